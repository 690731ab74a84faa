/** Chapter 1.14: activating abilities of cards, DEVELOPMENT and REGENERATE among them (MC-14.3, MC-G15, MC-G36). */
import type { Frame } from "../../../kernel/frames.ts";
import { slot } from "../../../kernel/frames.ts";
import type { Offer, Refusal } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import { controlled, damageOf, type MegacorpState, type MegacorpView, playersFrom, TRAIT_COUNT } from "../layout.ts";
import { changesOf, SCORE, UNTIL_END_OF_TURN } from "../state/changes.ts";
import { hasKeyword, keywordsOf } from "../state/characteristics.ts";
import type { Having } from "../state/laid.ts";
import { beyondUsing } from "../table/elsewhere.ts";
import { isBannedWith, isPlayerBanned } from "../texts/prohibitions.ts";
import { activate, putRegeneration } from "./stack.ts";

/** Abilities of one card that can be told apart in an item: its texts' first, then its REGENERATEs. */
const ABILITIES = 64;
const cardOf = (item: number): number => Math.trunc(item / ABILITIES);
const numberOf = (item: number): number => item % ABILITIES;

/** The REGENERATEs of a card that can be paid as activated abilities; a card may have several (MC-G36, MC-R101). */
const regenerates = (state: MegacorpView, engine: MegacorpEngine, card: number): readonly Having[] =>
  state.host[card] === 0 && hasKeyword(state, engine, card, "regenerate")
    ? keywordsOf(state, engine, card).filter(({ id }) => id === "regenerate")
    : [];

/** Whether a card has damage, or a score modifier until end of turn, that could be taken away. */
const canBeReset = (state: MegacorpView, card: number): boolean => {
  for (let trait = 0; trait < TRAIT_COUNT; trait++) if (at(damageOf(state, trait), card) > 0) return true;
  return changesOf(state, card, SCORE).some(({ until }) => until === UNTIL_END_OF_TURN);
};

/** What keeps an ability of a card from being activated by a player, undefined if nothing does. Cheapest to mend first (MC-14.3, MC-R121). */
function whyNotUsed(state: MegacorpView, engine: MegacorpEngine, player: number, item: number): Refusal | undefined {
  const { machine } = engine.content;
  const card = cardOf(item);
  const abilities = machine.abilities(state, engine, card);
  const usable = abilities[numberOf(item)];
  if (isBannedWith(state, engine, player, "use", card) || isPlayerBanned(state, engine, player, "use"))
    return { rule: "a card's text", reason: "A card says you cannot activate its abilities" };
  if (usable) return machine.refusal(state, engine, card, usable.ability, usable.text, player);
  if (!canBeReset(state, card)) return { rule: "MC-G36", reason: "It has no damage and no score change this turn to remove" };
  const { source, text, holes } = at(regenerates(state, engine, card), numberOf(item) - abilities.length);
  return machine.unpayable(state, engine, source, text, Number(holes[0]));
}

/** The abilities of the cards that a player controls, and those of other cards that this player may use too (MC-R239). */
const usable =
  (playerOf: (state: MegacorpView, frame: Frame) => number) =>
  (state: MegacorpView, into: number[], frame: Frame, engine: MegacorpEngine): void => {
    for (const card of controlled(state, playerOf(state, frame))) {
      const count = engine.content.machine.abilities(state, engine, card).length + regenerates(state, engine, card).length;
      for (let i = 0; i < Math.min(count, ABILITIES); i++) into.push(card * ABILITIES + i);
    }
    if (!engine.content.sharesAbilities) return;
    for (const player of playersFrom(state, 0))
      for (const card of player === playerOf(state, frame) ? [] : controlled(state, player))
        engine.content.machine.abilities(state, engine, card).forEach(({ part }, i) => {
          if (part.by !== undefined && i < ABILITIES) into.push(card * ABILITIES + i);
        });
  };

/** USE: an ability of a card that the player controls, a bonded one's too; the first of a card is 1 (MC-14.1, MC-R87). `playerOf`: who has priority. */
export const abilityOffer = (playerOf: (state: MegacorpView, frame: Frame) => number): Offer<MegacorpState, MegacorpContent, "acted"> => ({
  verb: "use",
  form: { kind: "use", members: { card: "card", ability: "number" } },
  items: usable(playerOf),
  beyond: beyondUsing(playerOf, (card) => card * ABILITIES, cardOf, usable(playerOf)),
  refuses: (state, item, frame, engine) => whyNotUsed(state, engine, playerOf(state, frame), item),
  action: (_state, item) => ({ kind: "use", card: cardOf(item), ability: numberOf(item) + 1 }),
  carryOut(state, item, frame, engine) {
    engine.call(state, USING, cardOf(item), playerOf(state, frame), numberOf(item));
    return "acted";
  },
});

const CARD = 0;
const PLAYER = 1;
const NUMBER = 2;

/** USING: card, player, which of its abilities. Targets and modes are named, then the costs are paid, and it is on the stack (MC-14.3, MC-R76). */
export const USING = procedures<MegacorpState, MegacorpContent>()(
  "using",
  {
    begin(state, frame, engine) {
      const { machine } = engine.content;
      const card = slot(state, frame, CARD);
      const abilities = machine.abilities(state, engine, card);
      const usable = abilities[slot(state, frame, NUMBER)];
      if (usable) {
        machine.activate(state, engine, card, usable.ability, usable.text, slot(state, frame, PLAYER));
        return "used";
      }
      const { source, text, holes } = at(regenerates(state, engine, card), slot(state, frame, NUMBER) - abilities.length);
      machine.pay(state, engine, source, text, Number(holes[0]));
      return "regenerate";
    },
    regenerate(state, frame, engine) {
      engine.propose(state, putRegeneration, slot(state, frame, CARD), slot(state, frame, PLAYER));
      return "used";
    },
    used(state, frame, engine) {
      engine.propose(state, activate, slot(state, frame, PLAYER), slot(state, frame, CARD));
      return "done";
    },
  },
  { holds: true, whose: (state, frame) => slot(state, frame, PLAYER) },
);
