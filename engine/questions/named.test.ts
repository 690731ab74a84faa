import { expect, test } from "vitest";
import { botLabel, botName } from "../games/bot-names.ts";
import type { Answer } from "./answer.ts";
import { withBotNames } from "./named.ts";

test("a bot has one name for people, and two of a kind are told apart", () => {
  expect(["greedy", "search:400", "tree"].map(botName)).toEqual(["Medium bot", "Hard bot", "tree bot"]);
  expect(["greedy", "search:400"].map(botLabel)).toEqual(["Medium bot", "Hard bot (search:400)"]);
});

test("every part of an answer calls its bots so", () => {
  const answer = {
    configuration: { bots: ["greedy", "random"] },
    lines: [{ bot: "greedy", label: "A against B" }],
    feel: [{ bot: "random" }],
    field: [{ bot: "greedy", deck: "A" }],
    warnings: ["greedy and random disagree about A against B.", "Something random."],
  } as unknown as Answer;
  expect(withBotNames(answer)).toEqual({
    configuration: { bots: ["Medium bot", "Random bot"] },
    lines: [{ bot: "Medium bot", label: "A against B" }],
    feel: [{ bot: "Random bot" }],
    field: [{ bot: "Medium bot", deck: "A" }],
    warnings: ["Medium bot and Random bot disagree about A against B.", "Something random."],
  });
  const ladder = {
    ...{ configuration: { bots: ["random", "greedy"] }, feel: [], warnings: [] },
    lines: [{ bot: "greedy", label: "greedy against random" }],
    ladder: [{ from: "random", to: "greedy" }],
  } as unknown as Answer;
  expect(withBotNames(ladder)).toMatchObject({
    lines: [{ bot: "Medium bot", label: "Medium bot against Random bot" }],
    ladder: [{ from: "Random bot", to: "Medium bot" }],
  });
});
