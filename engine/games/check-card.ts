/** Checks a card from outside, a request or a database row, against its game. Pages load no checker: they are told what this finds. */
import type { z } from "zod";
import type { Card } from "../cards/card.ts";
import { CardEnvelopeSchema } from "../cards/card-schema.ts";
import { fieldsSchema } from "../cards/fields-schema.ts";
import { issueSentence, valueAt } from "../cards/issue.ts";
import { nearest } from "../cards/nearest.ts";
import type { Fault } from "../cards/work.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import type { GameDefinition } from "./game.ts";
import { gameDefinition } from "./index.ts";

/** The card that a value is, or everything that keeps it from being one, each at its place. Tags are not looked up: one that was put away breaks no card. */
export function checkCard(value: unknown): Result<Card, readonly Fault[]> {
  const envelope = CardEnvelopeSchema.safeParse(value);
  const faults = envelope.success ? [] : faultsOf(envelope.error, value);
  const game = gameNamed(valueAt(value, ["game"]));
  if (!game) return err(faults);
  const kind = valueAt(value, ["kind"]);
  const kinds = game.kinds.map(({ id }) => id);
  if (typeof kind !== "string" || !kinds.includes(kind)) {
    const [like] = typeof kind === "string" ? nearest(kind, kinds) : [];
    const help = like ? `Did you mean ${like}?` : `Its kinds are ${kinds.join(", ")}.`;
    return err([...faults, { path: "kind", message: `${game.name} has no card kind ${String(kind).slice(0, 60)}. ${help}` }]);
  }
  const fields = schemaOf(game, kind).safeParse(valueAt(value, ["fields"]));
  if (!fields.success) faults.push(...faultsOf(fields.error, valueAt(value, ["fields"]), "fields"));
  return envelope.success && fields.success ? ok(envelope.data as Card) : err(faults);
}

const gameNamed = (id: unknown): GameDefinition | undefined => {
  const named = CardEnvelopeSchema.shape.game.safeParse(id);
  return named.success ? gameDefinition(named.data) : undefined;
};

/** What a schema found, each fault with its place and a sentence: "fields.valuation", "This is missing; it is a number." */
export function faultsOf({ issues }: z.ZodError, value: unknown, ...above: readonly string[]): Fault[] {
  return issues.flatMap((issue) => {
    const [shape] = issue.code === "invalid_union" ? issue.errors.toSorted((a, b) => a.length - b.length) : [];
    const told = shape?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
    return told.map((one) => ({ path: [...above, ...one.path].join("."), message: issueSentence(one, valueAt(value, one.path)) }));
  });
}

const schemas = new Map<string, ReturnType<typeof fieldsSchema>>();
/** The schema of a kind's fields, made once. */
function schemaOf(game: GameDefinition, kind: string): ReturnType<typeof fieldsSchema> {
  const key = `${game.id} ${kind}`;
  const schema = schemas.get(key) ?? fieldsSchema(game.fields, kind);
  schemas.set(key, schema);
  return schema;
}
