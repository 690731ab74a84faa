/** What the people in pictures of CORP look like, by palette. */
import type { People } from "../art/portrait/styles.ts";

export const CORP_PEOPLE = { thug: "fighter", thief: "thief", security: "fighter" } as const satisfies People;
