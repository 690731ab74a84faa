import { MapPin, Skull, Sparkles, Target, Trophy, Users, Zap } from "lucide-react";
import type { KindMarks } from "../../cards/marks.tsx";

export const VIRTUAL_REVOLUTION_MARKS: KindMarks = {
  agent: Users,
  verse: Sparkles,
  necroverse: Skull,
  corruption: Skull,
  objective: Target,
  title: Trophy,
  boost: Zap,
  location: MapPin,
};
