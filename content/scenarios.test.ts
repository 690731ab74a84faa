/** The scenarios that are shipped, one test each; and the page that says how to write one, held to what is so. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PLAYABLE, type PlayableGame } from "../engine/games/playable.ts";
import { namesReference, openTable, type Pool, scenarioFileSchema, trialTables } from "../engine/scenarios/index.ts";
import { coverageOf } from "./coverage.ts";
import { libraryOf } from "./library.ts";
import { loadContent } from "./load.ts";
import { readRules } from "./rules.ts";
import {
  playReadScenarios,
  playScenarioFile,
  readScenarios,
  type ScenarioContent,
  type ScenarioResult,
  scenarioFiles,
} from "./scenarios.ts";

const { content } = loadContent();
const contents = new Map<PlayableGame, ScenarioContent>();
/** As the command line and the studio hand it over, read once for all files. */
const contentOf = (game: PlayableGame): ScenarioContent => {
  const made = contents.get(game) ?? contentFor(game);
  contents.set(game, made);
  return made;
};
const contentFor = (game: PlayableGame): ScenarioContent => {
  const numbers = new Set(readRules(content[game].rules, game).map(({ number }) => number));
  const { keywords, decks, boards } = content[game];
  return { cards: libraryOf(content[game]).cards, keywords, decks, ...(boards ? { boards } : {}), isRule: (number) => numbers.has(number) };
};
/** What the names are listed of, as the command line does: no decks, so that they do not change with one. */
const poolOf = (game: PlayableGame): Pool => {
  const { keywords, boards } = content[game];
  return { game, cards: libraryOf(content[game]).cards, keywords, ...(boards ? { boards } : {}) };
};
const playText = (text: string) => {
  const read = readScenarios({ file: "mine.json", text });
  return "problems" in read ? { file: "mine.json", problems: read.problems, scenarios: [] } : playReadScenarios(read, contentOf(read.game));
};

/** What is not so, as a person is told. */
const told = (result: ScenarioResult): string[] =>
  result.outcome === "failed"
    ? result.failures.map(({ file, line, expected, found }) => `${file}:${line} step ${result.step}: expected ${expected}; found ${found}`)
    : result.outcome === "unreadable"
      ? result.problems.map(({ file, line, message }) => `${file}:${line} ${message}`)
      : [];

/** Games that have scenarios. */
const WRITTEN = PLAYABLE.filter((game) => scenarioFiles(`content/${game}/scenarios`) !== undefined);

describe.each(WRITTEN)("the scenarios of %s", (game) => {
  const results = (scenarioFiles(`content/${game}/scenarios`) ?? []).map((file) => playScenarioFile(file, contentOf));

  test("can be read", () => {
    expect(results.flatMap(({ problems }) => problems)).toEqual([]);
    expect(results.length).toBeGreaterThan(0);
  });

  test("show every rule that a game can show (`rules --coverage`)", () => {
    expect(coverageOf(readRules(content[game].rules, game), results).missing).toEqual([]);
  });

  test.each(results.flatMap(({ scenarios }) => scenarios.map((one) => [one.name, one] as const)))("%s", (_name, result) => {
    expect(told(result)).toEqual([]);
  });
});

test("a scenario replaces a card of the library, which knows more of it than is printed", () => {
  const read = readScenarios({
    file: "mine.json",
    text: JSON.stringify({
      game: "san",
      scenarios: [
        {
          name: "Dear thieves",
          cards: [{ name: "Packet Thief", fields: { revenue: 7 } }],
          position: { SUN: { hand: ["Packet Thief"] } },
          steps: [{ SUN: "play Packet Thief", expect: { revenue: 7 } }],
        },
      ],
    }),
  });
  const { cards } = libraryOf(content.san);
  const results = "problems" in read ? read.problems : playReadScenarios(read, { ...contentOf("san"), cards }).scenarios.map(told);
  expect(results).toEqual([[]]);
});

describe("What new cards ask", () => {
  const CARDS = {
    "Double Ledger": "Choose one: Gain 2 Corruption; or draw 1 card.",
    "Toll Runner": "Gain 5 Propaganda. Whenever you cross a card, you may discard a card from your hand. If you do, draw 1 card.",
    "Dead Letter": "Gain 1 Hacking. Draw up to 2 cards.",
  };
  const playCard = (name: keyof typeof CARDS, ...steps: readonly unknown[]) =>
    playText(
      JSON.stringify({
        game: "san",
        cards: [{ name, kind: "propaganda", text: CARDS[name] }],
        scenarios: [
          {
            name,
            position: {
              SUN: { hand: [name, "Bagman", "Expense Chip"], deck: ["Script Runner", "Street Caller"], "corruption zone": 0 },
              STAR: { "corruption zone": 0 },
              river: { "1": "Palm Greaser" },
            },
            steps: [{ SUN: `play ${name}` }, ...steps],
          },
        ],
      }),
    ).scenarios.flatMap(told);

  test("modes are offered with their words", () => {
    expect(
      playCard("Double Ledger", { expect: { "only offered": ["mode 1 (gain 2 Corruption)", "mode 2 (draw 1 card)"] } }, { SUN: "mode" }),
    ).toEqual([expect.stringContaining("it can be 2: mode 1 (Gain 2 Corruption); mode 2 (draw 1 card).")]);
  });
  test.each(["mode 1", "choose mode 1", "mode 1 (gain 2 Corruption)", "gain 2 Corruption", "choose: gain 2 Corruption"])(
    "a mode is read: %s",
    (words) => {
      expect(playCard("Double Ledger", { SUN: words, expect: { corruption: 2 } })).toEqual([]);
    },
  );
  test.each(["decline", "decline sentence 2", "decline to discard", "decline the discard"])("a refusal is read: %s", (words) => {
    expect(playCard("Toll Runner", { SUN: "cross Palm Greaser" }, { SUN: words, expect: { SUN: { hand: 2 }, at: "play" } })).toEqual([]);
  });
  test.each(["draw", "draw sentence 2", "draw 1 card", "draw a card"])("one of several draws is read: %s", (words) => {
    expect(playCard("Dead Letter", { SUN: words, expect: { SUN: { hand: 3, deck: 1 }, offered: "decline the draw" } })).toEqual([]);
  });
  test.each(["draw 2 cards", "draw sentence 3", "decline Bagman"])("what says something else is not read: %s", (words) => {
    expect(playCard("Dead Letter", { SUN: words })).toHaveLength(1);
  });
  test("what is not asked because something else is says so in words", () => {
    const not = (says: string) =>
      playCard("Dead Letter", { expect: { "not offered": { action: "end play", because: "SAN-R34", says }, asked: "SUN" } });
    expect(not("Draw up to 2 cards")).toEqual([]);
    expect(not("one Mercenary type")).toHaveLength(1);
  });
});

describe("docs/scenarios.md", () => {
  const page = readFileSync("docs/scenarios.md", "utf8");
  const [example = ""] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => match[1] ?? "");

  test("opens with an example that passes, and fails as the page says when it is broken", () => {
    expect(playText(example).scenarios.flatMap(told)).toEqual([]);
    const broken = playText(example.replace('"play Packet Thief", "because"', '"play Expense Chip", "because"'));
    const [, failure] = /```text\n([\s\S]*?)```/.exec(page) ?? [];
    const [result] = broken.scenarios;
    expect(result?.outcome).toBe("failed");
    if (result?.outcome !== "failed") return;
    const [{ line, column, expected, found } = { line: 0, column: 0, expected: "", found: "" }] = result.failures;
    expect(failure).toBe(
      `FAIL   ${result.name}\n  mine.json:${line}:${column}: step ${result.step}: expected ${expected}\n    found    ${found}\n    offered  ${result.offered.join("; ")}\n`,
    );
  });

  test.each(PLAYABLE)("has an example of %s that passes", (game) => {
    const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => match[1] ?? "");
    const own = blocks.filter((block) => block.includes(`"game": "${game}"`) && block.includes('"steps"'));
    expect(own).toHaveLength(1);
    expect(own.flatMap((block) => playText(block).scenarios.map(({ outcome }) => outcome))).toEqual(["passed"]);
  });

  test("shows a deck with the problems that its check finds", () => {
    const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => match[1] ?? "");
    const decks = blocks.filter((block) => block.includes('"decks": ['));
    expect(decks.map((block) => playText(block).scenarios.map(told))).toEqual([[[]]]);
  });

  test.each(PLAYABLE)("has the names of %s as they are beside it (`scenario --names`)", (game) => {
    const pool = poolOf(game);
    const table = openTable(pool, []);
    const names = readFileSync(`content/${game}/scenarios/names.md`, "utf8");
    expect(table.ok && namesReference(table.value, trialTables(pool)).trim() === names.trim()).toBe(true);
  });

  test.each(PLAYABLE)("lists nothing of %s that its words do not have, so that none of it is taken for a slip", (game) => {
    const pool = poolOf(game);
    const table = openTable(pool, []);
    if (!table.ok) throw new Error(`${game} cannot be opened`);
    const { forms, events, asks } = table.value.game.words;
    const formWords = forms?.map(({ kind, members }) => `${kind} ${Object.keys(members).join(" ")}`.trim());
    const names = namesReference(table.value, trialTables(pool));
    const rows = [...names.matchAll(/^\| `.*` \| `\{ (.*) \}` \| (.*) \(/gm)].map(([, data = "", asked = ""]) => ({
      form: `${/"kind": "([^"]*)"/.exec(data)?.[1]} ${[...data.matchAll(/"(\w+)": …/g)].map(([, name]) => name).join(" ")}`.trim(),
      asked,
    }));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ form, asked }) => formWords?.includes(form) === false || !asks.includes(asked))).toEqual([]);
    const happens = names.slice(names.indexOf("**What happens**")).matchAll(/^\| `(.*)` \| (.*?) ?\|$/gm);
    const told = [...happens].map(([, name, roles]) => `${name}: ${roles}`);
    expect(told.length).toBeGreaterThan(7);
    const known = events.map(({ name, roles }) => `${name}: ${roles.join(", ")}`);
    expect(told.filter((one) => !known.includes(one))).toEqual([]);
  });

  test("fills the River that loses its cards to a hand from what is left over, or says that there is none", () => {
    const river = content.san.cards.filter(({ number }) => number.startsWith("R-"));
    const play = (hand: readonly string[], supply: number) => {
      const scenario = { name: "x", position: { supply, SUN: { hand } }, steps: [{ expect: { river: 6, supply } }] };
      return playText(JSON.stringify({ game: "san", scenarios: [scenario] })).scenarios.flatMap(told);
    };
    // One of each design, so those too that lie in the River.
    const each = river.map(({ id }) => id);
    expect(play(each, 0)).toEqual([]);
    expect(play(each.slice(0, 14), 8)).toEqual([]);
    const all = river.map(({ id, count }) => `${count} ${id}`);
    expect(play(all, 0)).toEqual([expect.stringMatching(/No card is left for river \d, whose card was moved\. Name a card for it/)]);
  });

  test("has a text of two abilities that is carried out as the page says", () => {
    const [, text = ""] = /`("[^`]*\\n[^`]*")`/.exec(page) ?? [];
    const scenario = `{ "name": "Two abilities", "position": { "SUN": { "hand": ["Courier", "Bagman"] } }, "steps": [{ "SUN": "play Courier", "expect": { "hacking": 2 } }] }`;
    const file = `{ "game": "san", "cards": [{ "name": "Courier", "kind": "hacking", "text": ${text} }], "scenarios": [${scenario}] }`;
    expect(playText(file)).toMatchObject({ problems: [], scenarios: [{ outcome: "passed" }] });
  });

  test("lists what only new cards ask", () => {
    const [, does = ""] =
      /\*\*What players do\*\*([\s\S]*?)\*\*What happens/.exec(readFileSync("content/san/scenarios/names.md", "utf8")) ?? [];
    const verbs = [...does.matchAll(/"kind": "([^"]+)"/g)].map(([, kind]) => kind);
    expect(verbs).toEqual(expect.arrayContaining(["do", "decline", "mode", "choose", "discard", "put", "return", "use", "next", "done"]));
  });

  test("has the schema beside it (`scenario --schema`)", () => {
    expect(JSON.parse(readFileSync("docs/scenario.schema.json", "utf8"))).toEqual(scenarioFileSchema());
  });
});
