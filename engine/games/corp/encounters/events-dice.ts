/** What happens in meetings: sides, dice, bonuses by cards, losses (CORP-9, section 2.3). */
import { events } from "../../../kernel/events.ts";
import { below } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { moveCard } from "../../../kernel/zones.ts";
import type { CorpContent } from "../content.ts";
import { type CorpState, GARRISON, NOBODY } from "../layout.ts";
import type { CorpEvent } from "../mat/events-mat.ts";
import { leastHit, MOVER, NO_ROLL, SIDES_OF_DIE } from "./dice.ts";

const event = events<CorpState, CorpContent>();

function clearRoll(state: CorpState): void {
  state.rollBonus0 = 0;
  state.rollBonus1 = 0;
  state.forced = 0;
}
/** An encounter begins: whom the moving team meets, which team or -1 for the Security Team, and the step of an infiltration (CORP-R48). */
export const meet: CorpEvent = event("meet", ["player", "number", "number"], (state, player, team, stage) => {
  state.met = player;
  state.metTeam = team;
  state.stage = stage;
  state.keepBonus0 = 0;
  state.keepBonus1 = 0;
  state.byCombat = 0;
  clearRoll(state);
});
/** It is over. */
export const part: CorpEvent = event("part", ["number"], (state, outcome) => {
  state.result = outcome;
  state.roll = NO_ROLL;
  state.met = NOBODY;
  state.metTeam = NOBODY;
  state.keepBonus0 = 0;
  state.keepBonus1 = 0;
  clearRoll(state);
});
/** A roll comes: its kind, and who attacks. */
export const openRoll: CorpEvent = event("before a roll", ["number", "number"], (state, roll, attacker) => {
  state.roll = roll;
  state.attacker = attacker;
  clearRoll(state);
});
/** Who is sneaked past rolls Combat (1) or Stealth (0) (CORP-9.3). */
export const chooseDefence: CorpEvent = event("defend with", ["player", "number"], (state, _player, combat) => {
  state.byCombat = combat;
});
/** Cards add dice to a side: the side, how many, whether for the whole encounter (CORP-6.5, CORP-R13). */
export const addDice: CorpEvent = event("add dice", ["number", "number", "number"], (state, side, n, lasts) => {
  if (lasts === 1) {
    if (side === MOVER) state.keepBonus0 += n;
    else state.keepBonus1 += n;
  } else if (side === MOVER) state.rollBonus0 += n;
  else state.rollBonus1 += n;
});
/** The attacker has to retreat (2.2 RETREAT). */
export const forceRetreat: CorpEvent = event("force a retreat", [], (state) => {
  state.forced = 1;
});
/** A side rolls so many dice; faces and hits are noted (section 2.3). */
export const rollDice: CorpEvent = event("roll", ["player", "number", "number"], (state, _player, side, dice, _d, engine) => {
  const least = leastHit(state, engine, side);
  const faces: number[] = [];
  let hits = 0;
  for (let i = 0; i < dice; i++) {
    const face = below(state.rng, SIDES_OF_DIE, "die") + 1;
    faces.push(face);
    if (face >= least) hits++;
  }
  if (side === MOVER) {
    state.dice0 = faces;
    state.hits0 = hits;
  } else {
    state.dice1 = faces;
    state.hits1 = hits;
  }
});
/** What was rolled is told: the side, up to ten faces of three bits each, all hits. */
export const showDice: CorpEvent = event("rolled", ["player", "number", "number", "number"], () => undefined);
/** The roll is over; nobody may change it any more (CORP-6.4). */
export const closeRoll: CorpEvent = event("after the roll", [], (state) => {
  state.roll = NO_ROLL;
  clearRoll(state);
});
/** A fight is over; how is noted for whoever began it. */
export const endFight: CorpEvent = event("end the fight", ["number"], (state, outcome) => {
  state.result = outcome;
});
/** A card is about to be lost (CORP-9.6). */
export const nameLoss: CorpEvent = event("is losing", ["player", "card"], (state, _player, card) => {
  state.lost = card + 1;
});
/** The loss does not happen (2.2 SHIELD). */
export const spare: CorpEvent = event("spare", ["card"], (state) => {
  state.lost = 0;
});
/** It is over, in whichever way. */
export const endLoss: CorpEvent = event("end of the loss", [], (state) => {
  state.lost = 0;
});
/** A lost runner card goes to the Garrison (CORP-R55). */
export const saveCard: CorpEvent = event("save", ["player", "card"], (state, player, card, _c, _d, { layout }) => {
  moveCard(state, layout, card, GARRISON + player);
  state.lost = 0;
});
/** One die for the first turn, or for the market's close: whose, and which face it shows (CORP-2.5, CORP-R44). */
export const rollOne: CorpEvent = event("roll a die", ["player"], (state) => {
  state.dice0 = [below(state.rng, SIDES_OF_DIE, "die") + 1];
});
/** The face of the last single die. */
export const faceOf = (state: { readonly dice0: readonly number[] }): number => at(state.dice0, 0);

export const DICE_EVENTS: readonly CorpEvent[] = [
  ...[meet, part, openRoll, chooseDefence, addDice, forceRetreat, rollDice, showDice, closeRoll, endFight],
  ...[nameLoss, spare, endLoss, saveCard, rollOne],
];
