/** The ways in which a match ends, by number (MC-13). */
import type { Ending } from "../../../kernel/rules.ts";

export const BANKRUPTCY = 0;
export const ISOLATION = 1;
export const BUYOUT = 2;
export const DESTRUCTION = 3;
export const DECK_OUT = 4;
export const BY_EFFECT = 5;
export const CONCEDED = 6;
export const DRAWN = 7;
export const TURN_LIMIT = 8;
export const DECISION_LIMIT = 9;
export const STEP_LIMIT = 10;

export const ENDINGS: readonly Ending[] = [
  { rule: "MC-13.1", reason: "A player had no money when a turn ended" },
  { rule: "MC-13.2", reason: "A player's Business was docked to nothing when the own turn ended" },
  { rule: "MC-13.3", reason: "A player's Business was bought" },
  { rule: "MC-13.4", reason: "A player's Business left its network" },
  { rule: "MC-13.5", reason: "A player had to draw from an empty main deck" },
  { rule: "MC-13.6", reason: "A card decided the game" },
  { rule: "MC-13.7", reason: "A player conceded" },
  { rule: "MC-13.10", reason: "All players who were left lost together: a draw" },
  { rule: "MC-R145", reason: "The last turn was played: a draw" },
  { rule: "MC-R145", reason: "A turn took too many decisions: a draw" },
  { rule: "MC-R145", reason: "Card effects went on without end and asked nobody: a draw" },
];

/** Turns of each player that started, after which nobody wins (MC-R145). */
export const MOST_TURNS_EACH = 100;
/** Decisions of one turn, after which nobody wins (MC-R145). */
export const MOST_DECISIONS = 2000;
/** Steps of one resolution, after which nobody wins (MC-R145, MC-R108). */
export const MOST_STEPS = 10_000;
