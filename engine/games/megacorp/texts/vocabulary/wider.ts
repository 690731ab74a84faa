/** Megacorp's words for comparisons, moments of other players' turns, filters, and what else happens to cards. */
import { type Construct, construct, happening, isTree, type Tree } from "../../../../language/index.ts";

const EVERYBODY = { is: "player.each", holes: {} };
const NULL_NEVER = "A missing score never matches.";

/** What can happen to a card, as one of two events. */
const happenings: readonly Construct[] = [
  ...["deployed", "engaged", "disengaged", "annihilated", "moved", "unbonded", "sold", "bought", "attacked"].map((word) =>
    happening(word, `is ${word}`, word),
  ),
  ...["attacks", "blocks", "retaliates", "becomes blocked", "becomes orphaned", "leaves the network"].map((words) =>
    happening(words.replaceAll(" ", "-"), words),
  ),
];

const PHASES = ["Buy", "Challenge", "Divest"] as const;
const time = (id: string, words: string, doc: string, more: Parameters<typeof construct>[5] = {}) =>
  construct("Time", `time.${id}`, words, doc, `at ${words}, gain 1M`, { weight: 0.8, ...more });
const BINDS = { binds: "player" } as const;
const THAT = "“That player” is this one from then on.";
const times: readonly Construct[] = [
  ...PHASES.flatMap((phase) => [
    time(`each.${phase}`, `the beginning of each player's ${phase} phase`, `When a player's ${phase} phase begins; ${THAT}`, BINDS),
    time(
      `opponent.${phase}`,
      `the beginning of each opponent's ${phase} phase`,
      `When an opponent's ${phase} phase begins; ${THAT}`,
      BINDS,
    ),
  ]),
  time("opponent", "the beginning of each opponent's turn", `When an opponent's turn begins; ${THAT}`, BINDS),
  time("eachPlayersEnd", "the end of each player's turn", `When a player's turn ends; ${THAT}`, BINDS),
  time("opponentEnd", "the end of each opponent's turn", `When an opponent's turn ends; ${THAT}`, BINDS),
];

/** A comparison is with players who are there, and each opponent has words of its own. */
const notChosen = ({ holes: { p } }: Tree): boolean =>
  !isTree(p) || !["player.opponent", "player.target", "player.targetPlayer", "player.eachOpponent"].includes(p.is);
const money: readonly Construct[] = [
  construct(
    "Cond",
    "cond.richerThan",
    "you have more money than {p:Player}",
    "Strictly more.",
    "if you have more money than each player with 3M or more, draw 1 card",
    {
      check: notChosen,
      weight: 0.8,
    },
  ),
  construct(
    "Cond",
    "cond.poorerThan",
    "you have less money than {p:Player}",
    "Strictly less.",
    "if you have less money than each player with 3M or more, draw 1 card",
    {
      check: notChosen,
      weight: 0.8,
    },
  ),
  construct(
    "Cond",
    "cond.opponentRicher",
    "an opponent has more money than you",
    "A single opponent.",
    "if an opponent has more money than you, gain 2M",
  ),
  construct(
    "Cond",
    "cond.opponentPoorer",
    "an opponent has less money than you",
    "A single opponent.",
    "if an opponent has less money than you, draw 1 card",
  ),
  construct(
    "Cond",
    "cond.opponentRich",
    "an opponent has {m:MONEY} or more",
    "A single opponent.",
    "if an opponent has 10M or more, draw 1 card",
  ),
  construct(
    "Cond",
    "cond.opponentPoor",
    "an opponent has {m:MONEY} or less",
    "A single opponent.",
    "if an opponent has 3M or less, draw 1 card",
  ),
  ...(
    [
      ["Richer", "has more money than you"],
      ["Poorer", "has less money than you"],
      ["Rich", "has {m:MONEY} or more", "has 5M or more"],
      ["Poor", "has {m:MONEY} or less", "has 5M or less"],
    ] as const
  ).map(([id, words, example = words]) =>
    construct(
      "Cond",
      `cond.that${id}`,
      `that player ${words}`,
      "The player named before.",
      `whenever an opponent draws a card, if that player ${example}, gain 1M`,
      {
        same: [`that opponent ${words}`],
        refers: "player",
        weight: 0.8,
      },
    ),
  ),
  construct(
    "Player",
    "player.richest",
    "{p:PlayerF} with the most money",
    "Compared with all players; ties count.",
    "each player with the most money",
    {
      num: 0,
      also: [{ phrase: "the player with the most money", fix: { p: EVERYBODY } }],
    },
  ),
  construct(
    "Player",
    "player.poorest",
    "{p:PlayerF} with the least money",
    "Compared with all players; ties count.",
    "each player with the least money",
    {
      num: 0,
      also: [{ phrase: "the player with the least money", fix: { p: EVERYBODY } }],
    },
  ),
  construct(
    "Player",
    "player.richerThanYou",
    "{p:PlayerF} with more money than you",
    "Only those.",
    "each opponent with more money than you",
    {
      num: 0,
      also: ["{p:PlayerF} who has more money than you"],
    },
  ),
  construct(
    "Player",
    "player.poorerThanYou",
    "{p:PlayerF} with less money than you",
    "Only those.",
    "each opponent with less money than you",
    {
      num: 0,
      also: ["{p:PlayerF} who has less money than you"],
    },
  ),
];

const filters: readonly Construct[] = [
  construct(
    "With",
    "with.moreThan",
    "with {t:Trait} greater than {v:ValueN}",
    NULL_NEVER,
    "each character with BQ greater than this card's BQ",
    {
      also: ["with {t:Trait} more than {v:ValueN}", "with {t:Trait} higher than {v:ValueN}"],
    },
  ),
  construct("With", "with.equalTo", "with {t:Trait} equal to {v:ValueN}", NULL_NEVER, "each character with BQ equal to this card's BQ"),
  construct("With", "with.exactly", "with {t:Trait} {n:INT}", NULL_NEVER, "each character with BQ 2", {
    also: ["with {t:Trait} exactly {n:INT}", "with exactly {t:Trait} {n:INT}"],
  }),
  construct(
    "With",
    "with.costs",
    "with valuation {m:MONEY}",
    "The valuation it has now, exactly that.",
    "each character with valuation 2M",
    {
      also: ["with valuation exactly {m:MONEY}"],
    },
  ),
  construct(
    "With",
    "with.fewCounters",
    "with {n:INT} or fewer development counters",
    "The counters on it.",
    "each location with 2 or fewer development counters",
    {
      also: ["with {n:INT} or less development counters"],
    },
  ),
  construct("With", "with.counter", "with a development counter on it", "At least one.", "each location with a development counter on it"),
  construct("With", "with.noCounters", "with no development counters", "None on it.", "each location with no development counters", {
    also: ["with no development counters on it", "without development counters"],
  }),
  construct("With", "with.score", "with a printed {t:Trait}", "It has that score, even if it is 0.", "each character with a printed MQ"),
];

const conditions: readonly Construct[] = [
  construct(
    "Cond",
    "cond.fewCounters",
    "{s:Subj} has {n:INT} or fewer development counters",
    "The counters on it.",
    "if this has 2 or fewer development counters, draw 1 card",
  ),
  construct(
    "Cond",
    "cond.noCounters",
    "{s:Subj} has no development counters",
    "None on it.",
    "if this has no development counters, destroy this",
    {
      loose: ["there are no development counters on {s:Subj}"],
    },
  ),
  construct(
    "Cond",
    "cond.scoreLess",
    "{s:Subj} has {t:Trait} {n:INT} or less",
    "The score it has then; a missing one never is.",
    "if this has BQ 1 or less, draw 1 card",
  ),
  construct("Cond", "cond.keyword", "{s:Subj} has {k:KwName}", "Printed or given.", "if this has Flying, draw 1 card"),
  construct(
    "Cond",
    "cond.worth",
    "{s:Subj} has valuation {m:MONEY} or more",
    "The valuation it has then.",
    "if this has valuation 5M or more, draw 1 card",
    {
      loose: ["the valuation of {s:Subj} is {m:MONEY} or more"],
    },
  ),
  construct(
    "Cond",
    "cond.cheap",
    "{s:Subj} has valuation {m:MONEY} or less",
    "The valuation it has then.",
    "if this has valuation 3M or less, draw 1 card",
    {
      loose: ["the valuation of {s:Subj} is {m:MONEY} or less"],
    },
  ),
];

const values: readonly Construct[] = [
  construct("Value", "money.yours", "your money", "All that you have.", "draw cards equal to half your money, rounded down", {
    also: ["the money you have", "the amount of money you have"],
  }),
  construct(
    "Value",
    "score.lowest",
    "the lowest {t:Trait} among {g:Group:1}",
    "The score they have then; 0 if there are none.",
    "gain money equal to the lowest EQ among characters you control",
  ),
  construct(
    "Value",
    "score.total",
    "the total {t:Trait} of {g:Group:1}",
    "All their scores together.",
    "gain money equal to the total EQ of characters you control",
    {
      also: ["the total {t:Trait} among {g:Group:1}", "the combined {t:Trait} of {g:Group:1}"],
    },
  ),
  construct(
    "Value",
    "valuation.highest",
    "the highest valuation among {g:Group:1}",
    "The valuation they have then; 0 if there are none.",
    "gain money equal to the highest valuation among locations you control",
  ),
  construct(
    "Value",
    "valuation.total",
    "the total valuation of {g:Group:1}",
    "All their valuations together.",
    "gain money equal to the total valuation of equipment you control",
  ),
  construct(
    "ValueN",
    "valuation.this",
    "this card's valuation",
    "The valuation that this card has now.",
    "gain money equal to this card's valuation",
  ),
  construct("Per", "per.opponent", "opponent", "Each opponent who is in the game.", "gain 1M for each opponent", {
    also: ["other player"],
  }),
  construct("Per", "per.player", "player", "Each player who is in the game.", "gain 1M for each player"),
  construct("Per", "per.damageOn", "{t:Trait} damage on {n:Near}", "Each point.", "draw 1 card for each BQ damage on this", {
    also: ["point of {t:Trait} damage on {n:Near}"],
  }),
];

export const megacorpWider: readonly Construct[] = [...happenings, ...times, ...money, ...filters, ...conditions, ...values];
