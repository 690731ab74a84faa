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
import { cardsIn, damageOf, isEngaged, type MegacorpView, NETWORK, networkOf } from "./layout.ts";
import { EACH_SCORE, givenIn, type Mods, THE_VALUATION } from "./terms.ts";

/** A keyword that a card has: its id as in the content, and the card whose text says so, its own or the giver's. Costs in its holes are payments of that text. */
export type Having = GivenKeyword & { readonly id: string; readonly source: number };

/** How many layers have to be laid for an answer (MC-R146). */
const TAGS = 1;
const KEYWORDS = 2;
const RAISED = 4;
const BANS_LAID = 5;

/** Everything that texts say of the cards of one state. Lists are by card; without an entry a card is as it is printed. */
type Laid = {
  /** Layers that are laid, and the one that is being laid. */
  layers: number;
  laying: boolean;
  readonly tags: (Set<string> | undefined)[];
  readonly given: (Having[] | undefined)[];
  readonly lost: (Set<string> | undefined)[];
  readonly scores: (number[] | undefined)[];
  readonly valuation: (number | undefined)[];
  readonly mods: (number[] | undefined)[];
  readonly bans: (Set<Ban> | undefined)[];
  /** All keywords of a card, once somebody has asked. */
  readonly keywords: (readonly Having[] | undefined)[];
};

const bare = (): Laid => ({
  layers: 0,
  laying: false,
  tags: [],
  given: [],
  lost: [],
  scores: [],
  valuation: [],
  mods: [],
  bans: [],
  keywords: [],
});

const laidOn = remembered<MegacorpView, MegacorpEngine, Laid>(bare);

function laidTo(state: MegacorpView, engine: MegacorpEngine, layer: number): Laid {
  const laid = laidOn(state, engine);
  while (laid.layers < layer && !laid.laying) {
    laid.laying = true;
    at(LAYERS, laid.layers)(state, engine, laid);
    laid.laying = false;
    laid.layers++;
  }
  return laid;
}

type Layer = (state: MegacorpView, engine: MegacorpEngine, laid: Laid) => void;

/** MC-R146, in order; control is a field of the state. What cards cannot do comes last: it may ask for all else. */
const LAYERS: readonly Layer[] = [layTags, layKeywords, setValues, raise, ban];

/** What texts make true, by timestamp of their cards (MC-R146). */
function facts(state: MegacorpView, engine: MegacorpEngine, id: string) {
  const found = engine.content.machine.statics(state, engine, id);
  const age = ({ source }: StaticFact) => at(state.stamp, source);
  return found.every((fact, i) => i === 0 || age(at(found, i - 1)) <= age(fact)) ? found : [...found].sort((a, b) => age(a) - age(b));
}

/** The cards in the first hole of a static. */
const cardsOf = ([cards]: readonly unknown[]): readonly number[] => cards as readonly number[];

/** "Is also", then the tags of the cards bonded under a card (MC-15.3, MC-R87). */
function layTags(state: MegacorpView, engine: MegacorpEngine, { tags }: Laid): void {
  const printed = (card: number) => at(engine.content.tags, at(state.card, card));
  const own = (card: number): Set<string> => (tags[card] ??= new Set(printed(card)));
  for (const { holes } of facts(state, engine, "static.isAlso")) for (const card of cardsOf(holes)) own(card).add(tagKey(String(holes[1])));
  for (const { card, a } of changesOfKind(state, TAG)) own(card).add(at(engine.content.tagNames, a));
  for (let player = 0; player < state.players; player++)
    for (const card of cardsIn(state, NETWORK + player)) {
      const host = at(state.host, card) - 1;
      if (host >= 0) for (const tag of tags[card] ?? printed(card)) own(host).add(tag);
    }
}

/** "Has Flying", "has Flying and Cashflow 2"; then what is given and lost for a time, in the order in which it was. */
function layKeywords(state: MegacorpView, engine: MegacorpEngine, { given, lost }: Laid): void {
  const give = (cards: readonly number[], keywords: unknown, source: number) => {
    for (const card of cards)
      for (const keyword of givenIn(keywords)) {
        given[card] ??= [];
        given[card].push(having(keyword, source));
      }
  };
  for (const { source, holes } of facts(state, engine, "static.has")) give(cardsOf(holes), holes[1], source);
  for (const { source, holes } of facts(state, engine, "static.gets.has")) give(cardsOf(holes), holes[2], source);
  for (const { card, kind, a, b } of changesOfKind(state, GIVEN, LOST_KEYWORD)) {
    if (kind === GIVEN) give([card], engine.content.machine.given(state, engine, card, a, b), card);
    else {
      const id = at(engine.content.keywords, a);
      given[card] = given[card]?.filter((one) => one.id !== id);
      lost[card] ??= new Set();
      lost[card].add(id);
    }
  }
}

/** "Has valuation 15M", "has BQ equal to …": the newest last. */
function setValues(state: MegacorpView, engine: MegacorpEngine, { scores, valuation }: Laid): void {
  for (const { holes } of facts(state, engine, "static.valuation")) for (const card of cardsOf(holes)) valuation[card] = Number(holes[1]);
  for (const { holes } of facts(state, engine, "static.score"))
    for (const card of cardsOf(holes)) {
      scores[card] ??= [...at(engine.content.scores, at(state.card, card))];
      scores[card][Number(holes[1])] = Number(holes[2]);
    }
}

/** "+1 BQ": of continuous texts and for a time. */
function raise(state: MegacorpView, engine: MegacorpEngine, { mods }: Laid): void {
  const add = (cards: readonly number[], more: unknown, times: number) => {
    for (const card of cards) {
      mods[card] ??= [0, 0, 0, 0, 0, 0];
      const sum = mods[card];
      for (const { of, n } of more as Mods) sum[of] = at(sum, of) + n * times;
    }
  };
  for (const { holes } of facts(state, engine, "static.gets")) add(cardsOf(holes), holes[1], 1);
  for (const { holes } of facts(state, engine, "static.gets.has")) add(cardsOf(holes), holes[1], 1);
  for (const { holes } of facts(state, engine, "static.gets.each")) add(cardsOf(holes), holes[1], Number(holes[2]));
  for (const { card, a, b } of changesOfKind(state, SCORE)) add([card], [{ of: a, n: b }], 1);
  for (const { card, a } of changesOfKind(state, VALUATION)) add([card], [{ of: THE_VALUATION, n: a }], 1);
}

/** "Cannot attack": of continuous texts and for a time. */
function ban(state: MegacorpView, engine: MegacorpEngine, { bans }: Laid): void {
  const add = (card: number, banned: Ban) => {
    bans[card] ??= new Set();
    bans[card].add(banned);
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
  const laid = laidTo(state, engine, RAISED);
  return Math.max(0, (laid.scores[card]?.[trait] ?? printed) + (laid.mods[card]?.[trait] ?? 0) + (laid.mods[card]?.[EACH_SCORE] ?? 0));
}

/** Whether a text has a say in the scores of a card now. */
export function isModified(state: MegacorpView, engine: MegacorpEngine, card: number): boolean {
  const laid = laidTo(state, engine, RAISED);
  return laid.scores[card] !== undefined || laid.mods[card] !== undefined;
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
  const laid = laidTo(state, engine, RAISED);
  return Math.max(0, (laid.valuation[card] ?? printed) + (laid.mods[card]?.[THE_VALUATION] ?? 0));
}

/** Whether a card has a tag, printed or gained; the tag in lower case and without # (MC-16.1, `tagKey`). */
export function hasTag(state: MegacorpView, engine: MegacorpEngine, card: number, key: string): boolean {
  const printed = at(engine.content.tags, at(state.card, card));
  return (networkOf(state, card) < 0 ? printed : (laidTo(state, engine, TAGS).tags[card] ?? printed)).has(key);
}

/** The keywords that texts give to a card now, the oldest giver first; several of the same stay several (MC-R101). */
export const givenTo = (state: MegacorpView, engine: MegacorpEngine, card: number): readonly Having[] =>
  networkOf(state, card) < 0 ? NONE : (laidTo(state, engine, KEYWORDS).given[card] ?? NONE);
const NONE: readonly Having[] = [];

/** Whether texts give a keyword to any card now. */
export const isAnythingGiven = (state: MegacorpView, engine: MegacorpEngine): boolean => laidTo(state, engine, KEYWORDS).given.length > 0;

/** Whether a card's own text counts nothing for a time. */
export const hasLostAbilities = (state: MegacorpView, card: number): boolean => changesOf(state, card, LOST_ABILITIES).length > 0;

/** Whether a card has lost a keyword of its own text for a time: the construct of the keyword. */
export const hasLostKeyword = (state: MegacorpView, engine: MegacorpEngine, card: number, keyword: string): boolean =>
  laidTo(state, engine, KEYWORDS).lost[card]?.has(keywordId(keyword)) === true;

/** All keywords of a card with what stands in their holes: its own in printed order, then those that it was given. */
export function keywordsOf(state: MegacorpView, engine: MegacorpEngine, card: number): readonly Having[] {
  if (networkOf(state, card) < 0) return ownKeywords(state, engine, card);
  const laid = laidTo(state, engine, KEYWORDS);
  const known = laid.keywords[card];
  if (known !== undefined) return known;
  const lost = laid.lost[card];
  const own = ownKeywords(state, engine, card);
  const all = [...(lost === undefined ? own : own.filter(({ id }) => !lost.has(id))), ...(laid.given[card] ?? NONE)];
  // While keywords are being laid it is not yet what it will be.
  if (laid.layers >= KEYWORDS) laid.keywords[card] = all;
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
  const { given, lost } = laidTo(state, engine, KEYWORDS);
  if (given[card]?.some((one) => one.id === id)) return true;
  return isPrintedWith(engine, at(state.card, card), id) && !lost[card]?.has(id) && !hasLostAbilities(state, card);
}

/** Whether a design is printed with a keyword, by its id. */
export const isPrintedWith = ({ content }: MegacorpEngine, design: number, id: string): boolean => at(content.keywordIds, design).has(id);

/** Whether a text says that a card cannot: "cannot" beats "can". */
export const isBanned = (state: MegacorpView, engine: MegacorpEngine, card: number, banned: Ban): boolean =>
  networkOf(state, card) >= 0 && laidTo(state, engine, BANS_LAID).bans[card]?.has(banned) === true;

/** Whether texts let a card be attacked by another: "can be attacked only by …". */
export const mayBeAttackedBy = (state: MegacorpView, engine: MegacorpEngine, card: number, attacker: number): boolean =>
  facts(state, engine, "static.attackedBy").every(({ holes }) => !cardsOf(holes).includes(card) || (holes[1] as Grouped).fits(attacker));

/** How many attacks a card may make in a turn (MC-9.3). */
export const attacksAllowed = (state: MegacorpView, engine: MegacorpEngine, card: number): number =>
  facts(state, engine, "static.twice").some(({ holes }) => cardsOf(holes).includes(card)) ? 2 : 1;
