/** Sets a booklet on pages: title page, contents, its parts in columns, page numbers. Pages are markup in millimetres. */
import { fitText, MM_PER_PT } from "../layout.ts";
import { drawLines, n, shrink, text } from "../svg.ts";
import type { Booklet, Part } from "./block.ts";
import { ACCENT, type DrawNamed, drawPicture, INK, LINE, type Sizes, SOFT, type Strip, stripsOf, wordsOf } from "./strips.ts";

export const BOOKLET_PAPERS = {
  A5: { w: 148, h: 210, columns: { body: 1, appendix: 2 } },
  A4: { w: 210, h: 297, columns: { body: 2, appendix: 2 } },
} as const;
export type BookletPaper = keyof typeof BOOKLET_PAPERS;

const MARGIN = { side: 13, top: 14, foot: 16 };
const GAP = 6;
const SIZES: Readonly<Record<Part["size"], Sizes>> = {
  body: { pt: 9, headings: { 1: 16, 2: 11.5, 3: 9.5 }, picture: 92 },
  appendix: { pt: 7, headings: { 1: 13, 2: 9, 3: 7.5 }, picture: 60 },
};

export type BookletPage = { readonly svg: string };
/** Where a heading stands; pages count from 1, the title page is the first. */
export type ContentsLine = { readonly level: 1 | 2 | 3; readonly title: string; readonly page: number };
export type SetBooklet = {
  readonly w: number;
  readonly h: number;
  readonly pages: readonly BookletPage[];
  readonly contents: readonly ContentsLine[];
};

type Placed = { readonly svg: string; readonly headings: readonly Omit<ContentsLine, "page">[] };

/** @param draw markup of what a picture of the booklet names */
export function setBooklet(booklet: Booklet, paper: BookletPaper, draw: DrawNamed): SetBooklet {
  const { w, h } = BOOKLET_PAPERS[paper];
  const inside = booklet.parts.flatMap((part) => columnsOf(part, paper, draw));
  const listed = inside.flatMap(({ headings }, i) => headings.map((one) => ({ ...one, page: i })));
  // The contents stand between the title and the first page, on as many pages as they need.
  const perPage = Math.floor((h - MARGIN.top - MARGIN.foot - 14) / ROW);
  const shown = listed.filter(({ level }) => level === 1 || (level === 2 && listed.length < 2 * perPage));
  const contentsPages = Math.max(1, Math.ceil(shown.length / perPage));
  const at = (page: number) => page + 2 + contentsPages;
  const contents = Array.from({ length: contentsPages }, (_, i) =>
    contentsPage(
      shown.slice(i * perPage, (i + 1) * perPage).map((one) => ({ ...one, page: at(one.page) })),
      w,
    ),
  );
  let chapter = "";
  const numbered = inside.map(({ svg, headings }, i) => {
    chapter = headings.find(({ level }) => level === 1)?.title ?? chapter;
    return { svg: svg + foot(booklet.title, chapter, at(i), w, h) };
  });
  return {
    ...{ w, h },
    pages: [{ svg: cover(booklet, w, h, draw) }, ...contents.map((svg) => ({ svg })), ...numbered],
    contents: listed.map((one) => ({ ...one, page: at(one.page) })),
  };
}

/** The pages of a part. */
function columnsOf(part: Part, paper: BookletPaper, draw: DrawNamed): Placed[] {
  const { w, h, columns } = BOOKLET_PAPERS[paper];
  const count = columns[part.size];
  const width = (w - 2 * MARGIN.side - (count - 1) * GAP) / count;
  const bottom = h - MARGIN.foot;
  const pages: { svg: string; headings: Omit<ContentsLine, "page">[] }[] = [];
  let [column, y]: [number, number] = [count, 0];
  const next = () => {
    column++;
    if (column >= count) {
      pages.push({ svg: "", headings: [] });
      column = 0;
    }
    y = MARGIN.top;
  };
  const put = (strip: Strip, above: number) => {
    const page = pages.at(-1);
    if (!page) return;
    page.svg += strip.draw(MARGIN.side + column * (width + GAP), y + above);
    y += above + strip.h;
    if (strip.heading) page.headings.push(strip.heading);
  };
  const strips = stripsOf(part.blocks, width, SIZES[part.size], draw);
  for (let i = 0; i < strips.length; i++) {
    const together = togetherFrom(strips, i);
    const first = strips[i];
    if (!first) break;
    const isTop = () => y === MARGIN.top;
    const needed = together.reduce((sum, one, k) => sum + one.h + (k === 0 && isTop() ? 0 : one.above), 0);
    if (pages.length === 0) next();
    else if (first.fresh && !(isTop() && column === 0)) {
      column = count;
      next();
    } else if (!isTop() && y + needed > bottom) next();
    if (isTop() && first.head) put(first.head, 0);
    for (const one of together) {
      // What is kept together and higher than a column is parted all the same.
      if (!isTop() && y + one.above + one.h > bottom) next();
      put(one, isTop() ? 0 : one.above);
    }
    i += together.length - 1;
  }
  return pages;
}

/** A strip and those that stay with it. */
function togetherFrom(strips: readonly Strip[], from: number): Strip[] {
  const out: Strip[] = [];
  for (let i = from; i < strips.length; i++) {
    const strip = strips[i];
    if (!strip) break;
    out.push(strip);
    if (!strip.keep) break;
  }
  return out;
}

const ROW = 5.2;

function contentsPage(lines: readonly ContentsLine[], w: number): string {
  const [left, right] = [MARGIN.side, w - MARGIN.side];
  const out = [text(left, MARGIN.top + 6, 16 * MM_PER_PT, "bold", ACCENT, "Contents")];
  for (const [i, { level, title, page }] of lines.entries()) {
    const y = MARGIN.top + 16 + i * ROW;
    const x = left + (level - 1) * 4;
    const fitted = shrink(level === 1 ? "bold" : "text", title, 3.3, 2.4, right - x - 12);
    out.push(
      text(x, y, fitted.size, level === 1 ? "bold" : "text", INK, fitted.text),
      text(right, y, 3.3, "text", INK, page, { anchor: "end" }),
      `<path d="M${n(left)} ${n(y + 1.4)}H${n(right)}" stroke="${LINE}" stroke-width=".12"/>`,
    );
  }
  return out.join("");
}

function foot(title: string, chapter: string, page: number, w: number, h: number): string {
  const y = h - 8;
  const isLeft = page % 2 === 0;
  const said = shrink("text", isLeft || chapter === "" ? title : chapter, 2.6, 2, w - 2 * MARGIN.side - 14);
  return (
    text(isLeft ? MARGIN.side : w - MARGIN.side, y, 3, "bold", INK, page, isLeft ? {} : { anchor: "end" }) +
    text(isLeft ? w - MARGIN.side : MARGIN.side, y, said.size, "text", SOFT, said.text, isLeft ? { anchor: "end" } : {})
  );
}

function cover({ title, about, cover: shown }: Booklet, w: number, h: number, draw: DrawNamed): string {
  const name = shrink("display7", title, w * 0.1, 6, w - 2 * MARGIN.side);
  const top = h * 0.16;
  const paragraphs = about.map((line) => ({ words: wordsOf([{ text: line, look: "plain" }]) }));
  const said = fitText(paragraphs, { w: w - 2 * MARGIN.side, h: Number.MAX_SAFE_INTEGER }, undefined, [9.5]);
  const [roomW, roomH] = [w - 2 * MARGIN.side, h * 0.52];
  const scale = shown ? Math.min(roomW / shown.w, roomH / shown.h) : 1;
  return (
    `<path d="M${n(MARGIN.side)} ${n(top - name.size - 5)}h22" stroke="${ACCENT}" stroke-width="1.4"/>` +
    text(MARGIN.side, top, name.size, "display7", INK, name.text) +
    text(MARGIN.side, top + 9, 5, "display6", ACCENT, "Rules booklet") +
    drawLines(said, MARGIN.side, top + 13, { text: SOFT, bold: SOFT, money: SOFT, accent: SOFT, dim: SOFT }) +
    (shown ? drawPicture(shown, (w - shown.w * scale) / 2, h - MARGIN.foot - shown.h * scale, scale, draw) : "")
  );
}
