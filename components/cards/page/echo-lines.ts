/** What is shown of how the engine reads a text: nothing twice. Pure. */
import type { EchoLine } from "../../../engine/language/index.ts";

/**
 * The lines without those whose words stand wholly in a line that they are a part of; their own parts move up in their place.
 * A line that adds an explanation of its own stays.
 */
export function saidOnce(lines: readonly EchoLine[]): readonly EchoLine[] {
  const kept: EchoLine[] = [];
  /** The lines around the one at hand, by depth: what they say, and how far in they are shown. */
  const around: { readonly said: string; readonly shown: number }[] = [];
  for (const { depth, text } of lines) {
    around.length = Math.min(around.length, depth);
    const said = text.toLowerCase();
    const above = around.at(-1)?.shown ?? -1;
    const isRepeated = around.some((outer) => outer.said.includes(said));
    if (!isRepeated) kept.push({ depth: above + 1, text });
    around.push({ said, shown: isRepeated ? above : above + 1 });
  }
  return kept;
}
