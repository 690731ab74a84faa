import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold, foldKey, foldText } from "./fold.ts";

describe("fold", () => {
  test.each([
    ["M.I.C.", "mic"],
    ["Æther–Gate", "aethergate"],
    ["  Crème   brûlée\u200b ", "creme brulee"],
    ["Heracles, Senior Counsel", "heracles senior counsel"],
    ["İSTANBUL", "istanbul"],
    ["STRASSE Straße", "strasse strasse"],
    ["\u202eevil\u202c", "evil"],
    ["Ⅳ ﬁn", "iv fin"],
    ["a\u00a0b\tc\r\nd", "a b c d"],
    ["!?…", ""],
  ])("%j is read as %j", (text, expected) => expect(fold(text)).toBe(expected));

  test("folding twice changes nothing", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => fold(fold(text)) === fold(text)));
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => foldText(foldText(text)) === foldText(text)));
  });
});

describe("foldText", () => {
  test("keeps the symbols of rules text", () => {
    expect(foldText("2 IQ, Engage “this”: Draw – 1\n#Human’s")).toBe(`2 iq, engage "this": draw - 1 #human's`);
  });
});

describe("foldKey", () => {
  test("joins words", () => expect(foldKey("Virtual-Agent")).toBe(foldKey("virtual agent")));
});
