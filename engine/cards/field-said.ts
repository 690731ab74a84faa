/**
 * Sentences of a rules text that say what a field of the card is for: “Cost: 2 blue, 1 red”, “5 points”, “0/0/0/1”, “Role: Hacker”. People who write on index cards put all of a card into
 * its text.
 */
import type { FieldSpec } from "./fields.ts";
import { priceFields, readPrice } from "./price-line.ts";
import { tagName } from "./tag-name.ts";
import { withoutUnit } from "./unit.ts";

/** What is said: of which field, by the word that people read, and values by their paths among the fields, “scores.BQ”: other numbers of the field stay. */
export type FieldSaid = { readonly label: string; readonly values: Readonly<Record<string, unknown>> };

type Fields = readonly (readonly [string, FieldSpec])[];

const PRICES: readonly string[] = ["cost", "price", "valuation"];
/** What people call a field beside its name. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  cost: [...PRICES, "costs", "to buy", "buy for"],
  points: ["point", "pts", "vp", "victory points", "worth"],
  "token spaces": ["tokens", "token", "spaces"],
  steals: ["skills", "skill", "steal"],
};

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&");

/** The words for a field, in small letters, the longest first. */
function namesOf({ label, search = [] }: FieldSpec): readonly string[] {
  const names = [label, ...search.filter((name) => name.length > 2 && !/[{.]/u.test(name))].map((name) => name.toLowerCase());
  const all = names.flatMap((name) => [name, name.replace(/ies$/u, "y").replace(/s$/u, "")]);
  const also = Object.entries(ALSO).flatMap(([key, words]) =>
    all.includes(key) || (key === "cost" && all.some((one) => PRICES.includes(one))) ? words : [],
  );
  return [...new Set([...all, ...also])].toSorted((a, b) => b.length - a.length);
}

/** What is said of a field behind its name, or before it if `before`; undefined where the sentence does not speak of it. */
function saidOf(sentence: string, spec: FieldSpec, before: boolean): string | undefined {
  const names = namesOf(spec).map(escaped).join("|");
  const behind = new RegExp(`^(?:its |this card's )?(?:${names})(?: is| of)?\\s*[:=]?\\s+(.+)$`, "iu").exec(sentence)?.[1];
  if (behind !== undefined || !before) return behind;
  return new RegExp(`^(?:worth |an? )?(.+?)\\s+(?:${names})$`, "iu").exec(sentence)?.[1];
}

function numberIn(
  said: string,
  { unit, min = 0, max = Number.POSITIVE_INFINITY }: Extract<FieldSpec, { is: "number" }>,
): number | undefined {
  const digits = withoutUnit(said, unit);
  const value = Number(digits);
  return /^\d{1,4}$/u.test(digits) && value >= min && value <= max ? value : undefined;
}

/** “2 IQ, 1 BQ”, “IQ 2”, and with all numbers in order “2/0/0/1”. */
function numbersIn(said: string, { keys }: Extract<FieldSpec, { is: "numbers" }>): Readonly<Record<string, number>> | undefined {
  const listed = said.split(/\s*\/\s*/u);
  if (listed.length === keys.length && keys.length > 1 && listed.every((one) => /^\d+$/u.test(one)))
    return Object.fromEntries(keys.map((key, i) => [key, Number(listed[i])]));
  const found: Record<string, number> = {};
  for (const part of said.split(/\s*(?:,|\+|&|\band\b)\s*|(?<=\d ?\p{L}{2,20})\s+(?=\d)/iu)) {
    const [, first, word, second] = /^(\d+)?\s*(\p{L}+)\s*[:=]?\s*(\d+)?$/u.exec(part) ?? [];
    const key = keys.find((one) => one.toLowerCase() === word?.toLowerCase());
    const n = first ?? second;
    if (key === undefined || n === undefined || (first !== undefined && second !== undefined)) return undefined;
    found[key] = Number(n);
  }
  return found;
}

const oneOf = (of: readonly string[], word: string, aliases: Readonly<Record<string, string>> = {}): string | undefined =>
  of.find((one) => one.toLowerCase() === word.toLowerCase()) ?? aliases[word.toLowerCase()];

function listIn(said: string, of: readonly string[]): readonly string[] | undefined {
  const found = said.split(/\s*(?:,|\/|&|\band\b)\s*/iu).map((word) => oneOf(of, word));
  return found.every((one) => one !== undefined) ? found : undefined;
}

const TAGS = /^#[\p{L}\d-]+(?:(?:\s*[,/&]\s*|\s+)#[\p{L}\d-]+)*$/u;

/** The value of one field that a sentence says, if it says nothing else. */
function valueIn(sentence: string, spec: FieldSpec): unknown {
  switch (spec.is) {
    case "number": {
      const said = saidOf(sentence, spec, true);
      // “Worth 3 VP” names it twice.
      return said === undefined ? undefined : (numberIn(said, spec) ?? numberIn(saidOf(said, spec, true) ?? "", spec));
    }
    case "numbers": {
      const alone = numbersIn(sentence, spec);
      if (alone !== undefined && Object.keys(alone).length > 1) return alone;
      const said = saidOf(sentence, spec, false);
      return said === undefined ? undefined : numbersIn(said, spec);
    }
    case "one": {
      const said = saidOf(sentence, spec, true) ?? sentence;
      return oneOf(spec.of, said, spec.aliases);
    }
    case "set": {
      if (spec.of === "tag") {
        return TAGS.test(sentence) ? [...sentence.matchAll(/#[\p{L}\d-]+/gu)].map(([tag]) => tagName(tag)) : undefined;
      }
      if (typeof spec.of === "string") return undefined;
      // “Skill: Steal Credits” names it twice.
      const said = saidOf(sentence, spec, false) ?? sentence;
      return listIn(said, spec.of) ?? listIn(saidOf(said, spec, false) ?? said, spec.of);
    }
    case "flag":
      return namesOf(spec).includes(sentence.toLowerCase()) ? true : undefined;
    default:
      return undefined;
  }
}

/** A price of money and other things: “Cost: 4M and 2 IQ”. */
function priceIn(sentence: string, fields: Fields): FieldSaid | undefined {
  const price = priceFields(fields);
  const spec = fields.find(([name]) => name === price?.amounts)?.[1];
  if (!price || !spec) return undefined;
  const said = saidOf(sentence, { ...spec, search: PRICES }, false);
  if (said === undefined || !/\d/u.test(said)) return undefined;
  const read = readPrice(said.replaceAll(/\band\b/giu, " "), price.words);
  if (typeof read === "string") return undefined;
  const money = price.money === undefined || read.money === undefined ? {} : { [price.money]: read.money };
  return { label: "Price", values: { ...money, [price.amounts]: read.amounts } };
}

/** A value by its path; of numbers that every card of the kind has each by its own. */
const byPath = (name: string, spec: FieldSpec, value: unknown): Readonly<Record<string, unknown>> =>
  spec.is === "numbers" && !spec.sparse && typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, n]) => [`${name}.${key}`, n]))
    : { [name]: value };

/** Numbers and letters that say nothing by themselves. */
const SHORTEST = 3;

/**
 * What a sentence of a rules text says about a field of its card; undefined where it does not, or says more.
 *
 * @param fields the stored fields of the kind of card
 */
export function fieldSaid(fields: Fields, sentence: string): FieldSaid | undefined {
  const bare = sentence
    .trim()
    .replace(/^\((.*)\)$/su, "$1")
    .replace(/[.;:]$/u, "")
    .trim();
  if (bare.length < SHORTEST || bare.includes("\n")) return undefined;
  return oneSaid(fields, bare) ?? severalIn(fields, bare);
}

function oneSaid(fields: Fields, bare: string): FieldSaid | undefined {
  if (bare.length < SHORTEST) return undefined;
  const price = priceIn(bare, fields);
  if (price) return price;
  const amounts = priceFields(fields)?.amounts;
  for (const [name, spec] of fields) {
    if (name === amounts) continue;
    const value = valueIn(bare, spec);
    if (value !== undefined) return { label: spec.label, values: byPath(name, spec, value) };
  }
  return undefined;
}

const MOST_PARTS = 4;
const MOST_WORDS = 5;

/** “Cost 3 red, freelance”: several fields, each with a part of the sentence. */
function severalIn(fields: Fields, sentence: string): FieldSaid | undefined {
  const parts = sentence.split(/\s*[,;]\s*/u);
  return parts.length > 1 ? partsIn(fields, parts) : inTwo(fields, sentence);
}

/** “Level 2 Diplomat”: two fields without a mark between them. */
function inTwo(fields: Fields, sentence: string): FieldSaid | undefined {
  const words = sentence.split(/\s+/u);
  if (words.length < 2 || words.length > MOST_WORDS) return undefined;
  for (let at = 1; at < words.length; at++) {
    const found = partsIn(fields, [words.slice(0, at).join(" "), words.slice(at).join(" ")]);
    if (found) return found;
  }
  return undefined;
}

function partsIn(fields: Fields, parts: readonly string[]): FieldSaid | undefined {
  if (parts.length > MOST_PARTS) return undefined;
  const found = parts.map((part) => oneSaid(fields, part));
  const all = found.filter((one) => one !== undefined);
  const labels = new Set(all.map(({ label }) => label));
  if (all.length < parts.length || labels.size < parts.length) return undefined;
  return { label: [...labels].join("” and “"), values: Object.assign({}, ...all.map(({ values }) => values)) };
}
