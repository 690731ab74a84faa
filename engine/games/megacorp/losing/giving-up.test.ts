/** Players who give up at any moment of a match of three or four: the others go on (MC-13.7, MC-17.3, MC-R103). */
import { expect, test } from "vitest";
import { loadContent } from "../../../../content/load.ts";
import { below, rngOf } from "../../../kernel/rng.ts";
import { openMegacorp } from "../open.ts";

const opened = openMegacorp(loadContent().content.megacorp);
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const { game, options } = opened.value;

/** Plays at random; about one in sixty questions that are not about priority is answered by giving up. Says what was wrong, or how many gave up. */
function play(seed: number): number | string {
  const rng = rngOf(seed);
  const state = game.start({ seed }, options.random?.(rng) ?? options.standard);
  if (state.players < 3) return 0;
  const out = new Set<number>();
  for (let decision = game.decision(state); decision !== undefined && state.decisions < 1500; decision = game.decision(state)) {
    const { player, kind, actions } = decision;
    if (out.has(player)) return `seed ${seed}: who gave up is asked: ${kind}`;
    if (kind !== "priority" ? below(rng, 60) === 0 : below(rng, 1000) === 0) {
      out.add(player);
      game.concede(state, player);
      const [fault] = game.faults(state);
      if (fault) return `seed ${seed}, asked ${kind}: ${fault.message}`;
    } else game.applyAt(state, below(rng, actions.length));
  }
  return out.size;
}

test("whoever gives up is out and asked no more, and nothing is left of what that player was doing", () => {
  const played = Array.from({ length: 120 }, (_, seed) => play(seed));
  expect(played.filter((one) => typeof one === "string")).toEqual([]);
  expect(played.reduce<number>((sum, one) => sum + Number(one), 0)).toBeGreaterThan(30);
}, 120_000);
