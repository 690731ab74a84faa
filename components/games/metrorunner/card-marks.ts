/** The marks used on cards of Metrorunner. */
import { Cpu, FileText, Flag, Map as MapIcon, Package, User } from "lucide-react";
import type { CardMarks } from "../../cards/marks.tsx";

export const METRORUNNER_CARD_MARKS: CardMarks = {
  kinds: {
    job: FileText,
    "starting-job": Flag,
    network: MapIcon,
    character: User,
    contract: Package,
    ai: Cpu,
  },
};
