import { describe, expect, test } from "vitest";
import { type Bot, type BotGame, botNamed } from "../bots/index.ts";
import { openToy, type ToyFault } from "../kernel/toy/toy.test-support.ts";
import { decisionLine, endLine, parseTranscript, playout, replayTranscript, type TranscriptHeader } from "./index.ts";

const found = botNamed("random");
const random: Bot = found.ok ? found.value : { name: "none", choose: () => 0 };
const DESIGNS = ["mouse", "fox", "bear", "echo"].map((name) => ({ id: `toy/${name}` }));

/** A transcript of the toy, played by chance. */
function written(seed: number, fault?: ToyFault): string {
  const toy: BotGame = { game: openToy({}, fault) };
  const header: TranscriptHeader = {
    arcology: "transcript",
    format: 1,
    game: "toy",
    content: toy.game.content,
    seed,
    options: null,
    seats: [
      { name: "A", bot: "random" },
      { name: "B", bot: "random" },
    ],
  };
  const lines: unknown[] = [header];
  const last = playout(toy, [random, random], { seed, options: undefined }, (state, decision, chosen) =>
    lines.push(decisionLine(toy.game, DESIGNS, state, decision, chosen)),
  );
  lines.push(endLine(toy.game, DESIGNS, last));
  return `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
}

function replayed(text: string, fault?: ToyFault) {
  const transcript = parseTranscript(text);
  if (!transcript.ok) throw new Error(transcript.error);
  return replayTranscript(openToy({}, fault), DESIGNS, transcript.value, undefined);
}

/** The text with something in line `n`, counted from 1, replaced. */
const changed = (text: string, n: number, change: (line: string) => string) =>
  text
    .split("\n")
    .map((line, i) => (i === n - 1 ? change(line) : line))
    .join("\n");

describe("A transcript", () => {
  test("plays again as it was", () => {
    const { divergence, state } = replayed(written(3));
    expect([divergence, state.ended === 0]).toEqual([undefined, false]);
  });

  test("has every card of both players at every decision", () => {
    const lines = written(3).split("\n").slice(1, -2);
    for (const line of lines) {
      const { state } = JSON.parse(line) as {
        state: { zones: { zone: string; player: number; cards: { card: string; seen: number[] }[] }[] };
      };
      expect(state.zones.reduce((sum, { cards }) => sum + cards.length, 0)).toBe(32);
      const hands = state.zones.filter(({ zone }) => zone === "hand");
      for (const { player, cards } of hands) for (const { seen } of cards) expect(seen).toContain(player);
    }
    expect(lines[0]).toContain('"card":"toy/echo"');
  });

  test("that other rules wrote down diverges at the first decision that differs", () => {
    const { divergence } = replayed(written(3), "double");
    expect(divergence?.message).toMatch(/^\d actions are available; there were \d$/);
    expect(divergence?.n).toBe(3);
    expect(replayed(written(5, "debt")).divergence?.message).toMatch(/"kind":"play".* was available but is not now/);
  });

  test.each([
    [
      "a choice that is not on offer",
      4,
      (line: string) => line.replace(/"chosen":\{[^}]*\}/, '"chosen":{"kind":"fly"}'),
      /"fly".* not available/,
    ],
    ["another player", 4, (line: string) => line.replace(/"player":(\d)/, (_, n) => `"player":${1 - Number(n)}`), /chooses, not player/],
    ["another question", 4, (line: string) => line.replace(/"prompt":"[^"]*"/, '"prompt":"Well?"'), /^The prompt of the decision is/],
    ["another kind of question", 4, (line: string) => line.replace(/"kind":"/, '"kind":"x'), /^The kind of the decision is/],
    ["another rule", 4, (line: string) => line.replace(/"rule":"/, '"rule":"x'), /^The rule of the decision is/],
    ["other facts", 4, (line: string) => line.replace(/"turn":\d+/, '"turn":99'), /The state before it differs/],
    ["another state", 5, (line: string) => line.replace(/"digest":"[0-9a-f]*"/, '"digest":"0"'), /The state before it differs/],
  ])("with %s diverges there", (_what, line, change, message) => {
    const { divergence } = replayed(changed(written(3), line, change));
    expect(divergence).toMatchObject({ n: line - 1, message: expect.stringMatching(message) });
  });

  test.each<[string, (line: string) => string, RegExp]>([
    ["another winner", (line) => line.replace(/"returns":\[[^\]]*\]/, '"returns":[7,7]'), /^The result differs/],
    ["another number of decisions", (line) => line.replace(/"decisions":\d+/, '"decisions":3'), /decisions were made, not 3$/],
    ["other last facts", (line) => line.replace(/"turn":\d+/, '"turn":99'), /^The last state differs/],
  ])("with %s diverges at the end", (_what, change, message) => {
    const lines = written(3).trimEnd().split("\n");
    const { divergence } = replayed(changed(written(3), lines.length, change));
    expect(divergence).toMatchObject({ n: lines.length - 1, message: expect.stringMatching(message) });
  });

  test("with another last state or none diverges at the end", () => {
    const text = written(3);
    const lines = text.trimEnd().split("\n");
    const last = changed(text, lines.length, (line) => line.replace(/"digest":"[0-9a-f]*"/, '"digest":"0"'));
    expect(replayed(last).divergence).toMatchObject({ n: lines.length - 1, message: expect.stringMatching(/last state/) });
    expect(replayed(lines.slice(0, 9).join("\n")).divergence).toEqual({ n: 9, message: "The line with the result is missing" });
  });

  test.each([
    ["", "Line 1 is not the head of a transcript: the line: "],
    ["{}", "Line 1 is not the head of a transcript: arcology: "],
    ["{", "Line 1 is not valid JSON."],
    [`${written(1).split("\n")[0]}\nnull`, "Line 2: the line: "],
    [`${written(1).split("\n")[0]}\n${written(1).split("\n")[2]}`, "Line 2 is decision 2 and should be decision 1."],
    [`${written(1)}${written(1).split("\n")[1]}`, "comes after the end."],
    [changed(written(1), 2, (line) => line.replace(/,"state":.*/, "}")), "Line 2: state: this is missing."],
  ])("that cannot be read is a sentence %#", (text, message) => {
    const transcript = parseTranscript(text);
    expect(transcript.ok ? "" : transcript.error).toContain(message);
  });
});
