/** What is asked of the lab, as plain data: with the cards that its hash names it says everything, so that the same games can be played anywhere, any time. */
import type { Card } from "../cards/card.ts";
import type { DeckList } from "../cards/deck.ts";
import type { PlayableGame } from "../games/game.ts";

/** What can be asked, as addresses and commands write it, in the order in which pages offer it. */
export const QUESTIONS = ["first-seat", "length", "card", "clauses", "cards", "edit", "decks", "field", "matrix", "ladder"] as const;
export type Question = (typeof QUESTIONS)[number];

/** A deck that plays. */
export type AskedDeck = { readonly name: string; readonly list: DeckList };

/**
 * What is compared with a card as it is. blank: the same card without text, at the same price · without: the players who are asked about leave it
 * alone · card: another card, or an earlier revision of this one, in its place.
 */
export type Against =
  | { readonly is: "blank" }
  | { readonly is: "without" }
  | { readonly is: "card"; readonly card: Card; readonly label: string };

export type StopRule = {
  /** Ends when the interval reaches this far to both sides of the estimate: 0.02 is 2 points of 100. */
  readonly within: number;
  /** Ends at the latest when so many games have been played. */
  readonly most: number;
};

export type Configuration = {
  readonly format: 1;
  readonly question: Question;
  readonly game: PlayableGame;
  /** Hash of the cards, as `Game.content` has it. */
  readonly content: string;
  /** Which engine it is asked of: games are the same only with the same rules and bots. */
  readonly engine?: string;
  /**
   * Bots of two strengths at most: everything is asked of each, with the same one on all seats. The first one's answer is the answer.
   * For "ladder" two or more, from weak to strong.
   */
  readonly bots: readonly string[];
  /** Of every game, as its `parse` returns them; in games that are played with decks, the decks are put in. */
  readonly options: unknown;
  /** The first seed: unit i of a lane has seed + i. */
  readonly seed: number;
  readonly stop: StopRule;
  /** Of games that are played with decks: all that play. For "field" the first one is the one that is asked about. */
  readonly decks: readonly AskedDeck[];
  /** The cards that are asked about, by id. */
  readonly cards: readonly string[];
  readonly against?: Against;
  /** For "clauses": what is left out of the card's text, and the text without it. */
  readonly clauses?: readonly { readonly words: string; readonly rest: string }[];
};

/** What a question is called, what it answers, and what has to be chosen for it. */
export type QuestionAbout = {
  readonly title: string;
  /** A sentence: what one learns. */
  readonly tells: string;
  /** One card, all cards, none; decks. */
  readonly card?: true;
  readonly decks?: "two" | "one" | "all";
};

export const QUESTION_ABOUT: Readonly<Record<Question, QuestionAbout>> = {
  "first-seat": {
    title: "Is going first unfair?",
    tells: "How often whoever has the first turn wins against an equal share, with the same bot on every seat.",
  },
  length: {
    title: "How long are games, and what do they feel like?",
    tells: "Lengths, endings, lead changes, idle turns, cards that nobody plays, and unusual games to watch.",
  },
  card: {
    title: "Is this card too strong?",
    tells: "How strong the card is: the same seeds with it and with a replacement.",
    card: true,
  },
  clauses: {
    title: "Which sentence makes this card strong?",
    tells: "The card without each of its clauses in turn: how much of its strength comes from each.",
    card: true,
  },
  cards: {
    title: "Which cards are too strong or too weak?",
    tells: "The same for every card at once; most games go to those that look special and are still open.",
  },
  edit: {
    title: "Did my edit change anything?",
    tells: "The current card against an earlier revision, on the same seeds.",
    card: true,
  },
  decks: {
    title: "Which deck is better?",
    tells: "Two decks against each other, every seed from both seats.",
    decks: "two",
  },
  field: {
    title: "How does this deck do against the field?",
    tells: "One deck against every other, every seed from both seats.",
    decks: "one",
  },
  matrix: {
    title: "Which deck is best?",
    tells: "All decks against all, with a rating of each.",
    decks: "all",
  },
  ladder: {
    title: "Is each bot stronger than the one before?",
    tells: "Each bot against the one before it, every seed from both sides. Answers are only as good as the bots.",
  },
};

/** How many play, where the options of a game say so. */
export function playersOf({ options }: Pick<Configuration, "options">): number | undefined {
  const players = options !== null && typeof options === "object" && "players" in options ? options.players : undefined;
  return typeof players === "number" ? players : undefined;
}

/** What a question is called for whoever asked it: somebody alone has nobody to go before. */
export const titleOf = (configuration: Pick<Configuration, "question" | "options">): string =>
  configuration.question === "first-seat" && playersOf(configuration) === 1
    ? "How often is the game won alone?"
    : QUESTION_ABOUT[configuration.question].title;

/** Bots on a ladder at most. */
export const MOST_RUNGS = 8;

/** Whether a text from outside names a question. */
export const isQuestion = (text: string): text is Question => QUESTIONS.some((one) => one === text);

/** Whether a question can be asked about a game: those about decks only where players bring decks. */
export const canBeAsked = (question: Question, hasDecks: boolean): boolean => QUESTION_ABOUT[question].decks === undefined || hasDecks;
