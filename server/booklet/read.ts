/**
 * Reads `content/<game>/booklet.md`: Markdown whose paragraphs end with the rules that they tell, "(XX-4.1, XX-4.2 to XX-4.6)", and whose
 * code blocks `picture CAPTION` lay components of the game on a table. What is wrong is told with its line.
 */
import type { PhrasingContent, RootContent, Table } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Block, Inline, Inlines, Picture } from "../../faces/booklet/block.ts";
import { type PictureParts, readPicture } from "./picture.ts";
import type { Citations } from "./told.ts";

export type BookletProblem = { readonly line: number; readonly message: string };
export type ReadBooklet = {
  /** The first heading of the file. */
  readonly title: string;
  /** The paragraph under it, a line each. */
  readonly about: readonly string[];
  /** A picture before the first chapter. */
  readonly cover?: Picture;
  readonly blocks: readonly Block[];
  /** Rules that its paragraphs name. */
  readonly told: ReadonlySet<string>;
  readonly problems: readonly BookletProblem[];
};

const parser = unified().use(remarkParse).use(remarkGfm);

/** The heading whose chapter stands on a page of its own, to be cut out or copied. */
export const AID = "Player aid";

/** @param cite finds rule numbers; @param parts what pictures may show, without it code blocks of pictures are left out */
export function readBooklet(markdown: string, cite: Citations, parts?: PictureParts): ReadBooklet {
  const problems: BookletProblem[] = [];
  const told = new Set<string>();
  const { children } = parser.parse(markdown);
  const [first] = children;
  const title = first?.type === "heading" && first.depth === 1 ? plain(first.children) : "";
  if (title === "") problems.push({ line: 1, message: "The booklet has no title. Start it with “# ” and the name of the game." });
  const body = children.slice(title === "" ? 0 : 1);
  const start = body.findIndex(({ type }) => type === "heading");
  const front = start < 0 ? body : body.slice(0, start);

  const inlines = (nodes: readonly PhrasingContent[], line: number): Inlines => {
    const out: Inline[] = [];
    for (const { text, look } of looks(nodes)) {
      const { stretches, rules, unknown } = cite(text);
      for (const rule of rules) told.add(rule);
      for (const number of unknown)
        problems.push({ line, message: `There is no rule ${number}. Write the number of a rule, or remove it.` });
      for (const stretch of stretches) out.push({ text: stretch.text, look: stretch.isCited ? "quiet" : look });
    }
    return out;
  };

  const blocksOf = (nodes: readonly RootContent[], depth = 0): Block[] =>
    nodes.flatMap((node): Block[] => {
      const line = node.position?.start.line ?? 1;
      switch (node.type) {
        case "heading": {
          const level = Math.max(1, Math.min(3, node.depth - 1)) as 1 | 2 | 3;
          const heading: Block = { is: "heading", level, words: inlines(node.children, line) };
          return plain(node.children) === AID ? [{ is: "page" }, heading] : [heading];
        }
        case "paragraph":
          return [{ is: "text", words: inlines(node.children, line) }];
        case "list":
          return node.children.flatMap((item, i) =>
            item.children.flatMap((child, k): Block[] => {
              if (child.type !== "paragraph") return blocksOf([child], depth + 1);
              const mark = k > 0 ? "" : node.ordered ? `${(node.start ?? 1) + i}.` : "•";
              return [{ is: "item", depth, mark, words: inlines(child.children, child.position?.start.line ?? line) }];
            }),
          );
        case "blockquote":
          return [{ is: "example", blocks: blocksOf(node.children, depth) }];
        case "table":
          return [tableOf(node, inlines)];
        case "code": {
          if (node.lang !== "picture") return [{ is: "text", words: [{ text: node.value, look: "plain" }] }];
          if (!parts) return [];
          const { picture, problems: wrong } = readPicture(node.value, node.meta ?? "", parts);
          problems.push(...wrong.map((problem) => ({ ...problem, line: problem.line + line })));
          return [{ is: "picture", picture }];
        }
        case "thematicBreak":
          return [{ is: "page" }];
        default:
          return [];
      }
    });

  const [covers, abouts] = [blocksOf(front.filter(({ type }) => type === "code")), front.filter(({ type }) => type === "paragraph")];
  const cover = covers.find((block) => block.is === "picture")?.picture;
  return {
    title,
    about: abouts.flatMap((node) => (node.type === "paragraph" ? plain(node.children).split("\n") : [])),
    ...(cover ? { cover } : {}),
    blocks: blocksOf(start < 0 ? [] : body.slice(start)),
    ...{ told, problems },
  };
}

function tableOf({ children }: Table, inlines: (nodes: readonly PhrasingContent[], line: number) => Inlines): Block {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => inlines(cell.children as readonly PhrasingContent[], row.position?.start.line ?? 1)),
  );
  return { is: "table", head, rows };
}

/** Stretches of words with their looks; emphasis of every kind is set strong, since one family has to do. */
function* looks(nodes: readonly PhrasingContent[], look: Inline["look"] = "plain"): Generator<Inline> {
  for (const node of nodes) {
    if (node.type === "text" || node.type === "inlineCode") yield { text: node.value, look };
    else if (node.type === "break") yield { text: "\n", look };
    else if (node.type === "strong" || node.type === "emphasis") yield* looks(node.children, "strong");
    else if ("children" in node) yield* looks(node.children, look);
  }
}

const plain = (nodes: readonly PhrasingContent[]): string =>
  [...looks(nodes)]
    .map(({ text }) => text)
    .join("")
    .trim();
