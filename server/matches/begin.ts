/** Beginning a match: a new one, or one that goes on from somewhere in another. */

import { randomInt } from "node:crypto";
import { db } from "../../db/client.ts";
import { randomId } from "../../db/hash.ts";
import { addMatch, type KeptSeat, type NewMatch } from "../../db/queries/matches.ts";
import { botNamed } from "../../engine/bots/index.ts";
import type { LibraryCard } from "../../engine/cards/card.ts";
import type { DeckList } from "../../engine/cards/deck.ts";
import { playedEntries } from "../../engine/cards/entries.ts";
import { cardsOf, isFreeTable, type Playable, type TableGame } from "../../engine/games/game.ts";
import type { LeftOut } from "../../engine/games/left-out.ts";
import { asksForOwn } from "../../engine/games/own-cards/index.ts";
import type { PlayableGame } from "../../engine/games/playable.ts";
import { leftOut, type Unplayed, unplayedIn } from "../../engine/games/unplayed.ts";
import { withFullStop } from "../../engine/kernel/full-stop.ts";
import { Match } from "../../engine/kernel/match.ts";
import type { Lists } from "../../engine/kernel/observe.ts";
import type { RecordEntry } from "../../engine/kernel/record.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import type { Clock } from "../../engine/matches/clock.ts";
import type { MatchId, Undoing, Watching } from "../../engine/matches/stored.ts";
import type { MatchMade, SeatLink } from "../../engine/matches/told.ts";
import { layPosition, type Scenario, scenarioInputs } from "../../engine/scenarios/index.ts";
import { libraryOf } from "../library.ts";
import { shippedDecks } from "../shipped-decks.ts";
import { wakeBot } from "./bots.ts";
import { hashOf, newSecret } from "./browser.ts";
import { type Opened, pinToday } from "./contents.ts";
import { endOf } from "./end.ts";
import { nodesAt, SEARCH } from "./paces.ts";
import { codeOf } from "./room-code.ts";
import { newStory, type Played, type Table, welcome } from "./table.ts";
import { isAlone, isOver } from "./who.ts";
import { askedOf } from "./write.ts";

/** Who is to play: this browser, somebody who is sent a link, or a bot. Several seats of this browser are a hot seat. */
export type SeatWish =
  | { readonly who: "here"; readonly name: string }
  | { readonly who: "link"; readonly name: string }
  /** Whoever takes it from the studio's list, or is sent a link. */
  | { readonly who: "open"; readonly name: string }
  | { readonly who: "bot"; readonly bot: string };

export type TableWish = {
  readonly seats: readonly SeatWish[];
  readonly watching: Watching;
  readonly undoing: Undoing;
  /** Default: open, unless somebody else is to play. */
  readonly lists?: Lists | undefined;
  /** Invited players agree to it before the match begins. */
  readonly clock?: Clock | undefined;
};

export type MatchWish = TableWish & {
  readonly game: TableGame;
  readonly options: unknown;
  /** A deck for each player, in games that are played with decks; beside what else `options` say. null: whoever is invited brings it. */
  readonly decks?: readonly (DeckList | null)[] | undefined;
  readonly seed?: number | undefined;
};

/** Whether a seat is for somebody else. */
const isAway = ({ who }: SeatWish): boolean => who === "link" || who === "open";

/** `field`: the member of the request that is wrong. */
export type BeginError = {
  readonly code: "cannot-play" | "options" | "seats" | "seed" | "scenario" | "hidden" | "no-entry";
  readonly message: string;
  readonly field: string;
  /** Cards that are to blame, where a person can open them. */
  readonly cards?: Unplayed["cards"];
};

/** The most positions that a bot at a table looks at for one choice: people wait for it. */
const MOST_NODES = 20_000;
const SEEDS = 0x1_0000_0000;
/** The seed of a match for which nobody chose one. */
export const anySeed = (): number => randomInt(SEEDS);

/**
 * Begins a match at a position to try a card in: whoever has the card is of this browser, everybody else a bot. Of a text that is not understood
 * as a whole, what is understood runs.
 */
export function beginTrial(
  card: LibraryCard,
  game: PlayableGame,
  { name, bot }: { readonly name: string; readonly bot: string },
  host: string,
): Result<MatchMade & { readonly player: number }, BeginError> {
  const opened = pinToday(game, { tried: card.id, inPart: card.state === "draft" || card.state === "free" });
  if (!opened.ok) return err({ code: "cannot-play", message: opened.error, field: "card" });
  const { playable } = opened.value;
  const tried = playable.tried?.(playable.cards.find(({ id }) => id === card.id) ?? card);
  if (!tried?.ok)
    return err({ code: "cannot-play", message: tried?.error ?? "This game has no position for trying cards.", field: "card" });
  const options = tried.value.options ?? playable.options.standard;
  const seed = anySeed();
  const position = layPosition(playable, tried.value.position, options, seed);
  if (!position.ok) return err({ code: "cannot-play", message: position.error, field: "card" });
  const players = playable.players?.(options) ?? playable.seats.length;
  const seats = Array.from(
    { length: players },
    (_, player): SeatWish => (player === tried.value.player ? { who: "here", name } : { who: "bot", bot }),
  );
  const entries: RecordEntry[] = [{ n: 1, kind: "lay", position: position.value }];
  const made = beginWith(opened.value, { options, seed, entries }, { seats, watching: "anyone", undoing: "free", lists: "open" }, host);
  return made.ok ? ok({ ...made.value, player: tried.value.player }) : made;
}

/**
 * Begins a match like a scenario: at its position, with what is played in it. `stopped` says why not all of it is there: that its chance is
 * written down, or where it fails with the cards as they are now.
 */
export function beginScenario(
  { game, scenario, ...wish }: TableWish & { readonly game: PlayableGame; readonly scenario: Scenario },
  host: string,
): Result<MatchMade, BeginError> {
  const opened = pinToday(game, { own: asksForOwn(scenario.options) });
  if (!opened.ok) return err({ code: "cannot-play", message: opened.error, field: "game" });
  const refuse = (message: string) => err({ code: "scenario" as const, message, field: "scenario" });
  if (scenario.cards && scenario.cards.length > 0)
    return refuse(
      "This scenario defines its own cards, but a match uses the studio's cards. Create them in the studio and remove them here.",
    );
  // What is played in it comes out with the seed that it has; a position alone may have any.
  const seeded = scenario.steps.length === 0 ? { seed: anySeed(), ...scenario } : scenario;
  const { report, inputs } = scenarioInputs(opened.value.playable, seeded, [], () => true);
  if (!inputs) return refuse((report.is === "unreadable" && report.mistakes[0]?.message) || "This is not a valid scenario.");
  const made = beginWith(opened.value, inputs, wish, host);
  const stopped =
    (scenario.draws?.length ?? 0) > 0
      ? "The scenario fixes its random results, but a match takes them from its seed. The match starts at the position, and you play the steps."
      : report.is === "failed"
        ? `At step ${report.step} it fails: expected ${report.failures[0]?.expected}, found ${report.failures[0]?.found}.`
        : undefined;
  return made.ok && stopped !== undefined ? ok({ ...made.value, stopped }) : made;
}

/** Begins a match in which bots have played already, so that it can be looked at and taken up anywhere. */
export const beginPlayed = (
  opened: Opened,
  played: Pick<NewMatch, "options" | "seed" | "entries">,
  bots: readonly string[],
  host: string,
): Result<MatchMade, BeginError> =>
  beginWith(
    opened,
    played,
    { seats: bots.map((bot) => ({ who: "bot" as const, bot })), watching: "anyone", undoing: "free", lists: "open" },
    host,
  );

/** Begins a match with the cards as they are now. */
export function beginMatch(wish: MatchWish, host: string): Result<MatchMade, BeginError> {
  const opened = pinToday(wish.game, { own: asksForOwn(wish.options) });
  if (!opened.ok) return err({ code: "cannot-play", message: opened.error, field: "game" });
  const { options: rules, cards: played } = opened.value.playable;
  const library = libraryOf(cardsOf(wish.game)).cards;
  const left = leftOut(library, played);
  const spare = wish.decks?.includes(null) ? spareDeck(opened.value) : undefined;
  const given = wish.decks?.flatMap((deck) => deck ?? spare ?? []);
  const wished = given ? withDecks(rules, given, wish.options, left) : ok(wish.options ?? rules.standard);
  const options = wished.ok ? rules.parse(wished.value, left) : wished;
  if (!options.ok) {
    const cards = unplayedIn([wish.options, given?.map(playedNames)], library, played)?.cards;
    return err({ code: "options", message: withFullStop(options.error), field: "options", ...(cards ? { cards } : {}) });
  }
  if (wish.seed !== undefined && wish.seats.some(isAway))
    return err({
      code: "seed",
      message: "You cannot choose a seed when other people play, because it reveals what comes.",
      field: "seed",
    });
  const seed = wish.seed ?? anySeed();
  if (!wish.decks || !spare) return beginWith(opened.value, { options: options.value, seed, entries: [] }, wish, host);
  const here = wish.decks.findIndex((deck, player) => deck === null && !isAway(wish.seats[player] ?? { who: "here", name: "" }));
  if (here >= 0)
    return err({ code: "seats", message: `Player ${here + 1} is not invited, so the match needs the deck now.`, field: "decks" });
  // Until everybody is ready nothing of any deck is in the match: it is an example with the same deck for everybody.
  const example = withDecks(
    rules,
    wish.decks.map(() => spare),
    options.value,
    left,
  );
  const empty = example.ok ? rules.parse(example.value, left) : example;
  if (!empty.ok) return err({ code: "cannot-play", message: withFullStop(empty.error), field: "decks" });
  return beginWith(opened.value, { options: empty.value, seed, entries: [] }, wish, host, wish.decks);
}

/** A ready deck that can be played with the cards of a match; undefined where there is none. */
function spareDeck({ playable }: Opened): DeckList | undefined {
  const { parse, ofDecks } = playable.options;
  const lists = shippedDecks(cardsOf(playable.id)).map(({ list }) => list);
  return lists.find((list) => {
    const made = ofDecks?.([list, list]);
    return made?.ok && parse(made.value).ok;
  });
}

/** Options with decks among them. */
export function withDecks(
  { ofDecks }: Playable["options"],
  decks: readonly DeckList[],
  options: unknown,
  left: readonly LeftOut[],
): Result<unknown, string> {
  const made = ofDecks?.(decks, left, options) ?? err("Players do not bring their own decks to this game");
  return made.ok ? ok({ ...(typeof options === "object" ? options : {}), ...made.value }) : made;
}

/** Names of the cards that a deck is played with. */
const playedNames = (list: DeckList): readonly string[] => playedEntries(list).map(({ name }) => name);

/**
 * Begins a match that goes on from after entry `n` of another one, with the same cards; what chance brings is the same too, unless it is rolled anew:
 * from the very beginning, with the deal. While others play there, nobody may look how it would go on.
 */
export function forkMatch(
  table: Table,
  { n, reseed, ...wish }: TableWish & { readonly n: number; readonly reseed: boolean },
  holder: string,
): Result<MatchMade, BeginError> {
  const { match, opened, play } = table;
  if (!isOver(table) && !isAlone(table, holder))
    return err({
      code: "hidden",
      message: "Hidden cards stay hidden while other people play. Play on from here when the match is over.",
      field: "n",
    });
  if (n !== 0 && !play.live.some((entry) => entry.n === n))
    return err({ code: "no-entry", message: `Entry ${n} is not part of the current match.`, field: "n" });
  const { options, seed } = match;
  if (n === 0 && reseed) {
    // The deal is chance too; a position that was laid is where it begins.
    const laid = play.live.slice(0, 1).filter(({ kind }) => kind === "lay");
    return beginWith(opened, { options, seed: anySeed(), entries: laid }, wish, holder);
  }
  const fault = seatsFault(opened, options, wish.seats);
  if (fault !== undefined) return err({ code: "seats", message: fault, field: "seats" });
  const { heard, story } = newStory(opened.playable);
  const fork = play.branch(n, heard);
  for (const [i, entry] of play.live.slice(0, fork.entries.length).entries()) story[i + 1] = table.story[entry.n];
  // With others everything that nobody has seen is dealt anew, chance too.
  if (reseed && !wish.seats.some(isAway)) fork.reseed(anySeed());
  return begin({ opened, options, seed, story, play: fork, parent: { id: match.id, n } }, wish, holder);
}

/** Begins a match of which some entries may have been played. */
function beginWith(
  opened: Opened,
  { options, seed, entries }: Pick<NewMatch, "options" | "seed" | "entries">,
  wish: TableWish,
  host: string,
  decks?: readonly (DeckList | null)[],
): Result<MatchMade, BeginError> {
  const fault = seatsFault(opened, options, wish.seats);
  if (fault !== undefined) return err({ code: "seats", message: fault, field: "seats" });
  const { game } = opened.playable;
  const { heard, story } = newStory(opened.playable);
  const start = { seed, players: wish.seats.length };
  const play = Match.replay(game, { game: game.id, content: game.content, start, options, entries }, { heard });
  return begin({ opened, options, seed, play, story, ...(decks ? { decks } : {}) }, wish, host);
}

/** `decks`: what lies with the seats until those who are invited have brought theirs. */
type Start = Played & Pick<NewMatch, "options" | "seed" | "parent"> & { readonly decks?: readonly (DeckList | null)[] };

/** Gives everybody who is to play a seat and writes the match down. */
function begin({ options, seed, parent, decks, ...played }: Start, wish: TableWish, host: string): Result<MatchMade, BeginError> {
  const { opened, play } = played;
  if (wish.clock && isFreeTable(opened.playable.id))
    return err({ code: "options", message: "A free table asks for no choices, so it cannot have a clock.", field: "clock" });
  if (play.diverged)
    return err({ code: "no-entry", message: `The rules have changed since this was played: ${play.diverged.message}.`, field: "n" });
  const links: SeatLink[] = [];
  const seats = wish.seats.map((seat, player): KeptSeat => {
    const lying = decks ? { deck: decks[player] ?? null } : {};
    if (seat.who === "bot") return { player, kind: "bot", bot: botNameOf(opened.playable.id, seat.bot), ...lying };
    if (seat.who === "here") return { player, kind: "person", name: seat.name, holder: host, ...lying };
    const token = newSecret();
    links.push({ player, token, code: codeOf(hashOf(token)) });
    return {
      ...{ player, kind: "person", name: seat.name, token: hashOf(token), ...lying },
      ...(seat.who === "open" ? { open: true } : {}),
      ...(decks?.[player] === null || wish.clock ? { waits: true } : {}),
    };
  });
  // What was played already was seen: who is sent a link gets cards and chance that nobody here knows.
  if (links.length > 0 && (parent || play.entries.length > 0)) play.dealAnew(anySeed());
  const asked = askedOf(play);
  const outcome = endOf(play);
  const id = randomId() as MatchId;
  const { watching, undoing, lists = links.length > 0 ? "hidden" : "open" } = wish;
  addMatch(
    db(),
    {
      ...{
        id,
        game: opened.playable.id,
        content: opened.hash,
        options,
        seed,
        players: seats.length,
        watching,
        undoing,
        lists,
        host,
        seats,
      },
      entries: play.entries,
      ...(parent ? { parent } : {}),
      ...(wish.clock ? { clock: wish.clock } : {}),
      ...(asked === undefined ? {} : { asked }),
      ...(outcome ? { outcome } : {}),
    },
    new Date().toISOString(),
  );
  welcome(id, played);
  wakeBot(id);
  return ok({ id, links });
}

/** What is wrong with who is to play; a sentence. */
function seatsFault({ playable }: Opened, options: unknown, wished: readonly SeatWish[]): string | undefined {
  const { id, seats } = playable;
  const players = playable.players?.(options) ?? seats.length;
  const given = wished.length;
  if (given !== players)
    return `This match has ${players} players (${seats.slice(0, players).join(", ")}), but ${given} ${given === 1 ? "seat was" : "seats were"} given.`;
  for (const seat of wished) {
    if (seat.who !== "bot") continue;
    if (isFreeTable(id)) return "A free table has no rules, so a bot cannot play. Give the seat to a person.";
    const bot = botNamed(seat.bot);
    if (!bot.ok) return bot.error;
    const nodes = Number(bot.value.name.split(":")[1] ?? 0);
    if (nodes > MOST_NODES)
      return `A bot in a match can search at most ${MOST_NODES} positions, so that people do not wait; “${seat.bot}” is more.`;
  }
  return undefined;
}

/** As the bot calls itself: of a "search" the number of nodes is written down that this machine manages while people wait. */
function botNameOf(game: TableGame, name: string): string {
  if (name === SEARCH) return `${SEARCH}:${nodesAt(game)}`;
  const bot = botNamed(name);
  if (!bot.ok) throw new Error(bot.error);
  return bot.value.name;
}
