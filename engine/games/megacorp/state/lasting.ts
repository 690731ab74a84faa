/**
 * How long it holds what texts say of cards: for most as long as the cards in networks lie as they do, under the same control, with the same counters, and under the same
 * changes. What depends on anything else, such as money or damage, is found anew whenever the state changes.
 */
import { at } from "../../../kernel/state.ts";
import type { TextProgram } from "../../../language/index.ts";
import type { MegacorpEngine } from "../content.ts";
import { cardsIn, designAndOwner, type MegacorpView, NETWORK, TRAIT_NAMES } from "../layout.ts";
import { changesOfKind, GIVEN } from "./changes.ts";

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

/** Whether all that a text says of cards, and what it gives them, holds until something changes that is noted. */
export function isLasting(program: TextProgram | undefined): boolean {
  if (program === undefined) return true;
  return (
    program.statics.every(({ id, uses }) => !SAYING.has(id) || [...uses].every(lasts)) &&
    program.given.every(({ program: definition }) => isLasting(definition))
  );
}

/** Numbers of a card that what is said may depend on, beside which it is. */
const NUMBERS = 10;

/** Notes all that lasting texts can ask for; undefined if a text is at work that asks for something else. */
export function noted(state: MegacorpView, { content }: MegacorpEngine): readonly number[] | undefined {
  const { changes } = state;
  if (changesOfKind(state, GIVEN).length > 0) return undefined;
  const notes: number[] = [changes.length, ...changes];
  for (let player = 0; player < state.players; player++) {
    const cards = cardsIn(state, NETWORK + player);
    notes.push(cards.length);
    for (let i = 0; i < cards.length; i++) {
      const card = at(cards, i);
      if (content.isLasting[at(state.card, card)] !== true) return undefined;
      notes.push(card, designAndOwner(state, card), at(state.x, card), at(state.y, card), at(state.host, card), at(state.controller, card));
      notes.push(at(state.counters, card), at(state.stamp, card), at(state.object, card), at(state.resolved, card));
    }
  }
  return notes;
}

/** Whether all is still as it was noted. */
export function isAsNoted(notes: readonly number[], state: MegacorpView): boolean {
  const { changes, x, y, host, controller, counters, stamp, object, resolved } = state;
  let n = changes.length + 1;
  if (notes[0] !== changes.length) return false;
  for (let i = 0; i < changes.length; i++) if (notes[i + 1] !== changes[i]) return false;
  for (let player = 0; player < state.players; player++) {
    const cards = cardsIn(state, NETWORK + player);
    if (notes[n++] !== cards.length) return false;
    for (let i = 0; i < cards.length; i++) {
      const card = at(cards, i);
      if (notes[n] !== card || notes[n + 1] !== designAndOwner(state, card)) return false;
      if (notes[n + 2] !== x[card] || notes[n + 3] !== y[card] || notes[n + 4] !== host[card]) return false;
      if (notes[n + 5] !== controller[card] || notes[n + 6] !== counters[card] || notes[n + 7] !== stamp[card]) return false;
      if (notes[n + 8] !== object[card] || notes[n + 9] !== resolved[card]) return false;
      n += NUMBERS;
    }
  }
  return true;
}
