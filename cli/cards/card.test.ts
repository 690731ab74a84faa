import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { LANGUAGE_GAMES } from "../../engine/games/game.ts";
import { ABOUT } from "../../engine/games/lists/about.ts";
import { withoutLanguage } from "../../tests/without-language.ts";
import { run as runWith } from "../lab/lab.test-support.ts";
import { cardCommand } from "./card.ts";

const FILES: Readonly<Record<string, string>> = {
  "half.txt": "Draw 2 cards.\nDraw many cards.",
  "good.txt": "\uFEFFdestroy TARGET character.\r\n",
  "blank.txt": " \n",
  "cards.json": JSON.stringify({ set: "MC1", cards: [{ name: "Empty" }, { id: "megacorp/b", name: "Bad", text: "Draw.\u001b[31m" }] }),
  "broken.json": '{ "cards": [\n  { "name": 3 }\n] }',
  "list.json": "[1, 2]",
  "cut.json": '{ "cards": [',
};

/** Runs `card …` with the shipped keywords and the files above. */
const run = (...argv: readonly string[]) =>
  runWith(cardCommand, argv, { read: async (file) => FILES[file] ?? (await readFile(file, "utf8")) });

describe("card check", () => {
  test("a text that is read: 0, the reading in sentences and the canonical text", async () => {
    const { code, out, err } = await run("check", "good.txt", "--game", "megacorp");
    expect([code, err]).toEqual([0, "1 text, all understood.\n"]);
    expect(out.split("\n")).toEqual([
      "The text",
      "  Ability 1. Resolves when the card is played.",
      "    Destroy target character. In play unless a zone is named; the acting player chooses.",
      "  Canonical text:",
      "    Destroy target character.",
      "",
    ]);
  });

  test("the same as JSON, with the tree", async () => {
    const { code, out } = await run("check", "--text", "Draw 2 cards.", "--game", "san", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      game: "san",
      ok: true,
      cards: [
        {
          text: "Draw 2 cards.",
          canonical: "Draw 2 cards.",
          problems: [],
          tree: [
            { kind: "do", lines: [{ is: "line.do", span: { from: 0, to: 12 }, holes: { b: { is: "draw", span: { from: 0, to: 12 } } } }] },
          ],
        },
      ],
    });
  });

  test("a text that is not: 1, with the place, what was understood, what could come, and what was right all the same", async () => {
    const { code, out, err } = await run("check", "half.txt", "--game", "megacorp");
    expect([code, err]).toEqual([1, "1 text, 1 not understood.\n"]);
    expect(out).toMatch(/Draw 2 cards\. .+\n {2}Not understood, line 2, column 6: .*“many”.*\n {4}Draw many cards\.\n {4} {5}\^\^\^\^\n/);
    expect(out).toContain("    Understood so far: Draw\n    Could come next:\n");
    const { cards } = JSON.parse((await run("check", "half.txt", "--game", "megacorp", "--json")).out) as {
      cards: { problems: object[] }[];
    };
    expect(cards[0]?.problems).toMatchObject([
      {
        code: "not-understood",
        from: 19,
        to: 23,
        line: 2,
        column: 6,
        understood: "Draw",
        expected: expect.arrayContaining([expect.any(String)]),
      },
    ]);
  });

  test("a suggestion that the message does not hold has a line of its own", async () => {
    const { out } = await run("check", "--text", "Tap target creature.", "--game", "megacorp");
    expect(out).toContain("column 1: Write “engage” instead of “Tap”, “character” instead of “creature”.\n");
    expect(out).toContain("    Did you mean: Engage target character.\n");
    const message = (await run("check", "--text", "Drwa 2 cards.", "--game", "megacorp")).out;
    expect(message.match(/Did you mean/g)).toHaveLength(1);
  });

  test("a long line is shown around the place only", async () => {
    const text = `${"Draw 2 cards, then draw 1 card. ".repeat(4)}Draw many cards. ${"Draw 2 cards. ".repeat(6)}`;
    const lines = (await run("check", "--text", text, "--game", "megacorp")).out.split("\n");
    const at = lines.findIndex((one) => /^\s*\^+$/.test(one));
    expect(lines[at - 1]).toMatch(/^ {4}….{120}…$/);
    expect(lines[at - 1]?.slice(lines[at]?.indexOf("^")).startsWith("many cards.")).toBe(true);
  });

  test("what is understood but cannot be meant is a remark", async () => {
    const { code, out } = await run("check", "--text", "Destroy target character: Draw 1 card.", "--game", "megacorp");
    expect([code, out.includes("  Note, line 1, column 9: A cost cannot have targets")]).toEqual([0, true]);
  });

  test("what the game cannot carry out: 1, with the place and the reason", async () => {
    const { code, out, err } = await run("check", "--text", "Draw 1 card, then gain 2M.", "--game", "san");
    expect([code, err]).toEqual([1, "1 text, 1 understood but not running.\n"]);
    expect(out).toContain("  Warning, line 1, column 19: San cannot run “gain 2M”: San has no money");
  });

  test("every card of a card file; a text cannot steer the terminal", async () => {
    const { code, out, err } = await run("check", "cards.json", "--game", "megacorp");
    expect([code, err]).toEqual([1, "2 texts, 1 not understood.\n"]);
    expect(out).toMatch(/^Empty\n {2}It has no text\.\n\nBad\n/);
    expect(out).not.toContain("\u001b");
  });

  test.each([
    ["megacorp", "content/megacorp/cards/mc1-characters.json", 54],
    ["san", "content/san/cards/san1-river.json", 24],
  ])("the shipped cards of %s are read", async (game, file, cards) => {
    const { code, out } = await run("check", file, "--game", game, "--json");
    expect([code, (JSON.parse(out) as { cards: unknown[] }).cards.length]).toEqual([0, cards]);
  });
});

describe("What cannot be understood ends with 2 and a sentence", () => {
  const check = (argv: readonly string[], sentence: string) =>
    test(argv.join(" ") || "(nothing)", async () => {
      const { code, out, err } = await run(...argv);
      expect([code, out]).toEqual([2, ""]);
      expect(err).toContain(sentence);
    });
  check([], "Which card command?");
  check(["burn"], "There is no command “card burn”.");
  check(["check", "--game", "san"], "needs either a FILE or --text.");
  check(["check", "good.txt", "--text", "x", "--game", "san"], "needs either a FILE or --text.");
  check(["check", "a", "b", "--game", "san"], "remove “b”.");
  check(["check", "good.txt"], "card check needs --game.");
  check(["check", "good.txt", "--game", "chess"], "There is no game “chess”.");
  describe("of a game without a language", () => {
    withoutLanguage("corp");
    check(
      ["check", "good.txt", "--game", "corp"],
      `The studio cannot read CORP texts yet. It reads those of ${LANGUAGE_GAMES.map((game) => ABOUT[game].name)
        .slice(0, -1)
        .join(", ")} and `,
    );
  });
  check(["check", "good.txt", "--game", "san", "--fast"], "Unknown option '--fast'.");
  check(["check", "good.txt", "--game", "san", "--content", "a", "--db", "b"], "Use --content or --db, not both.");
  check(["check", "blank.txt", "--game", "san"], "blank.txt has no text to read.");
  check(["check", "--text", "", "--game", "san"], "--text has no text to read.");
  check(["check", "broken.json", "--game", "san"], "broken.json:2:13: cards.0.name: ");
  check(["check", "list.json", "--game", "san"], "list.json:1:1: ");
  check(["check", "cut.json", "--game", "san"], "cut.json:1:13: This is not valid JSON: ");
  check(["check", "nothing.txt", "--game", "san"], "nothing.txt");
});
