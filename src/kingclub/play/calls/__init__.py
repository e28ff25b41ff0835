"""All that is said in a deal before its cards are played."""

from kingclub.play.calls.auction import Auction, AuctionKind
from kingclub.play.calls.declaring import Declaring, NamingSuit
from kingclub.play.calls.ordering import Ordering, OrderLists
from kingclub.play.calls.phase import CallPhase, Settled, called
from kingclub.play.calls.selling import Selling

__all__ = [
    "Auction",
    "AuctionKind",
    "CallPhase",
    "Declaring",
    "NamingSuit",
    "OrderLists",
    "Ordering",
    "Selling",
    "Settled",
    "called",
]
