/** Megacorp's words for what abilities cost, and for what is paid for a card beside its price. */
import { type Construct, construct, isTree, type Tree, walk } from "../../../../language/index.ts";

const OF_ABILITIES = "Of abilities that are activated, at least 0M; several such texts add up (MC-R264).";
const loosely = (way: string, rest = ""): readonly string[] =>
  ["{s:Scope}'s abilities", "abilities on {s:Scope}", "the abilities of {s:Scope}", "activated abilities of {s:Scope}"].flatMap((words) => [
    `${words} cost {p:PlayerS} {m:MONEY} ${way}${rest}`,
  ]);

const abilities: readonly Construct[] = (["less", "more"] as const).flatMap((way) => [
  construct(
    "Static",
    `abilities.${way}`,
    `abilities of {s:Scope} cost {p:PlayerS} {m:MONEY} ${way}`,
    OF_ABILITIES,
    `abilities of each character you control cost you 1M ${way}`,
    {
      weight: 1.5,
      also: [`abilities of {s:Scope} cost {p:PlayerS} {m:MONEY} ${way} to activate`],
      loose: [...loosely(way), ...loosely(way, " to use"), `abilities of {s:Scope} cost {p:PlayerS} {m:MONEY} ${way} to use`],
    },
  ),
  construct(
    "Static",
    `abilities.${way}Each`,
    `abilities of {s:Scope} cost {p:PlayerS} {m:MONEY} ${way} for each {n:Per}`,
    OF_ABILITIES,
    `abilities of this cost you 1M ${way} for each location you control`,
    { weight: 1.5, loose: loosely(way, " for each {n:Per}") },
  ),
]);

/** What is paid beside a price: cards. What is money or traits makes the price itself higher. */
const isOfCards = ({ holes: { c } }: Tree): boolean => {
  if (!isTree(c)) return true;
  const parts = [...walk(c)];
  return parts.every(({ is }) => !is.startsWith("pay")) && parts.some(({ is }) => OF_CARDS.has(is));
};
const OF_CARDS: ReadonlySet<string> = new Set(["discard", "engage", "destroy", "annihilate", "return", "counters.remove", "reveal"]);

const additional: readonly Construct[] = (
  [
    ["deploy", ["buy"], "engage a character you control"],
    ["play", ["cast", "use"], "discard a card"],
  ] as const
).map(([verb, others, example]) =>
  construct(
    "Static",
    `additional.${verb}`,
    `as an additional cost to ${verb} this, {c:Costs}`,
    "Paid before its price, by whoever pays that; it is offered only if all of it can be paid together (MC-R265).",
    `as an additional cost to ${verb} this, ${example}`,
    {
      weight: 3,
      check: isOfCards,
      also: [`to ${verb} this, you must also {c:Costs}`],
      loose: [
        ...others.map((other) => `as an additional cost to ${other} this, {c:Costs}`),
        ...["extra", "added", "additional"].flatMap((word) =>
          [verb, ...others].map((one) => `as an ${word} cost to ${one} this, {c:Costs}`),
        ),
        ...[verb, ...others].flatMap((one) => [
          `to ${one} this, {c:Costs}`,
          `to ${one} this, also {c:Costs}`,
          `to ${one} this, you have to {c:Costs}`,
          `to ${one} this, you must {c:Costs}`,
          `to ${one} this, you must first {c:Costs}`,
          `to ${one} this, first {c:Costs}`,
          `{c:Costs} as an additional cost to ${one} this`,
          `{c:Costs} to ${one} this`,
        ]),
      ],
    },
  ),
);

export const megacorpCosts: readonly Construct[] = [...abilities, ...additional];

/** What search by meaning finds them by, where their own words will not do. */
export const COSTS_FINDS: Readonly<Record<string, string>> = {
  "abilities.less": "does:cheaper",
  "abilities.lessEach": "does:cheaper",
  "abilities.more": "does:dearer",
  "abilities.moreEach": "does:dearer",
  "additional.deploy": "does:dearer",
  "additional.play": "does:dearer",
};
