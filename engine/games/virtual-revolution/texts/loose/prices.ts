/** How people say in Virtual Revolution what is given for what, what depends on it, and what costs how much. */
import type { Row } from "../../../../language/index.ts";
import { STOCK } from "./words.ts";

const GIVE = "(?:draw|discard|lose|eliminate|remove|tilt|move|return|give)";
const GET = "(?:gain|draw|discard|add|eliminate|straighten|take|move|place|steal|lose|replace|put)";
const OPENING = "(?<=^(?:(?:Activation|Promotion|Bonus): ?)?(?:[^:\\n]*[.] )?)";
const ACTION = "(Recruit|Build Server|Create Verse)";
const NEXT = "(?:next round|(?:during|in|for) the next round)";

const given: readonly Row[] = [
  [
    "vr.giveToMay",
    `(?<=you may )(${GIVE} [^.,:;]+?) (?:to|and then|in order to|and in (?:return|exchange)|in exchange you|and in return you) (?=${GET} )(?<!costs? .*)(?!move )`,
    "$1, then ",
    "you may discard 1 of your Verses to gain 4 € => you may discard 1 of your Verses, then gain 4 €",
    "you may pay 3 € to gain 1 Immunity | discard 1 of your Verses",
  ],
  [
    "vr.giveColon",
    `${OPENING}(?:you may )?(${GIVE} [^.,:;\\n]+?) ?(?::|→|->|=>|⇒) ?(?=${GET} )`,
    "you may $1, then ",
    "Activation: Draw 1 Corruption: gain 3 € => Activation: you may Draw 1 Corruption, then gain 3 €",
    "Bonus: Draw 1 Corruption | Activation: gain 3 €",
  ],
  [
    "vr.payColon",
    `${OPENING}(?:you may )?(?:pay|spend|give) (<n>) (€|Immunity) ?(?::|→|->|=>|⇒) ?(?=${GET} )`,
    "you may pay $1 $2 to ",
    "Activation: Pay 2 €: gain 1 Immunity => Activation: you may pay 2 € to gain 1 Immunity",
    "Activation: pay 2 € to gain 1 Immunity | Promotion: gain 2 €",
  ],
  [
    "vr.payWord",
    `(?<=you may )(?:spend|use|give up|hand in|trade in|trade|exchange) (<n>) (€|Immunity)(?: of yours)? (?:to|in order to|and) (?=${GET} )`,
    "pay $1 $2 to ",
    "you may spend 2 Immunity to gain 3 € => you may pay 2 Immunity to gain 3 €",
    "you may pay 2 € to gain 1 Immunity | spend it",
  ],
  [
    "vr.payFor",
    `(?<=you may )(?:exchange|trade|swap|convert|turn|change) (<n>) (€|Immunity) (?:for|into|against) (<n>) (€|Immunity|Revenue)(?=[.,;]|$)`,
    "pay $1 $2 to gain $3 $4",
    "you may exchange 1 Immunity for 3 €. => you may pay 1 Immunity to gain 3 €.",
    "you may pay 2 € to gain 1 Immunity | exchange 1 Immunity",
  ],
  [
    "vr.payIfDo",
    `(?<=you may )(?:pay|spend) (<n>) (€|Immunity)[.] if you do,? (?:then )?(?=${GET} )`,
    "pay $1 $2 to ",
    "you may pay 2 €. If you do, gain 1 Immunity => you may pay 2 € to gain 1 Immunity",
    "you may draw 1 Corruption. If you do, gain 3 € | pay 2 €",
  ],
  [
    "vr.payAnd",
    `(?<=you may )pay (<n>) (€|Immunity),? (?:and |then |and then |to )(?=${GET} )`,
    "pay $1 $2 to ",
    "you may pay 2 € and gain 1 Immunity => you may pay 2 € to gain 1 Immunity",
    "pay 2 € | you may gain 3 €",
  ],
  [
    "vr.forPrice",
    `(?<=you may )(?!pay)(${GET} [^.,:;]+?) (?:for|by paying|at the cost of|at a cost of) (<n>) (€|Immunity)(?=[.]|$)`,
    "pay $2 $3 to $1",
    "you may gain 1 Immunity for 2 €. => you may pay 2 € to gain 1 Immunity.",
    "you may gain 1 Immunity for each Server of yours. | for 2 €",
  ],
  [
    "vr.andAnother",
    `(gain|draw|lose) (<n>) (${STOCK}|Corruption)([.;,] [^.\\n]*?(?:gain|draw|lose)) (?:another(?: one)?|one more|1 more|a second(?: one)?|(<n>) more)(?=[.,;]|$)`,
    "$1 $2 $3$4 $5 $3",
    "gain 1 Immunity. you may pay 2 € to gain 2 more. => gain 1 Immunity. you may pay 2 € to gain 2 Immunity.",
    "gain 1 Immunity. gain 2 more € | gain another Immunity",
  ],
  [
    "vr.oneOfIt",
    `(?<=(?:gain|draw|lose) ) (${STOCK}|Corruption)(?=[.,;]|$)`,
    "1 $1",
    "gain  Immunity. => gain 1 Immunity.",
    "gain 2 Immunity. | gain Immunity.",
  ],
  [
    "vr.andIf",
    `(gain|lose|draw) (<n>) (${STOCK}|Corruption),? (?:and|plus) (?:also )?(?:(gain|lose|draw) )?(<n>) (${STOCK}|Corruption) if ((?:you|your|an opponent|there) [^.,;]+)(?=[.]|$)`,
    "$1 $2 $3. if $7, $4 $5 $6",
    "gain 1 Immunity, and gain 3 € if you have 1 Title. => gain 1 Immunity. if you have 1 Title, gain 3 €.",
    "gain 1 Immunity and 3 €. | gain 1 Immunity",
  ],
  [
    "vr.andIfBare",
    `(?<=if [^.]*, ) (<n>) (?=${STOCK}(?:[.]|$))`,
    "gain $1 ",
    "if you have 1 Title,  3 €. => if you have 1 Title, gain 3 €.",
    "if you have 1 Title, gain 3 €. | 3 €",
  ],
  [
    "vr.yoursThere",
    "(?<=Influence[^.]*, )(?:add|put|place) (?:an?|one|1|1 Influence) ?(?:of yours|of your own)? (?:there|here)(?=[.]|$)",
    "add 1 Influence here",
    "if there is no Influence here, put one of yours there. => if there is no Influence here, add 1 Influence here.",
    "add 1 Influence here. | put one there",
  ],
  [
    "vr.thenYouMay",
    "(?<=(?:^|: |[.] )(?:gain|lose|draw|add|discard|look|straighten) [^.,:;\\n]*),? (?:and then|then|and) you may ",
    ". you may ",
    "Activation: gain 3 €, then you may draw 1 Corruption. => Activation: gain 3 €. you may draw 1 Corruption.",
    "If you have 3 €, gain 3 €, then you may draw 1 Corruption. | you may draw 1 Corruption.",
  ],
  [
    "vr.elseThing",
    "(?<=^(?:(?:Activation|Promotion|Bonus|Minimum|Global|Maximum): ?|when [^.,]*, )?(?:[^:]*[.] )?)((?:discard|lose|remove|tilt) (?:an?|one|1|1 of your|one of your) (Agent|Combatant|Technician|Diplomat|Boost|Verse|Server)s?(?: in service)?)[.;,] (?:if (?:you have none|you have no (?:Agent|Combatant|Technician|Diplomat|Boost|Verse|Server)s?(?: in service)?|you cannot|you can't|there is none|(?:that|this) is not possible)|otherwise),? (?=(?:lose|draw|gain|eliminate) )([^.]+)(?=[.]|$)",
    "if you have no $2, $3. otherwise, $1",
    "Discard a Boost. If you have none, lose 5 €. => if you have no Boost, lose 5 €. otherwise, Discard a Boost.",
    "Discard a Boost. Lose 5 €. | if you have none, lose 5 €",
  ],
  [
    "vr.noneInService",
    "(?<=if you have no )(Agent|Combatant|Technician|Diplomat)(?=, [^.]*[.] otherwise, (?:discard|lose|tilt))",
    "$1 in service",
    "if you have no Agent, lose 5 €. otherwise, discard an Agent => if you have no Agent in service, lose 5 €. otherwise, discard an Agent",
    "if you have no Agent, lose 5 € | if you have no Boost, lose 5 €",
  ],
  [
    "vr.sell",
    `(?<=^(?:(?:Activation|Promotion|Bonus): ?)?(?:[^:]*[.] )?)(?:you may )?(?:sell|exchange|trade|swap|convert) (<n>) (€|Immunity) (?:for|into|against) (<n>) (€|Immunity|Revenue)(?=[.,;]|$)`,
    "you may pay $1 $2 to gain $3 $4",
    "Sell 1 Immunity for 4 €. => you may pay 1 Immunity to gain 4 €.",
    "you may pay 2 € to gain 1 Immunity. | sell it",
  ],
  [
    "vr.ifNot",
    "(?<=[.;] )(?:if (?:that is not possible|you (?:cannot|can't)|that's not possible|you can't do that|not possible|impossible)),? (?=gain |lose |draw |discard |eliminate )",
    "otherwise, ",
    "discard 1 of your Boosts. if you cannot, lose 5 € => discard 1 of your Boosts. otherwise, lose 5 €",
    "if you have 3 €, gain 1 Immunity. Otherwise, lose 2 € | you cannot",
  ],
];

const priced: readonly Row[] = [
  [
    "vr.nextCosts",
    `(?:${NEXT},? )?(?:your )?${ACTION}(?:ing|s)?(?: actions?)? (?:will )?costs? (?:you )?(<n>) €(?: instead(?: of <n>(?: €)?)?)?,? ${NEXT}(?=[.]|$)`,
    "next round, your $1 costs $2 €",
    "your Recruit costs 8 € next round => next round, your Recruit costs 8 €",
    "next round, your Recruit costs 8 € | your Recruit costs 8 €",
  ],
  [
    "vr.nextCostsFront",
    `${NEXT},? (?:your |the )?${ACTION}(?:ing|s)?(?: actions?)? (?:will cost|costs?)(?: you)? (<n>) €(?: instead(?: of <n>(?: €)?)?)?(?=[.]|$)`,
    "next round, your $1 costs $2 €",
    "Next round, the Recruit action costs you 8 € => next round, your Recruit costs 8 €",
    "next round, your Donate costs 2 €, 4 € and 4 € | next round",
  ],
  [
    "vr.nextYouPay",
    `${NEXT},? you (?:must |have to )?pay (<n>) € (?:to|for|for a|for your|for the|when you|to take the) ${ACTION}(?: action)?(?=[.]|$)`,
    "next round, your $2 costs $1 €",
    "Next round, you pay 8 € to Recruit => next round, your Recruit costs 8 €",
    "next round, your Recruit costs 8 € | you pay 8 €",
  ],
  [
    "vr.nextWork",
    `(?:${NEXT},? )?(?:your |the )?Work(?:ing)?(?: actions?)? (?:(?:will )?(?:only )?(?:gains?|gives?|yields?|earns?|brings?|pays?|is worth|are worth))(?: you)?(?: only)? (<n>) €(?: instead(?: of <n>(?: €)?)?)?(?:,? ${NEXT})?(?=[.]|$)(?<=next round.*)`,
    "next round, your Work gains $1 €",
    "Next round, your Work action only yields 3 € => next round, your Work gains 3 €",
    "this round, your Work gains 2 € more | your Work",
  ],
  [
    "vr.thisRoundLess",
    `(?:your |the )?${ACTION}(?:ing|s)?(?: actions?)? costs? (?:you )?(<n>) € (less|more) (?:this round|until (?:the )?end of (?:the |this )?round|for the rest of (?:the|this) round)|(?:this round|until the end of (?:the|this) round|for the rest of (?:the|this) round),? (?:your |the )?${ACTION}(?:ing|s)?(?: actions?)? costs? (?:you )?(<n>) € (less|more)`,
    "this round, your $1$4 costs $2$5 € $3$6",
    "Recruiting costs you 2 € less this round => this round, your Recruit costs 2 € less",
    "next round, your Recruit costs 8 € | costs 2 € less",
  ],
  [
    "vr.payThisRound",
    `(?:this round,? |for the rest of (?:the|this) round,? )?(?:you )?pay (<n>) € (less|more) (?:for|to|when you) (?:each |every |your )?${ACTION}(?:s| actions?)?(?: this round)?(?=[.]|$)(?<=(?:this|the) round.*)`,
    "this round, your $3 costs $1 € $2",
    "This round, you pay 2 € less for Recruit actions => this round, your Recruit costs 2 € less",
    "you pay 2 € less for Recruit actions | this round",
  ],
];

export const PRICE_ROWS: readonly Row[] = [...given, ...priced];
