/** What tests of the API share: a studio with the shipped cards in a database of its own, and short requests. */

import { writeFileSync } from "node:fs";
import { loadContent } from "../content/load.ts";
import { openDb, shareDb } from "../db/client.ts";
import { seed } from "../db/seed.ts";
import { testFolder } from "../db/testing.ts";
import { shippedGroups } from "./seeding.ts";

/** Files of seeded databases by the moment of seeding: seeding one takes half a second, and many files of tests want one. */
const seeded = new Map<string, Uint8Array>();

function seededFile(at: string): Uint8Array {
  const known = seeded.get(at);
  if (known) return known;
  const folder = testFolder();
  const db = openDb(folder.file("seeded.db"));
  seed(db, shippedGroups(loadContent().content), { at });
  const file = db.$client.serialize();
  db.$client.close();
  folder.remove();
  seeded.set(at, file);
  return file;
}

/** Makes a seeded studio the one that the API speaks of; returns what removes it. `at`: when it was seeded, ISO 8601. */
export function openStudio(at = "2026-01-01T00:00:00.000Z"): () => void {
  const folder = testFolder();
  const file = folder.file("studio.db");
  writeFileSync(file, seededFile(at));
  const db = openDb(file);
  shareDb(db);
  return () => {
    shareDb(undefined);
    db.$client.close();
    folder.remove();
  };
}

type Handler = (request: Request, context?: { readonly params: Promise<Readonly<Record<string, string>>> }) => Promise<Response>;
export type Answer = { readonly status: number; readonly headers: Headers; readonly text: string; readonly value: unknown };

/** Calls a route as a page of the studio would. `url` is path and query; a body is sent as JSON. */
export async function call(
  handler: Handler,
  url: string,
  options: {
    readonly method?: string;
    readonly body?: unknown;
    readonly params?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Answer> {
  const { method = "GET", body, params = {}, headers = {} } = options;
  const request = new Request(`http://localhost${url}`, {
    method,
    headers: { host: "localhost", ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return read(await handler(request, { params: Promise.resolve(params) }));
}

/** Status, headers and body of a response; `value` is undefined when it is no JSON. */
export async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
  return { status: response.status, headers: response.headers, text, value: isJson ? JSON.parse(text) : undefined };
}
