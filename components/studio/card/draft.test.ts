import { expect, test } from "vitest";
import { withSaid } from "./draft.ts";

const draft = { text: "#Gun. BQ 2.", fields: { scores: { IQ: 1, BQ: null }, tags: ["#Human"], price: 3 } };

test("what a text said of fields is put there, and nothing that was there is lost", () => {
  expect(withSaid(draft, { values: { "scores.BQ": 2 } }, "#Gun.")).toEqual({
    text: "#Gun.",
    fields: { ...draft.fields, scores: { IQ: 1, BQ: 2 } },
  });
  expect(withSaid(draft, { values: { tags: ["#Gun", "#Human"] } }, "").fields).toEqual({ ...draft.fields, tags: ["#Human", "#Gun"] });
  expect(withSaid(draft, { values: { price: 4 } }, "").fields).toEqual({ ...draft.fields, price: 4 });
});
