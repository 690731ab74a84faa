import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "../db/client.ts";
import { addAlias } from "../db/queries/revisions.ts";
import { isAbsent, PAGES } from "./absent.ts";
import { createDecks, deleteDeck } from "./decks.ts";
import { shippedDecks } from "./shipped-decks.ts";
import { openStudio } from "./testing.ts";

let close = () => {};
beforeAll(() => {
  close = openStudio();
  addAlias(db(), "card", "megacorp/high-tide", "megacorp/tidal-wave");
});
afterAll(() => close());

const asked = (url: string, method = "GET", headers = {}) => isAbsent({ url, method, headers });

test("every page whose address has a variable part is known here, or has its addresses listed", () => {
  const routes = readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\[.*page\.tsx$/.test(file) && !readFileSync(`app/${file}`, "utf8").includes("export const dynamicParams = false"))
    .map((file) => `/${file.replace("/page.tsx", "")}`);
  expect(
    Object.keys(PAGES)
      .filter((route) => route.includes("["))
      .toSorted(),
  ).toEqual(routes.toSorted());
});

test.each([
  ["/"],
  ["/decks"],
  ["/decks/view"],
  ["/decks/ready/megacorp/testament"],
  ["/docs/keys"],
  ["/studio"],
  ["/megacorp/cards"],
  ["/megacorp/cards?q=nope"],
  ["/san/words"],
  ["/megacorp/words/keywords"],
  ["/megacorp/words/keywords/flying"],
  ["/megacorp/words/tags/human"],
  ["/megacorp/cards/tidal-wave"],
  ["/megacorp/cards/tidal%2Dwave@r1?compare=r7"],
  ["/megacorp/cards/high-tide"],
  ["/megacorp/studio"],
  ["/megacorp/studio/tidal-wave"],
  ["/metrorunner/puzzle"],
  ["/metrorunner/puzzle/2026-01-01"],
  ["/_next/static/nothing.js"],
  ["/api/decks/nope"],
])("%s is asked as it stands", (url) => expect(asked(url)).toBe(false));

test.each([
  ["/nope/cards"],
  ["/nope/cards/tidal-wave"],
  ["/nope/studio"],
  ["/megacorp/cards/nope"],
  ["/san/cards/tidal-wave"],
  ["/megacorp/cards/tidal-wave@r99"],
  ["/megacorp/cards/tidal-wave@rx"],
  ["/megacorp/studio/nope"],
  ["/megacorp/studio/high-tide"],
  ["/megacorp/studio/tidal-wave/more"],
  ["/megacorp/words/nope"],
  ["/megacorp/words/keywords/nope"],
  ["/megacorp/words/tags/human/more"],
  ["/metrorunner/puzzle/2026-02-30"],
  ["/metrorunner/puzzle/2999-01-01"],
  ["/megacorp/puzzle"],
  ["/decks/nope"],
  ["/decks/ready/megacorp/nope"],
  ["/decks/ready/nope/testament"],
  ["/decks/aaaaaaaaaaaaaaaaaaaa"],
  ["/decks/cards"],
  ["/table/nope"],
  ["/table/aaaaaaaaaaaaaaaaaaaa?as=p1"],
])("nothing is at %s", (url) => {
  expect(asked(url)).toBe(true);
  expect(asked(url, "HEAD")).toBe(true);
});

test("a deck is there, deleted too, and a version that it does not have is not", () => {
  const [deck] = createDecks(
    shippedDecks("megacorp")
      .slice(0, 1)
      .map(({ list }) => ({ list, stepName: "Made" })),
  );
  if (!deck) throw new Error("No deck was made.");
  const { id } = deck;
  expect([asked(`/decks/${id}`), asked(`/decks/${id}@v9`), asked(`/decks/${id}%40v9`)]).toEqual([false, true, true]);
  deleteDeck(id);
  expect(asked(`/decks/${id}`)).toBe(false);
});

test("parts of a page come in any case, and nothing is posted to a page", () => {
  expect([asked("/decks/nope", "GET", { rsc: "1" }), asked("/decks/nope", "POST")]).toEqual([false, false]);
});
