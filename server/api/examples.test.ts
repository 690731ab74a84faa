import { afterAll, beforeAll, expect, test } from "vitest";
import { serve } from "../http.ts";
import { openStudio } from "../testing.ts";
import { apiExamples, curlOf } from "./examples.ts";
import { ENDPOINTS } from "./index.ts";

let close = () => {};
beforeAll(() => {
  close = openStudio();
});
afterAll(() => close());

test("every call to begin with is answered by the studio as it is shipped", async () => {
  const examples = apiExamples();
  expect(examples.length).toBe(4);
  for (const { method, path, query, body } of examples) {
    const pattern = (route: string) => new RegExp(`^${route.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
    const route = ENDPOINTS.find((one) => one.method === method && pattern(one.path).test(path));
    if (!route) throw new Error(`No route ${method} ${path}`);
    const answer = await serve(route)(
      new Request(`http://localhost${path}${query ? `?${new URLSearchParams(query)}` : ""}`, {
        method,
        headers: { host: "localhost", "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      { params: Promise.resolve({ ...pattern(route.path).exec(path)?.groups }) },
    );
    expect(answer.status, path).toBe(method === "GET" ? 200 : 201);
    if (query) expect((await answer.json()).cards.length).toBe(5);
  }
});

test("a quotation mark in a text ends no word of the shell", () =>
  expect(curlOf({ about: "", method: "POST", path: "/api/x", body: { text: "a player's hand" } })).toContain(
    `'{"text":"a player'\\''s hand"}'`,
  ));
