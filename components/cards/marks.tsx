/** Small marks beside words: a game's kinds, and Megacorp's factions as they stand on its cards. Always with the word. */
import { Boxes, type LucideIcon } from "lucide-react";
import type { Ask } from "./ask.ts";

/** The marks of a game's kinds of card. */
export type KindMarks = Readonly<Record<string, LucideIcon>>;

const FACTIONS: Readonly<Record<string, { readonly colour: string; readonly path: string; readonly line?: true }>> = {
  corp: { colour: "var(--corp)", path: "M1.4 8.6V4.64H3.92V1.4H6.08V6.08H8.6V8.6Z" },
  incarnate: {
    colour: "var(--incarnate)",
    path: "M5 1.4A3.6 3.6 0 1 0 8.6 5A2.23 2.23 0 0 1 5 1.4ZM5.61 3.02A1.37 1.37 0 1 0 8.35 3.02 1.37 1.37 0 1 0 5.61 3.02Z",
  },
  gnost: { colour: "var(--gnost)", path: "M5 1.4L8.96 8.06H1.04ZM3.9 5.79A1.1 1.1 0 1 0 6.1 5.79 1.1 1.1 0 1 0 3.9 5.79Z", line: true },
  neutral: { colour: "var(--neutral)", path: "M2.1 5A2.9 2.9 0 1 0 7.9 5 2.9 2.9 0 1 0 2.1 5Z", line: true },
};

/** The mark of a value, when it has one. */
export function ValueMark({
  ask,
  field,
  value,
}: {
  readonly ask: Pick<Ask, "game" | "marks">;
  readonly field: string;
  readonly value: string;
}) {
  const faction = ask.game.id === "megacorp" && field === "faction" ? FACTIONS[value] : undefined;
  if (faction)
    return (
      <svg width="13" height="13" viewBox="0 0 10 10" aria-hidden>
        <path
          d={faction.path}
          {...(faction.line ? { fill: "none", stroke: faction.colour, strokeWidth: 1.1 } : { fill: faction.colour })}
        />
      </svg>
    );
  const Icon = field === "type" ? (ask.marks[value] ?? Boxes) : undefined;
  return Icon ? <Icon size={14} strokeWidth={1.75} aria-hidden /> : null;
}
