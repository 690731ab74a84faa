/** Which options somebody means who types a number or a few words. Pure. */
import { fold } from "../../../engine/cards/fold.ts";
import type { Numbered } from "../match/view.ts";

/** The options with that number, else those in which every typed word begins a word, in their order. */
export function fitting(options: readonly Numbered[], typed: string): readonly Numbered[] {
  const text = typed.trim();
  const exact = options.filter(({ number }) => String(number) === text);
  if (exact.length > 0) return exact;
  const words = fold(text).split(/\s+/);
  return options.filter(({ option }) => {
    const has = fold(option.words).split(/[\s,]+/);
    return words.every((word) => has.some((one) => one.startsWith(word)));
  });
}
