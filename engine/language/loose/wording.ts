/**
 * Loose wordings as data: how people write what a construct says. A wording is a phrase of the construct in which `[a/b/]` stands for each of
 * its alternatives, here a, b or nothing. Each row shows what it is for, and near texts that do not mean it (`wording.test.ts`); the law of
 * the loose layer samples them all.
 */

import type { Leaf } from "../reading/token.ts";
import type { Construct, Variant } from "../tables/construct.ts";
import { isStandIn, isTree, type Tree } from "../tree.ts";

export type LooseWording = {
  /** The construct that it says. */
  readonly of: string;
  readonly phrase: string;
  /** Holes of the construct that the wording leaves unsaid. */
  readonly fix?: Variant["fix"];
  /** A text as it is written, and what it is read as. */
  readonly example: readonly [string, string];
  /** Near texts, which are not read as that. */
  readonly leaves: readonly string[];
};

/** A row of a table of wordings: construct, phrase, “written => read as”, “near | near”, and what it fixes. */
export type WordingRow = readonly [of: string, phrase: string, example: string, leaves: string, fix?: Variant["fix"]];

/** Wordings written one to a line. */
export function wordings(table: readonly WordingRow[]): readonly LooseWording[] {
  return table.map(([of, phrase, example, leaves, fix]) => {
    const [written = "", becomes = ""] = example.split(" => ");
    return { of, phrase, ...(fix ? { fix } : {}), example: [written, becomes], leaves: leaves.split(" | ") };
  });
}

/** The phrases that a wording stands for. */
export function expanded(phrase: string): readonly string[] {
  const [before = "", choice, ...rest] = phrase.split(/\[([^\]]*)\]/u);
  if (choice === undefined) return [before.replace(/ +/gu, " ").trim()];
  // What stands behind the first choice, with the choices in it as they were.
  const after = rest.map((part, i) => (i % 2 === 0 ? part : `[${part}]`)).join("");
  return choice.split("/").flatMap((one) => expanded(`${before}${one}${after}`));
}

/** Constructs without the wordings that fix what the language does not have. */
export function withoutStrangers(constructs: readonly Construct[]): readonly Construct[] {
  const here = new Set(constructs.map(({ id }) => id));
  const isHere = (value: Leaf | Tree): boolean =>
    !isTree(value) || ((isStandIn(value) || here.has(value.is)) && Object.values(value.holes).every(isHere));
  return constructs.map((construct) =>
    construct.loose
      ? { ...construct, loose: construct.loose.filter((one) => typeof one === "string" || Object.values(one.fix ?? {}).every(isHere)) }
      : construct,
  );
}

/** Constructs with the wordings of a language's vocabularies; wordings of a construct that it does not have are left out. */
export function withWordings(constructs: readonly Construct[], all: readonly LooseWording[]): readonly Construct[] {
  const byConstruct = new Map<string, (string | Variant)[]>();
  for (const { of, phrase, fix } of all)
    byConstruct.set(of, [...(byConstruct.get(of) ?? []), ...expanded(phrase).map((each) => (fix ? { phrase: each, fix } : each))]);
  return constructs.map((construct) => {
    const more = byConstruct.get(construct.id);
    return more ? { ...construct, loose: [...(construct.loose ?? []), ...more] } : construct;
  });
}
