/** Games played by bots: one step at a time, or to the end. */
import { type Bot, type BotGame, type Sight, sightOf } from "../bots/index.ts";
import type { Decision } from "../kernel/decision.ts";
import type { LogEntry } from "../kernel/log.ts";
import { below, type Rng, rngOf } from "../kernel/rng.ts";
import { at, type CardIndex, type Player, type State } from "../kernel/state.ts";

export type PlayoutOptions = {
  /** All chance comes from it, that of the game and that of the bots. */
  readonly seed: number;
  readonly options: unknown;
  /** Keep a log in the state. Default: no. */
  readonly log?: boolean;
  /** A design that one player leaves alone: chooses no action with it, as long as there is another. Default: none. */
  readonly without?: Without;
  /** Keep when each player first chose which card, for games that leave it alone. Default: no. */
  readonly marks?: boolean;
  /** A game of the same seed, options and bots, whose first choices are this one's too. Default: every choice is made anew. */
  readonly like?: Beginning;
};

/** When a player first chose an action with a design: the index of the choice, and how often each bot had drawn by then. */
export type Mark = { readonly choice: number; readonly drawn: readonly number[] };

/** When each player first chose each design. Up to there a game in which the player leaves it alone is the same. */
export type Marks = ReadonlyMap<number, Mark>;

/** When a player first chose a design though there was another action; undefined: never. */
export const markOf = (marks: Marks, { player, design }: Without): Mark | undefined => marks.get(markKey(player, design));

/** The choices of a game, of which those before a mark are taken over. */
export type Beginning = { readonly choices: ArrayLike<number>; readonly mark: Mark };

/** Who leaves which card alone. What lies with another player does not count: it may still be aimed at. */
export type Without = { readonly player: Player; readonly design: CardIndex };

/** Told of each choice before it is carried out: the state as it is, what is asked, and the index of the chosen action. */
export type Watch = (state: State, decision: Decision, chosen: number) => void;

/** A game under way. The same seed gives the same game. */
export class Playout {
  readonly state: State;
  readonly #played: BotGame;
  readonly #bots: readonly Bot[];
  readonly #sights: readonly Sight[];
  readonly #draws: readonly Rng[];
  readonly #without: Without | undefined;
  readonly #start: PlayoutOptions;
  readonly #chosen: number[] = [];
  readonly #marks: Map<number, Mark> | undefined;

  /** Begins a game in which `bots`, one for each player, choose. */
  constructor(played: BotGame, bots: readonly Bot[], start: PlayoutOptions) {
    const { seed, options, log = false, without } = start;
    this.#start = start;
    this.#played = played;
    this.#bots = bots;
    this.#without = without;
    this.#marks = start.marks ? new Map() : undefined;
    this.state = played.game.start({ seed, players: bots.length, log }, options);
    this.#sights = bots.map((_, player) => sightOf(played, this.state, player));
    this.#draws = bots.map((_, player) => drawsOf(seed, player));
  }

  /** The index of each chosen action. */
  get choices(): readonly number[] {
    return this.#chosen;
  }

  /** Who first chose which card when; empty if the playout keeps no marks. */
  get marks(): Marks {
    return this.#marks ?? NO_MARKS;
  }

  /** Lets whoever is asked choose. False if the game is over. A single action is taken without asking the bot. */
  step(watch?: Watch): boolean {
    const { game } = this.#played;
    const offers = game.offers(this.state);
    const decision = offers > 0 ? game.decision(this.state) : undefined;
    if (decision === undefined) return false;
    const chosen = this.#takenOver() ?? this.#choice(decision, offers);
    watch?.(this.state, decision, chosen);
    this.#chosen.push(chosen);
    game.applyAt(this.state, chosen);
    return true;
  }

  /** What the game that this one is like chose here; undefined behind its mark. There the bots go on drawing where they were. */
  #takenOver(): number | undefined {
    const { like } = this.#start;
    if (like === undefined || this.#chosen.length > like.mark.choice) return undefined;
    if (this.#chosen.length < like.mark.choice) return like.choices[this.#chosen.length];
    this.#draws.forEach((draws, player) => {
      draws.drawn = at(like.mark.drawn, player);
    });
    return undefined;
  }

  #choice(decision: Decision, offers: number): number {
    if (offers === 1) return 0;
    const { player } = decision;
    const draws = at(this.#draws, player);
    const before = draws.drawn;
    const chosen = at(this.#bots, player).choose(at(this.#sights, player), draws);
    this.#keepMark(decision, chosen, before);
    const without = this.#without;
    return without?.player === player && this.#designOf(decision, chosen) === without.design
      ? this.#otherThan(decision, chosen, without)
      : chosen;
  }

  #keepMark(decision: Decision, chosen: number, before: number): void {
    if (this.#marks === undefined) return;
    const { player } = decision;
    const design = this.#designOf(decision, chosen);
    if (design === undefined || this.#marks.has(markKey(player, design))) return;
    const drawn = this.#draws.map((draws, other) => (other === player ? before : draws.drawn));
    this.#marks.set(markKey(player, design), { choice: this.#chosen.length, drawn });
  }

  /** All that has happened. Without a log the same choices are made again, in which nobody thinks. */
  told(): readonly LogEntry[] {
    if (this.state.log) return this.state.log;
    const { game } = this.#played;
    const again = game.start({ seed: this.#start.seed, players: this.#bots.length, log: true }, this.#start.options);
    for (const chosen of this.#chosen) game.applyAt(again, chosen);
    return again.log ?? [];
  }

  /** The design of the card that an action is with; undefined: with none, or with one that lies with another player. */
  #designOf({ player, actions }: Decision, index: number): CardIndex | undefined {
    const { card } = actions.at(index);
    if (typeof card !== "number") return undefined;
    const holder = this.#played.game.layout.places[at(this.state.zone, card)]?.player ?? -1;
    return holder < 0 || holder === player ? this.state.card[card] : undefined;
  }

  /** What the bot thinks best of the other actions, or any of them where it does not think. */
  #otherThan(decision: Decision, chosen: number, without: Without): number {
    const { player } = decision;
    const [bot, sight, draws] = [at(this.#bots, player), at(this.#sights, player), at(this.#draws, player)];
    const isFree = (index: number) => this.#designOf(decision, index) !== without.design;
    const best = bot.judge?.(sight, draws).find(({ action }) => isFree(action));
    if (best) return best.action;
    const others = Array.from({ length: decision.actions.length }, (_, i) => i).filter(isFree);
    return others.length === 0 ? chosen : at(others, below(draws, others.length));
  }
}

/** Plays a game to its end. Returns the last state. */
export function playout(played: BotGame, bots: readonly Bot[], options: PlayoutOptions, watch?: Watch): State {
  return playedOut(played, bots, options, watch).state;
}

/**
 * Plays a game to its end and returns the playout itself, which knows the last state, how many decisions there were and, if it was asked to, the log.
 *
 * @param bots one for each seat, in seat order
 * @param watch is told of each decision before it is carried out
 */
export function playedOut(played: BotGame, bots: readonly Bot[], options: PlayoutOptions, watch?: Watch): Playout {
  const game = new Playout(played, bots, options);
  while (game.step(watch));
  return game;
}

/** Players are fewer than that. */
const MOST_PLAYERS = 8;
const NO_MARKS: Marks = new Map();
const markKey = (player: Player, design: CardIndex): number => design * MOST_PLAYERS + player;

/** The chance of a player's bot, apart from that of the game and of the others. */
const drawsOf = (seed: number, player: Player): Rng => rngOf(Math.imul(seed ^ Math.imul(player + 1, 0x9e3779b9), 0x85ebca6b));
