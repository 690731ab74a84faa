/**
 * The laws that every game keeps, run over seeded random play. A law that is broken is answered with a counterexample: the seed, the decision
 * and a sentence; running the same seed again shows it again.
 */
import { isSame, isSamePosition } from "./alike.ts";
import { type Action, sameAction } from "./choice.ts";
import { followed } from "./following.ts";
import { setNumber } from "./fork.ts";
import type { Game } from "./game.ts";
import { everybody } from "./layout.ts";
import { eventFor } from "./log.ts";
import { Match } from "./match.ts";
import { below, nextUint32, type Rng, rngOf } from "./rng.ts";
import { at, type Player, SPECTATOR, type State } from "./state.ts";

export const LAWS: Readonly<Record<number, string>> = {
  1: "Every card is in exactly one place, and none is created or lost",
  2: "Numbers never go below zero; exactly the offered actions are accepted",
  3: "Every game ends within its stated limit",
  4: "Saving and loading changes nothing; both branches of a fork play the same",
  5: "No player sees hidden information",
  6: "The same seed always gives the same game",
  7: "Undo returns the exact earlier state",
  8: "Optimised and plain runs give the same trace",
};

export type Counterexample = { readonly law: number; readonly seed: number; readonly decision: number; readonly message: string };

/** A game as the laws want it: opened anew for each trial, with every event in a frame if plain. */
export type Subject<S extends State = State, O = unknown> = {
  open(plain: boolean): Game<S, Action, O>;
  readonly options: O;
  /** What players choose in games with odd seeds; by default any action. */
  leaning?: Leaning<S>;
};
/** A choice by its index, at random: `draw` gives a number below another one. */
export type Leaning<S extends State = State> = { choose(state: S, offers: number, draw: (below: number) => number): number }["choose"];

export type LawOptions = {
  readonly firstSeed?: number;
  readonly games: number;
  /**
   * What is costly (the offers of law 2, laws 4 and 5, the digests of laws 6 and 8) is tried at every n-th decision and these digests at the end
   * too; default 1. Which decision is the first follows from the seed, so that many games try all.
   */
  readonly every?: number;
  /** Told of each position at which somebody chooses. */
  watch?(state: State): void;
};

/** How far copies are played on, in decisions, to see that they stay equal. */
const LOOK_AHEAD = 8;

/** Plays games of random choices under all laws. Returns the first counterexample to each law that is broken, by law. */
export function runLaws<S extends State, O>(
  subject: Subject<S, O>,
  { firstSeed = 0, games, every = 1, watch }: LawOptions,
): Counterexample[] {
  const found = new Map<number, Counterexample>();
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const broken = (law: number, decision: number, message: string) => {
      if (!found.has(law)) found.set(law, { law, seed, decision, message });
    };
    let decision = 0;
    try {
      const leaning = leaningOf(subject, seed);
      const told: Broken = (law, n, message) => {
        decision = n;
        broken(law, n, message);
      };
      const trace = playUnderLaws(subject, seed, every, told, watch);
      compare(6, trace, traceOf(subject.open(false), subject.options, seed, { leaning, every }), broken);
      compare(8, trace, traceOf(subject.open(true), subject.options, seed, { leaning, every }), broken);
      undoAtRandom(subject, seed, broken);
    } catch (thrown) {
      broken(2, decision, `The action failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    }
  }
  return [...found.values()].sort((a, b) => a.law - b.law);
}

/** A counterexample as a line to print. */
export const counterexampleLine = ({ law, seed, decision, message }: Counterexample): string =>
  `Law ${law} (${LAWS[law]}) is broken with seed ${seed} at decision ${decision}: ${message}`;

type Broken = (law: number, decision: number, message: string) => void;

/** Random choices are drawn apart from the chance of the game, so that they tell the same of every copy. */
const choicesOf = (seed: number): Rng => rngOf(seed ^ 0x5eed);

/** Half of the games are played as the subject leans. */
const leaningOf = <S extends State, O>({ leaning }: Subject<S, O>, seed: number): Leaning<S> | undefined =>
  seed % 2 === 1 ? leaning : undefined;

const isTried = (state: State, seed: number, every: number): boolean => (state.decisions + seed) % every === 0;

/** What a trace says of a position: its digest where that is tried. */
const traced = <S extends State, O>(game: Game<S, Action, O>, state: S, seed: number, every: number): string =>
  isTried(state, seed, every) || game.offers(state) === 0 ? game.digest(state) : "";

/** Digests after each decision of a game of random choices; of most an empty text if only some are tried. */
export function traceOf<S extends State, O>(
  game: Game<S, Action, O>,
  options: O,
  seed: number,
  { leaning, every = 1 }: { readonly leaning?: Leaning<S> | undefined; readonly every?: number } = {},
): string[] {
  const state = game.start({ seed }, options);
  const choices = choicesOf(seed);
  const trace = [traced(game, state, seed, every)];
  while (playOne(game, state, choices, leaning) !== undefined) trace.push(traced(game, state, seed, every));
  return trace;
}

/** Plays one random choice, and answers which; undefined if there is none to play. */
function playOne<S extends State, O>(game: Game<S, Action, O>, state: S, choices: Rng, leaning?: Leaning<S>): number | undefined {
  const offers = game.offers(state);
  if (offers === 0) return undefined;
  const draw = (n: number) => below(choices, n);
  const choice = leaning === undefined ? draw(offers) : leaning(state, offers, draw);
  game.applyAt(state, choice);
  return choice;
}

function compare(law: number, expected: readonly string[], trace: readonly string[], broken: Broken): void {
  const length = Math.max(expected.length, trace.length);
  for (let n = 0; n < length; n++)
    if (expected[n] !== trace[n]) {
      broken(law, n, `The digest is ${trace[n] ?? "missing"}, not ${expected[n] ?? "missing"}`);
      return;
    }
}

/** Plays a game and asks laws 1 to 5 on the way. Returns its trace. */
function playUnderLaws<S extends State, O>(
  subject: Subject<S, O>,
  seed: number,
  every: number,
  broken: Broken,
  watch: LawOptions["watch"],
): string[] {
  const { open, options } = subject;
  const leaning = leaningOf(subject, seed);
  const game = open(false);
  const state = game.start({ seed }, options);
  const cards = state.card.length;
  const choices = choicesOf(seed);
  const others = rngOf(seed ^ 0x07e4);
  const trace = [traced(game, state, seed, every)];
  for (;;) {
    const n = state.decisions;
    for (const { law, message } of game.faults(state)) broken(law, n, message);
    if (state.card.length !== cards) broken(1, n, `There were ${cards} cards; now there are ${state.card.length}`);
    const decision = game.decision(state);
    if (decision === undefined) break;
    watch?.(state);
    const tries = isTried(state, seed, every);
    if (tries) {
      const digest = at(trace, trace.length - 1);
      offersHold(game, state, digest, n, broken);
      copiesAgree(game, state, digest, others, n, broken);
      secretsHold(game, state, others, n, broken);
    }
    const before = tries ? game.fork(state) : undefined;
    const choice = playOne(game, state, choices, leaning);
    if (choice === undefined) break;
    if (before) for (const message of followed(game, before, choice, state, others)) broken(5, n, message);
    trace.push(traced(game, state, seed, every));
  }
  if ((state.ended & 1) !== 0)
    broken(
      3,
      state.decisions,
      `It was stopped (${game.returns(state)?.reasons[0]?.reason}); its limit is ${game.bound.decisions} decisions (${game.bound.rule})`,
    );
  return trace;
}

/** Law 2: what is offered is accepted, once each; what is not is refused and changes nothing. */
function offersHold<S extends State, O>(game: Game<S, Action, O>, state: S, digest: string, n: number, broken: Broken): void {
  const decision = game.decision(state);
  if (decision === undefined) return;
  const { player } = decision;
  const actions = decision.actions.all();
  for (const [i, action] of actions.entries()) {
    if (actions.findIndex((other) => sameAction(other, action)) !== i) broken(2, n, `${JSON.stringify(action)} is offered twice`);
    const done = game.submit(game.fork(state), player, [action]);
    if (!done.ok) broken(2, n, `${JSON.stringify(action)} is offered but refused: ${done.error.code}`);
  }
  const strangers: [Player, unknown][] = [
    [player, { kind: "no such thing" }],
    [player, { ...actions[0], more: 1 }],
    [player, null],
    [player, 0],
    [player, [actions[0]]],
    [(player + 1) % Math.max(2, state.players), actions[0]],
    [-1, actions[0]],
  ];
  for (const [who, input] of strangers)
    if (game.submit(state, who, [input]).ok) broken(2, n, `Player ${who} was allowed ${JSON.stringify(input)}`);
  if (actions.length > 0 && game.submit(state, player, [actions[0], { kind: "no such thing" }]).ok)
    broken(2, n, "Half an input was allowed");
  if (game.digest(state) !== digest) broken(2, n, "A refused input changed the state");
}

/** Law 4: two forks and a loaded state go the same way, step by step beside each other, and the state that they were taken from does not move. */
function copiesAgree<S extends State, O>(game: Game<S, Action, O>, state: S, digest: string, others: Rng, n: number, broken: Broken): void {
  const saved = game.load(game.save(state));
  if (!saved.ok) {
    broken(4, n, `It cannot be loaded: ${saved.error.message}`);
    return;
  }
  const choices = rngOf(nextUint32(others));
  const [one, other, loaded] = [game.fork(state), game.fork(state), saved.value];
  for (let i = 0; i <= LOOK_AHEAD; i++) {
    const actions = actionsOf(game, one);
    const isAlike = (copy: S) => isSamePosition(game.layout, one, copy) && isSame(actions, actionsOf(game, copy));
    if (!isAlike(other)) broken(4, n, "Two forks went different ways");
    else if (!isAlike(loaded)) broken(4, n, "The loaded state went another way");
    else if (i < LOOK_AHEAD && actions.length > 0) {
      const choice = below(choices, actions.length);
      for (const copy of [one, other, loaded]) game.applyAt(copy, choice);
      continue;
    }
    break;
  }
  if (game.digest(state) !== digest) broken(4, n, "Playing a fork changed the state");
}

const actionsOf = <S extends State, O>(game: Game<S, Action, O>, state: S): readonly Action[] => game.decision(state)?.actions.all() ?? [];

/** Law 5: dealing anew what a viewer may not know changes nothing in what that viewer is told, now and as the game goes on. */
function secretsHold<S extends State, O>(game: Game<S, Action, O>, state: S, others: Rng, n: number, broken: Broken): void {
  const decision = game.decision(state);
  for (let viewer: Player = SPECTATOR; viewer < state.players; viewer++) {
    const told = game.observe(state, viewer);
    const redealt = game.redeal(state, viewer, others);
    const toldOther = game.observe(redealt, viewer);
    if (!isSame(toldOther, told)) broken(5, n, `Viewer ${viewer} can see hidden cards or numbers`);
    const imagined = game.imagine(told, rngOf(n));
    if (game.digest(game.imaginingFor(redealt, viewer)(rngOf(n))) !== game.digest(imagined))
      broken(5, n, `What viewer ${viewer} imagines depends on hidden cards or numbers`);
    if (!isSame(game.observe(imagined, viewer), toldOther))
      broken(5, n, `A state imagined for viewer ${viewer} contradicts what they know`);
    const looked = lookedAtOtherwise(game, state, viewer, others);
    if (!isSame(game.observe(looked, viewer), told) || game.digest(game.imaginingFor(looked, viewer)(rngOf(n))) !== game.digest(imagined))
      broken(5, n, `Viewer ${viewer} can see which cards of a hand somebody has looked at`);
    if (decision !== undefined && viewer !== decision.player) logHolds(game, state, redealt, viewer, others, n, broken);
  }
}

/** The same, but that others have looked at other cards of hands into which a viewer does not see. */
function lookedAtOtherwise<S extends State, O>(game: Game<S, Action, O>, state: S, viewer: Player, others: Rng): S {
  const copy = game.fork(state);
  const all = everybody(state.players);
  const own = viewer === SPECTATOR ? 0 : 1 << viewer;
  for (let id = 0; id < state.seen.length; id++) {
    const sight = at(game.layout.sights, at(state.zone, id)) & all;
    if (sight === 0 || sight === all || (sight & own) !== 0) continue;
    const seen = at(state.seen, id) & all;
    const other = (seen & (sight | own)) | (below(others, all + 1) & ~sight & ~own);
    // Who watches knows what all know.
    if (viewer !== SPECTATOR || (seen !== all && other !== all)) setNumber(copy as State, "seen", id, other);
  }
  return copy;
}

/** Law 5 for the log: if somebody else's choice looks the same to a viewer in two positions that look the same, so does the log of it. */
function logHolds<S extends State, O>(
  game: Game<S, Action, O>,
  state: S,
  redealt: S,
  viewer: Player,
  others: Rng,
  n: number,
  broken: Broken,
): void {
  // The same chance in both: dice that fall otherwise tell nothing of cards.
  const chance = nextUint32(others);
  const [left, right] = [game.fork(state), redealt].map((copy) => {
    copy.rng = rngOf(chance);
    const decision = game.decision(copy);
    // With other cards in hand there may be nothing to choose from.
    if (decision === undefined || decision.free || decision.actions.length === 0) return undefined;
    const i = below(others, decision.actions.length);
    const shown = decision.isSecret(decision.actions.at(i)) ? undefined : decision.actions.at(i);
    copy.log = [];
    game.applyAt(copy, i);
    const log = copy.log.map((entry) => eventFor(entry, viewer, everybody(state.players)));
    return { seen: [shown, game.observe(copy, viewer)], log };
  });
  if (isSame(left?.seen, right?.seen) && !isSame(left?.log, right?.log))
    broken(5, n, `The log shows viewer ${viewer} hidden information: ${JSON.stringify(left?.log)}`);
}

/** Law 7: plays a game, takes some of it back at random, and looks whether it is what it was. */
function undoAtRandom<S extends State, O>({ open, options }: Subject<S, O>, seed: number, broken: Broken): void {
  const match = Match.begin(open(false), { seed }, options, { keepEvery: 5, digestEvery: 1 });
  const choices = choicesOf(seed);
  /** By entry: the digest after it. */
  const digests = [match.game.digest(match.state)];
  let live = [0];
  for (
    let decision = match.game.decision(match.state);
    decision && decision.actions.length > 0;
    decision = match.game.decision(match.state)
  ) {
    if (live.length > 1 && below(choices, 8) === 0 && digests.length < 200) {
      live = live.slice(0, 1 + below(choices, live.length - 1));
      const to = at(live, live.length - 1);
      const undone = match.undo(to);
      const digest = match.game.digest(match.state);
      digests.push(digest);
      if (!undone.ok || match.diverged || digest !== digests[to]) {
        broken(7, to, match.diverged?.message ?? `The digest is ${digest}, not ${digests[to]}`);
        return;
      }
    } else {
      if (!match.act(decision.player, [decision.actions.at(below(choices, decision.actions.length))]).ok) return;
      live.push(digests.length);
      digests.push(match.game.digest(match.state));
    }
  }
}
