import { describe, expect, test } from "vitest";
import { forField, withoutSentence } from "./for-field.ts";

test("what is said names the field", () =>
  expect(forField("5 points.", { label: "Points", values: { points: 5 } })).toBe(
    "“5 points” is no rules text: this card has a field for it, “Points”",
  ));

describe("the text without the sentence", () => {
  test.each([
    ["Cost: 2 blue.\nReward: Gain 1 credit.", 0, "Cost: 2 blue.", "Reward: Gain 1 credit."],
    ["Reward: Gain 1 credit.\n5 points.", 23, "5 points.", "Reward: Gain 1 credit."],
    ["Flying. #Gun. Draw a card.", 8, "#Gun.", "Flying. Draw a card."],
    ["Flying. #Gun. Draw a card.", 8, "#Gun", "Flying. Draw a card."],
    ["#Gun", 0, "#Gun", ""],
    ["One.\n#Gun.\nTwo.", 5, "#Gun.", "One.\nTwo."],
  ])("%j without the one at %i, %j", (text, at, sentence, left) => expect(withoutSentence(text, at, sentence)).toBe(left));
});
