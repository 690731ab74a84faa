/** A compiled text: flat instructions that each know the words they came from. Nothing of it is in a state; a frame names it by card and position. */
import type { Action } from "../../kernel/choice.ts";
import type { Args, EventRule } from "../../kernel/events.ts";
import type { Player } from "../../kernel/state.ts";
import type { Span } from "../reading/token.ts";
import type { AskKind, LimitRun, TimeRun } from "./run.ts";
import type { Scene } from "./scene.ts";

/** Instead of the next instruction: a player is asked; or the text wants more than a text may, and ends the match at the kernel's cap. */
export const ASKS = -1;
export const STUCK = -2;
/** The text is done. */
export const END = -3;

export type Instruction = {
  /** Where its words stand; of a keyword's definition the keyword. */
  readonly span: Span;
  /** Looks at the state, so nothing may have been proposed in the same step. */
  readonly reads: boolean;
  /** Proposes or calls; if it also reads, the step ends behind it. */
  readonly acts: boolean;
  /** Carries it out. The index of the next instruction, `ASKS`, `STUCK` or `END`. */
  run(scene: Scene): number;
  readonly ask?: Ask;
  /** Nothing of the text is carried out behind it. */
  readonly last?: true;
};

/** What stands against a candidate. */
export type Failure = { readonly rule: string; readonly reason: string };

/** A question of an instruction, in the terms of the kernel's choices. */
export type Ask = {
  readonly kind: AskKind;
  player(scene: Scene): Player;
  /** Adds the codes of what is on offer. */
  candidates(scene: Scene, into: number[]): void;
  /** All that people may ask about: what is on offer has no failures. Default: what is on offer. */
  weigh?(scene: Scene): { readonly code: number; readonly failed: readonly Failure[] }[];
  action(scene: Scene, code: number): Action;
  /** Takes the answer. The index of the next instruction. */
  answer(scene: Scene, code: number): number;
  prompt(scene: Scene): string;
  /** What is chosen, in the words of the text, where they are the same in every scene: "Choose a character". */
  readonly words?: string;
  /** Which is offered tells of cards that not everybody knows, so it is asked even if there is only one. */
  hidden(scene: Scene): boolean;
};

/** A number, a condition, a list, as it is when it is asked. */
export type Of<T> = (scene: Scene) => T;

/** A keyword as it is printed; of one that is defined in words only its id. */
export type PrintedKeyword = { readonly id: string; readonly holes: readonly Of<unknown>[]; readonly span: Span };

export type TriggerPart = {
  readonly span: Span;
  readonly entry: number;
  readonly on: EventRule;
  readonly judged: "before" | "after";
  readonly fits: (scene: Scene, args: Args) => boolean;
  /** Carried out at once, where the game has a stack. */
  readonly atOnce: boolean;
  /** The keyword whose definition it is part of, as a construct. */
  readonly keyword: string | undefined;
  /** Which of the event's numbers the card itself is, if it hears the event wherever it is. */
  readonly self: number | undefined;
  /** What the event binds: slot of the selection or player, and which of its numbers; of a controller the card that is controlled. */
  readonly binds: readonly { readonly slot: number; readonly what: "card" | "player" | "controller" | "number"; readonly arg: number }[];
};

export type ReplacementPart = Omit<TriggerPart, "judged" | "atOnce"> & { readonly optional: boolean };

export type ActivatedPart = {
  readonly span: Span;
  readonly entry: number;
  /** As it is printed: "Once per turn, pay 1M: Draw 1 card." */
  readonly words: string;
  readonly limit: LimitRun | undefined;
  readonly keyword: string | undefined;
  /** What keeps it from being announced now: costs, targets, the cheapest to mend first; undefined if nothing does. */
  readonly refusal: Of<Failure | undefined>;
  /** Who may use it; undefined: its controller alone. Whoever uses it is “you”. */
  readonly by: "anybody" | "opponents" | undefined;
};

/** Costs that stand in a hole: “gains Regenerate: Pay 1M”. What is handed over for the hole is the number of the part. */
export type PaymentPart = Pick<ActivatedPart, "span" | "entry" | "refusal">;

export type StaticPart = {
  readonly id: string;
  readonly span: Span;
  readonly keyword: string | undefined;
  /** The condition that it stands under. */
  readonly while: Of<boolean>;
  readonly holes: Of<readonly unknown[]>;
  /** Every construct that occurs in the sentence. */
  readonly uses: ReadonlySet<string>;
  /** It never speaks of the card that it stands on: on all cards of one player it says the same. */
  readonly isShared: boolean;
};

/** A keyword that the text gives: its construct with its holes, and what its definition says if it has one. */
export type GivenPart = { readonly keyword: string; readonly holes: Of<readonly unknown[]>; readonly program: TextProgram | undefined };

/** A delayed instruction: the time that it waits for, whose it is where the words name a player, and where it goes on. */
export type WaitingPart = { readonly time: TimeRun; readonly entry: number; readonly players?: Of<readonly Player[]> };

/** What listens for a time: to which events, where it goes on, whether for one of them only, and the slot of until when. `instead`: it goes on in the place of the event. */
export type SpanPart = {
  readonly heard: readonly Heard[];
  readonly entry: number;
  readonly once: boolean;
  readonly until: number;
  readonly instead?: { readonly optional: boolean };
};
/** `whose`: whether the players are those meant, which does not change. */
export type Heard = Pick<TriggerPart, "on" | "judged" | "fits" | "binds"> & { readonly whose: TriggerPart["fits"] };

/** What a text leaves behind when it has been carried out. */
export type DelayedPart = WaitingPart | SpanPart;
export const isSpan = (part: DelayedPart | undefined): part is SpanPart => part !== undefined && "heard" in part;

export type TextProgram = {
  /** In canonical words. */
  readonly text: string;
  readonly code: readonly Instruction[];
  /** Slots of a frame before the tail. */
  readonly slots: number;
  /** Where the instructions of the card itself begin; undefined: it has none. */
  readonly entry: number | undefined;
  readonly keywords: readonly PrintedKeyword[];
  /** Every construct that occurs, those of keywords' definitions too. */
  readonly uses: ReadonlySet<string>;
  /** Every tag that is named, as it is written. */
  readonly tags: ReadonlySet<string>;
  /** Every kind of counter that the game does not name itself. */
  readonly labels: ReadonlySet<string>;
  readonly triggers: readonly TriggerPart[];
  readonly replacements: readonly ReplacementPart[];
  readonly activated: readonly ActivatedPart[];
  readonly statics: readonly StaticPart[];
  /** What an act of the text makes true for a time. */
  readonly lasting: readonly StaticPart[];
  readonly delayed: readonly DelayedPart[];
  readonly payments: readonly PaymentPart[];
  readonly given: readonly GivenPart[];
  /** Where what was announced and waited on the stack goes on. */
  readonly stacked: readonly number[];
  /** Whether something that it carries out asks of a card that may have left by then. */
  readonly looksBack: boolean;
  /** By which constructs such things are asked. */
  readonly asksBack: ReadonlySet<string>;
  /** What keeps the instructions of the card itself from being announced now: a target that there is none for. */
  readonly refusal: Of<Failure | undefined>;
};

/** By index of the content; undefined where a card has no text. */
export type Programs = readonly (TextProgram | undefined)[];

/** A construct that this game cannot carry out yet. */
export type Uncompiled = Span & {
  readonly construct: string;
  /** The words of it, as they are printed. */
  readonly words: string;
  readonly message: string;
};
