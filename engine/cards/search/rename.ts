/** Follows a saved search that gets another name into the texts that use it (story C9). */
import { quoted } from "./field.ts";
import type { SearchGame } from "./game.ts";
import { parseQuery } from "./parse.ts";
import type { Node, Span } from "./types.ts";

/** The key under which a saved search is found: capitals make no difference. */
export const savedKey = (name: string): string => name.trim().toLowerCase();

/** The text with every `@from` written as `@to`; everything else stays as it was typed. */
export function renameSaved(text: string, game: SearchGame, from: string, to: string): string {
  let renamed = text;
  // From the back, so that the places in front stay where they are.
  for (const place of usesOf(parseQuery(text, game).tree, savedKey(from)).toSorted((a, b) => b.from - a.from)) {
    renamed = `${renamed.slice(0, place.from)}@${quoted(to)}${renamed.slice(place.to)}`;
  }
  return renamed;
}

function usesOf(node: Node, key: string): readonly Span[] {
  switch (node.kind) {
    case "and":
    case "or":
      return node.parts.flatMap((part) => usesOf(part, key));
    case "not":
      return usesOf(node.part, key);
    case "saved":
      return savedKey(node.name) === key ? [node] : [];
    default:
      return [];
  }
}
