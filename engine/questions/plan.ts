/**
 * What has to be played for a question: contents, tables and lanes. It follows from the configuration and the cards alone, so a worker that has both makes
 * the same plan as whoever sent it there.
 */
import type { Card } from "../cards/card.ts";
import { type DeckList, entrySectionIds } from "../cards/deck.ts";
import { playedEntries } from "../cards/entries.ts";
import { priceField } from "../cards/price.ts";
import { withCard } from "../decks/with-card.ts";
import type { LibraryGame, Playable, PlayableSource } from "../games/game.ts";
import { gameDefinition } from "../games/index.ts";
import { seatsOf } from "../games/playable.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { at } from "../kernel/state.ts";
import { mostOf, RUNG, shareOf } from "../lab/ladder.ts";
import { beside, blankOf } from "./blank.ts";
import type { AskedDeck, Configuration } from "./configuration.ts";
import { GAME_POINTS } from "./counts.ts";

/** In place of a seat: whoever has the first turn, which chance or the players decide. */
export const BEGINS = -1;

/** A game that is played of each seed: at which table, and whose points count. */
export type Sitting = { readonly table: number; readonly seat: number };

/** One side of a comparison. */
export type Arm = {
  readonly name: string;
  /** Index into the contents of the plan. */
  readonly content: number;
  /** Games of each seed; the units of a lane take the tables in turn. */
  readonly tables: readonly (readonly Sitting[])[];
  /** Id of a card that whoever is asked about leaves alone. */
  readonly without?: string;
  /** Its points count so many times: 1, or -1 for what is taken off. */
  readonly weight: number;
  /** Its games show what the game is like: cards as they are, nothing left alone. */
  readonly isPlain: boolean;
};

/** One thing that is estimated. Units of a lane are numbered from 0. */
export type Lane = {
  readonly id: string;
  readonly label: string;
  readonly bot: string;
  /** Another bot that it meets, and what a unit is worth to the one that wins all. Absent: the same bot sits on all seats. */
  readonly versus?: { readonly bot: string; readonly most: number };
  /** Card that it is about, by id. */
  readonly card?: string;
  readonly arms: readonly Arm[];
  /** Points that are known without playing, for each unit: those of all seats of one game together. */
  readonly plus: number;
  /** What the estimate is if nothing is special: an equal share, or no difference. */
  readonly level: number;
  /** How often somebody wins alone: there is nothing that it should be. */
  readonly isRate?: true;
};

/** Which game is played: the same one may be looked at from several seats. */
export const gameKey = ({ content, without }: Pick<Arm, "content" | "without">, { table, seat }: Sitting): string =>
  `${content} ${table} ${without === undefined ? "" : seat} ${without ?? ""}`;

/** Games of a unit of a lane. */
export const gamesOfUnit = ({ arms, versus }: Lane): number => {
  const keys = arms.flatMap((arm) => (arm.tables[0] ?? []).map((sitting) => gameKey(arm, sitting)));
  return Math.max(1, versus ? keys.length : new Set(keys).size);
};

export type Plan = {
  readonly seats: readonly string[];
  /** Cards of each content that differ from the pinned ones, by id; and such as are added. */
  readonly contents: readonly (readonly Card[])[];
  readonly tables: readonly unknown[];
  readonly lanes: readonly Lane[];
  /** Lanes that are closed as soon as they differ from level: a race that spends games where it is still unsure. */
  readonly race: boolean;
};

/** The cards of one of a plan's contents. */
export function sourceWith(source: PlayableSource, changes: readonly Card[]): PlayableSource {
  if (changes.length === 0) return source;
  const changed = new Map(changes.map((card) => [card.id, card]));
  const kept = source.cards.map((card) => changed.get(card.id) ?? card);
  const known = new Set(source.cards.map(({ id }) => id));
  return { ...source, cards: [...kept, ...changes.filter(({ id }) => !known.has(id))] };
}

/** Makes the plan of a question. The error is a sentence: what cannot be asked of these cards. */
export function planOf(
  configuration: Configuration,
  playable: Playable,
  open: (changes: readonly Card[]) => Result<Playable, string>,
): Result<Plan, string> {
  const { question, options } = configuration;
  const library = gameDefinition(configuration.game);
  const isBuilt = library.deck !== undefined && playable.options.ofDecks !== undefined;
  const asked = { configuration, playable, open, library };
  if (question === "decks" || question === "field" || question === "matrix") return duels(asked);
  if (question === "first-seat" || question === "length") return seats(asked, isBuilt);
  if (question === "ladder") return rungs(asked, isBuilt);
  return isBuilt ? inDecks(asked) : inBox(asked, options);
}

type Asked = {
  readonly configuration: Configuration;
  readonly playable: Playable;
  readonly open: (changes: readonly Card[]) => Result<Playable, string>;
  readonly library: LibraryGame & { readonly deck?: Parameters<typeof withCard>[2] };
};

const each = <T>(bots: readonly string[], lanes: (bot: string) => readonly T[]): readonly T[] => bots.flatMap(lanes);

/** How whoever has the first turn fares, with the same bot on each seat. */
function seats({ configuration: { bots, options, decks }, playable }: Asked, isBuilt: boolean): Result<Plan, string> {
  const tables = isBuilt ? pairings(playable, decks) : ok([options]);
  if (!tables.ok) return tables;
  const names = seatsOf(playable, at(tables.value, 0));
  const seat = names.length === 1 ? 0 : BEGINS;
  // Two decks in a row meet with each on the first seat once: a unit is such a pair.
  const sittings: readonly (readonly Sitting[])[] = isBuilt
    ? Array.from({ length: tables.value.length / 2 }, (_, i) => [
        { table: 2 * i, seat },
        { table: 2 * i + 1, seat },
      ])
    : [[{ table: 0, seat }]];
  const label = names.length === 1 ? "Won alone" : "Whoever goes first";
  return ok({
    seats: names,
    contents: [[]],
    tables: tables.value,
    lanes: bots.map((bot) => ({
      id: bot,
      label,
      bot,
      arms: [{ name: "as it is", content: 0, tables: sittings, weight: 1, isPlain: true }],
      plus: 0,
      level: 1 / Math.max(2, names.length),
      ...(names.length === 1 ? { isRate: true as const } : {}),
    })),
    race: false,
  });
}

/** Each bot against the one before it: every seed twice, with the seats changed. */
function rungs({ configuration: { bots, options, decks }, playable }: Asked, isBuilt: boolean): Result<Plan, string> {
  const tables = isBuilt ? pairings(playable, decks) : ok([options]);
  if (!tables.ok) return tables;
  const names = seatsOf(playable, at(tables.value, 0));
  const sittings = tables.value.map((_, table) => [0, 1].map((seat) => ({ table, seat })));
  return ok({
    seats: names,
    contents: [[]],
    tables: tables.value,
    lanes: bots.slice(1).map((bot, i) => ({
      id: bot,
      label: `${bot} against ${at(bots, i)}`,
      bot,
      versus: { bot: at(bots, i), most: mostOf(names.length) },
      arms: [{ name: bot, content: 0, tables: sittings, weight: 1, isPlain: false }],
      plus: 0,
      level: shareOf(RUNG),
    })),
    race: true,
  });
}

/** Options for every pair of decks, in both seatings, one after the other; a deck alone meets itself. */
function pairings(playable: Playable, decks: readonly AskedDeck[]): Result<readonly unknown[], string> {
  const pairs = decks.flatMap((first, i) => decks.slice(i + 1).map((second) => [first, second] as const));
  const [only] = decks;
  if (!only) return err("This game needs a deck to play with.");
  const tables: unknown[] = [];
  for (const [first, second] of pairs.length > 0 ? pairs : [[only, only] as const])
    for (const lists of [
      [first.list, second.list],
      [second.list, first.list],
    ]) {
      const table = playable.options.ofDecks?.(lists);
      if (!table?.ok) return err(table?.error ?? "This game has no decks.");
      tables.push(table.value);
    }
  return ok(tables);
}

/** Decks against each other. */
function duels({ configuration: { bots, decks, question }, playable }: Asked): Result<Plan, string> {
  if (decks.length < 2) return err("Two decks are needed to compare them.");
  const [first] = decks;
  const pairs = (
    question === "field"
      ? decks.slice(1).map((other) => [first, other] as const)
      : decks.flatMap((one, i) => decks.slice(i + 1).map((other) => [one, other] as const))
  ).flatMap(([one, other]) => (one ? [[one, other] as const] : []));
  const tables: unknown[] = [];
  const seats: Sitting[][] = [];
  for (const pair of pairs) {
    const both = pairings(playable, pair);
    if (!both.ok) return both;
    seats.push([
      { table: tables.length, seat: 0 },
      { table: tables.length + 1, seat: 1 },
    ]);
    tables.push(...both.value);
  }
  return ok({
    seats: seatsOf(playable, at(tables, 0)),
    contents: [[]],
    tables,
    lanes: each(bots, (bot) =>
      pairs.map(([one, other], i) => ({
        id: `${bot} ${i}`,
        label: `${one.name} against ${other.name}`,
        bot,
        arms: [{ name: "as it is", content: 0, tables: [at(seats, i)], weight: 1, isPlain: true }],
        plus: 0,
        level: 0.5,
      })),
    ),
    race: false,
  });
}

/** What is compared: a card and what stands in its place. */
type Change = { readonly card: Card; readonly other: Card; readonly label: string; readonly words: string };

/** What cards are called, by id: with their number where two have one name. */
export function cardNames(cards: readonly Pick<Card, "id" | "name" | "number">[]): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  for (const { name } of cards) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(cards.map(({ id, name, number }) => [id, (times.get(name) ?? 0) > 1 ? `${name} (${number})` : name]));
}

/** The cards that are asked about with what they are compared with; "without" has nothing in its place. */
function changesOf({ configuration: { against, cards, clauses, question }, playable, library }: Asked): Result<readonly Change[], string> {
  const byId = new Map<string, Card>(playable.cards.map((card) => [card.id, card]));
  const called = cardNames(playable.cards);
  const changes: Change[] = [];
  for (const id of cards) {
    const card = byId.get(id);
    if (!card) return err(`The card ${id} is not in the game: it is a draft, retired or from another set.`);
    if (question === "clauses")
      for (const { words, rest } of clauses ?? [])
        changes.push({ card, other: { ...card, text: rest }, label: `“${words.trim()}”`, words: "without a clause" });
    else if (against?.is === "card")
      changes.push({ card, other: { ...against.card, count: card.count }, label: called.get(id) ?? card.name, words: against.label });
    else changes.push({ card, other: blankOf(card, library.fields), label: called.get(id) ?? card.name, words: "blank" });
  }
  return changes.length === 0 ? err("There is nothing to compare: name a card.") : ok(changes);
}

/** In games whose players bring decks: one player's copies of the card are replaced, the other's deck stays as it is. */
function inDecks(asked: Asked): Result<Plan, string> {
  const { configuration, library, open } = asked;
  const { bots, decks, question } = configuration;
  const rules = library.deck;
  const found = changesOf(asked);
  if (!found.ok) return found;
  if (!rules || decks.length === 0) return err("This game needs a deck to play with.");
  // Two revisions of one card are as strong as each other's copies: what stands in its place is a card beside it.
  const added = found.value.map(({ other, words }, i) => beside(other, i + 1, words));
  const opened = open(added);
  if (!opened.ok) return opened;
  const playable = opened.value;
  const known = new Map(playable.cards.map((card) => [card.name, card]));
  const price = priceField(library.fields)?.[0];
  const tables: unknown[] = [];
  const seatings = new Map<string, number>();
  const tableOf = (lists: readonly DeckList[]): Result<number, string> => {
    const key = JSON.stringify(lists);
    const before = seatings.get(key);
    if (before !== undefined) return ok(before);
    const table = playable.options.ofDecks?.(lists);
    if (!table?.ok) return err(table?.error ?? "This game has no decks.");
    tables.push(table.value);
    seatings.set(key, tables.length - 1);
    return ok(tables.length - 1);
  };
  const lanes: { readonly card: Card; readonly label: string; readonly as: Sitting[][]; readonly replaced: Sitting[][] }[] = [];
  for (const [i, { card, label }] of found.value.entries()) {
    const holding = decks.filter(({ list }) => names(list).has(card.name));
    const withIt =
      holding.length > 0
        ? holding
        : decks.slice(0, 1).map((deck) => ({ ...deck, list: withCard(deck.list, card, rules, { cards: known, price }) }));
    const as: Sitting[][] = [];
    const replaced: Sitting[][] = [];
    for (const deck of withIt) {
      const others = decks.filter(({ name }) => name !== deck.name);
      for (const opponent of others.length > 0 ? others : [deck]) {
        const changed = renamed(deck.list, card.name, at(added, i));
        for (const [list, into] of [
          [deck.list, as],
          [changed, replaced],
        ] as const) {
          const first = tableOf([list, opponent.list]);
          if (!first.ok) return first;
          const second = tableOf([opponent.list, list]);
          if (!second.ok) return second;
          into.push([
            { table: first.value, seat: 0 },
            { table: second.value, seat: 1 },
          ]);
        }
      }
    }
    lanes.push({ card, label, as, replaced });
  }
  return ok({
    seats: seatsOf(playable, at(tables, 0)),
    contents: [added],
    tables,
    lanes: each(bots, (bot) =>
      lanes.map(({ card, label, as, replaced }, i) => ({
        id: `${bot} ${i}`,
        label,
        bot,
        card: card.id,
        arms: [
          { name: "as it is", content: 0, tables: as, weight: 1, isPlain: true },
          { name: "replaced", content: 0, tables: replaced, weight: -1, isPlain: false },
        ],
        plus: 0,
        level: 0,
      })),
    ),
    race: question === "cards",
  });
}

const names = (list: DeckList): ReadonlySet<string> => new Set(playedEntries(list).map(({ name }) => name));

const renamed = (list: DeckList, name: string, other: Card): DeckList => ({
  ...list,
  sections: {
    ...list.sections,
    ...Object.fromEntries(
      entrySectionIds(list.game).map((id) => [
        id,
        list.sections[id].map((entry) => (entry.name === name ? { name: other.name, id: other.id, count: entry.count } : entry)),
      ]),
    ),
  },
});

/**
 * In games whose players share the cards: a card is there for everybody, so what it brings is how much more a player wins who may use it than one who
 * leaves it alone. What stands in its place is measured in the same way, and the difference is what the card is worth more.
 */
function inBox(asked: Asked, options: unknown): Result<Plan, string> {
  const { configuration, open, playable } = asked;
  const { against, bots, cards, question } = configuration;
  const seats = seatsOf(playable, options);
  const everywhere: readonly (readonly Sitting[])[] = [seats.map((_, seat) => ({ table: 0, seat }))];
  const plan = (contents: Plan["contents"], lanes: readonly Lane[]): Result<Plan, string> =>
    ok({ seats, contents, tables: [options], lanes, race: question === "cards" });
  const missing = cards.find((id) => !playable.cards.some((card) => card.id === id));
  if (missing !== undefined) return err(`The card ${missing} is not in the game: it is a draft, retired or from another set.`);
  const side = (name: string, content: number, weight: number, without?: string): Arm => ({
    name,
    content,
    tables: everywhere,
    weight,
    isPlain: content === 0 && without === undefined,
    ...(without === undefined ? {} : { without }),
  });
  const isAlone = seats.length === 1;
  const called = cardNames(playable.cards);
  if (against?.is === "without")
    return plan(
      [[]],
      each(bots, (bot) =>
        cards.map((id, i) => ({
          id: `${bot} ${i}`,
          label: called.get(id) ?? id,
          bot,
          card: id,
          // The points of all seats of one game are always the same sum: it is played for one card, to show what the game is like.
          arms: [...(i === 0 || isAlone ? [side("as it is", 0, isAlone ? 1 : 0)] : []), side("left alone", 0, -1, id)],
          plus: isAlone ? 0 : GAME_POINTS,
          level: 0,
        })),
      ),
    );
  const found = changesOf(asked);
  if (!found.ok) return found;
  const needsBoth = question === "edit" || isAlone;
  const contents: (readonly Card[])[] = [[]];
  for (const { card, other } of found.value) {
    const replaced = [{ ...other, id: card.id, set: card.set, number: card.number, count: card.count }];
    const opened = open(replaced);
    if (!opened.ok) return opened;
    contents.push(replaced);
  }
  return plan(
    contents,
    each(bots, (bot) =>
      found.value.map(({ card, label }, i) => ({
        id: `${bot} ${i}`,
        label,
        bot,
        card: card.id,
        arms: [
          side("as it is", 0, needsBoth ? 1 : 0),
          side("left alone", 0, -1, card.id),
          side("replaced, left alone", i + 1, 1, card.id),
          ...(needsBoth ? [side("replaced", i + 1, -1)] : []),
        ],
        plus: 0,
        level: 0,
      })),
    ),
  );
}
