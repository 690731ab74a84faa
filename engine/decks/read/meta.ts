/** The lines of a list that are neither heading nor card: what names the deck and what is said about it. */

/** The first line that we write: `// Name — game: … · format: core-rules · v3`. */
export const TITLE = /^\/\/ ?(.*?) ?— game: ([a-z-]+)(?: · format: ([^·]+?))?(?: · v\d+)?$/;
export const NOTE = /^\/\/ note: ?(.*)$/;
/** A name that holds an arrow or begins with a quote is quoted. */
export const SWAP = /^\/\/ swap: ("(?:[^"]|"")*"|.+?) → (.+)$/;
/** How other tools name a deck; "Name …" counts below "About" only. */
export const NAMED = /^(?:deck ?name|name|title)\s*:\s*(.+)$/i;
export const ABOUT = /^about$/i;

/** Whether a line would be read as one of these. */
export const isMeta = (clean: string): boolean => [TITLE, /^\/\/ note:/, SWAP, NAMED, ABOUT].some((pattern) => pattern.test(clean));
