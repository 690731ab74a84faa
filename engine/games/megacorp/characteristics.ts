/**
 * What cards have now: scores, valuation, tags, keywords, bans (MC-1.9, MC-15.3). Printed values are never overwritten; what texts say is laid over them in the layers
 * of MC-R146: tags; keywords; a value that is set; raised or lowered; then damage, and never below 0. What a layer asks about itself or a later one is answered as
 * things stand without it.
 */
import { remembered } from "../../kernel/remembered.ts";
import { at } from "../../kernel/state.ts";
import type { GivenKeyword, Grouped, StaticFact } from "../../language/index.ts";
import { BANNED, BANS, type Ban, changesOf, changesOfKind, GIVEN, LOST_ABILITIES, LOST_KEYWORD, SCORE, TAG, VALUATION } from "./changes.ts";
import { keywordId, type MegacorpEngine, NULL_SCORE, tagKey } from "./content.ts";
import { isAsNoted, noted, SAYING } from "./lasting.ts";
import { cardsIn, damageOf, isEngaged, type MegacorpView, NETWORK, networkOf, TRAIT_NAMES } from "./layout.ts";
import { EACH_SCORE, givenIn, type Mods, THE_VALUATION } from "./terms.ts";

/** A keyword that a card has: its id as in the content, and the card whose text says so, its own or the giver's. Costs in its holes are payments of that text. */
export type Having = GivenKeyword & { readonly id: string; readonly source: number };

/** How many layers have to be laid for an answer (MC-R146). */
const TAGS = 1;
const KEYWORDS = 2;
const RAISED = 4;
const BANS_LAID = 5;

/** What texts say of one card; what they say nothing of is as it is printed. */
type Said = {
  tags: Set<string> | undefined;
  given: Having[] | undefined;
  lost: Set<string> | undefined;
  scores: number[] | undefined;
  valuation: number | undefined;
  mods: number[] | undefined;
  bans: Set<Ban> | undefined;
};

/** Everything that texts say of the cards of one state. */
type Laid = {
  /** Layers that are laid, and whether the next is being laid. */
  layers: number;
  laying: boolean;
  /** The cards that texts say something of. Made when there is the first. */
  cards: Map<number, Said> | undefined;
  anyGiven: boolean;
  /** Texts have a say in the scores of some card. */
  anyModified: boolean;
  /** What it depends on; undefined if on anything that may change. */
  readonly notes: readonly number[] | undefined;
  /** Whether a score was lowered to 0, once somebody has asked; whether each UNIQUE card was found to be the newest of its kind. */
  anyWeakened: boolean | undefined;
  areUnique: boolean;
  /** The state that filters in given keywords look at, if there are any: a copy has others. */
  boundTo: MegacorpView | undefined;
};

/** What texts say of a card, to be added to. */
function said(laid: Laid, card: number): Said {
  laid.cards ??= new Map();
  const known = laid.cards.get(card);
  if (known) return known;
  const nothing: Said = {
    tags: undefined,
    given: undefined,
    lost: undefined,
    scores: undefined,
    valuation: undefined,
    mods: undefined,
    bans: undefined,
  };
  laid.cards.set(card, nothing);
  return nothing;
}

const laidOn = remembered<MegacorpView, MegacorpEngine, Laid>(
  (state, engine) => ({
    layers: mayAnythingBeSaid(state, engine) ? 0 : BANS_LAID,
    laying: false,
    cards: undefined,
    anyGiven: false,
    anyModified: false,
    notes: noted(state, engine),
    anyWeakened: undefined,
    areUnique: false,
    boundTo: undefined,
  }),
  ({ notes, boundTo }, state) => notes !== undefined && (boundTo === undefined || boundTo === state) && isAsNoted(notes, state),
);

/** Whether there is a text that speaks of what cards are, a change, or a bonded card whose tags its host has. Otherwise all is as it is printed. */
function mayAnythingBeSaid(state: MegacorpView, engine: MegacorpEngine): boolean {
  if (state.changes.length > 0 || engine.content.machine.isAnyAtWork(state, engine, SAYING)) return true;
  for (let player = 0; player < state.players; player++)
    for (const card of cardsIn(state, NETWORK + player)) if (state.host[card] !== 0) return true;
  return false;
}

function laidTo(state: MegacorpView, engine: MegacorpEngine, layer: number): Laid {
  const laid = laidOn(state, engine);
  // What copies of the state may have too is laid as a whole.
  const last = laid.notes === undefined ? layer : BANS_LAID;
  while (laid.layers < last && !laid.laying) {
    laid.laying = true;
    at(LAYERS, laid.layers)(state, engine, laid);
    laid.laying = false;
    laid.layers++;
  }
  return laid;
}

/** What texts say of a card up to a layer, if anything. */
const saidOf = (state: MegacorpView, engine: MegacorpEngine, card: number, layer: number): Said | undefined =>
  laidTo(state, engine, layer).cards?.get(card);

type Layer = (state: MegacorpView, engine: MegacorpEngine, laid: Laid) => void;

/** MC-R146, in order; control is a field of the state. What cards cannot do comes last: it may ask for all else. */
const LAYERS: readonly Layer[] = [layTags, layKeywords, setValues, raise, ban];

/** What texts make true, by timestamp of their cards (MC-R146). */
function facts(state: MegacorpView, engine: MegacorpEngine, id: string) {
  const found = engine.content.machine.statics(state, engine, id);
  if (found.length < 2) return found;
  const age = ({ source }: StaticFact) => at(state.stamp, source);
  return found.every((fact, i) => i === 0 || age(at(found, i - 1)) <= age(fact)) ? found : [...found].sort((a, b) => age(a) - age(b));
}

/** The cards in the first hole of a static. */
const cardsOf = (holes: readonly unknown[]): readonly number[] => holes[0] as readonly number[];

/** "Is also", then the tags of the cards bonded under a card (MC-15.3, MC-R87). */
function layTags(state: MegacorpView, engine: MegacorpEngine, laid: Laid): void {
  for (const { holes } of facts(state, engine, "static.isAlso"))
    for (const card of cardsOf(holes)) ownTags(state, engine, laid, card).add(tagKey(String(holes[1])));
  for (const { card, a } of changesOfKind(state, TAG)) ownTags(state, engine, laid, card).add(at(engine.content.tagNames, a));
  for (let player = 0; player < state.players; player++)
    for (const card of cardsIn(state, NETWORK + player)) {
      const host = at(state.host, card) - 1;
      if (host >= 0)
        for (const tag of laid.cards?.get(card)?.tags ?? printedTags(state, engine, card)) ownTags(state, engine, laid, host).add(tag);
    }
}

const printedTags = (state: MegacorpView, { content }: MegacorpEngine, card: number): ReadonlySet<string> =>
  at(content.tags, at(state.card, card));

/** The tags of a card, to be added to. */
function ownTags(state: MegacorpView, engine: MegacorpEngine, laid: Laid, card: number): Set<string> {
  const own = said(laid, card);
  own.tags ??= new Set(printedTags(state, engine, card));
  return own.tags;
}

/** "Has Flying", "has Flying and Cashflow 2"; then what is given and lost for a time, in the order in which it was. */
function layKeywords(state: MegacorpView, engine: MegacorpEngine, laid: Laid): void {
  for (const { source, holes } of facts(state, engine, "static.has"))
    for (const card of cardsOf(holes)) give(state, laid, card, holes[1], source);
  for (const { source, holes } of facts(state, engine, "static.gets.has"))
    for (const card of cardsOf(holes)) give(state, laid, card, holes[2], source);
  for (const { card, kind, a, b } of changesOfKind(state, GIVEN, LOST_KEYWORD)) {
    if (kind === GIVEN) give(state, laid, card, engine.content.machine.given(state, engine, card, a, b), card);
    else {
      const id = at(engine.content.keywords, a);
      const own = said(laid, card);
      own.given = own.given?.filter((one) => one.id !== id);
      own.lost ??= new Set();
      own.lost.add(id);
    }
  }
}

function give(state: MegacorpView, laid: Laid, card: number, keywords: unknown, source: number): void {
  const own = said(laid, card);
  own.given ??= [];
  for (const keyword of givenIn(keywords)) {
    own.given.push(having(keyword, source));
    if (keyword.holes.some((hole) => typeof hole === "object")) laid.boundTo = state;
  }
  laid.anyGiven = true;
}

/** "Has valuation 15M", "has BQ equal to …": the newest last. */
function setValues(state: MegacorpView, engine: MegacorpEngine, laid: Laid): void {
  for (const { holes } of facts(state, engine, "static.valuation"))
    for (const card of cardsOf(holes)) said(laid, card).valuation = Number(holes[1]);
  for (const { holes } of facts(state, engine, "static.score"))
    for (const card of cardsOf(holes)) {
      const own = said(laid, card);
      own.scores ??= [...at(engine.content.scores, at(state.card, card))];
      own.scores[Number(holes[1])] = Number(holes[2]);
      laid.anyModified = true;
    }
}

/** "+1 BQ": of continuous texts and for a time. */
function raise(state: MegacorpView, engine: MegacorpEngine, laid: Laid): void {
  for (const { holes } of facts(state, engine, "static.gets")) raiseAll(laid, holes, 1);
  for (const { holes } of facts(state, engine, "static.gets.has")) raiseAll(laid, holes, 1);
  for (const { holes } of facts(state, engine, "static.gets.each")) raiseAll(laid, holes, Number(holes[2]));
  for (const { card, a, b } of changesOfKind(state, SCORE)) raiseBy(laid, card, a, b);
  for (const { card, a } of changesOfKind(state, VALUATION)) raiseBy(laid, card, THE_VALUATION, a);
}

/** The cards in the first hole are raised by what is in the second, so many times. */
function raiseAll(laid: Laid, holes: readonly unknown[], times: number): void {
  for (const card of cardsOf(holes)) for (const { of, n } of holes[1] as Mods) raiseBy(laid, card, of, n * times);
}

function raiseBy(laid: Laid, card: number, of: number, n: number): void {
  const own = said(laid, card);
  own.mods ??= [0, 0, 0, 0, 0, 0];
  own.mods[of] = at(own.mods, of) + n;
  laid.anyModified = true;
}

/** "Cannot attack": of continuous texts and for a time. */
function ban(state: MegacorpView, engine: MegacorpEngine, laid: Laid): void {
  const add = (card: number, banned: Ban) => {
    const own = said(laid, card);
    own.bans ??= new Set();
    own.bans.add(banned);
  };
  for (const { holes } of facts(state, engine, "static.cannot")) for (const card of cardsOf(holes)) add(card, holes[1] as Ban);
  for (const { card, a } of changesOfKind(state, BANNED)) add(card, at(BANS, a));
}

const having = (given: GivenKeyword, source: number): Having => ({ ...given, id: keywordId(given.keyword), source });

/** The printed score of a card in a trait, `NULL_SCORE` for none (MC-1.7). */
export const printedScoreOf = (state: MegacorpView, { content }: MegacorpEngine, card: number, trait: number): number =>
  at(at(content.scores, at(state.card, card)), trait);

/** The score with all modifiers and without damage, at least 0; `NULL_SCORE` if it has none, which nothing changes (MC-10.2, MC-R10, MC-R146). */
export function fullScoreOf(state: MegacorpView, engine: MegacorpEngine, card: number, trait: number): number {
  const printed = printedScoreOf(state, engine, card, trait);
  if (printed === NULL_SCORE || networkOf(state, card) < 0) return printed;
  const own = saidOf(state, engine, card, RAISED);
  return Math.max(0, (own?.scores?.[trait] ?? printed) + (own?.mods?.[trait] ?? 0) + (own?.mods?.[EACH_SCORE] ?? 0));
}

/** Whether texts have lowered a printed score of any card to 0. */
export function isAnythingWeakened(state: MegacorpView, engine: MegacorpEngine): boolean {
  const laid = laidTo(state, engine, RAISED);
  laid.anyWeakened ??= laid.anyModified && [...(laid.cards?.keys() ?? [])].some((card) => isWeakened(state, engine, card));
  return laid.anyWeakened;
}

const isWeakened = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  TRAIT_NAMES.some((_, trait) => printedScoreOf(state, engine, card, trait) > 0 && fullScoreOf(state, engine, card, trait) === 0);

/** Whether it has been found that nobody controls a second UNIQUE card of one name, and nothing has changed since that could make one. */
export const areUniqueNoted = (state: MegacorpView, engine: MegacorpEngine): boolean => laidTo(state, engine, KEYWORDS).areUnique;

/** Notes that it has. */
export function setUniqueNoted(state: MegacorpView, engine: MegacorpEngine): void {
  laidTo(state, engine, KEYWORDS).areUnique = true;
}

/** The current score: modifiers and damage counted, at least 0; `NULL_SCORE` if the card does not have the trait (MC-1.9, MC-R2, MC-R10). */
export function scoreOf(state: MegacorpView, engine: MegacorpEngine, card: number, trait: number): number {
  const full = fullScoreOf(state, engine, card, trait);
  return full === NULL_SCORE ? NULL_SCORE : Math.max(0, full - at(damageOf(state, trait), card));
}

/** Whether a card has a trait at all (MC-1.8). */
export const hasTrait = (state: MegacorpView, engine: MegacorpEngine, card: number, trait: number): boolean =>
  printedScoreOf(state, engine, card, trait) !== NULL_SCORE;

/** The current valuation in M, at least 0 (MC-R33, MC-16.4). */
export function valuationOf(state: MegacorpView, engine: MegacorpEngine, card: number): number {
  const printed = at(engine.content.valuation, at(state.card, card));
  if (networkOf(state, card) < 0) return printed;
  const own = saidOf(state, engine, card, RAISED);
  return Math.max(0, (own?.valuation ?? printed) + (own?.mods?.[THE_VALUATION] ?? 0));
}

/** Whether a card has a tag, printed or gained; the tag in lower case and without # (MC-16.1, MC-G8, `tagKey`). Texts alone say what follows from it (MC-16.3). */
export function hasTag(state: MegacorpView, engine: MegacorpEngine, card: number, key: string): boolean {
  const printed = printedTags(state, engine, card);
  return (networkOf(state, card) < 0 ? printed : (saidOf(state, engine, card, TAGS)?.tags ?? printed)).has(key);
}

/** The keywords that texts give to a card now, the oldest giver first; several of the same stay several (MC-R101). */
export const givenTo = (state: MegacorpView, engine: MegacorpEngine, card: number): readonly Having[] =>
  networkOf(state, card) < 0 ? NONE : (saidOf(state, engine, card, KEYWORDS)?.given ?? NONE);
const NONE: readonly Having[] = [];
const NOTHING: Partial<Said> = {};

/** Whether texts give a keyword to any card now. */
export const isAnythingGiven = (state: MegacorpView, engine: MegacorpEngine): boolean => laidTo(state, engine, KEYWORDS).anyGiven;

/** Whether a card's own text counts nothing for a time. */
export const hasLostAbilities = (state: MegacorpView, card: number): boolean => changesOf(state, card, LOST_ABILITIES).length > 0;

/** Whether a card has lost a keyword of its own text for a time: the construct of the keyword. */
export const hasLostKeyword = (state: MegacorpView, engine: MegacorpEngine, card: number, keyword: string): boolean =>
  saidOf(state, engine, card, KEYWORDS)?.lost?.has(keywordId(keyword)) === true;

/** The keywords of cards, of those that somebody has asked for. */
const keywordsFound = remembered<MegacorpView, MegacorpEngine, Map<number, readonly Having[]>>(() => new Map());

/** All keywords of a card with what stands in their holes: its own in printed order, then those that it was given. */
export function keywordsOf(state: MegacorpView, engine: MegacorpEngine, card: number): readonly Having[] {
  if (networkOf(state, card) < 0) return ownKeywords(state, engine, card);
  const laid = laidTo(state, engine, KEYWORDS);
  const found = keywordsFound(state, engine);
  const known = found.get(card);
  if (known !== undefined) return known;
  const { lost, given } = laid.cards?.get(card) ?? NOTHING;
  const own = ownKeywords(state, engine, card);
  const all = [...(lost === undefined ? own : own.filter(({ id }) => !lost.has(id))), ...(given ?? NONE)];
  // While keywords are being laid it is not yet what it will be.
  if (laid.layers >= KEYWORDS) found.set(card, all);
  return all;
}

/** The keywords that stand in a card's own text, as long as it counts. */
function ownKeywords(state: MegacorpView, engine: MegacorpEngine, card: number): readonly Having[] {
  if (hasLostAbilities(state, card)) return NONE;
  const printed = engine.content.machine.printed(state, engine, card);
  return printed.length === 0 ? NONE : printed.map((keyword) => having(keyword, card));
}

/** Whether a card has a keyword, by its id: "flying". An engaged card does not have Flying (MC-G22). */
export function hasKeyword(state: MegacorpView, engine: MegacorpEngine, card: number, id: string): boolean {
  if (networkOf(state, card) < 0) return isPrintedWith(engine, at(state.card, card), id);
  if (id === "flying" && isEngaged(state, card)) return false;
  const own = saidOf(state, engine, card, KEYWORDS);
  if (own?.given !== undefined && isAmong(own.given, id)) return true;
  return isPrintedWith(engine, at(state.card, card), id) && !own?.lost?.has(id) && !hasLostAbilities(state, card);
}

function isAmong(keywords: readonly Having[], id: string): boolean {
  for (const keyword of keywords) if (keyword.id === id) return true;
  return false;
}

/** Whether a design is printed with a keyword, by its id. */
export const isPrintedWith = ({ content }: MegacorpEngine, design: number, id: string): boolean => at(content.keywordIds, design).has(id);

/** Whether a text says that a card cannot: "cannot" beats "can". */
export const isBanned = (state: MegacorpView, engine: MegacorpEngine, card: number, banned: Ban): boolean =>
  networkOf(state, card) >= 0 && saidOf(state, engine, card, BANS_LAID)?.bans?.has(banned) === true;

/** Whether texts let a card be attacked by another: "can be attacked only by …". */
export const mayBeAttackedBy = (state: MegacorpView, engine: MegacorpEngine, card: number, attacker: number): boolean =>
  facts(state, engine, "static.attackedBy").every(({ holes }) => !cardsOf(holes).includes(card) || (holes[1] as Grouped).fits(attacker));

/** How many attacks a card may make in a turn (MC-9.3). */
export const attacksAllowed = (state: MegacorpView, engine: MegacorpEngine, card: number): number =>
  facts(state, engine, "static.twice").some(({ holes }) => cardsOf(holes).includes(card)) ? 2 : 1;
