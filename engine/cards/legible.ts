/** Text that people typed, where it stands in a sentence of the studio. */

/** Marks of Unicode that turn the direction of writing for all that follows: embeddings, overrides and isolates. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;
/** Marks without a width that change no letter beside them: with one in it a name looks like another that it is not. */
const UNSEEN = /[\u200b\u2060-\u2064\ufeff]/gu;

/**
 * A sentence that says what somebody typed, in which no mark turns the words around and none hides: each is seen as "\ufffd". Letters keep
 * their own direction, and joiners join.
 */
export const legible = (sentence: string): string => sentence.replace(TURNS, "\ufffd").replace(UNSEEN, "\ufffd");
