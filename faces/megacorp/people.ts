/** What the people in pictures of Megacorp look like, by palette. */
import type { People } from "../art/portrait/styles.ts";

export const MEGACORP_PEOPLE = { corp: "corp", incarnate: "incarnate", gnost: "gnost" } as const satisfies People;
