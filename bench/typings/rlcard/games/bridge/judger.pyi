from rlcard.games.bridge.utils.action_event import ActionEvent

class BridgeJudger:
    def get_legal_actions(self) -> list[ActionEvent]: ...
