/** A keyword that is being typed, as the language is tried with it before it is saved. */

import type { KeywordRow } from "../../../engine/language/index.ts";
import { keywordExample } from "../../../engine/language/tables/keyword-example.ts";

/** What a person has typed of it. */
export type TypedKeyword = { readonly print: string; readonly definition: string; readonly reminder: string };

/** The row that the language is tried with; undefined while it has no name or no meaning. */
export function trialRow({ print, definition, reminder }: TypedKeyword, id: string): KeywordRow | undefined {
  const [name, defined, explained] = [print.trim(), definition.trim(), reminder.trim()];
  if (!/^\p{L}/u.test(name) || (defined === "" && explained === "")) return undefined;
  return { id, print: name, ...(defined === "" ? { reminder: explained } : { definition: defined }) };
}

/** The keyword as a card could print it: "Mutation 2." of "Mutation {n}". */
export const trialText = (print: string): string => {
  const written = keywordExample(print.replace(/\[([^\]]*)\]/gu, "$1"));
  return written.trim() === "" ? "" : `${written.trim()}.`;
};
