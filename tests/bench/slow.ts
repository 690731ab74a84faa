/** Texts that were written to be slow: how long the rules are busy with them before somebody is asked again or the match ends by its bound (MC-R145). */
import { CARDS, card, HOME, type Lying, table, texted } from "../../engine/games/megacorp/megacorp.test-support.ts";
import { readText } from "../../engine/language/index.ts";
import { shippedLanguage } from "../../tests/gates/language.ts";
import { cpuOf, spread } from "./figures.ts";

/** Cards that wake each other, counters that are counted again and again. */
const TRIGGERS = 40;
const COUNTERS = 10_000;
const TIMES = 5;

const PILES = { main: ["Clerk", "Clerk", "Clerk"], resources: ["Consumer"] };
const WAIF = card("Waif", { kind: "character", text: "When this is destroyed, gain 1M." });
const ORPHAN: Lying = { card: "Waif", at: [5, 5] };

/** CPU milliseconds until the match goes on after the orphan is destroyed, beside so many copies of a card with a text. */
function ended(text: string, copies: number, counters = 0): { readonly ms: number; readonly endings: readonly string[] } {
  const cards = [...CARDS, card("Mint", { kind: "location", text }), WAIF];
  const mints = Array.from({ length: copies }, (_, i): Lying => ({ card: "Mint", at: [i + 1, 0], counters }));
  const t = table({
    cards,
    content: texted(cards),
    seats: [
      { ...PILES, network: [...HOME, ...mints, ORPHAN] },
      { ...PILES, network: HOME },
    ],
    stand: "end phase",
    asksPriority: true,
  });
  t.act("pass");
  const ms = cpuOf(() => t.act("pass"));
  return { ms, endings: t.endings };
}

const many = (run: () => number) => spread(Array.from({ length: TIMES }, run));

/** CPU milliseconds for each kind of slow text, and for reading the longest sentence that is read. */
export function benchSlow(): Promise<object> {
  const language = shippedLanguage("megacorp");
  const deep = `Destroy each character ${"that is adjacent to a character ".repeat(19)}.`;
  return Promise.resolve({
    triggersThatWakeEachOther: many(() => ended("Whenever you gain money, gain 1M.", TRIGGERS).ms),
    countersThatAreCounted: many(() => ended("Whenever you gain money, gain 1M for each development counter on this.", 1, COUNTERS).ms),
    deepSentence: many(() => cpuOf(() => readText(language, deep))),
  });
}
