/**
 * What has left a network, as it last was: a text that speaks of it then means that (MC-R164). The list `left` of a state begins with how many cards have left so far; then, for each card
 * whose last way led out of a network, how many numbers follow, the card, when it left, and what it was. It is kept only where a text could ask for it.
 */
import { ownList } from "../../../kernel/fork.ts";
import { at } from "../../../kernel/state.ts";
import { type MegacorpContent, type MegacorpEngine, tagKey } from "../content.ts";
import {
  damageOf,
  hostOf,
  isEngaged,
  isNetwork,
  isTop,
  type MegacorpState,
  type MegacorpView,
  TRAIT_COUNT,
  TRAIT_NAMES,
} from "../layout.ts";
import { isOrphaned, isSurrounded, slotOf } from "../network/network.ts";
import { CARD_DEEDS, type CardDeed, didThisTurn } from "./card-deeds.ts";
import { countersNamed } from "./changes.ts";
import { hasKeyword, hasTag, scoreOf, valuationOf } from "./characteristics.ts";

const LEFT = "left";
const CARD = 1;
const WHEN = 2;
const CONTROLLER = 3;
const VALUATION = 4;
const SCORES = 5;
const COUNTERS = SCORES + TRAIT_COUNT;
const ENGAGED = COUNTERS + 1;
const DAMAGED = COUNTERS + 2;
const ATTACKS = COUNTERS + 3;
/** Then, where a text asks more than that: its slot, below 0 for none; damage by trait; whether it was orphaned, surrounded and what it did in the turn, one bit each; counters by name. */
const SLOT = COUNTERS + 4;
const DAMAGE = SLOT + 1;
const BITS = DAMAGE + TRAIT_COUNT;
const NAMED = BITS + 1;
const ORPHANED = 1;
const SURROUNDED = 2;
const DEEDS = 4;
/** Then how many tags, the tags, and the keywords, by number; of a bonded card at last its host and which object that was, as negative numbers. */
const tagsAt = ({ looksFarBack, counterNames }: MegacorpContent): number => (looksFarBack ? NAMED + counterNames.length : SLOT);
/** Below every number of a tag or keyword, and below the one for none. */
const OF_HOST = -2;

/** How many cards have left networks so far, where that is noted. */
export const leftSoFar = ({ left }: MegacorpView): number => left[0] ?? 0;

function placeOf(left: readonly number[], card: number): number {
  for (let i = 1; i < left.length; i += 1 + at(left, i)) if (left[i + CARD] === card) return i;
  return -1;
}

/** Whether a card has left a network after so many had, and gone nowhere since. */
export function hasLeft({ left }: MegacorpView, card: number, since: number): boolean {
  const place = left.length === 0 ? -1 : placeOf(left, card);
  return place >= 0 && at(left, place + WHEN) > since;
}

/** A card that has left a network, as it last was. Ask only of one that has. */
export type Left = {
  readonly controller: number;
  readonly valuation: number;
  readonly counters: number;
  readonly isEngaged: boolean;
  readonly isDamaged: boolean;
  readonly attacks: number;
  /** Below 0 for none. */
  readonly slot: number;
  readonly isOrphaned: boolean;
  readonly isSurrounded: boolean;
  damage(trait: number): number;
  /** Of the kind that has this number among the counters of the content. */
  counter(kind: number): number;
  did(deed: CardDeed): boolean;
  /** By trait, `NULL_SCORE` for none. */
  score(trait: number): number;
  hasTag(key: string): boolean;
  hasKeyword(id: string): boolean;
};

export function lastOf({ left }: MegacorpView, card: number, { content }: MegacorpEngine): Left {
  const place = placeOf(left, card);
  const number = (n: number): number => at(left, place + n);
  const far = (n: number, none = 0): number => (content.looksFarBack ? number(n) : none);
  const tagsFrom = tagsAt(content);
  const tags = number(tagsFrom);
  const among = (from: number, to: number, wanted: number): boolean => left.slice(place + from, place + to).includes(wanted);
  return {
    controller: number(CONTROLLER),
    valuation: number(VALUATION),
    counters: number(COUNTERS),
    isEngaged: number(ENGAGED) === 1,
    isDamaged: number(DAMAGED) === 1,
    attacks: number(ATTACKS),
    slot: far(SLOT, -1),
    isOrphaned: (far(BITS) & ORPHANED) !== 0,
    isSurrounded: (far(BITS) & SURROUNDED) !== 0,
    damage: (trait) => far(DAMAGE + trait),
    counter: (kind) => (kind < 0 ? 0 : far(NAMED + kind)),
    did: (deed) => (far(BITS) & (DEEDS << CARD_DEEDS.indexOf(deed))) !== 0,
    score: (trait) => number(SCORES + trait),
    hasTag: (key) => among(tagsFrom + 1, tagsFrom + 1 + tags, content.tagNames.indexOf(tagKey(key))),
    hasKeyword: (id) => among(tagsFrom + 1 + tags, at(left, place) + 1, content.keywords.indexOf(id)),
  };
}

/** The host that a card had when it left a network, if that is still the same card or has itself left and gone nowhere since (MC-R164); -1 for none. */
export function hostThen(state: MegacorpView, card: number): number {
  const { left } = state;
  const place = left.length === 0 ? -1 : placeOf(left, card);
  if (place < 0) return -1;
  const end = place + at(left, place);
  const [host, object] = [OF_HOST - at(left, end - 1), OF_HOST - at(left, end)];
  return object >= 0 && (at(state.object, host) === object || placeOf(left, host) >= 0) ? host : -1;
}

/** What a card in a network is, in the numbers of the list. */
function described(state: MegacorpView, engine: MegacorpEngine, card: number): number[] {
  const { tagNames, keywords } = engine.content;
  const numbers = <T>(all: readonly T[], has: (one: T) => boolean) => all.flatMap((one, i) => (has(one) ? [i] : []));
  const tags = numbers(tagNames, (tag) => hasTag(state, engine, card, tag));
  const host = hostOf(state, card);
  const isDamaged = TRAIT_NAMES.some((_, trait) => at(damageOf(state, trait), card) > 0);
  return [
    at(state.controller, card),
    valuationOf(state, engine, card),
    ...TRAIT_NAMES.map((_, trait) => scoreOf(state, engine, card, trait)),
    at(state.counters, card),
    isEngaged(state, card) ? 1 : 0,
    isDamaged ? 1 : 0,
    at(state.attacks, card),
    ...(engine.content.looksFarBack ? describedFar(state, engine, card) : []),
    tags.length,
    ...tags,
    ...numbers(keywords, (id) => hasKeyword(state, engine, card, id)),
    ...(host < 0 ? [] : [OF_HOST - host, OF_HOST - at(state.object, host)]),
  ];
}

function describedFar(state: MegacorpView, { content }: MegacorpEngine, card: number): number[] {
  const top = isTop(state, card);
  const bits =
    (isOrphaned(state, content, card) ? ORPHANED : 0) +
    (top && isSurrounded(state, card) ? SURROUNDED : 0) +
    CARD_DEEDS.reduce((sum, deed, i) => sum + (didThisTurn(state, card, deed) ? DEEDS << i : 0), 0);
  return [
    top ? slotOf(state, card) : -1,
    ...TRAIT_NAMES.map((_, trait) => at(damageOf(state, trait), card)),
    bits,
    ...content.counterNames.map((_, kind) => countersNamed(state, card, kind)),
  ];
}

/** What is to be noted of a card that is about to leave where it lies; undefined for nothing. */
export const aboutToLeave = (state: MegacorpView, engine: MegacorpEngine, card: number): readonly number[] | undefined =>
  engine.content.looksBack && isNetwork(at(state.zone, card)) ? described(state, engine, card) : undefined;

/** Whether it is noted what a card in a network is because it leaves together with others: all of them as they are before the first goes (MC-R118). */
export const isForeseen = (state: MegacorpView, card: number): boolean =>
  state.left.length > 0 && isNetwork(at(state.zone, card)) && placeOf(state.left, card) >= 0;

/** Notes what a card was that has left a network. */
export function noteLeft(state: MegacorpState, card: number, was: readonly number[]): void {
  const left = ownList(state, LEFT);
  if (left.length === 0) left.push(0);
  left[0] = at(left, 0) + 1;
  left.push(was.length + 2, card, at(left, 0), ...was);
}

/** A card goes on to another place: what it was in a network is of the past. */
export function forgetLeft(state: MegacorpState, card: number): void {
  if (state.left.length === 0) return;
  const place = placeOf(state.left, card);
  if (place < 0) return;
  const left = ownList(state, LEFT);
  left.splice(place, 1 + at(left, place));
}
