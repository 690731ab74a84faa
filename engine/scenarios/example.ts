/** Examples in sentences about a file, in the words of the game that it is about. */
import { fieldsFor, isOwnField, spoken, type Table, zonesOf } from "./table.ts";

export type Example = {
  /** "SUN". */
  readonly seat: string;
  /** What a seat has, with a number: `"hand": 3`. */
  readonly fact: string;
  /** What it has, with a card: `"hand": ["Bagman"]`. */
  readonly pile: string;
  /** "play Bagman", and the same as data. */
  readonly action: string;
  readonly data: string;
};

/**
 * Words for the sentences that explain scenarios, taken from the game at hand: its first seat, a card, a zone or number of a seat, a pile, and an action in words
 * and as data. Where a game has no such thing, a word that says what would stand there.
 */
export function exampleOf(table: Table): Example {
  const [seat = "Player 1"] = table.seats;
  const card = table.cards[0]?.name ?? "any";
  const zone = zonesOf(table).find(({ perPlayer }) => perPlayer)?.name;
  const field = fieldsFor(table, ["player", "space"]).find(({ spec }) => isOwnField(spec))?.name;
  const kind = table.game.words.forms?.find(({ members }) => Object.keys(members).join() === "card")?.kind;
  const plain = kind ?? table.game.words.forms?.[0]?.kind ?? "pass";
  return {
    seat,
    fact: `"${spoken(zone ?? field ?? "turn")}": 3`,
    pile: zone === undefined ? `"${spoken(field ?? "turn")}": 3` : `"${spoken(zone)}": ["${card}"]`,
    action: kind === undefined ? plain : `${kind} ${card}`,
    data: kind === undefined ? `{ "kind": "${plain}" }` : `{ "kind": "${kind}", "card": "${card}" }`,
  };
}
