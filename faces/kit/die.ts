/** A die of paper: a net to cut out, fold and glue. Opposite sides add up to 7. */
import type { Drawn, KitComponent } from "../../engine/games/kit/index.ts";
import type { BoardSkin } from "../boards/index.ts";
import { INK } from "../colours.ts";
import { n } from "../svg.ts";
import { ground, tokenColour } from "./look.ts";

type Die = Extract<Drawn, { readonly draw: "die" }>;

/** Which number lies on which square of the net: column, row. */
const NET = [
  [1, 1, 0],
  [2, 0, 1],
  [3, 1, 1],
  [5, 2, 1],
  [4, 3, 1],
  [6, 1, 2],
] as const;
/** Where the dots of a number lie, in quarters of the side. */
const DOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  5: [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  6: [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
};
const TAB = 2.5;

export function drawDie({ colour }: Die, { w, h }: KitComponent, skin: BoardSkin): string {
  const side = Math.min((w - 2 * TAB) / 4, (h - 2 * TAB) / 3);
  const [left, top] = [(w - 4 * side) / 2, (h - 3 * side) / 2];
  const fill = tokenColour(colour);
  const at = (column: number, row: number) => [left + column * side, top + row * side] as const;
  const squares = NET.map(([number, column, row]) => {
    const [x, y] = at(column, row);
    // A hit is a 5 or a 6 in games that count them; the dots alone say the number.
    const dots = (DOTS[number] ?? []).map(
      ([dx, dy]) => `<circle cx="${n(x + (dx * side) / 4)}" cy="${n(y + (dy * side) / 4)}" r="${n(side * 0.085)}" fill="${INK}"/>`,
    );
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(side)}" height="${n(side)}" fill="${fill}" stroke="${INK}" stroke-width=".25"/>${dots.join("")}`;
  });
  // Tabs along the edges that are glued: of the top and bottom square, and of the last one.
  const tab = (x: number, y: number, dx: number, dy: number, ox: number, oy: number) =>
    `M${n(x)} ${n(y)}l${n(ox + dx * 0.12)} ${n(oy + dy * 0.12)}l${n(dx * 0.76)} ${n(dy * 0.76)}L${n(x + dx)} ${n(y + dy)}`;
  const tabs = [0, 2].flatMap((row) => {
    const [x, y] = at(1, row);
    const out = row === 0 ? -TAB : TAB;
    return [tab(x, y, 0, side, -TAB, 0), tab(x + side, y, 0, side, TAB, 0), tab(x, row === 0 ? y : y + side, side, 0, 0, out)];
  });
  const [lx, ly] = at(3, 1);
  tabs.push(tab(lx + side, ly, 0, side, TAB, 0));
  return (
    ground(w, h, skin.sheet) +
    `<path d="${tabs.join("")}" fill="${skin.plain.fill}" stroke="${skin.dim}" stroke-width=".2"/>${squares.join("")}`
  );
}
