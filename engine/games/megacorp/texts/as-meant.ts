/** What a text means by a card: what it is now, or, of one that has left a network since the text named it, what it last was (MC-R164). */
import { at } from "../../../kernel/state.ts";
import type { Acting } from "../../../language/index.ts";
import type { MegacorpEngine } from "../content.ts";
import { damageOf, hostOf, isTop, type MegacorpView } from "../layout.ts";
import { dockedAt, dockedTo, slotOf } from "../network/network.ts";
import { hostThen, type Left, lastOf } from "../state/left.ts";

/** The host of a card: the one that it lies under, or, if it has left, lay under when it left; -1 for none. */
export const hostMeant = (state: MegacorpView, card: number): number => {
  const host = hostOf(state, card);
  return host < 0 ? hostThen(state, card) : host;
};

/** A card that a text means as it last was; undefined if it means the card as it is. */
export const goneCard = (state: MegacorpView, engine: MegacorpEngine, card: number, { past }: Acting): Left | undefined =>
  past?.includes(card) ? lastOf(state, card, engine) : undefined;

/** The slot that a card lies in as a top card, or, of one that has left, lay in; below 0 for none. */
export const slotMeant = (state: MegacorpView, engine: MegacorpEngine, card: number, acting: Acting): number =>
  goneCard(state, engine, card, acting)?.slot ?? (isTop(state, card) ? slotOf(state, card) : -1);

/** The cards that a top card is docked to, or that one which has left would be where it lay. */
export function dockedMeant(state: MegacorpView, engine: MegacorpEngine, card: number, acting: Acting): readonly number[] | undefined {
  const gone = goneCard(state, engine, card, acting);
  if (!gone) return isTop(state, card) ? dockedTo(state, engine.content, card) : undefined;
  return gone.slot < 0 ? undefined : dockedAt(state, engine.content, card, gone.slot);
}

/** The damage of a trait on a card. */
export const damageMeant = (state: MegacorpView, engine: MegacorpEngine, card: number, trait: number, acting: Acting): number =>
  goneCard(state, engine, card, acting)?.damage(trait) ?? at(damageOf(state, trait), card);
