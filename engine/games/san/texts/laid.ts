/** What texts have laid on players with an amount: on the next card, on a single card, on types and numbers of cards, and what is kept for the next turn. */
import type { Engine } from "../../../kernel/engine.ts";
import { own } from "../../../kernel/fork.ts";
import { at } from "../../../kernel/state.ts";
import { CORRUPTION, HACKING, PROPAGANDA, REVENUE_ICON, type SanContent } from "../content.ts";
import { effectiveKinds, type SanState, type SanView } from "../layout.ts";
import {
  BAN_SIZE,
  BANNED,
  type Ban,
  type Banned,
  isAnySaid,
  isBanned,
  isLater,
  isOneBanned,
  lasting,
  UNTIL_END_OF_TURN,
  UNTIL_LEFT,
  UNTIL_TURN_OF,
} from "./bans.ts";
import { timesDone } from "./done.ts";

/** An amount, and beside it the kinds, the card or the icon that it is of, in one number. */
const BESIDE = 1000;
/** More than any amount: all there is. */
export const ALL = BESIDE - 1;
export const amountOf = (n: number, of: number): number => of * BESIDE + Math.min(ALL, Math.max(0, n));
const amountIn = (packed: number): number => packed % BESIDE;
const ofIn = (packed: number): number => Math.trunc(packed / BESIDE);

const NONE_LAID: readonly { readonly n: number; readonly of: number }[] = [];
/** The amounts that are laid on a player now: how much, and of what. */
function laidOn({ bans }: SanView, player: number, what: Banned): readonly { readonly n: number; readonly of: number }[] {
  if (bans.length === 0) return NONE_LAID;
  const laid: { readonly n: number; readonly of: number }[] = [];
  for (let i = 0; i < bans.length; i += BAN_SIZE)
    if (bans[i] === player && BANNED[at(bans, i + 1)] === what && !isLater(at(bans, i + 3)))
      laid.push({ n: amountIn(at(bans, i + 2)), of: ofIn(at(bans, i + 2)) });
  return laid;
}
const sumOf = (laid: readonly { readonly n: number }[]): number => laid.reduce((sum, { n }) => sum + n, 0);

export type Bought = "buy" | "cross";
/** How much more a card of some kinds costs a player, because it is the next one or by itself; less than 0 if it is cheaper (SAN-R57, SAN-R58). */
export function laidOnCard(state: SanView, player: number, verb: Bought, card: number, kinds: number): number {
  if (state.bans.length === 0) return 0;
  const next = (what: Banned) => sumOf(laidOn(state, player, what).filter(({ of }) => (of & kinds) !== 0));
  const single = (what: Banned) => sumOf(laidOn(state, player, what).filter(({ of }) => of === card));
  return next(`next ${verb} more`) - next(`next ${verb} less`) + single(`card ${verb} more`) - single(`card ${verb} less`);
}

/** A card of some kinds has been bought or crossed: what was laid on the next one is over (SAN-R57). */
export function spendNext(state: SanState, player: number, verb: Bought, kinds: number): void {
  drop(
    state,
    (what, packed, whose) =>
      whose === player && (what === `next ${verb} more` || what === `next ${verb} less`) && (ofIn(packed) & kinds) !== 0,
  );
}

/** A card has left the River: what was laid on it as long as it is there is over (SAN-R58). */
export function leaveRiver(state: SanState, card: number): void {
  drop(state, (what, packed, _whose, until) => until === UNTIL_LEFT && what.startsWith("card ") && ofIn(packed) === card);
}

function drop(state: SanState, over: (what: Banned, packed: number, player: number, until: number) => boolean): void {
  if (state.bans.length === 0) return;
  const left: number[] = [];
  for (let i = 0; i < state.bans.length; i += BAN_SIZE) {
    const [player, what, packed, until] = state.bans.slice(i, i + BAN_SIZE) as [number, number, number, number];
    if (!over(at(BANNED, what), packed, player, until)) left.push(player, what, packed, until);
  }
  if (left.length < state.bans.length) state.bans = left;
}

/** Whether a Mercenary of a type beside the one of the turn may be played: it was, or one more may be (SAN-R62). */
export function mayBeside(state: SanView, type: number): boolean {
  if (state.bans.length === 0) return false;
  const begun = typesBeside(state);
  return begun.includes(type) || begun.length < lasting(state, state.active, "more types");
}
const typesBeside = (state: SanView): readonly number[] => laidOn(state, state.active, "also type").map(({ n }) => n);
/** A Mercenary of a type beside the one of the turn was played. */
export function beginBeside(state: SanState, type: number): void {
  if (state.bans.length === 0 || lasting(state, state.active, "more types") === 0 || typesBeside(state).includes(type)) return;
  own(state, "bans").push(state.active, BANNED.indexOf("also type"), type, UNTIL_END_OF_TURN);
}

const OVER = { play: "play over", buy: "buy over", cross: "cross over", corrupt: "corrupt over" } as const;
const DEED = { buy: "bought", cross: "crossed", corrupt: "corrupted" } as const;

/** Whether a player has done something as often as texts let them this turn: “you cannot buy more than 2 cards” (SAN-R64). */
export function isUsedUp(state: SanView, engine: Engine<SanContent>, player: number, verb: keyof typeof OVER): boolean {
  if (!isAnySaid(state, engine.content)) return false;
  const most = [
    ...laidOn(state, player, OVER[verb]).map(({ n }) => n),
    ...(engine.content.statics.has("players.cannot") ? mostByStatics(state, engine, player, verb) : []),
  ];
  if (most.length === 0) return false;
  const times = verb === "play" ? (state.active === player ? state.played : 0) : timesDone(state, player, DEED[verb]);
  return times >= Math.min(...most);
}
/** The static of a card that says when it can be played (SAN-R68). */
export const PLAY_IF = "static.playIf";
export const saysNotNow = (state: SanView, engine: Engine<SanContent>, player: number, card: number): boolean =>
  engine.content.statics.has(PLAY_IF) &&
  !engine.content.machine.ownStatics(state, engine, card, player, PLAY_IF).every(({ holes: [holds] }) => holds === true);

/** Whether a player cannot play a card by a text, another's or its own. */
export const isPlayBanned = (state: SanView, engine: Engine<SanContent>, player: number, card: number): boolean =>
  saysNotNow(state, engine, player, card) ||
  isOneBanned(state, player, card, "play one") ||
  isBanned(state, engine, player, "play", effectiveKinds(state, engine.content, card)) ||
  isUsedUp(state, engine, player, "play");

const mostByStatics = (state: SanView, engine: Engine<SanContent>, player: number, verb: keyof typeof OVER): readonly number[] =>
  engine.content.machine.statics(state, engine, "players.cannot").flatMap(({ holes }) => {
    const [players, ban] = holes as readonly [readonly number[], Ban];
    return ban.what === OVER[verb] && players.includes(player) ? [ban.kinds] : [];
  });

const POOLS = [CORRUPTION, PROPAGANDA, HACKING] as const;
const poolOf = (state: SanView, of: number): number => {
  if (of === CORRUPTION) return state.corruption;
  if (of === PROPAGANDA) return state.propaganda;
  return of === HACKING ? state.hacking : state.revenue;
};

/** Before what is unused is lost, what texts keep of it is laid aside for the next turn (SAN-R61). */
export function keepUnused(state: SanState, what: "icons" | "revenue"): void {
  if (state.bans.length === 0) return;
  const keeps = laidOn(state, state.active, "keep");
  for (const of of what === "icons" ? POOLS : [REVENUE_ICON]) {
    const n = Math.min(poolOf(state, of), sumOf(keeps.filter((one) => one.of === of)));
    if (n > 0) own(state, "bans").push(state.active, BANNED.indexOf("kept"), amountOf(n, of), UNTIL_TURN_OF + state.active);
  }
}

/** When the turn begins, what was kept for it is there again. */
export function takeKept(state: SanState, player: number): void {
  if (state.bans.length === 0) return;
  for (const { n, of } of laidOn(state, player, "kept")) {
    if (of === CORRUPTION) state.corruption += n;
    else if (of === PROPAGANDA) state.propaganda += n;
    else if (of === HACKING) state.hacking += n;
    else state.revenue += n;
  }
}
