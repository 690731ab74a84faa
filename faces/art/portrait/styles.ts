/** Which heads, clothes and backdrops belong to which people: what the games bring, together. */
import { PEOPLE } from "../../lists/people.ts";
import type { BACKDROPS } from "./backdrop.ts";
import type { EYES } from "./eyes.ts";
import type { HAIR } from "./hair.ts";
import type { CLOTHES, MARKS, MOUTHS } from "./wear.ts";

type List<T> = readonly [T, ...T[]];
/** How people of a crowd look. */
export type CrowdLook = "wired" | "horned" | "hooded";
export type Style = {
  readonly backdrops: List<keyof typeof BACKDROPS>;
  readonly hair: List<keyof typeof HAIR>;
  readonly eyes: List<keyof typeof EYES>;
  readonly mouths: List<keyof typeof MOUTHS>;
  readonly clothes: List<keyof typeof CLOTHES>;
  readonly marks: List<keyof typeof MARKS>;
  /** How they look among many; left out, they have nothing of their own. */
  readonly crowd?: CrowdLook;
  /** Nothing covers the neck behind the hair. */
  readonly bareNape?: true;
};
/** The people that a game brings: how they look, by a name that cards may say, and whom its palettes are for. */
export type People = {
  readonly styles: Readonly<Record<string, Style>>;
  /** By palette a style, of any game. */
  readonly of: Readonly<Record<string, string>>;
};

/** Heads where a palette is for nobody. */
const NEUTRAL: Style = {
  backdrops: ["city", "blinds", "wilds", "screens"],
  hair: ["cropped", "long", "cap", "bob", "swept", "curls", "braids", "tail", "beret"],
  eyes: ["open", "open", "round", "goggles", "patch"],
  mouths: ["nothing", "nothing", "beard", "scarf", "goatee"],
  clothes: ["collar", "harness", "nothing"],
  marks: ["nothing", "scar"],
};

/** By name, neutral first. */
export const STYLES: ReadonlyMap<string, Style> = new Map([
  ["neutral", NEUTRAL] as const,
  ...PEOPLE.flatMap(({ styles }) => Object.entries(styles)),
]);
const STYLE_OF: ReadonlyMap<string, string> = new Map(PEOPLE.flatMap(({ of }) => Object.entries(of)));

/** The people of a name, else those that a palette is for. */
export const peopleOf = (name: string | undefined, palette: string): Style =>
  STYLES.get(name ?? "") ?? STYLES.get(STYLE_OF.get(palette) ?? "") ?? NEUTRAL;
