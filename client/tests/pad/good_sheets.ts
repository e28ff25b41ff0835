/** Sheets with all that a file can have. */

export const NAMES = ["A", "B", "C", "D"];

export const GOOD: readonly object[] = [
  {
    rules: "ladies-book",
    version: 1,
    switches: { trump_price: 8, allow_unbalanced: true },
    players: NAMES,
    dealer: 2,
    rows: [
      { contract: "no-tricks", tally: { "1": { tricks: 8 } } },
      null,
      { contract: "no-boys", points: { "1": -8, "2": -4.5, "4": -4 }, check: -16 },
      ...Array<null>(5).fill(null),
      {
        contract: "trump",
        terms: { declarer: 3, trump: "♠", sold: { to: 3, tricks: 2 } },
        tally: { "1": { tricks: 5 }, "3": { tricks: 3 } },
      },
    ],
    totals: { minus: { "1": -14 }, all: { "2": 3 } },
    history: [{ row: 1 }, { row: 2 }, { row: 3, was: null, rows: 2 }, { total: "all", written: { "2": 1 } }],
    note: "n",
  },
  {
    rules: "suit-auction",
    players: NAMES,
    rows: [
      {
        contract: "suit",
        terms: { declarer: 1, bid: 5, penalty_suit: "♦" },
        tally: { "1": { cards: ["K♦"] }, "3": { cards: ["10♦", "2♦"] } },
      },
    ],
    history: [{ row: 1, was: { contract: "suit", points: { "1": 3 } } }],
  },
  {
    rules: "kis-kis",
    players: NAMES,
    switches: { packs: 2 },
    rows: [
      {
        contract: "kis-kis",
        terms: { queen_out: 4 },
        tally: { "1": { cards: ["K♦", "K♦"] }, "2": { cards: ["6♠"] }, "3": { cards: ["Q♣"] } },
      },
    ],
  },
  {
    rules: "ordered",
    players: NAMES,
    rows: [{ contract: "no-king", terms: { declarer: 2, held_king: 1 }, tally: { "2": { king: 1 } } }],
  },
];
