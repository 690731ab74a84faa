/**
 * Chapter 1.9: the Challenge phase (MC-9.1): attack or forfeit, one attack after another, each of them in the nine steps of MC-9.8. The choices of who attacks are in
 * declare.ts, those of who is attacked in defend.ts, damage in strike.ts; the attack that goes on is in the state, see fight.ts.
 */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { offersChoice } from "../../../kernel/offers.ts";
import { type Procedure, procedures } from "../../../kernel/procedure.ts";
import { engage } from "../buying/events-money.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import { hostOf, isEngaged, type MegacorpState, type MegacorpView } from "../layout.ts";
import { cardAt, isOrphaned, type Slot, slotOf, topOf } from "../network/network.ts";
import { PLAIN, WINDOW } from "../stack/priority.ts";
import { endChanges, UNTIL_END_OF_COMBAT } from "../state/changes.ts";
import { hasKeyword } from "../state/characteristics.ts";
import { sellElsewhere, withPriority } from "../table/elsewhere.ts";
import { hitSlots } from "./area.ts";
import { areasOf, isEngagedByAttacking } from "./attack.ts";
import { canBeBlocked } from "./block.ts";
import { attackOffer, CARD, declare, forfeitOffer, IN, line, rectangle, space, TARGET, trait, turnPlayer } from "./declare.ts";
import { BLOCKER, blockers, nextAsked, noteDefenders, retaliation, suppress, suppressed } from "./defend.ts";
import { aimAt, attack, attackCard, becomeBlocked, endCombat } from "./events-combat.ts";
import {
  ATTACKER,
  attackedCards,
  attackerStands,
  BLOCKED,
  BONDED,
  HEIGHT,
  hasFlag,
  isArea,
  ofAttack,
  SPACE,
  spacesOf,
  standingDefenders,
  TRAIT,
  WIDTH,
} from "./fight.ts";
import { STRIKING } from "./strike.ts";

/** A slot that is attacked, and the card in it: of a pile the bonded card that was named (MC-G32). */
type Attacked = readonly [space: Slot, card: number];

/** What the attack goes against as the begin check finds it; nothing if it is nullified (MC-9.8 step 3, MC-R52). */
function attackedNow(state: MegacorpView, engine: MegacorpEngine): Attacked[] {
  if (!isArea(state)) return attackedCards(state, engine).map((card) => [ofAttack(state, SPACE), card]);
  const shape = { slot: ofAttack(state, SPACE), width: ofAttack(state, WIDTH), height: ofAttack(state, HEIGHT) };
  const slots = hitSlots(state, engine, ofAttack(state, ATTACKER), ofAttack(state, TRAIT), shape, spacesOf(state));
  return slots.flatMap((where): Attacked[] => {
    const card = cardAt(state, where);
    return card === undefined ? [] : [[where, card]];
  });
}

/** A priority window (MC-14.12, MC-R49). */
const openWindow = (state: MegacorpView, engine: MegacorpEngine): void => engine.call(state, WINDOW, PLAIN);

/** The Challenge phase. */
export const CHALLENGING: Procedure<MegacorpState, MegacorpContent> = procedures<MegacorpState, MegacorpContent>()(
  "challenge",
  {
    start(state, _frame, engine) {
      openWindow(state, engine);
      return "declare";
    },
    declare: offersChoice<MegacorpState, MegacorpContent, "shape" | "done">({
      kind: "challenge",
      rule: "MC-9.1",
      player: turnPlayer,
      prompt: () => "Attack, or go on to the Divest phase",
      offers: [attackOffer, forfeitOffer, ...withPriority(turnPlayer), sellElsewhere(turnPlayer)],
    }),
    shape(state, frame, engine) {
      const areas = areasOf(state, engine, slot(state, frame, CARD)).length;
      return areas === 0 ? "space" : areas === 1 ? "trait" : "line";
    },
    line,
    space,
    trait,
    rectangle,
    declared(state, frame, engine) {
      const target = slot(state, frame, TARGET);
      const where = slotOf(state, topOf(state, target));
      declare(state, engine, slot(state, frame, CARD), where, slot(state, frame, IN), hostOf(state, target) < 0 ? 0 : target + 1, [where]);
      return "window1";
    },
    // Step 2.
    window1(state, _frame, engine) {
      openWindow(state, engine);
      return "begin";
    },
    // Step 3: whether it begins, and only then is the attacker engaged (MC-R50, MC-R51, MC-R113).
    begin(state, _frame, engine) {
      const attacker = ofAttack(state, ATTACKER);
      if (!attackerStands(state) || isEngaged(state, attacker) || isOrphaned(state, engine.content, attacker)) return "end";
      if (isEngagedByAttacking(state, engine, attacker)) engine.propose(state, engage, attacker);
      return "against";
    },
    // Step 3: whether there is anything to attack; if not it is nullified, and the attacker stays engaged (MC-R52).
    against(state, frame, engine) {
      const attacked = attackedNow(state, engine);
      if (attacked.length === 0) return "end";
      const attacker = ofAttack(state, ATTACKER);
      setSlot(state, frame, BLOCKER, 0);
      engine.propose(state, attack, attacker);
      for (const [where, card] of attacked) {
        engine.propose(state, aimAt, where);
        engine.propose(state, attackCard, card, attacker, where);
      }
      return "block";
    },
    block: (state, _frame, engine) => (canBeBlocked(state, engine) ? "blockers" : "flyers"),
    blockers,
    blocked(state, frame, engine) {
      if (slot(state, frame, BLOCKER) === 0) return "flyers";
      engine.propose(state, becomeBlocked, ofAttack(state, ATTACKER));
      return "suppress";
    },
    // Who defends without blocking is noted with its Flying (MC-R64).
    flyers(state, _frame, engine) {
      noteDefenders(state, engine);
      return "suppress";
    },
    // Step 5 (MC-G39, MC-R66).
    suppress(state, _frame, engine) {
      if (!hasKeyword(state, engine, ofAttack(state, ATTACKER), "suppressor")) return "window2";
      if (hasFlag(state, BLOCKED)) return standingDefenders(state, engine).length > 0 ? "suppressed" : "window2";
      if (ofAttack(state, BONDED) > 0) return "window2";
      suppress(state, engine, attackedCards(state, engine));
      return "window2";
    },
    suppressed,
    // Step 6.
    window2(state, _frame, engine) {
      openWindow(state, engine);
      return "defenders";
    },
    // A card that came into an attacked space since defends too, with the Flying that it has now (MC-R52, MC-R64).
    defenders(state, _frame, engine) {
      if (!hasFlag(state, BLOCKED)) noteDefenders(state, engine);
      return "ask";
    },
    ask: (state, _frame, engine) => (attackerStands(state) && nextAsked(state, engine) !== undefined ? "retaliation" : "damage"),
    retaliation,
    // Steps 8 and 9.
    damage(state, _frame, engine) {
      engine.call(state, STRIKING);
      return "window3";
    },
    window3(state, _frame, engine) {
      openWindow(state, engine);
      return "end";
    },
    end(state, _frame, engine) {
      engine.propose(state, endCombat);
      engine.propose(state, endChanges, UNTIL_END_OF_COMBAT);
      return "declare";
    },
  },
  { holds: true },
);
