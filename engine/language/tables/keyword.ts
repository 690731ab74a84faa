/** Keywords are rows of the content; each row becomes constructs: how it is printed, and its bare name. */

import type { Vocabulary } from "../language.ts";
import { type Construct, construct } from "./construct.ts";
import { keywordExample } from "./keyword-example.ts";
import { keywordName } from "./keyword-name.ts";
import type { Sort } from "./sort.ts";

export type KeywordRow = {
  readonly id: string;
  /** As printed: holes in braces, what may be left out in brackets, "Dead Drop {n}[ {tag}]". */
  readonly print: string;
  /** In words of this language; absent: the rules of the game know it. */
  readonly definition?: string;
  /** Of a built-in one: what it means, for people. */
  readonly reminder?: string;
  /** False: it is only printed on cards and cannot be given to one by a text. */
  readonly given?: boolean;
};

/** The sort of a parameter, by its name. */
export const PARAMETERS: Readonly<Record<string, Sort>> = {
  n: "INT",
  m: "INT",
  tag: "TAG",
  costs: "Costs",
  trait: "Trait",
  filter: "Group",
  size: "SIZE",
};

/** The ways to print a keyword: without and with what may be left out. */
export function printings(print: string): readonly string[] {
  const sized = print.replace("{w}x{h}", "{size}");
  const without = sized.replace(/\[[^\]]*\]/, "");
  return without === sized ? [sized] : [without, sized.replace(/[[\]]/g, "")];
}

/** The texts that go with the printings: what stands in brackets belongs to the second one only. */
export const perPrinting = (row: KeywordRow, text: string): readonly string[] =>
  printings(row.print).map((_, i) => (i === 0 ? text.replace(/\[[^\]]*\]/g, "").replace(/ {2,}/g, " ") : text.replace(/[[\]]/g, "")));

/** The construct ids of a row's printings, in their order. */
export const keywordIds = (row: KeywordRow): readonly string[] =>
  printings(row.print).map((_, i) => (i === 0 ? `kw.${row.id}` : `kw.${row.id}.with`));

/** The words that a list of keywords adds to a language. */
export function keywordVocabulary(id: string, rows: readonly KeywordRow[]): Vocabulary {
  const [first] = rows;
  const examples = first ? { "line.keyword": keywordExample(printings(first.print)[0] ?? first.print) } : {};
  return { id, imports: ["core"], constructs: rows.flatMap(keywordConstructs), keywords: rows, examples };
}

function keywordConstructs(row: KeywordRow): Construct[] {
  const ids = keywordIds(row);
  const doc = row.definition ?? row.reminder ?? "";
  const sort = row.given === false ? "Kw" : "GKw";
  const printed = printings(row.print).map((print, i) => {
    const phrase = print.replace(
      /\{(\w+)\}/g,
      (_, name: string) => `{${name}:${PARAMETERS[name] ?? name}${name === "filter" ? ":0" : ""}}`,
    );
    return construct(sort, ids[i] ?? row.id, phrase, doc, keywordExample(print));
  });
  const name = keywordName(row);
  return [
    ...printed,
    construct("KwName", `kwname.${row.id}`, name, `The keyword ${name}.`, name, { run: { is: "term", make: () => row.id } }),
  ];
}
