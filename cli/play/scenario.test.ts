import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { withoutRules } from "../../tests/without-rules.ts";
import { loadCards, loadKeywords } from "../cards/source.ts";
import { rulesCommand } from "./rules.ts";
import { scenarioCommand } from "./scenario.ts";

const folder = mkdtempSync(join(tmpdir(), "scenarios-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(command: typeof scenarioCommand, ...argv: string[]) {
  let out = "";
  let err = "";
  const code = await command(argv, { out: (text) => (out += text), err: (text) => (err += text), loadCards, loadKeywords });
  return { code, out, err };
}
/** A file with one scenario: what is expected of a hand of one Bagman. */
function write(name: string, hand: unknown, rules: readonly string[] = ["SAN-6.8"]): string {
  const scenario = { name: "a hand", rules, position: { SUN: { hand: ["Bagman"] } }, steps: [{ expect: { SUN: { hand } } }] };
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ game: "san", scenarios: [scenario] }, undefined, 2));
  return file;
}

describe("scenario", () => {
  test("passes what is shipped, as the README runs it", async () => {
    const { code, err } = await run(scenarioCommand, "content/san/scenarios");
    expect([code, err]).toEqual([0, expect.stringMatching(/^[1-9]\d+ passed, 0 failed, 0 unreadable\.\n$/)]);
  });
  const good = write("good.json", ["Bagman"]);
  const bad = write("bad.json", ["Shredder"]);
  const unread = write("unread.json", ["Shreddar"]);

  test("answers 0 when all pass, 1 when one fails, 2 when one cannot be read", async () => {
    expect(await run(scenarioCommand, good)).toEqual({
      code: 0,
      out: "ok     a hand (SAN-6.8)\n",
      err: "1 passed, 0 failed, 0 unreadable.\n",
    });
    expect(await run(scenarioCommand, good, bad)).toMatchObject({ code: 1, err: "1 passed, 1 failed, 0 unreadable.\n" });
    expect(await run(scenarioCommand, bad, unread)).toMatchObject({ code: 2, err: "0 passed, 1 failed, 1 unreadable.\n" });
    expect(await run(scenarioCommand, folder)).toMatchObject({ code: 2, err: "1 passed, 1 failed, 1 unreadable.\n" });
  });

  test("of a game's folder plays what lies in its scenarios", async () => {
    const game = mkdtempSync(join(tmpdir(), "game-"));
    cpSync(good, join(game, "scenarios", "good.json"));
    writeFileSync(join(game, "sets.json"), "[]");
    expect(await run(scenarioCommand, game)).toMatchObject({ code: 0, err: "1 passed, 0 failed, 0 unreadable.\n" });
    rmSync(game, { recursive: true });
  });

  test("says what was expected, what was so, and which actions there were", async () => {
    const { out } = await run(scenarioCommand, bad);
    expect(out).toMatch(
      /^FAIL {3}a hand\n {2}.*bad\.json:\d+:\d+: step 1: expected SUN's hand: Shredder\n {4}found {4}Bagman\n {4}offered {2}play Bagman\n$/,
    );
  });

  test("what a file says can neither begin a line of the report nor steer the terminal", async () => {
    const file = join(folder, "forged.json");
    const scenario = { name: "A\nok     All is well\u001b[8m\u202e", steps: [{ expect: { at: "play" } }] };
    writeFileSync(file, JSON.stringify({ game: "san", scenarios: [scenario] }));
    const { out } = await run(scenarioCommand, file);
    rmSync(file);
    expect(out).toBe("ok     A ok     All is well [8m\ufffd\n");
  });

  test("plays with a card of the game in another form", async () => {
    const scenario = {
      name: "two Packet Thieves more",
      cards: [{ name: "Packet Thief", kind: "equipment", count: 4, fields: { revenue: 7 } }],
      position: { SUN: { hand: ["4 Packet Thief"] }, type: "Corruption" },
      steps: [{ SUN: "play Packet Thief", expect: { revenue: 7, type: "Corruption" } }],
    };
    const file = join(folder, "other.json");
    writeFileSync(file, JSON.stringify({ game: "san", scenarios: [scenario] }));
    expect(await run(scenarioCommand, file)).toMatchObject({ code: 0, out: "ok     two Packet Thieves more\n" });
    rmSync(file);
  });

  test("gives the same as data", async () => {
    const { out } = await run(scenarioCommand, unread, good, "--json");
    expect(JSON.parse(out)).toMatchObject({
      passed: 1,
      failed: 0,
      unreadable: 1,
      files: [
        {
          file: unread,
          scenarios: [{ outcome: "unreadable", problems: [{ file: unread, code: "card", message: expect.stringMatching(/Shredder/) }] }],
        },
        { file: good, problems: [], scenarios: [{ name: "a hand", outcome: "passed", rules: ["SAN-6.8"] }] },
      ],
    });
  });

  test.each<[string, string[], RegExp]>([
    ["nothing", [], /Name the scenario files/],
    ["no such file", ["nowhere.json"], /There is no file or folder nowhere\.json/],
    ["a folder without scenarios", ["cli"], /There is no \.json file in cli/],
    ["two places for cards", [good, "--db", "a", "--content", "b"], /not both/],
  ])("answers 2 to %s", async (_title, argv, told) => {
    const { code, out, err } = await run(scenarioCommand, ...argv);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(told);
  });
});

describe("a game that is not played by its rules", () => {
  withoutRules("corp");
  test("has no names", async () => {
    const { code, out, err } = await run(scenarioCommand, "--names", "corp");
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/corp is not played by its rules/);
  });
  test("has no coverage", async () => {
    expect(await run(rulesCommand, "corp", "--coverage")).toMatchObject({ code: 2, out: "" });
  });
});

describe("rules", () => {
  test("lists the numbers of any game", async () => {
    const { code, out } = await run(rulesCommand, "megacorp");
    expect(code).toBe(0);
    expect(out).toMatch(/^MC-3\.10 {2}\S/m);
  });

  test("says which rules no scenario shows; one that fails shows nothing", async () => {
    const content = join(folder, "content");
    cpSync("content/san", join(content, "san"), { recursive: true });
    rmSync(join(content, "san/scenarios"), { recursive: true });
    cpSync(write("shown.json", ["Bagman"], ["SAN-6.8", "SAN-3.1"]), join(content, "san/scenarios/shown.json"));
    cpSync(write("failing.json", ["Shredder"], ["SAN-6.1"]), join(content, "san/scenarios/failing.json"));
    const { code, out, err } = await run(rulesCommand, "san", "--coverage", "--json", "--content", content);
    const coverage = JSON.parse(out) as Record<string, string[]>;
    expect(code).toBe(1);
    expect(coverage["covered"]).toEqual(["SAN-3.1", "SAN-6.8"]);
    expect(coverage["definitions"]).toEqual(expect.arrayContaining(["SAN-2.1", "SAN-R1"]));
    expect(coverage["missing"]).toEqual(expect.arrayContaining(["SAN-6.1", "SAN-R38", "SAN-E14"]));
    expect(coverage["missing"]).not.toEqual(expect.arrayContaining(["SAN-6.8"]));
    expect(coverage["rules"]).not.toContain("SAN-6");
    // Each rule is one of the three: SAN-3.1 only defines, and is shown.
    const each = ["covered", "definitions", "missing"].flatMap((of) => coverage[of] ?? []);
    expect(each.toSorted()).toEqual(coverage["rules"]?.toSorted());
    expect(err).toMatch(/rules: 2 shown by scenarios, 10 definitions, \d+ missing/);
  });

  test.each([[["sam"]], [["san", "corp"]]])("answers 2 to %j", async (argv) => {
    expect(await run(rulesCommand, ...argv)).toMatchObject({ code: 2, out: "" });
  });
});
