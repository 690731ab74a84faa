import { describe, expect, test } from "vitest";
import { conflictOf } from "./commands.ts";
import { commandIds, DEFAULT_BINDINGS, isFixed, keyReader, keysOf, strokeOf } from "./keys.ts";

const press = (key: string, held: Partial<Record<"ctrlKey" | "metaKey" | "shiftKey" | "altKey", boolean>> = {}) =>
  strokeOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });

describe("strokes", () => {
  test.each([
    [press("/"), "/"],
    [press("?", { shiftKey: true }), "?"],
    [press("k", { ctrlKey: true }), "Mod+k"],
    [press("K", { metaKey: true, shiftKey: true }), "Mod+Shift+k"],
    [press(" "), "Space"],
    [press("Enter", { shiftKey: true }), "Shift+Enter"],
    [press("Shift", { shiftKey: true }), undefined],
  ])("%s is %s", (stroke, expected) => expect(stroke).toBe(expected));
});

describe("the reader", () => {
  test("a sequence within a second, and not after it", () => {
    const read = keyReader();
    expect(read("g", 0, commandIds, DEFAULT_BINDINGS)).toBe("begun");
    expect(read("c", 400, commandIds, DEFAULT_BINDINGS)).toEqual({ id: "goCards", keys: "g c" });
    expect(read("g", 1_000, commandIds, DEFAULT_BINDINGS)).toBe("begun");
    expect(read("c", 2_500, commandIds, DEFAULT_BINDINGS)).toBeUndefined();
  });

  test("single characters can be switched off, keys with Ctrl stay", () => {
    const off = { ...DEFAULT_BINDINGS, singles: false };
    expect(keyReader()("/", 0, commandIds, off)).toBeUndefined();
    expect(keyReader()("g", 0, commandIds, off)).toBeUndefined();
    expect(keyReader()("Mod+k", 0, commandIds, off)).toEqual({ id: "palette", keys: "Mod+k" });
  });

  test("a rebound command answers to its new keys only", () => {
    const own = { singles: true, keys: { search: ["Mod+j"] } };
    expect(keyReader()("Mod+j", 0, ["search"], own)).toEqual({ id: "search", keys: "Mod+j" });
    expect(keyReader()("/", 0, ["search"], own)).toBeUndefined();
  });
});

describe("the table", () => {
  test("no two commands of one place share keys", () => {
    const clashes = commandIds
      .filter((id) => !isFixed(id))
      .flatMap((id) => keysOf(id, DEFAULT_BINDINGS).map((keys) => [id, keys, conflictOf(id, keys, DEFAULT_BINDINGS)] as const))
      .filter(([, , other]) => other !== undefined);
    expect(clashes).toEqual([]);
  });

  test("what browsers need is never taken", () => {
    const taken = commandIds.flatMap((id) => keysOf(id, DEFAULT_BINDINGS));
    for (const keys of ["Tab", "Mod+w", "Mod+t", "Mod+l", "Mod+f", "Mod+h"]) expect(taken).not.toContain(keys);
  });
});
