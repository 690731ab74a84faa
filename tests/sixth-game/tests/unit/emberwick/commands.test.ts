/** Emberwick on the command line, by the door that people use. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { standardIo } from "../../../cli/io.ts";
import { main } from "../../../cli/main.ts";

const folder = mkdtempSync(join(tmpdir(), "sixth-game-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const IO = standardIo();
/** Runs a command as it is typed, "NAME" in it for a file of the test's folder. */
async function typed(line: string) {
  let [out, err] = ["", ""];
  const code = await main(
    line.split(" ").map((word) => word.replaceAll("_", " ").replace(/^@/, `${folder}/`)),
    {
      ...IO,
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

const WALK = "content/emberwick/decks/long-walk.txt";
writeFileSync(join(folder, "light.txt"), "2 Parade\n");

describe("Emberwick is in every command", () => {
  test.each<[string, number, RegExp]>([
    ["play emberwick --seed 1", 0, /^Emberwick, seed 1\nAMBER \(random\) against BLUE \(random\)\n[\s\S]*(AMBER|BLUE) wins\./],
    ['play emberwick --seed 2 --seats greedy,random,random --options {"players":3}', 0, /COPPER/],
    ["sim emberwick --games 4 --swap --seats search:60,greedy --seed 3", 0, /4 games from seed 3/],
    ["laws emberwick --games 3", 0, /keeps all 8 laws: 3 games/],
    ["why emberwick --positions 40", 0, /\n +0 {3}have no answer with a rule\n/],
    ["scenario content/emberwick/scenarios", 0, /19 passed, 0 failed, 0 unreadable/],
    ["scenario --names emberwick", 0, /`lay Beacon window 1`/],
    ["rules emberwick --coverage", 0, /0 missing/],
    ["cards search t:lantern --game emberwick", 0, /Great Lantern/],
    ["language emberwick", 0, /snuff ‹cards: a card›/],
    ["content check", 0, /emberwick/i],
    [`deck check ${WALK} --game emberwick`, 0, /^Long walk is legal\.\n$/],
    [
      "deck check @light.txt --game emberwick",
      1,
      /is not legal: 2 reasons\.\nProblems\n {2}The satchel has 2 cards; it holds 8 to 12 \(EW-7\.2\)\./,
    ],
    [`deck check ${WALK} --game emberwick --format no-twins`, 1, /3 copies of Long Taper; No twins allows at most 1\./],
    [`deck convert ${WALK} --game emberwick --to csv`, 0, /^count,name,set,number,section\n1,Great Lantern,EW1,12,keepsake\n/],
    [`deck convert ${WALK} --game emberwick --to json`, 0, /"sections": \{\n {4}"keepsake"/],
    [`deck odds ${WALK} --game emberwick --card Matchbox --at-least 1 --by-turn 2`, 0, /^0\.8667: at least 1 of 2 in 6 of 10 cards\.\n$/],
    [`deck odds ${WALK} --game emberwick --card Matchbox --at-least 1 --by-turn 2 --section keepsake`, 2, /--section must be satchel\./],
    [
      `deck odds ${WALK} --game emberwick --card Matchbox --at-least 1 --by-turn 2 --mulligans 1`,
      2,
      /--mulligans must be a whole number from 0 to 0/,
    ],
    [`deck power ${WALK} --game emberwick`, 2, /cards are not paid for, so there is nothing to count/],
    ["matrix emberwick --games 4", 0, /Long walk[\s\S]*Four windows|Four windows[\s\S]*Long walk|long-walk/],
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
