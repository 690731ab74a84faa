import { expect, test } from "vitest";
import { type BenchReport, benchCommand } from "./bench.ts";
import { run } from "./lab.test-support.ts";

/** A clock that goes on by itself, so that a bench measures a call or two of each. */
const clock = () => {
  let now = 0;
  return () => (now += 250);
};

test("bench measures play, what is asked of a state, and texts", async () => {
  const { code, out } = await run(benchCommand, ["san", "--seconds", "1", "--json"], { busy: clock() });
  const report = JSON.parse(out) as BenchReport;
  expect(code).toBe(0);
  for (const figure of [
    "decisionsPerSecond",
    "gamesPerSecond",
    "bytesPerDecision",
    "greedyDecisionsPerSecond",
    "searchDecisionsPerSecond",
    "searchGamesPerSecond",
    "forkMicros",
    "digestMicros",
    "observeMicros",
    "imagineMicros",
    "saveMicros",
    "loadMicros",
    "readMsPer1000Texts",
    "compileMsPer1000Texts",
    "openMs",
  ] as const)
    expect(report[figure], figure).toBeGreaterThan(0);
  // The players of San have no habits.
  expect(report.linesPerSecond).toBe(0);
  expect(report.texts).toBeGreaterThan(15);
  expect(report.decisionsPerGame).toBeGreaterThan(50);
});

/** Ctrl-C at once: everything is measured by a call or two. */
const onInterrupt = (stop: () => void) => {
  stop();
  return () => undefined;
};

test("bench follows lines of play where players have habits", async () => {
  const { code, out } = await run(benchCommand, ["megacorp", "--json"], { onInterrupt });
  expect(code).toBe(0);
  expect((JSON.parse(out) as BenchReport).linesPerSecond).toBeGreaterThan(0);
});

test("bench measures what only one game has, beside its goal", async () => {
  const { code, out } = await run(benchCommand, ["metrorunner", "--json"], { onInterrupt });
  expect(code).toBe(0);
  const { own } = JSON.parse(out) as BenchReport;
  expect(own.map(({ id, goal }) => [id, goal])).toEqual([
    ["connections", 0.3],
    ["plan3", 30_000],
    ["plan4", 1_000_000],
  ]);
  for (const { id, micros } of own) expect(micros, id).toBeGreaterThan(0);
});

test("bench for people has a line for each figure; Ctrl-C ends it early", async () => {
  const { code, out } = await run(benchCommand, ["san", "--seconds", "600"], { onInterrupt });
  expect(code).toBe(0);
  expect(out).toMatch(/^san, on one core\n {2}decisions of random play +[\d.,]+ per second\n/);
  expect(out.split("\n")).toHaveLength(18);
});

test("bench --profile tells which functions are busy while bots play", async () => {
  const { code, out } = await run(benchCommand, ["san", "--seconds", "1", "--profile", "greedy"], { busy: clock() });
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+ decisions\. Time alone, time with calls:\n/);
  expect(out).toMatch(/ % +[\d.]+ % {2}\S+ {2}engine\/\S+\.ts:\d+\n/);
});

test.each([
  [["san", "--profile", "clever"], "There is no bot “clever”."],
  [["san", "--seconds", "0"], "--seconds must be a whole number from 1 to 600, not “0”."],
  [["san", "--seconds", "601"], "--seconds must be a whole number"],
  [["san", "megacorp"], "remove “megacorp”."],
])("%j ends with 2 and a sentence", async (argv, sentence) => {
  const { code, out, err } = await run(benchCommand, argv);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(sentence);
});
