/** Every kit with cards, printed on every paper with every bleed, and measured in the file: what lies where, and the marks to cut along. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";
import { PAPER_NAMES, PAPERS, type PaperName } from "../../faces/print/papers.ts";
import {
  type Backs,
  BLEEDS,
  type Bleed,
  type Component,
  type Line,
  layOut,
  type Marks,
  type PrinterProfile,
  type Sheet,
  TRUE_PRINTER,
} from "../../faces/print/sheets.ts";
import { kitOf } from "../../server/print/kit.ts";
import { type Drawn, drawingsOf, linesOf, openPdf } from "../../server/print/read-pdf.test-support.ts";
import { type PrintJob, writePrint } from "../../server/print/write-print.ts";

/** How much a length in the file may differ from what it should be, mm. */
const NEAR = 0.02;
const MARGIN = 5;
/** Ways of marks and backs that are measured together; every other way is computed in `print-table.ts`. */
const WAYS: readonly (readonly [Marks, Backs])[] = [
  ["crop", "long"],
  ["crop", "short"],
  ["lines", "folded"],
  ["none", "separate"],
];

export type Measured = { readonly faults: string[]; files: number; pages: number; boxes: number; lines: number };
export const nothingMeasured = (): Measured => ({ faults: [], files: 0, pages: 0, boxes: 0, lines: 0 });
type Wish = {
  readonly games?: readonly GameId[];
  readonly papers?: readonly PaperName[];
  readonly bleeds?: readonly Bleed[];
  /** What the file is made for, where it is to be wrong. */
  readonly profile?: PrinterProfile;
};

/** Adds what was found to `measured`. The drawings are stand-ins: what they show is looked at elsewhere. */
export async function measurePrints(
  measured: Measured,
  say: (line: string) => void,
  { games = GAME_IDS, papers = PAPER_NAMES, bleeds = BLEEDS, profile = TRUE_PRINTER }: Wish = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "print-measured-"));
  try {
    for (const game of games) {
      for (const paper of papers)
        for (const bleed of bleeds)
          for (const [marks, backs] of WAYS) {
            const name = `${game} on ${paper}, bleed ${bleed}, ${marks}, backs ${backs}`;
            const options = { paper: PAPERS[paper], margin: MARGIN, bleed, marks, backs };
            await measure(measured, name, { components: boxOf(game), options, profile }, join(folder, "print.pdf"));
          }
      say(`${game}: ${measured.files} prints measured, ${measured.boxes} boxes and ${measured.lines} lines`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Two sheets of cards and everything beside them. */
const boxOf = (game: GameId): readonly Component[] => [
  { w: 63, h: 88, face: "card", back: "back of card", count: 20 },
  ...kitOf(game).components.map(({ id, w, h, count, back, isTwoSided, is }) => ({
    ...{ w, h, count, isTwoSided, face: id, isCut: is === "board" || is === "mat" },
    ...(back ? { back: `back of ${id}` } : {}),
  })),
];

async function measure(
  measured: Measured,
  name: string,
  { components, options, profile }: Pick<PrintJob, "components" | "options" | "profile">,
  file: string,
): Promise<void> {
  const laid = layOut(components, options);
  const job = { title: "Measured", about: () => [], components, entries: [], options, profile, small: false, at: new Date(0) };
  const done = await writePrint(job, async () => '<rect x="-3" y="-3" width="9" height="9" fill="#336699"/>', file);
  if (!laid.ok || !done.ok) {
    measured.faults.push(`${name}: ${laid.ok ? (done.ok ? "" : done.error) : laid.error}`);
    return;
  }
  const pdf = await openPdf(file);
  if (pdf.numPages !== laid.sheets.length) measured.faults.push(`${name}: ${pdf.numPages} pages, not ${laid.sheets.length}`);
  for (const [i, sheet] of laid.sheets.entries()) {
    const page = await pdf.getPage(i + 1);
    const [boxes, lines] = [await drawingsOf(page), await linesOf(page)];
    const [, , w = 0, h = 0] = page.view;
    const wrong = sizeFault(sheet, w, h) ?? boxesFault(sheet, boxes, options.bleed) ?? linesFault(sheet, lines);
    if (wrong) measured.faults.push(`${name}, page ${i + 1}: ${wrong}`);
    measured.pages++;
    measured.boxes += boxes.length;
    measured.lines += lines.length;
  }
  measured.files++;
  await pdf.loadingTask.destroy();
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR;
const mm = (...values: readonly number[]): string => values.map((value) => value.toFixed(2)).join(" x ");

function sizeFault({ paper }: Sheet, w: number, h: number): string | undefined {
  const size = [(w * 25.4) / 72, (h * 25.4) / 72] as const;
  return isNear(size[0], paper.w) && isNear(size[1], paper.h) ? undefined : `the page is ${mm(...size)} mm`;
}

/** In the order of the places: a drawing's box is its trim and its bleed; of a part, of the whole that it is cut out of. */
function boxesFault({ places, paper }: Sheet, boxes: Awaited<ReturnType<typeof drawingsOf>>, bleed: number): string | undefined {
  if (boxes.length !== places.length) return `${boxes.length} drawings, not ${places.length}`;
  for (const [i, place] of places.entries()) {
    const box = boxes[i];
    if (!box) return "a drawing is gone";
    const { part } = place;
    const whole = part ? { x: place.x - part.x, y: place.y - part.y, ...part.of } : place;
    const trim = { x: box.x + bleed, y: box.y + bleed, w: box.w - 2 * bleed, h: box.h - 2 * bleed };
    if (!isNear(trim.w, whole.w) || !isNear(trim.h, whole.h)) return `${place.drawing} is ${mm(trim.w, trim.h)} mm`;
    if (!isNear(trim.x, whole.x) || !isNear(trim.y, whole.y)) return `${place.drawing} lies at ${mm(trim.x, trim.y)} mm`;
    if (box.turned !== place.turned) return `${place.drawing} lies the wrong way round`;
    const edge = Math.min(place.x, place.y, paper.w - place.x - place.w, paper.h - place.y - place.h) - bleed;
    if (edge < MARGIN - NEAR) return `${place.drawing} lies ${mm(edge)} mm from the edge`;
  }
  return undefined;
}

/** Each cut and each fold is drawn where it is to be. What else is drawn joins the parts of boards. */
function linesFault({ cuts, folds, places }: Sheet, lines: readonly Drawn[]): string | undefined {
  const isDrawn = ([x1, y1, x2, y2]: Line) =>
    lines.some(([a, b, c, d]) => isNear(a, x1) && isNear(b, y1) && isNear(c, x2) && isNear(d, y2));
  const gone = [...cuts, ...folds].find((line) => !isDrawn(line));
  if (gone) return `no line from ${mm(gone[0], gone[1])} to ${mm(gone[2], gone[3])} mm`;
  if (!places.some(({ part }) => part) && lines.length !== cuts.length + folds.length)
    return `${lines.length} lines, not ${cuts.length + folds.length}`;
  return undefined;
}
