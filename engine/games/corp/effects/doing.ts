/** What single instructions of longer texts do, and how their costs are paid (CORP-R81, CORP-R84 to CORP-R86). */
import { SHOW } from "../../../kernel/card-events.ts";
import { at } from "../../../kernel/state.ts";
import { doDeed } from "../cards/deeds.ts";
import { discardAtRandom, draw, lookAtHand, replaceCard, takeAtRandom, takeTop } from "../cards/events-cards.ts";
import { showDice } from "../encounters/events-dice.ts";
import { packedFaces } from "../encounters/faces.ts";
import { LEAST_HIT } from "../encounters/hits.ts";
import { money } from "../fields.ts";
import { type CorpEngine, type CorpView, cardsIn, deckOf, HAND, POOL_SIZE, poolPlace, topOf } from "../layout.ts";
import { type CorpEvent, gain, pay, payTo } from "../mat/events-mat.ts";
import { darken, FOR_OTHERS, last, ONCE, untilBits } from "../turn/events-turn.ts";
import { amountOf, type Setting } from "./able.ts";
import { cardsAtWork } from "./at-work.ts";
import { choose } from "./choosing.ts";
import { DIGGING } from "./digging.ts";
import type { Cost, Effect } from "./effects.ts";
import { breakOff, rollText } from "./events-texts.ts";
import { comeBack, discardThis } from "./this-card.ts";

/** Does one instruction. The caller's last act. */
export function doNow(state: CorpView, engine: CorpEngine, place: number, effect: Effect, setting: Setting): void {
  const { who, you, target, card } = setting;
  switch (effect.is) {
    case "deed":
      doDeed(state, engine, who, target, effect.deed);
      return;
    case "gain":
      engine.propose(state, gain, who, amountOf(state, engine, who, effect.n, card));
      return;
    case "lose":
      engine.propose(state, pay, who, Math.min(at(state.credits, who), amountOf(state, engine, who, effect.n, card)));
      return;
    case "pay you":
      engine.propose(state, payTo, who, you, amountOf(state, engine, you, effect.n, card));
      return;
    case "pay that":
      if (target >= 0) engine.propose(state, payTo, who, target, amountOf(state, engine, who, effect.n, card));
      return;
    case "draw": {
      const n = amountOf(state, engine, who, effect.n, card);
      for (let i = 0; i < n; i++) engine.propose(state, draw, who);
      return;
    }
    case "discard random":
      for (let i = 0; i < effect.n; i++) engine.propose(state, discardAtRandom, who);
      return;
    case "taken random":
      for (let i = 0; i < effect.n; i++) engine.propose(state, takeAtRandom, you, who);
      return;
    case "seen":
      if (cardsIn(state, HAND + who).length > 0) engine.propose(state, lookAtHand, you, who);
      return;
    case "dark":
      engine.propose(state, darken, who, you);
      return;
    case "replace all":
      for (let i = 0; i < POOL_SIZE; i++) {
        const top = topOf(state, poolPlace(effect.pool, i));
        if (top !== undefined) engine.propose(state, replaceCard, top);
      }
      return;
    case "lasts":
      for (const { kind, n, others } of effect.bonuses)
        engine.propose(state, last, you, kind, n, (others === true ? FOR_OTHERS : 0) | untilBits(effect.until) | (effect.once ? ONCE : 0));
      return;
    case "repel":
    case "again":
      engine.propose(state, breakOff, effect.is === "repel" ? 1 : 2);
      return;
    case "back":
      comeBack(state, engine, you, card);
      return;
    case "discard this":
      // Only who has it can discard it (CORP-7.4), and only once.
      if (cardsAtWork(state, engine, who).includes(card)) discardThis(state, engine, you, card);
      return;
    case "peek deck":
      for (const seen of cardsIn(state, deckOf(effect.deck)).slice(-effect.n)) engine.propose(state, SHOW as CorpEvent, seen, 1 << who);
      return;
    case "top of deck":
      for (let i = 0; i < effect.n; i++) engine.propose(state, takeTop, who, effect.deck);
      return;
    case "roll": {
      engine.propose(state, rollText, who, effect.n);
      engine.propose(state, showDice, who, 0, packedFaces(state.textDice), state.textDice.filter((face) => face >= LEAST_HIT).length);
      return;
    }
    case "dig":
      engine.call(state, DIGGING, effect.deck, effect.n, who);
      return;
    case "may":
    case "choose":
    case "if":
    case "cost":
    case "unless":
    case "team":
    case "by":
      return;
    default:
      choose(state, engine, place, effect, setting);
  }
}

/** All of a cost is paid. The caller's last act. */
export function payNow(state: CorpView, engine: CorpEngine, place: number, cost: Cost, setting: Setting): void {
  if (cost.is === "this") discardThis(state, engine, setting.who, setting.card);
  else if (cost.is === "cards") choose(state, engine, place, { is: "discard", of: cost.of, n: cost.n, words: { from: 0, to: 0 } }, setting);
  else if (cost.you === true) engine.propose(state, payTo, setting.who, setting.you, cost.n);
  else engine.propose(state, pay, setting.who, cost.n);
}
export const costWords = (cost: Cost): string =>
  cost.is === "money" ? `Pay ${money(cost.n)}` : cost.is === "this" ? "Discard the card" : `Discard ${cost.n} of your ${cost.of} cards`;
