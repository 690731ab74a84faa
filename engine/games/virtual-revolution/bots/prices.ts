/** What things are worth in points at each time of the game, and what each text comes to at these prices. Only for bots: no rule asks it, and it knows no card. */
import { at } from "../../../kernel/state.ts";
import { CREDITS_A_POINT } from "../ends/scoring.ts";
import { ACTIONS, DIRECTORS, DONATE, RECRUIT, ROUNDS, SERVER, VERSE, type VrEngine, type VrView, WORK } from "../layout.ts";
import type { Line, Price } from "../moments.ts";

/**
 * What bots think of the game, in points. “More” is what it is worth beyond its points while the whole game is to come; it falls with the time that is left. Found by play: in
 * each of some thousand games the two players had each number a little higher or lower, and what that brought was told from all games at once.
 */
export const WEIGHTS = {
  creditMore: 0.09,
  reserveMore: 0.3,
  mapMore: 0.3,
  controlledMore: 0.75,
  agentMore: 1.2,
  immunity: 0.85,
  immunityMore: 1.1,
  /** Of the € that Revenue still brings. */
  income: 0.35,
  corruption: 0.5,
  /** An activation this round, and one in each round to come, as a share of what it brings. */
  now: 0.9,
  later: 1.05,
  /** A promotion, and the Boost that an Agent can become, as shares. */
  promotion: 0.95,
  became: 0.7,
  boosted: 0.8,
  /** Where an Agent cannot be discarded any more (VR-7.7). */
  retired: 0.2,
  /** No place in service is free. */
  full: 0.8,
  /** A Verse that is Loading: as a share of what it gives now, and besides, falling. */
  met: 0.8,
  unmet: 0.3,
  loading: 1.2,
  /** A Title, if all but one borough of its district are controlled, falling. */
  nearTitle: 2.4,
  /** What is under way, and what the Director placed can still do, as shares. */
  underway: 1.2,
  prospect: 1.1,
  control: 0.8,
  strike: 0.4,
  /** Influence added and eliminated by texts. */
  added: 2.1,
  eliminated: 1.6,
  server: 4,
  range: 0.4,
  waived: 1.3,
  replaced: 0.2,
  copied: 1.5,
  exchanged: 0.8,
  scale: 25,
};
export type Weights = typeof WEIGHTS;

/** How often each Action is taken a turn, about. */
const OFTEN = { [WORK]: 0.35, [RECRUIT]: 0.2, [SERVER]: 0.25, [VERSE]: 0.15, [DONATE]: 0.05 } as const;
export const oftenOf = (action: number): number => OFTEN[action as keyof typeof OFTEN] ?? 0;
/** What an Action brings, about, where it comes as a bonus. */
const BONUS = { [WORK]: 1.5, [RECRUIT]: 1, [SERVER]: 2.5, [VERSE]: 2, [DONATE]: 1 } as const;

/** Turns of a player that have been begun before a moment, 0 to 15. */
export const stepOf = ({ round, pass }: VrView): number => Math.max(0, (round - 1) * DIRECTORS + pass);
const STEPS = ROUNDS * DIRECTORS;
/** Share of the game that is still to come, 0 to 1. */
export const leftAt = (step: number): number => Math.max(0, 1 - step / STEPS);

/** Prices of a moment, and what the lines of each design come to at them. */
export type Prices = Price & { readonly left: number; readonly turns: number; readonly worth: (design: number, line: Line) => number };

/** The prices of each moment, made when they are first asked for. */
export function pricing(engine: VrEngine, weights: Weights): (state: VrView) => Prices {
  const made: Prices[] = [];
  return (state) => {
    const step = Math.min(stepOf(state), STEPS);
    const prices = made[step] ?? pricesAt(engine, weights, step);
    made[step] = prices;
    return prices;
  };
}

function pricesAt({ content }: VrEngine, weights: Weights, step: number): Prices {
  const left = leftAt(step);
  const incomes = Math.max(0, ROUNDS - 1 - Math.trunc((step - 1) / DIRECTORS));
  const credit = 1 / CREDITS_A_POINT + weights.creditMore * left;
  const immunity = weights.immunity + weights.immunityMore * left;
  const price: Price = {
    credit,
    revenue: 1 + weights.income * incomes * credit,
    immunity,
    corruption: weights.corruption,
    added: weights.added,
    eliminated: weights.eliminated,
    server: weights.server,
    agent: 1 + 3 * left,
    activation: 0.5 + left,
    exchanged: weights.exchanged,
    boost: 1 + 2 * left,
    verse: 1 + weights.loading,
    online: 1 + weights.loading,
    bonus: 1.5,
    replaced: weights.replaced,
    range: weights.range,
    waived: weights.waived,
    copied: weights.copied,
    type: 2,
    actions: Array.from({ length: ACTIONS }, (_, action) => BONUS[action as keyof typeof BONUS] ?? 0),
  };
  const lines = new Map<Line, readonly number[]>();
  const worth = (design: number, line: Line): number => {
    let worths = lines.get(line);
    if (worths === undefined) {
      worths = content.cards.map((_, card) => content.texts.worth(card, line, price));
      lines.set(line, worths);
    }
    return at(worths, design);
  };
  return { ...price, left, turns: left * STEPS, worth };
}
