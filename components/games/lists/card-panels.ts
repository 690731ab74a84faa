/** What the studio shows beside a card's face that only one game has; games without are left out. */
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import type { CardPanelProps } from "../../studio/card/own-panel.tsx";

export const CARD_PANELS: Readonly<Partial<Record<GameId, ComponentType<CardPanelProps>>>> = {
  metrorunner: dynamic(() => import("../metrorunner/studio/card-panel.tsx")),
};
