/** The part of an id that comes from a name. */

const LIGATURES: Readonly<Record<string, string>> = { æ: "ae", œ: "oe", ø: "o", ß: "ss", ð: "d", þ: "th", ł: "l" };

/** A name in lower case letters, digits and hyphens: "The Glass Man" is "the-glass-man", "Æon's End" is "aeons-end". Empty when nothing is left. */
export const slugify = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[æœøßðþł]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
