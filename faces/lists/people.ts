/** What people look like in the palettes that the games brought, for games that say so: elsewhere they look like anybody. */
import type { People } from "../art/portrait/styles.ts";
import { CORP_PEOPLE } from "../corp/people.ts";
import { MEGACORP_PEOPLE } from "../megacorp/people.ts";
import { SAN_PEOPLE } from "../san/people.ts";
import { VIRTUAL_REVOLUTION_PEOPLE } from "../virtual-revolution/people.ts";

export const PEOPLE: People = {
  ...MEGACORP_PEOPLE,
  ...SAN_PEOPLE,
  ...VIRTUAL_REVOLUTION_PEOPLE,
  ...CORP_PEOPLE,
};
