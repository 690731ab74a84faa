/** How a position of Emberwick looks for a player: points against the best of the others, and who is near the end of the street. Only for bots. */
import { at, type Player } from "../../kernel/state.ts";
import type { EmberwickContent } from "./content.ts";
import { pointsOf } from "./endings.ts";
import { cardsIn, type EmberwickState, HAND, LAST_STEP } from "./layout.ts";

/** What a card in hand is worth, in points. */
const IN_HAND = 0.5;
/** How much the last steps count beyond their points. */
const NEAR = 3;
/** Points of difference that make a position nearly won. */
const SCALE = 6;

/** Looks at positions of a game that is played with these cards. Answers -1 … 1. */
export function evaluation(content: EmberwickContent): (state: EmberwickState, player: Player) => number {
  const worth = (state: EmberwickState, player: Player) =>
    pointsOf(state, content, player) + IN_HAND * cardsIn(state, HAND + player).length + NEAR * (at(state.step, player) / LAST_STEP) ** 2;
  return (state, player) => {
    const all = state.step.map((_, one) => worth(state, one));
    const best = Math.max(...all.filter((_, one) => one !== player));
    return Math.tanh((at(all, player) - best) / SCALE);
  };
}
