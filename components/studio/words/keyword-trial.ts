/** A keyword that is being typed, as the language is tried with it before it is saved. */
import type { KeywordRow } from "../../../engine/language/index.ts";

/** What a person has typed of it. */
export type TypedKeyword = { readonly print: string; readonly definition: string; readonly reminder: string };

/** The row that the language is tried with; undefined while it has no name or no meaning. */
export function trialRow({ print, definition, reminder }: TypedKeyword, id: string): KeywordRow | undefined {
  const [name, defined, explained] = [print.trim(), definition.trim(), reminder.trim()];
  if (!/^\p{L}/u.test(name) || (defined === "" && explained === "")) return undefined;
  return { id, print: name, ...(defined === "" ? { reminder: explained } : { definition: defined }) };
}

const EXAMPLES: Readonly<Record<string, string>> = {
  n: "2",
  m: "1",
  tag: "#Human",
  costs: "pay 1M",
  trait: "BQ",
  filter: "#Human card",
  w: "1",
  h: "3",
};

/** The keyword as a card could print it: "Mutation 2." of "Mutation {n}". */
export const trialText = (print: string): string => {
  const written = print.replace(/\[([^\]]*)\]/gu, "$1").replace(/\{(\w+)\}/gu, (_, name: string) => EXAMPLES[name] ?? name);
  return written.trim() === "" ? "" : `${written.trim()}.`;
};
