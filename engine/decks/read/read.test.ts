/** Reading lists (story D13, §4.2): every line is accounted for, and what we write we read back. */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { deflateSync } from "fflate";
import { describe, expect, test } from "vitest";
import { listOf, MEGACORP_POOL, poolWith, SHIPPED_DECKS } from "../../../tests/games/megacorp/pool.ts";
import { times } from "../../../tests/size.ts";
import { type DeckEntry, type DeckList, entrySectionIds } from "../../cards/deck.ts";
import { DeckFileSchema } from "../file-schema.ts";
import {
  type DeckReading,
  decodeShare,
  encodeShare,
  formatArchive,
  formatDeckCsv,
  formatDeckJson,
  formatDeckText,
  MAX_CHARACTERS,
  MAX_LINES,
  type ReadOptions,
  readDecks,
} from "../index.ts";

type Read = Extract<DeckReading, { ok: true }>;
const OPTIONS = { game: "megacorp", pool: MEGACORP_POOL } as const;
const read = (text: string, more: Partial<ReadOptions> = {}): Read => {
  const reading = readDecks(text, { ...OPTIONS, ...more });
  if (!reading.ok) throw new Error(reading.error.message);
  return reading;
};
const first = (text: string, more: Partial<ReadOptions> = {}): DeckList => read(text, more).decks[0].list;
const NUMBER = MEGACORP_POOL.byName.get("Tidal Wave")?.number;
const textOf = (list: DeckList) => formatDeckText(list, MEGACORP_POOL);
/** "4 Tidal Wave @7 # note" with the section in front. */
const entries = ({ sections }: DeckList): readonly string[] => [
  ...entrySectionIds("megacorp").flatMap((id) => sections[id].map((entry) => `${id}: ${shown(entry)}`)),
  ...sections.unresolved.map(({ line }) => `unresolved: ${line}`),
];
const shown = ({ count, name, set, number, rev, note }: DeckEntry) =>
  [`${count} ${name}`, set && `(${set})`, number, rev && `@${rev}`, note && `# ${note}`].filter(Boolean).join(" ");

describe("One line", () => {
  const check = (line: string, ...expected: readonly string[]) =>
    test(JSON.stringify(line), () =>
      expect(entries(first(`${line}\n1 Forest`)).filter((shown) => shown !== "main: 1 Forest")).toEqual(expected),
    );
  check("4 Tidal Wave", "main: 4 Tidal Wave");
  check("4x Tidal Wave", "main: 4 Tidal Wave");
  check("4 x Tidal Wave", "main: 4 Tidal Wave");
  check("x4 Tidal Wave", "main: 4 Tidal Wave");
  check("4× Tidal Wave", "main: 4 Tidal Wave");
  check("Tidal Wave", "main: 1 Tidal Wave");
  check(`2 Tidal Wave (MC1) ${NUMBER}`, "main: 2 Tidal Wave");
  check(`2 Tidal Wave [mc1] ${NUMBER} @7 # note`, "main: 2 Tidal Wave @7 # note");
  check("2 Tidal Wave @r7", "main: 2 Tidal Wave @7");
  check("2 Tidal Wave (MC1) 12", "main: 2 Tidal Wave (MC1) 12");
  check(`2 Tidal Wave ${NUMBER}`, "main: 2 Tidal Wave");
  check("2 tidal wave *F*", "main: 2 Tidal Wave");
  check("2 Heracles, Senior Counsel", "main: 2 Heracles, Senior Counsel");
  check("2 Heracles", "main: 2 Heracles, Senior Counsel");
  check("1 glass man", "founder: 1 The Glass Man");
  check("1 Ferrum Nanologics", "business: 1 Ferrum Nanologics");
  check("6 Affluent Customers", "resources: 6 Affluent Customers");
  check("SB: 2 Blackout", "considering: 2 Blackout");
  check("MB: 2 Blackout", "main: 2 Blackout");
  check("0 Blackout", "main: 0 Blackout");
  check("-6 Blackout", "main: -6 Blackout");
  check("3 Nobody at all", "main: 3 Nobody at all");
  check('3 "Agent #7 (OLD) 3"', "main: 3 Agent #7 (OLD) 3");
  check("this is a sentence about it", "unresolved: this is a sentence about it");
  check("999999999999 Blackout", "unresolved: 999999999999 Blackout");
  check("# a comment");
  check("// a comment");
  check("   ");

  test("names in other languages", () => {
    const pool = poolWith({ "Tidal Wave": { names: { fr: "Raz-de-marée", de: "Flutwelle" } } });
    const { decks, lines } = read("2 RAZ DE MAREE\n1 Flutwelle\n1 Flutwele", { pool });
    expect(entries(decks[0].list)).toEqual(["main: 3 Tidal Wave", "main: 1 Flutwele"]);
    expect(lines.map(({ confidence }) => confidence)).toEqual(["certain", "certain", "unknown"]);
    expect(lines[2]?.alternatives).toEqual([{ name: "Tidal Wave", id: "megacorp/tidal-wave", lang: "de" }]);
  });

  test("a number that is too long to be a count is said to be that", () => {
    const [line] = read("99999999999999999999 Maglev Trunk").lines;
    expect(line).toMatchObject({ as: "unresolved", remark: expect.stringContaining("more than nine digits") });
  });
  test("a first line that names no card is the deck's name, where cards follow", () => {
    const named = read("\nBlue Thunder\n\n4 Tidal Wave\nRed Rain");
    expect(named.decks[0].list).toMatchObject({ name: "Blue Thunder", sections: { unresolved: [{ line: "Red Rain" }] } });
    expect(named.lines.map(({ as }) => as)).toEqual(["blank", "title", "blank", "card", "unresolved"]);
    for (const text of [
      "Blue Thunder",
      "Tidal Wav\n\n4 Maglev Trunk",
      "Thanks for reading this :)\n\n4 Maglev Trunk",
      "Blue Thunder\n\n4 Nothing Like It",
      "Blue Thunder\n4 Forest",
    ])
      expect(read(text).lines[0]?.as, text).not.toBe("title");
  });
  test("a count that nobody means is to be looked at", () => {
    const { lines } = read("99999 Maglev Trunk\n999 Maglev Trunk");
    expect(lines.map(({ confidence, remark }) => [confidence, remark])).toEqual([
      ["likely", "99999 copies: is this the count?"],
      ["certain", undefined],
    ]);
  });
  test("Æ is ae, and a name with brackets is a name when a card has it", () => {
    const pool = poolWith({ Forest: { name: "Æther Gate (Blue) 7" }, Blackout: { name: "Agent #7" } });
    expect(entries(first("2 aether gate (blue) 7\n1 Agent #7\n1 Agent #7 # note", { pool }))).toEqual([
      "main: 2 Æther Gate (Blue) 7",
      "main: 2 Agent #7 # note",
    ]);
  });

  test("a name that begins with X is no times sign", () => {
    const pool = poolWith({ Forest: { name: "X One" }, Blackout: { name: "X 23 Prototype" } });
    const read = (line: string) => entries(first(line, { pool }));
    for (const line of ["5 X One", "5 x one", "5 x X One", "5x X One", "5 X One (MC1)", "5 X One # note"])
      expect([line, read(line)[0]]).toEqual([line, expect.stringMatching(/^main: 5 X One/)]);
    expect(read("X 23 Prototype")).toEqual(["main: 1 X 23 Prototype"]);
    expect(read("X 3 Tidal Wave")).toEqual(["main: 3 Tidal Wave"]);
    expect(read("5 X Tidal Wave")).toEqual(["main: 5 Tidal Wave"]);
  });
  test("of a card One and a card X One, a small x means the first and a capital the second", () => {
    const pool = poolWith({ Forest: { name: "X One" }, Blackout: { name: "One" } });
    expect(entries(first("5 x One\n4 X One", { pool }))).toEqual(["main: 5 One", "main: 4 X One"]);
  });

  test("a card whose set or number is not what the list says is likely, not certain", () => {
    expect(read("4 Carapace (XYZ) 99").lines[0]).toMatchObject({
      confidence: "likely",
      remark: expect.stringMatching(/^The list says XYZ 99, but/),
    });
    const other = MEGACORP_POOL.byName.get("Forest");
    const [line] = read(`4 Carapace (${other?.set}) ${other?.number}`).lines;
    expect(line?.alternatives).toEqual([{ name: "Forest", id: other?.id }]);
    expect(read("4 Carapace").lines[0]).toMatchObject({ confidence: "certain", alternatives: [] });
  });
  test("a card under the heading of a section that does not take it stays there, and the remark says where it goes", () => {
    const { lines, decks } = read("Main\n1 Ferrum Nanologics\nResources\n2 Carapace\nConsidering\n1 Ferrum Nanologics");
    expect(entries(decks[0].list)).toEqual(["main: 1 Ferrum Nanologics", "resources: 2 Carapace", "considering: 1 Ferrum Nanologics"]);
    expect(lines.flatMap(({ as, remark }) => (as === "card" ? [remark] : []))).toEqual([
      "Main cannot contain Ferrum Nanologics: move it to Business.",
      "Resources cannot contain Carapace: move it to Main.",
      undefined,
    ]);
    expect(read("section,count,name\nmain,1,Ferrum Nanologics").lines[1]?.remark).toMatch(/^Main cannot contain/);
    expect(read('{"main":[{"name":"Ferrum Nanologics","count":1}]}').lines[0]?.remark).toMatch(/^Main cannot contain/);
  });
  test("a card found by set and number only is likely, not certain", () => {
    const [line] = read(`2 Vague de fond (MC1) ${NUMBER}`).lines;
    expect(line).toMatchObject({
      confidence: "likely",
      entry: { name: "Tidal Wave", count: 2 },
      remark: `Found by set and number, MC1 ${NUMBER}, not by name.`,
    });
  });
});

describe("Headings", () => {
  const check = (heading: string, section: string) =>
    test(JSON.stringify(heading), () => expect(entries(first(`${heading}\n2 Blackout`))).toEqual([`${section}: 2 Blackout`]));
  for (const heading of [
    "Resources:",
    "resources",
    "RESOURCE: 2",
    "Resource deck (2)",
    "## Resources",
    "[Resources]",
    "== Resources ==",
    "Resources - 2 cards",
    "//Resources",
  ])
    check(heading, "resources");
  for (const heading of ["Main", "main deck: 2", "Mainboard", "MAIN (2):", "Events (2)", "Deck"]) check(heading, "main");
  for (const heading of ["Considering", "Sideboard", "Maybeboard:", "Side 2"]) check(heading, "considering");
  check("Business", "business");
  check("Founder: 2", "founder");

  test("a count that does not fit is a warning", () => {
    expect(read("Main: 40\n4 Tidal Wave\n0 Forest\nResources: 6\n6 Day Traders").warnings).toEqual([
      { at: 1, message: "The heading says Main: 40, but 4 cards follow." },
    ]);
  });
  test("a heading that nobody knows and that counts for itself ends the count before, or is a part of it", () => {
    const warnings = (text: string) => read(text).warnings.map(({ message }) => message);
    expect(warnings("Main: 5\n5 Tidal Wave\nSidebored: 3\n3 Carapace\n2 Nonesuch")).toEqual([
      "The heading says Sidebored: 3, but 5 cards follow.",
    ]);
    expect(warnings("Main: 8\n5 Tidal Wave\nSidebored: 3\n3 Carapace")).toEqual([]);
    expect(warnings("Main: 7\n5 Tidal Wave\nSidebored: 3\n3 Carapace")).toEqual(["The heading says Main: 7, but 5 cards follow."]);
    expect(warnings("Main: 8\n5 Tidal Wave\nWhatever:\n3 Carapace")).toEqual([]);
  });
  test("kinds under a section are counted of their own", () => {
    expect(read("Main: 6\nEvents: 4\n4 Tidal Wave\nLocations: 2\n2 Forest").warnings).toEqual([]);
  });
});

describe("The format of a list", () => {
  const formatOf = (format: string) => first(`// D — game: megacorp · format: ${format}\n1 Forest`).format;
  test.each([
    ["house: singleton", "house-singleton"],
    ["House singleton", "house-singleton"],
    ["rulebook strict", "rulebook-strict"],
    ["core-rules", "core-rules"],
    ["my own", "my own"],
  ])("%s is %s", (written, id) => expect(formatOf(written)).toBe(id));
  test("in JSON, too", () => expect(first('{"rules":"house: singleton","main":["Forest"]}').format).toBe("house-singleton"));
});

describe("Lines without a count that name no card", () => {
  const check = (title: string, text: string, ...expected: readonly string[]) =>
    test(title, () => expect(entries(first(text))).toEqual(expected));
  for (const [heading, section] of [
    ["Main: 40", "main"],
    ["Resources", "resources"],
    ["Business:", "business"],
    ["Founder", "founder"],
    ["Considering", "considering"],
    ["Events (1)", "main"],
    ["Deck", "main"],
  ])
    check(`under ${heading} they are unknown cards there`, `${heading}\nNo Such Card`, `${section}: 1 No Such Card`);
  check("also where the section stands in the line", "Resources: No Such Card", "resources: 1 No Such Card");
  check("and behind MB", "MB: No Such Card", "main: 1 No Such Card");
  for (const prose of [
    "thanks for reading :)",
    "Tell me what you think!",
    "I cut the events since they were never any good",
    "https://example.org/decks/4",
    "???",
  ])
    check(`${prose} is kept as it is`, `Main\n4 Forest\n${prose}`, "main: 4 Forest", `unresolved: ${prose}`);
  check("before any heading they are kept", "No Such Card\nMain\n4 Forest", "main: 4 Forest", "unresolved: No Such Card");
  check("under a heading that nobody knows, too", "Why so:\nIt is fast", "unresolved: It is fast");
  test("the heading counts them", () => expect(read("Main: 1\nNo Such Card").warnings).toEqual([]));
});

describe("Ours, word for word", () => {
  test.each(SHIPPED_DECKS.map(({ id, list }) => [id, list] as const))("%s: the shipped file is what we write", (id, list) => {
    expect(textOf(list)).toBe(readFileSync(`content/megacorp/decks/${id}.txt`, "utf8"));
  });
});

const MESSY = new URL("../fixtures/messy/", import.meta.url);
const messy = readdirSync(MESSY).filter((file) => !file.endsWith(".expected"));
/** What a person would check in the preview: the decks as we write them, then every line that is not certain, then the warnings. */
function account(reading: Read): string {
  const unsure = reading.lines.flatMap(({ at, as, text, confidence, alternatives, remark }) => {
    const near = alternatives.length > 0 ? ` -> ${alternatives.map(({ name }) => name).join(" | ")}` : "";
    return as === "unresolved" || remark || (confidence && confidence !== "certain")
      ? [`${at} ${confidence ?? as} ${JSON.stringify(text)}${near}`]
      : [];
  });
  const warnings = reading.warnings.map(({ at, message }) => `${at ?? "-"} ${message}`);
  return [...reading.decks.map(({ list }) => textOf(list)), "--- unsure", ...unsure, "--- warnings", ...warnings, ""].join("\n");
}

describe("Messy lists", () => {
  test("there are at least 20", () => expect(messy.length).toBeGreaterThanOrEqual(20));
  test.each(messy)("%s", async (file) => {
    const text = readFileSync(new URL(file, MESSY), "utf8");
    const reading = read(text, { fileName: file });
    await expect(account(reading)).toMatchFileSnapshot(new URL(`${file}.expected`, MESSY).pathname);
    accounted(reading, text);
  });
});

/** Lines in = lines accounted for: put together again they are the text, and each went where it says. */
function accounted(reading: Read, text: string): void {
  if (reading.source === "text" || reading.source === "csv") {
    const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
    expect(reading.lines.map((line) => line.text).join("\n")).toBe(plain);
  }
  const cards = reading.lines.filter((line) => line.as === "card");
  const unresolved = reading.lines.filter((line) => line.as === "unresolved");
  expect(reading.decks.reduce((sum, { list }) => sum + list.sections.unresolved.length, 0)).toBe(unresolved.length);
  for (const [deck, { list }] of reading.decks.entries()) {
    for (const section of entrySectionIds("megacorp")) {
      const lines = cards.filter((line) => line.deck === deck && line.section === section);
      expect(tally(list.sections[section])).toEqual(tally(lines.flatMap(({ entry }) => entry ?? [])));
    }
  }
}

/** Good copies and bad entries per name. */
function tally(all: readonly DeckEntry[]): Readonly<Record<string, string>> {
  const good = new Map<string, number>();
  const bad = new Map<string, number[]>();
  for (const { name, count } of all) {
    if (Number.isSafeInteger(count) && count > 0) good.set(name, (good.get(name) ?? 0) + count);
    else bad.set(name, [...(bad.get(name) ?? []), count]);
  }
  return Object.fromEntries(
    [...new Set([...good.keys(), ...bad.keys()])].sort().map((name) => [name, `${good.get(name)} ${bad.get(name)}`]),
  );
}

const cardName = fc.constantFrom(...MEGACORP_POOL.cards.map(({ name }) => name));
const foreignName = fc.oneof(
  { weight: 5, arbitrary: cardName },
  { weight: 1, arbitrary: cardName.map((name) => name.toUpperCase()) },
  { weight: 1, arbitrary: cardName.map((name) => name.replace(/[aeiou]/, "")) },
  { weight: 1, arbitrary: fc.constantFrom("Lightning Bolt", "Æther Vial", "Borborygmos Enraged", "Fire // Ice", "Jötun Grunt", "+2 Mace") },
);
const pick = fc.record({
  name: foreignName,
  count: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constantFrom(0, -6)),
  set: fc.constantFrom("MC1", "M21", "KTK"),
  number: fc.integer({ min: 1, max: 300 }),
});
type Pick = { name: string; count: number; set: string; number: number };
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const LISTS: readonly ((cards: readonly Pick[], noise: string) => string)[] = [
  (cards) => cards.map(({ count, name }) => `${count} ${name}`).join("\r\n"),
  (cards) =>
    ["Deck", ...cards.map(({ count, name, set, number }) => `${count} ${name} (${set}) ${number}`), "", "Sideboard", "1 Blackout"].join(
      "\n",
    ),
  (cards) => cards.map(({ count, name }, i) => `${i > 8 ? "SB: " : ""}${count} ${name}`).join("\n"),
  (cards) => ["Count,Name,Edition,Section", ...cards.map(({ count, name, set }) => `${count},${quoted(name)},${set},Main`)].join("\n"),
  (cards) => ["Name;Anzahl", ...cards.map(({ count, name }) => `${name};${count}`)].join("\r\n"),
  (cards) => ["qty\tcard\tnotes", ...cards.map(({ count, name }) => `${count}\t${name}\t"multi\nline"`)].join("\n"),
  (cards, noise) => [noise, "", `**Main (${cards.length})**`, ...cards.map(({ count, name }) => `- ${count}x ${name}`), noise].join("\n"),
  (cards) => ["| # | Card |", "|---|---|", ...cards.map(({ count, name }) => `| ${count} | ${name} |`)].join("\n"),
  (cards, noise) => JSON.stringify({ name: noise, main: cards, sideboard: [noise] }),
  (cards, noise) => cards.map(({ name }, i) => (i % 5 === 0 ? `${noise}\n${name}` : name)).join("\n\n"),
];
const noise = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ maxLength: 40 }),
  fc.constantFrom("Hello!!", "-----", "Main:", '"', ",,,", "// x", "#d=", "\t", "> quoted"),
);
const foreign = fc
  .tuple(fc.constantFrom(...LISTS), fc.array(pick, { minLength: 1, maxLength: 25 }), noise)
  .map(([list, cards, noise]) => list(cards, noise));

describe("Anything at all", () => {
  test("200 foreign lists: lines in = lines accounted for", () => {
    fc.assert(
      fc.property(foreign, (text) => {
        const reading = readDecks(text, OPTIONS);
        if (reading.ok) accounted(reading, text);
        else expect(["binary", "empty", "damaged"]).toContain(reading.error.code);
      }),
      { numRuns: times(200) },
    );
  });

  test("lists of cards of ours lose no copy, whoever wrote them", () => {
    const own = fc.array(
      pick.map((card) => ({ ...card, name: "Tidal Wave", count: Math.abs(card.count) || 1 })),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...LISTS.slice(0, 8)), own, (list, cards) => {
        const { sections } = first(list(cards, "x"));
        const copies = [...sections.main, ...sections.considering]
          .filter(({ name }) => name === "Tidal Wave")
          .reduce((sum, { count }) => sum + count, 0);
        expect(copies).toBe(cards.reduce((sum, { count }) => sum + count, 0));
      }),
    );
  });

  test("random text is read or refused with a sentence, never an exception", () => {
    const junk = fc.oneof(
      fc.string({ unit: "binary", maxLength: 2000 }),
      fc.json(),
      fc.string({ unit: fc.constantFrom(..."{}[],:\"'\n\t|;#/>-=4xT "), maxLength: 400 }),
    );
    fc.assert(
      fc.property(junk, fc.constantFrom(undefined, "a.csv", "a.json", "a.txt"), (text, fileName) => {
        const reading = readDecks(text, { ...OPTIONS, ...(fileName ? { fileName } : {}) });
        if (reading.ok) accounted(reading, text);
        else expect(reading.error.message).toMatch(/\.$/);
      }),
      { numRuns: times(500) },
    );
  });
});

describe("Refused whole", () => {
  const check = (title: string, text: string, code: string, more: Partial<ReadOptions> = {}) =>
    test(title, () => {
      const reading = readDecks(text, { ...OPTIONS, ...more });
      expect(reading.ok ? "read" : reading.error.code).toBe(code);
    });
  check("nothing", " \n\t\uFEFF", "empty");
  check("10 MB", "4 Tidal Wave\n".repeat(800_000), "too-large");
  check("just too large", "x".repeat(MAX_CHARACTERS + 1), "too-large");
  check("one line too many", "4 Tidal Wave\n".repeat(MAX_LINES + 1), "too-many-lines");
  check("one line too many that nothing ends", `${"4 Tidal Wave\n".repeat(MAX_LINES)}4 Forest`, "too-many-lines");
  check("the most lines", "4 Tidal Wave\n".repeat(MAX_LINES), "read");
  check("the most lines as Windows ends them", "4 Tidal Wave\r\n".repeat(MAX_LINES), "read");
  check("the most lines of a table", `count,name\n${"4,Tidal Wave\n".repeat(MAX_LINES - 1)}`, "read");
  check("the most characters in one line", "x".repeat(MAX_CHARACTERS), "read");
  check("a picture", `\x89PNG\r\n\x1a\n\0\0\0\rIHDR${"\0\x01".repeat(200)}`, "binary");
  check("a file read in the wrong encoding", "\uFFFD".repeat(30), "binary");
  check("UTF-16", "4\0 \0T\0i\0d\0a\0l\0", "binary");
  check("JSON that breaks off", '{"format":"arcology-deck/1","decks":[', "damaged");
  check("JSON that is nested beyond reason", `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, "damaged");
  for (const text of ["{}", '{"foo":1}', '{"game":"megacorp","name":"Night"}', '{"decks":[]}', '{"decks":"x"}', '{"sections":[]}'])
    check(`JSON without a deck: ${text}`, text, "damaged");
  for (const text of ["[]", "null", "7"]) check(`a file of JSON without a deck: ${text}`, text, "damaged", { fileName: "deck.json" });
  check("an empty deck is a deck", '{"sections":{}}', "read");
  check("a link cut off", "https://example.org/decks#d=eyJn", "damaged");
  const forests = (count: number) => Array.from({ length: count }, () => "Forest");
  const archive = (decks: number, entries: number) =>
    JSON.stringify({ decks: Array.from({ length: decks }, () => ({ main: forests(entries) })) });
  check("too many entries of JSON", JSON.stringify(forests(MAX_LINES + 1)), "too-many-lines");
  check("too many entries in one section of an archive", archive(2, MAX_LINES + 1), "too-many-lines");
  check("too many under words that all mean Main", JSON.stringify({ main: forests(3_000), events: forests(3_000) }), "too-many-lines");
  check("many decks of many entries", archive(10, MAX_LINES), "read");
  check("too many entries in all decks", archive(21, MAX_LINES), "too-many-lines");
  check("JSON that is longer than a list may be", JSON.stringify({ main: ["Forest"], notes: "x".repeat(MAX_CHARACTERS) }), "read");
  check("a bracket that opens no JSON", `[Main]\n${"x".repeat(MAX_CHARACTERS)}`, "too-large");
});

// Squared, each of them takes hours: the time that every test is given ends it.
describe("Lines made to be slow are read or refused in time", () => {
  const repeated = (part: string, start = "") => start + part.repeat(Math.floor((MAX_CHARACTERS - start.length) / part.length));
  const check = (title: string, text: string, more: Partial<ReadOptions> = {}) =>
    test(title, () => {
      const reading = readDecks(text, { ...OPTIONS, ...more });
      if (reading.ok) accounted(reading, text);
    });
  check("commas", repeated(","));
  check("commas in a table", repeated(","), { fileName: "a.csv" });
  check("quotes", repeated('"'));
  check("quotes in a table", repeated('"', "name,count\n"));
  check("cells that open and never close", `name,count\n${'"a\n'.repeat(4_900)}`);
  check("escaped quotes of a string that never closes", repeated('\\"', '{"'));
  check("bars", repeated("a|", "|"));
  check("blanks", repeated("a ", "4 "));
  check("notes", repeated(" #", "4 Tidal Wave"));
  check("titles", repeated("— game: ", "// "));
  check("arrows", repeated(" →", "// swap: "));
  check("digits", repeated("1"));
  check("brackets", repeated("["));
  check("marks that cannot be seen", repeated("\u200B"));
  check("apostrophes before a formula", `name,count\n${"'".repeat(1_900_000)}=`);
});

describe("Columns", () => {
  test("guessed from headers, and mapped anew by whoever knows better", () => {
    const csv = "Stück,Bezeichnung\n4,Tidal Wave\n2,Forest";
    const guessed = read(csv, { fileName: "deck.csv" });
    expect(guessed.csv).toEqual({ headers: ["Stück", "Bezeichnung"], headed: true, columns: { name: 1, count: 0 } });
    expect(entries(first("a;b\nTidal Wave;4", { columns: { name: 0, count: 1 } }))).toContain("main: 4 Tidal Wave");
  });
  test("pasted under headers that nobody knows: by what the cells hold", () => {
    const pasted = read("Wohin|Wieviele|Was\nMain|4|Tidal Wave\nConsidering|2|Forest\nMain|1|Nonsuch");
    expect(pasted.csv).toEqual({ headers: ["Wohin", "Wieviele", "Was"], headed: true, columns: { section: 0, count: 1, name: 2 } });
    expect(pasted.decks[0].list.sections.considering[0]).toMatchObject({ count: 2, name: "Forest" });
    expect(pasted.lines).toHaveLength(4);
  });
  test("a column of sections is found under any header", () => {
    const { csv, decks } = read("Menge;Karte;Fach\n4;Tidal Wave;Main\n2;Forest;Considering");
    expect(csv?.columns).toEqual({ count: 0, name: 1, section: 2 });
    expect(decks[0].list.sections.considering[0]).toMatchObject({ count: 2, name: "Forest" });
  });
  test("names with commas make no table of a list", () => {
    const list = read("1 Raamaa, Incarnate Hierarch\n1 Ilse Korda, Director of Works");
    expect([list.source, list.decks[0].list.sections.founder.length]).toEqual(["text", 2]);
  });
  test("a quote that is never closed is taken as a letter, and told with its place", () => {
    const { warnings } = read('count,name\n4,Tidal Wave\n2,"Forest', { fileName: "deck.csv" });
    expect(warnings.map(({ message }) => message)).toEqual([
      "Line 3, column 3: this quote is never closed. Close it, or write two quotes for a literal one.",
    ]);
  });
  test("no column of names: every row is kept, and said so", () => {
    const { decks, warnings } = read("1,2\n3,4", { fileName: "numbers.csv" });
    expect(decks[0].list.sections.unresolved).toHaveLength(2);
    expect(warnings[0]?.message).toBe("No column seems to contain card names. Choose the right one.");
  });
});

/** Lists as reading and editing make them: tidy names, known ids, one entry per good name and revision. */
const entry = fc.record(
  {
    name: fc.oneof(
      cardName,
      fc.constantFrom(
        "Nobody",
        "Agent #7",
        'The "Fixer"',
        "=SUM(A1)",
        "'-1",
        "Main",
        "4 Seasons",
        "Area 51",
        "Old (MC1) 3",
        "@home",
        "x2 Engine",
        "SB: Spy",
        "Wave @7",
        "// Fire",
        "> Quote",
        "Æther, the Gate",
        "1,5 M; or more",
      ),
    ),
    count: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constantFrom(0, -6, 2.5)),
    rev: fc.integer({ min: 1, max: 99 }),
    note: fc.constantFrom("against rich opponents", "two; or three", "#1 pick", "=1+1", 'say "no"', "@7"),
  },
  { requiredKeys: ["name", "count"] },
);
const entriesOf = fc.uniqueArray(entry, { maxLength: 8, selector: ({ name }) => name }).map((all) =>
  all.map((item): DeckEntry => {
    const card = MEGACORP_POOL.byName.get(item.name);
    return { ...item, ...(card ? { id: card.id } : {}) };
  }),
);
const anyList: fc.Arbitrary<DeckList> = fc
  .record({
    name: fc.constantFrom("Skyline Takeover", "A — game: chess · format: x", "", "// odd", "Name: x", "Ünïcode 漢字"),
    notes: fc.constantFrom("", "One line", "Two\nlines", "Main: 40\n\n// swap: a → b\nnote: x", "About", "Name: y"),
    format: fc.constantFrom("core-rules", "house-singleton", "my-own"),
    swaps: fc.array(fc.record({ out: fc.constantFrom("Forest", "A → B", '"Q"'), in: fc.constantFrom("Blackout", '"', "C → D") }), {
      maxLength: 2,
    }),
    business: entriesOf,
    founder: entriesOf,
    main: entriesOf,
    resources: entriesOf,
    considering: entriesOf,
    unresolved: fc.array(
      fc.constantFrom("???", "Main: 40", "  two  blanks ", "// x", "> x", "4 Tidal Wave", "Founder:", ",;\"'", "=1", "hello, world"),
      { maxLength: 3 },
    ),
  })
  .map(({ name, notes, format, swaps, ...sections }) => ({ ...listOf(sections, format), name, notes, swaps }));

describe("JSON that is not as we write it", () => {
  test("a section that is no list is kept, word for word", () => {
    const reading = readDecks('{"sections":{"main":"4 Tidal Wave","unresolved":"what?","founder":null}}', OPTIONS);
    expect(reading.ok && reading.decks[0].list.sections.unresolved).toEqual([{ line: '{"main":"4 Tidal Wave"}' }, { line: "what?" }]);
  });
  test("a file of another form of the format says so", () => {
    const reading = readDecks('{"format":"arcology-deck/2","sections":{"main":["4 Tidal Wave"]}}', OPTIONS);
    expect(reading.ok && reading.warnings.map(({ message }) => message)).toEqual([
      "The file's format is arcology-deck/2, but this studio reads arcology-deck/1. Check that nothing is missing.",
    ]);
  });
});

describe("What we write we read back", () => {
  test("text: the same list, and the same text again", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const text = textOf(list);
        expect(first(text)).toEqual(list);
        expect(textOf(first(text))).toBe(text);
      }),
      { numRuns: times(300) },
    );
  });

  test("text with sets and a version: the same list", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        expect(first(formatDeckText(list, MEGACORP_POOL, { sets: true, version: 3 }))).toEqual(list);
      }),
    );
  });

  test("foreign text becomes stable after one round", () => {
    fc.assert(
      fc.property(foreign, (foreignText) => {
        const reading = readDecks(foreignText, OPTIONS);
        if (!reading.ok) return;
        for (const { list } of reading.decks) {
          const text = textOf(list);
          expect(textOf(first(text))).toBe(text);
        }
      }),
      { numRuns: times(300) },
    );
  });

  test("JSON: the same list", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        expect(first(formatDeckJson(list))).toEqual(list);
      }),
      { numRuns: times(300) },
    );
  });

  test("JSON keeps to the published schema, one deck or several", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        DeckFileSchema.parse(JSON.parse(formatDeckJson(list)));
        DeckFileSchema.parse(JSON.parse(formatArchive([{ id: "one", list }, { list }])));
      }),
    );
    expect(DeckFileSchema.safeParse({ format: "arcology-deck/1", game: "megacorp", name: "x" }).success).toBe(false);
  });

  test("an archive: the same lists and ids", () => {
    fc.assert(
      fc.property(fc.array(anyList, { minLength: 2, maxLength: 3 }), (lists) => {
        const decks = lists.map((list, i) => ({ id: `deck-${i}`, list }));
        expect(read(formatArchive(decks)).decks).toEqual(decks);
      }),
    );
  });

  test("CSV: the same sections", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const csv = formatDeckCsv(list, MEGACORP_POOL);
        expect(first(csv).sections).toEqual(list.sections);
        // No cell of text begins with what a spreadsheet would run.
        expect(csv.split("\n").some((line) => /^[^,]*,"?[=+@]/.test(line))).toBe(false);
      }),
      { numRuns: times(300) },
    );
  });

  test("a link: the same list", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const fragment = encodeShare(list);
        expect(fragment).toMatch(/^#z=[A-Za-z0-9_-]+$/);
        expect(first(fragment)).toEqual(list);
        expect(first(`https://example.org/megacorp/decks${fragment}\n`)).toEqual(list);
      }),
      { numRuns: times(300) },
    );
  });

  test("a link of before, which is not deflated, is read as it was", () => {
    const link = `#d=${Buffer.from('{"g":"megacorp","n":"Old","k":"core-rules","m":[[4,"Tidal Wave"]]}').toString("base64url")}`;
    const { name, sections } = first(link);
    expect([name, sections.main.map(({ count, name }) => `${count} ${name}`)]).toEqual(["Old", ["4 Tidal Wave"]]);
  });

  test("a ready deck fits into a short link, and a small link that would unfold into 50 MB is no deck", () => {
    const main = Array.from({ length: 30 }, (_, i) => `4 Card number ${i} of a long list`);
    expect(encodeShare(listOf({ main })).length).toBeLessThan(500);
    const bomb = deflateSync(new Uint8Array(50_000_000).fill(32));
    expect(bomb.length).toBeLessThan(100_000);
    expect(decodeShare(`#z=${Buffer.from(bomb).toString("base64url")}`)).toBeUndefined();
  });

  test("a link that was changed is no deck and no exception", () => {
    const fragment = encodeShare(listOf({ main: ["4 Tidal Wave"] }));
    fc.assert(
      fc.property(fc.nat(fragment.length), fc.constantFrom("A", "_", ""), (at, letter) => {
        const text = fragment.slice(0, at) + letter + fragment.slice(at + 1);
        decodeShare(text);
        const reading = readDecks(text || "x", OPTIONS);
        expect(reading.ok || reading.error.message.endsWith(".")).toBe(true);
      }),
    );
  });
});
