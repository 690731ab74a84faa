/** What happens, in other words: buying and drawing without an object, “strikes back”, “when orphaned”, “if damage is dealt to this”. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const WHEN = "(?<=(?:when|whenever) )";
const PLAYER = "(you|an opponent|a player|another player|that player)";
const THIS = "(this|the host|an? [^.,:]+?|another [^.,:]+?)";
/** What is bare is a card: “whenever you draw, …”. */
const BARE = ["draw", "discard", "sell", "buy"] as const;

export const MEGACORP_HAPPENINGS: readonly LooseRule[] = rows([
  [
    "happens.purchases",
    "(?<=(?:when|whenever|each time|every time) (?:you|an opponent|a player|another player|someone else) )(?:purchase|acquire)(s?)(?= (?:an?|this|another|cards?))",
    "buy$1",
    "whenever you purchase a card, draw 1 card => whenever you buy a card, draw 1 card",
    "whenever you buy a card, draw 1 card | purchase",
  ],
  ...BARE.map(
    (verb): Row => [
      `happens.bare.${verb}`,
      `${WHEN}${PLAYER} ${verb}(s?)(?: (?:something|anything|one or more cards|cards))?(?=,)`,
      `$1 ${verb}$2 a card`,
      `Whenever you ${verb}, gain 1M => Whenever you ${verb} a card, gain 1M`,
      `whenever you ${verb} a location, gain 1M | you ${verb}`,
    ],
  ),
  [
    "happens.buysFrom",
    `${WHEN}${PLAYER} (buys?) (?:from|out of|in) ((?:your|an|any|an opponent's|that player's) (?:open market|network))(?=,)`,
    "$1 $2 a card from $3",
    "When an opponent buys from your open market, gain 1M => When an opponent buys a card from your open market, gain 1M",
    "whenever an opponent buys a card from your open market, gain 1M | buys from your hand",
  ],
  [
    "happens.buysOut",
    "(?<=(?:buys?) (?:an?|another) [^.,:]*?) out of (?=(?:your|an|any|an opponent's|that player's) open market)",
    " from ",
    "buys a card out of your open market => buys a card from your open market",
    "buys a card from your open market | out of your hand",
  ],
  [
    "happens.purchase",
    "(?<=^|[.] |\\n)(?:each|every) (?:purchase|sale) (?:you make|of yours) (?:draws|gains|gives|earns|nets) you (an? card|<money>|<n> cards?)(?=[.]|$|\\n)",
    "whenever you buy a card, ‡$1",
    "Each purchase you make gains you 1M. => whenever you buy a card, ‡1M.",
    "whenever you buy a card, gain 1M | each purchase",
  ],
  ["happens.purchaseMoney", ", ‡(<money>)", ", gain $1", "whenever you buy a card, ‡1M => whenever you buy a card, gain 1M", ", 1M | ‡"],
  [
    "happens.purchaseCards",
    ", ‡(an? card|<n> cards?)",
    ", draw $1",
    "whenever you buy a card, ‡a card => whenever you buy a card, draw a card",
    ", a card | ‡",
  ],
  [
    "happens.everyGives",
    "(?<=^|[.] |\\n)(?:each|every|any) (card|<noun>) you (draw|buy|sell|discard|deploy|play) (?:gives|gains|earns|nets) you (<money>)(?=[.]|$|\\n)",
    "whenever you $2 a $1, gain $3",
    "Every card you draw gives you 1M. => whenever you draw a card, gain 1M.",
    "whenever you draw a card, gain 1M | each card you draw",
  ],
  [
    "happens.fromHand",
    "(?<=^|[.] |\\n)(?:when|whenever) (an?|one of your) (cards?|<noun>) is discarded from your hand(?=,)",
    "whenever you discard a $2",
    "When a card is discarded from your hand, gain 1M => whenever you discard a card, gain 1M",
    "whenever you discard a card, gain 1M | a card is discarded",
  ],
  [
    "happens.any",
    `${WHEN}any (?=(?:other )?<group> (?:is|are|attacks?|blocks?|becomes?|gets?|dies|leaves|takes?|deals?|you|an opponent|in)(?![\\p{L}]))`,
    "a ",
    "whenever any location is destroyed, gain 1M => whenever a location is destroyed, gain 1M",
    "whenever a location is destroyed, gain 1M | any location",
  ],
  [
    "happens.moves",
    `${WHEN}${THIS} (?:is relocated|relocates|changes (?:its )?(?:slot|place|position|spot)|is repositioned)(?=,)`,
    "$1 is moved",
    "whenever a card is relocated, gain 1M => whenever a card is moved, gain 1M",
    "whenever a card is moved, gain 1M | relocated",
  ],
  [
    "happens.damageDealt",
    "(?<=^|[.] |\\n)(?:if|when|whenever) ((?:combat |<trait> )?damage) is dealt to (this|the host|an? <group>(?: you control)?)(?=,)",
    "whenever $2 is dealt $1",
    "If damage is dealt to this, gain 1M => whenever this is dealt damage, gain 1M",
    "whenever this is dealt damage, gain 1M | if damage is dealt this way, gain 1M",
  ],
  [
    "happens.damageThisTurn",
    "(?<=(?:if|while) )(?:any )?damage (?:is|was|has been) dealt to (this|the host) this turn(?=,|[.]|$)",
    "$1 was dealt damage this turn",
    "If damage was dealt to this this turn, draw 1 card => If this was dealt damage this turn, draw 1 card",
    "if this was dealt damage this turn, draw 1 card | damage was dealt",
  ],
  [
    "happens.strikesBack",
    `${WHEN}${THIS} (?:strikes|hits|fights) back(?=,| |$)`,
    "$1 retaliates",
    "whenever this strikes back, gain 1M => whenever this retaliates, gain 1M",
    "whenever this retaliates, gain 1M | strikes back",
  ],
  [
    "happens.anyReason",
    "(?<=(?:when|whenever) [^.,:]*?),? (?:for (?:any|whatever) reason|in any way|no matter how|however that happens)(?=,)",
    "",
    "when this leaves the network for any reason, draw 1 card => when this leaves the network, draw 1 card",
    "when this leaves the network, draw 1 card | for any reason",
  ],
  [
    "happens.ifLeaves",
    "(?<=^|[.] |\\n)if (this|the host) (?=(?:leaves (?:the network|play|your network)|becomes (?:orphaned|blocked)|attacks|blocks|retaliates)(?: for any reason)?,)",
    "when $1 ",
    "If this leaves the network, draw 1 card => when this leaves the network, draw 1 card",
    "when this leaves the network, draw 1 card | if this is engaged, draw 1 card",
  ],
  [
    "happens.orphaned",
    "(?<=^|[.] |\\n)(?:when|whenever|if|as soon as|once) (?:(this|the host) )?(?:is |gets |is ever |becomes )?orphaned(?=,)(?<!(?:this|host) orphaned)",
    "when ‡$1 becomes orphaned",
    "As soon as this is orphaned, draw 1 card => when ‡this becomes orphaned, draw 1 card",
    "when this is destroyed, draw 1 card | an orphaned card",
  ],
  ["happens.orphanedWho", "when ‡(?= )", "when this", "when ‡ becomes orphaned => when this becomes orphaned", "when this | ‡this"],
  ["happens.orphanedThis", "when ‡(?=\\p{L})", "when ", "when ‡this becomes orphaned => when this becomes orphaned", "when this | ‡ "],
  [
    "happens.itIs",
    "(?<=^[^\\n]*(?:when|whenever) (?:this|the host) [^.,:]*?, )(?:it's|it is|this is) (destroy|discard)ed(?=[.]|$|\\n)",
    "$1 it",
    "when this becomes orphaned, it's destroyed => when this becomes orphaned, destroy it",
    "when this is destroyed, draw 1 card | it is destroyed",
  ],
  [
    "happens.destroyAtOnce",
    "(?<=, destroy (?:it|this)) (?:at once|immediately|right away|straight away)(?=[.]|$|\\n)",
    "",
    "when this attacks, destroy it at once => when this attacks, destroy it",
    "destroy it | at once",
  ],
  [
    "happens.diedThisTurn",
    "(?<=(?:if|while) )(?:(?:any|an?|at least one|at least 1|one) (<noun>)( you control| an opponent controls)?) (?:has )?(?:died|been destroyed|was destroyed|got destroyed|were destroyed)(?= this turn)",
    "a $1$2 was destroyed",
    "if any location has been destroyed this turn, gain 1M => if a location was destroyed this turn, gain 1M",
    "if 2 or more locations were destroyed this turn, gain 1M | has been destroyed",
  ],
  [
    "happens.hasDamage",
    "(?<=(?:if|while|as long as) (?:this|the host|it) )(?:has (?:any |some )?damage(?: on it)?|has taken damage|is hurt|is wounded|is injured)(?=,|[.]|$)",
    "is damaged",
    "if this has damage on it, draw 1 card => if this is damaged, draw 1 card",
    "if this has 2 or more damage on it, draw 1 card | is hurt",
  ],
  [
    "happens.whileDamaged",
    "(?<=^|[.] |\\n)when (engaged|disengaged|damaged|orphaned|surrounded), (?=(?:this|the host|each|characters|cards|locations|docked) [^.,:]*?(?:gets?|has|have|cannot|can't)(?![\\p{L}]))",
    "while this is $1, ",
    "When engaged, this gets +1 BQ => while this is engaged, this gets +1 BQ",
    "when engaged, draw 1 card | while this is engaged, this gets +1 BQ",
  ],
]);
