"use client";
/** The cards page of a game. */
import type { GameId } from "../../engine/cards/card.ts";
import { CARDS_PAGES } from "../games/lists/cards-pages.ts";
import { FirstContext } from "./first/first-faces.tsx";

type Props = {
  readonly game: GameId;
  /** Under which name the first cards found are written into the page. */
  readonly first?: string | undefined;
};

export function GameBrowser({ game, first }: Props) {
  const Page = CARDS_PAGES[game];
  return (
    <FirstContext value={first}>
      <Page />
    </FirstContext>
  );
}
