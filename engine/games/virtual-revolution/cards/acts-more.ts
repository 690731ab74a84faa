/** What texts do to cards of others and to what is free: tilt, take, turn back (VR-R110, VR-R111). */
import { SHOW } from "../../../kernel/card-events.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { type Act, act, addWhere } from "../actions/act.ts";
import { AGENT_SLOT, CORRUPTION_DECK, cardsIn, opponentsOf, SERVICE, SLOTS, topOf, VERSES, type VrEngine, type VrView } from "../layout.ts";
import { goLoading, recruit, tilt, type VrEvent } from "./events-cards.ts";

/** Whose cards: of opponents, or one's own. */
export const THEIRS = 0;
export const YOURS = 1;
const whose = (state: VrView, player: Player, of: number): readonly number[] => (of === YOURS ? [player] : opponentsOf(state, player));
/** Whose card it is, by its place. */
const holderOf = (state: VrView, place: number, card: number): Player => at(state.zone, card) - place;

/** “Tilt n opposing Agents in service”: straight ones. `of`: whose. */
export const TILTING: Act = act("tilting", {
  kind: "tilt",
  rule: "VR-R110",
  chooses: "card",
  prompt: () => "Which Agent do you tilt?",
  items(state, player, of, into) {
    for (const one of whose(state, player, of)) addWhere(cardsIn(state, SERVICE + one), into, (card) => state.tilted[card] === 0);
  },
  pick: (state, _player, card, _of, engine) => engine.propose(state, tilt, holderOf(state, SERVICE, card), card),
});

/** “Turn 1 opposing Online Verse back to Loading”: its bonus stays taken, and is taken again when it is Online once more. `of`: whose. */
export const TURNING_BACK: Act = act("turning a Verse back", {
  kind: "turn back",
  rule: "VR-R110",
  chooses: "card",
  prompt: () => "Which Verse do you turn back to Loading?",
  items(state, player, of, into) {
    for (const one of whose(state, player, of)) addWhere(cardsIn(state, VERSES + one), into, (card) => state.online[card] === 1);
  },
  pick: (state, _player, card, _of, engine) => engine.propose(state, goLoading, holderOf(state, VERSES, card), card),
});

/** Agents in service at most (VR-7.1). */
const MOST_IN_SERVICE = 3;
/** “Take 1 available Agent”: of any slot, without price, if there is room for one (VR-7.1). */
export const TAKING_AGENT: Act = act("taking an Agent", {
  kind: "take",
  rule: "VR-R111",
  chooses: "card",
  prompt: () => "Which available Agent do you take?",
  items(state, player, _of, into) {
    if (cardsIn(state, SERVICE + player).length >= MOST_IN_SERVICE) return;
    for (let slot = 0; slot < SLOTS; slot++) {
      const card = topOf(state, AGENT_SLOT + slot);
      if (card !== undefined) into.push(card);
    }
  },
  pick: (state, player, card, _of, engine) => engine.propose(state, recruit, player, card),
});

/** A player sees the top cards of the Corruption deck; they stay where they are. */
export function peekCorruption(state: VrView, engine: VrEngine, player: Player, n: number): void {
  for (const card of cardsIn(state, CORRUPTION_DECK).slice(-n)) engine.propose(state, SHOW as VrEvent, card, 1 << player);
}

export const MORE_ACTS: readonly Act[] = [TILTING, TURNING_BACK, TAKING_AGENT];
