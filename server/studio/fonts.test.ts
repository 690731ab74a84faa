import sharp from "sharp";
import { expect, test } from "vitest";
import { FONTS, type FontName, measure } from "../../faces/metrics.ts";
import { text } from "../../faces/svg.ts";
import { prepareFonts } from "./fonts.ts";

const WORDS = "Hammer Cashflow MINIMUM at the end of your turn";
const SIZE = 40;

/** Width of what is drawn of a text, in pixels. */
async function inked(font: FontName): Promise<number> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="80">${text(20, 55, SIZE, font, "#000", WORDS)}</svg>`;
  const { info } = await sharp(Buffer.from(drawing)).flatten({ background: "#fff" }).trim().toBuffer({ resolveWithObject: true });
  return info.width;
}

test.each(Object.keys(FONTS) as FontName[])("%s is drawn into PNG with its own font: lines are as wide as on the screen", async (font) => {
  prepareFonts();
  const wanted = measure(font, SIZE, WORDS);
  expect(Math.abs((await inked(font)) - wanted)).toBeLessThan(SIZE * 0.2);
});
