/** Free moves in words, as somebody may read them: "moves Thug from the runner pool to the discards". */
import { type Layout, numbersEach } from "../kernel/layout.ts";
import type { LogEntry } from "../kernel/log.ts";
import { at, fieldsOf, type State } from "../kernel/state.ts";

type Table = { readonly layout: Layout; readonly seats: readonly string[]; cardName(design: number): string };
type Move = { readonly place: number; readonly names: string[] };

/** Moves to one place that are told one by one; more are counted. */
const MOST_NAMED = 3;

/** "the runner pool", "SUN's hand", "Player 1's network, space 2". */
export function placeWords(layout: Layout, seats: readonly string[], place: number): string {
  const { zone, player, space, word } = at(layout.places, place);
  const several = layout.places[place + 1]?.zone === zone && layout.places[place + 1]?.player === player;
  const numbered = word !== undefined ? `${zone}, ${word}` : several || space > 0 ? `${zone}, space ${space + 1}` : zone;
  return player < 0 ? `the ${numbered}` : `${seats[player] ?? `Player ${player + 1}`}'s ${numbered}`;
}

/** What a list of free moves comes to, a sentence each without its subject. `entries` tell no more than the reader may know; `state` is that after them. */
export function freeWords({ layout, seats, cardName }: Table, state: State, entries: readonly LogEntry[]): string[] {
  const words: string[] = [];
  let moving: Move | undefined;
  const nameOf = (design: number) => (design < 0 ? "a card" : cardName(design));
  const placeName = (place: number) => placeWords(layout, seats, place);
  const tellMoves = () => {
    if (!moving) return;
    const { names, place } = moving;
    words.push(`moves ${names.length > MOST_NAMED ? `${names.length} cards` : names.join(", ")} to ${placeName(place)}`);
    moving = undefined;
  };
  for (const { event, roles, args, cards } of entries) {
    const [, kind = "", field = ""] = /^free (\w+) ?(.*)$/.exec(event) ?? [];
    const number = (role: string) => args[roles.indexOf(role as never)] ?? -1;
    const card = nameOf(cards[roles.indexOf("card")] ?? -1);
    const place = number("place");
    if (kind === "move" && moving?.place === place) {
      moving.names.push(card);
      continue;
    }
    tellMoves();
    switch (kind) {
      case "move":
        moving = { place, names: [card] };
        break;
      case "show":
        words.push(`shows ${card}`);
        break;
      case "shuffle":
        words.push(`shuffles ${placeName(place)}`);
        break;
      case "create":
        words.push(`puts a new card into ${placeName(place)}`);
        break;
      case "set":
      case "roll":
        words.push(numberWords(layout, seats, state, kind, field, number("number"), nameOf));
    }
  }
  tellMoves();
  return words;
}

/** "sets credits of Player 1 to 7", "rolls die 1: 4". */
function numberWords(
  layout: Layout,
  seats: readonly string[],
  state: State,
  kind: "set" | "roll",
  field: string,
  index: number,
  nameOf: (design: number) => string,
): string {
  const held = fieldsOf(state)[field];
  const value = Array.isArray(held) ? held[index] : held;
  const spec = layout.fields[field];
  const per = spec?.per;
  // A number of a card is told without its card: whoever may not know the card would learn of it.
  const whose = per === "player" ? ` of ${seats[index] ?? `Player ${index + 1}`}` : per === "card" ? ` of ${nameOf(-1)}` : "";
  const seat = (player: number) => seats[player] ?? `Player ${player + 1}`;
  if (spec?.on)
    return value === undefined || value < 0 ? `takes ${field}${whose} off the board` : `puts ${field}${whose} on ${spec.on.words[value]}`;
  if (spec?.spaces) {
    const stride = numbersEach(spec, layout.players);
    const [space, one] = [spec.spaces.words[Math.floor(index / stride)] ?? "", index % stride];
    const of = spec.each === "player" ? ` of ${seat(one)}` : "";
    const what = Array.isArray(spec.each) ? `${spec.each[one]} ${field}` : field;
    const to = spec.holds ? ((value ?? -1) < 0 ? "nobody" : seat(value ?? 0)) : (spec.values?.[value ?? -1] ?? value);
    return `sets ${what}${of} on ${space} to ${to}`;
  }
  return kind === "roll" ? `rolls ${field}${whose}: ${value}` : `sets ${field}${whose} to ${value}`;
}
