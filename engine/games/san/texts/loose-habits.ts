/** Other words of people for the players of San, for icons and revenue, and for choices among them. */
import { type LooseRule, rows } from "../../../language/index.ts";

const ICON = "(?:Corruption|Propaganda|Hacking)";
const GAINED = `(?:${ICON}|revenue)`;
const START = "(?<=^|[.:,;] |then |otherwise |and |may )";

export const SAN_HABITS: readonly LooseRule[] = rows([
  [
    "who.other",
    "(?:the other|the opposing|the enemy|the rival|your rival|your enemy|the opponent|opposing|enemy|rival)(?: (?:player|Corporation|Corp))?(?<=player|Corporation|Corp|rival|opponent|your enemy)('s)?(?![\\p{L}'])",
    "your opponent$1",
    "The other player draws 1 card => your opponent draws 1 card",
    "each other player draws 1 card | the other cards",
  ],
  [
    "who.corporation",
    "(?:target|opponent's) (?:other )?Corporation",
    "target player",
    "target Corporation draws 1 card => target player draws 1 card",
    "target player draws 1 card | a Corporation",
  ],
  [
    "revenue.name",
    "(?:purchasing|buying|purchase) (?=revenue)",
    "",
    "gain 2 Purchasing Revenue => gain 2 Revenue",
    "gain 2 revenue | purchasing",
  ],
  [
    "revenue.power",
    "(?<=<n> (?:more |extra |additional )?)(?:purchasing|buying|purchase) power|(?<=<n> (?:more |extra |additional )?)(?:credits?|coins?|money|M\\$?)(?=[.,;]|$| this| and)",
    "revenue",
    "gain 2 buying power => gain 2 revenue",
    "gain 2 revenue | buying a card",
  ],
  [
    "icon.name",
    `(<n> (?:more |extra |additional )?${ICON}) (?:icons?|points?|symbols?|power|influence)(?=[.,;:]|$| and| or| this| if| for| to| instead)`,
    "$1",
    "gain 2 Hacking icons. => gain 2 Hacking.",
    "gain 2 Hacking. | Hacking icons",
  ],
  [
    "gain.gives",
    `${START}(?:this (?:card )?|it )?(?:is |are )?(?:gives?|provides?|generates?|produces?|grants?|worth|brings?|yields?|adds?|contributes?|supplies)(?: you)? \\+?(<n>) (?:(?:more|extra|additional|bonus) )?(${GAINED})`,
    "gain $1 $2",
    "This gives you 2 Hacking => gain 2 Hacking",
    "gain 2 Hacking | each Equipment gives you 2 Hacking",
  ],
  [
    "gain.have",
    `${START}you (?:have|get|gain|receive|earn) \\+?(<n>) (?:more|extra|additional|bonus) (${GAINED})`,
    "gain $1 $2",
    "You have 2 more revenue => gain 2 revenue",
    "gain 2 revenue | you have 2 revenue",
  ],
  [
    "gain.extra",
    `(?:gain |${START}\\+?)(<n>) (?:more|extra|additional|bonus) (${GAINED})`,
    "gain $1 $2",
    "gain 2 additional Hacking => gain 2 Hacking",
    "gain 2 Hacking | draw 2 additional cards",
  ],
  [
    "gain.pool",
    `(<n> ${GAINED}) (?:to|in|into|for) your (?:pool|total|turn)`,
    "$1",
    "gain 2 Hacking to your pool => gain 2 Hacking",
    "gain 2 Hacking | put this into your discard",
  ],
  [
    "gain.oneMore",
    `(?<=(?:gain |^|[.] )\\+?<n> (${GAINED})[.][^.]*, )(?:gain |\\+)?(<n>) (?:more|extra|additional)(?: of (?:it|them|that))?(?=[.]|$)`,
    "gain $2 $1",
    "Gain 2 Hacking. If it is your turn, gain 1 more. => Gain 2 Hacking. If it is your turn, gain 1 Hacking.",
    "Gain 2 Hacking. If it is your turn, gain 3 instead. | gain 1 more",
  ],
  [
    "gain.semicolonIf",
    `(?<=^|[.] )(?:gain |\\+)?(<n>) (${GAINED})[;,](?: or)? (?:gain |\\+)?(<n>)(?: ${GAINED})?(?: instead)? (if [^.;]+?)(?: instead)?(?=[.]|$)`,
    "$4, gain $3 $2. otherwise, gain $1 $2",
    "2 Hacking; 4 if it is your turn. => if it is your turn, gain 4 Hacking. otherwise, gain 2 Hacking.",
    "gain 2 Hacking. If it is your turn, draw 1 card. | 2 Hacking; draw 1 card",
  ],
  [
    "gain.choiceShared",
    `(?:gain )?\\+?(<n>) (${ICON}), (${ICON}),? or (${ICON})(?: \\(your choice\\)|,? your choice)?(?=[.,;]|$)`,
    "choose one: gain $1 $2; gain $1 $3; or gain $1 $4",
    "Gain 2 Corruption, Propaganda or Hacking. => choose one: gain 2 Corruption; gain 2 Propaganda; or gain 2 Hacking.",
    "Gain 2 Corruption, 1 Propaganda or 3 Hacking. | gain 2 Corruption",
  ],
  [
    "gain.choiceAny",
    "(?<=^|[.:,;] )(?:gain |\\+)?(<n>)(?: of)? (?:any|any one|one|a|an|1)(?: single)? (?:type of |kind of )?(?:icon|icons|resource|symbol)(?: type| of your choice)?(?=[.,;]|$)",
    "choose one: gain $1 Corruption; gain $1 Propaganda; or gain $1 Hacking",
    "Gain 2 of one icon of your choice. => choose one: gain 2 Corruption; gain 2 Propaganda; or gain 2 Hacking.",
    "gain 1 of each icon | gain 2 Corruption",
  ],
  [
    "gain.choiceThen",
    "(?<=^|[.] )(?:choose|name|pick) (?:an|one|1|any) icon(?: type)?(?:[.:;,] |,? and |, then )(?:then )?(?:you )?(?:gain )?\\+?(<n>)(?: of (?:it|them|that(?: icon)?|that type)| (?:such )?icons?)?(?=[.]|$)",
    "choose one: gain $1 Corruption; gain $1 Propaganda; or gain $1 Hacking",
    "Choose an icon. Gain 3 of it. => choose one: gain 3 Corruption; gain 3 Propaganda; or gain 3 Hacking.",
    "choose a card. gain 3 revenue | gain 3 Corruption",
  ],
  [
    "gain.eachIcon",
    `(?<=^|[.:,;] )(?:gain )?\\+?(<n>)(?: of)? (?:each|every)(?: type of| kind of)? (?:icon|resource)(?: type)?(?=[.,;]|$)`,
    "gain $1 Corruption. gain $1 Propaganda. gain $1 Hacking",
    "Gain 1 of each icon. => gain 1 Corruption. gain 1 Propaganda. gain 1 Hacking.",
    "gain 1 of one icon | gain 1 Corruption",
  ],
  [
    "gain.chooseOf",
    `(?:choose|pick) (${ICON}) or (${ICON})(?:[.:;,] |,? and |, then )(?:you )?gain (<n>) (?:of )?(?:that|it|the chosen(?: one| icon)?)(?: icon| one)?(?: too| as well)?(?=[.]|$)`,
    "choose one: gain $3 $1; or gain $3 $2",
    "Choose Hacking or Corruption, gain 1 of that too. => choose one: gain 1 Hacking; or gain 1 Corruption.",
    "choose a card, gain 1 Hacking | Hacking or Corruption",
  ],
  [
    "gain.either",
    `(?:either )?gain (?:either )?(<n>) (${ICON}) or (<n>) (${GAINED})(?=[.,;]|$)`,
    "choose one: gain $1 $2; or gain $3 $4",
    "Either gain 3 Hacking or 3 Propaganda. => choose one: gain 3 Hacking; or gain 3 Propaganda.",
    "gain 3 Hacking | Hacking or Propaganda",
  ],
  [
    "gain.asMuch",
    `gain (?:as much|that much|as many) (${GAINED}) as (?:its|that card's) (cost|revenue)`,
    "gain $1 equal to that card's $2",
    "gain as much Hacking as its cost => gain Hacking equal to that card's cost",
    "gain 2 Hacking | gain as much Hacking",
  ],
  [
    "gain.costOf",
    `gain (${GAINED}) equal to the (cost|revenue) of (an? (?:played )?<group>(?: in the River)?|an? River card)(?=[.,;]|$)`,
    "choose $3, then gain $1 equal to that card's $2",
    "Gain Hacking equal to the cost of a played card. => choose a played card, then gain Hacking equal to that card's cost.",
    "gain Hacking equal to that card's cost | the cost of a card",
  ],
]);
