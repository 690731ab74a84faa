/**
 * Bots choose for a player. What a bot is handed tells what that player may know, and nothing else: it holds the state and does not give it
 * out. To look ahead a bot plays on in states that it imagines.
 */
import type { Game } from "../kernel/game.ts";
import type { Observation } from "../kernel/observe.ts";
import type { Rng } from "../kernel/rng.ts";
import type { Player, State } from "../kernel/state.ts";

/** A game as bots play it. */
export type BotGame = {
  readonly game: Game;
  /** How good a state looks for a player, -1 … 1; handed imagined states only. Without it bots play on at random to the end. */
  evaluate?(state: State, player: Player): number;
};

/** What a player who has to choose can see. */
export interface Sight extends BotGame {
  readonly player: Player;
  /** How many actions are on offer. */
  readonly offers: number;
  /** What the player may know, with the decision and its actions in their order. */
  observation(): Observation;
  /** A state that fits what the player knows; its actions are those on offer, in the same order. */
  imagine(rng: Rng): State;
}

export type Bot = {
  /** As a person asks for it: "random", "search:400". */
  readonly name: string;
  /** The index of the chosen action. All chance comes from `rng`, so the same sight and the same draws give the same choice. */
  choose(sight: Sight, rng: Rng): number;
  /** What it thought of the actions that it looked at, the chosen one first; absent: it does not think. The same draws give the same choice. */
  judge?(sight: Sight, rng: Rng): readonly Judged[];
};

/** An action by its index, and what it was worth on average, -1 … 1 for the player, in so many imagined states. */
export type Judged = { readonly action: number; readonly worth: number; readonly states: number };

/** What a player sees of a state, now and as it changes. */
export function sightOf(played: BotGame, state: State, player: Player): Sight {
  return new Looking(played, state, player);
}

/** What a player sees who knows no more than an observation, taken when that player has to choose, with open lists: for a bot in another thread. */
export function sightFrom({ game, evaluate }: BotGame, observation: Observation): Sight {
  return {
    game,
    ...(evaluate ? { evaluate } : {}),
    player: observation.viewer,
    offers: observation.decision?.actions?.length ?? 0,
    observation: () => observation,
    imagine: (rng) => game.imagine(observation, rng),
  };
}

class Looking implements Sight {
  readonly game: Game;
  evaluate?(state: State, player: Player): number;
  readonly player: Player;
  readonly #state: State;

  constructor({ game, evaluate }: BotGame, state: State, player: Player) {
    this.game = game;
    if (evaluate) this.evaluate = evaluate;
    this.player = player;
    this.#state = state;
  }

  get offers(): number {
    return this.game.offers(this.#state);
  }
  observation(): Observation {
    return this.game.observe(this.#state, this.player);
  }
  imagine(rng: Rng): State {
    return this.game.imagine(this.observation(), rng);
  }
}
