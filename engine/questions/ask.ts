/** Makes a configuration of what somebody wishes to know; what they leave out follows from the game. */
import { botNamed } from "../bots/index.ts";
import type { Card } from "../cards/card.ts";
import { playedEntries } from "../cards/entries.ts";
import { hasLanguage, type Playable, type PlayableGame, type PlayableSource } from "../games/game.ts";
import { gameDefinition } from "../games/index.ts";
import { vocabulariesOf } from "../games/languages.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { clausesOf } from "../language/corpus/clauses.ts";
import { composeLanguage } from "../language/index.ts";
import {
  type Against,
  type AskedDeck,
  type Configuration,
  canBeAsked,
  MOST_RUNGS,
  QUESTION_ABOUT,
  type Question,
} from "./configuration.ts";

export type Wish = {
  readonly question: Question;
  readonly game: PlayableGame;
  readonly seed: number;
  /** Which engine plays. */
  readonly engine?: string | undefined;
  readonly bots?: readonly string[] | undefined;
  readonly within?: number | undefined;
  readonly most?: number | undefined;
  /** As they come from outside: checked here. */
  readonly options?: unknown;
  readonly decks?: readonly AskedDeck[] | undefined;
  /** Ids of cards. */
  readonly cards?: readonly string[] | undefined;
  readonly against?: Against | undefined;
};

const WITHIN = 0.02;
const MOST = 4_000;
/** Of all cards at once each gets so many on average; the race gives more to those that are still open. */
const MOST_A_CARD = 400;
/** Strong bots take long over a game. */
const MOST_ON_A_LADDER = 600;
const MOST_GAMES = 100_000_000;
const USUAL_BOTS: Readonly<Partial<Record<Question, readonly string[]>>> = {
  cards: ["greedy"],
  ladder: ["random", "greedy", "search:20"],
};

/** The error is a sentence: what is wrong with the wish. */
export function configurationOf(wish: Wish, playable: Playable, source: PlayableSource): Result<Configuration, string> {
  const { engine, question, game, seed, within = WITHIN } = wish;
  const definition = gameDefinition(game);
  const about = QUESTION_ABOUT[question];
  const isBuilt = definition.deck !== undefined;
  if (!canBeAsked(question, isBuilt)) return err(`Players do not bring decks to ${definition.name}, so it has no deck to ask about.`);
  if (!(within > 0 && within <= 0.5)) return err(`The interval must reach 0.1 to 50 points to each side, not ${within * 100}.`);
  if (!(Number.isSafeInteger(seed) && seed >= 0 && seed <= 0xffff_ffff))
    return err("The first seed must be a whole number from 0 to 4294967295.");
  const bots: string[] = [];
  for (const name of wish.bots ?? USUAL_BOTS[question] ?? ["greedy", "random"]) {
    const bot = botNamed(name);
    if (!bot.ok) return bot;
    if (!bots.includes(bot.value.name)) bots.push(bot.value.name);
  }
  if (question === "ladder" ? bots.length < 2 || bots.length > MOST_RUNGS : bots.length === 0 || bots.length > 2)
    return err(
      question === "ladder"
        ? `A ladder needs two to ${MOST_RUNGS} bots, each once, from weak to strong.`
        : "Name one bot, or two of different strength.",
    );
  const options = isBuilt ? ok(undefined) : playable.options.parse(wish.options ?? playable.options.standard);
  if (!options.ok) return options;
  const decks = isBuilt ? (wish.decks ?? (source.decks ?? []).map(({ list }) => ({ name: list.name, list }))) : [];
  if (isBuilt) {
    const wrong = deckFault(playable, decks, about.decks === undefined ? 1 : 2);
    if (wrong !== undefined) return err(wrong);
    if (question === "decks" && decks.length !== 2) return err(`The question compares two decks, not ${decks.length}.`);
  }
  const cards = wish.cards ? [...new Set(wish.cards)] : question === "cards" ? poolOf(playable.cards, decks) : [];
  if (about.card && cards.length !== 1) return err(`“${about.title}” needs one card; name it.`);
  const usual = question === "ladder" ? MOST_ON_A_LADDER : question === "cards" ? Math.max(MOST, MOST_A_CARD * cards.length) : MOST;
  const most = wish.most ?? usual;
  if (!(Number.isSafeInteger(most) && most >= 1 && most <= MOST_GAMES))
    return err(`The limit of games must be a whole number from 1 to ${MOST_GAMES}.`);
  const against = againstOf(wish, isBuilt);
  if (question === "edit" && against?.is !== "card") return err("Name the earlier revision that the card is compared with.");
  if (question === "card" && against?.is === "card" && against.card.id === cards[0])
    return err(`${against.card.name} would stand in its own place, so there is nothing to compare. Name another card.`);
  const clauses = question === "clauses" ? clausesFor(wish, playable, source, cards[0]) : ok(undefined);
  if (!clauses.ok) return clauses;
  return ok({
    format: 1,
    question,
    game,
    content: playable.game.content,
    ...(engine === undefined ? {} : { engine }),
    bots,
    options: options.value ?? null,
    seed,
    stop: { within, most },
    decks,
    cards,
    ...(against && question !== "clauses" ? { against } : {}),
    ...(clauses.value ? { clauses: clauses.value } : {}),
  });
}

/** In a game whose players share the cards, a card is measured by leaving it alone; in a deck it is replaced. */
function againstOf({ question, against }: Wish, isBuilt: boolean): Against | undefined {
  if (against?.is === "without" && isBuilt) return { is: "blank" };
  if (against) return against;
  return question === "card" || question === "cards" ? { is: isBuilt ? "blank" : "without" } : undefined;
}

/** What is wrong with the decks: too few, or one that is not legal with the cards as they are now. */
function deckFault({ options }: Playable, decks: readonly AskedDeck[], least: number): string | undefined {
  if (decks.length < least)
    return `${least === 1 ? "A deck is" : "Two decks are"} needed, and there ${decks.length === 1 ? "is" : "are"} ${decks.length}.`;
  for (const { name, list } of decks) {
    const table = options.ofDecks?.([list, list]);
    if (table && !table.ok) return `The deck ${name} cannot play: ${table.error}`;
  }
  return undefined;
}

/** The cards of some decks; without decks all. */
function poolOf(cards: readonly Card[], decks: readonly AskedDeck[]): string[] {
  const names = new Set(decks.flatMap(({ list }) => playedEntries(list).map(({ name }) => name)));
  return cards.filter(({ name }) => decks.length === 0 || names.has(name)).map(({ id }) => String(id));
}

/** The clauses of a card's text that can be left out. */
function clausesFor(
  { game }: Wish,
  { cards }: Playable,
  { keywords }: PlayableSource,
  id: string | undefined,
): Result<NonNullable<Configuration["clauses"]>, string> {
  const card = cards.find((one) => one.id === id);
  if (!card) return err("The game is not played with this card.");
  if (!hasLanguage(game)) return err("The texts of this game cannot be read.");
  const language = composeLanguage(vocabulariesOf(game, keywords), { proven: true });
  if (!language.ok) return err("The words of this game cannot be loaded.");
  const clauses = clausesOf(language.value, card.text).map(({ words, rest }) => ({ words, rest }));
  return clauses.length === 0 ? err(`${card.name} has no text, so there is no clause to leave out.`) : ok(clauses);
}
