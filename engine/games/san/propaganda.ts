/** Chapter 1.10: the Propaganda track. */
import { nothing, type Offer } from "../../kernel/offers.ts";
import { at } from "../../kernel/state.ts";
import type { SanContent } from "./content.ts";
import { LAST_STAGE } from "./endings.ts";
import { cross } from "./events.ts";
import { cardsIn, opponentOf, riverCard, type SanState, type SanView, SLOTS, SUN, spaceOf } from "./layout.ts";

/** The slot, counted from 0, in front of a Banner: SUN goes from slot 1 to 6, STAR from 6 to 1 (SAN-R4). -1 on the last stage. */
export function slotInFront(state: SanView, player: number): number {
  const stage = at(state.stage, player);
  return stage >= LAST_STAGE ? -1 : player === SUN ? stage - 1 : SLOTS - stage;
}

/** The card in front of a player's Banner, or undefined. */
export function cardInFront(state: SanView, player: number): number | undefined {
  const slot = slotInFront(state, player);
  return slot < 0 ? undefined : riverCard(state, slot);
}

/**
 * What a River card costs a player to cross: 1 less for each of the own corrupted cards at its slot, 1 more for each of the opponent's
 * (SAN-9.3, SAN-10.2), never below 0 (SAN-R19).
 */
export function crossingCost(state: SanView, content: SanContent, player: number, slot: number): number {
  const card = riverCard(state, slot);
  if (card === undefined) return 0;
  const own = cardsIn(state, spaceOf(player, slot)).length;
  const theirs = cardsIn(state, spaceOf(opponentOf(player), slot)).length;
  return Math.max(0, at(content.crossing, at(state.card, card)) - own + theirs);
}

const costInFront = (state: SanView, content: SanContent): number =>
  crossingCost(state, content, state.active, slotInFront(state, state.active));

/** CROSS: the Banner goes past the card in front of it; each card is paid in full (SAN-10.3). */
export const crossOffer: Offer<SanState, SanContent, "play"> = {
  verb: "cross",
  needs: [
    {
      rule: "SAN-10.1",
      holds: (state) => cardInFront(state, state.active) !== undefined,
      reason: () => "There is no River card in front of your Banner",
    },
    {
      rule: "SAN-10.3",
      holds: (state, _frame, { content }) => state.propaganda >= costInFront(state, content),
      reason: (state, _frame, { content }) =>
        `The card in front of your Banner costs ${costInFront(state, content)} Propaganda to cross and you have ${state.propaganda}`,
    },
  ],
  items: nothing,
  action: (state) => ({ kind: "cross", card: cardInFront(state, state.active) ?? -1 }),
  carryOut(state, _item, _frame, engine) {
    const card = cardInFront(state, state.active) ?? -1;
    engine.propose(state, cross, state.active, card, costInFront(state, engine.content));
    return "play";
  },
};
