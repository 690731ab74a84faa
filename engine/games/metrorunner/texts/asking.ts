/** What texts ask about: how far a figure goes, which cubes are returned, which opponent loses something (MR-R47 to MR-R49). */
import { events } from "../../../kernel/events.ts";
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { stationAhead } from "../city/figures.ts";
import type { MetroContent } from "../content.ts";
import { COLOURS } from "../fields.ts";
import { COLOUR_COUNT, cubesOf } from "../jobs/cubes.ts";
import { discardJob, gainBrute, gainCredits, payCubes, toDiscard } from "../jobs/events-jobs.ts";
import { FROM_BOTH, gain, TAKING } from "../jobs/gaining.ts";
import { cardsIn, HAND, type MetroEngine, type MetroState, type MetroView } from "../layout.ts";
import type { MetroEvent } from "../tracks/events-tracks.ts";
import { moveFigure } from "../turn/events-turn.ts";
import type { Goods } from "./operations.ts";

const procedure = procedures<MetroState, MetroContent>();

/** Brute force tokens go back to the supply, as many as there are. */
export const returnBrute: MetroEvent = events<MetroState, MetroContent>()(
  "return brute force",
  ["player", "number"],
  (state, player, n) => {
    state.brute[player] = Math.max(0, at(state.brute, player) - n);
  },
);

/** “You may advance your figure up to n spaces”: free, past what is taken (MR-R47). Begun with their number. */
export const ADVANCING = procedure("advance a figure", {
  choose: {
    kind: "advance",
    rule: "MR-R47",
    forms: [{ kind: "advance", members: { stations: "number" } }],
    player: (state) => state.active,
    prompt: (state, frame) => `Advance your figure up to ${slot(state, frame, 0)} stations, or stay`,
    candidates(state, into, frame) {
      for (let n = 0; n <= slot(state, frame, 0); n++) into.push(n);
    },
    action: (_state, stations) => ({ kind: "advance", stations }),
    carryOut(state, n, _frame, engine) {
      if (n > 0) engine.propose(state, moveFigure, state.active, stationAhead(state, engine, n));
      return "done";
    },
  },
});

/** Slots: how many may still go, what each brings in one number, the least colour that may still be chosen, how many have gone. */
const LEFT = 0;
const BRINGS = 1;
const LEAST = 2;
const RETURNED = 3;
const STOP = COLOUR_COUNT;

/** What each brings: credits alone as their number, as it was always said; anything else above it. */
const KINDS = 16;
const MANY = 32;
const WHAT = ["free", "brute", "jobs"] as const;
export function numberOf({ what, n }: Goods): number {
  if (what === "credits") return n;
  return MANY * (1 + (typeof what === "number" ? WHAT.length + what : WHAT.indexOf(what))) + n;
}
/** What has been chosen brings it so many times over. The caller's last act. */
function bring(state: MetroView, engine: MetroEngine, number: number, times: number): void {
  const [kind, n] = [(Math.trunc(number / MANY) % KINDS) - 1, (number % MANY) * times];
  if (times === 0) return;
  if (kind < 0) engine.propose(state, gainCredits, state.active, n);
  else if (kind >= WHAT.length) gain(state, engine, 0, [[kind - WHAT.length, n]]);
  else if (WHAT[kind] === "free") gain(state, engine, n);
  else if (WHAT[kind] === "brute") engine.propose(state, gainBrute, state.active, n);
  else engine.call(state, TAKING, n, FROM_BOTH);
}

/** “Return up to n cubes, then gain m credits for each” (MR-R48). Begun with both numbers. */
export const RETURNING = procedure("return cubes for credits", {
  next(state, frame, engine) {
    if (slot(state, frame, LEFT) > 0 && COLOURS.some((_, colour) => isOpen(state, frame, colour))) return "choose";
    bring(state, engine, slot(state, frame, BRINGS), slot(state, frame, RETURNED));
    return "done";
  },
  choose: {
    kind: "return for credits",
    rule: "MR-R48",
    forms: [
      { kind: "return", members: { cube: "words" } },
      { kind: "stop returning", members: {} },
    ],
    player: (state) => state.active,
    prompt: (state, frame) =>
      `Return cubes for ${slot(state, frame, BRINGS) < MANY ? "credits" : "what each brings"}, in the order of the list: up to ${slot(state, frame, LEFT)}`,
    candidates(state, into, frame) {
      for (let colour = 0; colour < COLOUR_COUNT; colour++) if (isOpen(state, frame, colour)) into.push(colour);
      into.push(STOP);
    },
    action: (_state, colour) => (colour === STOP ? { kind: "stop returning" } : { kind: "return", cube: at(COLOURS, colour) }),
    carryOut(state, colour, frame, engine) {
      if (colour === STOP) {
        setSlot(state, frame, LEFT, 0);
        return "next";
      }
      setSlot(state, frame, LEFT, slot(state, frame, LEFT) - 1);
      setSlot(state, frame, LEAST, colour);
      setSlot(state, frame, RETURNED, slot(state, frame, RETURNED) + 1);
      engine.propose(state, payCubes, state.active, colour, 1);
      return "next";
    },
  },
});
const isOpen = (state: MetroView, frame: number, colour: number): boolean =>
  colour >= slot(state, frame, LEAST) && cubesOf(state, state.active, colour) > 0;

const NO_CARD = -1;
/** “Discard up to n job cards, then gain … for each” (MR-R48). Begun with their number and what each brings. */
export const DISCARDING_FOR = procedure("discard jobs for something", {
  next(state, frame, engine) {
    if (slot(state, frame, LEFT) > 0 && cardsIn(state, HAND + state.active).length > 0) return "choose";
    bring(state, engine, slot(state, frame, BRINGS), slot(state, frame, RETURNED));
    return "done";
  },
  choose: {
    kind: "discard for something",
    rule: "MR-R48",
    secret: ["discard"],
    forms: [
      { kind: "discard", members: { card: "card" } },
      { kind: "stop discarding", members: {} },
    ],
    player: (state) => state.active,
    prompt: (state, frame) => `Discard job cards for what each brings: up to ${slot(state, frame, LEFT)}`,
    candidates: (state, into) => void into.push(...cardsIn(state, HAND + state.active), NO_CARD),
    action: (_state, card) => (card === NO_CARD ? { kind: "stop discarding" } : { kind: "discard", card }),
    carryOut(state, card, frame, engine) {
      if (card === NO_CARD) {
        setSlot(state, frame, LEFT, 0);
        return "next";
      }
      setSlot(state, frame, LEFT, slot(state, frame, LEFT) - 1);
      setSlot(state, frame, RETURNED, slot(state, frame, RETURNED) + 1);
      engine.propose(state, discardJob, state.active, toDiscard(state, engine, state.active, card));
      return "next";
    },
  },
});

/** Opponents with a brute force token. */
export const withBrute = (state: MetroView): number[] =>
  state.returns.flatMap((_, player) => (player < state.players && player !== state.active && at(state.brute, player) > 0 ? [player] : []));

/** “An opponent of your choice returns n brute force tokens” (MR-R49). Begun with their number. */
export const TAKING_BRUTE = procedure("an opponent returns", {
  next: (state) => (withBrute(state).length > 0 ? "choose" : "done"),
  choose: {
    kind: "an opponent",
    rule: "MR-R49",
    forms: [{ kind: "opponent", members: { player: "player" } }],
    player: (state) => state.active,
    prompt: () => "Which opponent returns brute force?",
    candidates: (state, into) => void into.push(...withBrute(state)),
    action: (_state, player) => ({ kind: "opponent", player }),
    carryOut(state, player, frame, engine) {
      engine.propose(state, returnBrute, player, slot(state, frame, 0));
      return "done";
    },
  },
});
