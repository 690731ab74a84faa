/** Emberwick on the command line, by the door that people use. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { standardIo } from "../../../cli/io.ts";
import { main } from "../../../cli/main.ts";

const folder = mkdtempSync(join(tmpdir(), "sixth-game-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command as it is typed, "NAME" in it for a file of the test's folder. */
async function typed(line: string) {
  let [out, err] = ["", ""];
  const code = await main(
    line.split(" ").map((word) => word.replaceAll("_", " ").replace(/^@/, `${folder}/`)),
    {
      ...standardIo(),
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
    },
  );
  return { code, out, err };
}

describe("Emberwick is in every command", () => {
  test.each<[string, number, RegExp]>([
    ["play emberwick --seed 1", 0, /^Emberwick, seed 1\nAMBER \(random\) against BLUE \(random\)\n[\s\S]*(AMBER|BLUE) wins\./],
    ['play emberwick --seed 2 --seats greedy,random,random --options {"players":3}', 0, /COPPER/],
    ["sim emberwick --games 4 --swap --seats search:60,greedy --seed 3", 0, /4 games from seed 3/],
    ["laws emberwick --games 3", 0, /keeps all 8 laws: 3 games/],
    ["why emberwick --positions 40", 0, /\n +0 {3}have no answer with a rule\n/],
    ["scenario content/emberwick/scenarios", 0, /15 passed, 0 failed, 0 unreadable/],
    ["scenario --names emberwick", 0, /`lay Beacon window 1`/],
    ["rules emberwick --coverage", 0, /0 missing/],
    ["cards search t:lantern --game emberwick", 0, /Great Lantern/],
    ["language emberwick", 0, /snuff ‹cards: a card›/],
    ["content check", 0, /emberwick/i],
    ["deck check @mine.txt --game emberwick", 2, /emberwick.*\bdecks?\b/i],
    ["matrix emberwick --games 4", 2, /emberwick.*\bdecks?\b/i],
  ])("%s", async (line, code, says) => {
    const ran = await typed(line);
    expect([ran.code, says.test(ran.out + ran.err) ? "" : ran.out + ran.err]).toEqual([code, ""]);
  });

  test("card check tells how a text is read, and where it is not", async () => {
    writeFileSync(join(folder, "mine.txt"), "Walk 1 step for each lantern you control.");
    expect(await typed("card check @mine.txt --game emberwick")).toMatchObject({ code: 0 });
    writeFileSync(join(folder, "wrong.txt"), "Walk 1 stair.");
    expect(await typed("card check @wrong.txt --game emberwick")).toMatchObject({ code: 1 });
  });

  test("a game is written down and played again", async () => {
    expect(await typed("play emberwick --seed 5 --transcript @game.jsonl")).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, "game.jsonl"), "utf8")).toContain('"emberwick"');
    expect(await typed("replay @game.jsonl")).toMatchObject({ code: 0 });
  });

  test("thinking beats chance", async () => {
    const { out } = await typed("sim emberwick --games 60 --swap --seats greedy,random --seed 7 --json");
    const { bots } = JSON.parse(out) as { readonly bots: readonly { readonly bot: string; readonly share: number }[] };
    expect(bots.find(({ bot }) => bot === "greedy")?.share).toBeGreaterThan(0.8);
  });
});
