/** The parts of a board as they are printed: regions, routes with arrows, streets, grids, tracks and places. */
import type { Board, Grid, Part, Point, Space, Tile } from "../../engine/games/boards/index.ts";
import { n, shrink, text } from "../svg.ts";
import { type BoardSkin, toneOf } from "./skin.ts";

const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
const box = (x: number, y: number, w: number, h: number, r: number, look: string): string =>
  `<rect x="${n(x - w / 2)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" ${look}/>`;

/** A part as it is printed. `side`: of a board with several sides the one that lies up. */
export function drawPart(board: Board, part: Part, skin: BoardSkin, side: string | undefined): string {
  const title = part.title ? text(part.title.at[0], part.title.at[1], 8, "display6", skin.dim, part.title.text) : "";
  switch (part.is) {
    case "map":
      return title + drawMap(board, part, skin);
    case "ring":
      return title + drawRing(board, part, skin, side);
    case "streets":
      return title + drawStreets(part, skin);
    case "grid":
      return title + drawGrid(part, skin);
    case "track":
      return title + drawTrack(part, skin);
    case "places":
      return title + part.spaces.map((space) => drawPlace(board, space, skin)).join("");
  }
}

/** Names of districts, under everything that lies on the board. */
export const districtTone = (board: Board, space: Space, skin: BoardSkin) =>
  toneOf(skin, board.districts[space.districts[0] ?? -1]?.colour);

function drawMap(board: Board, part: Part, skin: BoardSkin): string {
  const regions = part.spaces.map((space) => {
    const tone = districtTone(board, space, skin);
    return `<path d="${path(space.polygon ?? [])}" fill="${tone.fill}" stroke="${tone.edge}" stroke-opacity=".45" stroke-width=".8" stroke-linejoin="round"/>`;
  });
  // A border between districts is a wide one in the sheet's colour, so that districts lie apart.
  const borders = part.spaces.flatMap((space, i) =>
    (part.next[i] ?? []).flatMap((other) => {
      const there = part.spaces[other];
      return other > i && there && there.districts[0] !== space.districts[0] ? [commonSide(space, there)] : [];
    }),
  );
  const numbers = part.spaces.map((space) => {
    const tone = districtTone(board, space, skin);
    return text(space.at[0], space.at[1] - 9, 11, "display7", tone.edge, space.id, { anchor: "middle" });
  });
  return `${regions.join("")}<path d="${borders.join("")}" fill="none" stroke="${skin.sheet}" stroke-width="3.4" stroke-linecap="round"/>${numbers.join("")}`;
}

/** The side that two regions share, as path data. */
function commonSide({ polygon = [] }: Space, other: Space): string {
  const corners = polygon.filter(([x, y]) => other.polygon?.some(([ox, oy]) => x === ox && y === oy));
  return corners.length < 2 ? "" : `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;
}

function drawRing(board: Board, part: Part, skin: BoardSkin, side: string | undefined): string {
  const shown = part.spaces.map((space, i) => ({ space, i })).filter(({ space }) => side === undefined || space.side === side);
  const arrows = shown.flatMap(({ space, i }) => (part.next[i] ?? []).map((to) => arrow(space.at, part.spaces[to]?.at ?? space.at, 19)));
  const stops = shown.map(({ space }) => {
    const [x, y] = space.at;
    const tones = space.districts.map((one) => toneOf(skin, board.districts[one]?.colour));
    const [first = skin.plain, second = first] = tones;
    const half = (sweep: number, edge: string) =>
      `<path d="M${n(x)} ${n(y - 17)}A17 17 0 0 ${sweep} ${n(x)} ${n(y + 17)}" fill="${skin.sheet}" stroke="${edge}" stroke-width="2.4"/>`;
    const own = space.colour ? toneOf(skin, space.colour).edge : skin.text;
    const drawn = space.icon === undefined ? "" : (part.icons?.[space.icon] ?? "");
    const icon = `<path transform="translate(${n(x)} ${n(y - 4.6)}) scale(.94)" d="${drawn}" fill="none" stroke="${own}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>`;
    const name = text(x, y + 12.2, 8, "bold", skin.text, space.id, { anchor: "middle" });
    return half(0, first.edge) + half(1, second.edge) + icon + name;
  });
  return `<path d="${arrows.map(({ line }) => line).join("")}" fill="none" stroke="${skin.road}" stroke-width="4" stroke-linecap="round"/><path d="${arrows.map(({ head }) => head).join("")}" fill="${skin.text}"/>${stops.join("")}`;
}

/** A line from one stop to the next, and an arrow head in its middle. */
function arrow([ax, ay]: Point, [bx, by]: Point, gap: number): { readonly line: string; readonly head: string } {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / long, (by - ay) / long];
  const at = (along: number, across: number) => `${n(ax + ux * along - uy * across)} ${n(ay + uy * along + ux * across)}`;
  const mid = long / 2;
  return {
    line: `M${at(gap, 0)}L${at(long - gap, 0)}`,
    head: `M${at(mid + 5, 0)}L${at(mid - 3.6, 4.4)}L${at(mid - 1.6, 0)}L${at(mid - 3.6, -4.4)}Z`,
  };
}

/** Blocks of houses between the streets: the city without the way through it. */
function cityBlocks(part: Part, skin: BoardSkin): string {
  const crossings = part.spaces.filter(({ look }) => look === "crossing");
  const along = (axis: 0 | 1) => [...new Set(crossings.map(({ at }) => at[axis]))].sort((a, b) => a - b);
  const [xs, ys] = [along(0), along(1)];
  const roofs = ys.slice(1).flatMap((bottom, row) =>
    xs.slice(1).flatMap((right, column) => {
      const [left, top] = [(xs[column] ?? 0) + 7, (ys[row] ?? 0) + 7];
      const [w, h] = [right - 7 - left, bottom - 7 - top];
      // Each block is parted somewhere, always at the same place.
      const seed = (row * 7 + column * 5) % 9;
      const [x, y] = [left + w * (0.36 + (seed % 3) * 0.12), top + h * (0.34 + ((seed * 2) % 5) * 0.08)];
      const roof = (ax: number, ay: number, bx: number, by: number) => `M${n(ax)} ${n(ay)}H${n(bx)}V${n(by)}H${n(ax)}Z`;
      return seed % 2 === 0
        ? [roof(left, top, x - 1.2, y - 1.2), roof(x + 1.2, top, left + w, y - 1.2), roof(left, y + 1.2, left + w, top + h)]
        : [roof(left, top, x - 1.2, top + h), roof(x + 1.2, top, left + w, y - 1.2), roof(x + 1.2, y + 1.2, left + w, top + h)];
    }),
  );
  return `<path d="${roofs.join("")}" fill="${skin.field}" stroke="${skin.frame}" stroke-opacity=".35" stroke-width=".6"/>`;
}

function drawStreets(part: Part, skin: BoardSkin): string {
  const at = (space: number): Point => part.spaces[space]?.at ?? [0, 0];
  const lines = (is: string) =>
    part.streets
      .filter((street) => street.is === is)
      .map(({ a, b }) => `M${n(at(a)[0])} ${n(at(a)[1])}L${n(at(b)[0])} ${n(at(b)[1])}`)
      .join("");
  // A building stands beside its street; one short way leads from it to the street.
  const ways = part.spaces.flatMap((space, i) => {
    if (space.look !== "building") return [];
    const [one = 0, two = 0] = part.next[i] ?? [];
    const [[ax, ay], [bx, by], [x, y]] = [at(one), at(two), space.at];
    return [
      ax === bx
        ? `M${n(x)} ${n(y)}H${n(ax)}`
        : ay === by
          ? `M${n(x)} ${n(y)}V${n(ay)}`
          : `M${n(ax)} ${n(ay)}L${n(x)} ${n(y)}L${n(bx)} ${n(by)}`,
    ];
  });
  const stroke = (d: string, colour: string, width: number, more = "") =>
    d === "" ? "" : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
  const places = part.spaces.map((space) => {
    const [x, y] = space.at;
    if (space.look === "building") return drawBuilding(space, skin);
    if (space.look === "hq")
      return `${box(x, y, 34, 34, 6, `fill="${skin.field}" stroke="${skin.dim}" stroke-width="1.2" stroke-dasharray="3 2"`)}${text(x, y + 2.4, 7, "display6", skin.dim, "HQ", { anchor: "middle" })}`;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="7.6" fill="${skin.field}" stroke="${skin.road}" stroke-width="1.6"/>${text(x, y + 2, 5.6, "bold", skin.dim, space.id, { anchor: "middle" })}`;
  });
  const highway = lines("highway");
  return [
    cityBlocks(part, skin),
    stroke(lines("street"), skin.road, 4.4),
    stroke(lines("underpass"), skin.road, 4.4),
    stroke(highway, skin.sheet, 11),
    stroke(highway, skin.highway, 6),
    stroke(highway, skin.sheet, 0.9, ' stroke-dasharray="6 5"'),
    stroke(lines("gate"), skin.dim, 3, ' stroke-dasharray="1 5"'),
    stroke(ways.join(""), skin.road, 3),
    ...places,
  ].join("");
}

function drawBuilding({ at: [x, y], word, text: effect = "" }: Space, skin: BoardSkin): string {
  const tone = toneOf(skin, "teal");
  const at = word.lastIndexOf(" ");
  const lines = (at < 0 ? [word] : [word.slice(0, at), word.slice(at + 1)]).map((line) => shrink("bold", line, 8.4, 5, 48));
  const more = shrink("text", effect, 7, 4.6, 48);
  return [
    box(x, y, 52, 30, 3, `fill="${tone.fill}" stroke="${tone.edge}" stroke-width="1.2"`),
    ...lines.map((line, i) => text(x, y - 5.4 + i * 8.4, line.size, "bold", skin.text, line.text, { anchor: "middle" })),
    text(x, y + 12, more.size, "text", tone.edge, more.text, { anchor: "middle" }),
  ].join("");
}

function drawGrid(part: Part, skin: BoardSkin): string {
  const grid = part.grid;
  if (!grid) return "";
  const cells = part.spaces.map(({ at: [x, y] }) =>
    box(x, y, grid.cell - 2, grid.cell - 2, 3, `fill="${skin.field}" stroke="${skin.frame}" stroke-width=".8"`),
  );
  const nodes = grid.nodes.map(
    ({ id, at: [x, y] }) =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="6.6" fill="${skin.sheet}" stroke="${skin.path}" stroke-width="1.2"/>${text(x, y + 2, 5.4, "mono", skin.text, id, { anchor: "middle" })}`,
  );
  return cells.join("") + nodes.join("");
}

/** A tile about (0, 0). */
export function drawTile(tile: Tile, grid: Grid, skin: BoardSkin): string {
  const half = grid.cell / 2 - 2;
  const arms = [`V${n(-half)}`, `H${n(half)}`, `V${n(half)}`, `H${n(-half)}`].flatMap((arm, side) =>
    tile.open & (1 << side) ? [`M0 0${arm}`] : [],
  );
  const face =
    tile.open === 0
      ? skull(skin)
      : `<path d="${arms.join("")}" fill="none" stroke="${skin.path}" stroke-width="7" stroke-linecap="butt"/><circle r="5.4" fill="${skin.path}"/><path d="${arms.join("")}" fill="none" stroke="${skin.plate}" stroke-width="1.2" stroke-dasharray="3 2.4"/>`;
  return `<rect x="${n(-half)}" y="${n(-half)}" width="${n(half * 2)}" height="${n(half * 2)}" rx="3" fill="${skin.plate}" stroke="${skin.dim}" stroke-width=".7"/>${face}`;
}

/** The tiles of a grid as they lie, by cell which tile and its quarter turns. */
export function drawTiles(part: Part, grid: Grid, tiles: readonly number[], turns: readonly number[], skin: BoardSkin): string {
  return part.spaces
    .map(({ at: [x, y] }, cell) => {
      const tile = grid.tiles[tiles[cell] ?? -1];
      if (!tile) return "";
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${(turns[cell] ?? 0) * 90})">${drawTile(tile, grid, skin)}</g>`;
    })
    .join("");
}

const skull = (skin: BoardSkin): string =>
  `<path d="M-8-2a8 8 0 1 1 16 0c0 3-1.6 4.6-3 5.4V8H-5V3.4C-6.4 2.6-8 1-8-2Z" fill="${toneOf(skin, "red").edge}"/><path d="M-3.6-4.4a2 2 0 1 0 .1 0ZM3.6-4.4a2 2 0 1 0 .1 0ZM-1.6 8V5M1.6 8V5" fill="${skin.plate}" stroke="${skin.plate}" stroke-width=".9"/>`;

function drawTrack(part: Part, skin: BoardSkin): string {
  const steps = part.spaces.map(({ at: [x, y], size: [w, h] = [20, 20], id, text: mark }) => {
    const lines = (mark ?? "").split("\n").filter((line) => line !== "");
    const lit = lines.length > 0;
    const look = `fill="${lit ? toneOf(skin, "teal").fill : skin.field}" stroke="${lit ? toneOf(skin, "teal").edge : skin.frame}" stroke-width="${lit ? 1 : 0.8}"`;
    // Points stand beside the number, anything else at the foot; markers lie between them.
    const foot = lines.filter((line) => !/\d VP$/.test(line));
    const ink = toneOf(skin, "teal").edge;
    const points = lines.find((line) => !foot.includes(line)) ?? "";
    const top = shrink("bold", points, 4.8, 3.4, w - 13);
    const words = foot.map((line, i) => {
      const fit = shrink("bold", line, 5.4, 3.4, w - 3);
      return text(x, y + h / 2 - 2.4 - (foot.length - 1 - i) * 5, fit.size, "bold", ink, fit.text, { anchor: "middle" });
    });
    if (points !== "") words.push(text(x + w / 2 - 2.6, y - h / 2 + 6.4, top.size, "bold", ink, top.text, { anchor: "end" }));
    return `${box(x, y, w - 1.6, h, 2, look)}${text(x - w / 2 + 2.6, y - h / 2 + 6.6, 6, "display6", skin.text, id)}${words.join("")}`;
  });
  const [behind, next] = part.line === undefined ? [] : [part.spaces[part.line], part.spaces[part.line + 1]];
  const line =
    behind && next
      ? `<path d="M${n((behind.at[0] + next.at[0]) / 2)} ${n(behind.at[1] - 21)}v42" stroke="${toneOf(skin, "red").edge}" stroke-width="2.4" stroke-dasharray="4 2"/>`
      : "";
  return steps.join("") + line;
}

function drawPlace(board: Board, space: Space, skin: BoardSkin): string {
  const [x, y] = space.at;
  const [w, h] = space.size ?? [20, 20];
  const district = board.districts[space.districts[0] ?? -1];
  const tone = space.colour || district?.colour ? toneOf(skin, space.colour ?? district?.colour) : { fill: skin.field, edge: skin.frame };
  const lines = (space.text ?? "").split("\n").filter((line) => line !== "");
  const left = lines.length > 1;
  // The place of a district carries its name, which has to be read from afar.
  const most = space.colour !== undefined && !left ? 10.4 : 7.4;
  const words = lines.map((line, i) => {
    const fit = shrink(i === 0 ? "display6" : "text", line, i === 0 ? most : 6, 4.4, left ? w * 0.54 : w - 4);
    const dy = left ? (i === 0 ? -0.6 : 8) : h < 40 ? -h / 2 + most : 2.6;
    return text(
      left ? x - w / 2 + 4 : x,
      y + dy,
      fit.size,
      i === 0 ? "display6" : "text",
      i === 0 ? skin.text : skin.dim,
      fit.text,
      left ? {} : { anchor: "middle" },
    );
  });
  const corner =
    lines.length > 0 || space.colour !== undefined ? "" : text(x, y + 2.4, 7, "display6", skin.dim, space.word, { anchor: "middle" });
  return box(x, y, w, h, 3, `fill="${tone.fill}" stroke="${tone.edge}" stroke-width="1"`) + words.join("") + corner;
}
