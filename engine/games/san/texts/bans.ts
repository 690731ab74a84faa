/** What texts forbid players in San, as long as their card is in play or for a time; and which phases a player skips. “Cannot” beats “can”. */
import type { Engine } from "../../../kernel/engine.ts";
import { at } from "../../../kernel/state.ts";
import { ALL_KINDS, type SanContent } from "../content.ts";
import { effectiveKinds, type SanView } from "../layout.ts";

/** What a player cannot do, by number as `bans` has it; the last two are phases that are skipped once. */
export const BANNED = ["draw", "buy", "corrupt", "cross", "play", "skip buy", "skip refill"] as const;
export type Banned = (typeof BANNED)[number];

/** A ban as a text says it: of cards to play only those of some kinds (one bit each). */
export type Ban = { readonly what: Banned; readonly kinds: number };
export const banOf = (what: Banned, kinds = ALL_KINDS): Ban => ({ what, kinds });

// Until when: the end of the turn, the beginning of a player's next turn (this and the player), or until it is used.
export const UNTIL_END_OF_TURN = 0;
export const UNTIL_TURN_OF = 1;
export const UNTIL_USED = 9;
// During a player's next turn only, or from now to its end (each of these and the player, SAN-R47); when it begins they last to its end.
export const DURING_TURN_OF = 3;
export const TO_END_OF_TURN_OF = 5;

/** The ban is for a turn that has not begun. */
const isLater = (until: number): boolean => until === DURING_TURN_OF || until === DURING_TURN_OF + 1;

/** Until when a ban lasts once the turn of a player begins; undefined where it is over. */
export function lastsUntil(until: number, player: number): number | undefined {
  if (until === UNTIL_END_OF_TURN || until === UNTIL_TURN_OF + player) return undefined;
  return until === DURING_TURN_OF + player || until === TO_END_OF_TURN_OF + player ? UNTIL_END_OF_TURN : until;
}

/** Numbers of a ban in the list `bans`: player, which, kinds, until when. */
export const BAN_SIZE = 4;

/** Whether a player cannot do something now; of playing a card, cards of its kinds. */
export function isBanned(state: SanView, engine: Engine<SanContent>, player: number, what: Banned, kinds = ALL_KINDS): boolean {
  const { bans } = state;
  for (let i = 0; i < bans.length; i += BAN_SIZE)
    if (bans[i] === player && BANNED[at(bans, i + 1)] === what && (at(bans, i + 2) & kinds) !== 0 && !isLater(at(bans, i + 3))) return true;
  return engine.content.machine.statics(state, engine, "players.cannot").some(({ holes }) => {
    const [players, ban] = holes as readonly [readonly number[], Ban];
    return ban.what === what && (ban.kinds & kinds) !== 0 && players.includes(player);
  });
}

/** Whether a player cannot play a card by a text. */
export const isPlayBanned = (state: SanView, engine: Engine<SanContent>, player: number, card: number): boolean =>
  isBanned(state, engine, player, "play", effectiveKinds(state, engine.content, card));

export const BAN_REASON = "A card says that you cannot";
