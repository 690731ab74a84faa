/** The words of operations as the numbers of the rules: Actions, types, genres, zones. */
import {
  ADJACENT,
  ANYWHERE,
  CONTROLLED,
  FREE,
  HERE,
  HERE_OR_ADJACENT,
  NEXT_TO_CONTROLLED,
  THIS_DISTRICT,
  zoneOfDistricts,
} from "../city/city.ts";
import { COMBATANT, DIPLOMAT, TECHNICIAN, type VrContent } from "../content.ts";
import { GENRES } from "../fields.ts";
import { DONATE, RECRUIT, SERVER, VERSE, WORK } from "../layout.ts";
import type { ActionId, DistrictId, GenreId, TypeId, ZoneId } from "./operations.ts";

export const ACTION: Readonly<Record<ActionId, number>> = { WORK, RECRUIT, SERVER, VERSE, DONATE };
export const TYPE: Readonly<Record<TypeId, number>> = { COMBATANT, TECHNICIAN, DIPLOMAT };
export const GENRE: Readonly<Record<GenreId, number>> = {
  SF: GENRES.indexOf("sf"),
  FANTASY: GENRES.indexOf("fantasy"),
  HORROR: GENRES.indexOf("horror"),
  ADVENTURE: GENRES.indexOf("adventure"),
};

const ZONES = {
  this_district: THIS_DISTRICT,
  free: FREE,
  here: HERE,
  adjacent: ADJACENT,
  here_or_adjacent: HERE_OR_ADJACENT,
  anywhere: ANYWHERE,
  controlled: CONTROLLED,
  next_to_controlled: NEXT_TO_CONTROLLED,
} as const;

/** The numbers of districts on the map that is played. */
export const districtNumbers = ({ city }: Pick<VrContent, "city">, districts: readonly DistrictId[]): number[] =>
  districts.map((district) => city.districts.indexOf(district));

/** Districts as a mask, one bit each. */
export const districtMask = (content: Pick<VrContent, "city">, districts: readonly DistrictId[]): number =>
  mask(districtNumbers(content, districts));

export const mask = (numbers: readonly number[]): number => numbers.reduce((bits, number) => bits | (1 << number), 0);

/** A zone as the acts of the city take it. */
export const zoneNumber = (content: Pick<VrContent, "city">, zone: ZoneId): number =>
  typeof zone === "string" ? ZONES[zone] : zoneOfDistricts(districtNumbers(content, zone.districts));
