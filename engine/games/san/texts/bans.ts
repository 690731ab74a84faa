/** What texts forbid players in San, as long as their card is in play or for a time; and which phases a player skips. “Cannot” beats “can”. */
import type { Engine } from "../../../kernel/engine.ts";
import { at } from "../../../kernel/state.ts";
import { ALL_KINDS, type SanContent } from "../content.ts";
import { opponentOf, type SanView } from "../layout.ts";

/** What a player cannot do, or what is changed for one, by number as `bans` has it. Of “play one” the card stands in the place of the kinds. */
export const BANNED = [
  "draw",
  "buy",
  "corrupt",
  "cross",
  "play",
  "skip buy",
  "skip refill",
  "marker",
  "play one",
  // What is so many more or less for a player; the number stands in the place of the kinds (SAN-R55).
  "cross more",
  "cross less",
  "buy more",
  "buy less",
  "hand smaller",
  "hand larger",
  "buy one",
  "corrupt one",
  "corrupt more",
  "corrupt less",
  "marker more",
  // An amount with the kinds of the next card, or with one card (SAN-R57, SAN-R58): `amountOf`.
  "next buy more",
  "next buy less",
  "next cross more",
  "next cross less",
  "card buy more",
  "card buy less",
  "card cross more",
  "card cross less",
  // How many types beside the one of the turn may be played, and which have been (SAN-R62).
  "more types",
  "also type",
  // How often it can be done in a turn (SAN-R64).
  "play over",
  "buy over",
  "cross over",
  "corrupt over",
  // What of the unused icons and Revenue is kept, and what was kept (SAN-R61).
  "keep",
  "kept",
] as const;
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

/** As the three above, of the opponent of who says it. */
export const UNTIL_OTHER = 11;
export const DURING_OTHER = 12;
export const TO_END_OF_OTHER = 13;
/** To the end of the game. */
export const UNTIL_OVER = 14;
/** As long as the card lies in the River (SAN-R58). */
export const UNTIL_LEFT = 10;

/** The ban is for a turn that has not begun. */
export const isLater = (until: number): boolean => until === DURING_TURN_OF || until === DURING_TURN_OF + 1;

/** Until when a ban lasts once the turn of a player begins; undefined where it is over. */
export function lastsUntil(until: number, player: number): number | undefined {
  if (until === UNTIL_END_OF_TURN || until === UNTIL_TURN_OF + player) return undefined;
  return until === DURING_TURN_OF + player || until === TO_END_OF_TURN_OF + player ? UNTIL_END_OF_TURN : until;
}

/** Numbers of a ban in the list `bans`: player, which, kinds, until when. */
export const BAN_SIZE = 4;

/** Whether texts can say anything now of what players may do and what it costs them, in play or for a time. Most games have none: the rules alone count then. */
export const isAnySaid = ({ bans }: SanView, { anyStatic }: SanContent): boolean => bans.length > 0 || anyStatic;

/** Asked of a ban: whether it is of cards of every kind. */
export const EVERY_KIND = 0;
const isOf = (banned: number, kinds: number): boolean => (kinds === EVERY_KIND ? banned === ALL_KINDS : (banned & kinds) !== 0);

/** Whether a player cannot do something now; of a card, with cards of its kinds. */
export function isBanned(state: SanView, engine: Engine<SanContent>, player: number, what: Banned, kinds = ALL_KINDS): boolean {
  if (!isAnySaid(state, engine.content)) return false;
  const { bans } = state;
  for (let i = 0; i < bans.length; i += BAN_SIZE)
    if (bans[i] === player && BANNED[at(bans, i + 1)] === what && isOf(at(bans, i + 2), kinds) && !isLater(at(bans, i + 3))) return true;
  return engine.content.machine.statics(state, engine, "players.cannot").some(({ holes }) => {
    const [players, ban] = holes as readonly [readonly number[], Ban];
    return ban.what === what && isOf(ban.kinds, kinds) && players.includes(player);
  });
}

/** How much of something texts lay on a player for a time: “each River card costs target opponent 1 more to cross during their next turn” (SAN-R55). */
export function lasting({ bans }: SanView, player: number, what: Banned): number {
  let sum = 0;
  for (let i = 0; i < bans.length; i += BAN_SIZE)
    if (bans[i] === player && BANNED[at(bans, i + 1)] === what && !isLater(at(bans, i + 3))) sum += at(bans, i + 2);
  return sum;
}

/** Whether a player cannot do it with that one card. */
export const isOneBanned = ({ bans }: SanView, player: number, card: number, what: "play one" | "buy one" | "corrupt one"): boolean => {
  for (let i = 0; i < bans.length; i += BAN_SIZE)
    if (bans[i] === player && BANNED[at(bans, i + 1)] === what && bans[i + 2] === card && !isLater(at(bans, i + 3))) return true;
  return false;
};

/** SAN-R47: of the turn of whoever it is laid on, or of who says it. */
export function untilFor(until: unknown, player: number, controller: number): number {
  if (until === UNTIL_TURN_OF) return UNTIL_TURN_OF + controller;
  if (until === UNTIL_OTHER) return UNTIL_TURN_OF + opponentOf(controller);
  if (until === DURING_OTHER) return DURING_TURN_OF + opponentOf(controller);
  if (until === TO_END_OF_OTHER) return TO_END_OF_TURN_OF + opponentOf(controller);
  const n = Number(until);
  return n === DURING_TURN_OF || n === TO_END_OF_TURN_OF ? n + player : n;
}

export const BAN_REASON = "A card says that you cannot";
