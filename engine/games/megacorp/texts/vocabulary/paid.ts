/** Megacorp's words for what single cards cost for a time, for Events that are played for nothing, and for the most that is paid for a card. */
import { type Construct, construct, isTree, type Tree } from "../../../../language/index.ts";
import { isFromNow, isTurnOf } from "./their-turns.ts";

/** What a sentence says of every such card, whenever it is asked. */
const ALL: ReadonlySet<string> = new Set(["this", "host", "each", "attacked", "attacker"]);
const isChosen = (tree: Tree): boolean => {
  const { c, d } = tree.holes;
  return (!isTree(c) || !ALL.has(c.is)) && isTurnOf(undefined, tree) && isFromNow(tree) && (!isTree(d) || !WHILE.has(d.is));
};
const WHILE: ReadonlySet<string> = new Set(["dur.whileEngaged", "dur.whileHere", "dur.permanent"]);

const prices: readonly Construct[] = (["less", "more"] as const).map((way) =>
  construct(
    "Act",
    `costs.chosen.${way}`,
    `{c:CardsL} (costs|cost)@c {p:PlayerS} {m:MONEY} ${way} {d:Dur}`,
    "As long as the card stays where it is (MC-R234).",
    `reveal an event in your hand, then that card costs you 2M ${way} until end of turn`,
    { weight: 0.3, check: isChosen, also: [`{d:Dur}, {c:CardsL} (costs|cost)@c {p:PlayerS} {m:MONEY} ${way}`] },
  ),
);

const plays: readonly Construct[] = [
  construct(
    "VP",
    "play.free",
    "(play|plays) {c:CardsL} for free",
    "By the rules of playing, but nothing is paid (MC-R235).",
    "play an event in your hand for free",
    {
      weight: 0.4,
      loose: [
        "(play|plays) {c:CardsL} without paying",
        "(play|plays) {c:CardsL} without paying for it",
        "(play|plays) {c:CardsL} without paying its cost",
        "(play|plays) {c:CardsL} without paying its costs",
        "(play|plays) {c:CardsL} without paying its price",
        "(play|plays) {c:CardsL} for nothing",
        "(play|plays) {c:CardsL} free of charge",
      ],
    },
  ),
  construct(
    "PBan",
    "ban.payMore",
    "pay more than {m:MONEY} for a card",
    "What costs more is neither bought nor played nor deployed for its price (MC-R236).",
    "you cannot pay more than 4M for a card",
    {
      weight: 2,
      also: ["pay more than {m:MONEY} for any card", "spend more than {m:MONEY} on a card"],
      loose: [
        "pay more than {m:MONEY} for any one card",
        "pay more than {m:MONEY} for one card",
        "pay more than {m:MONEY} for a single card",
        "spend more than {m:MONEY} on any one card",
        "spend more than {m:MONEY} on one card",
        "spend more than {m:MONEY} on a single card",
        "spend more than {m:MONEY} for a card",
        "spend more than {m:MONEY} on any card",
        "buy cards that cost more than {m:MONEY}",
      ],
    },
  ),
];

export const megacorpPaid: readonly Construct[] = [...prices, ...plays];

/** What search by meaning finds them by, where their own words will not do. */
export const PAID_FINDS: Readonly<Record<string, string>> = {
  "costs.chosen.less": "does:cheaper",
  "costs.chosen.more": "does:dearer",
  "play.free": "does:play",
};
