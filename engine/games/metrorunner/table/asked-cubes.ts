/** Cubes that are asked for one after the other, as one question: how many, and how many of each colour there can be. For those who answer at once. */
import { at } from "../../../kernel/state.ts";
import { COLOURS } from "../fields.ts";
import { allCubes, COLOUR_COUNT, cubesOf, supplyOf } from "../jobs/cubes.ts";
import { openGain } from "../jobs/gaining.ts";
import { duePayment } from "../jobs/paying.ts";
import type { MetroEngine, MetroView } from "../layout.ts";
import { MOST_CUBES } from "../turn/game.ts";

export type AskedCubes = {
  /** The kind of action that chooses one: "gain", "pay", "return". */
  readonly kind: string;
  /** How many cubes are asked for. */
  readonly due: number;
  /** By colour how many of it can be among them. */
  readonly most: readonly number[];
};

/** What is asked now, if it is cubes of any colour, and more than one (MR-6.4, MR-5.3, MR-11.4, MR-4.4). */
export function askedCubes(state: MetroView, engine: MetroEngine): AskedCubes | undefined {
  const asking = engine.asking(state);
  if (asking === undefined) return undefined;
  const { choice, frame } = asking;
  const player = state.active;
  const own = (colour: number): number => cubesOf(state, player, colour);
  // Colours are asked for in their order: one before the first on offer cannot be chosen any more.
  const asked = (kind: string, due: number, room: (colour: number) => number): AskedCubes | undefined => {
    const from = engine.legal(state).find((code) => code < COLOUR_COUNT) ?? COLOUR_COUNT;
    const most = COLOURS.map((_, colour) => (colour < from ? 0 : Math.max(0, room(colour))));
    return due > 1 && from < COLOUR_COUNT ? { kind, due, most } : undefined;
  };
  switch (choice.kind) {
    case "gain": {
      const { any, cubes } = openGain(state, frame);
      return asked("gain", any, (colour) => supplyOf(state, colour) - at(cubes, colour));
    }
    case "pay for stations":
    case "pay for a manipulation":
      return asked("pay", duePayment(state, frame), own);
    case "return cubes":
      return asked("return", allCubes(state, player) - MOST_CUBES, own);
    default:
      return undefined;
  }
}
