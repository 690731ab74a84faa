/** Before a match begins: what those bring for whom it waits. Whatever is written here is on disk when it returns. */
import { and, eq } from "drizzle-orm";
import { type DeckList, ownSections } from "../../engine/cards/deck.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import type { Player } from "../../engine/kernel/state.ts";
import type { Ended, MatchId } from "../../engine/matches/stored.ts";
import type { Db } from "../client.ts";
import { matches, matchSeats } from "../schema/index.ts";
import { insertNotes, matchHead } from "./matches.ts";

export type Ready = {
  readonly player: Player;
  /** The newest note that the writer knew. */
  readonly notes: number;
  /** The deck that the seat plays with; undefined: as it was. */
  readonly deck: DeckList | undefined;
  /** What the match begins with, when nobody is waited for any more. The decks that lay with the seats are in the options then. */
  readonly begins:
    | { readonly options: unknown; readonly seed: number; readonly asked: Player | undefined; readonly outcome: Ended | undefined }
    | undefined;
  readonly at: string;
};

/** Notes that a seat is ready, and begins the match with the last one, all in one transaction. The error: somebody was faster, or there is no such match. */
export function readySeat(db: Db, id: MatchId, { player, notes, deck, begins, at }: Ready): Result<undefined, "stale" | "no-match"> {
  return db.transaction(
    () => {
      const head = matchHead(db, id);
      if (!head) return err("no-match");
      if (head.notes !== notes) return err("stale");
      const seat = and(eq(matchSeats.match, id), eq(matchSeats.player, player));
      db.update(matchSeats)
        .set({ ready: 1, ...(deck ? { deck: JSON.stringify(ownSections(deck)) } : {}) })
        .where(seat)
        .run();
      insertNotes(db, id, notes, head.length, [{ kind: "ready", player }], at);
      const began = begins && {
        options: JSON.stringify(begins.options),
        seed: begins.seed,
        asked: begins.asked ?? null,
        outcome: begins.outcome ? JSON.stringify(begins.outcome) : null,
      };
      if (began) db.update(matchSeats).set({ deck: null }).where(eq(matchSeats.match, id)).run();
      db.update(matches)
        .set({ updatedAt: at, ...began })
        .where(eq(matches.id, id))
        .run();
      return ok(undefined);
    },
    { behavior: "immediate" },
  );
}
