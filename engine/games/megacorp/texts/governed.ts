/** What the rules of Megacorp say of what people want otherwise on cards: told where no text does it. The particular stands before the general. */
import type { Governed } from "../../../language/faults/ruled.ts";

export const MEGACORP_GOVERNED: readonly Governed[] = [
  {
    of: /surround/iu,
    rule: "A card whose four adjacent slots all hold cards is Surrounded, and a Surrounded Character cannot be attacked (MC-8.10)",
  },
  {
    of: /(?<!\p{L})(?:bids?|bidding|bidders?|auction\p{L}*|outbid\p{L}*)(?!\p{L})/iu,
    rule: "Players bid only before the game, for who goes first (MC-4.2)",
  },
  {
    of: /mulligan|(?:opening|starting) hand/iu,
    rule: "Before the game each player draws 5 cards, and may shuffle them back for one card fewer (MC-4.7, MC-4.8)",
  },
  {
    of: /\blos(?:e|es|ing)\b(?! \d)[^.]*\b(?:no money|0m|out of money|bankrupt\p{L}*)|(?:no money|0m|out of money|bankrupt\p{L}*)\b[^.]*\blos(?:e|es|ing)/iu,
    rule: "A player who has no money in an End phase loses (MC-13.1)",
  },
  { of: /\blos(?:e|es|ing)\b[^.]*\b(?:empty|draw|deck)/iu, rule: "A player who must draw from an empty Main deck loses (MC-13.5)" },
  {
    of: /\b(?:lose|loses|losing|win|wins|winning) the game|survive\p{L}*\b[^.]*\bgame/iu,
    rule: "A player wins or loses where a card effect says so, beside the ways of the rules (MC-13.6)",
  },
  {
    of: /(?:gets?|given|receives?|pays?|take)\b[^.]*\bback\b[^.]*\b(?:pa(?:id|y)|costs?|money|spent|price)|refund|cancel\p{L}*\b[^.]*\b(?:costs?|paid)/iu,
    rule: "Costs stay paid, also of what is cancelled (MC-14.6)",
  },
  {
    of: /(?:end|ends|stop|stops|skip|skips|no more|nullif\p{L}+|call off)\b[^.]*\b(?:combat|attacks?|challenges?(?! phase))(?!\p{L})/iu,
    rule: "When the attacker has left the network, its attack deals no damage at all (MC-9.17)",
  },
  {
    of: /(?:extra|another|additional|skips?|second|no) (?:turns?|\p{L}+ phases?|phases?)(?!\p{L})/iu,
    rule: "A turn has five phases in a fixed order, and all of them always occur (MC-5.1)",
  },
  { of: /retaliat\p{L}+/iu, rule: "Only a defending Character retaliates, once per turn, if its controller wants it (MC-9.15)" },
  { of: /\bblock\p{L}*/iu, rule: "Any disengaged card of the defending player that is next to the attacked one may block (MC-9.9)" },
  {
    of: /(?:declare[sd]?|chooses?|changes?)\b[^.]*\btrait\b|declared trait/iu,
    rule: "With the attack its player declares the one trait that all damage of it is dealt in (MC-9.7, MC-9.16)",
  },
  {
    of: /(?:split|divid|assign|distribut)\p{L}*\b[^.]*\bdamage|damage\b[^.]*\b(?:split|divid|assign|distribut)\p{L}*/iu,
    rule: "Among several defenders the attacker's controller splits the damage (MC-9.14)",
  },
  {
    of: /(?:fall|falls|go|goes|drop|drops|reduced|lowered|sink|sinks|be) below|(?:hits?|reach(?:es)?|at|has) 0 (?:iq|eq|mq|bq|in)/iu,
    rule: "Damage lowers a score, and a card is destroyed by a score that damage brings to 0 (MC-10.1, MC-10.2)",
  },
  { of: /damage\b/iu, rule: "Damage is dealt in one trait, lowers that score, and is removed in the End phase (MC-10.1)" },
  { of: /(?:attack|defend)\p{L}*/iu, rule: "A disengaged Character may attack any occupied slot, one attack at a time (MC-9.2, MC-9.5)" },
  {
    of: /\b(?:produc\p{L}*|engag\p{L}* (?:it |them |this |\p{L}+ )?for|generat\p{L}*|trait pool|yields?)\b/iu,
    rule: "A card engaged for traits produces one chosen trait, as much as its score (MC-7.3)",
  },
  {
    of: /\b(?:buy|buys|bought|buying|purchas\p{L}*)\b[^.]*\bopen markets?|open markets?\b[^.]*\b(?:buy|buys|bought|buying|purchas\p{L}*)/iu,
    rule: "Of an Open Market only the top card may be bought, in the own Buy phase (MC-6.2)",
  },
  {
    of: /\b(?:buy|buys|bought|buying|purchas\p{L}*|buyer)\b/iu,
    rule: "What may be bought are cards in hand, the top of any Open Market, and engaged cards of opponents (MC-6.2)",
  },
  {
    of: /\b(?:sell|sells|sold|selling|sale)\b/iu,
    rule: "In the Divest phase a player may sell one disengaged card, for its current valuation (MC-11.1, MC-11.2)",
  },
  { of: /cashflow/iu, rule: "Cashflow is gained in each own Accounting phase, from disengaged cards (MC-G10, MC-7.8)" },
  { of: /upkeep/iu, rule: "Upkeep is optional, card by card, and a card is destroyed for which it is declined (MC-5.4, MC-R23)" },
  {
    of: /(?:play|pay|spend|use)\p{L}*\b[^.]*\b(?:traits?|iq|eq|mq|bq)\b[^.]*\b(?:as if|as though|instead|any)|traits? (?:costs?|are|is) \b/iu,
    rule: "A price is the valuation in money plus every printed trait cost, both in full (MC-6.3)",
  },
  { of: /orphan/iu, rule: "Orphaned cards keep working and are destroyed in the End phase, of any player's turn (MC-8.8)" },
  {
    of: /\b(?:docks?|docked|docking|adjacent|connect\p{L}*|next to)\b/iu,
    rule: "Cards in adjacent slots of one network are docked to each other, always (MC-8.3)",
  },
  {
    of: /\b(?:deploy\p{L}*|put into play|comes? into play|enters?)\b/iu,
    rule: "A card is deployed into an empty slot where it is docked to a card, and arrives disengaged (MC-8.4, MC-8.5)",
  },
  {
    of: /\b(?:moves?|moved|moving|swaps?|swapped)\b[^.]*\b(?:cards?|characters?|locations?|this|it|network|slots?)\b/iu,
    rule: "Move and Swap change slots inside one network (MC-8.11)",
  },
  {
    of: /\b(?:targets?|targeted|targeting)\b[^.]*\b(?:change|redirect|new|another)|(?:change|redirect)\p{L}*\b[^.]*\btarget/iu,
    rule: "Targets are named when something is announced, and are spaces (MC-14.10)",
  },
  {
    of: /\b(?:stack|respond\p{L}*|response|in answer to)\b/iu,
    rule: "Of what waits on the stack the last is carried out first, with time to respond before each (MC-14.2)",
  },
  {
    of: /\bcancel\p{L}*|counter (?:target|an?|that) /iu,
    rule: "Cancelled is what waits on the stack: it has no effect, and its costs stay paid (MC-G7)",
  },
  {
    of: /\bbond\p{L}*|unbond\p{L}*/iu,
    rule: "A bonded card lies under its host: it cannot be targeted, engaged or attacked, and its abilities stay active (MC-15.2, MC-15.3)",
  },
  {
    of: /annihilated (?:cards?|zone)|from the annihilated/iu,
    rule: "Annihilated cards cannot return unless a text explicitly says so (MC-2.6)",
  },
  {
    of: /\b(?:controls?|control of|under (?:your|their) control|steal\p{L}*)\b/iu,
    rule: "Whoever deployed or bought a card, or was given it, is its controller (MC-2.7)",
  },
  {
    of: /\b(?:disengag\p{L}*|untap\p{L}*|stays? engaged|upright)\b/iu,
    rule: "A player's cards are disengaged in their Accounting phase, after Cashflow (MC-5.3)",
  },
  {
    of: /(?:resource|main) deck|reveal\p{L}*\b[^.]*\bresource/iu,
    rule: "In the Accounting phase the top resource is revealed and may be bought by the rule for prices (MC-6.12)",
  },
  { of: /\bcounters?\b|develop\p{L}*/iu, rule: "Development puts development counters on a card, by engaging a Character (MC-G15)" },
];
