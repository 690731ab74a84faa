/** What happens as rounds and the game end: a Necro card is revealed, points are counted (VR-13, VR-15). */
import { type EventRule, events } from "../../../kernel/events.ts";
import { setNumber } from "../../../kernel/fork.ts";
import { everybody } from "../../../kernel/layout.ts";
import type { Ending } from "../../../kernel/rules.ts";
import { at } from "../../../kernel/state.ts";
import { moveCard, showCard } from "../../../kernel/zones.ts";
import type { VrContent } from "../content.ts";
import { BOX, cardsIn, NECRO_SHOWN, OBJECTIVE, type VrState } from "../layout.ts";
import { scoreOf } from "./scoring.ts";

const event = events<VrState, VrContent>();
type VrEvent = EventRule<VrState, VrContent>;

/** The Necro card of the round is revealed; that of the last one goes (VR-13.1, VR-13.10). */
export const revealNecro: VrEvent = event("reveal a Necro card", ["card"], (state, card, _b, _c, _d, { layout }) => {
  for (const old of [...cardsIn(state, NECRO_SHOWN)]) moveCard(state, layout, old, BOX);
  moveCard(state, layout, card, NECRO_SHOWN);
});

const BY_POINTS = 0;
const BY_CREDITS = 1;
const SHARED = 2;

export const ENDINGS: readonly Ending[] = [
  { rule: "VR-15.13", reason: "The winner has the most points" },
  { rule: "VR-15.13", reason: "The winner has the most € of those with the most points" },
  { rule: "VR-15.13", reason: "Points and € are equal: a shared victory" },
];

/** The points are counted, and the game is over: most points, then most €, then a shared victory (VR-15.13). */
export const finishGame: VrEvent = event("count points", [], (state, _a, _b, _c, _d, engine) => {
  const players = state.returns.map((_, player) => player);
  // Both Objectives are laid open: whoever reads the sheet sees which counts, and why (VR-15.11).
  for (const player of players) for (const card of cardsIn(state, OBJECTIVE + player)) showCard(state, card, everybody(state.players));
  for (const player of players) setNumber(state, "score", player, scoreOf(state, engine, player));
  const most = Math.max(...players.map((player) => at(state.score, player)));
  const ahead = players.filter((player) => state.score[player] === most);
  const richest = Math.max(...ahead.map((player) => at(state.credits, player)));
  const winners = ahead.filter((player) => state.credits[player] === richest);
  const ending = winners.length > 1 ? SHARED : ahead.length > 1 ? BY_CREDITS : BY_POINTS;
  const won = winners.length > 1 ? 0 : 1;
  engine.end(
    state,
    ending,
    players.map((player) => (winners.includes(player) ? won : -1)),
  );
});

export const END_EVENTS: readonly VrEvent[] = [revealNecro, finishGame];
