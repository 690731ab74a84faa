/** Reads the parts that compare numbers: `cost<=3`, `c:2-4`, `iq:-`, `iq>bq`, `iq+eq>=6`, `val:8M`, `price<=¥4M`. */
import { nearest } from "../nearest.ts";
import { isUnit } from "../unit.ts";
import type { SearchField } from "./field.ts";
import type { SearchFields } from "./fields.ts";
import { type Fault, fault, type Reading, rewritten } from "./reading.ts";
import type { FieldPiece, Item } from "./scan.ts";
import type { Op, Sum } from "./types.ts";

const NUMBER = /^(\p{Sc}?)(-?\d{1,15}(?:\.\d{1,6})?)([^\d\s.-]*)$/u;
/** Digits that a number keeps exactly and is printed with. */
const RANGE = /^(\p{Sc}?)(-?\d{1,15}(?:\.\d{1,6})?)([^\d\s.-]*)-(\p{Sc}?)(-?\d{1,15}(?:\.\d{1,6})?)([^\d\s.-]*)$/u;

/** The left side is known to be made of number fields. */
export function numberTerm(piece: FieldPiece, op: Op, fields: SearchFields): Reading {
  const left = sumOf(piece.left.text, fields) ?? [];
  const { from, to, items } = piece;
  const [first] = items;
  const names = piece.left.text.toLowerCase();
  const equals = op === ":" || op === "=" || op === "!=";
  if (!first || first.kind === "regex") return fault(piece, `“${names}” is a number, so it cannot match a regular expression.`);
  if (first.kind === "null") {
    return equals
      ? { node: { kind: "null", left, op, from, to } }
      : fault(piece, `A - is not a number, so it cannot be compared with “${op}”.`, `${names}:-`);
  }
  if (!equals && items.length > 1) return fault(piece, `“${op}” compares with one number, not ${items.length}.`);
  const range = items.length === 1 ? RANGE.exec(first.text) : null;
  if (range) {
    const wrong = [around(range[1], range[3]), around(range[4], range[6])].find((unit) => !unitFits(unit, left, fields));
    if (wrong !== undefined)
      return fault(piece, unitMessage(names, wrong), rewritten(piece, piece.left.text, piece.op.text, `${range[2]}-${range[5]}`));
    const ends = [Number(range[2]), Number(range[5])] as const;
    if (!equals) return fault(piece, `“${op}” compares with one number, not a range.`, rewritten(piece, piece.left.text, ":"));
    return { node: { kind: "number", left, op, right: { is: "range", low: Math.min(...ends), high: Math.max(...ends) }, from, to } };
  }
  const sum = items.length === 1 && first.kind === "run" ? sumOf(first.text, fields) : undefined;
  if (sum) return { node: { kind: "number", left, op, right: { is: "sum", sum }, from, to } };
  return listTerm(piece, op, left, fields);
}

function listTerm(piece: FieldPiece, op: Op, left: Sum, fields: SearchFields): Reading {
  const { from, to, items } = piece;
  const names = piece.left.text.toLowerCase();
  const numbers: number[] = [];
  /** The items that fit, among them codes such as R-H4. */
  const accepted: string[] = [];
  let code: string | undefined;
  const ignored: Fault[] = [];
  const owner = left.length === 1 ? fields.byName.get(left[0]?.field ?? "") : undefined;
  for (const item of items) {
    const match = NUMBER.exec(item.text);
    if (match && unitFits(around(match[1], match[3]), left, fields)) numbers.push(Number(match[2]));
    else if (owner?.type === "number" && owner.code && /[\p{L}\d]/u.test(item.text)) code = item.text;
    else {
      ignored.push(noNumber(piece, item, around(match?.[1], match?.[3]), names, fields));
      continue;
    }
    accepted.push(item.text);
  }
  const where = { from, to };
  if (code !== undefined) {
    if (op !== ":" && op !== "=" && op !== "!=")
      return fault(piece, `A code such as “${code}” is not a number, so it cannot be compared with “${op}”.`);
    return { node: { kind: "text", field: owner?.name ?? "", op: op === "!=" ? "!=" : "=", values: accepted, ...where }, ignored };
  }
  if (numbers.length === 0) return { ignored };
  return { node: { kind: "number", left, op, right: { is: "list", numbers }, ...where }, ignored };
}

function noNumber(piece: FieldPiece, item: Item, unit: string, names: string, fields: SearchFields): Fault {
  const alone = piece.items.length === 1 && !piece.hanging;
  const where = alone ? piece : item;
  const number = /^\p{Sc}?(-?\d+(?:\.\d+)?)/u.exec(item.text)?.[1];
  const numberFields = [...fields.byName].filter(([, field]) => isNumber(field)).map(([name]) => name);
  const meant = unit !== "" && number !== undefined ? number : nearest(item.text, numberFields, 1)[0];
  const suggestion = meant === undefined ? undefined : alone ? rewritten(piece, piece.left.text, piece.op.text, meant) : meant;
  const message = unit !== "" && number !== undefined ? unitMessage(names, unit) : `“${names}” is a number, but “${item.text}” is not.`;
  return { from: where.from, to: where.to, message, ...(suggestion === undefined ? {} : { suggestion }) };
}

const unitMessage = (names: string, unit: string): string => `“${names}” is not measured in “${unit}”.`;
const isNumber = (field: SearchField | undefined): boolean => field?.type === "number" || field?.type === "count";

/** A sum of number fields, or undefined when the text is none. */
function sumOf(text: string, fields: SearchFields): Sum | undefined {
  const parts = text.toLowerCase().match(/[+-]?[^+-]+/g) ?? [];
  if (parts.join("") !== text.toLowerCase() || /^[+-]/.test(text)) return undefined;
  const sum: { field: string; sign: 1 | -1 }[] = [];
  for (const part of parts) {
    const field = fields.byName.get(part.replace(/^[+-]/, ""));
    if (!field || !isNumber(field)) return undefined;
    sum.push({ field: field.name, sign: part.startsWith("-") ? -1 : 1 });
  }
  return sum.length > 0 ? sum : undefined;
}

/** What is written before and behind a number, as one. */
const around = (before = "", after = ""): string => before + after;

function unitFits(unit: string, sum: Sum, fields: SearchFields): boolean {
  if (unit === "") return true;
  return sum.some(({ field }) => {
    const owner = fields.byName.get(field);
    return owner?.type === "number" && owner.unit !== undefined && isUnit(unit, owner.unit);
  });
}
