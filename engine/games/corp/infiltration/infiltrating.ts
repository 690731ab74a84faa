/** Chapter CORP-13.3 to CORP-13.11: an infiltration in its steps. */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { nothing, type Offer, offersChoice } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { BEFORE_ROLL, WINDOW } from "../cards/windows.ts";
import { hasType, hqOf, isSo, isTeam, ownBonus, spotOf, statOf } from "../city/teams.ts";
import type { CorpContent } from "../content.ts";
import { failHack, failSneak, goOn, settle } from "../effects/events-texts.ts";
import { diceOf, HACK, MOVER, OTHER, SNEAK } from "../encounters/dice.ts";
import { closeRoll, meet, openRoll, part } from "../encounters/events-dice.ts";
import { ATTACKER_DESTROYED, beginFight, DEFENDER_DESTROYED } from "../encounters/fighting.ts";
import { GONE, MEETING, PASSED } from "../encounters/meeting.ts";
import { rollBoth } from "../encounters/rolling.ts";
import { type CorpEngine, type CorpState, type CorpView, cardsIn, NOBODY, SECURITY_TEAM, TEAMS } from "../layout.ts";
import { COMBAT, HACKING, NO_HACK, NO_SNEAK, PEACE, SAFE, STEALTH } from "../moments.ts";
import { enterHq, leaveHq, reachStage } from "./events-infiltration.ts";
import { USING_SKILL } from "./skills.ts";

/** Slots: the target, the next of its teams, the step, who attacks. */
const TARGET = 0;
const NEXT_TEAM = 1;
const STAGE = 2;
const ATTACKER = 3;
const LAST_STAGE = 3;

const own = (state: CorpView, engine: CorpEngine, stat: number): number => statOf(state, engine, state.active, state.mover, stat);

type How = "window" | "fight";
type HowOffer = Offer<CorpState, CorpContent, How>;
/** Whether a security card of the step forbids something (CORP-R103). */
function isBarred(state: CorpView, engine: CorpEngine, kind: number): boolean {
  if (engine.content.near.size === 0) return false;
  const { type } = engine.content;
  return cardsIn(state, SECURITY_TEAM + state.met).some(
    (card) => type[state.card[card] ?? 0] === state.stage - 1 && ownBonus(state, engine, state.met, card, kind) > 0,
  );
}
/** Nobody attacks: a card of the step forbids it, or a text forbids the team to (CORP-R103). */
const isPeaceful = (state: CorpView, engine: CorpEngine): boolean =>
  isBarred(state, engine, SAFE) || isSo(state, engine, state.active, state.mover, PEACE);
const stat = (stage: number[], verb: string, which: number, word: string, reason: string, roll: number): HowOffer => ({
  verb,
  needs: [
    { rule: "CORP-13.6", holds: (state) => stage.includes(state.stage), reason: () => reason },
    { rule: "CORP-13.3", holds: (state, _frame, engine) => own(state, engine, which) > 0, reason: () => `It needs ${word} 1 or more` },
    {
      rule: "CORP-R103",
      holds: (state, _frame, engine) => !isBarred(state, engine, roll === HACK ? NO_HACK : NO_SNEAK),
      reason: () => "A card of the Security Team forbids it",
    },
  ],
  items: nothing,
  action: () => ({ kind: verb }),
  carryOut(state, _item, _frame, engine) {
    engine.propose(state, openRoll, roll, OTHER);
    return "window";
  },
});
const attack: HowOffer = {
  verb: "attack",
  needs: [
    { rule: "CORP-13.6", holds: (state) => state.stage === 1, reason: () => "You can attack only Squads" },
    { rule: "CORP-13.3", holds: (state, _frame, engine) => own(state, engine, COMBAT) > 0, reason: () => "It needs Combat 1 or more" },
    {
      rule: "CORP-R103",
      holds: (state, _frame, engine) => !isPeaceful(state, engine),
      reason: () => "A text forbids it",
    },
  ],
  items: nothing,
  action: () => ({ kind: "attack" }),
  carryOut(state, _item, frame) {
    setSlot(state, frame, ATTACKER, MOVER);
    return "fight";
  },
};
/** Squads are sneaked past or attacked, Systems sneaked past or hacked, the Firewall is hacked (CORP-13.6 to CORP-13.8). */
const HOW: readonly HowOffer[] = [
  stat([1, 2], "sneak", STEALTH, "Stealth", "The Firewall can only be hacked", SNEAK),
  stat([2, 3], "hack", HACKING, "Hacking", "Squads cannot be hacked", HACK),
  attack,
];
const canDo = (state: CorpView, engine: CorpEngine): boolean =>
  (state.stage < LAST_STAGE && own(state, engine, STEALTH) > 0 && !isBarred(state, engine, NO_SNEAK)) ||
  (state.stage > 1 && own(state, engine, HACKING) > 0 && !isBarred(state, engine, NO_HACK)) ||
  (state.stage === 1 && own(state, engine, COMBAT) > 0 && !isPeaceful(state, engine));

/** What a text has made of the infiltration: 1 it ends, 2 it begins again with step 1; -1 where the team is gone; 0 for nothing (CORP-R96). */
function turnOf(state: CorpView, engine: CorpEngine, target: number): number {
  if (!engine.content.hasAnswers) return 0;
  if (!isTeam(state, state.active, state.mover)) return GONE_TEAM;
  if (spotOf(state, state.active, state.mover) !== at(engine.content.city.gate, hqOf(state, engine, target))) return ENDED;
  return state.broken[0] ?? 0;
}
const GONE_TEAM = -1;
const ENDED = 1;
const AGAIN = 2;

const PROMPTS = ["", "Step 1, Squads: sneak or attack", "Step 2, Systems: sneak or hack", "Step 3, Firewall: hack"] as const;

/** Begun with the target; the team stands at its gate and is there at the end, if it is left (CORP-13.14, CORP-R26). Nothing breaks it off: neither the intruder (CORP-R58) nor a majority that changes (CORP-R41). */
export const INFILTRATING = procedures<CorpState, CorpContent>()("infiltration", {
  enter(state, frame, engine) {
    engine.propose(state, enterHq, state.active, slot(state, frame, TARGET));
    return "teams";
  },
  // CORP-13.4, CORP-R24: teams in the HQ one by one.
  teams(state, frame, engine) {
    const target = slot(state, frame, TARGET);
    const hq = hqOf(state, engine, target);
    for (let team = slot(state, frame, NEXT_TEAM); team < TEAMS; team++)
      if (spotOf(state, target, team) === hq) {
        setSlot(state, frame, NEXT_TEAM, team + 1);
        engine.call(state, MEETING, target, team);
        return "met";
      }
    return "stage";
  },
  met: (state) => (state.result === PASSED ? "teams" : "over"),
  // CORP-13.5
  stage(state, frame, engine) {
    const turn = turnOf(state, engine, slot(state, frame, TARGET));
    if (turn !== 0) {
      engine.propose(state, goOn);
      if (turn === GONE_TEAM) engine.propose(state, part, GONE);
      if (turn !== AGAIN) return "over";
      setSlot(state, frame, STAGE, 0);
      return "stage";
    }
    const stage = slot(state, frame, STAGE) + 1;
    if (stage > LAST_STAGE) return "succeed";
    setSlot(state, frame, STAGE, stage);
    if (!hasType(state, engine, slot(state, frame, TARGET), stage - 1)) return "stage";
    engine.propose(state, meet, slot(state, frame, TARGET), NOBODY, stage);
    return "options";
  },
  options: (state, frame, engine) =>
    turnOf(state, engine, slot(state, frame, TARGET)) !== 0 ? "stage" : canDo(state, engine) ? "how" : "over",
  how: offersChoice<CorpState, CorpContent, How>({
    kind: "infiltrate",
    rule: "CORP-13.6",
    player: (state) => state.active,
    prompt: (state) => PROMPTS[state.stage] ?? "",
    offers: HOW,
  }),
  window(state, _frame, engine) {
    engine.call(state, WINDOW, BEFORE_ROLL);
    return "roll";
  },
  roll(state, _frame, engine) {
    rollBoth(state, engine, MOVER, diceOf(state, engine, MOVER), diceOf(state, engine, OTHER));
    return "judge";
  },
  // CORP-13.9
  judge(state, frame, engine) {
    const failed = state.roll === HACK ? "hack fails" : "sneak fails";
    const passed = state.hits0 > state.hits1;
    if (engine.content.asksRolls)
      engine.propose(state, settle, state.active, slot(state, frame, TARGET), 2 * state.roll + (passed ? 1 : 0));
    engine.propose(state, closeRoll);
    if (passed) return "stage";
    // CORP-R90
    if (engine.content.answered.has(failed))
      engine.propose(state, failed === "hack fails" ? failHack : failSneak, state.active, slot(state, frame, TARGET));
    setSlot(state, frame, ATTACKER, OTHER);
    return "fight";
  },
  // CORP-13.10, CORP-R47
  fight(state, frame, engine) {
    if (turnOf(state, engine, slot(state, frame, TARGET)) !== 0) return "stage";
    beginFight(state, engine, slot(state, frame, ATTACKER));
    return "fought";
  },
  // CORP-13.11, CORP-R25: without a Security Team all later steps succeed by themselves.
  fought(state, frame, engine) {
    const byMover = slot(state, frame, ATTACKER) === MOVER;
    const isSecurityGone = cardsIn(state, SECURITY_TEAM + slot(state, frame, TARGET)).length === 0;
    if (state.result === (byMover ? DEFENDER_DESTROYED : ATTACKER_DESTROYED) && isSecurityGone) return "stage";
    if (state.result === (byMover ? ATTACKER_DESTROYED : DEFENDER_DESTROYED)) {
      engine.propose(state, part, GONE);
      engine.propose(state, leaveHq, state.active);
      return "done";
    }
    return "over";
  },
  // CORP-13.12
  succeed(state, frame, engine) {
    engine.propose(state, reachStage, 0);
    engine.propose(state, part, PASSED);
    engine.call(state, USING_SKILL, slot(state, frame, TARGET));
    return "over";
  },
  over(state, _frame, engine) {
    engine.propose(state, part, state.result === GONE ? GONE : PASSED);
    engine.propose(state, leaveHq, state.active);
    return "done";
  },
});
