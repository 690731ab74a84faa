/**
 * Events: the one way to change a thing. An event is proposed, forbidden or replaced, applied, logged, and then others react to it. It has up
 * to four numbers; it is a value in a frame only while somebody might forbid or replace it.
 */
import type { Engine } from "./engine.ts";
import type { Role } from "./log.ts";
import type { InstanceId, Player, State, View } from "./state.ts";

/** The numbers of an event, in the order of its roles; 0 where it has fewer. */
export type Args = readonly [number, number, number, number];

export type EventRule<S extends State = State, C = unknown> = {
  readonly name: string;
  /** What its numbers are, up to four. */
  readonly roles: readonly Role[];
  /** Where it stands in the table of the engine that was bound last: an engine looks there first. */
  hint?: number;
  /** Changes the state. May propose further events and call procedures, as its last acts: they happen after it. */
  apply(state: S, a: number, b: number, c: number, d: number, engine: Engine<C>): void;
  /** Whether there is still something that it could happen to. What cannot happen any more is dropped, and nobody notices it. Default: yes. */
  still?(state: View<S>, a: number, b: number, c: number, d: number): boolean;
  /** Of several that happen together: notes how things stand before any of them changes the state. Default: nothing. */
  foresees?(state: S, a: number, b: number, c: number, d: number, engine: Engine<C>): void;
  /** Of several that happen together those of a lower rank go first. Default: in the order in which they were proposed. */
  rank?(state: View<S>, a: number, b: number, c: number, d: number): number;
  /**
   * What happens at the same moment because of it, as events with their numbers; each is considered by itself. Asked once it is sure that this one happens. Default:
   * nothing.
   */
  brings?(state: View<S>, a: number, b: number, c: number, d: number, engine: Engine<C>): readonly Brought<S, C>[];
  /** Who chooses among replacements. Default: its first number if that is a player, the owner if it is a card, else player 0. */
  affected?(state: View<S>, args: Args, engine: Engine<C>): Player;
};

/** An event that another one brings with it. */
export type Brought<S extends State = State, C = unknown> = readonly [event: EventRule<S, C>, ...args: readonly number[]];

/** The parts that prohibitions, replacements and triggers have in common. */
type Listener<S extends State, C> = {
  readonly name: string;
  readonly on: EventRule<S, C>;
  /** Whether anything listens at all to such an event now. Default: always. If nothing does, it is not considered any further. */
  listens?(state: View<S>, args: Args, engine: Engine<C>): boolean;
};

/** "Can't": an event that is forbidden does not happen, whatever says that it can. */
export type Prohibition<S extends State = State, C = unknown> = Listener<S, C> & {
  forbids(state: View<S>, args: Args, engine: Engine<C>): boolean;
};

/** "Instead", "prevent": each may edit one event once. What happens instead is the same event, however many replaced it one after the other. */
export type Replacement<S extends State = State, C = unknown> = Listener<S, C> & {
  /** The rule or text may be left out by the affected player. */
  readonly optional?: boolean;
  /** It is considered before those that do not come first. */
  readonly first?: true;
  /** Which text of a source it is, where one text listens to several events. */
  what?(state: View<S>, source: InstanceId, engine: Engine<C>): number | undefined;
  /** What the affected player is asked. */
  prompt?(state: View<S>, args: Args, engine: Engine<C>): string;
  /** Adds the sources (instances, or 0 for a rule) for which it applies to the event as it is now. */
  sources(state: View<S>, args: Args, into: InstanceId[], engine: Engine<C>): void;
  /** The event as it becomes, or undefined if it does not happen. May propose others, which happen first. */
  replace(state: View<S>, args: Args, source: InstanceId, engine: Engine<C>): Args | undefined;
};

/** How a trigger noticed its event: whose it was then, and whether at the same moment such an event happened to its source, too. */
export type Noticed = { readonly controller: Player; readonly along: boolean };

/** "When", "whenever": notices an event that happened. */
export type Trigger<S extends State = State, C = unknown> = Listener<S, C> & {
  /** Judged before the event changes the state (a card that leaves is seen as it was) or after it. */
  readonly judged: "before" | "after";
  /**
   * Carried out before anything else goes on, procedures that hold too; what it causes comes before others of the same moment. State-based rules are
   * asked when all of that moment are done.
   */
  readonly atOnce?: true;
  /** Adds the sources (instances, or 0 for a rule) that notice the event. */
  sources(state: View<S>, args: Args, into: InstanceId[], engine: Engine<C>): void;
  /** Whose it is; asked when the event happens. */
  controller(state: View<S>, source: InstanceId, engine: Engine<C>): Player;
  /** A number from 0 for what is carried out: triggers of one source that have the same are alike, whichever noticed the event. Default: each is its own. */
  what?(state: View<S>, source: InstanceId, engine: Engine<C>): number;
  /** Which of the event's numbers, from 0, `begin` looks at: two of one source that are alike in these are the same, and nobody is asked for their order. Default: all. */
  uses?(state: View<S>, source: InstanceId, engine: Engine<C>): readonly number[];
  /** Carries it out, or puts it where it can be responded to: proposes events or calls procedures. */
  begin(state: View<S>, source: InstanceId, args: Args, engine: Engine<C>, noticed: Noticed): void;
};

/** Binds the state and content that events are written for: `const event = events<MyState, MyContent>()`. */
export const events =
  <S extends State, C = unknown>() =>
  (
    name: string,
    roles: readonly Role[],
    apply: EventRule<S, C>["apply"],
    affected?: EventRule<S, C>["affected"],
    still?: EventRule<S, C>["still"],
  ): EventRule<S, C> => ({ name, roles, apply, ...(affected ? { affected } : {}), ...(still ? { still } : {}) });
