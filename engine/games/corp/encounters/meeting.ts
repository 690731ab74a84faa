/** Chapter CORP-9.1 to CORP-9.4: a moving team meets a team of another player, and passes, sneaks or attacks. */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { nothing, type Offer, offersChoice } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { BEFORE_ROLL, WINDOW } from "../cards/windows.ts";
import { isSo, isTeam, statOf } from "../city/teams.ts";
import type { CorpContent } from "../content.ts";
import { MOVER_IS_THERE, OTHER_IS_THERE, settle, survive } from "../effects/events-texts.ts";
import type { CorpEngine, CorpState, CorpView } from "../layout.ts";
import { isBound } from "../mat/mat.ts";
import { COMBAT, NO_SNEAK, PEACE, SAFE, STEALTH } from "../moments.ts";
import { diceOf, MOVER, OTHER, SNEAK } from "./dice.ts";
import { chooseDefence, closeRoll, meet, openRoll, part } from "./events-dice.ts";
import { ATTACKER_DESTROYED, beginFight, DEFENDER_DESTROYED } from "./fighting.ts";
import { rollBoth } from "./rolling.ts";

/** How a meeting ends for the moving team, in `state.result`. */
export const PASSED = 11;
/** It survives, stays where it is, and its Move ends. */
export const STAYED = 12;
/** It goes back to where it came from, and its Move ends (CORP-9.9). */
export const BACK = 13;
export const GONE = 14;
/** It may not enter (CORP-R49). */
export const REFUSED = 15;

/** Slots: whose team, which team, 1 once it asked to pass, who attacks. */
const PLAYER = 0;
const TEAM = 1;
const ASKED = 2;
const ATTACKER = 3;

const mayFight = (state: CorpView, engine: CorpEngine): boolean =>
  statOf(state, engine, state.active, state.mover, COMBAT) > 0 && !isSo(state, engine, state.active, state.mover, PEACE);
const maySneak = (state: CorpView, engine: CorpEngine): boolean => statOf(state, engine, state.active, state.mover, STEALTH) > 0;
/** A Vassal does not attack its Parent's team (CORP-R21). */
const isForbidden = (state: CorpView, player: number): boolean => isBound(state, state.active, player);

/** A text keeps a team from being attacked (CORP-R88). */
const isSafe = (state: CorpView, engine: CorpEngine, frame: number): boolean =>
  isSo(state, engine, slot(state, frame, PLAYER), slot(state, frame, TEAM), SAFE);

/** A text keeps a team from being sneaked past (CORP-R103). */
const isWatchful = (state: CorpView, engine: CorpEngine, frame: number): boolean =>
  isSo(state, engine, slot(state, frame, PLAYER), slot(state, frame, TEAM), NO_SNEAK);

type How = "asked" | "defend" | "fight";
type How3 = Offer<CorpState, CorpContent, How>;

const ask: How3 = {
  verb: "ask to pass",
  needs: [{ rule: "CORP-R16", holds: (state, frame) => slot(state, frame, ASKED) === 0, reason: () => "You were refused" }],
  items: nothing,
  action: () => ({ kind: "ask to pass" }),
  carryOut(_state, _item, frame) {
    setSlot(_state, frame, ASKED, 1);
    return "asked";
  },
};
const sneak: How3 = {
  verb: "sneak",
  needs: [
    { rule: "CORP-9.2", holds: (state, _frame, engine) => maySneak(state, engine), reason: () => "Sneaking needs Stealth 1 or more" },
    {
      rule: "CORP-R103",
      holds: (state, frame, engine) => !isWatchful(state, engine, frame),
      reason: () => "Nobody can sneak past this team now",
    },
  ],
  items: nothing,
  action: () => ({ kind: "sneak" }),
  carryOut: () => "defend",
};
const attack: How3 = {
  verb: "attack",
  needs: [
    {
      rule: "CORP-9.2",
      holds: (state, _frame, engine) => statOf(state, engine, state.active, state.mover, COMBAT) > 0,
      reason: () => "Attacking needs Combat 1 or more",
    },
    {
      rule: "CORP-R103",
      holds: (state, _frame, engine) => !isSo(state, engine, state.active, state.mover, PEACE),
      reason: () => "Your team cannot attack now",
    },
    {
      rule: "CORP-R88",
      holds: (state, frame, engine) => !isSafe(state, engine, frame),
      reason: () => "This team cannot be attacked now",
    },
    {
      rule: "CORP-11.3",
      holds: (state, frame) => !isForbidden(state, slot(state, frame, PLAYER)),
      reason: () => "A Vassal cannot attack the teams of its Parent",
    },
  ],
  items: nothing,
  action: () => ({ kind: "attack" }),
  carryOut(state, _item, frame) {
    setSlot(state, frame, ATTACKER, MOVER);
    return "fight";
  },
};

/** Teams that are still there after an encounter with a roll, the moving one first (CORP-R90). */
function survived(state: CorpView, engine: CorpEngine, player: number, team: number): void {
  if (!engine.content.answered.has("survives")) return;
  const bits = (isTeam(state, state.active, state.mover) ? MOVER_IS_THERE : 0) | (isTeam(state, player, team) ? OTHER_IS_THERE : 0);
  engine.propose(state, survive, state.active, player, bits, team + 1);
}

/** Begun with the owner of the other team and which team it is. */
export const MEETING = procedures<CorpState, CorpContent>()("meeting", {
  begin(state, frame, engine) {
    engine.propose(state, meet, slot(state, frame, PLAYER), slot(state, frame, TEAM), 0);
    return engine.content.hasAnswers ? "there" : "how";
  },
  // CORP-9.1
  how: offersChoice<CorpState, CorpContent, How>({
    kind: "meet",
    rule: "CORP-9.1",
    player: (state) => state.active,
    prompt: () => "A team is there: ask to pass, sneak or attack",
    offers: [ask, sneak, attack],
  }),
  // CORP-R16
  asked: {
    kind: "let pass",
    rule: "CORP-R16",
    forms: [
      { kind: "let pass", members: {} },
      { kind: "refuse", members: {} },
    ],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: () => "Do you let the team pass?",
    candidates: (_state, into) => void into.push(0, 1),
    action: (_state, code) => ({ kind: code === 0 ? "let pass" : "refuse" }),
    carryOut(state, code, frame, engine) {
      if (code === 0) {
        engine.propose(state, part, PASSED);
        return "done";
      }
      if (
        (maySneak(state, engine) && !isWatchful(state, engine, frame)) ||
        (mayFight(state, engine) && !isForbidden(state, slot(state, frame, PLAYER)) && !isSafe(state, engine, frame))
      )
        return "how";
      engine.propose(state, part, REFUSED);
      return "done";
    },
  },
  // CORP-9.3, CORP-R36: chosen before the window.
  defend: {
    kind: "defend",
    rule: "CORP-9.3",
    forms: [
      { kind: "use stealth", members: {} },
      { kind: "use combat", members: {} },
    ],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: () => "A team sneaks past yours: roll Stealth or Combat?",
    candidates: (_state, into) => void into.push(0, 1),
    action: (_state, code) => ({ kind: code === 0 ? "use stealth" : "use combat" }),
    carryOut(state, code, frame, engine) {
      engine.propose(state, openRoll, SNEAK, OTHER);
      engine.propose(state, chooseDefence, slot(state, frame, PLAYER), code);
      return "window";
    },
  },
  window(state, _frame, engine) {
    engine.call(state, WINDOW, BEFORE_ROLL);
    return "roll";
  },
  roll(state, _frame, engine) {
    rollBoth(state, engine, MOVER, diceOf(state, engine, MOVER), diceOf(state, engine, OTHER));
    return "judge";
  },
  // CORP-9.4
  judge(state, frame, engine) {
    engine.propose(state, closeRoll);
    if (engine.content.asksRolls)
      engine.propose(state, settle, state.active, slot(state, frame, PLAYER), 2 * SNEAK + (state.hits0 > state.hits1 ? 1 : 0));
    // CORP-R38: the sneak itself costs no step.
    if (state.hits0 > state.hits1) {
      engine.propose(state, part, PASSED);
      survived(state, engine, slot(state, frame, PLAYER), slot(state, frame, TEAM));
      return "done";
    }
    setSlot(state, frame, ATTACKER, OTHER);
    return "fight";
  },
  fight(state, frame, engine) {
    beginFight(state, engine, slot(state, frame, ATTACKER));
    return "fought";
  },
  // CORP-9.9, CORP-9.10, CORP-R18
  fought(state, frame, engine) {
    const byMover = slot(state, frame, ATTACKER) === MOVER;
    const moverWon = state.result === (byMover ? DEFENDER_DESTROYED : ATTACKER_DESTROYED);
    const moverLost = state.result === (byMover ? ATTACKER_DESTROYED : DEFENDER_DESTROYED);
    const [player, team] = [slot(state, frame, PLAYER), slot(state, frame, TEAM)];
    engine.propose(state, part, moverWon ? PASSED : moverLost ? GONE : byMover ? BACK : STAYED);
    survived(state, engine, player, team);
    return "done";
  },
  // What answers the meeting may have destroyed one of the two (CORP-R96).
  there(state, frame, engine) {
    const [player, team] = [slot(state, frame, PLAYER), slot(state, frame, TEAM)];
    if (isTeam(state, state.active, state.mover) && isTeam(state, player, team)) return "how";
    engine.propose(state, part, isTeam(state, state.active, state.mover) ? PASSED : GONE);
    return "done";
  },
});
