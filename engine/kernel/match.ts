/**
 * A match that is being played, watched or taken back. Undo and rewind replay the record from the nearest kept state; what the record says
 * and the rules no longer do makes the match diverge, and from there it can only be watched.
 */
import type { Action } from "./choice.ts";
import type { Change, EditRejection } from "./edit.ts";
import type { Fault } from "./faults.ts";
import type { Game, StartOptions } from "./game.ts";
import type { GameEvent } from "./log.ts";
import { keptBy, liveEntries, type MatchRecord, type RecordEntry } from "./record.ts";
import { err, ok, type Result } from "./result.ts";
import { rngOf } from "./rng.ts";
import { at, type Player, type State } from "./state.ts";
import { parseAction, type Rejection } from "./submit.ts";

/** Where a record and the rules part. `n` is the first input that differs, or the last of those among which it is, all after `since`. */
export type Divergence = { readonly n: number; readonly since: number; readonly message: string };

export type MatchRejection =
  | Rejection
  | { readonly code: "diverged"; readonly divergence: Divergence }
  | { readonly code: "no-entry"; readonly to: number }
  | { readonly code: "no-player"; readonly player: number }
  | { readonly code: "no-seed"; readonly seed: number };

type MatchOptions = {
  /** Inputs between two kept states. */
  readonly keepEvery?: number;
  /** Inputs between two digests in the record. */
  readonly digestEvery?: number;
};

type Kept<S> = { readonly inputs: number; readonly state: S };

export class Match<S extends State = State, A extends Action = Action, O = unknown> {
  readonly game: Game<S, A, O>;
  readonly #head: Omit<MatchRecord<O>, "entries">;
  readonly #entries: RecordEntry[] = [];
  readonly #keepEvery: number;
  readonly #digestEvery: number;
  #live: RecordEntry[] = [];
  #kept: Kept<S>[] = [];
  #state: S;
  #diverged: Divergence | undefined;

  /** Begins a match. */
  static begin<S extends State, A extends Action, O>(
    game: Game<S, A, O>,
    start: StartOptions,
    options: O,
    how: MatchOptions = {},
  ): Match<S, A, O> {
    return new Match(game, { game: game.id, content: game.content, start, options, entries: [] }, how);
  }

  /** Takes a match up from its record: look at `diverged` before going on. */
  static replay<S extends State, A extends Action, O>(game: Game<S, A, O>, record: MatchRecord<O>, how: MatchOptions = {}): Match<S, A, O> {
    return new Match(game, record, how);
  }

  private constructor(game: Game<S, A, O>, record: MatchRecord<O>, { keepEvery = 200, digestEvery = 20 }: MatchOptions) {
    const { entries, ...head } = record;
    this.game = game;
    this.#head = head;
    this.#keepEvery = keepEvery;
    this.#digestEvery = digestEvery;
    this.#state = game.start(head.start, head.options);
    this.#kept = [{ inputs: 0, state: game.fork(this.#state) }];
    this.#entries.push(...entries);
    if (head.game !== game.id || head.content !== game.content)
      this.#diverged = { n: 0, since: 0, message: `The match was played as ${head.game} with content ${head.content}` };
    else this.#replay(liveEntries(entries));
  }

  /** The match as it is now. Not to be changed but by the methods here. */
  get state(): S {
    return this.#state;
  }
  get diverged(): Divergence | undefined {
    return this.#diverged;
  }
  get record(): MatchRecord<O> {
    return { ...this.#head, entries: [...this.#entries] };
  }

  /** A player answers one decision or several in turn, all or none. */
  act(player: Player, inputs: readonly unknown[]): Result<readonly GameEvent[], MatchRejection> {
    if (this.#diverged) return err({ code: "diverged", divergence: this.#diverged });
    const done = this.game.submit(this.#state, player, inputs);
    if (!done.ok) return done;
    for (const [i, input] of inputs.entries()) {
      const action = parseAction(input);
      if (action) this.#note({ n: this.#next(), kind: "act", player, action }, i === inputs.length - 1);
    }
    return done;
  }

  /** A player gives up, at any time. */
  concede(player: Player): Result<undefined, MatchRejection> {
    if (this.#diverged) return err({ code: "diverged", divergence: this.#diverged });
    if (this.#state.ended !== 0) return err({ code: "over", input: 0 });
    if (!isPlayer(this.#state, player)) return err({ code: "no-player", player });
    this.game.concede(this.#state, player);
    this.#note({ n: this.#next(), kind: "concede", player }, true);
    return ok(undefined);
  }

  /** Free moves of a player. */
  edit(player: Player, changes: readonly Change[]): Result<readonly Fault[], MatchRejection | EditRejection> {
    if (this.#diverged) return err({ code: "diverged", divergence: this.#diverged });
    const done = this.game.edit(this.#state, changes);
    if (done.ok) this.#note({ n: this.#next(), kind: "edit", player, changes }, true);
    return done;
  }

  /** Rolls anew what chance will bring. */
  reseed(seed: number): Result<undefined, MatchRejection> {
    if (this.#diverged) return err({ code: "diverged", divergence: this.#diverged });
    if (!Number.isSafeInteger(seed)) return err({ code: "no-seed", seed });
    this.#state.rng = rngOf(seed);
    this.#note({ n: this.#next(), kind: "reseed", seed }, true);
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

  #next(): number {
    return this.#entries.length + 1;
  }

  /** Writes an input down. `settled`: the state is the one right after it, so it may be kept or hashed. */
  #note(entry: RecordEntry, settled: boolean): void {
    const hashed = settled && entry.n % this.#digestEvery === 0 ? { ...entry, digest: this.game.digest(this.#state) } : entry;
    this.#entries.push(hashed);
    this.#live.push(hashed);
    if (settled) this.#keep();
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
    let since = this.#live[this.#live.length - 1]?.n ?? 0;
    for (const entry of inputs.slice(nearest.inputs)) {
      const fault = this.#carryOut(entry);
      if (fault !== undefined) {
        this.#diverged = { n: entry.n, since: entry.n - 1, message: fault };
        return;
      }
      if (entry.digest !== undefined) {
        if (entry.digest !== this.game.digest(this.#state)) {
          this.#diverged = { n: entry.n, since, message: "The state is another than the one that was recorded" };
          return;
        }
        since = entry.n;
      }
      this.#live.push(entry);
      this.#keep();
    }
  }

  /** Plays one input, or says why it cannot be played. */
  #carryOut(entry: RecordEntry): string | undefined {
    switch (entry.kind) {
      case "act": {
        const decision = this.game.decision(this.#state);
        if (decision === undefined) return "The match is over";
        if (decision.player !== entry.player) return `Player ${decision.player + 1} chooses and not player ${entry.player + 1}`;
        const i = decision.actions.indexOf(entry.action);
        if (i < 0) return `${JSON.stringify(entry.action)} is not on offer at "${decision.kind}" (${decision.rule})`;
        this.game.applyAt(this.#state, i);
        return undefined;
      }
      case "concede":
        if (this.#state.ended !== 0 || !isPlayer(this.#state, entry.player)) return "Nobody can concede";
        this.game.concede(this.#state, entry.player);
        return undefined;
      case "edit": {
        const done = this.game.edit(this.#state, entry.changes);
        return done.ok ? undefined : done.error.message;
      }
      case "reseed":
        this.#state.rng = rngOf(entry.seed);
        return undefined;
      case "undo":
        return "An undo is not played";
    }
  }
}

const isPlayer = (state: State, player: number) => Number.isSafeInteger(player) && player >= 0 && player < state.players;
