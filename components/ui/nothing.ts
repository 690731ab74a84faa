/** A part that draws nothing. */
export const Nothing = () => null;
