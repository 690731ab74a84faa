/** What happens to Directors, Influence, Servers and Titles. Only these functions change them once the game is set up. */
import { type EventRule, events } from "../../../kernel/events.ts";
import { setNumber } from "../../../kernel/fork.ts";
import { at } from "../../../kernel/state.ts";
import { moveCard } from "../../../kernel/zones.ts";
import type { VrContent } from "../content.ts";
import { INFLUENCE, MOST_PLAYERS, TITLE, TITLES, type VrEngine, type VrState } from "../layout.ts";
import { type controls, titleChanges } from "./control.ts";

const event = events<VrState, VrContent>();
export type VrEvent = EventRule<VrState, VrContent>;

/** Adds to the Influence of a player in a borough; `checkTitles` proposes the changes of Titles. */
function lay(state: VrState, borough: number, player: number, n: number): void {
  const index = borough * MOST_PLAYERS + player;
  state.influence[index] = at(state.influence, index) + n;
}

/** Titles are checked after every change of Influence or Server, losses first (VR-6.4). For the `apply` of an event, as its last act. */
function checkTitles(state: VrState, engine: VrEngine, ...boroughs: readonly number[]): void {
  const { districtOf } = engine.content.city;
  const districts = new Set(boroughs.map((borough) => at(districtOf, borough)));
  for (const district of districts)
    for (const { card, player, takes } of titleChanges(state, engine, district))
      engine.propose(state, takes ? takeTitle : loseTitle, player, card);
}

/** A Title comes to a player, straight (VR-6.2, VR-R42). */
export const takeTitle: VrEvent = event("take title", ["player", "card"], (state, player, card, _c, _d, { layout }) => {
  setNumber(state, "tilted", card, 0);
  moveCard(state, layout, card, TITLE + player);
});

/** A Title goes back beside the board, straight (VR-6.3, VR-R42). */
export const loseTitle: VrEvent = event("lose title", ["player", "card"], (state, _player, card, _c, _d, { layout }) => {
  setNumber(state, "tilted", card, 0);
  moveCard(state, layout, card, TITLES);
});

/** A player puts one of their Directors in a borough (VR-4.4): that is “here” for the turn (VR-4.9). */
export const placeDirector: VrEvent = event("place a Director", ["player", "number"], (state, player, borough) => {
  const index = borough * MOST_PLAYERS + player;
  state.directors[index] = at(state.directors, index) + 1;
  state.directorsLeft[player] = at(state.directorsLeft, player) - 1;
  state.here = borough;
  state.phase = INFLUENCE;
});

/** Influence goes from reserve to a borough (VR-5.4, VR-5.6). */
export const addInfluence: VrEvent = event("add Influence", ["player", "number"], (state, player, borough, _c, _d, engine) => {
  if (at(state.reserve, player) === 0) return;
  state.reserve[player] = at(state.reserve, player) - 1;
  lay(state, borough, player, 1);
  checkTitles(state, engine, borough);
});

/** Influence of a player goes from a borough to that player's Recycling (VR-5.3). */
export const eliminate: VrEvent = event("eliminate Influence", ["player", "number"], (state, player, borough, _c, _d, engine) => {
  if (at(state.influence, borough * MOST_PLAYERS + player) === 0) return;
  lay(state, borough, player, -1);
  state.recycling[player] = at(state.recycling, player) + 1;
  checkTitles(state, engine, borough);
});

/** Influence goes from one borough to another: one change (VR-5.4, VR-R73). */
export const moveInfluence: VrEvent = event("move Influence", ["player", "number", "number"], (state, player, from, to, _d, engine) => {
  lay(state, from, player, -1);
  lay(state, to, player, 1);
  checkTitles(state, engine, from, to);
});

/** Influence goes from reserve to Recycling, as much as there is (VR-R37). */
export const recycle: VrEvent = event("recycle Influence", ["player", "number"], (state, player, n) => {
  const moved = Math.min(n, at(state.reserve, player));
  state.reserve[player] = at(state.reserve, player) - moved;
  state.recycling[player] = at(state.recycling, player) + moved;
});

/** Influence comes back from Recycling to reserve (VR-8.1). */
export const recover: VrEvent = event("recover Influence", ["player", "number"], (state, player, n) => {
  const moved = Math.min(n, at(state.recycling, player));
  state.recycling[player] = at(state.recycling, player) - moved;
  state.reserve[player] = at(state.reserve, player) + moved;
});

/** A Server comes from supply to a borough (VR-9.5). */
export const placeServer: VrEvent = event("place a Server", ["player", "number"], (state, player, borough, _c, _d, engine) => {
  state.servers[player] = at(state.servers, player) - 1;
  state.server[borough] = player;
  checkTitles(state, engine, borough);
});

/** A Server goes back to its owner's supply; Revenue and tokens stay (VR-R52, VR-R88). */
export const removeServer: VrEvent = event("remove a Server", ["player", "number"], (state, player, borough, _c, _d, engine) => {
  state.server[borough] = -1;
  state.servers[player] = at(state.servers, player) + 1;
  checkTitles(state, engine, borough);
});

/** A Server goes from one borough to another: one change (VR-R22, VR-R73). */
export const moveServer: VrEvent = event("move a Server", ["player", "number", "number"], (state, player, from, to, _d, engine) => {
  state.server[from] = -1;
  state.server[to] = player;
  checkTitles(state, engine, from, to);
});

/** All Titles are checked, as set-up ends (VR-3.9, VR-R4). */
export function takeTitlesAtSetup(state: VrState, engine: VrEngine): void {
  const { city } = engine.content;
  city.districts.forEach((_, district) => {
    for (const { card, player } of titleChanges(state, engine, district)) moveCard(state, engine.layout, card, TITLE + player);
  });
}

/** Whether a player could put a Server in a borough: no other player's Server is there, their Influence is, and they have no Server in the district (VR-9.4). */
export function serverRefusal(
  state: VrState | Parameters<typeof controls>[0],
  { content }: VrEngine,
  player: number,
  borough: number,
  { waived = false, without = -1 }: { readonly waived?: boolean; readonly without?: number } = {},
): string | undefined {
  const { city } = content;
  const owner = at(state.server, borough);
  if (owner >= 0 && owner !== player && borough !== without) return "Another player has a Server here";
  if (!waived && at(state.influence, borough * MOST_PLAYERS + player) === 0) return "You have no Influence here";
  for (const other of at(city.boroughsOf, at(city.districtOf, borough)))
    if (other !== without && state.server[other] === player) return `You already have a Server in this district, in ${city.words[other]}`;
  return undefined;
}

export const CITY_EVENTS: readonly VrEvent[] = [
  takeTitle,
  loseTitle,
  placeDirector,
  addInfluence,
  eliminate,
  moveInfluence,
  recycle,
  recover,
  placeServer,
  removeServer,
  moveServer,
];
