/**
 * What keeps a typed card from being saved, at its field and in a sentence, at once as it is typed. The server's schema has the last word;
 * both come from the same declaration, and a test holds that they never disagree.
 */

import { PROVENANCES } from "../../../engine/cards/card.ts";
import { type FieldSpec, storedFields } from "../../../engine/cards/fields.ts";
import { nearest } from "../../../engine/cards/nearest.ts";
import { priceFields } from "../../../engine/cards/price-line.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { type Draft, get, isObject } from "../card/draft.ts";
import { priceProblem } from "./price.ts";

/** By path: "fields.valuation" → what is wrong and what to do. */
export type Problems = ReadonlyMap<string, string>;

export function problemsOf(game: LibraryGame, draft: Draft): Problems {
  const found = new Map<string, string>();
  const add = (path: string, problem: string | undefined) => problem && found.set(path, problem);
  add("name", nameProblem(get(draft, "name")));
  add(
    "set",
    /^[A-Z0-9-]{1,12}$/.test(String(draft["set"] ?? "")) ? undefined : "A set code has 1 to 12 capitals, digits or hyphens, such as MC1.",
  );
  add("number", lengthProblem(draft["number"], 24, "The number in the set"));
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
      typeof value === "string" && value.length > most ? `This text has ${value.length} characters; the limit is ${most}.` : undefined,
    );
  }
  for (const language of ["names", "flavors"] as const)
    for (const code of Object.keys(isObject(draft[language]) ? draft[language] : {}))
      add(`${language}.${code}`, /^[a-z]{2}$/.test(code) ? undefined : "A language code is two lower-case letters, such as fr.");
  if (!PROVENANCES.some((one) => one === draft["provenance"])) add("provenance", "Choose where the card comes from.");
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
  if (name === "") return "Every card needs a name. Type one.";
  if (name.length > 120) return `This name has ${name.length} characters; the limit is 120.`;
  if (!/^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}]+$/u.test(name)) return "A name must be one line of visible characters.";
  return undefined;
}

function lengthProblem(value: unknown, most: number, what: string): string | undefined {
  const text = typeof value === "string" ? value : "";
  if (text === "") return `${what} is missing.`;
  return text.length > most ? `${what} can have at most ${most} characters.` : undefined;
}

const countProblem = (value: unknown): string | undefined =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 999
    ? undefined
    : "Copies in the box: type a whole number from 1 to 999.";

type Found = readonly (readonly [path: string, problem: string])[];
const one = (path: string, problem: string | undefined): Found => (problem ? [[path, problem]] : []);

/** What is wrong with the value of one field, at the field or at a part of it. */
export function fieldProblems(path: string, spec: FieldSpec, value: unknown): Found {
  if (value === undefined) return spec.optional ? [] : one(path, missing(spec));
  switch (spec.is) {
    case "number":
      return one(path, numberProblem(value, spec));
    case "numbers": {
      if (!isObject(value)) return one(path, `${quoted(value)} is not valid here.`);
      const strange = Object.keys(value).filter((key) => !spec.keys.includes(key));
      return [
        ...one(
          path,
          spec.some && spec.keys.every((key) => value[key] === undefined)
            ? `${spec.label} is missing. Type at least one number.`
            : undefined,
        ),
        ...one(path, strange.length > 0 ? `${strange.join(", ")} is not one of ${spec.keys.join(", ")}.` : undefined),
        ...spec.keys.flatMap((key) =>
          value[key] === undefined
            ? one(`${path}.${key}`, spec.sparse ? undefined : `${key} is missing. Type a number${spec.nullable ? ", or - for none" : ""}.`)
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
      if (new Set(value).size < value.length) return one(path, "The same word appears twice.");
      const { exactly = value.length } = spec;
      return one(
        path,
        value.length === exactly
          ? undefined
          : `Choose exactly ${exactly}: ${value.length === 0 ? "none" : value.length} ${value.length === 1 ? "is" : "are"} chosen.`,
      );
    }
    case "flag":
      return one(path, typeof value === "boolean" ? undefined : `${quoted(value)} is not yes or no.`);
    case "text":
      return one(path, typeof value === "string" ? undefined : `${quoted(value)} is not text.`);
    case "record":
      return one(path, isObject(value) ? undefined : "This value is not valid. Write it as on other cards that have it.");
    case "derived":
    case "fromText":
      return [];
  }
}

function missing(spec: FieldSpec): string {
  if (spec.is === "one") return `Choose one: ${spec.of.join(", ")}.`;
  if (spec.is === "number") return `${spec.label} is missing. Type a number${spec.nullable ? ", or - for none" : ""}.`;
  return `${spec.label} is missing.`;
}

/** A whole number of more digits than any field holds stays as it was typed. */
const MANY_DIGITS = /^[-−]?\d{10,}$/;

function numberProblem(value: unknown, { min, max, nullable }: { readonly min?: number; readonly max?: number; readonly nullable?: true }) {
  if (value === null) return nullable ? undefined : "A dash is not allowed here. Type a number.";
  if (typeof value === "string" && MANY_DIGITS.test(value))
    return `${quoted(value)} is too large${max === undefined ? "" : `. It can be at most ${max}`}.`;
  if (typeof value !== "number") return `${quoted(value)} is not a whole number${nullable ? ". Type - for none" : ""}.`;
  if (!Number.isInteger(value)) return `${value} is not a whole number.`;
  if (min !== undefined && value < min) return `${value} is too small. It must be at least ${min}.`;
  if (max !== undefined && value > max) return `${value} is too large. It can be at most ${max}.`;
  return undefined;
}

function notAmong(value: unknown, known: readonly string[]): string {
  if (known.length === 0) return `${quoted(value)} is not valid here.`;
  const [like] = typeof value === "string" ? nearest(value, known) : [];
  return `${quoted(value)} is not one of ${known.join(", ")}.${like ? ` Did you mean ${like}?` : ""}`;
}

const quoted = (value: unknown): string => `“${(typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 40)}”`;
