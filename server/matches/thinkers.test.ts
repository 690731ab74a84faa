/** Bots think in another thread, which measures between their choices how many nodes a search manages. */
import { afterAll, expect, test } from "vitest";
import { openStudio } from "../testing.ts";
import { pinToday } from "./contents.ts";
import { dismissThinkers, measureElsewhere, thinkElsewhere } from "./thinkers.ts";

afterAll(openStudio());
afterAll(dismissThinkers);

test("a bot is answered while a game is measured", async () => {
  const opened = pinToday("san");
  if (!opened.ok || !("game" in opened.value.playable)) return expect.fail("San cannot be played");
  const { game, options } = opened.value.playable;
  const state = game.start({ seed: 1 }, options.standard);
  const observation = game.observe(state, game.decision(state)?.player ?? 0, "open");
  const order: string[] = [];
  const measured = measureElsewhere(opened.value).then((nodes) => {
    order.push("pace");
    return nodes;
  });
  for (let seed = 0; seed < 3; seed++) {
    const { judged } = await thinkElsewhere(opened.value, { bot: "greedy", observation, seed }, true);
    expect(judged[0]?.action).toBeDefined();
    order.push("thought");
  }
  expect(await measured).toBeGreaterThanOrEqual(10);
  expect(order).toEqual(["thought", "thought", "thought", "pace"]);
});
