/** What cards say of their decks: words that become queries, verdicts, buttons that mend them, and the same answer in the search. The rules themselves are shown by scenarios (MC-R273). */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { listOf, MEGACORP_POOL, poolWith } from "../../tests/games/megacorp/pool.ts";
import type { DeckList, DeckRules, Fix, Pool } from "../cards/deck.ts";
import { isPrinted } from "../cards/printed.ts";
import { gameDefinition } from "../games/index.ts";
import { queryOf } from "../games/megacorp/texts/deck-sayings.ts";
import { cardReader } from "../games/reading.ts";
import { applyFix, checkDeck, searchPool } from "./index.ts";
import { isReadWhole } from "./query.ts";

const rules = gameDefinition("megacorp").deck as DeckRules;
const reader = cardReader("megacorp", loadContent().content.megacorp.keywords);

/** The pool in which a shipped card says something else. */
function saying(name: string, text: string): Pool {
  const card = MEGACORP_POOL.byName.get(name);
  if (!card) throw new Error(`No card ${name}`);
  const known = reader.read({ ...card, text }, "person");
  expect(known.reading?.problems).toBeUndefined();
  return poolWith({ [name]: { text, ...known } });
}
const NAMES = [
  "Repo Agent",
  "Takeover Drone",
  "Debt Collector",
  "Hypermarket",
  "Maglev Trunk",
  "Proxy Court",
  "Forest",
  "Blackout",
  "Hero Cop",
];
const deck = (...more: string[]): DeckList =>
  listOf({
    business: ["1 Ferrum Nanologics"],
    founder: ["1 The Glass Man"],
    main: [...NAMES.map((name) => `4 ${name}`), ...more],
    resources: ["20 Commuter Belt"],
  });
const problems = (list: DeckList, pool: Pool) => checkDeck(list, pool, rules).problems;

/** What the words find, by what is printed. */
const GROUPS: readonly (readonly [words: string, finds: (name: string) => boolean])[] = [
  ["events", (name) => MEGACORP_POOL.byName.get(name)?.kind === "event"],
  ["equipment", (name) => MEGACORP_POOL.byName.get(name)?.kind === "equipment"],
  ["#Human characters", (name) => has(name, "human") && MEGACORP_POOL.byName.get(name)?.kind === "character"],
  ["non-#Human cards", (name) => !has(name, "human")],
  ["#Human or #Cyborg cards", (name) => has(name, "human") || has(name, "cyborg")],
  ["Corp cards", (name) => MEGACORP_POOL.byName.get(name)?.fields["faction"] === "corp"],
  ["cards with valuation 5M or more", (name) => Number(MEGACORP_POOL.byName.get(name)?.fields["valuation"]) >= 5],
  ["cards with valuation 1M or less", (name) => Number(MEGACORP_POOL.byName.get(name)?.fields["valuation"]) <= 1],
  ["characters with Flying", (name) => (MEGACORP_POOL.byName.get(name)?.reading?.keyword ?? []).includes("flying")],
  ["events or locations", (name) => ["event", "location"].includes(MEGACORP_POOL.byName.get(name)?.kind ?? "")],
];
const has = (name: string, tag: string): boolean =>
  ((MEGACORP_POOL.byName.get(name)?.fields["tags"] ?? []) as readonly string[]).some((one) => one.replace("#", "").toLowerCase() === tag);

describe("What cards say of their decks (MC-R273)", () => {
  test.each(GROUPS)("%s are those cards and no others", (words, finds) => {
    const [said] = reader.read({ name: "Card", text: `Your decks cannot have ${words}.` }, "person").reading?.deck ?? [];
    expect(said?.is).toBe("none");
    if (said?.is !== "none") return;
    const { of } = said;
    const shown = searchPool(MEGACORP_POOL, queryOf(of));
    expect(isReadWhole(shown)).toBe(true);
    const found = MEGACORP_POOL.cards.filter((card) => isPrinted(of, card));
    expect(shown.cards.map(({ name }) => name).sort()).toEqual(found.map(({ name }) => name).sort());
    const names = MEGACORP_POOL.cards.map(({ name }) => name).filter(finds);
    expect(names.length).toBeGreaterThan(0);
    expect(found.map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  test.each([
    "Your decks cannot have engaged cards.",
    "Your decks cannot have cards you control.",
    "Your decks cannot have characters docked to this.",
  ])("%s is not said: decks are built before anything is in play", (text) => {
    expect(reader.read({ name: "Card", text }, "person").state).toBe("draft");
  });

  test("X is no number of copies or cards", () => {
    const { state, reading } = reader.read({ name: "Card", text: "A deck can have up to X copies of this." }, "person");
    expect([state, reading?.deck]).toEqual(["free", undefined]);
  });

  test("a button takes away what cannot be there, and shows what must be", () => {
    const pool = saying("Ferrum Nanologics", "Your decks cannot have events.\nYour decks must have 5 or more equipment.");
    const list = deck("4 Exo-Rig", "1 Public Highway");
    const found = problems(list, pool);
    expect(found.map(({ code }) => code)).toEqual(["CARD_FORBIDS", "CARD_ASKS"]);
    const [forbids, asks] = found;
    expect(forbids?.message).toBe("Blackout cannot be in this deck: Ferrum Nanologics says “Your decks cannot have events.” (MC-R273).");
    expect(asks?.message).toBe(
      "The deck has 4 equipment, and Ferrum Nanologics says “Your decks must have 5 or more equipment.” (MC-R273).",
    );
    const mended = applyFix(list, forbids?.fixes[0] as Fix, pool).list;
    expect(problems(mended, pool).map(({ code }) => code)).toEqual(["MAIN_TOO_FEW", "CARD_ASKS"]);
    const [show] = asks?.fixes ?? [];
    expect(show).toMatchObject({ kind: "show", section: "main" });
    if (show?.kind === "show") expect(searchPool(pool, show.query).cards.every(({ kind }) => kind === "equipment")).toBe(true);
  });

  test("what fills a deck is no card that cannot be there, nor too many copies of one", () => {
    const pool = saying("Ferrum Nanologics", "Your main deck must have 60 or more cards.\nYour decks cannot have characters.");
    const list = deck("4 Exo-Rig");
    const [fill] = problems(list, pool).flatMap(({ code, fixes }) =>
      code === "MAIN_TOO_FEW" ? fixes.filter(({ kind }) => kind === "fill") : [],
    );
    const filled = applyFix(list, fill as Fix, pool).list;
    expect(problems(filled, pool).some(({ code }) => code === "MAIN_TOO_FEW")).toBe(false);
    const before = new Set(list.sections.main.map(({ name }) => name));
    const added = filled.sections.main.filter(({ name }) => !before.has(name));
    expect(added.length).toBeGreaterThan(3);
    expect(added.filter(({ name }) => pool.byName.get(name)?.kind === "character")).toEqual([]);
    const once = saying("Public Highway", "A deck can have up to 1 copy of this.");
    const short = deck("1 Public Highway");
    const [more] = problems(short, once).flatMap(({ fixes }) => fixes.filter(({ kind }) => kind === "fill"));
    expect(problems(applyFix(short, more as Fix, once).list, once)).toEqual([]);
  });

  test("a format still holds what it says, and a card in Considering says nothing", () => {
    const pool = saying("Hero Cop", "A deck can have any number of copies of this.");
    const many = deck("6 Hero Cop");
    expect(problems(many, pool)).toEqual([]);
    expect(
      problems({ ...many, format: "house-singleton" }, pool).some(
        ({ code, cards }) => code === "FORMAT_TOO_MANY_COPIES" && cards[0] === "Hero Cop",
      ),
    ).toBe(true);
    const quiet = saying("Exo-Rig", "Your main deck must have 60 or more cards.");
    const beside = deck("4 Public Highway");
    expect(problems({ ...beside, sections: { ...beside.sections, considering: [{ name: "Exo-Rig", count: 1 }] } }, quiet)).toEqual([]);
  });

  test("search finds room for as many copies as the check allows", () => {
    const more = saying("Hero Cop", "A deck can have up to 7 copies of this.");
    const room = (list: DeckList, pool: Pool) => searchPool(pool, "allowed:deck", list);
    expect(isReadWhole(room(deck(), more))).toBe(true);
    expect(room(deck(), MEGACORP_POOL).cards.some(({ name }) => name === "Hero Cop")).toBe(false);
    expect(room(deck(), more).cards.some(({ name }) => name === "Hero Cop")).toBe(true);
    expect(room(deck("3 Hero Cop"), more).cards.some(({ name }) => name === "Hero Cop")).toBe(false);
  });

  test("search finds no room for what a card of the deck forbids", () => {
    const pool = saying("Ferrum Nanologics", "Your decks cannot have events.");
    const { cards } = searchPool(pool, "allowed:deck", deck());
    expect(cards.some(({ kind }) => kind === "event")).toBe(false);
    expect(cards.some(({ kind }) => kind === "location")).toBe(true);
    expect(searchPool(MEGACORP_POOL, "allowed:deck", deck()).cards.some(({ kind }) => kind === "event")).toBe(true);
  });
});
