/** A file that is written beside its name and put in its place when it is whole. */
import { once } from "node:events";
import { createWriteStream, renameSync, rmSync } from "node:fs";
import { finished } from "node:stream/promises";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { partOf, WRITE_FAULTS } from "../print/write-print.ts";

export const STOPPED = "The export was stopped. No file was written.";
export type Watch = { readonly signal?: AbortSignal; readonly progress?: (done: number, all: number) => void };
/** Hands on bytes; waits while the disk is slower. */
export type Put = (bytes: Uint8Array | string) => Promise<void>;

/** What `fill` puts becomes the file. Undefined from `fill`: it was stopped. The error is a sentence; then there is no file, or the one that was there. */
export async function wholeFile<Told>(file: string, fill: (put: Put) => Promise<Told | undefined>): Promise<Result<Told, string>> {
  const part = partOf(file);
  const out = createWriteStream(part);
  let broken: Error | undefined;
  out.on("error", (error) => {
    broken = error;
  });
  try {
    await once(out, "open");
    const told = await fill(async (bytes) => {
      if (broken) throw broken;
      if (!out.write(bytes)) await once(out, "drain");
    });
    if (told === undefined) return err(STOPPED);
    out.end();
    await finished(out);
    renameSync(part, file);
    return ok(told);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!Object.hasOwn(WRITE_FAULTS, code)) throw error;
    return err(`“${file}” cannot be written: ${WRITE_FAULTS[code]}. Name another file.`);
  } finally {
    out.destroy();
    rmSync(part, { force: true });
  }
}
