/** Which options are listed in one line: ways of one thing with one card. Pure. */
import type { SceneOption } from "../../../engine/games/scene.ts";
import type { Numbered } from "../match/view.ts";

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
