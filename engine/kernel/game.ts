/** The one interface of a game for bots, the lab, the table, records and laws. */
import type { Action, ActionForm, Weighed } from "./choice.ts";
import { type Decision, decisionOf } from "./decision.ts";
import { digestOf } from "./digest.ts";
import { type Change, type EditRejection, editState } from "./edit.ts";
import { Engine, type EngineOptions } from "./engine.ts";
import { type Fault, faultsOf } from "./faults.ts";
import { forkState } from "./fork.ts";
import { imagining, imaginingFor, redealHidden, redealUnknown } from "./imagine.ts";
import type { Layout } from "./layout.ts";
import type { GameEvent, Role } from "./log.ts";
import { type CardRecord, type Glance, glanceAt, type Lists, type Observation, observeState } from "./observe.ts";
import type { Refusal } from "./offers.ts";
import { buildState, type Position, type PositionFault, standingOf } from "./position.ts";
import type { Result } from "./result.ts";
import type { Rng, Script } from "./rng.ts";
import { type Content, type Ending, KERNEL_ENDINGS, type Rules } from "./rules.ts";
import { type LoadError, loadState, saveState } from "./save.ts";
import { createState, type Player, type State } from "./state.ts";
import { indexOfAction, type Rejection, submitInputs } from "./submit.ts";
import { type About, type Why, whyNot } from "./why.ts";

export type StartOptions = {
  /** A whole number of 32 bits; all randomness of the match comes from it. */
  readonly seed: number;
  /** Default: the number in the options, or else the most that can play. */
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

/** Every choice, action, event and draw that the game can ever have, whatever the state: written scenarios are checked against it. */
export type GameWords = {
  readonly asks: readonly string[];
  /** Undefined if a choice does not declare the shape of its actions. */
  readonly forms: readonly ActionForm[] | undefined;
  readonly events: readonly { readonly name: string; readonly roles: readonly Role[] }[];
  /** Besides "shuffle"; undefined if the rules do not say. */
  readonly draws: readonly string[] | undefined;
};

export interface Game<S extends State = State, A extends Action = Action, O = unknown> {
  readonly id: string;
  /** What every match of it is pinned to. */
  readonly content: string;
  readonly layout: Layout;
  readonly bound: { readonly decisions: number; readonly rule: string };
  readonly words: GameWords;
  /** For written positions: the points where they can begin, the field with the active player, the zone for cards without a place. */
  readonly stands: readonly string[];
  readonly activeField: string | undefined;
  readonly restZone: string | undefined;
  /** Whether a written position makes its cards; otherwise they are those of the match. */
  readonly makesCards: boolean;
  /** A new match: everything chosen by options and seed. */
  start(start: StartOptions, options: O): S;
  /** A match that starts at a written position; `from` is a match of the same cards and does not change. */
  build(from: S, position: Position): Result<S, PositionFault>;
  /** The point where a written position could begin, if the match is at one. */
  standing(state: S): string | undefined;
  /** The current decision; undefined if the match is over. */
  decision(state: S): Decision<A> | undefined;
  /** The number of available actions, for bulk play: the decision is not built. */
  offers(state: S): number;
  /** Plays an action of the decision, in place. Throws if it is not one. */
  apply(state: S, action: A): void;
  /** Plays the i-th action of the decision, in place, without building it. */
  applyAt(state: S, i: number): void;
  /** Input from outside: parsed, checked, applied in turn, all or none. */
  submit(state: S, player: Player, inputs: readonly unknown[]): Result<readonly GameEvent[], Rejection>;
  /** Free moves, all or none. Returns the faults that the rules find afterwards. */
  edit(state: S, changes: readonly Change[]): Result<readonly Fault[], EditRejection>;
  /** Whether actions of a kind stand beside decisions: any player takes them at any decision. */
  isBeside(kind: string): boolean;
  /** Whether only the player who takes such an action knows it as it is. */
  isSecretBeside(kind: string): boolean;
  /** Carries out what a player does beside the open decision, in place, or says what stands against it. */
  beside(state: S, player: Player, action: Action): Refusal | undefined;
  /** A player gives up. */
  concede(state: S, player: Player): void;
  /** An independent copy without a log. */
  fork(state: S): S;
  observe(state: S, player: Player, lists?: Lists): Observation;
  /** Who is asked what: the part of an observation that needs no copy of the state. */
  glance(state: S, player: Player): Glance;
  imagine(observation: Observation, rng: Rng, lists?: readonly (readonly CardRecord[])[]): S;
  /** Makes states as `imagine` does, one for each call, for callers that want many states of one observation. */
  imagining(observation: Observation): (rng: Rng) => S;
  /** The same of what a player may know of a state, without the observation between. Good until the state changes. */
  imaginingFor(state: S, player: Player): (rng: Rng) => S;
  /** A copy in which everything hidden from a player is dealt again. */
  redeal(state: S, player: Player, rng: Rng): S;
  /** Deals what no player knows anew, in place; the future comes from `rng` too. */
  redealUnknown(state: S, rng: Rng): void;
  why(state: S, player: Player, about: About): Why[];
  /** Every candidate of the current decision, offered or not, with the reasons against it; empty if the match is over. */
  weigh(state: S): readonly Weighed[];
  returns(state: S): Outcome | undefined;
  save(state: S): string;
  load(text: string): Result<S, LoadError>;
  digest(state: S): string;
  /** Every law that the state breaks. */
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
    isBeside: (kind) => engine.isBeside(kind),
    isSecretBeside: (kind) => engine.isSecretBeside(kind),
    beside: (state, player, action) => engine.beside(state, player, action),
    concede: (state, player) => engine.concede(state, player),
    fork: (state) => forkState(layout, state),
    observe: (state, player, lists) => observeState(engine, state, player, lists),
    glance: (state, player) => glanceAt(engine, state, player),
    imagine: (observation, rng, lists) => imagining(engine, observation, lists)(rng) as S,
    imagining: (observation) => imagining(engine, observation) as (rng: Rng) => S,
    imaginingFor: (state, player) => imaginingFor(engine, state, player) as (rng: Rng) => S,
    redeal: (state, player, rng) => redealHidden(engine, state, player, rng) as S,
    redealUnknown: (state, rng) => redealUnknown(engine, state, rng),
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
  const forms = [...choices.flatMap((choice) => choice.forms), ...(rules.beside ?? []).map(({ form }) => form)];
  return {
    asks: [...new Set(choices.map(({ kind }) => kind))],
    forms: choices.every((choice) => choice.forms.length > 0) ? forms : undefined,
    events: rules.events.map(({ name, roles }) => ({ name, roles })),
    draws: rules.draws,
  };
}
