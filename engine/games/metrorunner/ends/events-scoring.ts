/** The end of the game (MR-13.8, MR-14.14). */
import { type EventRule, events } from "../../../kernel/events.ts";
import type { Ending } from "../../../kernel/rules.ts";
import { at } from "../../../kernel/state.ts";
import type { MetroContent } from "../content.ts";
import { completedBy } from "../jobs/completing.ts";
import { isSolo, type MetroState } from "../layout.ts";
import { RATING } from "./rating.ts";
import { scoreOf } from "./scoring.ts";

const BY_POINTS = 0;
const BY_TIE = 1;
const SHARED = 2;
const SOLO = 3;

export const ENDINGS: readonly Ending[] = [
  { rule: "MR-13.8", reason: "The winner has the most points" },
  { rule: "MR-13.8", reason: "Points are equal: influence, then notoriety, then completed jobs decide" },
  { rule: "MR-13.8", reason: "Everything is equal: a shared victory" },
  ...RATING.map(([from, name]) => ({ rule: "MR-14.15", reason: `${name}, from ${from} points` })),
];

/** The points are counted, and the game is over. A solo game is neither won nor lost: its rating is the ending (MR-14.15). */
export const countPoints: EventRule<MetroState, MetroContent> = events<MetroState, MetroContent>()(
  "count points",
  [],
  (state, _a, _b, _c, _d, engine) => {
    const players = state.returns.map((_, player) => player);
    for (const player of players) state.score[player] = scoreOf(state, engine, player);
    if (isSolo(state)) {
      engine.end(state, SOLO + RATING.findIndex(([from]) => at(state.score, 0) >= from), [0]);
      return;
    }
    const keys = [
      (player: number) => at(state.score, player),
      (player: number) => at(state.influence, player),
      (player: number) => at(state.notoriety, player),
      (player: number) => completedBy(state, player),
    ];
    let ahead = players;
    let used = 0;
    for (const key of keys) {
      const most = Math.max(...ahead.map(key));
      ahead = ahead.filter((player) => key(player) === most);
      used++;
      if (ahead.length === 1) break;
    }
    const ending = ahead.length > 1 ? SHARED : used > 1 ? BY_TIE : BY_POINTS;
    const won = ahead.length > 1 ? 0 : 1;
    engine.end(
      state,
      ending,
      players.map((player) => (ahead.includes(player) ? won : -1)),
    );
  },
);
