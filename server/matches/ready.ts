/** Before a match begins: whoever was invited brings a deck. It lies with the seat and is shown to nobody else; when nobody is waited for, all is dealt. */
import { db } from "../../db/client.ts";
import { readySeat } from "../../db/queries/match-start.ts";
import type { KeptSeat } from "../../db/queries/matches.ts";
import type { DeckList } from "../../engine/cards/deck.ts";
import { cardsOf } from "../../engine/games/game.ts";
import { leftOut } from "../../engine/games/unplayed.ts";
import { withFullStop } from "../../engine/kernel/full-stop.ts";
import { Match } from "../../engine/kernel/match.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import type { Player } from "../../engine/kernel/state.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import { libraryOf } from "../library.ts";
import { anySeed, withDecks } from "./begin.ts";
import { wakeBot } from "./bots.ts";
import { endOf } from "./end.ts";
import { announce, noteSeen } from "./live.ts";
import type { Played } from "./play.ts";
import { forget, type Table, tableOf } from "./table.ts";
import { type As, hasBegun, playersOf } from "./who.ts";
import { askedOf } from "./write.ts";

/** What a player who is waited for brings. With the last of them the match begins: with all decks, and a deal that nobody could know. */
export function getReady(id: MatchId, holder: string | undefined, as: As, brought: DeckList | undefined): Played<Player> {
  const table = tableOf(id);
  if (!table.ok) return table;
  const { seats, notes } = table.value;
  if (hasBegun(table.value)) return err({ code: "begun" });
  const own = playersOf(table.value, holder);
  const player = as ?? own.find((one) => seats[one]?.waits) ?? own[0];
  const seat = player === undefined ? undefined : seats[player];
  if (player === undefined || own.length === 0) return err({ code: "no-seat" });
  if (!seat || !own.includes(player)) return err({ code: "not-your-seat" });
  if (brought && seat.deck === undefined) return err({ code: "no-decks" });
  if (!brought && seat.deck === null) return err({ code: "no-deck" });
  const fault = brought && faultOf(table.value, brought);
  if (fault !== undefined) return err({ code: "deck", message: fault });
  const then = seats.map((one): KeptSeat => {
    if (one.player !== player) return one;
    const { waits: _, ...rest } = one;
    return { ...rest, ...(brought ? { deck: brought } : {}) };
  });
  const begins = hasBegun({ seats: then }) ? beginning(table.value, then) : undefined;
  if (begins && !begins.ok) return err({ code: "deck", message: begins.error });
  const at = new Date().toISOString();
  const written = readySeat(db(), id, { player, notes: notes.length, deck: brought, begins: begins?.value, at });
  forget(id);
  if (!written.ok) return err({ code: "already-answered" });
  if (holder !== undefined) noteSeen(id, holder, Date.now());
  announce(id);
  wakeBot(id);
  return ok(player);
}

/** The options of a match with other decks in it. */
function optionsWith({ match, opened }: Table, decks: readonly DeckList[]): Result<unknown, string> {
  const { options, cards } = opened.playable;
  const left = leftOut(libraryOf(cardsOf(match.game)).cards, cards);
  const made = withDecks(options, decks, match.options, left);
  const parsed = made.ok ? options.parse(made.value, left) : made;
  return parsed.ok ? parsed : err(withFullStop(parsed.error));
}

/** Why nobody can play with a deck here, in sentences. */
function faultOf(table: Table, list: DeckList): string | undefined {
  const tried = optionsWith(
    table,
    table.seats.map(() => list),
  );
  return tried.ok ? undefined : tried.error;
}

/** What the match begins with. Where decks were brought it is dealt from a seed that nobody knows. */
function beginning(table: Table, seats: readonly KeptSeat[]) {
  const { match, opened, play } = table;
  const decks = seats.flatMap(({ deck }) => deck ?? []);
  if (decks.length === 0) return ok({ options: match.options, seed: match.seed, asked: askedOf(play), outcome: endOf(play) });
  const options = optionsWith(table, decks);
  if (!options.ok) return options;
  const seed = anySeed();
  const begun = Match.begin(opened.playable.game, { seed, players: match.players }, options.value);
  return ok({ options: options.value, seed, asked: askedOf(begun), outcome: endOf(begun) });
}
