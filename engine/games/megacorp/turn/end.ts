/** Chapter 1.12: the End process, its steps in their exact order (MC-12.2). Nobody may act in it; until its step 6 only losses are checked (MC-R148). */
import { slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { isEvent } from "../buying/buy.ts";
import { emptyPools } from "../buying/events-money.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import { cardsIn, isPlaying, type MegacorpState, type MegacorpView, NETWORK, playersFrom } from "../layout.ts";
import { BANKRUPTCY, ISOLATION } from "../losing/endings.ts";
import { lose } from "../losing/events-losing.ts";
import { byAge, destroy, ORPHAN } from "../losing/leave.ts";
import { discard } from "../network/events-cards.ts";
import { businessOf, connectedIn, isOrphaned } from "../network/network.ts";
import { SILENT, WINDOW } from "../stack/priority.ts";
import { endChanges, UNTIL_END_OF_TURN } from "../state/changes.ts";
import { hasKeyword, isOrphanSafe } from "../state/characteristics.ts";
import { beginEnding, clearTurn, endTurn } from "./events-turn.ts";

/** Slot of the frame: 1 if the turn player is out of the game, so that only steps 3, 5 and 6 are left (MC-R103). */
const CUT_SHORT = 0;

/** END_PROCESS: what ends a turn. */
export const END_PROCESS = procedures<MegacorpState, MegacorpContent>()(
  "end process",
  {
    begin(state, frame, engine) {
      engine.propose(state, beginEnding);
      return slot(state, frame, CUT_SHORT) === 1 ? "pools" : "isolation";
    },
    // Step 1 (MC-8.9, MC-13.2, MC-R39, MC-R40): the turn player's Business only.
    isolation(state, _frame, engine) {
      const business = businessOf(state, engine.content, state.active);
      if (business !== undefined && isOrphaned(state, engine.content, business)) engine.propose(state, lose, state.active, ISOLATION);
      return "bankruptcy";
    },
    // Step 2 (MC-13.1, MC-13.9): every player, after those of step 1 are out (MC-12.3, MC-R44).
    bankruptcy(state, _frame, engine) {
      const poor = playersFrom(state, state.active).filter((player) => state.money[player] === 0);
      for (const player of poor) engine.propose(state, lose, player, BANKRUPTCY);
      return "pools";
    },
    // Step 3 (MC-7.6, MC-R6)
    pools(state, frame, engine) {
      engine.propose(state, emptyPools);
      return slot(state, frame, CUT_SHORT) === 1 ? "events" : "orphans";
    },
    // Step 4 (MC-8.8, MC-R38, MC-R41, MC-R42, MC-R155): found once, destroyed together.
    orphans(state, _frame, engine) {
      const orphans = byAge(
        state,
        orphansOf(state, engine).filter((card) => !isOrphanSafe(state, engine, card)),
      );
      engine.together(
        state,
        destroy,
        orphans.map((card) => [card, card, ORPHAN]),
      );
      return "events";
    },
    // Step 5 (MC-1.12, MC-G33). What was held by an Event only stays (MC-12.4).
    events(state, _frame, engine) {
      const events = byAge(state, fleetingEvents(state, engine));
      for (const card of events) engine.propose(state, discard, at(state.owner, card), card);
      return "clear";
    },
    // Step 6 (MC-R3, MC-R143); the state check follows (MC-R148).
    clear(state, _frame, engine) {
      engine.propose(state, endChanges, UNTIL_END_OF_TURN);
      engine.propose(state, clearTurn);
      return "triggers";
    },
    // MC-12.5, MC-R43
    triggers(state, _frame, engine) {
      engine.call(state, WINDOW, SILENT);
      return "over";
    },
    over(state, _frame, engine) {
      engine.propose(state, endTurn, state.active);
      return "done";
    },
  },
  { holds: true },
);

/** The orphaned top cards of all networks, Businesses left out (MC-12.2 step 4). What lies under them goes with them. */
export function orphansOf(state: MegacorpView, { content }: MegacorpEngine): number[] {
  const orphans: number[] = [];
  for (let network = 0; network < state.players; network++) {
    if (!isPlaying(state, network)) continue;
    const connected = connectedIn(state, content, network);
    for (const card of cardsIn(state, NETWORK + network))
      if (state.host[card] === 0 && !connected.has(card) && !at(content.isBusiness, at(state.card, card))) orphans.push(card);
  }
  return orphans;
}

/** Every Event in a network that is not PERMANENT, whoever controls it (MC-12.2 step 5). */
export function fleetingEvents(state: MegacorpView, engine: MegacorpEngine): number[] {
  const events: number[] = [];
  for (let network = 0; network < state.players; network++)
    for (const card of cardsIn(state, NETWORK + network))
      if (isEvent(state, engine, card) && !hasKeyword(state, engine, card, "permanent")) events.push(card);
  return events;
}
