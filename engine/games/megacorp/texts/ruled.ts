/** What people write on cards of Megacorp that its rules settle. */
import type { Ruled } from "../../../language/faults/ruled.ts";

export const MEGACORP_RULED: readonly Ruled[] = [
  {
    said: /retaliates?\b[^.]*\b(?:while|when|if|though)\b[^.]*\bengaged|engaged\b[^.]*\b(?:can|may) (?:still )?retaliate/iu,
    why: "Engaged cards may retaliate (MC-R58)",
    isSo: true,
  },
  {
    said: /damage\b[^.]*\b(?:is removed|heals?|wears off|goes away|is healed|is repaired)\b[^.]*\bend of (?:the |each |every )?turn/iu,
    why: "Damage lasts only until the End phase (MC-R3)",
    isSo: true,
  },
  { said: /hand (?:size|limit)|maximum hand/iu, why: "A hand has no maximum size (MC-2.3)" },
  {
    said: /bonded (?:cards?|equipment)\b[^.]*\b(?:cannot|can't) be (?:targeted|attacked|engaged)/iu,
    why: "Bonded cards cannot be targeted, engaged or attacked (MC-15.2)",
    isSo: true,
  },

  {
    said: /(?:^|this |it |he |she |characters? |you )(?:can |may )?attacks?\b[^.]*\b(?:any network|any distance|any range|anywhere|regardless of (?:distance|adjacency)|not adjacent|n't adjacent)/iu,
    why: "Every character may attack any occupied slot of any network (MC-9.5)",
    isSo: true,
  },
  {
    said: /(?:unspent|unused|left ?over) (?:traits?|iq|eq|mq|bq|points?)|(?:trait )?pools?\b[^.]*\b(?:empt\p{L}+|stays?|lasts?|keeps?|carr(?:y|ies))|(?:keep|carry|save)\b[^.]*\b(?:traits?|iq|eq|mq|bq)\b[^.]*\b(?:next turn|over|pool)/iu,
    why: "Unspent traits stay in the pool until the End phase, when every player's pool empties (MC-7.6)",
  },
  {
    said: /(?:can|may|able to) (?:attack|engage|be engaged|use|act)\b[^.]*\b(?:turn (?:it|this|he|she|they) (?:is|was|are|comes?|enters?|arrives?)|as soon as|right away|immediately|at once)|(?:haste|summoning sickness)/iu,
    why: "Newly deployed cards may immediately engage, use abilities and attack (MC-7.5)",
    isSo: true,
  },
  {
    said: /(?:enters?|comes? in(?:to play)?|arrives?|is deployed|are deployed)\b[^.,]* (?:disengaged|ready|untapped|upright)(?=[.]|$)/iu,
    why: "A deployed card always arrives disengaged (MC-8.5)",
    isSo: true,
  },
  {
    said: /(?:may |can )?(?:only |)attacks? (?:only |at most |just )?(?:once|1 time|one time) (?:per|each|every|a) turn|(?:makes?|has) (?:only |at most )?one attack (?:per|each|a) turn/iu,
    why: "A character may make at most one attack per turn (MC-9.3)",
    isSo: true,
  },
  {
    said: /retaliates? (?:only |at most |just )?once (?:per|each|every|a) turn/iu,
    why: "A character retaliates at most once per turn (MC-9.15)",
    isSo: true,
  },
  {
    said: /block(?:s|ing)?\b[^.]*\b(?:does not|doesn't|without|don't) engag/iu,
    why: "Blocking does not engage the blocker (MC-9.10)",
    isSo: true,
  },
  {
    said: /blocks? (?:any number of|more than one|several|multiple|two|all) attacks?/iu,
    why: "The same card may block any number of attacks per turn (MC-9.10)",
    isSo: true,
  },
  { said: /orphaned\b[^.]*\b(?:cannot|can't|may not) attack/iu, why: "Orphaned cards may not attack (MC-8.8)", isSo: true },
  {
    said: /orphaned\b[^.]*\b(?:destroyed|die|dies|lost|discarded)\b[^.]*\bend/iu,
    why: "Orphaned cards are destroyed in the End phase (MC-8.8)",
    isSo: true,
  },
  {
    said: /founder\b[^.]*\b(?:dies|destroyed|lost)\b[^.]*\blose|(?:don't|do not|doesn't|does not) lose\b[^.]*\bfounder/iu,
    why: "A player whose Founder is destroyed does not lose (MC-1.11)",
  },
  { said: /diagonal/iu, why: "Diagonals are not adjacent (MC-8.2)" },
  {
    said: /damage\b[^.]*\b(?:stays?|remains?|lasts|persists?|is not removed|isn't removed|does(?:n't| not) (?:heal|go away|wear off)|carr(?:y|ies) over|permanent)/iu,
    why: "All damage on all cards is removed in the End phase (MC-10.1)",
  },
  {
    said: /sells? (?:only |at most )?(?:one|1|a single) cards? (?:per|each|a) (?:turn|divest)/iu,
    why: "At most one card is sold in a Divest phase (MC-11.1)",
    isSo: true,
  },
  {
    said: /^(?:an? |while (?:this|it) is )?engaged(?: cards?| characters?|, (?:this|it))? (?:cannot|can't|may not) (?:attack|block|be sold)(?=[.]|$)/iu,
    why: "An engaged card cannot attack, cannot block and cannot be sold (MC-7.8)",
    isSo: true,
  },
  {
    said: /(?:business(?:es)?|locations?|equipment)\b[^.]*\b(?:cannot|can't|never|don't|doesn't) retaliat|only characters (?:can |may )?retaliate/iu,
    why: "Only Characters retaliate (MC-9.15)",
    isSo: true,
  },
  {
    said: /(?:can|may) (?:only )?be bought (?:only )?(?:while|when|if) (?:it is |it's |they are )?engaged/iu,
    why: "Out of an opponent's network only an engaged card may be bought (MC-6.2)",
    isSo: true,
  },
  {
    said: /(?:price|money|payment|valuation)\b[^.]*\b(?:goes|go|is paid) to (?:its|the|their) controller/iu,
    why: "Money for a card out of a network goes to its controller (MC-6.4)",
    isSo: true,
  },
  {
    said: /destroyed\b[^.]*\b(?:goes|go|is put|are put)\b[^.]*\bowner's open market/iu,
    why: "A destroyed card goes to the top of its owner's Open Market (MC-10.4)",
    isSo: true,
  },
  {
    said: /(?:refund|money back|get (?:it|them|the cost|the price) back)\b[^.]*\bcancel|cancel\p{L}*\b[^.]*\b(?:refund|money back|get (?:it|them|the cost|the price) back)/iu,
    why: "When an effect is cancelled its costs stay paid (MC-14.6)",
  },
  {
    said: /players? (?:with|who has|who have) (?:0m|no money|nothing left)\b[^.]*\bloses?|(?:0m|no money|out of money)\b[^.]*\bloses? the game/iu,
    why: "Every player with 0M loses in the End phase (MC-13.1)",
    isSo: true,
  },
  {
    said: /(?:empty (?:main )?deck|deck is empty|cannot draw|can't draw)\b[^.]*\bloses?/iu,
    why: "A player who must draw from an empty Main deck loses (MC-13.5)",
    isSo: true,
  },
  {
    said: /(?:bonded|attached)\b[^.]*\b(?:is|are|gets?) destroyed\b[^.]*\b(?:with|when|together|too)/iu,
    why: "When the top card of a pile leaves the network, every card bonded under it is destroyed (MC-10.5)",
    isSo: true,
  },
  {
    said: /surrounded\b[^.]*\b(?:cannot|can't|may not) be attacked/iu,
    why: "A Surrounded Character cannot be attacked (MC-8.10)",
    isSo: true,
  },
  {
    said: /area attacks?\b[^.]*\b(?:cannot|can't|may not) be blocked/iu,
    why: "Area Attacks cannot be blocked (MC-9.12)",
    isSo: true,
  },
  {
    said: /attacks? (?:together|jointly|as one|in a group|side by side)|(?:joint|combined|group) attacks?|join(?:s|ing)? (?:the|its|this|an?) attack/iu,
    why: "Characters attack one at a time: there are no joint attacks (MC-9.2)",
  },
  {
    said: /ties?\b[^.]*\bbid|bid\b[^.]*\bties?(?!\p{L})/iu,
    why: "After a tied highest bid there is another bid (MC-4.4)",
  },
  {
    said: /engaged?\b[^.]*\bfor (?:any number of|all|both|two|more than one) (?:of its )?traits?/iu,
    why: "One engage produces one chosen trait, all of its score (MC-7.3)",
  },
  {
    said: /upkeep\b[^.]*\b(?:not paid|unpaid|can't pay|cannot pay)\b[^.]*\bdestroy|(?:don't|do not|can't|cannot) pay\b[^.]*\bupkeep\b[^.]*\bdestroy/iu,
    why: "A card whose Upkeep is declined is destroyed (MC-R23)",
    isSo: true,
  },
  {
    said: /(?:owner|controller) of (?:each|the|that) network|(?:keeps?|stays?) under (?:its|your) control\b[^.]*\bnetwork/iu,
    why: "Who controls a card does not depend on the network that it is in (MC-2.8)",
  },

  {
    said: /(?:start|begin)s? (?:the game |each game )?with (?:\d+m|more money|less money|\d+ money)/iu,
    why: "10M is the most anyone can start with (MC-4.6)",
  },
  {
    said: /retaliates?\b[^.]*\b(?:isn't|is not|wasn't|was not|even (?:if|when))\b[^.]*\b(?:defend\p{L}*|attacked|target)/iu,
    why: "Only a defender may retaliate (MC-9.15)",
  },
];

/** Other words for things that its texts speak of. */
export const MEGACORP_KIN: Readonly<Record<string, string>> = {
  "dealt damage": "prevent damage",
  "takes no damage": "prevent damage",
  "takes less damage": "prevent damage",
  "no damage": "prevent damage",
  "damage first": "Initiative",
  "strikes first": "Initiative",
  "first strike": "Initiative",
  indestructible: "prevent damage cannot be destroyed",
  tougher: "prevent damage",
  armour: "prevent damage",
  shield: "prevent damage",
  heal: "remove damage",
  steal: "gain control",
  swap: "exchange swap",
  trade: "exchange",
  hurt: "deal damage",
  kill: "destroy",
  tutor: "search",
  fetch: "search",
  peek: "look at",
  reanimate: "deploy from open market",
  buyback: "put into hand",
  cash: "money",
  income: "Cashflow",
  dies: "destroyed",
  dead: "destroyed",
  graveyard: "open market",
  exile: "annihilate",
  discarded: "discard",
  hitpoints: "BQ",
  power: "BQ",
  strength: "BQ",
  price: "valuation",
  cheaper: "costs less",
  discount: "costs less",
  adjacent: "docked",
  neighbour: "docked",
  tapped: "engaged",
  counter: "development counter",
  respond: "cancel",
  largest: "most",
  biggest: "most",
};
