import { afterEach, expect, test, vi } from "vitest";
import { libraryCards } from "../../content/library-cards.ts";
import { loadContent } from "../../content/load.ts";
import { CARD_STATES, GAME_IDS, type LibraryCard, slugOf } from "../../engine/cards/card.ts";
import { drawFace } from "../../faces/index.ts";
import { drawingOf, forPlace, foundDrawing } from "./drawings.ts";
import { loadFaces } from "./painters.ts";

const { content } = loadContent();
const DETAILS = ["face", "tile", "chip"] as const;
afterEach(() => vi.unstubAllGlobals());

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

test("a face among cards found is the same but for what the page has, layers and a picture in pixels, and its page has all it refers to", async () => {
  const brought: string[] = [];
  const sprite = { setAttribute: () => undefined, style: {}, insertAdjacentHTML: (_: string, def: string) => brought.push(def) };
  vi.stubGlobal("document", { body: { appendChild: () => sprite }, createElementNS: () => sprite });
  const faces = await loadFaces("megacorp");
  const plain = (svg: string) =>
    svg
      .replaceAll(/<defs>.*?<\/defs>/g, "")
      .replaceAll(/url\(#(?:kept|megacorp)-(\w)[^)]*\)/g, "$1")
      .replaceAll(/(?:stroke-|fill-)?opacity=/g, "opacity=");
  for (const card of libraryCards(content.megacorp.cards)) {
    const found = foundDrawing(faces, card, "face").svg;
    expect(found.match(/&amp;px=/g)).toHaveLength(1);
    expect(plain(found.replace(/&amp;px=\d+/, "")), card.id).toBe(plain(drawingOf(faces, card, "face").svg));
    expect(found).not.toMatch(/<(?:path|rect) [^>]* opacity=/);
    for (const [, id = ""] of found.matchAll(/url\(#([^)]*)\)/g))
      expect(
        brought.some((def) => def.includes(` id="${id}"`)),
        id,
      ).toBe(true);
  }
  expect(new Set(brought).size).toBe(brought.length);
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
