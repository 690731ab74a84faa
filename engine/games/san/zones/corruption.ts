/** Chapter 1.9: the Corruption track. */

import type { Engine } from "../../../kernel/engine.ts";
import { slot } from "../../../kernel/frames.ts";
import type { Offer } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { CORRUPTION, type SanContent } from "../content.ts";
import { cardsIn, designOf, type SanState, type SanView, SLOTS, SPACE_HOLDS, spaceOf } from "../layout.ts";
import { cardsBeyondRiver, placeWords, riverCards } from "../table/sight.ts";
import { BAN_REASON, EVERY_KIND, isAnySaid, isBanned, isOneBanned, lasting } from "../texts/bans.ts";
import { isUsedUp } from "../texts/laid.ts";
import { corrupt } from "../turn/events.ts";
import { makeUp, spendable } from "./icons.ts";

/** Corruption icons that corrupt one River card (SAN-9.1). */
export const CORRUPTION_COST = 3;

/** The static that makes it cheaper. */
const LESS = "static.corruptLess";
/** What it costs the active player now, with what texts take off. */
function corruptingCost(state: SanView, engine: Engine<SanContent>): number {
  if (!isAnySaid(state, engine.content)) return CORRUPTION_COST;
  let cost = CORRUPTION_COST;
  if (state.bans.length > 0) cost += lasting(state, state.active, "corrupt more") - lasting(state, state.active, "corrupt less");
  if (!engine.content.statics.has(LESS)) return Math.max(0, cost);
  for (const { controller, holes } of engine.content.machine.statics(state, engine, LESS))
    if (controller === state.active) cost -= Number(holes[0]);
  return Math.max(0, cost);
}

/** Whether a player's space, counted from 0, has room for another corrupted card (SAN-4.7, SAN-9.2). */
const hasRoom = (state: SanView, player: number, space: number): boolean => cardsIn(state, spaceOf(player, space)).length < SPACE_HOLDS;

/** Whether any of a player's spaces has room. */
export function zoneHasRoom(state: SanView, player: number): boolean {
  for (let space = 0; space < SLOTS; space++) if (hasRoom(state, player, space)) return true;
  return false;
}

/** Whether texts let a player corrupt a card, or any at all (SAN-R43, SAN-R64). */
export const mayCorrupt = (state: SanView, engine: Engine<SanContent>, player: number, card?: number): boolean =>
  !isBanned(state, engine, player, "corrupt", card === undefined ? EVERY_KIND : at(engine.content.kinds, designOf(state, card))) &&
  !isUsedUp(state, engine, player, "corrupt") &&
  (card === undefined || !isOneBanned(state, player, card, "corrupt one"));

const CARD = 0;
const PLAYER = 1;
const PAID = 2;

/**
 * A player corrupts a card: the space of the own zone is chosen freely (SAN-9.2, SAN-R18). Begun with the card, the player, and the icons that it
 * costs: 3 for a River card, 0 by a text (SAN-9.1, SAN-13.9, SAN-R28).
 */
export const CORRUPTING = procedures<SanState, SanContent>()("corrupting", {
  // A text may have more cards than there is room for.
  room: (state, frame, engine) => {
    const player = slot(state, frame, PLAYER);
    return zoneHasRoom(state, player) && mayCorrupt(state, engine, player, slot(state, frame, CARD)) ? "space" : "done";
  },
  space: {
    kind: "lay",
    rule: "SAN-9.2",
    forms: [{ kind: "lay", members: { card: "card", place: "place" } }],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: () => "On which space of your Corruption Zone do you lay it?",
    requirements: [
      {
        verb: "lay on",
        rule: "SAN-4.7",
        holds: (state, place) => cardsIn(state, place).length < SPACE_HOLDS,
        reason: () => `This space is full: it holds ${SPACE_HOLDS} cards`,
      },
    ],
    candidates(state, into, frame) {
      for (let space = 0; space < SLOTS; space++) into.push(spaceOf(slot(state, frame, PLAYER), space));
    },
    action: (state, place, frame) => ({ kind: "lay", card: slot(state, frame, CARD), place }),
    carryOut(state, place, frame, engine) {
      engine.propose(state, corrupt, slot(state, frame, PLAYER), slot(state, frame, CARD), place, slot(state, frame, PAID));
      return "done";
    },
  },
});

/** CORRUPT: a River card for 3 Corruption; the space comes next. */
export const corruptOffer: Offer<SanState, SanContent, "play"> = {
  verb: "corrupt",
  needs: [
    {
      rule: "SAN-R43",
      holds: (state, _frame, engine) => mayCorrupt(state, engine, state.active),
      reason: () => `${BAN_REASON} corrupt cards`,
    },
    {
      rule: "SAN-9.1",
      first: true,
      holds: (state, _frame, engine) => spendable(state, engine, CORRUPTION) >= corruptingCost(state, engine),
      reason: (state, _frame, engine) =>
        `Corrupting a River card costs ${corruptingCost(state, engine)} Corruption and you have ${spendable(state, engine, CORRUPTION)}`,
    },
    {
      rule: "SAN-4.7",
      holds: (state) => zoneHasRoom(state, state.active),
      reason: () => "Your Corruption Zone is full: each space holds 2 cards",
    },
  ],
  items: riverCards,
  fits: [
    {
      rule: "SAN-R43",
      matters: (state, _frame, { content }) => isAnySaid(state, content),
      holds: (state, card, _frame, engine) => mayCorrupt(state, engine, state.active, card),
      reason: () => `${BAN_REASON} corrupt it`,
    },
  ],
  beyond: {
    rule: "SAN-9.2",
    items: cardsBeyondRiver,
    reason: (state, card) => `Corruption icons corrupt only River cards; this one is ${placeWords(state, card)}`,
  },
  action: (_state, card) => ({ kind: "corrupt", card }),
  carryOut(state, card, _frame, engine) {
    const cost = corruptingCost(state, engine);
    makeUp(state, engine, CORRUPTION, cost);
    engine.call(state, CORRUPTING, card, state.active, cost);
    return "play";
  },
};
