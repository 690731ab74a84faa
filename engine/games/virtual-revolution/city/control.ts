/** Chapters VR-5 and VR-6: who holds what in the city, and which Titles follow from it. */
import { at } from "../../../kernel/state.ts";
import { cardsIn, MOST_PLAYERS, TITLE, TITLES, type VrEngine, type VrView } from "../layout.ts";
import type { City } from "./city.ts";

/** Influence of a player in a borough, any number (VR-5.2). */
export const influenceIn = (state: VrView, borough: number, player: number): number => at(state.influence, borough * MOST_PLAYERS + player);

/** Directors of a player in a borough. */
export const directorsIn = (state: VrView, borough: number, player: number): number => at(state.directors, borough * MOST_PLAYERS + player);

/** Whose Influence lies in a borough; -1 for nobody's (VR-5.1). */
export function influenceOwner(state: VrView, borough: number): number {
  for (let player = 0; player < state.players; player++) if (influenceIn(state, borough, player) > 0) return player;
  return -1;
}

/** Whether a player's Influence can come to a borough: no opposing one is there (VR-5.1). */
export function isFreeFor(state: VrView, borough: number, player: number): boolean {
  const owner = influenceOwner(state, borough);
  return owner < 0 || owner === player;
}

/** Whether a player controls a borough, by Influence or a Server (VR-5.7, VR-9.6). */
export const controls = (state: VrView, borough: number, player: number): boolean =>
  influenceIn(state, borough, player) > 0 || state.server[borough] === player;

/** Boroughs of a district that a player controls. */
export function controlledIn(state: VrView, { boroughsOf }: City, district: number, player: number): number {
  let count = 0;
  for (const borough of at(boroughsOf, district)) if (controls(state, borough, player)) count++;
  return count;
}

/** The Title of a district: the card and who holds it, -1 for nobody; undefined if it has left the game by hand. */
export function titleOf(
  state: VrView,
  { content }: VrEngine,
  district: number,
): { readonly card: number; readonly holder: number } | undefined {
  for (let holder = -1; holder < state.players; holder++)
    for (const card of cardsIn(state, holder < 0 ? TITLES : TITLE + holder))
      if (content.district[at(state.card, card)] === district) return { card, holder };
  return undefined;
}

/** A player is to lose or to take a Title. */
export type TitleChange = { readonly card: number; readonly player: number; readonly takes: boolean };

/**
 * What becomes of the Title of a district now, losses before gains (VR-6.4): who fails to control two or more of its boroughs loses it (VR-6.3, VR-R41), who controls all
 * of them takes it (VR-6.2), from another holder too (VR-R40).
 */
export function titleChanges(state: VrView, engine: VrEngine, district: number): readonly TitleChange[] {
  const { city } = engine.content;
  const size = at(city.boroughsOf, district).length;
  const title = titleOf(state, engine, district);
  if (title === undefined) return [];
  const { card, holder } = title;
  const changes: TitleChange[] = [];
  if (holder >= 0 && controlledIn(state, city, district, holder) <= size - 2) changes.push({ card, player: holder, takes: false });
  for (let player = 0; player < state.players; player++)
    if (player !== holder && controlledIn(state, city, district, player) === size) {
      if (holder >= 0 && changes.length === 0) changes.push({ card, player: holder, takes: false });
      changes.push({ card, player, takes: true });
    }
  return changes;
}
