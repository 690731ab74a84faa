import { Flame, Lamp } from "lucide-react";
import type { KindMarks } from "../../cards/marks.tsx";

export const EMBERWICK_MARKS: KindMarks = { wick: Flame, lantern: Lamp };
