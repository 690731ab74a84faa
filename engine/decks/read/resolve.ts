/** Which card an entry of a list means, how sure that is, and where the entry goes. */

import type { LibraryCard } from "../../cards/card.ts";
import { type CardId, type GameId, parseCardId } from "../../cards/card.ts";
import type { DeckEntry, DeckRules, EntrySectionId, Pool, SectionId } from "../../cards/deck.ts";
import { sectionName } from "../../cards/entries.ts";
import { type Alternative, findByName, suggestNames } from "../../cards/names.ts";
import { gameDefinition } from "../../games/index.ts";
import { sectionOf } from "./headings.ts";
import type { Confidence } from "./reading.ts";

/** What a line, a row or an object says of one card. */
export type Written = {
  readonly name: string;
  readonly count: number;
  readonly id?: string;
  readonly rev?: number;
  readonly set?: string;
  readonly number?: string;
  readonly note?: string;
};

export type Resolved = {
  readonly entry: DeckEntry;
  readonly card: LibraryCard | undefined;
  readonly confidence: Confidence;
  readonly alternatives: readonly Alternative[];
  readonly remark?: string;
};

/** What becomes of an entry in the section where it goes. */
export type Placed = Omit<Resolved, "card"> & { readonly section: EntrySectionId };

/** More copies of one card than anybody means: such a line is to be looked at. */
const MOST_MEANT = 999;
/** Different names that get suggestions; the rest of a list full of unknown names is read without. */
const MAX_SUGGESTED = 100;

export type Resolver = {
  readonly resolve: (written: Written) => Resolved;
  /** The section that a word names. */
  readonly sectionOf: (word: string) => SectionId | undefined;
  /** Where a card goes when nobody says: where it belongs, an unknown one to what hands are drawn from; to Considering where nobody builds decks. */
  readonly home: (card: LibraryCard | undefined) => EntrySectionId;
  /** Why a section does not take a card; undefined when it does. */
  readonly misplaced: (section: EntrySectionId, card: LibraryCard) => string | undefined;
  /** Whether a text names a card, spelling apart. */
  readonly isName: (text: string) => boolean;
  readonly suggest: (name: string) => readonly Alternative[];
};

/** Reads names against one pool; a name is never looked up in another game. */
export function resolverFor(pool: Pool): Resolver {
  const suggested = new Set<string>();
  const rules = gameDefinition(pool.game).deck;
  const suggest = (name: string) => {
    if (suggested.size < MAX_SUGGESTED) suggested.add(name);
    return suggested.has(name) ? suggestNames(pool, name) : [];
  };
  return {
    resolve: (written) => resolve(written, pool, suggest),
    sectionOf: (word) => sectionOf(word, pool.game),
    home: (card) => (card && rules?.home(card)) ?? rules?.draws.from ?? "considering",
    misplaced: (section, card) => misplaced(section, card, pool.game, rules),
    isName: (text) => findByName(pool, text) !== undefined,
    suggest,
  };
}

function resolve(written: Written, pool: Pool, suggest: Resolver["suggest"]): Resolved {
  const found = find(written, pool);
  const base = { count: written.count, ...optional(written) };
  if (!found) {
    const alternatives = suggest(written.name);
    const remark = `“${written.name}” is not a ${gameDefinition(pool.game).name} card.`;
    return { entry: { name: written.name, ...base, ...printing(written) }, card: undefined, confidence: "unknown", alternatives, remark };
  }
  const { card, sure, because } = found;
  const differs = disagreement(written, card);
  const entry = { name: card.name, ...base, id: card.id, ...(differs ? printing(written) : {}) };
  const many = written.count > MOST_MEANT ? `${written.count} copies: is this the count?` : undefined;
  const remark = [because, differs, many].filter((text) => text !== undefined).join(" ");
  const near = sure ? withNumber(written, pool).map(({ name, id }): Alternative => ({ name, id })) : suggest(written.name);
  const alternatives = near.filter(({ id }) => id !== card.id);
  return { entry, card, confidence: sure && !differs && !many ? "certain" : "likely", alternatives, ...(remark ? { remark } : {}) };
}

type Found = { readonly card: LibraryCard; readonly sure: boolean; readonly because?: string };

/** By name, one that the card had before too, then by id, then by set and number. */
function find(written: Written, pool: Pool): Found | undefined {
  const byName = findByName(pool, written.name);
  if (byName?.how === "exact" || byName?.how === "spelling") return { card: byName.card, sure: true };
  if (byName?.how === "former") return { card: byName.card, sure: true, because: `“${written.name}” is now called ${byName.card.name}.` };
  if (byName?.how === "translation")
    return { card: byName.card, sure: true, because: `“${written.name}” is its name in language “${byName.lang}”.` };
  if (byName) return { card: byName.card, sure: false, because: `“${written.name}” is part of its name.` };
  const id: CardId | undefined = written.id === undefined ? undefined : parseCardId(written.id);
  const byId = id && pool.byId.get(id);
  if (byId) return { card: byId, sure: true, because: `“${written.name}” is now called ${byId.name}.` };
  const [byNumber] = withNumber(written, pool);
  return byNumber
    ? { card: byNumber, sure: false, because: `Found by set and number, ${written.set} ${written.number}, not by name.` }
    : undefined;
}

/** The card that has the set and number that were written, if both were. */
function withNumber({ set, number }: Written, pool: Pool): readonly LibraryCard[] {
  const card = set === undefined || number === undefined ? undefined : pool.cards.find((one) => one.set === set && one.number === number);
  return card ? [card] : [];
}

/** A sentence when set, number or id are those of another card than the name; the name counts. */
function disagreement(written: Written, card: LibraryCard): string | undefined {
  const set = written.set ?? card.set;
  const number = written.number ?? card.number;
  if (set !== card.set || number !== card.number) return `The list says ${set} ${number}, but the card is ${card.set} ${card.number}.`;
  return undefined;
}

const printing = ({ set, number }: Written) => ({ ...(set === undefined ? {} : { set }), ...(number === undefined ? {} : { number }) });
const optional = ({ rev, note }: Written) => ({
  ...(rev === undefined ? {} : { rev }),
  ...(note === undefined || note === "" ? {} : { note }),
});

/** An entry in its section: the one that was asked for, or where its card belongs. A section that does not take the card is remarked. */
export function placed({ card, remark, ...resolved }: Resolved, asked: EntrySectionId | undefined, resolver: Resolver): Placed {
  const section = asked ?? resolver.home(card);
  const remarks = [remark, card && resolver.misplaced(section, card)].filter((text) => text !== undefined);
  return { ...resolved, section, ...(remarks.length > 0 ? { remark: remarks.join(" ") } : {}) };
}

function misplaced(section: EntrySectionId, card: LibraryCard, game: GameId, rules: DeckRules | undefined): string | undefined {
  const rule = rules?.sections.find(({ id }) => id === section);
  if (!rules || !rule || rule.holds(card)) return undefined;
  const home = rules.home(card);
  return `${rule.name} cannot contain ${card.name}${home === section ? "." : `: move it to ${sectionName(game, home)}.`}`;
}
