/**
 * How long it holds what texts say of cards: for most as long as there are the same cards in networks, under the same control and the same changes, and, where a text asks
 * for that, as they lie as they do and have the same counters. What depends on anything else, such as money or damage, is found anew whenever the state changes.
 */
import { at } from "../../../kernel/state.ts";
import type { TextProgram } from "../../../language/index.ts";
import type { MegacorpEngine } from "../content.ts";
import { cardsIn, designAndOwner, type MegacorpView, NETWORK, TRAIT_NAMES } from "../layout.ts";
import { changesOfKind, GIVEN, SAID } from "./changes.ts";

/** The statics that say what cards are. */
export const SAYING: ReadonlySet<string> = new Set(
  [
    "isAlso",
    "has",
    "gets.has",
    "valuation",
    "score",
    "gets",
    "gets.each",
    "gets.eachMost",
    "cannot",
    "loses",
    "everyTag",
    "has.each",
    "has.eachMost",
    "swapped",
    "scoreIs",
  ].map((id) => `static.${id}`),
);

/** Words that only name something, or ask what is printed: all constructs of these families. */
const NAMING = ["line", "static", "scope", "mod", "ban", "kw", "gkws", "count", "noun", "kind", "place"];
/** Words that ask for what is noted. What a keyword is paid with is no part of what is said. */
const ASKING = [
  ...["cond.control", "cond.counters", "cond.kind", "cond.place", "cond.state", "cond.notState", "cond.there"],
  ...["state.bonded", "state.orphaned", "state.surrounded", "ctrl.you", "ctrl.opponent", "subj.this", "subj.a", "subj.host"],
  ...["near.this", "near.a", "near.host", "controlled", "either", "kinded", "kinded.near", "named", "other", "placed", "stated"],
  ...["tag", "tag.either", "tag.not", "with.counters", "per.counter", "costs", "pay"],
  ...TRAIT_NAMES.map((trait) => `trait.${trait}`),
];
const LASTING: ReadonlySet<string> = new Set(ASKING);

const lasts = (word: string): boolean => LASTING.has(word) || NAMING.some((family) => word.startsWith(`${family}.`));

// What texts ask for when they say what cards are, beside which cards there are, whose and which objects: one bit each.
const PLACES = 1;
const COUNTERS = 2;
const asksPlaces = (word: string): boolean => word.startsWith("place.") || PLACING.has(word);
const PLACING: ReadonlySet<string> = new Set(["cond.place", "cond.there", "placed", "kinded.near", "state.orphaned", "state.surrounded"]);
const asksCounters = (word: string): boolean => COUNTING.has(word);
const COUNTING: ReadonlySet<string> = new Set(["cond.counters", "with.counters", "per.counter"]);

/** Whether a text asks where cards lie, in whatever it says or does. */
export const asksWhere = (program: TextProgram | undefined): boolean =>
  program !== undefined &&
  [...program.uses].some((word) => asksPlaces(word) || word.startsWith("near.") || word === "event.becomes-orphaned");

/** What a text asks for in what it says of cards and in what it gives them, if all of that is noted; undefined if it asks for something else. */
export function lastingAsks(program: TextProgram | undefined): number | undefined {
  let asks = 0;
  for (const { id, uses } of program?.statics ?? []) {
    if (!SAYING.has(id)) continue;
    for (const word of uses) {
      if (!lasts(word)) return undefined;
      if (asksPlaces(word)) asks |= PLACES;
      if (asksCounters(word)) asks |= COUNTERS;
    }
  }
  for (const { program: definition } of program?.given ?? []) {
    const more = lastingAsks(definition);
    if (more === undefined) return undefined;
    asks |= more;
  }
  return asks;
}

/** Numbers of a card that what is said may depend on, beside which it is. */
const NUMBERS = 10;

/** What is noted before all else: what the texts of the cards in networks ask for, and how many numbers of changes follow. */
const HEAD = 2;

/** Notes all that lasting texts can ask for; undefined if a text is at work that asks for something else. */
export function noted(state: MegacorpView, { content }: MegacorpEngine): readonly number[] | undefined {
  const { changes } = state;
  if (changesOfKind(state, GIVEN).length > 0) return undefined;
  // What is said for a time may ask for anything.
  let asked = changesOfKind(state, SAID).length > 0 ? PLACES | COUNTERS : 0;
  const notes: number[] = [asked, changes.length, ...changes];
  for (let player = 0; player < state.players; player++) {
    const cards = cardsIn(state, NETWORK + player);
    notes.push(cards.length);
    for (let i = 0; i < cards.length; i++) {
      const card = at(cards, i);
      const asks = content.lastingAsks[at(state.card, card)];
      if (asks === undefined) return undefined;
      asked |= asks;
      notes.push(card, designAndOwner(state, card), at(state.host, card), at(state.controller, card));
      notes.push(at(state.stamp, card), at(state.object, card), at(state.resolved, card));
      notes.push(at(state.x, card), at(state.y, card), at(state.counters, card));
    }
  }
  notes[0] = asked;
  return notes;
}

/** Whether all is still as it was noted. Where a card lies and its counters count only if a text asks for them: the same cards have the same texts. */
export function isAsNoted(notes: readonly number[], state: MegacorpView): boolean {
  const { changes, x, y, host, controller, counters, stamp, object, resolved } = state;
  if (notes[1] !== changes.length) return false;
  for (let i = 0; i < changes.length; i++) if (notes[i + HEAD] !== changes[i]) return false;
  const asked = at(notes, 0);
  const places = (asked & PLACES) !== 0;
  const counted = (asked & COUNTERS) !== 0;
  let n = changes.length + HEAD;
  for (let player = 0; player < state.players; player++) {
    const cards = cardsIn(state, NETWORK + player);
    if (notes[n++] !== cards.length) return false;
    for (let i = 0; i < cards.length; i++) {
      const card = at(cards, i);
      if (notes[n] !== card || notes[n + 1] !== designAndOwner(state, card)) return false;
      if (notes[n + 2] !== host[card] || notes[n + 3] !== controller[card]) return false;
      if (notes[n + 4] !== stamp[card] || notes[n + 5] !== object[card] || notes[n + 6] !== resolved[card]) return false;
      if (places && (notes[n + 7] !== x[card] || notes[n + 8] !== y[card])) return false;
      if (counted && notes[n + 9] !== counters[card]) return false;
      n += NUMBERS;
    }
  }
  return true;
}
