/** Manipulations as they are written: how many ways there are to use each, and that they are played from the text alone (MR-11.10, 3.8). */
import { describe, expect, test } from "vitest";
import type { Card } from "../../../../cards/card.ts";
import { at } from "../../../../kernel/state.ts";
import { readText } from "../../../../language/index.ts";
import { languageWith } from "../../../texts.ts";
import { BOARDS, CARDS, CONTENT, KEYWORDS, STANDARD_TWO } from "../../metrorunner.test-support.ts";
import { openMetrorunner } from "../../open.ts";
import { metrorunnerVocabularies } from "../vocabulary/index.ts";
import { readMetroText } from "./text.ts";

const language = languageWith("metrorunner", metrorunnerVocabularies(KEYWORDS));
if (!language.ok) throw new Error(JSON.stringify(language.error));
const { value: words } = language;

function movesOf(text: string) {
  const reading = readText(words, text);
  expect(reading.problems).toEqual([]);
  const read = readMetroText(reading);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.manipulation?.moves ?? [];
}

describe("Manipulations", () => {
  test.each([
    ["Cal", 9],
    ["Maggie", 24],
    ["Ramona", 8],
    ["Ozrin", 36],
    ["Vesper", 2],
    ["Tamsin", 8],
    ["Dov", 3],
    ["Ilka", 3],
    ["Bram Otieno", 12],
    ["Suki Vale", 12],
    ["Ferro", 16],
  ])("%s can use the own one in %i ways (3.8)", (name, ways) =>
    expect(
      at(
        CONTENT.ownMoves,
        CARDS.findIndex((card) => card.kind === "character" && card.name === name),
      ).count,
    ).toBe(ways),
  );

  test.each([
    ["Manipulation: Mirror one row or column.", 6],
    ["Manipulation: Rotate each corner tile 90°, all in the same direction.", 2],
    ["Manipulation: Swap two different rows or two different columns.", 6],
    ["Manipulation: Move three different tiles in a circle, each to the place of the next.", 168],
    ["Manipulation: Shift one row or column one place.", 12],
    ["Manipulation: Rotate tile 5 clockwise.", 1],
    ["Manipulation: Swap the skull tile with any other tile.", 72],
    ["Manipulation: Swap two edge tiles, then rotate both 180°.", 0],
  ])("%s", (text, ways) => {
    if (ways === 0) expect(readText(words, text).problems).not.toEqual([]);
    else expect(movesOf(text)).toHaveLength(ways);
  });

  test("a character that is written anew is played: the skull is swapped from wherever it lies", () => {
    const cards = CARDS.map(
      (card): Card => (card.kind === "character" ? { ...card, text: "Manipulation: Swap the skull tile with any other tile." } : card),
    );
    const opened = openMetrorunner({ cards, keywords: KEYWORDS, boards: BOARDS });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { game } = opened.value;
    const state = game.start({ seed: 2 }, STANDARD_TWO);
    game.apply(state, { kind: "move", stations: 1 });
    const hack = CONTENT.route.icon.findIndex((icon, station) => icon === 3 && !state.figure.includes(station));
    game.edit(state, [{ kind: "set", field: "figure", at: state.active, value: hack }]);
    game.apply(state, { kind: "hack" });
    game.apply(state, { kind: "declare", network: "left" });
    const own =
      game
        .decision(state)
        ?.actions.all()
        .filter(({ kind }) => kind === "use character") ?? [];
    const skull = state.tile.indexOf(CONTENT.skull) + 1;
    expect(own).toHaveLength(8);
    expect(own.every(({ how }) => new RegExp(`\\b${skull}\\b`).test(String(how)))).toBe(true);
  });
});
