/** The quick look before a pattern is run: what it asks for, and that it never says no where the pattern is found. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { shipped } from "../../../content/folder.ts";
import { readDesignersTexts } from "../../../content/texts.ts";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { times } from "../../../tests/size.ts";
import { hasNeeded, needsOf, numbered } from "./needs.ts";
import { classesOf, readied } from "./rule.ts";
import { LOOSE_RULES } from "./spelled-out.ts";

test.each<[pattern: string, needs: readonly (readonly string[])[]]>([
  ["at (?:the )?start of", [["at "], ["start of"]]],
  ["cards? you own", [["card"], [" you own"]]],
  ["(?:tap|Exhaust)(?: it)?:", [["tap", "exhaust"]]],
  ["(?:tap|x*)then", [["then"]]],
  ["(?<=each )(<noun>)(?! or)", [["each "]]],
  ["(?:plays?|buys?) (\\d+)[.,] ?gain", [["play", "buy"], ["gain"]]],
  ["a+ab{0,3}cd", [["cd"]]],
  ["(", []],
])("%s", (pattern, needs) => expect(needsOf(pattern)).toEqual(needs));

test("letters are compared in small form", () => {
  const has = (needs: readonly (readonly string[])[], text: string) => hasNeeded(numbered(needs), text);
  expect([has([["tap", "exhaust"]], "EXHAUST this"), has([["tap"], ["gain"]], "Tap: draw"), has([], "Tap")]).toEqual([true, false, true]);
});

test("no pattern is found in a text that lacks what it needs", () => {
  const { known } = readDesignersTexts(join(shipped(), "megacorp"));
  const classes = classesOf(shippedLanguage("megacorp").grammar);
  const texts = [...known.map(({ text }) => text), ...LOOSE_RULES.flatMap(({ example, leaves }) => [example[0], ...leaves])];
  let spared = 0;
  const wrong: string[] = [];
  /** One text of so many is tried: of those by designers, and of those beside the rules. */
  const [ofDesigners, ofRules] = [75 / times(5), 15 / times(5)];
  for (const { rule, needs, pattern } of LOOSE_RULES.map((rule) => readied(rule, classes)))
    for (const text of texts.filter((_, i) => i % (i < known.length ? ofDesigners : ofRules) === 0)) {
      if (hasNeeded(needs, text)) continue;
      spared++;
      pattern().lastIndex = 0;
      if (pattern().test(text)) wrong.push(`${rule.id}: ${text}`);
    }
  expect(wrong).toEqual([]);
  expect(spared).toBeGreaterThan(100_000);
});
