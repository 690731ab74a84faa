/** Faces of every shipped card: that their texts fit, that nothing leaves the card, and that no text can break out of the markup. */
import { describe, expect, test } from "vitest";
import { loadContent } from "../content/load.ts";
import { type Card, GAME_IDS, type GameId, parseCardId } from "../engine/cards/card.ts";
import { GAMES } from "../engine/games/index.ts";
import { art } from "./art/index.ts";
import { type Detail, drawFace, type Face, faceLabel } from "./index.ts";
import { KEYWORDS } from "./megacorp/index.ts";
import { FONTS, type FontName, measure } from "./metrics.ts";
import { withLetters } from "./outlines.ts";

const { content } = loadContent();
const DETAILS: readonly Detail[] = ["face", "tile", "chip"];
const draw = (card: Card, detail: Detail = "face"): Face => drawFace(card, { detail, art: { href: "/art?r=1" }, prefix: "t" });

type Extent = { readonly text: string; readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Where every text of a face lies, read back from its markup: baseline, size, font and width. */
function extents(svg: string): Extent[] {
  const out: Extent[] = [];
  // What stands turned for the opposite edge is held to the same limits in its own coordinates.
  for (const [, attributes = "", body = ""] of svg.matchAll(/<text\b([^>]*)>(.*?)<\/text>/gs)) {
    const of = (source: string, name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(source)?.[1];
    const number = (source: string, name: string, otherwise: number) => Number(of(source, name) ?? otherwise);
    const spans = [...body.matchAll(/<tspan ([^>]*)>(.*?)<\/tspan>/gs)];
    const parts = spans.length > 0 ? spans.map(([, own = "", text = ""]) => ({ own, text })) : [{ own: attributes, text: body }];
    for (const { own, text } of parts) {
      const plain = text
        .replaceAll("&amp;", "&")
        .replaceAll("&#39;", "'")
        .replaceAll("&quot;", '"')
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">");
      const size = number(own, "font-size", number(attributes, "font-size", 0));
      const y = number(own, "y", number(attributes, "y", 0));
      const spacing = number(own, "letter-spacing", number(attributes, "letter-spacing", 0));
      const width = measure(fontOf(attributes, own), size, plain) + spacing * [...plain].length;
      const x = number(own, "x", 0);
      const rotated = /rotate\((-?\d+)/.exec(of(attributes, "transform") ?? "")?.[1];
      const anchor = of(own, "text-anchor") ?? of(attributes, "text-anchor");
      const start = anchor === "end" ? width : anchor === "middle" ? width / 2 : 0;
      if (rotated === undefined) out.push({ text: plain, left: x - start, right: x - start + width, top: y - size * 0.72, bottom: y });
      else {
        const [from, to] = rotated === "90" ? [y - start, y - start + width] : [y + start - width, y + start];
        out.push({ text: plain, left: x, right: x, top: from, bottom: to });
      }
    }
  }
  return out;
}

function fontOf(attributes: string, own: string): FontName {
  const family = (/font-family="([^",]+)/.exec(own) ?? /font-family="([^",]+)/.exec(attributes))?.[1];
  const weight = Number(/font-weight="(\d+)"/.exec(own)?.[1] ?? /font-weight="(\d+)"/.exec(attributes)?.[1]);
  const style = /font-style="italic"/.test(attributes + own) ? "italic" : "normal";
  const found = Object.entries(FONTS).find(([, font]) => font.family === family && font.weight === weight && font.style === style);
  if (!found) throw new Error(`No metrics for ${family} ${weight} ${style}`);
  return found[0] as FontName;
}

describe.each(GAME_IDS)("%s", (game) => {
  const cards = content[game].cards;

  test("every shipped card's text fits at a readable size, with its flavour", () => {
    expect(cards.length).toBeGreaterThan(10);
    const bad = cards.filter((card) => {
      const { fit } = draw(card);
      return !fit.fits || !fit.nameFits || fit.flavourDropped || fit.pt < 7.25;
    });
    expect(bad.map((card) => card.id)).toEqual([]);
  });

  test("a name that is too long for the face is told, one with an ellipsis of its own is not", () => {
    const [card] = cards;
    const fits = (name: string) => card && draw({ ...card, name }).fit.nameFits;
    expect([fits("W".repeat(120)), fits("Wait… & <see>"), fits("Ab")]).toEqual([false, true, true]);
  });

  test.each(DETAILS)("no text of a %s leaves the safe area, in print and on screen", (detail) => {
    const [inset, width, height] = detail === "face" ? [2.9, 63, 88] : [1.4, 63, 88];
    const outside = cards.flatMap((card) =>
      extents(draw(card, detail).svg)
        .filter((at) => at.left < inset - 0.6 || at.right > width - inset + 0.6 || at.top < 1.4 || at.bottom > height - inset + 0.6)
        .map((at) => `${card.id}: ${JSON.stringify(at)}`),
    );
    expect(outside).toEqual([]);
  });

  test("no small print is smaller than 6 pt, and no word is cut", () => {
    const bad = cards.flatMap((card) => {
      const printed = withLetters(() => drawFace(card, { detail: "face", art: () => "", prefix: "t", print: true })).svg;
      const sizes = [...printed.matchAll(/ font-size="([\d.]+)"/g)].map(([, size]) => (Number(size) * 72) / 25.4);
      const isCut = printed.includes("…<") && !JSON.stringify(card).includes("…");
      return Math.min(...sizes) < 6 || isCut ? [`${card.id}: ${Math.min(...sizes).toFixed(2)} pt${isCut ? ", a word is cut" : ""}`] : [];
    });
    expect(bad).toEqual([]);
  });

  test("every face names its card and loads its picture in the size it draws", () => {
    for (const card of cards) {
      const words = extents(draw(card).svg)
        .map((at) => at.text)
        .join(" ");
      // A name may be broken at a hyphen, and where the line breaks a comma may be left out.
      const letters = (text: string) => text.replaceAll(/[ ,]/g, "");
      expect(letters(words), card.id).toContain(letters(card.name));
      expect(draw(card).svg).toMatch(/<image href="\/art\?r=1&amp;w=[\d.]+&amp;h=[\d.]+"/);
    }
  });
});

describe("Faces that share what they have in common", () => {
  const megacorp = content.megacorp.cards;
  const drawn = (card: Card, shared: boolean) =>
    drawFace(card, { detail: "face", art: { href: "/art" }, prefix: "own", uncut: true, shared });
  const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);

  test("hold none of it, refer to nothing else, and look as those that have it themselves", () => {
    for (const card of megacorp) {
      const { svg, defs } = drawn(card, true);
      const here = defs.flatMap(idsIn);
      expect(idsIn(svg), card.id).toEqual([]);
      expect(here, card.id).toEqual(expect.arrayContaining([...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id)));
      const alone = drawn(card, false);
      expect(alone.defs).toEqual([]);
      const named = (text: string) => text.replaceAll(/(own-|megacorp-)(\w)(-\w+)?(?=["(.)])/g, "$2");
      const defsOf = (text: string) => [...text.matchAll(/<(linearGradient|clipPath) .*?<\/\1>/g)].map(([def]) => def).sort();
      expect(defsOf(named(defs.join(""))), card.id).toEqual(defsOf(named(alone.svg)));
      expect(named(svg), card.id).toBe(named(alone.svg.replaceAll(/<defs>.*?<\/defs>/g, "")));
    }
  });

  test("have one text under an id, whatever card it comes from", () => {
    const texts = new Map<string, Set<string>>();
    for (const def of megacorp.flatMap((card) => drawn(card, true).defs))
      for (const id of idsIn(def)) texts.set(id, (texts.get(id) ?? new Set()).add(def));
    expect(texts.size).toBeGreaterThan(10);
    expect([...texts].filter(([, defs]) => defs.size !== 1)).toEqual([]);
  });
});

const HOSTILE: Readonly<Record<string, string>> = {
  markup: `</text><script>alert("1")</script> & ' "><image href=x onerror=alert(1)>`,
  endless: "Deal damage to each card in play. ".repeat(300),
  unbroken: "x".repeat(10_000),
  lines: "A: b\n".repeat(2_000),
  right: "\u202eשלום עולם مرحبا\u2066\u200f",
  emoji: "👩‍👩‍👧‍👦🔥".repeat(60),
  control: "a\u0000b\u0007\ud800c\u200b\ufeff\ufffe\uffff",
  empty: "",
};
const hostileCard = (game: GameId, kind: string, text: string): Card => ({
  id: parseCardId(`${game}/hostile`) as Card["id"],
  game,
  set: text.slice(0, 40),
  number: text.slice(0, 40),
  kind,
  name: text.slice(0, 300),
  names: {},
  text,
  flavor: text,
  flavors: {},
  count: 1,
  fields: { tags: [text.slice(0, 90)], districts: [text.slice(0, 90)], valuation: 1e9, cost: { IQ: 12345 }, skills: [text.slice(0, 90)] },
  art: { motif: "portrait", seed: "hostile", palette: "corp" },
  credit: { artist: "", licence: "" },
  provenance: "mine",
  fixed: [],
});

describe.each(Object.entries(HOSTILE))("Hostile text: %s", (_, text) => {
  test.each(GAME_IDS)("%s draws it inside the card, escaped", (game) => {
    for (const kind of [...GAMES[game].kinds.map(({ id }) => id), "unheard-of"])
      for (const detail of DETAILS) {
        const card = hostileCard(game, kind, text);
        const { svg } = draw(card, detail);
        expect(svg).not.toMatch(/<script|onerror=alert\(1\)>|NaN|undefined|Infinity/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is left is the point.
        expect(svg).not.toMatch(/[\u0000-\u0008\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Cs}/u);
        expect(svg.match(/<text/g)?.length ?? 0).toBe(svg.match(/<\/text>/g)?.length ?? 0);
        const low = extents(svg).filter((at) => at.bottom > 88 || at.right > 64.5 || at.left < -1.5);
        expect(low, `${game} ${kind} ${detail}`).toEqual([]);
        expect(faceLabel(card)).not.toBe("");
      }
  });
});

describe("Ids", () => {
  test("two faces in one document share no id, whatever the prefix holds", () => {
    const [card] = content.megacorp.cards;
    if (!card) throw new Error("No Megacorp card.");
    const ids = (prefix: string) =>
      [...drawFace(card, { detail: "face", art: { href: "/a" }, prefix }).svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(ids("_r_1_").length).toBeGreaterThan(3);
    expect(ids("_r_1_").filter((id) => ids("_r_2_").includes(id))).toEqual([]);
    expect(ids('«r"1»').every((id) => /^[\w-]+$/.test(id))).toBe(true);
  });
  test("a face with its picture inside needs nothing else", () => {
    const [card] = content.san.cards;
    if (!card) throw new Error("No San card.");
    expect(drawFace(card, { detail: "face", art, prefix: "t" }).svg).not.toContain("<image");
  });
  test("print has bleed and square corners", () => {
    const [card] = content.san.cards;
    if (!card) throw new Error("No San card.");
    expect(drawFace(card, { detail: "face", art: { href: "/a" }, prefix: "t", print: true })).toMatchObject({
      viewBox: "-3 -3 69 94",
      width: 69,
      height: 94,
    });
  });
});

describe("Keywords", () => {
  test("nothing lies over the marks that say where another card may dock", () => {
    for (const card of content.megacorp.cards) {
      const { svg } = drawFace(card, { detail: "face", art: { href: "/a" }, prefix: "t", uncut: true });
      const corners = [...svg.matchAll(/<path d="M(?:34\.9 -3|40\.1 91|66 41\.4|-3 46\.6)L[^>]*>/g)];
      expect(corners.length, card.id).toBeGreaterThan(0);
      const after = svg.slice(corners[0]?.index).replaceAll(/<path d="M(?:34\.9 -3|40\.1 91|66 41\.4|-3 46\.6)L[^>]*>/g, "");
      expect(after, card.id).toBe("");
    }
  });

  test("Megacorp's faces print bold what the game's keyword list names", () => {
    const names = content.megacorp.keywords.map(({ print }) => (print.split(/[{[:]/)[0] ?? "").trim());
    expect([...KEYWORDS].sort()).toEqual(names.sort());
  });

  test.each(GAME_IDS)("a %s face prints those that were made in the studio as it prints the game's", (game) => {
    for (const kind of new Set(content[game].cards.map((card) => card.kind))) {
      const card = content[game].cards.find((one) => one.kind === kind && extents(draw(one).svg).length > 0 && one.text !== "");
      if (!card) continue;
      const svg = (keywords?: readonly string[]) =>
        drawFace({ ...card, text: "Zorble 2 zip." }, { detail: "face", art: { href: "/a" }, prefix: "t", keywords }).svg;
      const weight = (markup: string) =>
        /font-weight="(\d+)"[^>]*>(?:[^<]|<(?!\/text))*Zorble/.exec(markup.slice(markup.lastIndexOf("<t", markup.indexOf("Zorble"))))?.[1];
      if (!svg().includes("Zorble")) continue;
      expect([svg(["Zorble"]) === svg(), svg(["Zor"]) === svg(), svg([]) === svg()], kind).toEqual([false, true, true]);
      expect(weight(svg(["Zorble"])) ?? "600", kind).toBe("600");
    }
  });
});

test("every card has a label that begins with its name", () => {
  for (const card of GAME_IDS.flatMap((game) => content[game].cards)) expect(faceLabel(card).startsWith(card.name), card.id).toBe(true);
});

describe("the stamp of a draft", () => {
  const [card] = content.megacorp.cards;
  if (!card) throw new Error("No cards.");
  const stamped = (detail: Detail, print = false) =>
    drawFace(card, { detail, art: { href: "/art?r=1" }, prefix: "t", print, ...({ stamp: "draft" } as const) });
  test.each(DETAILS)("lies over a %s, inside the card, and changes nothing below it", (detail) => {
    const { svg } = stamped(detail);
    const [at, ...more] = extents(svg).filter(({ text }) => text === "DRAFT");
    expect(more).toEqual([]);
    expect(svg.replace(/<g transform="rotate\(-6 .*?<\/g>/s, "")).toBe(draw(card, detail).svg);
    const [, x = 0, y = 0, width = 0, height = 0] =
      /<g transform="rotate\(-6[^>]*><rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/.exec(svg)?.map(Number) ?? [];
    expect([x > 3, x + width < 63, y > 20, y + height < 87]).toEqual([true, true, true, true]);
    expect(at && at.right - at.left).toBeLessThan(width);
  });
  test("is printed too", () => expect(stamped("face", true).svg).toContain(">DRAFT<"));
});
