/** Several cubes chosen at once: what is chosen so far, and the answers that say it, in the order in which the rules ask for them. Pure. */
import type { AskedCubes } from "../../../../engine/games/metrorunner/table/asked-cubes.ts";
import type { SceneOption } from "../../../../engine/games/scene.ts";
import { countsWords } from "./city-words.ts";

const VERBS: Readonly<Record<string, string>> = { gain: "Gain", pay: "Pay", return: "Return" };

export const verbOf = ({ kind }: AskedCubes): string => VERBS[kind] ?? "";

/** Cubes that are still to be chosen. */
export const stillDue = ({ due }: AskedCubes, chosen: readonly number[]): number => due - chosen.reduce((sum, n) => sum + n, 0);

/** One cube of a colour more (1) or less (-1); the same if that cannot be. */
export function changed(asked: AskedCubes, chosen: readonly number[], colour: number, by: 1 | -1): readonly number[] {
  const n = (chosen[colour] ?? 0) + by;
  if (n < 0 || n > (asked.most[colour] ?? 0) || (by === 1 && stillDue(asked, chosen) === 0)) return chosen;
  return chosen.map((one, i) => (i === colour ? n : one));
}

/** What gives all answers at one stroke; undefined while cubes are missing. */
export function answerOf(asked: AskedCubes, chosen: readonly number[], colours: readonly string[]): SceneOption | undefined {
  if (stillDue(asked, chosen) !== 0) return undefined;
  const picks = chosen.flatMap((n, colour) => Array.from({ length: n }, () => colour));
  const [action, ...then] = picks
    .filter((_, i) => i === 0 || isAsked(asked, picks.slice(0, i)))
    .map((colour) => ({ kind: asked.kind, cube: colours[colour] ?? "" }));
  return action && { action, then, words: `${verbOf(asked)} ${countsWords(chosen, colours)}` };
}

/** Whether the next cube is asked for: where only one colour can be next, it is taken without a question. Colours are asked for in their order. */
function isAsked({ due, most }: AskedCubes, before: readonly number[]): boolean {
  const room = most.map((n, colour) => n - before.filter((one) => one === colour).length);
  const left = due - before.length;
  let [there, open] = [0, 0];
  for (let colour = most.length - 1; colour >= (before.at(-1) ?? 0); colour--) {
    const n = room[colour] ?? 0;
    there += n;
    if (n > 0 && there >= left) open++;
  }
  return open > 1;
}
