import { describe, expect, test } from "vitest";
import { lex, TERMINALS, writeLeaf } from "./token.ts";

const kinds = (text: string) => lex(text).map(({ kind, text: written }) => `${kind} ${written}`);

describe("words", () => {
  test("each kind of token is told from the others", () => {
    expect(kinds('3 X 3M XM +1 -2 1x3 #Human "Tidal Wave" can\'t one-eyed')).toEqual([
      "INT 3",
      "INT X",
      "MONEY 3M",
      "MONEY XM",
      "SIGNED +1",
      "SIGNED -2",
      "SIZE 1x3",
      "TAG #Human",
      'NAME "Tidal Wave"',
      "word can't",
      "word one-eyed",
    ]);
  });
  test("'s is a token of its own, and non- only before a tag", () => {
    expect(kinds("card's non-#Human non-Business")).toEqual(["word card", "word 's", "word non-", "TAG #Human", "word non-Business"]);
  });
  test("typographic marks are read as plain ones, and places stay", () => {
    const tokens = lex("its owner’s “Ford” −2");
    expect(tokens.map(({ key }) => key)).toEqual(["its", "owner", "'s", '"ford"', "-2"]);
    expect(tokens.at(-1)).toMatchObject({ from: 19, to: 21, leaf: -2 });
  });
  test("an is a; case counts nothing", () => {
    expect(lex("An a A").map(({ key }) => key)).toEqual(["a", "a", "a"]);
  });
  test("nothing is skipped: what is no word comes out as unknown", () => {
    expect(kinds("draw 12cards ☃ 9999999")).toEqual(["word draw", "unknown 12cards", "unknown ☃", "unknown 9999999"]);
  });
  test("a value is written as it is read", () => {
    for (const written of ["3", "X", "3M", "XM", "+1", "-2", "-0", "+X", "2x2", "#GMO", '"A b"']) {
      const [token] = lex(written);
      const terminal = TERMINALS.find((kind) => kind === token?.kind);
      if (!terminal || token?.leaf === undefined) throw new Error(written);
      expect(writeLeaf(terminal, token.leaf)).toBe(written);
    }
  });
});
