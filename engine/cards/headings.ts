/** Headings as people write them: what pages call a column leads to it. */
import type { FieldSpec, FieldSpecs } from "./fields.ts";

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

/** What the columns of a game's cards are called on pages, in lower case, with the column that each is. Names of columns are not among them. */
export function headingNames(specs: FieldSpecs): ReadonlyMap<string, string> {
  const labels = [...MEMBERS, ...Object.entries(specs).flatMap(labelsOf)];
  const columns = new Set(labels.map(([, column]) => column.toLowerCase()));
  return new Map(labels.map(([label, column]) => [label.toLowerCase(), column] as const).filter(([label]) => !columns.has(label)));
}
