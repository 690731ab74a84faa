/** How fast San plays by its texts: random play, starting and copying. One line of JSON; seconds of processor time, so that others may be at work. */
import { loadContent } from "../../content/load.ts";
import { openPlayable } from "../../engine/games/playable.ts";
import type { Game } from "../../engine/kernel/game.ts";
import { below, rngOf } from "../../engine/kernel/rng.ts";
import type { State } from "../../engine/kernel/state.ts";

/** Seconds of processor time for each figure. */
const SECONDS = 3;
const MIDDLE = 250;

const { cards, keywords } = loadContent().content.san;
const opened = openPlayable("san", { cards, keywords });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const { game, subject, options } = opened.value;
const choices = rngOf(1);
let seed = 0;

/** Plays random choices until the game is over or has had so many. */
function play(of: Game, until = Number.POSITIVE_INFINITY): State {
  const state = of.start({ seed: seed++ }, options.standard);
  for (let offers = of.offers(state); offers > 0 && state.decisions < until; offers = of.offers(state))
    of.applyAt(state, below(choices, offers));
  return state;
}

const seconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** What `once` counts in a second, after a warm-up. */
function perSecond(once: () => number): number {
  const run = (length: number) => {
    const start = seconds();
    let count = 0;
    while (seconds() - start < length) for (let i = 0; i < 50; i++) count += once();
    return count / (seconds() - start);
  };
  run(1);
  return run(SECONDS);
}
const micros = (once: () => unknown): number =>
  Math.round(
    1e8 /
      perSecond(() => {
        for (let i = 0; i < 20; i++) once();
        return 20;
      }),
  ) / 100;

const plain = subject(true);
const middle = play(game, MIDDLE);
let games = 0;
let decisions = 0;
const decisionsPerSecond = perSecond(() => {
  const state = play(game);
  games++;
  decisions += state.decisions;
  return state.decisions;
});

console.log(
  JSON.stringify({
    decisionsPerSecond: Math.round(decisionsPerSecond),
    decisionsPerGame: Math.round(decisions / games),
    plainDecisionsPerSecond: Math.round(perSecond(() => play(plain).decisions)),
    startMicros: micros(() => game.start({ seed: seed++ }, options.standard)),
    forkMicros: micros(() => game.fork(middle)),
    digestMicros: micros(() => game.digest(middle)),
  }),
);
