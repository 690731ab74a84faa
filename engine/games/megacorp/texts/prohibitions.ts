/** “Each opponent cannot draw cards”: what texts forbid players, and with it the events that are forbidden. “Cannot” beats “can”. */
import type { Prohibition } from "../../../kernel/events.ts";
import { gainMoney } from "../buying/events-money.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import type { MegacorpState, MegacorpView } from "../layout.ts";
import { lose } from "../losing/events-losing.ts";
import { draw, drawNothing } from "../network/events-cards.ts";

/** What a text can say that a player cannot do. */
export type PlayerBan = "draw" | "play" | "gain" | "search" | "lose";

/** Whether a text says that a player cannot do something now. */
export const isPlayerBanned = (state: MegacorpView, engine: MegacorpEngine, player: number, ban: PlayerBan): boolean =>
  engine.content.machine
    .statics(state, engine, "players.cannot")
    .some(({ holes: [players, banned] }) => banned === ban && (players as readonly number[]).includes(player));

/** The events whose first number is a player who cannot. Playing and searching are refused before anything happens. */
export const PLAYER_PROHIBITIONS: readonly Prohibition<MegacorpState, MegacorpContent>[] = (
  [
    ["draw", draw],
    ["draw", drawNothing],
    ["gain", gainMoney],
    ["lose", lose],
  ] as const
).map(([ban, on]) => ({
  name: `a card says: cannot ${ban}`,
  on,
  forbids: (state, [player], engine) => isPlayerBanned(state, engine, player, ban),
}));
