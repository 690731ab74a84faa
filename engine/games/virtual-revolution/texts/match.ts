/** The words of texts that name districts, Actions, types and genres. */
import { lacking, numberIn, part } from "../../../language/editing/holes.ts";
import { isTree, type Tree } from "../../../language/index.ts";
import type { ActionId, DistrictId, GenreId, TypeId, ZoneId } from "./operations.ts";

/** The number in a hole. */
export const number = (tree: Tree, hole: string): number => numberIn(tree, hole, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER);

const ACTION_IDS: Readonly<Record<string, ActionId>> = {
  "action.work": "WORK",
  "action.recruit": "RECRUIT",
  "action.build-server": "SERVER",
  "action.create-verse": "VERSE",
  "action.donate": "DONATE",
};
export const actionIn = (tree: Tree, hole = "a"): ActionId => ACTION_IDS[part(tree, hole).is] ?? lacking(tree);

const GENRE_IDS: Readonly<Record<string, GenreId>> = {
  "genre.science-fiction": "SF",
  "genre.fantasy": "FANTASY",
  "genre.horror": "HORROR",
  "genre.adventure": "ADVENTURE",
};
export const genreIn = (tree: Tree, hole: string): GenreId => GENRE_IDS[part(tree, hole).is] ?? lacking(tree);

const TYPE_IDS: Readonly<Record<string, TypeId>> = {
  "noun.combatant": "COMBATANT",
  "noun.technician": "TECHNICIAN",
  "noun.diplomat": "DIPLOMAT",
};
export const typeOf = (noun: Tree): TypeId | undefined => TYPE_IDS[noun.is];

const DISTRICT_IDS: Readonly<Record<string, DistrictId>> = {
  "area.nd": "ND",
  "area.ma": "MA",
  "area.pi": "PI",
  "area.dr": "DR",
  "area.ql": "QL",
  "area.na": "NA",
  "area.ce": "CE",
};
/** The districts of “QL or NA”. */
export function districtsOf(areas: Tree): readonly DistrictId[] {
  const own = DISTRICT_IDS[areas.is];
  return own === undefined ? Object.values(areas.holes).flatMap((hole) => (isTree(hole) ? districtsOf(hole) : lacking(areas))) : [own];
}

/** The zone of section 2.1 that words like “in an adjacent borough” name. */
export function zoneOf(spot: Tree): ZoneId {
  if (spot.is === "spot.here") return "here";
  const site = part(spot, "s");
  if (spot.is === "spot.hereOr") return site.is === "site.adjacent" ? "here_or_adjacent" : lacking(spot);
  switch (site.is) {
    case "site.any":
      return "anywhere";
    case "site.adjacent":
      return "adjacent";
    case "site.district":
      return "this_district";
    case "site.free":
      return "free";
    case "site.nextToYours":
      return "next_to_controlled";
    case "site.yours":
    case "site.allYours":
      return "controlled";
    case "site.of":
      return { districts: districtsOf(part(site, "a")) };
    default:
      return lacking(spot);
  }
}

/** The states, kinds and places around a noun, and the noun; the rules know nothing else around it. */
export type Described = {
  readonly noun: Tree;
  readonly state?: string;
  readonly genres?: readonly GenreId[];
  readonly place?: Tree;
  readonly property?: Tree;
  readonly whose?: string;
  readonly zone?: Tree;
  readonly past?: string;
};

export function described(group: Tree): Described {
  switch (group.is) {
    case "stated":
      return { ...described(part(group, "g")), state: part(group, "s").is };
    case "kinded": {
      const kind = part(group, "k");
      const genres = kind.is === "genre" ? [genreIn(kind, "t")] : [genreIn(kind, "a"), genreIn(kind, "b")];
      return { ...described(part(group, "g")), genres };
    }
    case "past":
      return { ...described(part(group, "g")), past: part(group, "h").is };
    case "placed":
      return { ...described(part(group, "g")), place: part(group, "p") };
    case "having":
      return { ...described(part(group, "g")), property: part(group, "w") };
    case "zoned":
      return { ...described(part(group, "g")), zone: part(group, "z") };
    case "controlled":
      return { ...described(part(group, "h")), whose: part(group, "c").is };
    default:
      return group.is.startsWith("noun.") || group.is === "either" ? { noun: group } : lacking(group);
  }
}

/** Whether a description says these things of a noun and nothing else. */
export const says = (what: Described, noun: string, ...besides: readonly (keyof Described)[]): boolean =>
  what.noun.is === noun && Object.keys(what).every((key) => key === "noun" || besides.some((other) => other === key));
