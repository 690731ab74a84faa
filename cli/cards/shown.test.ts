/** What strangers wrote into decks, cards, names of files and arguments, printed: it steers no terminal and forges no line. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readDecks } from "../../engine/decks/index.ts";
import { MEGACORP_POOL } from "../../tests/games/megacorp/pool.ts";
import { shownSafely, standardIo } from "../io.ts";
import { main } from "../main.ts";
import { escapedJson, jsonText, sentence } from "../words.ts";

const folder = mkdtempSync(join(tmpdir(), "arcology-shown-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** Clears the screen, names the window, rubs out the line, turns the way of writing, in seven and in eight bits. */
const HOSTILE = "\u001b[2J\u001b]0;owned\u0007\rgone\b\u009b31m\u202Egnp.exe\u2066\u200F\u007f";
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const STEERS = /[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]|\p{Bidi_Control}/u;
const deck = {
  name: `Deck ${HOSTILE}\nThe deck is legal.`,
  sections: { main: [{ name: `Tidal ${HOSTILE}\nWave`, count: 4 }, `${HOSTILE}?`] },
};
const hostile = file(`deck-${HOSTILE.replaceAll("/", "")}.json`, JSON.stringify(deck));
const steering = file("plain.txt", `// ${HOSTILE}\nMain\n4 Tidal ${HOSTILE} Wave\n?${HOSTILE}?\n`);

const io = standardIo();
async function run(argv: readonly string[]) {
  let [out, err] = ["", ""];
  const code = await main(argv, { ...io, out: (text) => (out += text), err: (text) => (err += text) });
  return { code, out, err };
}

describe("steers no terminal", () => {
  test.each([
    ["deck", "check", hostile],
    ["deck", "check", hostile, "--json"],
    ["deck", "check", steering],
    ["deck", "check", `${hostile}${HOSTILE}`],
    ["deck", "check", hostile, "--format", HOSTILE],
    ["deck", "convert", hostile, "--to", "text"],
    ["deck", "convert", hostile, "--to", "csv"],
    ["deck", "convert", hostile, "--to", "json"],
    ["deck", "convert", steering, "--to", "csv"],
    ["deck", "odds", hostile, "--card", HOSTILE, "--first", "--by-turn", "3", "--at-least", "1"],
    ["deck", "odds", hostile, "--query", `${HOSTILE}:x`, "--first", "--by-turn", "3", "--at-least", "1"],
    ["cards", "search", `${HOSTILE}:x`, "--game", "megacorp"],
    ["cards", "search", "x", "--game", HOSTILE],
    ["cards", HOSTILE],
    ["content", "check", HOSTILE],
    ["scenario", HOSTILE],
    [HOSTILE],
  ])("%j", async (...argv) => {
    const { out, err } = await run(argv);
    expect(out + err).not.toBe("");
    expect(`${out}${err}`.match(STEERS)).toBeNull();
  });
});

test("a name forges no verdict", async () => {
  const { out } = await run(["deck", "check", hostile]);
  expect(out).not.toMatch(/^The deck is legal\./m);
});

test("JSON keeps every character, escaped", async () => {
  const { out } = await run(["deck", "convert", hostile, "--to", "json"]);
  expect(JSON.parse(out).name).toBe(deck.name);
  const again = readDecks(out, { game: "megacorp", pool: MEGACORP_POOL });
  expect(again.ok && again.decks[0].list.name).toBe(deck.name);
  expect(JSON.parse(jsonText(HOSTILE))).toBe(HOSTILE);
  expect(escapedJson('{"a":1}')).toBe('{"a":1}');
});

test("data that programs read goes into a file word for word, and onto a terminal like everything", () => {
  const printed = (terminal: boolean) => {
    const told: string[] = [];
    shownSafely({ ...io, terminal, out: (text) => void told.push(text) }).out(`name\r\n${HOSTILE}\r\n`, "data");
    return told.join("");
  };
  expect(printed(false)).toBe(`name\r\n${HOSTILE}\r\n`);
  expect(printed(true)).not.toMatch(STEERS);
});

test("a long quotation is cut, and the sentence keeps its end", async () => {
  const long = "x".repeat(100_000);
  for (const argv of [
    ["cards", "search", long, long, "--game", "san"],
    ["cards", "search", "x", "--game", long],
    ["deck", "check", long],
    [long],
  ]) {
    const { code, err } = await run(argv);
    expect(code).toBe(2);
    expect(Math.max(...err.split("\n").map((line) => line.length))).toBeLessThan(800);
  }
  expect((await run(["cards", "search", "x", "--game", long])).err).toMatch(/characters left out.*Games: megacorp/);
  expect(sentence("It is short.")).toBe("It is short.");
});
