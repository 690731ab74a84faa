/** What lies in a game's box beside its cards: boards, tokens, figures, aids. Lengths are millimetres. */
import type { ComponentData, DrawData } from "./schema.ts";

/** What a side of a component shows: a board of the game, one of its tiles, a piece, a token, an aid, or a drawing of the game's own. */
export type Drawn = DrawData;

/** Who plays, in the order of the seats: what they are called, and a colour where the game names one. */
export type KitPlayer = { readonly name: string; readonly colour?: string };

/** One thing to make, as often as `count` says. */
export type KitComponent = {
  /** Unique in its game: "influence/2", "euro/5 €". */
  readonly id: string;
  /** The entry of the file that it comes from: "influence". */
  readonly entry: string;
  /** What its entry is called: "Influence". */
  readonly title: string;
  /** With its kind and whose it is: "Influence, Vesglas". */
  readonly name: string;
  readonly is: ComponentData["is"];
  readonly w: number;
  readonly h: number;
  readonly count: number;
  /** The seat whose it is, from 0. */
  readonly player?: number;
  readonly front: Drawn;
  readonly back?: Drawn;
  /** Its back is needed in play, as that of a token that is turned over. */
  readonly isTwoSided: boolean;
  /** The rules that name it. */
  readonly rules: string;
  /** What the rules do not give, so that it is ours. */
  readonly ours: readonly ("size" | "count" | "kinds" | "all")[];
};

export type Kit = {
  readonly players: readonly KitPlayer[];
  /** Copies of an entry, of all players and kinds, as the rules count them. */
  readonly counts: Readonly<Record<string, number>>;
  readonly components: readonly KitComponent[];
};
