/** What is played in a match is written as a scenario that passes, from any point of it that has a name. */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { size } from "../../tests/size.ts";
import { openPlayable } from "../games/open-playable.ts";
import { PLAYABLE, type PlayableGame } from "../games/playable.ts";
import { Match } from "../kernel/match.ts";
import { err, type Result } from "../kernel/result.ts";
import { below, rngOf } from "../kernel/rng.ts";
import { playScenario } from "./run.ts";
import type { Scenario } from "./schema.ts";
import { draftScenario, writeScenario } from "./write.ts";

const { content } = loadContent();
const open = (game: PlayableGame) => {
  const { cards, keywords, decks, boards } = content[game];
  const lists = decks.map(({ id, list }) => ({ id, list }));
  const opened = openPlayable(game, { cards, keywords, decks: lists, ...(boards ? { boards } : {}) });
  if (!opened.ok) throw new Error(opened.error[0]?.name);
  return opened.value;
};
const isRule = () => true;

describe.each(PLAYABLE)("a match of %s", (id) => {
  const playable = open(id);
  const { game } = playable;

  const { standard } = playable.options;

  /** A match of random choices. */
  const played = (seed: number, choices: number): Match => {
    const players = playable.players?.(standard);
    const match = Match.begin(game, { seed, ...(players === undefined ? {} : { players }) }, standard);
    const rng = rngOf(seed);
    while (match.entries.length < choices) {
      const decision = game.decision(match.state);
      if (!decision) break;
      match.act(decision.player, [decision.actions.at(below(rng, decision.actions.length))]);
    }
    return match;
  };
  const drafted = (match: Match, seed: number, from: number, to: number) =>
    draftScenario(playable, { options: standard, seed, start: match.stateAfter(from), entries: match.live.slice(from, to) });

  let written: readonly Result<Scenario, string>[] | undefined;
  /** What is written from points of one match to some choices later. */
  function allWritten(): readonly Result<Scenario, string>[] {
    if (written !== undefined) return written;
    const match = played(1, 50);
    const results: Result<Scenario, string>[] = [];
    for (let n = 5; n + 3 < match.entries.length; n += size === "whole" ? 2 : 10) {
      const draft = drafted(match, 1, n, n + 3);
      results.push(
        draft.ok
          ? writeScenario(playable, draft.value, { name: `From ${n}`, rules: [], facts: draft.value.facts }, isRule)
          : err(draft.error.message),
      );
    }
    written = results;
    return written;
  }

  test("is written where a part of a turn begins; elsewhere it is said why it is not", { timeout: 120_000 }, () => {
    const results = allWritten();
    const refused = results.flatMap((result) => (result.ok ? [] : [result.error]));
    expect(refused.filter((error) => !/^(A shuffle or a random draw happened|A scenario can begin at)/.test(error))).toEqual([]);
    expect(results.length - refused.length).toBeGreaterThan(0);
  });

  test("is written whole from its start, with all that chance brought", { timeout: 120_000 }, () => {
    const match = played(4, 40);
    const choices = match.live.length;
    expect(choices).toBeGreaterThan(20);
    const draft = drafted(match, 4, 0, choices);
    if (!draft.ok) throw new Error(draft.error.message);
    expect([draft.value.seed, draft.value.position, draft.value.steps.length]).toEqual([4, undefined, choices]);
    const came = draft.value.facts.filter((fact) => fact.came);
    expect(came.length).toBeGreaterThan(1);
    expect(came.length).toBeLessThan(draft.value.facts.length);
    const whole = writeScenario(playable, draft.value, { name: "All of it", rules: [], facts: came }, isRule);
    expect(whole.ok && playScenario(playable, whole.value, [], isRule).is).toBe("passed");
    // Another seed brings other cards.
    expect(whole.ok && playScenario(playable, { ...whole.value, seed: 3 }, [], isRule).is).not.toBe("passed");
  });

  test("a scenario that was written fails when what it expects is changed", { timeout: 120_000 }, () => {
    const [scenario] = allWritten().flatMap((result) => (result.ok ? [result.value] : []));
    const [last = {}] = scenario?.steps.slice(-1) ?? [];
    const changed = { ...last, expect: { ...(last["expect"] as object), turn: 99 } };
    expect(scenario && playScenario(playable, scenario, [], isRule).is).toBe("passed");
    expect(scenario && playScenario(playable, { ...scenario, steps: [...scenario.steps.slice(0, -1), changed] }, [], isRule).is).toBe(
      "failed",
    );
  });
});
