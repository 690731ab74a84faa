/** What the routes about matches share: how a request names a match, a viewpoint, an entry and who plays, and how a refusal is answered. */
import { z } from "zod";
import { MOST_AWAY, MOST_MINUTES } from "../../engine/matches/clock.ts";
import { LISTS, MATCH_ID, type MatchId, UNDOING, WATCHING } from "../../engine/matches/stored.ts";
import { refuse } from "../http.ts";
import type { BeginError } from "../matches/begin.ts";
import { explain } from "../matches/explain.ts";
import type { PlayError } from "../matches/play.ts";
import { tableOf } from "../matches/table.ts";
import { viewOf } from "../matches/view.ts";
import { ALL, type As, viewpointOf } from "../matches/who.ts";

export const MatchIdSchema = z
  .string()
  .regex(MATCH_ID, "a match's address has 20 characters of a-z and 2-7")
  .transform((id) => id as MatchId);
export const MatchParams = z.object({ id: MatchIdSchema });

const PLAYER = /^p([1-9]|1[0-6])$/;
/** A viewpoint: "p1", "p2" …, "public", or "all" for everything that there is. */
export const AsSchema = z
  .string()
  .regex(/^(public|all|p([1-9]|1[0-6]))$/, 'a viewpoint is "p1", "p2" and so on, "public", or "all"')
  .transform((text): Exclude<As, undefined> => (text === "all" ? ALL : Number(PLAYER.exec(text)?.[1] ?? 0) - 1));
export const SeatSchema = z
  .string()
  .regex(PLAYER, 'a player is "p1", "p2" and so on')
  .transform((text) => Number(PLAYER.exec(text)?.[1]) - 1);
/** Answers that one gesture may give, and free moves that one may make. */
export const MOST_AT_ONCE = 200;
/** An action, as an observation's decision lists it. */
export const ACTION = z.object({ kind: z.string().max(100) }).catchall(z.union([z.string().max(200), z.number().int()]));
/** Number of an entry of the record, 0 for the start. */
export const Entry = z.number().int().min(0).max(1_000_000_000);

/** What every act says: for whom, and on which entry it is based. */
export const Acting = {
  as: SeatSchema.optional().describe("The player to act for; by default this browser's player who has to choose, or its first player"),
  base: Entry.describe("Number of the newest record entry that the page has"),
};

export const NO_MATCH = {
  "no-match": "there is no match with this address",
  "cannot-open": "this version of the studio cannot play the match's cards or rules",
};
export const MAY_SEE = {
  "not-your-seat": "someone else plays for this player",
  "not-all": "other people play and the match is not over, so nobody sees everything",
  "not-watched": "only its players can see this match",
  "no-such-seat": "the match has no such player",
};
export const MAY_ACT = {
  "no-seat": "this browser has no player here",
  "not-your-seat": "this browser does not play for this player",
  "already-answered": "the match has moved on; the answer has `view`, the current match",
  ahead: "`base` is not an entry of the match",
  over: "the match is over",
  diverged: "the rules have changed since, so the match can only be watched",
};

export const PersonName = z
  .string()
  .trim()
  .max(60, "a name can have at most 60 characters")
  .regex(/^[^\p{Cc}]*$/u, "a name must be one line");
const Seats = z
  .array(
    z.discriminatedUnion("who", [
      z
        .strictObject({ who: z.literal("here"), name: PersonName.default("") })
        .describe("This browser plays; with several such seats it is a hot seat"),
      z.strictObject({ who: z.literal("link"), name: PersonName.default("") }).describe("The person who opens the link plays"),
      z
        .strictObject({ who: z.literal("open"), name: PersonName.default("") })
        .describe("Anyone with access to the studio can take the seat from its list; it also has a link"),
      z.strictObject({
        who: z.literal("bot"),
        bot: z
          .string()
          .max(40)
          .describe(
            "random, novice, greedy, search:NODES, tree:NODES, or search with as many nodes as this server manages in about two seconds",
          ),
      }),
    ]),
  )
  .min(1)
  .max(16);
/** Who sits at a new match, who may watch it, and what its people may do. */
export const TableMembers = {
  seats: Seats.describe("One for each player, in the order of the game"),
  watching: z
    .enum(WATCHING)
    .default("anyone")
    .describe("Who can watch without a seat: anyone with access to the studio, which lists the match while it is played, or nobody"),
  clock: z
    .strictObject({
      minutes: z.number().int().min(1).max(MOST_MINUTES).optional().describe("Minutes that each player has for all their choices"),
      away: z
        .number()
        .int()
        .min(1)
        .max(MOST_AWAY)
        .optional()
        .describe("Minutes of absence after which a win over a player who has to choose can be claimed"),
    })
    .refine(({ minutes, away }) => minutes !== undefined || away !== undefined, "a clock needs minutes or away")
    .optional()
    .describe("Invited players agree to it before the match begins"),
  undoing: z.enum(UNDOING).default("ask").describe("Undo when several people play"),
  lists: z.enum(LISTS).optional().describe("Whether players know each other's decks; by default they do unless a seat is shared by link"),
};
export const MADE = {
  status: 201,
  description: "Its id, and for each seat with a link the token that follows the # of its address",
  type: "MatchMade",
};

/** Why a match did not begin. */
export const notBegun = ({ code, message, field, cards }: BeginError): Response =>
  refuse(code === "hidden" ? 403 : code === "cannot-play" || code === "no-entry" ? 409 : 400, code, message, field, cards && { cards });

/** The answer to what was refused at a match; a stale request learns how the match is now. */
export function refused(id: MatchId, error: PlayError, caller: { readonly holder: string | undefined; readonly as: As }): Response {
  const table = error.code === "no-match" || error.code === "cannot-open" ? undefined : tableOf(id);
  const seats = table?.ok ? table.value.opened.playable.seats : [];
  const { status, message } = explain(error, (player) => seats[player] ?? `Player ${player + 1}`);
  const viewer =
    table?.ok && (error.code === "already-answered" || error.code === "ahead")
      ? viewpointOf(table.value, caller.holder, caller.as)
      : undefined;
  const field = error.code === "already-answered" || error.code === "ahead" ? "base" : undefined;
  const view = table?.ok && viewer?.ok ? { view: viewOf(table.value, { viewer: viewer.value, holder: caller.holder }) } : {};
  return refuse(status, error.code, message, field, view);
}
