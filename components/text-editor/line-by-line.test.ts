import { expect, test } from "vitest";
import { shippedLanguage } from "../../tests/gates/language.ts";
import { lineByLine } from "./line-by-line.ts";
import { understand } from "./understand.ts";

const language = shippedLanguage("megacorp");
const told = (text: string) => lineByLine(understand(language, text, { name: "Clerk", kind: "character" }));

test("lines that are understood in other words are told in those, the others as they were typed", () =>
  expect(told("When Clerk enters play, draw two cards.\nGobble all of it.\nFlying.")).toBe(
    "When this is deployed, draw 2 cards.\nGobble all of it.\nFlying.",
  ));
test("a text that is understood as a whole is left to that", () => expect(told("Flying\nDraw a card.")).toBe("Flying\nDraw a card."));
