import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { times } from "../tests/size.ts";
import { type Box, fitText, fitTogether, type Layout, linesOver, type Paragraph, STEPS_PT } from "./layout.ts";
import { notation } from "./megacorp/index.ts";
import { measure } from "./metrics.ts";
import { paragraphsOf, plainWords, rulesWords, words } from "./words.ts";

/** The rules box of a Megacorp character. */
const BOX: Box = { w: 45.8, h: 27.4 };
const rules = (text: string): Paragraph[] => paragraphsOf(text).map((line) => ({ words: words(line, notation) }));
const flavour = (text: string): Paragraph => ({ words: plainWords(text), flavour: true });

/** A layout as text: marks as ◆, looks in brackets. */
const printed = ({ lines }: Layout): string[] =>
  lines.map((line) =>
    line.rule
      ? "——"
      : line.runs
          .map((run) => ("mark" in run ? "◆" : run.look === "text" || run.look === "flavour" ? run.text : `[${run.text}]`))
          .join("|"),
  );
const widest = ({ lines }: Layout): number => Math.max(0, ...lines.map((line) => line.width));

describe("Line breaks", () => {
  const check = (title: string, text: string, expected: string[]) =>
    test(title, () => expect(printed(fitText(rules(text), BOX))).toEqual(expected));

  check("keywords take their number, money and tags have looks of their own", "Cashflow 2. Each #Mutation card costs you 1M less.", [
    "[Cashflow 2]|. Each|[#Mutation]|card costs",
    "you|[1M]|less.",
  ]);
  check("a trait's mark stays with the number before it", "If a character is bonded to this, this gets +2 BQ for the turn, then 3 IQ.", [
    "If a character is bonded to this, this gets",
    "+2|◆|for the turn, then 3|◆|.",
  ]);
  check("a keyword inside a word is no keyword", "Only flying cards, not Flyingfish, are Flying.", [
    "Only flying cards, not Flyingfish,",
    "are|[Flying]|.",
  ]);
  check("the engage mark stands before its word, which stays", "Engage this, pay 1M: draw 1 card.", [
    "◆|Engage this, pay|[1M]|: draw 1 card.",
  ]);
  check("a short word does not stand alone on the last line", "Target opponent discards the top 2 cards of their main deck now.", [
    "Target opponent discards the top 2",
    "cards of their main deck now.",
  ]);
  check("each line of the text is a paragraph and empty ones are none", "Abrupt.\n\nDraw 1 card.", ["[Abrupt]|.", "Draw 1 card."]);
});

describe("Sizes", () => {
  const sentence = "Deal 2 damage to each character in target network, then gain 1M. ";
  test("a text is as large as its box allows, in the published steps", () => {
    const sizes = Array.from({ length: 12 }, (_, i) => fitText(rules(sentence.repeat(i + 1)), BOX).pt);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes[0]).toBe(8);
    expect(sizes.at(-1)).toBe(7);
    expect(STEPS_PT).toEqual(expect.arrayContaining(sizes));
  });
  test("flavour goes before the rules become smaller than 7.5 pt, and the rules get its room", () => {
    const long = rules(sentence.repeat(4));
    const layout = fitText([...long, flavour("A sentence that nobody needs to play the card.")], BOX);
    expect(layout).toMatchObject({ fits: true, flavourDropped: true });
    expect(layout.pt).toBe(fitText(long, BOX).pt);
    expect(printed(layout)).not.toContain("——");
  });
  test("what does not fit is counted and said on the card; nothing is drawn below the box", () => {
    const layout = fitText(rules(sentence.repeat(20)), BOX);
    expect(layout).toMatchObject({ fits: false, pt: 7 });
    expect(layout.over.lines).toBeGreaterThan(10);
    expect(layout.over.characters).toBeGreaterThan(400);
    expect(printed(layout).at(-1)).toBe(`[… ${linesOver(layout.over.lines)}]`);
    expect(layout.height).toBeLessThanOrEqual(BOX.h);
    expect([1, 9].map(linesOver)).toEqual(["1 line does not fit", "9 lines do not fit"]);
  });
  test("several texts share one size and one height", () => {
    const blocks = [rules("Gain 3."), rules(sentence.repeat(3)), rules("Draw 1 card.")];
    const layouts = fitTogether(blocks, { w: 40, h: 24 });
    expect(new Set(layouts.map((layout) => layout.pt)).size).toBe(1);
    expect(layouts.every((layout) => layout.fits)).toBe(true);
    expect(layouts.reduce((sum, layout) => sum + layout.height, 0)).toBeLessThanOrEqual(24.01);
  });
  test("texts that do not fit together leave the short ones whole", () => {
    const [first, second] = fitTogether([rules("Gain 3."), rules(sentence.repeat(30))], { w: 40, h: 20 });
    expect(first?.fits).toBe(true);
    expect(second?.fits).toBe(false);
  });
});

describe("Any text", () => {
  const anything = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 400 }),
    fc.string({ unit: "binary", maxLength: 400 }),
    fc
      .array(
        fc.constantFrom("Engage", "3", "BQ", "2M", "#Tag", "Cashflow", "x".repeat(90), "👩‍👩‍👧", "שלום", "漢字漢字", "\n", "\u202e", "(+1"),
        { maxLength: 80 },
      )
      .map((all) => all.join(" ")),
  );
  test("no line leaves its box and nothing throws", () => {
    fc.assert(
      fc.property(
        anything,
        anything,
        fc.double({ min: 12, max: 60, noNaN: true }),
        fc.double({ min: 4, max: 40, noNaN: true }),
        (text, story, w, h) => {
          const layout = fitText([...rules(text), ...paragraphsOf(story).map(flavour)], { w, h });
          expect(widest(layout)).toBeLessThanOrEqual(w + 0.02);
          expect(Math.max(0, ...layout.lines.map((line) => line.y))).toBeLessThanOrEqual(h + 0.02);
        },
      ),
      { numRuns: times(300) },
    );
  });
  test("a word without blanks is broken", () => {
    const layout = fitText(rules("W".repeat(10_000)), BOX);
    expect(widest(layout)).toBeLessThanOrEqual(BOX.w);
    expect(layout.over.characters).toBeGreaterThan(9_000);
  });
});

describe("Widths", () => {
  test("kerning and ligatures count", () => {
    const apart = (text: string) => [...text].reduce((sum, char) => sum + measure("text", 10, char), 0);
    expect(measure("text", 10, "To")).toBeLessThan(apart("To"));
    expect(measure("text", 10, "nn")).toBe(apart("nn"));
  });
  test("a line that is measured with every word it grows by is as wide as its characters and the kerning between them", () => {
    for (const font of ["text", "bold", "display7"] as const) {
      const words = "To Waive AVAT, fi T. 漢 Ta".split(" ");
      const grown = words.map((_, i) => measure(font, 1000, words.slice(0, i + 1).join(" ")));
      const chars = [...words.join(" ")];
      const inner = chars.slice(1, -1).reduce((sum, char) => sum + measure(font, 1000, char), 0);
      const pairs = chars.slice(1).reduce((sum, char, i) => sum + measure(font, 1000, `${chars[i]}${char}`), 0);
      expect(grown.at(-1)).toBe(pairs - inner);
      expect(grown).toEqual(grown.toSorted((a, b) => a - b));
    }
  });
  test("characters that no font has get a width, marks none", () => {
    expect(measure("text", 10, "漢")).toBe(10);
    expect(measure("text", 10, "\u0301")).toBe(0);
    expect(measure("display7", 10, "Ж")).toBeGreaterThan(5);
  });
});

test("lit words break no line anew, and are the words of the stretch", () => {
  const text = "Engage this, pay 1M: draw 1 card.\nEach #Mutation card with 3 BQ costs you 1M less.";
  const stretch = "draw 1 card.\nEach #Mutation card with 3 BQ";
  const from = text.indexOf(stretch);
  const lay = (lit?: { from: number; to: number }) => fitText(rulesWords(text, notation, lit), BOX);
  const lit = lay({ from, to: from + stretch.length });
  const joined = (layout: Layout) => printed(layout).map((line) => line.replace(/[|[\] ]/g, ""));
  expect(joined(lit)).toEqual(joined(lay()));
  const runs = lit.lines.flatMap((line) => line.runs).filter((run) => run.lit);
  expect(runs.map((run) => ("text" in run ? run.text : "◆")).join(" ")).toBe("draw 1 card. Each #Mutation card with 3 ◆");
});
