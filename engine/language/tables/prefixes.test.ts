import { expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import type { Item } from "./construct.ts";
import type { Rule } from "./grammar.ts";
import { type Prefix, prefixesOf } from "./prefixes.ts";

/** Every rule with the items that lead to it, in the order of the rules. */
function endsOf(
  prefix: Prefix,
  items: readonly Item[] = [],
): { readonly rule: Rule; readonly order: number; readonly items: readonly Item[] }[] {
  const here = prefix.ends.map((end) => ({ ...end, items }));
  return [...here, ...prefix.steps.flatMap(({ item, next }) => endsOf(next, [...items, item]))].sort((a, b) => a.order - b.order);
}

/** “a” and “an” are read alike. */
const asRead = (item: Item) => (item.is === "hole" ? item : item.is === "word" ? item.key : [item.keys, item.by]);

const { grammar } = shippedLanguage("megacorp");

test("each rule is read by its own items and by no others", () => {
  for (const rules of grammar.rules.values()) {
    const ends = endsOf(prefixesOf(rules));
    expect(ends.map(({ rule }) => rule)).toEqual(rules);
    for (const { rule, items } of ends) expect(items.map(asRead)).toEqual(rule.items.map(asRead));
  }
});

test("rules that begin alike are read together", () => {
  const acts = grammar.rules.get("Act") ?? [];
  const steps = new Set(acts.flatMap(({ items: [first] }) => (first?.is === "word" ? [first.key] : [])));
  const words = prefixesOf(acts).steps.filter(({ item }) => item.is === "word");
  expect(words.map(({ item }) => item.is === "word" && item.key)).toEqual([...steps]);
});

test("what agrees with something that its rule fixes is read by that rule alone", () => {
  const [rule] = grammar.rules.get("Act") ?? [];
  if (!rule) throw new Error("There are no acts");
  const item = { is: "inflected", texts: ["is", "are"], keys: ["is", "are"], by: "fixed" } as const;
  const one = { ...rule, items: [item], fix: { fixed: 1 } };
  expect(prefixesOf([one, { ...one, fix: { fixed: 2 } }]).steps).toHaveLength(2);
});

test("the ways on that a word fits are those that it begins, and every hole", () => {
  const prefix = prefixesOf(grammar.rules.get("Static") ?? []);
  const fitting = prefix.fitting("each");
  expect(fitting.filter(({ item }) => item.is === "hole")).toEqual(prefix.holes);
  expect(prefix.fitting("no word of any game")).toEqual(prefix.holes);
});
