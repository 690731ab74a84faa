import { Building2, MapPin, User, Wrench, Zap } from "lucide-react";
import type { KindMarks } from "../../cards/marks.tsx";

export const MEGACORP_MARKS: KindMarks = {
  business: Building2,
  character: User,
  event: Zap,
  equipment: Wrench,
  location: MapPin,
};
