/** Plays a transcript again and says where the rules no longer do what it says. */
import { canonicalJson } from "../kernel/canonical.ts";
import { type Action, sameAction } from "../kernel/choice.ts";
import type { Game } from "../kernel/game.ts";
import type { State } from "../kernel/state.ts";
import { type Designs, factsOf } from "./transcript.ts";
import type { Transcript } from "./transcript-schema.ts";

/** `n` is the first decision that differs: decisions count from 1; one more than there are is the end. */
export type TranscriptDivergence = { readonly n: number; readonly message: string };
export type Replayed = { readonly state: State; readonly divergence: TranscriptDivergence | undefined };

/**
 * Plays on until something differs or the transcript ends. The options have been checked by the caller. With other cards than it was played with only
 * what was done is compared, and not what the cards are called.
 */
export function replayTranscript(game: Game, designs: Designs, { header, decisions, end }: Transcript, options: unknown): Replayed {
  const state = game.start({ seed: header.seed, players: header.seats.length }, options);
  const diverged = (n: number, message: string): Replayed => ({ state, divergence: { n, message } });
  const sameCards = header.content === game.content;
  const isSaid = (written: unknown) => !sameCards || isSame(factsOf(game, designs, state), written);
  for (const written of decisions) {
    const decision = game.decision(state);
    if (decision === undefined) return diverged(written.n, "The game is over before it");
    if (decision.player !== written.player)
      return diverged(written.n, `Player ${decision.player + 1} chooses, not player ${written.player + 1}`);
    for (const name of ["kind", "rule", ...(sameCards ? (["prompt"] as const) : [])] as const)
      if (decision[name] !== written[name])
        return diverged(
          written.n,
          `The ${name} of the decision is ${JSON.stringify(decision[name])}, not ${JSON.stringify(written[name])}`,
        );
    const offered = difference(decision.actions.all(), written.offered);
    if (offered !== undefined) return diverged(written.n, offered);
    if (game.digest(state) !== written.digest || !isSaid(written.state))
      return diverged(written.n, "The state before it differs from the recorded one");
    const chosen = decision.actions.indexOf(written.chosen);
    if (chosen < 0) return diverged(written.n, `${JSON.stringify(written.chosen)} was chosen but is not available`);
    game.applyAt(state, chosen);
  }
  const last = decisions.length + 1;
  if (end === undefined) return diverged(last, "The line with the result is missing");
  if (end.decisions !== state.decisions) return diverged(last, `${state.decisions} decisions were made, not ${end.decisions}`);
  if (game.digest(state) !== end.digest || !isSaid(end.state)) return diverged(last, "The last state differs from the recorded one");
  return isSame(game.returns(state) ?? null, end.outcome)
    ? { state, divergence: undefined }
    : diverged(last, "The result differs from the recorded one");
}

const isSame = (now: unknown, then: unknown): boolean => canonicalJson(now) === canonicalJson(then);

/** What differs between the actions on offer now and those that were written down, in words; undefined if nothing does. */
function difference(now: readonly Action[], then: readonly Action[]): string | undefined {
  const added = now.find((action) => !then.some((other) => sameAction(action, other)));
  const gone = then.find((action) => !now.some((other) => sameAction(action, other)));
  if (added !== undefined) return `${JSON.stringify(added)} is available now but was not`;
  if (gone !== undefined) return `${JSON.stringify(gone)} was available but is not now`;
  if (now.length !== then.length) return `${now.length} actions are available; there were ${then.length}`;
  return now.every((action, i) => sameAction(action, then[i] ?? action)) ? undefined : "The same actions are available in another order";
}
