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
      expect.stringMatching(/^megacorp\/cards\/house\.json:12:21 provenance: "orignal" is none of .* Did you mean original\?$/),
    ]);
  });
});

describe("a fault in a card", () => {
  // « marks where the problem is told.
  const fields = (from: string, to: string) => ({ fields: `{ ${FIELDS.replace(from, to)} }` });
  test.each([
    ["a wrong value", fields(": 2,", ": «-2,"), "fields.valuation: -2 is too small; at least 0 is expected."],
    ["a wrong type", fields(": 2,", ': «"two",'), 'fields.valuation: "two" stands here; a number is expected.'],
    ["half a coin", fields(": 2,", ": «1.5,"), "fields.valuation: 1.5 stands here; a whole number is expected."],
    ["null where a number is wanted", fields(": 2,", ": «null,"), "fields.valuation: null stands here; a number is expected."],
    ["a score that is missing, not null", fields('{ "IQ": 1,', "«{"), "fields.scores.IQ: This is missing; it is a number."],
    [
      "an unknown member of the fields",
      fields('"tags"', '«"dokcs": ["N"], "tags"'),
      'fields.dokcs: "dokcs" is not expected here. Did you mean "docks"?',
    ],
    ["an unknown member", { text: '"", «"txet": "Draw."' }, 'txet: "txet" is not expected here. Did you mean "text"?'],
    [
      "a value of a list",
      fields('"corp"', '«"gnots"'),
      'fields.faction: "gnots" is none of corp, incarnate, gnost, neutral. Did you mean gnost?',
    ],
    ["an unknown #Tag", fields('"#Human"', '«"#Hunam"'), 'fields.tags.0: "#Hunam" cannot stand here: #Hunam is not a tag of this game.'],
    ["a #Tag twice", fields('["#Human"]', '«["#Human", "#Human"]'), "fields.tags: This cannot stand here: the same value stands twice."],
    ["an unknown kind", { kind: '«"charcter"' }, "kind: charcter is no kind of card in Megacorp. Did you mean character?"],
    [
      "an id of another game",
      { id: '«"san/night-clerk"' },
      "id: The id san/night-clerk does not begin with megacorp/, the game of its folder.",
    ],
    [
      "an id that is none",
      { id: '«"megacorp/Night Clerk"' },
      'id: "megacorp/Night Clerk" cannot stand here: an id is game/slug in lower case letters, digits and hyphens.',
    ],
    ["an empty name", { name: '«""' }, "name: This text may not be empty."],
    ["a text too long", { text: `«"${"x".repeat(10_001)}"` }, "text: This text is too long; at most 10000 characters are read."],
    ["a count of 0", { count: "«0" }, "count: 0 is too small; more than 0 is expected."],
    ["a picture without a seed", { art: '«{ "motif": "portrait", "palette": "corp" }' }, "art.seed: This is missing; it is a text."],
    [
      "a set of its own",
      { text: '"", «"set": "MC1"' },
      'set: "set" does not stand in a card: the file says it at its beginning. Remove it.',
    ],
    [
      "a fixed value that it has not",
      { fixed: '["name", «"fields.valution"]' },
      'fixed.1: fields.valution is no value of this card. Name one that it has, like "name" or "fields.faction".',
    ],
    [
      "a member twice",
      { text: '"A.", «"text": "B."' },
      'text: "text" stands twice in one object; the first one would be lost. Remove one of them.',
    ],
    ["the prototype as a member", { text: '"", «"__proto__": { "polluted": true }' }, '__proto__: "__proto__" is not expected here.'],
  ] as const)("%s", (_, changes, expected) => {
    const marked = cardFile(card(changes), card({ id: '"megacorp/other"', number: '"2"', name: '"Other"' }));
    const before = marked.slice(0, marked.indexOf("«")).split("\n");
    const { content, problems } = load(pool({ [HOUSE]: marked.replace("«", "") }));
    expect(problems).toEqual([expect.stringContaining(`${HOUSE}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${expected}`)]);
    expect(content.megacorp.cards.map(({ name }) => name)).toContain("Other");
  });

  test("a name that is missing is told at the card", () => {
    expect(load(pool({ [HOUSE]: cardFile(card({ name: undefined })) })).problems).toEqual([
      `${HOUSE}:4:5 name: This is missing; it is a text.`,
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
        /^megacorp\/cards\/more\.json:5:13 id: The id megacorp\/night-clerk belongs to Night Clerk \(.*house\.json:4\) already\./,
      ),
      expect.stringMatching(/^megacorp\/cards\/more\.json:6:17 number: HOUSE 1 is Night Clerk \(.*house\.json:4\) already\./),
      expect.stringMatching(
        /^megacorp\/cards\/more\.json:8:15 name: The name Night Clerk belongs to Night Clerk \(.*house\.json:4\) already; decks name cards by it\./,
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
    expect(problems).toEqual(["megacorp/cards/house.json:2:10 set: HUOSE is no set of sets.json. Did you mean HOUSE?"]);
  });
});

describe("a fault in a file", () => {
  test.each([
    ["a comma too many", '{ "set": "HOUSE", "cards": [], }', /:1:32 : This is no JSON: the name of a member/],
    ["a comma missing", '{ "set": "HOUSE"\n"cards": [] }', /:2:1 : This is no JSON: a comma is missing before this\.$/],
    ["a text without an end", '{ "set": "HOUSE,\n"cards": [] }', /:1:10 : This is no JSON: a text does not end/],
    ["a comment", '{ // mine\n "set": "HOUSE", "cards": [] }', /:1:3 : This is no JSON: comments are not read/],
    ["nothing", "", /:1:1 : The file is empty\./],
    ["nothing but white space", "\n \t", /:1:1 : The file is empty\./],
    ["a list in place of a card file", "[]", /:1:1 : A list stands here; an object is expected\.$/],
    ["no cards", '{ "set": "HOUSE" }', /:1:1 cards: This is missing; it is a list\.$/],
    ["a card that is a number", '{ "set": "HOUSE", "cards": [7] }', /:1:29 : A card is expected here/],
    ["UTF-16", new Uint8Array([0xff, 0xfe, 0x7b, 0x00]), /:1:1 : The file is UTF-16; content is UTF-8\./],
    ["Latin-1", new Uint8Array([...Buffer.from('{\n "set": "H'), 0xe9, ...Buffer.from('" }')]), /:2:1 : This line is not UTF-8/],
    ["brackets without end", "[".repeat(200_000), /:1:1 : The file nests too deeply/],
    [
      "brackets that a parser still follows",
      "[".repeat(3_000) + "]".repeat(3_000),
      /:1:1 (: The file nests too deeply|: .*an object is expected)/,
    ],
    ["a name that nobody sees", cardFile(card({ name: '" \\u200b"' })), /name: .*a name is one line with letters or signs/],
    ["a name with control characters", cardFile(card({ name: '"Bell\\u0007"' })), /name: .*a name is one line with letters or signs/],
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
      expect.stringMatching(/^megacorp\/cards\/house\.json:11:\d+ art\.image: .*a picture is a file of the content folder/),
    ]);
  });
  test.each(["lantern.webp", "pictures/Lantern-2.v3.png", "uploads/abc.jpeg"])("a picture %j is taken", (image) => {
    expect(load(pool({ [HOUSE]: cardFile(card({ art: `{ "image": "${image}" }` })) })).problems).toEqual([]);
  });

  test("of tags and sets that cannot be read nothing else is said", () => {
    const { problems, content } = load(pool({ "megacorp/sets.json": SETS.slice(0, -3), "megacorp/tags.json": '{ "human": "#Human" }' }));
    expect(problems).toEqual([
      expect.stringMatching(/^megacorp\/sets\.json:1:\d+ : This is no JSON/),
      "megacorp/tags.json:1:1 : A list is expected here: [ … ].",
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
      expect.stringMatching(/^megacorp\/keywords\.json:1:63 rules\.0: MC-G999 is no number of rules\.md\./),
      expect.stringMatching(/^megacorp\/keywords\.json:2:2 : 4 stands here; an object is expected\.$/),
      expect.stringMatching(/^megacorp\/rules\.md:3:1 MC-G1: MC-G1 is defined in line 2 already/),
      expect.stringMatching(/^megacorp\/sets\.json:2:12 code: "house" cannot stand here: a set code is/),
      expect.stringMatching(/^megacorp\/tags\.json:2:27 name: "Human" cannot stand here: a tag is # and one word\.$/),
      expect.stringMatching(/^megacorp\/tags\.json:3:10 id: human stands in this list already\./),
    ]);
  });
});

describe("a fault in a deck", () => {
  const deck = (...lines: readonly string[]) => `// Night shift — game: megacorp · format: core-rules\n${lines.join("\n")}\n`;
  const DECK = "megacorp/decks/night.txt";

  test("a line that names no card, with the nearest one", () => {
    const { content, problems } = load(pool({ [DECK]: deck("Main: 2", "1 Night Clerk", "1 Nihgt Clerk") }));
    expect(problems).toEqual([`${DECK}:4:1 main: “1 Nihgt Clerk” names no card of this folder. Did you mean Night Clerk?`]);
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
    expect(message(join(root, "notes.txt"))).toEqual(["This is no folder. Name the folder that holds the folders of the games."]);
    expect(message(root)).toEqual([
      expect.stringContaining("No game lies in this folder. It should hold one or more of the folders megacorp, san,"),
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
      expect.stringMatching(/^megacorp\/keyword\.json:1:1 : keyword\.json is not read\./),
      `${TYPO}:1:1 : ${TYPO} is no game. Did you mean ${LONGEST}?`,
    ]);
  });
});
