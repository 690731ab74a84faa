/** A thread of `printing.ts`: writes PDF and tells how far it is. */
import type { GameId } from "../../engine/cards/card.ts";
import type { Result } from "../../engine/kernel/result.ts";
import type { BookletFormat } from "../booklet/write-booklet.ts";
import { type CardPrint, cardJob } from "./cards.ts";
import { type LettersTold, lettersOf } from "./letters.ts";
import { type PicturesTold, picturesOf } from "./lost-pictures.ts";
import { readFonts } from "./pdf/fonts.ts";
import { makeTasks } from "./thread-tasks.ts";
import { type Printed, type PrintWatch, writeCalibration, writePrint } from "./write-print.ts";

/** What a thread is asked for: cards, the calibration sheet of a paper, or the rules booklet of a game. */
export type PrintTask = {
  readonly file: string;
  /** Where the first sheet is written, to be seen while the rest is made, and what it is called. */
  readonly first: { readonly id: string; readonly file: string };
} & (
  | { readonly is: "cards"; readonly print: CardPrint }
  | { readonly is: "calibration"; readonly paper: CardPrint["options"]["paper"]; readonly at: number }
  | { readonly is: "booklet"; readonly game: GameId; readonly format: BookletFormat; readonly at: number }
);
/** What it tells: letters that will be boxes, pictures that are gone, sheets that are done, and at the end what was written or a sentence. */
export type PrintTold =
  | LettersTold
  | PicturesTold
  | { readonly is: "first"; readonly id: string; readonly pages: number }
  | { readonly is: "progress"; readonly done: number; readonly all: number }
  | { readonly is: "done"; readonly pages: number; readonly components: number; readonly missing: readonly string[] }
  | { readonly is: "failed"; readonly error: string };

/** So many components are made faster than anybody waits. */
const FEW = 12;
type Tell = (told: PrintTold) => void;

makeTasks<PrintTask, PrintTold>(async (task, signal, tell) => {
  const watch: PrintWatch = { signal, progress: (done, all) => tell({ is: "progress", done, all }) };
  const written = await write(task, watch, tell);
  tell(written.ok ? { is: "done", ...written.value } : { is: "failed", error: written.error });
});

// Whoever has a thread ready asks for something soon.
readFonts();

async function write(task: PrintTask, watch: PrintWatch, tell: Tell): Promise<Result<Printed, string>> {
  switch (task.is) {
    case "calibration":
      return writeCalibration({ title: "Calibration sheet", at: new Date(task.at) }, task.paper, task.file);
    case "booklet": {
      // Booklets read whole rule books, which cards need not wait for.
      const { writeBooklet } = await import("../booklet/write-booklet.ts");
      return writeBooklet(task.game, task.format, task.file, new Date(task.at), watch);
    }
    case "cards":
      return cards(task.print, task, watch, tell);
  }
}

/** The first sheet, if there is much to make, and its ruler; then all of them. */
async function cards(print: CardPrint, { file, first }: Pick<PrintTask, "file" | "first">, watch: PrintWatch, tell: Tell) {
  const letters = await lettersOf(print.cards, watch.signal);
  if (letters) tell(letters);
  const pictures = await picturesOf(print.cards);
  if (pictures && print.skin !== "ink") tell(pictures);
  const { job, draw } = cardJob(print);
  if (job.components.length <= FEW) return writePrint(job, draw, file, watch);
  // What the first sheet shows is drawn once.
  const drawn = new Map<string, string>();
  const look = await writePrint(
    // Its list would take longer than all else, and comes with the whole.
    { ...job, most: 1, entries: [] },
    async (drawing) => {
      const markup = await draw(drawing);
      drawn.set(drawing, markup);
      return markup;
    },
    first.file,
    watch.signal ? { signal: watch.signal } : {},
  );
  if (look.ok) tell({ is: "first", id: first.id, pages: look.value.pages });
  return writePrint(job, async (drawing) => drawn.get(drawing) ?? draw(drawing), file, watch);
}
