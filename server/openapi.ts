/** The documentation of the API as OpenAPI 3.1, made of what the routes check. */
import { z } from "zod";
import { ENDPOINTS } from "./api/index.ts";
import { type Endpoint, endpoint, json } from "./http.ts";

type Schema = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodType): Schema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Record<string, unknown>;
  return rest;
};

const ERROR = {
  description: "What went wrong: a code, a message, and the field if there is one",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
};

/** Errors that any route may give, by the status that it answers. */
const COMMON = {
  invalid: "a value is not what the route expects; `field` says which",
  "other-origin": "a page of another site sent the change",
  "not-json": "the body is not JSON in UTF-8",
  "too-large": "the body is larger than the route accepts",
  "content-type": "the body was not sent as application/json",
};

/** The whole document. */
export function openApi(): Schema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of [...ENDPOINTS, readOpenApi]) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  const codes = Object.entries(COMMON).map(([code, when]) => `\`${code}\`: ${when}`);
  return {
    openapi: "3.1.0",
    info: {
      title: "Arcology",
      version: "1",
      description: `The studio's own pages use only this API. Every error is \`{"error":{"code","message","field"?}}\`. Codes that every route can return: ${codes.join("; ")}.`,
    },
    paths,
    components: {
      schemas: {
        Error: {
          type: "object",
          required: ["error"],
          properties: {
            error: {
              type: "object",
              required: ["code", "message"],
              properties: { code: { type: "string" }, message: { type: "string" }, field: { type: "string" } },
            },
          },
        },
      },
    },
  };
}

function operation(route: Endpoint): Schema {
  const errors = Object.entries(route.errors ?? {}).map(([code, when]) => `\`${code}\`: ${when}`);
  const parameters = [...parametersOf(route.params, "path"), ...parametersOf(route.query, "query")];
  const { status = 200, description, type } = route.answer;
  return {
    summary: route.summary,
    ...(errors.length > 0 ? { description: `Errors: ${errors.join("; ")}.` } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body ? { requestBody: { required: true, content: { "application/json": { schema: schemaOf(route.body) } } } } : {}),
    responses: { [status]: { description: type ? `${description} (${type})` : description }, default: ERROR },
  };
}

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): Schema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Record<string, Schema>; required?: string[] };
  return Object.entries(properties).map(([name, { description, ...value }]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...(description ? { description } : {}),
    schema: value,
  }));
}

export const readOpenApi = endpoint({
  method: "GET",
  path: "/api/openapi",
  summary: "This document.",
  answer: { description: "OpenAPI 3.1", type: "application/json" },
  handle: () => json(openApi()),
});
