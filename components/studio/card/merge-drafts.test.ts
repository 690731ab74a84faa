import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { same } from "./draft.ts";
import { DRAFTS, mergeFields, withTheirs } from "./merge-drafts.ts";

const base = { name: "Forest", text: "Cashflow 1.", fields: { valuation: 3, scores: { IQ: 1, EQ: null }, tags: ["forest", "water"] } };

describe("Two tabs at one card (S14)", () => {
  test("different fields are put together", () => {
    const mine = { ...base, name: "Wood" };
    const theirs = { ...base, fields: { ...base.fields, scores: { IQ: 2, EQ: null } } };
    expect(DRAFTS.agree?.(base, mine, theirs)).toEqual({ ...theirs, name: "Wood" });
  });
  test("tags that either side added or took away", () => {
    const mine = { ...base, fields: { ...base.fields, tags: ["forest", "water", "gmo"] } };
    const theirs = { ...base, fields: { ...base.fields, tags: ["water"] } };
    expect(mergeFields(base, mine, theirs).doc["fields"]).toMatchObject({ tags: ["water", "gmo"] });
  });
  test("the same field: a person chooses, each field by itself", () => {
    const mine = { ...base, name: "Wood", text: "Mine." };
    const theirs = { ...base, name: "Grove", text: "Theirs." };
    expect(DRAFTS.agree?.(base, mine, theirs)).toBeUndefined();
    const merged = mergeFields(base, mine, theirs);
    expect(merged.clashes.map(({ path }) => path)).toEqual(["name", "text"]);
    expect(withTheirs(merged, new Set(["text"]))).toEqual({ ...base, name: "Wood", text: "Theirs." });
  });
  test("nobody's change is lost: each value is that of a side, or there is a clash", () => {
    const value = fc.constantFrom(undefined, null, 0, 1, "a", "b");
    const draft = fc.record({ a: value, b: value, f: fc.record({ x: value, y: value }) });
    fc.assert(
      fc.property(draft, draft, draft, (from, mine, theirs) => {
        const { doc, clashes } = mergeFields(from, mine, theirs);
        const clashed = new Set(clashes.map(({ path }) => path));
        for (const key of ["a", "b"] as const) {
          const mustHold = same(mine[key], from[key]) ? theirs[key] : mine[key];
          expect(doc[key]).toEqual(mustHold);
          if (!same(theirs[key], from[key]) && !same(theirs[key], mustHold)) expect(clashed.has(key)).toBe(true);
        }
      }),
    );
  });
});
