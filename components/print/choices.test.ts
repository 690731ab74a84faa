import { describe, expect, test } from "vitest";
import { TRUE_PRINTER } from "../../faces/print/sheets.ts";
import { FIRST_CHOICES, printHref, printRequest, profileValue, type What, whatOf } from "./choices.ts";

describe("what is printed", () => {
  const ALL: readonly What[] = [
    { is: "game" },
    { is: "set", code: "MC1" },
    { is: "query", text: "t:event & x" },
    { is: "card", slug: "tidal-wave" },
    { is: "deck", id: "abcdefghijklmnopqrst" },
  ];
  test("stands in the address and is read from it", () => {
    for (const what of ALL) {
      const search = Object.fromEntries(new URL(printHref("megacorp", what), "http://x").searchParams);
      expect(whatOf(search)).toEqual(what);
    }
  });
});

describe("a request for a print", () => {
  const request = (copies: string) => printRequest("san", { is: "game" }, { ...FIRST_CHOICES, copies, bleed: "1.5 mm" }, TRUE_PRINTER);
  test("has lengths as numbers, and copies only if they are a number", () => {
    expect(request(" 3 ")).toMatchObject({ paper: { w: 210, h: 297 }, margin: 5, bleed: 1.5, copies: 3 });
    for (const copies of ["", "0", "x", "101", "1.5"]) expect(request(copies)).not.toHaveProperty("copies");
  });
  test("has a printer profile only within its limits", () => {
    expect(["99.5", "99,5", "0", "", "x", "1e9"].map((text) => profileValue("x", text))).toEqual([99.5, 99.5, ...Array(4).fill(undefined)]);
  });
});
