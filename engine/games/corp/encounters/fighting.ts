/** Chapter CORP-9.5 to CORP-9.8: a fight in rounds, between teams or with the Security Team (CORP-13.10). */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { discardCard, useAsset, useBuilding } from "../cards/events-cards.ts";
import { AT_LOSS, BEFORE_ROLL, WINDOW } from "../cards/windows.ts";
import { destroyTeam } from "../city/events-city.ts";
import { buildingOf, isTeam } from "../city/teams.ts";
import type { CorpContent } from "../content.ts";
import { cardsAtWork } from "../effects/at-work.ts";
import { clash } from "../effects/events-texts.ts";
import { type CorpEngine, type CorpState, type CorpView, NOWHERE, SECURITY, TEAMS } from "../layout.ts";
import { pay } from "../mat/events-mat.ts";
import { ATTACK, cardsOf, diceOf, isSecurity, MOVER, OTHER, passiveDice, playerOf, teamOf, totalDice } from "./dice.ts";
import { closeRoll, endFight, endLoss, nameLoss, openRoll, saveCard, spare } from "./events-dice.ts";
import { rollBoth } from "./rolling.ts";

/** How a fight ends, as `slot` of who called reads it. */
export const RETREATED = 1;
export const DEFENDER_DESTROYED = 2;
export const ATTACKER_DESTROYED = 3;

/** Slots: the attacking side, the side that loses a card, the outcome, who is asked about savings next. */
const SIDE = 0;
const LOSER = 1;
const RESULT = 2;

/** Bits of `used` (CORP-R39). */
export const USED_UPKEEP = 1;
export const USED_SAVING = 2;
const CARDS_BEFORE_BUILDINGS = 1_000;
const DECLINE = 2_000;

/** What of a player can save a lost runner card now, as items: cards whose texts are at work (CORP-R91), then buildings (AS-09, BD-7 by their texts). */
function savings(state: CorpView, engine: CorpEngine, player: Player, into: number[]): void {
  const { read, buildings, kind } = engine.content;
  const isGuard = kind[at(state.card, state.lost - 1)] === SECURITY;
  const credits = at(state.credits, player);
  const lost = state.lost - 1;
  for (const card of isGuard ? [lost] : new Set([...cardsAtWork(state, engine, player), lost])) {
    const saving = read[at(state.card, card)]?.saving;
    // CORP-R95: a card that saves itself is the one that is being lost; of guards no other text speaks.
    if (saving === undefined || (saving.self === true ? card !== lost : isGuard)) continue;
    if (saving.cost <= credits && !(saving.once && (at(state.used, card) & USED_SAVING) !== 0)) into.push(card);
  }
  for (let team = 0; team < TEAMS; team++) {
    const building = buildingOf(state, engine, player, team);
    const saving = building === NOWHERE || isGuard ? undefined : buildings[building]?.saving;
    if (saving !== undefined && saving.cost <= credits && ((at(state.usedBuildings, player) >> (2 * building)) & USED_SAVING) === 0)
      into.push(CARDS_BEFORE_BUILDINGS + building);
  }
}

/** A fight begins: the attacking side. The caller's last act. */
export function beginFight(state: CorpView, engine: CorpEngine, side: number): void {
  engine.call(state, FIGHTING, side);
  const { answered } = engine.content;
  if (!answered.has("attacks") && !answered.has("is attacked")) return;
  engine.propose(state, openRoll, ATTACK, side);
  engine.propose(state, clash, playerOf(state, side), playerOf(state, 1 - side));
}

type Next = "round" | "window" | "retreat" | "named" | "saved" | "take";

/** Begun with the attacking side; the last round is told by `state.result`. */
export const FIGHTING = procedures<CorpState, CorpContent>()("fight", {
  round(state, frame, engine) {
    // What texts answer may have left a side without a card (CORP-R96).
    const side = slot(state, frame, SIDE);
    if (cardsOf(state, side).length === 0 || cardsOf(state, 1 - side).length === 0) {
      setSlot(state, frame, RESULT, cardsOf(state, side).length === 0 ? ATTACKER_DESTROYED : DEFENDER_DESTROYED);
      return "end";
    }
    engine.propose(state, openRoll, ATTACK, slot(state, frame, SIDE));
    return "ready";
  },
  // CORP-R35, CORP-R45: an attacker without dice retreats at once.
  ready: (state, frame, engine) => (passiveDice(state, engine, slot(state, frame, SIDE)) === 0 ? "retreat" : "decide"),
  decide: {
    kind: "fight",
    rule: "CORP-9.7",
    forms: [
      { kind: "fight on", members: {} },
      { kind: "retreat", members: {} },
    ],
    player: (state, frame) => playerOf(state, slot(state, frame, SIDE)),
    prompt: () => "Attack, or retreat before this round",
    candidates: (_state, into) => void into.push(0, 1),
    action: (_state, code) => ({ kind: code === 0 ? "fight on" : "retreat" }),
    carryOut: (_state, code): Next => (code === 0 ? "window" : "retreat"),
  },
  window(state, _frame, engine) {
    engine.call(state, WINDOW, BEFORE_ROLL);
    return "roll";
  },
  // CORP-R12: after the window only a card or a total of 0 makes the attacker retreat.
  roll(state, frame, engine) {
    if (state.forced === 1 || totalDice(state, engine, slot(state, frame, SIDE)) === 0) return "retreat";
    const side = slot(state, frame, SIDE);
    rollBoth(state, engine, side, diceOf(state, engine, MOVER), diceOf(state, engine, OTHER));
    return "judge";
  },
  // CORP-9.6
  judge(state, frame, engine) {
    const side = slot(state, frame, SIDE);
    const [attacker, defender] = side === MOVER ? [state.hits0, state.hits1] : [state.hits1, state.hits0];
    setSlot(state, frame, LOSER, attacker > defender ? 1 - side : side);
    engine.propose(state, closeRoll);
    return "lose";
  },
  lose: {
    kind: "lose a card",
    rule: "CORP-9.6",
    forms: [{ kind: "lose", members: { card: "card" } }],
    player: (state, frame) => playerOf(state, slot(state, frame, LOSER)),
    prompt: (state, frame) => `Which card of your ${isSecurity(state, slot(state, frame, LOSER)) ? "Security Team" : "team"} is lost?`,
    candidates(state, into, frame) {
      const cards = cardsOf(state, slot(state, frame, LOSER));
      // Equal copies make no difference.
      for (const card of cards) if (!into.some((other) => state.card[other] === state.card[card])) into.push(card);
    },
    action: (_state, card) => ({ kind: "lose", card }),
    carryOut(state, card, frame, engine): Next {
      engine.propose(state, nameLoss, playerOf(state, slot(state, frame, LOSER)), card);
      return "named";
    },
  },
  // CORP-9.8, CORP-R50
  named(state, _frame, engine) {
    engine.call(state, WINDOW, AT_LOSS);
    return "spared";
  },
  spared(state, frame, engine) {
    if (state.lost === 0) return "round";
    const items: number[] = [];
    savings(state, engine, playerOf(state, slot(state, frame, LOSER)), items);
    return items.length > 0 ? "save" : "take";
  },
  save: {
    kind: "save a card",
    rule: "CORP-R55",
    forms: [
      { kind: "save", members: { card: "card" } },
      { kind: "save by building", members: { building: "words" } },
      { kind: "let it go", members: {} },
    ],
    player: (state, frame) => playerOf(state, slot(state, frame, LOSER)),
    prompt: (state, frame) =>
      isSecurity(state, slot(state, frame, LOSER)) ? "Keep the lost security card?" : "Put the lost runner in your Garrison instead?",
    candidates(state, into, frame, engine) {
      savings(state, engine, playerOf(state, slot(state, frame, LOSER)), into);
      into.push(DECLINE);
    },
    action(_state, code, _frame, { content: { city } }) {
      if (code === DECLINE) return { kind: "let it go" };
      return code < CARDS_BEFORE_BUILDINGS
        ? { kind: "save", card: code }
        : { kind: "save by building", building: city.words[at(city.buildings, code - CARDS_BEFORE_BUILDINGS)] ?? "" };
    },
    carryOut(state, code, frame, engine): Next {
      if (code === DECLINE) return "take";
      const player = playerOf(state, slot(state, frame, LOSER));
      const building = code - CARDS_BEFORE_BUILDINGS;
      const saving =
        code < CARDS_BEFORE_BUILDINGS ? engine.content.read[at(state.card, code)]?.saving : engine.content.buildings[building]?.saving;
      if (saving !== undefined && saving.cost > 0) engine.propose(state, pay, player, saving.cost);
      if (building < 0) engine.propose(state, useAsset, code, USED_SAVING);
      else engine.propose(state, useBuilding, player, building, USED_SAVING);
      if (engine.content.kind[at(state.card, state.lost - 1)] === SECURITY) engine.propose(state, spare, state.lost - 1);
      else engine.propose(state, saveCard, player, state.lost - 1);
      return "saved";
    },
  },
  take(state, frame, engine) {
    engine.propose(state, discardCard, playerOf(state, slot(state, frame, LOSER)), state.lost - 1);
    engine.propose(state, endLoss);
    return "saved";
  },
  // CORP-9.7, CORP-8.10
  saved(state, frame, engine) {
    const loser = slot(state, frame, LOSER);
    if (cardsOf(state, loser).length > 0) return "round";
    setSlot(state, frame, RESULT, loser === slot(state, frame, SIDE) ? ATTACKER_DESTROYED : DEFENDER_DESTROYED);
    if (!isSecurity(state, loser) && isTeam(state, playerOf(state, loser), teamOf(state, loser)))
      engine.propose(state, destroyTeam, playerOf(state, loser), teamOf(state, loser));
    return "end";
  },
  retreat(state, frame, engine) {
    setSlot(state, frame, RESULT, RETREATED);
    engine.propose(state, closeRoll);
    return "end";
  },
  end(state, frame, engine) {
    engine.propose(state, endFight, slot(state, frame, RESULT));
    return "done";
  },
});
