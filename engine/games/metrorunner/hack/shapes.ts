/** Kinds of tiles by their openings: what turns into one another is one kind (3.3). */
export const SKULL = 0;
export const END = 1;
export const STRAIGHT = 2;
export const ELBOW = 3;
export const TEE = 4;
export const CROSS = 5;

const BY_OPENINGS: readonly number[] = Array.from({ length: 16 }, (_, open) => {
  const sides = [1, 2, 4, 8].filter((side) => (open & side) !== 0).length;
  if (sides === 2) return open === 5 || open === 10 ? STRAIGHT : ELBOW;
  return [SKULL, END, STRAIGHT, TEE, CROSS][sides] ?? SKULL;
});
export const shapeOf = (open: number): number => BY_OPENINGS[open] ?? SKULL;
