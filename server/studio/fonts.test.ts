import sharp from "sharp";
import { expect, test } from "vitest";
import { FONTS, type FontName, measure } from "../../faces/metrics.ts";
import { STAND_IN, text } from "../../faces/svg.ts";
import { fontRules, prepareFonts } from "./fonts.ts";

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

/** Pixels of a text in one look, black on white. */
const pixels = (drawn: string): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="80">${drawn}</svg>`))
    .flatten({ background: "#fff" })
    .greyscale()
    .raw()
    .toBuffer();

// Capitals that look the same in Latin, Cyrillic and Greek, so a letter that no font has would show.
test.each([
  ["Cyrillic", "\u0410\u0412\u0415\u041c\u041d\u041e", "ABEMHO"],
  ["Greek", "\u0391\u0392\u0395\u039c\u0397\u039f", "ABEMHO"],
])("%s letters of a name are drawn into PNG as the stand-in font draws them", async (_, foreign, latin) => {
  prepareFonts();
  for (const font of ["display7", "bold", "text", "italic"] as const) {
    const look = text(20, 55, SIZE, font, "#000", foreign);
    const same = look.replace(/font-family="[^"]*"/, `font-family="${STAND_IN}"`).replace(foreign, latin);
    const [got, wanted] = [await pixels(look), await pixels(same)];
    const different = got.filter((value, i) => Math.abs(value - (wanted[i] ?? 0)) > 64).length;
    expect({ font, different }).toEqual({ font, different: 0 });
  }
});

test("a drawing brings along the fonts of its own letters and no others", () => {
  const families = (name: string) => [
    ...new Set(
      [...fontRules(text(0, 0, 4, "display7", "#000", name)).matchAll(/font-family:"([^"]*)".*?unicode-range:([^;]*)/g)].map((m) => m[1]),
    ),
  ];
  expect(families("Hammer")).toEqual(["Chakra Petch"]);
  expect(families("\u041c\u043e\u043b\u043e\u0442")).toEqual(["Chakra Petch", STAND_IN]);
  const rules = fontRules(text(0, 0, 4, "display7", "#000", "Ba\u1ea3o \u0416"));
  expect(rules).toContain("U+0400-045F");
  expect(rules).toContain("U+1EA0-1EF9");
  expect(rules).not.toContain("U+0E01");
});
