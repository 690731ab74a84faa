import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import { GAME_IDS, type LibraryCard } from "../../engine/cards/card.ts";
import { backOf } from "../../faces/backs.ts";
import { text } from "../../faces/svg.ts";
import {
  differenceOf,
  MOST,
  needCanvas,
  type Pixels,
  pngBack,
  pngDrawing,
  pngPixels,
  printedBack,
  printedDrawing,
  printedPixels,
} from "./compare.test-support.ts";
import { kitOf } from "./kit.ts";
import { oddCards, readableCards } from "./odd-cards.test-support.ts";

describe("a printed card looks like its PNG", () => {
  let content: ReturnType<typeof loadContent>["content"];
  beforeAll(() => {
    needCanvas();
    content = loadContent().content;
  });
  const cardOf = (game: (typeof GAME_IDS)[number]): LibraryCard => {
    const [card] = libraryOf({ ...content[game], cards: content[game].cards.slice(7, 8) }).cards;
    if (!card) throw new Error(`${game} has no cards.`);
    return card;
  };
  for (const game of GAME_IDS)
    test(game, async () => {
      const card = cardOf(game);
      const { mean, worst } = differenceOf(await printedPixels(card), await pngPixels(card));
      expect(mean).toBeLessThan(MOST.mean);
      expect(worst).toBeLessThan(MOST.worst);
    });

  test("every back of a game lies behind a card that has it", async () => {
    const cards = libraryOf(content.megacorp).cards;
    const keys = new Set(cards.map((card) => backOf(card).key));
    expect(keys.size).toBeGreaterThan(2);
    for (const key of keys) {
      const card = cards.find((one) => backOf(one).key === key) ?? expect.fail(`no card has the back ${key}`);
      const { mean, worst } = differenceOf(await printedBack(card), await pngBack(card));
      expect(mean, key).toBeLessThan(MOST.mean);
      expect(worst, key).toBeLessThan(MOST.worst);
    }
  });

  test.each([
    ["virtual-revolution", "market"],
    ["virtual-revolution", "player board/1"],
    ["virtual-revolution", "money/5 €"],
    ["corp", "corp mat/1"],
  ] as const)("a board, a mat, a token as well: %s, %s", async (game, id) => {
    const { components, draw } = kitOf(game);
    const component = components.find((one) => one.id === id) ?? expect.fail(`there is no ${id}`);
    const markup = draw(component, "front");
    const { mean, worst } = differenceOf(await printedDrawing(markup, component), await pngDrawing(markup, component));
    expect(mean).toBeLessThan(MOST.mean);
    expect(worst).toBeLessThan(MOST.worst);
  });

  test("odd cards, with the letters that there are", async () => {
    const folder = mkdtempSync(join(tmpdir(), "odd-"));
    try {
      for (const card of await readableCards(oddCards(3, 1), join(folder, "odd.pdf"))) {
        const { mean, worst } = differenceOf(await printedPixels(card), await pngPixels(card));
        expect(mean, card.id).toBeLessThan(MOST.mean);
        expect(worst, card.id).toBeLessThan(MOST.worst);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("marks sit on their letters, and letters are made of a mark and another where a font has none", async () => {
    const words = (letters: string) =>
      `<rect x="-3" y="-3" width="66" height="26" fill="#fff"/>${text(2, 14, 10, "display7", "#000", letters)}`;
    const size = { w: 60, h: 20 };
    const odd = 'a\u0323\u0308\u0301"\u1E8Dm\u0303\u0E01\u0E35\u0E48';
    const right = await pngDrawing(words(odd), size);
    const worst = async (letters: string) => differenceOf(await printedDrawing(words(letters), size), right).worst;
    expect(await worst(odd)).toBeLessThan(0.05);
    expect(await worst(odd.replace("\u0301", ""))).toBeGreaterThan(0.05);
  });

  describe("and what is wrong is found", () => {
    let card: LibraryCard;
    let right: Pixels;
    beforeAll(async () => {
      card = cardOf("megacorp");
      right = await pngPixels(card);
    });
    const found = (title: string, change: (markup: string) => string) =>
      test(title, async () => {
        const { mean, worst } = differenceOf(await printedPixels(card, change), right);
        expect(mean > MOST.mean || worst > MOST.worst).toBe(true);
      });
    found("a shift of 0.5 mm", (markup) => `<g transform="translate(.5 .5)">${markup}</g>`);
    found("a missing line of the text", (markup) => markup.replace(/<tspan x="14\.2"[^>]*>[^<]{8,}<\/tspan>/, ""));
    test("a wrong back", async () => {
      const own = `back ${backOf(card).key}`;
      const others = new Set(libraryOf(content.megacorp).cards.map((one) => `back ${backOf(one).key}`));
      others.delete(own);
      for (const other of others) {
        const { mean, worst } = differenceOf(await printedBack(card, (back) => (back === own ? other : back)), await pngBack(card));
        expect(mean > MOST.mean || worst > MOST.worst, other).toBe(true);
      }
    });
    found("another picture", (markup) => `${markup}<rect x="20" y="20" width="20" height="20" fill="#ffffff"/>`);
  });
});
