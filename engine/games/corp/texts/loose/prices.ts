/** How people write prices that others may pay, dice of texts, cards that are looked at, and the moments of CORP-R90. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const THEY =
  "(?:they|he or she|he|she|it|its owner|their owner|the owner|that player|that opponent|that rival|that corporation|the player|the victim|the target|its controller)";
const ONE =
  "(?:an?|one|any|another|target|1) (?:other )?(?:opponent|rival|enemy|competitor|player|corp|corporation)(?: of your choice)?|one other corp(?: of your choice)?";
const CORPS = "(?:each other corp|each corp|one other corp of your choice|each of your Vassals|that corp|your Parent)(?: with [^.,:]+)?";
const THING = "asset|Personnel asset|Product asset|Data asset|security card|Squad|System|Firewall";

const money: readonly Row[] = [
  [
    "corp.moreCredits",
    "(?<=you have )(more|fewer|less) (?:credits|money|cash) than (?:each|every|any|all|all the|any of the) (?:other )?(?:corps?|players?|opponents?|rivals?|corporations?)",
    "‹$1› money than each other corp",
    "if you have more credits than every other player => if you have ‹more› money than each other corp",
    "you have more money than it | credits",
  ],
  ["corp.moreMoney", "‹more› money", "more money", "you have ‹more› money => you have more money", "‹fewer› money | more money"],
  ["corp.lessMoney", "‹(?:fewer|less)› money", "less money", "you have ‹fewer› money => you have less money", "‹more› money | less money"],
];

const prices: readonly Row[] = [
  // “Each other corp draws 1 card or pay 4M” leaves it open who pays.
  [
    "corp.mustEither",
    `(?<=${CORPS} )(?:must |has to |have to |needs to )(?:either )?(pay|lose|discard|give|draw|gain) ((?:you )?[^.,;:]+?),? or (?:else )?(?:must )?(pay|lose|discard|give|draw|gain) `,
    "[s:$1] $2 or [s:$3] ",
    "each other corp must pay you 2M or discard 1 action card => each other corp pays you 2M or discards 1 action card",
    "choose one: gain 2M; or draw 1 action card | each other corp draws 1 action card or pay 2M",
  ],
  [
    "corp.doesEither",
    `(?<=${CORPS} )(?:either )?(pay|lose|discard|give|draw|gain)s ((?:you )?[^.,;:]+?),? or (?:else )?(pay|lose|discard|give|draw|gain)s `,
    "[s:$1] $2 or [s:$3] ",
    "each other corp either pays you 2M, or else discards 1 action card => each other corp pays you 2M or discards 1 action card",
    "each other corp pays you 2M or draw 1 action card | pay 2M or discard this",
  ],
  [
    "corp.unlessThey",
    `unless ${THEY} (?:pays?|gives?) (you )?(<money>)(?: to (you|the bank))?`,
    "unless that corp pays $1‹$3›$2",
    "discard 1 asset unless its owner pays 4M => discard 1 asset unless that corp pays ‹›4M",
    "unless that corp pays 4M | its owner pays 4M",
  ],
  ["corp.unlessToYou", "pays ‹you›", "pays you ", "unless that corp pays ‹you›4M => unless that corp pays you 4M", "pays ‹›4M | pays you"],
  [
    "corp.unlessBank",
    "pays (you )?‹(?:the bank)?›",
    "pays $1",
    "unless that corp pays ‹›4M => unless that corp pays 4M",
    "pays ‹you›4M | pays 4M",
  ],
  [
    "corp.unlessDiscards",
    `unless ${THEY} discards? (?=an?|one|<n>)`,
    "unless that corp discards ",
    "one other corp of your choice loses 3M unless they discard 1 asset => one other corp of your choice loses 3M unless that corp discards 1 asset",
    "unless that corp discards 1 asset | they discard 1 asset",
  ],
  [
    "corp.mayPayElse",
    `(each other corp|each corp|one other corp of your choice|each of your Vassals) may pay (you )?(<money>)[.;,] (?:otherwise|if (?:not|they do not|they don't|it does not|that corp does not)|or else),? (?:${THEY}|that corp) (discards?|loses?) ([^.]+?)(?=[.]|$)`,
    "$1 [s:$4] $5 unless that corp pays $2$3",
    "each other corp may pay you 2M. Otherwise, they discard 1 asset. => each other corp discards 1 asset unless that corp pays you 2M.",
    "each other corp may pay 2M. If they do, gain 2M. | otherwise, gain 3M.",
  ],
  [
    "corp.targetThing",
    `(?:discard|destroy|trash|remove|eliminate|scrap) (?:target (?:opponent's |opposing |enemy )?|(?:an? |one |1 |any )?(?:opponent's|opposing|enemy|rival|rival's|competitor's|another player's|another corp's|other player's) )(${THING})(?: of your choice)?(?: (?:of|from|belonging to|controlled by|owned by) (?:${ONE}))?(?= unless)`,
    "discard 1 $1 of your choice from one other corp of your choice",
    "Discard target asset unless its owner pays 4M => discard 1 asset of your choice from one other corp of your choice unless its owner pays 4M",
    "discard 1 asset of your choice from one other corp of your choice unless | discard 1 asset",
  ],
  [
    "corp.targetThingAlone",
    `(?:discard|destroy|trash|remove|eliminate|scrap) (?:target (?:opponent's |opposing |enemy )?(${THING})|(?:an? |one |1 |any )(?:opponent's|opposing|enemy|rival|rival's|competitor's|another player's|another corp's|other player's) (${THING})|(?:an?|one|1|any) (${THING}) (?:of your choice )?(?:of|from|belonging to|controlled by|owned by) (?:${ONE}))(?: of your choice)?(?=[.,;]|$)`,
    "discard 1 $1$2$3 of your choice from one other corp of your choice",
    "Destroy target asset. => discard 1 asset of your choice from one other corp of your choice.",
    "discard 1 asset. | each other corp discards 1 asset.",
  ],
  [
    "corp.stealTheirs",
    `(?:choose (?:${ONE})[.;,:] )(?:unless that corp ([^,.]+), )?(?:steal|take|seize) (?:an?|one|1) (?:of (?:their|its|his) )?(asset|security card|runner)s?(?: (?:from|of) (?:them|that player|that opponent|it))?(?=[.]| unless|$)`,
    "take 1 $2 of your choice from one other corp of your choice‹$1›",
    "Choose another player. Steal one of their assets. => take 1 asset of your choice from one other corp of your choice‹›.",
    "take 1 asset of your choice from one other corp of your choice. | choose another player",
  ],
  [
    "corp.noUnless",
    "(?<=of your choice)‹›",
    "",
    "one other corp of your choice‹› => one other corp of your choice",
    "‹pays 2M› | one other corp of your choice",
  ],
  [
    "corp.thenUnless",
    "(?<=of your choice)‹([^›]+)›",
    " unless that corp $1",
    "one other corp of your choice‹pays 2M› => one other corp of your choice unless that corp pays 2M",
    "one other corp of your choice | ‹›",
  ],
];

const stopped: readonly Row[] = [
  [
    "corp.paysBank",
    "(pays? <money>) to the bank",
    "$1",
    "each other corp pays 2M to the bank => each other corp pays 2M",
    "pays you 2M | the bank",
  ],
  [
    "corp.oneOfChoice",
    "(?<=^|[.:;,] |then )(?:an?|one|any|another|target) (?:other )?(?:opponent|rival|enemy|competitor|player|corp|corporation) of your choice",
    "one other corp of your choice",
    "a rival of your choice loses 3M => one other corp of your choice loses 3M",
    "one other corp of your choice loses 3M | a rival",
  ],
  [
    "corp.blowUp",
    `(?:blow up|demolish|wreck|ruin|delete|burn|torch|sabotage|destroy|discard|trash|remove) (?:one|1|an?) of (?:your opponent's|your opponents'|an opponent's|another player's|another corp's|your rivals'|a rival's|any opponent's|another corporation's) (assets|security cards)`,
    "discard 1 ‹$1› of your choice from one other corp of your choice",
    "Blow up one of your opponent's assets => discard 1 ‹assets› of your choice from one other corp of your choice",
    "discard 1 asset | one of your assets",
  ],
  ["corp.oneAsset", "‹assets›", "asset", "discard 1 ‹assets› => discard 1 asset", "‹security cards› | assets"],
  [
    "corp.oneGuard",
    "‹security cards›",
    "security card",
    "discard 1 ‹security cards› => discard 1 security card",
    "‹assets› | security cards",
  ],
  [
    "corp.mayStop",
    `[.;,] (?:but )?(?:${THEY}|that corp) (?:may|can) (?:stop|prevent|avoid|cancel|negate) (?:this|it|that) by paying (you )?(<money>)`,
    " unless that corp pays $1$2",
    "discard 1 asset of your choice from one other corp of your choice. They may prevent this by paying you 3M => discard 1 asset of your choice from one other corp of your choice unless that corp pays you 3M",
    "unless that corp pays you 3M | they may pay",
  ],
];

const START = "(?<=^|[.:,;] |then |and |may )";
const dice: readonly Row[] = [
  [
    "corp.rollOne",
    `${START}(?:roll|throw) (?:an?|one|1) (?:die|d6|dice|six-sided die)`,
    "roll 1 die",
    "Roll a die. => roll 1 die.",
    "roll 2 dice. | a die",
  ],
  ["corp.rollMany", `${START}(?:roll|throw) (<n>) (?:d6|dice)`, "roll $1 dice", "Throw 2 dice. => roll 2 dice.", "roll a die. | 2 dice"],
  [
    "corp.rollThen",
    "(roll 1 die|roll <n> dice)(?:[:;,]| and) (?=(?:on|if|with) )",
    "$1. ",
    "roll 1 die: on a 6, gain 3M => roll 1 die. on a 6, gain 3M",
    "roll 1 die. On a 6, gain 3M | on a 6",
  ],
  [
    "corp.onThree",
    "on (?:an? )?(?:4, ?5,? or 6|4, ?5,? and 6|3, ?4, ?5,? or 6)(?<=(\\d), ?5,? (?:or|and) 6)(?:,|:| -)? (?=gain|draw|lose|take|one |each |that |discard|you )",
    "on a ‹$1› or more, ",
    "on 4, 5 or 6, gain 3M => on a ‹4› or more, gain 3M",
    "on a 4 or more, gain 3M | 4, 5 or 6",
  ],
  ["corp.onFour", "on a ‹(<n>)› or more", "on a $1 or more", "on a ‹4› or more => on a 4 or more", "on a 4 or more | ‹4›"],
  [
    "corp.perHitFirst",
    "for (?:each|every) (?:hit|5 or 6|success),? (?:you )?(gain|draw|lose)s? ([^.,;]+?)(?=[.,;]|$)",
    "$1 $2 for each hit",
    "For every 5 or 6 you draw 1 action card. => draw 1 action card for each hit.",
    "draw 1 action card for each hit. | for each hit",
  ],
  [
    "corp.hitIt",
    "(?<=of your HQ, roll (?:1 die|<n> dice)[.;,] on a hit,? )(?:it|the team) loses (?:an?|1|one) runner(?: card)?(?: of (?:its|that card's|their) (?:owner's )?choice)?",
    "that team loses 1 runner card",
    "within 1 step of your HQ, roll 1 die. On a hit, it loses a runner => within 1 step of your HQ, roll 1 die. On a hit, that team loses 1 runner card",
    "it loses a runner | that team loses 1 runner card",
  ],
  [
    "corp.onHit",
    "(?!on a 5 or more)(?:on|for|with|if (?:you|it|any|one|at least one) (?:(?:of them |die |dice )?(?:rolls?|shows?|is|are|gets?|scores?)))(?: an?| any| at least one| at least 1| 1| one)?(?: roll of)?(?: (?:5 or 6|5 or more|5 or higher|5 or better|5\\+|5-6|hit|hits|5/6))(?: or more)?(?:,|:| -)? (?=gain|draw|lose|one |each |that |take|discard|you |replace|put |this turn|until|its|pay|destroy|hire|build)",
    "on a hit, ",
    "On a 5 or 6, gain 4M => on a hit, gain 4M",
    "on a 6, gain 4M | for each hit",
  ],
  [
    "corp.onFace",
    "(?:on|for|with|if (?:you|it) (?:rolls?|shows?|is|gets?))(?: an?)?(?: roll of)? ([1-6])(?:,|:| -) (?=gain|draw|lose|one |each |that |take|discard|you |replace|put |this turn|until|its|pay|destroy|hire|build)",
    "on a $1, ",
    "If you roll a 6, gain 8M => on a 6, gain 8M",
    "on a hit, gain 4M | roll a 6",
  ],
  [
    "corp.onLeast",
    "(?:on|for|with|if (?:you|it) (?:rolls?|shows?|is|gets?))(?: an?)?(?: roll of)? ([234])(?:\\+| or (?:more|higher|better|above|over|greater)|-6| to 6)(?:,|:| -) (?=gain|draw|lose|one |each |that |take|discard|you |replace|put |this turn|until|its|pay|destroy|hire|build)",
    "on a $1 or more, ",
    "On 4+, gain 3M => on a 4 or more, gain 3M",
    "on a hit, gain 4M | 4 or more",
  ],
  [
    "corp.onMost",
    "(?:on|for|with|if (?:you|it) (?:rolls?|shows?|is|gets?))(?: an?)?(?: roll of)? (?:1-|1 to |)([2345]) ?(?:or (?:less|lower|below|under|fewer))?(?<!(?:on|for|with) (?:a )?[2345]|(?:roll of|rolls?|shows?|is|gets?) (?:a )?[2345])(?:,|:| -) (?=gain|draw|lose|one |each |that |take|discard|you |replace|put |this turn|until|its|pay|destroy|hire|build)",
    "on a $1 or less, ",
    "On a 2 or less, lose 3M => on a 2 or less, lose 3M",
    "on a 4 or more, gain 3M | on a 2, gain 3M",
  ],
  [
    "corp.perHit",
    "(?:per|for every) (?:hit|5 or 6|success)(?: rolled)?|for each (?:hit rolled|success|5 or 6)",
    "for each hit",
    "gain 2M per hit => gain 2M for each hit",
    "gain 2M for each hit | hits",
  ],
];

const looks: readonly Row[] = [
  [
    "corp.handSeen",
    `(?:look at|view|inspect|see) (?:each card in )?(?:the (?:action cards|hand)(?: of action cards)? of (?:${ONE})|(?:another player's|an opponent's|one opponent's|target opponent's|one other player's|a rival's|any player's|another corp's|target player's|any opponent's) (?:hand(?: of action cards)?|action cards))(?=[.,;]? (?:then |and |you may )*(?:take|discard|steal|swap|exchange|trade|choose|make|force|pick))`,
    "look at the action cards of one other player",
    "Look at an opponent's hand and take 1 card => look at the action cards of one other player and take 1 card",
    "look at the action cards of one other player. | an opponent's hand",
  ],
  [
    "corp.handSeenTaken",
    `(?:look at|view|inspect|see) (?:each card in )?(?:another player's|an opponent's|one opponent's|target opponent's|one other player's|a rival's|another corp's|target player's|that player's) (?:hand(?: of action cards)?|action cards)(?=[.;,] (?:you may )?(?:then )?(?:take|discard|steal|swap|exchange|trade|choose|pick))`,
    "look at the action cards of one other player",
    "look at each card in an opponent's hand. take 1 => look at the action cards of one other player. take 1",
    "look at the action cards of one other player. | an opponent's hand",
  ],
  [
    "corp.revealsHand",
    `(?:(?:choose|pick|select) (?:${ONE})[.;,:] (?:that (?:player|opponent|corp)|they|he or she) reveals?|(?:${ONE}) (?:must )?reveals?) (?:their|its|his|his or her) (?:hand(?: of action cards)?|action cards)(?: to you)?(?=[.;,])`,
    "look at the action cards of one other player",
    "An opponent reveals their hand. => look at the action cards of one other player.",
    "reveal it. | their hand",
  ],
  [
    "corp.takeOfThem",
    "(?<=look at the action cards of one other player)[.;,]? (?:then |and )*(?:you may )?(?:take|steal|choose and take|pick) (?:one|1|an?)(?: of them| of those(?: cards)?| of these(?: cards)?| card| action card)?(?: of your choice)?(?: (?:from|in) (?:it|them|their hand|that player's hand))?(?: into your hand)?(?=[.]|$)",
    ", then take 1 of those cards",
    "look at the action cards of one other player and take 1 card. => look at the action cards of one other player, then take 1 of those cards.",
    "take 1 of those cards. | take 1 card.",
  ],
  [
    "corp.discardOfThem",
    "(?<=look at the action cards of one other player)[.;,]? (?:then |and )*(?:discard|choose (?:one|1|an?) (?:of them |card )?(?:to discard|and discard it)|make (?:them|him|her|that player|it) discard|force (?:them|that player) to discard)(?: (?:one|1|an?)(?: of them| of those(?: cards)?| of these(?: cards)?| card| action card)?)?(?: of your choice| you choose)?(?: (?:from|in) (?:it|them|their hand|that player's hand))?(?=[.]|$)",
    ", then discard 1 of those cards",
    "look at the action cards of one other player; discard one card of your choice from it. => look at the action cards of one other player, then discard 1 of those cards.",
    "discard 1 of those cards. | discard 1 action card.",
  ],
  [
    "corp.swapOfThem",
    "(?<=look at the action cards of one other player)[.;,]? (?:then |and )*(you may )?(?:take (?:one|1)(?: of (?:them|those cards)| card)?(?:[.,;]| and) (?:then )?(?:give (?:them|that player|it) (?:one|1) of yours(?: in (?:exchange|return))?)|(?:trade|swap|exchange) (?:one|1) of (?:yours|your(?: own)?(?: action)? cards) (?:for|with|against) (?:one|1) of (?:theirs|them|its|those(?: cards)?|their cards))(?=[.]|$)",
    "‹$1›exchange 1 of your action cards for 1 of those cards",
    "look at the action cards of one other player. You may trade one of yours for one of theirs. => look at the action cards of one other player‹You may ›exchange 1 of your action cards for 1 of those cards.",
    "exchange 1 of your action cards for 1 of those cards. | trade it.",
  ],
  [
    "corp.swapMay",
    "‹you may ›exchange",
    ". You may exchange",
    "of your choice‹You may ›exchange => of your choice. You may exchange",
    "‹›exchange | you may exchange",
  ],
  [
    "corp.swapMust",
    "‹›exchange",
    ", then exchange",
    "of your choice‹›exchange => of your choice, then exchange",
    "‹you may ›exchange | then exchange",
  ],
  [
    "corp.digKeep",
    "(?:look at|reveal|draw|see|flip) the top (<n>) cards of the (runner|security|asset|action)s?(?: card)? deck[.,;]? (?:then |and )*(?:you may )?(?:keep|take|choose|draw|pick|put|add) (?:one|1)(?: of them| of those| of these)?(?: (?:card|runner|asset))?(?: (?:in|into|to) your (?:hand|Garrison|Security Team))?[.,;]?(?: (?:then|and))*(?: (?:put|place|return))? (?:the )?(?:rest|others|other(?: one)?|remaining(?: cards| one)?)(?: (?:go|goes|are put))?(?: back)? (?:on|to|at|under) (?:the bottom|the bottom of (?:the|that|its) deck|the deck|the bottom in any order)(?: of (?:the|that|its) deck)?(?: in any order)?(?=[.]|$)",
    "look at the top $1 cards of the $2 deck, take 1, then put the rest on the bottom",
    "Look at the top 3 cards of the action deck. Keep one and put the others on the bottom of the deck. => look at the top 3 cards of the action deck, take 1, then put the rest on the bottom.",
    "look at the top 3 cards of the action deck. | keep one.",
  ],
];

const decks: readonly Row[] = [
  [
    "corp.digOut",
    "look at the top (<n>) cards of the (runner|security|asset|action) deck[.,;]? (?:then )?put (?:1|one) of (?:those cards|them) into your hand[.,;]? (?:then )?put the (?:rest|others) on the bottom of the (?:runner |security |asset |action )?deck",
    "look at the top $1 cards of the $2 deck, take 1, then put the rest on the bottom",
    "look at the top 3 cards of the action deck. put 1 of those cards into your hand, then put the rest on the bottom of the action deck => look at the top 3 cards of the action deck, take 1, then put the rest on the bottom",
    "look at the top 3 cards of the action deck. | put 1 of those cards into your hand",
  ],
  [
    "corp.randomCards",
    "(discards? <n>) (?:random cards|cards at random|random action cards|cards chosen at random)",
    "$1 action cards at random",
    "discards 2 cards at random => discards 2 action cards at random",
    "discards 2 action cards at random | 2 cards",
  ],
];

const moments: readonly Row[] = [
  [
    "corp.hackFails",
    "^(?:when(?:ever)?|after|each time|if) (?:an? )?(?:(?:enemy |opposing )?(hack|hacking attempt|hacking roll|hack roll|sneak|sneak attempt|sneaking attempt|sneak roll)|(?:failed) (hack|hacking attempt|sneak|sneak attempt))(?: (?:against|on|into|past|at) (?:your (?:HQ|security|Security Team|Firewall|Firewalls|Systems|Squads|Corporate HQ|headquarters)|you))(?: (?:fails|has failed|is unsuccessful|is beaten))?,? ",
    "When a ‹$1$2› against your HQ fails, ",
    "Whenever a hack against your security fails, gain 2M => When a ‹hack› against your HQ fails, gain 2M",
    "when a hack roll is made, gain 2M | a hack against your HQ",
  ],
  ["corp.hackName", "‹(?:hack|hacking)[^›]*›", "hack", "a ‹hacking roll› against your HQ => a hack against your HQ", "‹sneak› | hack"],
  ["corp.sneakName", "‹sneak[^›]*›", "sneak", "a ‹sneak roll› against your HQ => a sneak against your HQ", "‹hack› | sneak"],
  [
    "corp.intruderIs",
    "(?<=^when a (?:hack|sneak) against your HQ fails, (?:[^.]+ )?)(?:the (?:hacker's owner|hacker|intruder|intruder's owner|attacker|attacking player|infiltrator|owner of the team|other player|team's owner)|that player|they|its owner|that opponent) (?=pays|pay|loses|lose|discards|discard|gives|give)(?:(pay|lose|discard|give)s?) ",
    "that corp [s:$1] ",
    "When a hack against your HQ fails, the intruder pays you 2M => When a hack against your HQ fails, that corp pays you 2M",
    "when a hack against your HQ fails, gain 2M | the intruder",
  ],
  [
    "corp.stopsNear",
    "^(?:(?:when(?:ever)?|each time|after|if) )?(?:(?:an?|any|one|each|every) )?(?:team of another corp|(?:enemy|opposing|rival|opponent's) (?:runner )?team|team of (?:an opponent|another player|a rival)|one team of another corp) (?:which |that )?(?:ends its move|ends a move|ends its turn|stops|ends|comes to rest|halts) (?:within (<n>) (?:intersections?|steps?|spaces?|streets?)(?: of| from)|(?:next to|adjacent to|beside|at|on)) your (?:(?:Corporate )?HQ|gate(?: intersection)?)[,:]? ",
    "When a team of another corp ends its Move within ‹$1› of your HQ, ",
    "When an enemy team stops within 2 intersections of your HQ, gain 2M => When a team of another corp ends its Move within ‹2› of your HQ, gain 2M",
    "when one of your teams ends its move within 2 steps of your HQ, gain 2M | your HQ",
  ],
  ["corp.nearOne", "within ‹1?› of", "within 1 step of", "within ‹› of your HQ => within 1 step of your HQ", "within ‹2› of | your HQ"],
  [
    "corp.nearMany",
    "within ‹(<n>)› of",
    "within $1 steps of",
    "within ‹2› of your HQ => within 2 steps of your HQ",
    "within 2 steps of | your HQ",
  ],
  [
    "corp.nearTeam",
    "(?<=of your HQ, )(?:it|the team|this team)(?= (?:loses|cannot|has|gets|rolls|must discard|discards))",
    "that team",
    "When a team of another corp ends its Move within 2 steps of your HQ, it loses 1 runner card => When a team of another corp ends its Move within 2 steps of your HQ, that team loses 1 runner card",
    "of your HQ, that team loses 1 runner card | it loses",
  ],
  [
    "corp.nearOwner",
    "(?<=of your HQ, (?:[^.]+ )?)(?:its owner|that player|they|the owner|the player) (pay|lose|discard|give)s? ",
    "that corp [s:$1] ",
    "When a team of another corp ends its Move within 2 steps of your HQ, its owner pays you 1M => When a team of another corp ends its Move within 2 steps of your HQ, that corp pays you 1M",
    "of your HQ, that corp pays you 1M | its owner",
  ],
  [
    "corp.hitMakes",
    "(?:a|any|each|one) hit (?:makes|forces) (?:its|that card's|that team's|the team's) owner (?:to )?(?:discard|lose) (?:an?|1|one)(?: of its)? runners?(?: card)?",
    "on a hit, that team loses 1 runner card",
    "A hit makes its owner discard a runner => on a hit, that team loses 1 runner card",
    "on a hit, that team loses 1 runner card | a hit",
  ],
  [
    "corp.whenever",
    "^(?:Any time: )?([^:.]+?),? (?:at )?(?:whenever|any time|anytime|at any time) (?:during|in|on) your turn(?=[.]|$)",
    "Your turn: $1",
    "Look at the top card of each deck at any time during your turn. => Your turn: Look at the top card of each deck.",
    "Your turn: gain 2M. | during your turn",
  ],
  [
    "corp.survived",
    "^(?:when(?:ever)?|after|each time) (?:an encounter (?:in which|where) (?:your team|one of your teams) (?:was not|wasn't|is not|isn't) destroyed|(?:one of your teams|your team|a team of yours|any of your teams) survives (?:an|any) encounter)(?=,)",
    "when one of your teams survives an encounter",
    "After an encounter in which your team was not destroyed, gain 2M => when one of your teams survives an encounter, gain 2M",
    "when one of your teams survives an encounter, gain 2M | an encounter",
  ],
  [
    "corp.teamWins",
    "^(?:when(?:ever)?|after|each time) (?:(?:one|any) of your teams|a team of yours) (?:wins|has won) (?:an? )?(?:encounter|fight|battle|attack|combat)(?=,)",
    "when one of your teams ‹wins› a fight",
    "After one of your teams wins an encounter, gain 2M => when one of your teams ‹wins› a fight, gain 2M",
    "when you win a fight, gain 2M | wins",
  ],
  [
    "corp.teamWon",
    "‹wins› a fight",
    "wins a fight",
    "when one of your teams ‹wins› a fight => when one of your teams wins a fight",
    "wins a fight | ‹wins›",
  ],
  [
    "corp.defeats",
    "^(?:when(?:ever)?|after|each time) (?:one of your teams|a team of yours|your team) (?:defeats|beats) (?:another|an enemy|an opposing|one team of another corp|any|a rival) ?(?:team)?(?: of another corp| of an opponent)?(?=,)",
    "when one of your teams ‹wins› a fight",
    "When one of your teams defeats another team, gain 2M => when one of your teams ‹wins› a fight, gain 2M",
    "when one of your teams wins a fight, gain 2M | defeats",
  ],
  [
    "corp.untakenEnd",
    "^(if you [^,.]+ (?:Corporate|Runner) Action[^,.]*), (.+?) at the end of your turn(?=[.]|$)",
    "at the end of your turn, $1, $2",
    "If you took no Corporate Action this turn, gain 2M at the end of your turn. => at the end of your turn, If you took no Corporate Action this turn, gain 2M.",
    "at the end of your turn, gain 2M. | if you took no Corporate Action this turn, gain 2M.",
  ],
  [
    "corp.untaken",
    "(?<=if )you (?:(?:did not|didn't|do not|don't) (?:take|use|make|perform)|(?:have not|haven't) (?:taken|used|made)|took no|skipped your|passed your|have taken no)(?: an?| any| your)? (Runner|Corporate) Actions?(?: this turn)?(?=[,.]|$)",
    "you took no $1 Action this turn",
    "if you didn't take a Runner Action, gain 2M => if you took no Runner Action this turn, gain 2M",
    "if you took no Runner Action this turn, gain 2M | a Runner Action",
  ],
];

const all: readonly Row[] = [...money, ...stopped, ...prices, ...dice, ...looks, ...decks, ...moments];
/** Once more behind the rules of all games, which put pronouns and hands in their own words. */
const again: readonly Row[] = all.map(([id, ...more]): Row => [`${id}.again`, ...more]);
export const ON_PRICES: readonly LooseRule[] = [...rows(all), ...rows(again, { whole: "last" })];
