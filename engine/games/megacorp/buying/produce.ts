/** Producing traits with priority: off the stack, at any time (MC-7.3, MC-7.4, MC-14.8). What a payment asks for is engaged in `paying.ts`. */
import type { Frame } from "../../../kernel/frames.ts";
import type { Offer } from "../../../kernel/offers.ts";
import { at } from "../../../kernel/state.ts";
import type { MegacorpContent } from "../content.ts";
import { controlled, type MegacorpState, type MegacorpView, TRAIT_COUNT, TRAIT_NAMES } from "../layout.ts";
import { hasTrait, scoreOf } from "../state/characteristics.ts";
import { beyondEngaging } from "../table/elsewhere.ts";
import { produce } from "./events-money.ts";
import { canProduce } from "./paying.ts";

/** A card and a trait as one item. */
const cardOf = (item: number): number => Math.trunc(item / TRAIT_COUNT);
const traitOf = (item: number): number => item % TRAIT_COUNT;

/** PRODUCE: a disengaged card for one of its traits, all of its score, 0 too (MC-7.3, MC-R7). `playerOf`: who has priority. */
export const produceOffer = (playerOf: (state: MegacorpView, frame: Frame) => number): Offer<MegacorpState, MegacorpContent, "acted"> => ({
  verb: "engage",
  form: { kind: "engage", members: { card: "card", trait: "words" } },
  items(state, into, frame) {
    for (const card of controlled(state, playerOf(state, frame)))
      for (let trait = 0; trait < TRAIT_COUNT; trait++) into.push(card * TRAIT_COUNT + trait);
  },
  fits: [
    {
      rule: "MC-15.2",
      holds: (state, item) => state.host[cardOf(item)] === 0,
      reason: () => "It is under another card: only the top card of a pile can be engaged",
    },
    {
      rule: "MC-7.8",
      holds: (state, item) => state.engaged[cardOf(item)] === 0,
      reason: () => "It is already engaged",
    },
    {
      rule: "MC-1.8",
      holds: (state, item, _frame, engine) => hasTrait(state, engine, cardOf(item), traitOf(item)),
      reason: (_state, item) => `It has no ${at(TRAIT_NAMES, traitOf(item))}`,
    },
    {
      rule: "MC-7.4",
      holds: (state, item, _frame, engine) => canProduce(state, engine, cardOf(item)),
      reason: () => "It is Terrain, or a card says it cannot be engaged",
    },
  ],
  beyond: beyondEngaging(playerOf),
  action: (_state, item) => ({ kind: "engage", card: cardOf(item), trait: at(TRAIT_NAMES, traitOf(item)) }),
  carryOut(state, item, frame, engine) {
    const card = cardOf(item);
    engine.propose(state, produce, playerOf(state, frame), card, traitOf(item), scoreOf(state, engine, card, traitOf(item)));
    return "acted";
  },
});
