/** How people say what a runner or a security card gives: dice, stats, steps, prices, hits. Each rule is applied once, in this order. */
import type { LooseRule, Row } from "../../../../language/index.ts";
import { INTRUDERS, N, ofBoth, ofKind, SIDE, STAT } from "./near-words.ts";

const MORE = "(?:extra|additional|more|bonus|further)";
const FEWER = "(?:fewer|less)";
const numbers: readonly Row[] = [
  [
    "corp.near.one",
    "(?<![\\p{L}])one (?=(?:[\\p{L}]+ )?(?:die|dice|steps?|intersections?|runners?|Hackers?|Th(?:ug|ief|ieves)s?|Squads?|Systems?|Firewalls?)(?![\\p{L}]))",
    "1 ",
    "one more die => 1 more die",
    "1 more die | one",
  ],
  [
    "corp.near.two",
    "(?<![\\p{L}])two (?=(?:[\\p{L}]+ ){0,2}(?:dice|steps|intersections|runners|Hackers|Thugs|Thieves|Squads|Systems|Firewalls)(?![\\p{L}]))",
    "2 ",
    "two more dice => 2 more dice",
    "2 more dice | two",
  ],
  ["corp.near.defence", "(?<![\\p{L}])(?:Defence)(?![\\p{L}])", "Defense", "+1 Defence => +1 Defense", "Defense | defend"],
  ["corp.near.detection", "(?<![\\p{L}])(?:Detection)(?![\\p{L}])", "Detect", "+1 Detection => +1 Detect", "Detect | detects"],
  ["corp.near.encryption", "(?<![\\p{L}])(?:Encryption)(?![\\p{L}])", "Encrypt", "+1 Encryption => +1 Encrypt", "Encrypt | encrypts"],
];
/** Dice as one token: ‹+1 Combat›, ‹-2›. */
const dice: readonly Row[] = [
  ["corp.near.plusDice", `\\+ ?(\\d+) (?:(${STAT}) )?(?:die|dice)`, "‹+$1 $2›", "+2 dice => ‹+2 ›", "2 dice | +2 Combat"],
  ["corp.near.minusDice", `[-–−] ?(\\d+) (?:(${STAT}) )?(?:die|dice)`, "‹-$1 $2›", "-2 Stealth dice => ‹-2 Stealth›", "2 dice | -2 Combat"],
  ["corp.near.extraDie", `(?:an?|1) ${MORE} (?:(${STAT}) )?die`, "‹+1 $1›", "an extra die => ‹+1 ›", "a die | 2 more dice"],
  ["corp.near.extraDice", `(\\d+) ${MORE} (?:(${STAT}) )?dice`, "‹+$1 $2›", "2 more dice => ‹+2 ›", "2 dice | 1 more die"],
  ["corp.near.dieMore", `(?:(\\d+)|an?) (?:(${STAT}) )?(?:die|dice) (?:more|extra)`, "‹+$1 $2›", "1 die more => ‹+1 ›", "1 die | more"],
  [
    "corp.near.fewerDice",
    `(?:(\\d+)|an?) ${FEWER} (?:(${STAT}) )?(?:die|dice)`,
    "‹-$1 $2›",
    "1 fewer Stealth die => ‹-1 Stealth›",
    "1 die | fewer",
  ],
  ["corp.near.diceFewer", `(\\d+) (?:(${STAT}) )?(?:die|dice) ${FEWER}`, "‹-$1 $2›", "1 die less => ‹-1 ›", "1 die | less"],
  [
    "corp.near.addsDice",
    `adds? (\\d+|an?) (?:(${STAT}) )?(?:die|dice)`,
    "gets ‹+$1 $2›",
    "its team adds 2 dice => its team gets ‹+2 ›",
    "its team rolls 2 more dice | adds 2M",
  ],
  ["corp.near.plusA", "‹\\+an? ", "‹+1 ", "‹+a › => ‹+1 ›", "‹+2 › | a die"],
  ["corp.near.plusNone", "‹\\+ ", "‹+1 ", "‹+ › => ‹+1 ›", "‹+2 › | +"],
];
const VERB = "(?:rolls?|throws|gets?|has|have|gains?|throws?|adds?|receives?|takes?|suffers?|is given|are given|may roll|can roll)";
const START = "(?<=^|, |: |[.] |\\n)";
/** Whose dice: of a side that is named, of the own one where none is. */
const given = (own: string): readonly Row[] => [
  [
    "corp.near.dice.some",
    `(?<=${SIDE}) ${VERB} ‹\\+([2-9]) (${STAT})?›`,
    " rolls $1 more $2 dice",
    "its team gets ‹+2 › => its team rolls 2 more dice",
    "its team | ‹+2 ›",
  ],
  [
    "corp.near.dice.one",
    `(?<=${SIDE}) ${VERB} ‹\\+1 (${STAT})?›`,
    " rolls 1 more $1 die",
    "its team gets ‹+1 Combat› => its team rolls 1 more Combat die",
    "its team | ‹+1 ›",
  ],
  [
    "corp.near.dice.fewer",
    `(?<=${SIDE}) ${VERB} ‹-([2-9]) (${STAT})?›`,
    " rolls $1 fewer $2 dice",
    "the other side has ‹-2 › => the other side rolls 2 fewer dice",
    "the other side | ‹-2 ›",
  ],
  [
    "corp.near.dice.oneFewer",
    `(?<=${SIDE}) ${VERB} ‹-1 (${STAT})?›`,
    " rolls 1 fewer $1 die",
    "the other side has ‹-1 › => the other side rolls 1 fewer die",
    "the other side | ‹-1 ›",
  ],
  [
    "corp.near.dice.bare",
    `${START}(?:(?:roll|get|add|gain|you (?:roll|get|may roll)) )?‹\\+([2-9]) (${STAT})?›`,
    `${own} rolls $1 more $2 dice`,
    `‹+2 › => ${own} rolls 2 more dice`,
    `its team gets ‹+2 › | +2`,
  ],
  [
    "corp.near.dice.bareOne",
    `${START}(?:(?:roll|get|add|gain|you (?:roll|get|may roll)) )?‹\\+1 (${STAT})?›`,
    `${own} rolls 1 more $1 die`,
    `‹+1 › => ${own} rolls 1 more die`,
    `its team gets ‹+1 › | +1`,
  ],
  [
    "corp.near.dice.this",
    `${START}this ${VERB} ‹\\+([2-9]) (${STAT})?›`,
    `${own} rolls $1 more $2 dice`,
    `this gets ‹+2 › => ${own} rolls 2 more dice`,
    `its team gets ‹+2 › | this`,
  ],
  [
    "corp.near.dice.thisOne",
    `${START}this ${VERB} ‹\\+1 (${STAT})?›`,
    `${own} rolls 1 more $1 die`,
    `this gets ‹+1 › => ${own} rolls 1 more die`,
    `its team gets ‹+1 › | this`,
  ],
];
const HITS = "(?:hits?|scores? (?:a |an )?hits?|counts? (?:as )?hits?|makes? hits?)";
const FOUR = "(?:an? )?(\\d)(?:, \\d(?: (?:and|or) |, (?:and |or )?)6|\\+| or (?:more|better|higher|above|up)|-6| to 6| through 6)";
const hits = (own: string): readonly Row[] => [
  [
    "corp.near.hits",
    `(?<=${SIDE}) ${HITS} (?:on|with|for) ${FOUR}`,
    " hits on $1 or more",
    "its team hits on 4, 5 and 6 => its team hits on 4 or more",
    "its team hits on 5 | a 4",
  ],
  [
    "corp.near.hitsBare",
    `${START}(?:(?:the )?defenders?|this|dice|its dice|your dice|the dice of this|all dice|you)?(?: )?${HITS} (?:on|with|for) ${FOUR}`,
    `${own} hits on $1 or more`,
    `hits on 4, 5 and 6 => ${own} hits on 4 or more`,
    "its team hits on 4+ | the other side hits on 4+",
  ],
  [
    "corp.near.foursHit",
    `${START}(?:each |every |an? |(?:die )?rolls? of (?:an? )?|results? of (?:an? )?|dice (?:showing|of) (?:an? )?)?(\\d)s? (?:also )?(?:counts?|is|are) (?:also )?(?:as )?(?:an? )?hits?(?: too)?(?: for (?:this|its team|its dice))?`,
    `${own} hits on $1 or more`,
    `4s also count as hits => ${own} hits on 4 or more`,
    "4s | hits",
  ],
  [
    "corp.near.hitsThis",
    `(?:${INTRUDERS}) (?:only )?(?:hits?|scores? hits? on) this (?:only )?(?:on|with) (?:an? )?6s?(?: only)?`,
    "the other side hits on 6 or more",
    "Attackers hit this only on a 6 => the other side hits on 6 or more",
    "hits on 6 | attackers hit",
  ],
  [
    "corp.near.onlySix",
    `(?<=${SIDE}) ${HITS} only (?:on|with) (?:an? )?6s?`,
    " hits on 6 or more",
    "the other side hits only on 6 => the other side hits on 6 or more",
    "hits on 6 | only",
  ],
];

const TEAM_STAT = "Combat|Stealth|Hacking";
const HAS = "(?:gets?|has|have|gains?|receives?|is given|adds?|counts?(?: as| with)?)";
const runnerStats: readonly Row[] = [
  [
    "corp.near.teamStat",
    `(?<=its team) ${HAS} (?:a )?([+-]) ?(\\d+) (?:to |in |of )?(?:its )?(${TEAM_STAT})(?! dic?e)`,
    " has $3 $1$2",
    "its team gets +1 Combat => its team has Combat +1",
    "its team has Combat +1 | +1 Combat",
  ],
  [
    "corp.near.teamStatIs",
    `(?:its team's|the (?=[\\p{L}]+ of its team)) ?(${TEAM_STAT})(?: of its team)? is (\\d+) (?:higher|greater|more|better)`,
    "its team has $1 +$2",
    "its team's Combat is 1 higher => its team has Combat +1",
    "its team has Combat +1 | Combat is 1",
  ],
  [
    "corp.near.stealMore",
    "(?:when(?:ever)? (?:this|its team) (?:steals? credits|uses Steal Credits),? (?:it )?(?:steals? |takes? )?(\\d+)M (?:more|extra)|Steal Credits (?:takes?|steals?|brings?) (\\d+)M (?:more|extra)(?: for (?:its team|this))?)(?=[.;]|$| if| while)",
    "Steal Credits takes $1$2M more for its team",
    "When its team steals credits, steal 2M more. => Steal Credits takes 2M more for its team.",
    "Steal Credits takes 2M more for you | steals 2M",
  ],
  [
    "corp.near.bareStat",
    `${START}\\+ ?(\\d+) (?:to )?(${TEAM_STAT})(?! dic?e)`,
    ["this has $2 +$1", "its team has $2 +$1"],
    "+2 Stealth => this has Stealth +2",
    "this has Stealth +2 | +2 Stealth dice",
  ],
  [
    "corp.near.statFirst",
    `${START}(${TEAM_STAT}) ([+-]) ?(\\d+)(?! dic?e)(?=[.,;]|$| if| while| when| for| as)`,
    ["this has $1 $2$3", "its team has $1 $2$3"],
    "Hacking +2 => this has Hacking +2",
    "this has Hacking +2 | Hacking 2",
  ],
  [
    "corp.near.bareStatMinus",
    `${START}[-–−] ?(\\d+) (?:to )?(${TEAM_STAT})(?! dic?e)`,
    ["this has $2 -$1", "its team has $2 -$1"],
    "-2 Stealth => this has Stealth -2",
    "this has Stealth -2 | -2 Stealth dice",
  ],
  [
    "corp.near.slower",
    `(?:(?<=its team) (?:moves?|can move|may move|${HAS}) |${START})(${N}) (?:(?:fewer|less) (?:steps?|intersections?|spaces?)|(?:steps?|intersections?|spaces?) (?:fewer|less))(?: in each move| each move| per turn| each turn)?`,
    "‹slow $1›",
    "its team has 1 step less => its team‹slow 1›",
    "its team has 1 more step | 1 step",
  ],
  [
    "corp.near.slowerOne",
    "(?:its team ?)?‹slow (?:1|one)›",
    "its team has 1 fewer step in each Move",
    "its team‹slow 1› => its team has 1 fewer step in each Move",
    "‹slow 2› | slow",
  ],
  [
    "corp.near.slowerTwo",
    "(?:its team ?)?‹slow (?:2|two)›",
    "its team has 2 fewer steps in each Move",
    "its team‹slow 2› => its team has 2 fewer steps in each Move",
    "‹slow 1› | slow",
  ],
  [
    "corp.near.move",
    `(?:(?<=its team) (?:moves?|can move|may move) (?:up to )?|${START}(?:its team )?(?:moves? )?)(${N}) (?:more |extra |additional |further )?(?:steps?|intersections?|streets?|spaces?)(?: (?:further|more|farther|extra))(?: in each move| each move| each turn)?(?=[.,;]|$| if| while| when| as)`,
    "‹move $1›",
    "its team moves 1 step further => ‹move 1›",
    "its team moves at most 1 step | its team ends its Move",
  ],
  [
    "corp.near.moveMore",
    `(?<=its team) (?:moves?|can move|may move) (${N}) (?:more|extra|additional|further) (?:steps?|intersections?|streets?|spaces?)(?: in each move| each move)?`,
    "‹move $1›",
    "its team moves 1 more step => its team‹move 1›",
    "its team moves at most 1 step | 1 more step",
  ],
  [
    "corp.near.plusMove",
    `(?:(?<=its team) ${HAS} |${START})\\+ ?(\\d+) (?:to )?(?:its )?(?:Move(?:ment)?|steps?|intersections?)(?: (?:per|each|every) turn| in each move| per move)?(?=[.,;]|$| if| while| when| as)`,
    "‹move $1›",
    "its team gets +1 Move => its team‹move 1›",
    "+1 Combat | Move",
  ],
  [
    "corp.near.moveOne",
    "(?:its team ?)?‹move (?:1|one)›",
    "its team has 1 more step in each Move",
    "its team‹move 1› => its team has 1 more step in each Move",
    "‹move 2› | a move",
  ],
  [
    "corp.near.moveMany",
    "(?:its team ?)?‹move (\\d+)›",
    "its team has $1 more steps in each Move",
    "‹move 2› => its team has 2 more steps in each Move",
    "‹move two› | a move",
  ],
  [
    "corp.near.moveTwo",
    "(?:its team ?)?‹move two›",
    "its team has 2 more steps in each Move",
    "‹move two› => its team has 2 more steps in each Move",
    "‹move 2› | a move",
  ],
];
const guardStats: readonly Row[] = [
  [
    "corp.near.bareGuard",
    `${START}\\+ ?(\\d+) (?:to )?(Defense|Detect|Encrypt)(?! dic?e)`,
    "this has $2 +$1",
    "+1 Defense => this has Defense +1",
    "this has Defense +1 | +1 Defense die",
  ],
  [
    "corp.near.bareGuardMinus",
    `${START}[-–−] ?(\\d+) (?:to )?(Defense|Detect|Encrypt)(?! dic?e)`,
    "this has $2 -$1",
    "-1 Detect => this has Detect -1",
    "this has Detect -1 | -1 Detect die",
  ],
  [
    "corp.near.guardFirst",
    `${START}(Defense|Detect|Encrypt) ([+-]) ?(\\d+)(?! dic?e)`,
    "this has $1 $2$3",
    "Encrypt +2 => this has Encrypt +2",
    "this has Encrypt +2 | Encrypt 2",
  ],
];
const LESS =
  "(?:costs? (?:you )?(?:¥ ?)?(\\d+)M? less|is (?:¥ ?)?(\\d+)M? cheaper)(?: to (?:hire|buy))?(?:,? (?:but |\\(|with a )?(?:at least|minimum|min[.]?|never less than|not less than) (?:¥ ?)?1M?\\)?)?";
const bothStats: readonly Row[] = [
  [
    "corp.near.thisStat",
    `(?<![\\p{L}])(?:this|it) ${HAS} (?:a )?([+-]) ?(\\d+) (?:to |in |of )?(?:its )?(${STAT})(?! dic?e)`,
    "this has $3 $1$2",
    "this gets +1 Combat => this has Combat +1",
    "this has Combat +1 | its team gets +1 Combat",
  ],
  [
    "corp.near.thisStatUp",
    `(?<![\\p{L}])(?:its|this's|this card's|this runner's) (${STAT}) (?:is|becomes) (?:(?:raised|increased) by (\\d+)|(\\d+) (?:higher|greater|more))`,
    "this has $1 +$2$3",
    "its Combat is increased by 2 => this has Combat +2",
    "its Combat is 2 | this has Combat +2",
  ],
  [
    "corp.near.thisStatIs",
    `(?<![\\p{L}])(?:its|this's|this card's|this runner's|this) (${STAT}) (?:is|becomes|counts as|rises to) (\\d+)(?! (?:higher|greater|more))`,
    "this has $1 $2",
    "its Combat is 4 => this has Combat 4",
    "its Combat is 1 higher | this has Combat 4",
  ],
  [
    "corp.near.lessEach",
    `${START}(?:this |(?:Price|Cost)[:] )?(?:costs? (?:you )?)?(\\d+)M? less(?: to (?:hire|buy))? for (?:each|every) ([^.,]+)(?:,? (?:but |with a )?(?:at least|minimum) 1M?)?(?=[.;]|$)`,
    "this costs $1M less to hire for each $2, but at least 1M",
    "This costs 1M less for each asset you control. => this costs 1M less to hire for each asset you control, but at least 1M.",
    "each runner costs 1M less | costs 1M less",
  ],
  [
    "corp.near.moreEach",
    `${START}(?:this )?costs? (?:you )?(\\d+)M? more(?: to (?:hire|buy))? for (?:each|every) ([^.,]+)(?=[.;]|$)`,
    "this costs $1M more to hire for each $2",
    "This costs 1M more for each asset you control. => this costs 1M more to hire for each asset you control.",
    "each runner costs 1M more | costs 1M more",
  ],
  [
    "corp.near.priceLabel",
    "^(?:Price|Cost): (?:¥ ?)?(\\d+)M? (less|more) ",
    "this costs $1M $2 ",
    "Cost: 1M less if you have a Vassal => this costs 1M less if you have a Vassal",
    "this costs 1M less if you have a Vassal | cost: 1M",
  ],
  [
    "corp.near.cheaperIf",
    `(?:${START})(?:this )?(?:(?:Price|Cost): (?=\\d))?${LESS} (if|while|when|as long as) ([^.,]+)(?=[.]|$)`,
    "$3 $4, this costs $1$2M less to hire, but at least 1M",
    "Costs 1M less if you have a building. => if you have a building, this costs 1M less to hire, but at least 1M.",
    "each runner costs 1M less | costs 1M less",
  ],
  [
    "corp.near.cheaper",
    `(?:${START}|(?<=(?:if|while) [^.,]+, ))(?:this )?${LESS}(?=[.;]|$)`,
    "this costs $1$2M less to hire, but at least 1M",
    "This costs 1M less. => this costs 1M less to hire, but at least 1M.",
    "each runner costs 1M less | 1M less",
  ],
  [
    "corp.near.dearer",
    `${START}(?:this )?costs? (?:you )?(?:¥ ?)?(\\d+)M? more(?: to (?:hire|buy))?(?=[.,;]|$| if| while| as| when)`,
    "this costs $1M more to hire",
    "Costs 1M more if you have a building => this costs 1M more to hire if you have a building",
    "each runner costs 1M more | 1M more",
  ],
  [
    "corp.near.cannot",
    "(?<=(?:this|its team) )(?:can't|can not|may not|must not|may never|can never)(?= )",
    "cannot",
    "this may not be sneaked past => this cannot be sneaked past",
    "this cannot be sneaked past | may not",
  ],
  [
    "corp.near.noSneak",
    "(?:nobody|no one|no (?:enemy |intruding )?team|no intruders?|(?:the )?intruders? (?:cannot|can't|may not)|(?:enemy |intruding |other )?teams? (?:cannot|can't|may not)) (?:can |may )?(?:sneak|slip|creep|get) past (this|its team)",
    "$1 cannot be sneaked past",
    "intruders cannot sneak past this => this cannot be sneaked past",
    "this cannot be sneaked past | sneak past",
  ],
  [
    "corp.near.noHack",
    "(?:nobody|no one|no (?:enemy |intruding )?team|no intruders?|(?:the )?intruders? (?:cannot|can't|may not)|(?:enemy |intruding |other )?teams? (?:cannot|can't|may not)) (?:can |may )?(hack|attack) (this|its team)",
    "$2 cannot be $1ed",
    "intruders cannot hack this => this cannot be hacked",
    "this cannot be hacked | hack this",
  ],
];

/** Once more, where a condition has named whose dice and steps they are. */
const again = (table: readonly Row[]): readonly Row[] => table.map(([id, ...more]): Row => [`${id}.again`, ...more]);
const slow: readonly Row[] = runnerStats.filter(([id]) => id.startsWith("corp.near.slow"));
export const NEAR_GIVES_AGAIN: readonly LooseRule[] = [
  ...ofKind("runner", again([...given("its team"), ...slow])),
  ...ofKind("security", again(given("your side"))),
];

export const NEAR_GIVES: readonly LooseRule[] = [
  ...ofBoth([...numbers, ...dice]),
  ...ofKind("runner", [...given("its team"), ...hits("its team"), ...runnerStats]),
  ...ofKind("security", [...given("your side"), ...hits("your side"), ...guardStats]),
  ...ofBoth(bothStats),
];
