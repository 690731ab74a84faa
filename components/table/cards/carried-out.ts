/** Which words of which cards were carried out, step by step, as the events of a match tell it. Pure. */
import type { LogItem } from "../../../engine/matches/told.ts";
import type { CarriedOut, LitWords } from "../match/view.ts";

/** @param designs ids of the designs by index */
export function carriedOut(log: readonly LogItem[], designs: readonly string[]): readonly CarriedOut[] {
  return log.flatMap(({ n, events, undone }) => {
    const steps: LitWords[] = [];
    for (const { words } of undone ? [] : events) {
      const design = words && designs[words.design];
      const last = steps.at(-1);
      if (!words || design === undefined || (last?.card === words.card && last.lit.from === words.from && last.lit.to === words.to))
        continue;
      steps.push({ card: words.card as LitWords["card"], design, lit: { from: words.from, to: words.to } });
    }
    return steps.length === 0 ? [] : [{ at: n, steps }];
  });
}
