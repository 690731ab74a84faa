/** Cubes of players, districts and supply (MR-1.3, MR-1.4). The supply is what lies nowhere else. */
import { at } from "../../../kernel/state.ts";
import { COLOURS } from "../fields.ts";
import type { MetroState, MetroView } from "../layout.ts";

export const COLOUR_COUNT = COLOURS.length;
/** Cubes of each colour, credits and brute force tokens in all (MR-1.3). */
export const CUBES_EACH = 20;
export const CREDITS = 20;
export const BRUTE_TOKENS = 10;

/** The cubes of a colour by player. */
export function cubeList(state: MetroView, colour: number): readonly number[] {
  switch (colour) {
    case 0:
      return state.blackCubes;
    case 1:
      return state.purpleCubes;
    case 2:
      return state.redCubes;
    case 3:
      return state.orangeCubes;
    default:
      return state.blueCubes;
  }
}

/** The same, to be changed; for events. */
export const ownCubeList = (state: MetroState, colour: number): number[] => {
  switch (colour) {
    case 0:
      return state.blackCubes;
    case 1:
      return state.purpleCubes;
    case 2:
      return state.redCubes;
    case 3:
      return state.orangeCubes;
    default:
      return state.blueCubes;
  }
};

/** Cubes of a colour that a player has. */
export const cubesOf = (state: MetroView, player: number, colour: number): number => cubeList(state, colour)[player] ?? 0;

/** All cubes that a player has. */
export function allCubes(state: MetroView, player: number): number {
  return (
    at(state.blackCubes, player) +
    at(state.purpleCubes, player) +
    at(state.redCubes, player) +
    at(state.orangeCubes, player) +
    at(state.blueCubes, player)
  );
}

/** Cubes of a colour on a district (MR-2.4). */
export const cubesOn = (state: MetroView, district: number, colour: number): number =>
  at(state.resources, district * COLOUR_COUNT + colour);

/** Cubes of a colour in the supply (MR-1.4). */
export function supplyOf(state: MetroView, colour: number): number {
  let left = CUBES_EACH;
  for (const cubes of cubeList(state, colour)) left -= cubes;
  for (let district = 0; district < COLOUR_COUNT; district++) left -= cubesOn(state, district, colour);
  return left;
}

export const creditsLeft = (state: MetroView): number => state.credits.reduce((left, credits) => left - credits, CREDITS);
export const bruteLeft = (state: MetroView): number =>
  state.brute.reduce((left, tokens) => left - tokens, BRUTE_TOKENS - (state.bruteOn >= 0 ? 1 : 0));
