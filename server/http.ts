/**
 * What every route of the API has in common: requests are checked before anything is done, answers are JSON with a sentence for every error.
 * A route is an `Endpoint`; `serve` makes a handler of it, and `openapi.ts` its documentation.
 */
import type { z } from "zod";
import { db, hasDb } from "../db/client.ts";
import { onDisk } from "../db/flush.ts";
import { issueSentence, valueAt } from "../engine/cards/issue.ts";
import type { ApiError } from "../engine/cards/library.ts";
import { readBody } from "./body.ts";
import { isFromElsewhere } from "./origin.ts";

export type Input<Params, Query, Body> = {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly request: Request;
};

export type Endpoint<Params = unknown, Query = unknown, Body = unknown> = {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** As OpenAPI writes it: "/api/decks/{id}". */
  readonly path: string;
  /** One sentence. */
  readonly summary: string;
  readonly params?: z.ZodType<Params>;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  /** Largest body in bytes; 1 MB when left out. */
  readonly mostBytes?: number;
  /** What a success answers, for the documentation. */
  readonly answer: { readonly status?: number; readonly description: string; readonly type?: string };
  /** The errors that it may give besides those of every route: code and when. */
  readonly errors?: Readonly<Record<string, string>>;
  handle(input: Input<Params, Query, Body>): Response | Promise<Response>;
};

/** Declares a route; it is returned as it is, with its types. */
export const endpoint = <Params, Query, Body>(declared: Endpoint<Params, Query, Body>): Endpoint<Params, Query, Body> => declared;

const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
} as const;

/** An answer in JSON. */
export const json = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(value), { status, headers: { ...HEADERS, "content-type": "application/json; charset=utf-8", ...headers } });

/** An answer of any other type, with the headers that every answer has. */
export const answerWith = (
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response => new Response(body, { status, headers: { ...HEADERS, ...headers } });

/** An error: a code for programs, a sentence for people, the field for forms; `more` is what helps to go on. */
export const refuse = (
  status: number,
  code: string,
  message: string,
  field?: string,
  more: Readonly<Record<string, unknown>> = {},
): Response => {
  const error: ApiError = { error: { code, message, ...(field ? { field } : {}) } };
  return json({ ...error, ...more }, status);
};

type Context = { readonly params: Promise<Readonly<Record<string, string | string[] | undefined>>> };

/** The handler of a route: checks origin, body and every value, and turns what nobody foresaw into an answer too. */
export function serve<Params, Query, Body>(route: Endpoint<Params, Query, Body>) {
  return async (request: Request, context?: Context): Promise<Response> => {
    try {
      if (route.method !== "GET" && isFromElsewhere(request.headers))
        return refuse(
          403,
          "other-origin",
          "The studio accepts changes only from its own pages. Open the studio at its own address and try again.",
        );
      const params = check(route.params, await context?.params);
      if (params instanceof Response) return params;
      const query = check(route.query, Object.fromEntries(new URL(request.url).searchParams));
      if (query instanceof Response) return query;
      const sent = route.body ? await readBody(request, route.mostBytes) : undefined;
      if (sent && !sent.ok) return refuse(sent.error.status, sent.error.code, sent.error.message);
      const body = check(route.body, sent?.value);
      if (body instanceof Response) return body;
      const answer = await route.handle({ params, query, body, request });
      // What was written is on disk before it is answered.
      if (hasDb()) await onDisk(db());
      return answer;
    } catch (error) {
      return unforeseen(error);
    }
  };
}

function check<Value>(schema: z.ZodType<Value> | undefined, value: unknown): Value | Response {
  if (!schema) return undefined as Value;
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const issue = likeliest(checked.error.issues);
  if (!issue) return refuse(400, "invalid", "The request is not valid. See /api/openapi for the documentation.");
  const field = issue.path.join(".");
  const sentence = issueSentence(issue, valueAt(value, issue.path));
  return refuse(400, "invalid", `${field ? `"${field}"` : "The request"}: ${sentence}`, field || undefined);
}

/** The first issue; where several shapes are possible, that of the shape whose members were sent. */
function likeliest(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  const [issue] = issues;
  if (issue?.code !== "invalid_union") return issue;
  const meant =
    issue.errors.find((shape) => !shape.some((fault) => fault.code === "unrecognized_keys" && fault.path.length === 0)) ?? issue.errors[0];
  const inner = likeliest(meant ?? []);
  return inner && { ...inner, path: [...issue.path, ...inner.path] };
}

/** What only the world or a mistake of ours can cause: told in one sentence, the rest goes to the server's own output. */
function unforeseen(error: unknown): Response {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "SQLITE_FULL")
    return refuse(507, "disk-full", "The studio's disk is full, so nothing was saved. Free some space and try again.");
  if (code.startsWith("SQLITE_BUSY"))
    return refuse(503, "busy", "Another process is writing to the database. Nothing was saved; try again.");
  if (code.startsWith("SQLITE_READONLY"))
    return refuse(500, "read-only", "The database is not writable. Nothing was saved; check the file's permissions.");
  console.error(error);
  return refuse(500, "internal", "Something went wrong in the studio. Nothing was saved; see its output for details.");
}
