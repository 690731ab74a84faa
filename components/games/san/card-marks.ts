/** The marks used on cards of San. */
import { CircleAlert, Cpu, Megaphone, Skull, Wrench } from "lucide-react";
import type { CardMarks } from "../../cards/marks.tsx";

export const SAN_CARD_MARKS: CardMarks = {
  kinds: {
    corruption: Skull,
    propaganda: Megaphone,
    hacking: Cpu,
    equipment: Wrench,
    virus: CircleAlert,
  },
};
