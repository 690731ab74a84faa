/** The marks used on cards of Megacorp. */
import { Building2, MapPin, User, Wrench, Zap } from "lucide-react";
import type { CardMarks } from "../../cards/marks.tsx";

export const MEGACORP_CARD_MARKS: CardMarks = {
  kinds: {
    business: Building2,
    character: User,
    event: Zap,
    equipment: Wrench,
    location: MapPin,
  },
  values: {
    faction: {
      corp: { colour: "var(--corp)", path: "M1.4 8.6V4.64H3.92V1.4H6.08V6.08H8.6V8.6Z", bar: "solid" },
      incarnate: {
        colour: "var(--incarnate)",
        path: "M5 1.4A3.6 3.6 0 1 0 8.6 5A2.23 2.23 0 0 1 5 1.4ZM5.61 3.02A1.37 1.37 0 1 0 8.35 3.02 1.37 1.37 0 1 0 5.61 3.02Z",
        bar: "diagonal",
      },
      gnost: {
        colour: "var(--gnost)",
        path: "M5 1.4L8.96 8.06H1.04ZM3.9 5.79A1.1 1.1 0 1 0 6.1 5.79 1.1 1.1 0 1 0 3.9 5.79Z",
        line: true,
        bar: "horizontal",
      },
      neutral: { colour: "var(--neutral)", path: "M2.1 5A2.9 2.9 0 1 0 7.9 5 2.9 2.9 0 1 0 2.1 5Z", line: true, bar: "dots" },
    },
  },
};
