/** What a text says that may not get lost or come in on the way to another: a last look at the words of both, whatever led from one to the other. */

import { inFigures } from "./kinds-kept.ts";

const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu");

type Pair = { readonly written: RegExp; readonly said: RegExp };
const pair = (written: string, said: string): Pair => ({ written: word(written), said: word(said) });

const OTHERS =
  "opp|opps|opponents?'?|enem(?:y|ies)|rivals?|adversar(?:y|ies)|foes?|other players?'?|another player(?:'s)?|every other player|competitors?|everyone else|everybody else|opposing|hostile|(?:anybody|anyone|somebody|someone) (?:but|other than|else)|others";

/** What is said must have been written: each is something that changes who, whether, how often or how long. */
const BROUGHT: readonly Pair[] = [
  pair(
    "not|cannot|\\p{L}+n't|no|never|nobody|none|nothing|unless|without|except|neither|nor|immune|lack(?:s|ing)?|lost|prevent(?:s|ed)?|ignore[sd]?|un\\p{L}+|fewer|less|only|otherwise|zero|loses?|non-\\p{L}+|disengaged|maximum|stops?|skips?|fail(?:s|ing)?|or else|other than|fails|empty",
    "not|cannot|no|unless|without|neither|non|nothing",
  ),
  pair(OTHERS, "opponents?|opposing"),
  pair("random|randomly|chance|blindly|blind", "random"),
  pair("next|following|coming|subsequent", "next"),
  pair("half|halves|halved", "half"),
  pair("twice|doubl(?:e|es|ed|ing)|two times|2 times|2x", "twice|double"),
  pair("instead|rather|in \\p{L}+ (?:place|stead)|replaces?", "instead(?! of its)"),
  pair(
    "may|can|could|allowed|if (?:you|they) (?:want|like|wish|choose)|optionally|free to|option|able to|lets?|permitted|gets? to|up to|any number",
    "may",
  ),
  pair("others?|another|else|additional|extra|more|further|elsewhere|second", "other|another"),
  pair("target\\p{L}*|any|aims?|chosen|choice|choose|choosing|pick", "target"),
  pair("until|till?|turn|combat|fight|temporarily|while|attack|now", "until end of turn|until end of combat"),
  pair("cop(?:y|ies|ied|ying)|duplicate[sd]?|replicate[sd]?|again|twin|clones?|same", "copy|copies"),
  pair("steals?|stole|take|takes|from|control", "steals?|gains? control"),
];

/** What was written must be said, in these words or in others that come to the same. */
const LEFT: readonly Pair[] = [
  pair(OTHERS, "opponents?|other than|each player"),
  pair("random|randomly", "random"),
  pair("next (?!to(?!\\p{L}))|following turn", "next"),
  pair("half|halved", "half"),
  // Once for all of them together, not for each.
  pair("(?:one|1) or more", "(?:one|1) or more|any number"),
  pair("twice|doubl(?:e|es|ed|ing)", "twice|double|as much"),
  pair("instead of", "instead|cannot|other than|may"),
  pair("you control|of yours", "you|your"),
  pair("(?:moves?|shifts?|transfers?|attach\\p{L}*|bonds?) [^.:]*?(?<!\\p{L})(?:to|onto|under)", "to|onto|next to|under|into"),
  // How long control lasts is no condition of taking it.
  pair("(?:gains?|takes?|steals?|seizes?)[^.:]* (?:for )?as long as", "as long as|while|until"),
  pair("this turn|end of (?:the )?turn|turn (?:ends|is over)", "turn|played"),
  pair("first", "first|once per turn"),
  pair("may|up to|if (?:you|they) (?:want|like|wish)", "may|up to|unless"),
  pair("other|another", "other|another|opponents?|player"),
  // “Loses Flying”, not what is lost by number.
  pair(
    "loses? (?!\\d|an?(?!\\p{L})|one |two |three |half|the |their |his |its |your |that |this |all |any |up to )\\p{L}+",
    "loses?|cannot|not|no|without|discards?|destroy\\p{L}*",
  ),
  pair("into", "into|onto|next to|to|on|discards?|deploys?|shuffles?"),
  pair(
    "not|cannot|can't|don't|doesn't|isn't|aren't|never|unless|without|except|neither",
    "not|cannot|no|unless|without|otherwise|non|nothing|other than|only|loses?|prevent|disengaged|unblocked|cancel|instead|undamaged|fewer|less|unbonded|for free",
  ),
];

/** The numbers of a text but none and 1, which “a” says too. */
function numbersOf(text: string): ReadonlySet<string> {
  return new Set((inFigures(text).match(/(?<![\p{L}\d])\d+/gu) ?? []).filter((number) => number !== "1" && number !== "0"));
}

const COMPARED = word("more than|less than|fewer than|over|under|above|below|exceeds?|exceeding|greater than|higher than|lower than");
/** “More than 3” is 4 or more. */
const isNext = (numbers: ReadonlySet<string>, number: string): boolean =>
  numbers.has(`${Number(number) - 1}`) || numbers.has(`${Number(number) + 1}`);

/** “A character attacks you”: what is done to you, with its verb. */
const DONE_TO_YOU = /(?<!\p{L})(\p{L}{3,})s you(?=[,.:;]|$)/giu;
/** Whether what is done to you is not told as done by you. */
const keepsWhom = (written: string, said: string): boolean =>
  [...written.matchAll(DONE_TO_YOU)].every(([, verb]) => {
    const byYou = word(`you ${verb}`);
    return byYou.test(written) || !byYou.test(said);
  });

/** A choice of yours whose first part somebody else carries out. */
const CHOSEN_BY_YOU =
  /(?<!\p{L})choose one: (?:(?:each|target|an?|that) (?:other )?(?:opponent|player)|(?:each|one) other \p{L}{1,20}|that \p{L}{1,20} (?:pays|discards|loses|gives)|(?:that \P{Po}{1,30}'s|its) (?:controller|owner))(?!\p{L})/iu;
const CHOICE =
  /(?<!\p{L})(?:(?:choose|pick|select)(?! (?:an?|another|target|up to|[2-9]|two|three|the|its|their|your|any|each)(?!\p{L}))|your choice|choice of|options?|modal|decide|(?<=^|[:.] )either)(?!\p{L})/iu;

/** “Engage this or pay 2M: …”: one of two costs. */
const EITHER_COST = /(?:^|[.\n] ?)(?!(?:choose|pick|select|when|whenever)(?!\p{L}))[^.:\n]* or [^.:\n]*: /iu;

/** Whether nobody but who is said to choose does, and of the same: “each opponent discards a card or loses 2M” is no choice of yours. */
export const keepsChooser = (written: string, said: string): boolean =>
  (!CHOSEN_BY_YOU.test(said) || CHOICE.test(written)) && (!EITHER_COST.test(written) || / or [^.:;]*:/iu.test(said));

/** Whether a text of the language says nothing of who, whether, how often or how long that was not written. */
export const bringsNothing = (written: string, said: string): boolean =>
  !BROUGHT.some((one) => one.said.test(said) && !one.written.test(written.replace(/[’‘]/gu, "'")));

/** A condition behind what it is for: “draw a card if …”. */
const BEHIND_IF =
  /(?<=[\p{L}\d%€] )(?<!(?:^|[^\p{L}])(?:as|even|only|determining|see|check|choose|and|or|but|then) )(?:if|unless)(?! (?:able|possible|not|needed|necessary|(?:you|they|its owner) (?:want|like|wish|choose|prefer)s?)(?!\p{L}))(?!\p{L})/giu;
const ON_CONDITION =
  /(?<!\p{L})(?:if|unless|while|when|whenever|otherwise|as long as|who|with|without|instead|cannot|only|chooses? one|would)(?!\p{L})/giu;

/** Whether a text has as many conditions as stand behind something in what was written. */
export const keepsConditions = (written: string, said: string): boolean =>
  [...written.matchAll(BEHIND_IF)].length <= [...said.matchAll(ON_CONDITION)].length;

/** Whether a text of the language says of persons, numbers, and what is and is not, neither more nor less than another does. */
export function keepsAll(written: string, said: string): boolean {
  const plain = written.replace(/[’‘]/gu, "'");
  // “Players with 5 cards …; everybody else …”: the others are no opponents.
  if (/(?<!\p{L})players? .*(?:every(?:body|one) else|all others|the others)(?!\p{L})/isu.test(plain)) return false;
  if (!bringsNothing(plain, said)) return false;
  if (LEFT.some((one) => one.written.test(plain) && !one.said.test(said))) return false;
  if (!keepsWhom(plain, said)) return false;
  if (!keepsChooser(plain, said)) return false;
  const [before, after] = [numbersOf(written), numbersOf(said)];
  const isCompared = COMPARED.test(plain);
  const isIn = (numbers: ReadonlySet<string>, number: string) => numbers.has(number) || (isCompared && isNext(numbers, number));
  return [...before].every((number) => isIn(after, number)) && [...after].every((number) => isIn(before, number));
}
