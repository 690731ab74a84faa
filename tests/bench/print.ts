/** How long prints take, how large they are, and how much memory they need: a deck of about 60 cards, and a whole pool. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import { PAPERS } from "../../faces/print/papers.ts";
import { cardJob } from "../../server/print/cards.ts";
import { writePrint } from "../../server/print/write-print.ts";

/** Milliseconds of the first print in a process and the median of the next ones, megabytes of the file; of a process that prints once, its memory. */
export async function benchPrint(): Promise<object> {
  const { cards } = libraryOf(loadContent().content.megacorp);
  const folder = mkdtempSync(join(tmpdir(), "print-bench-"));
  const options = { paper: PAPERS.A4, margin: 5, bleed: 1.5, marks: "crop", backs: "long" } as const;
  const once = async (count: number) => {
    const { job, draw } = cardJob({
      ...{ title: "Bench", options, small: true, drafts: true, at: 0 },
      cards: cards.slice(0, count).map((card) => ({ card, count: 1 })),
    });
    const file = join(folder, "bench.pdf");
    const begun = performance.now();
    const done = await writePrint(job, draw, file);
    if (!done.ok) throw new Error(done.error);
    return { ms: performance.now() - begun, megabytes: statSync(file).size / 1e6 };
  };
  const runs = async (count: number) => {
    const first = await once(count);
    const later = [await once(count), await once(count), await once(count)].map(({ ms }) => ms).toSorted((a, b) => a - b);
    const round = (value: number) => Math.round(value * 100) / 100;
    return { cards: count, firstMs: Math.round(first.ms), medianMs: Math.round(later[1] ?? 0), megabytes: round(first.megabytes) };
  };
  try {
    const deck = await runs(60);
    const pool = await runs(cards.length);
    const alone = JSON.parse(execFileSync(process.execPath, ["tests/bench/print-once.ts", join(folder, "once.pdf")], { encoding: "utf8" }));
    return { deck, pool, alone };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
