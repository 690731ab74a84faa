/** What the kinds of questions and answers of a game are for at a table. A game says it of its own kinds, so that no shared code has to know one. */

/** Kinds by their names in the rules of the game. What a game has none of is left out. */
export type AskedFor = {
  /** Answers that go on without doing anything: Space takes them. */
  readonly going?: readonly string[];
  /** Answers that name what only who is asked may see, such as the cards of a deck that is searched. */
  readonly secret?: readonly string[];
  /**
   * Questions about a spot of the board that come right after an option, before anything has happened, so that what is supposed of hidden cards does
   * not show in them: where to deploy, whom to attack. Putting a card on the spot answers both.
   */
  readonly spot?: readonly string[];
  /** Questions about a spot that has just been named: a gesture there can answer them as well. */
  readonly way?: readonly string[];
};
