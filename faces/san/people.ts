/** What the people in pictures of San look like, by palette. */
import type { People } from "../art/portrait/styles.ts";

export const SAN_PEOPLE = { corruption: "corruption", propaganda: "propaganda", hacking: "hacker" } as const satisfies People;
