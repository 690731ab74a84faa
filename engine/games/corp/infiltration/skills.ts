/** Chapter CORP-13.12: exactly one skill after a successful infiltration, and what is delivered at home. */
import { setSlot, slot } from "../../../kernel/frames.ts";
import type { Offer } from "../../../kernel/offers.ts";
import { nothing, offersChoice } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { lootPiece, stealAsset, stealCredits } from "../city/events-city.ts";
import { bonusOf, skillsOf, statOf, teamBonus } from "../city/teams.ts";
import type { CorpContent } from "../content.ts";
import { canDo } from "../effects/able.ts";
import { cardsAtWork } from "../effects/at-work.ts";
import { run } from "../effects/running.ts";
import { faceOf } from "../encounters/events-dice.ts";
import { CATEGORIES, SKILLS } from "../fields.ts";
import { type CorpEngine, type CorpState, type CorpView, cardsIn, DEPARTMENTS, OWN_ASSETS, teamPlace } from "../layout.ts";
import { payTo, remove } from "../mat/events-mat.ts";
import { DEPARTMENT_COUNT, tierOf } from "../mat/mat.ts";
import { CAP, HACKING, REPAID, STEAL_MORE, STEALTH } from "../moments.ts";
import { findNothing, rollForCredits, succeed } from "./events-infiltration.ts";
import { isNothing, takingsOf } from "./takings.ts";

/** Slots: the target, the stat that is added. */
const TARGET = 0;
const STAT = 1;

const bitOf = (skill: (typeof SKILLS)[number]): number => 1 << SKILLS.indexOf(skill);
const has = (state: CorpView, engine: CorpEngine, skill: (typeof SKILLS)[number]): boolean =>
  (skillsOf(state, engine, state.active, state.mover) & bitOf(skill)) !== 0;

type SkillOffer = Offer<CorpState, CorpContent, "rolled" | "paid">;

/** Steal Credits with Hacking or Stealth; where both are alike with one of them. */
const credits: SkillOffer = {
  verb: "steal credits",
  form: { kind: "steal credits", members: { with: "words" } },
  needs: [
    {
      rule: "CORP-13.12",
      holds: (state, _frame, engine) => has(state, engine, "credits"),
      reason: () => "No runner in the team has this skill",
    },
    {
      rule: "CORP-R31",
      holds: (state, frame) => at(state.credits, slot(state, frame, TARGET)) > 0,
      reason: () => "The target has no credits",
    },
  ],
  items(state, into, _frame, engine) {
    const hacking = statOf(state, engine, state.active, state.mover, HACKING);
    const stealth = statOf(state, engine, state.active, state.mover, STEALTH);
    into.push(HACKING);
    if (hacking !== stealth) into.push(STEALTH);
  },
  action: (_state, stat) => ({ kind: "steal credits", with: stat === HACKING ? "hacking" : "stealth" }),
  carryOut(state, stat, frame, engine) {
    setSlot(state, frame, STAT, stat);
    // CORP-R63: no window.
    engine.propose(state, rollForCredits, state.active);
    return "rolled";
  },
};
/** Steal Asset: one of a category, chosen by the thief. */
const asset: SkillOffer = {
  verb: "steal",
  items: (state, into, frame) => void into.push(...cardsIn(state, OWN_ASSETS + slot(state, frame, TARGET))),
  fits: [
    {
      rule: "CORP-13.12",
      holds: (state, card, _frame, engine) => {
        const category = CATEGORIES[at(engine.content.category, at(state.card, card))];
        return category !== undefined && has(state, engine, category);
      },
      reason: () => "No runner in the team can steal assets of this category",
    },
  ],
  action: (_state, card) => ({ kind: "steal", card }),
  carryOut(state, card, _frame, engine) {
    engine.propose(state, stealAsset, state.active, card, state.mover);
    return "paid";
  },
};
/** Steal Infrastructure: the highest piece of a department, whoever owns it (CORP-R32). */
const infrastructure: SkillOffer = {
  verb: "steal infrastructure",
  form: { kind: "steal infrastructure", members: { department: "words" } },
  items(_state, into) {
    for (let dept = 0; dept < DEPARTMENT_COUNT; dept++) into.push(dept);
  },
  fits: [
    {
      rule: "CORP-13.12",
      holds: (state, dept, _frame, engine) => has(state, engine, at(DEPARTMENTS, dept)),
      reason: () => "No runner in the team has this skill",
    },
    {
      rule: "CORP-R31",
      holds: (state, dept, frame) => tierOf(state, slot(state, frame, TARGET), dept) > 0,
      reason: () => "The department has no piece",
    },
  ],
  action: (_state, dept) => ({ kind: "steal infrastructure", department: at(DEPARTMENTS, dept) }),
  carryOut(state, dept, frame, engine) {
    engine.propose(state, remove, slot(state, frame, TARGET), dept);
    engine.propose(state, lootPiece, state.active, state.mover, dept);
    return "paid";
  },
};
/** A skill that a runner's text gives, in place of stealing (CORP-R100). */
const textSkill: SkillOffer = {
  verb: "use skill",
  items(state, into, _frame, engine) {
    for (const card of cardsIn(state, teamPlace(state.active, state.mover)))
      if (engine.content.read[at(state.card, card)]?.skill !== undefined) into.push(card);
  },
  refuses: (state, card, frame, engine) =>
    canUse(state, engine, card, slot(state, frame, TARGET))
      ? undefined
      : { rule: "CORP-R100", reason: "Nothing that its text says can be done now" },
  action: (_state, card) => ({ kind: "use skill", card }),
  carryOut(state, card, frame, engine) {
    const skill = engine.content.read[at(state.card, card)]?.skill;
    if (skill !== undefined) run(state, engine, skill.effects, state.active, slot(state, frame, TARGET), card);
    return "paid";
  },
};
function canUse(state: CorpView, engine: CorpEngine, card: number, target: Player): boolean {
  const skill = engine.content.read[at(state.card, card)]?.skill;
  const setting = { who: state.active, you: state.active, target, card };
  return skill?.effects.some((effect) => canDo(state, engine, effect, setting)) ?? false;
}
/** Where no skill has anything to take, the infiltration ends without loot (CORP-R31). */
const none: SkillOffer = {
  verb: "take nothing",
  needs: [
    {
      rule: "CORP-R31",
      holds: (state, frame, engine) =>
        isNothing(takingsOf(state, engine, state.active, state.mover, slot(state, frame, TARGET))) &&
        !cardsIn(state, teamPlace(state.active, state.mover)).some((card) => canUse(state, engine, card, slot(state, frame, TARGET))),
      reason: () => "You use exactly one skill",
    },
  ],
  items: nothing,
  action: () => ({ kind: "take nothing" }),
  carryOut(state, _item, frame, engine) {
    engine.propose(state, findNothing, state.active, slot(state, frame, TARGET));
    return "paid";
  },
};
/** What Steal Credits takes at most from a player, by assets of theirs; 0 for no limit. */
function capOf(state: CorpView, engine: CorpEngine, player: number): number {
  const { content } = engine;
  let cap = 0;
  for (const card of cardsAtWork(state, engine, player))
    for (const { kind, n } of content.read[at(state.card, card)]?.bonuses ?? []) if (kind === CAP) cap = cap === 0 ? n : Math.min(cap, n);
  return cap;
}

/** One skill of the team is used against the target. Begun with the target. */
export const USING_SKILL = procedures<CorpState, CorpContent>()("skill", {
  succeed(state, frame, engine) {
    engine.propose(state, succeed, state.active, slot(state, frame, TARGET));
    return "choose";
  },
  choose: offersChoice<CorpState, CorpContent, "rolled" | "paid">({
    kind: "skill",
    rule: "CORP-13.12",
    player: (state) => state.active,
    prompt: () => "The infiltration has succeeded: what do you steal?",
    offers: [credits, asset, infrastructure, none, textSkill],
  }),
  rolled(state, frame, engine) {
    const target = slot(state, frame, TARGET);
    const sum =
      faceOf(state) +
      statOf(state, engine, state.active, state.mover, slot(state, frame, STAT)) +
      bonusOf(state, engine, state.active, STEAL_MORE) +
      teamBonus(state, engine, state.active, state.mover, STEAL_MORE);
    const cap = capOf(state, engine, target);
    engine.propose(state, stealCredits, state.active, state.mover, target, cap === 0 ? sum : Math.min(cap, sum));
    return "paid";
  },
  // CORP-R57
  paid(state, frame, engine) {
    const target = slot(state, frame, TARGET);
    const repaid = bonusOf(state, engine, target, REPAID);
    if (repaid > 0) engine.propose(state, payTo, state.active, target, repaid);
    return "done";
  },
});
