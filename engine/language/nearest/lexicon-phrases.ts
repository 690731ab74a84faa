/** Whole phrases that people use for those of the language: how much, in what order, from where, when. They come beside the words of `lexicon.ts`. */
import type { NearRows } from "./wordings.ts";

const SAME: readonly string[] = [
  // How many.
  "or higher | or greater | or better | or above | and up | and above | or over | or bigger => or more",
  "or lower | or under | or below | and below | or smaller | tops | or worse => or less | or fewer",
  "draw one | draw another | draw one more | draw another one | draw another card => draw 1 card",
  "draws one | draws another | draws another card => draws 1 card",
  "draw two | draw 2 => draw 2 cards",
  "draws two | draws 2 => draws 2 cards",
  "draw three | draw 3 => draw 3 cards",
  "discard one => discard 1 card",
  "discards one => discards 1 card",
  "discard two | discard 2 => discard 2 cards",
  "discards two | discards 2 => discards 2 cards",
  "one of them | 1 of them => 1 of those cards",
  "two of them | 2 of them => 2 of those cards",
  "any of them => any number of those cards",
  "each of them | all of them | all of these | each of these => those cards",
  "half of => half",
  "a number of cards => cards",
  "an amount of money equal to | as much money as => money equal to",
  // What comes of it.
  "if so | if that happens | in that case | in this case | if this happens => if you do",
  "if it does | if they do so => if they do",
  "this way | like this | in this manner | by this effect | with this effect | thus => this way",
  // Which.
  "these cards | the cards | those | these => those cards",
  "the other one | the others | the other ones | the remaining ones | the remaining cards | the remainder | the other cards | what is left | the leftover cards | all the others => the rest",
  // Where.
  "from hand | out of your hand | out of hand | from the hand => from your hand | in your hand",
  "to hand | to your hand | back to your hand | back to hand | into hand | back into your hand | into the hand | in hand => into your hand",
  "to owner's hand | back to its owner | back to its owner's hand | to the owner's hand | to its owner | into its owner's hand => to its owner's hand",
  "to their owners | back to their owners | to owners' hands | into their owners' hands => to their owners' hands",
  "to the bottom of | at the bottom of | to the very bottom of => on the bottom of",
  "onto the top of | to the top of | on the top of | at the top of | atop | back on top of | back onto => on top of",
  "in whichever order you like | in the order of your choice | however you like | in an order of your choice | in any order you like | in the order you choose | in whatever order you like | in the order you like | in any order you choose | rearranged as you like => in any order",
  // When.
  "on your turn | in your turn | on your own turn | during your own turn | in your own turn | while it is your turn | when it is your turn => during your turn",
  "on an opponent's turn | on other players' turns | during other players' turns | on somebody else's turn | in an opponent's turn | during another player's turn => during an opponent's turn",
  "at the start of a turn | at the start of every turn | at the start of each turn | as each turn begins | when a turn begins => at the beginning of each turn",
  "at the end of every turn | at the end of a turn | at the end of everyone's turn | when a turn ends | as each turn ends => at the end of each turn",
  "at the start of every player's turn | at the start of everyone's turn | when a player's turn begins | at the start of each player's turn => at the beginning of each player's turn",
  "at end of turn | at the turn's end | when the turn ends | when this turn ends | at the end of turn | as the turn ends => at the end of this turn",
  "for the rest of your turn => until end of turn",
  // What may not be.
  "neither | may neither | can neither => cannot",
  "nor => or",
  "can't be countered | cannot be countered | can't be stopped => cannot be cancelled",
  "doesn't do anything | has no effect | does nothing => is cancelled",
];

/** Whole phrases of all games. */
export const SHARED_PHRASES: NearRows = { same: SAME };
