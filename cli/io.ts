/** Where the commands read and write. */
import { createReadStream, statSync } from "node:fs";
import type { ContentDeck } from "../content/decks.ts";
import type { Unsaid } from "../db/queries/unsaid.ts";
import type { GameId, LibraryCard } from "../engine/cards/card.ts";
import type { Keyword } from "../engine/cards/library.ts";
import type { CardRevision } from "../engine/cards/since.ts";
import { encodingOf } from "../engine/kernel/encoding.ts";
import type { CardSource, WordedCards } from "./cards/source.ts";
import type { DeckIo } from "./decks/deck.ts";
import { type Outside, outside } from "./lab/outside.ts";
import { printable, sentence } from "./words.ts";

export type CliIo = DeckIo &
  Outside & {
    /** Standard output is a terminal. */
    readonly terminal: boolean;
    /** The cards of a game. Throws a sentence when the folder or database cannot be read. */
    readonly loadCards: (game: GameId, from: CardSource) => Promise<readonly LibraryCard[]>;
    /** The same with the words that texts are asked by. */
    readonly loadWordedCards: (game: GameId, from: CardSource) => Promise<WordedCards>;
    /** The revisions of a game's cards. Throws as `loadCards` does. */
    readonly loadRevisions: (game: GameId, from: CardSource) => Promise<readonly CardRevision[]>;
    /** The keywords of a game. Throws as `loadCards` does. */
    readonly loadKeywords: (game: GameId, from: CardSource) => Promise<readonly Keyword[]>;
    /** What was typed into the cards of a studio's database and could not be said. Throws as `loadCards` does. */
    readonly loadUnsaid: (game: GameId, file: string) => Promise<readonly Unsaid[]>;
    /** The decks that come with a game's cards. Throws as `loadCards` does. */
    readonly loadDecks: (game: GameId, from: CardSource) => Promise<readonly ContentDeck[]>;
  };

/** Bytes of one file or of standard input. */
const MOST_BYTES = 16_000_000;

/** What reads content is loaded by commands that need it. */
const source = () => import("./cards/source.ts");

/** The streams and files of this process. */
export function standardIo(): CliIo {
  // Whoever stops reading (head, less) has seen enough.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  return {
    terminal: process.stdout.isTTY === true,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    read: readText,
    loadCards: async (game, from) => (await source()).loadCards(game, from),
    loadWordedCards: async (game, from) => (await source()).loadWordedCards(game, from),
    loadRevisions: async (game, from) => (await source()).loadRevisions(game, from),
    loadKeywords: async (game, from) => (await source()).loadKeywords(game, from),
    loadUnsaid: async (game, file) => (await source()).loadUnsaid(game, file),
    loadDecks: async (game, from) => (await source()).loadDecks(game, from),
    ...outside(),
    loadPool: async (game, from) => {
      const { makePool } = await import("../engine/cards/pool.ts");
      const { cards, words } = await (await source()).loadWordedCards(game, from);
      return makePool(game, cards, words);
    },
  };
}

/**
 * The same, with what it prints safe to be shown: what strangers wrote into cards, decks, file names and arguments steers no terminal,
 * and what is quoted in a sentence is no longer than a person reads.
 */
export const shownSafely = (io: CliIo): CliIo => ({
  ...io,
  out: (text, kind) => io.out(kind === "data" && !io.terminal ? text : printable(text), kind),
  // A line that tells how far a run is begins by going back to where it was.
  err: (text) => io.err(`${text.startsWith("\r") ? "\r" : ""}${text.replace(/^\r/, "").split("\n").map(sentence).join("\n")}`),
});

async function readText(file: string): Promise<string> {
  if (file !== "-") {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) throw new Error(`There is no file ${file}.`);
    if (stat.isDirectory()) throw new Error(`${file} is a folder; name a file.`);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of file === "-" ? process.stdin : createReadStream(file)) {
      const bytes = chunk as Buffer;
      length += bytes.length;
      if (length > MOST_BYTES) break;
      chunks.push(bytes);
    }
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  if (length > MOST_BYTES) throw new Error(`${file} is larger than the limit of ${MOST_BYTES / 1_000_000} MB.`);
  const bytes = Buffer.concat(chunks);
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
