/** How long the search language takes over 10,000 cards: the index once, then every keystroke of forty queries. */
import { loadContent } from "../../content/load.ts";
import { type Card, type LibraryCard, parseCardId } from "../../engine/cards/card.ts";
import { buildIndex, complete, loadRegex, search, withWords } from "../../engine/cards/search/index.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { cardReader } from "../../engine/games/reading.ts";

const CARDS = 10_000;
const QUERIES = [
  "tidal wave",
  "glass man",
  "the orchid regent",
  "type:event",
  "t:event,location",
  "f:corp -f:gnost",
  "faction:corp or faction:gnost",
  "#human #cyborg",
  "tag=human",
  "cost<=3",
  "c:2-4",
  "val:8M",
  "cost.bq>=3",
  "cost.traits=0",
  "iq>=3 eq>=3",
  "mq:-",
  "iq>bq",
  "iq+eq>=6",
  "best>=5 -has:mq",
  'x:"draw 2"',
  "x:/each other player/i",
  "x:/(draw|gain) [0-9]/",
  "n:/^the /i",
  "fl:lobby",
  "is:founder",
  "-is:vanilla t:character",
  "back:green sort:cost,name",
  "sort:-best,-iq,name t:character",
  "s:mc1 num:10-20",
  "prov:original rev>=1",
  "changed>=2026-01-01",
  "changed<7d",
  "unique:name type:character",
  "view:table sort:name",
  "(type:event or type:location) cost<=3 -f:gnost",
  "fction:corp",
  "type:evnet #hummn",
  "not (a or b or c) d",
  "x:damage x:target -x:you",
  'm.i.c. "of the" !"Glass Man"',
  "k:flying cost<=4",
  "does:draw when:destroyed",
  "cashflow>upkeep",
  "mutation>=4 is:free",
];

const REVISION = { number: 1, hash: "", author: "Arcology", note: "", at: "2026-11-01T09:00:00Z", origin: "shipped" } as const;
const PLACES = ["North", "South", "Upper", "Lower", "Old", "New", "Inner", "Outer", "First", "Last"] as const;

/** Cards made from the shipped Megacorp pool by turning names, numbers and costs a little, the same ones each time; the pool comes first. */
export function manyDesigns(count: number = CARDS): Card[] {
  const { cards: pool } = loadContent().content.megacorp;
  return Array.from({ length: count }, (_, i) => vary(pool[i % pool.length], i, Math.floor(i / pool.length)));
}

function vary(card: Card | undefined, i: number, round: number): Card {
  const id = parseCardId(`megacorp/card-${i}`);
  if (!card || !id) throw new Error("The Megacorp pool is empty.");
  if (round === 0) return card;
  return {
    ...card,
    id,
    name: `${card.name}, ${PLACES[round % PLACES.length]} ${round}`,
    text: `${card.text} Cashflow ${round % 7}.`.trim(),
    number: String(i + 1),
    fields: { ...card.fields, valuation: Number(card.fields["valuation"]) + (round % 5) },
  };
}

/** The same as a page has them. */
function manyCards(): LibraryCard[] {
  const reader = cardReader("megacorp", loadContent().content.megacorp.keywords);
  return manyDesigns().map((card) => ({ ...card, revision: REVISION, ...reader.read(card, "shipped"), archived: false }));
}

/** Milliseconds: the cards read from their texts, the index, the answer to each keystroke, and the completion at each keystroke. */
export async function benchSearch(): Promise<object> {
  const reading = performance.now();
  const cards = manyCards();
  const readMs = performance.now() - reading;
  await loadRegex();
  const started = performance.now();
  const { words } = cardReader("megacorp", loadContent().content.megacorp.keywords);
  const index = buildIndex(cards, withWords(gameDefinition("megacorp"), words));
  const indexMs = performance.now() - started;
  const typed = QUERIES.flatMap((query) => Array.from({ length: query.length }, (_, i) => query.slice(0, i + 1)));
  const context = { today: "2026-11-20" };
  for (const text of typed.slice(0, 50)) search(index, text, context);
  const answers = typed.map((text) => timed(() => search(index, text, context)));
  const completions = typed.map((text) => timed(() => complete(text, text.length, index, context)));
  const slowest = typed[answers.indexOf(Math.max(...answers))];
  return {
    cards: cards.length,
    queries: QUERIES.length,
    keystrokes: typed.length,
    readMs: rounded(readMs),
    indexMs: rounded(indexMs),
    searchMs: spread(answers),
    completeMs: spread(completions),
    slowest,
  };
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
function spread(times: readonly number[]): object {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}
const rounded = (ms: number): number => Math.round(ms * 100) / 100;
