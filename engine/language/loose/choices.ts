/** Whether which of several offers is meant is for the designer to say. */

/** Everybody but the one named before is, beside others, each opponent. */
const BUT = /(?<!\p{L})each player other than that player(?!\p{L})/gu;
/** What a pronoun may stand for. */
const THING = /(?<!\p{L})(?:this(?: card's)?|that \p{L}+(?:'s)?|the host(?:'s)?)(?! (?:turn|way|combat|phase)(?!\p{L}))(?!\p{L})/gu;
/** Who does something or has something done to them. */
const PERSON =
  /(?<!\p{L})(?:(?:each|target|an?|another|any|one|the|who) (?:other )?(?:players?|opponents?)(?:'s)?|you|your|their|(?:its|their|it) (?:controller|owner)(?:'s)?)(?!\p{L})/gu;
const WHICH = /(?<!\p{L})(?:an?|target|each)(?!\p{L})/gu;

const whoever = (offer: string): string =>
  offer
    .toLowerCase()
    .replace(BUT, "each opponent")
    .replace(THING, "it")
    .replace(PERSON, "who")
    .replace(WHICH, "a")
    .replace(/:|, then(?!\p{L})/gu, ",")
    .replace(/(?<=\p{L}{2})s(?!\p{L})/gu, "");

/** Whether the first of them and another differ in nothing but who, which or what is meant, or whether something is a price: then none of them has a key. */
export function areChoices([first, ...others]: readonly string[]): boolean {
  const said = first === undefined ? undefined : whoever(first);
  return others.some((other) => whoever(other) === said);
}
