/** A card that is renamed is followed: by texts, decks, imports and scenarios that name it. */
import { afterAll, describe, expect, test } from "vitest";
import { db } from "../../db/client.ts";
import { addScenario, listScenarios } from "../../db/queries/scenarios.ts";
import type { LibraryCard } from "../../engine/cards/card.ts";
import type { LibraryPayload } from "../../engine/cards/library.ts";
import type { CardWork, ImportReport, Mentions, SavedCard } from "../../engine/cards/work.ts";
import { readDecks } from "../../engine/decks/index.ts";
import type { StoredDeck } from "../../engine/decks/stored.ts";
import { openPlayable } from "../../engine/games/open-playable.ts";
import { scenarioOfToday } from "../../engine/scenarios/index.ts";
import * as cards from "../../server/api/cards.ts";
import * as decks from "../../server/api/decks.ts";
import * as studio from "../../server/api/studio-cards.ts";
import * as transfer from "../../server/api/transfer.ts";
import { serve } from "../../server/http.ts";
import { libraryOf, poolOf } from "../../server/library.ts";
import { shippedDecks } from "../../server/shipped-decks.ts";
import { call, openStudio } from "../../server/testing.ts";

afterAll(openStudio());

type Handler = Parameters<typeof call>[0];
const at = (id: string) => ({ game: id.split("/")[0] ?? "", slug: id.split("/")[1] ?? "" });
const send = async <T>(handler: Handler, params: Record<string, string>, body?: unknown, method = "POST") => {
  const answer = await call(handler, "/x", { method, params, ...(body === undefined ? {} : { body }) });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.value as T;
};
const read = async (id: string) => (await send<{ card: LibraryCard }>(serve(cards.readCard), at(id), undefined, "GET")).card;
/** A card as it is saved: without what is known about it. */
function own({ revision: _r, state: _s, reading: _g, seen: _w, archived: _a, newer: _n, former: _f, ...card }: LibraryCard) {
  return card;
}
const make = async (card: object) => (await send<SavedCard>(serve(studio.createCard), { game: "megacorp" }, { card, author: "Ana" })).card;
async function rename(id: string, name: string): Promise<SavedCard> {
  const card = await read(id);
  return send(serve(studio.saveRevision), at(id), { base: card.revision.number, card: { ...own(card), name }, author: "Ben" });
}
const takeBack = (undo: SavedCard["undo"]) => send(serve(transfer.undoImport), { game: "megacorp" }, { steps: undo, author: "Ben" });
const deckOf = (name: string, id?: string) => ({
  ...{ game: "megacorp", name: "Named", format: "core-rules", notes: "", swaps: [{ out: name, in: "Hypermarket" }] },
  sections: {
    ...{ business: [], founder: [], main: [{ name, count: 2, ...(id ? { id } : {}) }], resources: [] },
    ...{ considering: [], unresolved: [] },
  },
});

describe("a card that is renamed", () => {
  test("texts that name it say its new name, and one step takes all of it back", async () => {
    const wave = await make({ kind: "event", name: "Small Wave", text: "Draw 1 card." });
    const caller = await make({
      kind: "event",
      name: "Caller",
      text: 'Search your main deck for a card named "Small Wave", then put that card into your hand.',
    });
    const typed = await send<CardWork>(
      serve(studio.writeCardWork),
      at(caller.id),
      { step: 1, base: 1, card: { ...own(caller), flavor: "Typed on" }, author: "Cy" },
      "PUT",
    );
    expect(typed.work?.step).toBe(1);
    const mentions = await send<Mentions>(serve(studio.readMentions), at(wave.id), undefined, "GET");
    expect(mentions.texts.map(({ name }) => name)).toEqual(["Caller"]);

    const { undo, card } = await rename(wave.id, "Little Wave");
    expect([card.id, card.name]).toEqual([wave.id, "Little Wave"]);
    expect(await read(caller.id)).toMatchObject({
      text: caller.text.replace("Small", "Little"),
      state: caller.state,
      revision: { number: 2, author: "Ben", note: "Follows: Small Wave is Little Wave now" },
    });
    const { work } = await send<CardWork>(serve(studio.readCardWork), at(caller.id), undefined, "GET");
    expect(work).toMatchObject({ base: 2, step: 2, value: { flavor: "Typed on", text: caller.text.replace("Small", "Little") } });

    await takeBack(undo);
    expect([(await read(wave.id)).name, (await read(caller.id)).text]).toEqual(["Small Wave", caller.text]);
  });

  test("a name that another card has, and one that no text can say, leave texts as they are", async () => {
    const first = await make({ kind: "event", name: "Twin Name", text: "" });
    await make({ kind: "event", name: "Twin Name", text: "" });
    const caller = await make({ kind: "event", name: "Twin Caller", text: 'Destroy each card named "Twin Name".' });
    expect((await rename(first.id, "Only Name")).undo).toBeUndefined();
    const said = await make({ kind: "event", name: "Said Name", text: "" });
    const sayer = await make({ kind: "event", name: "Sayer", text: 'Destroy each card named "Said Name".' });
    expect((await rename(said.id, 'The "Said" One')).undo).toBeUndefined();
    expect([(await read(caller.id)).text, (await read(sayer.id)).text]).toEqual([caller.text, sayer.text]);
  });

  test("two cards that change names in one import keep the texts that mean them", async () => {
    const one = await make({ kind: "event", name: "Left", text: "" });
    const other = await make({ kind: "event", name: "Right", text: "" });
    const caller = await make({ kind: "event", name: "Both", text: 'Destroy each card named "Left". Destroy each card named "Right".' });
    const data = JSON.stringify({
      cards: [
        { id: one.id, name: "Right" },
        { id: other.id, name: "Left" },
      ],
    });
    const done = await send<ImportReport>(serve(transfer.importGame), { game: "megacorp" }, { format: "json", data, dryRun: false });
    expect((await read(caller.id)).text).toBe('Destroy each card named "Right". Destroy each card named "Left".');
    await takeBack(done.undo);
    expect((await read(caller.id)).text).toBe(caller.text);
    expect((await read(one.id)).name).toBe("Left");
  });

  test("decks go by it: people's, their versions, those of the studio, and lists that are read under the old name", async () => {
    const deck = await send<StoredDeck>(
      serve(decks.createDeck),
      {},
      { list: deckOf("Acquisitions Broker", "megacorp/acquisitions-broker") },
    );
    const shipped = shippedDecks("megacorp").filter(({ list }) => list.sections.main.some(({ name }) => name === "Acquisitions Broker"));
    expect(shipped.length).toBeGreaterThan(0);
    await rename("megacorp/acquisitions-broker", "Takeover Broker");
    const kept = await send<{ deck: StoredDeck }>(serve(decks.readDeck), { id: deck.id }, undefined, "GET");
    expect(JSON.stringify(kept)).not.toContain("Acquisitions Broker");
    expect(JSON.stringify(kept)).toContain('"Takeover Broker"');
    const names = shippedDecks("megacorp").flatMap(({ list }) => list.sections.main.map(({ name }) => name));
    expect([names.includes("Acquisitions Broker"), names.includes("Takeover Broker")]).toEqual([false, true]);

    const pool = poolOf("megacorp");
    const lists = [
      "Main:\n3 Acquisitions Broker\n",
      "count,name,section\n3,acquisitions broker,main\n",
      JSON.stringify({ main: [{ name: "Acquisitions Broker", count: 3 }] }),
    ];
    for (const text of lists) {
      const reading = readDecks(text, { game: "megacorp", pool });
      const [line] = reading.ok ? reading.lines.filter(({ as }) => as === "card") : [];
      expect(line).toMatchObject({
        entry: { name: "Takeover Broker", id: "megacorp/acquisitions-broker", count: 3 },
        confidence: "certain",
        remark: expect.stringMatching(/is now called Takeover Broker\.$/),
      });
    }
    const library = (await send<LibraryPayload>(serve(cards.listCards), { game: "megacorp" }, undefined, "GET")).cards;
    expect(library.find(({ name }) => name === "Takeover Broker")?.former).toEqual(["Acquisitions Broker"]);
  });

  test("ready decks and decks of a match are played with it under its new name", () => {
    const { cards, keywords } = libraryOf("megacorp");
    const before = shippedDecks("megacorp").map(({ id, list }) => ({
      id,
      list: {
        ...list,
        sections: {
          ...list.sections,
          main: list.sections.main.map((entry) => (entry.name === "Takeover Broker" ? { ...entry, name: "Acquisitions Broker" } : entry)),
        },
      },
    }));
    const opened = openPlayable("megacorp", { cards: cards.filter(({ state }) => state !== "draft"), keywords, decks: before });
    expect(opened.ok && opened.value.options.parse({ decks: before.slice(0, 2).map(({ id }) => id) }).ok).toBe(true);
  });

  test("scenarios of cards say it, whole words only, and what is kept stays as it was", async () => {
    const card = await make({ kind: "event", name: "Old Saying", text: "Draw 1 card." });
    const value = {
      name: "Old Saying draws",
      steps: [{ p1: "play Old Saying" }, { expect: { "p1 hand": ["Old Sayings", "Old Saying"] } }],
    };
    addScenario(db(), { id: "a".repeat(20), game: "megacorp", card: card.id, value, author: "Ana", at: "2026-01-02T00:00:00.000Z" });
    await rename(card.id, "New Saying");
    expect(scenarioOfToday(value, poolOf("megacorp"))).toEqual({
      name: "New Saying draws",
      steps: [{ p1: "play New Saying" }, { expect: { "p1 hand": ["Old Sayings", "New Saying"] } }],
    });
    expect(listScenarios(db(), card.id)[0]?.value).toEqual(value);
  });
});
