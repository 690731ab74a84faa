/** The reference of a language: every construct with its phrases, documentation and example, by sort. Pages and the command line show it. */

import { phraseOf } from "../editing/expect.ts";
import type { Language } from "../language.ts";
import { notCarriedOut } from "../machine/own.ts";
import { readPhrase } from "./construct.ts";
import { labelOf, SORTS, type Sort } from "./sort.ts";

export type ReferenceEntry = {
  readonly id: string;
  /** The vocabulary that the construct belongs to. */
  readonly from: string;
  /** With its holes as what belongs into them: "deal ‹damage› to ‹cards›". */
  readonly phrase: string;
  readonly doc: string;
  readonly example: string;
  /** Free variants, printed as they are written. */
  readonly same: readonly string[];
  /** Accepted spellings, printed as the phrase. */
  readonly also: readonly string[];
  /** Wordings that are answered with the phrase, and why. */
  readonly refused: readonly { readonly phrase: string; readonly why: string }[];
  /** Why the game cannot carry it out yet; absent where it can, or carries nothing out. */
  readonly lacks?: string;
};

export type ReferenceSort = {
  readonly sort: Sort;
  readonly label: string;
  readonly includes: readonly Sort[];
  readonly entries: readonly ReferenceEntry[];
};

/** Sorts in the order from whole sentences to single words; those that the language has nothing of are left out. */
export function referenceOf(language: Language): readonly ReferenceSort[] {
  const shown = (variant: string | { readonly phrase: string }): string =>
    phraseOf(readPhrase(typeof variant === "string" ? variant : variant.phrase));
  const owners = new Map(language.vocabularies.flatMap(({ id, constructs }) => constructs.map((construct) => [construct.id, id] as const)));
  const lacking = notCarriedOut(language);
  return SORTS.flatMap((sort) => {
    const entries = language.constructs
      .filter((construct) => construct.sort === sort)
      .map(({ id, phrase, doc, example, same = [], also = [], refuse = [] }) => ({
        id,
        from: owners.get(id) ?? "",
        phrase: shown(phrase),
        doc,
        example,
        same: same.map(shown),
        also: also.map(shown),
        refused: refuse.map((variant) => ({ phrase: shown(variant), why: variant.why })),
        ...(lacking.has(id) ? { lacks: lacking.get(id) ?? "" } : {}),
      }));
    const includes = (language.grammar.included.get(sort) ?? []).map((inner) => inner.sort);
    return entries.length === 0 ? [] : [{ sort, label: labelOf(sort), includes, entries }];
  });
}
