"use client";
/** What a game has to show of a card while it is typed, beside its face. */
import type { CardId, GameId } from "../../../engine/cards/card.ts";
import { CARD_PANELS } from "../../games/lists/card-panels.ts";
import { type Draft, get, isObject, textAt } from "./draft.ts";

export type CardPanelProps = {
  readonly game: GameId;
  readonly id: CardId;
  readonly kind: string;
  /** The fields as they are typed; anything may be wrong in them. */
  readonly fields: Draft;
  /** Number of the newest saved revision. */
  readonly revision: number;
};

export function OwnPanel({ game, id, draft, revision }: Pick<CardPanelProps, "game" | "id" | "revision"> & { readonly draft: Draft }) {
  const Own = CARD_PANELS[game];
  const fields = get(draft, "fields");
  return Own ? <Own {...{ game, id, revision }} kind={textAt(draft, "kind")} fields={isObject(fields) ? fields : {}} /> : null;
}
