/** Chapter 1.4: bids, opening hands, mulligans, the Founder's slot (MC-4.2 to MC-4.9). */
import type { Frame } from "../../../kernel/frames.ts";
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { numberChoice } from "../../../kernel/shapes.ts";
import { at } from "../../../kernel/state.ts";
import type { MegacorpContent } from "../content.ts";
import { ASIDE, cardsIn, HAND, isPlaying, type MegacorpState, type MegacorpView, MOST_BID, playersFrom } from "../layout.ts";
import { placeAction } from "../network/deploy.ts";
import { beside, dockedAt, type Slot, slotAt } from "../network/network.ts";
import { deal, drawFirst, mulligan, place, placeBid, showBid, winBid } from "./events-setup.ts";

/** Tied bids in a row, after which chance decides (MC-4.4). */
const MOST_TIES = 3;
/** Cards of an opening hand (MC-4.7). */
const OPENING_HAND = 5;

// Slots of the frame: how many have been asked in this round, and tied bids so far.
const ASKED = 0;
const TIES = 1;

/** The player who is asked now, counted clockwise from one. */
const asked = (state: MegacorpView, frame: Frame, from: number): number => (from + slot(state, frame, ASKED)) % state.players;

/** Goes on to the next player of a round. Whether there is one. */
function nextAsked(state: MegacorpView, frame: Frame): boolean {
  const next = slot(state, frame, ASKED) + 1;
  setSlot(state, frame, ASKED, next < state.players ? next : 0);
  return next < state.players;
}

const businessAside = (state: MegacorpView, content: MegacorpContent, player: number): number | undefined =>
  cardsIn(state, ASIDE + player).find((card) => at(content.isBusiness, at(state.card, card)));
const founderAside = (state: MegacorpView, content: MegacorpContent, player: number): number | undefined =>
  cardsIn(state, ASIDE + player).find((card) => at(content.isFounder, at(state.card, card)));

/** The slots beside a Business at (0,0) in which a Founder would be docked to it; all four if `docks` allow none (MC-4.9, MC-R152). */
function founderSlots(state: MegacorpView, content: MegacorpContent, player: number): Slot[] {
  const slots = [0, 1, 2, 3].flatMap((side) => beside(slotAt(player, 0, 0), side) ?? []).sort((a, b) => a - b);
  const founder = founderAside(state, content, player);
  const docked = slots.filter((slot) => founder !== undefined && dockedAt(state, content, founder, slot).length > 0);
  return docked.length > 0 ? docked : slots;
}

/** The setup up to the first turn (MC-4.10). */
export const SETUP = procedures<MegacorpState, MegacorpContent>()("setup", {
  // MC-4.5, MC-R154: as soon as one player insists, everybody bids. Asked in the order of the seats (MC-R144).
  wishes: {
    kind: "bidding",
    rule: "MC-4.5",
    forms: [
      { kind: "bid for the first turn", members: {} },
      { kind: "do not bid", members: {} },
    ],
    player: (state, frame) => asked(state, frame, 0),
    candidates: (_state, into) => void into.push(0, 1),
    action: (_state, code) => ({ kind: code === 1 ? "bid for the first turn" : "do not bid" }),
    carryOut(state, code, frame, engine) {
      if (code === 1 && isPlaying(state, asked(state, frame, 0))) {
        setSlot(state, frame, ASKED, 0);
        return "bid";
      }
      if (nextAsked(state, frame)) return "wishes";
      engine.propose(state, drawFirst);
      return "hands";
    },
    prompt: () => "Do you want to bid money for the first turn? If nobody does, chance decides",
  },
  // MC-4.2: secret, one after the other, revealed together.
  bid: {
    ...numberChoice<MegacorpState, MegacorpContent, "bid" | "reveal">({
      kind: "bid",
      rule: "MC-4.2",
      secret: true,
      player: (state, frame) => asked(state, frame, 0),
      from: () => 0,
      to: () => MOST_BID,
      choose(state, x, frame, engine) {
        if (isPlaying(state, asked(state, frame, 0))) engine.propose(state, placeBid, asked(state, frame, 0), x);
        return nextAsked(state, frame) ? "bid" : "reveal";
      },
      prompt: (_state) => `How much do you bid? The highest bidder goes first and starts with ${MOST_BID}M minus the bid`,
    }),
  },
  // MC-4.3, MC-4.4, MC-R13: only a tie for the highest bid counts. Who is out by now has no part in it (MC-R103).
  reveal(state, frame, engine) {
    const bids = playersFrom(state, 0).map((player) => ({ player, x: at(state.bid, player) - 1 }));
    const highest = Math.max(...bids.map(({ x }) => x));
    const leaders = bids.flatMap(({ player, x }) => (x === highest ? [player] : []));
    for (const { player, x } of bids) engine.propose(state, showBid, player, x);
    if (leaders.length === 1) {
      engine.propose(state, winBid, at(leaders, 0), highest);
      return "hands";
    }
    const ties = slot(state, frame, TIES) + 1;
    setSlot(state, frame, TIES, ties);
    if (ties < MOST_TIES) return "bid";
    engine.propose(state, drawFirst);
    return "hands";
  },
  // MC-4.7
  hands(state, frame, engine) {
    setSlot(state, frame, ASKED, 0);
    for (let player = 0; player < state.players; player++) engine.propose(state, deal, player, OPENING_HAND);
    return "mulligan";
  },
  // MC-4.8, MC-R14: each player makes all of the own mulligans before the next one is asked.
  mulligan: {
    kind: "mulligan",
    rule: "MC-4.8",
    forms: [
      { kind: "mulligan", members: {} },
      { kind: "keep", members: {} },
    ],
    player: (state, frame) => asked(state, frame, state.first),
    candidates(state, into, frame) {
      into.push(0);
      if (cardsIn(state, HAND + asked(state, frame, state.first)).length > 0) into.push(1);
    },
    action: (_state, code) => ({ kind: code === 1 ? "mulligan" : "keep" }),
    carryOut(state, code, frame, engine) {
      if (code === 1) {
        engine.propose(state, mulligan, asked(state, frame, state.first));
        return "mulligan";
      }
      return nextAsked(state, frame) ? "mulligan" : "business";
    },
    prompt(state, frame) {
      const cards = cardsIn(state, HAND + asked(state, frame, state.first)).length;
      return `Keep your hand, or shuffle it into your deck and draw ${Math.max(0, cards - 1)}`;
    },
  },
  // MC-4.9, MC-R16: no deployment.
  business(state, _frame, engine) {
    for (let player = 0; player < state.players; player++) {
      const business = businessAside(state, engine.content, player);
      if (business !== undefined) engine.propose(state, place, business, slotAt(player, 0, 0));
    }
    return "founder";
  },
  founder: {
    kind: "founder",
    rule: "MC-4.9",
    forms: [{ kind: "place", members: { card: "card", network: "player", x: "number", y: "number" } }],
    player: (state, frame) => asked(state, frame, state.first),
    candidates(state, into, frame, { content }) {
      into.push(...founderSlots(state, content, asked(state, frame, state.first)));
    },
    action: (state, slot, frame, { content }) => ({
      ...placeAction(founderAside(state, content, asked(state, frame, state.first)) ?? 0, slot),
      kind: "place",
    }),
    carryOut(state, slot, frame, engine) {
      const founder = founderAside(state, engine.content, asked(state, frame, state.first));
      if (founder !== undefined) engine.propose(state, place, founder, slot);
      return nextAsked(state, frame) ? "founder" : "done";
    },
    prompt: () => "On which side of your Business does your Founder begin?",
  },
});
