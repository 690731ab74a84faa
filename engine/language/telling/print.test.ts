import { describe, expect, test } from "vitest";
import { TOY_LANGUAGE } from "../fixtures/toy.ts";
import { treeOf } from "../reading/edge.ts";
import { chartOf } from "../reading/parse.ts";
import { lex } from "../reading/token.ts";
import { article, printLine } from "./print.ts";

const { grammar } = TOY_LANGUAGE;
const reprinted = (text: string): string[] => {
  const tokens = lex(text);
  return chartOf(grammar, tokens)
    .whole("Line")
    .map((edge) => printLine(grammar, treeOf(edge, tokens)));
};

describe("canonical words", () => {
  test.each([
    ["DRAW A CARD", "Draw a card."],
    ["draw 1 card", "Draw 1 card."],
    ["pay 1m: draw 2 cards", "Pay 1M: Draw 2 cards."],
    ["target robot takes 3 steam damage", "Deal 3 STEAM damage to target robot."],
    ["you draw 1 card", "Draw 1 card."],
    ["destroy all robots", "Destroy each robot."],
    ["destroy a #ai robot", "Destroy an #ai robot."],
    ["draw 1 card per robot you control", "Draw 1 card for each robot you control."],
    ["if you control 4 or more #Infrastructure, draw 1 card", "If you control 4 or more #Infrastructure cards, draw 1 card."],
    ["rust 2", "Rust 2."],
    ["draw X cards, where X is the number of robots", "Draw X cards, where X is the number of robots."],
    ["pay 1M and destroy this: draw 1 card", "Pay 1M, destroy this: Draw 1 card."],
  ])("%s", (written, canonical) => {
    expect(reprinted(written)).toEqual([canonical]);
  });
  test.each(["Whenever this is destroyed, draw 1 card.", "Return a robot from your hand to its owner's hand.", "Destroy them."])(
    "free variants stay: %s",
    (written) => {
      expect(reprinted(written.slice(0, -1))).toEqual([written]);
    },
  );
});

describe("agreement", () => {
  test.each([
    "draw 1 cards",
    "draw 2 card",
    "each player draw 1 card",
    "target opponent discards a card, then lose 1M robots",
    "destroy each robots",
    "destroy target robots",
  ])("%s is refused", (text) => {
    expect(reprinted(text)).toEqual([]);
  });
  test.each([
    "draw 0 cards",
    "draw X cards",
    "destroy up to 1 robot",
    "destroy up to 2 robots",
    "put this and target robot into your hand",
  ])("%s is read", (text) => {
    expect(reprinted(text)).toHaveLength(1);
  });
});

test.each([
  ["IQ", "an"],
  ["EQ", "an"],
  ["MQ", "an"],
  ["BQ", "a"],
  ["8", "an"],
  ["18", "an"],
  ["80", "an"],
  ["1", "a"],
  ["unit", "a"],
  ["one-eyed", "a"],
  ["unengaged", "an"],
  ["#Infrastructure", "an"],
  ["#GMO", "a"],
  ["engaged", "an"],
])("the article before %s is %s", (word, expected) => {
  expect(article(word)).toBe(expected);
});
