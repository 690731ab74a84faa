/** What happens to teams and what they carry (CORP-8, CORP-12, CORP-13.12). */
import { events } from "../../../kernel/events.ts";
import { at } from "../../../kernel/state.ts";
import { moveCard } from "../../../kernel/zones.ts";
import type { CorpContent } from "../content.ts";
import {
  ASSETS,
  type CorpEngine,
  type CorpState,
  cardsIn,
  discardOf,
  GARRISON,
  lootPlace,
  NOBODY,
  NOWHERE,
  OWN_ASSETS,
  teamIndex,
  teamPlace,
} from "../layout.ts";
import type { CorpEvent } from "../mat/events-mat.ts";
import { DEPARTMENT_COUNT } from "../mat/mat.ts";
import { TEAM_LASTING } from "./standing.ts";
import { hqOf, ownLootPieces, ownSpots, spotOf } from "./teams.ts";

const event = events<CorpState, CorpContent>();

function stand(state: CorpState, player: number, team: number, spot: number): void {
  ownSpots(state, team)[player] = spot;
  state.arrivals += 1;
  state.arrived[teamIndex(player, team)] = state.arrivals;
}
/** A team of no cards yet is set up at the own HQ (CORP-8.3). */
export const formTeam: CorpEvent = event("assemble", ["player", "number"], (state, player, team, _c, _d, engine) =>
  stand(state, player, team, hqOf(state, engine, player)),
);
/** A runner of the Garrison joins a team (CORP-8.3, CORP-8.7), or goes back there. */
export const joinTeam: CorpEvent = event("join", ["player", "card", "number"], (state, player, card, team, _d, { layout }) =>
  moveCard(state, layout, card, teamPlace(player, team)),
);
export const leaveTeam: CorpEvent = event("leave", ["player", "card", "number"], (state, player, card, _team, _d, { layout }) =>
  moveCard(state, layout, card, GARRISON + player),
);
/** A team is dissolved; its runners go to the Garrison (CORP-8.6). */
export const disbandTeam: CorpEvent = event("disband", ["player", "number"], (state, player, team, _c, _d, engine) => {
  for (const card of [...cardsIn(state, teamPlace(player, team))]) moveCard(state, engine.layout, card, GARRISON + player);
  removeTeam(state, engine, player, team);
});
/** A team is destroyed: its miniatures go back, its loot is lost (CORP-8.10, CORP-R15). */
export const destroyTeam: CorpEvent = event("destroy a team", ["player", "number"], (state, player, team, _c, _d, engine) =>
  removeTeam(state, engine, player, team),
);
function removeTeam(state: CorpState, { layout }: CorpEngine, player: number, team: number): void {
  ownSpots(state, team)[player] = NOWHERE;
  if (state.teamLasting.length > 0) forgetTeam(state, player, team);
  const i = teamIndex(player, team);
  state.lootCredits[i] = 0;
  for (let dept = 0; dept < DEPARTMENT_COUNT; dept++) {
    const list = ownLootPieces(state, dept);
    state.reserve[player] = at(state.reserve, player) + at(list, i);
    list[i] = 0;
  }
  for (const card of [...cardsIn(state, lootPlace(player, team))]) moveCard(state, layout, card, discardOf(ASSETS));
}

/** What texts gave to a team that is gone is not for the next one (CORP-R88). */
function forgetTeam(state: CorpState, player: number, team: number): void {
  const left: number[] = [];
  for (let i = 0; i < state.teamLasting.length; i += TEAM_LASTING)
    if (state.teamLasting[i + 1] !== player || state.teamLasting[i + 2] !== team)
      left.push(...state.teamLasting.slice(i, i + TEAM_LASTING));
  state.teamLasting = left;
}

/** A team goes to a spot (CORP-8.9). */
export const moveTeam: CorpEvent = event("move", ["player", "number", "number"], (state, player, team, spot) => {
  if (spotOf(state, player, team) !== spot) stand(state, player, team, spot);
});
/** A Move begins: what cards added to it is used up (CORP-R53). */
export const beginMove: CorpEvent = event("begin a move", ["player", "number"], (state, _player, team) => {
  state.mover = team;
  state.moreSteps = 0;
});
export const endMove: CorpEvent = event("end a move", ["player"], (state) => {
  state.mover = NOBODY;
});

/** Loot is put on the stack of a team (CORP-13.13): credits, an asset, a piece of a department. */
export const stealCredits: CorpEvent = event(
  "steal credits",
  ["player", "number", "player", "number"],
  (state, player, team, victim, n) => {
    const taken = Math.min(n, at(state.credits, victim));
    state.credits[victim] = at(state.credits, victim) - taken;
    const i = teamIndex(player, team);
    state.lootCredits[i] = at(state.lootCredits, i) + taken;
  },
);
export const stealAsset: CorpEvent = event("steal an asset", ["player", "card", "number"], (state, player, card, team, _d, { layout }) =>
  moveCard(state, layout, card, lootPlace(player, team)),
);
/** A piece of the thief's reserve goes on the stack; with an empty reserve none does (CORP-R32). */
export const lootPiece: CorpEvent = event("steal a piece", ["player", "number", "number"], (state, player, team, dept) => {
  if (at(state.reserve, player) === 0) return;
  state.reserve[player] = at(state.reserve, player) - 1;
  const list = ownLootPieces(state, dept);
  const i = teamIndex(player, team);
  list[i] = at(list, i) + 1;
});
/** At the own HQ: an asset becomes the thief's (CORP-13.12); credits are added; a piece goes back to the reserve, from which it is placed (CORP-13.15). */
export const deliverAsset: CorpEvent = event("deliver an asset", ["player", "card"], (state, player, card, _c, _d, { layout }) =>
  moveCard(state, layout, card, OWN_ASSETS + player),
);
export const deliverCredits: CorpEvent = event("deliver credits", ["player", "number"], (state, player, team) => {
  const i = teamIndex(player, team);
  state.credits[player] = at(state.credits, player) + at(state.lootCredits, i);
  state.lootCredits[i] = 0;
});
export const unloadPiece: CorpEvent = event("unload a piece", ["player", "number", "number"], (state, player, team, dept) => {
  const list = ownLootPieces(state, dept);
  const i = teamIndex(player, team);
  list[i] = at(list, i) - 1;
  state.reserve[player] = at(state.reserve, player) + 1;
});

export const CITY_EVENTS: readonly CorpEvent[] = [
  ...[formTeam, joinTeam, leaveTeam, disbandTeam, destroyTeam, moveTeam, beginMove, endMove],
  ...[stealCredits, stealAsset, lootPiece, deliverAsset, deliverCredits, unloadPiece],
];
