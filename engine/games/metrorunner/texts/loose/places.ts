/** How people write Metrorunner's texts about looks, districts and figures. */
import type { Row } from "../../../../language/index.ts";

const COLOUR = "(?:black|purple|red|orange|blue)";
const DECK = "(?:the )?(?:job )?(?:deck|pile|stack)";
const REST =
  "(?:put|place|return|discard) (?:the (?:rest|others?|other (?:one|ones|two|cards?|job cards?)|remaining (?:cards?|ones?|job cards?))|(?:all )?(?:the )?others)(?: cards?)? (?:(?:back )?(?:on|at|to|under|underneath|beneath) (?:the )?(?:bottom(?: of (?:the )?(?:job )?deck)?|deck|it)|under (?:the )?(?:job )?deck)(?: in any order)?";
const SITE_HERE =
  "(?:this district|your (?:current )?district|the district (?:you are in|where you are|of your figure)|the current district)";
const SITE_ANY =
  "(?:any (?:one )?district|a district(?: of your choice)?|one district|the district of your choice|another district|1 district(?: of your choice)?|any 1 district)";

export const PLACE_ROWS: readonly Row[] = [
  [
    "mr.topJobs",
    `the top (<n>) (?:job )?cards? (?:of|from|in|on) ${DECK}`,
    "the top $1 job cards of the deck",
    "look at the top 3 cards of the job deck => look at the top 3 job cards of the deck",
    "the top 3 job cards of the deck | the top of the deck",
  ],
  [
    "mr.topOneJob",
    `the top (?:job )?card (?:of|from|in|on) ${DECK}`,
    "the top job card of the deck",
    "reveal the top card of the job deck => reveal the top job card of the deck",
    "the top job card of the deck | the top 3 job cards of the deck",
  ],
  [
    "mr.lookOne",
    "(?:look at|peek at) the top job card of the deck",
    "look at the top 1 job card of the deck",
    "peek at the top job card of the deck => look at the top 1 job card of the deck",
    "reveal the top job card of the deck | look at the job cards of an opponent",
  ],
  [
    "mr.digTake",
    `look at the top (<n>) job cards? of the deck(?:[.;,]| and|, then|, and) (?:then )?(?:take|keep|gain|draw|choose|pick|add|put) (?:any )?(<n>)(?: (?:job )?cards?)?(?: of (?:them|those|these)(?: cards)?)?(?: (?:to|into|in) your hand)?(?:[.;,]| and|, then|, and) (?:then )?${REST}(?=[.;,]|$)`,
    "look at the top $1 job cards of the deck, take $2 of them and put the rest under the deck",
    "look at the top 3 job cards of the deck. Keep 1 and put the rest on the bottom in any order. => look at the top 3 job cards of the deck, take 1 of them and put the rest under the deck.",
    "look at the top 3 job cards of the deck | keep 1",
  ],
  [
    "mr.digKeep",
    `look at the top (<n>) job cards? of the deck(?:[.;,]| and|, then|, and) (?:then )?(?:take|keep|gain|draw|choose|pick|add) one(?: of (?:them|those|these)(?: cards)?)?(?: (?:to|into) your hand)?(?:[.;,]| and|, then|, and) (?:then )?${REST}(?=[.;,]|$)`,
    "look at the top $1 job cards of the deck, take 1 of them and put the rest under the deck",
    "look at the top 3 job cards of the deck. Keep one and put the rest on the bottom. => look at the top 3 job cards of the deck, take 1 of them and put the rest under the deck.",
    "look at the top 3 job cards of the deck | keep one",
  ],
  [
    "mr.revealTake",
    `reveal the top job card of the deck[.;,:] (?:if (?:it is|it's|that is|that card is) (?:a )?(${COLOUR}|freelance)(?: job)?(?: card)?,? (?:take|gain|keep|draw|put) (?:it|that card)(?: (?:into|to|in) your hand)?)(?:[.;,:] (?:if not|otherwise|else|if (?:it|that card) is not),? (?:discard (?:it|that card)|put (?:it|that card) (?:under|on the bottom of) (?:the )?(?:job )?deck))?(?=[.]|$)`,
    "reveal the top job card of the deck and gain a $1 job revealed this way",
    "reveal the top job card of the deck; if it is freelance take it into your hand, if not discard it => reveal the top job card of the deck and gain a freelance job revealed this way",
    "reveal the top job card of the deck and gain a black job revealed this way | reveal the top job card of the deck",
  ],
  [
    "mr.lookHand",
    "(?:look at|see|view|peek at) (?:each card in |all cards in |the cards in |the job cards in )?(?:the hand of an opponent|an opponent's (?:hand|job cards)|another player's (?:hand|job cards)|the job cards in an opponent's hand)",
    "look at the job cards of an opponent",
    "look at an opponent's hand => look at the job cards of an opponent",
    "look at the job cards of an opponent | the hand",
  ],
  [
    "mr.stealJob",
    "(?:steal|take) (?:a|1) (?:random )?job(?: card)?(?: at random)? from (?:(?:the )?hand of )?(an opponent(?: in this district)?|each opponent|the next player|the previous player)(?:'s hand)?(?: at random)?(?<=random[^.]*)(?=[.,;]|$)",
    "take a job card at random from $1",
    "steal a random job card from an opponent => take a job card at random from an opponent",
    "take 1 credit from an opponent | steal a job card from an opponent",
  ],
  [
    "mr.putHere",
    `(?<=cubes? )(?:of your choice )?(?:on|onto|in|into|to) ${SITE_HERE}(?=[.,;]|$)`,
    "on this district",
    "put 1 black cube in your district => put 1 black cube on this district",
    "on this district | in this district",
  ],
  [
    "mr.allHere",
    `(?:take|claim|collect|gain) (?:all|every) (?:of )?(?:the )?cubes? (?:from|in|of|on|lying (?:on|in)) ${SITE_HERE}(?=[.,;]|$)`,
    "gain all cubes on this district",
    "take all of the cubes in this district. => gain all cubes on this district.",
    "gain all cubes on this district. | all cubes",
  ],
  [
    "mr.allAny",
    `(?:take|claim|collect|gain) (?:all|every) (?:of )?(?:the )?cubes? (?:from|in|of|on|lying (?:on|in)) ${SITE_ANY}(?=[.,;]|$)`,
    "gain all cubes on a district of your choice",
    "take all cubes from any one district. => gain all cubes on a district of your choice.",
    "gain all cubes on this district. | all cubes",
  ],
  [
    "mr.allBeside",
    "(?:take|claim|collect|gain) (?:all|every) (?:of )?(?:the )?cubes? (?:from|in|of|on|lying (?:on|in)) a neighbouring district(?=[.,;]|$)",
    "gain all cubes on a neighbouring district",
    "take all cubes from a neighbouring district. => gain all cubes on a neighbouring district.",
    "gain all cubes on this district. | all cubes",
  ],
  [
    "mr.allHome",
    "(?:take|claim|collect|gain) (?:all|every) (?:of )?(?:the )?cubes? (?:from|in|of|on|lying (?:on|in)) your home district(?=[.,;]|$)",
    "gain all cubes on your home district",
    "take all cubes from your home district. => gain all cubes on your home district.",
    "gain all cubes on this district. | all cubes",
  ],
  [
    "mr.someAny",
    `(?:take|claim|collect|gain) (?:any )?(<n>) (?:of the )?cubes?(?: of your choice)? (?:from|in|on|lying (?:on|in)) ${SITE_ANY}(?=[.,;]|$)`,
    "gain $1 of the cubes on a district of your choice",
    "take 1 cube from any district. => gain 1 of the cubes on a district of your choice.",
    "gain 1 cube of your choice | take 1 cube from an opponent",
  ],
  [
    "mr.someHere",
    `(?:take|claim|collect|gain) (?:any )?(<n>) (?:of the )?cubes?(?: of your choice)? (?:from|in|on|lying (?:on|in)) ${SITE_HERE}(?=[.,;]|$)`,
    "gain $1 of the cubes on this district",
    "take 1 cube from this district. => gain 1 of the cubes on this district.",
    "gain 1 cube of your choice | take 1 cube from an opponent",
  ],
  [
    "mr.putAny",
    `(?:put|place|add) (<n>) (cubes?|${COLOUR} cubes?)(?: of your choice| of any colour)?(?: from the supply)? (?:on|onto|in|into) ${SITE_ANY}(?=[.,;]|$)`,
    "‹put› $1 $2 on a district of your choice",
    "place 1 red cube on any district => ‹put› 1 red cube on a district of your choice",
    "put 1 red cube on blue | put 1 red cube",
  ],
  [
    "mr.putThis",
    `(?:put|place|add) (<n>) (cubes?|${COLOUR} cubes?)(?: of your choice| of any colour)?(?: from the supply)? (?:on|onto|in|into) (this district|your home district|a neighbouring district)(?=[.,;]|$)`,
    "‹put› $1 $2 on $3",
    "place 2 cubes in your home district => ‹put› 2 cubes on your home district",
    "put 1 red cube on blue | put 1 red cube",
  ],
  [
    "mr.putFree",
    "‹put› (<n> cubes?) on",
    "put $1 of your choice on",
    "‹put› 2 cubes on your home district => put 2 cubes of your choice on your home district",
    "put 2 cubes of your choice on red | ‹put› 1 red cube on this district",
  ],
  ["mr.putOne", "‹put›", "put", "‹put› 1 red cube on this district => put 1 red cube on this district", "put 1 red cube on blue | a put"],
  [
    "mr.clear",
    `(?:return|discard|remove|clear) (?:all|every) (?:of )?(?:the )?cubes? (?:from|in|of|on) ${SITE_ANY}(?: to the supply)?(?=[.,;]|$)`,
    "return all cubes on a district of your choice to the supply",
    "remove all cubes from any district => return all cubes on a district of your choice to the supply",
    "return all cubes on red to the supply | return all cubes",
  ],
  [
    "mr.clearHere",
    `(?:return|discard|remove|clear) (?:all|every) (?:of )?(?:the )?cubes? (?:from|in|of|on) ${SITE_HERE}( to the supply)?(?=[.,;]|$)`,
    "return all cubes on this district$1",
    "remove all cubes from this district => return all cubes on this district",
    "return all cubes on red to the supply | return all cubes",
  ],
  [
    "mr.moveCubes",
    `move (?:up to )?(<n>) cubes?(?: of your choice)? from ${SITE_ANY} to ${SITE_HERE}(?=[.,;]|$)`,
    "move $1 of the cubes on a district of your choice to this district",
    "move 1 cube from any district to this district => move 1 of the cubes on a district of your choice to this district",
    "move your figure | move 1 cube",
  ],
  [
    "mr.moveToAny",
    `move (?:up to )?(<n>) cubes?(?: of your choice)? from ${SITE_HERE} to ${SITE_ANY}(?=[.,;]|$)`,
    "move $1 of the cubes on this district to a district of your choice",
    "move 1 cube from this district to any district => move 1 of the cubes on this district to a district of your choice",
    "move your figure | move 1 cube",
  ],
  [
    "mr.moveAnyAny",
    `move (?:up to )?(<n>) cubes?(?: of your choice)? from ${SITE_ANY} to ${SITE_ANY}(?=[.,;]|$)`,
    "move $1 of the cubes on a district of your choice to a district of your choice",
    "move 1 cube from one district to another district => move 1 of the cubes on a district of your choice to a district of your choice",
    "move your figure | move 1 cube",
  ],
  [
    "mr.moveFigure",
    "(?:move|advance) your figure (?:forward |ahead |on )?(?:exactly )?(<n>)(?: free| extra| more| additional)? spaces?(?: forward| ahead| clockwise)?(?: for free)?(?=[.,;]|$)",
    "advance your figure $1 spaces",
    "move your figure forward 2 spaces => advance your figure 2 spaces",
    "you may advance your figure up to 2 spaces | your figure",
  ],
  [
    "mr.moveOne",
    "advance your figure 1 spaces",
    "advance your figure 1 space",
    "advance your figure 1 spaces => advance your figure 1 space",
    "advance your figure 2 spaces | 1 space",
  ],
  [
    "mr.push",
    "(?:move|advance|push) (?:an opponent's figure|the figure of an opponent|an opponent|another player's figure) (?:forward |ahead |on )?(?:exactly )?(<n>) spaces?(?: forward| ahead| clockwise)?(?=[.,;]|$)",
    "advance the figure of an opponent $1 spaces",
    "push an opponent's figure 2 spaces forward => advance the figure of an opponent 2 spaces",
    "advance your figure 2 spaces | an opponent",
  ],
  [
    "mr.pushOne",
    "advance the figure of an opponent 1 spaces",
    "advance the figure of an opponent 1 space",
    "advance the figure of an opponent 1 spaces => advance the figure of an opponent 1 space",
    "advance the figure of an opponent 2 spaces | 1 space",
  ],
  [
    "mr.swapPlaces",
    "(?:swap|exchange|trade|switch) (?:the )?(?:places?|positions?|spaces?|locations?)(?: of your figure)? (?:with|and) (?:an opponent(?:'s figure)?|the figure of an opponent|another player(?:'s figure)?)(?=[.,;]|$)|(?:swap|exchange|switch) (?:your figure|figures|spots) with (?:an opponent(?!'s)|any opponent|an opponent's(?: figure)?|the figure of an opponent|another player's(?: figure)?)(?=[.,;]|$)",
    "exchange the places of your figure and the figure of an opponent",
    "swap places with an opponent => exchange the places of your figure and the figure of an opponent",
    "swap a tile with any other tile | places",
  ],
  [
    "mr.goHome",
    "(?:put|move|return) your figure (?:to|on|back to) (?:the )?Hack (?:space|location|station) (?:of|in) your home district",
    "put your figure on the Hack space of your home district",
    "move your figure to the Hack location in your home district => put your figure on the Hack space of your home district",
    "put your figure on any free space | the Hack space",
  ],
];
