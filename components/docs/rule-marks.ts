/** Gives each rule an anchor and turns rule numbers in the text into links. A plugin for remark; it changes the tree in place. */
import type { GameId } from "../../engine/cards/card.ts";

/** As much of a Markdown tree as is needed here. */
type MdNode = {
  type: string;
  value?: string;
  depth?: number;
  url?: string;
  children?: MdNode[] | undefined;
  data?: { hProperties?: Record<string, unknown> };
};

export type Heading = { readonly id: string; readonly title: string; readonly depth: number };

const plainText = (node: MdNode): string => node.value ?? (node.children ?? []).map(plainText).join("");
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "-")
    .replace(/^-|-$/g, "");

/** What a heading is called in addresses: its rule number, else its words. */
const headingId = (title: string, number: string | undefined): string => number ?? slug(title);

/** The headings of a Markdown text, levels 1 to 3, the file's own title left out. */
export function headingsOf(markdown: string, prefix: string): readonly Heading[] {
  const own = new RegExp(`^\\**(${prefix}-\\d+)\\b`);
  return markdown
    .split(/\r?\n/)
    .flatMap((line) => {
      const match = /^(#{1,3})\s+(.+)$/.exec(line);
      if (!match?.[1] || !match[2]) return [];
      const title = match[2].replace(/[*`]/g, "").trim();
      return [{ id: headingId(title, own.exec(title)?.[1]), title, depth: match[1].length }];
    })
    .slice(1);
}

/**
 * @param game whose rules these are
 * @param prefixes every game's prefix, so that a rule of one game in another's text leads there
 * @param known numbers that the text defines; others stay plain words
 * @param base the address of the page with the game's rules, when it is another one
 */
export function ruleMarks(game: GameId, prefixes: Readonly<Record<string, string>>, known: ReadonlySet<string>, base = "") {
  const own = prefixes[game] ?? "";
  const owner = new Map(Object.entries(prefixes).map(([id, prefix]) => [prefix, id]));
  const opening = new RegExp(`^\\s*(${own}-[A-Z]?\\d+(?:\\.\\d+)*)(?![\\w.]*\\d)`);
  const cited = new RegExp(`\\b(?:(${[...owner.keys()].join("|")})-([A-Z]?\\d+(?:\\.\\d+)*)|(R\\d+))(?![\\w.]*\\d)`, "g");
  const defined = new Set<string>();

  /** "(→R20)" is read as "(see R20)"; so is `→Rn`, which explains it. */
  const arrow = new RegExp(`→ ?(?=(?:${[...owner.keys()].join("|")})-|R[\\dn])`, "g");

  const linked = (written: string, self: string | undefined): MdNode[] => {
    const text = written.replace(arrow, "see ");
    const out: MdNode[] = [];
    let at = 0;
    for (const match of text.matchAll(cited)) {
      const prefix = match[1] ?? own;
      const number = match[3] ? `${own}-${match[3]}` : match[0];
      if (number === self || (prefix === own && !known.has(number))) continue;
      if (match.index > at) out.push({ type: "text", value: text.slice(at, match.index) });
      out.push({
        type: "link",
        url: prefix === own ? `${base}#${number}` : `/docs/${owner.get(prefix)}/rules#${number}`,
        children: [{ type: "text", value: match[0] }],
      });
      at = match.index + match[0].length;
    }
    if (at < text.length) out.push({ type: "text", value: text.slice(at) });
    return out;
  };
  const visit = (node: MdNode, self: string | undefined): void => {
    if (node.type === "inlineCode") node.value = node.value?.replace(arrow, "see ") ?? "";
    if (node.type === "link" || node.type === "code" || node.type === "inlineCode") return;
    node.children = node.children?.flatMap((child) => {
      let inside = self;
      if (child.type === "heading" || child.type === "listItem" || child.type === "tableRow") {
        // Of a table the first cell: "R1" beside "2 to 6 players" is not "R12".
        const text = plainText((child.type === "tableRow" && child.children?.[0]) || child);
        const number = opening.exec(text)?.[1];
        if (number && !defined.has(number)) {
          defined.add(number);
          inside = number;
          child.data = { ...child.data, hProperties: { ...child.data?.hProperties, id: number } };
        } else if (child.type === "heading") child.data = { hProperties: { id: slug(text) } };
      }
      if (child.type === "text") return linked(child.value ?? "", self);
      visit(child, inside);
      return [child];
    });
  };
  return () => (tree: MdNode) => visit(tree, undefined);
}
