/**
 * What the cards of a place bring, added up: for bots, which compare many copies of a state. Most places of a copy are those of the state that it was made of, so that each of
 * those is added up once.
 */
import { isPlaceShared, isShared } from "../../../kernel/fork.ts";
import { missing } from "../../../kernel/state.ts";
import { CORRUPTION, HACKING, PROPAGANDA } from "../content.ts";
import { cardsIn, LAYOUT, type SanView } from "../layout.ts";

/** What a card brings when it is played, as it is asked for a million times a second. */
export type Design = {
  readonly type: number;
  readonly revenue: number;
  /** Cards that it draws. */
  readonly drawn: number;
  readonly corruption: number;
  readonly propaganda: number;
  readonly hacking: number;
  /** It comes back turn after turn; what is played once is gone (SAN-13.2). */
  readonly lasts: boolean;
};

/** Of some cards: how many they are, and those of each Mercenary type; then what they bring, by icon. */
export type Tally = {
  readonly cards: number;
  readonly corruptionCards: number;
  readonly propagandaCards: number;
  readonly hackingCards: number;
  readonly revenue: number;
  readonly drawn: number;
  /** Turn after turn. */
  readonly corruption: number;
  readonly propaganda: number;
  readonly hacking: number;
  /** Once. */
  readonly corruptionOnce: number;
  readonly propagandaOnce: number;
  readonly hackingOnce: number;
};

export class Tallies {
  /** By card index. */
  readonly designs: readonly Design[];
  /** The designs by instance, and the cards of each place, that `#known` is of: none of these lists changes any more. */
  #card: readonly number[] | undefined;
  readonly #places: (readonly number[] | undefined)[] = LAYOUT.places.map(() => undefined);
  readonly #known: (Tally | undefined)[] = LAYOUT.places.map(() => undefined);

  constructor(designs: readonly Design[]) {
    this.designs = designs;
  }

  /** Of the cards of a place. */
  of(state: SanView, place: number): Tally {
    const cards = cardsIn(state, place);
    const known = this.#known[place];
    if (known !== undefined && this.#places[place] === cards && this.#card === state.card) return known;
    const tally = tallyOf(this.designs, state.card, cards);
    if (isShared(state, "card") && isPlaceShared(state, place)) this.#keep(state.card, place, cards, tally);
    return tally;
  }

  #keep(card: readonly number[], place: number, cards: readonly number[], tally: Tally): void {
    if (this.#card !== card) {
      this.#card = card;
      this.#places.fill(undefined);
    }
    this.#places[place] = cards;
    this.#known[place] = tally;
  }
}

function tallyOf(designs: readonly Design[], card: readonly number[], held: readonly number[]): Tally {
  let [corruptionCards, propagandaCards, hackingCards, revenue, drawn] = [0, 0, 0, 0, 0];
  let [corruption, propaganda, hacking, corruptionOnce, propagandaOnce, hackingOnce] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < held.length; i++) {
    const design = designOf(designs, card, held, i);
    const { type } = design;
    if (type === CORRUPTION) corruptionCards++;
    else if (type === PROPAGANDA) propagandaCards++;
    else if (type === HACKING) hackingCards++;
    revenue += design.revenue;
    drawn += design.drawn;
    if (design.lasts) {
      corruption += design.corruption;
      propaganda += design.propaganda;
      hacking += design.hacking;
    } else {
      corruptionOnce += design.corruption;
      propagandaOnce += design.propaganda;
      hackingOnce += design.hacking;
    }
  }
  return {
    cards: held.length,
    corruptionCards,
    propagandaCards,
    hackingCards,
    revenue,
    drawn,
    corruption,
    propaganda,
    hacking,
    corruptionOnce,
    propagandaOnce,
    hackingOnce,
  };
}

/** The design of the i-th of some cards. */
export function designOf(designs: readonly Design[], card: readonly number[], held: readonly number[], i: number): Design {
  const id = held[i] ?? missing(held, i);
  const index = card[id] ?? missing(card, id);
  return designs[index] ?? missing(designs, index);
}
