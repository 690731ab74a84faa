/**
 * What texts say of cards, laid over what is printed in the layers of MC-R146: tags; keywords; a value that is set; raised or lowered; then what cards cannot do. What a layer
 * asks about itself or a later one is answered as things stand without it.
 */
import { remembered } from "../../../kernel/remembered.ts";
import { at } from "../../../kernel/state.ts";
import { forCard, type GivenKeyword, type StaticFact } from "../../../language/index.ts";
import { keywordId, type MegacorpEngine, tagKey } from "../content.ts";
import { cardsIn, type MegacorpView, NETWORK } from "../layout.ts";
import { givenIn, type Mods, THE_VALUATION } from "../texts/terms.ts";
import { BANNED, BANS, type Ban, changesOfKind, GIVEN, LOST_KEYWORD, SCORE, SCORE_SET, TAG, VALUATION } from "./changes.ts";
import { isAsNoted, noted, SAYING } from "./lasting.ts";

/** A keyword that a card has: its id as in the content, and the card whose text says so, its own or the giver's. Costs in its holes are payments of that text. */
export type Having = GivenKeyword & { readonly id: string; readonly source: number };

/** How many layers have to be laid for an answer (MC-R146). */
export const TAGS = 1;
export const KEYWORDS = 2;
export const RAISED = 4;
export const BANS_LAID = 5;

/** What texts say of one card; what they say nothing of is as it is printed. */
export type Said = {
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
  /** What they say, by card. */
  readonly said: (Said | undefined)[];
  /** The cards that they say something of. */
  readonly cards: number[];
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
  const known = laid.said[card];
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
  laid.said[card] = nothing;
  laid.cards.push(card);
  return nothing;
}

const laidOn = remembered<MegacorpView, MegacorpEngine, Laid>(
  (state, engine) => ({
    layers: mayAnythingBeSaid(state, engine) ? 0 : BANS_LAID,
    laying: false,
    said: [],
    cards: [],
    anyGiven: false,
    anyModified: false,
    notes: noted(state, engine),
    anyWeakened: undefined,
    areUnique: false,
    boundTo: undefined,
  }),
  // Plain execution lays anew: that both come to the same is a law.
  ({ notes, boundTo }, state, { plain }) =>
    notes !== undefined && !plain && (boundTo === undefined || boundTo === state) && isAsNoted(notes, state),
);

/** Whether there is a text that speaks of what cards are, a change, or a bonded card whose tags its host has. Otherwise all is as it is printed. */
function mayAnythingBeSaid(state: MegacorpView, engine: MegacorpEngine): boolean {
  if (state.changes.length > 0 || engine.content.machine.isAnyAtWork(state, engine, SAYING)) return true;
  for (let player = 0; player < state.players; player++)
    for (const card of cardsIn(state, NETWORK + player)) if (state.host[card] !== 0) return true;
  return false;
}

/** What texts say of the cards of a state, up to a layer at least. */
export function laidTo(state: MegacorpView, engine: MegacorpEngine, layer: number): Laid {
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
export const saidOf = (state: MegacorpView, engine: MegacorpEngine, card: number, layer: number): Said | undefined =>
  laidTo(state, engine, layer).said[card];

type Layer = (state: MegacorpView, engine: MegacorpEngine, laid: Laid) => void;

/** MC-R146, in order; control is a field of the state. What cards cannot do comes last: it may ask for all else. */
const LAYERS: readonly Layer[] = [layTags, layKeywords, setValues, raise, ban];

/** What texts make true, by timestamp of their cards (MC-R146). */
export function facts(state: MegacorpView, engine: MegacorpEngine, id: string) {
  const found = engine.content.machine.statics(state, engine, id);
  if (found.length < 2) return found;
  const age = ({ source }: StaticFact) => at(state.stamp, source);
  return found.every((fact, i) => i === 0 || age(at(found, i - 1)) <= age(fact)) ? found : [...found].sort((a, b) => age(a) - age(b));
}

/** The cards in the first hole of a static. */
export const cardsOf = (holes: readonly unknown[]): readonly number[] => holes[0] as readonly number[];

/** "Is also", then the tags of the cards bonded under a card (MC-15.3, MC-R87). */
function layTags(state: MegacorpView, engine: MegacorpEngine, laid: Laid): void {
  for (const { holes } of facts(state, engine, "static.isAlso"))
    for (const card of cardsOf(holes)) ownTags(state, engine, laid, card).add(tagKey(String(holes[1])));
  for (const { source } of facts(state, engine, "static.everyTag"))
    for (const tag of engine.content.tagNames) ownTags(state, engine, laid, source).add(tag);
  for (const { card, a } of changesOfKind(state, TAG)) ownTags(state, engine, laid, card).add(at(engine.content.tagNames, a));
  for (let player = 0; player < state.players; player++)
    for (const card of cardsIn(state, NETWORK + player)) {
      const host = at(state.host, card) - 1;
      if (host >= 0)
        for (const tag of laid.said[card]?.tags ?? printedTags(state, engine, card)) ownTags(state, engine, laid, host).add(tag);
    }
}

/** The tags that are printed on a card (MC-16.1). */
export const printedTags = (state: MegacorpView, { content }: MegacorpEngine, card: number): ReadonlySet<string> =>
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
  for (const id of ["static.has.each", "static.has.eachMost"])
    for (const { source, holes } of facts(state, engine, id)) {
      const times = (card: number) => Math.min(forCard(holes[2], card), MOST_GIVEN, Number(holes[3] ?? MOST_GIVEN));
      for (const card of cardsOf(holes)) for (let i = times(card); i > 0; i--) give(state, laid, card, holes[1], source);
    }
  for (const { card, kind, a, b } of changesOfKind(state, GIVEN, LOST_KEYWORD)) {
    if (kind === GIVEN) give(state, laid, card, engine.content.machine.given(state, engine, card, a, b), card);
    else lose(laid, card, at(engine.content.keywords, a));
  }
  // MC-R196: behind all that is given.
  for (const { holes } of facts(state, engine, "static.loses"))
    for (const card of cardsOf(holes)) lose(laid, card, keywordId(String(holes[1])));
}

/** No text gives one keyword more often than this. */
const MOST_GIVEN = 100;

function lose(laid: Laid, card: number, id: string): void {
  const own = said(laid, card);
  own.given = own.given?.filter((one) => one.id !== id);
  own.lost ??= new Set();
  own.lost.add(id);
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
  const setScore = (card: number, trait: number, n: number): void => {
    const own = said(laid, card);
    own.scores ??= [...at(engine.content.scores, at(state.card, card))];
    own.scores[trait] = n;
    laid.anyModified = true;
  };
  for (const id of ["static.score", "static.scoreIs"])
    for (const { holes } of facts(state, engine, id))
      for (const card of cardsOf(holes)) setScore(card, Number(holes[1]), forCard(holes[2], card));
  // MC-R210
  for (const { card, a, b } of changesOfKind(state, SCORE_SET)) setScore(card, a, b);
  exchangeScores(state, engine, laid);
}

/** "The IQ and BQ of the host are exchanged", after what was set (MC-R207). */
function exchangeScores(state: MegacorpView, engine: MegacorpEngine, laid: Laid): void {
  for (const { holes } of facts(state, engine, "static.swapped"))
    for (const card of holes[2] as readonly number[]) {
      const [a, b] = [Number(holes[0]), Number(holes[1])];
      const own = said(laid, card);
      own.scores ??= [...at(engine.content.scores, at(state.card, card))];
      [own.scores[a], own.scores[b]] = [at(own.scores, b), at(own.scores, a)];
      laid.anyModified = true;
    }
}

/** "+1 BQ": of continuous texts and for a time. What they ask about scores is answered without what is raised here (MC-R165). */
function raise(state: MegacorpView, engine: MegacorpEngine, laid: Laid): void {
  // What copies of a card say alike is added up at once.
  const alike = (id: string): ReadonlyMap<readonly unknown[], number> => {
    const times = new Map<readonly unknown[], number>();
    for (const { holes } of engine.content.machine.statics(state, engine, id)) times.set(holes, (times.get(holes) ?? 0) + 1);
    return times;
  };
  for (const [holes, n] of alike("static.gets")) raiseAll(laid, holes, () => n);
  for (const [holes, n] of alike("static.gets.has")) raiseAll(laid, holes, () => n);
  for (const [holes, n] of alike("static.gets.each")) raiseAll(laid, holes, (card) => n * forCard(holes[2], card));
  for (const [holes, n] of alike("static.gets.eachMost"))
    raiseAll(laid, holes, (card) => n * Math.min(forCard(holes[2], card), Number(holes[3])));
  for (const { card, a, b } of changesOfKind(state, SCORE)) raiseBy(laid, card, a, b);
  for (const { card, a } of changesOfKind(state, VALUATION)) raiseBy(laid, card, THE_VALUATION, a);
}

/** The cards in the first hole are raised by what is in the second, so many times. */
function raiseAll(laid: Laid, holes: readonly unknown[], times: (card: number) => number): void {
  for (const card of cardsOf(holes)) {
    const often = times(card);
    for (const { of, n } of holes[1] as Mods) raiseBy(laid, card, of, n * often);
  }
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
  for (const { holes } of facts(state, engine, "static.cannot"))
    for (const card of cardsOf(holes)) for (const banned of [holes[1] as Ban | readonly Ban[]].flat()) add(card, banned);
  for (const { card, a } of changesOfKind(state, BANNED)) add(card, at(BANS, a));
}

/** A keyword that a text gives as a card has it. */
export const having = ({ keyword, holes, text, n }: GivenKeyword, source: number): Having => ({
  keyword,
  holes,
  text,
  n,
  id: keywordId(keyword),
  source,
});
