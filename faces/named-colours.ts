/** The colours that games name, once for pieces, cards and marks: "purple". Each is told from its letter or shape too. */
export const NAMED_COLOURS = {
  black: "#39434f",
  purple: "#a877f0",
  red: "#f0606e",
  orange: "#ff9b5c",
  blue: "#5aa5f5",
  gold: "#f6c552",
  silver: "#d6dee8",
} as const;
