/** Which options somebody means who types a number or a few words, and which are listed in one line. Pure. */
import { fold } from "../../../engine/cards/fold.ts";
import type { SceneOption } from "../../../engine/games/scene.ts";
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

/** Options in rows: ways of one thing with one card that follow each other are one row. */
export function rowsOf(options: readonly Numbered[]): readonly (readonly Numbered[])[] {
  const rows: Numbered[][] = [];
  for (const one of options) {
    const row = rows.at(-1);
    if (row?.[0] && isSameThing(row[0].option, one.option)) row.push(one);
    else rows.push([one]);
  }
  return rows;
}

const isSameThing = (a: SceneOption, b: SceneOption): boolean =>
  a.line !== undefined && a.card === b.card && a.line.words === b.line?.words && a.line.hint === b.line.hint;
