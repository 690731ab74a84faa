import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContent } from "../content/load.ts";
import { openDb } from "../db/client.ts";
import { findHead } from "../db/queries/objects.ts";
import { seed } from "../db/seed.ts";
import { editAsPerson } from "../db/testing.ts";
import { ABOUT } from "../engine/games/lists/about.ts";
import { shippedGroups } from "../server/seeding.ts";
import { withoutLanguage } from "../tests/without-language.ts";
import { standardIo } from "./io.ts";
import { main } from "./main.ts";

const folder = mkdtempSync(join(tmpdir(), "arcology-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (name: string) => join(folder, name);

const io = standardIo();
/** Runs a command; answers its exit code and what it wrote. */
async function cli(...argv: readonly string[]) {
  let [out, err] = ["", ""];
  const code = await main(argv, { ...io, out: (text) => (out += text), err: (text) => (err += text) });
  return { code, out, err };
}
const json = async (...argv: readonly string[]) => JSON.parse((await cli(...argv)).out) as never;

describe("cards twins", () => {
  test("says which texts are alike, and how", async () => {
    const { code, out, err } = await cli("cards", "twins", "--game", "megacorp");
    expect([code, err]).toEqual([0, expect.stringMatching(/^\d+ findings\.\n$/)]);
    expect(out).toContain(
      "2 texts differ only in numbers and names:\n  Blackout: Engage each #Building card.\n  General Strike: Engage each #Consumer card.\n",
    );
    const [first] = ((await json("cards", "twins", "--game", "megacorp", "--set", "mc1", "--json")) as { twins: unknown[] }).twins;
    expect(first).toMatchObject({ differ: "numbers", cards: [{ id: "megacorp/blackout" }, { id: "megacorp/general-strike" }] });
  });
  test.each([
    [["twins", "Blackout", "--game", "megacorp"], "cards twins checks all cards"],
    [["search", "x", "--game", "megacorp", "--set", "MC1"], 'add it to the query: "set:MC1"'],
  ])("%j is answered with a sentence", async (argv, sentence) => {
    const { code, err } = await cli("cards", ...argv);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
  });
  describe("of a game without a language", () => {
    withoutLanguage("corp");
    test("are not looked for", async () => {
      const { code, err } = await cli("cards", "twins", "--game", "corp");
      expect([code, err]).toEqual([2, expect.stringContaining("The studio cannot read CORP texts yet")]);
    });
  });
});

test("cards warnings says what stands out, of games without a language too", async () => {
  const { code, out, err } = await cli("cards", "warnings", "--game", "corp");
  expect([code, err]).toEqual([0, expect.stringMatching(/^\d+ findings\.\n$/)]);
  expect(out).toMatch(
    /^Glacier is much better than its price, judging by its numbers: 6 in total for ¥3M, where 3 is usual. Half of the 18 security cards /m,
  );
  const { warnings } = (await json("cards", "warnings", "--game", "megacorp", "--set", "mc1", "--json")) as { warnings: unknown[] };
  expect(warnings).toContainEqual({
    sentence: "Only one card has the keyword Indestructible.",
    cards: [{ id: "megacorp/living-rampart", name: "Living Rampart" }],
  });
});

describe("cards search", () => {
  test("one card a line, remarks apart", async () => {
    const { code, out, err } = await cli("cards", "search", "tidal wave", "--game", "megacorp");
    expect([code, err]).toEqual([0, "1 card\n"]);
    expect(out).toMatch(/^MC1 \d+ {2}Tidal Wave {2}event, 5M \+ 2 BQ\n$/);
  });
  test("as JSON for scripts", async () => {
    expect(await json("cards", "search", "t:event n:/^tidal/i", "--game", "megacorp", "--json")).toMatchObject({
      total: 1,
      cards: [{ name: "Tidal Wave" }],
      ignored: [],
    });
  });
  test("says what it ignored, still answers, and ends with 1", async () => {
    const { code, out, err } = await cli("cards", "search", "tidal fction:corp", "--game", "megacorp");
    expect([code, out !== ""]).toEqual([1, true]);
    expect(err).toContain("Ignored “fction:corp”");
    expect(err).toContain("Did you mean faction:corp?");
  });
  test("a query may begin with a minus, for an option likewise", async () => {
    const { code, out, err } = await cli("cards", "search", "-t:event", "--game", "megacorp");
    expect([code, err, out.includes("Tidal Wave"), out.includes("Hypermarket")]).toEqual([
      0,
      expect.stringMatching(/^\d+ cards\n$/),
      false,
      true,
    ]);
    writeFileSync(inFolder("two.txt"), "Main:\n1 Tidal Wave\n1 Hypermarket\n");
    const odds = ["deck", "odds", inFolder("two.txt"), "--at-least", "1", "--by-turn", "1", "--first", "--json"];
    expect(await json(...odds, "--query", "-t:event")).toMatchObject({ population: 2, successes: 1 });
  });
  test("game: in the query asks for the cards of that game", async () => {
    const { code, out, err } = await cli("cards", "search", "game:san t:hacking", "--game", "megacorp");
    expect([code, err]).toEqual([0, expect.stringMatching(/^\d+ cards\n$/)]);
    expect(out).toBe((await cli("cards", "search", "t:hacking", "--game", "san")).out);
    expect((await cli("cards", "search", "game:megacorp tidal", "--game", "san")).out).toContain("Tidal Wave");
  });
  test("has:scenario finds the cards that a scenario shows", async () => {
    const { code, err, out } = await cli("cards", "search", "has:scenario", "--game", "megacorp");
    expect([code, err]).toEqual([0, expect.stringMatching(/^\d+ cards\n$/)]);
    expect(out).not.toBe("");
  });
  test("suggests a name like the one that is nowhere", async () => {
    expect((await cli("cards", "search", "tidl", "--game", "megacorp")).err).toContain("Did you mean tidal?");
  });
  test.each([
    [["cards"], "Which cards command?"],
    [["cards", "search"], "needs a query"],
    [["cards", "search", "x"], "needs --game"],
    [["cards", "search", "x", "--game", "chess"], "no game “chess”"],
    [["cards", "search", "two", "words", "--game", "san"], '"two words"'],
    [["cards", "search", "x", "--game", "san", "--nope"], "--nope"],
    [["cards", "search", "x", "--game", "san", "--db", "a", "--content", "b"], "not both"],
    [["cards", "search", "x", "--game", "san", "--content", inFolder("nothing")], "no such folder"],
  ])("%j ends with 2 and says why", async (argv, why) => {
    const { code, out, err } = await cli(...argv);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(why);
  });
});

describe("--db", () => {
  const file = inFolder("studio.db");
  beforeAll(() => {
    const db = openDb(file);
    seed(db, shippedGroups(loadContent().content), { at: "2026-01-01T00:00:00.000Z" });
    const value = findHead(db, "card", "megacorp/tidal-wave")?.value as object;
    editAsPerson(
      db,
      { type: "card", game: "megacorp", id: "megacorp/tidal-wave", value: { ...value, name: "Flood Wave" } },
      { author: "Ana", note: "", at: "2026-01-02T00:00:00.000Z" },
    );
    db.$client.close();
  });
  test("reads what people changed in the studio, and writes nothing", async () => {
    const before = readFileSync(file);
    expect((await cli("cards", "search", "flood wave", "--game", "megacorp", "--db", file)).out).toContain("Flood Wave");
    expect(readFileSync(file).equals(before)).toBe(true);
  });
  test("a card that fits no more is left out with a sentence, and the others are found", async () => {
    const file = inFolder("broken.db");
    const db = openDb(file);
    seed(db, shippedGroups(loadContent().content), { at: "2026-01-01T00:00:00.000Z" });
    const value = findHead(db, "card", "megacorp/tidal-wave")?.value as { fields: object };
    editAsPerson(
      db,
      { type: "card", game: "megacorp", id: "megacorp/tidal-wave", value: { ...value, fields: { ...value.fields, valuation: "five" } } },
      { author: "Ana", note: "", at: "2026-01-02T00:00:00.000Z" },
    );
    db.$client.close();
    const search = ["cards", "search", "t:event", "--game", "megacorp", "--db", file] as const;
    const { code, out, err } = await cli(...search);
    expect([code, out.includes("Tidal Wave"), out.includes("Blackout")]).toEqual([0, false, true]);
    expect(err).toContain(
      'Tidal Wave (megacorp/tidal-wave) cannot be shown. "fields.valuation": "five" is not allowed here. The value must be a number.',
    );
    expect(await json(...search, "--json")).toMatchObject({ skipped: [{ id: "megacorp/tidal-wave", newer: false }] });
  });
  test("a file that is no database ends with 2", async () => {
    writeFileSync(inFolder("notes.txt"), "not a database, but long enough to have a header of one hundred bytes ".repeat(3));
    const { code, err } = await cli("cards", "search", "x", "--game", "megacorp", "--db", inFolder("notes.txt"));
    expect([code, err]).toEqual([2, `The database ${inFolder("notes.txt")} cannot be opened: file is not a database.\n`]);
  });
  test.each(["", folder])("%j is no database and ends with 2", async (path) => {
    const { code, err } = await cli("cards", "search", "x", "--game", "megacorp", "--db", path);
    expect([code, err]).toEqual([
      2,
      path ? `${path} is a folder; name the file of the database.\n` : "There is no database “”. Check the path.\n",
    ]);
  });
  test("a database of a newer studio ends with 2", async () => {
    const newer = openDb(inFolder("newer.db"));
    newer.$client.pragma("user_version = 9999");
    newer.$client.close();
    const { code, err } = await cli("cards", "search", "x", "--game", "megacorp", "--db", inFolder("newer.db"));
    expect([code, err]).toEqual([2, expect.stringContaining("was written by another version of the studio")]);
  });
  test("a database that is not there ends with 2 and is not made", async () => {
    expect(await cli("cards", "search", "x", "--game", "megacorp", "--db", inFolder("none.db"))).toMatchObject({
      code: 2,
      err: `There is no database “${inFolder("none.db")}”. Check the path.\n`,
    });
    expect(() => readFileSync(inFolder("none.db"))).toThrow("ENOENT");
  });
});

describe("content check", () => {
  test("what the studio ships is right", async () => {
    const { code, out, err } = await cli("content", "check");
    expect([code, out]).toEqual([0, ""]);
    expect(err).toMatch(/No problems\.\n$/);
  });
  test("an error names file, line, column and field, and ends with 1", async () => {
    const copy = inFolder("content");
    cpSync("content/san", join(copy, "san"), { recursive: true });
    const sets = join(copy, "san", "sets.json");
    writeFileSync(sets, '[\n  { "code": "san one", "name": "San" }\n]\n');
    const { code, out } = await cli("content", "check", copy);
    expect(code).toBe(1);
    expect(out).toMatch(/san\/sets\.json:2:\d+: code: .+\.\n/);
    const { ok, problems } = (await json("content", "check", copy, "--json")) as {
      ok: boolean;
      problems: { line: number; field: string }[];
    };
    expect([ok, problems.some(({ line, field }) => line === 2 && field === "code")]).toEqual([false, true]);
  });
  test.each([
    [
      "content/megacorp",
      "content/megacorp belongs to one game, but games are checked together. Check its parent folder: content check content",
    ],
    [
      "content/megacorp/decks/skyline-takeover.txt",
      "content/megacorp/decks/skyline-takeover.txt is a file, but games are checked as a whole. Check its parent folder: content check content",
    ],
    ["README.md", "README.md is a file, but games are checked as a whole. Name the folder that contains the game folders."],
    ["nowhere", "There is no folder nowhere."],
  ])("%s: what to name instead", async (path, sentence) => {
    expect(await cli("content", "check", path)).toEqual({ code: 2, out: "", err: `${sentence}\n` });
  });
  test("a folder of games may lie in one that is called like a game", async () => {
    cpSync("content/san", inFolder("san/own/san"), { recursive: true });
    expect((await cli("content", "check", inFolder("san/own"))).code).toBe(0);
  });
  test("a text that is not understood is named with its card, file and line", async () => {
    const copy = inFolder("unread");
    cpSync("content/san", join(copy, "san"), { recursive: true });
    const file = join(copy, "san", "cards", "san1-river.json");
    writeFileSync(file, readFileSync(file, "utf8").replace("Gain 2 Corruption.", "Gain 2 Feathers."));
    const { code, out } = await cli("content", "check", copy);
    expect(code).toBe(1);
    expect(out).toMatch(/san1-river\.json:6:15: text: The text of .+ cannot be played\. .*“Feathers”/);
  });
  test("a deck that is not legal is named with the reason", async () => {
    const copy = inFolder("illegal");
    cpSync("content/megacorp", join(copy, "megacorp"), { recursive: true });
    const deck = join(copy, "megacorp", "decks", "skyline-takeover.txt");
    writeFileSync(deck, readFileSync(deck, "utf8").replace("4 Public Highway", "5 Public Highway").replace("Main: 40", "Main: 41"));
    const { code, out } = await cli("content", "check", copy);
    expect([code, out]).toEqual([
      1,
      `${deck}:1:1: main: The deck is not legal: The main deck has 5 copies of Public Highway; the limit is 4 (MC-3.4).\n`,
    ]);
  });
  test.each([[["content"]], [["content", "mend"]], [["content", "check", "a", "b"]], [["content", "check", "nowhere"]]])(
    "%j ends with 2",
    async (argv) => {
      const { code, out, err } = await cli(...argv);
      expect([code, out, err !== ""]).toEqual([2, "", true]);
    },
  );
});

test("help goes to standard output, a missing or unknown command to standard error with 2", async () => {
  for (const argv of [["help"], ["--help"], ["-h"]]) {
    const { code, out, err } = await cli(...argv);
    expect([code, err]).toEqual([0, ""]);
    // Each command with what it does, in a line that a terminal shows whole.
    expect(out).toMatch(/^ {2}deck {6}checks deck lists, .+$/m);
    expect(out).toMatch(/^ {2}scenario {2}plays the tests of the rules .+$/m);
    expect(out.split("\n").filter((line) => /^ {2}/.test(line) && line.length > 110)).toEqual([]);
  }
  expect(await cli()).toMatchObject({ code: 2, out: "" });
  expect(await cli("dance")).toMatchObject({
    code: 2,
    out: "",
    err: "There is no command “dance”. Commands: deck, cards, card, print, booklet, export, language, play, puzzle, replay, lab, sim, matrix, why, laws, bench, scenario, rules, content, backup, restore, help.\n",
  });
});

test.each([
  [["sekct"], "There is no command “sekct”. Commands:"],
  [["prnt"], "There is no command “prnt”. Did you mean print? Commands:"],
  [["deck", "chek", "list.txt"], "There is no command “deck chek”. Did you mean check?"],
  [["cards", "serach", "x"], "There is no command “cards serach”. Did you mean search?"],
  [["card", "raedy"], "There is no command “card raedy”. Did you mean ready?"],
  [["play", "sann"], "There is no game “sann”. Did you mean san? Games that can be played:"],
  [["language", "megacrop"], "There is no game “megacrop”. Did you mean megacorp? Games:"],
])("%j is a slip, and what is meant is said if something is near", async (argv, words) => {
  const { code, out, err } = await cli(...argv);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(words);
});

test("every command says what it does, and help about a part of one leaves the others out", async () => {
  const names = (await cli("help")).out.match(/^ {2}[a-z]+(?= {2})/gm)?.map((name) => name.trim()) ?? [];
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) {
    const { out } = await cli(name, "--help");
    const [usage, about] = out.split("\n\n");
    expect(usage, name).toMatch(new RegExp(`^${name} `));
    // A sentence about what it does, and each option that its usage names.
    expect(about, name).toMatch(/^[A-Z][^:]+[.:]|^[a-z]+ [a-z]+: [A-Z]/);
    expect(about, name).not.toMatch(/^Without --content/);
  }
  const { out } = await cli("deck", "odds", "--help");
  expect(out).toMatch(/^deck odds FILE .*--by-turn N {3}by the player's turn N.*npm run -s cli -- deck odds my-deck.txt/s);
  expect(out).not.toMatch(/deck (check|power)/);
  expect((await cli("card", "ready", "-h")).out).toMatch(/^card ready .*--games N.*--json/s);
});

test.each([
  [["play", "--help"], /^play GAME .*\n\nPlays one game by its rules and reports it.*--transcript FILE/s],
  [["sim", "san", "-h"], /^sim GAME .*--swap {8}plays each seed once for each seat/s],
  [["laws", "--help"], /^laws GAME .* {2}8 {2}Optimised and plain runs give the same trace\n/s],
  [["help", "bench"], /^bench GAME .*forkMicros/s],
  [["replay", "--help"], /^replay FILE .*DIVERGED/s],
  [["deck", "check", "--help"], /^deck check FILE/],
  [["cards", "search", "-h"], /^cards search QUERY/],
])("%j is help about the command", async (argv, words) => {
  const { code, out, err } = await cli(...argv);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(words);
  expect(out).toContain("Exit codes: 0 done");
});

test.each([
  ["a folder", folder, "is a folder"],
  ["nothing", inFolder("none.txt"), "There is no file"],
])("a deck check of %s ends with 2", async (_what, path, why) => {
  const { code, err } = await cli("deck", "check", path);
  expect([code, err.includes(why)]).toEqual([2, true]);
});

describe("a deck check as a process", () => {
  const script = "const { main } = await import('./cli/main.ts'); process.exitCode = await main(process.argv.slice(1));";
  const run = (args: readonly string[], input: string | Buffer = "") =>
    spawnSync(process.execPath, ["--import", "./scripts/quick-start.mjs", "-e", script, "--", ...args], { input, encoding: "utf8" });
  test("reads standard input and answers JSON with the exit code", () => {
    const { status, stdout } = run(["deck", "check", "-", "--json"], "Main:\n5 Tidal Wave\n");
    expect(status).toBe(1);
    expect((JSON.parse(stdout) as { problems: { code: string }[] }).problems.map(({ code }) => code)).toContain("MAIN_TOO_MANY_COPIES");
  });
  test("a file without end is refused after 16 MB", () => {
    const { status, stdout, stderr } = run(["deck", "check", "/dev/zero"]);
    expect([status, stdout, stderr]).toEqual([2, "", "/dev/zero is larger than the limit of 16 MB.\n"]);
  });
});

describe("lists of games that do not agree", () => {
  const about: { rulePrefix: string } = ABOUT.corp;
  const { rulePrefix } = about;
  beforeAll(() => {
    about.rulePrefix = ABOUT.san.rulePrefix;
  });
  afterAll(() => {
    about.rulePrefix = rulePrefix;
  });

  test("are told by a command that cannot do what it was asked, and by content check", async () => {
    for (const argv of [["sim"], ["content", "check"]]) {
      const { code, err } = await cli(...argv);
      expect(code).toBe(2);
      expect(err).toMatch(/The lists of games do not agree\.\n.*corp\/about\.ts:\d+: The rule numbers of san also begin with/);
    }
  });

  test("are not looked for by one that can", async () => expect((await cli("help", "sim")).err).toBe(""));
});
