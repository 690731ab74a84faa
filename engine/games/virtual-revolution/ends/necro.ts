/** Chapter VR-13: the Necro attack. */
import { type Frame, setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { setAttack } from "../actions/events-actions.ts";
import { spendImmunity } from "../cards/events-cards.ts";
import type { VrContent } from "../content.ts";
import { turnOrder, type VrEngine, type VrState, type VrView } from "../layout.ts";
import type { Line } from "../moments.ts";
import { topNecro } from "../setup/setup.ts";
import { revealNecro } from "./events-ends.ts";

/** Who has the lowest and the highest Revenue, all who share it, one bit each (VR-13.2). */
export function classified(state: VrView): { readonly lowest: number; readonly highest: number } {
  const { revenue } = state;
  let [least, most] = [at(revenue, 0), at(revenue, 0)];
  for (let player = 1; player < state.players; player++) {
    least = Math.min(least, at(revenue, player));
    most = Math.max(most, at(revenue, player));
  }
  let [lowest, highest] = [0, 0];
  for (let player = 0; player < state.players; player++) {
    if (revenue[player] === least) lowest |= 1 << player;
    if (revenue[player] === most) highest |= 1 << player;
  }
  return { lowest, highest };
}

// Slots: the next in turn order; the card; who suffers MINIMUM and MAXIMUM, one bit each, MAXIMUM from the fifth bit on; who has avoided GLOBAL and MAXIMUM, likewise.
const NEXT = 0;
const CARD = 1;
const CLASSES = 2;
const AVOIDED = 3;
const UPPER = 4;

/** Immunity that avoids GLOBAL, and GLOBAL and MAXIMUM (VR-13.3). */
const FOR_GLOBAL = 2;
export const FOR_BOTH = 3;

const has = (state: VrView, frame: Frame, list: number, player: number): boolean => (slot(state, frame, list) & (1 << player)) !== 0;

/** Whether a player suffers MAXIMUM of the attack of this frame (VR-13.2). */
export const suffersMaximum = (state: VrView, frame: Frame, player: number): boolean => has(state, frame, CLASSES, player + UPPER);

/** The next player in turn order; undefined, from the first on again, when all have been. */
function nextPlayer(state: VrView, frame: Frame): number | undefined {
  const player = turnOrder(state)[slot(state, frame, NEXT)];
  setSlot(state, frame, NEXT, player === undefined ? 0 : slot(state, frame, NEXT) + 1);
  return player;
}

/** Whether a part of the card befalls a player (VR-13.2, VR-13.3). */
const befalls = (state: VrView, frame: Frame, player: number, line: Line): boolean =>
  line === "minimum"
    ? has(state, frame, CLASSES, player)
    : line === "global"
      ? !has(state, frame, AVOIDED, player)
      : has(state, frame, CLASSES, player + UPPER) && !has(state, frame, AVOIDED, player + UPPER);

function carryOut(state: VrView, frame: Frame, engine: VrEngine, player: number, line: Line): void {
  if (befalls(state, frame, player, line)) engine.content.texts.begin(state, engine, { card: slot(state, frame, CARD), line, player });
}

const TOGETHER: readonly Line[] = ["minimum", "global", "maximum"];
const ALL = TOGETHER.length;

export const NECRO = procedures<VrState, VrContent>()("necro", {
  reveal(state, frame, engine) {
    const card = topNecro(state);
    if (card === undefined) return "done";
    setSlot(state, frame, CARD, card);
    // VR-13.2: Revenue as it is at that instant.
    const { lowest, highest } = classified(state);
    setSlot(state, frame, CLASSES, lowest | (highest << UPPER));
    engine.propose(state, revealNecro, card);
    engine.propose(state, setAttack, 1);
    return "begin";
  },
  // VR-13.5: parts that are applied together wait for all answers.
  begin: (state, frame, engine) => (isTogether(state, frame, engine) ? "immunity" : "minimum"),
  // VR-R47: gains first, to be spent at once; one player after the other (VR-R86).
  minimum(state, frame, engine) {
    const player = nextPlayer(state, frame);
    if (player === undefined) return "immunity";
    carryOut(state, frame, engine, player, "minimum");
    return "minimum";
  },
  // VR-13.3, VR-13.4: in turn order, those who can pay.
  immunity(state, frame, engine) {
    const player = nextPlayer(state, frame);
    if (player === undefined) return isTogether(state, frame, engine) ? "together" : "global";
    return at(state.immunity, player) >= FOR_GLOBAL ? "pay" : "immunity";
  },
  pay: {
    kind: "necro immunity",
    rule: "VR-13.3",
    forms: [{ kind: "spend", members: { n: "number" } }],
    player: (state, frame) => at(turnOrder(state), slot(state, frame, NEXT) - 1),
    prompt: () => "How much Immunity do you spend?",
    candidates(state, into, frame) {
      const player = at(turnOrder(state), slot(state, frame, NEXT) - 1);
      into.push(0, FOR_GLOBAL);
      // VR-R48: only who suffers MAXIMUM.
      if (has(state, frame, CLASSES, player + UPPER) && at(state.immunity, player) >= FOR_BOTH) into.push(FOR_BOTH);
    },
    action: (_state, n) => ({ kind: "spend", n }),
    carryOut(state, n, frame, engine) {
      const player = at(turnOrder(state), slot(state, frame, NEXT) - 1);
      if (n > 0) {
        const avoided = (1 << player) | (n === FOR_BOTH ? 1 << (player + UPPER) : 0);
        setSlot(state, frame, AVOIDED, slot(state, frame, AVOIDED) | avoided);
        engine.propose(state, spendImmunity, player, n);
      }
      return "immunity";
    },
  },
  global(state, frame, engine) {
    const player = nextPlayer(state, frame);
    if (player === undefined) return "maximum";
    carryOut(state, frame, engine, player, "global");
    return "global";
  },
  // VR-13.6: beside GLOBAL.
  maximum(state, frame, engine) {
    const player = nextPlayer(state, frame);
    if (player === undefined) return "end";
    carryOut(state, frame, engine, player, "maximum");
    return "maximum";
  },
  // VR-13.5: for each player the sum of the parts that befall them; gains stand first, so that losses meet them.
  together(state, frame, engine) {
    const n = slot(state, frame, NEXT);
    const player = turnOrder(state)[Math.trunc(n / ALL)];
    if (player === undefined) return "end";
    setSlot(state, frame, NEXT, n + 1);
    carryOut(state, frame, engine, player, at(TOGETHER, n % ALL));
    return "together";
  },
  end(state, _frame, engine) {
    engine.propose(state, setAttack, 0);
    return "done";
  },
});

const isTogether = (state: VrView, frame: Frame, { content }: VrEngine): boolean =>
  content.simultaneous[at(state.card, slot(state, frame, CARD))] === true;
