/** Writes components as a PDF: laid out on sheets, each drawing once, however often it lies there. */
import { once } from "node:events";
import { createWriteStream, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { finished } from "node:stream/promises";
import PDFDocument, { type PdfReference } from "pdfkit";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { calibration, checkPages, joinsOf, marksOf, rangesOf, smallPrint } from "../../faces/print/furniture.ts";
import { savingInk } from "../../faces/print/ink.ts";
import type { Matrix } from "../../faces/print/matrix.ts";
import type { Size } from "../../faces/print/papers.ts";
import { rectPath } from "../../faces/print/path.ts";
import { pictureOf } from "../../faces/print/picture.ts";
import { type Component, layOut, type Place, type PrinterProfile, type Sheet, type SheetOptions } from "../../faces/print/sheets.ts";
import { Content } from "./pdf/content.ts";
import { Pen } from "./pdf/pen.ts";

/** Points of a millimetre. */
export const MM = 72 / 25.4;

/** What a drawing is: markup in millimetres with the trim's corner at (0, 0) and as much bleed as there may be. */
export type Draw = (drawing: string) => Promise<string>;

export type PrintJob = {
  readonly title: string;
  /** Under the title: game, sets, revisions, date. In the small print of a sheet the same of what lies on it. */
  readonly about: (drawings?: ReadonlySet<string>) => readonly string[];
  readonly components: readonly Component[];
  /** What the list on the first page names; `faces` are the drawings that it stands for. */
  readonly entries: readonly { readonly name: string; readonly count: number; readonly faces: readonly string[] }[];
  readonly options: SheetOptions;
  readonly profile: PrinterProfile;
  /** Only so many of its sheets, for a first look; all when it is left out. */
  readonly most?: number;
  /** Which drawings are turned light, to save ink; none when it is left out. */
  readonly savesInk?: (drawing: string) => boolean;
  /** The first page with ruler, outline and list, and small print on every sheet. */
  readonly small: boolean;
  readonly at: Date;
};

export type Printed = {
  readonly pages: number;
  readonly components: number /** Letters that no font has. */;
  readonly missing: readonly string[];
};

export type PrintWatch = { readonly signal?: AbortSignal; readonly progress?: (done: number, all: number) => void };

export /** What is larger than this is not outlined on the first page, mm. */
const OUTLINED = 110;

const STOPPED = "Printing was stopped. No file was written.";

/** What the system's codes mean to who named the file. */
export const WRITE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: "its folder does not exist",
  EISDIR: "it is a folder",
  EACCES: "you do not have permission",
  EROFS: "its disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "your disk quota is used up",
  EFBIG: "the file is too large for its disk",
};

/**
 * Writes a PDF to a file: beside it first, and in its place when it is whole, so that nobody finds half a file. The error is a sentence:
 * what does not fit on the paper, that it was stopped, or why the file cannot be written.
 */
export async function writePrint(job: PrintJob, draw: Draw, file: string, watch: PrintWatch = {}): Promise<Result<Printed, string>> {
  const laid = layOut(job.components, job.options);
  if (!laid.ok) return err(laid.error);
  if (laid.sheets.length === 0) return err("There is nothing to print: every component has 0 copies.");
  return written(job, file, async (document) => {
    const sheets = new Sheets(document, job, draw);
    if (job.small) sheets.check(laid.sheets);
    const all = laid.sheets.length;
    for (const [i, sheet] of laid.sheets.slice(0, job.most).entries()) {
      if (watch.signal?.aborted) return undefined;
      await sheets.sheet(sheet, i, all, watch.signal);
      watch.progress?.(i + 1, all);
    }
    return watch.signal?.aborted
      ? undefined
      : {
          pages: sheets.pages,
          components: job.components.reduce((sum, { count }) => sum + count, 0),
          missing: [...sheets.pen.fonts.missing],
        };
  });
}

/** Writes the sheet that tells what a printer does. */
export const writeCalibration = (job: Pick<PrintJob, "title" | "at">, paper: Size, file: string): Promise<Result<Printed, string>> =>
  written(job, file, async (document) => {
    const pen = new Pen(document);
    for (const side of ["front", "back"] as const) {
      addPage(document, paper);
      const content = new Content();
      content.write(`q ${MM} 0 0 ${MM} 0 0 cm`);
      pen.draw(pictureOf(calibration(paper, side)), content);
      finish(document, content.write("Q"));
    }
    return { pages: 2, components: 0, missing: [] };
  });

/** Where a file is written until it is whole. What a process that was killed left there before is removed. */
export function partOf(file: string): string {
  const [folder, start] = [dirname(file), `${basename(file)}.`];
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [, pid] = name.startsWith(start) ? (/^(\d+)\.part$/.exec(name.slice(start.length)) ?? []) : [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
  }
  return `${file}.${process.pid}.part`;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be asked, but is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Writes a document as `writePrint` does; what `fill` puts in is whole or there is no file. Undefined: it was stopped. */
export async function written(
  { title, at }: Pick<PrintJob, "title" | "at">,
  file: string,
  fill: (document: PDFDocument) => Promise<Printed | undefined>,
): Promise<Result<Printed, string>> {
  const part = partOf(file);
  const document = new PDFDocument({
    autoFirstPage: false,
    font: null,
    pdfVersion: "1.7",
    displayTitle: true,
    info: { Title: title, Creator: "Arcology", CreationDate: at },
  });
  const out = createWriteStream(part);
  // What goes wrong meanwhile is told at the end.
  out.on("error", () => undefined);
  try {
    await once(out, "open");
    document.pipe(out);
    const printed = await fill(document);
    if (!printed) return err(STOPPED);
    document.end();
    await finished(out);
    renameSync(part, file);
    return ok(printed);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!Object.hasOwn(WRITE_FAULTS, code)) throw error;
    return err(`“${file}” cannot be written: ${WRITE_FAULTS[code]}. Name another file.`);
  } finally {
    document.unpipe(out);
    out.destroy();
    rmSync(part, { force: true });
  }
}

/** A page of a size in millimetres. */
export function addPage(document: PDFDocument, paper: Size): void {
  document.addPage({ size: [paper.w * MM, paper.h * MM], margin: 0 });
}

/** Puts a stream on the page, with what it refers to. */
export function finish(document: PDFDocument, content: Content): void {
  const { page } = document;
  Object.assign(page.xobjects, content.resources.XObject);
  Object.assign(page.fonts, content.resources.Font);
  Object.assign(page.ext_gstates, content.resources.ExtGState);
  document.addContent(content.text);
}

class Sheets {
  readonly pen: Pen;
  pages = 0;
  private readonly document: PDFDocument;
  private readonly job: PrintJob;
  private readonly draw: Draw;
  private readonly forms = new Map<string, PdfReference>();

  constructor(document: PDFDocument, job: PrintJob, draw: Draw) {
    this.document = document;
    this.job = job;
    this.draw = draw;
    this.pen = new Pen(document);
  }

  /** The first pages, and an empty one behind them where sheets are turned over. */
  check(sheets: readonly Sheet[]): void {
    const { title, about, components, entries, options } = this.job;
    const { paper } = options;
    const first = components.find(({ w, h }) => w <= OUTLINED && h <= OUTLINED) ?? components[0];
    if (!first) return;
    const lies = new Map<string, number[]>();
    for (const [i, { places }] of sheets.entries())
      for (const drawing of new Set(places.map((place) => place.drawing))) lies.set(drawing, [...(lies.get(drawing) ?? []), i + 1]);
    const listed = entries
      .filter((one) => one.count > 0)
      .map(({ name, count: often, faces }) => {
        const found = new Set(faces.flatMap((face) => lies.get(face) ?? []));
        return { name, count: often, sheets: rangesOf([...found].toSorted((a, b) => a - b)) };
      });
    const isTurned = sheets.some(({ side }) => side === "back") && options.backs !== "separate";
    const all = count(
      components.reduce((sum, one) => sum + one.count, 0),
      "component",
    );
    const made = (pages: number) => {
      const lines = [
        about().join(" · "),
        `${all} on ${count(sheets.length, "page")}, ${count(sheets.length + pages, "page")} with ${pages === 1 ? "this one" : "these"}.`,
      ];
      return checkPages({ title, lines, component: first, entries: listed }, paper);
    };
    // How many there are does not change with what they say.
    const { length } = made(0);
    const pages = isTurned ? length + (length % 2) : length;
    for (const markup of made(pages)) this.page(paper, (content) => this.pen.draw(pictureOf(markup), content));
    if (pages > length) this.page(paper, () => undefined);
  }

  async sheet(sheet: Sheet, index: number, all: number, signal: AbortSignal | undefined): Promise<void> {
    const { title, about, profile, small, options } = this.job;
    for (const place of sheet.places) {
      if (signal?.aborted) return;
      const key = keyOf(place);
      if (this.forms.has(key)) continue;
      this.forms.set(key, await this.form(place.drawing, wholeOf(place)));
      // Others get their turn, and who wants it stopped is heard.
      await new Promise((next) => setImmediate(next));
    }
    const shift = sheet.side === "back" ? [profile.backX, profile.backY] : [0, 0];
    // A printer that prints 99 % wide gets 1/0.99 as much, about the middle of the sheet.
    const [sx, sy] = [100 / profile.x, 100 / profile.y];
    const { w, h } = sheet.paper;
    const fitted: Matrix = [sx, 0, 0, sy, (w * (1 - sx)) / 2 - (shift[0] ?? 0), (h * (1 - sy)) / 2 - (shift[1] ?? 0)];
    this.page(sheet.paper, (content) => {
      content.map(fitted);
      const isUnder = options.marks === "crop";
      const marks = pictureOf(marksOf(sheet));
      if (isUnder) this.pen.draw(marks, content);
      for (const place of sheet.places) {
        const form = this.forms.get(keyOf(place));
        if (!form) continue;
        const at: Matrix = place.turned ? [-1, 0, 0, -1, place.x + place.w, place.y + place.h] : [1, 0, 0, 1, place.x, place.y];
        content.write("q").map(at);
        if (place.part) {
          const { bleed } = options;
          content
            .path(rectPath(-bleed, -bleed, place.w + 2 * bleed, place.h + 2 * bleed))
            .write("W n")
            .map([1, 0, 0, 1, -place.part.x, -place.part.y]);
        }
        content.write(`${content.name("XObject", form)} Do Q`);
        if (place.part) this.pen.draw(pictureOf(joinsOf(place)), content);
      }
      if (!isUnder) this.pen.draw(marks, content);
      // A title that begins with the name of the game has said it.
      const told = about(new Set(sheet.places.map(({ drawing }) => drawing))).filter((part) => !title.startsWith(part));
      if (small && sheet.side === "front")
        this.pen.draw(pictureOf(smallPrint(sheet, [title, ...told, `${index + 1} of ${all}`, "Print at 100 %"], options.margin)), content);
    });
  }

  /** A drawing with its bleed, once. */
  private async form(drawing: string, { w, h }: Size): Promise<PdfReference> {
    const { bleed } = this.job.options;
    const content = new Content();
    const items = pictureOf(await this.draw(drawing));
    this.pen.draw(this.job.savesInk?.(drawing) ? savingInk(items) : items, content);
    return content.form(this.document, { x: -bleed, y: -bleed, w: w + 2 * bleed, h: h + 2 * bleed });
  }

  private page(paper: Size, fill: (content: Content) => void): void {
    addPage(this.document, paper);
    this.pages++;
    const content = new Content();
    content.write(`q ${MM} 0 0 ${MM} 0 0 cm`);
    fill(content);
    finish(this.document, content.write("Q"));
  }
}

/** The size of a place's drawing, also where only a part of it lies there. */
const wholeOf = ({ part, w, h }: Place): Size => part?.of ?? { w, h };
function keyOf(place: Place): string {
  const { w, h } = wholeOf(place);
  return `${place.drawing} ${w} ${h}`;
}

const count = (value: number, one: string): string => `${value} ${value === 1 ? one : `${one}s`}`;
