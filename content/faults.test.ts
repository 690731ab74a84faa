/** Planted faults in a house pool: each is found, with its file, line, column and field, and the rest is loaded all the same. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { GAME_IDS } from "../engine/cards/card.ts";
import { loadContent } from "./load.ts";

/** The longest id of a game, and the same with a letter missing. */
const LONGEST = GAME_IDS.reduce<string>((longest, id) => (id.length > longest.length ? id : longest), "");
const TYPO = `${LONGEST.slice(0, -2)}${LONGEST.slice(-1)}`;

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A new folder with these files, by path. */
function folder(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = mkdtempSync(join(tmpdir(), "pool-"));
  made.push(root);
  for (const [path, data] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), data);
  }
  return root;
}

const SETS = '[{ "code": "HOUSE", "name": "House rules" }]\n';
const TAGS = '[{ "id": "human", "name": "#Human" }]\n';
const FIELDS =
  '"faction": "corp", "back": "blue", "valuation": 2, "traitCost": {}, "scores": { "IQ": 1, "EQ": null, "MQ": 0, "BQ": 2 }, "tags": ["#Human"]';
/** A card with one member on each line, so that lines tell members apart; the opening brace is line 4. */
const card = (changes: Readonly<Record<string, string | undefined>> = {}) => {
  const members: Record<string, string | undefined> = {
    id: '"megacorp/night-clerk"',
    number: '"1"',
    kind: '"character"',
    name: '"Night Clerk"',
    text: '"Cashflow 1."',
    fields: `{ ${FIELDS} }`,
    art: '{ "motif": "portrait", "seed": "night-clerk", "palette": "corp" }',
    provenance: '"mine"',
    ...changes,
  };
  return `{\n${Object.entries(members)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `      "${name}": ${value}`)
    .join(",\n")}\n    }`;
};
const cardFile = (...cards: readonly string[]) => `{\n  "set": "HOUSE",\n  "cards": [\n    ${cards.join(",\n    ")}\n  ]\n}\n`;
const pool = (files: Readonly<Record<string, string | Uint8Array>> = {}) => ({
  "megacorp/sets.json": SETS,
  "megacorp/tags.json": TAGS,
  "megacorp/cards/house.json": cardFile(card()),
  ...files,
});

/** Problems as "file:line:column field: message", files seen from the folder. */
function load(files: Readonly<Record<string, string | Uint8Array>>) {
  const root = folder(files);
  const { content, problems } = loadContent(root);
  return {
    content,
    problems: problems.map(({ file, line, column, field, message }) => `${relative(root, file)}:${line}:${column} ${field}: ${message}`),
  };
}
const HOUSE = "megacorp/cards/house.json";

describe("a house pool", () => {
  test("of one game loads, and the other games are empty", () => {
    const { content, problems } = load(pool());
    expect(problems).toEqual([]);
    expect(content.megacorp.cards).toEqual([
      expect.objectContaining({
        id: "megacorp/night-clerk",
        game: "megacorp",
        set: "HOUSE",
        count: 1,
        names: {},
        flavor: "",
        credit: { artist: "", licence: "" },
        fixed: [],
      }),
    ]);
    expect(content.megacorp.sets).toEqual([{ code: "HOUSE", name: "House rules" }]);
    expect(content.san.cards).toEqual([]);
  });

  test("with a byte order mark and Windows line ends loads, and places count in its lines", () => {
    const windows = `\uFEFF${cardFile(card({ provenance: '"orignal"' })).replaceAll("\n", "\r\n")}`;
    expect(load(pool({ [HOUSE]: cardFile(card()).replaceAll("\n", "\r\n") })).problems).toEqual([]);
    expect(load(pool({ [HOUSE]: windows })).problems).toEqual([
      expect.stringMatching(/^megacorp\/cards\/house\.json:12:21 provenance: "orignal" is not one of .* Did you mean original\?$/),
    ]);
  });
});

describe("a fault in a card", () => {
  // « marks where the problem is told.
  const fields = (from: string, to: string) => ({ fields: `{ ${FIELDS.replace(from, to)} }` });
  test.each([
    ["a wrong value", fields(": 2,", ": «-2,"), "fields.valuation: -2 is too small. It must be at least 0."],
    ["a wrong type", fields(": 2,", ': «"two",'), 'fields.valuation: "two" is not allowed here. The value must be a number.'],
    ["half a coin", fields(": 2,", ": «1.5,"), "fields.valuation: 1.5 is not allowed here. The value must be a whole number."],
    [
      "null where a number is wanted",
      fields(": 2,", ": «null,"),
      "fields.valuation: null is not allowed here. The value must be a number.",
    ],
    ["a score that is missing, not null", fields('{ "IQ": 1,', "«{"), "fields.scores.IQ: This value is missing. It must be a number."],
    [
      "an unknown member of the fields",
      fields('"tags"', '«"dokcs": ["N"], "tags"'),
      'fields.dokcs: "dokcs" is not allowed here. Did you mean "docks"?',
    ],
    ["an unknown member", { text: '"", «"txet": "Draw."' }, 'txet: "txet" is not allowed here. Did you mean "text"?'],
    [
      "a value of a list",
      fields('"corp"', '«"gnots"'),
      'fields.faction: "gnots" is not one of corp, incarnate, gnost, neutral. Did you mean gnost?',
    ],
    ["an unknown #Tag", fields('"#Human"', '«"#Hunam"'), 'fields.tags.0: "#Hunam" is not valid here: #Hunam is not a tag in this game.'],
    ["a #Tag twice", fields('["#Human"]', '«["#Human", "#Human"]'), "fields.tags: This is not valid here: the same value appears twice."],
    ["an unknown kind", { kind: '«"charcter"' }, "kind: Megacorp has no card kind charcter. Did you mean character?"],
    [
      "an id of another game",
      { id: '«"san/night-clerk"' },
      "id: The id san/night-clerk must begin with megacorp/, the game of its folder.",
    ],
    [
      "an id that is none",
      { id: '«"megacorp/Night Clerk"' },
      'id: "megacorp/Night Clerk" is not valid here: an id must be game/slug in lower-case letters, digits and hyphens.',
    ],
    ["an empty name", { name: '«""' }, "name: This text must not be empty."],
    ["a text too long", { text: `«"${"x".repeat(10_001)}"` }, "text: This text is too long. It can have at most 10000 characters."],
    ["a count of 0", { count: "«0" }, "count: 0 is too small. It must be more than 0."],
    [
      "a picture without a seed",
      { art: '«{ "motif": "portrait", "palette": "corp" }' },
      "art.seed: This value is missing. It must be text.",
    ],
    ["a set of its own", { text: '"", «"set": "MC1"' }, 'set: A card must not have "set": the file already sets it at the top. Remove it.'],
    [
      "a fixed value that it has not",
      { fixed: '["name", «"fields.valution"]' },
      'fixed.1: This card has no value fields.valution. Name one that it has, such as "name" or "fields.faction".',
    ],
    [
      "a member twice",
      { text: '"A.", «"text": "B."' },
      'text: "text" appears twice in one object, so the first one would be lost. Remove one of them.',
    ],
    ["the prototype as a member", { text: '"", «"__proto__": { "polluted": true }' }, '__proto__: "__proto__" is not allowed here.'],
  ] as const)("%s", (_, changes, expected) => {
    const marked = cardFile(card(changes), card({ id: '"megacorp/other"', number: '"2"', name: '"Other"' }));
    const before = marked.slice(0, marked.indexOf("«")).split("\n");
    const { content, problems } = load(pool({ [HOUSE]: marked.replace("«", "") }));
    expect(problems).toEqual([expect.stringContaining(`${HOUSE}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${expected}`)]);
    expect(content.megacorp.cards.map(({ name }) => name)).toContain("Other");
  });

  test("a name that is missing is told at the card", () => {
    expect(load(pool({ [HOUSE]: cardFile(card({ name: undefined })) })).problems).toEqual([
      `${HOUSE}:4:5 name: This value is missing. It must be text.`,
    ]);
  });

  test("all faults of all cards are told at once, in the order of the file", () => {
    const { problems } = load(
      pool({ [HOUSE]: cardFile(card({ name: "7", count: "-1" }), card({ provenance: '"own"', kind: '"spell"' })) }),
    );
    expect(problems.map((line) => line.split(" ")[1])).toEqual(["name:", "count:", "kind:", "provenance:"]);
  });
});

describe("a fault between cards", () => {
  test("the same id, number and name", () => {
    const { problems } = load(pool({ "megacorp/cards/more.json": cardFile(card()) }));
    expect(problems).toEqual([
      expect.stringMatching(
        /^megacorp\/cards\/more\.json:5:13 id: The id megacorp\/night-clerk is already used by Night Clerk \(.*house\.json:4\)\./,
      ),
      expect.stringMatching(/^megacorp\/cards\/more\.json:6:17 number: HOUSE 1 is already used by Night Clerk \(.*house\.json:4\)\./),
      expect.stringMatching(
        /^megacorp\/cards\/more\.json:8:15 name: The name Night Clerk is already used by Night Clerk \(.*house\.json:4\), and decks list cards by name\./,
      ),
    ]);
  });

  test("one name twice is no fault in a game without decks", () => {
    const virus = (n: number) =>
      card({ id: `"san/wall-${n}"`, number: `"V${n}"`, kind: '"virus"', name: '"Wall"', fields: `{ "virus": ${n}, "spaces": 6 }` });
    expect(load({ "san/sets.json": SETS, "san/cards/virus.json": cardFile(virus(1), virus(2)) }).problems).toEqual([]);
  });

  test("a set that no list names", () => {
    const { problems } = load(pool({ [HOUSE]: cardFile(card()).replace('"HOUSE"', '"HUOSE"') }));
    expect(problems).toEqual(["megacorp/cards/house.json:2:10 set: HUOSE is not a set in sets.json. Did you mean HOUSE?"]);
  });
});

describe("a fault in a file", () => {
  test.each([
    ["a comma too many", '{ "set": "HOUSE", "cards": [], }', /:1:32 : This is not valid JSON: a member name/],
    ["a comma missing", '{ "set": "HOUSE"\n"cards": [] }', /:2:1 : This is not valid JSON: a comma is missing before this\.$/],
    ["a text without an end", '{ "set": "HOUSE,\n"cards": [] }', /:1:10 : This is not valid JSON: a text is not closed/],
    ["a comment", '{ // mine\n "set": "HOUSE", "cards": [] }', /:1:3 : This is not valid JSON: comments are not allowed/],
    ["nothing", "", /:1:1 : The file is empty\./],
    ["nothing but white space", "\n \t", /:1:1 : The file is empty\./],
    ["a list in place of a card file", "[]", /:1:1 : A list is not allowed here. The value must be an object\.$/],
    ["no cards", '{ "set": "HOUSE" }', /:1:1 cards: This value is missing. It must be a list\.$/],
    ["a card that is a number", '{ "set": "HOUSE", "cards": [7] }', /:1:29 : Write a card here/],
    ["UTF-16", new Uint8Array([0xff, 0xfe, 0x7b, 0x00]), /:1:1 : The file is UTF-16, but content must be UTF-8\./],
    ["Latin-1", new Uint8Array([...Buffer.from('{\n "set": "H'), 0xe9, ...Buffer.from('" }')]), /:2:1 : This line is not UTF-8/],
    ["brackets without end", "[".repeat(200_000), /:1:1 : The file is nested too deeply/],
    [
      "brackets that a parser still follows",
      "[".repeat(3_000) + "]".repeat(3_000),
      /:1:1 (: The file is nested too deeply|: .*must be an object)/,
    ],
    ["a name that nobody sees", cardFile(card({ name: '" \\u200b"' })), /name: .*a name must be one line of visible characters/],
    ["a name with control characters", cardFile(card({ name: '"Bell\\u0007"' })), /name: .*a name must be one line of visible characters/],
  ] as const)("%s", (_, text, expected) => {
    expect(load(pool({ [HOUSE]: text })).problems).toEqual([expect.stringMatching(expected)]);
  });

  test.each([
    "https://example.org/a.png",
    "//example.org/a.png",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)",
    "/etc/passwd",
    "/pictures/a.png",
    "../a.png",
    "pictures/../../a.png",
    "pictures\\\\a.png",
    ".hidden/a.png",
    "a.svg",
    "a.png?x=1",
    "a b.png",
    "",
  ])("a picture %j is refused at its line", (image) => {
    const { problems } = load(pool({ [HOUSE]: cardFile(card({ art: `{ "image": "${image}" }` })) }));
    expect(problems).toEqual([
      expect.stringMatching(
        /^megacorp\/cards\/house\.json:11:\d+ art\.image: .*a picture must be a png, jpg, webp or avif file in the content folder/,
      ),
    ]);
  });
  test.each(["lantern.webp", "pictures/Lantern-2.v3.png", "uploads/abc.jpeg"])("a picture %j is taken", (image) => {
    expect(load(pool({ [HOUSE]: cardFile(card({ art: `{ "image": "${image}" }` })) })).problems).toEqual([]);
  });

  test("of tags and sets that cannot be read nothing else is said", () => {
    const { problems, content } = load(pool({ "megacorp/sets.json": SETS.slice(0, -3), "megacorp/tags.json": '{ "human": "#Human" }' }));
    expect(problems).toEqual([
      expect.stringMatching(/^megacorp\/sets\.json:1:\d+ : This is not valid JSON/),
      "megacorp/tags.json:1:1 : Write a list here: [ … ].",
    ]);
    expect(content.megacorp.cards.length).toBe(1);
  });

  test("tags, keywords and sets say where they are wrong", () => {
    const { problems } = load(
      pool({
        "megacorp/sets.json": '[{ "code": "HOUSE", "name": "House" },\n { "code": "house", "name": "House" }]',
        "megacorp/tags.json":
          '[{ "id": "human", "name": "#Human" },\n { "id": "human", "name": "Human" },\n { "id": "human", "name": "#Humans" }]',
        "megacorp/keywords.json": '[{ "id": "calm", "print": "Calm", "parameters": [], "rules": ["MC-G999"] },\n 4]',
        "megacorp/rules.md": "# Rules\n- **MC-G1 Abrupt**: soon.\n- **MC-G1 Calm**: later.\n",
      }),
    );
    expect(problems).toEqual([
      expect.stringMatching(/^megacorp\/keywords\.json:1:2 reminder: Calm needs a "reminder"/),
      expect.stringMatching(/^megacorp\/keywords\.json:1:63 rules\.0: rules\.md has no rule MC-G999\./),
      expect.stringMatching(/^megacorp\/keywords\.json:2:2 : 4 is not allowed here\. The value must be an object\.$/),
      expect.stringMatching(/^megacorp\/rules\.md:3:1 MC-G1: MC-G1 is already defined on line 2/),
      expect.stringMatching(/^megacorp\/sets\.json:2:12 code: "house" is not valid here: a set code must be/),
      expect.stringMatching(/^megacorp\/tags\.json:2:27 name: "Human" is not valid here: a tag must be # and one word\.$/),
      expect.stringMatching(/^megacorp\/tags\.json:3:10 id: human is already in this list\./),
    ]);
  });
});

describe("a fault in a deck", () => {
  const deck = (...lines: readonly string[]) => `// Night shift — game: megacorp · format: core-rules\n${lines.join("\n")}\n`;
  const DECK = "megacorp/decks/night.txt";

  test("a line that names no card, with the nearest one", () => {
    const { content, problems } = load(pool({ [DECK]: deck("Main: 2", "1 Night Clerk", "1 Nihgt Clerk") }));
    expect(problems).toEqual([`${DECK}:4:1 main: “1 Nihgt Clerk” is not a card in this folder. Did you mean Night Clerk?`]);
    expect(content.megacorp.decks.map(({ id, list }) => [id, list.name])).toEqual([["night", "Night shift"]]);
  });

  test("a heading whose count is not that of its lines", () => {
    expect(load(pool({ [DECK]: deck("Main: 40", "1 Night Clerk") })).problems).toEqual([
      expect.stringMatching(/^megacorp\/decks\/night\.txt:2:1 : .*40/),
    ]);
  });

  test("is told once: at the card that has it, not at the decks that name the card", () => {
    const { problems } = load(pool({ [HOUSE]: cardFile(card({ count: "-1" })), [DECK]: deck("Main: 2", "1 Night Clerk", "1 Day Clerk") }));
    expect(problems.map((line) => line.split(" ")[0])).toEqual([expect.stringMatching(/house\.json:13:/), `${DECK}:4:1`]);
    expect(load(pool({ [HOUSE]: "{", [DECK]: deck("Main: 1", "1 Night Clerk") })).problems).toEqual([
      expect.stringMatching(/house\.json:/),
    ]);
  });

  test("a file that is no list", () => {
    expect(load(pool({ [DECK]: "" })).problems).toEqual([
      expect.stringMatching(/^megacorp\/decks\/night\.txt:1:1 : There is nothing to read/),
    ]);
  });
});

describe("a fault in a folder", () => {
  test("that is not there, is a file, or holds no game", () => {
    const root = folder({ "notes.txt": "" });
    const message = (dir: string) => loadContent(dir).problems.map((problem) => problem.message);
    expect(message(join(root, "nowhere"))).toEqual(["There is no such folder. Check the path."]);
    expect(message(join(root, "notes.txt"))).toEqual(["This is not a folder. Name the folder that contains the game folders."]);
    expect(message(root)).toEqual([
      expect.stringContaining("This folder contains no games. It needs at least one of the folders megacorp, san,"),
    ]);
  });

  test("with a game misspelt, a file that nobody reads, and no list of sets or tags", () => {
    const { problems } = load({
      [`${TYPO}/sets.json`]: SETS,
      "megacorp/keyword.json": "[]",
      [HOUSE]: cardFile(card()),
      "megacorp/cards/notes.txt": "",
    });
    expect(problems).toEqual([
      expect.stringMatching(/^megacorp:1:1 : sets\.json is missing\./),
      expect.stringMatching(/^megacorp:1:1 : tags\.json is missing\./),
      expect.stringMatching(/^megacorp\/cards\/notes\.txt:1:1 : Only \.json files are read here\./),
      expect.stringMatching(/^megacorp\/keyword\.json:1:1 : keyword\.json is ignored\./),
      `${TYPO}:1:1 : ${TYPO} is not a game. Did you mean ${LONGEST}?`,
    ]);
  });
});
