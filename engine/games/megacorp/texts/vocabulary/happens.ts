/** Megacorp's words for what happens and when: to whom, by whom, how much of it; what comes to lie where; later times. */
import { type Construct, construct, isTree, walk } from "../../../../language/index.ts";

const event = (id: string, phrase: string, doc: string, example: string, more: Parameters<typeof construct>[5] = {}) =>
  construct("Event", `event.${id}`, phrase, doc, `${example}, draw 1 card`, { weight: 0.5, ...more });

const fights: readonly Construct[] = [
  event("dealtCombat", "{s:EvC} is dealt combat damage", "After prevention, in combat.", "whenever this is dealt combat damage"),
  event(
    "dealtMuch",
    "{s:EvC} is dealt {n:INT} or more damage",
    "At once, after prevention; any trait.",
    "whenever this is dealt 3 or more damage",
  ),
  event("dealsAny", "{s:EvC} deals damage", "To any card, after prevention.", "whenever this deals damage"),
  event("dealsAnyTrait", "{s:EvC} deals {t:Trait} damage", "To any card, after prevention.", "whenever this deals BQ damage"),
  event("destroyedBy", "{s:EvC} is destroyed by {t:EvC}", "By its damage or by its text.", "when this is destroyed by a character"),
  event("destroysCard", "{s:EvC} destroys {t:EvC}", "By its damage or by its text.", "whenever this destroys a character"),
  event("destroyedInCombat", "{s:EvC} is destroyed in combat", "By combat damage.", "when this is destroyed in combat"),
  event(
    "survives",
    "{s:EvC} survives combat",
    "It attacked, was attacked or blocked, and is still there when the combat ends.",
    "whenever this survives combat",
  ),
];

const places: readonly Construct[] = [
  event(
    "becomesDocked",
    "{s:EvC} becomes docked to {t:EvC}",
    "It is deployed, moved or swapped and then lies docked to it (MC-R209).",
    "whenever a character becomes docked to this",
    { also: ["{s:EvC} is deployed or moved next to {t:EvC}"] },
  ),
  event(
    "intoZone",
    "{s:EvC} is put into {z:Zone}",
    "From wherever it comes, by whatever it is.",
    "whenever a character is put into any open market",
  ),
  event("losesControl", "{p:EvP} (loses|lose)@p control of {s:EvC}", "Another player gains it.", "when you lose control of this"),
  event("revealed", "{s:EvC} is revealed", "Shown to all players, and not known to all before.", "when this is revealed"),
];

/** How people name what opponents announce. */
const OF_OPPONENTS = [
  "an event or ability an opponent controls",
  "an effect or ability an opponent controls",
  "an opponent's event or ability",
  "an opponent's effect or ability",
  "an ability an opponent controls",
  "an opponent",
];
const stack: readonly Construct[] = [
  event("resolves", "{s:EvC} resolves", "Its effect, or an ability of it, is carried out.", "whenever an event resolves"),
  event(
    "targeted",
    "{s:EvC} becomes the target of {t:EvC}",
    "Of its effect or of an ability of it, when that has been announced (MC-R238).",
    "whenever this becomes the target of an event",
    {
      // An ability is no card: whose it is says “an opponent targets …”.
      check: ({ holes: { t } }) => !isTree(t) || [...walk(t)].every(({ is }) => is !== "noun.ability"),
      loose: [
        "{s:EvC} is targeted by {t:EvC}",
        "{s:EvC} becomes targeted by {t:EvC}",
        "{t:EvC} targets {s:EvC}",
        "{s:EvC} is the target of {t:EvC}",
        "{s:EvC} is chosen as the target of {t:EvC}",
      ],
    },
  ),
  event(
    "targetedBy",
    "{p:EvP} (targets|target)@p {s:EvC}",
    "With an event or an ability, when it has been announced (MC-R238).",
    "whenever an opponent targets a character you control",
    {
      check: ({ holes: { p } }) => !isTree(p) || p.is !== "evp.player",
      loose: OF_OPPONENTS.flatMap((by) => [
        { phrase: `{s:EvC} becomes the target of ${by}`, fix: { p: { is: "evp.opponent", holes: {} } } },
        { phrase: `{s:EvC} is targeted by ${by}`, fix: { p: { is: "evp.opponent", holes: {} } } },
      ]),
    },
  ),
  event("targetedAny", "{s:EvC} becomes a target", "Of anything that is announced (MC-R238).", "whenever this becomes a target", {
    loose: [
      "{s:EvC} becomes the target of an effect or ability",
      "{s:EvC} becomes the target of an event or ability",
      "{s:EvC} becomes the target of an event or an ability",
      "{s:EvC} becomes the target of anything",
      "{s:EvC} is targeted by an event or ability",
      "{s:EvC} is targeted",
      "{s:EvC} becomes targeted",
    ],
  }),
  event("cancelled", "{s:EvC} is cancelled", "Its effect, or an ability of it, by a text.", "whenever an event is cancelled"),
];

const counters: readonly Construct[] = [
  event("getsCounter", "{s:EvC} gets a counter", "Of any kind.", "whenever this gets a counter"),
  event("getsNamed", "{s:EvC} gets a {w:LABEL} counter", "Of that kind.", "whenever this gets a case counter"),
  event(
    "lastCounter",
    "the last development counter is removed from {s:EvC}",
    "None is left.",
    "when the last development counter is removed from this",
  ),
  event(
    "lastNamed",
    "the last {w:LABEL} counter is removed from {s:EvC}",
    "None is left.",
    "when the last case counter is removed from this",
  ),
];

const money: readonly Construct[] = [
  event("paysYou", "{p:EvP} (pays|pay)@p you money", "Any amount.", "whenever an opponent pays you money", {
    also: ["{p:EvP} (gives|give)@p you money"],
  }),
  event("gainsMuch", "{p:EvP} (gains|gain)@p {m:MONEY} or more", "At once.", "whenever an opponent gains 3M or more"),
  event("losesMuch", "{p:EvP} (loses|lose)@p {m:MONEY} or more", "At once.", "whenever you lose 3M or more"),
  event("producesThis", "{s:EvC} produces {t:Trait}", "It is engaged for it.", "whenever this produces BQ", {
    also: ["{s:EvC} is engaged for {t:Trait}"],
  }),
  event("producesAny", "{s:EvC} is engaged for a trait", "For any.", "whenever this is engaged for a trait", {
    also: ["{s:EvC} is engaged for traits", "{s:EvC} produces a trait"],
  }),
];

const would = (id: string, phrase: string, doc: string, example: string, more: Parameters<typeof construct>[5] = {}) =>
  construct("Would", `would.${id}`, phrase, doc, `${example}, draw 1 card instead`, { weight: 0.4, ...more });
const woulds: readonly Construct[] = [
  would(
    "dealtCombat",
    "{s:EvC} would be dealt combat damage",
    "Damage of a combat is about to be dealt.",
    "if this would be dealt combat damage",
  ),
  would("deals", "{s:EvC} would deal damage to {t:EvC}", "Damage is about to be dealt.", "if this would deal damage to a location", {
    also: ["{t:EvC} would be dealt damage by {s:EvC}"],
  }),
  would("dealsAny", "{s:EvC} would deal damage", "To any card.", "if this would deal damage"),
  would(
    "dealsCombat",
    "{s:EvC} would deal combat damage to {t:EvC}",
    "Damage of a combat is about to be dealt.",
    "if this would deal combat damage to a Business",
  ),
  would("gain", "{p:EvP} would gain money", "Wherever it comes from (MC-R160).", "if an opponent would gain money"),
  would("engaged", "{s:EvC} would be engaged", "It is about to be engaged.", "if this would be engaged"),
  would("disengaged", "{s:EvC} would be disengaged", "It is about to be disengaged.", "if this would be disengaged"),
  would(
    "control",
    "{p:EvP} would gain control of {s:EvC}",
    "A card that the player does not control.",
    "if an opponent would gain control of this",
  ),
  would(
    "returned",
    "{s:EvC} would be returned to its owner's hand",
    "It is about to go to the hand.",
    "if this would be returned to its owner's hand",
  ),
  would("loseGame", "{p:EvP} would lose the game", "In whatever way.", "if you would lose the game"),
];

const PHASES = ["Buy", "Challenge", "Divest"] as const;
const times: readonly Construct[] = [
  construct("Time", "time.combatEnd", "the end of combat", "When a combat ends.", "at the end of combat, draw 1 card", {
    also: ["the end of each combat"],
    weight: 0.5,
  }),
  construct("NextTime", "next.combatEnd", "the end of this combat", "When the combat ends.", "at the end of this combat, draw 1 card", {
    also: ["the end of that combat"],
    weight: 0.5,
  }),
  ...PHASES.flatMap((phase) => [
    construct(
      "NextTime",
      `next.your.${phase}`,
      `the beginning of your next ${phase} phase`,
      "The next one that begins.",
      `at the beginning of your next ${phase} phase, draw 1 card`,
      { weight: 0.4 },
    ),
    construct(
      "NextTime",
      `next.any.${phase}`,
      `the beginning of the next ${phase} phase`,
      "Of any player; the next one that begins.",
      `at the beginning of the next ${phase} phase, draw 1 card`,
      { weight: 0.3 },
    ),
  ]),
];

const limits: readonly Construct[] = ["Challenge", "Divest"].map((phase) =>
  construct(
    "Limit",
    `limit.your.${phase}`,
    `during your ${phase} phase`,
    "Only in that phase of your turn.",
    `during your ${phase} phase, pay 1M: draw 1 card`,
    {
      weight: 0.3,
    },
  ),
);
const anyPhase: readonly Construct[] = PHASES.map((phase) =>
  construct(
    "Limit",
    `limit.any.${phase}`,
    `during the ${phase} phase`,
    "Only in that phase of anybody's turn.",
    `during the ${phase} phase, pay 1M: draw 1 card`,
    {
      weight: 0.3,
    },
  ),
);

export const megacorpHappens: readonly Construct[] = [
  ...fights,
  ...places,
  ...stack,
  ...counters,
  ...money,
  ...woulds,
  ...times,
  ...limits,
  ...anyPhase,
];

/** What search by meaning finds them by, where their own words will not do. */
export const HAPPENS_FINDS: Readonly<Record<string, string>> = {
  "would.dealtCombat": "when:would-be-damaged",
  "would.deals": "when:would-deal-damage",
  "would.dealsAny": "when:would-deal-damage",
  "would.dealsCombat": "when:would-deal-damage",
  "would.gain": "when:would-gain-money",
  "would.control": "when:control",
  "would.loseGame": "when:would-lose",
  "event.dealtCombat": "when:damaged",
  "event.dealtMuch": "when:damaged",
  "event.dealsAny": "when:deals-damage",
  "event.dealsAnyTrait": "when:deals-damage",
  "event.destroyedBy": "when:destroyed",
  "event.destroysCard": "when:destroys",
  "event.destroyedInCombat": "when:destroyed",
  "event.becomesDocked": "when:docked",
  "event.intoZone": "when:put",
  "event.losesControl": "when:control",
  "event.targeted": "when:targeted",
  "event.targetedBy": "when:targeted",
  "event.targetedAny": "when:targeted",
  "event.getsCounter": "when:counter",
  "event.getsNamed": "when:counter",
  "event.lastCounter": "when:counter",
  "event.lastNamed": "when:counter",
  "event.paysYou": "when:gains-money",
  "event.gainsMuch": "when:gains-money",
  "event.losesMuch": "when:loses-money",
  "event.producesThis": "when:produces",
  "event.producesAny": "when:produces",
};
