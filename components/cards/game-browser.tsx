"use client";
/** The cards page of each game, loaded with that game's fields alone. */
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { GameId } from "../../engine/cards/card.ts";

const BROWSERS: Readonly<Record<GameId, ComponentType>> = {
  megacorp: dynamic(() => import("../games/megacorp/cards.tsx").then((module) => module.MegacorpCards)),
  san: dynamic(() => import("../games/san/cards.tsx").then((module) => module.SanCards)),
  "virtual-revolution": dynamic(() => import("../games/virtual-revolution/cards.tsx").then((module) => module.VirtualRevolutionCards)),
  metrorunner: dynamic(() => import("../games/metrorunner/cards.tsx").then((module) => module.MetrorunnerCards)),
  corp: dynamic(() => import("../games/corp/cards.tsx").then((module) => module.CorpCards)),
};

export function GameBrowser({ game }: { readonly game: GameId }) {
  const Browser = BROWSERS[game];
  return <Browser />;
}
