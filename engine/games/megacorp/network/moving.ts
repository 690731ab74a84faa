/** MOVE: the controller of the effect says where in its network a pile goes (MC-G28, MC-R98). */
import { slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import type { MegacorpContent } from "../content.ts";
import { type MegacorpState, type MegacorpView, networkOf } from "../layout.ts";
import { relocate } from "./events-cards.ts";
import { businessOf, dockedAt, dockedTo, openSlots, type Slot, slotOf, xOf, yOf } from "./network.ts";

const CARD = 0;
const PLAYER = 1;
/** The card that it must come to be docked to, plus 1; 0: any that is not orphaned. */
const BESIDE = 2;

/**
 * The empty slots of its network that a top card may be moved to: docked there, and not orphaned when it lies there. A Business may be moved next to any
 * card (MC-R98).
 */
export function movesOf(state: MegacorpView, content: MegacorpContent, card: number, besides?: number): Slot[] {
  const network = networkOf(state, card);
  const counts = besides === undefined ? (other: number) => other !== card : (other: number) => other === besides;
  const own = slotOf(state, card);
  const slots = openSlots(state, content, card, network, counts).filter((one) => one !== own);
  if (at(content.isBusiness, at(state.card, card))) return slots;
  const connected = connectedWithout(state, content, network, card);
  return slots.filter((one) => dockedAt(state, content, card, one).some((other) => connected.has(other)));
}

/** The Business of a network and the top cards that a chain leads to from it if a card were gone from its slot (MC-8.7). */
function connectedWithout(state: MegacorpView, content: MegacorpContent, network: number, card: number): Set<number> {
  const business = businessOf(state, content, network);
  const connected = new Set<number>();
  const open = business === undefined ? [] : [business];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === card || connected.has(next)) continue;
    connected.add(next);
    open.push(...dockedTo(state, content, next));
  }
  return connected;
}

/** Begun with the card, the player who moves it, and the card that it goes next to, plus 1, or 0. Without a slot to go to it stays. */
export const MOVING = procedures<MegacorpState, MegacorpContent>()(
  "moving",
  {
    begin: (state, frame, { content }) => (slotsOf(state, frame, content).length > 0 ? "where" : "done"),
    where: {
      kind: "move",
      rule: "MC-G28",
      forms: [{ kind: "move", members: { card: "card", x: "number", y: "number" } }],
      player: (state, frame) => slot(state, frame, PLAYER),
      candidates: (state, into, frame, { content }) => void into.push(...slotsOf(state, frame, content)),
      action: (state, code, frame) => ({ kind: "move", card: slot(state, frame, CARD), x: xOf(code), y: yOf(code) }),
      carryOut(state, code, frame, engine) {
        engine.propose(state, relocate, slot(state, frame, CARD), code);
        return "done";
      },
      prompt: (state, frame, { content }) => `Where does ${at(content.cards, at(state.card, slot(state, frame, CARD))).name} move to?`,
    },
  },
  { holds: true, whose: (state, frame) => slot(state, frame, PLAYER) },
);

function slotsOf(state: MegacorpView, frame: number, content: MegacorpContent): Slot[] {
  const besides = slot(state, frame, BESIDE);
  return movesOf(state, content, slot(state, frame, CARD), besides === 0 ? undefined : besides - 1);
}
