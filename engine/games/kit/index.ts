/** Kits: what a game has beside its cards, as data. `parse.ts` reads its file; `faces/kit` draws it. */
export type { Drawn, Kit, KitComponent, KitPlayer } from "./kit.ts";
export { parseKit } from "./parse.ts";
