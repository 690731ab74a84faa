/** The headings of deck lists, ours and others'. */

import type { GameId } from "../../cards/card.ts";
import type { SectionId } from "../../cards/deck.ts";
import { foldKey } from "../../cards/fold.ts";
import { playedSectionIds, sectionIn } from "../../cards/sections.ts";
import { gameDefinition } from "../../games/index.ts";

/** `section` undefined: a heading that is none of our sections ("Events"); what follows goes where its card belongs. */
export type Heading = { readonly title: string; readonly section: SectionId | undefined; readonly count?: number; readonly known: boolean };

/** Headings of what does not count, in lists of any game. */
const BESIDE: Readonly<Record<string, SectionId>> = {
  considering: "considering",
  consider: "considering",
  maybe: "considering",
  maybeboard: "considering",
  sideboard: "considering",
  side: "considering",
  sidedeck: "considering",
  wishlist: "considering",
  unresolved: "unresolved",
};
/** Headings of whole lists, and of other games' lists: what follows goes where its card belongs. */
const WHOLE = new Set(
  "deck decklist cards list thedeck mydeck commander companion identity leader hero creatures lands spells instants sorceries artifacts".split(
    " ",
  ),
);

const PARTS = /^([\p{L}][\p{L} &/'’-]{0,40}?)\s*(?:[:=\u2013\u2014-]\s*)?(?:[([]?\s*(\d{1,5})\s*(?:cards?|x)?\s*[)\]]?)?\s*:?$/u;

/** Reads a line as a heading: with or without marks, colon and count, in any case. Undefined: it is none. */
export function readHeading(line: string, game: GameId): Heading | undefined {
  const marked = /^(#{1,6}\s+|=+\s*|\[|\*\*|__|\/\/\s*)(.*?)(\s*=+|\]|\*\*:?|__:?)?$/.exec(line);
  const bare = (marked?.[2] ?? line).trim();
  const match = PARTS.exec(bare);
  if (!match?.[1]) return undefined;
  const key = foldKey(match[1]);
  const count = match[2] === undefined ? {} : { count: Number(match[2]) };
  const section = sectionOf(key, game);
  if (section) return { title: match[1], section, known: true, ...count };
  if (WHOLE.has(key) || kindNames(game).has(key)) return { title: match[1], section: undefined, known: true, ...count };
  // A name that we do not know is a heading only when it is written as one, and not as a comment.
  const written = /:\s*(\d{1,5})?$/.test(bare) || /^(=|\[|\*\*|__)/.test(line);
  return written ? { title: match[1], section: undefined, known: false, ...count } : undefined;
}

/** The section of a game's decks that a word names, in a heading, a CSV cell or a JSON key. */
export function sectionOf(word: string, game: GameId): SectionId | undefined {
  const key = foldKey(word);
  if (Object.hasOwn(BESIDE, key)) return BESIDE[key];
  return playedSectionIds(game).find((id) => {
    const section = sectionIn(game, id);
    return section && [id, section.name, ...section.headings].some((name) => foldKey(name) === key);
  });
}

const kindNames = (game: GameId): ReadonlySet<string> =>
  new Set(gameDefinition(game).kinds.flatMap(({ id, name, plural }) => [foldKey(id), foldKey(name), foldKey(plural)]));
