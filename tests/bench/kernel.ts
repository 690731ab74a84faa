/** How fast the kernel plays, copies, saves and loads: on the toy of the laws, whose every draw is heard by replacements. One line of JSON. */
import type { Game } from "../../engine/kernel/game.ts";
import { below, rngOf } from "../../engine/kernel/rng.ts";
import { openToy, type ToyState } from "../../engine/kernel/toy/toy.test-support.ts";

const SECONDS = 2;

/** Calls per second of `once`, which says how many calls it stands for, over at least `SECONDS` after a warm-up. */
function perSecond(once: () => number): number {
  const run = (seconds: number) => {
    const start = performance.now();
    let calls = 0;
    while (performance.now() - start < seconds * 1000) calls += once();
    return (calls / (performance.now() - start)) * 1000;
  };
  run(0.5);
  return run(SECONDS);
}

const micros = (once: () => void): number =>
  1e6 /
  perSecond(() => {
    for (let i = 0; i < 100; i++) once();
    return 100;
  });

const game = openToy();
const choices = rngOf(1);
let seed = 0;

/** Plays one game of random choices; returns the number of decisions. */
function playout(of: Game<ToyState>): number {
  const state = of.start({ seed: seed++ }, undefined);
  for (let offers = of.offers(state); offers > 0; offers = of.offers(state)) of.applyAt(state, below(choices, offers));
  return state.decisions;
}

const middle = game.start({ seed: 3 }, undefined);
while (middle.decisions < 30) game.applyAt(middle, 0);
const saved = game.save(middle);
const plain = openToy({ plain: true });

console.log(
  JSON.stringify({
    decisionsPerSecond: Math.round(perSecond(() => playout(game))),
    plainDecisionsPerSecond: Math.round(perSecond(() => playout(plain))),
    forkMicros: micros(() => game.fork(middle)),
    digestMicros: micros(() => game.digest(middle)),
    saveMicros: micros(() => game.save(middle)),
    loadMicros: micros(() => game.load(saved)),
    observeMicros: micros(() => game.observe(middle, 0)),
  }),
);
