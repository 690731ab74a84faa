/**
 * The table of every game that is played by its rules, loaded with the first match of that game; and what has them, and the faces of every game, fetched by the
 * page that is sent, before its script asks for them.
 */
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import type { PlayableGame } from "../../../engine/games/game.ts";
import type { GameTableProps } from "../../table/match/game-table.tsx";
import { Nothing } from "../../ui/nothing.ts";

export const TABLES = {
  san: dynamic(() => import("../san/table/san-table.tsx")),
  megacorp: dynamic(() => import("../megacorp/table/megacorp-table.tsx")),
  "virtual-revolution": dynamic(() => import("../virtual-revolution/table/virtual-revolution-table.tsx")),
  metrorunner: dynamic(() => import("../metrorunner/table/metrorunner-table.tsx")),
  corp: dynamic(() => import("../corp/table/corp-table.tsx")),
} satisfies Readonly<Record<PlayableGame, ComponentType<GameTableProps>>>;

export const FETCHED_TABLES = {
  san: dynamic(() => import("../san/table/san-table.tsx").then(() => Nothing)),
  megacorp: dynamic(() => import("../megacorp/table/megacorp-table.tsx").then(() => Nothing)),
  "virtual-revolution": dynamic(() => import("../virtual-revolution/table/virtual-revolution-table.tsx").then(() => Nothing)),
  metrorunner: dynamic(() => import("../metrorunner/table/metrorunner-table.tsx").then(() => Nothing)),
  corp: dynamic(() => import("../corp/table/corp-table.tsx").then(() => Nothing)),
} satisfies Readonly<Record<PlayableGame, ComponentType>>;

export const FETCHED_FACES = {
  megacorp: dynamic(() => import("../../../faces/megacorp/index.ts").then(() => Nothing)),
  san: dynamic(() => import("../../../faces/san/index.ts").then(() => Nothing)),
  "virtual-revolution": dynamic(() => import("../../../faces/virtual-revolution/index.ts").then(() => Nothing)),
  metrorunner: dynamic(() => import("../../../faces/metrorunner/index.ts").then(() => Nothing)),
  corp: dynamic(() => import("../../../faces/corp/index.ts").then(() => Nothing)),
} satisfies Readonly<Record<GameId, ComponentType>>;
