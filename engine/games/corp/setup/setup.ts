/** Chapter CORP-2: setting up. */
import { createCards, moveCard, shufflePlace } from "../../../kernel/zones.ts";
import { decksWith } from "../content.ts";
import { ACTIONS, type CorpEngine, type CorpState, deckOf, HAND, POOL_SIZE, POOLS, poolPlace, topOf } from "../layout.ts";
import { type CorpOptions, MOST_ROUNDS } from "./options.ts";

const START_CREDITS = 5;
const START_CARDS = 2;
/** By number of players the round from which a die closes the market (CORP-R44). */
const CLOSES: Readonly<Record<number, number>> = { 2: 20, 3: 18, 4: 18, 5: 16, 6: 14 };

/** Makes the decks and pools, and gives each player what they begin with (CORP-2.2 to CORP-2.4). */
export function setUp(state: CorpState, options: CorpOptions, { layout, content }: CorpEngine): void {
  decksWith(content, options.cards).forEach((deck, kind) => {
    createCards(state, layout, deck, 0, deckOf(kind));
    shufflePlace(state, layout, deckOf(kind));
  });
  const moveTop = (from: number, to: number) => {
    const card = topOf(state, from);
    if (card !== undefined) moveCard(state, layout, card, to);
  };
  for (let pool = 0; pool < POOLS; pool++) for (let i = 0; i < POOL_SIZE; i++) moveTop(deckOf(pool), poolPlace(pool, i));
  for (let player = 0; player < state.players; player++) {
    state.credits[player] = START_CREDITS;
    for (let i = 0; i < START_CARDS; i++) moveTop(deckOf(ACTIONS), HAND + player);
  }
  state.closes = options.market ? (CLOSES[state.players] ?? 0) : 0;
  state.supremacyFrom = options.supremacyFromRound;
  state.mostRounds = options.maxRounds === 0 ? MOST_ROUNDS : options.maxRounds;
  state.first = options.first - 1;
  state.even = options.even ? 1 : 0;
}
