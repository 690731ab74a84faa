/**
 * Bots choose for a player. What a bot is handed tells what that player may know, and nothing else: it holds the state and does not give it
 * out. To look ahead a bot plays on in states that it imagines.
 */
import type { Action } from "../kernel/choice.ts";
import type { Actions } from "../kernel/decision.ts";
import type { Game } from "../kernel/game.ts";
import type { Observation } from "../kernel/observe.ts";
import type { Part } from "../kernel/parts.ts";
import { type Rng, rngOf } from "../kernel/rng.ts";
import { at, type Player, type State } from "../kernel/state.ts";

/** A game as bots play it. */
export type BotGame = {
  readonly game: Game;
  /**
   * How good a state looks for a player, -1 … 1; handed imagined states only. Without it bots play on at random to the end. `spent`: nobody needs the state any more, so it
   * may be played on in place; otherwise it stays as it is.
   */
  evaluate?(state: State, player: Player, spent?: boolean): number;
  /** The same where a turn has ended: what is left has to last until the player's next one. Absent: as anywhere. */
  outlook?(state: State, player: Player, spent?: boolean): number;
  /**
   * What comes of the i-th action of a state for a player, -1 … 1: what `evaluate` says when it has been carried out, or what tells the actions of the choice apart as well, sooner. It
   * is the same in all states that fit what the player knows. `spent` as there. Absent: carried out and evaluated.
   */
  ahead?(state: State, action: number, player: Player, spent: boolean): number;
  /** Of the actions with these indexes, each of which differs from the others, those that are worth a look one action ahead, at least one; of imagined states only. `few`: that look decides. Absent: all. */
  promising?(state: State, player: Player, actions: readonly number[], few: boolean): readonly number[];
  /**
   * Of the actions with these indexes those whose time it is, at least one: what can be done as well at a later moment, or could have been at an earlier one, is not. It looks at what
   * everybody sees and at what is on offer. For a bot that does not think beyond the next action. Absent: all.
   */
  timely?(state: State, player: Player, actions: readonly number[]): readonly number[];
  /** What `evaluate` judges by, in words of the game, for the player beside the others. Absent: a judgement has no reasons. */
  parts?(state: State, player: Player): readonly Part[];
  /** Whether a bot that thinks need not look at an action: it hardly ever helps anybody. Absent: it looks at all. */
  isIdle?(kind: string, action: Action): boolean;
  /** Turns begun so far. */
  turns?(state: State): number;
  /** Whether what comes of decisions of a kind is mostly chance: a search bot leaves them to the look one action ahead. Absent: none is so. */
  isByChance?(kind: string): boolean;
  /** How many turns beyond this one a search bot follows lines of play. Absent: one, the answer to it. */
  beyond?(state: State): number;
  /** Whether the turn is a player's own, in games whose players can answer in another's. Absent: every turn counts as the own. */
  isOwnTurn?(state: State, player: Player): boolean;
  /** Does what players usually do, in place, without trying anything; in imagined states only. With it and turns a search bot follows lines of play. */
  follow?(state: State): void;
};

/** What a player who has to choose can see. */
export interface Sight extends BotGame {
  readonly player: Player;
  /** How many actions are on offer. */
  readonly offers: number;
  /** Indexes of the actions that are worth looking at, at least one; all of a game that tells none apart. */
  tries(): readonly number[];
  /** Of these the indexes of those whose time it is. */
  due(): readonly number[];
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
export function sightFrom(played: BotGame, observation: Observation): Sight {
  const { game } = played;
  const { kind = "", actions = [] } = observation.decision ?? {};
  const imagine = game.imagining(observation);
  const tries = () => triesOf(played, { kind, actions: { length: actions.length, at: (i) => at(actions, i) } });
  return {
    ...played,
    player: observation.viewer,
    offers: actions.length,
    tries,
    // What everybody sees is the same in all states that fit.
    due: () => played.timely?.(imagine(rngOf(0)), observation.viewer, tries()) ?? tries(),
    observation: () => observation,
    imagine,
  };
}

/** Indexes of the actions of a decision that are worth looking at: all, if none is. */
export function triesOf(
  { isIdle }: BotGame,
  { kind, actions }: { readonly kind: string; readonly actions: Pick<Actions, "length" | "at"> },
): readonly number[] {
  const all: number[] = [];
  const worthwhile: number[] = [];
  for (let i = 0; i < actions.length; i++) {
    all.push(i);
    if (isIdle !== undefined && !isIdle(kind, actions.at(i))) worthwhile.push(i);
  }
  return worthwhile.length > 0 ? worthwhile : all;
}

class Looking implements Sight {
  readonly game: Game;
  evaluate?(state: State, player: Player, spent?: boolean): number;
  outlook?(state: State, player: Player, spent?: boolean): number;
  ahead?(state: State, action: number, player: Player, spent: boolean): number;
  promising?(state: State, player: Player, actions: readonly number[], few: boolean): readonly number[];
  timely?(state: State, player: Player, actions: readonly number[]): readonly number[];
  parts?(state: State, player: Player): readonly Part[];
  isIdle?(kind: string, action: Action): boolean;
  turns?(state: State): number;
  isByChance?(kind: string): boolean;
  beyond?(state: State): number;
  isOwnTurn?(state: State, player: Player): boolean;
  follow?(state: State): void;
  readonly player: Player;
  readonly #state: State;
  /** What fits what was seen last, and of which state that was. */
  #fits: (Pick<State, "decisions" | "version"> & { readonly imagine: Sight["imagine"] }) | undefined;

  constructor(
    { game, evaluate, outlook, ahead, promising, timely, parts, isIdle, turns, isByChance, beyond, isOwnTurn, follow }: BotGame,
    state: State,
    player: Player,
  ) {
    this.game = game;
    if (evaluate) this.evaluate = evaluate;
    if (outlook) this.outlook = outlook;
    if (ahead) this.ahead = ahead;
    if (promising) this.promising = promising;
    if (timely) this.timely = timely;
    if (parts) this.parts = parts;
    if (isIdle) this.isIdle = isIdle;
    if (turns) this.turns = turns;
    if (isByChance) this.isByChance = isByChance;
    if (beyond) this.beyond = beyond;
    if (isOwnTurn) this.isOwnTurn = isOwnTurn;
    if (follow) this.follow = follow;
    this.player = player;
    this.#state = state;
  }

  get offers(): number {
    return this.game.offers(this.#state);
  }
  tries(): readonly number[] {
    const decision = this.game.decision(this.#state);
    return decision === undefined ? [] : triesOf(this, decision);
  }
  due(): readonly number[] {
    const tries = this.tries();
    return tries.length < 2 ? tries : (this.timely?.(this.#state, this.player, tries) ?? tries);
  }
  observation(): Observation {
    return this.game.observe(this.#state, this.player);
  }
  imagine(rng: Rng): State {
    const { decisions, version } = this.#state;
    if (this.#fits?.decisions !== decisions || this.#fits.version !== version)
      this.#fits = { decisions, version, imagine: this.game.imaginingFor(this.#state, this.player) };
    return this.#fits.imagine(rng);
  }
}
