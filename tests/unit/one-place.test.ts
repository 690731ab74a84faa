/**
 * A game is added in one place of each layer: its folders, and a line in each list. What is here fails when anything else names a game.
 *
 * - A game is named by its id, its name, or either within a longer name (`sanOptions`, `free-san`), in code and in comments.
 * - A number of a game's rules names the game: what carries out a rule for all games has no number, and an example in a comment says XX-6.3.
 * - So does a section of its decks: what they are for is asked of `engine/cards/sections.ts` and of the game's `DeckDraws`.
 * - Colours of style sheets (--corp) name no game: they are taken out first.
 * - A file in a folder of the id is the game's own (`engine/games/san/turn.ts`), and a test whose name has the id as a word (`table-san.test.ts`).
 * - A test may name the games that it plays with, and three are enough: with decks, without, and without rules. One that names more is a list.
 */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DECK_SECTIONS } from "../../engine/cards/deck-sections.ts";
import { GAME_IDS } from "../../engine/cards/game-ids.ts";
import { ABOUT } from "../../engine/games/lists/about.ts";

/** The lists: imports and a line for each game. */
const LISTS = [
  "engine/cards/game-ids.ts",
  "engine/cards/deck-sections.ts",
  "engine/games/lists/",
  "faces/lists/",
  "components/games/lists/",
  "tests/games/shots.ts",
];
const SOURCES = ["{app,bin,cli,components,content,db,engine,faces,scripts,server,tests}/**/*.{ts,tsx,mjs,css}", "*.{ts,mjs}"];
const MOST_IN_A_TEST = 3;

type Named = { readonly id: string; readonly name: string; readonly rulePrefix: string };
const GAMES: readonly Named[] = Object.values(ABOUT);

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** All that names a game: `virtual-revolution`, `virtualRevolution`, `VirtualRevolution`, `VIRTUAL_REVOLUTION`, "Virtual Revolution". */
function namesOf({ id, name }: Named): RegExp {
  const words = id.split("-");
  const pascal = words.map(capital).join("");
  const camel = [words[0], ...words.slice(1).map(capital)].join("");
  const constant = words.join("_").toUpperCase();
  return new RegExp(
    String.raw`(?:(?<![A-Za-z-])|(?<=\bfree-))(?:${id}|${camel})(?![a-z])|${pascal}(?![a-z])|(?<![A-Z])${constant}(?![A-Z])|\b${name}\b`,
  );
}
const RULE_NUMBER = new RegExp(String.raw`\b(?:${GAMES.map(({ rulePrefix }) => rulePrefix).join("|")})-[A-Z]{0,2}\d[\d.]*`, "g");
const COLOUR = /--[a-z]/g;

/** Where a word that is also a section's id in some game means something else. */
const NOT_A_SECTION: Readonly<Record<string, string>> = {
  "components/frame/page-shell.tsx": "the landmark of a page",
  "components/frame/focus-keeper.tsx": "the landmark of a page",
};

const isList = (file: string) => LISTS.some((list) => file === list || (list.endsWith("/") && file.startsWith(list)));
const isTest = (file: string) => file.startsWith("tests/") || /\.(test|test-support)\.tsx?$/.test(file);
/** Sources are a game's own by their folder; tests by their names too. */
const isOf = (file: string, id: string) => new RegExp(isTest(file) ? `(?:^|[/.-])${id}(?=[/.-])` : `(?:^|/)${id}/`).test(file);

/** The games that a file names, if it may name none of them. */
function namedBy(file: string, text: string): readonly string[] {
  if (isList(file) || GAMES.some(({ id }) => isOf(file, id))) return [];
  const said = text.replace(RULE_NUMBER, "").replace(COLOUR, "");
  const named = GAMES.filter((game) => namesOf(game).test(said)).map(({ id }) => id);
  return isTest(file) && named.length <= MOST_IN_A_TEST ? [] : named;
}

/** The rules of games that a source file cites, if it may cite none. */
const cited = (file: string, text: string): readonly string[] =>
  isList(file) || isTest(file) || GAMES.some(({ id }) => isOf(file, id)) ? [] : (text.match(RULE_NUMBER) ?? []);

/** What works for the decks of every game. */
const DECK_LAYER =
  /^(?:components\/deck|engine\/decks|server\/deck-games)\/|^(?:cli|server|server\/api|content|engine\/cards|engine\/questions)\/(?:deck|sections|entries|swaps|buying-power)/;
const isDeckLayer = (file: string) => DECK_LAYER.test(file) && !isList(file) && !isTest(file) && !/\/fixtures?\//.test(file);

const SECTIONS = Object.values(DECK_SECTIONS).flatMap((sections) => Object.entries(sections));
const SECTION_IDS = [...new Set(SECTIONS.map(([id]) => id))];
const SECTION_WORDS = [...new Set(SECTIONS.flatMap(([id, { name, headings }]) => [id, name.toLowerCase(), ...headings]))];
/** A section that is asked for: `sections.main`, `"main"`. */
const quotedSection = () => new RegExp(`\\bsections\\??\\.(${SECTION_IDS.join("|")})\\b|["'](${SECTION_IDS.join("|")})["']`, "g");
/** A section that is spoken of, in code, comments or on the screen; files are called main.ts too. */
const spokenSection = () => new RegExp(`\\b(${SECTION_WORDS.join("|")})\\b(?!\\.ts)`, "gi");

/** The sections of games that a source file names, if it may name none. */
function sectionsIn(file: string, text: string): readonly string[] {
  if (isList(file) || isTest(file) || file in NOT_A_SECTION || /\/fixtures?\//.test(file)) return [];
  if (GAMES.some(({ id }) => isOf(file, id))) return [];
  return [...(isDeckLayer(file) ? text.matchAll(spokenSection()) : text.matchAll(quotedSection()))].map(([found]) => found);
}

describe("A game is named in its folders and the lists, and nowhere else", () => {
  const files = globSync(SOURCES).map((file) => file.replaceAll("\\", "/"));
  test("in no source file", () => {
    expect(files.length).toBeGreaterThan(1_000);
    const wrong = files.flatMap((file) => {
      const named = namedBy(file, readFileSync(file, "utf8"));
      return named.length > 0 ? [`${file} names ${named.join(", ")}`] : [];
    });
    expect(wrong.toSorted()).toEqual([]);
  });

  test("no game imports from another one", () => {
    const imports = (file: string) => [...readFileSync(file, "utf8").matchAll(/\bfrom "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/g)];
    const wrong = files.flatMap((file) => {
      const own = GAMES.filter(({ id }) => isOf(file, id));
      if (own.length === 0 || isTest(file)) return [];
      const others = GAMES.filter((game) => !own.includes(game));
      return imports(file).flatMap(([, stated = "", loaded]) => {
        const from = loaded ?? stated;
        return others.some(({ id }) => isOf(from, id)) ? [`${file} imports ${from}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  test("no source file cites a rule of a game", () => {
    expect(files.flatMap((file) => cited(file, readFileSync(file, "utf8")).map((number) => `${file} cites ${number}`))).toEqual([]);
  });

  test("no source file asks for a section of a game's decks, and the deck layer does not know one by name", () => {
    const layer = files.filter(isDeckLayer);
    expect(layer.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => sectionsIn(file, readFileSync(file, "utf8")).map((id) => `${file} names ${id}`))).toEqual([]);
  });

  test("what may say a section's word says it", () => {
    for (const file of Object.keys(NOT_A_SECTION)) expect(quotedSection().test(readFileSync(file, "utf8")), file).toBe(true);
  });

  test("lists hold imports and lines", () => {
    const lists = files.filter((file) => isList(file) && /\.tsx?$/.test(file));
    expect(lists.length).toBeGreaterThan(20);
    const more = /\bfunction\b|\breturn\b|\bfor\b|=>(?!\s*(?:import\(|\(await import\(|[A-Z]))/;
    const code = (file: string) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    expect(lists.filter((file) => more.test(code(file)))).toEqual([]);
  });

  test("each list is there, and every game has folders of its own", () => {
    for (const list of LISTS) expect(files.filter((file) => file.startsWith(list)).length, list).toBeGreaterThan(0);
    for (const id of GAME_IDS) expect(files.filter((file) => file.startsWith(`engine/games/${id}/`)).length, id).toBeGreaterThan(0);
  });

  const [first, ...others] = GAMES;
  const { id, name, rulePrefix } = first ?? expect.fail("there is no game");
  const constant = id.replaceAll("-", "_").toUpperCase();
  test.each([
    ["an id", `game === "${id}"`],
    ["a folder", `import { x } from "../${id}/index.ts"`],
    ["a constant", `const x = ${constant}_ABOUT`],
    ["a name within a name", `open${capital(id.split("-")[0] ?? "")}()`],
    ["a name in a comment", `/** As in ${name}. */`],
    ["a free table", `"free-${id}"`],
    ["a selector", `[data-game="${id}"] {`],
  ])("%s is found", (_, text) => {
    expect(namedBy("components/x.tsx", text)).toEqual([id]);
    expect(namedBy(`components/games/${id}/x.tsx`, text)).toEqual([]);
    expect(namedBy("engine/games/lists/about.ts", text)).toEqual([]);
  });
  test.each([
    ["a rule number", `(${rulePrefix}-6.3, ${rulePrefix}-R11)`],
    ["a colour", `fill: var(--${id})`],
    ["a part of another word", `x${id}y`],
  ])("%s names no game", (_, text) => expect(namedBy("components/x.tsx", text)).toEqual([]));
  test("a rule number is found in sources, and not in tests, lists and the game's own", () => {
    const text = `/** Done at once (${rulePrefix}-6.3, ${rulePrefix}-R11); as in XX-2.1. */`;
    expect(cited("engine/kernel/x.ts", text)).toEqual([`${rulePrefix}-6.3`, `${rulePrefix}-R11`]);
    for (const file of [`engine/games/${id}/x.ts`, "engine/games/lists/about.ts", "engine/decks/x.test.ts"])
      expect(cited(file, text)).toEqual([]);
  });
  const [section = expect.fail("no game has sections"), word = ""] = [SECTION_IDS[0], SECTION_WORDS.at(-1)];
  test.each([
    ["server/x.ts", `list.sections.${section}`, 1],
    ["app/x.tsx", `section: "${section}"`, 1],
    ["components/deck/x.tsx", `<p>No ${word} yet</p>`, 1],
    ["engine/decks/x.ts", `/** Of the ${section} deck. */`, 1],
    ["engine/kernel/x.ts", `/** Of the ${section} deck. */`, 0],
    ["engine/decks/x.test.ts", `section: "${section}"`, 0],
    [`engine/games/${id}/x.ts`, `section: "${section}"`, 0],
  ])("in %s, %s names a section: %i", (file, text, found) => expect(sectionsIn(file, text)).toHaveLength(found));
  test("a test names a few games and not all", () => {
    const few = [id, ...others.slice(0, MOST_IN_A_TEST - 1).map((other) => other.id)];
    expect(namedBy("cli/x.test.ts", few.join(" "))).toEqual([]);
    const all = GAMES.map((game) => game.id);
    expect(namedBy("cli/x.test.ts", all.join(" "))).toEqual(all);
  });
});
