import { afterAll, describe, expect, test } from "vitest";
import { type DeckList, emptySections } from "../../engine/cards/deck.ts";
import type { ApiError } from "../../engine/cards/library.ts";
import type { DeckStep, DeckSummary, DeckVersion, StoredDeck } from "../../engine/decks/stored.ts";
import * as tools from "../../server/api/deck-tools.ts";
import * as api from "../../server/api/decks.ts";
import { serve } from "../../server/http.ts";
import { type Answer, call, openStudio } from "../../server/testing.ts";

afterAll(openStudio());

const HOSTILE = `<script>alert(1)</script> \u202E\u200B ../../etc '; drop table decks; -- \${7*7} {{x}} \u0000 🂡`;
/** Any 200 names; that no card has them does not matter here. */
const NAMES = Array.from({ length: 200 }, (_, i) => `Card ${i}`);
const list = (change: Partial<DeckList> = {}): DeckList => ({
  game: "megacorp",
  name: "Skyline",
  format: "core-rules",
  notes: "",
  sections: emptySections(),
  swaps: [],
  ...change,
});
const deckOf = (answer: Answer) => answer.value as StoredDeck;
const codeOf = (answer: Answer) => `${answer.status} ${(answer.value as ApiError).error.code}`;

const create = async (body: unknown) => call(serve(api.createDeck), "/api/decks", { method: "POST", body });
const get = (id: string) => call(serve(api.readDeck), `/api/decks/${id}`, { params: { id } });
const put = (id: string, body: unknown) => call(serve(api.saveDeck), `/api/decks/${id}`, { method: "PUT", body, params: { id } });
const summaries = async (query = "") => ((await call(serve(api.listDecks), `/api/decks${query}`)).value as { decks: DeckSummary[] }).decks;
const added = async (change: Partial<DeckList> = {}) => deckOf(await create({ list: list(change) }));

describe("saving step by step (D4, D11)", () => {
  test("a new deck has an address of 20 characters and one step", async () => {
    const answer = await create({ list: list(), step: "Imported from a forum" });
    const deck = deckOf(answer);
    expect(answer.status).toBe(201);
    expect(deck.id).toMatch(/^[a-z2-7]{20}$/);
    expect(answer.headers.get("location")).toBe(`/api/decks/${deck.id}`);
    expect((await get(deck.id)).value).toEqual(deck);
  });

  test("a list without a name is stored as an untitled deck, so that it can be found and clicked", async () => {
    const deck = await added({ name: " " });
    expect(deck.list.name).toBe("Untitled deck");
    expect(deckOf(await put(deck.id, { base: 1, step: "Renamed", list: list({ name: "" }) })).list.name).toBe("Untitled deck");
  });

  test("an edit on the newest step is kept under its name", async () => {
    const deck = await added();
    const saved = await put(deck.id, { base: 1, step: "Renamed", list: list({ name: "Takeover" }) });
    expect(deckOf(saved)).toMatchObject({ step: 2, list: { name: "Takeover" } });
    const steps = (await call(serve(api.listSteps), "", { params: { id: deck.id } })).value as { steps: DeckStep[] };
    expect(steps.steps.map(({ number, name }) => `${number} ${name}`)).toEqual(["1 New deck", "2 Renamed"]);
    const first = await call(serve(api.readStep), "", { params: { id: deck.id, number: "1" } });
    expect(first.value).toMatchObject({ name: "New deck", list: { name: "Skyline" } });
  });

  test("of two edits on one step the first is kept, and the second is told what there is", async () => {
    const deck = await added();
    const both = await Promise.all([
      put(deck.id, { base: 1, step: "A", list: list({ notes: "from one tab" }) }),
      put(deck.id, { base: 1, step: "B", list: list({ notes: "from another" }) }),
    ]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const stale = both.find((answer) => answer.status === 409);
    expect(stale?.value).toMatchObject({ error: { code: "stale", field: "base" }, deck: (await get(deck.id)).value });
  });

  test.each([
    ["a step that is not there yet", { base: 7 }, "409 stale"],
    ["step 0", { base: 0 }, "400 invalid"],
    ["a list of another game", { base: 1, list: list({ game: "san" }) }, "400 other-game"],
    ["no name of the step", { base: 1, step: " " }, "400 invalid"],
    [
      "a count that is no number",
      { base: 1, list: { ...list(), sections: { ...emptySections(), main: [{ name: "Tidal Wave", count: "4" }] } } },
      "400 invalid",
    ],
    ["an unknown section", { base: 1, list: { ...list(), sections: { ...emptySections(), sideboard: [] } } }, "400 invalid"],
    [
      "6,000 entries",
      { base: 1, list: list({ sections: { ...emptySections(), main: Array.from({ length: 6000 }, () => ({ name: "x", count: 1 })) } }) },
      "400 invalid",
    ],
  ])("%s is refused and changes nothing", async (_what, change, expected) => {
    const deck = await added();
    expect(codeOf(await put(deck.id, { step: "x", list: list({ name: "lost" }), ...change }))).toBe(expected);
    expect((await get(deck.id)).value).toEqual(deck);
  });

  test("whatever is read can be saved: long lines, long names, many lines", async () => {
    const text = `// ${"t".repeat(5_000)} — game: megacorp · format: ${"f".repeat(500)}\n${"x".repeat(150_000)}\n4 ${"y".repeat(5_000)}\n${"odd line (\n".repeat(3_000)}`;
    const reading = (await call(serve(tools.readList), "", { method: "POST", body: { text, game: "megacorp" } })).value as {
      decks: { list: DeckList }[];
    };
    const read = reading.decks[0]?.list;
    expect(deckOf(await create({ list: read })).list).toEqual(read);
  });

  test("the field of a fault is a path that a form can find", async () => {
    const main = [
      { name: "Tidal Wave", count: 1 },
      { name: "", count: 1 },
    ];
    const answer = await create({ list: list({ sections: { ...emptySections(), main } }) });
    expect((answer.value as ApiError).error.field).toBe("list.sections.main.1.name");
  });

  test("hostile text comes back letter by letter, in every place", async () => {
    const sections = { ...emptySections(), main: [{ name: HOSTILE, count: -6, note: HOSTILE }], unresolved: [{ line: HOSTILE }] };
    const sent = list({ name: HOSTILE, notes: HOSTILE, format: HOSTILE.slice(0, 70), sections, swaps: [{ out: HOSTILE, in: HOSTILE }] });
    const deck = deckOf(await create({ list: sent, step: HOSTILE }));
    expect(deckOf(await get(deck.id)).list).toEqual(sent);
  });
});

describe("versions (D11)", () => {
  const name = (id: string, body: unknown) => call(serve(api.nameVersion), "", { method: "POST", body, params: { id } });
  test("a version keeps the list of its day and the revision of every card", async () => {
    const main = [
      { name: "Tidal Wave", count: 2 },
      { name: "No Such Card", count: 1 },
    ];
    const deck = await added({ sections: { ...emptySections(), main } });
    expect((await name(deck.id, { name: "Before the cuts", step: 1 })).status).toBe(201);
    await put(deck.id, { base: 1, step: "Emptied", list: list() });
    const { versions } = (await call(serve(api.listVersions), "", { params: { id: deck.id } })).value as { versions: DeckVersion[] };
    expect(versions).toMatchObject([
      { number: 1, name: "Before the cuts", list: { sections: { main } }, pins: [{ id: "megacorp/tidal-wave", revision: 1 }] },
    ]);
  });
  test("a step that has gone on cannot be named", async () => {
    const deck = await added();
    await put(deck.id, { base: 1, step: "x", list: list({ notes: "x" }) });
    expect(codeOf(await name(deck.id, { name: "Late", step: 1 }))).toBe("409 stale");
  });
  test.each(["", "   ", "two\nlines", "x".repeat(121)])("%j is no name", async (text) => {
    const deck = await added();
    expect(codeOf(await name(deck.id, { name: text, step: 1 }))).toBe("400 invalid");
  });
});

describe("copies, deleting, archives (D14, D15)", () => {
  test("a copy remembers its parent and goes its own way", async () => {
    const deck = await added();
    const copy = deckOf(await create({ copyOf: deck.id }));
    expect(copy).toMatchObject({ parent: deck.id, step: 1, list: { name: "Skyline (copy)" } });
    await put(copy.id, { base: 1, step: "x", list: list({ name: "Mine" }) });
    expect(deckOf(await get(deck.id)).list.name).toBe("Skyline");
  });
  test("a deck of the studio is copied with all its cards, and the list says that it is legal", async () => {
    const copy = deckOf(await create({ shipped: { game: "megacorp", id: "skyline-takeover" } }));
    const shown = (await summaries()).find(({ id }) => id === copy.id);
    expect(shown).toMatchObject({
      name: "Skyline Takeover",
      legal: true,
      problems: 0,
      counts: { business: 1, founder: 1, main: 40, resources: 20 },
    });
  });
  test("what is not there cannot be copied", async () => {
    expect(codeOf(await create({ copyOf: "b".repeat(20) }))).toBe("404 no-deck");
    expect(codeOf(await create({ shipped: { game: "megacorp", id: "nothing" } }))).toBe("404 no-deck");
  });
  test("a deleted deck is gone from the list, takes no edit, and comes back as it was", async () => {
    const deck = await added({ name: "Doomed" });
    const params = { id: deck.id };
    expect((await call(serve(api.deleteDeck), "", { method: "DELETE", params })).status).toBe(200);
    expect((await summaries()).some(({ id }) => id === deck.id)).toBe(false);
    expect((await summaries("?deleted=true")).some(({ id }) => id === deck.id)).toBe(true);
    expect(codeOf(await get(deck.id))).toBe("410 deleted");
    expect(codeOf(await put(deck.id, { base: 1, step: "x", list: list() }))).toBe("410 deleted");
    expect((await call(serve(api.restoreDeck), "", { method: "POST", params })).value).toEqual(deck);
  });
  test("all decks in one file are read back as they were", async () => {
    await added({
      name: "Archived",
      notes: "line one\nline two",
      sections: { ...emptySections(), main: [{ name: "Tidal Wave", count: 2, id: "megacorp/tidal-wave" as never }] },
    });
    const file = await call(serve(tools.downloadArchive), "");
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="arcology-decks-\d{4}-\d\d-\d\d\.json"$/);
    const reading = (await call(serve(tools.readList), "", { method: "POST", body: { text: file.text, game: "megacorp" } })).value as {
      decks: { list: DeckList }[];
    };
    const lists = reading.decks.map((deck) => deck.list);
    expect(lists.length).toBe((await summaries()).length);
    const imported = await call(serve(api.importDecks), "", { method: "POST", body: { lists } });
    expect((imported.value as { decks: StoredDeck[] }).decks.map((deck) => deck.list)).toEqual(lists);
  });
  test("an archive of more entries than one list may have is read back and imported", async () => {
    const main = NAMES.map((name) => ({ name, count: 1 }));
    const lists = Array.from({ length: Math.ceil(5_500 / main.length) }, (_, i) =>
      list({ name: `Many ${i}`, sections: { ...emptySections(), main } }),
    );
    expect((await call(serve(api.importDecks), "", { method: "POST", body: { lists } })).status).toBe(201);
    const { text } = await call(serve(tools.downloadArchive), "");
    const answer = await call(serve(tools.readList), "", { method: "POST", body: { text, game: "megacorp" } });
    const { decks, lines } = answer.value as { decks: { list: DeckList }[]; lines: unknown[] };
    expect([answer.status, lines.length > 5_000]).toEqual([200, true]);
    expect(decks.length).toBe((await summaries()).length);
  });
  test("an import with one bad list writes none", async () => {
    const before = (await summaries()).length;
    expect(
      codeOf(await call(serve(api.importDecks), "", { method: "POST", body: { lists: [list(), { ...list(), game: "chess" }] } })),
    ).toBe("400 invalid");
    expect((await summaries()).length).toBe(before);
  });
});

describe("tools that save nothing", () => {
  const post = (route: Parameters<typeof serve>[0], body: unknown) =>
    call(serve(route as typeof tools.checkDeck), "", { method: "POST", body });
  test("a check answers codes, sentences and fixes", async () => {
    const answer = await post(tools.checkDeck as never, { text: "5 Tidal Wave", game: "megacorp" });
    const { problems } = answer.value as { problems: { code: string }[] };
    expect(problems.map(({ code }) => code)).toEqual([
      "RESOURCE_TOO_FEW",
      "MAIN_TOO_FEW",
      "MAIN_TOO_MANY_COPIES",
      "BUSINESS_COUNT",
      "FOUNDER_COUNT",
    ]);
  });
  test("a game without deck rules says so, and so does a format that is not there", async () => {
    expect(codeOf(await post(tools.checkDeck as never, { list: list({ game: "san" }) }))).toBe("400 no-deck-rules");
    const asked = await post(tools.checkDeck as never, { list: list(), format: "chess" });
    expect(codeOf(asked)).toBe("400 no-format");
  });
  test("odds are those of the specification", async () => {
    const main = [
      { name: "Tidal Wave", count: 3 },
      { name: "Hypermarket", count: 37 },
    ];
    const body = { list: list({ sections: { ...emptySections(), main } }), card: "Tidal Wave", atLeast: 1, byTurn: 1, first: true };
    expect((await post(tools.deckOdds as never, body)).value).toMatchObject({ population: 40, successes: 3, draws: 5 });
    expect(((await post(tools.deckOdds as never, body)).value as { p: number }).p).toBeCloseTo(0.3376, 4);
    expect(codeOf(await post(tools.deckOdds as never, { ...body, query: "t:event" }))).toBe("400 invalid");
    expect(codeOf(await post(tools.deckOdds as never, { ...body, card: undefined }))).toBe("400 invalid");
    for (const query of ["fooo:bar", "tidal wr>55%", "n:/[/"])
      expect(codeOf(await post(tools.deckOdds as never, { ...body, card: undefined, query }))).toBe("400 unread-query");
  });
  test("what is written is read back", async () => {
    const shipped = deckOf(await create({ shipped: { game: "megacorp", id: "skyline-takeover" } })).list;
    for (const to of ["text", "json"]) {
      const { text } = await post(tools.formatList as never, { list: shipped, to });
      const reading = (await post(tools.readList as never, { text, game: "megacorp" })).value as { decks: { list: DeckList }[] };
      expect(reading.decks[0]?.list.sections, to).toEqual(shipped.sections);
    }
  });
  test("the longest list that is read is saved, written and asked about, in any script", async () => {
    const text = `Main: 0\n${"天".repeat(1_000)}\n`.repeat(1_900).slice(0, 1_900_000);
    const { value } = await post(tools.readList as never, { text, game: "megacorp" });
    const [deck] = (value as { decks: { list: DeckList }[] }).decks;
    expect((await create({ list: deck?.list })).status).toBe(201);
    expect((await post(tools.formatList as never, { list: deck?.list, to: "text" })).status).toBe(200);
  });
  test("binary is refused with a sentence", async () => {
    expect(codeOf(await post(tools.readList as never, { text: "\u0000\u0001PNG", game: "megacorp" }))).toBe("400 unreadable");
  });
});
