/** Who asks: the players that a browser plays for, and what it may see and do. */
import { isFreeTable } from "../../engine/games/game.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { type Player, SPECTATOR } from "../../engine/kernel/state.ts";
import { pendingOf, rulesOf } from "../../engine/matches/notes.ts";
import type { Table } from "./table.ts";

export type WhoError =
  | { readonly code: "no-seat" }
  | { readonly code: "not-begun" }
  | { readonly code: "not-your-seat" }
  | { readonly code: "not-watched" }
  | { readonly code: "not-all" }
  | { readonly code: "no-such-seat" };

/** Who sees everything: only for those from whom nothing has to be kept. */
export const ALL = -2;

/** A viewpoint in a request: a player, the public, all that there is, or, undefined, whatever fits the browser best. */
export type As = Player | typeof SPECTATOR | typeof ALL | undefined;

/** The players that a browser plays for. */
export const playersOf = ({ seats }: Pick<Table, "seats">, holder: string | undefined): Player[] =>
  seats.flatMap((seat) => (seat.kind === "person" && holder !== undefined && seat.holder === holder ? [seat.player] : []));

/** The players of whom other people play, as far as these have come. */
export const othersThan = ({ seats }: Pick<Table, "seats">, holder: string | undefined): Player[] =>
  seats.flatMap((seat) => (seat.kind === "person" && seat.holder !== undefined && seat.holder !== holder ? [seat.player] : []));

/** Whether a browser plays here and nobody else does or can join: then nothing has to be kept from it that it could not look up anyway. */
export const isAlone = (table: Pick<Table, "seats" | "match">, holder: string | undefined): boolean =>
  (playersOf(table, holder).length > 0 || table.match.host === holder) &&
  table.seats.every((seat) => seat.kind === "bot" || (holder !== undefined && seat.holder === holder && seat.token === undefined));

/** Whether a match goes by its rules; a free table never does. */
export const rulesAt = ({ match, notes }: Pick<Table, "match" | "notes">): "on" | "off" =>
  isFreeTable(match.game) ? "off" : rulesOf(notes);

/** Whether the match has begun: nobody has a deck to bring or a clock to agree to. Until then nothing is dealt, and what is shown is an empty example. */
export const hasBegun = ({ seats }: Pick<Table, "seats">): boolean => seats.every(({ waits }) => waits !== true);

/** Whether the match is over. */
export const isOver = ({ play }: Pick<Table, "play">): boolean => play.state.ended !== 0;

/** The viewpoint from which a browser may see the match. When it is over everybody may see it from every side. */
export function viewpointOf(table: Table, holder: string | undefined, as: As): Result<Player, WhoError> {
  const own = playersOf(table, holder);
  const mayWatch = own.length > 0 || table.match.watching === "anyone" || table.match.host === holder;
  if (!mayWatch) return err({ code: "not-watched" });
  if (as === undefined) return ok(mainOf(table, own) ?? SPECTATOR);
  if (as === SPECTATOR || own.includes(as)) return ok(as);
  if (as === ALL) return isOver(table) || isAlone(table, holder) ? ok(ALL) : err({ code: "not-all" });
  if (as >= table.match.players) return err({ code: "no-such-seat" });
  return isOver(table) ? ok(as) : err({ code: "not-your-seat" });
}

/** The player for whom a browser acts. */
export function actorOf(table: Table, holder: string | undefined, as: As): Result<Player, WhoError> {
  const own = playersOf(table, holder);
  const player = as ?? mainOf(table, own);
  if (player === undefined || own.length === 0) return err({ code: "no-seat" });
  if (!hasBegun(table)) return err({ code: "not-begun" });
  return own.includes(player) ? ok(player) : err({ code: "not-your-seat" });
}

/** Of several players of one browser the one who has to choose, else the first. */
const mainOf = (table: Table, own: readonly Player[]): Player | undefined => choosing(table, own) ?? own[0];

/** Of some players the one who has to choose. */
function choosing({ play }: Table, players: readonly Player[]): Player | undefined {
  const asked = play.game.decision(play.state)?.player;
  return players.find((player) => player === asked);
}

/** From where a browser sees what it did for a player: if another of its players has to choose now, from there. */
export const viewpointAfter = (table: Table, holder: string | undefined, actor: As): Result<Player, WhoError> =>
  viewpointOf(table, holder, choosing(table, playersOf(table, holder)) ?? actor);

/** The bot that has to choose, if one does and may: not while the rules are off, nor while people ask each other something. */
export function askedBot({ match, play, seats, notes }: Table): { readonly player: Player; readonly bot: string } | undefined {
  if (play.diverged || !hasBegun({ seats }) || rulesAt({ match, notes }) === "off" || pendingOf(notes, play.entries.length))
    return undefined;
  const decision = play.game.decision(play.state);
  const seat = decision && !decision.free ? seats.find(({ player }) => player === decision.player) : undefined;
  return seat?.kind === "bot" ? { player: seat.player, bot: seat.bot } : undefined;
}
