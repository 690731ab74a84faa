import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import { printedKeywords } from "../../../engine/cards/printed-keywords.ts";
import { cardQueries } from "../../api/cards.ts";
import { type Draft, textAt } from "./draft.ts";

/** The names of the library's keywords in the typed text: its face prints them as keywords. */
export function usePrintedKeywords(game: GameId, draft: Draft): readonly string[] | undefined {
  const { data } = useQuery(cardQueries.library(game));
  const text = textAt(draft, "text");
  return useMemo(() => printedKeywords(text, data?.keywords ?? []).keywords, [text, data?.keywords]);
}
