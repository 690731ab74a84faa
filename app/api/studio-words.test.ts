/** Keywords, tags and sets as content: defined, used, renamed with every text, put away. */
import { afterAll, describe, expect, test } from "vitest";
import type { ApiError, CardHistory, Keyword, LibraryPayload } from "../../engine/cards/library.ts";
import type { CardWork, Fault, Renaming, WordHistory, WordWork } from "../../engine/cards/work.ts";
import * as cards from "../../server/api/cards.ts";
import * as studio from "../../server/api/studio-cards.ts";
import * as words from "../../server/api/words.ts";
import { serve } from "../../server/http.ts";
import { pinToday } from "../../server/matches/contents.ts";
import { type Answer, call, openStudio } from "../../server/testing.ts";

afterAll(openStudio());

const post = (handler: Parameters<typeof call>[0], params: Record<string, string>, body?: unknown) =>
  call(handler, "/x", { method: "POST", params, ...(body === undefined ? {} : { body }) });
const define = (game: string, kind: string, word: object) => post(serve(words.createWord), { game, words: kind }, { word, author: "Ana" });
const history = (answer: Answer) => answer.value as WordHistory<Keyword>;
const faults = (answer: Answer) => (answer.value as { faults?: Fault[] }).faults ?? [];
const codeOf = (answer: Answer) => `${answer.status} ${(answer.value as ApiError).error.code}`;
const read = (game: string, kind: string, slug: string) => call(serve(words.readWord), "/x", { params: { game, words: kind, slug } });
const rename = (game: string, kind: string, slug: string, body: object) => post(serve(words.rename), { game, words: kind, slug }, body);
const undo = (game: string, kind: string, slug: string) => post(serve(words.undoRenaming), { game, words: kind, slug }, {});
const card = async (game: string, given: object) =>
  ((await post(serve(studio.createCard), { game }, { card: given })).value as CardHistory).card;
const library = async (game: string) => (await call(serve(cards.listCards), "/x", { params: { game } })).value as LibraryPayload;
const texts = async (game: string) =>
  Object.fromEntries((await library(game)).cards.map(({ id, text, fields }) => [id, `${text} ${JSON.stringify(fields)}`]));
const states = async (game: string) => (await library(game)).cards.map(({ id, state }) => `${id} ${state}`);

describe("a keyword", () => {
  test.each([
    ["megacorp", "Bloom {n}", "When this is deployed from your hand, gain {n}M.", "event", "Bloom 3."],
    ["san", "Surge {n}", "Gain {n} Hacking. Draw up to 1 card.", "hacking", "Surge 2."],
  ] as const)("of %s is defined in the words of cards, used, and played", async (game, print, definition, kind, text) => {
    const made = history(await define(game, "keywords", { print, definition }));
    expect(made).toMatchObject({
      word: { print, definition, parameters: ["n"], reminder: definition },
      revision: { number: 1, author: "Ana" },
    });
    const used = await card(game, { kind, name: `${print} card`, text: text.toLowerCase() });
    expect(used).toMatchObject({ text, state: "unverified", reading: { keyword: [made.word.id] } });
    const again = history(await read(game, "keywords", made.word.id));
    expect(again.uses).toEqual([{ type: "card", id: used.id, name: used.name, text }]);
    const pinned = pinToday(game, { tried: used.id });
    expect(pinned.ok || pinned.error).toBe(true);
  });
  test.each([
    ["not understood", { print: "Gloom", definition: "Frobnicate the river." }, "definition", /not understood/],
    [
      "a parameter that it does not use",
      { print: "Gloom {n}", definition: "Draw 1 card." },
      "definition",
      /does not use its parameter \{n\}/,
    ],
    ["a parameter of no kind", { print: "Gloom {zap}", reminder: "Bad." }, "print", /\{zap\} is not a parameter/],
    ["a parameter twice", { print: "Gloom {n} {n}", reminder: "Bad." }, "print", /\{n\} appears twice/],
    ["no meaning", { print: "Gloom" }, "reminder", /Explain the keyword/],
    ["a name that is taken", { print: "flying", reminder: "Up." }, "print", /already a keyword Flying/],
    ["no name", { print: "{n}", reminder: "Up." }, "print", /must begin with its name/],
    ["a bracket left open", { print: "Gloom [{n}", reminder: "Up." }, "print", /bracket/],
    ["no text", { print: 7, reminder: "Up." }, "print", /must be text/],
  ])("with %s is refused at its field", async (_what, word, path, message) => {
    const answer = await define("megacorp", "keywords", word);
    expect([answer.status, faults(answer)[0]]).toEqual([400, { path, message: expect.stringMatching(message) }]);
    expect((await library("megacorp")).keywords.some(({ print }) => print.startsWith("Gloom"))).toBe(false);
  });
  test("is printed as one on the cards of its game, wherever it was made", async () => {
    const made = await card("megacorp", { kind: "event", name: "Slinker", text: "Flying. Sneaky." });
    expect(made.keywords).toBeUndefined();
    await define("megacorp", "keywords", { print: "Sneaky", reminder: "Nobody hears it." });
    const slinker = (await library("megacorp")).cards.find(({ id }) => id === made.id);
    expect(slinker?.keywords).toEqual(["Sneaky"]);
    const old = (await call(serve(cards.readCard), "/x", { params: { game: "megacorp", slug: "slinker" } })).value as CardHistory;
    expect(old.card.keywords).toEqual(["Sneaky"]);
  });
  test("of a game without a language is a reminder", async () => {
    expect(history(await define("corp", "keywords", { print: "Overclock", reminder: "Twice as fast." })).word.print).toBe("Overclock");
  });
  test("is edited as a revision, restored, and refused when somebody was faster", async () => {
    const { id, word } = history(await define("megacorp", "keywords", { print: "Haste", reminder: "Fast." }));
    const params = { game: "megacorp", words: "keywords", slug: word.id };
    const edited = history(
      await post(serve(words.saveWord), params, { base: 1, word: { ...word, reminder: "Very fast." }, author: "Ben" }),
    );
    expect(edited).toMatchObject({ id, word: { reminder: "Very fast." }, revision: { number: 2 } });
    expect(codeOf(await post(serve(words.saveWord), params, { base: 1, word: { ...word, reminder: "Slow." } }))).toBe(
      "409 changed-meanwhile",
    );
    expect(history(await post(serve(words.restoreWord), params, { revision: 1 })).word.reminder).toBe("Fast.");
    expect(codeOf(await post(serve(words.restoreWord), params, { revision: 9 }))).toBe("404 no-such-revision");
  });
});

describe("renaming", () => {
  test("a shipped keyword rewrites every text that uses it, and back letter for letter", async () => {
    const before = await texts("megacorp");
    const was = await states("megacorp");
    const preview = (await rename("megacorp", "keywords", "flying", { name: "Hovering", preview: true })).value as Renaming;
    expect(await texts("megacorp")).toEqual(before);
    const using = (await library("megacorp")).cards.filter(({ text }) => /\bFlying\b/.test(text)).length;
    expect(preview.rewrites.filter(({ type }) => type === "card")).toHaveLength(using);
    expect(using).toBeGreaterThan(3);
    for (const { before, after } of preview.rewrites) expect(after.replaceAll("Hovering", "Flying")).toBe(before);
    const done = (await rename("megacorp", "keywords", "flying", { name: "Hovering", author: "Ana" })).value as Renaming;
    expect(done).toEqual(preview);
    expect(Object.values(await texts("megacorp")).some((text) => /\bFlying\b/.test(text))).toBe(false);
    expect((await states("megacorp")).map((one) => one.replace("unverified", "plays"))).toEqual(
      was.map((one) => one.replace("unverified", "plays")),
    );
    expect(history(await read("megacorp", "keywords", "hovering")).id).toBe("megacorp/flying");
    expect(pinToday("megacorp").ok).toBe(true);
    expect((await undo("megacorp", "keywords", "flying")).status).toBe(200);
    expect(await texts("megacorp")).toEqual(before);
    expect(await states("megacorp")).toEqual(was);
    expect(codeOf(await undo("megacorp", "keywords", "cashflow"))).toBe("409 not-renamed");
  }, 30_000);
  test("leaves what is not understood as it is and says so; a later edit survives taking it back", async () => {
    await define("megacorp", "keywords", { print: "Glide {n}", definition: "Draw {n} cards." });
    const draft = await card("megacorp", { kind: "event", name: "Draft", text: "Glide 2. Glide 2 times frobnicate." });
    const used = await card("megacorp", { kind: "event", name: "Fine", text: "Glide 2.", flavor: "before" });
    const preview = (await rename("megacorp", "keywords", "glide", { name: "Sail", preview: true })).value as Renaming;
    expect(preview.left.map(({ id }) => id)).toEqual([draft.id]);
    await rename("megacorp", "keywords", "glide", { name: "Sail" });
    const now = (await library("megacorp")).cards.find(({ id }) => id === used.id);
    expect(now?.text).toBe("Sail 2.");
    const { revision: _r, state: _s, reading: _g, seen: _w, archived: _a, keywords: _k, ...own } = now ?? used;
    await post(serve(studio.saveRevision), { game: "megacorp", slug: "fine" }, { base: 2, card: { ...own, flavor: "after" } });
    await undo("megacorp", "keywords", "glide");
    expect((await library("megacorp")).cards.find(({ id }) => id === used.id)).toMatchObject({ text: "Glide 2.", flavor: "after" });
    expect((await library("megacorp")).cards.find(({ id }) => id === draft.id)?.text).toBe("Glide 2. Glide 2 times frobnicate.");
  });
  test("follows into what is being typed, which goes on from the rewritten revision; a word in the making stays", async () => {
    await define("megacorp", "keywords", { print: "Creep {n}", definition: "Draw {n} cards." });
    const made = await card("megacorp", { kind: "event", name: "Typed At", text: "Creep 2." });
    const { revision: _r, state: _s, reading: _g, seen: _w, archived: _a, keywords: _k, ...own } = made;
    const params = { game: "megacorp", slug: "typed-at" };
    const typed = { ...own, text: "Creep 3. Draw", flavor: 7 };
    await call(serve(studio.writeCardWork), "/x", { method: "PUT", params, body: { step: 1, base: 1, card: typed, author: "Ben" } });
    await rename("megacorp", "keywords", "creep", { name: "Crawl" });
    const { work } = (await call(serve(studio.readCardWork), "/x", { params })).value as CardWork;
    expect(work).toMatchObject({ base: 2, step: 2, author: "Ben", value: { text: "Crawl 3. Draw", flavor: 7, name: "Typed At" } });
    await undo("megacorp", "keywords", "creep");
    const back = ((await call(serve(studio.readCardWork), "/x", { params })).value as CardWork).work;
    expect(back).toMatchObject({ base: 3, step: 3, value: { text: "Creep 3. Draw" } });
  });
  test("a tag follows on cards, in texts and in definitions, with its article", async () => {
    const made = await card("megacorp", { kind: "event", name: "Hunt", text: "Destroy a #Human character.", fields: { tags: ["#Human"] } });
    const before = await texts("megacorp");
    await rename("megacorp", "tags", "human", { name: "#Android" });
    expect((await library("megacorp")).cards.find(({ id }) => id === made.id)).toMatchObject({
      text: "Destroy an #Android character.",
      fields: { tags: ["#Android"] },
    });
    expect(JSON.stringify(await texts("megacorp"))).not.toMatch(/#Human\b/);
    await undo("megacorp", "tags", "human");
    expect(await texts("megacorp")).toEqual(before);
  });
  test.each([
    ["keywords", "flying", "Cashflow", "400 does-not-fit"],
    ["keywords", "flying", "{n}", "400 does-not-fit"],
    ["keywords", "flying", " ", "400 invalid"],
    ["tags", "human", "Human", "400 does-not-fit"],
    ["tags", "human", "#Cyborg", "400 does-not-fit"],
    ["tags", "nobody", "#X", "404 no-such-word"],
    ["sets", "mc1", "MC2", "404 no-such-word"],
  ])("%s %s to %j is refused and writes nothing", async (kind, slug, name, code) => {
    const before = (await library("megacorp")).hash;
    expect(codeOf(await rename("megacorp", kind, slug, { name }))).toBe(code);
    expect((await library("megacorp")).hash).toBe(before);
  });
});

describe("what is typed into a word", () => {
  const params = { game: "megacorp", words: "keywords", slug: "flying" };
  const type = (step: number, word: object, base: number) =>
    call(serve(words.writeWordWork), "/x", { method: "PUT", params, body: { step, base, word, author: "Ana" } });
  const kept = async () => (await call(serve(words.readWordWork), "/x", { params })).value as WordWork<Keyword>;
  const half = { print: "Flying", definition: "When thi" };
  test("is kept, finished or not, and is no revision; the second writer of a step is told", async () => {
    const { number } = (await kept()).head.revision;
    expect((await type(1, half, number)).status).toBe(200);
    expect((await type(1, half, number)).status).toBe(200);
    expect(await kept()).toMatchObject({ work: { step: 1, base: number, value: half, author: "Ana" }, head: { revision: { number } } });
    const second = await type(1, { ...half, definition: "Other" }, number);
    expect([codeOf(second), (second.value as WordWork<Keyword>).work?.value]).toEqual(["409 stale", half]);
    expect((await library("megacorp")).keywords.find(({ id }) => id === "flying")?.definition).toBeUndefined();
  });
  test("goes with the revision that is made of it, unless somebody typed on", async () => {
    const { head } = await kept();
    const { number } = head.revision;
    const save = (reminder: string, base: number, step: number) =>
      post(serve(words.saveWord), params, { base, step, word: { print: "Flying", rules: head.word.rules, reminder } });
    expect((await save("It flies.", number, 7)).status).toBe(200);
    expect((await kept()).work?.step).toBe(1);
    expect((await save("It flies high.", number + 1, 1)).status).toBe(200);
    expect((await kept()).work).toBeNull();
    expect((await type(1, half, number + 2)).status).toBe(200);
    const drop = () => call(serve(words.dropWordWork), "/x", { method: "DELETE", params });
    expect([(await drop()).value, (await drop()).value]).toEqual([{ dropped: true }, { dropped: false }]);
  });
  test("nothing is kept of a word that there is not", async () =>
    expect(codeOf(await call(serve(words.readWordWork), "/x", { params: { ...params, slug: "nobody" } }))).toBe("404 no-such-word"));
});

describe("putting away", () => {
  test("a keyword leaves its texts understood, and says what uses it", async () => {
    const was = await states("megacorp");
    const params = { game: "megacorp", words: "keywords", slug: "flying" };
    const away = history(await post(serve(words.archiveWord), params));
    expect([away.archived, away.uses.length > 3]).toEqual([true, true]);
    expect((await library("megacorp")).keywords.some(({ id }) => id === "flying")).toBe(false);
    expect(await states("megacorp")).toEqual(was);
    expect(history(await post(serve(words.unarchiveWord), params)).archived).toBe(false);
  });
  test("a set of one's own is made, named otherwise, and keeps its code", async () => {
    expect(codeOf(await define("megacorp", "sets", { code: "mc1", name: "Lower" }))).toBe("400 does-not-fit");
    const made = (await define("megacorp", "sets", { code: "HOUSE", name: "House pool" })).value as WordHistory<{ code: string }>;
    const params = { game: "megacorp", words: "sets", slug: "house" };
    expect((await post(serve(words.saveWord), params, { base: 1, word: { code: "HOUSE", name: "Our house" } })).status).toBe(200);
    expect(codeOf(await post(serve(words.saveWord), params, { base: 2, word: { code: "OTHER", name: "x" } }))).toBe("400 does-not-fit");
    expect(codeOf(await define("megacorp", "sets", { code: "HOUSE", name: "Again" }))).toBe("400 does-not-fit");
    expect(made.word.code).toBe("HOUSE");
    const list = (await call(serve(words.listWords), "/x", { params: { game: "megacorp", words: "sets" } })).value as {
      words: { uses: number }[];
    };
    expect(list.words.some(({ uses }) => uses > 100)).toBe(true);
  });
});
