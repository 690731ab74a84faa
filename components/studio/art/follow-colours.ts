/** A drawn picture whose colours are named like a word of the card keeps in step with it: a faction's card has the faction's colours. */
import { isPalette } from "../../../faces/art/palette.ts";
import { type Draft, get, put } from "../card/draft.ts";

/** The draft after a word of it has become another one; colours that somebody chose otherwise stay. */
export const inColoursOf = (draft: Draft, before: unknown, now: unknown): Draft =>
  typeof now === "string" && isPalette(now) && before !== undefined && get(draft, "art.palette") === before
    ? put(draft, "art.palette", now)
    : draft;
