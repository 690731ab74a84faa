/** Chapter EW-6: how a game ends. */
import type { Engine } from "../../kernel/engine.ts";
import type { Ending } from "../../kernel/rules.ts";
import { at } from "../../kernel/state.ts";
import type { EmberwickContent } from "./content.ts";
import { type EmberwickState, type EmberwickView, lanternsOf } from "./layout.ts";

const BY_STREET = 0;
const AT_DUSK = 1;

export const ENDINGS: readonly Ending[] = [
  { rule: "EW-6.1", reason: "The winner reached the last step of the street" },
  { rule: "EW-6.3", reason: "Dusk fell: steps and the glow of lanterns were counted" },
];

/** A player's points at dusk: the steps walked, and the glow of the own lanterns in the house (EW-6.3). */
export const pointsOf = (state: EmberwickView, { glow }: EmberwickContent, player: number): number =>
  at(state.step, player) + lanternsOf(state, player).reduce((sum, card) => sum + at(glow, at(state.card, card)), 0);

/** A player is on the last step and wins (EW-6.1). */
export const endOnStreet = (state: EmberwickState, winner: number, engine: Engine<EmberwickContent>): void =>
  engine.end(
    state,
    BY_STREET,
    state.step.map((_, player) => (player === winner ? 1 : -1)),
  );

/** Dusk: the most points win; those who share them draw (EW-6.3, EW-6.4). */
export function endAtDusk(state: EmberwickState, engine: Engine<EmberwickContent>): void {
  const points = state.step.map((_, player) => pointsOf(state, engine.content, player));
  const most = Math.max(...points);
  const shared = points.filter((one) => one === most).length > 1;
  engine.end(
    state,
    AT_DUSK,
    points.map((one) => (one < most ? -1 : shared ? 0 : 1)),
  );
}
