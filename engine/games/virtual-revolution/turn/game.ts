/** The game: five rounds of three turns each (VR-4.1, VR-4.2), what ends each of them (VR-14.6), and the end (VR-15.1). */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { offersChoice } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import type { VrContent } from "../content.ts";
import { finishGame } from "../ends/events-ends.ts";
import { NECRO } from "../ends/necro.ts";
import { RAIDING } from "../ends/raids.ts";
import { CHOOSING_TYPES } from "../ends/types.ts";
import { earn, ORDERING, UPKEEP } from "../ends/upkeep.ts";
import { CORRUPTION, cardsIn, DIRECTORS, ROUNDS, turnOrder, type VrState, type VrView } from "../layout.ts";
import { beginPass, beginRound, beginTurn, endTurn, leaveHere } from "./events-turn.ts";
import { drawForManoeuvre, type Next, OFFERS } from "./turn.ts";

/** Corruption cards with which a player suffers a Raid (VR-12.3). */
export const RAIDED_WITH = 5;
/** Decisions in one turn after which the game ends as it stands (VR-R92). */
export const MOST_IN_TURN = 5000;

/** Slot: the next in turn order to be raided. */
const RAIDED = 0;

const NOBODY = -1;
/** The next player from a place of the turn order on. In a position laid by hand somebody may have no Director left, and so no turn (VR-4.4). */
function nextWithDirector({ order, players, directorsLeft }: VrView, from: number): number {
  for (let place = from; place < players; place++) {
    const player = order.indexOf(place);
    if (at(directorsLeft, player) > 0) return player;
  }
  return NOBODY;
}

export const GAME = procedures<VrState, VrContent>()("game", {
  round(state, _frame, engine) {
    engine.propose(state, beginRound, state.round + 1);
    return "first";
  },
  first(state, _frame, engine) {
    engine.propose(state, beginTurn, state.active);
    return "act";
  },
  // VR-R92
  act: (state) => (state.decisions - state.turnStart >= MOST_IN_TURN ? "score" : "choose"),
  choose: offersChoice<VrState, VrContent, Next>({
    kind: "turn",
    rule: "VR-4.3",
    always: true,
    player: (state) => state.active,
    prompt: (state) => PROMPTS[state.phase] ?? "",
    offers: OFFERS,
  }),
  // VR-5.4: the Corruption of a manoeuvre.
  draw(state, _frame, engine) {
    drawForManoeuvre(state, engine);
    return "act";
  },
  ended(state, _frame, engine) {
    engine.propose(state, endTurn, state.active);
    return "pass";
  },
  // VR-4.2, VR-R8: around the table three times; whatever somebody has lost, they play on (VR-16.3).
  pass(state, _frame, engine) {
    const later = nextWithDirector(state, at(state.order, state.active) + 1);
    if (later !== NOBODY) {
      engine.propose(state, beginTurn, later);
      return "act";
    }
    const first = nextWithDirector(state, 0);
    if (state.pass >= DIRECTORS || first === NOBODY) {
      engine.propose(state, leaveHere);
      return "raids";
    }
    engine.propose(state, beginPass, state.pass + 1);
    engine.propose(state, beginTurn, first);
    return "act";
  },
  // VR-12.3, VR-R43; at the end of round 5 everybody (VR-15.1, VR-R64).
  raids(state, frame, engine) {
    const order = turnOrder(state);
    const player = order[slot(state, frame, RAIDED)];
    if (player === undefined) {
      setSlot(state, frame, RAIDED, 0);
      return "necro";
    }
    setSlot(state, frame, RAIDED, slot(state, frame, RAIDED) + 1);
    if (state.round >= ROUNDS || cardsIn(state, CORRUPTION + player).length >= RAIDED_WITH) engine.call(state, RAIDING, player);
    return "raids";
  },
  // VR-13.8: Corruption that is drawn now waits for the Raids of next round.
  necro(state, _frame, engine) {
    engine.call(state, NECRO);
    return state.round >= ROUNDS ? "types" : "order";
  },
  order(state, _frame, engine) {
    engine.call(state, ORDERING);
    return "income";
  },
  // VR-14.2
  income(state, _frame, engine) {
    earn(state, engine);
    return "upkeep";
  },
  upkeep(state, _frame, engine) {
    engine.call(state, UPKEEP);
    return "round";
  },
  types(state, _frame, engine) {
    engine.call(state, CHOOSING_TYPES);
    return "score";
  },
  score(state, _frame, engine) {
    engine.propose(state, finishGame);
    return "done";
  },
});

const PROMPTS = [
  "Place a Director",
  "Add, eliminate or move Influence here, or go on to the Action",
  "Take an Action, or end your turn",
  "Use what you have, or end your turn",
];
