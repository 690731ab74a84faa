/** Headings as people write them: what pages call a column leads to it. */
import type { FieldSpec, FieldSpecs } from "./fields.ts";
import { isPrice } from "./price.ts";

const MEMBERS: readonly (readonly [label: string, column: string])[] = [
  ["Type", "kind"],
  ["Rules text", "text"],
  ["Flavour", "flavor"],
  ["Copies", "count"],
];

function labelsOf([name, spec]: [string, FieldSpec]): readonly (readonly [label: string, column: string])[] {
  if (spec.is === "derived" || spec.is === "fromText") return [];
  if (spec.is !== "numbers") return [[spec.label, name]];
  return spec.keys.map((key) => [spec.nullable ? key : `${spec.label}: ${key}`, `${name}.${key}`]);
}

/** The form shows money and amounts as one price, so both are a price in a table too. */
function pricesOf([name, spec]: [string, FieldSpec]): readonly (readonly [label: string, column: string])[] {
  if (spec.is === "number" && isPrice(spec)) return ["Price", "Cost", `Price: ${spec.unit ?? ""}`].map((label) => [label, name]);
  if (spec.is === "numbers" && spec.search?.includes("cost.{key}")) return spec.keys.map((key) => [`Price: ${key}`, `${name}.${key}`]);
  return [];
}

/** What the columns of a game's cards are called on pages, in lower case, with the column that each is. Names of columns are not among them. */
export function headingNames(specs: FieldSpecs): ReadonlyMap<string, string> {
  const fields = Object.entries(specs);
  const labels = [...MEMBERS, ...fields.flatMap(pricesOf), ...fields.flatMap(labelsOf)];
  const columns = new Set(labels.map(([, column]) => column.toLowerCase()));
  return new Map(labels.map(([label, column]) => [label.toLowerCase(), column] as const).filter(([label]) => !columns.has(label)));
}
