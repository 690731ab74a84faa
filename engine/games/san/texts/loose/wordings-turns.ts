/** Whole phrases in which people say what San's texts say of costs for a time, of what is kept, of turns, types and limits. */
import { type LooseWording, type WordingRow, wordings } from "../../../../language/index.ts";

const RIVER_CARD = { is: "noun.riverCard", holes: {} };
const OPPONENT = { is: "player.target", holes: {} };
const CARD = { is: "noun.card", holes: {} };
const EACH_OPPONENT = { is: "player.eachOpponent", holes: {} };
const NOW = "[/this turn/until end of turn/for the rest of the turn/for the rest of this turn/during this turn/the rest of this turn]";

const rows: readonly WordingRow[] = [
  [
    "static.crossing",
    `each {g:Group:0} [you cross/that you cross] ${NOW} costs [you/] {n:INT} less [/to cross/Propaganda/Propaganda to cross/this turn/to cross this turn/until end of turn]`,
    "Each River card you cross this turn costs 2 less. => Each River card costs 2 less to cross.",
    "Each River card you buy this turn costs 2 less. | The first card you cross this turn costs 2 less.",
  ],
  [
    "static.crossing",
    `[crossing/crossing cards/crossing a card/crossing River cards/crossing any River card/crossing a River card/to cross a River card] costs [you/] {n:INT} less [/Propaganda] ${NOW}`,
    "Crossing costs you 1 less for the rest of the turn. => Each River card costs 1 less to cross.",
    "Corrupting a River card costs you 1 less. | Crossing costs you 1 more.",
    { g: RIVER_CARD },
  ],
  [
    "static.crossing",
    `[your Crossing Costs are/all Crossing Costs are/all your Crossing Costs are/Crossing Costs are/the Crossing Cost of each River card is/the Crossing Cost of River cards is] [reduced by {n:INT}/{n:INT} less/{n:INT} lower/decreased by {n:INT}] [/for you] ${NOW}`,
    "Your Crossing Costs are reduced by 1 this turn. => Each River card costs 1 less to cross.",
    "Your Crossing Costs are increased by 1 this turn. | Your hand size is 1 smaller until end of turn.",
    { g: RIVER_CARD },
  ],
  [
    "players.crossMore",
    "[target opponent's Crossing Costs are/all of target opponent's Crossing Costs are/target opponent's crossing costs are] [increased by {n:INT}/{n:INT} higher/{n:INT} more] {d:Dur}",
    "Your opponent's crossing costs are increased by 1 until your next turn. => Each River card costs target opponent 1 more to cross until the beginning of your next turn.",
    "Your crossing costs are increased by 1. | Your opponent's hand size is 1 larger during their next turn.",
    { p: OPPONENT },
  ],
  [
    "players.crossMore",
    "[target opponent/each opponent] pays {n:INT} more [Propaganda to cross/to cross] [each card/a card/cards/River cards/each River card/] {d:Dur}",
    "Target opponent pays 1 more to cross cards during their next turn. => Each River card costs target opponent 1 more to cross during their next turn.",
    "Target opponent pays 1 Hacking. | You pay 1 more to cross cards during your next turn.",
    { p: OPPONENT },
  ],
  [
    "players.buyMore",
    "[target opponent pays {n:INT} more/target opponent pays {n:INT} revenue more/target opponent must pay {n:INT} more] [for each card they buy/for each River card they buy/for River cards/for cards/to buy cards/to buy River cards] {d:Dur}",
    "Target opponent pays 1 more for each card they buy during their next turn. => Each River card costs target opponent 1 more to buy during their next turn.",
    "Target opponent pays 1 Hacking. | Target opponent buys a card.",
    { p: OPPONENT },
  ],
  [
    "static.buyLess",
    `each {g:Group:0} [you buy/that you buy] ${NOW} costs [you/] {n:INT} less [/revenue/to buy/this turn/to buy this turn/until end of turn]`,
    "Each Equipment card you buy this turn costs 1 less. => Each Equipment card costs 1 less to buy.",
    "Each Equipment card you play this turn costs 1 less. | The first card you buy this turn costs 1 less.",
  ],
  [
    "keep.icon",
    "[you do not lose/do not lose/you keep/keep/save/store] [your unused/your unspent/all your unused/all unused/all unspent/any unused/any unspent/unused/unspent/your leftover/leftover] {i:Icon} [/this turn/for your next turn/until your next turn/for next turn/until next turn/at the end of this turn/at end of turn/until the end of your next turn]",
    "Keep all unused Hacking for your next turn. => Keep your unused Hacking until the end of your next turn.",
    "Keep your hand. | Lose all your Hacking.",
  ],
  [
    "keep.icon",
    "[unused/unspent/your unused/your unspent/any unused/any unspent/leftover/your leftover] {i:Icon} [is not lost/is kept/stays/carries over/carries over to your next turn/is not lost this turn/is not lost at the end of this turn/is not lost at end of turn/is kept for your next turn/stays until your next turn/is saved for your next turn]",
    "Unspent Hacking is not lost this turn. => Keep your unused Hacking until the end of your next turn.",
    "Unspent Hacking is lost. | Lose all your Hacking.",
  ],
  [
    "keep.revenue",
    "[you do not lose/do not lose/you keep/keep/save/store] [your unused/your unspent/all your unused/all unused/any unused/unused/unspent/your leftover/leftover] [revenue/Purchasing Revenue] [/this turn/for your next turn/until your next turn/for next turn/until next turn/at the end of this turn/until the end of your next turn]",
    "Save your unspent revenue for your next turn. => Keep your unused revenue until the end of your next turn.",
    "Gain revenue equal to your unused revenue. | Lose 1 revenue.",
  ],
  [
    "keep.revenue",
    "[unused/unspent/your unused/your unspent/leftover] [revenue/Purchasing Revenue] [is not lost/is kept/carries over/carries over to your next turn/is not lost this turn/is kept for your next turn]",
    "Unused revenue carries over to your next turn. => Keep your unused revenue until the end of your next turn.",
    "Unused revenue is lost. | Lose 1 revenue.",
  ],
  [
    "moreTypes",
    "(play|plays) [a second type/a second Mercenary type/another type/another Mercenary type/one more Mercenary type/an additional Mercenary type/an additional type/an extra Mercenary type/another card type/Mercenaries of another type/Mercenaries of a second type/Mercenaries of one other type/a second type of Mercenary/one additional type of Mercenary/one more type of Mercenary] [/this turn/for the rest of this turn/for the rest of the turn]",
    "You may play a second Mercenary type this turn. => You may play 1 more type this turn.",
    "You may play all types this turn. | You may play another card.",
    { n: 1 },
  ],
  [
    "moreTypes",
    "(play|plays) [{n:INT} additional Mercenary (type|types)@n/{n:INT} additional (type|types)@n/{n:INT} extra Mercenary (type|types)@n/Mercenaries of {n:INT} additional (type|types)@n/{n:INT} more (type|types)@n of Mercenary/{n:INT} additional (type|types)@n of Mercenary] [this turn/for the rest of this turn/for the rest of the turn]",
    "You may play 1 additional Mercenary type this turn. => You may play 1 more type this turn.",
    "You may play all types this turn. | You may play 1 card.",
  ],
  [
    "endTurn",
    "[your turn ends/the turn ends/this turn ends/end the turn/end your turn immediately/your turn ends immediately/your turn is over/end your turn now]",
    "Your turn ends immediately. => End this turn.",
    "At the end of this turn, draw 1 card. | Take an extra turn after this one.",
  ],
  [
    "draw.until",
    "(draw|draws) [up to/until (you|they) hold/back up to/until (you|they) have/until (you|they) have a hand of/a hand of] {n:INT} cards [in (your|their) hand/in hand]",
    "Draw until you have 7 cards in your hand. => Draw cards until you have 7 cards in hand.",
    "Draw up to 2 cards. | Draw 7 cards.",
  ],
  [
    "extraTurn",
    "(take|takes) [an extra turn/another turn/an additional turn/a second turn/one more turn] [/after this/right after this one/immediately after this one/after this turn/afterwards]",
    "Take another turn after this. => Take an extra turn after this one.",
    "Skip your next Buy phase. | Take a card.",
  ],
  [
    "skip",
    "(skip|skips) {w:Whose} [/this turn's/upcoming/whole] {p:Phase} [/this turn/next turn]",
    "Skip your Buy phase. => Skip your next Buy phase.",
    "Skip your turn. | At the beginning of your next Buy phase, gain 1 revenue.",
  ],
  [
    "phase.buy",
    "[buying phase/purchase phase/purchasing phase/buy step/buy phase/phase 2/Buying phase]",
    "Skip your next buying phase. => Skip your next Buy phase.",
    "Skip your next Refill phase. | Buy a River card.",
  ],
  [
    "phase.refill",
    "[refill phase/draw phase/draw step/refill/Draw phase/refill your hand phase/phase 4]",
    "Skip your next draw phase. => Skip your next Refill phase.",
    "Skip your next Buy phase. | Draw 1 card.",
  ],
  [
    "ban.over.buy",
    "[buy more than {n:INT} River (card|cards)@n/buy over {n:INT} (card|cards)@n/purchase more than {n:INT} (card|cards)@n/make more than {n:INT} (purchase|purchases)@n]",
    "Target opponent cannot make more than 1 purchase during their next turn. => Target opponent cannot buy more than 1 card during their next turn.",
    "Target opponent cannot buy cards during their next turn. | You cannot draw cards.",
  ],
  [
    "ban.over.cross",
    "[cross more than {n:INT} River (card|cards)@n/advance more than {n:INT} (stage|stages)@n/move their Banner more than {n:INT} (stage|stages)@n/move your Banner more than {n:INT} (stage|stages)@n/advance their Banner more than {n:INT} (stage|stages)@n]",
    "Target opponent cannot advance more than 1 stage during their next turn. => Target opponent cannot cross more than 1 card during their next turn.",
    "Target opponent cannot cross cards during their next turn. | You cannot draw cards.",
  ],
  [
    "static.revenueAs",
    "you may [spend/use/pay with/pay] [your Purchasing Revenue/Purchasing Revenue/revenue/your revenue] [as if it were/like/instead of/in place of/for/as] {i:Icon}",
    "You may spend revenue like Propaganda. => You may use revenue as Propaganda.",
    "You may use Hacking as revenue. | You may use Corruption as Propaganda.",
  ],
  [
    "static.asRevenue",
    "you may [spend/use/pay with/pay] [/your/unused/your unused/unspent/leftover] {i:Icon} [as if it were/like/instead of/in place of/for/as] [revenue/Purchasing Revenue]",
    "You may spend Hacking like revenue. => You may use Hacking as revenue.",
    "You may use revenue as Propaganda. | You may use Corruption as Propaganda.",
  ],
  [
    "multiply.revenue",
    `[each {t:Noun:0} you play this turn gives/each {t:Noun:0} you play this turn gives you/each {t:Noun:0} you play this turn is worth/each {t:Noun:0} you play this turn has/each {t:Noun:0} you play this turn brings/each {t:Noun:0} you play this turn generates/each {t:Noun:0} you play this turn provides] [{n:INT} more/{n:INT} extra/{n:INT} additional/an additional {n:INT}/+{n:INT}] revenue`,
    "Each Equipment card you play this turn gives 1 more revenue. => Gain 1 revenue for each Equipment card you play this turn, earlier or later.",
    "Each Equipment card you buy this turn costs 1 less. | Whenever you play an Equipment card, gain 1 revenue.",
  ],
  [
    "cond.passedFewer",
    "[target opponent passed/an opponent passed/target opponent has passed/your opponent passed/an opponent has passed] more [Viruses/Virus cards] than you",
    "If target opponent passed more Viruses than you, draw 1 card. => If you passed fewer Viruses than each opponent, draw 1 card.",
    "If you passed more Viruses than each opponent, draw 1 card. | If an opponent passed 1 or more Viruses, draw 1 card.",
    { p: EACH_OPPONENT },
  ],
  [
    "cond.passedMore",
    "[you passed/you have passed] more [Viruses/Virus cards] than [your opponent/an opponent]",
    "If you have passed more Viruses than your opponent, draw 1 card. => If you passed more Viruses than each opponent, draw 1 card.",
    "If you passed fewer Viruses than each opponent, draw 1 card. | If you passed 1 or more Viruses, draw 1 card.",
    { p: EACH_OPPONENT },
  ],
  [
    "marker.toPort",
    "[(return|returns) the marker to/(put|puts) the marker back on/(move|moves) the marker back to/(send|sends) the marker back to/(reset|resets) the marker to/(place|places) the marker on] the Central Port",
    "Return the marker to the Central Port. => Put the marker on the Central Port.",
    "Put the marker on the first space of the Virus card it is on. | Move the marker 2 spaces.",
  ],
  [
    "dur.endOther",
    "until the end of [your opponent's/the opponent's/an opponent's] next turn",
    "The marker cannot be moved until the end of your opponent's next turn. => The marker cannot be moved until the end of target opponent's next turn.",
    "The marker cannot be moved until the beginning of your next turn. | Target opponent cannot buy cards until the end of their next turn.",
  ],
  [
    "dur.nextOther",
    "during [your opponent's/the opponent's/an opponent's] next turn",
    "The marker cannot be moved during your opponent's next turn. => The marker cannot be moved during target opponent's next turn.",
    "The marker cannot be moved until the beginning of your next turn. | Target opponent cannot buy cards during their next turn.",
  ],
  [
    "dur.inRiver",
    "[as long as it remains in the River/as long as that card remains in the River/while that card is in the River/for as long as it is in the River/while it remains in the River/while it stays in the River]",
    "Choose a River card. That card costs each player 1 more to buy while it remains in the River. => Choose a River card. That card costs each player 1 more to buy as long as it is in the River.",
    "Choose a River card. That card costs each player 1 more to buy until end of turn. | Draw 1 card.",
  ],
  [
    "players.card.buy.more",
    "[target opponent/your opponent] [pays/must pay/has to pay] {n:INT} more [/revenue] [to buy/for] {c:CardsL} {d:Dur}",
    "Choose a River card. Target opponent must pay 2 more to buy that card during their next turn. => Choose a River card. That card costs target opponent 2 more to buy during their next turn.",
    "Choose a River card. That card costs you 2 less to buy until end of turn. | Target opponent discards a card.",
    { p: OPPONENT },
  ],
  [
    "types.among",
    "the number of [Mercenary types/different Mercenary types/types of Mercenary] you played this turn",
    "Gain Hacking equal to the number of different Mercenary types you played this turn. => Gain Hacking equal to the number of Mercenary types among played cards.",
    "Gain Hacking equal to the number of played cards. | Gain 2 Hacking.",
    { g: { is: "stated", holes: { s: { is: "state.played", holes: {} }, g: CARD } } },
  ],
  [
    "per.type",
    "[different Mercenary type/Mercenary type/type of Mercenary/different type of Mercenary] [you played this turn/you have played this turn/played this turn]",
    "Draw 1 card for each different Mercenary type you played this turn. => Draw 1 card for each Mercenary type among played cards.",
    "Draw 1 card for each Mercenary you control. | Draw 1 card.",
    { g: { is: "stated", holes: { s: { is: "state.played", holes: {} }, g: CARD } } },
  ],
];

export const SAN_TURN_WORDINGS: readonly LooseWording[] = wordings(rows);
