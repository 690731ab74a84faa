import { existsSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import { GAME_IDS, type LibraryCard } from "../../engine/cards/card.ts";
import { differenceOf, MOST, type Pixels, pngDrawing, pngPixels, printedDrawing, printedPixels } from "./compare.test-support.ts";

import { kitOf } from "./kit.ts";

/** pdf.js draws outside a browser with a package that some systems do not have. */
const draws = existsSync("node_modules/@napi-rs/canvas");

describe.runIf(draws)("a printed card looks like its PNG", () => {
  let content: ReturnType<typeof loadContent>["content"];
  beforeAll(() => {
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

  test("a board, a mat and a token as well", async () => {
    const { components, draw } = kitOf("virtual-revolution", 1);
    for (const id of ["market", "player board/1", "money/5 €"]) {
      const component = components.find((one) => one.id === id) ?? expect.fail(`there is no ${id}`);
      const markup = draw(component, "front");
      const { mean, worst } = differenceOf(await printedDrawing(markup, component), await pngDrawing(markup, component));
      expect(mean, id).toBeLessThan(MOST.mean);
      expect(worst, id).toBeLessThan(MOST.worst);
    }
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
    found("another picture", (markup) => `${markup}<rect x="20" y="20" width="20" height="20" fill="#ffffff"/>`);
  });
});
