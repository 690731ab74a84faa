/** What is under way is seen to its end before a position is judged: a card that is being played, what it is aimed at, a team that is formed or sets out, an offer. Only for bots. */
import type { Game } from "../../../kernel/game.ts";
import type { Player } from "../../../kernel/state.ts";
import { isMoveBegun } from "../city/moving.ts";
import { type CorpEngine, type CorpState, cardsIn, IN_PLAY } from "../layout.ts";

/** Choices that are made on the way, at most. */
const MOST = 12;
/** What is chosen for the best of whoever chooses; the first of equal ones. */
const AIMED: ReadonlySet<string> = new Set(["aim", "choose a card", "form"]);

/** What a position is worth to a player; `isUsual` if many ways lead to the like of it. */
export type Lead = (state: CorpState, player: Player, isUsual?: boolean) => number;

/** The position when what was begun is done: nobody answers a card, and an offer is accepted by whoever gains by it. The state stays as it is. */
export function settled(game: Game<CorpState>, engine: CorpEngine, state: CorpState, worth: Lead): CorpState {
  let now = state;
  for (let i = 0; i < MOST && now.ended === 0; i++) {
    const decision = game.decision(now);
    if (decision === undefined) return now;
    const { kind, player, actions } = decision;
    if (kind === "window" && cardsIn(now, IN_PLAY).length > 0) {
      now = game.fork(now);
      // Passing is the last of what is offered.
      game.applyAt(now, actions.length - 1);
    } else if (kind === "answer" || AIMED.has(kind) || isMoveBegun(now, engine)) {
      let best = now;
      let highest = Number.NEGATIVE_INFINITY;
      for (let a = actions.length - 1; a >= 0; a--) {
        const action = kind === "answer" ? actions.at(a).kind : "";
        // Nothing is gained by refusing what may be let lie.
        if (action === "refuse") continue;
        const next = game.fork(now);
        game.applyAt(next, a);
        const value = worth(next, player, action === "let it lie");
        if (value > highest || (value === highest && kind !== "answer")) [best, highest] = [next, value];
      }
      now = best;
    } else return now;
  }
  return now;
}
