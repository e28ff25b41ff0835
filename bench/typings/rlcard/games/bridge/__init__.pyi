"""What the benchmark uses of RLCard's bridge, which ships no stubs."""

from rlcard.games.bridge.judger import BridgeJudger
from rlcard.games.bridge.utils.action_event import ActionEvent

class Game:
    np_random: object
    judger: BridgeJudger
    def init_game(self) -> tuple[dict[str, object], int]: ...
    def step(self, action: ActionEvent) -> tuple[dict[str, object], int]: ...
    def is_over(self) -> bool: ...
