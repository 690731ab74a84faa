/** The marks used on cards of Virtual Revolution. */
import { MapPin, Skull, Sparkles, Target, Trophy, Users, Zap } from "lucide-react";
import type { CardMarks } from "../../cards/marks.tsx";

export const VIRTUAL_REVOLUTION_CARD_MARKS: CardMarks = {
  kinds: {
    agent: Users,
    verse: Sparkles,
    necroverse: Skull,
    corruption: Skull,
    objective: Target,
    title: Trophy,
    boost: Zap,
    location: MapPin,
  },
};
