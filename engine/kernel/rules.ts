/** What a game hands to the kernel: the declaration of its state and the tables of its rules. Everything else of a `Game` is derived. */
import type { Beside } from "./beside.ts";
import type { Engine } from "./engine.ts";
import type { EventRule, Prohibition, Replacement, Trigger } from "./events.ts";
import type { Layout } from "./layout.ts";
import type { Refusal } from "./offers.ts";
import type { Procedure } from "./procedure.ts";
import type { CardIndex, InstanceId, Player, State, View } from "./state.ts";

/** What a match is pinned to. The kernel reads the hash only. */
export type Content = { readonly hash: string };

/** A way in which a match can end. */
export type Ending = { readonly rule: string; readonly reason: string };

export type Rules<S extends State = State, C extends Content = Content, O = unknown> = {
  readonly id: string;
  readonly layout: Layout;
  /** The most decisions that a match can take by its own rules, and the rule that says so. */
  readonly bound: {
    readonly decisions: number;
    readonly rule: string;
    /** What the rules may do between two decisions, and which of `endings` there is then. Default: the kernel's. */
    readonly steps?: { readonly most: number; readonly ending: number };
  };
  /** Rules for what the kernel asks in every game: "order" of triggers, "replacement" that is chosen. Default: the kernel's words for it. */
  readonly asked?: Readonly<Record<string, string>>;
  /** Named by their index in `Engine.end`. At most 28. */
  readonly endings: readonly Ending[];
  /** The first is the match itself. */
  readonly procedures: readonly Procedure<S, C>[];
  readonly events: readonly EventRule<S, C>[];
  readonly prohibitions?: readonly Prohibition<S, C>[];
  readonly replacements?: readonly Replacement<S, C>[];
  readonly triggers?: readonly Trigger<S, C>[];
  /** What players do beside the decision that is open. Default: nothing. */
  readonly beside?: readonly Beside<S, C>[];
  /** State-based rules: each proposes what has become due and says whether it did. */
  readonly checks?: readonly StateCheck<S, C>[];
  /** How many play, if the options say so; default as many as can. */
  players?(options: O): number;
  /** Makes the cards and deals them. The options have been checked by the caller. */
  setup(state: S, options: O, engine: Engine<C>): void;
  /** Who is first in turn order now; default player 0. */
  active?(state: View<S>): Player;
  /** Whether a player is out of a match that goes on: of what is still asked of that player the last action is taken. Default: nobody ever is. */
  isOut?(state: View<S>, player: Player): boolean;
  /** What happens to a player who gives up, if the others may go on; its first number is the player. Default: the match ends. */
  readonly concession?: EventRule<S, C>;
  /**
   * What stands against something that belongs to another choice than the one that is open: its verb, what is asked now, and the card that it is about if it
   * is about one. Default: that something else is asked.
   */
  meanwhile?(
    state: View<S>,
    open: string,
    verb: string,
    asked: string,
    card: InstanceId | undefined,
    engine: Engine<C>,
  ): Refusal | undefined;
  /** How many designs the content has; cards name those below. Default: any. */
  designs?(content: C): number;
  /** What the rules find odd about a state beyond the laws of every game, though it can be played on; one sentence for each fault. */
  faults?(state: View<S>, engine: Engine<C>): string[];
  /** Numbers with which no match can go on: such a state is neither loaded nor made by free moves. One sentence for each fault. */
  broken?(state: View<S>, engine: Engine<C>): string[];
  /** How people call a design; default its index. */
  cardName?(content: C, card: CardIndex): string;
  /** What is being carried out, for people: “the text of Bagman”. Asked of a match that was stopped in the middle of it. */
  underWay?(state: View<S>, engine: Engine<C>): string | undefined;
  /** Points where a position that somebody wrote down may begin, by the name that people write: "play", "buy". The first is the default. */
  readonly stands?: Readonly<Record<string, Stand>>;
  /** The field that says whose turn it is, for positions that are written down. */
  readonly activeField?: string;
  /** Names of what the rules leave to chance and people can write down, beside the shuffles: `below`. Default: nobody knows. */
  readonly draws?: readonly string[];
  /** The zone of cards for which a written position has no place. Default: they are an error. */
  readonly restZone?: string;
  /** Players bring their own cards, so a written position makes the cards that it names instead of taking them out of those of the match. */
  readonly makesCards?: boolean;
  /** What follows from where the cards of a written position lie: whose they are, who knows them. */
  laid?(state: S): void;
};

/** A step of a procedure where a match may be taken up, and what it was called from. Slots that are not said are 0; there are four. */
export type Stand = {
  readonly procedure: string;
  readonly step: string;
  /** The step that is run first, if the way to `step` is to be gone. */
  readonly from?: string;
  readonly slots?: readonly number[];
  /** The step that goes on when this procedure is done. */
  readonly within?: Stand;
};

export type StateCheck<S extends State = State, C = unknown> = { check(state: View<S>, engine: Engine<C>): boolean }["check"];

/** Endings that every game has; those of the rules come after them. */
export const KERNEL_ENDINGS: readonly Ending[] = [
  { rule: "cap", reason: "The rules ran on without a choice, or past their limit: a draw" },
  { rule: "concession", reason: "A player conceded" },
];
