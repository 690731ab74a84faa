/** Where the Virus marker goes. Each Virus card with L spaces is a loop at the Central Port: Port, 1, 2 … L, Port (SAN-R14). */
import { at } from "../../../kernel/state.ts";
import type { SanContent } from "../content.ts";
import { cardsIn, opponentOf, type SanView, VIRUS_STACK } from "../layout.ts";

/** The Virus card of a player that is in use, or undefined (SAN-4.6). */
export const topVirus = (state: SanView, player: number): number | undefined => cardsIn(state, VIRUS_STACK + player).at(-1);

/**
 * Where the marker goes when a player moves it one space: back on the own card, forward on the opposing one, from the Port onto that
 * (SAN-11.2 to SAN-11.5). `passes`: the opposing card is passed. An arrival at the Port is a full step.
 */
export function markerMove(state: SanView, player: number, content: SanContent): { on: number; space: number; passes: boolean } {
  const own = player + 1;
  const theirs = opponentOf(player) + 1;
  const { markerOn, markerSpace } = state;
  if (markerOn === own) return markerSpace > 1 ? { on: own, space: markerSpace - 1, passes: false } : { on: 0, space: 0, passes: false };
  if (markerOn === 0) return { on: theirs, space: 1, passes: false };
  const virus = topVirus(state, opponentOf(player));
  const spaces = virus === undefined ? 0 : at(content.spaces, at(state.card, virus));
  return markerSpace < spaces ? { on: theirs, space: markerSpace + 1, passes: false } : { on: 0, space: 0, passes: true };
}
