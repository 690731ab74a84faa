/**
 * What this machine was measured at, kept in the folder of the installation: a studio that starts again knows it at once, and of several that start together
 * one measures. A folder that cannot be written to only means that the next start measures again.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";

/** How long a figure holds: a machine that was busy when it was measured, or a studio that is faster now, is measured anew some day. */
const HOLDS_MS = 7 * 24 * 3_600_000;
/** Nobody measures for longer: who began so long ago has its number from a process that ended. */
const MEASURES_MS = 300_000;

export class Measured {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The figure of that name, if it was measured on a machine like this in the last week. */
  read(name: string): number | undefined {
    const file = this.#file(name);
    const age = ageOf(file);
    if (age === undefined || age > HOLDS_MS) return undefined;
    const figure = Number(textOf(file));
    return Number.isFinite(figure) && figure > 0 ? figure : undefined;
  }

  /** Measures it, unless it is known or somebody else is measuring it now; then what is known so far, maybe nothing. */
  async once(name: string, measure: () => Promise<number>): Promise<number | undefined> {
    const known = this.read(name);
    if (known !== undefined) return known;
    const begun = `${this.#file(name)}.begun`;
    if ((ageOf(begun) ?? MEASURES_MS) < MEASURES_MS && isRunning(Number(textOf(begun)))) return undefined;
    this.#write(begun, String(process.pid));
    try {
      const figure = await measure();
      this.#write(this.#file(name), String(figure));
      return figure;
    } finally {
      forget(begun);
    }
  }

  /** Another processor or another Node is another machine. */
  #file(name: string): string {
    const machine = `${cpus()[0]?.model ?? ""} ${availableParallelism()} node ${process.versions.node}`;
    return join(this.#folder, `${name} ${machine}`.replaceAll(/[^\w.]+/g, "-"));
  }

  #write(file: string, text: string): void {
    try {
      mkdirSync(this.#folder, { recursive: true });
      const half = `${file}.${process.pid}`;
      writeFileSync(half, text);
      renameSync(half, file);
    } catch {
      // Then it is measured again next time.
    }
  }
}

function ageOf(file: string): number | undefined {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return undefined;
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** A studio that was ended while it measured does not keep the next one from it. */
function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // Of somebody else, and so there.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function forget(file: string): void {
  try {
    rmSync(file);
  } catch {
    // It could not be written either.
  }
}
