/** How fast odds are found: for `bench`. */
import type { Game } from "../../../kernel/game.ts";
import { below, shuffled } from "../../../kernel/rng.ts";
import type { Measure } from "../../measure.ts";
import { aheadOdds } from "../encounters/odds.ts";
import { type CorpEngine, type CorpState, cardsIn, deckOf, RUNNERS, SECURITY, SECURITY_TEAM } from "../layout.ts";
import { STANDARD } from "../setup/options.ts";
import { intrusionOdds } from "./odds.ts";

const ROLLS = 1024;
const MOST_DICE = 9;
/** A hard infiltration: so many runners past so many security cards. */
const INTRUDERS = 6;
const GUARDS = 7;

export const oddsMeasures = (game: Game<CorpState>, engine: CorpEngine): readonly Measure[] => [
  {
    id: "rollOdds",
    words: "odds of one roll",
    goal: 50,
    prepare(rng) {
      const rolls = Array.from({ length: ROLLS }, () => [below(rng, MOST_DICE), below(rng, MOST_DICE)] as const);
      return { each: ROLLS, call: () => rolls.reduce((sum, [own, other]) => sum + aheadOdds(own, other), 0) };
    },
  },
  {
    id: "infiltrationOdds",
    words: `odds of an infiltration, ${INTRUDERS} runners past ${GUARDS} security cards`,
    goal: 5_000,
    prepare(rng) {
      const state = game.start({ seed: below(rng, 1_000) }, { ...STANDARD, first: 1 });
      const drawn = (kind: number, n: number) => shuffled(rng, [...cardsIn(state, deckOf(kind))]).slice(0, n);
      const runners = drawn(RUNNERS, INTRUDERS);
      game.edit(
        state,
        drawn(SECURITY, GUARDS).map((card) => ({ kind: "move", card, place: SECURITY_TEAM + 1 }) as const),
      );
      return { each: 1, call: () => intrusionOdds(state, engine, 0, runners, 1) };
    },
  },
];
