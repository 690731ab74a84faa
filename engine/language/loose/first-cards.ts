/** What people write on the first card that they make, whatever the game: what becomes of the other cards looked at, three modes in a row. */
import { type LooseRule, rows } from "./rule.ts";

export const firstCards: readonly LooseRule[] = rows([
  [
    "first.restBack",
    "(?<=looks? at the top <n> cards of (your [^.,;:]+?)(?:[.,;] | and |, then )[^\\n]*?)(put|keep|take|draw|add)s? (<n>|one)(?: of (?:them|those cards|those|these))?(?: card)?(?: (?:into|in|to) your hand)?(?:,? and|,? then|, and then|[.;,](?: then)?) (?:then )?(?:put |place |return )?(?:back )?(?:the (?:rest|others?|remaining (?:cards|ones)|other cards?|remainder))(?: back)?(?<=back[^.;]*|put the[^.;]*|place the[^.;]*|return the[^.;]*|rest|others?)(?: (?:on|to) (?:the )?top(?: of (?:it|that deck|the deck|your deck))?| onto (?:it|your deck))?(?:,? in any order(?: you (?:like|want|choose|wish))?| in the order of your choice|,? in (?:the|whatever) order you (?:like|want|choose))?(?=[.]|$)(?<= top[^.]*| back[^.]*| onto[^.]*)",
    "put $3 of those cards into your hand, then put the rest on top of $1 in any order",
    "Look at the top 3 cards of your deck. Put 1 into your hand and the rest back on top in any order. => Look at the top 3 cards of your deck. put 1 of those cards into your hand, then put the rest on top of your deck in any order.",
    "put the rest on top of your deck in any order | Look at the top 3 cards of your deck. Put 1 of those cards into your hand and the rest on the bottom. | Look at the top 3 cards of your deck. Put 1 of those cards into your hand and discard the rest.",
  ],
  [
    "first.chooseThree",
    "(?<=(?:choose|chooses) one: )((?!then )[^,;:.]+), (?!then |and )((?:<verb>) [^,;:.]+?),? or (?=<verb> )(?!more |less |fewer )",
    "$1; $2; or ",
    "Choose one: draw 1 card, discard 1 card, or reveal 1 card. => Choose one: draw 1 card; discard 1 card; or reveal 1 card.",
    "choose one: draw 1 card; discard 1 card; or reveal 1 card | choose one: draw 1 card, then discard 1 card, or reveal 1 card",
  ],
  [
    "first.chooseThreeStops",
    "(?<=^|[.:,] )(choose one): ([^;:.]+); (?!or )([^;:.]+); (?!or )(<verb> [^;:.]+)(?=[.]|$)",
    "$1: $2; $3; or $4",
    "Choose one: draw 1 card; discard 1 card; reveal 1 card. => Choose one: draw 1 card; discard 1 card; or reveal 1 card.",
    "choose one: draw 1 card; discard 1 card; or reveal 1 card | draw 1 card; discard 1 card; reveal 1 card",
  ],
]);
