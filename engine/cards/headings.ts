/** Headings as people write them: what pages call a column leads to it. */
import type { FieldSpec, FieldSpecs } from "./fields.ts";
import { isPrice } from "./price.ts";
import { unitParts } from "./unit.ts";

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
  if (spec.is === "number" && isPrice(spec))
    return ["Price", "Cost", `Price: ${unitParts(spec.unit).after.trim()}`].map((label) => [label, name]);
  if (spec.is === "numbers" && spec.search?.includes("cost.{key}")) return spec.keys.map((key) => [`Price: ${key}`, `${name}.${key}`]);
  return [];
}

/** What designers call columns in spreadsheets of their own, most telling first. `tags`: the field of tags, whatever it is called. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  name: ["card name", "card title", "title", "card"],
  kind: ["card type", "type", "kind", "card kind"],
  text: [
    ...["rules", "rules text", "rule text", "rules box", "text box", "textbox", "card text", "game text", "text", "rules textbox"],
    ...["abilities", "ability", "ability text", "effect", "effects", "effect text", "oracle text", "oracle", "what it does"],
  ],
  flavor: ["flavour text", "flavor text", "flavour", "flavor", "quote", "lore"],
  count: ["copies", "number of copies", "qty", "quantity", "how many"],
  number: ["card number", "card no", "collector number", "no", "nr"],
  set: ["set code"],
  artist: ["illustrator", "art by", "artist name"],
  licence: ["license"],
  "art.hint": ["art description", "illustration", "art", "picture"],
  tags: ["tags", "tag", "subtype", "subtypes", "subtype s"],
};

/** A heading without what people put around it: "Cost (M)" and "rules_text:" are "cost" and "rules text". */
const bare = (heading: string): string =>
  heading
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

/**
 * For each column that a heading only suggests, the heading: "Rules" for the text. Where several suggest one column the most telling has it.
 *
 * @param free columns that no heading names outright
 */
export function guessedColumns(specs: FieldSpecs, headings: readonly string[], free: ReadonlySet<string>): ReadonlyMap<string, string> {
  const labels = headingNames(specs);
  const tags = Object.entries(specs).find(([, spec]) => spec.is === "set" && spec.of === "tag")?.[0];
  const guessed = new Map<string, string>();
  const left = new Set(headings);
  const claim = (column: string | undefined, heading: string | undefined) => {
    if (column === undefined || heading === undefined || !free.has(column) || guessed.has(column) || !left.delete(heading)) return;
    guessed.set(column, heading);
  };
  for (const heading of headings) claim(labels.get(heading.toLowerCase()) ?? labels.get(bare(heading)), heading);
  for (const [column, words] of Object.entries(WRITTEN))
    for (const word of words)
      claim(
        column === "tags" ? tags : column,
        [...left].find((heading) => bare(heading) === word),
      );
  return guessed;
}

/** What the columns of a game's cards are called on pages, each with the column; several may be one. */
export function headingLabels(specs: FieldSpecs): readonly (readonly [label: string, column: string])[] {
  const fields = Object.entries(specs);
  return [...MEMBERS, ...fields.flatMap(pricesOf), ...fields.flatMap(labelsOf)];
}

/** The same in lower case. Names of columns are not among them. */
export function headingNames(specs: FieldSpecs): ReadonlyMap<string, string> {
  const labels = headingLabels(specs);
  const columns = new Set(labels.map(([, column]) => column.toLowerCase()));
  return new Map(labels.map(([label, column]) => [label.toLowerCase(), column] as const).filter(([label]) => !columns.has(label)));
}
