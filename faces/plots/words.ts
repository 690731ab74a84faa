/** Numbers and answers of the lab as people read them, on pages and in reports. */
import type { Interval } from "../../engine/lab/statistics/shares.ts";
import { type Answer, FEW_GAMES, isReal, type Line } from "../../engine/questions/answer.ts";
import type { Configuration } from "../../engine/questions/configuration.ts";

const NUMBER = new Intl.NumberFormat("en");

/** A whole number with commas: "12,000". */
export const counted = (value: number): string => NUMBER.format(value);
/** "1 game", "12,000 games". */
export const games = (count: number): string => `${counted(count)} ${count === 1 ? "game" : "games"}`;
/** A share from 0 to 1 in per cent: "52.3 %". */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
/** A difference of shares, from -1 to 1, as points of 100 with a sign: "+2.5". */
export const points = (difference: number): string =>
  `${difference > 0 ? "+" : difference < 0 ? "−" : "±"}${Math.abs(difference * 100).toFixed(1)}`;
/** Points of a rating with a sign. */
export const elo = (value: number): string => `${value > 0 ? "+" : value < 0 ? "−" : "±"}${Math.abs(value).toFixed(0)}`;
/** An interval of shares, "52.3 – 55.9 %", or of their differences, "+1.0 to +2.5". */
export const between = ({ low, high }: Interval, isDifference: boolean): string =>
  isDifference ? `${points(low)} to ${points(high)}` : `${(low * 100).toFixed(1)} – ${(high * 100).toFixed(1)} %`;
/** A probability from 0 to 1: "1.2 %", "< 0.1 %". */
export const chance = (value: number): string => (value < 0.001 ? "< 0.1 %" : `${(value * 100).toFixed(1)} %`);

/** What a card was compared with: "a player who never plays it"; undefined where nothing stands in its place. */
export function againstWords({ against, clauses }: Pick<Configuration, "against" | "clauses">): string | undefined {
  if (clauses !== undefined) return "the card without that clause";
  if (against === undefined) return undefined;
  if (against.is === "without") return "a player who never plays it";
  return against.is === "blank" ? "a blank card of the same price" : against.label;
}

/** More estimates than that are not all answers. */
const MOST_LINES = 6;

/**
 * The estimates that are the answer, with a sentence about them where they are chosen: of many those of the first bot that are told apart from level, the
 * strongest and the weakest; what has few games comes to no verdict.
 */
export function topLines({ lines, configuration: { bots, cards, clauses } }: Pick<Answer, "lines" | "configuration">): {
  readonly lines: readonly Line[];
  readonly words: string | undefined;
} {
  if (cards.length <= 1 && clauses === undefined && lines.length <= MOST_LINES) return { lines, words: undefined };
  const own = lines.filter(({ bot, units }) => bot === bots[0] && units > 0).toSorted((a, b) => b.estimate - a.estimate);
  if (own.length <= MOST_LINES) return { lines: own, words: undefined };
  const what = cards.length > 1 ? "cards" : "comparisons";
  const told = own.filter((line) => line.is !== "open" && line.games >= FEW_GAMES && isReal(line));
  const few = own.filter(({ games: played }) => played < FEW_GAMES).length;
  const rest = few === 0 ? "" : ` ${counted(few)} of ${counted(own.length)} have fewer than ${FEW_GAMES} games.`;
  if (told.length === 0) {
    const near = own.toSorted((a, b) => a.chance - b.chance).slice(0, 3);
    return { lines: near, words: `None of the ${counted(own.length)} ${what} differs for certain yet.${rest} Closest to it:` };
  }
  const shown = told.length <= MOST_LINES ? told : [...told.slice(0, 3), ...told.slice(-3)];
  return { lines: shown, words: `${counted(told.length)} of ${counted(own.length)} ${what} differ for certain.${rest}` };
}

/** What a line says, in a sentence. */
export function verdict(line: Line): string {
  if (line.units === 0) return "Not played yet.";
  if (line.games < FEW_GAMES) return `Only ${games(line.games)} so far: too few to say.`;
  if (line.isRate) return "So often the bot wins when it plays alone.";
  const level = line.level === 0 ? "no difference" : percent(line.level);
  if (line.is === "open") return line.level === 0 ? "No difference found." : `No difference from ${level} found.`;
  const how =
    line.level === 0
      ? line.is === "more"
        ? "It makes its player win more often"
        : "It makes its player win less often"
      : line.is === "more"
        ? `More than ${level}`
        : `Less than ${level}`;
  return `${how}; in ${chance(line.falseDiscovery)} of such runs this would appear by chance alone.`;
}

/** Why a run ended, in a sentence without its full stop; undefined while it goes on. */
export function endedWords({ stoppedBy, ladder }: Pick<Answer, "stoppedBy" | "ladder">): string | undefined {
  switch (stoppedBy) {
    case "precise":
      return "every interval is narrow enough";
    case "decided":
      return ladder
        ? "every pair is clearly above or below 100 points, or precise"
        : "every card clearly has an effect, or its interval is narrow enough";
    case "most games":
      return "all games of the plan were played";
    case "a person":
      return "somebody stopped it";
    default:
      return undefined;
  }
}
