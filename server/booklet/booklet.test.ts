/** Rules booklets: what they tell, what they show, and how they lie on sheets. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { plainOf } from "../../faces/booklet/block.ts";
import { setBooklet } from "../../faces/booklet/set.ts";
import { openPdf, wordsOf } from "../print/read-pdf.test-support.ts";
import { rulesForPlayers, rulesText } from "../rules.ts";
import { appendixOf } from "./appendix.ts";
import { bookletOf, bookOf, drawingsOf, hasBooklet, picturesOf } from "./booklet.ts";
import { readBooklet } from "./read.ts";
import { citations } from "./told.ts";
import { foldedSides, writeBooklet } from "./write-booklet.ts";

const RULES = ["X-1", "X-1.1", "X-1.2", "X-1.3", "X-2", "X-2.1", "X-R1"].map((number, line) => ({
  ...{ number, line, heading: "" },
  kind: /-\d+$/.test(number) ? ("chapter" as const) : ("rule" as const),
}));
const cite = citations(RULES, "X");

describe("Rules named in brackets", () => {
  test.each([
    ["Draw (X-1.2).", ["X-1.2"], []],
    ["Draw. (X-1.1, X-2.1)", ["X-1.1", "X-2.1"], []],
    ["All of it (X-1)", ["X-1", "X-1.1", "X-1.2", "X-1.3"], []],
    ["From (X-1.2 to X-2.1)", ["X-1.2", "X-1.3", "X-2", "X-2.1"], []],
    ["None (X-9.9)", [], ["X-9.9"]],
    ["Backwards (X-2.1 to X-1.1)", [], ["X-2.1 to X-1.1"]],
    ["X-1.1 in the middle (of a text)", [], []],
  ])("%s", (text, rules, unknown) => {
    const cited = cite(text);
    expect([[...new Set(cited.rules)], cited.unknown]).toEqual([rules, unknown]);
    expect(cited.stretches.map((one) => one.text).join("")).toBe(text);
  });
});

describe("A booklet that is wrong is told with its line", () => {
  const parts = { size: (_: string, name: string) => (name === "board" ? { w: 10, h: 10 } : undefined) };
  test.each([
    ["no title", "Hello", 1, "no title"],
    ["a rule that is none", "# T\n\n## A\n\nSo (X-7.7).", 5, "There is no rule X-7.7"],
    ["a picture of nothing", "# T\n\n## A\n\n```picture Shown\ncard nobody at 0 0\n```", 6, "no card “nobody”"],
    ["a line that is none", "# T\n\n## A\n\n```picture Shown\nboard in the middle\n```", 6, "is not a line of a picture"],
    ["a picture without words", "# T\n\n## A\n\n```picture\ncomponent board at 0 0\n```", 5, "no caption"],
  ])("%s", (_, markdown, line, message) => {
    const { problems } = readBooklet(markdown, cite, parts);
    expect(problems).toEqual([{ line, message: expect.stringContaining(message) }]);
  });
});

test("pages lie on folded sheets so that they follow each other", () => {
  const pages = Array.from({ length: 6 }, (_, i) => ({ svg: String(i + 1) }));
  expect(foldedSides(pages).map((side) => side.map((page) => page?.svg ?? "-"))).toEqual([
    ["-", "1"],
    ["2", "-"],
    ["6", "3"],
    ["4", "5"],
  ]);
});

test("numbered rules for paper have no marks of those who keep them", () => {
  const lines = [
    "# T",
    "## 1. Rules",
    "### X-1 Goal (summary)",
    "- **X-1.1** (definition) A card, as `[CARD: ⟨name⟩]`. [Goal; End] → X-R1",
    "- **X-1.2** Checks give, in this order: [digital] [program]",
    "  1. a code",
    "- **X-1.3** The end (1.1, R1, 1.x; 2.5 m, G7). [End]",
    "## 2. Words",
    "None.",
  ];
  const rules = ["X-1", "X-1.1", "X-R1"].map((number) => ({ number, line: 4, heading: "", kind: "definition" as const }));
  expect(appendixOf(lines.join("\n"), rules)).toBe(
    "## Rules\n### X-1 Goal\n- **X-1.1** A card, as [CARD: name]. See X-R1.\n- **X-1.3** The end (X-1.1, X-R1, X-1; 2.5 m, G7).",
  );
});

test.each(GAME_IDS)("the docs show every rule of %s that a reason names, and no chapter or mark for those who make programs", (game) => {
  const { markdown: shown, rules } = rulesForPlayers(game);
  const numbers = new Set(rules.map(({ number }) => number));
  const played = rulesText(game).rules.filter(({ number, kind }) => kind !== "chapter" && /-[RG]?\d/.test(number));
  expect(played.filter(({ number }) => !numbers.has(number))).toEqual([]);
  expect(shown).not.toMatch(/\[(?:digital|program|engine)|APNAP|\bTP\b|How to read this file|Status marks/);
  expect(shown).not.toMatch(/^#+ .*(?:vocabulary|trace|taxonomy|state model|coverage)/im);
});

describe.each(GAME_IDS.filter(hasBooklet))("The booklet of %s", (game) => {
  test("has no letter that no font has, and no column without a head", async () => {
    const folder = mkdtempSync(join(tmpdir(), "booklet-"));
    try {
      const done = await writeBooklet(game, "A5", join(folder, "booklet.pdf"), new Date(0));
      expect(done).toMatchObject({ ok: true, value: { missing: [] } });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const heads = bookOf(game).parts[0]?.blocks.flatMap((block) => (block.is === "table" ? [block.head] : [])) ?? [];
    expect(heads.flatMap((head) => head.map(plainOf)).filter((one) => one === "")).toEqual([]);
  });

  test("has no part that only developers need behind it", () => {
    const [, appendix] = bookOf(game).parts;
    const words = (appendix?.blocks ?? []).flatMap((block) => ("words" in block ? [plainOf(block.words)] : [])).join("\n");
    expect(words.length).toBeGreaterThan(2000);
    expect(
      words.match(
        /.{0,20}(?:state model|effect vocabulary|worked examples|traceability|\bengine|seeded|[A-Z]{3,}_[A-Z]|\[digital|` ?`|\[program).{0,20}|^[A-Z]+-[SE]\d.{0,20}/gim,
      ),
    ).toBeNull();
  });

  test("has no words of programs behind it, and every number of a rule in full", () => {
    const [, appendix] = bookOf(game).parts;
    const said = (appendix?.blocks ?? []).flatMap((block) =>
      "words" in block ? [plainOf(block.words)] : block.is === "table" ? [block.head, ...block.rows].flat().map(plainOf) : [],
    );
    const PROGRAMS =
      /\b(?:boolean|integer|string|schema|client|timestamps?|instances?|flags?|atomic|sub-step|lexicographically|deterministic|case-insensitively|observation|digital|this project|the source gives|activeType|traitCost|riverMarks|player state|derived state)\b|\b(?:max|min|floor)\(|lost picture|pictures? lost|diagram lost|refused when loaded/gi;
    expect(said.flatMap((one) => (one.match(PROGRAMS) ? [one] : []))).toEqual([]);
    const { rules } = bookletOf(game);
    const known = new Set(rules.map(({ number }) => number.replace(/^[A-Z]+-/, "")));
    const short = said.flatMap((one) =>
      [...one.matchAll(/(?<![\w.¥-])(?:[RG]\d{1,3}|\d{1,2}\.(?:\d{1,2}|x))(?![\w]|\.\d)/g)].map(([number]) => number),
    );
    expect(short.filter((number) => known.has(number) || number.endsWith(".x"))).toEqual([]);
  });

  test("shows a picture of how the game is set up", () => {
    const blocks = bookOf(game).parts[0]?.blocks ?? [];
    const at = blocks.findIndex((block) => block.is === "heading" && plainOf(block.words) === "Setting up");
    const end = blocks.findIndex((block, i) => i > at && block.is === "heading" && block.level === 1);
    expect(blocks.slice(at, end).filter((block) => block.is === "picture").length).toBeGreaterThan(0);
  });

  test("has no mistake and tells every rule of play", () => {
    const { read, untold } = bookletOf(game);
    expect(read.problems).toEqual([]);
    expect(untold).toEqual([]);
    expect(read.blocks.some((block) => block.is === "page")).toBe(true);
    expect(picturesOf(bookOf(game)).length).toBeGreaterThan(2);
  });
});

describe("The first booklet on paper", () => {
  const folder = mkdtempSync(join(tmpdir(), "arcology-booklet-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const game = GAME_IDS.find(hasBooklet) ?? expect.fail("no game has a booklet");
  const file = join(folder, "rules.pdf");
  let pages = 0;
  beforeAll(async () => {
    const done = await writeBooklet(game, "A5", file, new Date(0));
    if (!done.ok) expect.fail(done.error);
    pages = done.value.pages;
  });

  test("is set within its pages, with contents that name the right ones", async () => {
    const book = bookOf(game);
    const set = setBooklet(book, "A5", await drawingsOf(game, picturesOf(book)));
    expect(set.pages.length).toBe(pages);
    expect(pages).toBeGreaterThan(8);
    for (const { title, page } of set.contents) expect(set.pages[page - 1]?.svg, title).toContain(title.split(" ")[0]);
    for (const { svg } of set.pages)
      for (const [, y = ""] of svg.matchAll(/<tspan x="[^"]*" y="([^"]*)"/g)) expect(Number(y)).toBeLessThan(set.h - 10);
  });

  test("is a PDF of A5 pages whose words can be found", async () => {
    const pdf = await openPdf(file);
    expect(pdf.numPages).toBe(pages);
    const all = await Promise.all(Array.from({ length: pages }, (_, i) => pdf.getPage(i + 1)));
    expect(all[0]?.view.slice(2).map((points) => Math.round((points * 25.4) / 72))).toEqual([148, 210]);
    const words = (await Promise.all(all.map(wordsOf))).join(" ");
    for (const { title } of setBooklet(bookOf(game), "A5", () => "").contents.slice(0, 5)) expect(words).toContain(title);
  });
});
