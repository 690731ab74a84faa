/** What is known of a card from its text's tree: computed where the language is (`engine/games/reading.ts`), sent with the card. */
import { ASPECTS, type Aspect, type AspectWord } from "../language/telling/aspect.ts";
import type { DeckSaying } from "../language/telling/deck-saying.ts";
import { isPlayableState, type LibraryCard, STATE_WORDS } from "./card.ts";

export { ASPECTS, type Aspect };

/** Characters `from` up to, not including, `to` of the text that are not understood, or cannot be carried out, and why. */
export type TextProblem = { readonly from: number; readonly to: number; readonly message: string };

/** Of each aspect the words that the text has, in its order; an aspect without any is left out. */
export type CardReading = Readonly<Partial<Record<Aspect, readonly string[]>>> & {
  /** By keyword: "cashflow" → 2. Left out when no keyword has a number. */
  readonly numbers?: Readonly<Record<string, number>>;
  /** The number of constructs that the text is made of, as far as it is understood; left out when there are none. */
  readonly constructs?: number;
  /** Of a draft what is not understood, else what cannot be carried out; in the order of the text, left out when there is none. */
  readonly problems?: readonly TextProblem[];
  /** What it says of the deck that the card is in; left out when it says nothing. */
  readonly deck?: readonly DeckSaying[];
  /** What of it is lost on this card, whatever happens: what nothing carries out and what can never come to anything; left out when there is none. */
  readonly lost?: readonly TextProblem[];
};

/** A keyword with a number: a search field of its own. */
export type NumberWord = {
  /** In one word, as in queries: "deaddrop". */
  readonly name: string;
  /** The keyword's id: "dead-drop". */
  readonly keyword: string;
  /** As printed: "Dead Drop". */
  readonly label: string;
};

/** All words that the texts of a game can be asked by. */
export type TextWords = Readonly<Record<Aspect, readonly AspectWord[]>> & { readonly numbers: readonly NumberWord[] };

/** The state of a card in a few words, with what makes it that: "plays, 3 scenarios pass", "draft: line 2 is not understood". */
export function stateWords({ state, seen = {}, reading, text }: Pick<LibraryCard, "state" | "seen" | "reading" | "text">): string {
  const { scenarios = 0, games = 0, unpassed = 0 } = seen;
  if (isPlayableState(state) && unpassed > 0)
    return unpassed === 1 ? "plays, its scenario fails" : `plays, not all of its ${unpassed} scenarios pass`;
  if (state === "plays" && scenarios > 0) return `plays, ${scenarios} ${scenarios === 1 ? "scenario passes" : "scenarios pass"}`;
  if (state === "plays" && games > 0) return `plays, ${games} clean games`;
  if (state === "plays" && text.trim() === "") return "plays, no text";
  const [problem] = reading?.problems ?? [];
  if (state === "draft" && problem) return `draft: line ${text.slice(0, problem.from).split("\n").length} is not understood`;
  return STATE_WORDS[state];
}

/** Why a card is in its state, in one sentence or two; what is wrong with the text, part by part, is in `reading.problems`. `game`: as people read it. */
export function stateReason(
  { state, text, reading, seen }: Pick<LibraryCard, "state" | "text" | "reading" | "seen">,
  game: string,
): string {
  switch (state) {
    case "plays":
      if (text.trim() === "") return "The card has no text to run.";
      return seen?.scenarios
        ? `The text runs, and ${seen.scenarios === 1 ? "a scenario confirms" : `${seen.scenarios} scenarios confirm`} it.`
        : "The text runs, and bot games with it had no errors.";
    case "unverified":
      if (seen?.unpassed) return "The text runs, but not all of its scenarios pass. Check them under Try it in the studio.";
      return "The text runs. No scenario confirms yet that it does what it says.";
    case "draft":
      return "Part of the text is not understood. You can draw the card, put it in a deck and move it by hand on a free table.";
    case "free":
      return reading?.problems
        ? `The text is understood, but ${game}'s rules cannot run it. You can move the card by hand on a free table.`
        : `${text.trim() === "" ? `The card has no text, and ${game}'s rules do not run yet` : `The text is understood, but ${game}'s rules do not run texts yet`}. You can move the card by hand on a free table.`;
    case "unchecked":
      return `The studio cannot read ${game} texts yet.`;
  }
}

const LONGEST = 80;
/** The words that a problem speaks of, short enough for a line. */
export function problemWords(text: string, { from, to }: TextProblem): string {
  const words = text.slice(from, to).trim() || text.trim();
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}
