/** The numbers of the rules: that every one that is cited leads somewhere. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAME_IDS } from "../engine/cards/card.ts";
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
      "# Title\n## XX-1 Object\n- XX-1.1 One. See XX-9.9.\n- **XX-1.2** (definition) Two.\n  - **XX-E1 (1.1)** An example.\n| XX-R1 | Ruling | XX-1.1 |\n| RN-01 | Thug |\n";
    const [game] = GAME_IDS;
    const prefix = RULE_PREFIXES[game];
    const at = (rule: string, line: number, kind: string) => ({ number: `${prefix}-${rule}`, line, heading: `${prefix}-1 Object`, kind });
    expect(readRules(text.replaceAll("XX", prefix), game)).toEqual([
      at("1", 2, "chapter"),
      at("1.1", 3, "rule"),
      at("1.2", 4, "definition"),
      at("E1", 5, "rule"),
      at("R1", 6, "rule"),
    ]);
  });
});

describe("the shipped rules", () => {
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
