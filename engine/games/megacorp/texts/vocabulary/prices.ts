/** Megacorp's words for prices: the first of a turn, the next, twice as much; and for what may be bought although it is not engaged. */
import { type Construct, construct } from "../../../../language/index.ts";

const ONCE = "Each turn, the first whose price you pay while the text is there (MC-R205).";

export const megacorpPrices: readonly Construct[] = [
  construct(
    "Static",
    "costs.firstBuy",
    "the first {g:Group:0} you buy each turn costs you {m:MONEY} less",
    ONCE,
    "the first card you buy each turn costs you 1M less",
    {
      also: ["each turn, the first {g:Group:0} you buy costs you {m:MONEY} less"],
      loose: [
        "the first {g:Group:0} you buy each turn costs {m:MONEY} less",
        "the first {g:Group:0} you buy during each of your turns costs {m:MONEY} less",
        "each turn, the first {g:Group:0} you buy costs {m:MONEY} less",
      ],
    },
  ),
  construct(
    "Static",
    "costs.firstDeploy",
    "the first {g:Group:0} you deploy each turn costs you {m:MONEY} less",
    ONCE,
    "the first character you deploy each turn costs you 1M less",
    {
      also: ["each turn, the first {g:Group:0} you deploy costs you {m:MONEY} less"],
      loose: [
        "the first {g:Group:0} you deploy each turn costs {m:MONEY} less",
        "each turn, the first {g:Group:0} you deploy costs {m:MONEY} less",
      ],
    },
  ),
  construct(
    "Static",
    "costs.next",
    "the next {g:Group:0} you deploy costs you {m:MONEY} less",
    "In the time that is said, the first whose price you pay (MC-R205).",
    "the next character you deploy costs you 1M less until end of turn",
    {
      weight: 0.5,
      also: ["the next {g:Group:0} you buy costs you {m:MONEY} less", "the next {g:Group:0} you play costs you {m:MONEY} less"],
      loose: ["the next {g:Group:0} you deploy costs {m:MONEY} less", "the next {g:Group:0} you buy costs {m:MONEY} less"],
    },
  ),
  construct(
    "Static",
    "costs.double",
    "each {g:Group:0} costs {p:PlayerS} twice as much",
    "The valuation counts twice; what makes it cheaper or more expensive comes after (MC-R204).",
    "each Business you control costs each opponent twice as much",
    {
      also: ["each {g:Group:0} costs {p:PlayerS} double"],
      loose: [
        "{g:Group:1} cost {p:PlayerS} twice as much",
        "{g:Group:1} cost {p:PlayerS} double",
        "all {g:Group:1} cost {p:PlayerS} double",
      ],
    },
  ),
  construct(
    "Static",
    "may.buyEngaged",
    "you may buy {g:Group:1} as though they were engaged",
    "Disengaged ones too, by the other rules of buying (MC-6.2).",
    "you may buy characters an opponent controls as though they were engaged",
    {
      also: ["you may buy {g:Group:1} as if they were engaged"],
      loose: [
        "you may buy {g:Group:1} even if they are not engaged",
        "you may buy {g:Group:1} although they are not engaged",
        "you may buy {g:Group:1} while they are disengaged",
      ],
    },
  ),
];

/** What search by meaning finds them by, where their own words will not do. */
export const PRICES_FINDS: Readonly<Record<string, string>> = {
  "costs.firstBuy": "does:cheaper",
  "costs.firstDeploy": "does:cheaper",
  "costs.next": "does:cheaper",
  "costs.double": "does:dearer",
  "may.buyEngaged": "does:may-buy",
};
