/**
 * What keeps a typed card from being saved, at its field and in a sentence, at once as it is typed. The server's schema has the last word;
 * both come from the same declaration, and a test holds that they never disagree.
 */
import { PROVENANCES } from "../../../engine/cards/card.ts";
import { type FieldSpec, storedFields } from "../../../engine/cards/fields.ts";
import { nearest } from "../../../engine/cards/nearest.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { type Draft, get, isObject } from "../card/draft.ts";
import { priceFields, priceProblem } from "./price.ts";

/** By path: "fields.valuation" → what is wrong and what to do. */
export type Problems = ReadonlyMap<string, string>;

export function problemsOf(game: LibraryGame, draft: Draft): Problems {
  const found = new Map<string, string>();
  const add = (path: string, problem: string | undefined) => problem && found.set(path, problem);
  add("name", nameProblem(get(draft, "name")));
  add(
    "set",
    /^[A-Z0-9-]{1,12}$/.test(String(draft["set"] ?? "")) ? undefined : "A set's code is 1 to 12 capitals, digits or hyphens, like MC1.",
  );
  add("number", lengthProblem(draft["number"], 24, "A number in the set"));
  add("count", countProblem(draft["count"]));
  for (const [path, most] of [
    ["text", 10_000],
    ["flavor", 2_000],
    ["credit.artist", 200],
    ["credit.licence", 200],
  ] as const) {
    const value = get(draft, path);
    add(
      path,
      typeof value === "string" && value.length > most ? `This is ${value.length} characters long; at most ${most} are kept.` : undefined,
    );
  }
  for (const language of ["names", "flavors"] as const)
    for (const code of Object.keys(isObject(draft[language]) ? draft[language] : {}))
      add(`${language}.${code}`, /^[a-z]{2}$/.test(code) ? undefined : "A language is two lower-case letters, like fr.");
  if (!PROVENANCES.some((one) => one === draft["provenance"])) add("provenance", "Say where the card comes from.");
  const kind = game.kinds.find(({ id }) => id === draft["kind"]);
  if (!kind) {
    add("kind", `Choose a type: ${game.kinds.map(({ name }) => name.toLowerCase()).join(", ")}.`);
    return found;
  }
  const fields = storedFields(game.fields, kind.id);
  for (const [name, spec] of fields)
    for (const [path, problem] of fieldProblems(`fields.${name}`, spec, get(draft, `fields.${name}`))) found.set(path, problem);
  const price = priceFields(fields);
  const priced = price && `fields.${price.money ?? price.amounts}`;
  if (price && priced && found.has(priced)) add(priced, priceProblem(get(draft, priced), price.words));
  return found;
}

function nameProblem(value: unknown): string | undefined {
  const name = typeof value === "string" ? value : "";
  if (name === "") return "Every card has a name. Type one.";
  if (name.length > 120) return `A name has at most 120 characters; this one has ${name.length}.`;
  if (!/^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}]+$/u.test(name)) return "A name is one line with letters or signs that can be seen.";
  return undefined;
}

function lengthProblem(value: unknown, most: number, what: string): string | undefined {
  const text = typeof value === "string" ? value : "";
  if (text === "") return `${what} is missing.`;
  return text.length > most ? `${what} has at most ${most} characters.` : undefined;
}

const countProblem = (value: unknown): string | undefined =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 999
    ? undefined
    : "How many copies lie in the box: a whole number from 1 to 999.";

type Found = readonly (readonly [path: string, problem: string])[];
const one = (path: string, problem: string | undefined): Found => (problem ? [[path, problem]] : []);

/** What is wrong with the value of one field, at the field or at a part of it. */
export function fieldProblems(path: string, spec: FieldSpec, value: unknown): Found {
  if (value === undefined) return spec.optional ? [] : one(path, missing(spec));
  switch (spec.is) {
    case "number":
      return one(path, numberProblem(value, spec));
    case "numbers": {
      if (!isObject(value)) return one(path, `${quoted(value)} is not understood here.`);
      const strange = Object.keys(value).filter((key) => !spec.keys.includes(key));
      return [
        ...one(path, strange.length > 0 ? `${strange.join(", ")} is none of ${spec.keys.join(", ")}.` : undefined),
        ...spec.keys.flatMap((key) =>
          value[key] === undefined
            ? one(`${path}.${key}`, spec.sparse ? undefined : `${key} is missing: type a number${spec.nullable ? ", or - for none" : ""}.`)
            : one(`${path}.${key}`, numberProblem(value[key], spec)),
        ),
      ];
    }
    case "one":
      return one(path, spec.of.some((known) => known === value) ? undefined : notAmong(value, spec.of));
    case "set": {
      if (!Array.isArray(value)) return one(path, `${quoted(value)} is not a list.`);
      const known = Array.isArray(spec.of) ? spec.of : undefined;
      const odd = value.find((item) => typeof item !== "string" || item === "" || (known && !known.includes(item)));
      if (odd !== undefined) return one(path, notAmong(odd, known ?? []));
      return one(path, new Set(value).size < value.length ? "The same word stands here twice." : undefined);
    }
    case "flag":
      return one(path, typeof value === "boolean" ? undefined : `${quoted(value)} is neither yes nor no.`);
    case "text":
      return one(path, typeof value === "string" ? undefined : `${quoted(value)} is no text.`);
    case "record":
      return one(path, isObject(value) ? undefined : "This is not understood; it is written as on cards that have it.");
    case "derived":
    case "fromText":
      return [];
  }
}

function missing(spec: FieldSpec): string {
  if (spec.is === "one") return `Choose one: ${spec.of.join(", ")}.`;
  if (spec.is === "number") return `${spec.label} is missing: type a number${spec.nullable ? ", or - for none" : ""}.`;
  return `${spec.label} is missing.`;
}

/** A whole number of more digits than any field holds stays as it was typed. */
const MANY_DIGITS = /^[-−]?\d{10,}$/;

function numberProblem(value: unknown, { min, max, nullable }: { readonly min?: number; readonly max?: number; readonly nullable?: true }) {
  if (value === null) return nullable ? undefined : "A dash is not possible here: type a number.";
  if (typeof value === "string" && MANY_DIGITS.test(value))
    return `${quoted(value)} is too large${max === undefined ? "" : `: ${max} is the most`}.`;
  if (typeof value !== "number") return `${quoted(value)} is not a whole number${nullable ? "; type - for none" : ""}.`;
  if (!Number.isInteger(value)) return `${value} is not a whole number.`;
  if (min !== undefined && value < min) return `${value} is too small: ${min} is the least.`;
  if (max !== undefined && value > max) return `${value} is too large: ${max} is the most.`;
  return undefined;
}

function notAmong(value: unknown, known: readonly string[]): string {
  if (known.length === 0) return `${quoted(value)} cannot stand here.`;
  const [like] = typeof value === "string" ? nearest(value, known) : [];
  return `${quoted(value)} is none of ${known.join(", ")}.${like ? ` Did you mean ${like}?` : ""}`;
}

const quoted = (value: unknown): string => `“${(typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 40)}”`;
