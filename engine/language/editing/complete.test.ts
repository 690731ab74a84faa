import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { lex } from "../reading/token.ts";
import { complete } from "./complete.ts";

const language = shippedLanguage("megacorp");
const offered = (text: string) => complete(language, text).map(({ text: words }) => words);

describe("completions", () => {
  test.each([
    ["When this is destr", ["destroyed", "destroyed because its Upkeep was not paid", "destroyed by", "destroyed in combat"]],
    ["Draw 2 ", ["cards"]],
    ["Draw 1 ", ["card"]],
    ["Deal 3 IQ damage ", ["to", "divided as you choose among"]],
    ["Each player dra", ["draws", "draws", "draws", "draws cards until they have"]],
    ["Draw 1 card", ["card", ".", ", then", ",", ", then", ", where X is"]],
    ["Draw 1 card. When this is destr", ["destroyed", "destroyed because its Upkeep was not paid", "destroyed by", "destroyed in combat"]],
    ["Nonsense here ", []],
  ])("%s", (text, expected) => {
    expect(offered(text)).toEqual(expected);
  });
  test("of what begins alike the shortest comes first", () =>
    expect(complete(language, "Each player dra")[0]?.insert).toBe("draws ‹a number of cards›"));
  test("half a word is replaced from where it began", () => {
    expect(complete(language, "Draw 2 ca")[0]).toMatchObject({ text: "cards", from: 7 });
  });
  test("a hole is offered with its kind and an example", () => {
    expect(complete(language, "Deal ").map(({ phrase }) => phrase)).toContain("‹a number›");
  });

  const sentences = [
    "When this is destroyed, each player draws a card.",
    "Once per turn, pay 1M: Target #GMO character you control gets +1 BQ until end of turn.",
    "If you control 3 or more #Infrastructure cards, this has valuation 15M.",
    "Deal 2 BQ damage to each card within card radius 1 of target location, then destroy that location.",
    "At the beginning of your turn, if this is in an opponent's network, gain 1M.",
  ];
  test.each(sentences)("every word of it is offered where it stands: %s", (sentence) => {
    for (const token of lex(sentence)) {
      const words = complete(language, sentence.slice(0, token.from)).flatMap(({ text, phrase }) => [text, phrase]);
      const value = token.leaf !== undefined;
      const found = words.some((words) => (value ? words.startsWith("‹") || /^[+#\d]/.test(words) : lex(words)[0]?.key === token.key));
      expect(found, `“${token.text}” after “${sentence.slice(0, token.from)}”: ${words.slice(0, 20).join(" | ")}`).toBe(true);
    }
  });
});

describe("a game is offered only what it carries out", () => {
  const phrases = (text: string) => complete(shippedLanguage("san"), text).map(({ phrase }) => phrase);
  test("San has revenue and icons and no money", () => {
    expect(phrases("Gain 2 ").filter((phrase) => phrase.includes("revenue"))).not.toEqual([]);
    expect(phrases("").filter((phrase) => /^(pay|lose)s? /i.test(phrase) && !/revenue|icon/u.test(phrase))).toEqual([]);
  });
});
