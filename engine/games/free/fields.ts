/** What every card of a free table has: quarter turns, 1 if it lies on its face, and tokens on it. */
export const TURNED = "turned";
export const FLIPPED = "flipped";
export const TOKENS = "tokens";
