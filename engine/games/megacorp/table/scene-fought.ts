/**
 * What comes of an attack if nobody does anything more: it is carried out in a copy of what the player sees, and every later question is let go on. Where something else is asked,
 * nothing is told.
 */
import type { Action } from "../../../kernel/choice.ts";
import { forkState } from "../../../kernel/fork.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { ATTACKER, hasFlag, isCombat, ofAttack, STRIKING, standingDefenders, TRAIT } from "../combat/fight.ts";
import type { MegacorpEngine } from "../content.ts";
import { damageOf, isMarket, isPlaying, type MegacorpView, networkOf, TRAIT_NAMES } from "../layout.ts";
import { businessOf, isOrphaned } from "../network/network.ts";
import { fullScoreOf } from "../state/characteristics.ts";
import { idleWords } from "./scene-engaged.ts";
import { isBusinessOf, nameOf, type Seen } from "./seen.ts";
import { SEATS } from "./tell.ts";

/** What lets each question of an attack go on: nobody acts, blocks or retaliates (MC-9.8). */
const GOES_ON: Readonly<Record<string, Action>> = { priority: { kind: "pass" }, block: { kind: "done" }, retaliate: { kind: "done" } };
/** More questions than an attack has where nobody does anything. */
const MOST = 60;

/** How an attack ends for one of its cards. */
export type Outcome = {
  readonly card: number;
  /** The damage of the turn in the trait of the attack, and what the card has of that trait. */
  readonly damage: number;
  readonly score: number;
  readonly gone: "is destroyed" | "leaves the network" | undefined;
  /** What it no longer does because it was engaged on the way, as by SUPPRESSOR; "" where it was not. */
  readonly engaged: string;
  /** Who loses by it. */
  readonly out: Player | undefined;
  /** Whose Business is docked to nothing without it: who leaves it so loses when the own turn ends (MC-13.2). */
  readonly alone: Player | undefined;
};

export type Fought = {
  readonly trait: number;
  readonly attacker: Outcome;
  readonly defenders: readonly Outcome[];
  /** Questions of the attack that were let go on: whether somebody could have blocked, or retaliated. */
  readonly let: ReadonlySet<string>;
};

type Fight = { readonly attacker: number; readonly defenders: readonly number[]; readonly trait: number };

const fightIn = (state: MegacorpView, engine: MegacorpEngine): Fight => ({
  attacker: ofAttack(state, ATTACKER),
  trait: ofAttack(state, TRAIT),
  defenders: standingDefenders(state, engine).map(({ card }) => card),
});

/**
 * Carries actions out, and then the attack until its damage is dealt.
 *
 * @param answers what is answered to questions of other kinds, or instead
 * @returns undefined where it comes to no damage, or a question of another kind comes first
 */
export function fought(
  { state, engine, game }: Seen,
  actions: readonly Action[],
  answers: Readonly<Record<string, Action>> = {},
): Fought | undefined {
  const trial = forkState(engine.rules.layout, state);
  for (const action of actions) game.apply(trial, action);
  const kinds = new Set<string>();
  // After the last answer that anybody gives, the damage may be dealt at once.
  let fight = isCombat(state) ? fightIn(state, engine) : undefined;
  for (let n = 0; n < MOST; n++) {
    const asked = game.decision(trial);
    // The damage is dealt once players may act on it (MC-9.8 step 9), or nobody is asked any more.
    const isDealt = asked === undefined || (hasFlag(trial, STRIKING) && asked.kind === "priority");
    if (isDealt) return fight && told(state, trial, engine, fight, kinds);
    const action = answers[asked.kind] ?? GOES_ON[asked.kind];
    if (action === undefined || asked.actions.indexOf(action) < 0) return undefined;
    kinds.add(asked.kind);
    if (isCombat(trial)) fight = fightIn(trial, engine);
    game.apply(trial, action);
  }
  return undefined;
}

function told(
  before: MegacorpView,
  after: MegacorpView,
  engine: MegacorpEngine,
  { attacker, defenders, trait }: Fight,
  kinds: ReadonlySet<string>,
): Fought | undefined {
  const outcome = (card: number): Outcome => {
    const stays = networkOf(after, card) >= 0 && after.object[card] === before.object[card];
    const owner = at(before.controller, card);
    const home = networkOf(before, card);
    return {
      card,
      damage: at(damageOf(after, trait), card),
      score: Math.max(0, fullScoreOf(stays ? after : before, engine, card, trait)),
      engaged: stays && before.engaged[card] === 0 && after.engaged[card] === 1 ? idleWords(after, engine, card) : "",
      gone: stays ? undefined : isMarket(at(after.zone, card)) ? "is destroyed" : "leaves the network",
      out: before.lost[owner] === 0 && after.lost[owner] === 1 ? owner : undefined,
      alone: !stays && home >= 0 && !isAlone(before, engine, home) && isAlone(after, engine, home) ? home : undefined,
    };
  };
  return defenders.length === 0 ? undefined : { trait, attacker: outcome(attacker), defenders: defenders.map(outcome), let: kinds };
}

function isAlone(state: MegacorpView, { content }: MegacorpEngine, player: Player): boolean {
  const business = isPlaying(state, player) ? businessOf(state, content, player) : undefined;
  return business !== undefined && isOrphaned(state, content, business);
}

/** "The Glass Man is destroyed", "Your Business takes 4 of 17 EQ this turn". */
export function outcomeWords(seen: Seen, outcome: Outcome, trait: number, reader: Player): string {
  const { card, damage, score, gone, engaged } = outcome;
  const name = isBusinessOf(seen, card, reader) ? "Your Business" : nameOf(seen, card);
  if (gone !== undefined) return `${name} ${gone}${lossWords(outcome, reader)}`;
  const taken = damage === 0 ? `${name} takes no damage` : `${name} takes ${damage} of ${score} ${at(TRAIT_NAMES, trait)} this turn`;
  return engaged === "" ? taken : `${taken} and is engaged: it ${engaged}`;
}

/** ", and you are out"; ", and your Business is docked to nothing: you lose if it still is when your turn ends". */
export function lossWords({ out, alone }: Pick<Outcome, "out" | "alone">, reader: Player): string {
  if (out !== undefined) return out === reader ? ", and you are out" : `, and ${at(SEATS, out)} is out`;
  if (alone === undefined) return "";
  return alone === reader
    ? ", and your Business is docked to nothing: you lose if it still is when your turn ends"
    : `, and ${at(SEATS, alone)}'s Business is docked to nothing: a loss if it still is when that player's turn ends`;
}
