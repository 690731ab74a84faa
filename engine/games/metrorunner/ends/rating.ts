/** What a solo player is called for their points (MR-14.15). */
/** Points from which a solo player is called so (MR-14.15). */
export const RATING: readonly (readonly [from: number, name: string])[] = [
  [76, "Prime Runner"],
  [71, "Alpha Replicant"],
  [66, "Synth Scanner"],
  [61, "L33t Sysop"],
  [51, "Shadow User"],
  [41, "Dystopian Noob"],
  [0, "Corporate Punk"],
];
export const ratingOf = (points: number): string => RATING.find(([from]) => points >= from)?.[1] ?? "";
