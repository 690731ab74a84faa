/** How a player comes to the cards of a deck, in sentences with the numbers of their rules. */
import type { DeckDraws } from "../cards/deck.ts";

const cardsWords = (count: number): string => `${count} ${count === 1 ? "card" : "cards"}`;
const countWords = (count: number): string => (count === 1 ? "one" : String(count));

/**
 * "5 cards at the start (XX-4.7); no draw on turn 1, then one each turn, WHEN (XX-5.2). SECTION: one is revealed each turn, WHEN (XX-5.2)."
 *
 * @param shownOf what the section is called of which cards are revealed
 */
export function drawWords(draws: DeckDraws, hand: number, first: boolean, shownOf: string | undefined): string {
  const { turn, opening, reveal } = draws;
  const since = turn.from[first ? "first" : "second"];
  const waits = since > 1 ? `no draw ${since === 2 ? "on turn 1" : `before turn ${since}`}, ` : "";
  const drawn = `${waits}then ${countWords(turn.cards)}${waits === "" ? " more" : ""} each turn, ${turn.when} (${turn.rule})`;
  const shown = reveal
    ? ` ${shownOf}: ${countWords(reveal.cards)} ${reveal.cards === 1 ? "is" : "are"} revealed each turn, ${reveal.when} (${reveal.rule}).`
    : "";
  return `${cardsWords(hand)} at the start (${opening.rule})${waits === "" ? ", " : "; "}${drawn}.${shown}`;
}

/** What who goes first has less of: "the first player draws no card on turn 1 (…)"; undefined where both draw alike. */
export function firstWords({ turn: { from, rule } }: DeckDraws): string | undefined {
  if (from.first === from.second) return undefined;
  const [who, since] = from.first > from.second ? ["the first player", from.first] : ["a player who goes second", from.second];
  return `${who} draws no card ${since === 2 ? "on turn 1" : `before turn ${since}`} (${rule})`;
}

/** The rules that `drawWords` names. */
export const rulesOfDraws = ({ opening, turn, reveal }: DeckDraws): readonly string[] => [
  opening.rule,
  turn.rule,
  ...(reveal ? [reveal.rule] : []),
];
