/** What the form of a keyword, tag or set holds while it is typed, and the word that it comes to. */
import type { Fault, Typed, WordType } from "../../../engine/cards/work.ts";
import type { Word } from "../../api/words.ts";

const BOXES = ["print", "definition", "reminder", "name", "doc", "code"] as const;
export type Box = (typeof BOXES)[number];
export type Boxes = Readonly<Record<Box, string>>;

export const BOX_LABELS: Readonly<Record<Box, string>> = {
  print: "As it is printed",
  definition: "What it stands for",
  reminder: "Or a text for people only",
  name: "Name",
  doc: "What it is for",
  code: "Code",
};

export const BLANK: Boxes = { print: "", definition: "", reminder: "", name: "", doc: "", code: "" };

/** What is typed at a word. */
export function boxesOf(word: Word): Boxes {
  if ("print" in word)
    return { ...BLANK, print: word.print, definition: word.definition ?? "", reminder: word.definition ? "" : word.reminder };
  if ("code" in word) return { ...BLANK, code: word.code, name: word.name };
  return { ...BLANK, name: word.name, doc: word.doc ?? "" };
}

/** The boxes as they were stored; a value that is not text becomes empty. */
export const boxesIn = (kept: Typed): Boxes => ({
  ...BLANK,
  ...Object.fromEntries(BOXES.flatMap((box) => (typeof kept[box] === "string" ? [[box, kept[box]]] : []))),
});

/** The word that the boxes come to; what a form does not show stays as it is in `before`. */
export function wordOf(type: WordType, boxes: Boxes, before: Word | undefined): Typed {
  const text = (box: Box) => boxes[box].trim();
  if (type === "keyword") {
    const rules = before && "print" in before ? before.rules : [];
    return { print: text("print"), rules, ...(text("definition") ? { definition: text("definition") } : {}), reminder: text("reminder") };
  }
  if (type === "set") return { code: text("code").toUpperCase(), name: text("name") };
  return { name: text("name").startsWith("#") ? text("name") : `#${text("name")}`, ...(text("doc") ? { doc: text("doc") } : {}) };
}

/** Boxes that are wrong together: a keyword needs one of its two meanings. */
const TOGETHER: Readonly<Partial<Record<Box, Box>>> = { definition: "reminder", reminder: "definition" };

/** What is still said of the boxes once one holds something else: what was said of it goes, and what was said of no box. */
export const withoutBox = (faults: readonly Fault[], box: Box): readonly Fault[] =>
  faults.filter(({ path }) => path in BOX_LABELS && path !== box && path !== TOGETHER[box]);

/** The same of several boxes. */
export const withoutBoxes = (faults: readonly Fault[], typed: Partial<Boxes>): readonly Fault[] =>
  BOXES.reduce((left, box) => (box in typed ? withoutBox(left, box) : left), faults);
