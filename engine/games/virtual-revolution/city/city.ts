/** Chapter VR-2: the city, read from its board: 23 boroughs in 7 districts, what is adjacent, and how far it is. */
import { at } from "../../../kernel/state.ts";
import { type Boards, boardOf, distance, neighbours, partOf } from "../../boards/index.ts";

export type City = {
  readonly boroughs: number;
  /** By borough, the boroughs that share a side with it (VR-2.2). */
  readonly adjacent: readonly (readonly number[])[];
  /** By two boroughs, the number of steps between them (VR-2.3). */
  readonly distance: readonly (readonly number[])[];
  /** Ids of the districts (VR-2.1). */
  readonly districts: readonly string[];
  /** The district of each borough, and the boroughs of each district. */
  readonly districtOf: readonly number[];
  readonly boroughsOf: readonly (readonly number[])[];
  /** The borough by its printed number. */
  readonly byNumber: ReadonlyMap<number, number>;
  readonly words: readonly string[];
};

/** Reads the city: boroughs, districts and what is next to what are data of the map (VR-R1, VR-R2, VR-R3). */
export function cityOf(boards: Boards): City {
  const map = partOf(boards, "map");
  const { districts } = boardOf(boards, "map");
  const all = map.spaces.map((_, borough) => borough);
  const districtOf = map.spaces.map((space) => at(space.districts, 0));
  return {
    boroughs: all.length,
    adjacent: all.map((borough) => neighbours(map, borough)),
    distance: all.map((from) => all.map((to) => distance(map, from, to))),
    districts: districts.map(({ id }) => id),
    districtOf,
    boroughsOf: districts.map((_, district) => all.filter((borough) => districtOf[borough] === district)),
    byNumber: new Map(map.spaces.map(({ id }, borough) => [Number(id), borough])),
    words: map.spaces.map(({ word }) => word),
  };
}

/** What is wrong with a city for these rules, in sentences (VR-2.1, VR-2.2). */
export function cityFaults({ adjacent, districtOf, boroughsOf, words, districts }: City): string[] {
  return [
    ...adjacent.flatMap((others, borough) =>
      others.flatMap((other) => [
        ...(other === borough ? [`${words[borough]} is adjacent to itself (VR-2.2)`] : []),
        ...(adjacent[other]?.includes(borough) ? [] : [`${words[borough]} is adjacent to ${words[other]}, but not the other way (VR-2.2)`]),
      ]),
    ),
    ...districtOf.flatMap((district, borough) => (district === undefined ? [`${words[borough]} is in no district (VR-2.1)`] : [])),
    ...boroughsOf.flatMap((boroughs, district) =>
      boroughs.length === 0 ? [`District ${districts[district]} has no borough (VR-2.1)`] : [],
    ),
  ];
}

/** Zones of texts, as numbers: the borough of the Director, those around it, all of them, what one controls; or districts, one bit each (section 2.1). */
export const HERE = 0;
export const ADJACENT = 1;
export const HERE_OR_ADJACENT = 2;
export const ANYWHERE = 3;
export const CONTROLLED = 4;
/** All boroughs of the Director's district; and those without Influence, of which the acts of the city know. */
export const THIS_DISTRICT = 5;
export const FREE = 6;
/** Those that share a side with one that is controlled. */
export const NEXT_TO_CONTROLLED = 7;
const DISTRICT_ZONES = 8;

/** The zone of some districts. */
export const zoneOfDistricts = (districts: readonly number[]): number =>
  districts.reduce((zone, district) => zone | (DISTRICT_ZONES << district), 0);

/** Whether a borough is in a zone, seen from `here`; `controls` tells which ones the acting player controls. */
export function isInZone(
  { adjacent, districtOf }: City,
  zone: number,
  borough: number,
  here: number,
  controls: (borough: number) => boolean,
): boolean {
  if (zone >= DISTRICT_ZONES) return (zone & (DISTRICT_ZONES << at(districtOf, borough))) !== 0;
  if (zone === ANYWHERE) return true;
  if (zone === CONTROLLED) return controls(borough);
  if (zone === FREE) return true;
  if (zone === NEXT_TO_CONTROLLED) return at(adjacent, borough).some(controls);
  if (here < 0) return false;
  if (zone === THIS_DISTRICT) return districtOf[borough] === districtOf[here];
  if (zone !== ADJACENT && borough === here) return true;
  return zone !== HERE && at(adjacent, here).includes(borough);
}
