/** Reads a PDF as any reader does, so that tests measure what was written. */
import { readFileSync } from "node:fs";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Matrix, SAME, times } from "../../faces/print/matrix.ts";

const MM = 25.4 / 72;

export const openPdf = (file: string) => getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
type Pdf = Awaited<ReturnType<typeof openPdf>>;
export type PdfPage = Awaited<ReturnType<Pdf["getPage"]>>;

/** All words of a page in the order in which they are drawn. */
export async function wordsOf(page: PdfPage): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .flatMap((item) => ("str" in item ? [item.str] : []))
    .join(" ")
    .replace(/\s+/g, " ");
}

/** The boxes of the drawings that a page shows: corner from the upper left of the page, width and height, mm, and whether they are turned round. */
export async function drawingsOf(page: PdfPage) {
  const [, , , height = 0] = page.view;
  const { fnArray, argsArray } = await page.getOperatorList();
  const kept: Matrix[] = [];
  const found: { x: number; y: number; w: number; h: number; turned: boolean }[] = [];
  let map: Matrix = SAME;
  let depth = 0;
  for (const [i, op] of fnArray.entries()) {
    const args: unknown = argsArray[i];
    if (op === OPS.save) kept.push(map);
    else if (op === OPS.restore) map = kept.pop() ?? SAME;
    else if (op === OPS.transform) map = times(map, [...(args as number[])] as unknown as Matrix);
    else if (op === OPS.paintFormXObjectBegin) {
      if (depth++ === 0) {
        const [, box] = args as [unknown, ArrayLike<number>];
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(box);
        const at = (x: number, y: number) => [map[0] * x + map[2] * y + map[4], map[1] * x + map[3] * y + map[5]] as const;
        const [[ax, ay], [bx, by]] = [at(x0, y0), at(x1, y1)];
        found.push({
          x: Math.min(ax, bx) * MM,
          y: (height - Math.max(ay, by)) * MM,
          w: Math.abs(bx - ax) * MM,
          h: Math.abs(by - ay) * MM,
          turned: map[0] < 0,
        });
      }
    } else if (op === OPS.paintFormXObjectEnd) depth--;
  }
  return found;
}
