/** Megacorp's words for what is put together: cards compared with cards, players found through the cards of a fight, further moments, how often within a combat, a phase or the game. */
import { type Construct, construct, isTree } from "../../../../language/index.ts";

const NULL_NEVER = "A missing score is neither more nor less (MC-1.7).";
const compared: readonly Construct[] = [
  construct(
    "Cond",
    "cond.cardMore",
    "{s:Subj} has more {t:Trait} than {n:Near}",
    NULL_NEVER,
    "if this has more BQ than the host, draw 1 card",
    {
      weight: 0.4,
      also: ["{s:Subj} has a higher {t:Trait} than {n:Near}", "{s:Subj} has {t:Trait} greater than that of {n:Near}"],
      loose: ["{s:Subj} has greater {t:Trait} than {n:Near}", "{s:Subj} has higher {t:Trait} than {n:Near}"],
    },
  ),
  construct(
    "Cond",
    "cond.cardLess",
    "{s:Subj} has less {t:Trait} than {n:Near}",
    NULL_NEVER,
    "if this has less BQ than the host, draw 1 card",
    {
      weight: 0.4,
      also: ["{s:Subj} has a lower {t:Trait} than {n:Near}", "{s:Subj} has {t:Trait} less than that of {n:Near}"],
      loose: ["{s:Subj} has lower {t:Trait} than {n:Near}", "{s:Subj} has smaller {t:Trait} than {n:Near}"],
    },
  ),
  construct(
    "Cond",
    "cond.cardSame",
    "{s:Subj} has the same {t:Trait} as {n:Near}",
    NULL_NEVER,
    "if this has the same BQ as the host, draw 1 card",
    {
      weight: 0.3,
      also: ["{s:Subj} has as much {t:Trait} as {n:Near}"],
    },
  ),
  construct(
    "Cond",
    "cond.worthMore",
    "{s:Subj} has a higher valuation than {n:Near}",
    "The valuation that each has then.",
    "if this has a higher valuation than the host, draw 1 card",
    { weight: 0.3, also: ["{s:Subj} has valuation greater than that of {n:Near}"] },
  ),
  construct(
    "Cond",
    "cond.worthLess",
    "{s:Subj} has a lower valuation than {n:Near}",
    "The valuation that each has then.",
    "if this has a lower valuation than the host, draw 1 card",
    { weight: 0.3, also: ["{s:Subj} has valuation less than that of {n:Near}"] },
  ),
];

/** Whose they are: the words before “controller” or “owner”. */
const PLAYERS = [
  [
    "attacker",
    "the attacking player",
    "Who controls the attacking card; outside of a combat nobody.",
    ["the attacking card's controller", "the attacker's controller"],
  ],
  ["hostOwner", "the host's owner", "Whose deck it came from.", ["the owner of the host"]],
  ["thisOwner", "this card's owner", "Whose deck it came from.", ["the owner of this", "this's owner"]],
] as const;
const players: readonly Construct[] = PLAYERS.map(([id, words, doc, loose]) =>
  construct("Player", `player.${id}`, words, doc, `${words} loses 1M`, { num: 0, weight: 0.25, loose: [...loose] }),
);

const event = (id: string, phrase: string, doc: string, example: string, more: Parameters<typeof construct>[5] = {}) =>
  construct("Event", `event.${id}`, phrase, doc, `${example}, draw 1 card`, { weight: 0.3, ...more });
const moments: readonly Construct[] = [
  event("rolls", "{p:EvP} (rolls|roll)@p a die", "Of a text that the player carries out (MC-R190).", "whenever an opponent rolls a die"),
  event("flips", "{p:EvP} (flips|flip)@p a coin", "Of a text that the player carries out (MC-R190).", "whenever an opponent flips a coin"),
  event(
    "activatesOf",
    "{p:EvP} (activates|activate)@p an ability of {s:EvC}",
    "It is paid for and on the stack (MC-14.3).",
    "whenever an opponent activates an ability of a location",
    { also: ["{p:EvP} (uses|use)@p an ability of {s:EvC}"] },
  ),
  event(
    "losesCounter",
    "a development counter is removed from {s:EvC}",
    "One or more at once.",
    "whenever a development counter is removed from this",
    {
      also: ["development counters are removed from {s:EvC}"],
    },
  ),
  event(
    "losesNamed",
    "a {w:LABEL} counter is removed from {s:EvC}",
    "One or more of that kind at once.",
    "whenever a case counter is removed from this",
    {
      also: ["{w:LABEL} counters are removed from {s:EvC}"],
    },
  ),
  construct(
    "Would",
    "would.cancelled",
    "{s:EvC} would be cancelled",
    "Its effect, or an ability of it, by a text.",
    "if an event you control would be cancelled, draw 1 card instead",
    { weight: 0.2 },
  ),
];

const gains: readonly Construct[] = [
  construct(
    "Trait",
    "trait.that",
    "that trait",
    "The one that the event is of.",
    "whenever this is engaged for a trait, gain 1 of that trait",
    {
      weight: 0.05,
    },
  ),
  construct(
    "VP",
    "gain.thatTrait",
    "(gain|gains) {n:INT} of {t:Trait}",
    "Into the own pool.",
    "whenever this is engaged for a trait, gain 1 of that trait",
    {
      weight: 0.3,
      check: ({ holes: { t } }) => !isTree(t) || t.is === "trait.that" || t.is === "trait.chosen",
      also: ["(gain|gains) {n:INT} more of {t:Trait}"],
      loose: ["(produce|produces) {n:INT} more of {t:Trait}"],
    },
  ),
];

const often = ({ holes: { n } }: { readonly holes: Readonly<Record<string, unknown>> }): boolean => typeof n === "number" && n > 1;
const limits: readonly Construct[] = [
  construct(
    "Limit",
    "limit.gameTimes",
    "{n:INT} times per game",
    "That often each game for each card.",
    "2 times per game, pay 1M: draw 1 card",
    {
      weight: 0.3,
      check: often,
      also: ["{n:INT} times each game", { phrase: "twice per game", fix: { n: 2 } }, { phrase: "twice each game", fix: { n: 2 } }],
    },
  ),
  construct(
    "Limit",
    "limit.eachCombat",
    "once per combat",
    "Once in each combat for each card; only in one.",
    "once per combat, pay 1M: draw 1 card",
    {
      weight: 0.3,
      also: ["once each combat", "once per attack", "once each attack"],
    },
  ),
  construct("Limit", "limit.eachPhase", "once per phase", "Once in each phase for each card.", "once per phase, pay 1M: draw 1 card", {
    weight: 0.3,
    also: ["once each phase"],
  }),
];

const bans: readonly Construct[] = [
  construct(
    "PBan",
    "ban.engageMore",
    "engage more than {n:INT} {g:Group:@n} each turn",
    "Of those that the player controls, whatever they were engaged for (MC-R250).",
    "each player cannot engage more than 2 characters each turn",
    { weight: 2, check: ({ holes: { n } }) => n !== 0 },
  ),
];

const REMEMBERED = "The one that another ability of this card has chosen last, as long as both are the same objects (MC-R272).";
const remembered: readonly Construct[] = [
  construct("Scope", "scope.chosen", "the chosen {n:Noun:0}", REMEMBERED, "the chosen card cannot attack", { num: 0, weight: 0.1 }),
  construct("EvC", "ev.chosen", "the chosen {n:Noun:0}", REMEMBERED, "whenever the chosen card is destroyed, draw 1 card", {
    num: 0,
    weight: 0.1,
  }),
  construct(
    "PlayerS",
    "players.chosen",
    "the chosen player",
    "The one that another ability of this card has chosen last (MC-R272).",
    "the chosen player cannot draw cards",
    { num: 0, weight: 0.1, also: ["the chosen opponent"] },
  ),
];

export const megacorpComposed: readonly Construct[] = [...remembered, ...compared, ...players, ...moments, ...gains, ...limits, ...bans];

/** What search by meaning finds them by, where their own words will not do. */
export const COMPOSED_FINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(compared.map(({ id }) => [id, "cond:compared"])),
  ...Object.fromEntries(players.map(({ id }) => [id, ""])),
  "event.rolls": "when:chance",
  "event.flips": "when:chance",
  "event.activatesOf": "when:activated",
  "event.losesCounter": "when:counter",
  "event.losesNamed": "when:counter",
  "would.cancelled": "when:would-cancelled",
  "gain.thatTrait": "does:gain",
};
