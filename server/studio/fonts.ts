/** The fonts of faces for drawings that leave the studio: inside an SVG, and as files that the renderer of PNG reads. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { z } from "zod";
import { FONTS } from "../../faces/metrics.ts";
import { STAND_IN } from "../../faces/svg.ts";

/** A font as faces ask for it. */
export type Used = { readonly family: string; readonly weight: number; readonly style: string };

const folderOf = (family: string): string =>
  join(/* turbopackIgnore: true */ process.cwd(), "node_modules", "@fontsource", family.toLowerCase().replaceAll(" ", "-"));
const fileOf = ({ family, weight, style }: Used, subset: string, type: "woff" | "woff2"): Buffer =>
  readFileSync(join(folderOf(family), "files", `${family.toLowerCase().replaceAll(" ", "-")}-${subset}-${weight}-${style}.${type}`));

/** The files that a font comes in, and the characters that a browser looks up in each, as its package says: "latin" → "U+0000-00FF,…". */
export const subsetsOf = (family: string): readonly (readonly [subset: string, range: string])[] =>
  Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(folderOf(family), "unicode.json"), "utf8"))));

/** Each family that a letter is looked up in, those of faces first, in a weight that it has. */
export const FONT_FAMILIES: readonly Used[] = [
  ...new Map<string, Used>(
    [...Object.values(FONTS), { family: STAND_IN, weight: 400, style: "normal" }].map((font) => [font.family, font]),
  ).values(),
];

/** The fonts for letters that those of the faces do not have; the heaviest weight on pages is 600. */
function standInsFor(fonts: readonly Used[]): readonly Used[] {
  const standIns = fonts.map(({ weight, style }) => ({ family: STAND_IN, weight: Math.min(weight, 600), style }));
  return [...new Map(standIns.map((font) => [`${font.weight} ${font.style}`, font])).values()];
}

/** Whether a character of a text lies in a range as CSS writes it. */
function hasLetterOf(text: string, range: string): boolean {
  const classes = range.replace(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?/g, (_, from: string, to: string | undefined) =>
    to === undefined ? `\\u{${from}}` : `\\u{${from}}-\\u{${to}}`,
  );
  return new RegExp(`[${classes}]`, "u").test(text);
}

/** The rules that bring along the fonts which a drawing uses, so that it looks the same where they are not installed. */
export function fontRules(svg: string): string {
  const used = Object.values(FONTS).filter(
    ({ family, weight, style }) =>
      svg.includes(`"${family},`) && (style === "italic" ? svg.includes('font-style="italic"') : svg.includes(`font-weight="${weight}"`)),
  );
  const rules = (font: Used, isWanted: (subset: string) => boolean) =>
    subsetsOf(font.family)
      .filter(([subset, range]) => isWanted(subset) && hasLetterOf(svg, range))
      .map(
        ([subset, range]) =>
          `@font-face{font-family:"${font.family}";font-weight:${font.weight};font-style:${font.style};unicode-range:${range};src:url(data:font/woff2;base64,${fileOf(font, subset, "woff2").toString("base64")}) format("woff2")}`,
      );
  return [
    ...used.flatMap((font) => rules(font, () => true)),
    ...standInsFor(used).flatMap((font) => rules(font, (subset) => !subset.startsWith("latin") && subset !== "vietnamese")),
  ].join("");
}

/** Files of other weights than regular and bold call themselves a family of their own, "IBM Plex Mono Medium"; faces ask for family and weight. */
const NAMES = [...new Set([...Object.values(FONTS).map(({ family }) => family), STAND_IN])]
  .flatMap((family) => ["Medium", "SemiBold"].map((weight) => ({ family, own: `${family} ${weight}` })))
  .map(
    ({ family, own }) =>
      `<match target="scan"><test name="family"><string>${own}</string></test><edit name="family" mode="assign_replace"><string>${family}</string></edit></match>`,
  )
  .join("");

let prepared = false;
/** Lets the renderer know the fonts of faces and no others. Called before anything is drawn; the files are made once. */
export function prepareFonts(): void {
  if (prepared) return;
  const fonts = Object.values(FONTS);
  const files = [...fonts, ...standInsFor(fonts)].flatMap((font) =>
    subsetsOf(font.family).map(([subset]) => sfntOf(fileOf(font, subset, "woff"))),
  );
  const hash = createHash("sha256").update(NAMES);
  for (const file of files) hash.update(file);
  const folder = join(tmpdir(), `arcology-fonts-${hash.digest("hex").slice(0, 16)}`);
  mkdirSync(folder, { recursive: true });
  const put = (name: string, data: Buffer | string) => {
    writeFileSync(join(folder, `${name}.${process.pid}`), data);
    renameSync(join(folder, `${name}.${process.pid}`), join(folder, name));
  };
  for (const [i, file] of files.entries()) put(`${i}.ttf`, file);
  put("fonts.conf", `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir>${NAMES}</fontconfig>`);
  process.env["FONTCONFIG_FILE"] = join(folder, "fonts.conf");
  prepared = true;
}

/** A font's file of one subset, unpacked. */
export const unpackedFont = (font: Used, subset: string): Buffer => sfntOf(fileOf(font, subset, "woff"));

/** The font in a WOFF file (W3C, WOFF 1.0): its tables, each unpacked, behind a directory of their own. */
function sfntOf(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("A font file of the faces is no WOFF");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + i * 20;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const bytes = woff.subarray(offset, offset + packed);
    return { tag: woff.subarray(at, at + 4), sum: woff.readUInt32BE(at + 16), data: packed < length ? inflateSync(bytes) : bytes };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE(count * 16 - power * 16, 10);
  const parts: Buffer[] = [head];
  let end = head.length;
  for (const [i, { tag, sum, data }] of tables.entries()) {
    const at = 12 + i * 16;
    tag.copy(head, at);
    head.writeUInt32BE(sum, at + 4);
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    end += data.length + padding.length;
  }
  return Buffer.concat(parts);
}
