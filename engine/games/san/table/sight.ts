/** The cards that the active player can see, and words for where they lie: for the reasons why something cannot be done to a card. */
import { at } from "../../../kernel/state.ts";
import { HAND, LAYOUT, RIVER, riverCard, type SanView, SEATS, SLOTS } from "../layout.ts";

/** Adds the cards of the River in the order of their slots. */
export function riverCards(state: SanView, into: number[]): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = riverCard(state, slot);
    if (card !== undefined) into.push(card);
  }
}

/** Adds the cards that the active player knows and that do not lie in the River. */
export const cardsBeyondRiver = (state: SanView, into: number[]): void =>
  addKnown(state, into, (place) => place < RIVER || place >= RIVER + SLOTS);

/** Adds the cards that the active player knows and that are not in the own hand. */
export const cardsBeyondHand = (state: SanView, into: number[]): void => addKnown(state, into, (place) => place !== HAND + state.active);

function addKnown(state: SanView, into: number[], lies: (place: number) => boolean): void {
  state.zone.forEach((place, card) => {
    if (lies(place) && (at(state.seen, card) & (1 << state.active)) !== 0) into.push(card);
  });
}

/** Where a card lies: "in your hand", "in slot 3 of the River", "in STAR's play area". */
export function placeWords(state: SanView, card: number): string {
  const { zone, player, space } = at(LAYOUT.places, at(state.zone, card));
  if (zone === "river") return `in slot ${space + 1} of the River`;
  if (player < 0) return `in the ${zone}`;
  return `in ${player === state.active ? "your" : `${SEATS[player]}'s`} ${zone}`;
}
