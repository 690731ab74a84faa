/** San's words for what the next card costs, what a single card costs, what corrupting and the marker cost for a time, and what counts as icons or Revenue. */
import { type Construct, construct } from "../../../../language/index.ts";
import { forThem, forYou, isNamed, notThisTurn } from "../durations.ts";

const NEXT = "The next one, however it is paid (SAN-R57).";
const ADDED = "Several add up (SAN-R55).";

const first: readonly Construct[] = [
  construct(
    "Static",
    "static.crossFirst",
    "the first {t:Noun:0} you cross each turn costs {n:INT} less",
    "For you (SAN-10.2).",
    "the first card you cross each turn costs 1 less",
    {
      also: [
        "the first {t:Noun:0} you cross this turn costs {n:INT} less",
        "the first {t:Noun:0} you cross this turn costs you {n:INT} less",
        "the first {t:Noun:0} you cross each turn costs you {n:INT} less",
      ],
      weight: 0.5,
    },
  ),
  construct(
    "Static",
    "static.buyCap",
    "each River card costs at most {n:INT} to buy",
    "For you (SAN-7.3).",
    "each River card costs at most 3 to buy",
    {
      also: [
        "no River card costs more than {n:INT} to buy",
        "each River card costs you at most {n:INT} to buy",
        "no River card costs you more than {n:INT} to buy",
      ],
      weight: 0.5,
    },
  ),
];

const next: readonly Construct[] = (["buy", "cross"] as const).flatMap((verb) =>
  (["less", "more"] as const).flatMap((way) => [
    construct(
      "Act",
      `you.next.${verb}.${way}`,
      `the next {t:Noun:0} you ${verb} this turn costs {n:INT} ${way}`,
      NEXT,
      `the next card you ${verb} this turn costs 1 ${way}`,
      { also: [`the next {t:Noun:0} you ${verb} this turn costs you {n:INT} ${way}`], weight: 0.3 },
    ),
    construct(
      "Act",
      `players.next.${verb}.${way}`,
      `the next {t:Noun:0} {p:Player} ${verb === "buy" ? "buys" : "crosses"} costs {n:INT} ${way}`,
      NEXT,
      `the next card target opponent ${verb === "buy" ? "buys" : "crosses"} costs 1 ${way}`,
      {
        also: [
          `the next {t:Noun:0} {p:Player} ${verb === "buy" ? "buys" : "crosses"} costs them {n:INT} ${way}`,
          `the next {t:Noun:0} that {p:Player} ${verb === "buy" ? "buys" : "crosses"} costs {n:INT} ${way}`,
        ],
        weight: 0.3,
      },
    ),
  ]),
);

/** What is so many more or less for a player for a time. */
const lasting: readonly Construct[] = (
  [
    ["corrupt.more", "corrupting a River card costs WHO {n:INT} more", "Corruption icons (SAN-9.1)."],
    ["corrupt.less", "corrupting a River card costs WHO {n:INT} less", "Corruption icons, never below 0 (SAN-9.1)."],
    ["marker.more", "moving the marker costs WHO {n:INT} more for each space", "Hacking icons (SAN-11.1)."],
  ] as const
).flatMap(([id, words, doc]) => {
  const example = words.replace("{n:INT}", "1");
  return [
    construct(
      "Act",
      `you.${id}`,
      `${words.replace("WHO", "you")} {d:Dur}`,
      `${doc} ${ADDED}`,
      `${example.replace("WHO", "you")} during your next turn`,
      {
        check: (tree) => forYou(tree) && (id !== "corrupt.less" || notThisTurn(tree)),
        weight: 0.3,
      },
    ),
    construct(
      "Act",
      `players.${id}`,
      `${words.replace("WHO", "{p:Player}")} {d:Dur}`,
      `${doc} ${ADDED}`,
      `${example.replace("WHO", "target opponent")} during their next turn`,
      { check: forThem, weight: 0.3 },
    ),
  ];
});

/** One card that was named before. */
const single: readonly Construct[] = (["cross", "buy"] as const).flatMap((verb) =>
  (["less", "more"] as const).flatMap((way) => [
    construct(
      "Act",
      `you.card.${verb}.${way}`,
      `{c:CardsL} costs you {n:INT} ${way} to ${verb} {d:Dur}`,
      "That card alone (SAN-R58).",
      `choose a River card, then that card costs you 1 ${way} to ${verb} until end of turn`,
      { check: (tree) => isNamed(tree) && forYou(tree), weight: 0.2 },
    ),
    construct(
      "Act",
      `players.card.${verb}.${way}`,
      `{c:CardsL} costs {p:Player} {n:INT} ${way} to ${verb} {d:Dur}`,
      "That card alone (SAN-R58).",
      `choose a River card, then that card costs each player 1 ${way} to ${verb} as long as it is in the River`,
      { check: (tree) => isNamed(tree) && forThem(tree), weight: 0.2 },
    ),
  ]),
);

const counting: readonly Construct[] = [
  construct(
    "Static",
    "static.revenueAs",
    "you may use revenue as {i:Icon}",
    "What is missing of the icons is taken from the Revenue of this turn that is there (SAN-R59).",
    "you may use revenue as Propaganda",
    {
      also: [
        "you may use your revenue as {i:Icon}",
        "you may spend revenue as {i:Icon}",
        "you may spend your revenue as {i:Icon}",
        "you may use unused revenue as {i:Icon}",
      ],
      weight: 0.4,
    },
  ),
  construct(
    "Static",
    "static.asRevenue",
    "you may use {i:Icon} as revenue",
    "What is left of them when the Buy phase begins is Revenue then (SAN-R59).",
    "you may use Hacking as revenue",
    {
      also: ["you may use your {i:Icon} as revenue", "you may spend {i:Icon} as revenue", "you may use unused {i:Icon} as revenue"],
      weight: 0.4,
    },
  ),
  construct(
    "Act",
    "multiply.revenue",
    "gain {n:INT} revenue for each {t:Noun:0} you play this turn, earlier or later",
    "Counts now, and again on each later play (SAN-13.1, SAN-R60).",
    "gain 1 revenue for each Equipment card you play this turn, earlier or later",
    { weight: 0.4 },
  ),
];

export const COST_WORDS: readonly Construct[] = [...first, ...next, ...lasting, ...single, ...counting];

/** What search by meaning finds them by, where their own words will not do. */
export const COST_FINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...first, ...next, ...lasting, ...single].map(({ id }) => [id, "does:cheaper"])),
  "static.revenueAs": "does:exchange",
  "static.asRevenue": "does:exchange",
  "multiply.revenue": "does:multiply",
};
