/** Printing over HTTP: the news of a print, its file, and what is refused. */
import { afterAll, describe, expect, test } from "vitest";
import { db } from "../../db/client.ts";
import { findHead } from "../../db/queries/objects.ts";
import { addRevision } from "../../db/queries/revisions.ts";
import * as prints from "../../server/api/prints.ts";
import { serve } from "../../server/http.ts";
import { call, openStudio } from "../../server/testing.ts";

const close = openStudio();
afterAll(close);

const WISH = {
  ...{ game: "san", what: { is: "query", text: "t:virus" }, paper: { w: 210, h: 297 }, margin: 5, bleed: 1.5 },
  ...{ marks: "crop", backs: "long", small: true, drafts: true, profile: { x: 100, y: 100, backX: 0, backY: 0 } },
};
const post = (body: unknown) => call(serve(prints.makePrint), "/api/prints", { method: "POST", body });
const news = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { is: string; id?: string; done?: number; all?: number });

describe("a print", () => {
  test("tells how far it is, then gives its file", async () => {
    const { status, text } = await post(WISH);
    expect(status).toBe(200);
    const lines = news(text);
    expect(lines[0]).toMatchObject({ is: "cards", cards: Array(10).fill({ count: 1 }) });
    expect(lines.slice(1, -1)).toEqual([1, 2, 3, 4].map((done) => ({ is: "progress", done, all: 4 })));
    expect(lines.at(-1)).toMatchObject({ is: "done", pages: 6, components: 10, missing: [] });
    const file = await call(serve(prints.showPrint), "/x", { params: { id: lines.at(-1)?.id ?? "" } });
    expect([file.status, file.headers.get("content-type"), file.text.slice(0, 8)]).toEqual([200, "application/pdf", "%PDF-1.7"]);
  });

  test("a calibration sheet is made the same way", async () => {
    const { text } = await call(serve(prints.makeCalibration), "/x", { method: "POST", body: { paper: WISH.paper } });
    expect(news(text)).toMatchObject([{ is: "done", pages: 2 }]);
  });

  test("of a long print the first sheet is there before the rest", async () => {
    const lines = news((await post({ ...WISH, what: { is: "game" } })).text);
    const first = lines[1];
    expect(first).toMatchObject({ is: "first", pages: 3 });
    expect(lines[2]).toMatchObject({ is: "progress", done: 1 });
    const file = await call(serve(prints.showPrint), "/x", { params: { id: first?.id ?? "" } });
    expect([file.status, file.text.slice(0, 8)]).toEqual([200, "%PDF-1.7"]);
    expect(lines.at(-1)?.id).not.toBe(first?.id);
  });

  test("what does not fit is the last line", async () => {
    const { text } = await post({ ...WISH, paper: { w: 60, h: 80 } });
    expect(news(text).slice(1)).toMatchObject([{ is: "failed", error: expect.stringContaining("nothing is made smaller") }]);
  });

  const done = async (more: object) => news((await post({ ...WISH, small: false, backs: "none", ...more })).text).at(-1);
  test("of single cards there are as many as was asked for", async () => {
    const [first] = news((await post(WISH)).text) as unknown as [{ cards: { id: string }[] }];
    const [one, two] = first.cards;
    expect(await done({ counts: { [one?.id ?? ""]: 0, [two?.id ?? ""]: 5 } })).toMatchObject({ is: "done", components: 13 });
  });

  test("a selection is printed, and the whole kit for two decks or for all that a box holds", async () => {
    expect(await done({ game: "megacorp", what: { is: "cards", slugs: ["tidal-wave", "hypermarket", "no-such"] } })).toMatchObject({
      components: 2,
    });
    const decks = [{ ready: "testament" }, { ready: "apex-predators" }];
    expect(await done({ game: "megacorp", what: { is: "kit", decks } })).toMatchObject({ components: 124 + 189 });
    expect(await done({ what: { is: "kit", seats: 2 } })).toMatchObject({ components: 82 + 21 });
  });

  test("only what was changed since a moment is printed", async () => {
    expect(await done({ since: "1960-01-01T00:00:00Z" })).toMatchObject({ components: 10 });
    const { status, text } = await post({ ...WISH, since: "2999-01-01T00:00:00Z" });
    expect([status, text]).toEqual([404, expect.stringContaining("None of these cards was changed since then")]);
  });

  test("only what was changed since a revision is printed", async () => {
    const id = "san/palm-greaser";
    const head = findHead(db(), "card", id) ?? expect.fail("the card is gone");
    const signed = { author: "Ada", note: "Play test 1", at: new Date().toISOString(), origin: "person" } as const;
    const value = { ...(head.value as object), flavor: "Since then." };
    expect(addRevision(db(), { type: "card", id }, { value }, signed).ok).toBe(true);
    const all = { what: { is: "game" } };
    expect(await done({ ...all, since: "1" })).toMatchObject({ is: "done", components: 2 });
    expect(await done({ ...all, since: "Palm Greaser 1" })).toMatchObject({ is: "done", components: 2 });
    for (const [since, sentence] of [
      ["play test 1", "None of these cards was changed since then"],
      ["Palm Greaser 9", "Palm Greaser has no revision 9; the newest is 2."],
      ["last week", "is neither a day nor a revision"],
    ]) {
      const { status, text } = await post({ ...WISH, ...all, since });
      expect([status, text]).toEqual([404, expect.stringContaining(sentence ?? "")]);
    }
  });

  test("a picture that is gone is told before anything is made, and not where no pictures are printed", async () => {
    const id = "san/shredder";
    const head = findHead(db(), "card", id) ?? expect.fail("the card is gone");
    const signed = { author: "Ada", note: "", at: new Date().toISOString(), origin: "person" } as const;
    const value = { ...(head.value as object), art: { image: `pictures/${"0".repeat(64)}.webp` } };
    expect(addRevision(db(), { type: "card", id }, { value }, signed).ok).toBe(true);
    const one = { ...WISH, what: { is: "card", slug: "shredder" } };
    const lines = news((await post(one)).text);
    expect(lines[1]).toEqual({
      is: "pictures",
      said: "The picture of 1 card is missing from the studio, so a drawn one replaces it: Shredder. Upload it again, or continue without it.",
      cards: [{ id, name: "Shredder" }],
    });
    expect(lines.at(-1)).toMatchObject({ is: "done", components: 1 });
    expect(news((await post({ ...one, skin: "ink" })).text).map(({ is }) => is)).not.toContain("pictures");
    expect(news((await post(WISH)).text).map(({ is }) => is)).not.toContain("pictures");
  });

  const refused = (title: string, more: object, status: number, code: string) =>
    test(`${title} is refused`, async () => {
      const answer = await post({ ...WISH, ...more });
      expect([answer.status, (answer.value as { error: { code: string } }).error.code]).toEqual([status, code]);
    });
  refused("a search that finds nothing", { what: { is: "query", text: "zzzzzz" } }, 404, "no-cards");
  refused("more than anybody cuts", { game: "megacorp", what: { is: "game" }, copies: 100 }, 400, "too-many");
  refused("a printer of nonsense", { profile: { x: 0, y: 100, backX: 0, backY: 0 } }, 400, "invalid");
  refused("a bleed that there is not", { bleed: 2 }, 400, "invalid");

  test("a file that is no longer there is told", async () => {
    const gone = await call(serve(prints.showPrint), "/x", { params: { id: "0".repeat(32) } });
    expect([gone.status, gone.text]).toEqual([404, expect.stringContaining("Make it again")]);
  });
});
