/** Reads a list written as text: ours, and what people paste. Every line goes somewhere. */
import type { EntrySectionId, SectionId } from "../../cards/deck.ts";
import { isGoodCount } from "../../cards/entries.ts";
import { gameDefinition, isGameId } from "../../games/index.ts";
import { Collector } from "./collect.ts";
import { headedColumns } from "./csv.ts";
import { type Heading, readHeading } from "./headings.ts";
import { isNameLike, readLine, tidy } from "./line.ts";
import { ABOUT, NAMED, NOTE, SWAP, TITLE } from "./meta.ts";
import type { ReadOptions } from "./reading.ts";
import { placed, type Resolver } from "./resolve.ts";

const COMMENT = /^(?:\/\/|#)\s*(.*)$/;
const RULE = /^[\s\-=_*~+|.:–—─━]+$/;
/** A literal line under Unresolved. */
const LITERAL = /^> ?/;

/** Characters of a line that is taken apart; a longer one that is no comment is kept word for word. */
const MAX_LINE = 10_000;

/**
 * A heading that says how many cards follow. Parts of a section end at any heading, sections at the next section. A heading that we do
 * not know and that has a count of its own may be a part or a section: `before` are the cards above it, and either count is right.
 */
type Tally = { readonly heading: Heading; readonly at: number; sum: number; before?: number };

/** `listed`: a heading that we know stands above, so that what follows is cards. */
type Place = { section: SectionId | undefined; listed: boolean; tallies: Tally[]; about: boolean };

export function readText(text: string, options: ReadOptions, resolver: Resolver): Collector {
  const into = new Collector(options.game);
  const place: Place = { section: undefined, listed: false, tallies: [], about: false };
  for (const [i, line] of text.split("\n").entries()) readOne(line, i + 1, place, into, options, resolver);
  settle(place.tallies, into);
  nameByFirst(into);
  return into;
}

/** A first line by itself that names no card and nothing like one, above cards, is what the deck is called: so many people write a list. */
function nameByFirst(into: Collector): void {
  const first = into.lines.find(({ as }) => as !== "blank");
  const isName = first?.as === "unresolved" && !first.remark && first.alternatives.length === 0 && isNameLike(tidy(first.text));
  if (!isName || isNoName(tidy(first.text)) || LITERAL.test(first.text)) return;
  const next = into.lines[into.lines.indexOf(first) + 1]?.as;
  const isAlone = next === "blank" && into.lines.every(({ as, deck }) => deck === 0 && as !== "title");
  if (isAlone && into.lines.some(({ as, confidence }) => as === "card" && confidence !== "unknown")) into.entitle(first);
}

function readOne(line: string, at: number, place: Place, into: Collector, options: ReadOptions, resolver: Resolver): void {
  const long = line.length > MAX_LINE && !line.startsWith("//");
  const clean = long ? "" : tidy(line);
  const unresolved = place.section === "unresolved";
  if (unresolved && LITERAL.test(line)) keepUnresolved(line, at, place, into, line.replace(LITERAL, ""));
  else if (long) into.unresolved(at, line);
  else if (clean === "" || RULE.test(clean)) into.line("blank", at, line);
  else if (!readMeta(clean, line, at, place, into, options)) {
    const heading = headingOf(clean, options, resolver);
    const comment = COMMENT.exec(clean)?.[1];
    if (heading) open(heading, line, at, place, into);
    else if (unresolved) keepUnresolved(line, at, place, into, line);
    else if (isTableHead(clean)) into.line("columns", at, line);
    else if (comment !== undefined) keepComment(comment, line, at, into);
    else readCard({ clean, line, at }, place, into, resolver);
  }
}

/** "| Qty | Card |" */
const isTableHead = (clean: string) => /^\|.*\|$/.test(clean) && headedColumns(clean) !== undefined;

/** A line under Unresolved stays there; its heading counts lines. */
function keepUnresolved(line: string, at: number, place: Place, into: Collector, kept: string): void {
  into.unresolved(at, line, [], kept);
  for (const tally of place.tallies) tally.sum++;
}

function headingOf(clean: string, { game }: ReadOptions, resolver: Resolver): Heading | undefined {
  const heading = resolver.isName(clean) ? undefined : readHeading(clean, game);
  return heading && (heading.known || !resolver.isName(heading.title)) ? heading : undefined;
}

/** Titles, notes, swaps and the head of other tools' lists. True when the line was one. */
function readMeta(clean: string, line: string, at: number, place: Place, into: Collector, options: ReadOptions): boolean {
  const title = TITLE.exec(clean);
  if (title) {
    into.begin();
    settle(place.tallies, into);
    Object.assign(place, { section: undefined, listed: false, tallies: [] });
    into.deck.name = title[1] ?? "";
    if (title[3]) into.deck.format = title[3];
    into.line("title", at, line, otherGame(title[2] ?? "", options, into, at));
    return true;
  }
  const swap = SWAP.exec(clean);
  if (swap?.[1] && swap[2]) {
    into.deck.swaps.push({ out: unquoted(swap[1]), in: unquoted(swap[2]) });
    into.line("swap", at, line);
    return true;
  }
  const note = NOTE.exec(clean);
  if (note) {
    into.deck.notes.push(note[1] ?? "");
    into.line("comment", at, line);
    return true;
  }
  if (ABOUT.test(clean)) {
    place.about = true;
    into.line("heading", at, line);
    return true;
  }
  const named = NAMED.exec(clean)?.[1] ?? (place.about ? /^name (.+)$/i.exec(clean)?.[1] : undefined);
  if (named === undefined || into.deck.name !== "") return false;
  place.about = false;
  into.deck.name = named;
  into.line("title", at, line);
  return true;
}

/** Warns when a list says that it is for another game; it is read all the same, against this game's cards. */
export function otherGame(game: string, { game: wanted }: Pick<ReadOptions, "game">, into: Collector, at?: number): string | undefined {
  if (game === wanted || game === "") return undefined;
  const theirs = isGameId(game) ? gameDefinition(game).name : `“${game.slice(0, 40)}”`;
  const message = `The list says it is for ${theirs}, but it was read as ${gameDefinition(wanted).name}.`;
  into.warn(message, at);
  return message;
}

function open(heading: Heading, line: string, at: number, place: Place, into: Collector): void {
  const ends = heading.section ? place.tallies : place.tallies.filter((tally) => !tally.heading.section);
  settle(ends, into);
  const goesOn = place.tallies.filter((tally) => !ends.includes(tally));
  if (!heading.known && heading.count !== undefined) for (const tally of goesOn) tally.before ??= tally.sum;
  place.tallies = heading.count === undefined ? goesOn : [...goesOn, { heading, at, sum: 0 }];
  place.section = heading.section;
  place.listed = heading.known;
  const remark = heading.known ? undefined : `“${heading.title}” is not a section here. Its cards go to their usual sections.`;
  into.line("heading", at, line, remark);
}

/** `SECTION: 40` is a check, not a fact. */
function settle(tallies: readonly Tally[], into: Collector): void {
  for (const { heading, at, sum, before = sum } of tallies) {
    if (sum !== heading.count && before !== heading.count)
      into.warn(
        `The heading says ${heading.title}: ${heading.count}, but ${before} ${heading.section === "unresolved" ? "lines" : "cards"} follow.`,
        at,
      );
  }
}

/** The first comment names a deck that has no name; the others are kept in its notes. */
function keepComment(comment: string, line: string, at: number, into: Collector): void {
  const first = comment !== "" && into.deck.name === "" && into.lines.every(({ as }) => as === "blank");
  if (first) into.deck.name = comment;
  else if (comment) into.deck.notes.push(comment);
  into.line(first ? "title" : "comment", at, line);
}

/** A number that nobody's copies come to. */
const TOO_LONG = /^[+-]?\d{10,}\D/;

type TextLine = { readonly clean: string; readonly line: string; readonly at: number };

function readCard({ clean, line, at }: TextLine, { section, listed, tallies }: Place, into: Collector, resolver: Resolver): void {
  const inline = inlineSection(clean, resolver);
  const { board, count, ...written } = readLine(inline?.rest ?? clean, resolver.isName);
  const readable = isNameLike(written.name);
  const resolved = resolver.resolve({ ...written, name: readable ? written.name : "", count: count ?? 1 });
  // Without a count and without a near name, a line is a card only where a list says that cards stand, and a sentence is none anywhere.
  const meant = resolved.card || count !== undefined || written.set !== undefined || resolved.alternatives.length > 0;
  const amongCards = listed || board !== undefined || inline !== undefined;
  if (!readable || (!meant && (!amongCards || isNoName(written.name)))) {
    into.unresolved(at, line, [], line, TOO_LONG.test(clean) ? "The number has more than nine digits, so it is not a count." : undefined);
    return;
  }
  const asked = board === "SB" ? "considering" : (inline?.section ?? (section === "unresolved" ? undefined : section));
  const card = placed(resolved, asked, resolver);
  into.card({ at, text: line, ...card });
  for (const tally of tallies) {
    const counts = tally.heading.section === undefined || tally.heading.section === card.section;
    if (counts && isGoodCount(resolved.entry.count)) tally.sum += resolved.entry.count;
  }
}

/** More words than a card's name has. */
const MANY_WORDS = 9;

/** "thanks for reading :)": several words that end as a sentence does, very many words, an address, or a count beyond all counts. */
function isNoName(text: string): boolean {
  const words = text.split(" ").length;
  const ends = /(?:[.!?…:;]["'”’)\]]*|[:;]-?[)(DP])$/.test(text);
  return words >= MANY_WORDS || (words > 3 && ends) || text.includes("://") || TOO_LONG.test(text);
}

/** "SECTION: NAME": the section of this line alone. */
function inlineSection(clean: string, resolver: Resolver): { readonly section: EntrySectionId; readonly rest: string } | undefined {
  const match = /^([\p{L} ]{4,20}):\s*(\S.*)$/u.exec(clean);
  const section = match?.[1] && !resolver.isName(clean) ? resolver.sectionOf(match[1]) : undefined;
  return match?.[2] && section && section !== "unresolved" ? { section, rest: match[2] } : undefined;
}

const unquoted = (text: string) => (/^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text);
