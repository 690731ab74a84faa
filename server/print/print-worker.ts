/** A worker thread of `printing.ts`: writes one PDF and tells how far it is. */
import { parentPort, workerData } from "node:worker_threads";
import type { GameId } from "../../engine/cards/card.ts";
import { type BookletFormat, writeBooklet } from "../booklet/write-booklet.ts";
import { type CardPrint, cardJob } from "./cards.ts";
import { writeCalibration, writePrint } from "./write-print.ts";

/** What a worker is asked for: cards, the calibration sheet of a paper, or the rules booklet of a game. */
export type PrintTask = { readonly file: string } & (
  | { readonly is: "cards"; readonly print: CardPrint }
  | { readonly is: "calibration"; readonly paper: CardPrint["options"]["paper"]; readonly at: number }
  | { readonly is: "booklet"; readonly game: GameId; readonly format: BookletFormat; readonly at: number }
);
/** What it tells: sheets that are done, and at the end what was written or a sentence. */
export type PrintTold =
  | { readonly is: "progress"; readonly done: number; readonly all: number }
  | { readonly is: "done"; readonly pages: number; readonly components: number; readonly missing: readonly string[] }
  | { readonly is: "failed"; readonly error: string };

const tell = (told: PrintTold) => parentPort?.postMessage(told);
const task = workerData as PrintTask;
const stop = new AbortController();
parentPort?.once("message", () => stop.abort());

const watch = { signal: stop.signal, progress: (done: number, all: number) => tell({ is: "progress", done, all }) };

function write() {
  switch (task.is) {
    case "calibration":
      return writeCalibration({ title: "Calibration sheet", at: new Date(task.at) }, task.paper, task.file);
    case "booklet":
      return writeBooklet(task.game, task.format, task.file, new Date(task.at), watch);
    case "cards": {
      const { job, draw } = cardJob(task.print);
      return writePrint(job, draw, task.file, watch);
    }
  }
}

const written = await write();
tell(written.ok ? { is: "done", ...written.value } : { is: "failed", error: written.error });
parentPort?.close();
