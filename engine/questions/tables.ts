/** The numbers of every plot as a table: what is drawn is what stands here, and what is exported. */
import { RUNG } from "../lab/ladder.ts";
import type { Answer, Line } from "./answer.ts";
import type { Had } from "./feel.ts";

export const PLOTS = ["estimates", "lengths", "endings", "seats", "places", "cards", "field", "ladder"] as const;
export type PlotName = (typeof PLOTS)[number];

export type Cell = string | number;
export type Table = {
  readonly name: PlotName;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

export const isPlotName = (text: string): text is PlotName => PLOTS.some((one) => one === text);

/** Columns of the cards' table that are shares. */
export const SHARES: readonly string[] = ["in opening hand", "drawn", "played"];
/** Who never had a card has no share. */
const shareOf = ({ games, share }: Had): Cell => (games === 0 ? "" : share);

/** Lines of many cards, the greatest estimate first; others as they were asked. */
export const sortedLines = ({ lines, configuration: { cards, clauses } }: Answer): readonly Line[] =>
  cards.length > 1 || clauses ? lines.toSorted((a, b) => b.estimate - a.estimate) : lines;

/** The same, without those of which nothing is known yet. */
const playedLines = (answer: Answer): readonly Line[] => sortedLines(answer).filter(({ games }) => games > 0);

/** The table of a plot; undefined where the answer has nothing of the kind. `names`: of cards, by id. */
export function tableOf(answer: Answer, name: PlotName, names: Readonly<Record<string, string>>): Table | undefined {
  const table = (title: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Table | undefined =>
    rows.length === 0 ? undefined : { name, title, columns, rows };
  switch (name) {
    case "estimates":
      return table(
        "Estimates with an interval that is valid at every moment",
        ["what", "bot", "estimate", "low", "high", "level", "games", "chance after Benjamini and Hochberg", "chance after Holm"],
        playedLines(answer).map((line) => [
          line.label,
          line.bot,
          line.estimate,
          line.interval.low,
          line.interval.high,
          line.isRate ? "" : line.level,
          line.games,
          line.falseDiscovery,
          line.holm,
        ]),
      );
    case "lengths":
      return table(
        "Turns of a game",
        ["bot", "turns", "games"],
        answer.feel.flatMap(({ bot, lengths }) => lengths.map(({ turns, games }) => [bot, turns, games])),
      );
    case "endings":
      return table(
        "How games end",
        ["bot", "ending", "games", "share"],
        answer.feel.flatMap(({ bot, endings, games: all }) =>
          endings.map(({ words, games }) => [bot, words || "No reason", games, games / all]),
        ),
      );
    case "seats":
      return table(
        "Points by seat",
        ["bot", "seat", "share", "low", "high", "games"],
        answer.feel.flatMap(({ bot, seats, games }) =>
          games === 0 ? [] : seats.map(({ seat, share, interval }) => [bot, seat, share, interval.low, interval.high, games]),
        ),
      );
    case "places":
      return table(
        "Places in turn order, rated by who ended before whom",
        ["place", "bot", "rating", "low", "high", "games"],
        answer.feel.flatMap(({ bot, places, games }) =>
          places.map(({ place, rating, low, high }) => [ordinal(place), bot, rating, low, high, games]),
        ),
      );
    case "cards":
      return table(
        "Observed numbers of cards: shares of points of the players who had them",
        [
          "card",
          "bot",
          "in opening hand",
          "games",
          "drawn",
          "games drawn",
          "played",
          "games played",
          "games in which its text had an effect",
        ],
        answer.feel.flatMap(({ bot, cards }) =>
          cards.map(({ card, opening, drawn, played, acted }) => [
            names[card] ?? card,
            bot,
            shareOf(opening),
            opening.games,
            shareOf(drawn),
            drawn.games,
            shareOf(played),
            played.games,
            acted,
          ]),
        ),
      );
    case "field":
      return table(
        "Ratings",
        ["deck", "bot", "rating", "low", "high"],
        (answer.field ?? []).map(({ deck, bot, rating, low, high }) => [deck, bot, rating, low, high]),
      );
    case "ladder":
      return table(
        "Elo points by which each bot is stronger than the one before it",
        ["step", "bot", "points", "low", "high", "wanted", "games"],
        (answer.ladder ?? []).map(({ from, to, points, low, high, games }) => [
          `${to} against ${from}`,
          to,
          points,
          low,
          high,
          RUNG,
          games,
        ]),
      );
  }
}

const ORDINALS = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"];
const ordinal = (place: number): string => ORDINALS[place - 1] ?? String(place);

/** A table as CSV (RFC 4180). A text that a spreadsheet would carry out as a formula is marked as text. */
export function csvOf({ columns, rows }: Table): string {
  const cell = (value: Cell) => {
    if (typeof value === "number") return String(value);
    const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [columns, ...rows]
    .map((row) => row.map(cell).join(","))
    .join("\r\n")
    .concat("\r\n");
}
