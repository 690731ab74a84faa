import { describe, expect, test } from "vitest";
import { canonicalJson } from "./canonical.ts";

describe("canonical JSON", () => {
  test("the order of keys makes no difference", () => {
    expect(canonicalJson({ b: 1, a: { d: [1, "x"], c: null } })).toBe('{"a":{"c":null,"d":[1,"x"]},"b":1}');
  });
  test("the order of lists does", () => {
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
  });
  test("an absent member and an undefined one are the same; null is another", () => {
    expect(canonicalJson({ a: undefined })).toBe(canonicalJson({}));
    expect(canonicalJson({ a: null })).not.toBe(canonicalJson({}));
  });
  test("it reads back as the same value", () => {
    const value = { text: 'Æ "quoted"\n', n: [0, -1, 1.5], deep: { ключ: true } };
    expect(JSON.parse(canonicalJson(value))).toEqual(value);
  });
  test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [() => 1], [10n]])("%s is refused", (value) => {
    expect(() => canonicalJson({ value })).toThrow("canonical JSON");
  });
});
