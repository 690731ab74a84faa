/** Tokens: a shape in a colour, with a figure in it and a word below, on a ground that can be cut straight. */
import type { Drawn, KitComponent } from "../../engine/games/kit/index.ts";
import type { BoardSkin } from "../boards/index.ts";
import { INK } from "../colours.ts";
import { diamond, disc, hexagon, square, triangle } from "../marks.ts";
import { n, shrink, text } from "../svg.ts";
import { ground, tokenColour } from "./look.ts";

type Token = Extract<Drawn, { readonly draw: "token" }>;

const SHAPES = { disc, square, triangle, diamond, hexagon } as const;

export function drawToken({ shape, colour, label, word }: Token, { w, h }: KitComponent, skin: BoardSkin): string {
  const fill = tokenColour(colour);
  const side = Math.min(w, h);
  const hasFoot = word !== undefined && side >= 16;
  // Where a word stands below, the shape gives way to it.
  const r = side * (hasFoot ? 0.33 : 0.43);
  const [x, y] = [w / 2, hasFoot ? h / 2 - side * 0.1 : h / 2];
  const edge = `fill="${fill}" stroke="${INK}" stroke-width="${n(side * 0.025)}" stroke-linejoin="round"`;
  const body = shape === "cross" ? crossed(x, y, r, edge) : SHAPES[shape](x, y, r, edge);
  const ink = colour === "black" ? "#f3f5f9" : INK;
  const inner = label === undefined || (word !== undefined && !hasFoot) ? "" : figure(x, y, r, label, ink);
  return ground(w, h, skin.field, skin.frame) + body + inner + words(w, h, r, y, { label, word, hasFoot, ink }, skin);
}

function figure(x: number, y: number, r: number, label: string, ink: string): string {
  const fit = shrink("display7", label, r * 1.15, r * 0.4, r * 1.4);
  return text(x, y + fit.size * 0.36, fit.size, "display7", ink, fit.text, { anchor: "middle" });
}

type Words = { readonly label: string | undefined; readonly word: string | undefined; readonly hasFoot: boolean; readonly ink: string };

/** The word below; on a small token inside, under its figure. */
function words(w: number, h: number, r: number, y: number, { label, word, hasFoot, ink }: Words, skin: BoardSkin): string {
  if (word === undefined) return "";
  if (hasFoot) {
    const fit = shrink("display6", word, Math.max(2.6, h * 0.16), 1.8, w - 1.6);
    return text(w / 2, h - h * 0.07, fit.size, "display6", skin.text, fit.text, { anchor: "middle" });
  }
  const above = label === undefined ? "" : text(w / 2, y + r * 0.12, r * 0.82, "display7", ink, label, { anchor: "middle" });
  const fit = shrink("display6", word, r * 0.56, 1.6, r * 1.3);
  return above + text(w / 2, y + r * (label === undefined ? 0.2 : 0.62), fit.size, "display6", ink, fit.text, { anchor: "middle" });
}

const crossed = (x: number, y: number, r: number, attributes: string): string => {
  const a = r * 0.4;
  const d = `M${n(x - a)} ${n(y - r)}h${n(2 * a)}v${n(r - a)}h${n(r - a)}v${n(2 * a)}h${n(a - r)}v${n(r - a)}h${n(-2 * a)}v${n(a - r)}h${n(a - r)}v${n(-2 * a)}h${n(r - a)}Z`;
  return `<path d="${d}" ${attributes}/>`;
};
