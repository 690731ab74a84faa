/** What is put together from parts that stand apart: so often at most, those chosen before, the rest, a player who is aimed at in a condition. */
import { type LooseRule, rows } from "./rule.ts";

const ONE = "(?:an?|one|1)";
const MANY = "(?:<n>|two|three|four|five|up to [^ ]+|any number of)";

const WHOLE: readonly LooseRule[] = rows(
  [
    [
      "composed.chosenOnes",
      `the (?:chosen|selected) (<nouns>)(?<=chooses? ${MANY} (?:target )?(?:other )?(?:[^.,:;]+ )?(?:<nouns>)[^]*)`,
      "those $1",
      "Choose 2 cards. Destroy the chosen cards. => Choose 2 cards. Destroy those cards.",
      "choose a card. Destroy the chosen card | the chosen cards",
    ],
  ],
  { whole: "first" },
);

export const composedLoose: readonly LooseRule[] = [
  ...WHOLE,
  ...rows([
    [
      "composed.atMost",
      `((?:<verb>)(?:s|es)? ${ONE} [^.;:]*?for each [^.;:]*?),? (?:but )?(?:up to|at most|no more than|to a maximum of|max(?:imum)?(?: of)?) (?:a total of )?(<n>)(?: (?:cards?|points?|counters?|damage|of them|in all|in total|altogether))?(?=[.;]|$)`,
      "$1, up to $2 times",
      "Draw 1 card for each card you control, up to 3 cards. => Draw 1 card for each card you control, up to 3 times.",
      "draw 2 cards for each card you control, up to 3 | draw up to 3 cards",
    ],
    [
      "composed.andTheRest",
      "((?:put|place)s?) ([^.;:,]+?) (into|onto|on) ([^.;:,]+?),? and (?:put |place )?(?:the rest|the others|the other cards|the remaining cards|the remainder|all (?:the )?others) (into|onto|on|in|at)(?= (?:your|their|its|the|that))(?! (?:your|their|the) discard)",
      "$1 $2 $3 $4, then $1 the rest $5",
      "Put 1 of those cards into your hand and the rest on the bottom of your deck. => Put 1 of those cards into your hand, then Put the rest on the bottom of your deck.",
      "put a card into your hand | put a card into your hand and a card on the bottom of your deck",
    ],
    [
      "composed.ifTarget",
      "(?<=^|[.:] |\\n)if target (player|opponent) (?=(?:has|controls|owns|holds|lost|gained|played|drew|discarded|attacked) )",
      "choose target $1. If that player ",
      "If target opponent has no cards in hand, draw 1 card. => choose target opponent. If that player has no cards in hand, draw 1 card.",
      "if that player has no cards in hand, draw 1 card | target opponent has no cards in hand",
    ],
    [
      "composed.theirNext",
      "at the (beginning|start|end) of (?:their|his or her|his) next (turn|\\p{L}+ phase), (?:they|he or she) (<verb>)(?![\\p{L}])",
      "at the $1 of that player's next $2, that player [s:$3]",
      "At the beginning of their next turn, they draw 1 card. => at the beginning of that player's next turn, that player draws 1 card.",
      "they draw 1 card | at the beginning of your next turn, draw 1 card",
    ],
    [
      "composed.anyPlayerControls",
      " (?:that )?(?:a|any) player controls(?= )(?<=when(?:ever)? (?:an?|another) (?:<kind> )*(?:<noun>) (?:that )?(?:a|any) player controls)",
      "",
      "Whenever a card a player controls is destroyed, draw 1 card. => Whenever a card is destroyed, draw 1 card.",
      "whenever a card an opponent controls is destroyed | each card a player controls",
    ],
    [
      "composed.youBoth",
      "(?<=^|[.:,] |then |\\n)(?:both |each of )?(?:you and (that (?:player|opponent)|an opponent|target (?:player|opponent))|(that (?:player|opponent)|an opponent|target (?:player|opponent)) and you)(?: both| each)?(?= (?:<verb>) )",
      "you and $1$2 each",
      "You and target opponent draw 1 card. => you and target opponent each draw 1 card.",
      "you and target opponent each draw 1 card | each player draws 1 card",
    ],
  ]),
];
