/** How players of other card games write what is common to them: a keyword before the noun, two targets, several piles, what cannot be prevented. */
import { type LooseRule, rows } from "../../../../language/index.ts";

export const COMMON_LOOSE: readonly LooseRule[] = rows([
  [
    "common.keywordBefore",
    "(?<=(?:attack|block|(?:attacked|blocked|targeted) (?:only )?by|damage from|attack only|block only|only attack|only block) )(<keyword>) (<nouns>)(?![\\p{L}])(?! with)",
    "$2 with $1",
    "This can block <keyword> characters. => This can block characters with <keyword>.",
    "This can block characters with <keyword>. | Each character has <keyword>.",
  ],
  [
    "common.bareCan",
    "(?<=^|[.\\n] ?)(can|may|cannot|can't) (be (?:attacked|blocked|targeted)(?: only)? by |(?:attack|block)(?: only)? (?=<groups>))",
    "this $1 $2",
    "Can be blocked by characters with <keyword>. => this Can be blocked by characters with <keyword>.",
    "This can be blocked by characters. | You may attack with target character.",
  ],
  [
    "common.twoTargets",
    "(?<=exchange control of |(?<![\\p{L}])swap )(?:2|two) target (<nouns>)(?![\\p{L}])([^.,:]*?)(?=[.]|$)",
    "target [one:$1]$2 and another target [one:$1]$2",
    "Exchange control of two target characters. => Exchange control of target character and another target character.",
    "Exchange control of two characters. | Destroy 2 target characters.",
  ],
  [
    "common.eachPile",
    "(?<=(?:card|cards) (?:of|in|from) )(?:each|every) (?=(?:main deck|resource deck|open market)(?![\\p{L}]))",
    "each player's ",
    "Annihilate the top card of each open market. => Annihilate the top card of each player's open market.",
    "the top card of each player's open market | each card in an open market",
  ],
  [
    "common.pileIntoMarket",
    "(?<=^|[.:,] |then |may )put the top (card|(?:\\d+|<n>) cards) of (target opponent|target player|each opponent|each player)'s (?:main )?deck (?:into|in|onto|on top of) (?:their|that player's|that opponent's) open market",
    "$2 discards the top $1 of their main deck",
    "Put the top 3 cards of target opponent's main deck into their open market. => target opponent discards the top 3 cards of their main deck.",
    "Put the top card of your main deck into your open market. | Put the top card of target opponent's main deck into your hand.",
  ],
  [
    "common.buyForLess",
    "(?<=^|[.\\n] ?)you (?:may|can) buy (?:cards|any card|a card) (?:from|in|out of) ((?:an opponent's|your opponents?'s?|each player's|any|your) open markets?) for (\\d+M) less",
    "each card in $1 costs you $2 less",
    "You may buy cards from an opponent's open market for 1M less. => each card in an opponent's open market costs you 1M less.",
    "You may buy a card in your hand for 1M less. | Each card costs you 1M less.",
  ],
  [
    "common.noPrevention",
    "(?<=^|[.\\n] ?)(?:all )?damage (?:cannot|can't|may not) be prevented (?:this turn|until end of turn)(?=[.]|$)",
    "damage dealt by each card cannot be prevented until end of turn",
    "Damage can't be prevented this turn. => damage dealt by each card cannot be prevented until end of turn.",
    "Damage dealt by this cannot be prevented. | Damage cannot be prevented.",
  ],
]);
