/** Reads the markup that faces are written in: elements, attributes and text. Strict, since the studio wrote it: what is odd throws. */
export type Element = { readonly tag: string; readonly attributes: Readonly<Record<string, string>>; readonly children: readonly Node[] };
export type Node = Element | string;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-fA-F]+)|([a-z]+));/g, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return (name !== undefined && ENTITIES[name]) || whole;
  });

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([a-zA-Z0-9:-]+)="([^"]*)"/g;

/** The top elements of a drawing. */
export function elementsOf(markup: string): readonly Node[] {
  type Open = { readonly tag: string; readonly attributes: Record<string, string>; readonly children: Node[] };
  const top: Open = { tag: "", attributes: {}, children: [] };
  const open: Open[] = [top];
  let at = 0;
  while (at < markup.length) {
    const next = markup.indexOf("<", at);
    const text = markup.slice(at, next === -1 ? markup.length : next);
    if (text !== "") open.at(-1)?.children.push(unescaped(text));
    if (next === -1) break;
    TAG.lastIndex = next;
    const found = TAG.exec(markup);
    if (!found) throw new Error(`A face has markup that cannot be read: “${markup.slice(next, next + 60)}”.`);
    at = TAG.lastIndex;
    const [, closes, tag = "", written = "", empty] = found;
    if (closes) {
      const done = open.pop();
      if (done?.tag !== tag || open.length === 0) throw new Error(`A face closes “${tag}”, which is not open.`);
      continue;
    }
    const attributes: Record<string, string> = {};
    for (const [, name = "", value = ""] of written.matchAll(ATTRIBUTE)) attributes[name] = unescaped(value);
    const element: Open = { tag, attributes, children: [] };
    open.at(-1)?.children.push(element);
    if (!empty) open.push(element);
  }
  if (open.length !== 1) throw new Error(`A face does not close “${open.at(-1)?.tag}”.`);
  return top.children;
}
