/** How people say in Virtual Revolution what is given for what, what depends on it, and what costs how much. */
import type { Row } from "../../../../language/index.ts";

const STOCK = "(?:€|Revenue|Immunity)";
const GIVE = "(?:draw|discard|lose|eliminate|remove|tilt|move|return|give)";
const GET = "(?:gain|draw|discard|add|eliminate|straighten|take|move|place|steal|lose|replace|put)";
const FRONT = "(?<=^(?:(?:Activation|Promotion|Bonus): ?)?(?:[^:\\n]*[.] )?)";
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
    `${FRONT}(?:you may )?(${GIVE} [^.,:;\\n]+?) ?(?::|→|->|=>|⇒) ?(?=${GET} )`,
    "you may $1, then ",
    "Activation: Draw 1 Corruption: gain 3 € => Activation: you may Draw 1 Corruption, then gain 3 €",
    "Bonus: Draw 1 Corruption | Activation: gain 3 €",
  ],
  [
    "vr.payColon",
    `${FRONT}(?:you may )?(?:pay|spend|give) (<n>) (€|Immunity) ?(?::|→|->|=>|⇒) ?(?=${GET} )`,
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

const WHEN = "(?<=when(?:ever)? )";
const OTHER =
  "(?:an opponent|another player|any opponent|any other player|someone else|somebody else|one of your opponents|1 of your opponents|a rival|any rival)";
const moments: readonly Row[] = [
  [
    "vr.afterYou",
    "^after (?=you |an opponent |another player |this )(?=[^.]*, )",
    "when ",
    "After you lose a Title, gain 2 € => when you lose a Title, gain 2 €",
    "when you lose a Title, gain 2 € | after that",
  ],
  [
    "vr.roundBegins",
    "(?<=^|once per round, )(?:at|on) the (?:beginning|start) of (?:each|every|a|the|any) round,? ",
    "when a round begins, ",
    "At the start of each round, gain 1 € => when a round begins, gain 1 €",
    "at the beginning of your turn, gain 1 € | a round begins",
  ],
  [
    "vr.entersService",
    `${WHEN}(?:you (?:recruit|hire|gain|get) this|this (?:enters service|comes into (?:your )?service|enters your service|joins you|arrives|is hired|goes into service|enters play))(?=,)`,
    "this is recruited",
    "when this enters service, gain 2 € => when this is recruited, gain 2 €",
    "when this is recruited, gain 2 € | this is promoted",
  ],
  [
    "vr.youTakeThis",
    `${WHEN}(?:you (?:create|gain|get|receive|acquire) this|this is (?:created|acquired|gained))(?=,)`,
    "this is taken",
    "when you create this, gain 2 € => when this is taken, gain 2 €",
    "when this is taken, gain 2 € | this is recruited",
  ],
  [
    "vr.isDiscarded",
    `${WHEN}(?:you (?:discard|lose) this|this (?:gets|would be) discarded|this is lost)(?=,)(?<!would be discarded)`,
    "this is discarded",
    "when you discard this, gain 2 € => when this is discarded, gain 2 €",
    "when this is discarded, gain 2 € | this is promoted",
  ],
  [
    "vr.areRaided",
    `${WHEN}(?:you(?: are|'re| get) raided|a Raid (?:hits|strikes|happens to|befalls) you|you (?:undergo|endure|get|have|are hit by|must suffer) a Raid|you suffer from a Raid)(?=,)`,
    "you suffer a Raid",
    "when you are raided, gain 2 € => when you suffer a Raid, gain 2 €",
    "when you suffer a Raid, gain 2 € | a Raid",
  ],
  [
    "vr.winTitle",
    `${WHEN}(you|an opponent) (?:win|get|claim|earn|obtain|receive|acquire|conquer)(s?) (?:a|any|1) Title(?=,)`,
    "$1 take$2 a Title",
    "when you win a Title, gain 2 € => when you take a Title, gain 2 €",
    "when you lose a Title, gain 2 € | you take a Title",
  ],
  [
    "vr.loseTitle",
    `${WHEN}(?:you lose (?:1 of your|one of your|your|any) Titles?|a Title of yours is lost|(?:one|1) of your Titles is lost)(?=,)`,
    "you lose a Title",
    "when you lose one of your Titles, gain 2 € => when you lose a Title, gain 2 €",
    "when you lose a Title, gain 2 € | a Title",
  ],
  [
    "vr.doAction",
    `${WHEN}(you|an opponent) (?:do|use|perform|carry out|make|choose|execute|resolve|declare|play)(?:e?s)? (?:the|an?|your|their) (Work|Recruit|Build Server|Create Verse|Donate)(?: action)?(?=,)`,
    "$1 take a $2 action",
    "when you perform the Work action, gain 2 € => when you take a Work action, gain 2 €",
    "when you take a Work action, gain 2 € | a Work action",
  ],
  [
    "vr.youAction",
    `${WHEN}you (?:take (?:the )?)?(Work|Donate)(?: action)?(?=,)`,
    "you take a $1 action",
    "when you Work, gain 2 € => when you take a Work action, gain 2 €",
    "when you take a Work action, gain 2 € | you Recruit",
  ],
  [
    "vr.theyWork",
    `${WHEN}an opponent (Work|Donate)s(?=,)`,
    "an opponent takes a $1 action",
    "when an opponent Works, gain 2 € => when an opponent takes a Work action, gain 2 €",
    "an opponent takes a Work action | Works",
  ],
  [
    "vr.theyTake",
    `(?<=when(?:ever)? an opponent )take (?=a (?:Work|Recruit|Build Server|Create Verse|Donate) action)`,
    "takes ",
    "when an opponent take a Work action, gain 2 € => when an opponent takes a Work action, gain 2 €",
    "an opponent takes a Work action | you take a Work action",
  ],
  [
    "vr.anyOther",
    `${WHEN}${OTHER} (?=(?:take|gain|lose|promote|recruit|put|place|build|create|win|draw|do|use|perform|Work|Donate)s? )`,
    "an opponent ",
    "when another player recruits an Agent, gain 2 € => when an opponent recruits an Agent, gain 2 €",
    "an opponent recruits an Agent | another player",
  ],
  [
    "vr.theyRecruit",
    `${WHEN}an opponent (?:recruits(?: an? (?:new )?Agent| one)?|hires an Agent|gains an Agent)(?=,)`,
    "an opponent recruits an Agent",
    "when an opponent hires an Agent, gain 2 € => when an opponent recruits an Agent, gain 2 €",
    "when an opponent recruits an Agent, gain 2 € | hires an Agent",
  ],
  [
    "vr.hireAgent",
    `${WHEN}you (?:hire|gain|get)(?: an?| another| a new) Agent(?=,)`,
    "you recruit an Agent",
    "when you hire an Agent, gain 2 € => when you recruit an Agent, gain 2 €",
    "when you recruit an Agent, gain 2 € | an Agent",
  ],
  [
    "vr.agentPromoted",
    `${WHEN}(?:(?:one|1) of your Agents is promoted|an Agent of yours is promoted|you promote (?:any|another|one of your|1 of your) Agents?)(?=,)`,
    "you promote an Agent",
    "when one of your Agents is promoted, gain 2 € => when you promote an Agent, gain 2 €",
    "when you promote an Agent, gain 2 € | this is promoted",
  ],
  [
    "vr.drawOne",
    `${WHEN}you (?:draw|take|get|receive|gain) (?:an?|any|1|one|one or more|1 or more)? ?Corruption(?: cards?)?(?=,)`,
    "you draw Corruption",
    "when you draw a Corruption, gain 2 € => when you draw Corruption, gain 2 €",
    "when you draw Corruption, gain 2 € | draw a Corruption",
  ],
  [
    "vr.influenceGone",
    `${WHEN}(?:(?:any|one|1|an?|some)?(?: of)? ?(?:your )?Influence(?: of yours)? (?:is|gets) (?:eliminated|removed|destroyed|killed|taken out|lost)|you lose (?:an?|1|any|one)(?: of your)? Influence(?: (?:on|from) the map)?)(?=,)(?<=(?:your Influence|of yours|you lose)[^,]*)`,
    "your Influence is eliminated",
    "when an Influence of yours is removed, gain 2 € => when your Influence is eliminated, gain 2 €",
    "when your Influence is eliminated, gain 2 € | Influence is eliminated",
  ],
  [
    "vr.serverGone",
    `${WHEN}(?:(?:any|one|1|an?)?(?: of)? ?(?:your )?Servers?(?: of yours)? (?:is|gets) (?:removed|destroyed|lost|eliminated|taken)|you lose (?:an?|1|any|one)(?: of your)? Servers?)(?=,)(?<=(?:your Servers?|of yours|you lose)[^,]*)`,
    "your Server is removed",
    "when one of your Servers is destroyed, gain 2 € => when your Server is removed, gain 2 €",
    "when your Server is removed, gain 2 € | a Server",
  ],
  [
    "vr.serverBuilt",
    `${WHEN}(?:(you) (?:place|put|build|set up|install|construct)|(an opponent) (?:place|put|set up|install)(s)) (?:an?|1|one|a new|another|one of your|one of their)(?: new)? Servers?(?: on the map| anywhere)?(?=,)`,
    "$1$2 place$3 a Server",
    "when you build a new Server, gain 2 € => when you place a Server, gain 2 €",
    "when you place a Server, gain 2 € | a new Server",
  ],
  [
    "vr.verseOnline",
    `${WHEN}(?:(?:one|1) of your Verses (?:goes|is put|comes|is turned|gets) Online|a Verse of yours (?:goes|is put|comes) Online|you (?:put|bring|turn|get) (?:a|1|one|any|another|one of your|1 of your) Verses? Online|you complete (?:a|the) mission(?: of a Verse)?)(?=,)`,
    "you put a Verse Online",
    "when you bring a Verse Online, gain 2 € => when you put a Verse Online, gain 2 €",
    "when you put a Verse Online, gain 2 € | a Verse",
  ],
  [
    "vr.directorPut",
    `${WHEN}(?:you (?:put|set|play|deploy) (?:your|a|one of your|1 of your) Directors?|you place (?:a|one of your|1 of your) Directors?|your Director is (?:placed|put)) (?:in|on)(?: a borough of)? (?=(?:ND|MA|PI|DR|QL|NA|CE))`,
    "you place your Director in ",
    "when you put a Director in CE, gain 2 € => when you place your Director in CE, gain 2 €",
    "when you place your Director in CE, gain 2 € | a Director",
  ],
  [
    "vr.directorNear",
    `${WHEN}an opponent (?:puts|sets|plays|deploys|places) (?:a|one of their|1 of their|his|their) Directors? (?:in|on) (?:a borough you control|one of your boroughs|1 of your boroughs|a borough of yours|your borough)(?=,)`,
    "an opponent places a Director in a borough you control",
    "when an opponent puts a Director in one of your boroughs, gain 2 € => when an opponent places a Director in a borough you control, gain 2 €",
    "an opponent places a Director in a borough you control | a Director",
  ],
  [
    "vr.onceARound",
    "(?<=^|[.] )(?:(?:only |at most )?(?:once|1 time) (?:a|per|each|every|in each) round)[,:]? (?=when)|(?<=^)(?:the )?first time (?:each|every|in a|in each) round (?=when)",
    "once per round, ",
    "Only once a round, when you lose a Title, gain 2 € => once per round, when you lose a Title, gain 2 €",
    "once per turn, when you lose a Title, gain 2 € | each round",
  ],
  [
    "vr.onceBehind",
    "^(when [^.\\n]+?),? [(]?(?:only |but only |at most )?once (?:a|per|each|every) round[)]?(?=[.]|$)",
    "once per round, $1",
    "when you lose a Title, gain 2 €, once per round => once per round, when you lose a Title, gain 2 €",
    "once per round, when you lose a Title, gain 2 € | once per round",
  ],
];

export const PRICE_ROWS: readonly Row[] = [...given, ...priced, ...moments];
