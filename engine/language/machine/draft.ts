/** A program while it is being compiled: its instructions so far, its slots, what is bound in the ability at hand, and what the game cannot do. */
import type { InstanceId, Player } from "../../kernel/state.ts";
import type { Language } from "../language.ts";
import type { Leaf, Span } from "../reading/token.ts";
import { type Entry, entryOf } from "../tables/grammar.ts";
import type { Sort } from "../tables/sort.ts";
import { printPhrase } from "../telling/print.ts";
import { isTree, type Tree } from "../tree.ts";
import type { DelayedPart, GivenPart, Instruction, Of, PaymentPart, StaticPart, TextProgram, Uncompiled } from "./program.ts";
import type { Run, TextRules, VerbRun } from "./run.ts";
import { FIRST_FREE, type Scene, SELECTION_SLOTS } from "./scene.ts";
import type { StackKind } from "./stack.ts";

/** Where an instruction jumps to, known when the place is reached. */
export type Label = { at: number };

/** What a card must be, with the words to say that it is not. */
export type Need = {
  readonly rule: string;
  holds(scene: Scene, card: InstanceId): boolean;
  reason(scene: Scene, card: InstanceId): string;
  /** Where such a card lies, if the words imply it. */
  readonly places?: Of<readonly number[]> | undefined;
  /** It can be told of cards that nobody knows. */
  readonly open?: boolean;
  /** Which objects it means where the words speak of the stack; otherwise their source is asked. */
  readonly onStack?: readonly StackKind[] | undefined;
  /** Whose it is, where only that is asked: of an object of the stack its own controller is. */
  readonly controlled?: ((scene: Scene, player: Player) => boolean) | undefined;
};

/** A noun phrase: what a card must be, and where it must lie if the words say or imply it. */
export type Group = {
  readonly needs: readonly Need[];
  readonly places: Of<readonly number[]> | undefined;
  /** The zone, if its cards are not known to whoever reads of them and were not shown before. */
  readonly unseen?: Tree;
  /** Whether cards may be selected together; undefined: any may. */
  readonly whole?: Whole;
};

/** Whether cards may be selected together. */
export type Whole = (scene: Scene, cards: readonly InstanceId[]) => boolean;

/** “for each …” behind a verb multiplies the first number in it. */
export type Times = { readonly of: Of<number>; used: boolean };

/** The verb whose hole is compiled. */
export type VerbAt = {
  readonly run: VerbRun;
  readonly id: string;
  readonly words: string;
  readonly hole: string;
  readonly cost: readonly Need[] | undefined;
  /** The holes of the verb that are no cards, where what it needs of a card depends on them. */
  readonly values?: readonly Of<unknown>[] | undefined;
  /** The rule by which it is another card than this one, which stands in another hole of the verb. */
  readonly notThis?: string | undefined;
};

/** What is chosen on announcement, as it is looked at again when it is carried out. */
export type Announced = {
  /** The cards that are its targets; absent for what is no card. */
  readonly cards?: Of<readonly InstanceId[]>;
  /** Whether any was chosen. */
  was(scene: Scene): boolean;
  /** Keeps of it what is legal now. Whether anything is. */
  reread(scene: Scene): boolean;
};

/** Whether there are all later targets that have to differ, if this card is targeted after those that were noted before. */
export type Leaves = (scene: Scene, card: InstanceId, noted: readonly number[]) => boolean;

/** Something that is counted when a verb has done it “this way”: what, and of which cards only. */
export type Way = { readonly of: string; readonly group: Tree | undefined; readonly slot: number };

/** The cards that a word counts only, if it says which: “for each event discarded this way”. */
export function wayGroup(tree: Tree): Tree | undefined {
  const { g, c } = tree.holes;
  const group = isTree(c) ? c.holes["g"] : g;
  return isTree(group) ? group : undefined;
}

/** What one ability has bound so far. */
export type Scope = {
  /** Number of a binding → its slot. */
  readonly slots: Map<number, number>;
  /** Number of a binding → the places of the zone that it names. */
  readonly zones: Map<number, Of<readonly number[]>>;
  /** What was chosen on announcement, and players that are chosen when it is carried out: tree → slot. */
  readonly announced: Map<Tree, number>;
  /** Names of zones whose cards were shown before. */
  readonly shown: Set<string>;
  /** Slots of the cards that were targeted so far. */
  readonly targets: number[];
  /** All targets, in games with a stack. */
  readonly chosen: Announced[];
  /** Where “repeat this” goes back to. */
  again: number;
  /** What has to be emitted when the ability, or the round of a loop, is done. */
  closing: (() => void)[];
  /** Whether a later line asks if this one was done. */
  readonly asked: boolean;
  /** Whether what is compiled now is such a later line, which changes nothing about that. */
  continues: boolean;
  /** The slots of how much was done “this way”, once somebody has asked for it: of any act, or of those that count something of their own. */
  readonly amounts: Map<string, number>;
  /** What verbs do that a part of the ability counts, each with the slot of how much of it was done. */
  readonly ways: readonly Way[];
  /** Whether “that many” is as many as the verb before has done: nothing in the ability says how much otherwise. */
  readonly countsDeeds: boolean;
  /** Bindings that something is asked of later; and of those the slot of when they were made. */
  readonly lookedAt: ReadonlySet<number>;
  readonly since: Map<number, number>;
  /** Whether it asks of cards that may have left by then. */
  readonly looksBack: boolean;
  /** The payment that says what X is when it is made. */
  opensX: Tree | undefined;
};

export const freshScope = (
  asked = false,
  lookedAt: ReadonlySet<number> = new Set(),
  ways: readonly Way[] = [],
  countsDeeds = false,
  looksBack = false,
): Scope => ({
  slots: new Map(),
  zones: new Map(),
  announced: new Map(),
  shown: new Set(),
  targets: [],
  chosen: [],
  again: 0,
  closing: [],
  asked,
  continues: false,
  amounts: new Map(),
  ways,
  countsDeeds,
  lookedAt,
  since: new Map(),
  looksBack,
  opensX: undefined,
});

/** The parts of the compiler that need each other. */
export type Parts = {
  group(draft: Draft, tree: Tree): Group;
  /** Cards that are there without anybody choosing: this, that card, a #Human card (any). */
  near(draft: Draft, tree: Tree): Of<readonly InstanceId[]>;
  players(draft: Draft, tree: Tree): Of<readonly Player[]>;
  places(draft: Draft, tree: Tree): Of<readonly number[]>;
  number(draft: Draft, value: Tree | Leaf, times: Times | undefined): Of<number>;
  condition(draft: Draft, tree: Tree): Of<boolean>;
  /** What a run is handed for a hole. Undefined where it can only be had by asking. */
  hole(draft: Draft, value: Tree | Leaf, sort: Sort, times: Times | undefined): Of<unknown>;
  /** What a given keyword's definition says, as a text of its own; undefined where the rules of the game know the keyword. */
  definition(draft: Draft, keyword: Tree): TextProgram | undefined;
};

export class Draft {
  readonly language: Language;
  readonly rules: TextRules;
  readonly parts: Parts;
  readonly code: Instruction[] = [];
  readonly missing: Uncompiled[] = [];
  readonly uses = new Set<string>();
  readonly tags = new Set<string>();
  readonly labels = new Set<string>();
  readonly delayed: DelayedPart[] = [];
  readonly payments: PaymentPart[] = [];
  readonly given: GivenPart[] = [];
  readonly lasting: StaticPart[] = [];
  readonly stacked: number[] = [];
  /** Whether something that is carried out asks of a card that may have left by then. */
  looksBack = false;
  /** By which constructs such things are asked. */
  readonly asksBack = new Set<string>();
  /** Whether the words at hand speak of what waits on the stack. */
  ofStack = false;
  /** The keyword whose definition is compiled, as a construct. */
  keyword: string | undefined;
  /** Costs in holes, each with its number among the payments. */
  readonly costs = new Map<Tree, number>();
  /** What has been printed already. */
  readonly #words = new Map<Tree, string>();
  /** Those that are paid together with what the card itself costs. */
  readonly besides = new Set<Tree>();
  /** What a card has to leave to the targets that come after it and have to be others: by the words that target it. */
  readonly leaves = new Map<Tree, Leaves>();
  /** What has to be compiled behind everything else. */
  readonly deferred: (() => void)[] = [];
  /** Slots given away so far; when all is compiled, where the tail begins. */
  slots = FIRST_FREE;
  /** Another ability speaks of what one chooses. */
  remembers = false;
  scope: Scope = freshScope();
  /** The slots of selections that hold numbers of objects on the stack, not cards. */
  readonly stackSlots = new Set<number>();
  /** The words that trees without a place of their own came from: the keyword that stands for them. */
  place: Span = { from: 0, to: 0 };

  constructor(language: Language, rules: TextRules, parts: Parts) {
    this.language = language;
    this.rules = rules;
    this.parts = parts;
  }

  get here(): number {
    return this.code.length;
  }

  emit(instruction: Instruction): void {
    this.code.push(instruction);
  }

  slot(count = 1): number {
    const first = this.slots;
    this.slots += count;
    return first;
  }

  /** The slot of a selection or player that a tree binds; the same for the same binding. */
  slotOf(tree: Tree): number {
    const known = tree.binds === undefined ? undefined : this.scope.slots.get(tree.binds);
    if (known !== undefined) return known;
    const slot = this.slot(SELECTION_SLOTS);
    if (tree.binds !== undefined) this.scope.slots.set(tree.binds, slot);
    return slot;
  }

  /** The slot of how much was done “this way”. `counts`: by acts that count something of their own. */
  amount(counts = ""): number {
    const slot = this.scope.amounts.get(counts) ?? this.slot();
    this.scope.amounts.set(counts, slot);
    return slot;
  }

  /** The slot of what a word counts that was done “this way”. */
  way(tree: Tree, of: string): number {
    const group = wayGroup(tree);
    const way = this.scope.ways.find((one) => one.of === of && isAlike(one.group, group));
    if (way) return way.slot;
    this.lack(tree, `Nothing before this says what is ${of} this way`);
    return FIRST_FREE;
  }

  /** The slot of what a tree refers to. */
  referred(tree: Tree): number {
    const slot = tree.refers === undefined ? undefined : this.scope.slots.get(tree.refers);
    if (slot !== undefined) return slot;
    this.lack(tree, "It refers to another part of the text");
    return FIRST_FREE;
  }

  spanOf(tree: Tree): Span {
    return tree.span ?? this.place;
  }

  entry(tree: Tree): Entry {
    return entryOf(this.language.grammar, tree);
  }

  words(value: Tree | Leaf, sort?: Sort): string {
    if (!isTree(value) || sort !== undefined) return printPhrase(this.language.grammar, value, sort ?? "INT");
    let words = this.#words.get(value);
    if (words === undefined) {
      words = printPhrase(this.language.grammar, value, this.entry(value).construct.sort);
      this.#words.set(value, words);
    }
    return words;
  }

  /** The run of a construct if it is of one of the kinds; otherwise the construct is noted as one that the game cannot carry out. */
  run<K extends Run["is"]>(tree: Tree, ...kinds: readonly K[]): Extract<Run, { is: K }> | undefined {
    const run = this.language.runs.get(tree.is);
    if (run !== undefined && isOneOf(run, kinds)) return run;
    this.lack(tree, run === undefined ? undefined : `It is written as a ${run.is} and used as a ${kinds.join(" or ")}`);
    return undefined;
  }

  /** Notes a construct that the game cannot carry out. */
  lack(tree: Tree, reason?: string): void {
    const words = this.words(tree);
    const message = reason ?? this.language.lacks.get(tree.is) ?? `The rules cannot run “${words}” yet`;
    const { from, to } = this.spanOf(tree);
    const known = this.missing.some((other) => other.from === from && other.to === to && other.message === message);
    if (!known) this.missing.push({ from, to, construct: tree.is, words, message });
  }
}

/** Whether two groups are the same words. */
export const isAlike = (one: Tree | undefined, other: Tree | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && wordsOf(one) === wordsOf(other));
const wordsOf = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => (key === "span" || key === "binds" ? undefined : part));

const isOneOf = <K extends Run["is"]>(run: Run, kinds: readonly K[]): run is Extract<Run, { is: K }> =>
  kinds.some((kind) => kind === run.is);

/** The tree in a hole; a missing one is a mistake of a table. */
export function treeIn(tree: Tree, hole: string): Tree {
  const value = tree.holes[hole];
  if (!isTree(value)) throw new Error(`${tree.is} has no tree in its hole ${hole}`);
  return value;
}

export function leafIn(tree: Tree, hole: string): Leaf {
  const value = tree.holes[hole];
  if (value === undefined || isTree(value)) throw new Error(`${tree.is} has no word in its hole ${hole}`);
  return value;
}
