import { Cpu, FileText, Flag, Map as MapIcon, Package, User } from "lucide-react";
import type { KindMarks } from "../../cards/marks.tsx";

export const METRORUNNER_MARKS: KindMarks = {
  job: FileText,
  "starting-job": Flag,
  network: MapIcon,
  character: User,
  contract: Package,
  ai: Cpu,
};
