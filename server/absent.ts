/**
 * Pages of what does not exist. Such a page says so itself and helps to go on; its status is settled here, before the page is asked,
 * because a page begins to be sent, with the outline of what is on its way, before it has looked.
 */
import type { IncomingMessage } from "node:http";
import { db } from "../db/client.ts";
import { findDeck, listVersions } from "../db/queries/decks.ts";
import { findRun } from "../db/queries/lab-runs.ts";
import { findRevision } from "../db/queries/objects.ts";
import { wordTypeAt } from "../engine/cards/work.ts";
import { hasPuzzle } from "../engine/games/game.ts";
import { isGameId } from "../engine/games/index.ts";
import { puzzleDay } from "../engine/games/puzzle.ts";
import { readCardAddress } from "./card-view.ts";
import { findCardAddress } from "./cards.ts";
import { readDeckAddress } from "./decks.ts";
import { findMatchAddress } from "./matches/table.ts";
import { dayNow } from "./puzzles.ts";
import { findShippedDeck } from "./shipped-decks.ts";
import { findWord } from "./studio/objects.ts";

/** Whether there is something at the address, from its variable parts as they stand in it. */
type Exists = (...parts: readonly string[]) => boolean;

const isGame: Exists = (game = "") => isGameId(game);

/** Pages by their route in app/, in the order in which an address is looked up. Those with `dynamicParams = false` answer for themselves. */
export const PAGES: Readonly<Record<string, Exists>> = {
  "/decks/view": () => true,
  "/decks/ready/[game]/[slug]": (game = "", slug = "") => isGameId(game) && findShippedDeck(game, slug) !== undefined,
  "/decks/[id]": isDeck,
  "/lab/[id]": (id = "") => findRun(db(), id) !== undefined,
  "/table/[id]": (id = "") => findMatchAddress(id) !== undefined,
  "/[game]/cards": isGame,
  "/[game]/export": isGame,
  "/[game]/pool": isGame,
  "/[game]/print": isGame,
  "/[game]/sheet": isGame,
  "/[game]/transfer": isGame,
  "/[game]/cards/[slug]": isCard,
  "/[game]/studio/[[...slug]]": isStudio,
  "/[game]/words/[[...word]]": isWord,
  "/[game]/puzzle/[[...date]]": isPuzzle,
};
const PATTERNS = Object.entries(PAGES).map(([route, exists]) => ({
  exists,
  pattern: new RegExp(`^${route.replace(/\/\[\[\.{3}\w+\]\]/, "(?:/(.+))?").replaceAll(/\[\w+\]/g, "([^/]+)")}/?$`),
}));

/** Tells whether a page of what does not exist is asked for. Never true of a page's parts, which the page that is open asks for: they have to come in any case. */
export function isAbsent({ method = "GET", url = "/", headers }: Pick<IncomingMessage, "method" | "url" | "headers">): boolean {
  if ((method !== "GET" && method !== "HEAD") || headers["rsc"] !== undefined) return false;
  const path = url.split(/[?#]/)[0] ?? "";
  for (const { pattern, exists } of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return !exists(...found.slice(1));
  }
  return false;
}

function isDeck(segment = ""): boolean {
  const { id, version } = readDeckAddress(segment);
  if (!id || !findDeck(db(), id)) return false;
  return version === undefined || listVersions(db(), id).some(({ number }) => number === version);
}

function isCard(game = "", segment = ""): boolean {
  if (!isGameId(game)) return false;
  const { slug, revision } = readCardAddress(segment);
  const card = findCardAddress(game, slug);
  return card !== undefined && (revision === undefined || findRevision(db(), "card", card.id, revision) !== undefined);
}

/** The puzzle of today, or of a day that has one. */
function isPuzzle(game = "", date?: string): boolean {
  if (!isGameId(game) || !hasPuzzle(game)) return false;
  return date === undefined || puzzleDay(decodeURIComponent(date), dayNow()).ok;
}

/** The words of a game, those of one type, or one of them by today's name. */
function isWord(game = "", rest?: string): boolean {
  if (!isGameId(game) || rest === undefined) return isGameId(game);
  const [words = "", slug, ...more] = rest.split("/").map(decodeURIComponent);
  const type = wordTypeAt(words);
  return type !== undefined && more.length === 0 && (slug === undefined || findWord(type, game, slug) !== undefined);
}

/** The studio of a game, or of one of its cards by today's name. */
function isStudio(game = "", segment?: string): boolean {
  if (!isGameId(game) || segment === undefined) return isGameId(game);
  return findCardAddress(game, decodeURIComponent(segment))?.moved === false;
}
