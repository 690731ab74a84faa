/**
 * What the studio writes into pages of cards, under a name that a page is given instead: markup that went through the page's properties would be sent a second
 * time, for the script. The part that makes pages and the part that writes them are two bundles, so they share it on `globalThis`.
 */
const KEY = Symbol.for("arcology.first-faces");
type Holder = { [KEY]?: Map<string, string> };

/** Some 100 kB apiece. */
const MOST = 30;

function all(): Map<string, string> {
  const holder = globalThis as Holder;
  holder[KEY] ??= new Map();
  return holder[KEY];
}

/** Has markup ready under a name, which is made where it is not there yet. */
export function writeFirst(name: string, make: () => string): void {
  const known = all();
  const markup = known.get(name) ?? make();
  // A Map keeps insertion order, so the first entry is the one unused for longest.
  known.delete(name);
  known.set(name, markup);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}

/** The markup under a name; in a browser there is none, and what stands in the page is left as it is. */
export const writtenFirst = (name: string): string => all().get(name) ?? "";
