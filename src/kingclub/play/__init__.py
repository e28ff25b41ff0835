"""The referee: what may be done, and what follows. No time, no sockets, no files, no random source."""

from kingclub.play.action import (
    Action,
    Bid,
    Call,
    Chance,
    Declare,
    Draw,
    Flip,
    Lot,
    NameSuit,
    Offer,
    Order,
    Pass,
    Play,
    Shuffle,
    Trade,
    WriteOff,
)
from kingclub.play.deal import Deal
from kingclub.play.dealt import Dealt
from kingclub.play.form_play import HeapLaid, Struck
from kingclub.play.game import FinishedDeal, Game
from kingclub.play.refusal import Reason, Refused
from kingclub.play.shuffle import chance, first_dealer, flip_due, shuffled
from kingclub.play.trick import Trick
from kingclub.play.view import DealView, LastDeal, View, deal_view, view

__all__ = [
    "Action",
    "Bid",
    "Call",
    "Chance",
    "Deal",
    "DealView",
    "Dealt",
    "Declare",
    "Draw",
    "FinishedDeal",
    "Flip",
    "Game",
    "HeapLaid",
    "LastDeal",
    "Lot",
    "NameSuit",
    "Offer",
    "Order",
    "Pass",
    "Play",
    "Reason",
    "Refused",
    "Shuffle",
    "Struck",
    "Trade",
    "Trick",
    "View",
    "WriteOff",
    "chance",
    "deal_view",
    "first_dealer",
    "flip_due",
    "shuffled",
    "view",
]
