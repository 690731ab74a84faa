/** A position of a match as one picture: what one viewer may know of it, and nothing else. Every game's, made of its layout alone. */
import type { Card } from "../../engine/cards/card.ts";
import type { Board } from "../../engine/games/boards/index.ts";
import type { FreeArea, FreeBoard, FreeNumber } from "../../engine/games/free/scene.ts";
import { drawBoard, drawPieces } from "../../faces/boards/index.ts";
import { measure } from "../../faces/metrics.ts";
import { n, text } from "../../faces/svg.ts";
import { board as boardOf, faceOf, fitted, type ShownCard } from "./cards-picture.ts";

export type Position = {
  /** The game, and the turn. */
  readonly title: string;
  /** What goes on, in words: whose turn it is and which phase. Left out, the numbers of the table are shown. */
  readonly now?: string;
  /** Whose view it is: "as SUN sees it". */
  readonly view: string;
  readonly seats: readonly string[];
  /** What each player has in numbers, as the game tells it; by player. */
  readonly gauges: readonly (readonly { readonly name: string; readonly value: number }[])[];
  readonly board: FreeBoard;
  readonly boards: readonly Board[];
  readonly cards: ReadonlyMap<string, Card>;
};

const ACROSS = 1600;
const EDGE = 32;
/** A card, pixels. */
const [W, H, GAP] = [92, 128, 8] as const;
/** Cards of one area that are drawn; the others are counted. */
const MOST = 12;
/** What an area is called may be wider than its cards, so far. */
const LABEL = 200;
/** Pixels of a board: the table's, and a player's mat. */
const BOARD = { table: 620, player: 330 } as const;
const INK = { bright: "#f2f5f9", text: "#d5dce6", dim: "#8b98a8", accent: "#c8f169", back: "#1d2733", line: "#3a4757" } as const;

type Laid = { readonly card: string; readonly x: number; readonly y: number };
type Drawn = { readonly svg: string; readonly laid: readonly Laid[]; readonly w: number; readonly h: number };

/** The picture as PNG. */
export async function positionPicture(position: Position): Promise<Buffer> {
  const players = position.seats.map((_, player) => player);
  const bands = [-1, ...players].map((player) => band(position, player));
  let y = EDGE + 64;
  const svg: string[] = [
    text(EDGE, EDGE + 30, 34, "display7", INK.bright, fitted("display7", position.title, ACROSS - 500, 34)),
    text(ACROSS - EDGE, EDGE + 30, 20, "text", INK.dim, position.view, { anchor: "end" }),
  ];
  const laid: Laid[] = [];
  for (const one of bands) {
    if (one.h === 0) continue;
    svg.push(
      `<path d="M${EDGE} ${n(y - 12)}H${ACROSS - EDGE}" stroke="${INK.line}" stroke-width="1"/><g transform="translate(0 ${n(y)})">${one.svg}</g>`,
    );
    laid.push(...one.laid.map(({ card, x, y: at }) => ({ card, x, y: at + y })));
    y += one.h + 24;
  }
  const faces = new Map<string, Buffer>();
  for (const { card } of laid) {
    const found = position.cards.get(card);
    if (found && !faces.has(card)) faces.set(card, await faceOf({ ...found, state: "plays" } satisfies ShownCard, W));
    // Whoever plays meanwhile gets an answer between two faces.
    await new Promise((next) => setImmediate(next));
  }
  const pictures = laid.flatMap(({ card, x, y: top }) => {
    const input = faces.get(card);
    return input ? [{ input, left: Math.round(x), top: Math.round(top) }] : [];
  });
  return boardOf(ACROSS, Math.round(y + EDGE - 12), svg.join(""), pictures);
}

/** What belongs to a player, or to the table (-1): name, numbers, boards, areas, one after the other. */
function band(position: Position, player: number): Drawn {
  const { board, boards, seats, gauges } = position;
  const parts: Drawn[] = [
    ...boards.filter(({ per }) => (per === "player") === player >= 0).map((one) => sheet(one, board, player)),
    ...board.areas
      .filter((area) => area.player === player && area.places.some(({ cards }) => cards.length > 0))
      .map((area) => areaOf(area)),
  ];
  const own = player < 0 ? [] : (gauges[player] ?? []);
  const numbers =
    player < 0 && position.now !== undefined
      ? [position.now]
      : own.length > 0
        ? own.map(({ name, value }) => `${name} ${value}`)
        : board.numbers.filter((one) => one.player === player).map(numberWords);
  if (parts.length === 0 && numbers.length === 0) return { svg: "", laid: [], w: 0, h: 0 };
  const name = player < 0 ? "Table" : (seats[player] ?? `Player ${player + 1}`);
  const head =
    text(EDGE, 22, 22, "display6", INK.accent, fitted("display6", name, 380, 22)) +
    text(EDGE + 400, 22, 18, "text", INK.text, fitted("text", numbers.join("  ·  "), ACROSS - 2 * EDGE - 400, 18));
  const svg: string[] = [head];
  const laid: Laid[] = [];
  let [x, y, high] = [EDGE, 40, 0];
  for (const part of parts) {
    if (x > EDGE && x + part.w > ACROSS - EDGE) {
      y += high + 14;
      [x, high] = [EDGE, 0];
    }
    svg.push(`<g transform="translate(${n(x)} ${n(y)})">${part.svg}</g>`);
    const [left, top] = [x, y];
    laid.push(...part.laid.map((one) => ({ card: one.card, x: one.x + left, y: one.y + top })));
    x += part.w + 24;
    high = Math.max(high, part.h);
  }
  return { svg: svg.join(""), laid, w: ACROSS, h: y + high };
}

function sheet(one: Board, { pieces }: FreeBoard, player: number): Drawn {
  const [width, height] = one.size;
  const scale = (player < 0 ? BOARD.table : BOARD.player) / width;
  return {
    svg: `<g transform="scale(${scale.toFixed(4)})">${drawBoard(one).svg}${drawPieces(one, pieces, player)}</g>`,
    laid: [],
    w: width * scale,
    h: height * scale,
  };
}

/** An area with its cards side by side; a pile is one card and how many there are. */
function areaOf({ name, shape, places }: FreeArea): Drawn {
  const cards = places.flatMap((place) => (shape === "pile" ? place.cards.slice(-1) : place.cards));
  const all = places.reduce((sum, place) => sum + place.cards.length, 0);
  const shown = cards.slice(0, MOST);
  const laid: Laid[] = [];
  const svg: string[] = [];
  for (const [i, { card }] of shown.entries()) {
    const x = i * (W + GAP);
    if (card === undefined) svg.push(back(x, 24));
    else laid.push({ card, x, y: 24 });
  }
  const label = all > shown.length ? `${name} (${all})` : name;
  const width = Math.max(shown.length * (W + GAP) - GAP, Math.min(LABEL, measure("text", 16, label)));
  svg.push(text(0, 15, 16, "text", INK.dim, fitted("text", label, width + 1, 16)));
  return { svg: svg.join(""), laid, w: width, h: H + 26 };
}

const back = (x: number, y: number): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${W}" height="${H}" rx="5" fill="${INK.back}" stroke="${INK.line}" stroke-width="1.5"/>` +
  `<path d="M${n(x + W / 2)} ${n(y + 44)}l20 20-20 20-20-20z" fill="none" stroke="${INK.line}" stroke-width="2"/>`;

const numberWords = ({ field, value, values }: FreeNumber): string => `${field} ${values?.[value] ?? value}`;
