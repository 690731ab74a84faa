/** Small marks beside words: those of a game's kinds, and of values that have one on its cards. Always with the word. */
import { Boxes, type LucideIcon } from "lucide-react";
import type { Mark } from "../games/mark.ts";
import { MarkShape } from "../games/mark-shape.tsx";
import type { Ask } from "./search/ask.ts";

/** How a bar of a value looks beside others: told apart without its colour. */
export type BarLook = "solid" | "diagonal" | "horizontal" | "dots";

/** The marks used on a game's cards. */
export type CardMarks = {
  readonly kinds: Readonly<Record<string, LucideIcon>>;
  /** By field the marks of its values; left out, they have none. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, Mark & { readonly bar: BarLook }>>>>;
};

/** The mark of a value, when it has one. */
export function ValueMark({ ask, field, value }: { readonly ask: Pick<Ask, "marks">; readonly field: string; readonly value: string }) {
  const mark = ask.marks.values?.[field]?.[value];
  if (mark) return <MarkShape mark={mark} size={13} />;
  const Icon = field === "type" ? (ask.marks.kinds[value] ?? Boxes) : undefined;
  return Icon ? <Icon size={14} strokeWidth={1.75} aria-hidden /> : null;
}
