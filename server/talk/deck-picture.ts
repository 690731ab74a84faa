/** A deck as one picture: its list with counts, its curve, its leaders. As large as previews of links are shown, or taller for a long list. */

import type { LibraryCard } from "../../engine/cards/card.ts";
import type { DeckEntry, DeckList, Pool } from "../../engine/cards/deck.ts";
import { leadersIn, playedEntries } from "../../engine/cards/entries.ts";
import { cardOf } from "../../engine/cards/pool.ts";
import { moneyWords, priceField, priceOf } from "../../engine/cards/price.ts";
import { playedSectionIds } from "../../engine/cards/sections.ts";
import { checkDeck, curve, sectionName } from "../../engine/decks/index.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { n, text } from "../../faces/svg.ts";
import { type CardLetters, missingLetters } from "../print/letters.ts";
import { missingIn } from "../studio/letters.ts";
import { board, faceOf, fitted } from "./cards-picture.ts";
import { LINK } from "./link-picture.ts";

const { across: ACROSS, down: DOWN } = LINK;
const EDGE = 36;
/** The column of leaders, and how wide a face in it is. */
const LEADER = 190;
const LINE = 25;
const COLUMNS = 3;
const LIST_TOP = 150;
const CURVE = 110;
/** Lines of a list; what is beyond them is counted. */
const MOST_LINES = 120;
const INK = { bright: "#f2f5f9", text: "#d5dce6", dim: "#8b98a8", accent: "#c8f169", good: "#7bd88f", bad: "#ff8a8a" } as const;

type Line = { readonly count?: number; readonly words: string };

/** Lines of a picture that is no taller than previews of links are. */
const LINK_LINES = COLUMNS * Math.floor((DOWN - LIST_TOP - CURVE - 2 * EDGE) / LINE);

/** The picture as PNG. `isLink`: exactly as large as previews of links are; what does not fit is counted. */
export async function deckPicture(list: DeckList, pool: Pool, isLink = false): Promise<Buffer> {
  const leaders = leadersIn(list)
    .flatMap((entry) => cardOf(pool, entry) ?? [])
    .slice(0, isLink ? 2 : undefined);
  const lines = linesOf(list, pool, isLink ? LINK_LINES : MOST_LINES);
  const rows = Math.ceil(lines.length / COLUMNS);
  const down = Math.max(DOWN, LIST_TOP + rows * LINE + CURVE + 2 * EDGE);
  const left = leaders.length > 0 ? EDGE + LEADER + EDGE : EDGE;
  const faces = await leaderFaces(leaders);
  return board(ACROSS, down, markup(list, pool, lines, left, down), faces);
}

/** Letters that are boxes on it: of the faces of its leaders, and of the names in its list. */
export async function lettersInDeck(list: DeckList, pool: Pool): Promise<readonly CardLetters[]> {
  const leaders = await missingLetters(leadersIn(list).flatMap((entry) => cardOf(pool, entry) ?? []));
  const isTold = new Set(leaders.map(({ name }) => name));
  const names = playedEntries(list).flatMap(({ name }): CardLetters[] => {
    const letters = missingIn(name);
    return letters.length === 0 || isTold.has(name) ? [] : [{ id: name, name, letters }];
  });
  return [...leaders, ...names];
}

const leaderFaces = (leaders: readonly LibraryCard[]) =>
  Promise.all(
    leaders.map(async (card, i) => ({
      input: await faceOf(card, LEADER),
      left: EDGE,
      top: EDGE + i * (Math.round((LEADER * 88) / 63) + 20),
    })),
  );

/** The list in the order of its sections, each under its name. */
function linesOf(list: DeckList, pool: Pool, most: number): readonly Line[] {
  const field = priceField(gameDefinition(list.game).fields)?.[0];
  const lines = playedSectionIds(list.game).flatMap((section): Line[] => {
    const entries = list.sections[section];
    if (entries.length === 0) return [];
    const price = (entry: DeckEntry): number => {
      const card = cardOf(pool, entry);
      return (card && priceOf(card, field)) ?? 0;
    };
    const sorted = entries.toSorted((a, b) => price(a) - price(b));
    return [{ words: sectionName(list.game, section) }, ...sorted.map(({ count, name }) => ({ count, words: name }))];
  });
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), { words: `and ${lines.length - most + 1} more lines` }];
}

function markup(list: DeckList, pool: Pool, lines: readonly Line[], left: number, down: number): string {
  const room = ACROSS - EDGE - left;
  const rules = gameDefinition(list.game).deck;
  const isLegal = rules === undefined || checkDeck(list, pool, rules).legal;
  const all = playedEntries(list).reduce((sum, { count }) => sum + Math.max(0, Math.floor(count)), 0);
  const names = leadersIn(list).map(({ name }) => name);
  const about = [gameDefinition(list.game).name, names.join(" with "), `${all} cards`].filter((part) => part !== "").join("  ·  ");
  const legal = isLegal ? "Legal" : "Not legal";
  return [
    text(left, EDGE + 40, 44, "display7", INK.bright, fitted("display7", list.name || "A deck", room, 44)),
    text(left, EDGE + 78, 21, "text", INK.dim, fitted("text", about, room - 120, 21)),
    text(ACROSS - EDGE, EDGE + 78, 21, "bold", isLegal ? INK.good : INK.bad, legal, { anchor: "end" }),
    listMarkup(lines, left, room),
    curveMarkup(list, pool, left, room, down - EDGE),
  ].join("");
}

function listMarkup(lines: readonly Line[], left: number, room: number): string {
  const rows = Math.ceil(lines.length / COLUMNS);
  const width = room / COLUMNS;
  return lines
    .map(({ count, words }, i) => {
      const [x, y] = [left + Math.floor(i / Math.max(1, rows)) * width, LIST_TOP + (i % Math.max(1, rows)) * LINE + 18];
      if (count === undefined) return text(x, y, 17, "display6", INK.accent, words.toUpperCase(), { spacing: 1 });
      return (
        text(x + 22, y, 19, "bold", INK.bright, count, { anchor: "end" }) +
        text(x + 34, y, 19, "text", INK.text, fitted("text", words, width - 44, 19))
      );
    })
    .join("");
}

/** How many cards cost how much. */
function curveMarkup(list: DeckList, pool: Pool, left: number, room: number, bottom: number): string {
  const { bars, mean } = curve(list, pool);
  const { fields } = gameDefinition(list.game);
  const most = Math.max(1, ...bars.map(({ copies }) => copies));
  const step = Math.min(64, room / Math.max(1, bars.length));
  const drawn = bars.map(({ copies, price }, i) => {
    const high = (copies / most) * (CURVE - 46);
    const x = left + i * step;
    return (
      `<rect x="${n(x)}" y="${n(bottom - 22 - high)}" width="${n(step - 8)}" height="${n(Math.max(1, high))}" rx="2" fill="${copies > 0 ? INK.accent : INK.dim}"/>` +
      text(x + (step - 8) / 2, bottom - 28 - high, 16, "bold", INK.text, copies === 0 ? "" : copies, { anchor: "middle" }) +
      text(x + (step - 8) / 2, bottom, 16, "text", INK.dim, moneyWords(price, fields), { anchor: "middle" })
    );
  });
  const average = mean === undefined ? "" : text(left + room, bottom, 16, "text", INK.dim, `average ${mean.toFixed(1)}`, { anchor: "end" });
  return drawn.join("") + average;
}
