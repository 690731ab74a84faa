/** Megacorp's words for copies of what waits on the stack, for prices without traits and of next cards, for cards that are bought as though they were held, and for counters that cards enter with. */
import { type Construct, construct, isTree, type Tree, walk } from "../../../../language/index.ts";
import { isSpanOf } from "./spans.ts";

const NEW = "Copied is what it does, with targets and choices of your own; you control the copy (MC-R253).";
const copies: readonly Construct[] = [
  construct(
    "VP",
    "copy",
    "(copy|copies) {c:CardsL}",
    "With the same targets and choices; you control the copy, and it is carried out first (MC-R253).",
    "copy target ability",
    {
      weight: 0.5,
      loose: ["(duplicate|duplicates) {c:CardsL}", "(make|makes) a copy of {c:CardsL}", "(create|creates) a copy of {c:CardsL}"],
    },
  ),
  construct("VP", "copy.new", "(copy|copies) {c:CardsL} with new targets", NEW, "copy target event with new targets", {
    weight: 0.5,
    loose: [
      "(copy|copies) {c:CardsL}, then (you may|they may) choose new targets for the copy",
      "(copy|copies) {c:CardsL}, then (choose|chooses) new targets for the copy",
      "(copy|copies) {c:CardsL} choosing new targets",
    ],
  }),
];

const fact = (id: string, phrase: string, doc: string, example: string, more: Parameters<typeof construct>[5] = {}) =>
  construct("Static", id, phrase, doc, example, { weight: 1, ...more });
const COUNTED = "Counted when it lies in the network that it enters, wherever it comes from (MC-R215).";
const prices: readonly Construct[] = [
  fact(
    "costs.noTraits",
    "each {g:Group:0} costs {p:PlayerS} no traits",
    "Its trait cost counts as nothing.",
    "each event costs you no traits",
    {
      loose: ["{g:Group:1} cost {p:PlayerS} no traits"],
    },
  ),
  fact(
    "static.deployedWithEach",
    "this is deployed with {n:INT} development (counter|counters)@n for each {p:Per}",
    COUNTED,
    "this is deployed with 1 development counter for each card docked to this",
    { also: ["this is deployed with {n:INT} development (counter|counters)@n on it for each {p:Per}"] },
  ),
  fact(
    "static.deployedWithNamedEach",
    "this is deployed with {n:INT} {w:LABEL} (counter|counters)@n for each {p:Per}",
    COUNTED,
    "this is deployed with 1 case counter for each card docked to this",
    { also: ["this is deployed with {n:INT} {w:LABEL} (counter|counters)@n on it for each {p:Per}"] },
  ),
  fact("static.noTraits", "this costs no traits", "Its own trait cost counts as nothing.", "this costs no traits"),
  fact(
    "costs.nextMore",
    "the next {g:Group:0} you deploy costs you {m:MONEY} more",
    "In the time that is said, the first whose price you pay (MC-R205).",
    "the next character you deploy costs you 1M more until end of turn",
    {
      also: ["the next {g:Group:0} you buy costs you {m:MONEY} more", "the next {g:Group:0} you play costs you {m:MONEY} more"],
    },
  ),
  fact(
    "may.buyHeld",
    "you may buy {g:Group:1} as though they were in your hand",
    "Of an Open Market also those that are not on top; at the printed price (MC-R254).",
    "you may buy #Human cards in your open market as though they were in your hand",
    {
      check: ({ holes: { g } }) => !isTree(g) || isOfMarket(g),
      also: ["you may buy {g:Group:1} as if they were in your hand"],
      loose: ["you may buy {g:Group:1} even if they are not on top"],
    },
  ),
];
/** Cards of an Open Market, where all see them. */
function isOfMarket(group: Tree): boolean {
  const zone = [...walk(group)].find(({ is }) => is === "zoned")?.holes["z"];
  return (
    isTree(zone) &&
    [...walk(zone)].some(({ is }) => is === "zone.market" || is === "zone.anyMarket") &&
    ![...walk(zone)].some(({ is }) => is === "zone.both")
  );
}

const YOURS = /^(?:ctrl|own|whose)\./u;
const next: readonly Construct[] = (["less", "more"] as const).map((way) =>
  construct(
    "Act",
    `next.${way}`,
    `the next {g:Group:0} {p:Player} (deploys|deploy)@p costs that player {m:MONEY} ${way} {d:Dur}`,
    "For each of these players the first whose price they pay in that time (MC-R205).",
    `the next character target opponent deploys costs that player 1M ${way} until end of turn`,
    {
      weight: 0.2,
      saysTo: { fact: way === "less" ? "costs.next" : "costs.nextMore", by: "static.for" },
      check: (tree) => {
        const { g, p } = tree.holes;
        return (
          isSpanOf("p")(tree) &&
          (!isTree(g) || [...walk(g)].every(({ is, refers }) => refers === undefined && !YOURS.test(is))) &&
          (!isTree(p) || p.refers === undefined)
        );
      },
      also: [
        `the next {g:Group:0} {p:Player} (buys|buy)@p costs that player {m:MONEY} ${way} {d:Dur}`,
        `the next {g:Group:0} {p:Player} (plays|play)@p costs that player {m:MONEY} ${way} {d:Dur}`,
      ],
      loose: [
        `the next {g:Group:0} {p:Player} (deploys|deploy)@p costs {m:MONEY} ${way} {d:Dur}`,
        `the next {g:Group:0} {p:Player} (plays|play)@p costs {m:MONEY} ${way} {d:Dur}`,
        `the next {g:Group:0} {p:Player} (buys|buy)@p costs {m:MONEY} ${way} {d:Dur}`,
      ],
    },
  ),
);

export const megacorpCopies: readonly Construct[] = [...copies, ...prices, ...next];

/** What search by meaning finds them by, where their own words will not do. */
export const COPIES_FINDS: Readonly<Record<string, string>> = {
  "costs.noTraits": "does:cheaper",
  "static.noTraits": "does:cheaper",
  "costs.nextMore": "does:dearer",
  "static.deployedWithEach": "does:counters",
  "static.deployedWithNamedEach": "does:counters",
  "next.less": "does:cheaper",
  "next.more": "does:dearer",
  "may.buyHeld": "does:may-buy",
  "copy.new": "does:copy",
};
