/** "Draw, Buy or End". */
export const anyOf = (names: readonly string[]): string => [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" or ");
