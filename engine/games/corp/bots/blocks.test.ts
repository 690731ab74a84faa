/** What the gate of missed blocks counts: a win that one purchase gives, and whether a move before it that would have ended it was made. */
import { expect, test } from "vitest";
import { canWinNext, watchBlocks } from "../../../../tests/games/corp/blocks.ts";
import { GREEDY, sightOf } from "../../../bots/index.ts";
import { rngOf } from "../../../kernel/rng.ts";
import { begin, built, ENGINE, edit, GAME, noHands, reach, SHIPPED, set } from "../corp.test-support.ts";
import type { CorpState } from "../layout.ts";
import { pieceIndex, spaceOf } from "../mat/mat.ts";

/** The second of two players is at the Corporate Action; the first, who owns one of three pieces there, buys another next. */
function threatened(): CorpState {
  const state = reach(begin(), "corporate action", 1);
  edit(state, ...noHands(state));
  return edit(
    state,
    ...[set("round", 5), set("supremacyFrom", 4), set("credits", 20, 0), set("credits", 12, 1)],
    ...built(state, 0, [2, 2, 2]),
    ...built(state, 1, [1, 1, 1]),
    set("piece", 0, pieceIndex(spaceOf(0, 1), 1)),
  );
}

/** What is counted when a turn is played so, up to the next one. */
function counted(...choices: readonly string[]) {
  const state = threatened();
  const { watch, result } = watchBlocks(SHIPPED, ENGINE);
  const { turn } = state;
  for (const kind of choices) {
    const decision = GAME.decision(state);
    if (decision === undefined) throw new Error("The game is over");
    const chosen = decision.actions.all().findIndex((action) => action.kind === kind);
    watch(state, decision, chosen);
    GAME.applyAt(state, chosen);
  }
  expect(state.turn).toBe(turn + 1);
  const decision = GAME.decision(state);
  if (decision) watch(state, decision, 0);
  return { missed: result(state), state };
}

test("a win that one purchase gives is there as long as it can be paid and the pieces are so", () => {
  const state = threatened();
  expect([canWinNext(state, ENGINE, 0), canWinNext(state, ENGINE, 1)]).toEqual([true, false]);
  expect(canWinNext(edit(GAME.fork(state), set("credits", 0, 0), set("piece", -1, pieceIndex(spaceOf(0, 2), 0))), ENGINE, 0)).toBe(false);
  expect(canWinNext(edit(GAME.fork(state), set("supremacyFrom", 9)), ENGINE, 0)).toBe(false);
  expect(canWinNext(edit(GAME.fork(state), set("piece", 1, pieceIndex(spaceOf(0, 2), 1))), ENGINE, 0)).toBe(false);
});

test("whoever builds has ended it, whoever passes has left it; a bot builds", () => {
  expect(counted("build").missed).toEqual({ chances: 1, missed: 0, isLost: false });
  expect(counted("pass").missed).toEqual({ chances: 1, missed: 1, isLost: false });
  const state = threatened();
  const actions = GAME.decision(state)?.actions;
  expect(actions?.at(GREEDY.choose(sightOf(SHIPPED, state, 1), rngOf(1))).kind).toBe("build");
});
