/** The header by which a picture says, percent-encoded, which of its letters are boxes. */
export const LETTERS_HEADER = "x-letters";
