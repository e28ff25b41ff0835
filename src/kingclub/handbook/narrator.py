"""What every part of a rule page needs: the ruleset, the language, lists in a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from babel.lists import format_list

from kingclub.handbook.page import Block, Section
from kingclub.rules import Contract, ContractId, Ruleset
from kingclub.texts import Points, Texts


@dataclass(frozen=True)
class Narrator:
    """Tells one ruleset in one language."""

    ruleset: Ruleset
    texts: Texts

    def contracts(self) -> tuple[Contract, ...]:
        """The different contracts of the game, in the order of their first deal."""
        named = (*self.ruleset.programme, *self.ruleset.order_list)
        return tuple(self.ruleset.contracts[contract] for contract in dict.fromkeys(named))

    @property
    def trump_contracts(self) -> tuple[Contract, ...]:
        """Those in which there may be a trump."""
        return tuple(law for law in self.contracts() if law.trump)

    @property
    def jokers(self) -> int:
        """How many are in the pack."""
        return sum(card.is_joker for card in self.ruleset.pack)

    def contract_name(self, contract: ContractId) -> str:
        return self.texts.text(f"contract-{contract}")

    def quoted(self, contracts: Iterable[Contract]) -> str:
        """The names of contracts, as a list in a sentence."""
        marks = "«»" if self.texts.lang == "ru" else "“”"
        names = [f"{marks[0]}{self.contract_name(contract.id)}{marks[1]}" for contract in contracts]
        return self.listed(names)

    def listed(self, words: Iterable[str]) -> str:
        return format_list(list(words), locale=self.texts.lang)

    def listed_or(self, words: Iterable[str]) -> str:
        """As `listed`, of which one is to be chosen."""
        return format_list(list(words), style="or", locale=self.texts.lang)

    @property
    def boys(self) -> str:
        return str(self.ruleset.switches.get("boys", ""))

    def price(self, item: str, half: int) -> str:
        return self.texts.text(f"price-{item}", points=Points(half), boys=self.boys)


def section(identity: str, heading: str, *blocks: Block | None) -> Section:
    """A section of the blocks that are there."""
    return Section(identity, heading, tuple(block for block in blocks if block is not None))
