/** Why nothing was found (story C11): what each part alone keeps away. */
import { legible } from "../legible.ts";
import type { SearchIndex } from "./columns.ts";
import { parseQuery, spanOf } from "./parse.ts";
import { countMatches } from "./search.ts";
import type { Node, SearchContext, Span } from "./types.ts";

/** One part of a query and what there would be without it. */
export type Blame = Span & {
  /** The part as written. */
  readonly text: string;
  /** The query without it, ready to be used. */
  readonly without: string;
  /** Cards that `without` finds. */
  readonly count: number;
  /** "without bq>=4 there are 12" */
  readonly message: string;
};

/**
 * For each part that every result must fit, how many cards there would be without it; most first, then in the order of the
 * text. Empty when the query finds something or has no such parts.
 */
export function explainNothing(index: SearchIndex, text: string, context: SearchContext = {}): readonly Blame[] {
  const { tree } = parseQuery(text, index.game);
  if (countMatches(tree, index, context, text) > 0) return [];
  return (isGroup(tree) ? removable(tree) : [tree])
    .map((part): Blame => {
      const count = countMatches(remove(tree, part), index, context, text);
      const { from, to } = spanOf(part);
      const written = text.slice(from, to);
      const without = cut(text, { from, to });
      return {
        from,
        to,
        text: written,
        without,
        count,
        message: legible(`without ${written} there ${count === 1 ? "is 1" : `are ${count}`}`),
      };
    })
    .sort((a, b) => b.count - a.count || a.from - b.from);
}

/** The text without a part, with one blank where it stood between others. */
function cut(text: string, { from, to }: Span): string {
  const before = text.slice(0, from).trimEnd();
  const after = text.slice(to).trimStart();
  return (before.endsWith("(") || after.startsWith(")") ? before + after : `${before} ${after}`).trim();
}

/** Anything but one term alone. */
const isGroup = ({ kind }: Node): boolean => kind === "all" || kind === "and" || kind === "or";

/** Parts of the ands, at any depth: without one of them the rest still reads the same. */
function removable(node: Node): readonly Node[] {
  switch (node.kind) {
    case "and":
      return node.parts.flatMap((part) => [part, ...removable(part)]);
    case "or":
      return node.parts.flatMap((part) => (part.kind === "and" ? removable(part) : []));
    default:
      return [];
  }
}

function remove(node: Node, gone: Node): Node {
  if (node === gone) return { kind: "all", from: gone.from, to: gone.to };
  return node.kind === "and" || node.kind === "or" ? { ...node, parts: node.parts.map((part) => remove(part, gone)) } : node;
}
