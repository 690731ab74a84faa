/** San's words for what a player has done so far this turn. */
import { type Construct, construct } from "../../../../language/index.ts";

const NOW = "Counted from the beginning of the turn until now (SAN-R56).";
const DRAW = "draw 1 card";

/** What can have been done to cards: the words, how they are denied, and whether the kind of the cards may be asked for, which both players know. */
export const DEEDS = [
  { id: "bought", verb: "buy", open: true },
  { id: "crossed", verb: "cross", open: true },
  { id: "destroyed", verb: "destroy", open: true },
  { id: "discarded", verb: "discard", open: true },
  { id: "corrupted", verb: "corrupt", open: false },
  { id: "drew", verb: "draw", open: false },
] as const;

const deeds: readonly Construct[] = DEEDS.flatMap(({ id, verb, open }) => {
  const one = open ? "{t:Noun:0}" : "card";
  const many = open ? "{t:Noun:1}" : "cards";
  return [
    construct("Cond", `did.${id}`, `you ${id} a ${one} this turn`, NOW, `if you ${id} a card this turn, ${DRAW}`, {
      also: [`you have ${id === "drew" ? "drawn" : id} a ${one} this turn`],
      weight: 0.4,
    }),
    construct(
      "Cond",
      `did.more.${id}`,
      `you ${id} {n:INT} or more ${many} this turn`,
      NOW,
      `if you ${id} 2 or more cards this turn, ${DRAW}`,
      { weight: 0.3 },
    ),
    construct("Cond", `did.none.${id}`, `you ${id} no ${many} this turn`, NOW, `if you ${id} no cards this turn, ${DRAW}`, {
      also: [
        `you did not ${verb} a ${one} this turn`,
        `you did not ${verb} ${many} this turn`,
        `you have not ${id === "drew" ? "drawn" : id} a ${one} this turn`,
      ],
      weight: 0.3,
    }),
    construct("Per", `did.per.${id}`, `${one} you ${id} this turn`, NOW, `gain 1 Hacking for each card you ${id} this turn`, {
      weight: 0.3,
    }),
    construct("Per", `did.lots.${id}`, `{n:INT} ${many} you ${id} this turn`, NOW, `gain 1 Hacking for each 2 cards you ${id} this turn`, {
      check: ({ holes: { n } }) => n !== 0 && n !== 1,
      weight: 0.2,
    }),
    construct(
      "Value",
      `did.number.${id}`,
      `the number of ${many} you ${id} this turn`,
      NOW,
      `gain Hacking equal to the number of cards you ${id} this turn`,
      {
        weight: 0.3,
      },
    ),
  ];
});

const seconds: readonly Construct[] = (["buy", "cross", "corrupt", "draw"] as const).map((verb) =>
  construct(
    "Event",
    `event.second.${verb}`,
    `you ${verb} your second card each turn`,
    "Once each turn, with the second one (SAN-R56).",
    `when you ${verb} your second card each turn, ${DRAW}`,
    {
      also: [`you ${verb} your second card this turn`, `you ${verb} your second card in a turn`],
      weight: 0.3,
    },
  ),
);

const others: readonly Construct[] = [
  construct("Cond", "did.passed", "you passed a Virus card this turn", NOW, `if you passed a Virus card this turn, ${DRAW}`, {
    also: ["you passed a Virus this turn"],
  }),
  construct("Cond", "did.moved", "you moved the marker this turn", NOW, `if you moved the marker this turn, ${DRAW}`),
  construct("Cond", "did.none.moved", "you did not move the marker this turn", NOW, `if you did not move the marker this turn, ${DRAW}`),
  construct("Cond", "did.won", "you won a Hand Bonus token this turn", NOW, `if you won a Hand Bonus token this turn, ${DRAW}`),
];

export const DONE_WORDS: readonly Construct[] = [...deeds, ...seconds, ...others];

export const DONE_FINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...deeds, ...others].map(({ id }) => [id, "cond:this-turn"])),
  "event.second.buy": "when:bought",
  "event.second.cross": "when:crossed",
  "event.second.corrupt": "when:corrupted",
  "event.second.draw": "when:draw",
};
