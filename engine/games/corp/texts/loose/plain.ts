/** How people write CORP's longer texts: who does it, when, what is counted, bought, built and taken. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const OTHERS = "(?:opponents?|rivals?|enem(?:y|ies)|competitors?|other (?:players?|corps?|corporations?))";
const ONE = "(?:an?|one|any|another|target|1) (?:other )?(?:opponent|rival|enemy|competitor|player|corp|corporation)";
const VERB = "(?:discard|draw|lose|gain|pay|give|remove|return)";

const who: readonly Row[] = [
  [
    "corp.everyOther",
    `(?:each|every)(?: of your)? ${OTHERS}(?= |[.,])`,
    "each other corp",
    "each rival discards 1 asset => each other corp discards 1 asset",
    "each other corp discards 1 asset | each stock",
  ],
  [
    "corp.allOthersOr",
    `(?:all |all of )?(?:your |the )?(?:opponents|rivals|enemies|competitors|other players|other corps|other corporations) (?:must |have to |each )?(?:either )?(${VERB}) ((?:you )?[^.,;:]+?),? or (?:else )?(${VERB})(?= )`,
    "each other corp [s:$1] $2 or [s:$3]",
    "Your opponents must lose 2M or discard 1 asset => each other corp loses 2M or discards 1 asset",
    "Your opponents must lose 2M | each other corp loses 2M or discards 1 asset",
  ],
  [
    "corp.allOthers",
    `(?:all |all of )?(?:your |the )?(?:opponents|rivals|enemies|competitors|other players|other corps|other corporations) (?:must |have to |each )?(${VERB})(?= )`,
    "each other corp [s:$1]",
    "Your opponents must lose 2M => each other corp loses 2M",
    "each other corp loses 2M | other corps hire",
  ],
  [
    "corp.everybody",
    `(?:all players|all corps|all corporations|everyone|everybody) (?:must |have to |each )?(${VERB})(?=s? )s?`,
    "each corp [s:$1]",
    "All players lose 2M => each corp loses 2M",
    "each corp loses 2M | all teams",
  ],
  [
    "corp.chosenDoes",
    `(?:choose|pick|select|name) ${ONE}[.;:,]? (?:then )?(?:that|this) (?:player|corp|opponent|rival) (?:must |has to )?(${VERB})s?(?= )`,
    "one other corp of your choice [s:$1]",
    "Choose an opponent. That player must discard 1 asset => one other corp of your choice discards 1 asset",
    "choose an opponent | one other corp of your choice discards 1 asset",
  ],
  [
    "corp.chosenThey",
    `(?:choose|pick|select|name) ${ONE}[.;:,]? (?:they|he|she|it) (?:must |has to |have to )?(${VERB})s?(?= )`,
    "one other corp of your choice [s:$1]",
    "Choose a rival: they lose 2M => one other corp of your choice loses 2M",
    "choose a rival | they lose 2M",
  ],
  [
    "corp.someOther",
    `(?<=^|[.:;,] |then |from |of |to )(?<!(?:action cards|Garrison) of )(?:${ONE}|one of your ${OTHERS})(?= (?:discards|draws|loses|gains|pays|gives|removes|returns) |[.,;]|$)`,
    "one other corp of your choice",
    "an opponent discards 1 asset => one other corp of your choice discards 1 asset",
    "another corp builds | one other corp of your choice discards 1 asset",
  ],
  [
    "corp.mustDo",
    `(?<=corp(?: of your choice)?(?: with [^.,:]+)? )(?:must|has to|is forced to) (${VERB})(?= )`,
    "[s:$1]",
    "each other corp must discard 1 asset => each other corp discards 1 asset",
    "each other corp discards 1 asset | must discard",
  ],
  [
    "corp.theyThen",
    "(?<=from one other corp of your choice)[.;,] (?:then )?(?:they|that player|that opponent|it) (draw|gain|lose)s?(?= )",
    ", then that corp [s:$1]",
    "take 1 asset of your choice from one other corp of your choice. They draw 2 action cards => take 1 asset of your choice from one other corp of your choice, then that corp draws 2 action cards",
    "they draw 2 action cards | from one other corp of your choice",
  ],
  [
    "corp.losesCards",
    "(?<=(?:each (?:other )?corp|one other corp of your choice|that corp)(?: with [^.,:]+)? )loses (<n>) (runners|assets|security cards|action cards)(?: of (?:its|their) choice)?(?: (?:from|in|of) (?:its|their) (?:Garrison|hand|Security Team))?(?=[.,;]|$)",
    "discards $1 $2",
    "each other corp loses 2 assets. => each other corp discards 2 assets.",
    "each other corp loses 2M. | loses it",
  ],
  [
    "corp.losesCard",
    "(?<=(?:each (?:other )?corp|one other corp of your choice|that corp)(?: with [^.,:]+)? )loses (?:an?|one|1) (runner|asset|security card|action card)(?: of (?:its|their) choice)?(?: (?:from|in|of) (?:its|their) (?:Garrison|hand|Security Team))?(?=[.,;]|$)",
    "discards 1 $1",
    "each other corp loses an asset. => each other corp discards 1 asset.",
    "each other corp loses 2M. | loses it",
  ],
  [
    "corp.withMoreThan",
    "(?<=corp(?: of your choice)? )with more than (<n>) (?=assets|Vassals|stocks|buildings|teams|runners|security cards|action cards|Squads|Systems|Firewalls)",
    "with [$1+1] or more ",
    "each other corp with more than 3 action cards => each other corp with 4 or more action cards",
    "each other corp with 4 or more action cards | more than 3",
  ],
  [
    "corp.yourVassals",
    "your Vassals(?: each| must| must each| all)? (pay|give|discard|draw|lose)(?= )",
    "each of your Vassals [s:$1]",
    "your Vassals each pay you 1M => each of your Vassals pays you 1M",
    "each of your Vassals pays you 1M | your Vassals",
  ],
  [
    "corp.theirTop",
    "(?:the|their|its|his) (?:top|topmost|highest|uppermost) (?:piece|tier|infrastructure piece|tile)(?: of| in| from) (?:(?:their|its|his|the) )?(Sales|Research|Production)(?: department)?",
    "its highest piece of $1",
    "removes the top piece of their Research => removes its highest piece of Research",
    "its highest piece of Research | the top card",
  ],
];

const when: readonly Row[] = [
  [
    "corp.playOwn",
    "^(?:play|use)(?: this)? (?:on|in|during) your turn[.] ",
    "Your turn: ",
    "Play on your turn. Gain 2M => Your turn: Gain 2M",
    "Play on your turn: gain 2M | your turn",
  ],
  [
    "corp.playAny",
    "^(?:play|use)(?: this)? (?:at )?(?:any ?time|whenever)(?: you like)?[.:,] ",
    "Any time: ",
    "Play at any time. Gain 2M => Any time: Gain 2M",
    "Any time: gain 2M | any time",
  ],
  [
    "corp.upkeepMay",
    "^(?:in|during|at)(?: each| each of)?(?: your)? upkeep(?: step)?s?:? (?=you may |gain |draw |pay |if |discard |look )",
    "Upkeep: ",
    "During your upkeep you may discard 1 action card => Upkeep: you may discard 1 action card",
    "Upkeep: gain 2M | the upkeep",
  ],
  [
    "corp.upkeepLast",
    "^([^:.]+?)(?: once)? (?:in|during|at)(?: each| each of)?(?: your)? upkeep(?: step)?(?=[.]|$)",
    "Upkeep: $1",
    "each of your Vassals pays you 1M at upkeep. => Upkeep: each of your Vassals pays you 1M.",
    "Upkeep: gain 2M. | upkeep",
  ],
  [
    "corp.discardThisUpkeep",
    "^(?:discard|sacrifice|trash) this(?: asset)? (?:in|during|at)(?: your)? upkeep to ",
    "Upkeep: discard this to ",
    "Discard this asset during upkeep to gain 6M => Upkeep: discard this to gain 6M",
    "Upkeep: discard this to gain 6M | discard this",
  ],
  [
    "corp.teamDestroyed",
    "^when(?:ever)? (?:one|any) of your (?:runner )?teams is (?:destroyed|wiped out|lost)(?=,)",
    "when you lose a team",
    "When one of your teams is destroyed, gain 3M => when you lose a team, gain 3M",
    "when you lose a team, gain 3M | one of your teams",
  ],
  [
    "corp.loseRunner",
    "(?<=^when(?:ever)? (?:you lose|another corp loses|an opponent loses) )a runner(?: card)?,? (?=you may |gain |draw |that corp )",
    "a runner card, ",
    "When you lose a runner you may draw 1 action card => When you lose a runner card, you may draw 1 action card",
    "When you lose a team, draw 1 action card | a runner",
  ],
  [
    "corp.eachUpkeep",
    "^([^:.]+?) (?:each|every) upkeep(?: step)?(?=[.]|$)",
    "Upkeep: $1",
    "gain 2M each upkeep. => Upkeep: gain 2M.",
    "Upkeep: gain 2M. | each upkeep",
  ],
  [
    "corp.beatIn",
    "^when(?:ever)? you (?:win|are victorious in) (?:combat|an? attack|an? encounter|a battle)(?=,)",
    "when you win a fight",
    "When you win combat, gain 2M => when you win a fight, gain 2M",
    "when you win a fight, gain 2M | combat",
  ],
  [
    "corp.infiltratesYes",
    "(?<=^when(?:ever)? )(?:you (?:successfully infiltrate|complete an infiltration)(?: an? HQ| another corp| an opponent)?|one of your teams (?:successfully )?infiltrates (?:an? HQ|another corp|an opponent))(?=,)",
    "you succeed in an infiltration",
    "When you successfully infiltrate an HQ, gain 2M => When you succeed in an infiltration, gain 2M",
    "When you succeed in an infiltration, gain 2M | infiltrate",
  ],
];

const lasting: readonly Row[] = [
  [
    "corp.untilEnd",
    "^until (?:the )?end of (?:the|this) turn, (?=your |each )",
    "this turn, ",
    "Until the end of the turn, your runner teams roll 1 more Combat die => this turn, your runner teams roll 1 more Combat die",
    "this turn, your runner teams roll 1 more Combat die | the end of the turn",
  ],
  [
    "corp.untilNext",
    "^(?!until)(.+?),? until (?:the (?:beginning|start) of )?your next turn(?: starts| begins)?(?=[.]|$)",
    "until your next turn starts, $1",
    "your runner teams roll 1 more Combat die until your next turn => until your next turn starts, your runner teams roll 1 more Combat die",
    "until your next turn starts, your runner teams roll 1 more Combat die | your next turn",
  ],
];

const things: readonly Row[] = [
  [
    "corp.forEvery",
    "for every (?=(?:stock|Vassal|asset|building|team|runner|security card|Squad|System|Firewall|infrastructure piece|action card|Personnel|Product|Data|Sales|Research|Production))",
    "for each ",
    "gain 1M for every stock you own => gain 1M for each stock you own",
    "gain 1M for each stock you own | for every die",
  ],
  [
    "corp.youHold",
    "(?<=for each (?:stock|Vassal|asset|building|team|runner|security card|Squad|System|Firewall) )(?:you hold|under your control|in your possession|that you (?:own|have|control|hold))",
    "you control",
    "gain 1M for each building under your control => gain 1M for each building you control",
    "gain 1M for each building you control | under your control",
  ],
  [
    "corp.poorest",
    "you are the poorest(?: corp| corporation| player)?|you have the least (?:money|credits|cash)",
    "you have less money than each other corp",
    "if you are the poorest corp, gain 3M => if you have less money than each other corp, gain 3M",
    "you have less money than each other corp | the poorest",
  ],
  [
    "corp.richest",
    "you are the richest(?: corp| corporation| player)?|you have the most (?:money|credits|cash)",
    "you have more money than each other corp",
    "if you are the richest, draw 1 action card => if you have more money than each other corp, draw 1 action card",
    "you have more money than each other corp | the richest",
  ],
  [
    "corp.ownSome",
    "(?<=if |while |as long as )you (?:own|control|hold|have) at least (<n>) (?=assets|Vassals|stocks|buildings|teams|runners|security cards|Squads|Systems|Firewalls)",
    "you have $1 or more ",
    "if you own at least 2 Firewalls => if you have 2 or more Firewalls",
    "if you have 2 or more Firewalls | at least 2",
  ],
  [
    "corp.extraDie",
    `(rolls?) (?:an?|one|1) (?:extra|additional|more|bonus) (Combat|Stealth|Hacking|Defense|Detect|Encrypt) di(?:e|ce)`,
    "$1 1 more $2 die",
    "your Security Team rolls an extra Encrypt die => your Security Team rolls 1 more Encrypt die",
    "rolls 1 more Encrypt die | an extra card",
  ],
  [
    "corp.teamsRoll",
    "(?<=^|, )(?:your|all your) teams? rolls? (?=<n> more )",
    "your runner teams roll ",
    "Your teams roll 1 more Stealth die => your runner teams roll 1 more Stealth die",
    "your runner teams roll 1 more Stealth die | your teams",
  ],
  [
    "corp.eachTeamMore",
    "(?:each of your|all your|your) (?:runner )?teams? (?:has|have|gets?) \\+ ?(<n>) Move",
    "your teams have $1 more ‹steps› in each Move",
    "Each of your teams has +1 Move => your teams have 1 more ‹steps› in each Move",
    "your teams have 1 more step in each Move | +1 Move",
  ],
  [
    "corp.oneStep",
    "1 more ‹steps›",
    "1 more step",
    "your teams have 1 more ‹steps› in each Move => your teams have 1 more step in each Move",
    "2 more ‹steps› | steps",
  ],
  [
    "corp.moreSteps",
    "(<n>) more ‹steps›",
    "$1 more steps",
    "your teams have 2 more ‹steps› in each Move => your teams have 2 more steps in each Move",
    "‹steps› | steps",
  ],
  [
    "corp.stealMore",
    "Steal Credits (?:gets|gives|brings|earns) you (<money>) more",
    "Steal Credits takes $1 more for you",
    "Steal Credits gets you 2M more => Steal Credits takes 2M more for you",
    "Steal Credits takes 2M more for you | 2M more",
  ],
  [
    "corp.assetsLess",
    "^(?:each |all |your )?assets?(?: you buy)? costs? (?:you )?(<money>) less(?:,? (?:\\(|but |with (?:a )?)?(?:at least|minimum|never less than|min[.]?) 1M?\\)?)?(?=[.,;]|$)",
    "each asset you buy costs you $1 less, but at least 1M",
    "Assets cost you 1M less. => each asset you buy costs you 1M less, but at least 1M.",
    "assets | 1M less",
  ],
  [
    "corp.othersPay",
    `(?:each |all )?(runner|security card|asset|infrastructure piece)s?(?: cards?)? costs? (?:your |all |each )?${OTHERS} (<money>) more`,
    "each $1 other corps ‹$1› costs them $2 more",
    "security cards cost your opponents 1M more => each security card other corps ‹security card› costs them 1M more",
    "each runner other corps hire costs them 1M more | cost 1M more",
  ],
  [
    "corp.othersHire",
    "other corps ‹(?:runner|security card)›",
    "other corps hire",
    "each runner other corps ‹runner› costs them 1M more => each runner other corps hire costs them 1M more",
    "other corps hire | ‹asset›",
  ],
  [
    "corp.othersBuy",
    "other corps ‹asset›",
    "other corps buy",
    "each asset other corps ‹asset› costs them 1M more => each asset other corps buy costs them 1M more",
    "other corps buy | ‹runner›",
  ],
  [
    "corp.othersBuild",
    "other corps ‹infrastructure piece›",
    "other corps build",
    "each infrastructure piece other corps ‹infrastructure piece› costs them 1M more => each infrastructure piece other corps build costs them 1M more",
    "other corps build | ‹asset›",
  ],
];

const START = "(?<=^|[.:,;] |then |and |may |to |or )";
const deeds: readonly Row[] = [
  [
    "corp.trash",
    `${START}(?:trash|sacrifice|scrap|throw away) (?=an?|one|1|<n>|this)`,
    "discard ",
    "you may trash an action card => you may discard an action card",
    "you may discard an action card | trash it",
  ],
  [
    "corp.takeFrom",
    `${START}(?:steal|take|seize) (?:an?|one|1) (asset|Personnel asset|Product asset|Data asset|security card|Squad|System|Firewall|runner)(?: of your choice)? (?:from|of) (?:${ONE}|one other corp of your choice)(?=[.,;]|$)`,
    "take 1 $1 of your choice from one other corp of your choice",
    "Steal an asset from an opponent. => take 1 asset of your choice from one other corp of your choice.",
    "take 1 asset of your choice from one other corp of your choice. | an asset",
  ],
  [
    "corp.takeCards",
    `${START}(?:steal|take|gain) ([2-9])(?: random)? action cards(?: at random)? from (?:${ONE}|one other corp of your choice)(?:'s hand)?(?: at random)?(?<=random[^.,;]*)(?=[.,;]|$)`,
    "take $1 action cards at random from one other corp of your choice",
    "Steal 2 action cards from another player at random. => take 2 action cards at random from one other corp of your choice.",
    "Steal 2 action cards from another player. | take 1 action card at random from one other corp of your choice",
  ],
  [
    "corp.takeCard",
    `${START}(?:steal|take) (?:an?|one|1) (?:random )?action card(?: at random)? (?:from|of) (?:${ONE}|one other corp of your choice)(?=[.,;]|$)`,
    "take 1 action card at random from one other corp of your choice",
    "Steal an action card from an opponent. => take 1 action card at random from one other corp of your choice.",
    "take 1 action card at random from one other corp of your choice. | an action card",
  ],
  [
    "corp.swapPool",
    `${START}(?:swap|replace|change|exchange) (?:an?|one|1) (?:card of (?:the )?(runner|security|asset) pool|(runner|security|asset) in the pool)`,
    "replace 1 $1$2 pool card",
    "Swap one card of the runner pool => replace 1 runner pool card",
    "replace 1 runner pool card | swap it",
  ],
  [
    "corp.wholePool",
    `${START}(?:swap|replace|change|discard and replace) (?:all|every|each|all the) cards? (?:in|of|from) the (runner|security|asset) pool`,
    "replace all cards of the $1 pool",
    "Replace every card in the asset pool => replace all cards of the asset pool",
    "replace all cards of the asset pool | every card",
  ],
  [
    "corp.buildOne",
    `${START}build (?:an?|one|1) (?:tier|infrastructure tile|piece of infrastructure|piece|infrastructure piece)(?: in (?:any|a) department)?(?=[.,;]|$| for | in (?:Sales|Research|Production))`,
    "build 1 infrastructure piece",
    "build a tier in Sales for free => build 1 infrastructure piece in Sales for free",
    "build 1 infrastructure piece | build it",
  ],
  [
    "corp.buildLess",
    "(build 1 infrastructure piece(?: in (?:Sales|Research|Production))?)[.;,] it costs (<money>) less(?: ?\\(minimum 1M\\)|,? (?:but )?(?:at least|minimum) 1M)?(?=[.]|$)",
    "$1 for $2 less, but at least 1M",
    "build 1 infrastructure piece. It costs 3M less. => build 1 infrastructure piece for 3M less, but at least 1M.",
    "build 1 infrastructure piece. | it costs 3M less",
  ],
  [
    "corp.freely",
    "(?<=(?:hire|buy) (?:<n>|an?|one) (?:runners?|security cards?|assets?)(?: (?:from|of) the pool)?) (?:without paying(?: (?:its|their) (?:price|cost))?|at no cost|for nothing)",
    " for free",
    "hire 1 runner of the pool without paying => hire 1 runner of the pool for free",
    "hire 1 runner of the pool for free | without paying",
  ],
];

/** What an action card says without a word on when it is played (CORP-R74). */
const bare = rows(
  [
    [
      "corp.anyLong",
      "^(?=(?:each (?:other )?(?:corp|player|opponent)|each of your Vassals|choose one|if you|you may|take|return|recover|steal|swap|exchange|hire|get|replace|build|buy|give|remove|until your next turn|this turn|pay|lose|discard)(?![\\p{L}]))(?!(?:choose one other|discard this|discard your action cards))",
      "Any time: ",
      "each other corp discards 1 asset => Any time: each other corp discards 1 asset",
      "Your turn: each other corp discards 1 asset | Before a roll",
    ],
  ],
  { kind: "action" },
);

export const PLAIN: readonly LooseRule[] = [...rows(who), ...rows(when), ...rows(things), ...rows(lasting), ...rows(deeds), ...bare];
