/** Chapter VR-14: turn order, income and upkeep, at the end of rounds 1 to 4. */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { coverVerse, deploy, discardAgent, gainCredits, refillVerses } from "../cards/events-cards.ts";
import type { VrContent } from "../content.ts";
import { AGENT_SLOT, MOST_PLAYERS, SLOTS, topOf, VERSE_SLOT, type VrEngine, type VrState, type VrView } from "../layout.ts";
import { nextToDeploy } from "../setup/setup.ts";
import { cleanUp, reorder, takePlace } from "../turn/events-turn.ts";

const procedure = procedures<VrState, VrContent>();

/** Who chooses the next place: most Influence in reserve, then lowest Revenue, then fewest €, then the current turn order (VR-14.1, VR-R51). */
export function nextToChoose(state: VrView): number | undefined {
  let best: number | undefined;
  for (let player = 0; player < state.players; player++)
    if (state.nextOrder[player] === -1 && (best === undefined || isBefore(state, player, best))) best = player;
  return best;
}

function isBefore({ reserve, revenue, credits, order }: VrView, a: number, b: number): boolean {
  const keys = [
    at(reserve, b) - at(reserve, a),
    at(revenue, a) - at(revenue, b),
    at(credits, a) - at(credits, b),
    at(order, a) - at(order, b),
  ];
  return (keys.find((key) => key !== 0) ?? 0) < 0;
}

/** The places of the next turn order are taken (VR-14.1). */
export const ORDERING = procedure("turn order", {
  next(state, _frame, engine) {
    if (nextToChoose(state) !== undefined) return "place";
    engine.propose(state, reorder);
    return "done";
  },
  place: {
    kind: "turn order",
    rule: "VR-14.1",
    forms: [{ kind: "take", members: { turn: "number" } }],
    player: (state) => nextToChoose(state) ?? 0,
    prompt: () => "Which place in the turn order do you take?",
    candidates(state, into) {
      for (let place = 0; place < state.players; place++) if (!state.nextOrder.includes(place)) into.push(place);
    },
    action: (_state, place) => ({ kind: "take", turn: place }),
    carryOut(state, place, _frame, engine) {
      engine.propose(state, takePlace, nextToChoose(state) ?? 0, place);
      return "next";
    },
  },
});

/** Each gains € equal to their Revenue (VR-14.2). */
export function earn(state: VrView, engine: VrEngine): void {
  const revenue = state.revenue.slice(0, MOST_PLAYERS);
  for (let player = 0; player < state.players; player++) engine.propose(state, gainCredits, player, at(revenue, player));
}

/** Slot: the next Agent slot. */
const NEXT = 0;

export const UPKEEP = procedure("upkeep", {
  // VR-14.3: the rightmost Verse goes.
  verse(state, _frame, engine) {
    const card = topOf(state, VERSE_SLOT + SLOTS - 1);
    if (card !== undefined) engine.propose(state, coverVerse, card);
    engine.propose(state, refillVerses);
    return "agents";
  },
  // VR-14.4, VR-R84
  agents(state, _frame, engine) {
    for (let place = AGENT_SLOT; place < AGENT_SLOT + SLOTS; place++) {
      const card = topOf(state, place);
      if (card !== undefined) engine.propose(state, discardAgent, state.active, card);
    }
    return "deploy";
  },
  // VR-3.13; the decks are exhausted after 24, so that round 5 has four (VR-14.4).
  deploy(state, frame, engine) {
    const place = slot(state, frame, NEXT);
    const next = nextToDeploy(state);
    if (place >= SLOTS || next === undefined) return "clean";
    setSlot(state, frame, NEXT, place + 1);
    engine.propose(state, deploy, next.agent, AGENT_SLOT + place, next.location);
    return "deploy";
  },
  // VR-14.5
  clean(state, _frame, engine) {
    engine.propose(state, cleanUp);
    return "done";
  },
});
