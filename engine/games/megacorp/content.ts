/** The cards as Megacorp's rules read them: one number or list for each design and question, by card index. */
import type { Card } from "../../cards/card.ts";
import { canonicalJson } from "../../kernel/canonical.ts";
import { digestOfText } from "../../kernel/digest.ts";
import type { Engine } from "../../kernel/engine.ts";
import { byCodePoint } from "../../kernel/order.ts";
import type { Content } from "../../kernel/rules.ts";
import type { Machine, TextProgram } from "../../language/index.ts";
import type { DraftCard } from "../game.ts";
import { BACKS, DOCKS, FACTIONS, KINDS, megacorp, TRAITS } from "./fields.ts";
import { lastingAsks } from "./state/lasting.ts";

/** In the place of a score that a card does not have: it is printed as "-" (MC-1.7). */
export const NULL_SCORE = -1;

const numberOf = (list: readonly string[], name: string): number => list.indexOf(name);
/** Card types and the Business by number (MC-1.3). */
export const BUSINESS = numberOf(KINDS, "business");
export const CHARACTER = numberOf(KINDS, "character");
export const EVENT = numberOf(KINDS, "event");
export const EQUIPMENT = numberOf(KINDS, "equipment");
/** Takes a slot and is no character (MC-1.14). */
export const LOCATION = numberOf(KINDS, "location");
/** Backs by number (MC-1.16). */
export const GREEN = numberOf(BACKS, "green");
export const BLUE = numberOf(BACKS, "blue");
export const RED = numberOf(BACKS, "red");

/** What carries out the texts of the cards. */
export type MegacorpTexts = {
  readonly programs: readonly (TextProgram | undefined)[];
  readonly machine: Machine;
  /** Ids of the keywords that texts may name. */
  readonly keywords: readonly string[];
};

/** Megacorp's cards. All lists are by card index. */
export type MegacorpContent = Content &
  MegacorpTexts & {
    readonly cards: readonly Card[];
    /** Card indexes by card id. */
    readonly designs: ReadonlyMap<string, number>;
    /** Card type: `BUSINESS` … `LOCATION`. */
    readonly type: readonly number[];
    /** A type of its own, no Location whatever its #tags (MC-R18). */
    readonly isBusiness: readonly boolean[];
    readonly isFounder: readonly boolean[];
    /** Index into `FACTIONS`. */
    readonly faction: readonly number[];
    /** `GREEN`, `BLUE` or `RED`. */
    readonly back: readonly number[];
    /** Printed valuation in M (MC-1.4). */
    readonly valuation: readonly number[];
    /** Printed trait cost, by trait (MC-6.3). */
    readonly traitCost: readonly (readonly number[])[];
    /** Printed scores by trait, `NULL_SCORE` for none (MC-1.7). */
    readonly scores: readonly (readonly number[])[];
    /** Traits in which it has a score, one bit each: nothing gives or takes one (MC-1.8). */
    readonly traits: readonly number[];
    /** Printed tags in lower case, without # (MC-16.1). */
    readonly tags: readonly ReadonlySet<string>[];
    /** Ids of the keywords that are printed on it: "area-attack". */
    readonly keywordIds: readonly ReadonlySet<string>[];
    /** What its text asks for when it says what cards are, as `lasting.ts` says; undefined if that may be anything. */
    readonly lastingAsks: readonly (number | undefined)[];
    /** Whether a text asks what a card was that has left a network (MC-R164). */
    readonly looksBack: boolean;
    /** Whether one asks more of it than what it was by itself: where it lay, how much damage and which counters were on it, what it did in the turn. */
    readonly looksFarBack: boolean;
    /** Whether a text asks what was bought, sold, discarded or drawn in a turn (MC-R225). */
    readonly notesDeeds: boolean;
    /** Whether a text asks what cards did in a turn (MC-R251). */
    readonly notesCardDeeds: boolean;
    /** Whether a text waits for a card to become a target (MC-R238). */
    readonly hearsTargets: boolean;
    /** Whether an ability can be used by others than its controller (MC-R239). */
    readonly sharesAbilities: boolean;
    /** Whether a text forbids players something. */
    readonly bansPlayers: boolean;
    /** Whether a text says of a price what no printed card says (`RARE_PRICES`). */
    readonly hasRarePrices: boolean;
    /** Whether a text lets cards count as Abrupt. */
    readonly makesAbrupt: boolean;
    /** Whether a text says what cannot be a target. */
    readonly limitsTargets: boolean;
    /** Every tag that a card has or a text names, as `tagKey` writes it. */
    readonly tagNames: readonly string[];
    /** What kinds of counters texts name, beside development counters, in lower case (MC-R182). */
    readonly counterNames: readonly string[];
    /** Sides that may be docked at, one bit each: N, E, S, W (MC-R35, MC-R152). */
    readonly docks: readonly number[];
  };

/** The engine of a match of Megacorp. */
export type MegacorpEngine = Engine<MegacorpContent>;

/** A spelling that follows from another and is asked for again and again. */
function spelling(of: (written: string) => string): (written: string) => string {
  const known = new Map<string, string>();
  return (written) => {
    let spelled = known.get(written);
    if (spelled === undefined) {
      spelled = of(written);
      known.set(written, spelled);
    }
    return spelled;
  };
}

/** Tags compare case-insensitively (MC-16.1). */
export const tagKey = spelling((tag) => tag.replace(/^#/, "").toLowerCase());

/** "kw.area-attack.with" is the keyword "area-attack". */
export const keywordId = spelling((construct) => construct.replace(/^kw(name)?\./, "").replace(/\.with$/, ""));

/** Constructs that ask for deeds of the turn (MC-R225). */
const ASKS_DEEDS =
  /^(?:cond|per|event)\.(?:you|opponent|was|second|third|later)\.(?:bought|sold|discarded|drew|played)$|^ban\.(?:draw|buy|sell)More$/;

/** Constructs that ask what cards did in the turn (MC-R251). */
const ASKS_CARD_DEEDS = /^(?:(?:history|cond)\.(?:did|never)\.|ban\.engageMore$)/;

/** Constructs that ask of a card where it lies, how much damage and which named counters are on it, what it did in the turn. */
const ASKS_FAR =
  /^(?:place\.(?!bonded|chosen)|state\.(?:orphaned|surrounded)$|damage\.(?:on|traitOn)$|per\.(?:anyDamage|damageOn)$|named\.(?:on|per|has|few|none|with|withMany)$|(?:history|cond)\.(?:did|never)\.)/;

/** What can be said of a price besides that a kind of card costs more or less. */
const RARE_PRICES = [
  "static.free",
  "static.noTraits",
  "static.cheaperTrait",
  "costs.double",
  "costs.half",
  "costs.set",
  "costs.noTraits",
  "costs.moreTrait",
  "costs.lessTrait",
  "costs.lessMin",
  "costs.firstBuy",
  "costs.firstDeploy",
  "costs.next",
  "costs.nextMore",
];

/** Constructs that wait for a card to become a target (MC-R238). */
const HEARS_TARGETS: ReadonlySet<string> = new Set(["event.targeted", "event.targetedBy", "event.targetedAny"]);

/** Reads the numbers of checked cards; `texts` are their compiled texts. */
export function megacorpContent(cards: readonly Card[], texts: MegacorpTexts): MegacorpContent {
  const fields = cards.map(megacorp);
  const byTrait = (numbers: Readonly<Record<string, number | null>> | undefined, none: number): number[] =>
    TRAITS.map((trait) => numbers?.[trait] ?? none);
  const scores = fields.map(({ scores: printed }) => byTrait(printed, NULL_SCORE));
  const type = cards.map(({ kind }) => numberOf(KINDS, kind));
  return {
    ...texts,
    hash: digestOfText(canonicalJson(cards.map(({ id, kind, name, text, fields: values }) => [id, kind, name, text, values]))),
    cards,
    designs: new Map(cards.map(({ id }, design) => [String(id), design])),
    type,
    isBusiness: type.map((one) => one === BUSINESS),
    isFounder: fields.map(({ founder }) => founder === true),
    faction: fields.map(({ faction }) => numberOf(FACTIONS, faction ?? "neutral")),
    back: fields.map(({ back }) => numberOf(BACKS, back ?? "blue")),
    valuation: fields.map(({ valuation }) => valuation ?? 0),
    traitCost: fields.map(({ traitCost }) => byTrait(traitCost, 0)),
    scores,
    traits: scores.map((of) => of.reduce((bits, score, trait) => bits | (score === NULL_SCORE ? 0 : 1 << trait), 0)),
    tags: fields.map(({ tags }) => new Set((tags ?? []).map(tagKey))),
    keywordIds: texts.programs.map((program) => new Set(program?.keywords.map(({ id }) => keywordId(id)))),
    lastingAsks: texts.programs.map(lastingAsks),
    looksBack: texts.programs.some((program) => program?.looksBack),
    looksFarBack: texts.programs.some((program) => [...(program?.asksBack ?? [])].some((id) => ASKS_FAR.test(id))),
    bansPlayers: texts.machine.says(["players.cannot"]),
    hasRarePrices: texts.machine.says(RARE_PRICES),
    makesAbrupt: texts.machine.says(["may.abrupt"]),
    limitsTargets: texts.machine.says(["static.targetedOnly", "static.targetedNone", "static.targetedOpponents"]),
    hearsTargets: texts.programs.some((program) => [...(program?.uses ?? [])].some((id) => HEARS_TARGETS.has(id))),
    sharesAbilities: texts.programs.some((program) => program?.activated.some(({ by }) => by !== undefined)),
    notesDeeds: texts.programs.some((program) => [...(program?.uses ?? [])].some((id) => ASKS_DEEDS.test(id))),
    notesCardDeeds: texts.programs.some((program) => [...(program?.uses ?? [])].some((id) => ASKS_CARD_DEEDS.test(id))),
    counterNames: [...new Set(texts.programs.flatMap((program) => [...(program?.labels ?? [])]))].sort(),
    tagNames: [
      ...new Set(
        [...fields.flatMap(({ tags }) => tags ?? []), ...texts.programs.flatMap((program) => [...(program?.tags ?? [])])].map(tagKey),
      ),
    ].sort(byCodePoint),
    docks: fields.map(({ docks }) => DOCKS.reduce((bits, side, i) => bits | ((docks ?? DOCKS).includes(side) ? 1 << i : 0), 0)),
  };
}

/** What cannot be played with these cards, by card: green Events (MC-R149), Businesses that are Loyal or Indestructible (MC-R31). */
export function contentFaults({ cards, type, back, isBusiness, programs }: MegacorpContent): DraftCard[] {
  return cards.flatMap((card, design) => {
    const has = (keyword: string) => programs[design]?.keywords.some(({ id }) => id === `kw.${keyword}`) === true;
    const messages = [
      ...(type[design] === EVENT && back[design] === GREEN ? ["A card with a green back cannot be an Event (MC-R149)"] : []),
      ...(isBusiness[design] === true && (has("loyal") || has("indestructible"))
        ? ["A Business cannot be Loyal or Indestructible (MC-R31)"]
        : []),
    ];
    return messages.length > 0
      ? [{ card: card.id, name: card.name, problems: messages.map((message) => ({ from: 0, to: 0, message })) }]
      : [];
  });
}
