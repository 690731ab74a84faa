/** What no two games share, checked by the compiler: a type error that names both. */
import type { GAME_IDS } from "../cards/game-ids.ts";
import type { ABOUT } from "./lists/about.ts";

/** A sentence for every two games of which `Part` is the same; `never` if there are none. */
export type Shared<Games extends Readonly<Record<string, object>>, Part extends string> = {
  [One in keyof Games & string]: {
    [Other in Exclude<keyof Games & string, One>]: ValueOf<Games[One], Part> extends ValueOf<Games[Other], Part>
      ? `${One} and ${Other} have the same ${Part}: ${ValueOf<Games[One], Part>}`
      : never;
  }[Exclude<keyof Games & string, One>];
}[keyof Games & string];
type ValueOf<Game, Part extends string> = Game extends { readonly [Key in Part]: infer Value extends string } ? Value : never;

/** A sentence for an id that is in a list twice. */
export type Twice<Ids extends readonly string[]> = Ids extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? (First extends Rest[number] ? `${First} is the id of two games` : never) | Twice<Rest>
  : never;

type None<Found extends never> = Found;
export type NoTwoAlike = None<Shared<typeof ABOUT, "rulePrefix">> | None<Shared<typeof ABOUT, "name">> | None<Twice<typeof GAME_IDS>>;
