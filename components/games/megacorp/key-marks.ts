/** The shapes of the traits, as on cards. */
import type { KeyMarks } from "../key-mark.tsx";

export const MEGACORP_KEY_MARKS: KeyMarks = {
  IQ: { path: "M4 1h6l3 6-3 6H4L1 7z", colour: "var(--iq)", printed: "#6db3ff" },
  EQ: { path: "M7 1a6 6 0 1 1 0 12A6 6 0 0 1 7 1z", colour: "var(--eq)", printed: "#ff7d8a" },
  MQ: { path: "M7 .5 13.5 7 7 13.5.5 7z", colour: "var(--mq)", printed: "#f3f5f9" },
  BQ: { path: "M1.5 1.5h11v11h-11z", colour: "var(--bq)", printed: "#52d691" },
};
