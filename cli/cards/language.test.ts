import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readDesignersTexts } from "../../content/texts.ts";
import type { Keyword } from "../../engine/cards/library.ts";
import { LANGUAGE_GAMES } from "../../engine/games/game.ts";
import { countCorpus, understood } from "../../engine/language/index.ts";
import { shippedLanguage } from "../../tests/gates/language.ts";
import { size } from "../../tests/size.ts";
import { withoutLanguage } from "../../tests/without-language.ts";
import { languageCommand } from "./language.ts";
import { loadKeywords } from "./source.ts";

/** One text of five in a sample, which says nothing of how many are understood. Before a language changes: `TEST_SIZE=whole`. */
const sampled = <Text>(texts: readonly Text[]): readonly Text[] => texts.filter((_, i) => size === "whole" || i % 5 === 0);

/** How many texts of the known half can be said, are right as typed, and after the first offer, at least. A language that learns raises them in the file. */
const floorOf = (game: string) =>
  z
    .strictObject({
      sayable: z.number(),
      typed: z.number(),
      offered: z.number(),
      /** The same of the plain texts. */
      plain: z.strictObject({ typed: z.number(), offered: z.number() }).default({ typed: 0, offered: 0 }),
    })
    .parse(JSON.parse(readFileSync(`content/${game}/texts/floor.json`, "utf8")));
const counted = z.object({
  texts: z.number(),
  meant: z.number(),
  strange: z.number(),
  typed: z.object({ right: z.number(), wrong: z.number(), refused: z.number() }),
});

/** Runs `language …` with the shipped keywords, or others. */
async function run(argv: readonly string[], keywords?: readonly Keyword[], unsaid: readonly string[] = []) {
  let [out, err] = ["", ""];
  const code = await languageCommand(argv, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    read: () => Promise.reject(new Error("language reads no file")),
    loadKeywords: keywords ? async () => keywords : loadKeywords,
    loadUnsaid: async () => unsaid.map((sentence) => ({ sentence, card: "san/bagman", author: "Ana", at: "2026-11-21T20:00:00.000Z" })),
  });
  return { code, out, err };
}

describe("language", () => {
  test("prints each construct with its spellings, documentation and example", async () => {
    const { code, out, err } = await run(["san"]);
    expect(code).toBe(0);
    expect(out).toContain(
      [
        "  when ‹an event: this is destroyed›, ‹an instruction: draw 1 card›    [line.when]",
        "      Each time it happens.",
        "      Example: when this is destroyed, draw 1 card",
        "      Or: whenever ‹an event: this is destroyed›, ‹an instruction: draw 1 card›",
        "      Not: if ‹an event: this is destroyed›, ‹an instruction: draw 1 card› (Use “when” for an event; “if” checks a state)",
        "",
      ].join("\n"),
    );
    expect(err).toMatch(/^San: \d+ constructs of \d+ sorts\./);
  });

  test("the same as JSON; a game has its own words beside the core's", async () => {
    const words = async (game: string) => {
      const { sorts } = JSON.parse((await run([game, "--json"])).out) as { sorts: { entries: { id: string; from: string }[] }[] };
      return sorts.flatMap(({ entries }) => entries);
    };
    const [san, megacorp] = [await words("san"), await words("megacorp")];
    expect(san).toContainEqual(
      expect.objectContaining({ id: "zone.river", from: "san", phrase: "the River", example: "each card in the River" }),
    );
    expect(megacorp.some(({ id }) => id === "zone.river")).toBe(false);
    const core = (entries: typeof san) => entries.flatMap(({ id, from }) => (from === "core" ? [id] : []));
    expect(core(san)).toEqual(core(megacorp));
  });

  test("keywords that cannot be read are a sentence, with 2", async () => {
    const wrong: Keyword = { id: "fog", print: "Fog", parameters: [], reminder: "", rules: [], definition: "Fog rolls in." };
    const { code, out, err } = await run(["megacorp"], [wrong]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/^The Megacorp language cannot be built\.\n(.+\n)*.*fog.*\n/);
  });

  test.each([
    [[], "language needs one game."],
    [["san", "megacorp"], "language needs one game."],
    [["chess"], "There is no game “chess”. Games: megacorp, "],
    [["san", "--fast"], "Unknown option '--fast'."],
    [["san", "--content", "nowhere"], "no such folder"],
  ] as const)("%j ends with 2 and says why", async (argv, why) => {
    const { code, out, err } = await run(argv);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(why);
  });
});

describe("a game without a language", () => {
  withoutLanguage("corp");
  test("has no reference", async () => {
    const { code, out, err } = await run(["corp"]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("The studio cannot read CORP texts yet");
  });
  test("says how many texts of designers wait for one", async () => {
    const { code, out } = await run(["corp", "--texts"]);
    expect(code).toBe(0);
    expect(out).toBe("110 texts, 48 known and 62 kept. No language reads them yet.\n");
  });
});

describe("language --unsaid", () => {
  const typed = ["The moon is made of cheese.", "Gain 1 Hacking."];
  test("lists what could not be said, with why, where and by whom; what is understood by now is only counted", async () => {
    const { code, out, err } = await run(["san", "--unsaid", "--db", "studio.db"], [], typed);
    expect({ code, out, err }).toEqual({
      code: 0,
      out: "The moon is made of cheese.\n    This game's texts do not use the word “moon”. san/bagman, Ana, 2026-11-21\n",
      err: "1 sentence that could not be read; 1 more are understood now.\n",
    });
  });
  test("the same as JSON", async () =>
    expect(JSON.parse((await run(["san", "--unsaid", "--db", "studio.db", "--json"], [], typed)).out)).toMatchObject({
      game: "san",
      unsaid: [{ sentence: "The moon is made of cheese.", card: "san/bagman" }],
    }));
  test("says that it needs a database", async () => {
    const { code, err } = await run(["san", "--unsaid"]);
    expect({ code, err }).toEqual({
      code: 2,
      err: "The sentences are stored in a studio's database. Name it: language GAME --unsaid --db FILE.\n",
    });
  });
});

describe("texts of designers", () => {
  test("both halves are counted; of the kept half no text is shown", async () => {
    const { code, out } = await run(["corp", "--texts", "--json"]);
    const told = z
      .object({ known: counted, kept: counted, plain: counted, texts: z.array(z.object({ text: z.string(), typed: z.string() })) })
      .parse(JSON.parse(out));
    expect(told.texts).toHaveLength(told.known.texts + told.plain.texts);
    for (const half of [told.known, told.kept]) expect(half.typed.right + half.typed.wrong + half.typed.refused).toBe(half.meant);
    expect(code).toBe(told.known.typed.wrong + told.kept.typed.wrong + told.known.strange + told.kept.strange > 0 ? 1 : 0);
    for (const { text } of readDesignersTexts("content/corp").kept) expect(out).not.toContain(JSON.stringify(text));
  });
  test.each(LANGUAGE_GAMES)("no text of the known half for %s is read with another meaning, and no fewer are understood", (game) => {
    const language = shippedLanguage(game);
    const { known } = readDesignersTexts(`content/${game}`);
    const { typed, offered, sayable, strange } = countCorpus(sampled(known).map((text) => ({ ...text, ...understood(language, text) })));
    expect([typed.wrong, strange]).toEqual([0, 0]);
    const floor = floorOf(game);
    if (size === "sample") return;
    expect(typed.right).toBeGreaterThanOrEqual(floor.typed);
    expect(offered.right).toBeGreaterThanOrEqual(floor.offered);
    expect(sayable).toBeGreaterThanOrEqual(floor.sayable);
  });
  test.each(LANGUAGE_GAMES.filter((game) => readDesignersTexts(`content/${game}`).plain.length > 0))(
    "no plain text of %s is read with another meaning, and no fewer are understood",
    (game) => {
      const language = shippedLanguage(game);
      const { plain } = readDesignersTexts(`content/${game}`);
      const { typed, offered, strange } = countCorpus(sampled(plain).map((text) => ({ ...text, ...understood(language, text) })));
      expect([typed.wrong, offered.wrong, strange]).toEqual([0, 0, 0]);
      const floor = floorOf(game).plain;
      if (size === "sample") return;
      expect(typed.right).toBeGreaterThanOrEqual(floor.typed);
      expect(offered.right).toBeGreaterThanOrEqual(floor.offered);
    },
  );
  test("a database holds no such texts", async () => {
    const { code, err } = await run(["san", "--texts", "--db", "studio.db"]);
    expect(code).toBe(2);
    expect(err).toContain("Leave --db out");
  });
});
