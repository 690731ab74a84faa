/** What can be chosen about a game before a match of it, as the lobby draws it. What a match begins with is checked by the game's own `parse`. */

type Common = {
  /** Its name among the options of a match. */
  readonly id: string;
  /** What people read: "First game". */
  readonly label: string;
  /** What it changes, in a sentence. */
  readonly doc?: string;
  /** With how many players it changes something; left out, with any number. */
  readonly players?: readonly number[];
};

/** Yes or no, one of a few, a whole number, or a different one of a few for each seat; `standard` is what holds where nobody chooses. */
export type MatchOption = Common &
  (
    | { readonly is: "flag"; readonly standard: boolean }
    | { readonly is: "one"; readonly of: readonly { readonly id: string; readonly name: string }[]; readonly standard: string }
    | { readonly is: "number"; readonly from: number; readonly to: number; readonly standard: number }
    | { readonly is: "each"; readonly of: readonly { readonly id: string; readonly name: string }[]; readonly standard: readonly string[] }
  );
/** Of an option for each seat the ids in the order of the seats, those of seats that are not taken too. */
export type Choice = boolean | string | number | readonly string[];
/** By id of an option. */
export type Choices = Readonly<Record<string, Choice>>;

/** What holds where nobody chooses. */
export const standardChoices = (options: readonly MatchOption[]): Choices =>
  Object.fromEntries(options.map(({ id, standard }) => [id, standard]));

/** Whether an option changes anything where so many play. */
export const isOpenTo = ({ players }: MatchOption, seats: number): boolean => players === undefined || players.includes(seats);

/** What is chosen where so many play: of an option for each seat, those that are taken. */
export const choicesFor = (choices: Choices, seats: number): Choices =>
  Object.fromEntries(
    Object.entries(choices).map(([id, choice]) => [id, Array.isArray(choice) ? (choice as readonly string[]).slice(0, seats) : choice]),
  );

/** Whether an option can have a value. */
export function canBe(option: MatchOption, value: unknown): value is Choice {
  switch (option.is) {
    case "flag":
      return typeof value === "boolean";
    case "one":
      return option.of.some(({ id }) => id === value);
    case "number":
      return Number.isInteger(value) && Number(value) >= option.from && Number(value) <= option.to;
    case "each":
      return Array.isArray(value) && new Set(value).size === value.length && value.every((one) => option.of.some(({ id }) => id === one));
  }
}

/** An option for each seat in which one seat has another; whoever had it gets what that seat had. */
export function withEach(chosen: readonly string[], seat: number, id: string): readonly string[] {
  const before = chosen[seat] ?? "";
  return chosen.map((one, i) => (i === seat ? id : one === id ? before : one));
}
