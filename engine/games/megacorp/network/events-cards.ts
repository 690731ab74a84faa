/** What happens to cards: drawing, deploying, bonding, moving, buying, selling, discarding (MC-2, MC-6, MC-8, MC-11, MC-15). */
import { ON_BOTTOM, SHOW, SHUFFLE } from "../../../kernel/card-events.ts";
import { events } from "../../../kernel/events.ts";
import { setNumber } from "../../../kernel/fork.ts";
import { at } from "../../../kernel/state.ts";
import { moveCard } from "../../../kernel/zones.ts";
import { engage, gainMoney } from "../buying/events-money.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import { ANNIHILATED, HAND, isEngaged, isNetwork, LAYOUT, MAIN_DECK, MARKET, type MegacorpState, NETWORK } from "../layout.ts";
import { BUYOUT, DECK_OUT } from "../losing/endings.ts";
import { lose } from "../losing/events-losing.ts";
import type { MegacorpEvent } from "../losing/leave.ts";
import { become, leaveTo, leaving } from "../losing/leave.ts";
import { noteCardDeed } from "../state/card-deeds.ts";
import { nameCounters } from "../state/changes.ts";
import { noteDeed } from "../state/deeds.ts";
import { forgetLeft } from "../state/left.ts";
import { putCounter } from "../texts/events-text.ts";
import { bondedUnder, cardAt, hostNamed, networkOfSlot, type Slot, xOf, yOf } from "./network.ts";

const event = events<MegacorpState, MegacorpContent>();

/** In the flags of a deployment: it enters the network engaged. */
export const ENGAGED = 2 ** 30;

/** A player draws a card of the own main deck, the top one when it was proposed (MC-5.2 step 6). */
export const draw: MegacorpEvent = event("draw", ["player", "card"], (state, player, card, _c, _d, { content }) => {
  if (at(state.zone, card) !== MAIN_DECK + player) return;
  noteDeed(state, content, player, "drew", card);
  forgetLeft(state, card);
  moveCard(state, LAYOUT, card, HAND + player);
});

/** A player has to draw from an empty main deck: that is a loss, unless something happens instead (MC-13.5, MC-R25). */
export const drawNothing: MegacorpEvent = event("draw from an empty deck", ["player"], (state, player, _b, _c, _d, engine) => {
  engine.propose(state, lose, player, DECK_OUT);
});

/** A card and all that lie under it. */
const pileOf = (state: MegacorpState, card: number): number[] => [card, ...bondedUnder(state, card)];

/** A pile comes to lie in a slot, of its network or another (MC-15.5). */
function lay(state: MegacorpState, card: number, slot: Slot): void {
  const place = NETWORK + networkOfSlot(slot);
  for (const one of pileOf(state, card)) {
    if (at(state.zone, one) !== place) moveCard(state, LAYOUT, one, place);
    setNumber(state, "x", one, xOf(slot));
    setNumber(state, "y", one, yOf(slot));
  }
}

/** A pile is controlled by a player (MC-2.7, MC-15.5, MC-R130). */
function control(state: MegacorpState, card: number, player: number): void {
  for (const one of pileOf(state, card)) setNumber(state, "controller", one, player);
}

/**
 * A card comes into a network: player, card, slot or host (see `placeOf` in deploy.ts), flags. It is disengaged, that player controls it, and it has
 * a new timestamp (MC-6.6, MC-8.5); under a host it is controlled by who controls that (MC-G5). A pile that was bought out of a network stays the
 * object that it is (MC-6.8, MC-R30). Whatever it is, it may engage, act and attack at once (MC-7.5, MC-R8, MC-R122). Terrain in the slot is bonded under it at once (MC-G43).
 */
export const deploy: MegacorpEvent = event(
  "deploy",
  ["player", "card", "number", "number"],
  (state, player, card, place, flags, engine) => {
    const host = hostNamed(place);
    const terrain = host < 0 ? cardAt(state, place) : undefined;
    const network = host < 0 ? NETWORK + networkOfSlot(place) : at(state.zone, host);
    if (!isNetwork(at(state.zone, card))) become(state, card, network);
    setNumber(state, "stamp", card, ++state.stamps);
    setNumber(state, "deployedIn", card, state.turn);
    setNumber(state, "engaged", card, 0);
    if (host >= 0) bondUnder(state, card, host);
    else {
      setNumber(state, "host", card, 0);
      lay(state, card, place);
      control(state, card, player);
      if (terrain !== undefined && terrain !== card) bondUnder(state, terrain, card);
    }
    // MC-R168
    if (host < 0 && (flags >= ENGAGED || entersEngaged(state, engine, card, player))) setNumber(state, "engaged", card, 1);
    putCountersOn(state, engine, card, player);
    if (host >= 0) engine.propose(state, bond, card, host);
    else if (terrain !== undefined && terrain !== card) engine.propose(state, bond, terrain, card);
  },
);

/** The counters that a card enters a network with (MC-R215). */
function putCountersOn(state: MegacorpState, engine: MegacorpEngine, card: number, player: number): void {
  const { machine, counterNames } = engine.content;
  for (const { holes } of machine.ownStatics(state, engine, card, player, "static.deployedWith"))
    for (let i = 0; i < Number(holes[0]); i++) engine.propose(state, putCounter, card);
  for (const { holes } of machine.ownStatics(state, engine, card, player, "static.deployedWithEach"))
    for (let i = 0; i < Number(holes[0]) * Number(holes[1]); i++) engine.propose(state, putCounter, card);
  for (const { holes } of machine.ownStatics(state, engine, card, player, "static.deployedWithNamedEach")) {
    const n = Number(holes[0]) * Number(holes[2]);
    if (n > 0) engine.propose(state, nameCounters, card, counterNames.indexOf(String(holes[1])), n);
  }
  for (const { holes } of machine.ownStatics(state, engine, card, player, "static.deployedWithNamed"))
    engine.propose(state, nameCounters, card, counterNames.indexOf(String(holes[1])), Number(holes[0]));
}

/** Whether a text says that a card enters its network engaged: its own, or another one that is there (MC-R168). */
const entersEngaged = (state: MegacorpState, engine: MegacorpEngine, card: number, player: number): boolean =>
  engine.content.machine.ownStatics(state, engine, card, player, "static.deployedEngaged").length > 0 ||
  engine.content.machine
    .statics(state, engine, "static.deployedEngagedAll")
    .some(({ holes }) => (holes[0] as readonly number[]).includes(card));

/**
 * A card with its pile comes to lie under a host: card, host. Who controls the host controls it (MC-15.1, MC-G5, MC-R140); one engaged card makes
 * the pile engaged (MC-15.4, MC-R89).
 */
export const bond: MegacorpEvent = event("bond", ["card", "card"], (state, card, host, _c, _d, engine) => {
  const engages = isNetwork(at(state.zone, card)) && isEngaged(state, card) && !isEngaged(state, host);
  if (!isNetwork(at(state.zone, card))) become(state, card, at(state.zone, host));
  bondUnder(state, card, host);
  if (engages) engine.propose(state, engage, host);
});

/** Puts a pile under a host. */
function bondUnder(state: MegacorpState, card: number, host: number): void {
  for (const one of pileOf(state, card)) {
    if (at(state.zone, one) !== at(state.zone, host)) moveCard(state, LAYOUT, one, at(state.zone, host));
    setNumber(state, "host", one, host + 1);
    setNumber(state, "x", one, at(state.x, host));
    setNumber(state, "y", one, at(state.y, host));
    setNumber(state, "controller", one, at(state.controller, host));
    setNumber(state, "engaged", one, 0);
  }
}

/** MOVE: a pile goes to another slot of its network; all else stays as it is (MC-8.11, MC-G28). */
export const relocate: MegacorpEvent = event("move", ["card", "number"], (state, card, slot, _c, _d, { content }) => {
  lay(state, card, slot);
  noteCardDeed(state, content, card, "moved");
});

/** SWAP: two piles of one network exchange their slots (MC-8.11, MC-G41, MC-R99). */
export const swap: MegacorpEvent = event("swap", ["card", "card"], (state, a, b) => {
  const slots = [a, b].map((card) => [at(state.x, card), at(state.y, card)] as const);
  const piles = [pileOf(state, b), pileOf(state, a)];
  piles.forEach((pile, i) => {
    const [x, y] = at(slots, i);
    for (const card of pile) {
      setNumber(state, "x", card, x);
      setNumber(state, "y", card, y);
    }
  });
});

/** A card has been paid for: player, card. It is deployed next (MC-6.6). */
export const buy: MegacorpEvent = event("buy", ["player", "card"], (state, player, card, _c, _d, { content }) => {
  noteDeed(state, content, player, "bought", card);
});

/** An opponent's Business is bought: its player loses, and it is annihilated (MC-6.9, MC-13.3, MC-R31, MC-R126). */
export const buyOut: MegacorpEvent = leaving(
  1,
  event("buy out", ["player", "card"], (state, _player, business, _c, _d, engine) =>
    leaveTo(state, business, ANNIHILATED, engine, undefined, BUYOUT),
  ),
);

/** A card is sold: player, card, price in M. It goes to the top of its owner's Open Market, and no trait cost comes back (MC-7.9, MC-11.2, MC-R75). */
export const sell: MegacorpEvent = leaving(
  1,
  event("sell", ["player", "card", "number"], (state, player, card, price, _d, engine) => {
    noteDeed(state, engine.content, player, "sold", card);
    leaveTo(state, card, MARKET, engine);
    if (price > 0) engine.propose(state, gainMoney, player, price);
  }),
);

/** A card goes to the top of its owner's Open Market, from wherever it is: player, card. No destruction (MC-10.7, MC-G17). */
export const discard: MegacorpEvent = leaving(
  1,
  event("discard", ["player", "card"], (state, player, card, _c, _d, engine) => {
    noteDeed(state, engine.content, player, "discarded", card);
    leaveTo(state, card, MARKET, engine);
  }),
);

/** A text or rule puts a card into a zone of its owner: card, place, on top or on the bottom (MC-2.7, MC-R27). */
export const put: MegacorpEvent = leaving(
  0,
  event("put", ["card", "place", "number"], (state, card, place, where, _d, engine) =>
    leaveTo(state, card, place, engine, where === ON_BOTTOM ? 0 : undefined),
  ),
);

/** A player comes to control a pile, which stays where and as it is: card, player. Never a Business (MC-R130). */
export const takeControl: MegacorpEvent = event(
  "take control",
  ["card", "player"],
  (state, card, player, _c, _d, { content }) => {
    if (!at(content.isBusiness, at(state.card, card))) control(state, card, player);
  },
  undefined,
  // Whoever controls it already gains nothing.
  (state, card, player) => state.controller[card] !== player,
);

export const CARD_EVENTS: readonly MegacorpEvent[] = [
  SHUFFLE,
  SHOW,
  draw,
  deploy,
  bond,
  relocate,
  swap,
  buy,
  buyOut,
  sell,
  discard,
  put,
  takeControl,
];
