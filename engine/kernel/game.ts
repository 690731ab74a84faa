/** The one interface that bots, the lab, the table, records and laws know a game by. */
import type { Action, ActionForm, Weighed } from "./choice.ts";
import { type Decision, decisionOf } from "./decision.ts";
import { digestOf } from "./digest.ts";
import { type Change, type EditRejection, editState } from "./edit.ts";
import { Engine, type EngineOptions } from "./engine.ts";
import { type Fault, faultsOf } from "./faults.ts";
import { forkState } from "./fork.ts";
import type { Layout } from "./layout.ts";
import type { GameEvent, Role } from "./log.ts";
import { type CardRecord, imagining, type Lists, type Observation, observeState, redealHidden } from "./observe.ts";
import { buildState, type Position, type PositionFault, standingOf } from "./position.ts";
import type { Result } from "./result.ts";
import type { Rng, Script } from "./rng.ts";
import { type Content, type Ending, KERNEL_ENDINGS, type Rules } from "./rules.ts";
import { type LoadError, loadState, saveState } from "./save.ts";
import { createState, type Player, type State } from "./state.ts";
import { indexOfAction, type Rejection, submitInputs } from "./submit.ts";
import { type About, type Why, whyNot } from "./why.ts";

export type StartOptions = {
  /** A whole number of 32 bits; all chance of the match comes from it. */
  readonly seed: number;
  /** Default: as many as the options say, else as can play. */
  readonly players?: number;
  /** Keep a log. Default: no. */
  readonly log?: boolean;
  /** Named draws that are written down in advance; the others come from the seed. */
  readonly script?: Script;
};

/** How a match ended. */
export type Outcome = {
  /** By player: win 1, loss -1, draw 0. */
  readonly returns: readonly number[];
  readonly reasons: readonly Ending[];
};

/** All that can ever be asked, done, happen and be left to chance, whatever the state: what people write ahead is held to it. */
export type GameWords = {
  readonly asks: readonly string[];
  /** Undefined where a choice does not say what its actions are like. */
  readonly forms: readonly ActionForm[] | undefined;
  readonly events: readonly { readonly name: string; readonly roles: readonly Role[] }[];
  /** Beside "shuffle"; undefined where the rules do not say. */
  readonly draws: readonly string[] | undefined;
};

export interface Game<S extends State = State, A extends Action = Action, O = unknown> {
  readonly id: string;
  /** What every match of it is pinned to. */
  readonly content: string;
  readonly layout: Layout;
  readonly bound: { readonly decisions: number; readonly rule: string };
  readonly words: GameWords;
  /** For written positions: the points where they may begin, the field of whose turn it is, the zone of the cards that have no place. */
  readonly stands: readonly string[];
  readonly activeField: string | undefined;
  readonly restZone: string | undefined;
  /** Whether a written position makes its cards; otherwise they are those of the match. */
  readonly makesCards: boolean;
  /** A new match: everything chosen by options and seed. */
  start(start: StartOptions, options: O): S;
  /** A match taken up at a position that somebody wrote down; `from` is a match of the same cards and stays as it is. */
  build(from: S, position: Position): Result<S, PositionFault>;
  /** The point at which a written position could begin, if the match stands at one. */
  standing(state: S): string | undefined;
  /** What is asked now; undefined when the match is over. */
  decision(state: S): Decision<A> | undefined;
  /** How many actions are on offer: what bulk play asks, without building the decision. */
  offers(state: S): number;
  /** Plays an action of the decision, in place. Throws if it is none. */
  apply(state: S, action: A): void;
  /** Plays the i-th action of the decision, in place, without building it. */
  applyAt(state: S, i: number): void;
  /** Input from outside: parsed, checked, applied in turn, all or none. */
  submit(state: S, player: Player, inputs: readonly unknown[]): Result<readonly GameEvent[], Rejection>;
  /** Free moves, all or none. Returns what the rules find odd afterwards. */
  edit(state: S, changes: readonly Change[]): Result<readonly Fault[], EditRejection>;
  /** A player gives up. */
  concede(state: S, player: Player): void;
  /** A copy that goes its own way and keeps no log. */
  fork(state: S): S;
  observe(state: S, player: Player, lists?: Lists): Observation;
  imagine(observation: Observation, rng: Rng, lists?: readonly (readonly CardRecord[])[]): S;
  /** What `imagine` answers, call after call, for whoever wants many states of one observation. */
  imagining(observation: Observation): (rng: Rng) => S;
  /** A copy in which everything that a player may not know is dealt anew. */
  redeal(state: S, player: Player, rng: Rng): S;
  why(state: S, player: Player, about: About): Why[];
  /** Every candidate of what is asked, offered or not, with what speaks against it; none when the match is over. */
  weigh(state: S): readonly Weighed[];
  returns(state: S): Outcome | undefined;
  save(state: S): string;
  load(text: string): Result<S, LoadError>;
  digest(state: S): string;
  /** Every law that the state breaks by itself. */
  faults(state: S): Fault[];
  cardName(card: number): string;
}

/** Binds rules to one content. */
export function openGame<S extends State, C extends Content, A extends Action = Action, O = unknown>(
  rules: Rules<S, C, O>,
  content: C,
  options: EngineOptions = {},
): Game<S, A, O> {
  const engine: Engine<Content> = new Engine(rules as Rules, content, options);
  const { layout } = rules;
  const endings = [...KERNEL_ENDINGS, ...rules.endings];
  const stopped = (ending: Ending, state: S): Ending => {
    const what = engine.rules.underWay?.(state, engine as Engine<never>);
    return what === undefined ? ending : { ...ending, reason: `${ending.reason}. At that point: ${what}` };
  };
  return {
    id: rules.id,
    content: content.hash,
    layout,
    bound: rules.bound,
    words: wordsOf(engine),
    stands: Object.keys(rules.stands ?? {}),
    activeField: rules.activeField,
    restZone: rules.restZone,
    makesCards: rules.makesCards ?? false,
    start({ seed, players, log = false, script }, chosen) {
      const state = createState(layout, players ?? rules.players?.(chosen) ?? layout.players, seed) as unknown as S;
      if (log) state.log = [];
      if (script) state.rng.script = script;
      rules.setup(state, chosen, engine as Engine<C>);
      engine.begin(state);
      return state;
    },
    build: (from, position) => buildState(engine, from, position) as Result<S, PositionFault>,
    standing: (state) => standingOf(engine, state),
    decision: (state) => decisionOf(engine, state) as Decision<A> | undefined,
    offers: (state) => engine.legal(state).length,
    apply: (state, action) => engine.choose(state, indexOfAction(engine, state, action)),
    applyAt: (state, i) => engine.choose(state, i),
    submit: (state, player, inputs) => submitInputs(engine, state, player, inputs),
    edit: (state, changes) => editState(engine, state, changes),
    concede: (state, player) => engine.concede(state, player),
    fork: (state) => forkState(layout, state),
    observe: (state, player, lists) => observeState(engine, state, player, lists),
    imagine: (observation, rng, lists) => imagining(engine, observation, lists)(rng) as S,
    imagining: (observation) => imagining(engine, observation) as (rng: Rng) => S,
    redeal: (state, player, rng) => redealHidden(engine, state, player, rng) as S,
    why: (state, player, about) => whyNot(engine, state, player, about),
    weigh(state) {
      const asking = engine.asking(state);
      return asking === undefined ? [] : asking.choice.weigh(state, asking.frame, engine, false);
    },
    returns: (state) =>
      state.ended === 0
        ? undefined
        : {
            returns: [...state.returns],
            reasons: endings.flatMap((ending, bit) =>
              (state.ended & (1 << bit)) === 0 ? [] : [bit === 0 ? stopped(ending, state) : ending],
            ),
          },
    save: (state) => saveState(engine, state),
    load: (text) => loadState(engine, text) as Result<S, LoadError>,
    digest: (state) => digestOf(layout, state),
    faults: (state) => faultsOf(engine, state),
    cardName: (card) => rules.cardName?.(content, card) ?? `card ${card}`,
  };
}

function wordsOf({ rules, procedures }: Engine): GameWords {
  const choices = procedures.flatMap(({ steps }) => steps.flatMap((step) => (typeof step === "function" || step.free ? [] : [step])));
  const forms = choices.flatMap((choice) => choice.forms);
  return {
    asks: [...new Set(choices.map(({ kind }) => kind))],
    forms: choices.every((choice) => choice.forms.length > 0) ? forms : undefined,
    events: rules.events.map(({ name, roles }) => ({ name, roles })),
    draws: rules.draws,
  };
}
