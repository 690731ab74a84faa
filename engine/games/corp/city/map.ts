/** Chapter CORP-12: the city as numbers. Spots are intersections, buildings and HQs. */
import { at } from "../../../kernel/state.ts";
import { type Boards, distances, type Part, partOf } from "../../boards/index.ts";

export const CROSSING = 0;
export const BUILDING = 1;
export const HQ = 2;
const NONE = -1;

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 6;
/** Two to six play (CORP-1.2, CORP-R1). Gates in turn order, by number of players (3.2). */
const SEATS: Readonly<Record<number, readonly string[]>> = {
  2: ["A4", "G4"],
  3: ["A1", "G1", "D7"],
  4: ["A1", "G1", "G7", "A7"],
  5: ["A1", "G1", "G7", "A7", "A4"],
  6: ["A1", "G1", "G4", "G7", "A7", "A4"],
};

export type City = {
  /** By spot: what one step leads to, what it is, its name. */
  readonly next: readonly (readonly number[])[];
  readonly kind: readonly number[];
  readonly words: readonly string[];
  /** By HQ its gate intersection; -1 for other spots. */
  readonly gate: readonly number[];
  /** By number of players and player the HQ (3.2). */
  readonly hqs: readonly (readonly number[])[];
  /** The spots of the buildings; by spot which building it is, or -1. */
  readonly buildings: readonly number[];
  readonly buildingAt: readonly number[];
  /** Steps between spots, buildings and HQs of others never passed through. */
  readonly far: readonly (readonly number[])[];
};

/** Reads the city. */
export function cityOf(boards: Boards): City {
  const part = partOf(boards, "streets");
  const kind = part.spaces.map(({ look }) => (look === "building" ? BUILDING : look === "hq" ? HQ : CROSSING));
  const gate = part.spaces.map((_, spot) => (kind[spot] === HQ ? (part.next[spot]?.[0] ?? NONE) : NONE));
  const buildings = part.spaces.flatMap((_, spot) => (kind[spot] === BUILDING ? [spot] : []));
  return {
    next: part.next,
    kind,
    words: part.spaces.map(({ word }) => word),
    gate,
    hqs: Array.from({ length: MOST_PLAYERS + 1 }, (_, players) =>
      (SEATS[players] ?? []).map((id) => gate.findIndex((spot) => spot >= 0 && part.spaces[spot]?.id === id)),
    ),
    buildings,
    buildingAt: part.spaces.map((_, spot) => buildings.indexOf(spot)),
    far: part.spaces.map((_, spot) => stepsFrom(part, kind, spot)),
  };
}

/** The fewest steps to each spot: a building is entered and not passed (CORP-12.5). */
function stepsFrom(part: Part, kind: readonly number[], from: number): number[] {
  const found = part.spaces.map(() => NONE);
  found[from] = 0;
  const queue = [from];
  for (const spot of queue)
    if (spot === from || kind[spot] === CROSSING)
      for (const other of at(part.next, spot))
        if (found[other] === NONE) {
          found[other] = at(found, spot) + 1;
          queue.push(other);
        }
  return found;
}

/** What is wrong with a city for these rules, in sentences (CORP-12, 3.2). */
export function cityFaults(boards: Boards): string[] {
  const part = partOf(boards, "streets");
  const city = cityOf(boards);
  const faults: string[] = [];
  part.spaces.forEach(({ word }, spot) => {
    const streets = at(part.next, spot).length;
    if (city.kind[spot] === HQ && (streets !== 1 || city.kind[at(city.gate, spot)] !== CROSSING))
      faults.push(`${word} has ${streets} streets; an HQ hangs on one gate intersection (CORP-12.7)`);
    if (city.kind[spot] === BUILDING && (streets < 1 || at(part.next, spot).some((other) => city.kind[other] !== CROSSING)))
      faults.push(`${word} needs driveways to intersections (CORP-12.3)`);
  });
  for (let players = FEWEST_PLAYERS; players <= MOST_PLAYERS; players++) {
    const hqs = at(city.hqs, players);
    const missing = hqs.indexOf(NONE);
    if (missing >= 0) faults.push(`With ${players} players there is no HQ at gate ${SEATS[players]?.[missing]} (CORP-2.6)`);
    for (const [i, hq] of hqs.entries())
      if (hq !== NONE && hqs.some((other, j) => j < i && other !== NONE && (distances(part, other)[hq] ?? NONE) < 0))
        faults.push(`${part.spaces[hq]?.word} cannot be reached from every other HQ (CORP-12.1)`);
  }
  return [...new Set(faults)];
}
