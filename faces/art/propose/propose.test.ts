import { expect, test } from "vitest";
import { loadContent } from "../../../content/load.ts";
import { GAME_IDS } from "../../../engine/cards/card.ts";
import { MOTIFS, PALETTES, proposeArt, VARIANTS } from "../index.ts";
import { madeCard } from "./propose.test-support.ts";

test("the seed is the slug and a hint stays", () => {
  expect(
    proposeArt(madeCard("megacorp", { name: "Lantern Keeper", kind: "character", hint: "A lamp at dusk", fields: { faction: "gnost" } })),
  ).toEqual({ motif: "portrait", seed: "example", palette: "gnost", hint: "A lamp at dusk" });
});

test("every shipped card is offered a motif, a variant and a palette that exist", () => {
  const { content } = loadContent();
  const wrong = GAME_IDS.flatMap((game) => content[game].cards).filter((shipped) => {
    const { motif, palette } = proposeArt(shipped);
    const [name = "", variant] = motif.split(":");
    const known = Object.entries(MOTIFS).some(([motifName]) => motifName === name) && Object.hasOwn(PALETTES, palette);
    return !known || (variant !== undefined && !(VARIANTS as Readonly<Record<string, readonly string[]>>)[name]?.includes(variant));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
