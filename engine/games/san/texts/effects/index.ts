/** Chapter 1.13 and section 2.3: what the verbs of San's texts do. Who acts is the player whom the sentence names, by default who controls the card. */
import { ON_BOTTOM, ON_TOP, SHOW, SHUFFLE } from "../../../../kernel/card-events.ts";
import type { Engine } from "../../../../kernel/engine.ts";
import { at } from "../../../../kernel/state.ts";
import { type Acting, type Destination, type Fit, type Run, runsFor } from "../../../../language/index.ts";
import { ALL_KINDS, type SanContent, TYPE_NAMES, VIRUS } from "../../content.ts";
import {
  BOX,
  cardsIn,
  DECK,
  DISCARD,
  designOf,
  HAND,
  holderOf,
  opponentOf,
  PLAY_AREA,
  RIVER,
  type SanState,
  type SanView,
  SLOTS,
  STAR,
  SUPPLY,
  VIRUS_STACK,
  ZONE,
} from "../../layout.ts";
import { COPYING, copyRules } from "../../turn/copy.ts";
import { canDraw, DRAWING } from "../../turn/discard-refill.ts";
import { addTurn, allowAllTypes, destroy, discard, gainIcons, gainRevenue, multiply, put, winByText } from "../../turn/events.ts";
import { PLAYING, typeFits } from "../../turn/play.ts";
import { CORRUPTING, mayCorrupt, zoneHasRoom } from "../../zones/corruption.ts";
import { STEPPING } from "../../zones/hacking.ts";
import { ADVANCING } from "../../zones/propaganda.ts";
import { BAN_REASON, isBanned } from "../bans.ts";

type SanEngine = Engine<SanContent>;
const run = runsFor<SanState, SanContent>();

const BOTH = 3;
const isDeck = (place: number): boolean => place === DECK || place === DECK + STAR;
const isDiscard = (place: number): boolean => place === DISCARD || place === DISCARD + STAR;
const isZoneSpace = (place: number): boolean => place >= ZONE && place < ZONE + 2 * SLOTS;

/** Cards that no text moves. */
const movable: readonly Fit<SanState, SanContent>[] = [
  {
    rule: "SAN-9.4",
    open: true,
    holds: (state, card) => !isZoneSpace(at(state.zone, card)),
    reason: () => "A corrupted card stays for the whole game",
  },
  { rule: "SAN-2.6", open: true, holds: (state, card) => at(state.zone, card) !== BOX, reason: () => "A card in the box cannot return" },
  {
    rule: "SAN-4.6",
    open: true,
    holds: (state, card) => at(state.zone, card) !== VIRUS_STACK && at(state.zone, card) !== VIRUS_STACK + STAR,
    reason: () => "It is part of the Virus track",
  },
];

const fromHand = (_state: SanView, { actor }: Acting, into: number[]): void => void into.push(HAND + actor);
const fromPlay = (_state: SanView, { actor }: Acting, into: number[]): void => void into.push(PLAY_AREA + actor);

type Cards = readonly number[];

/** The kinds of cards that a noun means to a Multiplier; “card” is any. */
const kindsOf = (noun: unknown): number => (typeof noun === "number" ? noun : ALL_KINDS);

const icons: Readonly<Record<string, Run>> = {
  // GAIN. Icons and Revenue are of the turn: those of a player whose turn it is not are lost (SAN-R12, SAN-R33).
  "gain.icon": run.verb({
    plain: true,
    run: (state, { actor }, engine, n, icon) => engine.propose(state, gainIcons, actor, Number(icon), Number(n)),
  }),
  "gain.revenue": run.verb({ plain: true, run: (state, { actor }, engine, n) => engine.propose(state, gainRevenue, actor, Number(n)) }),
  // MULTIPLY (SAN-13.1).
  multiply: run.verb({
    plain: true,
    run: (state, { actor }, engine, n, icon, kinds) => engine.propose(state, multiply, actor, Number(icon), kindsOf(kinds), Number(n)),
  }),
  // ALL_TYPES (SAN-13.7).
  allTypes: run.verb({ plain: true, run: (state, { actor }, engine) => engine.propose(state, allowAllTypes, actor) }),
};

/** Virus cards of both tracks that are not passed. */
export const virusesLeft = (state: SanView): number => cardsIn(state, VIRUS_STACK).length + cardsIn(state, VIRUS_STACK + STAR).length;

const tracks: Readonly<Record<string, Run>> = {
  // CORRUPT_HAND (SAN-13.9, SAN-R28).
  corrupt: run.verb({
    way: { of: "corrupted", did: (state, card) => isZoneSpace(at(state.zone, card)) },
    from: fromHand,
    // SAN-R28: nobody else knows which card of the hand it is, nor which others it is not.
    hides: () => true,
    fits: [
      ...movable,
      {
        rule: "SAN-R43",
        holds: (state, card, { actor }, engine) => mayCorrupt(state, engine, actor, card),
        reason: () => `${BAN_REASON} corrupt it`,
      },
    ],
    able: (state, { actor }, engine) => zoneHasRoom(state, actor) && mayCorrupt(state, engine, actor),
    // The procedure that is begun last is carried out first.
    run: (state, { actor }, engine, cards: Cards) => {
      if (!mayCorrupt(state, engine, actor)) return;
      for (const card of [...cards].reverse()) engine.call(state, CORRUPTING, card, actor, 0);
    },
  }),
  banner: run.verb({
    wayOf: { of: "won", has: ({ tokens }, { controller }) => at(tokens, controller) },
    run: (state, _acting, engine, players: Cards, n) => {
      for (const player of [...players].reverse()) engine.call(state, ADVANCING, player, Number(n));
    },
  }),
  marker: run.verb({
    wayOf: { of: "passed", has: virusesLeft },
    able: (state, { actor }, engine) => state.markerOn !== actor + 1 && !isBanned(state, engine, actor, "marker"),
    run: (state, { actor }, engine, n) => engine.call(state, STEPPING, actor, Number(n), 0),
  }),
  "marker.back": run.verb({
    able: (state, { actor }, engine) => state.markerOn === actor + 1 && !isBanned(state, engine, actor, "marker"),
    run: (state, { actor }, engine, n) => engine.call(state, STEPPING, actor, Number(n), 1),
  }),
};

const cards: Readonly<Record<string, Run>> = {
  // DRAW (SAN-13.6).
  draw: run.verb({
    gets: (state, { actor }) => cardsIn(state, HAND + actor),
    wayOf: { of: "drawn", has: (state, { actor }) => cardsIn(state, HAND + actor).length },
    able: (state, { actor }, engine) => canDraw(state, actor) && !isBanned(state, engine, actor, "draw"),
    // SAN-R43: a refill is no draw by a text.
    run: (state, { actor }, engine, n) => {
      if (!isBanned(state, engine, actor, "draw")) engine.call(state, DRAWING, actor, Number(n));
    },
  }),
  // DESTROY (SAN-13.5).
  destroy: run.verb({
    way: { of: "destroyed", did: (state, card) => at(state.zone, card) === BOX },
    from: fromHand,
    fits: movable,
    run: (state, { actor }, engine, chosen: Cards) => {
      for (const card of chosen) engine.propose(state, destroy, actor, card);
    },
  }),
  discard: run.verb({
    way: { of: "discarded", did: (state, card) => isDiscard(at(state.zone, card)) },
    from: fromHand,
    fits: movable,
    run: (state, { actor }, engine, chosen: Cards) => discardAll(state, actor, chosen, engine),
  }),
  "discard.hand": run.verb({
    wayOf: {
      of: "discarded",
      has: (state, _acting, isMeant) => [HAND, HAND + STAR].flatMap((place) => cardsIn(state, place)).filter(isMeant).length,
    },
    run: (state, { actor }, engine, players: Cards) =>
      discardAll(
        state,
        actor,
        players.flatMap((player) => cardsIn(state, HAND + player)),
        engine,
      ),
  }),
  // PLAY_FROM_DISCARD, and from hand (SAN-13.8, SAN-R27).
  play: run.verb({
    from: fromHand,
    fits: [
      {
        rule: "SAN-5.1",
        holds: (state, _card, { actor }) => state.active === actor,
        reason: () => "You can play cards only on your own turn",
      },
      {
        rule: "SAN-R27",
        holds: (state, card, { actor }, { content }) =>
          at(content.type, designOf(state, card)) !== VIRUS || at(state.zone, card) === HAND + actor,
        reason: () => "A Virus can be played only from your hand",
      },
      {
        rule: "SAN-6.3",
        holds: (state, card, _acting, { content }) => typeFits(state, at(content.type, designOf(state, card))),
        reason: (state, card, _acting, { content }) =>
          `It is a ${TYPE_NAMES[at(content.type, designOf(state, card))]} card and the type of this turn is ${TYPE_NAMES[state.type]}`,
      },
      ...movable,
    ],
    run: (state, { actor }, engine, chosen: Cards) => {
      for (const card of [...chosen].reverse()) engine.call(state, PLAYING, card, actor);
    },
  }),
  // COPY_PLAYED and COPY_RIVER (SAN-13.3, SAN-13.4).
  copy: run.verb({
    from(_state, { actor }, into) {
      into.push(PLAY_AREA + actor);
      for (let slot = 0; slot < SLOTS; slot++) into.push(RIVER + slot);
    },
    fits: copyRules,
    able: (state, { source }) => holderOf(state, source) === state.active,
    run: (state, { source, actor }, engine, chosen: Cards) => engine.call(state, COPYING, source, at(chosen, 0), actor),
  }),
  put: run.verb({
    from: fromHand,
    hides: (to: Destination) => to.places.some((place) => isDeck(place) || isZoneSpace(place)),
    fits: movable,
    run: (state, { actor }, engine, chosen: Cards, to: Destination) => putAll(state, actor, chosen, to, engine),
  }),
  return: run.verb({
    from: fromPlay,
    fits: movable,
    run: (state, { actor }, engine, chosen: Cards, places: Cards) => putAll(state, actor, chosen, { where: "top", places }, engine),
  }),
  shuffle: run.verb({
    run(state, _acting, engine, places: Cards) {
      // The order of any other zone means nothing (SAN-R29).
      for (const place of places) shuffleAt(state, place, engine);
    },
  }),
};

const sight: Readonly<Record<string, Run>> = {
  // Who searches a deck sees it shuffled, so learns what is in it and not where; afterwards it is shuffled again.
  search: run.search({
    open(state, { actor }, engine, places) {
      const found = places.flatMap((place) => cardsIn(state, place));
      for (const place of places) if (isDeck(place)) engine.propose(state, SHUFFLE, place);
      show(state, found, 1 << actor, engine);
    },
    close(state, _acting, engine, places) {
      for (const place of places) if (isDeck(place)) engine.propose(state, SHUFFLE, place);
    },
  }),
  reveal: run.verb({ from: fromHand, run: (state, _acting, engine, chosen: Cards) => show(state, chosen, BOTH, engine) }),
  "reveal.hand": run.verb({
    run: (state, _acting, engine, players: Cards) =>
      show(
        state,
        players.flatMap((player) => cardsIn(state, HAND + player)),
        BOTH,
        engine,
      ),
  }),
  look: run.verb({ from: fromHand, run: (state, { actor }, engine, chosen: Cards) => show(state, chosen, 1 << actor, engine) }),
};

const endings: Readonly<Record<string, Run>> = {
  extraTurn: run.verb({ plain: true, run: (state, { actor }, engine) => engine.propose(state, addTurn, actor) }),
  win: run.verb({ plain: true, run: (state, { actor }, engine) => engine.propose(state, winByText, actor) }),
  "lose.game": run.verb({ plain: true, run: (state, { actor }, engine) => engine.propose(state, winByText, opponentOf(actor)) }),
  "loses.game": run.verb({ run: (state, { actor }, engine) => engine.propose(state, winByText, opponentOf(actor)) }),
};

const ways: Readonly<Record<string, Run>> = Object.fromEntries(
  ["destroyed", "discarded"].flatMap((word) => [
    [`way.per.${word}`, run.way(word)],
    [`way.number.${word}`, run.way(word)],
    [`way.any.${word}`, run.way(word)],
    [`way.none.${word}`, run.way(word, true)],
  ]),
);

/** The runs of the verbs, by construct. */
export const EFFECTS: Readonly<Record<string, Run>> = { ...icons, ...tracks, ...cards, ...sight, ...endings, ...ways };

/** Cards of a player go to that player's discard, others to that of who acts. */
function discardAll(state: SanView, actor: number, chosen: Cards, engine: SanEngine): void {
  const holders = chosen.map((card) => holderOf(state, card));
  chosen.forEach((card, i) => {
    const holder = at(holders, i);
    engine.propose(state, discard, holder < 0 ? actor : holder, card);
  });
}

function show(state: SanView, chosen: Cards, players: number, engine: SanEngine): void {
  for (const card of chosen) engine.propose(state, SHOW, card, players);
}

/**
 * Puts cards where a text says. Into a Corruption Zone is to corrupt them, whose space is chosen (SAN-R18); into a deck is to shuffle them in.
 * No text puts cards into the River (`sanIdle`).
 */
function putAll(state: SanView, actor: number, chosen: Cards, { where, places }: Destination, engine: SanEngine): void {
  const [place] = places;
  if (place === undefined) return;
  if (isZoneSpace(place)) {
    for (const card of [...chosen].reverse()) engine.call(state, CORRUPTING, card, Math.trunc((place - ZONE) / SLOTS), 0);
    return;
  }
  // SAN-13.5: to put into the box is to destroy.
  if (place === BOX) for (const card of chosen) engine.propose(state, destroy, actor, card);
  else for (const card of chosen) engine.propose(state, put, card, place, where === "bottom" ? ON_BOTTOM : ON_TOP);
  if (where === "into") shuffleAt(state, place, engine);
}

/** Shuffles what has an order; of the Supply both players see the new top card (SAN-R2). */
function shuffleAt(state: SanView, place: number, engine: SanEngine): void {
  if (isDeck(place) || place === SUPPLY) engine.propose(state, SHUFFLE, place);
  if (place === SUPPLY) show(state, cardsIn(state, SUPPLY).slice(-1), BOTH, engine);
}
