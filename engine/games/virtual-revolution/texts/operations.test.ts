/** What each text comes to is what the tables of the rules say that its card does. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadContent } from "../../../../content/load.ts";
import { shippedLanguage } from "../../../../tests/gates/language.ts";
import { readText } from "../../../language/index.ts";
import { textOperations } from "./reading/text.ts";

const language = shippedLanguage("virtual-revolution");
const { cards } = loadContent().content["virtual-revolution"];
const told: Record<string, Record<string, unknown>> = JSON.parse(
  readFileSync(new URL("./fixtures/operations.json", import.meta.url), "utf8"),
);

/** Done once unless the tables say how often; said by the text in every case. */
const ONCE = new Set(
  "gain_boost take_verse verse_online replay_verse_bonus swap_agent place_server remove_server exchange_corruption each_opponent_discards".split(
    " ",
  ),
);

/** The tables leave out what goes without saying: once, of the two kinds of thing that Raids take, five Verses. */
function inFull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inFull);
  if (typeof value !== "object" || value === null) return value;
  const {
    words,
    options,
    what,
    count,
    ignore_mission,
    zone,
    then: consequence,
    ...rest
  } = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inFull(inner)])) as Record<string, unknown>;
  const { op } = rest;
  const once = typeof op === "string" && (ONCE.has(op) || rest["which"] === "one") ? { n: 1 } : {};
  return {
    ...once,
    ...rest,
    ...(op === "choose" ? { options } : {}),
    ...(consequence === undefined ? {} : { do: consequence }),
    ...(op === "score_cap" ? { what } : {}),
    ...(zone === undefined || op === "copy_promotion" || op === "place_server" ? {} : { zone }),
  };
}

const readOf = (text: string) => {
  const reading = readText(language, text);
  expect(reading.problems).toEqual([]);
  const operations = textOperations(reading);
  if (!operations.ok) throw new Error(operations.error.map(({ from, to, message }) => `“${text.slice(from, to)}”: ${message}`).join("\n"));
  return operations.value;
};

describe("The texts come to the operations of the rules", () => {
  const carried = cards.filter(({ kind }) => kind !== "location");

  test("every card but the Locations has operations, and no other", () =>
    expect(Object.keys(told).sort()).toEqual(carried.map(({ id }) => id).sort()));

  test.each(carried.map(({ id, text }) => [id, text] as const))("%s", (id, text) => {
    const { mission, end, ops, score, priority = false, simultaneous = false, ...boxes } = told[id] as Record<string, { ops?: unknown }>;
    const read = readOf(text);
    const lines = Object.fromEntries(Object.entries(boxes).map(([name, box]) => [name, box.ops]));
    expect(inFull(read.lines)).toEqual(inFull(ops === undefined ? lines : { effect: ops }));
    expect(read.mission).toEqual((mission as { cond?: unknown } | undefined)?.cond);
    expect(read.end).toEqual(score ?? (end as { score?: unknown } | undefined)?.score);
    expect([read.priority, read.simultaneous]).toEqual([priority, simultaneous]);
  });

  test.each([
    ["Activation: Discard this.", "this"],
    ["Activation: Gain 1 € for each Boost.", "Boost"],
    ["Mission: Have 3 Boost cards.", "Boost cards"],
    ["End: 2 VP per borough an opponent controls.", "borough an opponent controls"],
  ])("%s is understood, and not carried out", (text, words) => {
    const reading = readText(language, text);
    expect(reading.problems).toEqual([]);
    const operations = textOperations(reading);
    expect(operations.ok ? [] : operations.error.map(({ from, to }) => text.slice(from, to).toLowerCase())).toEqual([words.toLowerCase()]);
  });
});
