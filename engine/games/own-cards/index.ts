/** Cards made in the studio in matches of games without decks. */
export { asksForOwn, MOST_OWN, OWN_SHAPE, ownIn, ownOptions } from "./options.ts";
export { copiesIn, isOwn, type OwnCard, type OwnRules, type OwnWays, ownWays } from "./own-cards.ts";
