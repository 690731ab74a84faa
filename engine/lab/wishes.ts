/**
 * Whether players are told why not: at positions of played games every wish, a card in sight and what one may want to do with it, is on offer or has a reason
 * with the number of a rule.
 */
import type { Bot, BotGame } from "../bots/index.ts";
import type { Game } from "../kernel/game.ts";
import { at, type Player, type State } from "../kernel/state.ts";
import { Playout } from "./playout.ts";

/** Between two positions that are looked at, in decisions: a prime, so that they fall on all kinds of choices. */
const EVERY = 7;
/** Examples that are kept of what should not be. */
const EXAMPLES = 10;

/** Counts of wishes, and where one was not answered. */
export type WishReport = {
  positions: number;
  games: number;
  /** Positions by the kind of choice that was asked. */
  readonly asked: { [kind: string]: number };
  wishes: number;
  /** On offer. */
  offered: number;
  /** Not on offer, with reasons that are about the card itself: all requirements that it fails. */
  refused: number;
  /** Not on offer because something else is asked now, which is said with its rule. */
  otherwise: number;
  /** Neither on offer nor with a reason that has a rule: to be 0. */
  silent: number;
  /** On offer and refused all the same: to be 0. */
  contradictory: number;
  readonly examples: string[];
};

export type WishTrial = {
  /** What a player may want to do with a card. */
  readonly wishes: readonly string[];
  readonly bots: readonly Bot[];
  /** Options of the games, in turn. */
  readonly tables: readonly unknown[];
  readonly seed: number;
};

const A_RULE = /\((?:[A-Z]+-?[A-Z]?\d[\w.]*|a card's text)\)$/;

/** Looks at so many positions of games from a seed on, of as many games as it takes. `stop` is asked between positions. */
export function tryWishes(played: BotGame, trial: WishTrial, positions: number, stop: () => boolean = () => false): WishReport {
  const report: WishReport = {
    positions: 0,
    games: 0,
    asked: {},
    wishes: 0,
    offered: 0,
    refused: 0,
    otherwise: 0,
    silent: 0,
    contradictory: 0,
    examples: [],
  };
  for (let seed = trial.seed; report.positions < positions && !stop(); seed++) {
    const options = trial.tables[seed % trial.tables.length];
    const players = played.game.start({ seed }, options).players;
    const under = new Playout(
      played,
      Array.from({ length: players }, (_, i) => at(trial.bots, i % trial.bots.length)),
      { seed, options },
    );
    report.games++;
    do {
      if (under.state.decisions % EVERY === EVERY - 1) look(played.game, under.state, trial.wishes, `seed ${seed}`, report);
    } while (report.positions < positions && !stop() && under.step());
  }
  return report;
}

/** Counts the wishes of whoever is asked. */
function look(game: Game, state: State, verbs: readonly string[], where: string, report: WishReport): void {
  const decision = game.decision(state);
  if (decision === undefined) return;
  const { player, kind } = decision;
  report.positions++;
  report.asked[kind] = (report.asked[kind] ?? 0) + 1;
  const actions = decision.actions.all();
  for (const card of cardsInSight(state, player)) {
    const about = game.why(state, player, { card });
    for (const verb of verbs) {
      const offered = actions.some((action) => action.kind === verb && action["card"] === card);
      const own = about.filter((one) => one.verb === verb);
      // A card may be offered for a verb in several ways, of which some are refused: by trait, by ability.
      const answers = own.length > 0 || offered ? own : game.why(state, player, { kind: verb, card });
      const granted = own.some(({ reasons }) => reasons.length === 0);
      const told =
        answers.length > 0 && answers.every(({ reasons }) => reasons.length > 0 && reasons.every((reason) => A_RULE.test(reason)));
      report.wishes++;
      if (offered) report.offered++;
      else if (!told) report.silent++;
      else if (own.length > 0) report.refused++;
      else report.otherwise++;
      const contradicts = offered !== granted;
      if (contradicts) report.contradictory++;
      if ((contradicts || (!offered && !told)) && report.examples.length < EXAMPLES)
        report.examples.push(
          `${where}, decision ${state.decisions} (${kind}): ${verb} ${game.cardName(at(state.card, card))}: ${answers.flatMap(({ reasons }) => reasons).join("; ") || "no reason"}`,
        );
    }
  }
}

const cardsInSight = (state: State, player: Player): number[] =>
  state.card.flatMap((_, card) => ((at(state.seen, card) & (1 << player)) === 0 ? [] : [card]));
