/** Open markets, sales, draws and hands, as people say it. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const MARKET = "(?:an?|the|any|an?y?|all|each)? ?open markets?";
const LESS = "(<money>) (less|more)";
const ACCOUNTING =
  "(?:(?:in|during) (?:your|each of your|each|the|every) Accounting(?: phases?)?|(?:in|during) Accounting|(?:each|every) Accounting phase|in your draw step|during your draw step)";

const markets: readonly Row[] = [
  [
    "trade.marketCards",
    `(?<=^|[.,] |\\n|turn )(?!each card in any)(?:each |all )?(cards?|<groups>|<group>) (?:you buy |bought |you purchase )?(?:from|in|out of) ${MARKET} (?:costs?|are|is) (?:you )?${LESS}(?: for you)?(?=[.]|$|\\n| until| this turn)`,
    "each ‡$1 in any open market costs you $2 $3",
    "Cards you buy from open markets cost you 2M less. => each ‡Cards in any open market costs you 2M less.",
    "each card in any open market costs you 2M less | cards in your open market cost you 2M less",
  ],
  [
    "trade.marketBuying",
    `(?<=^|[.,] |\\n)buying (?:cards? )?(?:from|in) ${MARKET} costs (?:you )?${LESS}(?=[.]|$|\\n| until| this turn)`,
    "each card in any open market costs you $1 $2",
    "Buying from an open market costs you 2M less. => each card in any open market costs you 2M less.",
    "each card in any open market costs you 2M less | buying from an open market",
  ],
  [
    "trade.marketPay",
    `(?<=^|[.,] |\\n)you pay ${LESS} (?:for|to buy) (?:cards )?(?:from|in) ${MARKET}(?=[.]|$|\\n| until| this turn)`,
    "each card in any open market costs you $1 $2",
    "You pay 2M less for cards in open markets. => each card in any open market costs you 2M less.",
    "each card in any open market costs you 2M less | you pay 2M",
  ],
  [
    "trade.eachMany",
    "each ‡(cards|<nouns>)",
    "each [one:$1]",
    "each ‡cards in any open market => each card in any open market",
    "each card | ‡",
  ],
  ["trade.eachOne", "each ‡(?=card|<noun>)", "each ", "each ‡card in any open market => each card in any open market", "each card | ‡"],
  [
    "trade.eventsTheirs",
    "(?<=^|[.] |\\n)(?:(?:playing )?(<groups>) (?:that )?(?:your )?opponents (?:play|deploy|buy) costs?|playing (<groups>) costs (?:your )?opponents) (?:them )?(<money>) (more|less)(?=[.]|$|\\n)",
    "$1$2 cost each opponent $3 $4",
    "Events your opponents play cost 1M more. => Events cost each opponent 1M more.",
    "each event costs each opponent 1M more | events cost 1M more",
  ],
  [
    "trade.eventsExtra",
    "(?<=^|[.] |\\n)(?:your opponents|opponents|each opponent) (?:must |has to |have to )?pays? (<money>) (?:extra|more|additional) (?:for|to (?:play|deploy|buy)) (?:each |every |an? )?(<noun>|<nouns>)(?: they (?:play|deploy|buy))?(?=[.]|$|\\n)",
    "each ‡$2 costs each opponent $1 more",
    "Your opponents must pay 1M extra for each event they play. => each ‡event costs each opponent 1M more.",
    "each event costs each opponent 1M more | each opponent pays 1M",
  ],
  [
    "trade.eventsMany",
    "each ‡(<nouns>)(?= costs)",
    "each [one:$1]",
    "each ‡events costs you 1M more => each event costs you 1M more",
    "each | ‡",
  ],
  ["trade.eventsOne", "each ‡(?=<noun> costs)", "each ", "each ‡event costs you 1M more => each event costs you 1M more", "each | ‡"],
];

const sales: readonly Row[] = [
  [
    "trade.sellMore",
    "(?<=^|[.] |\\n)(?:(?:in|during) (?:each of )?your Divest phases?,? )?you (?:may|can) sell (?:(?:an additional|an extra|one more|one extra|one additional|1 more) card|(?:up to )?(?:two|2) cards(?: instead of (?:one|1))?)(?: (?:in|during) (?:each of your|your|each) Divest phases?| each Divest phase)?(?: instead of (?:just )?(?:one|1))?(?=[.]|$|\\n)(?<=Divest[^.]*)",
    "you may sell 1 more card in your Divest phase",
    "In each of your Divest phases you may sell one more card. => you may sell 1 more card in your Divest phase.",
    "you may sell 1 card | you may sell 2 cards this turn",
  ],
  [
    "trade.salePrice",
    "(?<=^|[.] |\\n)(?:this card's|its|the) (?:sale|selling|resale) (?:price|value)(?: of this)? is (<money>) (?:higher|more|greater)(?=[.]|$|\\n)",
    "this sells for $1 more",
    "This card's sale price is 3M higher. => this sells for 3M more.",
    "this sells for 3M more | the sale price",
  ],
  [
    "trade.sellsExtra",
    "(?<=^|[.] |\\n)(?:(this|the host) )?(?:sells|can be sold) for (?:an extra|an additional) (<money>)(?=[.]|$|\\n)",
    "this sells for $2 more",
    "Sells for an extra 3M. => this sells for 3M more.",
    "this sells for 3M more | sells for 3M",
  ],
  [
    "trade.bringMore",
    "(?<=^|[.] |\\n)(<groups>) you sell (?:bring|fetch|earn|are worth|give) (?:you )?(<money>) more(?=[.]|$|\\n)",
    "each [one:$1] you control sells for $2 more",
    "Locations you sell bring 1M more. => each location you control sells for 1M more.",
    "each location you control sells for 1M more | locations you sell",
  ],
  [
    "trade.sellingExtra",
    "(?<=^|[.] |\\n)selling (an?) (<noun>) (?:gives|earns|brings|nets|gains) you (?:an extra|an additional) (<money>)(?=[.]|$|\\n)",
    "each $2 you control sells for $3 more",
    "Selling a location gives you an extra 1M. => each location you control sells for 1M more.",
    "each location you control sells for 1M more | selling a location",
  ],
];

const draws: readonly Row[] = [
  [
    "trade.drawMore",
    `(?<=^|[.] |\\n)(?:${ACCOUNTING},? )?(?:you )?draw (?:(?:an?|one|1) (?:extra|additional|more) card|one more card|(?:two|2) cards (?:instead of|rather than) (?:only |just )?(?:one|1|a card))(?: ${ACCOUNTING})?(?=[.]|$|\\n)(?<=(?:Accounting|draw step)[^.]*)`,
    "you draw 1 more card in your Accounting phase",
    "During your Accounting phase, draw two cards instead of one. => you draw 1 more card in your Accounting phase.",
    "draw 2 cards | you draw 1 more card in your Accounting phase",
  ],
  [
    "trade.draws2Instead",
    `(?<=^|[.] |\\n)(?:you )?draw (?:two|2) cards (?:instead of|rather than) (?:only |just )?(?:one|1|a card) ${ACCOUNTING}(?=[.]|$|\\n)`,
    "you draw 1 more card in your Accounting phase",
    "Draw 2 cards instead of 1 in your Accounting phase. => you draw 1 more card in your Accounting phase.",
    "draw 2 cards | draw 2 cards instead",
  ],
  [
    "trade.randomly",
    "(?<=^|[.:,] |\\n|then )((?:target|each|that|an) (?:player|opponent)) randomly discards (an?|<n>|one|two) (cards?)(?: from their hand)?(?=[.,;]|$|\\n)",
    "$1 discards $2 random $3",
    "Target opponent randomly discards a card. => Target opponent discards a random card.",
    "target opponent discards a card | randomly",
  ],
  [
    "trade.losesRandom",
    "(?<=^|[.:,] |\\n|then )((?:target|each|that|an) (?:player|opponent)) loses (an?|<n>|one|two) (random )?(cards?) (?:from|in|out of) (?:their )?hand(?=[.,;]|$|\\n)",
    "$1 discards $2 $3$4",
    "Target opponent loses a random card from their hand. => Target opponent discards a random card.",
    "target opponent loses 2M | a random card from their hand",
  ],
  [
    "trade.peekInto",
    "(?<=^|[.:,] |\\n|then |may )(?:peek|look) (?:into|in|through) (?=(?:target opponent's|that player's|an opponent's|target player's) hand)",
    "look at ",
    "Peek into target opponent's hand. => look at target opponent's hand.",
    "look at target opponent's hand | peek",
  ],
  [
    "trade.takeIt",
    "(?<=(?:reveal|flip|show|look at|turn over)[^\\n]* the top card of your (?:main |resource )?deck[^\\n]*if (?:it is|it's|that card is) [^.,:]*?, )(?:you )?(?:may )?(?:take it|draw it|keep it|it goes to your hand|you get it)(?=[.]|$|\\n)",
    "put it into your hand",
    "Reveal the top card of your main deck. If it is a character, take it. => Reveal the top card of your main deck. If it is a character, put it into your hand.",
    "if it is a character, put it into your hand | take it",
  ],
  [
    "trade.flipTop",
    "(?<=^|[.:,] |\\n|then |may )(?:flip|show|turn over|turn up) (?:over )?the top card of ",
    "reveal the top card of ",
    "Flip the top card of your main deck. => reveal the top card of your main deck.",
    "reveal the top card of your main deck | flip a coin",
  ],
  [
    "trade.revealSemi",
    "(?<=^|[.:,] |\\n|then |may )(reveal the top card of [^.,:;]+?); (?=if (?:it|that card) )",
    "$1. ",
    "reveal the top card of your main deck; if it is a character, draw 1 card => reveal the top card of your main deck. if it is a character, draw 1 card",
    "reveal the top card of your main deck | reveal; if",
  ],
  [
    "trade.shuffleBack",
    "(?<=^|[.:,] |\\n|then |may )shuffle (?:(?:all |all the |each )cards? in )?(?:your whole |your entire |your )open market (?:back )?into your ((?:main |resource )?deck)(?=[.,;]|$|\\n)",
    "shuffle each card in your open market into your $1",
    "Shuffle your open market back into your main deck. => shuffle each card in your open market into your main deck.",
    "shuffle each card in your open market into your main deck | shuffle your hand into your main deck",
  ],
  [
    "trade.retrieve",
    "(?<=^|[.:,] |\\n|then |may )(?:retrieve|recover|salvage|rescue|reclaim|pick up|fetch|take back|get back) (an?|one|1|up to <n>|<n>|another|target) ([^.,:;]*?) (?:from|out of|in) (your open market)(?: (?:back )?(?:to|into) (?:your )?hand)?(?=[.,;]|$|\\n)",
    "return $1 $2 from $3 to your hand",
    "Retrieve a character from your open market. => return a character from your open market to your hand.",
    "return a character from your open market to your hand | retrieve a card",
  ],
  [
    "trade.takeBack",
    "(?<=^|[.:,] |\\n|then |may )(?:take|bring|get) (an?|one|1|up to <n>|<n>|another) ([^.,:;]*?) from (your open market) (?:back )?(?:to|into) (?:your )?hand(?=[.,;]|$|\\n)",
    "return $1 $2 from $3 to your hand",
    "Take a character from your open market back to hand. => return a character from your open market to your hand.",
    "return a character from your open market to your hand | take a card",
  ],
];

export const MEGACORP_TRADE: readonly LooseRule[] = rows([...markets, ...sales, ...draws]);
