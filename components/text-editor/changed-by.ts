/**
 * What changed a text: keys, words that were offered for it, or leaving the field, which puts what is understood into canonical words.
 * All but typing is a step of its own to undo.
 */
export type ChangedBy = "typing" | "fix" | "canonical";
