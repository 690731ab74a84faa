/** Who is meant where a Business was attacked or damaged: its controller, in all that follows in the ability, as long as nobody else is spoken of. */
import { type LooseRule, rows } from "../../../../language/index.ts";

/** From the Business on, nobody else named. */
const HIT =
  "(?<!(?:target|that) (?:opponent|player)[^.\\n]*)(?:attacks|(?:combat |<trait> )?damage to) (?:a|an opponent's|another player's) business(?: an opponent controls)?,";
const NOBODY_ELSE = "(?:(?!(?:target|an|another|each|any) (?:player|opponent))[^\\n])*?";
const VICTIM = "that business's controller";

export const VICTIMS_LOOSE: readonly LooseRule[] = rows([
  [
    "victim.thatPlayer",
    `(?<=${HIT}${NOBODY_ELSE} )(?:that player|that opponent)(?=(?:'s)? )`,
    "that Business's controller",
    "When this deals damage to a Business, look at that player's hand. => When this deals damage to a Business, look at that Business's controller's hand.",
    "look at that player's hand | When this deals damage to a Business, target opponent draws 1 card, then that opponent discards 1 card.",
  ],
  [
    "victim.itsController",
    `(?<=${HIT} )its (?:controller|owner)(?![\\p{L}'])`,
    "that Business's controller",
    "Whenever this deals damage to a Business, its controller loses 1M. => Whenever this deals damage to a Business, that Business's controller loses 1M.",
    "that Business's controller loses 1M | its controller loses 1M",
  ],
  [
    "victim.from",
    `(?<=${VICTIM}(?:'s hand| reveals their hand)${NOBODY_ELSE}) (?:from|in|out of) (?:it|there|that hand|their hand)(?=[ ,.;]|$)`,
    " in that Business's controller's hand",
    "Look at that Business's controller's hand. You may choose an event in it. => Look at that Business's controller's hand. You may choose an event in that Business's controller's hand.",
    "choose an event in it | that Business's controller discards a card in their hand",
  ],
  [
    "victim.they",
    `(?<=${VICTIM}${NOBODY_ELSE}[.;,] (?:and |then )?)(?:they|he or she|he|she) (discards?|loses?|pays?|gains?|draws?|reveals?)(?= )`,
    "that Business's controller [s:$1]",
    "That Business's controller reveals their hand. They discard a card. => That Business's controller reveals their hand. that Business's controller discards a card.",
    "they discard a card | that Business's controller draws 1 card",
  ],
  [
    "victim.it",
    `(?<=choose (?:an?|1) (?:<kind> )*(<noun>) in ${VICTIM}'s hand[.;,] (?:and |then )?${VICTIM} discards )(?:it|that card)(?=[.]|$)`,
    "that $1",
    "Choose an <noun> in that Business's controller's hand. That Business's controller discards it. => Choose an <noun> in that Business's controller's hand. That Business's controller discards that <noun>.",
    "that Business's controller discards it | choose a card in your hand, then discard it",
  ],
  [
    "victim.semicolon",
    `(?<=choose (?:an?|1) [^.;,]* in ${VICTIM}'s hand)[;,] (?:and |then )?(?=${VICTIM} discards )`,
    ". ",
    "Choose a card in that Business's controller's hand; that Business's controller discards it => Choose a card in that Business's controller's hand. that Business's controller discards it",
    "choose a card, then that Business's controller discards it | draw 1 card; that Business's controller discards 1 card",
  ],
]);
