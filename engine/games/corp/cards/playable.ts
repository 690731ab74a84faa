/** When an action card may be played, and what stands against it (CORP-6.3, CORP-6.6, CORP-R46, CORP-R50, CORP-R62). */

import type { Refusal } from "../../../kernel/offers.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { bonusOf, isTeam } from "../city/teams.ts";
import { canDo, corpsFor } from "../effects/able.ts";
import type { Effect } from "../effects/effects.ts";
import { cardsOf, MOVER, OTHER, playerOf, ROLL_BITS, rolledStat } from "../encounters/dice.ts";
import {
  type CorpEngine,
  type CorpView,
  cardsIn,
  discardOf,
  GARRISON,
  HAND,
  IN_PLAY,
  POOL_SIZE,
  poolPlace,
  RUNNERS,
  SECURITY_TEAM,
  STEP_WORDS,
  TEAMS,
  topOf,
} from "../layout.ts";
import { handLimit, isBound, isRuined, tierOf } from "../mat/mat.ts";
import { type Act, type ActionText, type Deed, NO_CARDS } from "../moments.ts";
import { priceWith } from "./prices.ts";

/** Occasions to play a card: one's own steps, and the windows (CORP-9.8). */
export const OWN_STEP = 0;
export const BEFORE_ROLL = 1;
export const AT_LOSS = 2;
export const AT_PLAY = 3;
/** Any decision at which no roll or loss is pending (CORP-R62). */
export const ANY_TIME = 4;

const WHEN = [
  "between your actions, in your own steps",
  "before a roll",
  "when a card is lost in a fight",
  "when an action card is played",
  "when no roll or loss has to be finished",
] as const;
const RIGHT_TIME: Readonly<Record<ActionText["timing"]["when"], number>> = {
  steps: OWN_STEP,
  roll: BEFORE_ROLL,
  loss: AT_LOSS,
  played: AT_PLAY,
  any: ANY_TIME,
};

/** The first thing of a card that needs somebody or something chosen before it is announced; undefined if nothing does. */
export function choosing(action: ActionText): Deed | Act | undefined {
  return action.what.find((one) => one.is === "dice" || isAimed(one) || one.is === "home");
}

/** Whether a deed is done to another corp. */
export const isAimed = (deed: Deed | Act): boolean => AIMED.has(deed.is) || (deed.is === "run" && deed.aim);
const AIMED: ReadonlySet<string> = new Set(["taken", "look", "discards", "loses security", "dark", "take runner"]);

/** The side that a card for one side hurts: the other one, or the same if it takes dice away (CORP-R21). */
const hurt = (state: CorpView, side: number, n: number): Player => playerOf(state, n < 0 ? side : 1 - side);

/** Why a card cannot give dice to a side; undefined if it can. */
export function againstSide(state: CorpView, player: Player, act: Act & { is: "dice" }, side: number): Refusal | undefined {
  if ((act.stats & (1 << rolledStat(state, side))) === 0) return { rule: "CORP-R46", reason: "That side does not roll this stat" };
  if (isBound(state, player, hurt(state, side, act.n)))
    return { rule: "CORP-11.3", reason: "A Vassal cannot play an action card against its Parent" };
  return undefined;
}

/** Why a deed cannot be done to another corp; undefined if it can. */
export function againstTarget(
  state: CorpView,
  player: Player,
  { is: deed, ...more }: Deed | Act,
  hostile: boolean,
  other: Player,
  engine: CorpEngine,
): Refusal | undefined {
  if (hostile && isBound(state, player, other)) return { rule: "CORP-11.3", reason: "A Vassal cannot do anything hostile to its Parent" };
  if (deed === "taken" && isRuined(state, other)) return { rule: "CORP-R56", reason: "That corp has no infrastructure" };
  if ((deed === "discards" || deed === "look") && cardsIn(state, HAND + other).length === 0)
    return { rule: "CORP-R65", reason: "That player has no action card" };
  if (deed === "take runner" && cardsIn(state, GARRISON + other).length === 0)
    return { rule: "CORP-R77", reason: "That player has no runner in the Garrison" };
  if (deed === "run" && "effects" in more && !aimsOf(state, engine, more.effects, player).includes(other))
    return { rule: "CORP-R84", reason: "That corp cannot do what the text says" };
  if (deed === "loses security" && cardsIn(state, SECURITY_TEAM + other).length === 0)
    return { rule: "CORP-R65", reason: "That corp has no security card" };
  return undefined;
}

/** The corps that the first instruction of a text can be aimed at. */
function aimsOf(state: CorpView, engine: CorpEngine, effects: readonly Effect[], you: Player): readonly Player[] {
  const [first] = effects;
  return first?.is === "by" ? corpsFor(state, engine, first, { who: you, you, target: -1, card: -1 }) : [];
}

/** Runners of the pool that a player can pay, so much cheaper (CORP-8.2). */
export function runnersToHire(state: CorpView, engine: CorpEngine, player: Player, less: number, into: number[]): void {
  for (let i = 0; i < POOL_SIZE; i++) {
    const card = topOf(state, poolPlace(RUNNERS, i));
    if (card !== undefined && priceWith(state, engine, player, card, less) <= at(state.credits, player)) into.push(card);
  }
}

/** Why a player cannot play a hand card on an occasion; undefined if they can. */
export function againstPlaying(state: CorpView, engine: CorpEngine, player: Player, card: number, occasion: number): Refusal | undefined {
  const action = engine.content.action[at(state.card, card)];
  if (action === undefined) return { rule: "CORP-6.1", reason: "This is not an action card" };
  if (bonusOf(state, engine, player, NO_CARDS) > 0) return { rule: "CORP-R88", reason: "You cannot play action cards now" };
  const { timing } = action;
  const isAnyTime = timing.when === "any" && occasion === OWN_STEP;
  if (RIGHT_TIME[timing.when] !== occasion && !isAnyTime)
    return { rule: "CORP-6.3", reason: `You can play it only ${WHEN[RIGHT_TIME[timing.when]]}` };
  switch (timing.when) {
    case "steps": {
      if ((timing.steps & (1 << state.step)) === 0) {
        const steps = STEP_WORDS.filter((_, step) => (timing.steps & (1 << step)) !== 0);
        return { rule: "CORP-6.3", reason: `You can play it only in your ${steps.join(" or ")} step` };
      }
      break;
    }
    case "roll":
      if ((at(timing.rolls, state.stage) & at(ROLL_BITS, state.roll)) === 0)
        return { rule: "CORP-6.3", reason: "It does not fit this roll" };
      if (timing.defender && player !== playerOf(state, 1 - state.attacker))
        return { rule: "CORP-R50", reason: "Only the owner of the defending side can play it" };
      if (timing.defender && isBound(state, player, playerOf(state, state.attacker)))
        return { rule: "CORP-11.3", reason: "A Vassal cannot play an action card against its Parent" };
      break;
    case "loss":
      if (isBound(state, player, opponentOfLoser(state)))
        return { rule: "CORP-11.3", reason: "A Vassal cannot play an action card against its Parent" };
      break;
    case "played": {
      const answered = topOf(state, IN_PLAY);
      if (answered !== undefined && action.hostile && isBound(state, player, at(state.playedBy, answered) - 1))
        return { rule: "CORP-11.3", reason: "A Vassal cannot play an action card against its Parent" };
      break;
    }
  }
  return againstDeeds(state, engine, player, action);
}

/** Whose side opposes the one that loses a card. */
const opponentOfLoser = (state: CorpView): Player => playerOf(state, cardsOf(state, MOVER).includes(state.lost - 1) ? OTHER : MOVER);

/** Whether a deed would change nothing; the card that says it is still in the hand. */
function isVoid(state: CorpView, engine: CorpEngine, player: Player, deed: Deed | Act): boolean {
  const others = cardsIn(state, HAND + player).length - 1;
  switch (deed.is) {
    case "exchange":
      return deed.depts.some((dept) => tierOf(state, player, dept) === 0);
    case "discard hand":
      return others === 0;
    case "fill hand":
      return others >= handLimit(state, engine, player);
    case "revive":
      return cardsIn(state, discardOf(RUNNERS)).length === 0;
    default:
      return false;
  }
}

/** What stands against what the card does: nobody and nothing to do it to. */
function againstDeeds(state: CorpView, engine: CorpEngine, player: Player, action: ActionText): Refusal | undefined {
  const first = choosing(action);
  if (first !== undefined) {
    if (first.is === "dice") {
      const against = [MOVER, OTHER].map((side) => againstSide(state, player, first, side));
      if (against.every((one) => one !== undefined)) return against.find((one) => one?.rule === "CORP-11.3") ?? against[0];
    } else if (first.is === "home") {
      let any = false;
      for (let team = 0; team < TEAMS; team++) any ||= isTeam(state, player, team);
      if (!any) return { rule: "CORP-8.3", reason: "You have no team" };
    } else {
      let against: Refusal | undefined;
      for (let other = 0; other < state.players; other++) {
        if (other === player) continue;
        const one = againstTarget(state, player, first, action.hostile, other, engine);
        if (one === undefined) return undefined;
        against ??= one;
      }
      return against ?? { rule: "CORP-6.1", reason: "There is no other corp" };
    }
  }
  if (action.what.every((deed) => isVoid(state, engine, player, deed)))
    return { rule: "CORP-R84", reason: "Nothing that its text says can be done now" };
  const setting = { who: player, you: player, target: -1, card: -1 };
  for (const deed of action.what)
    if (deed.is === "run" && !deed.effects.some((effect) => canDo(state, engine, effect, setting)))
      return { rule: "CORP-R84", reason: "Nothing that its text says can be done now" };
  for (const deed of action.what)
    if (deed.is === "hire") {
      const found: number[] = [];
      runnersToHire(state, engine, player, deed.n, found);
      if (found.length === 0) return { rule: "CORP-8.2", reason: "You cannot pay for any runner in the pool" };
    }
  return undefined;
}
