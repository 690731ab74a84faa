import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { checkDeck, encodeShare } from "../../engine/decks/index.ts";
import { DECK_GAMES, hasDecks } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { MEGACORP_POOL, SHIPPED_DECKS } from "../../tests/games/megacorp/pool.ts";
import { loadCards, loadDecks, loadKeywords } from "../cards/source.ts";
import { outside } from "../lab/outside.ts";
import { deckCommand } from "./deck.ts";

const SKYLINE = "content/megacorp/decks/skyline-takeover.txt";
const BROKEN = "engine/decks/fixtures/broken/03-five-copies.txt";
const WITHOUT_DECKS = GAME_IDS.find((game) => !hasDecks(game)) ?? expect.fail("every game has decks");
const folder = mkdtempSync(join(tmpdir(), "arcology-deck-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** Runs a command against the shipped pool. */
async function run(...argv: readonly string[]) {
  let out = "";
  let err = "";
  const asked: unknown[] = [];
  const code = await deckCommand(argv, {
    ...outside(),
    cores: 1,
    watched: false,
    loadCards,
    loadKeywords,
    loadDecks,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    read: (name) => readFile(name, "utf8"),
    loadPool: async (game, from) => {
      asked.push([game, from]);
      return MEGACORP_POOL;
    },
  });
  return { code, out, err, asked };
}

describe("deck check", () => {
  test("a legal deck: 0", async () => {
    const { code, out, err } = await run("check", SKYLINE);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^Skyline Takeover is legal\.\n/);
    expect(out).not.toContain("Blocked");
  });

  test("a broken deck: 1, with the sentence and the buttons of the builder", async () => {
    const { code, out } = await run("check", BROKEN);
    expect(code).toBe(1);
    expect(out).toContain(
      "is not legal: 1 reason.\nProblems\n  The main deck has 5 copies of Public Highway; the limit is 4 (MC-3.4). [Remove 1]\n",
    );
  });

  test("JSON: exactly the five parts, findings flat", async () => {
    const { code, out } = await run("check", BROKEN, "--json");
    const value = JSON.parse(out);
    expect(code).toBe(1);
    expect(Object.keys(value)).toEqual(["legal", "playable", "problems", "blocked", "advice"]);
    expect(value.problems).toEqual([
      {
        code: "MAIN_TOO_MANY_COPIES",
        rule: "MC-3.4",
        message: "The main deck has 5 copies of Public Highway; the limit is 4 (MC-3.4).",
        name: "Public Highway",
        have: 5,
        max: 4,
        fixes: [{ kind: "remove", label: "Remove 1", section: "main", name: "Public Highway", count: 1 }],
      },
    ]);
  });

  test("the words are those of checkDeck, whatever the form of the file", async () => {
    const list = SHIPPED_DECKS[0]?.list;
    const rules = gameDefinition("megacorp").deck;
    if (!list || !rules) throw new Error("decks are shipped");
    const messages = checkDeck(list, MEGACORP_POOL, rules, "house-singleton").problems.map(({ message }) => message);
    const link = file("link.txt", `https://example.org/decks${encodeShare(list)}`);
    const { code, out } = await run("check", link, "--json", "--format", "house-singleton");
    expect(code).toBe(1);
    expect(JSON.parse(out).problems.map(({ message }: { message: string }) => message)).toEqual(messages);
  });

  test("--format takes a format by what it is called", async () => {
    const { code, out } = await run("check", SKYLINE, "--format", "house: singleton");
    expect([code, out.includes("not legal")]).toEqual([1, true]);
  });

  test("several decks in one file: one verdict each, 1 when any is not legal", async () => {
    const { code, out } = await run("check", "engine/decks/fixtures/illegal.json", "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out).decks.map(({ name, legal }: { name: string; legal: boolean }) => [name, legal])).toEqual([
      ["Illegal: Bulk Order", false],
      ["Illegal: Two Crowns", false],
    ]);
  });

  test("what was odd about the file goes to stderr, with its line", async () => {
    const { err } = await run("check", file("odd.txt", "Main: 40\n4 Tidel Wave\nhello, who is this?\n"));
    expect(err).toBe(
      "line 2: “Tidel Wave” is not a Megacorp card. Did you mean Tidal Wave?\n" +
        "line 3: could not be read and was kept: hello, who is this?\n" +
        "line 1: The heading says Main: 40, but 4 cards follow.\n",
    );
  });

  test("--game says whose deck it is", async () => {
    const [game = expect.fail("no game has decks")] = DECK_GAMES;
    expect((await run("check", SKYLINE, "--game", game)).asked).toEqual([[game, {}]]);
    expect((await run("check", SKYLINE, "--game", game)).out).toBe((await run("check", SKYLINE)).out);
  });

  test("--content and --db are handed on, one of them", async () => {
    expect((await run("check", SKYLINE, "--content", "house")).asked).toEqual([["megacorp", { content: "house" }]]);
    expect((await run("check", SKYLINE, "--db", "x.db")).asked).toEqual([["megacorp", { db: "x.db" }]]);
    expect((await run("check", SKYLINE, "--db", "x.db", "--content", "house")).code).toBe(2);
  });
});

describe("deck convert", () => {
  test("there and back through all three", async () => {
    const { out: text } = await run("convert", SKYLINE, "--to", "text");
    expect(text).toBe(await readFile(SKYLINE, "utf8"));
    const { out: json } = await run("convert", SKYLINE, "--to", "json");
    expect((await run("convert", file("a.json", json), "--to", "text")).out).toBe(text);
    const { out: csv } = await run("convert", SKYLINE, "--to", "csv");
    expect(csv).toMatch(/^count,name,set,number,section\n1,Ferrum Nanologics,MC1,3,business\n/);
    const { out: back } = await run("convert", file("a.csv", csv), "--to", "csv");
    expect(back).toBe(csv);
  });
});

describe("deck odds", () => {
  const check = (title: string, args: readonly string[], expected: object) =>
    test(title, async () => {
      const { code, out } = await run("odds", SKYLINE, ...args, "--json");
      expect(code).toBe(0);
      expect(JSON.parse(out)).toEqual(expected);
    });
  const three = ["--card", "Hypermarket", "--at-least", "1"];
  check("3 of 40 in 5", [...three, "--by-turn", "1", "--first"], {
    population: 40,
    successes: 3,
    draws: 5,
    atLeast: 1,
    p: expect.closeTo(0.3375506, 6),
  });
  check("second draws one more", [...three, "--by-turn", "1", "--second"], {
    population: 40,
    successes: 3,
    draws: 6,
    atLeast: 1,
    p: expect.closeTo(0.394332, 6),
  });
  check("a mulligan is one card fewer", [...three, "--by-turn", "2", "--first", "--mulligans", "1"], {
    population: 40,
    successes: 3,
    draws: 5,
    atLeast: 1,
    p: expect.closeTo(0.3375506, 6),
  });
  check(
    "4 of 20 resources in 3 reveals",
    ["--query", "salaried back:green", "--section", "resources", "--at-least", "1", "--by-turn", "3"],
    { population: 20, successes: 4, draws: 3, atLeast: 1, p: expect.closeTo(0.5087719, 6) },
  );
  check("a query with a regular expression", ["--query", "n:/^hyper/i", "--at-least", "3", "--by-turn", "36", "--first"], {
    population: 40,
    successes: 3,
    draws: 40,
    atLeast: 3,
    p: 1,
  });

  test("the pile is what deck check counts", async () => {
    const mixed = file("mixed.txt", "Main\n5 Tidal Wave\n3 Carapace\n2 Nonesuch\n1 Ferrum Nanologics\n");
    const { out } = await run("odds", mixed, "--card", "Tidal Wave", "--at-least", "1", "--by-turn", "1", "--first");
    expect(out).toBe("1.0000: at least 1 of 5 in 5 of 8 cards.\n");
    expect((await run("check", mixed)).out).toContain("The main deck has 8 cards and needs at least 40");
  });

  test("in words", async () => {
    const { out } = await run("odds", SKYLINE, ...three, "--by-turn", "1", "--first");
    expect(out).toBe("0.3376: at least 1 of 3 in 5 of 40 cards.\n");
  });
});

describe("What cannot be understood ends with 2 and a sentence", () => {
  const check = (argv: readonly string[], sentence: string) =>
    test(argv.join(" ") || "(nothing)", async () => {
      const { code, out, err } = await run(...argv);
      expect([code, out]).toEqual([2, ""]);
      expect(err.split("\n")[0]).toBe(sentence);
    });
  const odds = (...more: readonly string[]) => ["odds", SKYLINE, ...more];
  check([], "Which deck command?");
  check(["burn"], "There is no command “deck burn”.");
  check(["check"], "deck check needs a FILE.");
  check(["check", SKYLINE, BROKEN], `deck check reads only one FILE; remove “${BROKEN}”.`);
  check(["check", SKYLINE, "--fast"], "Unknown option '--fast'.");
  check(["check", SKYLINE, "--to", "csv"], "deck check has no --to.");
  check(["check", SKYLINE, "--format", "chess"], "There is no format “chess”. Formats: core-rules, rulebook-strict, house-singleton.");
  check(["check", file("empty.txt", "  \n")], `${join(folder, "empty.txt")}: There is nothing to read. Paste a list or choose a file.`);
  check(["check", SKYLINE, "--game", "chess"], `There is no game “chess”. Games with decks: ${DECK_GAMES.join(", ")}.`);
  check(
    ["check", SKYLINE, "--game", WITHOUT_DECKS],
    `Players of ${gameDefinition(WITHOUT_DECKS).name} do not bring decks. Games with decks: ${DECK_GAMES.join(", ")}.`,
  );
  check(["convert", SKYLINE, "--to", "pdf"], "deck convert needs --to text, --to csv or --to json.");
  check(
    ["convert", "engine/decks/fixtures/illegal.json", "--to", "csv"],
    "entry 11: Main cannot contain Day Traders: move it to Resources.",
  );
  check(
    odds("--card", "Forest", "--at-least", "1", "--by-turn", "1"),
    "Add --first or --second: the first player draws no card on turn 1 (MC-5.2).",
  );
  check(odds("--at-least", "1", "--by-turn", "1", "--first"), "deck odds needs either --card or --query.");
  check(odds("--card", "Forst", "--at-least", "1", "--by-turn", "1", "--first"), "There is no card “Forst”. Did you mean Forest?");
  check(
    odds("--card", "Forest", "--at-least=-1", "--by-turn", "1", "--first"),
    "--at-least must be a whole number from 1 to 1000, not “-1”.",
  );
  check(
    odds("--card", "Forest", "--at-least", "1", "--by-turn", "101", "--first"),
    "--by-turn must be a whole number from 1 to 100, not “101”.",
  );
  check(
    odds("--card", "Forest", "--at-least", "1", "--by-turn", "1", "--first", "--mulligans", "6"),
    "--mulligans must be a whole number from 0 to 5, not “6”.",
  );
  check(
    odds("--query", "fction:corp", "--at-least", "1", "--by-turn", "1", "--first"),
    "The query was ignored: Megacorp has no field “fction”.",
  );
  check(
    odds("--card", "Forest", "--at-least", "1", "--by-turn", "1", "--first", "--section", "hand"),
    "--section must be main or resources.",
  );

  test("a file that is not there", async () => {
    const { code, err } = await run("check", join(folder, "nothing.txt"));
    expect(code).toBe(2);
    expect(err).toContain("nothing.txt");
  });
});

describe("deck power", () => {
  test("what can be paid for by turn, in games by fixed seeds", async () => {
    const first = await run("power", SKYLINE, "--games", "3", "--bot", "random", "--json");
    expect([first.code, first.err]).toEqual([0, ""]);
    const told = JSON.parse(first.out) as {
      games: number;
      bot: string;
      turns: { turn: number; games: number }[];
      cards: { name: string; now: number[] }[];
    };
    expect([told.games, told.bot, told.turns[0]]).toMatchObject([3, "random", { turn: 1, games: 3 }]);
    expect(told.cards.length).toBeGreaterThan(10);
    expect(told.cards.every(({ now }) => now.length === told.turns.length && now.every((games) => games <= 3))).toBe(true);
    expect((await run("power", SKYLINE, "--games", "3", "--bot", "random", "--json")).out).toBe(first.out);
    const { out } = await run("power", SKYLINE, "--games", "2", "--bot", "random");
    expect(out).toMatch(/^Skyline Takeover: 2 games against \d+ ready decks, from both seats\./);
    expect(out).toContain("Hardest to pay for");
  });
  test.each([
    [["--games", "0"], "--games must be a whole number from 1 to 100000, not “0”."],
    [["--bot", "nobody"], "There is no bot “nobody”."],
  ])("%j: 2, with a sentence", async (flags, sentence) => {
    const { code, err } = await run("power", SKYLINE, ...flags);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
  test("a deck that is not legal: 2, with the reason", async () => {
    const { code, err } = await run("power", BROKEN, "--games", "1");
    expect([code, err]).toEqual([2, expect.stringContaining("Public Highway")]);
  });
});
