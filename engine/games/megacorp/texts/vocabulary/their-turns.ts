/** Megacorp's words for times that end, or come, with a player's next turn: its controller's, their own, that player's. */
import { type Construct, construct, isTree, type Tree } from "../../../../language/index.ts";

const span = (id: string, phrase: string, doc: string, example: string, more: Parameters<typeof construct>[5] = {}) =>
  construct("Dur", `dur.${id}`, phrase, doc, example, { weight: 0.2, ...more });

/** Of the turn: what comes before “next turn”, what it means. */
const TURNS = [
  ["End", "until the end of", "To the end of the next turn that"],
  ["Start", "until the beginning of", "To the beginning of the next turn of"],
  ["In", "during", "From the beginning to the end of the next turn of"],
] as const;

const ofCards: readonly Construct[] = TURNS.map(([id, when, doc]) =>
  span(
    `controller${id}`,
    `${when} its controller's next turn`,
    `${doc} ${id === "End" ? "its controller begins" : "its controller"}, of each card by itself (MC-R230).`,
    `target character cannot block ${when} its controller's next turn`,
    { also: [`${when} their controller's next turn`, `${when} their controllers' next turn`, `${when} their controllers' next turns`] },
  ),
);
const ofPlayers: readonly Construct[] = TURNS.map(([id, when, doc]) =>
  span(
    `their${id}`,
    `${when} their next turn`,
    `${doc} ${id === "End" ? "that player begins" : "that player"}, of each player by itself (MC-R230).`,
    `target opponent cannot play events ${when} their next turn`,
  ),
);
const ofNamed: readonly Construct[] = TURNS.map(([id, when, doc]) =>
  span(
    `named${id}`,
    `${when} {w:Whose} next turn`,
    `${doc} ${id === "End" ? "that player begins" : "that player"} (MC-R230).`,
    `target character cannot block ${when} target opponent's next turn`,
    { check: ({ holes: { w } }) => !isTree(w) || NAMED.has(w.is) },
  ),
);
/** Words that name one player; “your” has words of its own. */
const NAMED: ReadonlySet<string> = new Set(["whose.that", "whose.target", "whose.targetPlayer"]);
const yours = span(
  "yourIn",
  "during your next turn",
  "From the beginning to the end of the next turn that you begin (MC-R230).",
  "this gains Flying during your next turn",
);

const lasts = (family: string, { holes: { d } }: Tree): boolean => isTree(d) && d.is.startsWith(`dur.${family}`);
/** “Its controller's” is said of cards, “their” of players. */
export const isTurnOf = (hole: "c" | "p" | undefined, tree: Tree): boolean =>
  !(hole !== "c" && lasts("controller", tree)) && !(hole !== "p" && lasts("their", tree));
/** What is looked at or changes hands at once cannot begin later. */
export const isFromNow = ({ holes: { d } }: Tree): boolean => !isTree(d) || !/^dur\.(?:controller|their|named|your)In$/.test(d.is);

/** Words that name one player, of whose next turn something waits for a moment. */
const NEXT: ReadonlySet<string> = new Set([...NAMED, "whose.controller"]);
const next = (id: string, phrase: string, doc: string, example: string, named: boolean): Construct =>
  construct("NextTime", `next.${id}`, phrase, doc, `at ${example}, draw 1 card`, {
    weight: 0.3,
    ...(named ? { check: ({ holes: { w } }) => !isTree(w) || NEXT.has(w.is) } : {}),
  });
const moments: readonly Construct[] = [
  next(
    "whoseStart",
    "the beginning of {w:Whose} next turn",
    "The next turn of that player.",
    "the beginning of target opponent's next turn",
    true,
  ),
  next(
    "whoseEnd",
    "the end of {w:Whose} next turn",
    "Of the next turn that player begins.",
    "the end of target opponent's next turn",
    true,
  ),
  next("yourEnd", "the end of your next turn", "Of the next turn that you begin.", "the end of your next turn", false),
  ...["Buy", "Challenge", "Divest"].map((phase) =>
    next(
      `whose.${phase}`,
      `the beginning of {w:Whose} next ${phase} phase`,
      "The next one of that player.",
      `the beginning of target opponent's next ${phase} phase`,
      true,
    ),
  ),
];

export const megacorpTheirTurns: readonly Construct[] = [...ofCards, ...ofPlayers, ...ofNamed, yours, ...moments];

/** What search by meaning finds them by, where their own words will not do. */
export const THEIR_TURNS_FINDS: Readonly<Record<string, string>> = {
  "next.whoseStart": "when:turn-begins",
  "next.whoseEnd": "when:turn-ends",
  "next.yourEnd": "when:turn-ends",
};
