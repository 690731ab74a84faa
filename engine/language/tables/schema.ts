/** A JSON schema of the trees of a language, for block editors and for whoever stores or sends trees. */
import type { Language } from "../language.ts";
import { TERMINALS, type Terminal } from "../reading/token.ts";
import { SORTS, type Sort } from "./sort.ts";

export type JsonSchema = { readonly [keyword: string]: unknown };

const NUMBER_OR_X: JsonSchema = { anyOf: [{ type: "integer", minimum: 0 }, { const: "X" }] };
const TERMINAL_SCHEMAS: Readonly<Record<Terminal, JsonSchema>> = {
  INT: NUMBER_OR_X,
  MONEY: NUMBER_OR_X,
  SIGNED: { anyOf: [{ type: "integer" }, { enum: ["+X", "-X"] }] },
  SIZE: { type: "string", pattern: "^\\d{1,2}x\\d{1,2}$" },
  TAG: { type: "string", minLength: 1 },
  NAME: { type: "string" },
  LABEL: { type: "string", pattern: "^\\p{L}+(-\\p{L}+)*$" },
};

/** One definition for each sort: the constructs of it and of what it includes, by `is`. The whole describes one sentence. */
export function treeSchema(language: Language): JsonSchema {
  const { entries, reach } = language.grammar;
  const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });
  const constructs = [...entries.values()].map(({ construct, holes, spellings }): [string, JsonSchema] => {
    const inner = Object.fromEntries(holes.map(({ name, sort }) => [name, ref(sort)]));
    const properties = {
      is: { const: construct.id },
      ...(spellings.length > 1 ? { as: { type: "integer", minimum: 1, maximum: spellings.length - 1 } } : {}),
      binds: { type: "integer", minimum: 0 },
      refers: { type: "integer", minimum: 0 },
      span: ref("span"),
      holes: { type: "object", properties: inner, required: holes.map(({ name }) => name), additionalProperties: false },
    };
    return [
      `is ${construct.id}`,
      { description: construct.doc, type: "object", properties, required: ["is", "holes"], additionalProperties: false },
    ];
  });
  const choices = (sort: Sort): JsonSchema[] => {
    const sorts = reach.get(sort) ?? new Map<Sort, undefined>();
    const own = [...entries.values()]
      .filter(({ construct }) => sorts.has(construct.sort))
      .map(({ construct }) => ref(`is ${construct.id}`));
    return [...own, ...TERMINALS.filter((terminal) => terminal !== sort && sorts.has(terminal)).map(ref)];
  };
  const sorts = SORTS.map((sort): [string, JsonSchema] => {
    const terminal = TERMINALS.find((name) => name === sort);
    return [sort, terminal ? TERMINAL_SCHEMAS[terminal] : { anyOf: choices(sort) }];
  }).filter(([, schema]) => !Array.isArray(schema["anyOf"]) || schema["anyOf"].length > 0);
  const span = {
    type: "object",
    properties: { from: { type: "integer" }, to: { type: "integer" } },
    required: ["from", "to"],
    additionalProperties: false,
  };
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $ref: "#/$defs/Line",
    $defs: { ...Object.fromEntries(sorts), ...Object.fromEntries(constructs), span },
  };
}
