/** Text that people typed, where it stands in a sentence of the studio. */

/** Marks that turn the direction of writing for all that follows: embeddings, overrides and isolates of Unicode. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A sentence that says what somebody typed, in which no mark turns the words around: each is seen as "\ufffd". Letters keep their own direction. */
export const legible = (sentence: string): string => sentence.replace(TURNS, "\ufffd");
