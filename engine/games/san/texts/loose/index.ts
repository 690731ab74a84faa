/** How people write what San's cards say: its own words, and habits from other card games. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";
import { SAN_BRIEF } from "./brief.ts";
import { SAN_CHAT_CARDS } from "./chat-cards.ts";
import { SAN_CHAT_TRACKS } from "./chat-tracks.ts";
import { SAN_CHAT_TURN } from "./chat-turn.ts";
import { SAN_CORRUPTED } from "./corrupted.ts";
import { SAN_EVERYDAY } from "./everyday.ts";
import { SAN_FIRST_CARDS } from "./first-cards.ts";
import { SAN_HABITS } from "./habits.ts";
import { SAN_MOVES } from "./moves.ts";
import { SAN_NUMBERS } from "./numbers.ts";
import { SAN_PLAIN } from "./plain.ts";
import { SAN_PLAINLY } from "./plainly.ts";
import { SAN_SPEECH } from "./speech.ts";
import { SAN_TURN_LOOSE } from "./turn.ts";

const ICON = "(?:Corruption|Propaganda|Hacking)";
const START = "(?<=^|[.:,] |then |otherwise |otherwise, |and |, |; or )";

const nouns: readonly Row[] = [
  [
    "noun.type",
    `(${ICON}|Equipment|Virus)(?: mercenary| mercenaries)(?= |[.,]|$)`,
    "$1 card",
    "copy a Hacking Mercenary => copy a Hacking card",
    "a Mercenary | gain 1 Hacking",
  ],
  [
    "noun.equipment",
    "(?<=(?:an?|target|another|<n>|each|no|more|fewer|any number of|or|other|played|random|next|first) )(Equipment|Virus)(?! card|es)(?! \\d)(?= |[.,]|$)",
    "$1 card",
    "copy an Equipment => copy an Equipment card",
    "an Equipment card | Virus 3",
  ],
  [
    "noun.many",
    "(<n>|more|fewer|each|any number of|number of|no) (Corruption|Propaganda|Hacking|River|Equipment|Virus) card(?=[ .,]|$)(?<=(?:[2-9]|\\d\\d|X|more|fewer|any number of|number of|no) \\p{L}+ card)",
    "$1 $2 cards",
    "destroy up to 2 Hacking card => destroy up to 2 Hacking cards",
    "1 Hacking card | each Hacking card",
  ],
  [
    "noun.viruses",
    "viruses(?= |[.,]|$)",
    "Virus cards",
    "any number of Viruses => any number of Virus cards",
    "Virus cards | a Virus card",
  ],
  [
    "noun.cardRiver",
    "(an?|<n>|each|up to <n>) cards? (?:from|in|of) the River",
    ["$1 River card", "$&"],
    "corrupt a card from the River => corrupt a River card",
    "a River card | the River",
  ],
  [
    "noun.riverMany",
    "(up to (?:[2-9]|X)|[2-9]|X) River card(?!s)",
    "$1 River cards",
    "corrupt 2 River card => corrupt 2 River cards",
    "1 River card | River cards",
  ],
  [
    "noun.playedThis",
    "(?<!for )(an?|<n>|each|another|up to <n>) (<group>|<groups>) (?:that )?(?:you(?: have)? played|played by you)(?: earlier)? this turn",
    "$1 played $2",
    "copy a card you played this turn => copy a played card",
    "a card played this turn | if you played 2 cards this turn",
  ],
  [
    "noun.playedCard",
    "(an?|<n>|each|another) (<group>|<groups>) (?:in (?:your|the) play area|you(?: have)? played)(?! this turn)(?= |[.,]|$)",
    "$1 played $2",
    "copy a card in your play area => copy a played card",
    "a card played this turn | a played card",
  ],
  [
    "zone.discard",
    "(?:discard pile|graveyard)",
    "discard",
    "a card from your discard pile => a card from your discard",
    "your discard | discard a card",
  ],
  [
    "zone.drawPile",
    "(?:draw pile|draw deck|library)",
    "deck",
    "the top card of your draw pile => the top card of your deck",
    "your deck | draw a card",
  ],
  [
    "zone.box",
    "(?:back )?(?:in|into|to) the box|(?:remove|removed) from the game(?= |[.,]|$)",
    "into the box",
    "put this back in the box => put this into the box",
    "put this into the box | the box",
  ],
  ["zone.river", "the market(?: row)?", "the River", "a card in the market => a card in the River", "the River | market"],
];

const gains: readonly Row[] = [
  [
    "gain.choice3",
    `gain (<n>) (${ICON}|revenue),(?: or)? (?:gain )?(<n>) (${ICON}|revenue),? or (?:gain )?(<n>) (${ICON}|revenue)(?: icons)?(?=[.,;]|$)`,
    "choose one: gain $1 $2; gain $3 $4; or gain $5 $6",
    "gain 1 Hacking, 1 Corruption, or gain 1 Propaganda. => choose one: gain 1 Hacking; gain 1 Corruption; or gain 1 Propaganda.",
    "gain 2 Hacking | or 2 Corruption",
  ],
  [
    "gain.icon",
    `${START}(?:\\+|(?<!(?:lose|pay|spend|give)s? [^.;:\\n]*)(?<!(?:lose|pay|spend|give)s? [^\\n]*otherwise,? ))(<n>) (${ICON})(?: points?| icons?)?(?=[.,;]|$| and| then| if| for)`,
    "gain $1 $2",
    "+2 Hacking. => gain 2 Hacking.",
    "gain 2 Hacking | 2 Hacking cards | lose 2 Hacking and 1 Propaganda.",
  ],
  [
    "gain.behind",
    `${START}(${ICON}) ?(?::|\\+) ?(<n>)(?=[.,;]|$)`,
    "gain $2 $1",
    "Hacking +2. => gain 2 Hacking.",
    "gain 2 Hacking | Hacking card",
  ],
  ["gain.double", "gain gain", "gain", "gain gain 2 Hacking => gain 2 Hacking", "gain 2 Hacking | again"],
  [
    "gain.verb",
    `(?<!or |one: )(?:you )?(?:get|receive|earn|obtain|produce|add|take)s? \\+?(<n>) (${ICON})`,
    "gain $1 $2",
    "you get 2 Hacking => gain 2 Hacking",
    "gain 2 Hacking | get 2 cards",
  ],
  ["gain.verbPlus", `gain(s?) \\+(<n>) (${ICON}|revenue)`, "gain$1 $2 $3", "gain +2 Hacking => gain 2 Hacking", "gain 2 Hacking | +2"],
  [
    "gain.icons",
    `(gains?) (<n>) (${ICON}) (?:points?|icons?|symbols?)`,
    "$1 $2 $3",
    "gain 2 Hacking icons => gain 2 Hacking",
    "gain 2 Hacking | icons",
  ],
  [
    "gain.revenue",
    `${START}(?:\\+(<n>) (?:purchasing )?revenue|(?:purchasing )?revenue ?(?::|\\+) ?(<n>)|(<n>) (?:purchasing )?revenue)(?=[.,;]|$| and| then)`,
    "gain $1$2$3 revenue",
    "+2 Revenue. => gain 2 revenue.",
    "gain 2 revenue | a card with revenue 2",
  ],
  [
    "gain.revenueVerb",
    "(?<!or |one: )(?:you )?(?:get|receive|earn|gain)(s?) (?:\\+)?(<n>) (?:(?:more|extra|additional) )?(?:purchasing )?revenue",
    "gain$1 $2 revenue",
    "you get 2 Purchasing Revenue => gain 2 revenue",
    "gain 2 revenue | revenue",
  ],
  [
    "gain.thisTurn",
    `(gain (?:<n>) (?:${ICON}|revenue)) (?:now|for this turn|this turn)(?=[.,;]|$)`,
    "$1",
    "gain 2 Hacking this turn. => gain 2 Hacking.",
    "gain 2 Hacking for each Hacking card you play this turn, earlier or later | gain 2 Hacking",
  ],
  [
    "gain.insteadMay",
    `(gain|draw) (<n>) (${ICON}|revenue|cards?)[.] if you ((?:discard|destroy|pay|put|return|reveal) [^.,:]+)[,:] (?:gain |draw )?\\+?(<n>)(?: ${ICON}| revenue| cards?)? instead(?=[.]|$)`,
    "you may $4. if you do, $1 $5 $3. otherwise, $1 $2 $3",
    "gain 2 Hacking. If you discard a card, gain 3 instead. => you may discard a card. if you do, gain 3 Hacking. otherwise, gain 2 Hacking.",
    "gain 2 Hacking | if you would draw a card, gain 1 Hacking instead",
  ],
  [
    "gain.insteadIf",
    `(gain|draw) (<n>) (${ICON}|revenue|cards?)[.] (if (?!you (?:discard|destroy|pay|put|return|reveal|corrupt|cross|buy|play) )[^.,:]+)[,:] (?:gain |draw )?\\+?(<n>)(?: ${ICON}| revenue| cards?)? instead(?=[.]|$)`,
    "$4, $1 $5 $3. otherwise, $1 $2 $3",
    "gain 2 Hacking. If it is your turn, gain 3 instead. => If it is your turn, gain 3 Hacking. otherwise, gain 2 Hacking.",
    "gain 2 Hacking | if you would draw a card, gain 1 Hacking instead",
  ],
  [
    "gain.choice",
    `gain (<n>) (${ICON}),? or (<n>) (${ICON})(?=[.,;]|$)`,
    "choose one: gain $1 $2; or gain $3 $4",
    "gain 2 Hacking or 2 Corruption. => choose one: gain 2 Hacking; or gain 2 Corruption.",
    "gain 2 Hacking | or 2 Corruption",
  ],
  [
    "gain.choiceOne",
    `gain (<n>) (${ICON}) or (${ICON})(?=[.,;]|$)`,
    "choose one: gain $1 $2; or gain $1 $3",
    "gain 2 Hacking or Corruption. => choose one: gain 2 Hacking; or gain 2 Corruption.",
    "gain 2 Hacking | Hacking or Corruption",
  ],
  [
    "gain.and",
    `gain (<n>) (${ICON}|revenue),?(?: and|,) \\+?(<n>) (${ICON}|revenue)(?=[.,;]|$)`,
    "gain $1 $2. gain $3 $4",
    "gain 1 Hacking and 1 Corruption. => gain 1 Hacking. gain 1 Corruption.",
    "gain 1 Hacking | 1 Hacking or 1 Corruption",
  ],
  [
    "gain.multiplyBoth",
    `(for each (?:${ICON}|River|Equipment|Virus) card)(?: that)? you(?:'ve| have)? play(?:ed)? this turn,? (?:before (?:or|and) after|after or before|earlier or later)(?: this(?: one| card)?)?`,
    "$1 you play this turn, earlier or later",
    "for each Hacking card you play this turn, before or after this => for each Hacking card you play this turn, earlier or later",
    "for each Hacking card you play this turn | for each card",
  ],
  // Without “so far” or the like “played this turn” names the whole turn (SAN-13.1, SAN-R22).
  [
    "gain.multiply",
    `gain (<n>) (${ICON}) for (?:each|every) (${ICON}|River|Equipment|Virus)(?: card| mercenary)?(?: that)?(?: you(?:'ve| have)? (?:play|played)| played)(?: by you)? this turn(?!,? (?:earlier or later|so far|before|already|earlier|up to now))(?:,? (?:including (?:this(?: one| card)?|itself)|this(?: one| card)? included|itself included))?`,
    "gain $1 $2 for each $3 card you play this turn, earlier or later",
    "gain 1 Hacking for each Hacking card played this turn => gain 1 Hacking for each Hacking card you play this turn, earlier or later",
    "gain 1 Hacking for each card | each Hacking card | gain 1 Hacking for each Hacking card you played this turn so far",
  ],
  [
    "gain.multiplyMerc",
    `gain (<n>) (${ICON}|revenue) for (?:each|every) (Mercenary|card)(?: card)?(?: that)? (?:you(?:'ve| have)? (?:play|played)|played(?: by you)?) this turn(?!,? (?:earlier or later|so far|before|already|earlier|up to now))(?:,? (?:including (?:this(?: one| card)?|itself)|this(?: one| card)? included|itself included))?`,
    "gain $1 $2 for each $3 you play this turn, earlier or later",
    "gain 1 Hacking for each Mercenary you played this turn => gain 1 Hacking for each Mercenary you play this turn, earlier or later",
    "gain 1 Hacking for each other Mercenary you played this turn | each Mercenary | gain 1 Hacking for each card you bought this turn",
  ],
];

const others: readonly Row[] = [
  [
    "player.opponentEvent",
    "(?<=when |whenever |each time |every time |if )(?:your|the) opponent(?! may| controls)(?= )",
    "an opponent",
    "whenever your opponent plays a card => whenever an opponent plays a card",
    "an opponent | your opponent's hand",
  ],
  [
    "player.opponentPoss",
    "(?:your|the) opponent's(?= (?:hand|deck|discard|Banner|Corruption Zone))",
    "target opponent's",
    "look at your opponent's hand => look at target opponent's hand",
    "target opponent's hand | your hand",
  ],
  [
    "player.opponent",
    "(?<=^|[.:,] |then |and |, |do, )(?:your|the) opponent(?= (?:<verb>|\\p{L}+s|may|cannot)(?![\\p{L}]))",
    "target opponent",
    "Your opponent discards 1 card => target opponent discards 1 card",
    "an opponent plays a card | your opponent's hand",
  ],
  [
    "player.bareOpponent",
    "(?<=^|[.:] |then )opponent (?=\\p{L}+s )",
    "target opponent ",
    "Opponent discards 1 card => target opponent discards 1 card",
    "each opponent discards 1 card | target opponent discards 1 card",
  ],
  [
    "player.both",
    "(?:both|each|all) (?:Corporations?|players)",
    "each player‡",
    "Both Corporations draw 1 card => each player‡ draw 1 card",
    "each player draws 1 card | the Corporation",
  ],
  [
    "banner.move",
    "(?:advance|move) (?:(?:your|the) )?Banner(?: forward)? (?:by )?(<n>) (?:space|stage|step)s?(?: forward)?",
    "move your Banner $1 stages",
    "advance your Banner 2 spaces => move your Banner 2 stages",
    "move your Banner 2 stages | move the marker",
  ],
  [
    "banner.one",
    "move your Banner 1 stages",
    "move your Banner 1 stage",
    "move your Banner 1 stages => move your Banner 1 stage",
    "move your Banner 2 stages | your Banner",
  ],
  [
    "marker.move",
    "(?:advance (?:the )?(?:virus )?marker(?: forward)? (?:by )?(<n>)(?: (?:space|step)s?)?(?: forward| on the Virus track)?|move (?:the )?(?:virus )?marker (?:forward (?:by )?(<n>)(?: (?:space|step)s?)?|(?:by )?(<n>)(?: (?:space|step)s?)? forward))(?=[.,;]|$| if| for| then)",
    "advance the marker $1$2$3 spaces",
    "move the Virus marker 2 spaces forward. => advance the marker 2 spaces.",
    "advance the marker 2 spaces | move the marker back 2 spaces",
  ],
  [
    "marker.either",
    "(?:the )?(?:virus )?marker moves (?:by )?(<n>)(?: (?:space|step)s?)?(?=[.,;]|$| if| for| then)|move (?:the )?(?:virus )?marker (?:by )?(<n>)(?: (?:space|step)s?)?(?=[.,;]|$| if| for| then)",
    "move the marker $1$2 spaces",
    "move the Virus marker 2. => move the marker 2 spaces.",
    "advance the marker 2 spaces | move the marker back 2 spaces",
  ],
  [
    "marker.track",
    "advance (?:by )?(<n>)(?: (?:space|step)s?)? on the Virus track",
    "advance the marker $1 spaces",
    "advance 2 on the Virus track => advance the marker 2 spaces",
    "advance the marker 2 spaces | the Virus track",
  ],
  [
    "marker.back",
    "(?:move|push|bring) (?:the )?(?:virus )?marker(?: back| backwards?)? (<n>) (?:space|step)s? back(?:wards?)?",
    "move the marker back $1 spaces",
    "move the marker 2 spaces back => move the marker back 2 spaces",
    "move the marker back 2 spaces | move back",
  ],
  [
    "marker.one",
    "(marker(?: back)?) 1 spaces",
    "$1 1 space",
    "advance the marker 1 spaces => advance the marker 1 space",
    "the marker 2 spaces | 1 space",
  ],
  [
    "corrupt.from",
    "corrupt(s?) (an?|<n>|up to <n>) cards? (?:out of|off|in) (your|the|their) (hand|River|discard)",
    "corrupt$1 $2 cards from $3 $4",
    "corrupt a card in your hand => corrupt a cards from your hand",
    "corrupt a card from your hand | corrupt this",
  ],
  [
    "corrupt.one",
    "(corrupts?|destroys?|copy|copies) (an?|1|up to 1) cards",
    "$1 $2 card",
    "corrupt a cards from your hand => corrupt a card from your hand",
    "corrupt 2 cards | cards",
  ],
  ["single.use", "(?:single-use|one use|one-use|use once)(?=[.,]|$)", "Single use", "Single-use. => Single use.", "Single use | use this"],
  [
    "single.comma",
    "(?<=^|[.] )single use[,:;] ",
    "Single use. ",
    "Single use, gain 1 Hacking => Single use. gain 1 Hacking",
    "Single use. | single",
  ],
  [
    "etb.this",
    "(?<=^|[.] )when (?:you play this(?: card)?|this(?: card)? is played), (?=<verb>|you |target |choose )",
    ["", "when you play this, "],
    "When this is played, gain 1 Hacking => gain 1 Hacking",
    "when you play a card, gain 1 Hacking | when played",
  ],
  [
    "etb",
    "(?<=^|[.] )(?:etb|when played|when this (?:enters|comes into) play|on play)[:,] (?=<verb>|you |target |choose )",
    "",
    "When played, gain 1 Hacking => gain 1 Hacking",
    "when you play this, gain 1 Hacking | this is played",
  ],
  [
    "free.types",
    "you may play (?:any(?: Mercenary| card)?|all (?:Mercenary|card)) types this turn|(?:all|any) (?:Mercenary )?types may be played this turn|you may play Mercenaries of (?:all|any) types? this turn",
    "play all types this turn",
    "You may play all Mercenary types this turn => play all types this turn",
    "play all types this turn | types",
  ],
  [
    "hand.handSize",
    "your hand size is (?:increased by|plus) (<n>)|your hand size increases by (<n>)|(?:you have )?\\+(<n>) hand size",
    "your hand size is $1$2$3 larger",
    "your hand size is increased by 1 => your hand size is 1 larger",
    "your hand size is 1 larger | hand",
  ],
  [
    "cross.pass",
    "(?<=(?:whenever|when) )your Banner crosses",
    "you cross",
    "whenever your Banner crosses a card, draw 1 card => whenever you cross a card, draw 1 card",
    "whenever you cross a card, draw 1 card | your Banner",
  ],
  [
    "cond.played",
    "(?<=if |while )you(?: have)?(?: already)? played ((?:at least )?<n>(?: or more)?|an?|another|no) (<group>|<groups>)(?: earlier)? this turn",
    "you played $1 $2 this turn",
    "if you have played a Hacking card this turn => if you played a Hacking card this turn",
    "you played a Hacking card this turn | you may play a card",
  ],
  [
    "nothing",
    "(?<=^|[.] )(?:does nothing|no effect|has no effect)(?=[.]|$)",
    "nothing happens",
    "Does nothing. => nothing happens.",
    "nothing happens | does",
  ],
  [
    "hand.yours",
    "(<n> or (?:more|fewer) cards) in your hand",
    "$1 in hand",
    "if you have 2 or more cards in your hand => if you have 2 or more cards in hand",
    "cards in hand | your hand",
  ],
];

export const SAN_LOOSE: readonly LooseRule[] = [
  ...SAN_FIRST_CARDS,
  ...SAN_EVERYDAY,
  ...SAN_CORRUPTED,
  ...SAN_SPEECH,
  ...SAN_PLAIN,
  ...SAN_PLAINLY,
  ...SAN_NUMBERS,
  ...SAN_HABITS,
  ...SAN_MOVES,
  ...SAN_CHAT_CARDS,
  ...SAN_CHAT_TRACKS,
  ...SAN_CHAT_TURN,
  ...rows([...nouns, ...gains, ...others]),
  ...SAN_TURN_LOOSE,
  ...SAN_BRIEF,
];
