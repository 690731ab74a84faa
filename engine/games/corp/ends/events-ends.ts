/** The end of the game (CORP-14, CORP-R29, CORP-R44, CORP-R61), and assets over the limit (CORP-7.4). */
import { events } from "../../../kernel/events.ts";
import type { Ending } from "../../../kernel/rules.ts";
import type { CorpContent } from "../content.ts";
import type { CorpEngine, CorpState } from "../layout.ts";
import type { CorpEvent } from "../mat/events-mat.ts";
import { isRuined } from "../mat/mat.ts";
import { standings } from "./standing.ts";

const event = events<CorpState, CorpContent>();

const SUPREMACY = 0;
export const MARKET = 1;
export const LIMIT = 2;
export const ENDINGS: readonly Ending[] = [
  { rule: "CORP-14.2", reason: "Supremacy: every other corp is a Vassal or ruined" },
  { rule: "CORP-R44", reason: "The market closes: Vassals, then net worth decide" },
  { rule: "CORP-R61", reason: "The last round is over: Vassals, then net worth decide" },
];

/** A Vassal of the winner takes the next place (CORP-14.4). */
export const rank: CorpEvent = event("rank", ["player", "number"], (state, player, place) => {
  state.ranked[player] = place;
});
/** A player has supremacy, alone; ruined corps lose (CORP-14.2 to CORP-14.4). */
export const win: CorpEvent = event("supremacy", ["player"], (state, player, _b, _c, _d, engine) => {
  state.ranked[player] = 1;
  let last = state.players;
  for (let other = state.players - 1; other >= 0; other--) if (isRuined(state, other)) state.ranked[other] = last--;
  engine.end(
    state,
    SUPREMACY,
    state.returns.map((_, other) => (other === player ? 1 : -1)),
  );
});
/** The game is over and everybody is ranked (CORP-R44): the number is the ending. */
export const close: CorpEvent = event("close the market", ["number"], (state, ending, _b, _c, _d, engine) => {
  const order = standings(state, engine as CorpEngine);
  order.forEach(({ player }, i) => {
    state.ranked[player] = i + 1;
  });
  engine.end(
    state,
    ending,
    state.returns.map((_, player) => (order[0]?.player === player ? 1 : -1)),
  );
});
/** Supremacy was looked at. */
export const judged: CorpEvent = event("look at the shares", [], (state) => {
  state.shares = 0;
});
/** A player has more assets than the limit, and discards (CORP-7.4): the number is the player from 1, or 0 when it is done. */
export const overLimit: CorpEvent = event("over the limit", ["number"], (state, player) => {
  state.over = player;
});

export const END_EVENTS: readonly CorpEvent[] = [rank, win, close, judged, overLimit];
