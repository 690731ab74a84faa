/** Steps 4, 5 and 7 of an attack (MC-9.8): who blocks, whom SUPPRESSOR engages, who retaliates. */
import type { Choice } from "../../../kernel/choice.ts";
import { type Frame, setSlot, slot } from "../../../kernel/frames.ts";
import { pickChoice } from "../../../kernel/shapes.ts";
import { at } from "../../../kernel/state.ts";
import { engage, payMoney } from "../buying/events-money.ts";
import { canBeEngaged } from "../buying/paying.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import { cardsIn, isEngaged, type MegacorpState, type MegacorpView, NETWORK, playersFrom } from "../layout.ts";
import { networkOfSlot } from "../network/network.ts";
import { hasKeyword } from "../state/characteristics.ts";
import { blockerNeeds, blockToll, mayRetaliate, retaliationNeeds, targetOf } from "./block.ts";
import { block, defend, sayRetaliation } from "./events-combat.ts";
import { ASKED, ATTACKER, attackedCards, DEFENDS_FLYING, type Defender, ofAttack, SPACE, standingDefenders } from "./fight.ts";

/** Slot of the frame: the last card that blocks, plus 1; 0 while none does. */
export const BLOCKER = 1;
const DONE = -1;

type Asks<N extends string> = Choice<MegacorpState, MegacorpContent, N>;

const attackerName = (state: MegacorpView, { content }: MegacorpEngine): string =>
  at(content.cards, at(state.card, ofAttack(state, ATTACKER))).name;

const flyingFlag = (state: MegacorpView, engine: MegacorpEngine, card: number): number =>
  hasKeyword(state, engine, card, "flying") ? DEFENDS_FLYING : 0;

/** Notes who defends without blocking, with the Flying that it has; who was noted before stays as it was. */
export function noteDefenders(state: MegacorpView, engine: MegacorpEngine): void {
  const flags = attackedCards(state, engine).map((card) => [card, flyingFlag(state, engine, card)] as const);
  for (const [card, flag] of flags) engine.propose(state, defend, card, flag);
}

/** Step 4: blockers, one at a time; each set of them is reached in one way (MC-9.9, MC-9.10). */
export const blockers: Asks<"blockers" | "blocked"> = {
  kind: "block",
  rule: "MC-9.9",
  forms: [
    { kind: "block", members: { card: "card" } },
    { kind: "done", members: {} },
  ],
  player: (state) => at(state.controller, targetOf(state) ?? ofAttack(state, ATTACKER)),
  requirements: blockerNeeds.map(({ rule, holds, reason }) => ({
    verb: "block",
    rule,
    holds: (state: MegacorpView, card: number, _frame: Frame, engine: MegacorpEngine) => card === DONE || holds(state, engine, card),
    reason: (state: MegacorpView, card: number, _frame: Frame, engine: MegacorpEngine) => reason(state, engine, card),
  })),
  candidates(state, into, frame) {
    const cards = cardsIn(state, NETWORK + networkOfSlot(ofAttack(state, SPACE)));
    // Only behind the last one that blocks, counted from 1.
    for (let i = cards.indexOf(slot(state, frame, BLOCKER) - 1) + 1; i < cards.length; i++) into.push(at(cards, i));
    into.push(DONE);
  },
  action: (_state, card) => (card === DONE ? { kind: "done" } : { kind: "block", card }),
  carryOut(state, card, frame, engine) {
    if (card === DONE) return "blocked";
    setSlot(state, frame, BLOCKER, card + 1);
    // MC-R263
    const toll = blockToll(state, engine, card);
    if (toll > 0) engine.propose(state, payMoney, at(state.controller, card), toll, 0);
    engine.propose(state, block, card, ofAttack(state, ATTACKER), flyingFlag(state, engine, card));
    return "blockers";
  },
  prompt: (state, _frame, engine) => `Block the attack of ${attackerName(state, engine)}?`,
};

/** SUPPRESSOR engages defenders; what is engaged already, or cannot be, stays as it is (MC-R66). */
export function suppress(state: MegacorpView, engine: MegacorpEngine, cards: readonly number[]): void {
  for (const card of cards) if (!isEngaged(state, card) && canBeEngaged(state, engine, card)) engine.propose(state, engage, card);
}

/** The defender that SUPPRESSOR engages: of several blockers one, as the attacker's controller says (MC-G39, MC-R66). */
export const suppressed = pickChoice<MegacorpState, MegacorpContent, "window2">({
  kind: "suppress",
  rule: "MC-G39",
  player: (state) => state.active,
  prompt: () => "Which blocker becomes engaged?",
  items(state, into, _frame, engine) {
    for (const { card } of standingDefenders(state, engine)) into.push(card);
  },
  pick(state, card, _frame, engine) {
    suppress(state, engine, [card]);
    return "window2";
  },
});

/** Defenders whose controllers have not said yet whether they retaliate, and whom anybody would ask (MC-9.8 step 7). */
const unasked = (state: MegacorpView, engine: MegacorpEngine): Defender[] =>
  standingDefenders(state, engine).filter((one) => (one.flags & ASKED) === 0);

/** Who is asked next: in turn order (MC-9.15). */
export function nextAsked(state: MegacorpView, engine: MegacorpEngine): number | undefined {
  const able = unasked(state, engine).filter((one) => mayRetaliate(state, engine, one));
  return playersFrom(state, state.active).find((player) => able.some(({ controller }) => controller === player));
}

const defenderOf = (state: MegacorpView, engine: MegacorpEngine, card: number): Defender | undefined =>
  standingDefenders(state, engine).find((one) => one.card === card);

/** Step 7: which of a player's defenders retaliate, one at a time; each set of them is reached in one way (MC-9.15). */
export const retaliation: Asks<"ask"> = {
  kind: "retaliate",
  rule: "MC-9.15",
  forms: [
    { kind: "retaliate", members: { card: "card" } },
    { kind: "done", members: {} },
  ],
  player: (state, _frame, engine) => nextAsked(state, engine) ?? state.active,
  requirements: retaliationNeeds.map(({ rule, holds, reason }) => ({
    verb: "retaliate",
    rule,
    holds(state: MegacorpView, card: number, _frame: Frame, engine: MegacorpEngine) {
      const defender = defenderOf(state, engine, card);
      return defender === undefined || holds(state, engine, defender);
    },
    reason(state: MegacorpView, card: number, _frame: Frame, engine: MegacorpEngine) {
      const defender = defenderOf(state, engine, card);
      return defender === undefined ? "" : reason(state, engine, defender);
    },
  })),
  candidates(state, into, _frame, engine) {
    const player = nextAsked(state, engine);
    for (const { card, controller } of unasked(state, engine)) if (controller === player) into.push(card);
    into.push(DONE);
  },
  action: (_state, card) => (card === DONE ? { kind: "done" } : { kind: "retaliate", card }),
  carryOut(state, card, _frame, engine) {
    const player = nextAsked(state, engine);
    const asked = unasked(state, engine).filter(({ controller }) => controller === player);
    for (const one of asked) {
      engine.propose(state, sayRetaliation, one.card, one.card === card ? 1 : 0);
      if (one.card === card) break;
    }
    return "ask";
  },
  prompt: (state, _frame, engine) => `Retaliate against ${attackerName(state, engine)}?`,
};
