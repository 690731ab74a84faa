/** Text measured from our tables is as wide as Chromium draws it with the same font files. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { FONTS, type FontName, measure } from "../../faces/metrics.ts";
import { cleanText } from "../../faces/words.ts";
import { browser } from "./worker.ts";

const PACKAGES: Readonly<Record<string, string>> = {
  "Chakra Petch": "chakra-petch",
  "IBM Plex Sans Condensed": "ibm-plex-sans-condensed",
  "IBM Plex Mono": "ibm-plex-mono",
};
/** Latin is the rest; the files say nothing about which characters they are for. */
const LATIN_EXT = "U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0";
const require = createRequire(import.meta.url);

const fontFaces = Object.values(FONTS)
  .flatMap(({ family, weight, style }) =>
    ["latin", "latin-ext"].map((subset) => {
      const name = PACKAGES[family];
      const file = readFileSync(require.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-${style}.woff2`)).toString("base64");
      const range = subset === "latin-ext" ? `unicode-range:${LATIN_EXT};` : "";
      return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};${range}src:url(data:font/woff2;base64,${file})}`;
    }),
  )
  .join("\n");

/** Size in pixels; large, so that the canvas does not round. */
const SIZE = 100;
/** Names and text lines of every shipped card, and letters that only the second subset has. */
const { content } = loadContent();
const samples = [
  ...new Set(
    GAME_IDS.flatMap((game) => content[game].cards.flatMap((card) => [card.name, ...card.text.split("\n"), ...card.flavor.split("\n")]))
      .map(cleanText)
      .filter((text) => text !== ""),
  ),
  "Wałęsa, Dvořák, Ğ, Ş, Œuvre, Straße, ½ ¥ € ″ fi fl ffi AVATAR To. Ty, WAVE",
];

describe("Text metrics", () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage();
    await page.setContent(`<style>${fontFaces}</style>`);
  });
  afterAll(() => page.close());

  test.each(Object.keys(FONTS) as FontName[])("%s is as wide as in the browser, within half a percent", async (name) => {
    const { family, weight, style } = FONTS[name];
    const font = `${style} ${weight} ${SIZE}px "${family}"`;
    const drawn = await page.evaluate(
      async ([css, texts]) => {
        await Promise.all([document.fonts.load(css, "A"), document.fonts.load(css, "ł")]);
        const context = document.createElement("canvas").getContext("2d");
        if (!context) throw new Error("No canvas.");
        context.font = css;
        context.textRendering = "geometricPrecision";
        return texts.map((text) => context.measureText(text).width);
      },
      [font, samples] as const,
    );
    expect(samples.length).toBeGreaterThan(500);
    const off = samples.flatMap((text, i) => {
      const ours = measure(name, SIZE, text);
      const theirs = drawn[i] ?? 0;
      return Math.abs(ours - theirs) > theirs * 0.005 ? [{ text, ours, theirs }] : [];
    });
    expect(off).toEqual([]);
  });
});
