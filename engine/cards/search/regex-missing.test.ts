/** Regular expressions whose engine is not there yet, or cannot be loaded: said beside the query, never silent (story C4). */
import { beforeEach, expect, test } from "vitest";
import { makeCards, SMALL } from "./fixtures/small.ts";
import { buildIndex, loadRegex, type SearchContext, search } from "./index.ts";
import { unloadRegex } from "./regex.ts";

// Another test of this worker may have loaded it.
beforeEach(unloadRegex);

const index = buildIndex(makeCards({ "Tidal Wave": ["tide"], "Lantern Keeper": ["guard"] }), SMALL);
const find = (query: string, context: SearchContext) => {
  const { cards, ignored, notices, needsRegex } = search(index, query, context);
  return { names: cards.map(({ name }) => name), ignored, notices: notices.map(({ message }) => message), needsRegex };
};

test("one that is being loaded filters nothing and says so", () => {
  expect(find("n:/^tid/i", {})).toEqual({
    names: ["Tidal Wave", "Lantern Keeper"],
    ignored: [],
    notices: ["The regular expression engine is still loading."],
    needsRegex: true,
  });
});

test("one that could not be loaded is an ignored part that can be tried again, also in a saved search", async () => {
  const message = "The regular expression engine could not be loaded.";
  const context: SearchContext = { regexFailed: true, saved: (name) => (name === "tides" ? "n:/^tid/i" : undefined) };
  expect(find("n:/^tid/i", context)).toMatchObject({ ignored: [{ from: 0, to: 9, text: "n:/^tid/i", message, retry: true }], notices: [] });
  expect(find("@tides", context).ignored).toEqual([
    { from: 0, to: 6, text: "n:/^tid/i", message: `In @tides, “n:/^tid/i”: ${message}`, retry: true },
  ]);
  await loadRegex();
  expect(find("n:/^tid/i", context)).toMatchObject({ names: ["Tidal Wave"], ignored: [], notices: [], needsRegex: false });
});
