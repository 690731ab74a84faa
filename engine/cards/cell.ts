/**
 * Cells that hold text. A spreadsheet runs a cell that begins with = + - @ or a control character as a formula; such a cell gets an
 * apostrophe in front, and so does one that begins with apostrophes before such a character, so that reading takes exactly one away.
 */
export const toCell = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** The text of a cell that `toCell` wrote; any other cell is its own text. */
export const fromCell = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
