/** The puzzle of the day of every game that has one, loaded when its page is opened. */
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { PuzzleGame } from "../../../engine/games/game.ts";
import type { PuzzleProps } from "../../puzzle/puzzle-page.tsx";

export const PUZZLE_PAGES = {
  metrorunner: dynamic(() => import("../metrorunner/puzzle/hack-puzzle.tsx")),
} satisfies Readonly<Record<PuzzleGame, ComponentType<PuzzleProps>>>;
