"use client";
/** The cards page of a game. */
import type { GameId } from "../../engine/cards/card.ts";
import { CARDS_PAGES } from "../games/lists/cards-pages.ts";

export function GameBrowser({ game }: { readonly game: GameId }) {
  const Page = CARDS_PAGES[game];
  return <Page />;
}
