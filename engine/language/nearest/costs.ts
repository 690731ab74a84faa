/**
 * What it costs to read a sentence that is not the one written: words that carry no content may be added, dropped or changed for another; a
 * word that carries some never goes without being told. Costs are small whole numbers; their sum says how far a sentence is from what was written.
 */

/** Words that say nothing by themselves: what they cost to drop. None of them says who, what, which, how many, when, whether or not. */
export const DROPPED: ReadonlyMap<string, number> = new Map([
  ...", : ; the of that then also just simply immediately please additionally currently instantly"
    .split(" ")
    .map((word) => [word, 1] as const),
  ..."are is be been being as in to for on and at so such too well who which own".split(" ").map((word) => [word, 2] as const),
]);

/** Words that turn a sentence round, bound it or count: without one of them it says something else, so they are never dropped. */
export const KEPT: ReadonlySet<string> = new Set(
  "not cannot never no nobody none nothing unless if except only without other another instead may would or when whenever until while till before after all each every any both half twice once first last next up least most exactly more less fewer otherwise additional different same loses".split(
    " ",
  ),
);

/** Words that a phrase of the language asks for and people leave out. */
export const ADDED: ReadonlyMap<string, number> = new Map([
  ...[",", ":", ";", "the", "of", "to"].map((word) => [word, 1] as const),
  ..."in on from with by for then is are and at".split(" ").map((word) => [word, 2] as const),
]);

/** Determiners: one of them may be missing, but which is for the designer to say. */
export const CHOSEN: ReadonlySet<string> = new Set(["a", "target", "each"]);
export const CHOICE_COST = 3;

/** A phrase that is there for the sound of it. */
export const FILL_COST = 1;
/** A word in its other form, as “draw” for “draws”. */
export const FORM_COST = 1;
/** A misspelt word, by letters that differ. */
export const SLIP_COST = 2;
/** Another game's word for ours. */
export const FOREIGN_COST = 1;
/** A word that is left out and told so: one that the language has, and one that it does not know. */
export const LOST_COST = 6;
export const STRANGE_COST = 3;

/** Prepositions that are taken one for another; what stands around them says what is meant. */
export const PREPOSITIONS: readonly (readonly string[])[] = ["in on at within inside into onto to", "from off of in", "for per"].map(
  (group) => group.split(" "),
);
export const PREPOSITION_COST = 2;
