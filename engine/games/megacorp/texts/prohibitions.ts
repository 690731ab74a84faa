/** “Each opponent cannot draw cards”: what texts forbid players, and with it the events that are forbidden. “Cannot” beats “can”. */
import type { Prohibition } from "../../../kernel/events.ts";
import type { Grouped } from "../../../language/index.ts";
import { gainMoney } from "../buying/events-money.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import type { MegacorpState, MegacorpView } from "../layout.ts";
import { lose } from "../losing/events-losing.ts";
import { draw, drawNothing } from "../network/events-cards.ts";
import { changesOf, NO_CARD, PLAYER_BANNED, PLAYER_BANS } from "../state/changes.ts";

/** What a text can say that a player cannot do. */
export type PlayerBan = (typeof PLAYER_BANS)[number];

/** Whether a text says that a player cannot do something now. */
export const isPlayerBanned = (state: MegacorpView, engine: MegacorpEngine, player: number, ban: PlayerBan): boolean =>
  changesOf(state, NO_CARD, PLAYER_BANNED).some(({ a, b }) => a === player && PLAYER_BANS[b] === ban) ||
  engine.content.machine
    .statics(state, engine, "players.cannot")
    .some(({ holes: [players, banned] }) => banned === ban && (players as readonly number[]).includes(player));

/** A ban on doing something with cards of a kind: “buy cards in your open market”. */
type BanOn = { readonly ban: "buy" | "use"; readonly group: Grouped };
const isBanOn = (banned: unknown): banned is BanOn => typeof banned === "object" && banned !== null && "ban" in banned;

/** Whether a text says that a player cannot buy a card, or use its abilities, now. */
export const isBannedWith = (state: MegacorpView, engine: MegacorpEngine, player: number, ban: BanOn["ban"], card: number): boolean =>
  engine.content.machine
    .statics(state, engine, "players.cannot")
    .some(
      ({ holes: [players, banned] }) =>
        isBanOn(banned) && banned.ban === ban && (players as readonly number[]).includes(player) && banned.group.fits(card),
    );

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
