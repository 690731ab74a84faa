/** What the people in pictures of Virtual Revolution look like, by palette. */
import type { People } from "../art/portrait/styles.ts";

export const VIRTUAL_REVOLUTION_PEOPLE = { combatant: "fighter", technician: "technician", diplomat: "diplomat" } as const satisfies People;
