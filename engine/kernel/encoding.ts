/** How the bytes of a text file are to be read. */

/** What a file says by its first two bytes (the byte order mark), else UTF-8. Windows writes UTF-16 where it says "Unicode". */
export function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
