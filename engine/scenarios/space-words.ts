/** Spaces of boards by their words: "borough 11". */
import type { Spaces } from "../kernel/layout.ts";
import { heard, instead } from "./heard.ts";

/** What a piece stands on that stands on no space, and who owns what nobody owns. */
export const NOWHERE = "nowhere";
export const NOBODY = "nobody";

/** The space that a text names, or undefined. */
export function spaceNamed({ words, also }: Spaces, written: string): number | undefined {
  const wanted = heard(written);
  const space = words.findIndex((word, i) => heard(word) === wanted || also[i]?.some((way) => heard(way) === wanted));
  return space < 0 ? undefined : space;
}

/** All ways to write a space, as `heard`. */
export const spaceWays = ({ words, also }: Spaces, space: number): string[] => [words[space] ?? "", ...(also[space] ?? [])].map(heard);

/** What to write instead of a text that names no space. */
export const noSuchSpace = ({ noun, words }: Spaces, written: string): string => {
  const mend = instead(written, words);
  const few = mend.length > 200 ? ` They go from "${words[0]}" to "${words.at(-1)}".` : mend;
  return `There is no ${noun} "${written.slice(0, 60)}".${few}`;
};
