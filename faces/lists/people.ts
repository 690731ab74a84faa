/** The people of pictures that the games brought; any card may show any of them. */
import type { People } from "../art/portrait/styles.ts";
import { CORP_PEOPLE } from "../corp/people.ts";
import { MEGACORP_PEOPLE } from "../megacorp/people.ts";
import { SAN_PEOPLE } from "../san/people.ts";
import { VIRTUAL_REVOLUTION_PEOPLE } from "../virtual-revolution/people.ts";

export const PEOPLE: readonly People[] = [MEGACORP_PEOPLE, SAN_PEOPLE, VIRTUAL_REVOLUTION_PEOPLE, CORP_PEOPLE];
