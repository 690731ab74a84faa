/** Sets a few blocks on pages of A4 in one column, without a title page: a report. Pages are markup in millimetres. */
import type { Block } from "./block.ts";
import { type DrawNamed, type Sizes, type Strip, stripsOf } from "./strips.ts";

const PAPER = { w: 210, h: 297 } as const;
const MARGIN = { side: 13, top: 13, foot: 12 } as const;
const SIZES: Sizes = { pt: 8, headings: { 1: 14, 2: 10, 3: 8.5 }, picture: 88 };

/** @param draw markup of what a picture names */
export function setReport(
  blocks: readonly Block[],
  draw: DrawNamed,
): { readonly w: number; readonly h: number; readonly pages: readonly string[] } {
  const bottom = PAPER.h - MARGIN.foot;
  const pages: string[] = [];
  let y = bottom;
  const next = () => {
    pages.push("");
    y = MARGIN.top;
  };
  const put = (strip: Strip, above: number) => {
    pages[pages.length - 1] += strip.draw(MARGIN.side, y + above);
    y += above + strip.h;
  };
  for (const strip of stripsOf(blocks, PAPER.w - 2 * MARGIN.side, SIZES, draw)) {
    if (pages.length === 0 || y + strip.above + strip.h > bottom) {
      next();
      if (strip.head) put(strip.head, 0);
      put(strip, 0);
    } else put(strip, strip.above);
  }
  return { ...PAPER, pages };
}
