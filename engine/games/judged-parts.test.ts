/** In every game the parts of a judgement tell what the judgement tells: whoever stands better has more of them. */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { type BotGame, differenceOf, sightOf } from "../bots/index.ts";
import { below, rngOf } from "../kernel/rng.ts";
import type { State } from "../kernel/state.ts";
import { openPlayable } from "./open-playable.ts";
import { PLAYABLE } from "./playable.ts";

const { content } = loadContent();
const GAMES = 4;
/** Positions of a game that are compared with each other. */
const POSITIONS = 12;
/** Positions in which actions are compared. */
const TRIED = 4;
/** By how much one has to be judged better. */
const CLEAR = 0.02;

describe.each(PLAYABLE)("%s", (id) => {
  const { cards, keywords, decks, boards } = content[id];
  const lists = decks.map(({ id: deck, list }) => ({ id: deck, list }));
  const opened = openPlayable(id, { cards, keywords, decks: lists, ...(boards ? { boards } : {}) });
  const playable = opened.ok ? opened.value : expect.fail(JSON.stringify(opened.error));
  const { game, options, turns, follow, parts } = playable;
  const { evaluate, outlook = evaluate }: BotGame = playable;

  /** Where turns begin in a game that goes on as habit has it, or by chance. */
  function begun(seed: number): State[] {
    const state = game.start({ seed }, options.standard);
    const rng = rngOf(seed);
    const found: State[] = [];
    for (let last = -1; found.length < POSITIONS && state.ended === 0; ) {
      const turn = turns?.(state) ?? 0;
      if (turn !== last && game.offers(state) > 1) found.push(game.fork(state));
      last = turn;
      if (follow) follow(state);
      else game.applyAt(state, below(rng, game.offers(state)));
    }
    return found;
  }

  test("parts add up to what is better", () => {
    let [same, all] = [0, 0];
    for (let seed = 1; seed <= GAMES; seed++) {
      const judged = begun(seed).map((state) => ({
        worth: outlook?.(state, 0) ?? 0,
        sum: (parts?.(state, 0) ?? []).reduce((sum, { points }) => sum + points, 0),
      }));
      for (const one of judged)
        for (const other of judged) {
          if (one.worth - other.worth < CLEAR) continue;
          all++;
          if (one.sum > other.sum) same++;
        }
    }
    expect(all).toBeGreaterThan(20);
    expect(same / all).toBeGreaterThan(0.9);
  });

  test("an action differs from itself in nothing, and from another in words of the game", () => {
    let said = 0;
    for (const state of begun(1).slice(0, TRIED)) {
      const player = game.decision(state)?.player ?? 0;
      const sight = sightOf(playable, state, player);
      expect(differenceOf(sight, rngOf(1), 0, 0)).toMatchObject({ more: [], less: [] });
      const offers = game.offers(state);
      for (const other of [1, offers - 1]) {
        const [there, back] = [differenceOf(sight, rngOf(1), 0, other), differenceOf(sight, rngOf(1), other, 0)];
        // Only one of two is better.
        expect(there.more.length === 0 || back.more.length === 0).toBe(true);
        said += there.more.length + back.more.length;
      }
    }
    expect(said).toBeGreaterThan(0);
  });
});
