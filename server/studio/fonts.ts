/** The fonts of faces for drawings that leave the studio: inside an SVG, and as files that the renderer of PNG reads. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { FONTS } from "../../faces/metrics.ts";

/** A face may have letters of both; browsers load the second only for letters that the first does not have. */
const SUBSETS = ["latin", "latin-ext"] as const;
const RANGES = {
  latin: "U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122,U+2212",
  "latin-ext": "U+0100-02AF,U+1E00-1EFF,U+20A0-20C0",
};

type Used = { readonly family: string; readonly weight: number; readonly style: string };
const fileOf = ({ family, weight, style }: Used, subset: string, type: "woff" | "woff2"): Buffer => {
  const name = family.toLowerCase().replaceAll(" ", "-");
  return readFileSync(
    join(
      /* turbopackIgnore: true */ process.cwd(),
      "node_modules",
      "@fontsource",
      name,
      "files",
      `${name}-${subset}-${weight}-${style}.${type}`,
    ),
  );
};

/** The rules that bring along the fonts which a drawing uses, so that it looks the same where they are not installed. */
export function fontRules(svg: string): string {
  const isForeign = /[^\n -\u00ff\u2000-\u206f\u20ac\u2122\u2212]/u.test(svg);
  return Object.values(FONTS)
    .filter(
      ({ family, weight, style }) =>
        svg.includes(`"${family},`) && (style === "italic" ? svg.includes('font-style="italic"') : svg.includes(`font-weight="${weight}"`)),
    )
    .flatMap((font) => SUBSETS.filter((subset) => subset === "latin" || isForeign).map((subset) => [font, subset] as const))
    .map(
      ([font, subset]) =>
        `@font-face{font-family:"${font.family}";font-weight:${font.weight};font-style:${font.style};unicode-range:${RANGES[subset]};src:url(data:font/woff2;base64,${fileOf(font, subset, "woff2").toString("base64")}) format("woff2")}`,
    )
    .join("");
}

/** Files of other weights than regular and bold call themselves a family of their own, "IBM Plex Mono Medium"; faces ask for family and weight. */
const NAMES = [...new Set(Object.values(FONTS).map(({ family }) => family))]
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
  const files = Object.values(FONTS).flatMap((font) => SUBSETS.map((subset) => sfntOf(fileOf(font, subset, "woff"))));
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
