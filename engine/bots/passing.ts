/**
 * Whether a player who plays with bots is passed for: where nothing but passing is worth a look, or a search finds nothing better. It knows no game: games say at which moments
 * passing says nothing but that there is nothing to do (`Occasion`).
 */
import { at } from "../kernel/state.ts";
import type { Judged } from "./bot.ts";

/** The bot that looks whether there is anything to do. */
export const PASS_BOT = "search:400";
/** By how much passing has to be better where somebody else has done something against the player. */
const CLEAR = 0.03;

/** What matters of an occasion here. */
type When = { readonly urgent: boolean; readonly own?: true };

/**
 * Whether the player is passed for without a thought (true) or asked (false); undefined: `isBestToPass` tells.
 *
 * @param tries indexes of the actions that are worth a look. @param pass index of that of passing
 */
export function passesAtOnce(tries: readonly number[], pass: number, { own }: When): boolean | undefined {
  if (tries.every((action) => action === pass)) return true;
  return own ? false : undefined;
}

/** Whether passing is best, and clearly so where it is urgent. @param judged what the bot thought of the actions, its choice first */
export function isBestToPass(judged: readonly Judged[], pass: number, { urgent }: When): boolean {
  const best = at(judged, 0);
  const next = judged.find(({ action }) => action !== pass);
  return best.action === pass && (next === undefined || best.worth - next.worth >= (urgent ? CLEAR : 0));
}
