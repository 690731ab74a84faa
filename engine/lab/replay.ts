/** Plays a transcript again and says where the rules no longer do what it says. */
import { type Action, sameAction } from "../kernel/choice.ts";
import type { Game } from "../kernel/game.ts";
import type { State } from "../kernel/state.ts";
import type { Transcript } from "./transcript-schema.ts";

/** `n` is the first decision that differs: decisions count from 1; one more than there are is the end. */
export type TranscriptDivergence = { readonly n: number; readonly message: string };
export type Replayed = { readonly state: State; readonly divergence: TranscriptDivergence | undefined };

/** Plays on until something differs or the transcript ends. The options have been checked by the caller. */
export function replayTranscript(game: Game, { header, decisions, end }: Transcript, options: unknown): Replayed {
  const state = game.start({ seed: header.seed, players: header.seats.length }, options);
  const diverged = (n: number, message: string): Replayed => ({ state, divergence: { n, message } });
  for (const written of decisions) {
    const decision = game.decision(state);
    if (decision === undefined) return diverged(written.n, "The game is over before it");
    if (decision.player !== written.player)
      return diverged(written.n, `Player ${decision.player + 1} chooses and not player ${written.player + 1}`);
    const offered = difference(decision.actions.all(), written.offered);
    if (offered !== undefined) return diverged(written.n, offered);
    if (game.digest(state) !== written.digest) return diverged(written.n, "The state before it is another than the one written down");
    const chosen = decision.actions.indexOf(written.chosen);
    if (chosen < 0) return diverged(written.n, `${JSON.stringify(written.chosen)} was chosen and is not on offer`);
    game.applyAt(state, chosen);
  }
  if (end !== undefined && game.digest(state) !== end.digest)
    return diverged(decisions.length + 1, "The last state is another than the one written down");
  return { state, divergence: undefined };
}

/** What differs between the actions on offer now and those that were written down, in words; undefined if nothing does. */
function difference(now: readonly Action[], then: readonly Action[]): string | undefined {
  const added = now.find((action) => !then.some((other) => sameAction(action, other)));
  const gone = then.find((action) => !now.some((other) => sameAction(action, other)));
  if (added !== undefined) return `${JSON.stringify(added)} is on offer and was not`;
  if (gone !== undefined) return `${JSON.stringify(gone)} was on offer and is not`;
  if (now.length !== then.length) return `${now.length} actions are on offer and ${then.length} were`;
  return now.every((action, i) => sameAction(action, then[i] ?? action)) ? undefined : "The same actions are on offer in another order";
}
