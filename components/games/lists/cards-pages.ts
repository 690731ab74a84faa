/** The cards page of every game, loaded with that game's fields, painters and marks alone. */
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { GameId } from "../../../engine/cards/card.ts";

export const CARDS_PAGES = {
  megacorp: dynamic(() => import("../megacorp/cards.tsx")),
  san: dynamic(() => import("../san/cards.tsx")),
  "virtual-revolution": dynamic(() => import("../virtual-revolution/cards.tsx")),
  metrorunner: dynamic(() => import("../metrorunner/cards.tsx")),
  corp: dynamic(() => import("../corp/cards.tsx")),
} satisfies Readonly<Record<GameId, ComponentType>>;
