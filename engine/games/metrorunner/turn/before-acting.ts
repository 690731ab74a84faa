/** What a player is told who presses a job of the hand before the action step (MR-4.2): first the move, then where and for what it is completed. */
import type { Refusal } from "../../../kernel/offers.ts";
import { at } from "../../../kernel/state.ts";
import { FREELANCE } from "../content.ts";
import { costWords, lackingFor } from "../jobs/paying.ts";
import { cardsIn, HAND, type MetroEngine, type MetroView } from "../layout.ts";

/** Why a job is not completed while a move is asked for. */
export function beforeActing(
  state: MetroView,
  open: string,
  verb: string,
  card: number | undefined,
  engine: MetroEngine,
): Refusal | undefined {
  if (open !== "move" || (verb !== "choose" && verb !== "complete")) return undefined;
  if (card === undefined || !cardsIn(state, HAND + state.active).includes(card)) return undefined;
  const { content } = engine;
  const design = at(state.card, card);
  const own = at(content.district, design);
  const where = own < FREELANCE ? `in ${at(content.route.names, own)}` : "in any district";
  const lacking = lackingFor(state, engine, card);
  return {
    rule: "MR-4.2",
    reason: `First you move. Then you can complete ${at(content.cards, design).name} ${where} for ${costWords(state, engine, card)}${lacking === "" ? "" : `; you lack ${lacking}`}`,
  };
}
