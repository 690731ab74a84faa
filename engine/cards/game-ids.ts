/** The games, in the order in which pages name them. A game's id is also the name of its folders and the first part of its addresses. */
export const GAME_IDS = ["megacorp", "san", "virtual-revolution", "metrorunner", "corp"] as const;
export type GameId = (typeof GAME_IDS)[number];
