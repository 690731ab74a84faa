/**
 * A picture of a booklet, as lines: what lies on the table and where, in millimetres of the table.
 *
 *     component "river board" at 0 30
 *     card sun-starter at 10 20 scale 0.8
 *     back sun-starter at 90 20
 *     label at 40 15 Your deck
 */
import type { Laid, Picture } from "../../faces/booklet/block.ts";

/** Sizes of what a picture may show; undefined: there is no such thing. Keys are those that `drawing` is asked with. */
export type PictureParts = {
  readonly size: (kind: "component" | "behind" | "card" | "back", name: string) => { readonly w: number; readonly h: number } | undefined;
};

type Read = { readonly picture: Picture; readonly problems: readonly { readonly line: number; readonly message: string }[] };

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const THING = new RegExp(String.raw`^(component|behind|card|back) (?:"([^"]+)"|(\S+)) at (${NUMBER}) (${NUMBER})(?: scale (${NUMBER}))?$`);
const LABEL = new RegExp(`^label at (${NUMBER}) (${NUMBER}) (.+)$`);
/** Room around the outermost things. */
const EDGE = 2;

export function readPicture(source: string, caption: string, { size }: PictureParts): Read {
  const laid: Laid[] = [];
  const problems: { line: number; message: string }[] = [];
  for (const [i, line] of source.split("\n").entries()) {
    const said = line.trim();
    if (said === "") continue;
    const fault = (message: string) => problems.push({ line: i + 1, message });
    const label = LABEL.exec(said);
    if (label) {
      laid.push({ is: "label", x: Number(label[1]), y: Number(label[2]), text: label[3] ?? "" });
      continue;
    }
    const [, kind, quoted, bare, x, y, scale] = THING.exec(said) ?? [];
    if (kind === undefined) {
      fault(
        `“${said}” is not a line of a picture. Write: component "NAME" at X Y, card SLUG at X Y, back SLUG at X Y, or label at X Y WORDS.`,
      );
      continue;
    }
    const name = quoted ?? bare ?? "";
    const found = size(kind as Parameters<PictureParts["size"]>[0], name);
    if (!found) fault(`There is no ${kind === "card" || kind === "back" ? "card" : "component"} “${name}” in this game. Correct the name.`);
    else laid.push({ is: "drawing", x: Number(x), y: Number(y), ...found, scale: Number(scale ?? 1), drawing: `${kind} ${name}` });
  }
  if (caption.trim() === "") problems.push({ line: 0, message: "The picture has no caption. Describe what it shows after “picture”." });
  return { picture: framed(laid, caption.trim()), problems };
}

/** The picture as large as what lies in it. */
function framed(laid: readonly Laid[], caption: string): Picture {
  const boxes = laid.map((one) =>
    one.is === "label" ? { x: one.x, y: one.y - 3, w: 0, h: 4 } : { x: one.x, y: one.y, w: one.w * one.scale, h: one.h * one.scale },
  );
  const [left, top] = [Math.min(0, ...boxes.map(({ x }) => x)) - EDGE, Math.min(0, ...boxes.map(({ y }) => y)) - EDGE];
  const [right, bottom] = [Math.max(1, ...boxes.map(({ x, w }) => x + w)) + EDGE, Math.max(1, ...boxes.map(({ y, h }) => y + h)) + EDGE];
  return { w: right - left, h: bottom - top, caption, laid: laid.map((one) => ({ ...one, x: one.x - left, y: one.y - top })) };
}
