/** The numbers of the rules: that every one that is cited leads somewhere. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { RULE_PREFIXES } from "../engine/games/rule-prefixes.ts";
import { loadContent } from "./load.ts";
import { readRules } from "./rules.ts";

const { content } = loadContent();
const defined = new Set(Object.values(content).flatMap(({ game, rules }) => readRules(rules, game).map(({ number }) => number)));

const CITED = new RegExp(String.raw`\b(?:${Object.values(RULE_PREFIXES).join("|")})-[A-Z]?\d+(?:\.\d+)*`, "g");
/** Every rule number that a text names, of any game, each once. */
const citedRules = (text: string): readonly string[] => [...new Set(text.match(CITED) ?? [])];

describe("a rules file", () => {
  test("defines numbers in headings, items and rows, and names the heading above", () => {
    const text =
      "# Corp\n## CORP-1 Object\n- CORP-1.1 One. See CORP-9.9.\n- **CORP-1.2** (definition) Two.\n  - **CORP-E1 (1.1)** An example.\n| CORP-R1 | Ruling | CORP-1.1 |\n| RN-01 | Thug |\n";
    expect(readRules(text, "corp")).toEqual([
      { number: "CORP-1", line: 2, heading: "CORP-1 Object", kind: "chapter" },
      { number: "CORP-1.1", line: 3, heading: "CORP-1 Object", kind: "rule" },
      { number: "CORP-1.2", line: 4, heading: "CORP-1 Object", kind: "definition" },
      { number: "CORP-E1", line: 5, heading: "CORP-1 Object", kind: "rule" },
      { number: "CORP-R1", line: 6, heading: "CORP-1 Object", kind: "rule" },
    ]);
  });
});

describe("the shipped rules", () => {
  test.each([
    ["megacorp", 448, ["MC-3.10", "MC-G46", "MC-R152", "MC-C21", "MC-T1", "MC-E1"]],
    ["san", 152, ["SAN-6.3", "SAN-R38", "SAN-E14"]],
    ["virtual-revolution", 245, ["VR-12.4", "VR-R72", "VR-E20", "VR-S6"]],
    ["metrorunner", 212, ["MR-8.13", "MR-R36", "MR-E15"]],
    ["corp", 179, ["CORP-13.12", "CORP-R43", "CORP-E13"]],
  ] as const)("%s defines every number once", (game, count, some) => {
    const numbers = readRules(content[game].rules, game).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThanOrEqual(count);
    expect(numbers).toEqual(expect.arrayContaining([...some]));
  });

  test("cite nothing that is not there", () => {
    expect(
      Object.values(content)
        .flatMap(({ rules }) => citedRules(rules))
        .filter((number) => !defined.has(number)),
    ).toEqual([]);
  });

  test("hold every number that a keyword or a card names", () => {
    const named = Object.values(content).flatMap(({ keywords, cards }) => [
      ...keywords.flatMap(({ rules }) => rules),
      ...cards.flatMap((card) => (card.fields["rulings"] as readonly string[] | undefined) ?? []),
    ]);
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((number) => !defined.has(number))).toEqual([]);
  });

  test("hold every number that the code cites, tests with invented ones apart", () => {
    const FOLDERS = ["app", "cli", "components", "content", "db", "engine", "faces", "server"];
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    );
    const wrong = files.flatMap((file) =>
      citedRules(readFileSync(file, "utf8"))
        .filter((number) => !defined.has(number))
        .map((number) => `${file}: ${number}`),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });
});
