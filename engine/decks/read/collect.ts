/** Gathers what is read, line by line, into decks and the account of lines. */
import type { GameId } from "../../cards/card.ts";
import {
  type DeckEntry,
  type DeckList,
  type EntrySectionId,
  emptySections,
  type SectionId,
  type UnresolvedLine,
} from "../../cards/deck.ts";
import { mergeEntry } from "../../cards/entries.ts";
import type { Alternative } from "../../cards/names.ts";
import { gameDefinition } from "../../games/index.ts";
import { namedFormat } from "../named-format.ts";
import { type Confidence, MAX_LINES, type ReadDeck, type ReadLine, type ReadWarning } from "./reading.ts";

type Draft = {
  id?: string;
  name: string;
  format: string;
  notes: string[];
  swaps: { out: string; in: string }[];
  sections: Record<EntrySectionId, readonly DeckEntry[]>;
  unresolved: UnresolvedLine[];
};

export type CardLine = {
  readonly at: number;
  readonly text: string;
  readonly section: EntrySectionId;
  readonly entry: DeckEntry;
  readonly confidence: Confidence;
  readonly alternatives: readonly Alternative[];
  readonly remark?: string;
};

/** The decks being read. A new one begins with `begin`; everything else goes to the newest. */
export class Collector {
  readonly lines: ReadLine[] = [];
  readonly warnings: ReadWarning[] = [];
  /** Lines of the fullest section of a deck; those beyond `MAX_LINES` are only counted. */
  fullest = 0;
  readonly #game: GameId;
  readonly #drafts: [Draft, ...Draft[]];
  readonly #filled = new Map<SectionId, number>();

  constructor(game: GameId) {
    this.#game = game;
    this.#drafts = [draft(game)];
  }

  get deck(): Draft {
    return this.#drafts.at(-1) ?? this.#drafts[0];
  }

  /** Begins another deck, unless nothing stands in the newest yet. */
  begin(): void {
    const { name, notes, unresolved, sections } = this.deck;
    const used = name !== "" || notes.length > 0 || unresolved.length > 0 || Object.values(sections).some((entries) => entries.length > 0);
    if (!used) return;
    this.#drafts.push(draft(this.#game));
    this.#filled.clear();
  }

  /** A line that is no card: a title, a heading, a comment, a blank. */
  line(as: "title" | "heading" | "swap" | "comment" | "blank" | "columns", at: number, text: string, remark?: string): void {
    this.lines.push({ at, text, as, deck: this.#drafts.length - 1, alternatives: [], ...(remark ? { remark } : {}) });
  }

  card(line: CardLine): void {
    if (!this.#hasRoom(line.section)) return;
    const { sections } = this.deck;
    sections[line.section] = mergeEntry(sections[line.section], line.entry);
    this.lines.push({ ...line, as: "card", deck: this.#drafts.length - 1 });
  }

  /** Keeps a line word for word; `kept` when what is kept is not the whole text. */
  unresolved(at: number, text: string, alternatives: readonly Alternative[] = [], kept = text, remark?: string): void {
    if (!this.#hasRoom("unresolved")) return;
    this.deck.unresolved.push({ line: kept });
    const more = remark ? { remark } : {};
    this.lines.push({ at, text, as: "unresolved", deck: this.#drafts.length - 1, section: "unresolved", alternatives, ...more });
  }

  /** Makes an unresolved line of the first deck its name. */
  entitle(line: ReadLine): void {
    const [deck] = this.#drafts;
    deck.name = line.text.trim();
    const kept = deck.unresolved.findIndex((one) => one.line === line.text);
    if (kept >= 0) deck.unresolved.splice(kept, 1);
    const { at, text, deck: number } = line;
    this.lines[this.lines.indexOf(line)] = { at, text, as: "title", deck: number, alternatives: [] };
  }

  #hasRoom(section: SectionId): boolean {
    const filled = (this.#filled.get(section) ?? 0) + 1;
    this.#filled.set(section, filled);
    this.fullest = Math.max(this.fullest, filled);
    return filled <= MAX_LINES;
  }

  warn(message: string, at?: number): void {
    this.warnings.push({ message, ...(at === undefined ? {} : { at }) });
  }

  /** The decks; `fallbackName` names those that have no name. */
  decks(fallbackName: string): [ReadDeck, ...ReadDeck[]] {
    const finish = ({ id, ...rest }: Draft): ReadDeck => ({
      ...(id === undefined ? {} : { id }),
      list: listOf(this.#game, rest, fallbackName),
    });
    const [first, ...others] = this.#drafts;
    return [finish(first), ...others.map(finish)];
  }
}

/** The format of a list that names none: the game's first. */
const usualFormat = (game: GameId): string => gameDefinition(game).deck?.formats[0]?.id ?? "";

const draft = (game: GameId): Draft => {
  const { unresolved: _, ...sections } = emptySections();
  return { name: "", format: usualFormat(game), notes: [], swaps: [], sections, unresolved: [] };
};

const listOf = (game: GameId, deck: Omit<Draft, "id">, fallbackName: string): DeckList => ({
  game,
  name: deck.name || fallbackName,
  format: namedFormat(gameDefinition(game).deck?.formats ?? [], deck.format)?.id ?? deck.format,
  notes: deck.notes.join("\n"),
  sections: { ...deck.sections, unresolved: deck.unresolved },
  swaps: deck.swaps,
});
