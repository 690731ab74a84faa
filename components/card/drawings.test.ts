import { expect, test } from "vitest";
import { libraryCards } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import { CARD_STATES, GAME_IDS, type LibraryCard, slugOf } from "../../engine/cards/card.ts";
import { drawFace } from "../../faces/index.ts";
import { drawingOf, forPlace } from "./drawings.ts";
import { loadFaces } from "./painters.ts";

const { content } = loadContent();
const DETAILS = ["face", "tile", "chip"] as const;

test.each(GAME_IDS)("a kept %s face is the face drawn for its place, the second time too", async (game) => {
  const faces = await loadFaces(game);
  for (const card of libraryCards(content[game].cards)) {
    const href = `/api/art/${game}/${slugOf(card.id)}?r=${card.revision.hash}`;
    for (const detail of DETAILS)
      for (const prefix of ["_r_1_", "_r_2_"])
        expect(forPlace(drawingOf(faces, card, detail).svg, prefix)).toBe(
          drawFace(card, { detail, art: { href }, prefix, uncut: true }).svg,
        );
  }
});

test("a text that looks like an id stays as it is written", async () => {
  const [shipped] = libraryCards(content.megacorp.cards);
  if (!shipped) throw new Error("No cards.");
  const card: LibraryCard = { ...shipped, text: 'url(#kept-k) id="kept-k" kept-a' };
  const svg = forPlace(drawingOf(await loadFaces("megacorp"), card, "face").svg, "p");
  expect(svg).toContain("kept-a");
  expect(svg).not.toMatch(/(\bid="|="url\(#)kept-/);
});

test("a draft is stamped, and no other card is", async () => {
  const [shipped] = libraryCards(content.megacorp.cards);
  if (!shipped) throw new Error("No cards.");
  const faces = await loadFaces("megacorp");
  const stamped = CARD_STATES.filter((state) => drawingOf(faces, { ...shipped, state }, "tile").svg.includes(">DRAFT<"));
  expect(stamped).toEqual(["draft"]);
});
