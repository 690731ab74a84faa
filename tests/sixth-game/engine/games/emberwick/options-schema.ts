/** Reads the options of a game of Emberwick; what cannot be is answered with a sentence. */
import { z } from "zod";
import type { Card } from "../../cards/card.ts";
import { type DeckEntry, type DeckList, emptySections } from "../../cards/deck.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import type { NamedDeck } from "../game.ts";
import type { LeftOut } from "../left-out.ts";
import { reasons } from "./decks/deck.ts";
import { type EmberwickDeck, type EmberwickOptions, STANDARD, STARTS } from "./options.ts";

const PLAYERS = "players is 2 or 3 (EW-1.1)";
const NAMES = "players, start, shortDay and decks";
const DECKS = "decks lists what each of 2 or 3 players brings: the name of a ready deck, or { name, keepsake, satchel } (EW-7.1)";

const entries = z.array(z.tuple([z.string(), z.number()], DECKS), DECKS);
const deck = z.union([z.string(), z.strictObject({ name: z.string(), keepsake: z.union([z.string(), entries]), satchel: entries })], DECKS);
type Written = Exclude<z.infer<typeof deck>, string>;

const schema = z.strictObject(
  {
    players: z.literal([2, 3], PLAYERS).optional(),
    start: z.enum(STARTS, 'start is "gate" or "bridge" (EW-3.3)').optional(),
    shortDay: z.boolean("shortDay is true or false (EW-6.2)").optional(),
    decks: z.array(deck, DECKS).min(2, DECKS).max(3, DECKS).optional(),
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `Emberwick has no option ${issue.keys.map((key) => `"${key}"`).join(", ")}; it has ${NAMES}`
        : `The options of Emberwick are an object with any of ${NAMES}`,
  },
);

/** What options may name. */
type Known = { readonly cards: readonly Card[]; readonly decks: readonly NamedDeck[] };

/** Options from outside with what they leave out. What it returns it accepts again. */
export function parseEmberwickOptions(value: unknown, known: Known, left: readonly LeftOut[] = []): Result<EmberwickOptions, string> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) return err(parsed.error.issues[0]?.message ?? NAMES);
  const { start = STANDARD.start, shortDay = STANDARD.shortDay, decks } = parsed.data;
  const players = parsed.data.players ?? decks?.length ?? STANDARD.players;
  if (decks === undefined) return ok({ players, start, shortDay });
  if (players !== decks.length) return err(`There are ${decks.length} decks for ${players} players (EW-1.1)`);
  const brought: EmberwickDeck[] = [];
  for (const one of decks) {
    const packed = packedOf(one, known, left);
    if (!packed.ok) return packed;
    brought.push(packed.value);
  }
  return ok({ players, start, shortDay, decks: brought });
}

/** A deck that is legal by EW-7, or why it is not. */
function packedOf(written: string | Written, { cards, decks }: Known, left: readonly LeftOut[]): Result<EmberwickDeck, string> {
  const ready = decks.find(({ id, list }) => id === written || list.name === written)?.list;
  const list = typeof written === "string" ? ready : listOf(written, cards);
  if (list === undefined) return err(`There is no ready deck "${String(written)}". Ready decks: ${decks.map(({ id }) => id).join(", ")}`);
  const byName = new Map([...left.map(({ card }) => card), ...cards].map((card) => [card.name, card]));
  const whys = left.flatMap(({ card, why }) =>
    [...list.sections.keepsake, ...list.sections.satchel].some(({ name }) => name === card.name) ? [why] : [],
  );
  const wrong = [...reasons(list, byName).map(({ message }) => message), ...whys];
  if (wrong.length > 0) return err([`${list.name} is not legal.`, ...wrong].join(" "));
  const { name, keepsake, satchel } = writtenOf(list, cards);
  return ok({ name, keepsake: keepsake[0]?.[0] ?? "", satchel });
}

/** What somebody wrote as a list that can be judged. */
function listOf({ name, keepsake, satchel }: Written, cards: readonly Card[]): DeckList {
  const names = new Map(cards.map((card) => [String(card.id), card.name]));
  const read = (written: readonly (readonly [string, number])[]): DeckEntry[] =>
    written.map(([id, count]) => ({ name: names.get(id) ?? id, count }));
  const sections = { keepsake: read(typeof keepsake === "string" ? [[keepsake, 1]] : keepsake), satchel: read(satchel) };
  return { game: "emberwick", name, format: "street", notes: "", swaps: [], sections: { ...emptySections(), ...sections } };
}

/** A list as it stands in options: by the ids of its cards, by their names where there is none. */
function writtenOf({ name, sections }: DeckList, cards: readonly Card[]) {
  const ids = new Map(cards.map((card) => [card.name, String(card.id)]));
  const write = (list: readonly DeckEntry[]) => list.map((entry): [string, number] => [ids.get(entry.name) ?? entry.name, entry.count]);
  return { name, keepsake: write(sections.keepsake), satchel: write(sections.satchel) };
}

/** Options of a match in which these decks are brought. */
export const withLists = (lists: readonly DeckList[], cards: readonly Card[], options: unknown): unknown => ({
  ...(typeof options === "object" ? options : {}),
  decks: lists.map((list) => writtenOf(list, cards)),
});
