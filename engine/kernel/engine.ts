/**
 * The engine of one game bound to one content: runs procedures until a player has to choose, and carries out events. It holds tables and
 * no position; all that is under way is in the state.
 */
import { isOfForm } from "./beside.ts";
import { canonicalJson } from "./canonical.ts";
import { type Action, listLegal, type Question, type Span } from "./choice.ts";
import { digestOfText } from "./digest.ts";
import { broughtBy, EVENT, type EventTable, eventTable, type Heard, happen, isConsidered } from "./event-frame.ts";
import type { Args, EventRule } from "./events.ts";
import { freshLegal } from "./fork.ts";
import { type Frame, frameAt, pushFrame, pushWideFrame, removeFrame, topFrame } from "./frames.ts";
import type { Layout } from "./layout.ts";
import type { Refusal } from "./offers.ts";
import { type Procedure, stepNamed } from "./procedure.ts";
import { type Content, KERNEL_ENDINGS, type Rules, type StateCheck } from "./rules.ts";
import { at, missing, type Player, type State, shorten, type View } from "./state.ts";
import { beginTogether, beginWith, MEMBER, TOGETHER } from "./together.ts";
import { beginAtOnce, beginWaiting, isWithinBatch, TRIGGERS } from "./triggers.ts";

/**
 * The limit of steps, events, replacements and rounds of state-based rules between two decisions. Past it the match ends in the kernel's draw. A
 * game can set a lower limit; this one is far more than any rule needs. Plain and optimised execution count alike.
 */
const STEP_CAP = 100_000;

export type EngineOptions = {
  /** Every event goes through a frame, whether or not anything could edit it. This is slower and must give the same trace: that is a law. */
  readonly plain?: boolean;
};

const NOWHERE = -1;
const NO_SUCH_ACTION: Refusal = { rule: "kernel", reason: "This action is not available now" };

/** The place of the current choice. */
export type Asking = { readonly choice: Question; readonly frame: Frame };

export class Engine<C = unknown> {
  readonly content: C;
  readonly rules: Rules;
  readonly layout: Layout;
  readonly table: EventTable;
  readonly plain: boolean;
  /** Hash of the names of everything numbered in a state: places, fields, procedures with their steps, events. */
  readonly signature: string;
  readonly #procedures: readonly Procedure[];
  readonly #checks: readonly StateCheck[];
  /** Whether the game has triggers that happen at once. */
  readonly #anyAtOnce: boolean;
  readonly #indexes: ReadonlyMap<unknown, number>;
  readonly #together: number;
  readonly #triggers: number;
  /** Events proposed by the step that runs now: five numbers each, empty between steps. */
  readonly #pending: number[] = [];
  /** An event is changing the state: its own proposals wait until it is done. */
  #applying = false;
  /** How many numbers of the frames are left when what is within is given up, or `NOWHERE`. */
  #cut = NOWHERE;
  /** The words of a card that are being carried out, noted while somebody listens; undefined before the first of a decision. */
  doing: Span | undefined;
  /** What the rules did since the last decision. */
  #steps = 0;
  /** The limit, and the ending past it. */
  readonly #mostSteps: number;
  readonly #stopped: number;

  constructor(rules: Rules, content: C & Content, { plain = false }: EngineOptions = {}) {
    this.content = content;
    this.rules = rules;
    this.layout = rules.layout;
    this.plain = plain;
    this.table = eventTable(rules);
    this.#procedures = [EVENT, TRIGGERS, ...rules.procedures, TOGETHER, MEMBER];
    this.#checks = rules.checks ?? [];
    this.#anyAtOnce = this.table.triggers.some(({ atOnce }) => atOnce);
    this.signature = digestOfText(
      canonicalJson([
        rules.layout.places,
        Object.keys(rules.layout.fields),
        this.#procedures.map(({ name, stepNames }) => [name, stepNames]),
        [rules.events, rules.replacements ?? [], rules.triggers ?? []].map((table) => table.map(({ name }) => name)),
      ]),
    );
    this.#indexes = new Map(this.#procedures.map((procedure, i) => [procedure, i]));
    this.#together = this.indexOf(TOGETHER);
    this.#triggers = this.indexOf(TRIGGERS);
    const { steps } = rules.bound;
    this.#mostSteps = steps?.most ?? STEP_CAP;
    this.#stopped = steps ? KERNEL_ENDINGS.length + steps.ending : 0;
  }

  /**
   * Proposes an event. It has happened, or was forbidden or replaced, before the next step of the procedure that proposes it; whether it
   * already has when this returns is not to be relied on.
   */
  propose<S extends State>(state: View<S>, event: EventRule<S, C>, a = 0, b = 0, c = 0, d = 0): void {
    if (state.ended !== 0) return;
    const kind = this.kindOf(event);
    const heard = this.table.events[kind] ?? missing(this.table.events, kind);
    if (this.#pending.length > 0 || this.#applying || this.plain) this.#pending.push(kind, a, b, c, d);
    else if (heard.alone) {
      if (this.tick(state as unknown as State)) this.#carry(state as unknown as State, heard, a, b, c, d);
    } else if (isConsidered(this as unknown as Engine, kind, state as unknown as State, a, b, c, d)) this.#pending.push(kind, a, b, c, d);
    else this.happen(state as unknown as State, kind, a, b, c, d);
  }

  /** Carries out an event after prohibitions and replacements, with the events it proposes. Only for the kernel. */
  happen(state: State, kind: number, a: number, b: number, c: number, d: number): void {
    if (!this.tick(state)) return;
    const heard = at(this.table.events, kind);
    const brought = heard.alone ? [] : broughtBy(this, state, kind, a, b, c, d);
    if (brought.length > 0) beginWith(state, this as unknown as Engine, [kind, a, b, c, d], brought);
    else this.#carry(state, heard, a, b, c, d);
  }

  /** Carries out an event that brings nothing with it. */
  #carry(state: State, heard: Heard, a: number, b: number, c: number, d: number): void {
    this.#applying = true;
    happen(this, state, heard, a, b, c, d);
    this.#applying = false;
  }

  /**
   * Proposes one kind of event several times at one moment: each is considered by itself, then all that are left happen together. The last act of a step, of
   * a check or of an event; what was proposed before happens first.
   */
  together<S extends State>(state: View<S>, event: EventRule<S, C>, all: readonly (readonly number[])[]): void {
    if (state.ended !== 0 || all.length === 0) return;
    const kind = this.kindOf(event);
    beginTogether(
      state as unknown as State,
      this as unknown as Engine,
      all.map(([a = 0, b = 0, c = 0, d = 0]) => [kind, a, b, c, d]),
    );
  }

  /** Changes the state as one of several events that happen together does. Only for the kernel. */
  change(state: State, kind: number, [a, b, c, d]: Args): void {
    if (!this.tick(state)) return;
    this.#applying = true;
    at(this.table.events, kind).rule.apply(state, a, b, c, d, this as unknown as Engine);
    this.#applying = false;
    state.version++;
    state.changed = 1;
  }

  /** Whether a frame is that of an event instead of which something else happens. Only for the kernel. */
  isReplaced(state: View<State>, frame: Frame): boolean {
    const procedure = at(this.#procedures, frameAt(state, frame));
    return (procedure === EVENT || procedure === MEMBER) && procedure.stepNames[frameAt(state, frame + 1)] === "replaced";
  }

  /** Index of an event of the rules. Only for the kernel. */
  kindOf(event: { readonly name: string; readonly hint?: number }): number {
    const { events, indexes } = this.table;
    if (event.hint !== undefined && events[event.hint]?.rule === event) return event.hint;
    const kind = indexes.get(event);
    if (kind === undefined) throw new Error(`Event "${event.name}" is not in the rules of ${this.rules.id}`);
    return kind;
  }

  /** Begins a procedure with four slots; the step that calls goes on when it is done. */
  call<S extends State>(state: View<S>, procedure: Procedure<S, C>, a = 0, b = 0, c = 0, d = 0): void {
    pushFrame(state as unknown as State, this.indexOf(procedure), a, b, c, d);
  }

  /** Begins a procedure with any number of slots, all 0; the frame is on top until the step returns. */
  callWide<S extends State>(state: View<S>, procedure: Procedure<S, C>, slots: number): Frame {
    pushWideFrame(state as unknown as State, this.indexOf(procedure), slots);
    return topFrame(state as unknown as State);
  }

  /** Ends the match; for the `apply` of an event. Endings reached by one event are all kept, the returns are those of the first. */
  end(state: State, ending: number, returns: readonly number[]): void {
    this.#end(state, KERNEL_ENDINGS.length + ending, returns);
  }

  /** A player gives up: a loss for that player, and a win for the others, unless the rules let them go on. */
  concede(state: State, player: Player): void {
    const { concession } = this.rules;
    if (concession !== undefined) {
      if (state.ended !== 0) return;
      this.#steps = 0;
      this.happen(state, this.kindOf(concession), player, 0, 0, 0);
      this.#advance(state);
      return;
    }
    this.#end(
      state,
      1,
      state.returns.map((_, other) => (other === player ? -1 : 1)),
    );
    freshLegal(state);
    state.listed = 1;
  }

  /**
   * Gives up all that is under way within the innermost frame of a procedure, which goes on with another of its steps; for the `apply` of an event. What
   * this event proposes happens no more. Nothing if the procedure is not under way.
   */
  giveUp(state: State, name: string, step: string): void {
    let end = state.frames.length;
    while (end > 0) {
      const frame = end - frameAt(state, end - 1);
      const procedure = at(this.#procedures, frameAt(state, frame));
      if (procedure.name === name) {
        state.frames[frame + 1] = stepNamed(procedure, step);
        this.#cutTo(end);
        return;
      }
      end = frame;
    }
  }

  /**
   * Ends the procedures that are under way for a player, with all within them: what called the outermost goes on. For the `apply` of an event that puts the player out of the
   * match; what it proposes may happen no more.
   */
  endThoseOf(state: State, player: Player): void {
    for (let end = state.frames.length; end > 0; ) {
      const frame = end - frameAt(state, end - 1);
      if (at(this.#procedures, frameAt(state, frame)).whose?.(state, frame) === player) this.#cutTo(frame);
      end = frame;
    }
  }

  /** Gives up what is within: the frames beyond a length. */
  #cutTo(length: number): void {
    this.#cut = this.#cut === NOWHERE ? length : Math.min(this.#cut, length);
  }

  /** Counts one action of the rules. False if the limit is passed: the match is then over. Only for the kernel. */
  tick(state: State): boolean {
    if (++this.#steps > this.#mostSteps) this.#end(state, this.#stopped, this.#drawn(state));
    return state.ended === 0;
  }

  /** Begins the match: its first procedure, up to the first decision. */
  begin(state: State): void {
    state.version++;
    this.#steps = 0;
    pushFrame(state, 2, 0, 0, 0, 0);
    this.#advance(state);
    this.doing = undefined;
  }

  /** Takes up a match whose frames, cards and numbers were laid by hand, up to the next decision. Only for written positions. */
  resume(state: State): void {
    state.version++;
    this.#steps = 0;
    state.changed = 1;
    this.#advance(state);
    this.doing = undefined;
  }

  /** Runs until somebody has to choose or the match is over. */
  #advance(state: State): void {
    shorten(this.#pending, 0);
    this.#applying = false;
    const procedures = this.#procedures;
    for (;;) {
      if (this.#cut !== NOWHERE) {
        shorten(state.frames, this.#cut);
        this.#cut = NOWHERE;
      }
      if (state.ended !== 0) {
        freshLegal(state);
        state.listed = 1;
        this.#dropEvents(state);
        return;
      }
      const frame = topFrame(state);
      const index = frameAt(state, frame);
      const procedure = procedures[index] ?? missing(procedures, index);
      if (procedure !== EVENT && procedure !== MEMBER && (!this.tick(state) || this.#settle(state, procedure))) continue;
      const { steps } = procedure;
      const number = frameAt(state, frame + 1);
      const step = steps[number] ?? missing(steps, number);
      if (typeof step === "function") this.#leave(state, frame, procedure, step(state, frame, this));
      else {
        // A choice that is asked even with few options is listed when somebody looks.
        if (step.free || (step.always && !this.#isOut(state, step, frame))) {
          freshLegal(state);
          state.listed = 0;
          return;
        }
        this.#list(state, step, frame);
        if (state.legal.length !== 1 && !step.always && !this.#isOut(state, step, frame)) return;
        this.#leave(state, frame, procedure, step.carryOut(state, at(state.legal, state.legal.length - 1), frame, this));
      }
    }
  }

  /** The codes of the actions on offer, in their order. */
  legal(state: View<State>): readonly number[] {
    const asking = state.listed === 0 ? this.asking(state) : undefined;
    if (asking !== undefined) this.#list(state as State, asking.choice, asking.frame);
    return state.legal;
  }

  /** Lists the available actions. A choice with an empty list is a mistake of the rules. */
  #list(state: State, choice: Question, frame: Frame): void {
    listLegal(state, choice, frame, this, freshLegal(state));
    state.listed = 1;
    if (state.legal.length === 0 && !choice.free) throw new Error(`Nothing to choose from in "${choice.kind}" (${choice.rule})`);
  }

  /** Whether a choice is asked of a player who is out of the match. */
  #isOut(state: State, choice: Question, frame: Frame): boolean {
    return this.rules.isOut?.(state, choice.player(state, frame, this)) ?? false;
  }

  /** The choice that a state waits for, or undefined if it is over. */
  asking(state: View<State>): Asking | undefined {
    if (state.ended !== 0) return undefined;
    const frame = topFrame(state);
    const index = frameAt(state, frame);
    const { steps } = this.#procedures[index] ?? missing(this.#procedures, index);
    const number = frameAt(state, frame + 1);
    const choice = steps[number] ?? missing(steps, number);
    if (typeof choice === "function") throw new Error("The state was left in the middle of a step");
    return { choice, frame };
  }

  /** Carries out the i-th action on offer and runs on. */
  choose(state: State, i: number): void {
    const codes = this.legal(state);
    this.take(state, state.ended === 0 ? (codes[i] ?? missing(codes, i)) : 0);
  }

  /** Carries out the action on offer that has this code, and runs on. */
  take(state: State, code: number): void {
    const frame = topFrame(state);
    const index = frameAt(state, frame);
    const procedure = this.#procedures[index] ?? missing(this.#procedures, index);
    const number = frameAt(state, frame + 1);
    const step = procedure.steps[number] ?? missing(procedure.steps, number);
    if (typeof step === "function" || state.ended !== 0) throw new Error("No decision is open");
    this.#steps = 0;
    if (++state.decisions > this.rules.bound.decisions) this.#end(state, 0, this.#drawn(state));
    else this.#leave(state, frame, procedure, step.carryOut(state, code, frame, this));
    this.#advance(state);
    this.doing = undefined;
  }

  /** Whether actions of a kind stand beside decisions. */
  isBeside(kind: string): boolean {
    return this.rules.beside?.some(({ form }) => form.kind === kind) ?? false;
  }

  /** Whether only the player who takes such an action beside a decision knows it as it is. */
  isSecretBeside(kind: string): boolean {
    return this.rules.beside?.some(({ form, secret }) => form.kind === kind && secret === true) ?? false;
  }

  /** Carries out what a player does beside the open decision, and runs on until somebody has to choose; or says what stands against it. */
  beside(state: State, player: Player, action: Action): Refusal | undefined {
    const found = this.rules.beside?.find(({ form }) => form.kind === action.kind);
    const asking = this.asking(state);
    if (found === undefined || asking === undefined || !isOfForm(found.form, action)) return NO_SUCH_ACTION;
    const refused = found.against(state, player, action, asking.choice.kind, this as unknown as Engine<Content>);
    if (refused !== undefined) return refused;
    this.#steps = 0;
    found.carryOut(state, player, action, this as unknown as Engine<Content>);
    if (this.#pending.length > 0) this.#flush(state);
    this.#advance(state);
    this.doing = undefined;
    return undefined;
  }

  /** Drops what was under way when a rule threw on a state that came from outside, so that it does not reach other matches. */
  forget(): void {
    shorten(this.#pending, 0);
    this.#applying = false;
    this.doing = undefined;
    this.#cut = NOWHERE;
  }

  /** Recalculates the available actions. Changes nothing else. */
  refresh(state: State): void {
    const asking = this.asking(state);
    if (asking === undefined) freshLegal(state);
    else listLegal(state, asking.choice, asking.frame, this, freshLegal(state));
    state.listed = 1;
  }

  /** Index of a procedure as frames name it. */
  indexOf(procedure: unknown): number {
    const index = this.#indexes.get(procedure);
    if (index === undefined) throw new Error(`The rules of ${this.rules.id} have no such procedure`);
    return index;
  }

  /** The procedure that a frame names, or undefined if there is none of that number. */
  procedureAt(index: number): Procedure | undefined {
    return this.#procedures[index];
  }

  /** Every procedure, the kernel's own too. */
  get procedures(): readonly Procedure[] {
    return this.#procedures;
  }

  /** What happens at once, then state-based rules, then triggers. True if there is something to do before the procedure goes on. */
  #settle(state: State, procedure: Procedure): boolean {
    if (state.waiting.length === 0) {
      if (state.changed === 0) return false;
      if (this.#checks.length === 0) {
        state.changed = 0;
        return false;
      }
    }
    if (this.#isTogether(state)) return false;
    if (state.waiting.length > 0 && this.#anyAtOnce && beginAtOnce(state, this as unknown as Engine)) return true;
    if (state.changed !== 0 && !(this.#anyAtOnce && isWithinBatch(state, this.#triggers))) {
      state.changed = 0;
      let due = false;
      for (const check of this.#checks) due = check(state, this as unknown as Engine) || due;
      if (due) {
        state.changed = 1;
        this.#flush(state);
        return true;
      }
    }
    if (state.waiting.length === 0 || procedure.holds) return false;
    beginWaiting(state, this as unknown as Engine);
    return true;
  }

  /** Whether events that happen together are being considered. */
  #isTogether({ frames }: State): boolean {
    for (let end = frames.length; end > 0; end -= at(frames, end - 1))
      if (frames[end - at(frames, end - 1)] === this.#together) return true;
    return false;
  }

  #leave(state: State, frame: Frame, procedure: Procedure, next: string): void {
    if (next === "done") {
      removeFrame(state, frame, this.#lengthOf(state, frame));
    } else {
      state.frames[frame + 1] = stepNamed(procedure, next);
    }
    if (this.#pending.length > 0) this.#flush(state);
  }

  /** Length of a frame, on top or not. */
  #lengthOf(state: State, frame: Frame): number {
    let end = state.frames.length;
    for (;;) {
      const length = frameAt(state, end - 1);
      if (end - length === frame) return length;
      end -= length;
    }
  }

  /** Puts the pending events on top, the first proposed last: it happens first. */
  #flush(state: State): void {
    const pending = this.#pending;
    for (let i = pending.length - 5; i >= 0; i -= 5) {
      const frame = state.frames.length;
      pushWideFrame(state, 0, 5);
      for (let j = 0; j < 5; j++) state.frames[frame + 2 + j] = at(pending, i + j);
    }
    shorten(pending, 0);
  }

  /** Nothing proposed happens after the match is over. */
  #dropEvents(state: State): void {
    while (state.frames.length > 0 && state.frames[topFrame(state)] === 0) state.frames.length = topFrame(state);
  }

  /** None of the remaining players wins. */
  #drawn(state: State): readonly number[] {
    return state.returns.map((_, player) => (this.rules.isOut?.(state, player) === true ? -1 : 0));
  }

  #end(state: State, bit: number, returns: readonly number[]): void {
    if (state.ended === 0) state.returns = state.returns.map((_, player) => at(returns, player));
    state.ended |= 1 << bit;
  }
}
