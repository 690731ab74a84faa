/** How people say in Virtual Revolution of which players a text speaks. */
import type { Row } from "../../../../language/index.ts";
import { KIND, STOCK, THINGS } from "./words.ts";

const ANY_OTHER =
  "(?:an opponent|another player|any opponent|any other player|one opponent|someone else|somebody else|a rival|any rival|1 opponent|one of your opponents|1 of your opponents)";

export const PLAYER_ROWS: readonly Row[] = [
  [
    "vr.everyoneThere",
    "(?:everyone|everybody|every player|all players|each player|anyone|all those|players) (?:who has a Director|who have a Director|whose Director is|with (?:their|a|his) Director|with Directors|having a Director) (?=here|in )",
    "each player with a Director ",
    "everyone with a Director here loses 1 € => each player with a Director here loses 1 €",
    "each player with a Director here loses 1 € | everyone loses 1 €",
  ],
  [
    "vr.everyoneVerb",
    "(?<=each player with a Director [^.,;:]*?(?:here|borough|ND|MA|PI|DR|QL|NA|CE)) (lose|draw|gain|discard|give|remove|tilt|eliminate)(?= )",
    " [s:$1]",
    "each player with a Director here lose 1 € => each player with a Director here loses 1 €",
    "each player with a Director here loses 1 € | lose 1 €",
  ],
  [
    "vr.stealChosen",
    "(?:choose|pick|select) (?:an opponent|another player|one opponent|1 opponent|an other player|any opponent)(?:,? and|[.;:,]| then)+ (?:you )?(?:steal|take|gain|get) (<n>) (€|Immunity) (?:from (?:them|him|her|that player|that opponent|the chosen player)|of theirs)(?=[.,;]|$)",
    "steal $1 $2 from an opponent",
    "Choose an opponent and steal 3 € from them. => steal 3 € from an opponent.",
    "choose an opponent | steal 3 € from an opponent",
  ],
  [
    "vr.eachHere",
    "(?:each|every|all(?: the)?(?: other)?|each other|every other) (?:opponents?|other players?|players?)(?: who (?:has|have) a Director| whose Directors? (?:is|are)| with Directors?| with a Director| having a Director| with their Director) (?=here|in )(?<!(?:each|every|all|all the) players? [^.,;]*)",
    "each opponent with a Director ",
    "each opponent whose Director is here draws 1 Corruption => each opponent with a Director here draws 1 Corruption",
    "each player here | an opponent with a Director here",
  ],
  [
    "vr.eachVerb",
    "(?<=each opponent with (?:a Director|more|fewer|less) [^.,;:]*?(?:here|borough|than you)) (lose|draw|gain|discard|give|remove|tilt|eliminate)(?= )",
    " [s:$1]",
    "each opponent with a Director here lose 1 € => each opponent with a Director here loses 1 €",
    "each opponent with a Director here loses 1 € | lose 1 €",
  ],
  [
    "vr.oneHere",
    `${ANY_OTHER}(?: of your choice)?(?: who has a Director| whose Director is| having a Director| with his Director| with their Director| with (?:one|1) of their Directors| with a Director) (?=here|in )`,
    "an opponent with a Director ",
    "steal 1 Immunity from any opponent whose Director is here => steal 1 Immunity from an opponent with a Director here",
    "each opponent with a Director here | an opponent",
  ],
  [
    "vr.whoHasMore",
    `(?<=(?:each|every) (?:other )?(?:opponent|player)|opponents|players) (?:who (?:has|have|owns?|holds?)|that (?:has|have)|having|holding|owning) (?=(?:at least |more |fewer |less )?(?:<n> )?(?:or more )?${KIND}(?:${THINGS}s?|${STOCK}|Corruption))`,
    " with ",
    "each opponent who has more Servers than you draws 1 Corruption => each opponent with more Servers than you draws 1 Corruption",
    "each opponent with more Servers than you | who has it",
  ],
  [
    "vr.withLeast",
    `(?<=each player with )at least (<n>) (?=${KIND}(?:${THINGS}s?|${STOCK}))`,
    "$1 or more ",
    "each player with at least 3 Servers draws 1 Corruption => each player with 3 or more Servers draws 1 Corruption",
    "each player with 3 or more Servers | at least 3",
  ],
  [
    "vr.whoever",
    `(?:whoever|the one who|the opponent who|any player who|the player who|the players? that|the players who|everyone who|anyone who) (?:has|have|owns?|holds?|controls?) the (most|fewest|least|highest|lowest) (?=${KIND}(?:${THINGS}s|€|Immunity|Revenue|Corruption))`,
    "the player with the $1 ",
    "whoever has the most Servers draws 1 Corruption => the player with the most Servers draws 1 Corruption",
    "the player with the most Servers | whoever",
  ],
  [
    "vr.richest",
    "the (?:richest|wealthiest) player(?! other)",
    "the player with the most €",
    "the richest player loses 2 € => the player with the most € loses 2 €",
    "the player with the most € | the richest",
  ],
  [
    "vr.poorest",
    "the poorest player(?! other)",
    "the player with the least €",
    "the poorest player gains 2 € => the player with the least € gains 2 €",
    "the player with the least € | the poorest",
  ],
  [
    "vr.fewestMoney",
    "(?<=the player with the )(?:fewest|lowest|smallest)(?= (?:€|Revenue|Immunity))",
    "least",
    "the player with the fewest € gains 2 € => the player with the least € gains 2 €",
    "the player with the least € | if you have the fewest €",
  ],
  [
    "vr.mostRevenue",
    "(?<=the player with the )(?:highest|greatest|largest)(?= (?:€|Revenue|Immunity))",
    "most",
    "the player with the highest Revenue gains 2 € => the player with the most Revenue gains 2 €",
    "the player with the most € | if you have the highest Revenue",
  ],
  [
    "vr.chosenOpponent",
    `(?<=to |from )(?:any |one |1 |an |another )(?:opponent|player|rival|other player)(?: of your choice| you choose)?(?=[.,;]|$)(?<!to any player|from any player|to 1 player|from 1 player|to one player|from one player)`,
    "an opponent",
    "give 1 Corruption of your choice to another player. => give 1 Corruption of your choice to an opponent.",
    "each opponent | to an opponent who has it",
  ],
];

/** Players in a place are most likely those with a Director there; Influence may be meant. */
export const GUESSED_PLAYERS: readonly Row[] = [
  [
    "vr.opponentsThere",
    "(?:each|every) (?:opponent|other player) (here|in (?:an adjacent borough|the district here|ND|MA|PI|DR|QL|NA|CE))(?= (?:loses|gains|draws|discards|gives|removes|tilts|must|may))",
    "each opponent with a Director $1",
    "each opponent in the district here loses 1 € => each opponent with a Director in the district here loses 1 €",
    "each opponent loses 1 € | each opponent with a Director here loses 1 €",
  ],
  [
    "vr.opponentIn",
    `(?<=from |^|[:.] |may )${ANY_OTHER} (here|in an adjacent borough|here or in an adjacent borough)(?=[.,;]|$)`,
    "an opponent with a Director $1",
    "steal 1 Immunity from any opponent here. => steal 1 Immunity from an opponent with a Director here.",
    "an opponent with a Director here | an opponent",
  ],
];
