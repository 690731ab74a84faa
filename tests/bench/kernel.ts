/** How fast the kernel plays, copies, saves and loads: on the toy of the laws, whose every draw is heard by replacements. One line of JSON. */
import type { Game } from "../../engine/kernel/game.ts";
import { below, rngOf } from "../../engine/kernel/rng.ts";
import { openToy, type ToyState } from "../../engine/kernel/toy/toy.test-support.ts";

/** Seconds of processor time for each figure: others may be at work on the machine. */
const SECONDS = 2;

const seconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Calls per second of `once`, which says how many calls it stands for, after a warm-up. */
function perSecond(once: () => number): number {
  const run = (length: number) => {
    const start = seconds();
    let calls = 0;
    while (seconds() - start < length) for (let i = 0; i < 50; i++) calls += once();
    return calls / (seconds() - start);
  };
  run(0.5);
  return run(SECONDS);
}

const micros = (once: () => void): number =>
  1e6 /
  perSecond(() => {
    for (let i = 0; i < 20; i++) once();
    return 20;
  });

const rounded = (value: number): number => Math.round(value * 100) / 100;

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
    forkMicros: rounded(micros(() => game.fork(middle))),
    digestMicros: rounded(micros(() => game.digest(middle))),
    saveMicros: rounded(micros(() => game.save(middle))),
    loadMicros: rounded(micros(() => game.load(saved))),
    observeMicros: rounded(micros(() => game.observe(middle, 0))),
  }),
);
