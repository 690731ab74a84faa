/** Writes what a person asked for into a file, and says in a sentence why that cannot be done. */
import { writeFileSync } from "node:fs";

/** What the system's codes mean to who named the file. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "its folder does not exist",
  ENOTDIR: "part of its path is a file, not a folder",
  EISDIR: "it is a folder",
  EACCES: "you do not have permission",
  EPERM: "you do not have permission",
  EROFS: "its disk is read-only",
  ENOSPC: "the disk is full",
};

/** Throws a sentence if the file cannot be written; what was in it is replaced. */
export function writeFile(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new Error(`“${file}” cannot be written: ${REASONS[code] ?? String(error)}. Name another file.`);
  }
}
