/** How a match is told to people, in words. `told` says no more than its entries do, so it can be asked for one player alone; the others see everything. */
import type { Action } from "../kernel/choice.ts";
import type { LogEntry } from "../kernel/log.ts";
import type { Player, State } from "../kernel/state.ts";

export type Teller = {
  /** What lies there before the first choice, one line each. */
  opening(state: State): readonly string[];
  /** What is worth knowing as a turn begins: a headline, then one line each. */
  turn(state: State): readonly string[];
  /**
   * What a player did and what came of it, one sentence each without its subject: "plays Bagman: 1 Corruption". Asked when it has happened; who else did something is named. A card of
   * design -1 is not known. An empty first sentence: what the player did is not worth telling, and what comes behind it has subjects of its own. A sentence that begins with
   * `UNDER` is what came of the one before it.
   */
  told(state: State, action: Action, entries: readonly LogEntry[], chooser: Player): readonly string[];
  /** How it stands when the match is over, one line each. */
  closing(state: State): readonly string[];
};

/** Begins a sentence that says what came of the one before it. */
export const UNDER = "  ";

/** The turn that begins with a sentence of `told`; undefined within a turn. */
export function turnBegunBy(sentence: string): number | undefined {
  const turn = /\bturn (\d+) begins$/.exec(sentence)?.[1];
  return turn === undefined ? undefined : Number(turn);
}

/** Whether a sentence of `told` has a subject after all, because something else than the player does it: “Clerk moves …”, “the Buy phase begins”. */
export const hasSubject = (sentence: string): boolean => /^(?:\p{Lu}|the |turn |a card |chance |you |your )/u.test(sentence);
