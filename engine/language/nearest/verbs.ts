/** The words of a language that change with who does it, nouns left out. */
import type { Language } from "../language.ts";

const VERBS = new WeakMap<Language, ReadonlySet<string>>();

export function verbsOf(language: Language): ReadonlySet<string> {
  const known = VERBS.get(language);
  if (known) return known;
  const verbs = new Set("cannot may is are has have gets get".split(" "));
  for (const [sort, rules] of language.grammar.rules)
    if (sort !== "Noun")
      for (const { items } of rules) for (const item of items) if (item.is === "inflected") for (const key of item.keys) verbs.add(key);
  for (const { items } of language.grammar.rules.get("Noun") ?? [])
    for (const item of items) if (item.is === "inflected") for (const key of item.keys) verbs.delete(key);
  VERBS.set(language, verbs);
  return verbs;
}
