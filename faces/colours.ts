/** The colours of faces (night skin), named as the tokens of the interface where they mean the same. */
export const INK = "#070a0f";
export const PAPER = "#e9eef4";
export const WHITE = "#ffffff";
export const DIM = "#9fb0c0";
export const MONEY = "#f6c552";
/** Ink on money. */
export const ON_MONEY = "#1c1300";
export const PINK = "#f072b6";
export const AMBER = "#f5a742";
export const TEAL = "#3fd0bf";
export const STEEL = "#b8c7d6";
export const CORAL = "#ff8a7a";
