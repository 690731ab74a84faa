/** The marks of what stands on cards of Emberwick. */
import { Flame, Lamp } from "lucide-react";
import type { CardMarks } from "../../cards/marks.tsx";

export const EMBERWICK_CARD_MARKS: CardMarks = { kinds: { wick: Flame, lantern: Lamp } };
