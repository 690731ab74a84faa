/**
 * Six letters that open a free seat, for people who talk and do not send links. A code follows from what is kept of the seat's token, so it is good as
 * long as the token is: until somebody sits there, or there is a newer link. Few wrong ones are taken in a minute from one address, so that nobody
 * waits because of a stranger.
 */
import { createHash } from "node:crypto";
import { db } from "../../db/client.ts";
import { listFreeSeats } from "../../db/queries/matches.ts";
import type { Player } from "../../engine/kernel/state.ts";
import type { MatchId } from "../../engine/matches/stored.ts";

/** Letters and figures that are not mistaken for each other. */
const SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 6;
const MOST_WRONG = 10;
const MINUTE_MS = 60_000;

/** The code of a seat, of what is kept of its token. */
export function codeOf(tokenHash: string): string {
  const bytes = createHash("sha256").update(`room code ${tokenHash}`).digest();
  return Array.from({ length: LENGTH }, (_, i) => SIGNS[(bytes[i] ?? 0) % SIGNS.length]).join("");
}

/** A typed code as it is compared: "k7p-2mx" is "K7P2MX". */
export const codeTyped = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, "");

const KEY = Symbol.for("arcology.matches.wrong-codes");
/** When wrong codes came, by address. */
type Holder = { [KEY]?: Map<string, number[]> };
/** Addresses whose wrong codes are remembered. */
const MOST_ADDRESSES = 10_000;

export type FreeSeat = { readonly match: MatchId; readonly player: Player; readonly token: string };

/** The free seat that a code opens. "too-many": too many wrong codes came from this address in the last minute. */
export function seatOfCode(typed: string, address: string, nowMs: number): FreeSeat | "no-such-code" | "too-many" {
  const holder = globalThis as Holder;
  holder[KEY] ??= new Map();
  const all = holder[KEY];
  const wrong = (all.get(address) ?? []).filter((at) => at > nowMs - MINUTE_MS);
  if (wrong.length >= MOST_WRONG) return "too-many";
  const code = codeTyped(typed);
  const seat = listFreeSeats(db()).find(({ token }) => codeOf(token) === code);
  if (seat) return seat;
  if (all.size >= MOST_ADDRESSES) all.clear();
  all.set(address, [...wrong, nowMs]);
  return "no-such-code";
}
