"""What the benchmark uses of OpenSpiel's extension module, which ships no stubs."""

class GameType:
    class Dynamics:
        SEQUENTIAL: GameType.Dynamics

    class ChanceMode:
        EXPLICIT_STOCHASTIC: GameType.ChanceMode
        SAMPLED_STOCHASTIC: GameType.ChanceMode

    class Information:
        IMPERFECT_INFORMATION: GameType.Information

    class Utility:
        ZERO_SUM: GameType.Utility

    class RewardModel:
        TERMINAL: GameType.RewardModel

    def __init__(
        self,
        *,
        short_name: str,
        long_name: str,
        dynamics: GameType.Dynamics,
        chance_mode: GameType.ChanceMode,
        information: GameType.Information,
        utility: GameType.Utility,
        reward_model: GameType.RewardModel,
        max_num_players: int,
        min_num_players: int,
        provides_information_state_string: bool,
        provides_information_state_tensor: bool,
        provides_observation_string: bool,
        provides_observation_tensor: bool,
        parameter_specification: dict[str, int],
    ) -> None: ...

class GameInfo:
    def __init__(
        self,
        *,
        num_distinct_actions: int,
        max_chance_outcomes: int,
        num_players: int,
        min_utility: float,
        max_utility: float,
        utility_sum: float,
        max_game_length: int,
    ) -> None: ...

class PlayerId:
    CHANCE: PlayerId
    TERMINAL: PlayerId
    def __int__(self) -> int: ...

class State:
    def __init__(self, game: Game) -> None: ...
    def apply_action(self, action: int) -> None: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def clone(self) -> State: ...
    def current_player(self) -> int: ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def returns(self) -> list[float]: ...

class Game:
    def __init__(self, game_type: GameType, game_info: GameInfo, parameters: dict[str, int]) -> None: ...
    def get_parameters(self) -> dict[str, int]: ...
    def new_initial_state(self) -> State: ...

def load_game(name: str, parameters: dict[str, int] = ...) -> Game: ...
def register_game(game_type: GameType, game: type[Game]) -> None: ...
def registered_names() -> list[str]: ...

class RandomRolloutEvaluator:
    def __init__(self, n_rollouts: int, seed: int) -> None: ...

class MCTSBot:
    def __init__(
        self,
        game: Game,
        evaluator: RandomRolloutEvaluator,
        uct_c: float,
        max_simulations: int,
        max_memory_mb: int,
        solve: bool,
        seed: int,
        verbose: bool,
    ) -> None: ...
    def step(self, state: State) -> int: ...
