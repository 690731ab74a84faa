/**
 * “Each other player”: everybody but you, and behind the name of somebody else everybody but that one, you among them. Which is meant there, no
 * grammar of single sentences can tell.
 */
import type { Problem } from "./problem.ts";

/** Everybody but someone. These are patterns, for whatever capitals. */
export const OTHERS =
  "(?<!than )(?:(?:each|every) other player|all (?:of )?(?:the )?other players|the other players|everyone else|everybody else)(?!['’\\p{L}])";
/** Somebody who may be you. */
export const NAMED =
  "(?<!\\p{L})(?:(?:target|a|any|that|the chosen) player|(?:the|each) player (?:with|who)|(?:its|their|the|that [\\p{L}#]+'s|that [\\p{L}#]+ card's) (?:owner|controller))(?! other than)(?!\\p{L})";
/** Somebody who is not you. */
export const NAMED_OPPONENT = "(?<!\\p{L})(?:(?:target|an|any|that|one|1|your|another) (?:opponent|other player)|another player)(?!\\p{L})";

const BEHIND = new RegExp(
  `(?=each other player)(?<=(?:${NAMED}|${NAMED_OPPONENT})[^\\n]*)(?<!than )each other player(?!['’\\p{L}])`,
  "giu",
);

const ANY_BEHIND = new RegExp(`(?=${OTHERS})(?<=(?:${NAMED}|${NAMED_OPPONENT})[^\\n]*)${OTHERS}`, "iu");

/** Whether a text speaks of everybody but somebody behind the name of one. */
export const namesOthers = (text: string): boolean => ANY_BEHIND.test(text);

/** Whether a text still leaves out whom another does: “everyone else” behind the name of somebody is no “each opponent”. */
export const keepsOthers = (written: string, said: string): boolean =>
  !namesOthers(written) || /(?<!\p{L})other than that(?!\p{L})/iu.test(said);

/** “Each other player” behind the name of somebody: it is not read as “each opponent” there. */
export function othersIn(text: string): readonly Problem[] {
  if (!/other player/iu.test(text)) return [];
  const message = "This may be everybody but you, or everybody but the one named before: say which";
  return [...text.matchAll(BEHIND)].map(({ index, 0: said }) => ({
    code: "not-understood",
    from: index,
    to: index + said.length,
    message,
    suggestions: [],
  }));
}
