/** A scenario follows its cards: what was renamed since it was written is called as it is called now. */
import type { Pool } from "../cards/deck.ts";
import { findByName } from "../cards/names.ts";

/** A scenario as it is stored, with the names of today wherever a card stands by a name that it alone had before. */
export function scenarioOfToday(value: unknown, pool: Pool): unknown {
  const former = pool.cards.flatMap(({ former = [] }) => former.filter((name) => findByName(pool, name)?.how === "former"));
  const renames = [...new Set(former)]
    .toSorted((a, b) => b.length - a.length)
    .map((from) => ({ from, to: findByName(pool, from)?.card.name ?? from }));
  const follow = (part: unknown): unknown => {
    if (typeof part === "string") return renames.reduce((text, { from, to }) => withName(text, from, to), part);
    if (Array.isArray(part)) return part.map(follow);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, follow(inner)]));
  };
  return renames.length === 0 ? value : follow(value);
}

/** The text with another name, where the old one stands as words of its own. */
function withName(text: string, from: string, to: string): string {
  let [written, at] = ["", 0];
  for (let found = text.indexOf(from); found >= 0; found = text.indexOf(from, found + from.length)) {
    const end = found + from.length;
    if (isLetter(text.slice(0, found).at(-1)) || isLetter(text[end])) continue;
    written += text.slice(at, found) + to;
    at = end;
  }
  return written + text.slice(at);
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
