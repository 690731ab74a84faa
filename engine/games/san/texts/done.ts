/** What players have done this turn, as texts ask for it; kept only in games with a text that does (SAN-R56). */
import { at } from "../../../kernel/state.ts";
import { ALL_KINDS } from "../content.ts";
import type { SanView } from "../layout.ts";

/** What is kept, by number as `done` has it. */
export const DONE = ["bought", "crossed", "destroyed", "discarded", "corrupted", "drew", "passed", "moved", "won"] as const;
export type Deed = (typeof DONE)[number];

/** Numbers of a deed in the list `done`: player, which, kinds of the card (one bit each; all, where not both players may know them). */
export const DONE_SIZE = 3;

/** How often a player has done it this turn, to cards of some kinds. */
export function timesDone({ done }: SanView, player: number, deed: Deed, kinds = ALL_KINDS): number {
  const which = DONE.indexOf(deed);
  let times = 0;
  for (let i = 0; i < done.length; i += DONE_SIZE)
    if (done[i] === player && done[i + 1] === which && (at(done, i + 2) & kinds) !== 0) times++;
  return times;
}
