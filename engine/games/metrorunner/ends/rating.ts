/** What a good bot should reach in a fifth of its solo games: the second best of all ratings. */
export const SOLO_AIM = 71;

/** Points from which a solo player is called so (MR-14.15). */
export const RATING: readonly (readonly [from: number, name: string])[] = [
  [76, "Prime Runner"],
  [SOLO_AIM, "Alpha Replicant"],
  [66, "Synth Scanner"],
  [61, "L33t Sysop"],
  [51, "Shadow User"],
  [41, "Dystopian Noob"],
  [0, "Corporate Punk"],
];
/** What a solo player is called for their points. */
export const ratingOf = (points: number): string => RATING.find(([from]) => points >= from)?.[1] ?? "";
