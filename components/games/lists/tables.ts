/** The table of every game that is played by its rules, loaded with the first match of that game. */
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { PlayableGame } from "../../../engine/games/game.ts";
import type { GameTableProps } from "../../table/match/game-table.tsx";

export const TABLES = {
  san: dynamic(() => import("../san/table/san-table.tsx")),
  megacorp: dynamic(() => import("../megacorp/table/megacorp-table.tsx")),
  "virtual-revolution": dynamic(() => import("../virtual-revolution/table/virtual-revolution-table.tsx")),
  metrorunner: dynamic(() => import("../metrorunner/table/metrorunner-table.tsx")),
  corp: dynamic(() => import("../corp/table/corp-table.tsx")),
} satisfies Readonly<Record<PlayableGame, ComponentType<GameTableProps>>>;
