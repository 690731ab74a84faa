import { Crosshair, Landmark, Shield, Swords } from "lucide-react";
import type { KindMarks } from "../../cards/marks.tsx";

export const CORP_MARKS: KindMarks = {
  runner: Crosshair,
  security: Shield,
  asset: Landmark,
  action: Swords,
};
