/** What a state must always hold, asked at every decision of whole games of random choices: cheap, so that thousands of games are asked. */
import type { Action } from "../../engine/kernel/choice.ts";
import type { Game } from "../../engine/kernel/game.ts";
import type { Subject } from "../../engine/kernel/laws.ts";
import { below, rngOf } from "../../engine/kernel/rng.ts";
import type { State } from "../../engine/kernel/state.ts";

/** Plays games from seed 0 on, half of them as the subject leans. Returns a sentence for the first fault of each game that has one. */
export function countedGames<S extends State, O>({ open, options, leaning }: Subject<S, O>, games: number): string[] {
  const game: Game<S, Action, O> = open(false);
  const faults: string[] = [];
  for (let seed = 0; seed < games; seed++) {
    const state = game.start({ seed }, options);
    const rng = rngOf(seed ^ 0x5eed);
    const draw = (n: number) => below(rng, n);
    for (;;) {
      const [fault] = game.faults(state);
      if (fault) {
        faults.push(`Seed ${seed}, decision ${state.decisions}: ${fault.message}`);
        break;
      }
      const offers = game.offers(state);
      if (offers === 0) break;
      game.applyAt(state, leaning && seed % 2 === 1 ? leaning(state, offers, draw) : draw(offers));
    }
  }
  return faults;
}
