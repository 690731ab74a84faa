import { describe, expect, test } from "vitest";
import { loadContent } from "../../../content/load.ts";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { readText } from "../reading/read.ts";
import { lint } from "./lint.ts";

const language = shippedLanguage("megacorp");
const lints = (text: string, instructions: boolean) =>
  lint(language, readText(language, text).abilities, { instructions }).map(({ code, from, to }) => `${code}: ${text.slice(from, to)}`);

describe("texts that cannot mean what they say", () => {
  test.each<[string, boolean, string[]]>([
    ["Draw 1 card.", true, []],
    ["Flying. Draw 1 card.", false, ["never-carried-out: Draw 1 card"]],
    ["When this is destroyed, draw 1 card. Gain 1M.", false, []],
    ["When this is destroyed, draw 1 card. Gain 1M.", true, ["still-the-ability: Gain 1M"]],
    ["When this is destroyed, draw 1 card. If you do, gain 1M.", true, []],
    ["When this is destroyed, choose a card. Destroy the chosen card.", true, []],
    ["When this is destroyed, draw 1 card.\nGain 1M.", true, []],
    ["Destroy target character: Draw 1 card.", false, ["target-in-cost: target character"]],
    ["Once per turn, engage a character docked to target location: Draw 1 card.", false, ["target-in-cost: target location"]],
    ["Destroy a character: Draw 1 card.", false, []],
    ["When this is bonded to this, draw 1 card.", false, ["this-to-this: this is bonded to this"]],
    ["When this is destroyed, nothing happens.", false, ["does-nothing: nothing happens"]],
    ["Pay 1M: You may draw 1 card. Otherwise, nothing happens.", false, []],
    ["Unless target opponent pays 1M, nothing happens.", true, []],
    ["If this would be destroyed, nothing happens instead.", false, []],
    ["Swap this with this.", true, ["this-to-this: Swap this with this"]],
  ])("%s (instructions %s)", (text, instructions, expected) => {
    expect(lints(text, instructions)).toEqual(expected);
  });
  test("no shipped card of Megacorp has one", () => {
    const { cards } = loadContent().content.megacorp;
    expect(cards.flatMap(({ id, kind, text }) => lints(text, kind === "event").map((found) => `${id} ${found}`))).toEqual([]);
  });
});
