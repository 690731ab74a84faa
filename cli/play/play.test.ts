import { describe, expect, test } from "vitest";
import { libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import type { LibraryCard } from "../../engine/cards/card.ts";
import { openPlayable } from "../../engine/games/open-playable.ts";
import { PLAYABLE } from "../../engine/games/playable.ts";
import { Match } from "../../engine/kernel/match.ts";
import { err } from "../../engine/kernel/result.ts";
import { withoutRules } from "../../tests/without-rules.ts";
import { run, toyInstead } from "../lab/lab.test-support.ts";
import { playCommand } from "./play.ts";
import { replayCommand } from "./replay.ts";

const SHORT = ["--options", '{"turnLimit":6}'];

describe("play", () => {
  test("tells a game turn by turn, and how it ended with the numbers of the rules", async () => {
    const { code, out, err } = await run(playCommand, ["san", "--seed", "1", ...SHORT]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^San, seed 1\nSUN \(random\) against STAR \(random\)\n/);
    expect(out.match(/^Turn \d, (SUN|STAR)$/gm)).toHaveLength(6);
    expect(out).toMatch(/\nTurn 2, .*\n(?:.*\n)*? {2}plays /);
    expect(out).toMatch(/\n(A draw|(SUN|STAR) wins)\.\n {2}The last turn was played \(SAN-R30\)\.\n/);
    expect(out).toMatch(/\n6 turns, \d+ decisions\.\n$/);
  });

  test("the same seed tells the same, and one that is made up is printed so that it can be", async () => {
    const made = await run(playCommand, ["san", ...SHORT], { anySeed: () => 77 });
    expect(made.err).toBe("Seed 77.\n");
    expect((await run(playCommand, ["san", ...SHORT, "--seed", "77"])).out).toBe(made.out);
    expect((await run(playCommand, ["san", ...SHORT, "--seed", "78"])).out).not.toBe(made.out);
  });

  test("as JSON: every decision with its action and what came of it", async () => {
    const { out } = await run(playCommand, ["san", "--seed", "1", ...SHORT, "--seats", "greedy,random", "--json"]);
    const game = JSON.parse(out) as { decisions: { n: number; action: { kind: string } }[] };
    expect(game).toMatchObject({
      game: "san",
      seed: 1,
      seats: [
        { name: "SUN", bot: "greedy" },
        { name: "STAR", bot: "random" },
      ],
      options: { turnLimit: 6, baseHand: [6, 6] },
      outcome: { reasons: expect.arrayContaining([{ rule: "SAN-R30", reason: "The last turn was played" }]) },
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(game.decisions.map(({ n }) => n)).toEqual(game.decisions.map((_, i) => i + 1));
    expect(game.decisions.filter(({ action }) => action.kind === "play").length).toBeGreaterThanOrEqual(6);
  });

  test("Ctrl-C stops it and keeps what was played", async () => {
    let now = 0;
    const { code, out, files } = await run(playCommand, ["san", "--seed", "1", "--transcript", "game.jsonl"], {
      now: () => (now += 20),
      onInterrupt: (stop) => {
        setTimeout(stop, 0);
        return () => undefined;
      },
    });
    expect([code, out]).toEqual([0, expect.stringMatching(/\nInterrupted\.\n/)]);
    const lines = (files["game.jsonl"] ?? "").trimEnd().split("\n");
    expect(lines.length).toBeGreaterThan(2);
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ outcome: null, decisions: lines.length - 2 });
    expect((await run(replayCommand, ["game.jsonl"], { files })).out).toContain("The game is not over.");
  });

  test("a game that has no words of its own is told by what the engine writes down", async () => {
    const { out } = await run(playCommand, ["san", "--seed", "1"], { rulesOf: toyInstead() });
    expect(out).toMatch(/\n {2}[AB]: play Bear, play [AB] Bear, gain [AB] number 4\n/);
    expect(out).toMatch(/\n[AB] wins\.\n {2}A player has 20 \(T8\)\.\n/);
  });

  test.each([
    [[], `play needs a game: ${PLAYABLE.join(", ")}.`],
    [["chess"], `There is no game “chess”. Games that can be played: ${PLAYABLE.join(", ")}.`],
    [["san", "san"], "remove “san”."],
    [["san", "--seed", "x"], "--seed must be a whole number from 0 to 4294967295, not “x”."],
    [["san", "--seed", "4294967296"], "--seed must be a whole number"],
    [["san", "--seats", "random"], "--seats: The game needs 2 seats, separated by commas; “random” has 1."],
    [["san", "--seats", "random,clever"], "--seats: There is no bot “clever”."],
    [["san", "--seats", "random,search:0"], "a search takes 1 to 1000000 nodes."],
    [["san", "--options", "{"], '--options must be JSON, such as \'{"baseHand":'],
    [["megacorp", "--options", "{"], "--options must be JSON; “{” is not valid JSON."],
    [["san", "--options", '{"hands":1}'], 'San has no option "hands"'],
    [["san", "--fast"], "Unknown option '--fast'."],
    [["san", "--content", "a", "--db", "b"], "not both"],
    [["san", "--content", "nowhere"], "no such folder"],
  ])("%j ends with 2 and a sentence", async (argv, sentence) => {
    const { code, out, err } = await run(playCommand, argv);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(sentence);
  });

  describe("a game without rules", () => {
    withoutRules("corp");
    test("ends with 2 and a sentence", async () => {
      const { code, out, err } = await run(playCommand, ["corp"]);
      expect([code, out]).toEqual([2, ""]);
      expect(err).toContain(`corp has no rules that run yet. Games that can be played: ${PLAYABLE.join(", ")}.`);
    });
  });

  test("a card that somebody is still making: left out of a studio's cards until a deck names it, told as in a lobby", async () => {
    const { cards: shipped } = libraryOf(loadContent().content.megacorp);
    const event = shipped.find(({ kind }) => kind === "event");
    const made = { ...event, id: "megacorp/half-done", name: "Half Done", text: "Draw somehow." } as LibraryCard;
    const draft: LibraryCard = { ...made, state: "draft", reading: { problems: [{ from: 0, to: 13, message: "This is not understood" }] } };
    const cards = { loadCards: async () => [...shipped, draft], loadKeywords: async () => loadContent().content.megacorp.keywords };
    const [first] = loadContent().content.megacorp.decks;
    const main = (first?.list.sections.main ?? []).map(({ name, count }) => [name, count]);
    const named = (card: string) => ({
      ...{ name: "Mine", business: first?.list.sections.business[0]?.name, founder: first?.list.sections.founder[0]?.name },
      ...{ main: [...main, [card, 1]], resources: first?.list.sections.resources.map(({ name, count }) => [name, count]) },
    });
    const options = JSON.stringify({ decks: [named("Half Done"), first?.id] });
    const told =
      "Half Done is a draft: line 1 is not understood, so the rules cannot play it. Fix its text in the studio, or replace it in the deck.";
    const asked = await run(playCommand, ["megacorp", "--db", "x", "--options", options], cards);
    expect(asked.err).toContain(`--options: ${told}`);
    const more = JSON.stringify({ decks: [{ ...named("Half Done"), founder: [] }, first?.id] });
    const both = await run(playCommand, ["megacorp", "--db", "x", "--options", more], cards);
    expect(both.err).toContain(`--options: Mine is not legal. The deck has no Founder (MC-3.6). ${told}`);
    const folder = await run(playCommand, ["megacorp", "--content", "x"], {
      ...cards,
      loadDecks: async () => loadContent().content.megacorp.decks,
    });
    expect([folder.code, folder.err]).toEqual([2, `megacorp cannot be played with these cards:\n  ${told}\n`]);
  });

  test("cards that cannot be played are named, and a transcript that cannot be written is said before the game", async () => {
    const broken = await run(playCommand, ["san"], {
      rulesOf: async () => () => err([{ card: "san/bagman", name: "Bagman", problems: [{ from: 0, to: 4, message: "San has no money" }] }]),
    });
    expect([broken.code, broken.out, broken.err]).toEqual([2, "", "san cannot be played with these cards:\n  Bagman: San has no money\n"]);
    const full = await run(playCommand, ["san", "--transcript", "x"], {
      write: (file) => {
        throw new Error(`${file} cannot be written: the disk is full.`);
      },
    });
    expect([full.code, full.out, full.err]).toEqual([2, "", "x cannot be written: the disk is full.\n"]);
  });
});

describe("replay", () => {
  const written = (...argv: readonly string[]) => run(playCommand, ["san", "--seed", "4", ...SHORT, "--transcript", "game.jsonl", ...argv]);

  test("a transcript plays as it was", async () => {
    const { files, out: told } = await written();
    const { code, out, err } = await run(replayCommand, ["game.jsonl"], { files });
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^Replayed as recorded: \d+ decisions\.\n(A draw|(SUN|STAR) wins)\.\n {2}The last turn was played \(SAN-R30\)\.\n/);
    expect(told).toContain(out.split("\n")[1]);
    const json = await run(replayCommand, ["game.jsonl", "--json"], { files });
    expect(JSON.parse(json.out)).toMatchObject({ ok: true, game: "san", content: "same", diverged: null });
  });

  test("says DIVERGED with the first decision that differs", async () => {
    const { files } = await written();
    const lines = (files["game.jsonl"] ?? "").split("\n");
    lines[5] = (lines[5] ?? "").replace(/"chosen":\{[^}]*\}/, '"chosen":{"kind":"fly"}');
    const changed = { files: { "game.jsonl": lines.join("\n") } };
    const { code, out } = await run(replayCommand, ["game.jsonl"], changed);
    expect([code, out]).toEqual([1, 'DIVERGED at decision 5: {"kind":"fly"} was chosen but is not available.\n']);
    const json = await run(replayCommand, ["game.jsonl", "--json"], changed);
    expect([json.code, JSON.parse(json.out)]).toMatchObject([1, { ok: false, diverged: { n: 5 } }]);
  });

  test("says so when the cards have changed, and goes on as far as they play alike", async () => {
    const { files } = await written();
    const other = { files: { "game.jsonl": (files["game.jsonl"] ?? "").replace(/"content":"[^"]*"/, '"content":"older"') } };
    const { code, err, out } = await run(replayCommand, ["game.jsonl"], other);
    expect([code, err]).toEqual([0, "The cards have changed since the game was recorded.\n"]);
    expect(out).toMatch(/^Replayed as recorded/);
  });

  test("the record of a match plays again too, and diverges where it says what cannot be", async () => {
    const { san } = loadContent().content;
    const opened = openPlayable("san", { cards: libraryOf(san).cards, keywords: san.keywords });
    if (!opened.ok) throw new Error("San cannot be opened.");
    const { game, options } = opened.value;
    const match = Match.begin(game, { seed: 9 }, options.standard, { digestEvery: 3 });
    for (let i = 0; i < 12; i++) {
      const decision = game.decision(match.state);
      if (decision) match.act(decision.player, [decision.actions.at(0)]);
    }
    const files = (record: unknown) => ({ files: { "match.json": JSON.stringify(record) } });
    expect(await run(replayCommand, ["match.json"], files(match.record))).toMatchObject({
      code: 0,
      out: "Replayed as recorded: 12 decisions.\nThe game is not over.\n",
    });
    const entries = match.record.entries.map((entry) =>
      entry.n === 7 ? { n: 7, kind: "act", player: 0, action: { kind: "fly" } } : entry,
    );
    expect(await run(replayCommand, ["match.json"], files({ ...match.record, entries }))).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^DIVERGED at decision 7: /),
    });
  });

  test.each([
    [[], "", "replay reads one FILE."],
    [["a", "b"], "", "replay reads one FILE."],
    [["no.jsonl"], "", "There is no file no.jsonl."],
    [["x"], "", "x is not a transcript or a match record. Line 1 is not the head of a transcript"],
    [["x"], "{", "x is not a transcript or a match record. Line 1 is not valid JSON."],
    [["x"], '{"entries":3}', "x is not a match record: "],
    [["x"], '{"game":"chess","content":"","start":{"seed":1},"options":{},"entries":[]}', "There is no game “chess”."],
    [
      ["x"],
      '{"game":"san","content":"","start":{"seed":1},"options":{"hands":2},"entries":[]}',
      'its options cannot be used: San has no option "hands"',
    ],
    [["x"], '{"game":"san","content":"","start":{"seed":1,"players":3},"options":{},"entries":[]}', "San is played by 2, not 3"],
    [
      ["x"],
      '{"arcology":"transcript","format":1,"game":"san","content":"","seed":1,"options":{},"seats":[{"name":"SUN","bot":"random"}]}',
      "san has 2 players, not 1.",
    ],
  ])("%j of %j ends with 2 and a sentence", async (argv, text, sentence) => {
    const { code, out, err } = await run(replayCommand, argv, { files: { x: text, a: text, b: text } });
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(sentence);
  });
});
