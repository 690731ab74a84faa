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

/** A line that a page shows outside its drawings: from and to, mm from the upper left of the page. */
export type Drawn = readonly [x1: number, y1: number, x2: number, y2: number];
/** Steps of a path as pdf.js keeps them, and how many numbers follow each. */
const STEPS = { move: 0, line: 1 } as const;
const NUMBERS = [2, 2, 6, 4, 0] as const;

/** The straight lines of a page outside its drawings, each by itself: marks, cuts and folds. */
export async function linesOf(page: PdfPage): Promise<readonly Drawn[]> {
  const [, , , height = 0] = page.view;
  const { fnArray, argsArray } = await page.getOperatorList();
  const kept: Matrix[] = [];
  const found: Drawn[] = [];
  let map: Matrix = SAME;
  let depth = 0;
  for (const [i, op] of fnArray.entries()) {
    const args: unknown = argsArray[i];
    if (op === OPS.save) kept.push(map);
    else if (op === OPS.restore) map = kept.pop() ?? SAME;
    else if (op === OPS.transform) map = times(map, [...(args as number[])] as unknown as Matrix);
    else if (op === OPS.paintFormXObjectBegin) depth++;
    else if (op === OPS.paintFormXObjectEnd) depth--;
    else if (op === OPS.constructPath && depth === 0) {
      const [end, [path]] = args as [number, [ArrayLike<number> | null]];
      if (end !== OPS.stroke || !path) continue;
      const at = (x = 0, y = 0) => [(map[0] * x + map[2] * y + map[4]) * MM, (height - (map[1] * x + map[3] * y + map[5])) * MM] as const;
      let from = at();
      for (let k = 0; k < path.length; ) {
        const step = path[k] ?? 0;
        const to = at(path[k + 1], path[k + 2]);
        if (step === STEPS.line) found.push([...from, ...to]);
        if (step === STEPS.line || step === STEPS.move) from = to;
        k += 1 + (NUMBERS[step] ?? 0);
      }
    }
  }
  return found;
}
