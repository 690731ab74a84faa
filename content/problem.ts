/** What is wrong in a content folder, and where. */

export type Problem = {
  /** Path as a person would type it, from the folder they work in. */
  readonly file: string;
  /** From 1; 1 when the whole file is meant. */
  readonly line: number;
  /** From 1, in UTF-16 units, as editors count. */
  readonly column: number;
  /** Path of the value in its card, keyword or tag: "fields.scores.BQ"; empty when it is about the file. */
  readonly field: string;
  /** What is so, why that is wrong, and what to do. */
  readonly message: string;
};

/** By file, then line, then column. */
export const inFileOrder = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((a, b) => (a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1));

/** Turns an offset in a text into line and column. A line ends with LF; the CR of a CRLF is the last column of its line. */
export function positions(text: string): (offset: number) => { readonly line: number; readonly column: number } {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
