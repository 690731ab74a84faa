/** Megacorp's words for what players did in this turn: bought, sold, discarded, drew. */
import { type Construct, construct, isTree, type Tree, walk } from "../../../../language/index.ts";

const DEEDS = [
  ["bought", "buy", "Paid for and deployed, from wherever it came"],
  ["sold", "sell", "In the Divest phase or by a text"],
  ["discarded", "discard", "From anywhere, by a text or a rule"],
  ["played", "play", "Events: when the effect is on the stack"],
] as const;
/** Only events are played; other cards are deployed. */
const speaksOfEvents = ({ holes }: Tree): boolean =>
  Object.values(holes).some((hole) => isTree(hole) && [...walk(hole)].some(({ is }) => is === "noun.event"));
const only = (did: string) => (did === "played" ? { check: speaksOfEvents } : {});

const verbs: readonly Construct[] = DEEDS.map((deed) => [...deed, deed[0] === "played" ? "event" : "card"] as const).flatMap(
  ([did, does, doc, noun]) => [
    construct(
      "Cond",
      `cond.you.${did}`,
      `you ${did} {c:Count} this turn`,
      `${doc} (MC-R225).`,
      `if you ${did} a ${noun} this turn, draw 1 card`,
      {
        weight: 0.4,
        ...only(did),
        loose: [`you have ${did} {c:Count} this turn`, `you have ${did} {c:Count} so far this turn`, `you did ${does} {c:Count} this turn`],
      },
    ),
    construct(
      "Cond",
      `cond.opponent.${did}`,
      `an opponent ${did} {c:Count} this turn`,
      `${doc}; one opponent alone (MC-R225).`,
      `if an opponent ${did} 2 or more ${noun}s this turn, draw 1 card`,
      { weight: 0.2, ...only(did), loose: [`an opponent has ${did} {c:Count} this turn`, `any opponent ${did} {c:Count} this turn`] },
    ),
    ...(did === "played"
      ? []
      : [
          construct(
            "Cond",
            `cond.was.${did}`,
            `{c:Count} (was|were)@c ${did} this turn`,
            `${doc}, by any player (MC-R225).`,
            `if 2 or more ${noun}s were ${did} this turn, draw 1 card`,
            {
              weight: 0.2,
              loose: [
                `{c:Count} (has|have)@c been ${did} this turn`,
                `a player ${did} {c:Count} this turn`,
                `any player ${did} {c:Count} this turn`,
              ],
            },
          ),
        ]),
    construct(
      "Per",
      `per.you.${did}`,
      `{g:Group:0} you ${did} this turn`,
      `${doc} (MC-R225).`,
      `draw 1 card for each ${noun} you ${did} this turn`,
      { weight: 0.2, ...only(did), loose: [`{g:Group:0} you have ${did} this turn`, `{g:Group:0} that you ${did} this turn`] },
    ),
  ],
);

const draws: readonly Construct[] = [
  construct(
    "Cond",
    "cond.you.drew",
    "you drew {n:INT} or more cards this turn",
    "Also in the Accounting phase (MC-R225).",
    "if you drew 2 or more cards this turn, draw 1 card",
    {
      weight: 0.4,
      same: [{ phrase: "you drew a card this turn", fix: { n: 1 } }],
      loose: ["you have drawn {n:INT} or more cards this turn", "you drew at least {n:INT} cards this turn"],
    },
  ),
  construct(
    "Per",
    "per.you.drew",
    "card you drew this turn",
    "Also in the Accounting phase (MC-R225).",
    "gain 1M for each card you drew this turn",
    { weight: 0.2, loose: ["card you have drawn this turn", "card drawn by you this turn"] },
  ),
];

/** “their second event each turn”: what is done, of which cards. */
const NTH = [
  ["played", "play", "event", "When its effect is on the stack"],
  ["bought", "buy", "card", "When it has been paid for"],
  ["sold", "sell", "card", "In the Divest phase or by a text"],
  ["discarded", "discard", "card", "From anywhere"],
  ["drew", "draw", "card", "Also in the Accounting phase"],
] as const;
const nth: readonly Construct[] = ["second", "third"].flatMap((ordinal) =>
  NTH.map(([did, does, noun, doc]) =>
    construct(
      "Event",
      `event.${ordinal}.${did}`,
      `{p:EvP} (${does}s|${does})@p (their|your)@p ${ordinal} ${noun} each turn`,
      `${doc}; counted for each player by itself (MC-R233).`,
      `whenever an opponent ${does}s their ${ordinal} ${noun} each turn, draw 1 card`,
      {
        weight: 0.15,
        also: [`{p:EvP} (${does}s|${does})@p the ${ordinal} ${noun} each turn`],
      },
    ),
  ),
);

const later: readonly Construct[] = NTH.map(([did, does, noun, doc]) =>
  construct(
    "Event",
    `event.later.${did}`,
    `{p:EvP} (${does}s|${does})@p ${noun === "event" ? "an" : "a"} ${noun} other than (their|your)@p first each turn`,
    `${doc}; counted for each player by itself (MC-R233).`,
    `whenever an opponent ${does}s ${noun === "event" ? "an" : "a"} ${noun} other than their first each turn, draw 1 card`,
    {
      weight: 0.2,
      also: [
        `{p:EvP} (${does}s|${does})@p ${noun === "event" ? "an" : "a"} ${noun} other than the first each turn`,
        `{p:EvP} (${does}s|${does})@p ${noun === "event" ? "an" : "a"} ${noun} after (their|your)@p first each turn`,
      ],
    },
  ),
);

const attacks: readonly Construct[] = [
  construct(
    "History",
    "history.notAttacked",
    "that did not attack this turn",
    "No attack was declared with it in this turn.",
    "each character that did not attack this turn",
    {
      weight: 0.4,
      also: ["that didn't attack this turn"],
    },
  ),
  construct(
    "Cond",
    "cond.was.attacking",
    "{c:CountN} attacked this turn",
    "Of the cards that are in networks now.",
    "if 2 or more characters attacked this turn, draw 1 card",
    { weight: 0.3, loose: ["{c:CountN} (has|have)@c attacked this turn"] },
  ),
];

export const megacorpTurnDeeds: readonly Construct[] = [...verbs, ...draws, ...nth, ...later, ...attacks];

/** What search by meaning finds them by: the second event that somebody plays is played. */
export const TURN_DEEDS_FINDS: Readonly<Record<string, string>> = Object.fromEntries(
  NTH.flatMap(([did]) =>
    ["second", "third", "later"].map((ordinal) => [`event.${ordinal}.${did}`, `when:${did === "drew" ? "drawn" : did}`]),
  ),
);
