/** Watches one game closely: what somebody who sits there would notice, and who had which card. */
import type { BotGame } from "../bots/index.ts";
import { isJudged } from "../bots/worth.ts";
import type { Decision } from "../kernel/decision.ts";
import type { LogEntry } from "../kernel/log.ts";
import { at, type CardIndex, type Player, type State } from "../kernel/state.ts";
import { addTo, type Closely, cardCounts } from "./counts.ts";

/** By how much somebody has to be ahead in a bot's eyes, whose judgements are from -1 to 1, to lead. */
const AHEAD = 0.05;

/** What the odd games are picked by. */
export type Told = { readonly leads: number; readonly comeback: number; readonly stuck: number; readonly idle: number };

export class Watcher {
  readonly #played: BotGame;
  /** By player the places that only this player sees: the hand. */
  readonly #hands: readonly (readonly number[])[];
  readonly #opening: Set<CardIndex>[];
  readonly #drawn: Set<CardIndex>[];
  readonly #used: Set<CardIndex>[];
  readonly #offered = new Set<CardIndex>();
  readonly #asked = new Set<Player>();
  /** Who led at the end of each turn; -1: nobody. */
  readonly #leaders: number[] = [];
  readonly #least: number[];
  #leads = 0;
  #lastLeader = -1;
  #turn = -1;
  #most = 0;
  #idle = 0;
  #turns = 0;
  #single = 0;
  #choices = 0;
  #run = 0;
  #longest = 0;
  #before = "";

  constructor(played: BotGame, players: number) {
    this.#played = played;
    const { layout } = played.game;
    const all = Array.from({ length: players }, (_, player) => player);
    this.#hands = all.map((player) =>
      layout.places.flatMap((place, i) => (place.player === player && layout.sights[i] === 1 << player ? [i] : [])),
    );
    this.#opening = all.map(() => new Set());
    this.#drawn = all.map(() => new Set());
    this.#used = all.map(() => new Set());
    this.#least = all.map(() => 1);
  }

  /** Is told of each choice before it is carried out. */
  choice(state: State, decision: Decision, chosen: number): void {
    const { player, kind, actions } = decision;
    const offers = actions.length;
    const turn = this.#played.turns?.(state) ?? 0;
    if (turn !== this.#turn) this.#endTurn(state, turn);
    this.#most = Math.max(this.#most, offers);
    this.#choices++;
    if (offers === 1) this.#single++;
    const what = `${player} ${kind}`;
    this.#run = what === this.#before ? this.#run + 1 : 1;
    this.#before = what;
    this.#longest = Math.max(this.#longest, this.#run);
    const first = !this.#asked.has(player);
    this.#asked.add(player);
    for (const place of at(this.#hands, player))
      for (const card of at(state.zones, place)) {
        const design = at(state.card, card);
        at(this.#drawn, player).add(design);
        if (first) at(this.#opening, player).add(design);
      }
    const designAt = (index: number): CardIndex | undefined => {
      const { card } = actions.at(index);
      return typeof card === "number" ? state.card[card] : undefined;
    };
    for (let i = 0; i < offers; i++) {
      const design = designAt(i);
      if (design !== undefined) this.#offered.add(design);
    }
    const used = designAt(chosen);
    if (used !== undefined) at(this.#used, player).add(used);
  }

  #endTurn(state: State, next: number): void {
    if (this.#turn >= 0) {
      this.#turns++;
      if (this.#most <= 1) this.#idle++;
    }
    this.#turn = next;
    this.#most = 0;
    const { evaluate } = this.#played;
    const players = state.returns.length;
    if (!evaluate || players < 2) return;
    // An evaluation is for matches that go on: at its end who has won leads.
    const worth = state.returns.map((end, player) => (isJudged(state) ? evaluate(state, player) : end));
    worth.forEach((value, player) => {
      this.#least[player] = Math.min(at(this.#least, player), value);
    });
    const order = worth.map((value, player) => ({ value, player })).sort((a, b) => b.value - a.value || a.player - b.player);
    const [best, second] = order;
    const leader = best && second && best.value - second.value >= AHEAD ? best.player : -1;
    this.#leaders.push(leader);
    if (leader < 0) return;
    if (this.#lastLeader >= 0 && leader !== this.#lastLeader) this.#leads++;
    this.#lastLeader = leader;
  }

  /** Adds what was seen, by the points that each player made. `cards` are those of the game, by design. */
  end(last: State, points: readonly number[], cards: readonly { readonly id: string }[], into: Closely): Told {
    this.#endTurn(last, Number.MAX_SAFE_INTEGER);
    into.games++;
    into.single += this.#single;
    into.choices += this.#choices;
    into.singleSquares += this.#single ** 2;
    into.singleByChoices += this.#single * this.#choices;
    into.choicesSquares += this.#choices ** 2;
    into.idle += this.#idle;
    into.turns += this.#turns;
    into.idleSquares += this.#idle ** 2;
    into.idleByTurns += this.#idle * this.#turns;
    into.turnsSquares += this.#turns ** 2;
    addTo(into.leads, this.#leads);
    addTo(into.stuck, this.#longest);
    const best = Math.max(...points);
    const winner = points.indexOf(best);
    const half = this.#leaders[Math.trunc(this.#leaders.length / 2)] ?? -1;
    if (half >= 0) {
      into.ahead++;
      if (half === winner && points.filter((one) => one === best).length === 1) into.aheadWon++;
    }
    const each = (sets: readonly ReadonlySet<CardIndex>[], had: "opening" | "drawn" | "played") =>
      sets.forEach((designs, player) => {
        for (const design of designs) {
          const counts = cardCounts(into.cards, at(cards, design).id);
          counts[had]++;
          counts[`${had}Points`] += at(points, player);
        }
      });
    each(this.#opening, "opening");
    each(this.#drawn, "drawn");
    each(this.#used, "played");
    for (const design of this.#offered) cardCounts(into.cards, at(cards, design).id).offered++;
    for (const design of actedIn(last.log ?? [])) cardCounts(into.cards, at(cards, design).id).acted++;
    return {
      leads: this.#leads,
      comeback: Math.round(-100 * at(this.#least, winner)),
      stuck: this.#longest,
      idle: this.#idle,
    };
  }
}

const actedIn = (log: readonly LogEntry[]): ReadonlySet<CardIndex> =>
  new Set(log.flatMap(({ words }) => (words && words.design >= 0 ? [words.design] : [])));
