/** What happens to rounds and turns. */
import { type EventRule, events } from "../../../kernel/events.ts";
import { own, setNumber } from "../../../kernel/fork.ts";
import { at } from "../../../kernel/state.ts";
import { PRICES } from "../cards/events-cards.ts";
import { NONE, type VrContent } from "../content.ts";
import { BEFORE_DIRECTOR, cardsIn, DIRECTORS, NOWHERE, SERVICE, TITLE, type VrState } from "../layout.ts";

const event = events<VrState, VrContent>();
type VrEvent = EventRule<VrState, VrContent>;

/** A round begins (VR-4.1). */
export const beginRound: VrEvent = event("begin round", ["number"], (state, round) => {
  state.round = round;
  if (state.textUsed.length > 0) state.textUsed = [];
  state.pass = 1;
  state.active = state.order.indexOf(0);
});

/** The table has been gone around; it is gone around again (VR-4.2). */
export const beginPass: VrEvent = event("begin pass", ["number"], (state, pass) => {
  state.pass = pass;
});

/** A player's turn begins (VR-4.3). */
export const beginTurn: VrEvent = event("begin turn", ["player"], (state, player) => {
  state.active = player;
  state.turn++;
  state.phase = BEFORE_DIRECTOR;
  state.here = NOWHERE;
  state.turnStart = state.decisions;
});

/** A turn ends: what texts do then they do “here” (VR-4.8). */
export const endTurn: VrEvent = event("end turn", ["player"], (state) => {
  state.phase = BEFORE_DIRECTOR;
});

/** After the last turn of a round nobody is “here” any more; before that the next turn begins (VR-4.8). */
export const leaveHere: VrEvent = event("leave", [], (state) => {
  state.here = NOWHERE;
});

/** A place in the turn order of next round is taken (VR-14.1). */
export const takePlace: VrEvent = event("take a place", ["player", "number"], (state, player, place) =>
  setNumber(state, "nextOrder", player, place),
);

/** The new turn order holds (VR-14.1). */
export const reorder: VrEvent = event("change the turn order", [], (state) => {
  for (let player = 0; player < state.players; player++) {
    setNumber(state, "order", player, at(state.nextOrder, player));
    setNumber(state, "nextOrder", player, NOWHERE);
  }
});

/** The field of a price this round, and of next round, by the number of `PRICES`; and the printed price (VR-9.1 to VR-9.8). */
const NOW = ["workGives", "recruitCosts", "serverCosts", "verseCosts", "donateOne", "donateTwo", "donateImmunity"] as const;
const PRINTED = [5, 4, 10, 7, 1, 3, 3] as const;

/** Directors come back, all is straightened, and markers of this round go, not those of the next (VR-14.5, VR-R49). */
export const cleanUp: VrEvent = event("clean up", [], (state) => {
  state.directors.fill(0);
  for (let player = 0; player < state.players; player++) {
    state.directorsLeft[player] = DIRECTORS;
    for (const place of [SERVICE, TITLE]) for (const card of cardsIn(state, place + player)) setNumber(state, "tilted", card, 0);
    PRICES.forEach((price, i) => {
      const next = at(state[`next${price}`], player);
      setNumber(state, at(NOW, i), player, next === NONE ? at(PRINTED, i) : next);
      setNumber(state, `next${price}`, player, NONE);
    });
  }
});

/** A price of this round changes, never below nothing; of Donate there is none (VR-R112). */
export const shiftPrice: VrEvent = event("change a price", ["player", "number", "number"], (state, player, which, n) => {
  const field = at(NOW, which);
  setNumber(state, field, player, Math.max(0, at(state[field], player) + n));
});
/** A card's text has answered in this round (VR-R113). */
export const noteUse: VrEvent = event("use a text", ["card"], (state, card) => void state.textUsed.push(card));

/** An Agent counts as a type at the end (VR-15.2). */
export const chooseType: VrEvent = event("choose a type", ["player", "card", "number"], (state, _player, card, type) => {
  own(state, "typeAs")[card] = type + 1;
});

export const TURN_EVENTS: readonly VrEvent[] = [
  beginRound,
  beginPass,
  beginTurn,
  endTurn,
  leaveHere,
  takePlace,
  reorder,
  cleanUp,
  chooseType,
  shiftPrice,
  noteUse,
];
