/** Player aids: a title and sections of short lines. `layout.ts` breaks the lines. */
import type { Drawn, KitComponent } from "../../engine/games/kit/index.ts";
import type { BoardSkin } from "../boards/index.ts";
import { fitText } from "../layout.ts";
import { drawLines, n, shrink, text } from "../svg.ts";
import { textPiece, type Word } from "../words.ts";
import { ground } from "./look.ts";

type Aid = Extract<Drawn, { readonly draw: "aid" }>;

/** Points; the last is the smallest that prints well. */
const STEPS = [10, 9.5, 9, 8.5, 8, 7.75, 7.5, 7.25, 7, 6.75, 6.5, 6.25, 6];

export function drawAid({ title, sections }: Aid, { w, h }: KitComponent, skin: BoardSkin): string {
  const [edge, top] = [4, 12.5];
  const head = shrink("display7", title.toUpperCase(), 5, 3, w - 2 * edge, 0.3);
  const paragraphs = sections.flatMap(({ title: name, lines }) => [
    ...(name === undefined ? [] : [{ words: wordsOf(name, "tag") }]),
    ...lines.map((line) => ({ words: leading(line) })),
  ]);
  const layout = fitText(paragraphs, { w: w - 2 * edge, h: h - top - edge }, undefined, STEPS);
  const accent = skin.path;
  const colours = { text: skin.text, bold: skin.text, money: skin.text, accent, dim: skin.dim };
  return (
    ground(w, h, skin.sheet, skin.frame) +
    text(edge, 8.4, head.size, "display7", skin.text, head.text, { spacing: 0.3 }) +
    `<path d="M${n(edge)} 10.4H${n(w - edge)}" stroke="${accent}" stroke-width=".6"/>` +
    drawLines(layout, edge, top, colours)
  );
}

const wordsOf = (line: string, look: "text" | "bold" | "tag"): readonly Word[] =>
  line
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => [textPiece(word, look)]);

/** "WORK: gain 5 €." and "3 Upkeep: …" have what stands before the colon in bold, "2 You may …" its number. */
function leading(line: string): readonly Word[] {
  const [, name = "", rest = ""] = /^([^:.]{1,34}:)(.*)$/.exec(line) ?? /^(\d)( .*)$/.exec(line) ?? [];
  return name === "" ? wordsOf(line, "text") : [...wordsOf(name, "bold"), ...wordsOf(rest, "text")];
}
