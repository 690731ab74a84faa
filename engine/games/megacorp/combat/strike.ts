/** Step 8 of an attack: damage, first of those with INITIATIVE, then of the others; each sub-step all at once (MC-9.13, MC-R59). */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { numberChoice } from "../../../kernel/shapes.ts";
import { at } from "../../../kernel/state.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import type { MegacorpState, MegacorpView } from "../layout.ts";
import { hasKeyword, isBanned, scoreOf } from "../state/characteristics.ts";
import { assign, beginStrikes, COMBAT_DAMAGE, damage, forgetHits, retaliate, strike } from "./events-combat.ts";
import {
  ATTACKER,
  attackerStands,
  type Defender,
  defendingCards,
  hasFlag,
  isArea,
  ofAttack,
  POWER,
  RETALIATES,
  STRUCK,
  standingDefenders,
  TRAIT,
} from "./fight.ts";

/** Slot: the sub-step, 0 for that of INITIATIVE. */
const SUB = 0;
const NORMAL = 1;

/** What the attacker deals: its score as it is then; of an area attack its score before any damage of the combat (MC-9.13, MC-R63). */
const attackDamage = (state: MegacorpView, engine: MegacorpEngine): number =>
  isArea(state) ? ofAttack(state, POWER) - 1 : Math.max(0, scoreOf(state, engine, ofAttack(state, ATTACKER), ofAttack(state, TRAIT)));

const strikesNow = (state: MegacorpView, engine: MegacorpEngine, card: number, sub: number): boolean =>
  sub === NORMAL || hasKeyword(state, engine, card, "initiative");

/** Whether the attacker deals its damage in a sub-step: always once, and to somebody (MC-9.14, MC-9.17). */
const attackerStrikes = (state: MegacorpView, engine: MegacorpEngine, sub: number): boolean =>
  !hasFlag(state, STRUCK) && strikesNow(state, engine, ofAttack(state, ATTACKER), sub) && defendingCards(state, engine).length > 0;

/** The defenders that retaliate in a sub-step (MC-9.15). */
const retaliating = (state: MegacorpView, engine: MegacorpEngine, sub: number): Defender[] =>
  standingDefenders(state, engine).filter(({ card, flags }) => (flags & RETALIATES) !== 0 && strikesNow(state, engine, card, sub));

/** The defenders that have no share of the split yet (MC-R57). */
const withoutShare = (state: MegacorpView, engine: MegacorpEngine): Defender[] =>
  standingDefenders(state, engine).filter(({ share }) => share === undefined);

const assigned = (state: MegacorpView, engine: MegacorpEngine): number =>
  standingDefenders(state, engine).reduce((sum, { share = 0 }) => sum + share, 0);

const unassigned = (state: MegacorpView, engine: MegacorpEngine): number => attackDamage(state, engine) - assigned(state, engine);

/** Deals the damage of a combat. */
export const STRIKING = procedures<MegacorpState, MegacorpContent>()(
  "striking",
  {
    begin(state, _frame, engine) {
      engine.propose(state, beginStrikes, Math.max(0, scoreOf(state, engine, ofAttack(state, ATTACKER), ofAttack(state, TRAIT))));
      return "sub";
    },
    sub(state, frame, engine) {
      const sub = slot(state, frame, SUB);
      // Without the attacker nobody deals any damage (MC-9.17).
      if (sub > NORMAL || !attackerStands(state)) return "finish";
      if (attackerStrikes(state, engine, sub)) return "share";
      return retaliating(state, engine, sub).length > 0 ? "deal" : "after";
    },
    // With several defenders the attacker's controller says who gets how much; the last one gets the rest (MC-9.14, MC-R57).
    share: (state, _frame, engine) => (!isArea(state) && withoutShare(state, engine).length > 1 ? "split" : "deal"),
    split: numberChoice<MegacorpState, MegacorpContent, "share">({
      kind: "split",
      rule: "MC-9.14",
      player: (state) => state.active,
      prompt: () => "How much damage does it take?",
      from: () => 0,
      to: (state, _frame, engine) => unassigned(state, engine),
      receiver: (state, _frame, engine) => at(withoutShare(state, engine), 0).card,
      choose(state, n, _frame, engine) {
        engine.propose(state, assign, at(withoutShare(state, engine), 0).card, n);
        return "share";
      },
    }),
    deal(state, frame, engine) {
      const sub = slot(state, frame, SUB);
      const attacker = ofAttack(state, ATTACKER);
      const trait = ofAttack(state, TRAIT) + COMBAT_DAMAGE;
      const strikes = attackerStrikes(state, engine, sub);
      // MC-R192
      const dealsAny = (card: number) => !isBanned(state, engine, card, "deal-combat-damage");
      const blows = strikes && dealsAny(attacker) ? attackBlows(state, engine).map(([card, n]) => [card, attacker, trait, n]) : [];
      const answers = retaliating(state, engine, sub);
      for (const { card } of answers)
        if (dealsAny(card)) blows.push([attacker, card, trait, scoreOf(state, engine, card, ofAttack(state, TRAIT))]);
      if (strikes) engine.propose(state, strike, attacker);
      for (const { card } of answers) engine.propose(state, retaliate, card, attacker);
      engine.together(
        state,
        damage,
        blows.filter(([, , , n = 0]) => n > 0),
      );
      return "after";
    },
    // What was destroyed is gone by now (MC-9.8 step 9). Who hit an area attack's attacker counts until its destruction is evaluated (MC-G4, MC-R63).
    after(state, frame, engine) {
      setSlot(state, frame, SUB, slot(state, frame, SUB) + 1);
      if (!isArea(state)) engine.propose(state, forgetHits);
      return "sub";
    },
    finish(state, _frame, engine) {
      engine.propose(state, forgetHits);
      return "done";
    },
  },
  { holds: true },
);

/** Whom the attacker deals how much: all of it to a single defender, its share to each of several, all of it to each in an area (MC-9.14, MC-G3). */
function attackBlows(state: MegacorpView, engine: MegacorpEngine): [card: number, n: number][] {
  const cards = defendingCards(state, engine);
  const whole = attackDamage(state, engine);
  if (isArea(state) || cards.length === 1) return cards.map((card) => [card, whole]);
  const rest = unassigned(state, engine);
  return standingDefenders(state, engine).map(({ card, share = rest }) => [card, share]);
}
