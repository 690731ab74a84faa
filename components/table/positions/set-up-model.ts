/** What was pasted to set up a match: a scenario file, one scenario, or a position. */
import { PLAYABLE, type PlayableGame } from "../../../engine/games/game.ts";
import { ABOUT } from "../../../engine/games/lists/about.ts";
import { err, ok, type Result } from "../../../engine/kernel/result.ts";

type Named = Readonly<Record<string, unknown>>;
export type SetUp = {
  /** Said by a file. */
  readonly game: PlayableGame | undefined;
  /** At least one; a position is a scenario with nothing else. */
  readonly scenarios: readonly Named[];
};

const isNamed = (value: unknown): value is Named => typeof value === "object" && value !== null && !Array.isArray(value);
const SCENARIO_WORDS = ["position", "steps", "options", "name"];

/** Why a text is no JSON, without the words of the browser; with the line where the browser tells its place. */
function notJson(text: string, told: string): string {
  const place = /position (\d+)/.exec(told)?.[1];
  const at = place === undefined ? undefined : Number(place);
  if (/end of/.test(told) || (at !== undefined && text.slice(at).trim() === ""))
    return "The text ends too early: a bracket or a quotation mark is not closed.";
  const where =
    at === undefined ? "The text cannot be read as JSON" : `Line ${text.slice(0, at).split("\n").length} cannot be read as JSON`;
  return `${where}: a comma, a bracket or a quotation mark is missing, or one too many.`;
}

/** Reads a text as JSON. The error is a sentence. The server resolves its names. */
export function readSetUp(text: string): Result<SetUp, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return err(notJson(text, error instanceof Error ? error.message : ""));
  }
  if (!isNamed(value)) return err('A position is an object, as in { "at": "play", "turn": 5 }.');
  if ("scenarios" in value || "decks" in value) {
    const scenarios = Array.isArray(value["scenarios"]) ? value["scenarios"].filter(isNamed) : [];
    const cards = Array.isArray(value["cards"]) ? (value["cards"] as readonly unknown[]) : [];
    const game = PLAYABLE.find((id) => id === value["game"]);
    if (!game) return err(`A scenario file must name its game: "game": "${PLAYABLE.join('" or "')}".`);
    if (scenarios.length === 0) return err("This file has no scenarios, only decks to check.");
    return ok({ game, scenarios: scenarios.map((one) => (cards.length > 0 ? { ...one, cards } : one)) });
  }
  return ok({ game: undefined, scenarios: [SCENARIO_WORDS.some((word) => word in value) ? value : { position: value }] });
}

/** How many play a scenario: as many as its options say, or as there are decks in them, else the fewest that can. */
export function playersOf({ options }: Named, game: PlayableGame): number {
  const { players, decks } = isNamed(options) ? options : {};
  if (typeof players === "number") return players;
  return Array.isArray(decks) ? decks.length : ABOUT[game].play.players.from;
}
