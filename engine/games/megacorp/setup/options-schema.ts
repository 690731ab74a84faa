/** Reads the options of a match of Megacorp: decks that are legal (MC-3), each of its cards in the content. What cannot be is answered with a sentence. */
import { z } from "zod";
import type { Card } from "../../../cards/card.ts";
import { err, ok, type Result } from "../../../kernel/result.ts";
import { below, type Rng, shuffled } from "../../../kernel/rng.ts";
import type { NamedDeck } from "../../game.ts";
import { firstFew, type LeftOut } from "../../left-out.ts";
import { reasons } from "../decks/deck.ts";
import { explain } from "../decks/explain.ts";
import { BUSINESS, FOUNDER, MAIN, RESOURCES } from "../decks/sections.ts";
import { listOf, writtenDeck } from "../decks/written-deck.ts";
import { MOST_PLAYERS } from "../layout.ts";
import type { DeckOption, MegacorpOptions, WrittenDeck } from "./options.ts";

const FEWEST_PLAYERS = 2;
const DECKS = `decks must list ${FEWEST_PLAYERS} to ${MOST_PLAYERS} decks, one for each player (MC-17.1)`;
const DECK =
  'A deck is the name of a ready deck, or {  "name", "business": card, "founder": card, "main": [[card, copies], …], "resources": [[card, copies], …] }';

/** MC-3.1 and MC-3.3 set no limit; a match is laid out for so many of each deck. */
const MOST_CARDS = 1000;

const entries = z.array(z.tuple([z.string(DECK), z.int(DECK)], DECK), DECK);
/** A list is accepted where one card is meant, so that a deck with two Businesses is told so in the words of the deck check. */
const single = z.union([z.string(), entries], DECK);
const deck = z.union(
  [z.string(), z.strictObject({ name: z.string(), business: single, founder: single, main: entries, resources: entries }, DECK)],
  DECK,
);
const schema = z.strictObject(
  { decks: z.array(deck, DECKS).min(FEWEST_PLAYERS, DECKS).max(MOST_PLAYERS, DECKS) },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `Megacorp has no option ${issue.keys.map((key) => `"${key}"`).join(", ")}. Its option is decks`
        : `Megacorp's options are an object with decks. ${DECKS}`,
  },
);

/** What options may name: the cards of the content, and decks that are shipped with it. */
export type Known = { readonly cards: readonly Card[]; readonly decks: readonly NamedDeck[] };

/** The options that stand where nobody chooses: the first two shipped decks; where two do not come with the cards, decks made of them. */
export function standardOptions({ cards, decks }: Known): MegacorpOptions {
  if (decks.length < FEWEST_PLAYERS) return { decks: [madeDeck(cards), madeDeck(cards)] };
  return { decks: decks.slice(0, FEWEST_PLAYERS).map(({ list }) => legalDeck(writtenDeck(list, cards))) };
}

/** A deck of the first cards that fit, legal if there are enough of them (MC-3). */
function madeDeck(cards: readonly Card[]): DeckOption {
  const first = (holds: (card: Card) => boolean) => String(cards.find(holds)?.id ?? "");
  const fill = ({ holds, least }: typeof MAIN | typeof RESOURCES, perCard: number) =>
    cards
      .filter(holds)
      .slice(0, Math.ceil(least / perCard))
      .map(({ id }): [string, number] => [String(id), perCard]);
  return {
    name: "The first cards",
    business: first(BUSINESS.holds),
    founder: first(FOUNDER.holds),
    main: fill(MAIN, MAIN.perCard),
    resources: fill(RESOURCES, RESOURCES.least),
  };
}

/** Copies of the cards of a random deck, beyond what is needed. */
const MORE_MAIN = 20;
const MORE_RESOURCES = 10;

/**
 * Options with random legal decks of the cards (MC-3): two players in two of three cases, else three or four. For trying out what nobody would build. Throws
 * if there are too few cards for a legal deck.
 */
export function randomOptions(known: Known, rng: Rng): MegacorpOptions {
  const players = FEWEST_PLAYERS + Math.max(0, below(rng, 6) - 3);
  const parsed = parseMegacorpOptions({ decks: Array.from({ length: players }, () => randomDeck(known.cards, rng)) }, known);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

function randomDeck(cards: readonly Card[], rng: Rng): DeckOption {
  const one = (holds: (card: Card) => boolean) => String(shuffled(rng, cards.filter(holds))[0]?.id ?? "");
  const fill = ({ holds, least }: typeof MAIN | typeof RESOURCES, perCard: number, more: number) => {
    const entries: [string, number][] = [];
    let missing = least + below(rng, more + 1);
    for (const { id } of shuffled(rng, cards.filter(holds))) {
      if (missing <= 0) break;
      const copies = Math.min(missing, 1 + below(rng, perCard));
      entries.push([String(id), copies]);
      missing -= copies;
    }
    return entries;
  };
  return {
    name: "Random",
    business: one(BUSINESS.holds),
    founder: one(FOUNDER.holds),
    main: fill(MAIN, MAIN.perCard, MORE_MAIN),
    resources: fill(RESOURCES, RESOURCES.least, MORE_RESOURCES),
  };
}

/**
 * Options from outside: every deck legal, or the findings of the deck check (MC-3.10).
 *
 * @param left cards that are there and that no match is played with, such as drafts: the check knows them, and says of each why
 * @returns options that it accepts again
 */
export function parseMegacorpOptions(value: unknown, known: Known, left: readonly LeftOut[] = []): Result<MegacorpOptions, string> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return err(parsed.error.issues[0]?.message ?? DECKS);
  const all = [...left.map(({ card }) => card), ...known.cards];
  const pool = { byName: new Map(all.map((card) => [card.name, card])) };
  const decks: DeckOption[] = [];
  for (const written of parsed.data.decks) {
    const wished = typeof written === "string" ? shippedDeck(written, known) : written;
    if (wished === undefined)
      return err(`There is no ready deck "${String(written)}". Ready decks: ${known.decks.map(({ id }) => id).join(", ")}`);
    const list = listOf(wished, all);
    const findings = reasons(list, pool).map((placed) => explain(placed).message);
    const { business, founder, main, resources } = list.sections;
    const names = new Set([business, founder, main, resources].flat().map(({ name }) => name));
    const whys = left.flatMap(({ card, why }) => (names.has(card.name) ? [why] : []));
    if (findings.length + whys.length > 0)
      return err([...(findings.length > 0 ? [`${list.name} is not legal.`] : []), ...findings, firstFew(whys)].join(" ").trim());
    const option = legalDeck(writtenDeck(list, known.cards));
    if ([option.main, option.resources].some((entries) => entries.reduce((sum, [, copies]) => sum + copies, 0) > MOST_CARDS))
      return err(`${list.name} has more than ${MOST_CARDS} cards in one deck, which is the most a match can hold`);
    decks.push(option);
  }
  return ok({ decks });
}

function shippedDeck(name: string, { cards, decks }: Known): WrittenDeck | undefined {
  const list = decks.find((deck) => deck.id === name || deck.list.name === name)?.list;
  return list && writtenDeck(list, cards);
}

/** A deck that was found legal has one Business and one Founder, whatever it was written as (MC-3.5, MC-3.6). */
const legalDeck = (written: WrittenDeck): DeckOption => ({ ...written, business: only(written.business), founder: only(written.founder) });
const only = (written: WrittenDeck["business"]): string => (typeof written === "string" ? written : (written[0]?.[0] ?? ""));
