/** What the other player did in the last turn that was not the viewer's: what changed while one did not look. Pure. */
import type { LogItem } from "../../../../engine/matches/told.ts";

export type LastTurn = {
  readonly player: number;
  /** Its choices that changed more than hand and pools, in words: "buys Shredder for 4: Bagman comes to slot 2". */
  readonly done: readonly string[];
  /** Places of the River whose card came then. */
  readonly refilled: ReadonlySet<number>;
};

/** @param active whose turn it is, for who only watches: `viewer` -1 */
export function lastTurn(items: readonly LogItem[], viewer: number, active: number): LastTurn | undefined {
  const self = viewer < 0 ? active : viewer;
  const live = items.filter(({ kind, undone }) => kind === "act" && !undone);
  const last = live.findLast(({ player }) => player !== self);
  if (last?.player === undefined) return undefined;
  const isThen = ({ turn, player }: LogItem) => turn === last.turn && player === last.player;
  const then = live.filter(isThen);
  const refilled = new Set<number>();
  for (const item of live)
    for (const { event, args } of item.events) {
      if (event !== "refill") continue;
      const [place = -1] = args;
      if (isThen(item)) refilled.add(place);
      else refilled.delete(place);
    }
  const marker = then.findLast(({ marks }) => marks?.includes("hacked"));
  const done = then.filter((item) => item.marks && (!item.marks.includes("hacked") || item === marker));
  return { player: last.player, done: done.flatMap(({ lines }) => lines.slice(0, 1)), refilled };
}
