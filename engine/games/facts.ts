/** A card in the order in which it is read: cost, type, traits, and then its text (product.md 3.1, C8). */
import type { Card, GameId } from "../cards/card.ts";
import type { LibraryGame } from "./game.ts";
import { megacorp, TRAITS } from "./megacorp/fields.ts";
import { metrorunner } from "./metrorunner/fields.ts";

export type Facts = {
  /** "5M + 2 BQ", "¥3M", "cost 2"; undefined for what nobody pays for. */
  readonly cost?: string | undefined;
  /** "event", "founder", "blue job". */
  readonly kind: string;
  /** "IQ 0", "EQ none", "stealth 2": what is printed beside both. */
  readonly traits: readonly string[];
};

/** Which word of a game's summary is the cost. */
const COSTS: Readonly<Record<GameId, (words: readonly string[], card: Card) => string | undefined>> = {
  megacorp: (words) => words[1],
  san: (words) => words.find((word) => word.startsWith("cost ")),
  metrorunner: (words, card) => (metrorunner(card).cost ? words[1] : undefined),
  corp: (words) => words.find((word) => word.startsWith("¥")),
  "virtual-revolution": () => undefined,
};

/** The words of a game's summary, sorted into what a page says one after the other; in Megacorp with the scores, which a summary leaves out. */
export function factsOf(game: Pick<LibraryGame, "summary">, card: Card): Facts {
  const words = game.summary(card).split(", ");
  const cost = COSTS[card.game](words, card);
  const scores = card.game === "megacorp" ? TRAITS.map((trait) => `${trait} ${megacorp(card).scores[trait] ?? "none"}`) : [];
  const [kind = card.kind, ...rest] = words;
  return { cost, kind, traits: [...rest.filter((word) => word !== cost), ...scores] };
}
