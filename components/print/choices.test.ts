import { describe, expect, test } from "vitest";
import { TRUE_PRINTER } from "../../faces/print/sheets.ts";
import { type Choices, FIRST_CHOICES, printHref, printRequest, profileValue, type What, whatOf } from "./choices.ts";

describe("what is printed", () => {
  const ALL: readonly What[] = [
    { is: "game" },
    { is: "kit" },
    { is: "cards", slugs: ["tidal-wave", "hypermarket"] },
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
  const of = (more: Partial<Choices>, printed?: string) =>
    printRequest("megacorp", { is: "kit" }, { ...FIRST_CHOICES, ...more }, TRUE_PRINTER, printed);
  test("has an own paper as it is typed, and waits while it is none", () => {
    expect(of({ paper: "own", across: "320", down: "450,5" })).toMatchObject({ paper: { w: 320, h: 450.5 } });
    for (const across of ["", "x", "3", "5000"]) expect(of({ paper: "own", across, down: "300" })).toBeUndefined();
  });
  test("has the decks and players of a kit", () =>
    expect(of({ seats: "3", decks: ["testament", "own abcdefghijklmnopqrst"] })).toMatchObject({
      what: { is: "kit", seats: 3, decks: [{ ready: "testament" }, { own: "abcdefghijklmnopqrst" }] },
    }));
  test("has copies of single cards where they are a number, 0 too", () =>
    expect(of({ counts: { a: "0", b: " 3", c: "", d: "-1", e: "x" } })).toMatchObject({ counts: { a: 0, b: 3 } }));
  test("says since when a change counts", () => {
    expect(of({ changed: "print" }, "2026-11-20T10:00:00.000Z")).toMatchObject({ since: "2026-11-20T10:00:00.000Z" });
    expect(of({ changed: "print" })).not.toHaveProperty("since");
    expect(of({ changed: "day", day: "2026-11-20" })?.since).toBe(new Date("2026-11-20T00:00:00").toISOString());
    expect(of({ changed: "day", day: "" })).not.toHaveProperty("since");
    expect(of({ changed: "revision", revision: " Tidal Wave 3 " })?.since).toBe("Tidal Wave 3");
    expect(of({ changed: "revision", revision: " " })).not.toHaveProperty("since");
  });
  test("has a printer profile only within its limits", () => {
    expect(["99.5", "99,5", "0", "", "x", "1e9"].map((text) => profileValue("x", text))).toEqual([99.5, 99.5, ...Array(4).fill(undefined)]);
  });
});
