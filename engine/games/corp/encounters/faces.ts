/** The faces of dice that an entry of the log tells, three bits each (section 2.3). */
export function facesIn(packed: number): number[] {
  const faces: number[] = [];
  for (let left = packed; left > 0; left >>= 3) faces.push(left & 7);
  return faces;
}
/** Told in place of hits where none are counted. */
export const NO_HITS = -1;
/** Up to ten faces in one number. */
export const packedFaces = (faces: readonly number[]): number => faces.reduceRight((packed, face) => packed * 8 + face, 0);
