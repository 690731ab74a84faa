/**
 * Pictures of one type differ at a glance: shrunk to 24 × 24 pixels by a real browser, no two are nearer than 6 %. `npm test` draws every fourth type, the gate
 * `pages` all of them.
 */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { byType, distance, LEAST_DISTANCE, thumbnails } from "../../scripts/art-distance.ts";
import { size } from "../size.ts";
import { browser } from "./worker.ts";

const SAMPLE = 4;

describe("Pictures of shipped cards", () => {
  test("no two of a type look alike", async () => {
    const { content } = loadContent();
    const types = byType(GAME_IDS.flatMap((game) => content[game].cards));
    const cards = types.filter((_, i) => size === "whole" || i % SAMPLE === 0).flat();
    const page = await browser.newPage();
    const pictures = new Map((await thumbnails(page, cards)).map((picture, i) => [cards[i], picture]));
    await page.close();
    const close = byType(cards).flatMap((group) =>
      group.flatMap((card, i) =>
        group
          .slice(0, i)
          .map((other) => ({ card, other, far: distance(pictures.get(card) ?? [], pictures.get(other) ?? []) }))
          .filter(({ far }) => far < LEAST_DISTANCE),
      ),
    );
    expect(pictures.size).toBeGreaterThan(size === "whole" ? 400 : 100);
    expect(close.map(({ card, other, far }) => `${card.id} and ${other.id}: ${(far * 100).toFixed(1)} %`)).toEqual([]);
  });

  test("the measure tells black from white, and a picture from itself", () => {
    const [black, white] = [Array<number>(12).fill(0), Array<number>(12).fill(255)];
    expect([distance(black, white), distance(white, white)]).toEqual([1, 0]);
  });
});
