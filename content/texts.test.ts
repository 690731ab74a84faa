/** Designers' texts: each lies in its half, and what it means is canonical wherever the language can say it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { GAME_IDS } from "../engine/cards/card.ts";
import { shipped } from "./folder.ts";
import { HALVES, halfOf, readDesignersTexts } from "./texts.ts";

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function folder(which: string, entries: unknown): string {
  const root = mkdtempSync(join(tmpdir(), "texts-"));
  made.push(root);
  mkdirSync(join(root, "texts"));
  writeFileSync(join(root, "texts", `${which}.json`), JSON.stringify(entries, null, 2));
  return root;
}

describe.each(GAME_IDS)("the texts of %s", (game) => {
  const { problems, plain, ...halves } = readDesignersTexts(join(shipped(), game));
  test("are read without a problem, about as many in each half", () => {
    expect(problems).toEqual([]);
    const [known, kept] = HALVES.map((half) => halves[half].length);
    const all = (known ?? 0) + (kept ?? 0);
    expect(all).toBeGreaterThanOrEqual(100);
    expect(Math.abs((known ?? 0) - all / 2)).toBeLessThan(all * 0.1);
  });
  test("no text is in both halves", () => {
    const known = new Set(halves.known.map(({ text }) => text));
    expect([...halves.kept, ...plain].filter(({ text }) => known.has(text))).toEqual([]);
    const kept = new Set(halves.kept.map(({ text }) => text));
    expect(plain.filter(({ text }, i) => kept.has(text) || plain.findIndex((other) => other.text === text) !== i)).toEqual([]);
  });
});

describe("faults", () => {
  const text = "Draw two.";
  const right = halfOf(text);
  const wrong = right === "known" ? "kept" : "known";
  const entry = { kind: "event", name: "Two", text };
  const messages = (root: string) => readDesignersTexts(root).problems.map(({ line, field, message }) => `${line} ${field}: ${message}`);

  test("a text in the wrong half is told where it belongs", () =>
    expect(messages(folder(wrong, [{ ...entry, means: "Draw 2 cards." }]))).toEqual([
      `5 text: The SHA-256 of this text puts it into ${right}.json. Move it there.`,
    ]));
  test("a text means exactly one thing", () => {
    for (const meanings of [{}, { means: "Draw 2 cards.", not: "It cannot." }])
      expect(messages(folder(right, [{ ...entry, ...meanings }]))).toHaveLength(1);
    for (const meanings of [{}, { means: "Draw 2 cards." }, { not: "It cannot." }])
      expect(messages(folder(right, [{ ...entry, ...meanings, plain: "The player draws two cards." }]))).toEqual([]);
  });
  test("a text that is there twice is told", () =>
    expect(
      messages(
        folder(right, [
          { ...entry, not: "no" },
          { ...entry, not: "no" },
        ]),
      ),
    ).toHaveLength(1));
});
