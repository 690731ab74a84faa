/**
 * What the words of a vocabulary do in a game: its *runs*. Structure (then, may, choose one, for each, if, where, counts, selections, references,
 * players) is the machine's, for every game; a game says what its own words mean: verbs, nouns, zones, kinds, states, conditions, events, times,
 * statics. A run is either on the game's own construct (`Construct.run`) or, for a construct of an imported vocabulary, in `Vocabulary.runs`.
 *
 * ```ts
 * const run = runsFor<MyState, MyContent>();
 * const runs = {
 *   "zone.hand": run.places((_state, player, into) => void into.push(HAND + player)),
 *   "noun.hackingCard": run.test((state, card, { content }) => typeOf(state, content, card) === HACKING, { value: HACKING }),
 *   "icon.hacking": run.term(HACKING),
 *   "gain.icon": run.verb({ plain: true, run: (state, { actor }, engine, n: number, icon: number) => engine.propose(state, GAIN, actor, icon, n) }),
 *   draw: run.verb({ able: (state, { actor }) => canDraw(state, actor), run: (state, { actor }, engine, n: number) => … }),
 *   destroy: run.verb({ from: hand, run: (state, _acting, engine, cards: readonly InstanceId[]) => { for (const card of cards) engine.propose(state, MOVE, card, BOX); } }),
 * };
 * ```
 *
 * **Holes.** A run is handed the holes of its phrase in their order, each resolved: INT, MONEY, Money, NCards, Value, Per as a number; cards (Cards, CardsL, Near,
 * Subj) as a list of instances; a Zone as a list of places; a Dest as `Destination`; players as a list; a Count as `Counted`; a Group as `Grouped`; TAG, NAME and SIZE as
 * text; Costs as the number of a payment of the program (`Machine.pay`); a keyword as `GivenKeyword`; a noun, kind, trait, icon or any other term as the `value` of its own run. A verb is never called with an empty list of cards.
 *
 * **A verb never asks.** It proposes events, or calls a rules procedure that asks what the rules ask (which space, which payment). It reads
 * first and proposes then: after `engine.propose` the state may or may not have changed.
 */
import type { Engine } from "../../kernel/engine.ts";
import type { Args, EventRule } from "../../kernel/events.ts";
import type { InstanceId, Player, State, View } from "../../kernel/state.ts";
import type { Lint } from "../faults/lint.ts";
import type { BoundAbility } from "../reading/bind.ts";
import type { Tree } from "../tree.ts";
import type { Failure } from "./program.ts";
import type { StackKind } from "./stack.ts";

/** For whom something is carried out or asked; good until the call returns. */
export type Acting = {
  /** The card that the text is on. */
  readonly source: InstanceId;
  /** “you” of the text. */
  readonly controller: Player;
  /** Who does the act: the controller, or the player whom the sentence names. */
  readonly actor: Player;
  /** Cards that other costs take. */
  readonly without?: readonly InstanceId[];
  /** It is the price of an ability that a player activates. */
  readonly activating?: true;
  /** Cards of which something is asked and which have left play since the text named them: they are meant as they last were. */
  readonly past?: readonly InstanceId[];
};

/** “into the discard”, “on the bottom of your deck”. */
export type Destination = { readonly where: "into" | "top" | "bottom"; readonly places: readonly number[] };

/** What an act makes true for a time: which of such sentences of a text. */
export type Said = { readonly said: number; readonly text: number };
/** What is true for a time now: by whose text, for whom. */
export type SaidNow = Said & { readonly source: InstanceId; readonly controller: Player };

/** “2 or more Hacking cards”: whether cards that the condition speaks of are so many. */
export type Counted = (cards: readonly InstanceId[]) => boolean;

/** “River card with cost 3 or less”: whether a card is one, and the places that the words name, if they do. */
export type Grouped = { readonly fits: (card: InstanceId) => boolean; readonly places: readonly number[] | undefined };

/** What a verb needs of a card that it is done to. */
export type Fit<S extends State = State, C = unknown> = {
  /** The rule that asks for it: "XX-R24". */
  readonly rule: string;
  /** It asks where a card lies and not what it is, so it can be told of cards that nobody knows. */
  readonly open?: true;
  holds(state: View<S>, card: InstanceId, acting: Acting, engine: Engine<C>, ...holes: unknown[]): boolean;
  /** A sentence without the rule number. */
  reason(state: View<S>, card: InstanceId, acting: Acting, engine: Engine<C>, ...holes: unknown[]): string;
};

export type VerbRun<S extends State = State, C = unknown> = {
  readonly is: "verb";
  /** What the action of choosing a card for it is called; default the construct's id. */
  readonly kind?: string;
  /** The run only proposes events made of its holes and who acts: it reads nothing of the state that an event could change, and calls no procedure. */
  readonly plain?: true;
  /** Adds the places that a selection in a hole comes from where the text names no zone. Default: `TextRules.inPlay`. */
  from?(state: View<S>, acting: Acting, into: number[], engine: Engine<C>, hole: string): void;
  /** What it is done to waits on the stack (“cancel target ability”): the run is handed the numbers of objects there. Needs `TextRules.stack`. */
  readonly onStack?: true;
  /** What a card needs, cheapest to mend first. What does not fit is not offered, and left out where all are meant. */
  readonly fits?: readonly Fit<S, C>[];
  /** What a card needs depends on the holes that are no cards: `fits` is handed these. */
  readonly asksHoles?: true;
  /**
   * Whether cards that a player chooses for it go where others do not see which they are; it is handed the holes that are no cards. Who chooses among a hand then mixes it
   * first, so that nobody learns from what was known of it which card left.
   */
  hides?(...holes: unknown[]): boolean;
  /** The rule by which two of its holes never hold the same card. */
  readonly apart?: string;
  /** Whether it could do anything now, whatever is in its holes. Default: yes. What is optional is not asked while it could not. */
  able?(state: View<S>, acting: Acting, engine: Engine<C>): boolean;
  /** What a card needs besides when it is done as a cost. */
  readonly costs?: readonly Fit<S, C>[];
  /**
   * Whether the acting player could pay costs of its kind together, each with its holes that are no cards; that there are enough cards is the machine's. Done
   * otherwise than as a cost, nothing happens where it could not be paid. Default: `able`.
   */
  payable?(state: View<S>, acting: Acting, engine: Engine<C>, costs: readonly (readonly unknown[])[]): boolean;
  /** Of costs that are not `payable` what there is instead (“you have 2M”), and the rule that is in the way. Default: nothing is said of it. */
  missing?(
    state: View<S>,
    acting: Acting,
    engine: Engine<C>,
    costs: readonly (readonly unknown[])[],
  ): { readonly rule: string; readonly reason: string };
  /** Pays costs of its kind all at once, behind the other costs. Then `payable` may look at `Acting.without`. */
  payAll?(state: View<S>, acting: Acting, engine: Engine<C>, costs: readonly (readonly unknown[])[]): void;
  run(state: View<S>, acting: Acting, engine: Engine<C>, ...holes: unknown[]): void;
  /**
   * Whether its cards end up in the order in which they are handed over, as they do on a pile: then whoever chose several says which is next. It is handed
   * the holes that are no cards. Default: the order means nothing.
   */
  ordered?(...holes: unknown[]): boolean;
  /** “divided as you choose among”: the hole with the cards, and how many points there are, made of the holes that are no cards. The run is handed each card once for each of its points. */
  readonly divided?: { readonly hole: string; points(...holes: unknown[]): number };
  /** What it does to cards, as “… this way” says it, and whether it was done to a card; asked when all that the run proposed has happened. */
  readonly way?: { readonly of: string; did(state: View<S>, card: InstanceId, engine: Engine<C>): boolean };
  /** What it does with money or cards, as “… this way” says it, and how much of it there is, of cards only those that are meant: the difference is what was done. */
  readonly wayOf?: { readonly of: string; has(state: View<S>, acting: Acting, isMeant: (card: InstanceId) => boolean): number };
  /** The cards among which those come that the acting player gets (`Construct.gets`), the newest last. */
  gets?(state: View<S>, acting: Acting): readonly InstanceId[];
  /** How much was done “this way”; asked when all that the run proposed has happened. */
  amount?(state: View<S>, engine: Engine<C>): number;
  /** Of what it is done with “any number of”: how many there are on these cards. It is handed the other holes. */
  there?(state: View<S>, engine: Engine<C>, cards: readonly InstanceId[], ...holes: unknown[]): number;
  /** What the amount is of, where words ask for this one only: “coin”. Default: of whatever was done last. */
  readonly counts?: string;
};

/** A noun, kind, state, controller, with, place or history: whether a card is one. */
export type TestRun<S extends State = State, C = unknown> = {
  readonly is: "test";
  /** The rule that defines it, for reasons. */
  readonly rule?: string;
  /** What it is as a term: what a verb is handed for a hole of its sort. */
  readonly value?: unknown;
  /** It speaks of cards that nouns otherwise leave out: see `TextRules.usual`. */
  readonly unusual?: true;
  /** It is said only of what waits on the stack: why no card is one. */
  readonly noCard?: string;
  /** Said of what waits on the stack, the kinds of objects that it means: “target event”, “target ability”. */
  readonly onStack?: readonly StackKind[];
  /** Adds the places where such cards lie, if the word implies them (“River card”): it beats where a verb looks, and a zone that the text names beats it. */
  implies?(state: View<S>, acting: Acting, into: number[], engine: Engine<C>): void;
  holds(state: View<S>, card: InstanceId, engine: Engine<C>, acting: Acting, ...holes: unknown[]): boolean;
  /** Why a card is none; default: “It is no Hacking card”, “It is no card with cost 3 or less”. */
  reason?(state: View<S>, card: InstanceId, engine: Engine<C>, acting: Acting, ...holes: unknown[]): string;
};

/** “with total valuation 4M or less”: whether cards may be selected together. With some cards their parts may be too. */
export type WholeRun<S extends State = State, C = unknown> = {
  readonly is: "whole";
  readonly rule: string;
  holds(state: View<S>, cards: readonly InstanceId[], engine: Engine<C>, acting: Acting, ...holes: unknown[]): boolean;
};

/** “with the highest BQ”: a number of a card; of the cards that the words before it mean those with the most of it are meant, or with the least. */
export type MostRun<S extends State = State, C = unknown> = {
  readonly is: "most";
  readonly rule: string;
  readonly least?: true;
  /** Undefined: the card has no such number, and is none of them. */
  value(state: View<S>, card: InstanceId, engine: Engine<C>, acting: Acting, ...holes: unknown[]): number | undefined;
};

/** A zone's name (of the player handed over) or a whole zone (of nobody, or of the controller, who is handed over). */
export type PlacesRun<S extends State = State, C = unknown> = {
  readonly is: "places";
  /** Who knows the cards there without being shown them: only the player whose zone it is, or nobody. Default: all players. */
  readonly seen?: "owner" | "nobody";
  /** It is any one of its places: “the top card of any open market”. */
  readonly any?: true;
  add(state: View<S>, player: Player, into: number[], engine: Engine<C>): void;
};

/** A word that only says which: an icon, a trait, a phase; or, made of its holes, a damage, a duration. */
export type TermRun = { readonly is: "term"; make(...holes: unknown[]): unknown };

/** A number that is read when it is needed: of a Value, a Per, an amount of money. Of “that card's …” it is handed the card before its holes. */
export type ValueRun<S extends State = State, C = unknown> = {
  readonly is: "value";
  value(state: View<S>, acting: Acting, engine: Engine<C>, ...holes: unknown[]): number;
};

/** How much the act or event before has done: “the damage dealt this way”. As a condition: whether that, or what is made of it, is not 0. */
export type AmountRun = {
  readonly is: "amount";
  /** Of which acts only: their `counts`. */
  readonly counts?: string;
  /** What is made of it and of its holes: “for each 2 counters removed this way”. Default: all of it counts. */
  of?(amount: number, ...holes: unknown[]): number;
  /** As a term: what is made of it and of a number of the event of another kind, by what that counts. */
  readonly with?: { readonly counts: string; make(amount: number, other: number): unknown };
};

/** What verbs with the same `way` have done so far in the ability: how many cards, of the words in its hole only those, how much money. As a condition: whether any, or none. */
export type WayRun = { readonly is: "way"; readonly of: string; readonly none?: true };

export type ConditionRun<S extends State = State, C = unknown> = {
  readonly is: "condition";
  holds(state: View<S>, acting: Acting, engine: Engine<C>, ...holes: unknown[]): boolean;
};

/** “each player with 5M or more”: which of the players in the first hole. It is handed the other holes. */
export type PlayersRun<S extends State = State, C = unknown> = {
  readonly is: "players";
  holds(state: View<S>, player: Player, acting: Acting, engine: Engine<C>, ...holes: unknown[]): boolean;
};

/** Something that happens (Event), or would (Would): which event of the kernel it is, and which of its numbers are what the sentence names. */
export type EventRun<S extends State = State, C = unknown> = {
  readonly is: "event";
  readonly on: EventRule;
  /** Which of its numbers, from 0, a hole of the phrase is: the card that it speaks of, or the player. What else is named is handed to `fits`: of a player the players meant, of a card what it may be, as `Grouped`. */
  readonly args: Readonly<Record<string, number>>;
  /** A player of the phrase who is not among its numbers: which of them is the card whose controller is meant; nobody, if that is the card that it happens to. */
  readonly controllers?: Readonly<Record<string, number>>;
  /** Which of its numbers says how much: “… dealt this way”. */
  readonly amount?: number;
  /** Further numbers of it that words ask for by what they count: “that damage” is of a trait. */
  readonly counts?: Readonly<Record<string, number>>;
  /** Other events that the words mean as well. */
  readonly also?: readonly Omit<EventRun<S, C>, "is">[];
  /** What is heard instead where the words say “this”, or another of the constructs `of`, and of players none but “you”: of a card that comes to you “you” are its controller only afterwards. */
  readonly own?: Omit<EventRun<S, C>, "is"> & { readonly of?: readonly string[] };
  /** Of an Event: whether it is looked at before it changes the state (a card that leaves is seen as it was) or after. Default: before. */
  readonly judged?: "before" | "after";
  /** Whether this one of the kernel's events is what the words mean; it is handed the holes that are no card and no player. Default: each is. */
  fits?(state: View<S>, args: Args, acting: Acting, engine: Engine<C>, ...holes: unknown[]): boolean;
};

/** In the place of a number of an event: the player whose turn it is. */
export const ACTIVE = -1;

/** A time (Time, NextTime): the event that is proposed then, and whether it is the one meant for the controller. */
export type TimeRun<S extends State = State, C = unknown> = {
  readonly is: "time";
  readonly on: EventRule;
  /** `players`: those in the hole with the sort Whose, if there is one. */
  fits(state: View<S>, args: Args, controller: Player, engine: Engine<C>, players: readonly Player[]): boolean;
  /** What is waited for when it has come: “the end of your next turn” is the end of the turn that then begins. */
  readonly follows?: TimeRun<S, C>;
  /** Which of its numbers, from 0, is the player whose time it is: “that player” of “each player's turn”; `ACTIVE`: it is the player whose turn it is. */
  readonly player?: number;
};

/** Something that is true as long as the text is: rules ask for it by its id with `Machine.statics`, and are handed its holes. */
export type StaticRun = {
  readonly is: "static";
  /** What refers to the cards in a hole of the sentence is asked for each of them: it is handed over as a function of the card. */
  readonly ofEach?: boolean;
  /** Its costs are paid together with what the card itself costs (`TextRules.besides`). */
  readonly besides?: boolean;
  /** What its words say beside what they mean; handed over behind the holes. */
  marks?(tree: Tree): unknown;
};

/** A number that may be another one for each card. */
export const forCard = (value: unknown, card: InstanceId): number => Number(typeof value === "function" ? value(card) : value);

/** A limit of an ability: how often within what has the same stamp (the turn, the game), or when. */
export type LimitRun<S extends State = State, C = unknown> = {
  readonly is: "limit";
  readonly rule: string;
  /** A number that stays the same as long as the ability may be used once; default: no limit on how often. */
  stamp?(state: View<S>, acting: Acting, engine: Engine<C>): number;
  /** How often it may be used for one stamp. Default: once. */
  readonly most?: number;
  /** What is said when it may not be used, or not once more. Default: just that. */
  readonly reason?: string;
  /** Whether it may be used now at all. */
  holds?(state: View<S>, acting: Acting, engine: Engine<C>): boolean;
  /** Another limit that holds too, and counts nothing. */
  readonly besides?: LimitRun<S, C>;
};

/**
 * Searching some places: opened before the player is asked (shown to who searches; a deck shuffled first, so that only what is in it is learnt), closed when the ability is done (a deck
 * is shuffled).
 */
export type SearchRun<S extends State = State, C = unknown> = {
  readonly is: "search";
  /** Whether the acting player may search at all. Default: yes. */
  able?(state: View<S>, acting: Acting, engine: Engine<C>): boolean;
  open(state: View<S>, acting: Acting, engine: Engine<C>, places: readonly number[]): void;
  /** Some cards were found; `filtered`: the search asked for more than cards of any kind. */
  found?(state: View<S>, acting: Acting, engine: Engine<C>, cards: readonly InstanceId[], filtered: boolean): void;
  close(state: View<S>, acting: Acting, engine: Engine<C>, places: readonly number[]): void;
};

/** Cards that the rules of a game point at: “the host”. */
export type CardsRun<S extends State = State, C = unknown> = {
  readonly is: "cards";
  add(state: View<S>, acting: Acting, into: InstanceId[], engine: Engine<C>): void;
};

/** A keyword that a text gives to cards: its construct, with its holes. */
export type GivenKeyword = {
  readonly keyword: string;
  readonly holes: readonly unknown[];
  /** The text that gives it, as an index, and which of the keywords that the text gives it is: what `Machine.given` asks for. */
  readonly text: number;
  readonly n: number;
};

/** A keyword that the rules of the game know by its name: `TextProgram.keywords` has it with its holes. */
export type KnownRun = { readonly is: "known" };

export type Run<S extends State = State, C = unknown> =
  | VerbRun<S, C>
  | TestRun<S, C>
  | WholeRun<S, C>
  | MostRun<S, C>
  | PlacesRun<S, C>
  | TermRun
  | ValueRun<S, C>
  | AmountRun
  | WayRun
  | ConditionRun<S, C>
  | PlayersRun<S, C>
  | EventRun<S, C>
  | TimeRun<S, C>
  | StaticRun
  | LimitRun<S, C>
  | SearchRun<S, C>
  | CardsRun<S, C>
  | KnownRun;

/** What a text asks; the rules of a game say by which rule. */
export type AskKind = "unit" | "may" | "choose" | "target" | "mode" | "number" | "player" | "order" | "search" | "pay";

/** How a game with a stack has its texts carried out: announced, kept there, and done later (`stackFields`, stack.ts). */
export type StackRules<S extends State = State, C = unknown> = {
  /** Which object a card is now; 0 if it lies where it cannot be lost: what comes from another object has lost its source. */
  object(state: View<S>, card: InstanceId): number;
  /** Whether what an event triggers is carried out at once instead; `keyword`: the construct of the keyword whose definition says it. */
  isAtOnce(on: EventRule, keyword: string | undefined): boolean;
  /** What is targeted in a card: the space that it lies in, as a number. */
  spaceOf(state: View<S>, card: InstanceId, engine: Engine<C>): number;
  /** What was announced with a card as its target has been put there: for a game whose texts hear of it. The last act of an instruction. */
  targeted?(state: View<S>, card: InstanceId, by: Pick<Acting, "source" | "controller">, engine: Engine<C>): void;
  /** The card that lies in a space now, or undefined. */
  cardIn(state: View<S>, space: number, engine: Engine<C>): InstanceId | undefined;
};

/** A part of a text, as the rules of a game are asked whether it counts. */
export type TextPart = {
  readonly is: "static" | "trigger" | "at once" | "instead" | "ability";
  /** The construct of the printed keyword whose definition it is part of. */
  readonly keyword: string | undefined;
};

/** Words that are understood and do nothing in this game. `refused`: nor could they ever, so the text is not carried out; else the designer is told. */
export type Idle = { readonly message: string; readonly refused: boolean };

/** How a game remembers what has left play: as it last was. */
export type PastRules<S extends State = State, C = unknown> = {
  /** How many cards have left so far. */
  soFar(state: View<S>): number;
  /** Whether a card has left after so many had, and gone nowhere since. */
  hasLeft(state: View<S>, card: InstanceId, since: number): boolean;
  /** Whose it was. */
  controller(state: View<S>, card: InstanceId, engine: Engine<C>): Player;
  /** Whether what is asked could have been something else than it is now. Default: yes. */
  matters?(tree: Tree): boolean;
  /** Cards that have left as well, and that texts know from what a card was when it left. Default: none. */
  beside?(state: View<S>, card: InstanceId): readonly InstanceId[];
  /** Whether what a verb does to a card leaves it where it is. Default: nothing does. */
  stays?(tree: Tree): boolean;
  /** Whether words mean a card that is known from what the card with the text is. Default: none do. */
  isBeside?(tree: Tree): boolean;
};

/** What is said of a part of a text that is understood; without a code: that it does nothing. */
export type Remark = { readonly tree: Tree; readonly message: string; readonly code?: Lint["code"] };

/** What the rules of a game say about all of its texts; on one of its vocabularies. */
export type TextRules<S extends State = State, C = unknown> = {
  /**
   * How the instructions of a card run. “sequence”: one after the other. “group”: first those that happen by themselves, in printed order; then the player takes or leaves
   * the others (“you may”, “up to n”) in any order, one unit at a time; one that can do nothing waits, and when none can do anything the rest vanishes unasked.
   */
  readonly order: "sequence" | "group";
  /** What is known of words whatever the state: asked of each part of a text when it is checked. Default: nothing. */
  idle?(tree: Tree): Idle | undefined;
  /** What the abilities of a text come to nothing for, seen together. Default: nothing. */
  remarks?(abilities: readonly Pick<BoundAbility, "kind" | "lines">[]): readonly Remark[];
  /** One wording for two that the rules of the game make no difference between: of a part of a text, whose parts are in it already. Default: each is its own. */
  alike?(tree: Tree): Tree;
  /** Whether an instruction happens by itself and meets no other, so that it makes no difference where in a text it stands. Default: none does. */
  alone?(act: Tree): boolean;
  /** The rule by which each question is asked. */
  readonly asks: Readonly<Record<AskKind, string>>;
  /** Adds the places where a text looks for cards when neither it nor its verb names a zone. */
  inPlay(state: View<S>, into: number[], engine: Engine<C>): void;
  /** Adds the places whose cards hear events and make things true. Default: `inPlay`. */
  works?(state: View<S>, into: number[], engine: Engine<C>): void;
  /** Whose card an instance is now. Default: its owner. */
  controller?(state: View<S>, card: InstanceId, engine: Engine<C>): Player;
  /** Who owns an instance now; below 0 where nobody does. Default: the player whom its record names. */
  owner?(state: View<S>, card: InstanceId): Player;
  /** The layout has `textFields`: texts may wait for a time and have limits. */
  readonly keeps?: true;
  /** What limits an ability that costs nothing, however often it may be used. Default: nothing does. */
  readonly free?: LimitRun<S, C>;
  /** What it costs to activate an ability that has no cost of a kind, beside those that it has: texts may ask for it. Default: nothing. */
  readonly toll?: {
    /** The construct of the cost; where an ability has one, its own run is told that it is `activating`. */
    readonly cost: string;
    /** What keeps it from being paid. */
    refusal(state: View<S>, acting: Acting, engine: Engine<C>): Failure | undefined;
    pay(state: View<S>, acting: Acting, engine: Engine<C>): void;
  };
  /** Whether a player can pay for the card of a text beside its additional costs, which take some cards. */
  besides?(state: View<S>, acting: Acting, engine: Engine<C>, taken: readonly InstanceId[]): boolean;
  /** Players who take part; default: all. */
  isPlaying?(state: View<S>, player: Player): boolean;
  /** What a card must be that a noun speaks of, unless a word in the phrase says that it speaks of others. Default: nothing. */
  readonly usual?: Fit<S, C>;
  /** What a card must be to be a target, instead of `usual`. */
  readonly targets?: readonly Fit<S, C>[];
  /** What has left play is meant as it last was. Default: all cards are meant as they are. */
  readonly past?: PastRules<S, C>;
  /** The game has a stack. Default: what is announced is carried out there and then. */
  readonly stack?: StackRules<S, C>;
  /** Until when a duration lasts, as a number that the game hands to `Machine.endSpans`. Default: nothing that texts wait for ends by itself. */
  until?(duration: unknown, acting: Acting): number;
  /** Whether a part of the text that is on a card counts now. Default: always. */
  counts?(state: View<S>, card: InstanceId, part: TextPart, engine: Engine<C>): boolean;
  /** Adds the keywords that other texts have given to a card now; what their definitions say is the card's own. */
  given?(state: View<S>, card: InstanceId, into: GivenKeyword[], engine: Engine<C>): void;
  /** Adds what texts have made true for a time and what still is. Default: nothing. */
  saidNow?(state: View<S>, into: SaidNow[]): void;
  /** Whether texts have given a keyword to any card now: the quick answer. Default: they may have. */
  isAnyGiven?(state: View<S>, engine: Engine<C>): boolean;
  /** A card remembers what was chosen for it, where another of its abilities speaks of that: cards, or a player. Default: none does. */
  remember?(
    state: View<S>,
    engine: Engine<C>,
    source: InstanceId,
    chosen: { readonly card: InstanceId } | { readonly player: Player },
  ): void;
  /** The text that an instance has now, as an index of the content. Default: its own. */
  text?(state: View<S>, card: InstanceId, engine: Engine<C>): number;
};

/** Writes runs for the state and content of a game. */
export const runsFor = <S extends State, C = unknown>() => ({
  verb: (verb: Omit<VerbRun<S, C>, "is">): Run => ({ is: "verb", ...verb }) as Run,
  test: (
    holds: TestRun<S, C>["holds"],
    more: Pick<TestRun<S, C>, "rule" | "value" | "unusual" | "noCard" | "onStack" | "implies" | "reason"> = {},
  ): Run => ({ is: "test", holds, ...more }) as Run,
  whole: (holds: WholeRun<S, C>["holds"], more: Pick<WholeRun<S, C>, "rule">): Run => ({ is: "whole", holds, ...more }) as Run,
  most: (value: MostRun<S, C>["value"], more: Pick<MostRun<S, C>, "rule" | "least">): Run => ({ is: "most", value, ...more }) as Run,
  places: (add: PlacesRun<S, C>["add"], more: Pick<PlacesRun<S, C>, "seen" | "any"> = {}): Run => ({ is: "places", add, ...more }) as Run,
  term: (value: unknown): Run => ({ is: "term", make: () => value }),
  termOf: (make: TermRun["make"]): Run => ({ is: "term", make }),
  value: (value: ValueRun<S, C>["value"]): Run => ({ is: "value", value }) as Run,
  way: (of: string, none?: true): Run => ({ is: "way", of, ...(none ? { none } : {}) }),
  amount: (of?: AmountRun["of"], counts?: string): Run => ({ is: "amount", ...(of ? { of } : {}), ...(counts ? { counts } : {}) }),
  condition: (holds: ConditionRun<S, C>["holds"]): Run => ({ is: "condition", holds }) as Run,
  players: (holds: PlayersRun<S, C>["holds"]): Run => ({ is: "players", holds }) as Run,
  event: (event: Omit<EventRun<S, C>, "is">): Run => ({ is: "event", ...event }) as Run,
  time: (on: EventRule, fits: TimeRun<S, C>["fits"], more: Pick<TimeRun<S, C>, "player" | "follows"> = {}): Run =>
    ({ is: "time", on, fits, ...more }) as Run,
  limit: (limit: Omit<LimitRun<S, C>, "is">): Run => ({ is: "limit", ...limit }) as Run,
  search: (search: Omit<SearchRun<S, C>, "is">): Run => ({ is: "search", ...search }) as Run,
  cards: (add: CardsRun<S, C>["add"]): Run => ({ is: "cards", add }) as Run,
  static: (more: Omit<StaticRun, "is"> = {}): Run => ({ is: "static", ...more }),
  amountWith: (counts: string, make: (amount: number, other: number) => unknown): Run => ({ is: "amount", with: { counts, make } }),
  known: (): Run => ({ is: "known" }),
});
