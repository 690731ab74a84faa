import { expect, test } from "vitest";
import { saidOnce } from "./echo-lines.ts";

const line = (depth: number, text: string) => ({ depth, text });

test("a part that says no more than the line around it is left out, and its own parts stand in its place", () => {
  const lines = [
    line(0, "Ability 1. Keyword."),
    line(1, "Mutation 4. When this is deployed, you may search your decks, then deploy that card."),
    line(2, "Ability 1. Triggers automatically."),
    line(3, "When this is deployed, you may search your decks, then deploy that card."),
    line(4, "This is deployed. Deployed out of your hand."),
    line(4, "You may search your decks, then deploy that card."),
    line(5, "Search your decks. Finding none is allowed."),
    line(0, "Ability 2. Always true."),
    line(1, "When this is deployed, you may search your decks, then deploy that card."),
  ];
  expect(saidOnce(lines)).toEqual([
    lines[0],
    lines[1],
    lines[2],
    line(3, "This is deployed. Deployed out of your hand."),
    line(3, "Search your decks. Finding none is allowed."),
    lines[7],
    lines[8],
  ]);
});
