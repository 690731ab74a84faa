/** The cards as Emberwick's rules read them: lists by card index. */
import type { Card } from "../../cards/card.ts";
import { canonicalJson } from "../../kernel/canonical.ts";
import { digestOfText } from "../../kernel/digest.ts";
import type { Content } from "../../kernel/rules.ts";
import type { Machine } from "../../language/index.ts";
import { type Boards, partOf } from "../boards/index.ts";
import type { CompiledTexts } from "../texts.ts";
import { emberwick } from "./fields.ts";
import { LAST_STEP, WINDOWS } from "./layout.ts";

export type EmberwickContent = Content & {
  readonly cards: readonly Card[];
  readonly isLantern: readonly boolean[];
  readonly glow: readonly number[];
  /** The designs of a satchel that nobody packed, each as often as it has copies (EW-2.1). */
  readonly satchel: readonly number[];
  readonly machine: Machine;
};

/** Reads the numbers of checked cards; `machine` carries out their texts. */
export const emberwickContent = (cards: readonly Card[], { machine }: CompiledTexts): EmberwickContent => ({
  hash: digestOfText(canonicalJson(cards.map(({ id, kind, name, text, count, fields }) => [id, kind, name, text, count, fields]))),
  cards,
  isLantern: cards.map(({ kind }) => kind === "lantern"),
  glow: cards.map((card) => emberwick(card).glow ?? 0),
  satchel: cards.flatMap(({ count }, card) => Array.from({ length: count }, () => card)),
  machine,
});

/** Cards that are drawn at once: a hand (EW-3.2). */
const FEWEST = 4;

/** What cannot be played with these cards, or on these boards, in sentences. */
export function contentFaults({ satchel }: EmberwickContent, boards: Boards | undefined): readonly string[] {
  const [steps, windows] = boards ? [partOf(boards, "street").spaces.length, partOf(boards, "house").spaces.length] : [];
  return [
    ...(satchel.length < FEWEST ? [`A satchel has ${satchel.length} cards and needs ${FEWEST} for a hand (EW-3.2)`] : []),
    ...(steps === undefined || steps === LAST_STEP + 1 ? [] : [`The street has ${steps} steps and needs ${LAST_STEP + 1} (EW-2.4)`]),
    ...(windows === undefined || windows === WINDOWS ? [] : [`The house has ${windows} windows and needs ${WINDOWS} (EW-2.5)`]),
  ];
}
