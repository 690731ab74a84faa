import { describe, expect, test } from "vitest";
import { readText } from "../reading/read.ts";
import { carriedOut, DESIGNS, handOf, TABLE } from "./carried-out.test-support.ts";
import { compileText } from "./compile.ts";
import type { TextRules } from "./run.ts";
import { BENCH, openWorkshop, playedBy, workshopLanguage } from "./workshop.test-support.ts";

const check = (order: TextRules["order"]) => (text: string, answers: readonly string[], expected: readonly string[]) =>
  test(text, () => expect(carriedOut(text, answers, { order })).toEqual(expected));

describe("A text is carried out in order", () => {
  const does = check("sequence");
  does("Gain 2M, then paint 3 walls.", [], ["gain p1 2", "paint p1 3"]);
  does("Draw 2 cards.", [], ["draw p1", "draw p1"]);
  does("Destroy this. Destroy each robot.", [], ["destroy Card#6 p1", "destroy Ann#12 p1", "destroy Bob#14 p1"]);
  does("Destroy a robot.", ["destroy Bob#14"], ["? p1 choose: destroy Ann#12, destroy Bob#14", "destroy Bob#14 p1"]);
  does("Destroy another tool.", [], ["destroy Saw#13 p1"]);
  does(
    "Destroy 2 other cards.",
    ["destroy Ann#12", "destroy Bob#14"],
    [
      "? p1 choose: destroy Ann#12, destroy Saw#13",
      "? p1 choose: destroy Saw#13, destroy Bob#14",
      "destroy Ann#12 p1",
      "destroy Bob#14 p1",
    ],
  );
  does("Destroy up to 2 robots.", ["destroy Bob#14"], ["? p1 choose: destroy Ann#12, destroy Bob#14, done", "destroy Bob#14 p1"]);
  does(
    "Destroy any number of cards you control.",
    ["destroy Saw#13", "done"],
    ["? p1 choose: destroy Ann#12, destroy Saw#13, destroy Card#6, done", "? p1 choose: destroy Card#6, done", "destroy Saw#13 p1"],
  );
  does("Discard each card in your bench and bench.", [], ["discard Ann#12 p1", "discard Saw#13 p1", "discard Card#6 p1"]);
  does("Destroy 1 random card.", [], ["lot", "destroy Saw#13 p1"]);
  does("Discard the top 2 cards of your decks.", [], ["discard Ann#3 p1", "discard Saw#2 p1"]);
  does("Return this to its owner's hand.", [], ["show Card#6 3", "move Card#6 3 0"]);
  does("Draw up to 2 cards.", ["number n1"], ["? p1 number: number n0, number n1, number n2", "draw p1"]);
  does("Gain 1M. Repeat this 2 times.", [], ["gain p1 1", "gain p1 1", "gain p1 1"]);
  does("If you control 2 or more robots, gain 1M.", [], []);
  does("If you control a robot, gain 1M.", [], ["gain p1 1"]);
  does("Draw X cards, where X is the number of robots.", [], ["draw p1", "draw p1"]);
  does("Gain 1M for each robot.", [], ["gain p1 2"]);
  does("Shiny. Gain 1M.", [], ["gain p1 1"]);
});

describe("Who chooses what", () => {
  const does = check("sequence");
  does("You may destroy a tool. If you do, gain 1M. Otherwise, paint 1 wall.", ["decline"], ["? p1 may: do, decline", "paint p1 1"]);
  does(
    "You may destroy a tool. If you do, gain 1M. Otherwise, paint 1 wall.",
    ["do", "destroy Saw#13"],
    ["? p1 may: do, decline", "? p1 choose: destroy Saw#13, destroy Card#6", "destroy Saw#13 p1", "gain p1 1"],
  );
  does("You may destroy a #Blue card.", [], []);
  does("Each player draws 1 card.", [], ["draw p1", "draw p2"]);
  does(
    "Each opponent discards a card, then loses 1M.",
    ["discard Saw#11"],
    ["? p2 choose: discard Ann#10, discard Saw#11", "discard Saw#11 p2", "lose p2 1"],
  );
  does("Each player may draw 1 card.", ["do", "decline"], ["? p1 may: do, decline", "draw p1", "? p2 may: do, decline"]);
  does("Choose one: draw 1 card; or gain 2M.", ["mode mode2"], ["? p1 mode: mode mode1, mode mode2", "gain p1 2"]);
  does("Destroy target robot.", ["target Bob#14"], ["? p1 target: target Ann#12, target Bob#14", "destroy Bob#14 p1"]);
  does(
    "Destroy each card. Destroy target robot.",
    ["target Bob#14"],
    ["? p1 target: target Ann#12, target Bob#14", "destroy Ann#12 p1", "destroy Saw#13 p1", "destroy Card#6 p1", "destroy Bob#14 p1"],
  );
  does("Choose a robot. Destroy the chosen robot.", ["choose Ann#12"], ["? p1 choose: choose Ann#12, choose Bob#14", "destroy Ann#12 p1"]);
  does(
    "For each robot, destroy that robot.",
    ["next Bob#14"],
    ["? p1 order: next Ann#12, next Bob#14", "destroy Bob#14 p1", "destroy Ann#12 p1"],
  );
  does(
    "Look at the top 3 cards of your decks. Put 1 of those cards into your hand, then put the rest on the bottom of your decks.",
    ["put Saw#2"],
    [
      "show Ann#3 1",
      "show Saw#2 1",
      "show Bob#1 1",
      "? p1 choose: put Ann#3, put Saw#2, put Bob#1",
      "show Saw#2 3",
      "move Saw#2 3 0",
      "show Ann#3 3",
      "move Ann#3 0 1",
      "show Bob#1 3",
      "move Bob#1 0 1",
    ],
  );
});

describe("A text is carried out as a group", () => {
  const does = check("group");
  does(
    "Draw up to 2 cards. Gain 1M. You may destroy a robot.",
    ["draw s1", "destroy Bob#14 s3", "decline s1"],
    [
      "gain p1 1",
      "? p1 unit: draw s1, destroy Ann#12 s3, destroy Bob#14 s3, decline s1, decline s3",
      "draw p1",
      "? p1 unit: draw s1, destroy Ann#12 s3, destroy Bob#14 s3, decline s1, decline s3",
      "destroy Bob#14 p1",
      "? p1 unit: draw s1, decline s1",
    ],
  );
  does(
    "You may destroy a tool. If you do, gain 1M.",
    ["do s1", "destroy Saw#13"],
    ["? p1 unit: do s1, decline s1", "? p1 choose: destroy Saw#13, destroy Card#6", "destroy Saw#13 p1", "gain p1 1"],
  );
  does("You may discard a #Blue card from your scrap.", [], []);
});

describe("What a game cannot carry out", () => {
  const language = workshopLanguage(
    "sequence",
    playedBy(() => {
      throw new Error("Nothing is played");
    }),
  );
  const check = (text: string, expected: readonly string[]) =>
    test(text, () => {
      const program = compileText(language, readText(language, text));
      expect(program.ok ? [] : program.error.map(({ construct, from, to, message }) => `${construct} ${from}-${to}: ${message}`)).toEqual(
        expected,
      );
    });
  check("Gain 1M. Destroy a robot, then gain money equal to that robot's steam.", ["value.steam 51-69: Steam cannot be counted"]);
  check("Draw 1001 cards.", ["number 0-0: A number in a text can be at most 1000; this one is 1001"]);
  check("Draw a crd.", [" 7-10: “crd” should be “card”. Did you mean: Draw a card."]);
});

test("all that is said of a text is in its program", () => {
  const { programs } = openWorkshop([{ name: "Card", noun: "tool", text: "Shiny. Gain 1M." }]);
  const [program] = programs;
  expect(program?.keywords.map(({ id }) => id)).toEqual(["kw.shiny"]);
  expect([...(program?.uses ?? [])]).toEqual(["line.keyword", "kw.shiny", "line.do", "gain"]);
});

test("a number that grows beyond every measure ends the match at the cap", () => {
  const game = openWorkshop([{ name: "Card", noun: "tool", text: "Draw 900 cards for each card." }, ...DESIGNS]);
  const state = game.start({ seed: 1, players: 2 }, TABLE);
  game.apply(state, { kind: "play", card: handOf(state)[0] ?? -1 });
  expect(game.returns(state)?.reasons.map(({ rule }) => rule)).toEqual(["cap"]);
});

test("a question stands at its words, and says why a card is not on offer", () => {
  const game = openWorkshop([{ name: "Card", noun: "tool", text: "Gain 1M. Engage a robot with steam 2 or less." }, ...DESIGNS]);
  const state = game.start({ seed: 1, players: 2 }, { ...TABLE, benches: [["Ann", "Ann", "Saw"], ["Bob"]] });
  game.apply(state, { kind: "play", card: handOf(state)[0] ?? -1 });
  const decision = game.decision(state);
  expect(decision?.span).toEqual({ card: 6, from: 16, to: 44 });
  expect(decision?.prompt).toBe("Engage a robot with steam 2 or less");
  const about = (place: number, i: number) => game.why(state, 0, { card: state.zones[place]?.[i] ?? -1 });
  expect(about(BENCH, 2)).toEqual([{ verb: "engage", reasons: ["It is no robot (W2)"] }]);
  expect(about(BENCH + 1, 0)).toEqual([{ verb: "engage", reasons: ["It is no card with steam 2 or less (W-choose)"] }]);
  expect(about(BENCH, 0)).toEqual([{ verb: "engage", reasons: [] }]);
});

test("what happens otherwise chooses its own target", () =>
  expect(
    carriedOut("You may gain 1M. Otherwise, target opponent loses 1M.", ["decline s1", "target player2"], {
      order: "group",
      table: { ...TABLE, players: 3 },
    }),
  ).toEqual(["? p1 unit: do s1, decline s1", "? p1 target: target player1, target player2", "lose p3 1"]));
