/** What cards do outside of rolls (section 2.2), for whoever plays or uses them. */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { moveTeam } from "../city/events-city.ts";
import { hqOf } from "../city/teams.ts";
import type { CorpContent } from "../content.ts";
import { type CorpEngine, type CorpState, type CorpView, cardsIn, discardOf, GARRISON, HAND, RUNNERS, SECURITY_TEAM } from "../layout.ts";
import { exchange, gain, pay, payTo } from "../mat/events-mat.ts";
import { handLimit } from "../mat/mat.ts";
import type { ShortDeed } from "../moments.ts";
import { darken, discount, moreActs } from "../turn/events-turn.ts";
import { discardAtRandom, discardCard, draw, lookAtHand, replaceCard, revive, take, takeRunner } from "./events-cards.ts";
import { runnersToHire } from "./playable.ts";
import { distinct, poolCards } from "./pools.ts";
import { priceWith } from "./prices.ts";

/** What is chosen, and the numbers of `discount`. */
const REPLACE = 0;
const REVIVE = 1;
const HIRE = 2;
const LOSE = 3;
const TAKE = 4;
export const FOR_BUILD = 0;
export const FOR_STOCK = 1;
export const FOR_STEPS = 2;

/**
 * Carries out a deed. The caller's last act.
 *
 * @param target the other corp, or the own team, that was chosen; -1 where nothing was
 */
export function doDeed(state: CorpView, engine: CorpEngine, player: Player, target: number, deed: ShortDeed): void {
  switch (deed.is) {
    case "gain":
      engine.propose(state, gain, player, deed.n);
      return;
    case "draw":
      for (let i = 0; i < deed.n; i++) engine.propose(state, draw, player);
      return;
    case "taken":
      engine.propose(state, payTo, target, player, deed.n);
      return;
    case "look":
      engine.propose(state, lookAtHand, player, target);
      return;
    case "discards":
      for (let i = 0; i < deed.n; i++) engine.propose(state, discardAtRandom, target);
      return;
    case "loses security":
      engine.call(state, CHOOSING, LOSE, target, 1);
      return;
    case "replace":
      engine.call(state, CHOOSING, REPLACE, player, 1);
      return;
    case "revive":
      engine.call(state, CHOOSING, REVIVE, player, deed.n);
      return;
    case "hire":
      engine.call(state, CHOOSING, HIRE, player, 1, deed.n);
      return;
    case "extra":
      engine.propose(state, moreActs, 1);
      return;
    case "build":
      engine.propose(state, discount, FOR_BUILD, deed.n);
      return;
    case "stock":
      engine.propose(state, discount, FOR_STOCK, deed.n);
      return;
    case "steps":
      engine.propose(state, discount, FOR_STEPS, deed.n);
      return;
    case "home":
      engine.propose(state, moveTeam, player, target, at(engine.content.city.gate, hqOf(state, engine, player)));
      return;
    case "discard hand":
      for (const card of [...cardsIn(state, HAND + player)]) engine.propose(state, discardCard, player, card);
      return;
    case "fill hand": {
      const due = handLimit(state, engine, player) - cardsIn(state, HAND + player).length;
      for (let i = 0; i < due; i++) engine.propose(state, draw, player);
      return;
    }
    case "exchange":
      engine.propose(state, exchange, player, deed.depts[0], deed.depts[1]);
      return;
    case "take runner":
      engine.call(state, CHOOSING, TAKE, player, 1, target);
      engine.propose(state, payTo, player, target, deed.pays);
      return;
    case "dark":
      engine.propose(state, darken, target, player);
      return;
  }
}

/** Slots: what, who chooses, how often still, a discount or whose runner it is. */
const WHAT = 0;
const WHO = 1;
const LEFT = 2;
const LESS = 3;
const RULES = ["CORP-3.2", "CORP-R43", "CORP-8.2", "CORP-13.1", "CORP-R77"] as const;
const VERBS = ["replace", "revive", "hire", "discard", "take"] as const;
const PROMPTS = [
  "Which pool card do you replace?",
  "Which runner do you take from the discard pile into your Garrison?",
  "Which runner do you hire?",
  "Which security card do you discard?",
  "Which runner do you take into your Garrison?",
] as const;

function candidates(state: CorpView, engine: CorpEngine, frame: number, into: number[]): void {
  const who = slot(state, frame, WHO);
  switch (slot(state, frame, WHAT)) {
    case REPLACE:
      poolCards(state, into);
      return;
    case REVIVE:
      distinct(state, cardsIn(state, discardOf(RUNNERS)), into);
      return;
    case HIRE:
      runnersToHire(state, engine, who, slot(state, frame, LESS), into);
      return;
    case TAKE:
      distinct(state, cardsIn(state, GARRISON + slot(state, frame, LESS)), into);
      return;
    default:
      distinct(state, cardsIn(state, SECURITY_TEAM + who), into);
  }
}
/** One card is chosen, several times. */
export const CHOOSING = procedures<CorpState, CorpContent>()("choose a card", {
  next(state, frame, engine) {
    const into: number[] = [];
    if (slot(state, frame, LEFT) > 0) candidates(state, engine, frame, into);
    return into.length > 0 ? "choose" : "done";
  },
  choose: {
    kind: "choose a card",
    rule: "CORP-6.1",
    forms: VERBS.map((kind) => ({ kind, members: { card: "card" as const } })),
    player: (state, frame) => slot(state, frame, WHO),
    prompt: (state, frame) => `${PROMPTS[slot(state, frame, WHAT)]} (${RULES[slot(state, frame, WHAT)]})`,
    candidates: (state, into, frame, engine) => candidates(state, engine, frame, into),
    action: (state, card, frame) => ({ kind: VERBS[slot(state, frame, WHAT)] ?? "", card }),
    carryOut(state, card, frame, engine) {
      const who = slot(state, frame, WHO);
      setSlot(state, frame, LEFT, slot(state, frame, LEFT) - 1);
      switch (slot(state, frame, WHAT)) {
        case REPLACE:
          engine.propose(state, replaceCard, card);
          break;
        case REVIVE:
          engine.propose(state, revive, who, card);
          break;
        case HIRE:
          engine.propose(state, pay, who, priceWith(state, engine, who, card, slot(state, frame, LESS)));
          engine.propose(state, take, who, card);
          break;
        case TAKE:
          engine.propose(state, takeRunner, who, card);
          break;
        default:
          engine.propose(state, discardCard, who, card);
      }
      return "next";
    },
  },
});
