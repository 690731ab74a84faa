/** "Did you mean": what to write in place of a part that is not understood. */
import { nearest } from "../nearest.ts";
import { type Choice, quoted, type SearchField, valueKey } from "./field.ts";
import type { SearchFields } from "./fields.ts";

/** Names of fields near to a mistyped one, best first; a two-letter slip of a one-letter alias is no slip. */
export const nearFields = (word: string, fields: SearchFields): readonly string[] => nearest(word, fields.byName.keys(), 5);

/** The value that a mistyped one may stand for, as it is written in a query. */
export function nearValue(word: string, choices: readonly Choice[], aliases?: ReadonlyMap<string, string>): string | undefined {
  const spellings = new Map(
    choices.flatMap((choice) => [[choice.value, choice.value] as const, [choice.label.toLowerCase(), choice.value] as const]),
  );
  for (const [alias, value] of aliases ?? []) spellings.set(alias, value);
  const [near] = nearest(word, spellings.keys(), 1);
  return near === undefined ? undefined : spellings.get(near);
}

/** The choice that a value names, by its own name or an alias. */
export function choiceOf(value: string, choices: readonly Choice[], aliases?: ReadonlyMap<string, string>): Choice | undefined {
  const key = valueKey(value);
  const wanted = aliases?.get(key);
  return choices.find((choice) => choice.value === wanted || valueKey(choice.value) === key);
}

/** Another field that has this value: `type:gnost` is meant as `faction:gnost`. Undefined when none or several have it. */
export function fieldWithValue(value: string, fields: SearchFields): string | undefined {
  const owners = fields.all.filter(
    (field) => hasClosedChoices(field) && choiceOf(value, field.choices, "aliases" in field ? field.aliases : undefined) !== undefined,
  );
  const [owner] = owners;
  return owners.length === 1 && owner ? `${owner.name}:${quoted(value.toLowerCase())}` : undefined;
}

function hasClosedChoices(
  field: SearchField,
): field is Extract<SearchField, { choices?: readonly Choice[] }> & { readonly choices: readonly Choice[] } {
  return (field.type === "one" || field.type === "set" || field.type === "flags") && field.choices !== undefined;
}

/** Operators that fingers swap or double, and what they mean. */
export const OP_SLIPS: Readonly<Record<string, string>> = {
  "=>": ">=",
  "=<": "<=",
  "==": "=",
  "<>": "!=",
  "::": ":",
  ":=": "=",
  "=:": "=",
  ":>": ">",
  ":<": "<",
  ":>=": ">=",
  ":<=": "<=",
  ">>": ">",
  "<<": "<",
  "=!": "!=",
};
