/**
 * The gate of playing texts: Megacorp is played at random with a random text on every card, plainly and optimised at once. Nothing may throw, both must go the same way, and every
 * position can be saved and loaded. At full length: `npm run gates -- --only random-texts`.
 */
import { loadContent } from "../../../content/load.ts";
import type { Card } from "../../../engine/cards/card.ts";
import { megacorpContent } from "../../../engine/games/megacorp/content.ts";
import { megacorpRules } from "../../../engine/games/megacorp/rules.ts";
import type { DeckOption } from "../../../engine/games/megacorp/setup/options.ts";
import { compileTexts } from "../../../engine/games/megacorp/texts/texts.ts";
import { openGame } from "../../../engine/kernel/game.ts";
import { below, type Rng, rngOf } from "../../../engine/kernel/rng.ts";
import { at } from "../../../engine/kernel/state.ts";
import { compileText } from "../../../engine/language/machine/compile.ts";
import { readText } from "../../../engine/language/reading/read.ts";
import { samplerOf } from "../../../engine/language/tables/sample.ts";
import { printLine } from "../../../engine/language/telling/print.ts";
import { shippedLanguage } from "../../gates/language.ts";

const { cards: SHIPPED, keywords, decks } = loadContent().content.megacorp;
const language = shippedLanguage("megacorp");
const sample = samplerOf(language.grammar);

/** Decisions after which a match that goes on is believed. */
const DECISIONS = 1000;
const TRIES = 30;

/** A text that a card of its type may have: an Event does something, other cards have abilities. */
function textFor(card: Card, rng: Rng): string {
  // With an income matches last longer.
  if (card.kind === "business") return "Cashflow 30.";
  for (let i = 0; i < TRIES; i++) {
    const printed = printLine(language.grammar, sample(rng, "Line", 5 + below(rng, 4)));
    const text = `${printed.charAt(0).toUpperCase()}${printed.slice(1)}`.replace(/\.?$/, ".");
    const reading = readText(language, text);
    if (reading.problems.length > 0 || (card.kind === "event") !== (reading.abilities[0]?.kind === "do")) continue;
    if (compileText(language, reading).ok) return text;
  }
  return card.text;
}

type DeckSection = "business" | "founder" | "main" | "resources";

const deckOf = ({ list: { name, sections } }: (typeof decks)[number]): DeckOption => {
  const listed = (section: DeckSection) => (sections[section] ?? []).map(({ id, count }) => [`${id}`, count] as const);
  const only = (section: DeckSection) => at(listed(section), 0)[0];
  return { name, business: only("business"), founder: only("founder"), main: listed("main"), resources: listed("resources") };
};

/** Plays one match of random texts. A sentence about what went wrong, or undefined. */
export function playRandomTexts(seed: number): string | undefined {
  const rng = rngOf(seed);
  const cards = SHIPPED.map((card) => ({ ...card, text: textFor(card, rng) }));
  const texts = compileTexts(cards, keywords);
  if (!texts.ok) return JSON.stringify(texts.error);
  const content = megacorpContent(cards, texts.value);
  const players = 2 + below(rng, 3);
  const options = { decks: Array.from({ length: players }, (_, i) => deckOf(at(decks, (seed + i) % decks.length))) };
  const games = [false, true].map((plain) => openGame(megacorpRules(content), content, { plain }));
  const [game, plain] = [at(games, 0), at(games, 1)];
  let said = "the beginning";
  try {
    const [state, other] = [game.start({ seed, players }, options), plain.start({ seed, players }, options)];
    for (let n = 0; n < DECISIONS && game.offers(state) > 0; n++) {
      const action = below(rng, game.offers(state));
      said = `decision ${n}, ${JSON.stringify(game.decision(state)?.actions.at(action))}`;
      game.applyAt(state, action);
      plain.applyAt(other, action);
      if (game.digest(state) !== plain.digest(other)) return `${said}: plain and optimised execution differ (law 8)`;
      const loaded = n % 40 === 0 ? game.load(game.save(state)) : undefined;
      // What a text forbids to lose stays in the game without a Business.
      if (loaded && !loaded.ok && !loaded.error.message.includes("no Business")) return `${said}: ${loaded.error.message}`;
    }
    return undefined;
  } catch (thrown) {
    return `${said}: ${thrown instanceof Error ? thrown.stack : String(thrown)}`;
  }
}
