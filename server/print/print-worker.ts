/** A worker thread of `printing.ts`: writes one PDF and tells how far it is. */
import { parentPort, workerData } from "node:worker_threads";
import { type CardPrint, cardJob } from "./cards.ts";
import { writeCalibration, writePrint } from "./write-print.ts";

/** What a worker is asked for: cards, or the calibration sheet of a paper. */
export type PrintTask = { readonly file: string } & (
  | { readonly is: "cards"; readonly print: CardPrint }
  | { readonly is: "calibration"; readonly paper: CardPrint["options"]["paper"]; readonly at: number }
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

const written =
  task.is === "calibration"
    ? await writeCalibration({ title: "Calibration sheet", at: new Date(task.at) }, task.paper, task.file)
    : await (() => {
        const { job, draw } = cardJob(task.print);
        return writePrint(job, draw, task.file, { signal: stop.signal, progress: (done, all) => tell({ is: "progress", done, all }) });
      })();
tell(written.ok ? { is: "done", ...written.value } : { is: "failed", error: written.error });
parentPort?.close();
