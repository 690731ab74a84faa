/** "1 card", "4 cards". */
export const copiesWords = (copies: number): string => (copies === 1 ? "1 card" : `${copies} cards`);
