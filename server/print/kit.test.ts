/** The kits of all games: everything in them is drawn, nothing is cut off, and it is printed at its size. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GAME_IDS } from "../../engine/cards/card.ts";
import type { KitComponent } from "../../engine/games/kit/index.ts";
import { FONTS, type FontName, measure } from "../../faces/metrics.ts";
import { type Matrix, SAME, times } from "../../faces/print/matrix.ts";
import { PAPERS } from "../../faces/print/papers.ts";
import { OVERLAP } from "../../faces/print/parts.ts";
import { boxOfItems, type Item, pictureOf } from "../../faces/print/picture.ts";
import { weaknessesOf } from "../../faces/print/warnings.ts";
import { cardJob } from "./cards.ts";
import { kitOf } from "./kit.ts";
import { drawingsOf, openPdf, wordsOf } from "./read-pdf.test-support.ts";
import { writePrint } from "./write-print.ts";

type Words = Extract<Item, { readonly is: "words" }>;
/** All words, each with the map that leads to the sheet. */
const wordsIn = (items: readonly Item[], map: Matrix = SAME): readonly { readonly words: Words; readonly map: Matrix }[] =>
  items.flatMap((item) => {
    if (item.is === "group") return wordsIn(item.items, times(map, item.matrix));
    return item.is === "words" ? [{ words: item, map: times(map, item.matrix) }] : [];
  });
/** Left and right end of a line on its component, mm. */
function endsOf({ words, map }: ReturnType<typeof wordsIn>[number]): readonly [x: number, y: number][] {
  const [family] = words.font.families;
  const font = (Object.keys(FONTS) as FontName[]).find((name) => {
    const one = FONTS[name];
    return one.family === family && Number(one.weight) === words.font.weight && (one.style === "italic") === words.font.italic;
  });
  if (!font) throw new Error(`No font is ${family} ${words.font.weight}.`);
  const width = measure(font, words.size, words.text) + [...words.text].length * words.spacing;
  const from = words.x - (words.anchor === "middle" ? width / 2 : words.anchor === "end" ? width : 0);
  return [from, from + width].map((x) => [map[0] * x + map[2] * words.y + map[4], map[1] * x + map[3] * words.y + map[5]]);
}

/** Each shape by itself, in the groups that it stands in. */
const shapesIn = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item): readonly Item[] =>
    item.is === "group" ? shapesIn(item.items).map((one): Item => ({ ...item, items: [one] })) : [item],
  );

const sidesOf = ({ back }: KitComponent) => (back ? (["front", "back"] as const) : (["front"] as const));

describe.each(GAME_IDS)("the kit of %s", (game) => {
  const { components, draw } = kitOf(game);
  test("is drawn as far as its bleed, in both skins; no words leave a component or are smaller than 6 pt", () => {
    expect(components.length).toBeGreaterThan(10);
    for (const skin of ["full", "ink"] as const)
      for (const component of components)
        for (const side of sidesOf(component)) {
          const { id, w, h } = component;
          const items = pictureOf(draw(component, side, skin));
          expect(weaknessesOf(items), `${id} ${side}`).not.toHaveProperty("text");
          const box = boxOfItems(items);
          expect(box && [box.x <= -3, box.y <= -3, box.x + box.w > w + 3 - 1e-6, box.y + box.h > h + 3 - 1e-6], `${id} ${side}`).toEqual(
            Array(4).fill(true),
          );
          for (const one of wordsIn(items))
            for (const [x, y] of endsOf(one)) {
              const said = `${id} ${side}: “${one.words.text}”`;
              expect(Math.min(x, y), said).toBeGreaterThan(0.2);
              expect(Math.max(x - w, y - h), said).toBeLessThan(-0.2);
            }
        }
  });

  test("has figures of which nothing is cut off", () => {
    for (const component of components.filter(({ front }) => front.draw === "standee"))
      for (const shape of shapesIn(pictureOf(draw(component, "front")))) {
        const { x, w } = boxOfItems([shape]) ?? expect.fail("a shape has no size");
        const isGround = w > component.w + 5.9;
        // Half a millimetre for the ends of lines along the cut.
        if (!isGround) expect(Math.min(x, component.w - x - w), component.id).toBeGreaterThan(-0.5);
      }
  });

  test("for fewer players leaves out what is the others', and nothing else", () => {
    const two = new Set(kitOf(game, 2).components.map(({ id }) => id));
    expect(components.filter(({ id }) => !two.has(id)).map(({ player = 0 }) => player >= 2)).toEqual(
      components.filter(({ player = 0 }) => player >= 2).map(() => true),
    );
  });
});

describe("a printed kit", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "kit-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  async function printed(name: string, backs: "none" | "long") {
    const options = { paper: PAPERS.A4, margin: 5, bleed: 1.5, marks: "crop", backs } as const;
    const { job, draw } = cardJob({ title: "Kit", cards: [], kit: { game: "metrorunner" }, options, small: false, drafts: true, at: 0 });
    const file = join(folder, `${name}.pdf`);
    const done = await writePrint(job, draw, file);
    if (!done.ok) throw new Error(done.error);
    return { ...done.value, pdf: await openPdf(file) };
  }

  test("has every component as often as its file says, at its size, and boards in parts that overlap", async () => {
    const { pdf, components } = await printed("kit", "none");
    expect(components).toBe(189);
    const found = new Map<string, number>();
    for (let page = 1; page <= pdf.numPages; page++)
      for (const { w, h } of await drawingsOf(await pdf.getPage(page))) {
        const key = `${(w - 3).toFixed(2)} x ${(h - 3).toFixed(2)}`;
        found.set(key, (found.get(key) ?? 0) + 1);
      }
    const wanted = new Map<string, number>();
    for (const { w, h, count, isTwoSided, is } of kitOf("metrorunner").components) {
      const key = `${w.toFixed(2)} x ${h.toFixed(2)}`;
      // Two sides of four parts each; a token with two sides has both beside each other.
      const times = is === "board" ? 8 : isTwoSided ? 2 : 1;
      wanted.set(key, (wanted.get(key) ?? 0) + count * times);
    }
    expect([...found].toSorted()).toEqual([...wanted].toSorted());
    const words = await wordsOf(await pdf.getPage(1));
    expect(words).toContain("part 1 of 4 · glue part 2 over this strip");
    expect(words).toContain("part 1 of 4 · glue part 3 over this strip");
    expect(2 * ((460.8 + OVERLAP) / 2) - OVERLAP).toBeCloseTo(460.8, 9);
  });

  test("has the other side of a token behind it", async () => {
    const { pdf } = await printed("backs", "long");
    for (let page = 1; page < pdf.numPages; page += 2) {
      const [front, back] = [await pdf.getPage(page), await pdf.getPage(page + 1)];
      if (!(await wordsOf(front)).includes("alpha locked")) continue;
      const [, , width = 0] = front.view;
      const fronts = await drawingsOf(front);
      const backs = await drawingsOf(back);
      expect(backs.length).toBe(10);
      for (const { x, y, w } of backs) {
        const seen = (width * 25.4) / 72 - x - w;
        expect(
          fronts.filter((one) => Math.abs(one.x - seen) < 0.02 && Math.abs(one.y - y) < 0.02 && Math.abs(one.w - w) < 0.02).length,
        ).toBe(1);
      }
      expect(await wordsOf(back)).toContain("alpha open");
      return;
    }
    throw new Error("No sheet has the tokens.");
  });
});
