/** What is told of what the rules settle and of what a game has not is true: each rule that it names is there and speaks of it, and a game has nothing of what it is said to lack. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { shipped } from "../../content/folder.ts";
import { shippedLanguage } from "../../tests/gates/language.ts";
import { NOTION_WORDS, notionOf } from "../language/faults/notions.ts";

import { stemOf } from "../language/nearest/stems.ts";
import { PLAYABLE } from "./playable.ts";

const NUMBER = /[A-Z]+-[A-Z]?\d+(?:\.\d+)?/gu;
const SMALL: ReadonlySet<string> = new Set(
  "the a an of to in on at for it its is are be and or by with from as that this no not never only must may any all each so than when where".split(
    " ",
  ),
);
const stems = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !SMALL.has(word)).map(stemOf));

/** The rules of a game by their numbers, each with its line. */
const rulesOf = (game: string): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(join(shipped(), game, "rules.md"), "utf8")
      .split("\n")
      .toReversed()
      .flatMap((line) => {
        const number = /^(?:#+ |[-|*] *)\**([A-Z]+-[A-Z]?\d+(?:\.\d+)?)(?![\d.])/u.exec(line)?.[1];
        return number === undefined ? [] : [[number, line] as const];
      }),
  );
/** What is printed in the rulebook: not its tables of operations and cards. */
const printed = (game: string): string =>
  [...rulesOf(game)].flatMap(([number, line]) => (/-\d+\.\d/u.test(number) ? [line] : [])).join("\n");

describe.each(PLAYABLE)("%s", (game) => {
  const { notions, ruled, governed, grammar } = shippedLanguage(game);
  const rules = rulesOf(game);
  const told = [...notions.values(), ...ruled.map(({ why }) => why), ...governed.map(({ rule }) => rule)];
  test("each rule that is named is there and speaks of the thing", () => {
    for (const why of told)
      for (const [number] of why.matchAll(NUMBER)) {
        const rule = stems(rules.get(number) ?? "");
        const common = [...stems(why.replace(/\([^)]*\)/gu, ""))].filter((stem) => rule.has(stem));
        expect(common, `${number}: ${why}`).not.toEqual([]);
      }
    for (const { why } of ruled) expect(why).toMatch(NUMBER);
    for (const { rule } of governed) expect(rule).toMatch(NUMBER);
  });
  test("every rule that its texts name is there", () => {
    const files = globSync(join(import.meta.dirname, game, "texts/**/*.ts")).filter((file) => !file.includes(".test."));
    const missing = files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/"[^"\n]*\(([A-Z]+-[^()"\n]*)\)[^"\n]*"/gu)].flatMap(([said, numbers = ""]) =>
        [...numbers.matchAll(NUMBER)].flatMap(([number]) => (rules.has(number) ? [] : [`${number}: ${said}`])),
      ),
    );
    expect(missing).toEqual([]);
  });
  test("what it is said not to have its rulebook does not speak of", () => {
    const all = printed(game);
    for (const [name, words] of Object.entries(NOTION_WORDS)) {
      const [first = ""] = words.split(" ");
      if (notionOf(grammar, first) === undefined || notions.has(name)) continue;
      const found = words.split(" ").filter((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(all) && !OTHERWISE.has(word));
      expect(found, name).toEqual([]);
    }
  });
  test("what the rules settle is told once", () => {
    for (const one of ruled) expect(ruled.filter(({ why }) => why === one.why).length, one.why).toBe(1);
    for (const one of governed) expect(governed.filter(({ rule }) => rule === one.rule).length, one.rule).toBe(1);
  });
});

/** Words of rulebooks in another sense: “if they are level”, “the player's life”. */
const OTHERWISE: ReadonlySet<string> = new Set(["level", "heart"]);
