/** Writes a rules booklet as a PDF: page by page, or two pages on a side of A4 so that the folded sheets are the booklet. */
import type { GameId } from "../../engine/cards/card.ts";
import type { Result } from "../../engine/kernel/result.ts";
import { type BookletPage, setBooklet } from "../../faces/booklet/set.ts";
import { pictureOf } from "../../faces/print/picture.ts";
import { Content } from "../print/pdf/content.ts";
import { Pen } from "../print/pdf/pen.ts";
import { addPage, finish, MM, type Printed, type PrintWatch, written } from "../print/write-print.ts";
import { bookletTitle, bookOf, drawingsOf, picturesOf } from "./booklet.ts";

/** "fold": A5 pages, two on each side of A4 in the order that makes a booklet when all sheets are folded together. */
export const BOOKLET_FORMATS = ["A5", "A4", "fold"] as const;
export type BookletFormat = (typeof BOOKLET_FORMATS)[number];

/** @returns how many pages were written, or a sentence that says why none were */
export async function writeBooklet(
  game: GameId,
  format: BookletFormat,
  file: string,
  at: Date,
  { signal, progress }: PrintWatch = {},
): Promise<Result<Printed, string>> {
  const book = bookOf(game);
  const set = setBooklet(book, format === "A4" ? "A4" : "A5", await drawingsOf(game, picturesOf(book)));
  return written({ title: bookletTitle(game), at }, file, async (document) => {
    const pen = new Pen(document);
    const sides = format === "fold" ? foldedSides(set.pages) : set.pages.map((page) => [page]);
    for (const [i, side] of sides.entries()) {
      if (signal?.aborted) return undefined;
      addPage(document, { w: set.w * side.length, h: set.h });
      const content = new Content();
      content.write(`q ${MM} 0 0 ${MM} 0 0 cm`);
      for (const [k, page] of side.entries()) {
        if (!page) continue;
        // A form holds all that its drawings refer to; a page of pdfkit does not.
        const inside = new Content();
        pen.draw(pictureOf(page.svg), inside);
        const form = inside.form(document, { x: 0, y: 0, w: set.w, h: set.h });
        content
          .write("q")
          .map([1, 0, 0, 1, k * set.w, 0])
          .write(`${content.name("XObject", form)} Do Q`);
      }
      finish(document, content.write("Q"));
      progress?.(i + 1, sides.length);
      await new Promise((next) => setImmediate(next));
    }
    return { pages: sides.length, components: 0, missing: [...pen.fonts.missing] };
  });
}

/** Pages in pairs as they lie on the sides of sheets that are laid on each other and folded: last and first, second and last but one, … */
export function foldedSides(pages: readonly BookletPage[]): (BookletPage | undefined)[][] {
  const count = Math.ceil(pages.length / 4) * 4;
  return Array.from({ length: count / 2 }, (_, i) => {
    const pair = [pages[count - 1 - i], pages[i]];
    return i % 2 === 0 ? pair : pair.toReversed();
  });
}
