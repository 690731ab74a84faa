/**
 * What players do when bots look ahead in the middle of something: they pay with what wastes least, attack where it brings most, block and retaliate where
 * that helps, and otherwise pass. Numbers and keywords only; no card is known by its name or text.
 */
import { slot } from "../../../kernel/frames.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { targetOf } from "../combat/block.ts";
import { CARD, TARGET } from "../combat/declare.ts";
import { ATTACKER, BLOCKED, hasFlag, ofAttack, TRAIT } from "../combat/fight.ts";
import { CHARACTER, type MegacorpEngine } from "../content.ts";
import { hostOf, isEngaged, type MegacorpView, TRAIT_COUNT } from "../layout.ts";
import { dockedTo, hostNamed, networkOfSlot, xOf, yOf } from "../network/network.ts";
import { PASS } from "../stack/priority.ts";
import { hasKeyword, scoreOf } from "../state/characteristics.ts";
import { worthOf } from "./worth.ts";

/** Damage to a Business, by the square of the share that it has lost; more for the last of it (MC-13.4). */
const BUSINESS_DAMAGE = 10;
const BUSINESS_FALLS = 80;
/** A share of a card that is damaged without falling: it weakens it for the turn. */
const DAMAGED = 0.05;
/** Of a place beside the own Business, where it is a wall. */
const BESIDE = 1;

/** The last answer is to do nothing. */
const DECLINED: ReadonlySet<string> = new Set(["split", "challenge"]);

/** The code of the action that somebody would take as a matter of habit. */
export function habit(state: MegacorpView, engine: MegacorpEngine): number {
  const asking = engine.asking(state);
  if (asking === undefined || asking.choice.kind === "priority") return PASS;
  const legal = engine.legal(state);
  const first = at(legal, 0);
  if (legal.length === 1) return first;
  const { choice, frame } = asking;
  if (DECLINED.has(choice.kind)) return at(legal, legal.length - 1);
  switch (choice.kind) {
    case "space":
      return bestOf(legal, (card) => attackWorth(state, engine, slot(state, frame, CARD), card));
    case "trait":
      return bestOf(legal, inTrait(state, engine, slot(state, frame, CARD), slot(state, frame, TARGET)));
    case "block":
      return blocking(state, engine);
    case "deploy":
      return bestOf(legal, (place) => placeWorth(state, engine, choice.player(state, frame, engine), place));
    default:
      return first;
  }
}

/** The first code of those of the highest worth. */
function bestOf(codes: readonly number[], worth: (code: number) => number): number {
  let [best, most] = [at(codes, 0), Number.NEGATIVE_INFINITY];
  for (const code of codes) {
    const points = worth(code);
    if (points > most) [best, most] = [code, points];
  }
  return best;
}

/** An own network, beside the Business; under the own card that is worth most. */
function placeWorth(state: MegacorpView, engine: MegacorpEngine, player: Player, place: number): number {
  const host = hostNamed(place);
  if (host >= 0) return state.controller[host] === player ? worthOf(state, engine, host) : -1;
  if (networkOfSlot(place) !== player) return -1;
  return Math.abs(xOf(place)) + Math.abs(yOf(place)) === 1 ? BESIDE : 0;
}

/** What an attack on a card brings in the best trait. */
export function attackWorth(state: MegacorpView, engine: MegacorpEngine, attacker: number, card: number): number {
  let most = Number.NEGATIVE_INFINITY;
  const brings = inTrait(state, engine, attacker, card);
  for (let trait = 0; trait < TRAIT_COUNT; trait++)
    if (scoreOf(state, engine, attacker, trait) >= 0 && scoreOf(state, engine, card, trait) >= 0) most = Math.max(most, brings(trait));
  return most;
}

/** What an attack on a card brings by its trait. */
export function inTrait(state: MegacorpView, engine: MegacorpEngine, attacker: number, card: number): (trait: number) => number {
  const guards = guardsOf(state, engine, attacker, card);
  return (trait) => afterBlocks(state, engine, attacker, guards, trait, outcome(state, engine, attacker, card, trait));
}

/** The cards that could block an attack on a card in a trait that they have (MC-9.9, MC-9.12). */
export function guardsOf(state: MegacorpView, engine: MegacorpEngine, attacker: number, card: number): readonly number[] {
  if (hostOf(state, card) >= 0 || hasKeyword(state, engine, attacker, "precision") || hasKeyword(state, engine, attacker, "area-attack"))
    return NOBODY;
  const flying = hasKeyword(state, engine, attacker, "flying");
  return dockedTo(state, engine.content, card).filter(
    (guard) =>
      guard !== attacker &&
      state.controller[guard] === state.controller[card] &&
      !isEngaged(state, guard) &&
      (!flying || hasKeyword(state, engine, guard, "flying")),
  );
}
const NOBODY: readonly number[] = [];

/** What an attack brings in a trait, when the defending player blocks with the guard with which it brings least; `unblocked`: what it brings without (MC-9.9). */
export function afterBlocks(
  state: MegacorpView,
  engine: MegacorpEngine,
  attacker: number,
  guards: readonly number[],
  trait: number,
  unblocked: number,
): number {
  let least = unblocked;
  for (const guard of guards)
    if (scoreOf(state, engine, guard, trait) >= 0) least = Math.min(least, outcome(state, engine, attacker, guard, trait));
  return least;
}

/** What comes of a fight for the attacker's side: what falls on the one side less what falls on the other (MC-9.13 to MC-9.15, MC-10.2). */
export function outcome(state: MegacorpView, engine: MegacorpEngine, attacker: number, defender: number, trait: number): number {
  const { content } = engine;
  const strength = scoreOf(state, engine, attacker, trait);
  const health = scoreOf(state, engine, defender, trait);
  const falls = strength > 0 && strength >= health;
  const side = state.controller[attacker] === state.controller[defender] ? -1 : 1;
  const design = at(state.card, defender);
  if (at(content.isBusiness, design)) {
    const full = Math.max(1, at(at(content.scores, design), trait));
    const before = Math.min(1, Math.max(0, full - health) / full);
    const after = Math.min(1, (full - health + strength) / full);
    return side * (falls ? BUSINESS_FALLS : BUSINESS_DAMAGE * (after ** 2 - before ** 2));
  }
  const points = side * worthOf(state, engine, defender) * (falls ? 1 : DAMAGED * Math.min(1, strength));
  // Retaliation counts where the attacker would fall.
  if (health <= 0 || health < strength || content.type[design] !== CHARACTER) return points;
  const retaliates =
    (at(state.retaliations, defender) === 0 || hasKeyword(state, engine, defender, "reflexes")) &&
    !(falls && hasKeyword(state, engine, attacker, "initiative") && !hasKeyword(state, engine, defender, "initiative"));
  return retaliates ? points - worthOf(state, engine, attacker) : points;
}

/** The blocker with which the attack brings least; none, if it brings least without. */
function blocking(state: MegacorpView, engine: MegacorpEngine): number {
  const legal = engine.legal(state);
  const done = at(legal, legal.length - 1);
  const target = targetOf(state);
  // One is enough.
  if (target === undefined || hasFlag(state, BLOCKED)) return done;
  const attacker = ofAttack(state, ATTACKER);
  const trait = ofAttack(state, TRAIT);
  let [best, least] = [done, outcome(state, engine, attacker, target, trait)];
  for (const blocker of legal) {
    if (blocker === done) break;
    const points = outcome(state, engine, attacker, blocker, trait);
    if (points < least) [best, least] = [blocker, points];
  }
  return best;
}
