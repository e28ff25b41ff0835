"""Players. They receive a view and nothing else."""

from kingclub.bots.bot import Bot, RandomBot, legal_actions
from kingclub.bots.plain import PlainBot

__all__ = ["Bot", "PlainBot", "RandomBot", "legal_actions"]
