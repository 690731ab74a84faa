import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { type Art, type Card, GAME_IDS, parseCardId } from "../../engine/cards/card.ts";
import { times } from "../../tests/size.ts";
import { art, artSvg, MOTIFS, PALETTES, proposeArt, VARIANTS } from "./index.ts";

const { content } = loadContent();
const cards = GAME_IDS.flatMap((game) => content[game].cards);
/** The sizes in which faces and tiles show pictures, in millimetres. */
const SIZES = [
  [54, 37],
  [69, 64],
  [69, 46],
  [60, 45],
  [66, 92],
] as const;

const id = parseCardId("megacorp/lantern-keeper");
if (!id) throw new Error("the example has no id");
const lantern: Card = {
  id,
  game: "megacorp",
  set: "XX1",
  number: "1",
  kind: "character",
  name: "Lantern Keeper",
  names: {},
  text: "",
  flavor: "",
  flavors: {},
  count: 1,
  fields: { faction: "gnost", tags: ["#Human"] },
  art: { motif: "portrait", seed: "lantern-keeper", palette: "gnost" },
  credit: { artist: "", licence: "" },
  provenance: "original",
  fixed: [],
};
const drawn = (value: Art): Card => ({ ...lantern, art: value });
const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
const looks = (Object.keys(MOTIFS) as (keyof typeof MOTIFS)[]).flatMap((motif) => [
  motif,
  ...(VARIANTS[motif] ?? []).map((variant) => `${motif}:${variant}`),
]);
const names = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? "");
const references = (svg: string) => [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1] ?? "");

describe("Pictures", () => {
  test("the same card and size give the same picture, always", () => {
    const check = (motif: string, palette: string) => digest(art(drawn({ motif, seed: "golden", palette }), 54, 37));
    expect({
      portrait: check("portrait", "gnost"),
      skyline: check("skyline", "corp"),
      castle: check("portal:castle", "verse"),
      borough: check("borough:13", "paris"),
      emblem: check("emblem:skull", "necro"),
    }).toMatchInlineSnapshot(`
      {
        "borough": "a9bd881327ca",
        "castle": "7990377054f1",
        "emblem": "f401d9433d56",
        "portrait": "1d45f4be1dee",
        "skyline": "90eedda01ed5",
      }
    `);
  });

  test.each(Object.keys(MOTIFS))("%s: no seed, palette or variant breaks the markup", (motif) => {
    const variants = looks.filter((look) => look === motif || look.startsWith(`${motif}:`));
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.constantFrom(...variants),
        fc.constantFrom(...Object.keys(PALETTES)),
        fc.constantFrom(...SIZES),
        (seed, look, palette, [w, h]) => {
          const svg = art(drawn({ motif: look, seed, palette }), w, h);
          // Names begin with a hash in base 36, which may spell anything.
          const unnamed = svg.replace(/\ba[0-9a-z]+-/g, "");
          expect(unnamed).not.toMatch(/NaN|undefined|Infinity|null|object Object|\de[-+]\d/);
          expect(svg.match(/<[a-zA-Z]/g)?.length).toBe((svg.match(/\/>/g)?.length ?? 0) + (svg.match(/<\//g)?.length ?? 0));
        },
      ),
      { numRuns: times(500) },
    );
  });

  test("ids begin with a hash of the card, belong to one picture, and every reference has one", () => {
    for (const card of cards) {
      const svg = art(card, 54, 37);
      const own = names(svg);
      const prefix = /^a[0-9a-z]+-/.exec(own[0] ?? "")?.[0] ?? "none";
      expect(own.filter((name) => !name.startsWith(prefix))).toEqual([]);
      expect(new Set(own).size).toBe(own.length);
      expect(references(svg).filter((name) => !own.includes(name))).toEqual([]);
    }
    const all = cards.flatMap((card) => names(art(card, 54, 37)));
    expect(new Set(all).size).toBe(all.length);
  });

  test("every shipped picture has between 6 and 20 kB at every size", () => {
    const wrong = cards.flatMap((card) =>
      SIZES.map(([w, h]) => ({ card: card.id, w, h, bytes: art(card, w, h).length })).filter(
        ({ bytes }) => bytes < 6_000 || bytes > 20_000,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("a picture fills its box and clips itself; alone it is a document", () => {
    expect(art(lantern, 54, 37)).toMatch(
      /^<svg x="0" y="0" width="54" height="37" viewBox="0 0 [\d.]+ [\d.]+" preserveAspectRatio="none" overflow="hidden">/,
    );
    expect(artSvg(lantern, 540, 370)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="540" height="370" /);
  });

  test("the same proportions show the same picture at every scale", () => {
    const bare = (svg: string) => svg.replace(/<svg [^>]*>/, "").replace(/a[0-9a-z]+-/g, "");
    expect(bare(art(lantern, 540, 370))).toBe(bare(art(lantern, 54, 37)));
  });

  test("a file, an unknown motif and an unknown palette give what would be proposed", () => {
    const proposed = art(drawn(proposeArt(lantern)), 54, 37);
    expect(art(drawn({ image: "lantern.webp" }), 54, 37)).toBe(proposed);
    const bare = (svg: string) => svg.replace(/a[0-9a-z]+-/g, "");
    expect(bare(art(drawn({ motif: "fresco", seed: "lantern-keeper", palette: "gnost" }), 54, 37))).toBe(bare(proposed));
    expect(bare(art(drawn({ motif: "portrait", seed: "lantern-keeper", palette: "sepia" }), 54, 37))).toBe(bare(proposed));
    expect(bare(art(drawn({ motif: "constructor", seed: "lantern-keeper", palette: "toString" }), 54, 37))).toBe(bare(proposed));
  });

  test("nothing of a card's words enters the markup", () => {
    const evil = '"><script>alert(1)</script>';
    const svg = art({ ...lantern, name: evil, text: evil, art: { motif: `portrait:${evil}`, seed: evil, palette: "gnost" } }, 54, 37);
    expect(svg).not.toContain("script");
  });

  test("every shipped card names a motif, a variant and a palette that exist", () => {
    const wrong = cards.filter(
      ({ art: value }) => "motif" in value && !(looks.includes(value.motif) && Object.hasOwn(PALETTES, value.palette)),
    );
    expect(wrong.map((card) => `${card.id} ${JSON.stringify(card.art)}`)).toEqual([]);
  });
});
