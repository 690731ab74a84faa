/** Cards given out and taken in: without loss, row by row, whatever the file holds. */
import { afterAll, describe, expect, test } from "vitest";
import { db, shareDb } from "../../db/client.ts";
import { GAME_IDS } from "../../engine/cards/card.ts";
import type { ApiError, CardHistory, LibraryPayload } from "../../engine/cards/library.ts";
import type { ImportReport } from "../../engine/cards/work.ts";
import * as cards from "../../server/api/cards.ts";
import * as studio from "../../server/api/studio-cards.ts";
import * as transfer from "../../server/api/transfer.ts";
import { serve } from "../../server/http.ts";
import { type Answer, call, openStudio } from "../../server/testing.ts";

const first = openStudio();
const studioDb = db();
/** Goes back to the studio of this file after another one was open. */
const reopen = () => shareDb(studioDb);
afterAll(first);

const give = async (game: string, query: string) => (await call(serve(transfer.exportGame), `/x?${query}`, { params: { game } })).text;
const take = (game: string, body: object) => call(serve(transfer.importGame), "/x", { method: "POST", params: { game }, body });
const report = (answer: Answer) => answer.value as ImportReport;
const errorOf = (answer: Answer) => (answer.value as ApiError).error;
const library = async (game: string) => (await call(serve(cards.listCards), "/x", { params: { game } })).value as LibraryPayload;
const create = async (game: string, card: object) =>
  ((await call(serve(studio.createCard), "/x", { method: "POST", params: { game }, body: { card } })).value as CardHistory).card;
const csv = (...rows: string[]) => ({ format: "csv", data: rows.join("\n") });
const dry = async (data: object) => report(await take("megacorp", data));

describe.each(GAME_IDS)("%s", (game) => {
  test.each(["csv", "json"])("taking in what was given out as %s changes nothing", async (format) => {
    const data = await give(game, `format=${format}`);
    const answer = report(await take(game, { format, data, dryRun: false }));
    expect(answer.counts).toMatchObject({ new: 0, changed: 0, error: 0 });
    expect(answer.counts.unchanged).toBeGreaterThanOrEqual((await library(game)).cards.length);
    expect(await give(game, `format=${format}`)).toBe(data);
  });
});

describe("a studio that has none of the cards", () => {
  test.each(["csv", "json"])("has all of them after taking in %s, and gives out the same bytes", async (format) => {
    const odd = await create("megacorp", {
      kind: "event",
      name: '=SUM(A1), "odd"; <b>',
      text: 'Draw 1 card.\nfrobnicate; the, "river"',
      flavor: "  -12 'quoted'  ",
      custom: { "play test": "=1+1", "x,y": "a\nb", "=CMD|'/C calc'!A0": "column" },
      names: { fr: "Étrange" },
    });
    expect(odd.custom).toMatchObject({ "play test": "=1+1", "x,y": "a\nb" });
    const data = await give("megacorp", `format=${format}&set=OWN`);
    // A spreadsheet runs what begins a cell with = + - or @, headings too; "-" alone and numbers are none.
    if (format === "csv") expect(data).not.toMatch(/(?:^|,)"?[=+@]|(?:^|,)"?-[^,\d\n]/m);
    const close = openStudio();
    try {
      expect(report(await take("megacorp", { format, data, dryRun: false })).counts).toMatchObject({ changed: 0, unchanged: 0, error: 0 });
      expect(await give("megacorp", `format=${format}&set=OWN`)).toBe(data);
    } finally {
      close();
    }
    reopen();
  });
});

describe("a dry run", () => {
  test("says what each row would do, with its line, and writes nothing", async () => {
    const before = (await library("megacorp")).hash;
    const rows = await dry(
      csv(
        "name,kind,valuation,text,scores.IQ,tags,Designer note",
        "Tidal Wave,,7,,,,",
        "Brand New,event,3,draw 2 cards,-,#Human; #Newtag,try me",
        "Bad Row,event,many,Draw 2 cards.,1,,",
        "Wrong Kind,ritual,1,,,,",
        ",event,1,,,,",
      ),
    );
    expect(rows.rows.map(({ row, outcome }) => `${row} ${outcome}`)).toEqual(["2 changed", "3 new", "4 error", "5 error", "6 error"]);
    expect(rows.rows[0]?.changes).toContain("fields.valuation");
    expect(rows.rows[2]?.faults[0]).toEqual({
      path: "valuation",
      message: "“many” is not a whole number. Write digits, or - for no value.",
    });
    expect(rows.rows[3]?.faults[0]?.message).toContain("Megacorp has no card kind ritual");
    expect(rows.rows[4]?.faults[0]?.message).toContain("neither an id nor a name");
    expect([rows.own, rows.written]).toEqual([["Designer note"], false]);
    expect((await library("megacorp")).hash).toBe(before);
  });
  test("with an error nothing is written, unless such rows are left out on purpose", async () => {
    const data = csv("name,kind,valuation", "First Good,event,1", "Bad One,event,x");
    expect(report(await take("megacorp", { ...data, dryRun: false })).written).toBe(false);
    expect((await library("megacorp")).cards.some(({ name }) => name === "First Good")).toBe(false);
    expect(report(await take("megacorp", { ...data, dryRun: false, skipErrors: true, author: "Ana" })).written).toBe(true);
    expect((await library("megacorp")).cards.find(({ name }) => name === "First Good")).toMatchObject({
      provenance: "imported",
      set: "OWN",
      revision: { origin: "import", author: "Ana" },
    });
  });
  test("a table of some columns changes those and nothing else; an empty cell is what it says", async () => {
    const card = await create("megacorp", {
      kind: "character",
      name: "Partial",
      flavor: "Stays.",
      fields: { founder: true, docks: ["N"] },
    });
    const done = report(await take("megacorp", { ...csv("id;founder;docks", `${card.id};;-`), dryRun: false }));
    expect(done.rows[0]?.changes.toSorted()).toEqual(["fields.docks", "fields.founder"]);
    const now = (await library("megacorp")).cards.find(({ id }) => id === card.id);
    expect([now?.flavor, now?.fields["docks"], now?.fields["founder"]]).toEqual(["Stays.", [], undefined]);
  });
  test("columns of one's own are kept and given out again", async () => {
    await take("megacorp", { ...csv("name,kind,Playtest score", "Kept Column,event,9"), dryRun: false });
    expect((await give("megacorp", "format=csv")).split("\n")[0]).toContain("Playtest score");
    expect((await library("megacorp")).cards.find(({ name }) => name === "Kept Column")?.custom).toEqual({ "Playtest score": "9" });
  });
});

describe("what is broken or hostile", () => {
  test.each([
    ["nothing", "csv", "", "The table is empty"],
    ["no key", "csv", "kind,text\nevent,x", "The table has no “id” or “name” column"],
    ["a heading twice", "csv", "name,text,text\na,b,c", "The heading “text” appears twice"],
    ["no JSON", "json", '{"cards": [', "This is not valid JSON"],
    ["another game", "json", '{"game":"san","cards":[{}]}', "This file is for san"],
    ["nothing in it", "json", "{}", "There is nothing to import"],
    ["a number", "json", "7", "Cards in JSON must be a list"],
    ["deep nesting", "json", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, ""],
  ])("%s is answered with a sentence", async (_what, format, data, message) => {
    const answer = await take("megacorp", { format, data });
    if (answer.status === 200) expect(report(answer).counts).toMatchObject({ new: 0, changed: 0 });
    else expect([answer.status, errorOf(answer).message]).toEqual([400, expect.stringContaining(message)]);
  });
  test.each([
    ["an id of another game", '"id": "san/bagman", "name": "X"', "id"],
    ["an id that climbs", '"id": "megacorp/../x", "name": "X"', "id"],
    ["a picture from elsewhere", '"name": "X", "kind": "event", "art": {"image": "http://evil/x.png"}', "art.image"],
    ["fields that are none", '"name": "X", "kind": "event", "fields": {"__proto__": {"x": 1}, "charm": 2}', "fields"],
    ["a name of two lines", '"name": "X\\nY", "kind": "event"', "name"],
    ["a member of its own", '"name": "X", "kind": "event", "onload": "alert(1)"', ""],
  ])("%s is refused at its row", async (_what, members, path) => {
    const rows = report(await take("megacorp", { format: "json", data: `[{${members}}]` })).rows;
    expect(rows).toMatchObject([{ row: 1, outcome: "error" }]);
    expect(
      rows[0]?.faults.some((fault) => fault.path.startsWith(path) && /[.?!]$/.test(fault.message)),
      JSON.stringify(rows),
    ).toBe(true);
  });
  test("a picture that is none is told, not replaced", async () => {
    const data = JSON.stringify([{ name: "Odd Picture", kind: "event", art: { a: { b: 1 } } }]);
    const [row] = report(await take("megacorp", { format: "json", data })).rows;
    expect([row?.outcome, row?.faults[0]?.path.startsWith("art")], JSON.stringify(row)).toEqual(["error", true]);
  });
  test("new cards of one name have addresses that no other card has, nor another row", async () => {
    await create("megacorp", { kind: "event", name: "Same Again 2" });
    const data = JSON.stringify([
      { name: "Same Again" },
      { id: "megacorp/same-again-3", name: "Said" },
      { name: "Same Again" },
      { name: "Same Again" },
    ]);
    const done = report(await take("megacorp", { format: "json", data, dryRun: false }));
    expect(done.rows.map(({ id }) => id)).toEqual(
      ["same-again", "same-again-3", "same-again-4", "same-again-5"].map((slug) => `megacorp/${slug}`),
    );
    expect(done.written).toBe(true);
  });
  test("a quote that never ends swallows no row", async () => {
    const { rows } = await dry(csv("name,kind,text", 'Open,event,"Draw 1 card.', "Second,event,Draw 2 cards."));
    expect(rows.map(({ row, name }) => `${row} ${name}`)).toEqual(["2 Open", "3 Second"]);
  });
  test("one card twice is told, and cells behind the headings too", async () => {
    const { rows } = await dry(csv("name,kind", "Twin,event", "Twin,event", "Wide,event,more"));
    expect(rows.map(({ outcome, remark }) => [outcome, remark])).toEqual([
      ["new", undefined],
      ["new", "Row 2 has the same name: these are two cards."],
      ["error", undefined],
    ]);
    const ids = await dry(csv("id,name,kind", "megacorp/twin-a,A,event", "megacorp/twin-a,B,event"));
    expect(ids.rows[1]?.faults[0]?.message).toContain("Row 2 is also about megacorp/twin-a");
  });
});

test("a thousand rows are taken in at once, each a card of its own", async () => {
  const rows = Array.from({ length: 1000 }, (_, i) => `Bulk ${i % 990},event,${i % 9},Draw ${(i % 5) + 2} cards.`);
  const done = report(await take("megacorp", { ...csv("name,kind,valuation,text", ...rows), dryRun: false }));
  expect([done.counts.new, done.written]).toEqual([1000, true]);
  const own = (await library("megacorp")).cards.filter(({ name }) => name.startsWith("Bulk "));
  expect([own.length, new Set(own.map(({ number }) => number)).size, own.every(({ state }) => state === "unverified")]).toEqual([
    1000,
    1000,
    true,
  ]);
}, 60_000);
