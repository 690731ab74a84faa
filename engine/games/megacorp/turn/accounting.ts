/** Chapter 1.5: the Accounting phase, its steps strictly in order (MC-5.2). */

import { ON_BOTTOM, SHOW } from "../../../kernel/card-events.ts";
import { type Frame, setSlot, slot, slotCount } from "../../../kernel/frames.ts";
import { failedBy } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { BUYING, whyNotBought } from "../buying/buy.ts";
import { disengage, gainMoney } from "../buying/events-money.ts";
import { canPay, pay, whyUnpayable } from "../buying/paying.ts";
import { cashflowOf, upkeepOf } from "../buying/price.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import { cardsIn, controlled, isEngaged, LAYOUT, type MegacorpState, type MegacorpView, NETWORK, RESOURCE_DECK } from "../layout.ts";
import { destroy, UPKEEP as UNPAID_UPKEEP } from "../losing/leave.ts";
import { hasPlace, OWN_NETWORK } from "../network/deploy.ts";
import { put } from "../network/events-cards.ts";
import { PLAIN, WHILE_STACK, WINDOW } from "../stack/priority.ts";
import { change, changesOf, lasting, STAYS, stayEngaged, UNTIL_USED } from "../state/changes.ts";
import { drawnBesides, hasKeyword, isBanned, isSpared, mayStayEngaged, staysEngaged } from "../state/characteristics.ts";
import { DRAWING } from "./drawing.ts";
import { beginGame } from "./events-turn.ts";

/** What the CASHFLOW of a player's disengaged cards brings, in M; of a bonded card that of its pile counts (MC-5.2 step 2, MC-5.3, MC-G10, MC-R22, MC-R88). */
export const cashflowFor = (state: MegacorpView, engine: MegacorpEngine, player: number): number =>
  controlled(state, player).reduce((sum, card) => sum + (isEngaged(state, card) ? 0 : cashflowOf(state, engine, card)), 0);

const revealed = (state: MegacorpView): number | undefined => cardsIn(state, RESOURCE_DECK + state.active).at(-1);

const EVERYBODY = (1 << LAYOUT.players) - 1;

/** Slot: 1 if it was asked what stays engaged. */
const LEFT = 0;

/** ACCOUNTING: the turn player's, step by step. */
export const ACCOUNTING_PHASE = procedures<MegacorpState, MegacorpContent>()(
  "accounting",
  {
    // Step 1, MC-R15: what waits for the beginning of the game is heard on its first turn only. The turn has begun.
    start(state, _frame, engine) {
      if (state.turn === 1) engine.propose(state, beginGame);
      return "startTriggers";
    },
    // MC-5.7: there is a window only while they are on the stack.
    startTriggers(state, _frame, engine) {
      engine.call(state, WINDOW, WHILE_STACK);
      return "cashflow";
    },
    // Step 2, before cards are disengaged (MC-5.3, MC-R22).
    cashflow(state, _frame, engine) {
      const money = cashflowFor(state, engine, state.active);
      if (money > 0 && !isSpared(state, engine, state.active, "static.noCashflow")) engine.propose(state, gainMoney, state.active, money);
      return "disengage";
    },
    // Step 3 (MC-R120); before it is asked what stays engaged (MC-R202).
    disengage(state, frame, engine) {
      const leave = slot(state, frame, LEFT) === 0 ? leavable(state, engine) : [];
      if (leave.length > 0) {
        setSlot(state, frame, LEFT, 1);
        const asking = engine.callWide(state, LEAVING, leave.length);
        leave.forEach((card, i) => {
          setSlot(state, asking, i, card + 1);
        });
        return "disengage";
      }
      const engaged = controlled(state, state.active).filter((card) => state.engaged[card] === 1);
      const kept = engaged.filter((card) => staysEngaged(state, engine, card) || isBanned(state, engine, card, "be-disengaged"));
      const stay = engaged.filter((card) => changesOf(state, card, STAYS).length > 0);
      for (const card of engaged) if (!kept.includes(card) && !stay.includes(card)) engine.propose(state, disengage, card);
      for (const card of controlled(state, state.active))
        if (changesOf(state, card, STAYS).length > 0) engine.propose(state, stayEngaged, card);
      return "upkeep";
    },
    // Step 4
    upkeep(state, _frame, engine) {
      const isFree = isSpared(state, engine, state.active, "static.noUpkeep");
      const cards = isFree ? [] : controlled(state, state.active).filter((card) => hasKeyword(state, engine, card, "upkeep"));
      if (cards.length > 0) {
        const frame = engine.callWide(state, UPKEEP, cards.length);
        cards.forEach((card, i) => {
          setSlot(state, frame, i, card + 1);
        });
      }
      return "reveal";
    },
    // Step 5, MC-5.5, MC-R24: public; an empty Resource deck is no loss.
    reveal(state, _frame, engine) {
      const card = revealed(state);
      if (card === undefined) return "draw";
      engine.propose(state, SHOW, card, EVERYBODY);
      return "resource";
    },
    resource: {
      kind: "resource",
      rule: "MC-5.2",
      forms: [
        { kind: "buy", members: { card: "card" } },
        { kind: "decline", members: { card: "card" } },
      ],
      player: (state) => state.active,
      candidates(state, into, _frame, engine) {
        const card = revealed(state);
        into.push(0);
        if (card !== undefined && canBuyResource(state, engine, card)) into.push(1);
      },
      weigh(state, _frame, engine) {
        const card = revealed(state) ?? 0;
        const refusal =
          whyNotBought(state, engine, state.active, card) ??
          (canBuyResource(state, engine, card)
            ? undefined
            : { rule: "MC-5.2", reason: "You have nowhere to deploy it in your own network" });
        return [
          { action: { kind: "buy", card }, failed: refusal ? [failedBy("buy", refusal)] : [] },
          { action: { kind: "decline", card }, failed: [] },
        ];
      },
      action: (state, code) => ({ kind: code === 1 ? "buy" : "decline", card: revealed(state) ?? 0 }),
      carryOut(state, code, _frame, engine) {
        const card = revealed(state) ?? 0;
        if (code === 1) {
          engine.call(state, BUYING, card, state.active, OWN_NETWORK);
          return "bought";
        }
        engine.propose(state, put, card, RESOURCE_DECK + state.active, ON_BOTTOM);
        return "draw";
      },
      prompt: (state, _frame, { content }) =>
        `Buy ${at(content.cards, at(state.card, revealed(state) ?? 0)).name} for your network? Otherwise it goes to the bottom of your resource deck`,
    },
    // MC-5.7: after a resource was bought.
    bought(state, _frame, engine) {
      engine.call(state, WINDOW, PLAIN);
      return "draw";
    },
    // Step 6, MC-17.4, MC-R119: the first player does not draw on the first turn of the game.
    draw(state, _frame, engine) {
      if (state.turn > 1) engine.call(state, DRAWING, state.active, Math.max(0, 1 + drawnBesides(state, engine, state.active)));
      return "drawn";
    },
    // MC-5.7
    drawn(state, _frame, engine) {
      engine.call(state, WINDOW, PLAIN);
      return "done";
    },
  },
  { holds: true },
);

/** Whether the revealed card can be paid and has a place in the own network (MC-5.2 step 5, MC-6.12, MC-R24). */
const canBuyResource = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  whyNotBought(state, engine, state.active, card) === undefined && hasPlace(state, engine, card, state.active, OWN_NETWORK);

/** The engaged cards that a text lets the turn player leave so and that would be disengaged (MC-R202). */
const leavable = (state: MegacorpView, engine: MegacorpEngine): number[] =>
  controlled(state, state.active).filter(
    (card) =>
      state.engaged[card] === 1 &&
      mayStayEngaged(state, engine, card) &&
      !staysEngaged(state, engine, card) &&
      !isBanned(state, engine, card, "be-disengaged") &&
      changesOf(state, card, STAYS).length === 0,
  );

/** LEAVING: the turn player says of each of these cards whether it is disengaged or stays as it is. The slots hold the cards still to be asked of, plus 1 (MC-R202). */
export const LEAVING = procedures<MegacorpState, MegacorpContent>()(
  "leaving",
  {
    next(state, frame) {
      for (let i = 0; i < slotCount(state, frame); i++) if (slot(state, frame, i) > 0) return "say";
      return "done";
    },
    say: {
      kind: "leave",
      rule: "MC-R202",
      forms: [
        { kind: "leave engaged", members: { card: "card" } },
        { kind: "disengage", members: { card: "card" } },
      ],
      player: (state) => state.active,
      candidates(state, into, frame) {
        const card = firstIn(state, frame);
        into.push(settled(card, true), settled(card, false));
      },
      action: (_state, code) => ({ kind: code % 2 === 1 ? "leave engaged" : "disengage", card: Math.trunc(code / 2) }),
      carryOut(state, code, frame, engine) {
        const card = Math.trunc(code / 2);
        for (let i = 0; i < slotCount(state, frame); i++) if (slot(state, frame, i) === card + 1) setSlot(state, frame, i, 0);
        if (code % 2 === 1) engine.propose(state, change, card, lasting(STAYS, UNTIL_USED), 0, 0);
        return "next";
      },
      prompt: (state, frame, { content }) => `Leave ${at(content.cards, at(state.card, firstIn(state, frame))).name} engaged?`,
    },
  },
  { holds: true },
);

/** The first card of a frame that is still to be asked of. */
function firstIn(state: MegacorpView, frame: Frame): number {
  for (let i = 0; i < slotCount(state, frame); i++) if (slot(state, frame, i) > 0) return slot(state, frame, i) - 1;
  return 0;
}

/** A card and whether its upkeep is paid, or it stays engaged, as one number. */
const settled = (card: number, paid: boolean): number => card * 2 + (paid ? 1 : 0);

/**
 * UPKEEP: the turn player says card by card, in any order, whether to pay; what is not paid for is destroyed, and paying may leave nothing (MC-5.2 step 4, MC-5.4, MC-R23, MC-R138). The slots hold the
 * cards still to be settled, plus 1.
 */
export const UPKEEP = procedures<MegacorpState, MegacorpContent>()(
  "upkeep",
  {
    next(state, frame) {
      for (let i = 0; i < slotCount(state, frame); i++) {
        const card = slot(state, frame, i) - 1;
        // It may have gone with a host that was not paid for.
        if (card >= 0 && !isOwn(state, card)) setSlot(state, frame, i, 0);
      }
      for (let i = 0; i < slotCount(state, frame); i++) if (slot(state, frame, i) > 0) return "settle";
      return "done";
    },
    settle: {
      kind: "upkeep",
      rule: "MC-5.4",
      forms: [
        { kind: "pay upkeep", members: { card: "card" } },
        { kind: "decline upkeep", members: { card: "card" } },
      ],
      player: (state) => state.active,
      candidates(state, into, frame, engine) {
        for (let i = 0; i < slotCount(state, frame); i++) {
          const card = slot(state, frame, i) - 1;
          if (card < 0) continue;
          if (canPay(state, engine, state.active, upkeepOf(state, engine, card))) into.push(settled(card, true));
          into.push(settled(card, false));
        }
      },
      weigh(state, frame, engine) {
        const cards: number[] = [];
        for (let i = 0; i < slotCount(state, frame); i++) if (slot(state, frame, i) > 0) cards.push(slot(state, frame, i) - 1);
        return cards.flatMap((card) => {
          const refusal = whyUnpayable(state, engine, state.active, upkeepOf(state, engine, card));
          return [
            { action: { kind: "pay upkeep", card }, failed: refusal ? [failedBy("pay upkeep", refusal)] : [] },
            { action: { kind: "decline upkeep", card }, failed: [] },
          ];
        });
      },
      action: (_state, code) => ({ kind: code % 2 === 1 ? "pay upkeep" : "decline upkeep", card: Math.trunc(code / 2) }),
      carryOut(state, code, frame, engine) {
        const card = Math.trunc(code / 2);
        for (let i = 0; i < slotCount(state, frame); i++) if (slot(state, frame, i) === card + 1) setSlot(state, frame, i, 0);
        if (code % 2 === 1) pay(state, engine, state.active, upkeepOf(state, engine, card));
        else engine.propose(state, destroy, card, card, UNPAID_UPKEEP);
        return "next";
      },
      prompt: () => "Pay the upkeep of a card, or let it be destroyed",
    },
  },
  { holds: true },
);

const isOwn = (state: MegacorpView, card: number): boolean => {
  const place = at(state.zone, card);
  return place >= NETWORK && place < NETWORK + state.players && state.controller[card] === state.active;
};
