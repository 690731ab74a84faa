/** Finding cards by what people type as their names: exact, folded, in another language, half a name, or merely near. */
import { distance } from "../kernel/distance.ts";
import type { CardId, LibraryCard } from "./card.ts";
import type { Pool } from "./deck.ts";
import { fold, foldKey } from "./fold.ts";

/** A card that a name may have meant. `lang` is set when a name in another language led to it. */
export type Alternative = { readonly name: string; readonly id: CardId; readonly lang?: string };

/** spelling: case, accents, punctuation or blanks apart · former: a name that it had before · translation: a name in another language · short: without the title after the comma or the article. */
export type NameMatch = {
  readonly card: LibraryCard;
  readonly how: "exact" | "spelling" | "former" | "translation" | "short";
  readonly lang?: string;
};

/** The one card that a name stands for; undefined when there is none, or when half a name fits several. */
export function findByName(pool: Pool, name: string): NameMatch | undefined {
  const exact = pool.byName.get(name);
  if (exact) return { card: exact, how: "exact" };
  const key = foldKey(name.slice(0, MAX_NAME));
  const { folded, former, translated, short } = indexOf(pool);
  const card = folded.get(key);
  if (card) return { card, how: "spelling" };
  const renamed = former.get(key);
  if (renamed) return { card: renamed, how: "former" };
  const translation = translated.get(key);
  if (translation) return { card: translation.card, how: "translation", lang: translation.lang };
  const [only, ...others] = short.get(key) ?? [];
  return only && others.length === 0 ? { card: only, how: "short" } : undefined;
}

/**
 * The cards nearest to a name that is none, best first. Near is a small edit distance of the whole name, or words in common
 * ("tidal" for "Tidal Wave", "Hierach Incarnate" for "Incarnate Hierarch"), in any language that a card has a name in. At most 8.
 */
export function suggestNames(pool: Pool, name: string, max = 3): readonly Alternative[] {
  if (name.length > MAX_NAME) return [];
  const asked = fold(name);
  if (asked.length < 2) return [];
  const { names, suggested } = indexOf(pool);
  const known = suggested.get(asked);
  if (known) return known.slice(0, max);
  const near = names
    .map((candidate) => ({ candidate, score: likeness(asked, candidate.folded) }))
    .filter(({ score }) => score >= NEAR)
    .sort((a, b) => b.score - a.score)
    .filter(({ candidate }, i, all) => all.findIndex((other) => other.candidate.card.id === candidate.card.id) === i)
    .slice(0, MAX_SUGGESTED)
    .map(({ candidate: { card, lang } }) => ({ name: card.name, id: card.id, ...(lang ? { lang } : {}) }));
  if (suggested.size >= MAX_REMEMBERED) suggested.clear();
  suggested.set(asked, near);
  return near.slice(0, max);
}

/** The longest name that a card may have; longer ones are nobody's. */
const MAX_NAME = 120;
const MAX_SUGGESTED = 8;
/** Answers that are kept per pool, since a deck with unknown names is checked at every edit. */
const MAX_REMEMBERED = 500;
/** How like a name must be to be suggested, between 0 and 1: about 4 wrong letters in 10, or most words right. */
const NEAR = 0.58;

/** 1 for equal names, 0 for names with nothing in common. */
function likeness(asked: string, name: string): number {
  const longest = Math.max(asked.length, name.length);
  const whole = 1 - distance(asked, name, Math.floor(longest * (1 - NEAR))) / longest;
  const words = asked.split(" ");
  const theirs = name.split(" ");
  const found = words.reduce((sum, word) => sum + Math.max(0, ...theirs.map((other) => wordLikeness(word, other))) * word.length, 0);
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const covered = Math.min(1, letters / Math.max(1, name.replaceAll(" ", "").length));
  return Math.max(whole, (found / letters) * (0.65 + 0.35 * covered));
}

/** A word begun counts nearly as the word; a slip in one of four letters or more counts too. */
function wordLikeness(word: string, other: string): number {
  if (word === other) return 1;
  if (word.length >= 3 && other.startsWith(word)) return 0.9;
  const longest = Math.max(word.length, other.length);
  if (longest < 4) return 0;
  const edits = distance(word, other, Math.floor(longest / 3));
  return edits <= longest / 3 ? 1 - edits / longest : 0;
}

type NameIndex = {
  readonly folded: ReadonlyMap<string, LibraryCard>;
  readonly former: ReadonlyMap<string, LibraryCard>;
  readonly translated: ReadonlyMap<string, { readonly card: LibraryCard; readonly lang: string }>;
  readonly short: ReadonlyMap<string, readonly LibraryCard[]>;
  /** What was suggested for a folded name before. */
  readonly suggested: Map<string, readonly Alternative[]>;
  readonly names: readonly { readonly card: LibraryCard; readonly lang?: string; readonly folded: string }[];
};

/** What people leave of a name: no title after the comma, no article. */
function halves(name: string): readonly string[] {
  const comma = name.indexOf(",");
  const bare = name.replace(/^the /i, "");
  return [...(comma > 0 ? [foldKey(name.slice(0, comma))] : []), ...(bare === name ? [] : [foldKey(bare)])];
}

/** Names that one card alone had before, and that no card has now. */
function formerNames(pool: Pool, folded: ReadonlyMap<string, LibraryCard>): ReadonlyMap<string, LibraryCard> {
  const owners = new Map<string, Set<LibraryCard>>();
  for (const card of pool.cards)
    for (const key of (card.former ?? []).map(foldKey)) if (!folded.has(key)) owners.set(key, (owners.get(key) ?? new Set()).add(card));
  return new Map([...owners].flatMap(([key, [only, ...others]]) => (only && others.length === 0 ? [[key, only]] : [])));
}

const indexes = new WeakMap<Pool, NameIndex>();

/** Made at the first question about a pool and kept as long as the pool is. */
function indexOf(pool: Pool): NameIndex {
  const known = indexes.get(pool);
  if (known) return known;
  const cards = [...pool.byName.values()];
  const folded = new Map<string, LibraryCard>();
  const translated = new Map<string, { card: LibraryCard; lang: string }>();
  const short = new Map<string, LibraryCard[]>();
  for (const card of cards) {
    if (!folded.has(foldKey(card.name))) folded.set(foldKey(card.name), card);
    for (const half of halves(card.name)) short.set(half, [...(short.get(half) ?? []), card]);
    for (const [lang, name] of Object.entries(card.names))
      if (!translated.has(foldKey(name))) translated.set(foldKey(name), { card, lang });
  }
  const names = cards.flatMap((card) => [
    { card, folded: fold(card.name) },
    ...Object.entries(card.names).map(([lang, name]) => ({ card, lang, folded: fold(name) })),
  ]);
  const index = {
    folded,
    former: formerNames(pool, folded),
    translated,
    short,
    names,
    suggested: new Map<string, readonly Alternative[]>(),
  };
  indexes.set(pool, index);
  return index;
}
