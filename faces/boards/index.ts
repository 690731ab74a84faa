/** Boards of any game as SVG, in millimetres, from their data: what is printed, and what stands on it. Pure: pages, pictures and print draw with it. */
import type { Board, Part } from "../../engine/games/boards/index.ts";
import type { FreePiece } from "../../engine/games/free/stands.ts";
import { n, nameLines, text } from "../svg.ts";
import { type Glyph, glyph } from "./glyphs.ts";
import { drawPart, drawTiles } from "./parts.ts";
import { type BoardSkin, NIGHT, toneOf } from "./skin.ts";
import { spread } from "./spots.ts";

export { colourOf, type Glyph, glyph, namedColour, shapeName, shapePath } from "./glyphs.ts";
export { drawTile } from "./parts.ts";
export { type BoardSkin, legibleTone, NIGHT, ON_PAPER } from "./skin.ts";
export { outline, spread } from "./spots.ts";

export type BoardDrawing = { readonly svg: string; readonly viewBox: string };

/** A board as it is printed. `side`: of a board with several sides the one that lies up; without it all of them. */
export function drawBoard(board: Board, skin: BoardSkin = NIGHT, side?: string): BoardDrawing {
  const [width, height] = board.size;
  const ground = `<rect x=".6" y=".6" width="${n(width - 1.2)}" height="${n(height - 1.2)}" rx="7" fill="${skin.sheet}" stroke="${skin.frame}" stroke-width="1.2"/>`;
  const districts = board.districts.map(({ polygon, colour }) => {
    const tone = toneOf(skin, colour);
    if (!polygon) return "";
    const d = `M${polygon.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
    return `<path d="${d}" fill="${tone.fill}" fill-opacity=".62" stroke="${skin.sheet}" stroke-width="2.4"/>`;
  });
  const names = board.districts.map(({ label, name, colour }) => {
    if (!label) return "";
    const fit = nameLines("display6", name.toUpperCase(), 8, 6, Math.min(66, width / board.districts.length - 12), 7);
    return fit.lines
      .map((line, i) =>
        text(label[0], label[1] + i * fit.size, fit.size, "display6", toneOf(skin, colour).edge, line, {
          anchor: "middle",
          spacing: 0.8,
          opacity: 0.85,
        }),
      )
      .join("");
  });
  const lines = board.lines.map(
    ({ from: [ax, ay], to: [bx, by], text: words }) =>
      `<path d="M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}" stroke="${toneOf(skin, "red").edge}" stroke-width="1.2" stroke-dasharray="5 2.5"/>${text(bx, by - 1.6, 5.4, "bold", toneOf(skin, "red").edge, words, { anchor: "end" })}`,
  );
  const parts = board.parts.map((part) => drawPart(board, part, skin, side));
  return { svg: [ground, ...districts, ...parts, ...names, ...lines].join(""), viewBox: `0 0 ${n(width)} ${n(height)}` };
}

/** A piece where it lies on a sheet. */
export type Placed = { readonly piece: FreePiece; readonly count: number; readonly x: number; readonly y: number; readonly size: number };

/** What lies on a space, each with its place. Tiles are part of their cell and not among them. */
export function placedOn(pieces: readonly FreePiece[], part: Part, mat: number, space: number): Placed[] {
  const found = part.spaces[space];
  if (!found) return [];
  const last = part.spaces.length - 1;
  const here = pieces.flatMap((piece) => {
    if (piece.part !== part.id || piece.mat !== mat || piece.is === "tiles") return [];
    const lies = piece.on.find(([one]) => (piece.is === "counter" ? Math.max(0, Math.min(one - (part.from ?? 0), last)) : one) === space);
    return lies ? [{ piece, count: lies[1], value: lies[0] }] : [];
  });
  const places = spread(part, found, here.length);
  return here.map(({ piece, count }, i) => ({
    ...{ piece, count },
    x: places[i]?.at[0] ?? found.at[0],
    y: places[i]?.at[1] ?? found.at[1],
    size: places[i]?.size ?? 10,
  }));
}

/** A piece as a picture: how many there are is written on it, and the number of one of several of the table. */
export function glyphOf({ look, player, kind, name, is, on }: FreePiece, count: number, part?: Part): Glyph {
  const number = is === "figure" ? /\d+$/.exec(name)?.[0] : undefined;
  const last = part ? part.spaces.length - 1 + (part.from ?? 0) : Number.POSITIVE_INFINITY;
  const beyond = is === "counter" && (on[0]?.[0] ?? 0) > last ? String(on[0]?.[0]) : undefined;
  return { look, player, kind, count, label: number ?? beyond };
}

/** Everything that stands on a board, or on the mat of a player. */
export function drawPieces(board: Board, pieces: readonly FreePiece[], mat = -1, skin: BoardSkin = NIGHT): string {
  return board.parts
    .map((part) => {
      const tiles = pieces.find((piece) => piece.is === "tiles" && piece.part === part.id);
      const laid =
        tiles && part.grid
          ? drawTiles(
              part,
              part.grid,
              part.spaces.map((_, cell) => (tiles.on.find(([one]) => one === cell)?.[1] ?? 0) - 1),
              tiles.turns?.values ?? [],
              skin,
            )
          : "";
      const stood = part.spaces.flatMap((_, space) =>
        placedOn(pieces, part, mat, space).map(({ piece, count, x, y, size }) => glyph(glyphOf(piece, count, part), x, y, size)),
      );
      return laid + stood.join("");
    })
    .join("");
}
