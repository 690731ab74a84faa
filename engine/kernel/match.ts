/**
 * A match that is played, watched or rewound. Undo and rewind replay the record from the nearest kept state. If the rules no longer do what the
 * record says, the match diverges, and from there it can only be watched.
 */
import type { Action } from "./choice.ts";
import type { Change, EditRejection } from "./edit.ts";
import type { Fault } from "./faults.ts";
import type { Game, StartOptions } from "./game.ts";
import type { GameEvent, LogEntry } from "./log.ts";
import { readyToLay } from "./position.ts";
import { keptBy, liveEntries, type MatchRecord, type RecordEntry } from "./record.ts";
import { err, ok, type Result } from "./result.ts";
import { rngOf } from "./rng.ts";
import { at, type Player, type State } from "./state.ts";
import { parseAction, type Rejection } from "./submit.ts";

/** Where a record and the rules differ. `n` is the first input that differs, or the last of a group that contains it, all after `since`. */
export type Divergence = { readonly n: number; readonly since: number; readonly message: string };

export type MatchRejection =
  | Rejection
  | { readonly code: "diverged"; readonly divergence: Divergence }
  | { readonly code: "no-entry"; readonly to: number }
  | { readonly code: "no-player"; readonly player: number }
  | { readonly code: "no-seed"; readonly seed: number };

/** The result of one input. `secret`: only the player who chose the action knows which one it was. */
export type Heard<S extends State = State> = {
  readonly entry: RecordEntry;
  readonly secret: boolean;
  readonly log: readonly LogEntry[];
  /** The match right after it. */
  readonly state: S;
};

export type MatchOptions<S extends State = State> = {
  /** Inputs between two kept states. */
  readonly keepEvery?: number;
  /** Inputs between two digests in the record. */
  readonly digestEvery?: number;
  /** Called once for each input when it is first played: now, or when the record is loaded. */
  readonly heard?: (heard: Heard<S>) => void;
};

type Kept<S> = { readonly inputs: number; readonly state: S };

export class Match<S extends State = State, A extends Action = Action, O = unknown> {
  readonly game: Game<S, A, O>;
  readonly #head: Omit<MatchRecord<O>, "entries">;
  readonly #entries: RecordEntry[] = [];
  readonly #keepEvery: number;
  readonly #digestEvery: number;
  readonly #heard: MatchOptions<S>["heard"];
  #heardTo = 0;
  #live: RecordEntry[] = [];
  #kept: Kept<S>[] = [];
  #state: S;
  #diverged: Divergence | undefined;

  /** Begins a match. */
  static begin<S extends State, A extends Action, O>(
    game: Game<S, A, O>,
    start: StartOptions,
    options: O,
    how: MatchOptions<S> = {},
  ): Match<S, A, O> {
    return new Match(game, { game: game.id, content: game.content, start, options, entries: [] }, how);
  }

  /** Loads a match from its record: check `diverged` before you continue. */
  static replay<S extends State, A extends Action, O>(
    game: Game<S, A, O>,
    record: MatchRecord<O>,
    how: MatchOptions<S> = {},
  ): Match<S, A, O> {
    return new Match(game, record, how);
  }

  private constructor(game: Game<S, A, O>, record: MatchRecord<O>, { keepEvery = 200, digestEvery = 20, heard }: MatchOptions<S>) {
    const { entries, ...head } = record;
    this.game = game;
    this.#head = head;
    this.#keepEvery = keepEvery;
    this.#digestEvery = digestEvery;
    this.#heard = heard;
    this.#state = game.start(head.start, head.options);
    this.#kept = [{ inputs: 0, state: game.fork(this.#state) }];
    this.#entries.push(...entries);
    if (head.game !== game.id || head.content !== game.content)
      this.#diverged = { n: 0, since: 0, message: `The match was played as ${head.game} with content ${head.content}` };
    else this.#replay(liveEntries(entries));
  }

  /** The current state of the match. Change it only with the methods here. */
  get state(): S {
    return this.#state;
  }
  get diverged(): Divergence | undefined {
    return this.#diverged;
  }
  get record(): MatchRecord<O> {
    return { ...this.#head, entries: [...this.#entries] };
  }
  /** Every input so far, undone ones included. */
  get entries(): readonly RecordEntry[] {
    return this.#entries;
  }
  /** The inputs that lead to the current state. */
  get live(): readonly RecordEntry[] {
    return this.#live;
  }

  /** A copy of the match after entry `n`, or with 0 at its start; for an undone entry, after the last one before it that counts. */
  stateAfter(n: number): S {
    const inputs = keptBy(this.#live, n);
    const nearest = at(
      this.#kept,
      this.#kept.findLastIndex((kept) => kept.inputs <= inputs),
    );
    const state = this.game.fork(nearest.state);
    for (const entry of this.#live.slice(nearest.inputs, inputs)) carryOut(this.game, this.#head, state, entry);
    return state;
  }

  /**
   * A match of its own that goes on from after entry `n`, 0 for the start: what counts until then is its record, numbered from 1. Kept states are
   * shared, since nobody changes them, so that little is played again; of what was played here `heard` is not told again.
   */
  branch(n: number, heard?: MatchOptions<S>["heard"]): Match<S, A, O> {
    const inputs = keptBy(this.#live, n);
    const entries = this.#live.slice(0, inputs).map((entry, i): RecordEntry => ({ ...entry, n: i + 1 }));
    const how = { keepEvery: this.#keepEvery, digestEvery: this.#digestEvery, ...(heard ? { heard } : {}) };
    const match = new Match(this.game, { ...this.#head, entries: [] }, how);
    match.#entries.push(...entries);
    match.#heardTo = inputs;
    match.#kept = this.#kept.filter((kept) => kept.inputs <= inputs);
    match.#replay(entries);
    return match;
  }

  /** Adds entries that were written to the record elsewhere, in order: check `diverged` before you continue. Throws if a number is missing. */
  follow(entries: readonly RecordEntry[]): void {
    for (const entry of entries) {
      if (entry.n !== this.#next()) throw new Error(`Entry ${this.#next()} of the record is missing`);
      this.#entries.push(entry);
      if (this.#diverged) continue;
      if (entry.kind === "undo") this.#replay(this.#live.slice(0, keptBy(this.#live, entry.to)));
      else this.#take(entry);
    }
  }

  /** A player answers one decision or several in turn, all or none. */
  act(player: Player, inputs: readonly unknown[]): Result<readonly GameEvent[], MatchRejection> {
    if (this.#diverged) return err({ code: "diverged", divergence: this.#diverged });
    const done = this.game.submit(this.game.fork(this.#state), player, inputs);
    if (!done.ok) return done;
    for (const input of inputs) {
      const action = parseAction(input);
      if (action) this.#write({ n: this.#next(), kind: "act", player, action });
    }
    return done;
  }

  /** A player gives up, at any time. */
  concede(player: Player): Result<undefined, MatchRejection> {
    return this.#lost(player, { n: this.#next(), kind: "concede", player });
  }

  /** A player's time is used up. Whoever keeps the time says so. */
  timeOut(player: Player): Result<undefined, MatchRejection> {
    return this.#lost(player, { n: this.#next(), kind: "timeout", player });
  }

  /** A player claims the win over another who was away for as long as both agreed. */
  claim(player: Player, from: Player): Result<undefined, MatchRejection> {
    if (!isPlayer(this.#state, player) || player === from) return err({ code: "no-player", player });
    return this.#lost(from, { n: this.#next(), kind: "claim", player, from });
  }

  /** Free moves of a player. */
  edit(player: Player, changes: readonly Change[]): Result<readonly Fault[], MatchRejection | EditRejection> {
    if (this.#diverged) return err({ code: "diverged", divergence: this.#diverged });
    if (!isPlayer(this.#state, player)) return err({ code: "no-player", player });
    const done = this.game.edit(this.game.fork(this.#state), changes);
    if (done.ok) this.#write({ n: this.#next(), kind: "edit", player, changes });
    return done;
  }

  /** Changes the seed of future draws and rolls. */
  reseed(seed: number): Result<undefined, MatchRejection> {
    if (this.#diverged) return err({ code: "diverged", divergence: this.#diverged });
    if (seed >>> 0 !== seed && (seed | 0) !== seed) return err({ code: "no-seed", seed });
    this.#write({ n: this.#next(), kind: "reseed", seed });
    return ok(undefined);
  }

  /**
   * Takes from everybody what they could know of the future and of cards that no player has seen: before the first input the whole match is dealt anew,
   * later what nobody knows.
   */
  dealAnew(seed: number): Result<undefined, MatchRejection> {
    if (this.#diverged) return err({ code: "diverged", divergence: this.#diverged });
    if (seed >>> 0 !== seed && (seed | 0) !== seed) return err({ code: "no-seed", seed });
    const untouched = this.#state.decisions === 0 && this.#live.every(({ kind }) => kind === "deal");
    this.#write({ n: this.#next(), kind: untouched ? "deal" : "redeal", seed });
    return ok(undefined);
  }

  /** Back to what the match was after entry `to`, or with 0 to its start. */
  undo(to: number): Result<undefined, MatchRejection> {
    if (this.#diverged) return err({ code: "diverged", divergence: this.#diverged });
    if (to !== 0 && !this.#live.some(({ n }) => n === to)) return err({ code: "no-entry", to });
    this.#entries.push({ n: this.#next(), kind: "undo", to });
    this.#replay(this.#live.slice(0, keptBy(this.#live, to)));
    return ok(undefined);
  }

  /** Writes down that a player has lost without a choice. */
  #lost(player: Player, entry: RecordEntry): Result<undefined, MatchRejection> {
    if (this.#diverged) return err({ code: "diverged", divergence: this.#diverged });
    if (this.#state.ended !== 0) return err({ code: "over", input: 0 });
    if (!isPlayer(this.#state, player)) return err({ code: "no-player", player });
    this.#write(entry);
    return ok(undefined);
  }

  #next(): number {
    return this.#entries.length + 1;
  }

  /** Plays an input that passed the check and records it. */
  #write(entry: RecordEntry): void {
    const fault = this.#play(entry);
    if (fault !== undefined) throw new Error(`Entry ${entry.n} passed the check but cannot be played: ${fault}`);
    const hashed = entry.n % this.#digestEvery === 0 ? { ...entry, digest: this.game.digest(this.#state) } : entry;
    this.#entries.push(hashed);
    this.#live.push(hashed);
    this.#keep();
  }

  #keep(): void {
    const inputs = this.#live.length;
    if (inputs - at(this.#kept, this.#kept.length - 1).inputs >= this.#keepEvery)
      this.#kept.push({ inputs, state: this.game.fork(this.#state) });
  }

  /** Plays inputs from the nearest kept state that they share with what was played before. */
  #replay(inputs: readonly RecordEntry[]): void {
    this.#kept = this.#kept.filter((kept) => kept.inputs <= inputs.length);
    const nearest = at(this.#kept, this.#kept.length - 1);
    this.#state = this.game.fork(nearest.state);
    this.#live = inputs.slice(0, nearest.inputs);
    for (const entry of inputs.slice(nearest.inputs)) if (!this.#take(entry)) return;
  }

  /** Plays an input of the record and compares the result. False if the match diverges there. */
  #take(entry: RecordEntry): boolean {
    const fault = this.#play(entry);
    if (fault !== undefined) this.#diverged = { n: entry.n, since: entry.n - 1, message: fault };
    else if (entry.digest !== undefined && entry.digest !== this.game.digest(this.#state))
      this.#diverged = { n: entry.n, since: this.#sure(), message: "The state differs from the recorded one" };
    if (this.#diverged) return false;
    this.#live.push(entry);
    this.#keep();
    return true;
  }

  /** The last input after which the match is known to match its record, or 0. */
  #sure(): number {
    return this.#live.findLast(({ digest }) => digest !== undefined)?.n ?? 0;
  }

  /** Plays one input, or says why it cannot be played. Notifies the listener. */
  #play(entry: RecordEntry): string | undefined {
    const heard = entry.n > this.#heardTo ? this.#heard : undefined;
    if (!heard) return carryOut(this.game, this.#head, this.#state, entry);
    const secret =
      entry.kind === "act" &&
      (this.game.isBeside(entry.action.kind)
        ? this.game.isSecretBeside(entry.action.kind)
        : (this.game.decision(this.#state)?.isSecret(entry.action) ?? false));
    this.#state.log = [];
    const fault = carryOut(this.game, this.#head, this.#state, entry);
    const log = this.#state.log;
    this.#state.log = undefined;
    if (fault === undefined) {
      this.#heardTo = entry.n;
      heard({ entry, secret, log, state: this.#state });
    }
    return fault;
  }
}

/** Plays one input in place, or says why it cannot be played. */
function carryOut<S extends State, A extends Action, O>(
  game: Game<S, A, O>,
  { start, options }: Pick<MatchRecord<O>, "start" | "options">,
  state: S,
  entry: RecordEntry,
): string | undefined {
  switch (entry.kind) {
    case "act": {
      const decision = game.decision(state);
      if (decision === undefined) return "The match is over";
      if (game.isBeside(entry.action.kind)) {
        const refused = game.beside(state, entry.player, entry.action);
        return refused && `${JSON.stringify(entry.action)} cannot be done: ${refused.reason} (${refused.rule})`;
      }
      if (decision.player !== entry.player) return `Player ${decision.player + 1} chooses, not player ${entry.player + 1}`;
      const i = decision.actions.indexOf(entry.action);
      if (i < 0) return `${JSON.stringify(entry.action)} is not available at "${decision.kind}" (${decision.rule})`;
      game.applyAt(state, i);
      return undefined;
    }
    case "concede":
    case "timeout":
      if (state.ended !== 0 || !isPlayer(state, entry.player)) return "Nobody can concede";
      game.concede(state, entry.player);
      return undefined;
    case "claim":
      if (state.ended !== 0 || !isPlayer(state, entry.player) || !isPlayer(state, entry.from)) return "Nobody can claim the win";
      game.concede(state, entry.from);
      return undefined;
    case "edit": {
      if (!isPlayer(state, entry.player)) return `There is no player ${entry.player + 1}`;
      const done = game.edit(state, entry.changes);
      return done.ok ? undefined : done.error.message;
    }
    case "lay": {
      if (state.decisions > 0) return "A position must be set up before anything is played";
      const built = game.build(readyToLay(game, state), entry.position);
      if (built.ok) Object.assign(state, built.value);
      return built.ok ? undefined : built.error.message;
    }
    case "reseed":
      state.rng = rngOf(entry.seed);
      return undefined;
    case "deal": {
      if (state.decisions > 0) return "Cards can be dealt again only before anything is played";
      const { log } = state;
      Object.assign(state, game.start({ ...start, seed: entry.seed }, options), { log });
      return undefined;
    }
    case "redeal":
      game.redealUnknown(state, rngOf(entry.seed));
      return undefined;
    case "undo":
      return "An undo cannot be played";
  }
}

const isPlayer = (state: State, player: number) => Number.isSafeInteger(player) && player >= 0 && player < state.players;
