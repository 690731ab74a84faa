/** What longer texts are worth to whose they are, in credits: read off the effects, so it holds for every text that can be written. For bots. */
import { ACTIONS } from "../layout.ts";
import type { Amount, Effect } from "./effects.ts";

/** What a card of each kind is worth, and a piece that is built or removed. */
export type Worths = { readonly card: number; readonly kept: number; readonly piece: number };

/** How many there are of what is counted, mostly; and how often a condition holds. */
const SOME = 1.5;
const OFTEN = 0.6;
/** What harms others is worth a part of it. */
const HARM = 0.3;

const times = ({ n, per }: Amount): number => (per === undefined ? n : (n * SOME) / per.full);

export const effectsWorth = (effects: readonly Effect[], worths: Worths): number =>
  effects.reduce((sum, effect) => sum + effectWorth(effect, worths), 0);

function effectWorth(effect: Effect, worths: Worths): number {
  const all = (effects: readonly Effect[]): number => effectsWorth(effects, worths);
  switch (effect.is) {
    case "gain":
      return times(effect.n);
    case "lose":
    case "pay that":
      return -times(effect.n);
    case "draw":
      return times(effect.n) * worths.card;
    case "discard":
    case "give":
      return -effect.n * (effect.of === "action" ? worths.card : worths.kept);
    case "discard random":
      return -effect.n * worths.card;
    case "unless":
      return OFTEN * all(effect.do);
    case "dig":
      return effect.deck === ACTIONS ? worths.card : worths.kept;
    case "team":
      return teamWorth(effect, worths);
    case "pay you":
      return 2 * times(effect.n);
    case "strip":
      return HARM * effect.n * worths.kept;
    case "take":
    case "yield":
    case "taken random":
    case "recover":
    case "top of deck":
      return effect.n * worths.kept;
    case "hire":
      return effect.free ? effect.n * worths.kept : Math.min(effect.less, worths.kept);
    case "build":
      return effect.free ? effect.n * worths.piece : effect.less;
    case "remove":
      return -worths.piece;
    case "may":
      return Math.max(0, all(effect.do));
    case "choose":
      return Math.max(...effect.options.map(all));
    case "if":
      return OFTEN * all(effect.do) + (1 - OFTEN) * all(effect.otherwise);
    case "cost":
      return Math.max(0, all(effect.do) - (effect.cost.is === "money" ? effect.cost.n : worths.kept));
    case "by":
      // What is paid to you and what you get is counted where it stands.
      return effect.do.reduce((sum, one) => {
        const worth = effectWorth(one, worths);
        return sum + (GETS.has(one.is) ? worth : -HARM * worth);
      }, 0);
    default:
      return 0;
  }
}
/** What is done to teams of others, and what one's own lose. */
function teamWorth({ teams: { whose }, deed }: Extract<Effect, { is: "team" }>, worths: Worths): number {
  const sign = whose === "own" ? -1 : HARM;
  if (deed.is === "lose") return sign * deed.n * worths.kept;
  return deed.is === "destroy" ? sign * 2 * worths.kept : whose === "own" ? HARM : HARM * HARM;
}
const GETS: ReadonlySet<Effect["is"]> = new Set(["pay you", "take", "yield", "taken random", "strip"]);
