/** Many cards saved at once, and imports, are one step: all of it is there, or nothing, and it is taken back as one. */
import { afterAll, describe, expect, test } from "vitest";
import type { CardHistory } from "../../engine/cards/library.ts";
import type { BulkSaved, ImportReport, TakenBack } from "../../engine/cards/work.ts";
import * as cards from "../../server/api/cards.ts";
import * as studio from "../../server/api/studio-cards.ts";
import * as transfer from "../../server/api/transfer.ts";
import { serve } from "../../server/http.ts";
import { call, openStudio } from "../../server/testing.ts";

afterAll(openStudio());

const params = { game: "san" };
const post = async <Told>(handler: Parameters<typeof call>[0], body: unknown, more: Record<string, string> = {}) =>
  (await call(handler, "/x", { method: "POST", params: { ...params, ...more }, body })).value as Told;
const read = async (slug: string) => (await call(serve(cards.readCard), "/x", { params: { ...params, slug } })).value as CardHistory;
const create = async (name: string) =>
  (
    await post<CardHistory>(serve(studio.createCard), {
      card: { kind: "hacking", name, text: "Gain 2 Hacking.", fields: { cost: 3, crossing: 3, revenue: 1 } },
    })
  ).card;
const edit = ({ card }: CardHistory, change: object) => {
  const { revision, state: _s, reading: _g, seen: _w, archived: _a, newer: _n, ...own } = card;
  return { slug: card.id.split("/")[1], base: revision.number, card: { ...own, ...change } };
};
const save = (edits: readonly object[]) => post<BulkSaved>(serve(transfer.saveMany), { cards: edits, author: "Ana", note: "dearer" });
const back = (steps: ImportReport["undo"]) => post<TakenBack>(serve(transfer.undoImport), { steps });
const text = async (slug: string) => (await read(slug)).card.text;

describe("many cards", () => {
  test("are saved as revisions in canonical words, and taken back as one step", async () => {
    await create("One");
    const [one, bagman] = [await read("one"), await read("bagman")];
    const saved = await save([edit(one, { text: "gain 3 hacking" }), edit(bagman, { text: "Gain 1 Hacking." })]);
    expect(saved).toMatchObject({ saved: true, cards: 2 });
    expect((await read("one")).card).toMatchObject({ text: "Gain 3 Hacking.", revision: { number: 2, author: "Ana", note: "dearer" } });
    if (!saved.saved) throw new Error("they were saved");
    expect(await back(saved.undo)).toEqual({ taken: 2, left: [] });
    expect([await text("one"), await text("bagman")]).toEqual([one.card.text, bagman.card.text]);
    expect((await read("bagman")).card).toMatchObject({ state: "plays", revision: { origin: "shipped" } });
  });
  test("none is saved when one does not fit, or was saved by somebody meanwhile; each is told", async () => {
    await create("Two");
    await create("Three");
    const [two, three] = [await read("two"), await read("three")];
    await save([edit(three, { text: "Draw 1 card." })]);
    expect(await save([edit(two, { text: "Draw 2 cards." }), edit(two, { name: "" }), edit(three, { text: "Draw 3 cards." })])).toEqual({
      saved: false,
      faults: [
        { id: "san/two", message: expect.stringContaining("san/two: ") },
        { id: "san/three", message: expect.stringContaining("Someone else saved Three in the meantime.") },
      ],
    });
    expect([await text("two"), await text("three")]).toEqual(["Gain 2 Hacking.", "Draw 1 card."]);
  });
});

test("an import of a table is taken back; a card that somebody changed since stays as it is and is named", async () => {
  const table = ["name,kind,cost,crossing,revenue,text", "Fresh,hacking,1,1,1,Draw 1 card.", "One,hacking,9,3,1,Gain 2 Hacking."].join(
    "\n",
  );
  const done = await post<ImportReport>(serve(transfer.importGame), { format: "csv", data: table, dryRun: false });
  expect(done).toMatchObject({ written: true, counts: { new: 1, changed: 1 }, undo: [{ before: null, after: 1 }, { id: "san/one" }] });
  await save([edit(await read("fresh"), { text: "Draw 2 cards." })]);
  expect(await back(done.undo)).toEqual({ taken: 1, left: ["Fresh"] });
  expect((await read("one")).card.fields["cost"]).toBe(3);
  expect((await read("fresh")).card).toMatchObject({ archived: false, text: "Draw 2 cards." });
});
