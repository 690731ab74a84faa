import { CircleAlert, Cpu, Megaphone, Skull, Wrench } from "lucide-react";
import type { KindMarks } from "../../cards/marks.tsx";

export const SAN_MARKS: KindMarks = {
  corruption: Skull,
  propaganda: Megaphone,
  hacking: Cpu,
  equipment: Wrench,
  virus: CircleAlert,
};
