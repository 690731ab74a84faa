/** How people write what abilities cost, and what is paid beside a price. */
import { type LooseRule, rows } from "../../../../language/index.ts";

const ABILITIES = "(?:the )?(?:activated )?abilities";
const PRICE = "(\\d+M|X) (less|more)";

export const COSTS_LOOSE: readonly LooseRule[] = rows([
  [
    "costs.abilitiesOfThis",
    `(?:this card's|this's|its own|its) (?:activated )?abilities cost (?:you )?${PRICE}`,
    "abilities of this cost you $1 $2",
    "This card's abilities cost 1M less. => abilities of this cost you 1M less.",
    "This card's BQ is 2. | Its abilities cannot be activated.",
  ],
  [
    "costs.abilitiesYours",
    `(?:${ABILITIES} of|abilities on) your (?!opponents?)([a-z# -]+?) cost (?:you )?${PRICE}`,
    "abilities of $1 you control cost you $2 $3",
    "Abilities of your characters cost 1M less. => abilities of characters you control cost you 1M less.",
    "Abilities of your opponents cost 1M more. | Your characters cost 1M less.",
  ],
  [
    "costs.abilitiesAllYours",
    `(?<=^|[.,\\n] ?)your (?:activated )?abilities cost (?:you )?${PRICE}`,
    "abilities of each card you control cost you $1 $2",
    "Your abilities cost 1M less. => abilities of each card you control cost you 1M less.",
    "Your abilities cannot be activated. | Your cards cost 1M less.",
  ],
  [
    "costs.abilitiesOpponents",
    `(?<=^|[.,\\n] ?)(?:(?:your )?opponents['’]|(?:each|an) opponent's|(?:your )?opponents|abilities an opponent controls|${ABILITIES} of (?:your )?opponents) ?(?:(?:activated )?abilities)? costs? (?:them )?${PRICE}(?: to (?:use|activate))?`,
    "abilities of each card an opponent controls cost each opponent $1 $2",
    "Opponents' abilities cost 1M more to use. => abilities of each card an opponent controls cost each opponent 1M more.",
    "Opponents cannot use abilities. | An opponent's card costs 1M more.",
  ],
  [
    "costs.abilitiesAll",
    `(?<=^|[.,\\n] ?)(?:all )?${ABILITIES} cost ${PRICE}(?: to (?:use|activate))?`,
    "abilities of each card cost each player $1 $2",
    "Activated abilities cost 2M more. => abilities of each card cost each player 2M more.",
    "Activated abilities are copied. | Cards cost 2M more.",
  ],
  [
    "costs.abilitiesOfSome",
    `(?<=^|[.,\\n] ?)${ABILITIES} (?:of|on) (?:all )?(<groups>)((?: (?:docked|bonded|adjacent) to| with| in| not)(?:(?! you control| opponents? controls?| costs? )[^.,:])*?) cost ${PRICE}(?: to (?:use|activate))?`,
    "abilities of each [one:$1]$2 cost each player $3 $4",
    "Abilities of characters docked to this cost 1M less. => abilities of each character docked to this cost each player 1M less.",
    "Abilities of characters you control cost 1M less. | Characters docked to this cost 1M less.",
  ],
  [
    "costs.abilitiesYou",
    `(?<=abilities of [^.,:]*? you control cost )${PRICE}`,
    "you $1 $2",
    "Abilities of characters you control cost 1M less. => Abilities of characters you control cost you 1M less.",
    "Abilities of characters you control cost you 1M less. | Abilities of characters cost 1M less.",
  ],
  [
    "costs.abilitiesThem",
    `(?<=abilities of [^.,:]*? (?:an opponent controls|(?:your )?opponents control) cost )${PRICE}`,
    "each opponent $1 $2",
    "Abilities of characters an opponent controls cost 1M more. => Abilities of characters an opponent controls cost each opponent 1M more.",
    "Abilities of characters you control cost 1M more.",
  ],
]);
