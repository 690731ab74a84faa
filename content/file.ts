/** Reads a file of a content folder as text. */
import { readFileSync } from "node:fs";
import type { Problem } from "./problem.ts";

/** Bytes of one file; the largest shipped one has about 60,000. */
const MAX_BYTES = 20_000_000;

export type SourceFile = {
  /** Path as problems name it. */
  readonly file: string;
  readonly text: string;
};

/** The file's text without a byte order mark, or the problem that keeps it from being read. */
export function readSource(file: string): { readonly source: SourceFile } | { readonly problem: Problem } {
  const wrong = (message: string) => ({ problem: { file, line: 1, column: 1, field: "", message } });
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return wrong(
      `The file cannot be read (${error instanceof Error && "code" in error ? error.code : error}). Check that it is a file and that you have permission to read it.`,
    );
  }
  if (bytes.length > MAX_BYTES) return wrong(`The file has ${bytes.length} bytes; the limit is ${MAX_BYTES}. Split it into several files.`);
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return wrong("The file is UTF-16, but content must be UTF-8. Save it as UTF-8.");
  }
  const text = bytes.toString("utf8");
  if (!Buffer.from(text, "utf8").equals(bytes)) {
    const line = lineOfFirstBadByte(bytes, text);
    return {
      problem: {
        file,
        line,
        column: 1,
        field: "",
        message: "This line is not UTF-8, so letters would be lost. Save the file as UTF-8.",
      },
    };
  }
  return { source: { file, text: text.startsWith("\uFEFF") ? text.slice(1) : text } };
}

/** Decoding keeps every line feed, so the first line whose bytes differ is the one. */
function lineOfFirstBadByte(bytes: Buffer, text: string): number {
  const encoded = Buffer.from(text, "utf8");
  let at = 0;
  while (bytes[at] === encoded[at]) at++;
  return bytes.subarray(0, at).filter((byte) => byte === 0x0a).length + 1;
}
