/** Whole phrases in which people say what is gained, given, lost and counted in Metrorunner. */
import { type LooseWording, wordings } from "../../../../language/index.ts";

const CUBES = "(cube|cubes)@n";
const LOSE = "[(give|gives) up/(forfeit|forfeits)/(hand|hands) in/(sacrifice|sacrifices)]";
const ANY = "[of any colour/of any kind/of any colours/in any colour/in any colours/of your choosing]";

const things: readonly LooseWording[] = wordings([
  [
    "goods.cubes",
    `{n:INT} [extra/more/additional/bonus/further] ${CUBES}`,
    "Reward: Gain 2 extra cubes. => Reward: Gain 2 cubes of your choice.",
    "Reward: Gain 2 extra red cubes. | Ongoing: Contact Agents gives you 2 extra cubes.",
  ],
  [
    "goods.cubes",
    "{n:INT} [(resource|resources)@n/wild (cube|cubes)@n] [/of your choice/of any colour/of any kind]",
    "Reward: Gain 2 resources of any colour. => Reward: Gain 2 cubes of your choice.",
    "Reward: Gain 2 red resources. | Reward: Gain 2 credits.",
  ],
  [
    "goods.cubes",
    `[{n:INT} ${CUBES}/any {n:INT} ${CUBES}] ${ANY}`,
    "Reward: Gain 2 cubes of any colours. => Reward: Gain 2 cubes of your choice.",
    "Reward: Gain 2 cubes of one colour. | Reward: Gain 2 cubes of each colour.",
  ],
  [
    "goods.cubes",
    "[another/any/a extra/a additional/a bonus/a further] [cube/resource] [/of your choice/of any colour]",
    "Reward: Gain another cube. => Reward: Gain 1 cube of your choice.",
    "Reward: Gain another red cube. | Reward: Gain any 2 cubes of one colour.",
    { n: 1 },
  ],
  [
    "goods.colour",
    `{n:INT} [extra/more/additional/bonus] {c:Trait} ${CUBES}`,
    "Reward: Gain 2 extra red cubes. => Reward: Gain 2 red cubes.",
    "Reward: Gain 2 extra cubes. | Ongoing: Once per action, when you gain 1 or more red cubes, gain 1 more red cube.",
  ],
  [
    "goods.colour",
    "{n:INT} {c:Trait} (resource|resources)@n",
    "Reward: Gain 2 red resources. => Reward: Gain 2 red cubes.",
    "Reward: Gain 2 resources. | Reward: Gain 2 red jobs.",
  ],
  [
    "goods.colour",
    "[another/a extra/a additional/a bonus/a further] {c:Trait} [cube/resource]",
    "Reward: Gain another red cube. => Reward: Gain 1 red cube.",
    "Reward: Gain another cube. | Reward: Gain a red job.",
    { n: 1 },
  ],
  [
    "goods.credits",
    "{n:INT} [extra/more/additional/bonus/further] (credit|credits)@n",
    "Reward: Gain 2 extra credits. => Reward: Gain 2 credits.",
    "Reward: Gain 2 extra cubes. | Ongoing: Your boosts cost 2 credits less.",
  ],
  [
    "goods.credits",
    "[another/a extra/a additional/a bonus/a further] [credit/credit token]",
    "Reward: Gain another credit. => Reward: Gain 1 credit.",
    "Reward: Gain another cube. | Reward: Gain another job.",
    { n: 1 },
  ],
  [
    "goods.brute",
    "{n:INT} [/extra/more/additional/bonus/further] [brute (token|tokens)@n/brute force/(brute|brutes)@n/brute force (token|tokens)@n]",
    "Reward: Gain 2 brute tokens. => Reward: Gain 2 brute force tokens.",
    "Reward: Gain 2 tokens. | Reward: Gain 2 credit tokens.",
  ],
  [
    "goods.brute",
    "[another/a/a extra/a additional] [brute token/brute force/brute/brute force token]",
    "Reward: Gain another brute token. => Reward: Gain 1 brute force token.",
    "Reward: Gain another token. | Reward: Gain another credit.",
    { n: 1 },
  ],
  [
    "goods.jobs",
    "{n:INT} [/extra/more/additional/bonus/further/new] [(job|jobs)@n/(gig|gigs)@n/job (card|cards)@n/gig (card|cards)@n]",
    "Reward: Gain 2 new gigs. => Reward: Gain 2 job cards.",
    "Reward: Gain 2 red jobs. | Reward: Gain 2 credits for each completed job.",
  ],
  [
    "goods.jobs",
    "[a/another/a extra/a additional/a new] [job/gig/job card/gig card]",
    "Reward: Gain another gig. => Reward: Gain 1 job card.",
    "Reward: Gain a red job. | Reward: You may complete another job card.",
    { n: 1 },
  ],
  [
    "goods.jobsOffer",
    "{n:INT} [(job|jobs)@n/(card|cards)@n/job (card|cards)@n] [from/of/in/off/out of] [the offer/the display/the market/the job board]",
    "Reward: Gain 2 jobs off the job board. => Reward: Gain 2 job cards from the offer.",
    "Reward: Gain 2 job cards from the deck. | Reward: Gain 2 job cards.",
  ],
  [
    "goods.jobsDeck",
    "[the top job card of the deck/the top card of the deck/the top job of the deck/the top card of the job deck/a card from the deck/a card from the job deck/a job from the deck/a job from the job deck/a job card from the top of the deck/a job from the top of the deck]",
    "Reward: Gain the top card of the job deck. => Reward: Gain 1 job card from the deck.",
    "Reward: Look at the top card of the job deck. | Reward: Reveal the top card of the job deck.",
    { n: 1 },
  ],
  [
    "goods.jobsDeck",
    "[the top {n:INT} job cards of the deck/the top {n:INT} cards of the deck/the top {n:INT} cards of the job deck/{n:INT} cards from the deck/{n:INT} cards from the job deck/{n:INT} jobs from the deck/{n:INT} jobs from the job deck/{n:INT} cards off the deck/{n:INT} job cards off the top of the deck]",
    "Reward: Gain the top 2 cards of the job deck. => Reward: Gain 2 job cards from the deck.",
    "Reward: Look at the top 2 cards of the job deck. | Reward: Gain 2 cards from the offer.",
  ],
  [
    "goods.jobsOf",
    "{n:INT} {c:Trait} [(job|jobs)@n/(card|cards)@n/job (card|cards)@n] [from/of/in/off] [the offer/the display/the market/the job board]",
    "Reward: Gain 2 red jobs in the offer. => Reward: Gain 2 red job cards from the offer.",
    "Reward: Gain 2 red jobs. | Reward: Gain 2 jobs in the offer.",
  ],
  [
    "goods.jobsOf",
    "a {c:Trait} [job/card/job card] [from/of/in/off] [the offer/the display/the market/the job board]",
    "Reward: Gain a red job off the job board. => Reward: Gain 1 red job card from the offer.",
    "Reward: Gain a red job. | Reward: Gain a job off the job board.",
    { n: 1 },
  ],
  [
    "goods.freelance",
    "a freelance [job/card/job card/gig] [from/of/in/off] [the offer/the display/the market/the job board]",
    "Reward: Gain a freelance job of the offer. => Reward: Gain 1 freelance job card from the offer.",
    "Reward: Gain a freelance job. | Reward: Gain a gig in the offer.",
    { n: 1 },
  ],
  [
    "goods.each",
    "{n:INT} [of each colour/of every colour/in each colour/(cube|cubes)@n of every colour/(cube|cubes)@n in each colour/(cube|cubes)@n of each of the five colours/(cube|cubes)@n of all five colours/(cube|cubes)@n of all colours]",
    "Reward: Gain 1 of every colour. => Reward: Gain 1 cube of each colour.",
    "Reward: Gain 1 cube of any colour. | Reward: Gain 1 credit for each colour among your cubes.",
  ],
  [
    "goods.each",
    "[a cube/one] [of each/of every/in each/in every] colour",
    "Reward: Gain a cube in every colour. => Reward: Gain 1 cube of each colour.",
    "Reward: Gain a cube of any colour. | Reward: Gain one cube.",
    { n: 1 },
  ],
  [
    "goods.same",
    "{n:INT} [(cube|cubes)@n/matching (cube|cubes)@n] [of the same colour/of a single colour/in one colour/in a single colour/of the same colour of your choice/of a colour of your choice/of a colour you choose/that share a colour]",
    "Reward: Gain 2 cubes in a single colour. => Reward: Gain 2 cubes of one colour of your choice.",
    "Reward: Gain 2 cubes of your choice. | Reward: Gain 2 cubes of any colours.",
  ],
]);

const done: readonly LooseWording[] = wordings([
  [
    "gain.both",
    "(gain|gains) {a:Goods} [as well as/plus/and also/together with] {b:Goods}",
    "Reward: Gain 2 red cubes plus a credit. => Reward: Gain 2 red cubes and 1 credit.",
    "Reward: Gain 2 red cubes or a credit. | Reward: Gain 2 red cubes for each credit.",
  ],
  [
    "gain.either",
    "(gain|gains) [either {a:Goods} or/{a:Goods} or else/{a:Goods} , or/your choice of {a:Goods} or] {b:Goods}",
    "Reward: Take either 2 red cubes or a credit. => Reward: Gain 2 red cubes or 1 credit.",
    "Reward: Take 2 red cubes and a credit. | Reward: Take 2 red cubes or a credit from an opponent.",
  ],
  [
    "gain.each",
    "(gain|gains) {a:Goods} [for every/per] {p:Per}",
    "Reward: Gain 1 credit for every opponent in this district. => Reward: Gain 1 credit for each opponent in this district.",
    "Reward: Gain 1 credit if there are no opponents in this district. | Reward: Return 1 credit for every opponent.",
  ],
  [
    "gain.each",
    "for each {p:Per} [/,] (gain|gains) {a:Goods}",
    "Reward: For each opponent in this district, gain 1 credit. => Reward: Gain 1 credit for each opponent in this district.",
    "Reward: For each opponent, return 1 credit. | Reward: Gain 1 credit.",
  ],
  [
    "gain.eachMost",
    "(gain|gains) {a:Goods} [for every/per/for each] {p:Per} [,/] [to a maximum of/up to a maximum of/but at most/with a maximum of/but no more than/up to] {n:INT}",
    "Reward: Gain 1 credit for every opponent, to a maximum of 2. => Reward: Gain 1 credit for each opponent, at most 2.",
    "Reward: Gain 1 credit for every opponent. | Reward: Gain 2 credits.",
  ],
  [
    "return.goods",
    `${LOSE} {a:Goods}`,
    "Reward: You may forfeit 2 credits to gain 1 brute force token. => Reward: You may return 2 credits to gain 1 brute force token.",
    "Reward: You may gain 2 credits. | Reward: You may discard 2 job cards to gain 1 brute force token.",
  ],
  [
    "take.from",
    "[(grab|grabs)/(rob|robs)/(swipe|swipes)/(nick|nicks)/(pinch|pinches)/(gain|gains)] {a:Goods} [from/off] {p:Player}",
    "Reward: Swipe 1 credit off an opponent. => Reward: Take 1 credit from an opponent.",
    "Reward: Take 1 credit. | Reward: Give 1 credit to an opponent.",
  ],
  [
    "give.you",
    "{p:Player} [pays you/hands you/must give you/has to give you/must pay you/owes you/passes you] {a:Goods}",
    "Reward: Each opponent hands you 1 credit. => Reward: Each opponent gives you 1 credit.",
    "Reward: Each opponent returns 1 credit. | Reward: You pay each opponent 1 credit.",
  ],
  [
    "give.that",
    "[that opponent/that player/they/he/she/the opponent] [pays you/pay you/hands you/hand you/must give you/has to give you/must pay you/give you/gives you/owes you/owe you] {a:Goods}",
    "Ongoing: When an opponent's figure stops in your home district, they owe you 1 credit. => Ongoing: When an opponent's figure stops in your home district, that opponent gives you 1 credit.",
    "Ongoing: When an opponent's figure stops in your home district, give that opponent 1 credit. | Reward: Gain 1 credit.",
  ],
  [
    "hand.over",
    "[(give|gives)/(pay|pays)/(hand|hands)] {p:Player} {a:Goods}",
    "Reward: Give an opponent 1 credit. => Reward: Give 1 credit to an opponent.",
    "Reward: An opponent gives you 1 credit. | Reward: Take 1 credit from an opponent.",
  ],
]);

export const MR_GOODS_WORDINGS: readonly LooseWording[] = [...things, ...done];
