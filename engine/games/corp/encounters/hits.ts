/** Hits are 5 and 6 (CORP-R2, fixed words). */
export const LEAST_HIT = 5;
