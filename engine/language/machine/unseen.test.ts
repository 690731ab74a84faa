import { describe, expect, test } from "vitest";
import { rngOf } from "../../kernel/rng.ts";
import { readText } from "../reading/read.ts";
import { carriedOut, DESIGNS, handOf, TABLE } from "./carried-out.test-support.ts";
import { compileText } from "./compile.ts";
import { openWorkshop, playedBy, workshopLanguage } from "./workshop.test-support.ts";

const language = workshopLanguage(
  "sequence",
  playedBy(() => {
    throw new Error("Nothing is played");
  }),
);
const refusals = (text: string): readonly string[] => {
  const reading = readText(language, text);
  expect(reading.problems).toEqual([]);
  const program = compileText(language, reading);
  return program.ok ? [] : program.error.map(({ words }) => words);
};

describe("what hidden cards are is not asked of who does not know them", () => {
  const refused = (text: string, zone: string) => test(`refused: ${text}`, () => expect(refusals(text)).toEqual([zone]));
  const allowed = (text: string) => test(`allowed: ${text}`, () => expect(refusals(text)).toEqual([]));
  refused("Destroy a robot in an opponent's hand.", "an opponent's hand");
  refused("Destroy target robot in target opponent's hand.", "target opponent's hand");
  refused("Destroy a robot in your decks.", "your decks");
  refused("If there are 2 or more robots in an opponent's hand, you may draw 1 card.", "an opponent's hand");
  refused("Draw up to X cards, where X is the number of robots in an opponent's hand.", "an opponent's hand");
  allowed("Destroy a card in an opponent's hand.");
  allowed("Destroy 1 random robot in an opponent's hand.");
  allowed("Destroy each robot in an opponent's hand.");
  allowed("Destroy a robot in your hand.");
  allowed("Each opponent destroys a robot in their hand.");
  allowed("Search your decks for a robot.");
  allowed("Reveal an opponent's hand. Destroy a robot in that player's hand.");
  allowed("Look at each card in an opponent's hand, then destroy a robot in that player's hand.");
  test("a card that was shown in one ability tells nothing in another", () =>
    expect(refusals("Reveal an opponent's hand. At the end of your turn, destroy a robot in an opponent's hand.")).toEqual([
      "an opponent's hand",
    ]));
  test("it says what to write", () => {
    const program = compileText(language, readText(language, "Destroy a robot in an opponent's hand."));
    expect(program.ok ? [] : program.error.map(({ message }) => message)).toEqual([
      "The cards in “an opponent's hand” are hidden. Show them first (“reveal”, “search”), pick at random (“1 random card”), or let their owner choose (“each opponent discards a card”)",
    ]);
  });
});

describe("who is asked chooses among known cards where it matters what they are", () => {
  test("nobody but the owner knows a hand", () => expect(carriedOut("Each opponent destroys a robot in your hand.", [])).toEqual([]));
  test("a hand that was shown is known", () =>
    expect(carriedOut("Reveal your hand. Each opponent destroys a robot in your hand.", ["destroy Bob#8"])).toEqual([
      "show Ann#7 3",
      "show Bob#8 3",
      "show Saw#9 3",
      "? p2 choose: destroy Ann#7, destroy Bob#8",
      "destroy Bob#8 p2",
    ]));
  test("of any card nothing has to be known", () =>
    expect(carriedOut("Destroy a card in an opponent's hand.", ["destroy Saw#11"])).toEqual([
      "? p1 choose: destroy Ann#10, destroy Saw#11",
      "destroy Saw#11 p1",
    ]));

  test("other hidden cards bring the same list, and the same reasons", () => {
    const text = "Destroy a card in an opponent's hand. Each opponent may destroy a robot in your hand.";
    const game = openWorkshop([{ name: "Card", noun: "tool", text }, ...DESIGNS]);
    const state = game.start({ seed: 1, players: TABLE.players }, TABLE);
    game.apply(state, { kind: "play", card: handOf(state)[0] ?? -1 });
    for (let n = 0; n < 3; n++) {
      const decision = game.decision(state);
      if (!decision) break;
      const told = (of: typeof state) => [game.decision(of)?.actions.all(), game.weigh(of)];
      for (let seed = 0; seed < 8; seed++) expect(told(game.redeal(state, decision.player, rngOf(seed)))).toEqual(told(state));
      game.applyAt(state, 0);
    }
  });
});
