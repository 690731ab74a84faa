/** Content that cannot be played is refused where it is loaded, with its place. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { loadContent } from "../../../content/load.ts";
import { unreadTexts } from "../../../content/unread-texts.ts";
import { openVirtualRevolution } from "./open.ts";
import { VR_BOARDS, VR_CARDS } from "./virtual-revolution.test-support.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "virtual-revolution-"));
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** Problems of a copy of the content in which one thing of a file is written otherwise, and the line where that stands. */
function problemsOf(file: string, from: string, to: string): { readonly problems: readonly string[]; readonly line: number } {
  const content = join(FOLDER, "content");
  cpSync("content/virtual-revolution", join(content, "virtual-revolution"), { recursive: true });
  const path = join(content, "virtual-revolution", file);
  const source = readFileSync(path, "utf8");
  expect(source).toContain(from);
  writeFileSync(path, source.replace(from, to));
  const { content: loaded, problems: found } = loadContent(content);
  const problems = [...found, ...unreadTexts(content, loaded, found)];
  rmSync(content, { recursive: true });
  const line = source.slice(0, source.indexOf(from)).split("\n").length;
  return { problems: problems.map((one) => `${one.file.slice(content.length + 1)}:${one.line} ${one.message}`), line };
}

describe("Bad content", () => {
  test("a Location of a borough that is not there", () => {
    const { problems, line } = problemsOf("cards/vr1-locations.json", '"borough": 5', '"borough": 24');
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`^virtual-revolution/cards/vr1-locations\\.json:${line} .*24 is too large.*at most 23`)),
    ]);
  });

  test("a map whose adjacency goes one way only", () => {
    const { problems } = problemsOf("boards.json", '"next": ["1", "3", "9", "10"]', '"next": ["1", "3", "9"]');
    expect(problems).toContainEqual(
      expect.stringMatching(/^virtual-revolution\/boards\.json:\d+ .*"10" lists "2" as adjacent, but not the other way round/),
    );
  });

  test("a map with a neighbour that is not there", () => {
    const { problems, line } = problemsOf("boards.json", '"next": ["1", "3", "9", "10"]', '"next": ["1", "3", "9", "10", "31"]');
    expect(problems[0]).toMatch(new RegExp(`^virtual-revolution/boards\\.json:${line} .*"31" as adjacent, but there is no such space`));
  });

  test("a borough in two districts, or in one that is not there", () => {
    const two = problemsOf("boards.json", '"in": ["MA"]', '"in": ["MA", "PI"]');
    expect(two.problems[0]).toMatch(new RegExp(`^virtual-revolution/boards\\.json:${two.line} .*"1" is already in district "MA"`));
    const none = problemsOf("boards.json", '"in": ["MA"]', '"in": ["XX"]');
    expect(none.problems[0]).toMatch(new RegExp(`^virtual-revolution/boards\\.json:${none.line} .*There is no district "XX"`));
  });

  test("a map that follows a rule that is not there", () => {
    const { problems, line } = problemsOf("boards.json", '"rules": "VR-2.1, VR-2.2"', '"rules": "VR-2.1, VR-99.9"');
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`^virtual-revolution/boards\\.json:${line} There is no rule VR-99\\.9 in rules\\.md`)),
    ]);
  });

  test("a Boost card of an Action that is none", () => {
    const { problems, line } = problemsOf("cards/vr1-boosts.json", '"fields": { "action": "work" }', '"fields": { "action": "fly" }');
    expect(problems).toEqual([
      expect.stringMatching(
        new RegExp(`^virtual-revolution/cards/vr1-boosts\\.json:${line} "fly" is not one of work, recruit, server, verse, donate`),
      ),
    ]);
  });

  test.each([
    [
      "an Action that is none",
      "vr1-boosts.json",
      '"With Work: Gain',
      '"With Flying: Gain',
      "The text of Work Boost cannot be played.*“Flying”",
    ],
    [
      "what no Location can have",
      "vr1-locations.json",
      '"Setup: Its holder adds 1',
      '"Setup: Its holder adds 2',
      "deals 1 Influence .*VR-3.6",
    ],
    ["a borough that another has", "vr1-locations.json", '"borough": 2 }', '"borough": 1 }', "Another Location card has the same borough"],
  ])("a card with %s is found by `content check`", (_what, file, from, to, told) => {
    const { problems, line } = problemsOf(`cards/${file}`, from, to);
    const [first = ""] = problems;
    expect([problems.length, first]).toEqual([1, expect.stringMatching(new RegExp(`^virtual-revolution/cards/${file}:\\d+ .*${told}`))]);
    // It stands with the text of the card, which is above its numbers.
    expect(Math.abs(Number(first.split(":")[1]?.split(" ")[0]) - line)).toBeLessThanOrEqual(1);
  });

  test("a text that speaks of an Action that is none, with the words that are wrong", () => {
    const text = "With Flying: Gain 3 €.";
    const cards = VR_CARDS.map((card) => (card.number === "BO03" ? { ...card, text } : card));
    const opened = openVirtualRevolution({ cards, keywords: [], boards: VR_BOARDS });
    expect(opened.ok).toBe(false);
    const [draft] = opened.ok ? [] : opened.error;
    expect([draft?.name, draft?.problems.map(({ from, to }) => text.slice(from, to))]).toEqual([
      "Work Boost",
      [expect.stringContaining("Flying")],
    ]);
  });

  test("two Locations of one borough, a Boost card without an Action", () => {
    const opened = (change: (number: string) => object | undefined) =>
      openVirtualRevolution({
        cards: VR_CARDS.map((card) => ({ ...card, fields: { ...card.fields, ...change(card.number) } })),
        keywords: [],
        boards: VR_BOARDS,
      });
    const messages = (result: ReturnType<typeof opened>) =>
      result.ok ? [] : result.error.flatMap(({ problems }) => problems.map(({ message }) => message));
    expect(messages(opened((number) => (number === "LO07" ? { borough: 6 } : undefined)))).toContain(
      "Another Location card has the same borough (VR-3.5)",
    );
    expect(messages(opened((number) => (number === "BO03" ? { action: undefined } : undefined)))).toContain(
      "A Boost card names its Action (VR-10.6)",
    );
  });
});
