/** What can be chosen about a game before a match of it, as the lobby draws it. What a match begins with is checked by the game's own `parse`. */

type Common = {
  /** Its name among the options of a match. */
  readonly id: string;
  /** What people read: "First game". */
  readonly label: string;
  /** What it changes, in a sentence. */
  readonly doc?: string;
};

/** Yes or no, one of a few, or a whole number; `standard` is what holds where nobody chooses. */
export type MatchOption = Common &
  (
    | { readonly is: "flag"; readonly standard: boolean }
    | { readonly is: "one"; readonly of: readonly { readonly id: string; readonly name: string }[]; readonly standard: string }
    | { readonly is: "number"; readonly from: number; readonly to: number; readonly standard: number }
  );
export type Choice = boolean | string | number;
/** By id of an option. */
export type Choices = Readonly<Record<string, Choice>>;

/** What holds where nobody chooses. */
export const standardChoices = (options: readonly MatchOption[]): Choices =>
  Object.fromEntries(options.map(({ id, standard }) => [id, standard]));

/** Whether an option can have a value. */
export function canBe(option: MatchOption, value: unknown): value is Choice {
  switch (option.is) {
    case "flag":
      return typeof value === "boolean";
    case "one":
      return option.of.some(({ id }) => id === value);
    case "number":
      return Number.isInteger(value) && Number(value) >= option.from && Number(value) <= option.to;
  }
}
