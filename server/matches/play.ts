/** What people do at a match: answer, ask why, concede, take back, move freely, ask each other. */
import { db } from "../../db/client.ts";
import { hadSeat, type KeptSeat, listInputs, listSeats, renewSeat } from "../../db/queries/matches.ts";
import { isFreeTable } from "../../engine/games/game.ts";
import { ledTo } from "../../engine/games/leads.ts";
import type { Action } from "../../engine/kernel/choice.ts";
import type { Change } from "../../engine/kernel/edit.ts";
import type { Fault } from "../../engine/kernel/faults.ts";
import { knows } from "../../engine/kernel/observe.ts";
import type { MatchRecord } from "../../engine/kernel/record.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { rngOf } from "../../engine/kernel/rng.ts";
import type { Player } from "../../engine/kernel/state.ts";
import type { About, Why } from "../../engine/kernel/why.ts";
import { pendingOf, rulesOf } from "../../engine/matches/notes.ts";
import type { MatchId, NoteContent, Wish } from "../../engine/matches/stored.ts";
import { floorOf, lastOwn, reasonsToAsk } from "../../engine/matches/take-back.ts";
import { anySeed } from "./begin.ts";
import { wakeBot } from "./bots.ts";
import { hashOf, newSecret } from "./browser.ts";
import { claimWin } from "./clock.ts";
import { hadBefore, seenBefore } from "./given-away.ts";
import { noteSeen } from "./live.ts";
import { seatOfCode } from "./room-code.ts";
import type { Table, TableError } from "./table.ts";
import { tableOf } from "./table.ts";
import { type As, actorOf, hasBegun, isAlone, isOver, othersThan, playersOf, rulesAt, type WhoError } from "./who.ts";
import { type WriteError, write } from "./write.ts";

/** Who does something, for whom, and which entry of the record was the newest that they knew. */
export type Caller = { readonly holder: string | undefined; readonly as: As; readonly base: number };

export type PlayError =
  | TableError
  | WhoError
  | WriteError
  | {
      readonly code:
        | "ahead"
        | "rules-on"
        | "no-rules"
        | "rules-so"
        | "undo-off"
        | "nothing-to-undo"
        | "undo-over"
        | "no-wish"
        | "own-wish"
        | "hidden"
        | "not-open"
        | "begun"
        | "too-fast"
        | "no-clock"
        | "not-away"
        | "not-yours"
        | "not-host"
        | "goes-on"
        | "no-deck"
        | "no-decks";
    }
  /** The win can be claimed so many seconds from now. */
  | { readonly code: "not-yet"; readonly seconds: number }
  /** Why a deck cannot be played with, in sentences. */
  | { readonly code: "deck"; readonly message: string }
  /** A moment behind the newest is asked for. */
  | { readonly code: "no-moment"; readonly at: number; readonly n: number }
  /** A link gives no seat. */
  | { readonly code: "no-such-token" | "no-such-code" | "too-many" | "plays-already" };

export type Played<T> = Result<T, PlayError>;

/** The table and the player for whom the caller acts, if the caller knows the match as it is. */
function seated(id: MatchId, { holder, as, base }: Caller): Played<{ readonly table: Table; readonly player: Player }> {
  const table = tableOf(id);
  if (!table.ok) return table;
  const player = actorOf(table.value, holder, as);
  if (!player.ok) return player;
  const n = table.value.play.entries.length;
  if (holder !== undefined && table.value.match.clock) noteSeen(id, holder, Date.now());
  if (base !== n) return err({ code: base < n ? "already-answered" : "ahead" });
  return ok({ table: table.value, player: player.value });
}

/** Does something as a player and lets a bot that is asked by it think. */
function acting<T>(id: MatchId, caller: Caller, act: (table: Table, player: Player) => Played<T>): Played<T> {
  const at = seated(id, caller);
  if (!at.ok) return at;
  const done = act(at.value.table, at.value.player);
  if (done.ok) wakeBot(id);
  return done;
}

/** Answers one decision or several in turn, all or none. */
export const answer = (id: MatchId, caller: Caller, answers: readonly unknown[]): Played<unknown> =>
  acting(id, caller, (table, player) => write(table, (play) => play.act(player, answers)));

/** Gives up. */
export const concede = (id: MatchId, caller: Caller): Played<unknown> =>
  acting(id, caller, (table, player) => write(table, (play) => play.concede(player)));

/** Claims the win over a player who has to choose and was away for as long as everybody agreed. */
export const claim = (id: MatchId, caller: Caller): Played<unknown> => acting(id, caller, (table, player) => claimWin(table, player));

/** Free moves, while the rules are off. Returns what the rules find odd. */
export const moveFreely = (id: MatchId, caller: Caller, changes: readonly Change[]): Played<readonly Fault[]> =>
  acting(id, caller, (table, player) =>
    rulesAt(table) === "off" ? write(table, (play) => play.edit(player, changes)) : err({ code: "rules-on" }),
  );

/**
 * Why something is possible or not, for the one who asks; with `after` as if that had been chosen, where it asks something about the board. Nothing is
 * told of a card that this player does not know.
 */
export function why(id: MatchId, { holder, as }: Omit<Caller, "base">, about: About, after?: Action): Played<readonly Why[]> {
  const table = tableOf(id);
  if (!table.ok) return table;
  const player = actorOf(table.value, holder, as);
  if (!player.ok) return player;
  const { play, opened } = table.value;
  const decision = play.game.decision(play.state);
  if (decision && decision.player !== player.value) {
    const verb = "kind" in about && typeof about.kind === "string" ? about.kind : "choose";
    return ok([{ verb, reasons: [`${opened.playable.seats[decision.player]} is choosing now (${decision.rule})`] }]);
  }
  const { game, state } = play;
  const sight = () => game.imagine(game.observe(state, player.value, "open"), rngOf(0));
  const answers = game.why((after && ledTo(opened.playable, sight(), after)) ?? state, player.value, about);
  const card = "card" in about && typeof about.card === "number" ? about.card : undefined;
  const unknown = card !== undefined && state.card[card] !== undefined && !knows(state, card, player.value);
  return ok(
    unknown
      ? answers.map(({ verb, reasons }) => ({ verb, reasons: reasons.length > 0 ? ["You do not know which card this is"] : [] }))
      : answers,
  );
}

export type TakenBack = { readonly done: "undone" | "asked" };

/** Takes back everything after entry `to`, by default from the last own choice on; where others have to agree, asks them. */
export const takeBack = (id: MatchId, caller: Caller, to?: number): Played<TakenBack> =>
  acting(id, caller, (table, player): Played<TakenBack> => {
    const { match, play, opened } = table;
    const own = playersOf(table, caller.holder);
    const wished = to ?? lastOwn(play.live, own);
    const target = wished === undefined ? undefined : Math.max(wished, floorOf(play.live));
    if (target === undefined || play.live.length === 0 || target === play.live.at(-1)?.n) return err({ code: "nothing-to-undo" });
    if (target !== 0 && !play.live.some(({ n }) => n === target)) return err({ code: "no-entry", to: target });
    const others = othersThan(table, caller.holder);
    const wish = { kind: "undo" as const, to: target };
    if (others.length === 0) return carriedOut(table, player, { ...wish, because: [] });
    // When it was over everybody could see everything.
    if (isOver(table)) return err({ code: "undo-over" });
    if (match.undoing === "off") return err({ code: "undo-off" });
    const taken = play.live.filter(({ n }) => n > target);
    const because = match.undoing === "free" ? [] : reasonsToAsk(play.stateAfter(target), play.state, taken, own, opened.playable.seats);
    return because.length === 0 ? carriedOut(table, player, { ...wish, because }) : asked(table, player, { ...wish, because }, others);
  });

/** Turns the rules off, where the others agree, or on again, which tells what is odd. */
export const turnRules = (id: MatchId, caller: Caller, rules: "on" | "off"): Played<TakenBack> =>
  acting(id, caller, (table, player): Played<TakenBack> => {
    if (isFreeTable(table.match.game)) return err({ code: "no-rules" });
    if (rulesOf(table.notes) === rules) return err({ code: "rules-so" });
    if (isOver(table)) return err({ code: "over", input: 0 });
    const { play } = table;
    if (rules === "on") {
      const odd = play.game.faults(play.state).map(({ message }) => message);
      return noted(table, [{ kind: "rules", player, rules, odd }], "undone");
    }
    const others = othersThan(table, caller.holder);
    return others.length === 0 ? carriedOut(table, player, { kind: "rules-off" }) : asked(table, player, { kind: "rules-off" }, others);
  });

/** Says something about the moment after an entry of the match as it is now, 0 for the start; also when the match is over. */
export function comment(id: MatchId, { holder, as }: Omit<Caller, "base">, entry: number, words: string): Played<unknown> {
  const table = tableOf(id);
  if (!table.ok) return table;
  const player = actorOf(table.value, holder, as);
  if (!player.ok) return player;
  if (entry !== 0 && !table.value.play.live.some(({ n }) => n === entry)) return err({ code: "no-entry", to: entry });
  return noted(table.value, [{ kind: "comment", player: player.value, entry, words }], "said");
}

export type Answered = { readonly done: "undone" | "agreed" | "refused" | "withdrawn" };

/** Agrees to what somebody asked for, or refuses it. When everybody has agreed it is done. Whoever asked withdraws it by refusing. */
export const consent = (id: MatchId, caller: Caller, agree: boolean): Played<Answered> =>
  acting(id, caller, (table): Played<Answered> => {
    const pending = pendingOf(table.notes, table.play.entries.length);
    if (!pending) return err({ code: "no-wish" });
    const players = playersOf(table, caller.holder);
    const own = players.filter((one) => pending.waiting.includes(one));
    if (own.length === 0 && !agree && players.includes(pending.player))
      return noted(table, [{ kind: "answered", player: pending.player, agree }], "withdrawn");
    if (own.length === 0) return err({ code: "own-wish" });
    const answers = own.map((one): NoteContent => ({ kind: "answered", player: one, agree }));
    if (!agree) return noted(table, answers, "refused");
    if (own.length < pending.waiting.length) return noted(table, answers, "agreed");
    return carriedOut(table, pending.player, pending.wish, answers);
  });

/** Writes down what people told each other. */
export function noted<Done>(table: Table, notes: readonly NoteContent[], done: Done): Played<{ readonly done: Done }> {
  const written = write(
    table,
    () => ok(undefined),
    () => notes,
  );
  return written.ok ? ok({ done }) : written;
}

const asked = (table: Table, player: Player, wish: Wish, of: readonly Player[]): Played<{ readonly done: "asked" }> =>
  noted(table, [{ kind: "asked", player, wish, of }], "asked" as const);

/** Does what a player wished for. */
function carriedOut(table: Table, player: Player, wish: Wish, before: readonly NoteContent[] = []): Played<{ readonly done: "undone" }> {
  if (wish.kind === "rules-off") return noted(table, [...before, { kind: "rules", player, rules: "off" }], "undone" as const);
  const written = write(
    table,
    (play) => play.undo(wish.to),
    () => [...before, { kind: "undone", player, to: wish.to }],
  );
  return written.ok ? ok({ done: "undone" }) : written;
}

/** Gives the seat that a token opens to a browser, once. Whoever plays here already keeps the link for whom it is meant. */
export const join = (id: MatchId, token: string, holder: string, name: string | undefined): Played<Player> =>
  sitDown(id, hashOf(token), holder, name);

/** The same by the code of a free seat; also which match it is. */
export function joinByCode(
  code: string,
  address: string,
  holder: string,
  name: string | undefined,
): Played<{ readonly id: MatchId; readonly player: Player }> {
  const seat = seatOfCode(code, address, Date.now());
  if (seat === "no-such-code" || seat === "too-many") return err({ code: seat });
  const player = sitDown(seat.match, seat.token, holder, name);
  return player.ok ? ok({ id: seat.match, player: player.value }) : player;
}

/** The same for a seat that anybody may take. */
export function sitAt(id: MatchId, player: Player, holder: string, name: string | undefined): Played<Player> {
  const seat = listSeats(db(), id)[player];
  if (!seat) return err({ code: "no-such-seat" });
  if (!isFree(seat)) return err({ code: "not-open" });
  return sitDown(id, seat.token, holder, name);
}

/** Whether anybody may take a seat. */
export const isFree = (seat: KeptSeat): seat is KeptSeat & { readonly token: string } =>
  seat.kind === "person" && seat.open === true && seat.holder === undefined && seat.token !== undefined;

/**
 * Whoever had the seat in another browser has seen its cards: what they must not know is dealt anew with it, all in one transaction, unless who sits
 * down had it before.
 */
function sitDown(id: MatchId, token: string, holder: string, named: string | undefined): Played<Player> {
  const table = tableOf(id);
  if (!table.ok) return table;
  if (playersOf(table.value, holder).length > 0) return err({ code: "plays-already" });
  const seat = listSeats(db(), id).find((one) => one.token === token);
  if (seat?.kind !== "person") return err({ code: "no-such-token" });
  const { player } = seat;
  const name = named ?? seat.name;
  const by = hadBefore(table.value, player);
  const secret = !isOver(table.value) && !table.value.play.diverged;
  const anew = by !== undefined && secret && hasBegun(table.value) && !hadSeat(db(), id, player, holder);
  const taken = write(
    table.value,
    (play) => (anew ? play.dealAnew(anySeed()) : ok(undefined)),
    () => {
      const seen = secret ? seenBefore(table.value, player, { by, anew }) : undefined;
      return [{ kind: "seat-taken", player, name, ...(seen && { seen }), ...(seat.holder !== undefined && { from: seat.holder }) }];
    },
    { token, holder, name },
  );
  if (!taken.ok) return taken;
  noteSeen(id, holder, Date.now());
  wakeBot(id);
  return ok(player);
}

/**
 * A new link for a person's seat; an older one opens nothing from now on. For a seat that nobody has taken, who made the match may ask; for one that is
 * taken, only who sits there, to go on in another browser: nobody else gets at that player's cards.
 */
export function newLink(id: MatchId, player: Player, holder: string | undefined): Played<string> {
  const table = tableOf(id);
  if (!table.ok) return table;
  const seat = table.value.seats[player];
  if (seat?.kind !== "person") return err({ code: "no-such-seat" });
  if (seat.holder === undefined ? table.value.match.host !== holder : seat.holder !== holder) return err({ code: "not-your-seat" });
  const token = newSecret();
  return renewSeat(db(), id, player, hashOf(token)) ? ok(token) : err({ code: "no-such-seat" });
}

/** The record of a match, when nothing in it is a secret any more. */
export function recordOf(id: MatchId, holder: string | undefined): Played<MatchRecord> {
  const table = tableOf(id);
  if (!table.ok) return table;
  if (!isOver(table.value) && !isAlone(table.value, holder)) return err({ code: "hidden" });
  if (!hasBegun(table.value)) return err({ code: "not-begun" });
  const { match, play } = table.value;
  return ok({ ...play.record, start: { seed: match.seed, players: match.players }, entries: listInputs(db(), id) });
}
