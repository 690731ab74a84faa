/** What attacks could do to a Business, as bots count: how much of it the attackers of a player can take in one turn behind its blockers (MC-9, MC-13.4). */
import { at, type Player } from "../../../kernel/state.ts";
import { CHARACTER, type MegacorpEngine, NULL_SCORE } from "../content.ts";
import { CHALLENGE, cardsIn, isEngaged, type MegacorpView, NETWORK, TRAIT_COUNT } from "../layout.ts";
import { businessOf, dockedTo, isOrphaned } from "../network/network.ts";
import { attacksAllowed, fullScoreOf, hasKeyword, isBanned, scoreOf } from "../state/characteristics.ts";

/** Damage is gone at the end of the turn (MC-R3): it counts only if all of it comes in one. */
type When = "now" | "next";

/**
 * The share of an opponent's Business that a player's attacks can take, in the trait in which it is most; 1 and more is the end of it. Now: with
 * the characters that can still attack this turn, past the cards that can still block. Next: in the player's next turn, with all characters.
 */
export function pressureOn(state: MegacorpView, engine: MegacorpEngine, player: Player, opponent: Player, when: When): number {
  const business = businessOf(state, engine.content, opponent);
  if (business === undefined) return 0;
  const now = when === "now";
  const cards = attackersOf(state, engine, player, now);
  if (cards.length === 0) return 0;
  // Between now and the attacker's next turn the opponent disengages, if it is not the opponent's turn already.
  const rested = !now && state.active !== opponent;
  const guards = dockedTo(state, engine.content, business).filter(
    (card) => state.controller[card] === opponent && (rested || !isEngaged(state, card)) && !isBanned(state, engine, card, "block"),
  );
  const flyers = guards.some((guard) => hasKeyword(state, engine, guard, "flying"));
  const attackers = cards.map((card): Attacker => ({ card, isUnblocked: isUnblocked(state, engine, card, flyers) }));
  let most = 0;
  for (let trait = 0; trait < TRAIT_COUNT; trait++) {
    const full = fullScoreOf(state, engine, business, trait);
    if (full === NULL_SCORE) continue;
    const missing = now ? full - scoreOf(state, engine, business, trait) : 0;
    const share = (missing + pastGuards(state, engine, attackers, guards, trait)) / Math.max(1, full);
    if (share > most) most = share;
  }
  return most;
}

/** A character with which a player can attack, and whether no guard stops it. */
type Attacker = { readonly card: number; readonly isUnblocked: boolean };

/** PRECISION and AREA ATTACK are never blocked, FLYING only by what flies (MC-9.12). */
const isUnblocked = (state: MegacorpView, engine: MegacorpEngine, card: number, flyers: boolean): boolean =>
  hasKeyword(state, engine, card, "precision") ||
  hasKeyword(state, engine, card, "area-attack") ||
  (!flyers && hasKeyword(state, engine, card, "flying"));

/** The characters with which a player can attack (MC-9.4). */
function attackersOf(state: MegacorpView, engine: MegacorpEngine, player: Player, now: boolean): number[] {
  if (now && (state.active !== player || state.phase > CHALLENGE)) return [];
  const attackers: number[] = [];
  for (let network = 0; network < state.players; network++) {
    const cards = cardsIn(state, NETWORK + network);
    for (let i = 0; i < cards.length; i++) {
      const card = at(cards, i);
      if (state.controller[card] !== player || state.host[card] !== 0) continue;
      if (engine.content.type[at(state.card, card)] !== CHARACTER) continue;
      if (now && (state.engaged[card] === 1 || at(state.attacks, card) >= attacksAllowed(state, engine, card))) continue;
      if (!isOrphaned(state, engine.content, card) && !isBanned(state, engine, card, "attack")) attackers.push(card);
    }
  }
  return attackers;
}

/** What gets through in a trait when the guards take the hardest attacks, each until it falls (MC-9.10, MC-9.11). */
function pastGuards(
  state: MegacorpView,
  engine: MegacorpEngine,
  attackers: readonly Attacker[],
  guards: readonly number[],
  trait: number,
): number {
  let through = 0;
  const blocked: number[] = [];
  for (let i = 0; i < attackers.length; i++) {
    const { card, isUnblocked } = at(attackers, i);
    const score = scoreOf(state, engine, card, trait);
    if (score <= 0) continue;
    if (isUnblocked) through += score;
    else blocked.push(score);
  }
  if (blocked.length === 0) return through;
  const walls: number[] = [];
  for (let i = 0; i < guards.length; i++) {
    const score = scoreOf(state, engine, at(guards, i), trait);
    if (score !== NULL_SCORE) walls.push(score);
  }
  sortHighestFirst(blocked);
  sortHighestFirst(walls);
  let wall = 0;
  let left = walls[0] ?? 0;
  for (let i = 0; i < blocked.length; i++) {
    const score = at(blocked, i);
    if (wall >= walls.length) {
      through += score;
      continue;
    }
    left -= score;
    if (left <= 0) left = walls[++wall] ?? 0;
  }
  return through;
}

/** Sorts a few numbers in place, which is done for every trait of every position: each is put into its place among those before it. */
function sortHighestFirst(numbers: number[]): void {
  for (let i = 1; i < numbers.length; i++) {
    const number = at(numbers, i);
    let place = i;
    for (; place > 0 && at(numbers, place - 1) < number; place--) numbers[place] = at(numbers, place - 1);
    numbers[place] = number;
  }
}
