/** Chapter VR-4: what a player can do in a turn: its three phases, and the free acts. */
import type { Need, Offer } from "../../../kernel/offers.ts";
import { nothing } from "../../../kernel/offers.ts";
import { at } from "../../../kernel/state.ts";
import { reachPhase } from "../actions/events-actions.ts";
import { againstDeclaring, execute } from "../actions/execution.ts";
import { drawSome } from "../cards/corruption.ts";
import { influenceIn, influenceOwner, isFreeFor } from "../city/control.ts";
import { addInfluence, eliminate, moveInfluence, placeDirector } from "../city/events-city.ts";
import type { VrContent } from "../content.ts";
import { ACTION, ACTION_NAMES, AFTER_ACTION, BEFORE_DIRECTOR, INFLUENCE, SEATS, type VrState, type VrView } from "../layout.ts";
import { FREE_ACTS } from "./free-acts.ts";

export type Next = "act" | "draw" | "ended";
export type VrOffer = Offer<VrState, VrContent, Next>;
type VrNeed = Need<VrState, VrContent>;

/** This turn's Director is placed: before that there is no “here” (VR-4.3). */
export const placed: VrNeed = {
  rule: "VR-4.3",
  holds: (state) => state.phase !== BEFORE_DIRECTOR,
  reason: () => "Place this turn's Director first",
};

const placeOffer: VrOffer = {
  verb: "place",
  form: { kind: "place", members: { borough: "number" } },
  needs: [
    {
      rule: "VR-4.4",
      holds: (state) => state.phase === BEFORE_DIRECTOR,
      reason: () => "You have already placed this turn's Director",
    },
  ],
  items(_state, into, _frame, { content }) {
    for (let borough = 0; borough < content.city.boroughs; borough++) into.push(borough);
  },
  action: (_state, borough) => ({ kind: "place", borough }),
  carryOut(state, borough, _frame, engine) {
    engine.propose(state, placeDirector, state.active, borough);
    return "act";
  },
};

const influencePhase: VrNeed = {
  rule: "VR-4.5",
  holds: (state) => state.phase === INFLUENCE,
  reason: (state) =>
    state.phase === BEFORE_DIRECTOR ? "Place this turn's Director first" : "You can make one manoeuvre each turn, before the Action",
};

/** Influence can only be added where there is no opposing Influence (VR-5.1). */
const freeHere: VrNeed = {
  rule: "VR-5.1",
  holds: (state) => state.here < 0 || isFreeFor(state, state.here, state.active),
  reason: (state) => `${SEATS[influenceOwner(state, state.here)]} has Influence here`,
};

/** Add, then draw a Corruption (VR-5.4, VR-5.5). */
const addOffer: VrOffer = {
  verb: "add",
  needs: [
    influencePhase,
    {
      rule: "VR-5.5",
      holds: (state) => at(state.reserve, state.active) > 0,
      reason: () => "You have no Influence in reserve",
    },
    freeHere,
  ],
  items: nothing,
  action: () => ({ kind: "add" }),
  carryOut(state, _item, _frame, engine) {
    engine.propose(state, reachPhase, ACTION);
    engine.propose(state, addInfluence, state.active, state.here);
    return "draw";
  },
};

/** Eliminate one of any player here, then draw a Corruption (VR-5.4). */
const eliminateOffer: VrOffer = {
  verb: "eliminate",
  form: { kind: "eliminate", members: { player: "player" } },
  needs: [influencePhase],
  items(state, into) {
    for (let player = 0; player < state.players; player++) into.push(player);
  },
  fits: [
    {
      rule: "VR-5.4",
      holds: (state, player) => state.here >= 0 && influenceIn(state, state.here, player) > 0,
      reason: (_state, player) => `${SEATS[player]} has no Influence here`,
    },
  ],
  action: (_state, player) => ({ kind: "eliminate", player }),
  carryOut(state, player, _frame, engine) {
    engine.propose(state, reachPhase, ACTION);
    engine.propose(state, eliminate, player, state.here);
    return "draw";
  },
};

/** Move one of your own from another borough to here; no Corruption (VR-5.4, VR-R66). */
const moveOffer: VrOffer = {
  verb: "move",
  form: { kind: "move", members: { borough: "number" } },
  needs: [influencePhase, freeHere],
  items(_state, into, _frame, { content }) {
    for (let borough = 0; borough < content.city.boroughs; borough++) into.push(borough);
  },
  fits: [
    {
      rule: "VR-R66",
      holds: (state, borough) => borough !== state.here,
      reason: () => "The Influence must come from another borough",
    },
    {
      rule: "VR-5.4",
      holds: (state, borough) => influenceIn(state, borough, state.active) > 0,
      reason: () => "You have no Influence there",
    },
  ],
  action: (_state, borough) => ({ kind: "move", borough }),
  carryOut(state, borough, _frame, engine) {
    engine.propose(state, reachPhase, ACTION);
    engine.propose(state, moveInfluence, state.active, borough, state.here);
    return "act";
  },
};

const actionPhase: VrNeed = {
  rule: "VR-4.6",
  holds: (state) => state.phase === INFLUENCE || state.phase === ACTION,
  reason: (state) => (state.phase === BEFORE_DIRECTOR ? "Place this turn's Director first" : "You have already taken this turn's Action"),
};

/** One of the five Actions: it closes the Influence phase (VR-4.6, VR-R91). */
const actionOffer = (name: string, action: number): VrOffer => ({
  verb: name.toLowerCase(),
  needs: [actionPhase],
  items: nothing,
  // VR-9.9: an Action that cannot be fully paid is illegal.
  refuses: (state, _item, _frame, engine) => againstDeclaring(state, engine, state.active, action),
  action: () => ({ kind: name.toLowerCase() }),
  carryOut(state, _item, _frame, engine) {
    execute(state, engine, state.active, action);
    engine.propose(state, reachPhase, AFTER_ACTION);
    return "act";
  },
});

/** The turn ends when the player says so, once the Director is placed (VR-4.8); manoeuvre and Action may be left out (VR-R9). */
const endOffer: VrOffer = {
  verb: "end turn",
  needs: [placed],
  items: nothing,
  action: () => ({ kind: "end turn" }),
  carryOut: () => "ended",
};

/** What can be done in a turn, in the order in which it is listed. */
export const OFFERS: readonly VrOffer[] = [
  placeOffer,
  addOffer,
  eliminateOffer,
  moveOffer,
  ...ACTION_NAMES.map(actionOffer),
  ...FREE_ACTS,
  endOffer,
];

/** The Corruption that a manoeuvre draws (VR-5.4). */
export const drawForManoeuvre = (state: VrView, engine: Parameters<VrOffer["carryOut"]>[3]): void =>
  drawSome(state, engine, state.active, 1);
