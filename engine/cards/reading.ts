/** What is known of a card from its text's tree: computed where the language is (`engine/games/reading.ts`), sent with the card. */
import { ASPECTS, type Aspect, type AspectWord } from "../language/aspect.ts";
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
    return unpassed === 1 ? "plays, its scenario has not passed" : `plays, its ${unpassed} scenarios have not all passed`;
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
      if (text.trim() === "") return "There is no text to carry out.";
      return seen?.scenarios
        ? `The text is carried out, and ${seen.scenarios === 1 ? "a scenario shows" : `${seen.scenarios} scenarios show`} it.`
        : "The text is carried out, and games of bots with it went well.";
    case "unverified":
      if (seen?.unpassed)
        return "The text is carried out. Its scenarios have not all passed with it: look at them under Try it in the studio.";
      return "The text is carried out. No scenario shows yet that it does what its words say.";
    case "draft":
      return "Not all of the text is understood. The card can be drawn, put in a deck and moved by hand on a free table.";
    case "free":
      return reading?.problems
        ? `The text is understood, but ${game}'s rules cannot carry it out. The card can be moved by hand on a free table.`
        : `${text.trim() === "" ? `There is no text to carry out; ${game}'s rules do not run yet` : `The text is understood; ${game}'s rules do not carry out texts yet`}. The card can be moved by hand on a free table.`;
    case "unchecked":
      return `No language reads the texts of ${game} yet.`;
  }
}

const LONGEST = 80;
/** The words that a problem speaks of, short enough for a line. */
export function problemWords(text: string, { from, to }: TextProblem): string {
  const words = text.slice(from, to).trim() || text.trim();
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}
