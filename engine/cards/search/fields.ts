/** The search fields of a game: what its declaration gives (`engine/games/<game>/fields.ts`), then what every card has. */
import { unreachable } from "../../kernel/result.ts";
import type { Card, LibraryCard } from "../card.ts";
import { type FieldSpec, textNumber } from "../fields.ts";
import { envelopeFields } from "./envelope-fields.ts";
import { choicesOf, examplesOf, type FieldOf, type SearchField, valueKey, valueWord } from "./field.ts";
import type { SearchGame } from "./game.ts";
import { textFields } from "./text-fields.ts";

export type SearchFields = {
  readonly all: readonly SearchField[];
  /** By every name, lower case. */
  readonly byName: ReadonlyMap<string, SearchField>;
};

const known = new WeakMap<SearchGame, SearchFields>();

/** The search fields of a game. A name that the game declares wins over one that every card has. */
export function searchFields(game: SearchGame): SearchFields {
  const cached = known.get(game);
  if (cached) return cached;
  const byName = new Map<string, SearchField>();
  const all: SearchField[] = [];
  for (const field of [...declared(game), ...envelopeFields(game), ...textFields(game)]) {
    const names = field.names.filter((name) => !byName.has(name));
    const [name] = names;
    if (name === undefined) continue;
    const own = { ...field, name, names };
    all.push(own);
    for (const each of names) byName.set(each, own);
  }
  const has = all.find((field) => field.type === "has");
  const fields = { all: all.map((field) => (field === has ? withHas(has, all) : field)), byName };
  if (has) for (const field of fields.all) if (field.type === "has") for (const name of field.names) byName.set(name, field);
  known.set(game, fields);
  return fields;
}

/** `has:` takes every field that a card may be without, beside what waits. */
function withHas(has: FieldOf<"has">, all: readonly SearchField[]): SearchField {
  const own = all
    .filter((field) => field.type === "text" || field.type === "number" || field.type === "one" || field.type === "set")
    .map((field) => ({ value: field.name, label: field.label }));
  const names = new Set(own.map((choice) => choice.value));
  return { ...has, choices: [...own, ...has.choices.filter((choice) => !names.has(choice.value))] };
}

function declared(game: SearchGame): SearchField[] {
  return Object.entries(game.fields).flatMap(([key, spec]) => fromSpec(key, spec, game));
}

function fromSpec(key: string, spec: FieldSpec, game: SearchGame): SearchField[] {
  const names = (spec.search ?? []).map((name) => name.toLowerCase());
  const [name] = names;
  if (name === undefined) return [];
  const basis = { name, names, label: spec.label, doc: spec.doc ?? `${spec.label}.` };
  const value = (card: Card) => card.fields[key];
  switch (spec.is) {
    case "number":
      return [
        {
          ...basis,
          type: "number",
          examples: [`${name}>=3`, `${name}:2-4`],
          ...(spec.unit ? { unit: spec.unit } : {}),
          read: (card) => numberIn(value(card)),
        },
      ];
    case "numbers":
      return spec.keys.map((part) => {
        const own = names.map((pattern) => pattern.replace("{key}", part.toLowerCase()));
        const main = own[0] ?? name;
        return {
          ...basis,
          type: "number" as const,
          name: main,
          names: own,
          label: `${spec.label}: ${part}`,
          examples: spec.nullable ? [`${main}>=3`, `${main}:-`, `has:${main}`] : [`${main}>=3`, `${main}=0`],
          ...(spec.unit ? { unit: spec.unit } : {}),
          // A key left out of a sparse field is an amount of nothing; a null is no amount at all.
          read: (card: LibraryCard) => numberIn(partOf(value(card), part) ?? (spec.sparse && value(card) !== undefined ? 0 : null)),
        };
      });
    case "derived":
      return [{ ...basis, type: "number", examples: [`${name}>=3`], read: (card) => spec.from(card) }];
    case "one":
      return [
        {
          ...basis,
          type: "one",
          examples: examplesOf(name, spec.of),
          choices: choicesOf(spec.of),
          aliases: aliasesOf(spec.aliases),
          read: (card) => wordsIn(value(card)),
        },
      ];
    case "set":
      return [
        {
          ...basis,
          type: "set",
          examples:
            spec.of === "tag"
              ? ["#human #cyborg", `${name}=human`]
              : typeof spec.of === "string"
                ? [`has:${name}`]
                : examplesOf(name, spec.of),
          ...(typeof spec.of === "string" ? {} : { choices: choicesOf(spec.of) }),
          ...(spec.of === "tag" ? { tags: true as const } : {}),
          aliases: new Map(),
          read: (card) => wordsIn(value(card)),
        },
      ];
    case "text":
      return [{ ...basis, type: "text", as: "prose", examples: [`${name}:word`], read: (card) => wordsIn(value(card)) }];
    case "fromText":
      return [
        game.words
          ? {
              ...basis,
              type: "number",
              examples: [`${name}>=2`],
              ...(spec.unit ? { unit: spec.unit } : {}),
              read: (card) => textNumber(card, key, spec),
            }
          : { ...basis, type: "later", later: "language", examples: [`${name}>=3`] },
      ];
    case "flag":
    case "record":
      return [];
    default:
      return unreachable(spec);
  }
}

function numberIn(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
function partOf(value: unknown, part: string): unknown {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[part] : undefined;
}
function wordsIn(value: unknown): readonly string[] {
  const words = typeof value === "string" ? [value] : Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  return words.filter((word) => word !== "");
}
function aliasesOf(aliases: Readonly<Record<string, string>> | undefined): ReadonlyMap<string, string> {
  return new Map(Object.entries(aliases ?? {}).map(([alias, value]) => [valueKey(alias), valueWord(value)]));
}
