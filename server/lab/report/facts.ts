/** What the report of a run says, whichever way it is written: its answers, plots, facts and settings in the order in which they stand. */
import { botName } from "../../../engine/games/bot-names.ts";
import { ABOUT } from "../../../engine/games/lists/about.ts";
import { FEW_GAMES, type Feel, type Line, type RunTold, type Step } from "../../../engine/questions/index.ts";
import { withBotNames } from "../../../engine/questions/named.ts";
import { type PlotName, type Table, tableOf } from "../../../engine/questions/tables.ts";
import { againstWords, between, counted, elo, endedWords, games, percent, points, topLines, verdict } from "../../../faces/plots/words.ts";

/** One answer: whose, the number, how far it can be relied on, and what it means. */
export type ReportAnswer = {
  readonly name: string;
  readonly bot: string;
  readonly value: string;
  readonly uncertain: string;
  readonly words: string;
  /** Too few games to say anything. */
  readonly isFew: boolean;
};
/** A plot, and a sentence where only a part of its rows is drawn. It shares its line with the next one, or has it for itself. */
export type ReportPlot = { readonly table: Table; readonly note: string | undefined; readonly width: "whole" | "half" };

export type ReportFacts = {
  readonly title: string;
  readonly asked: string;
  /** What is said about answers that were chosen from many. */
  readonly words: string | undefined;
  readonly answers: readonly ReportAnswer[];
  readonly warnings: readonly string[];
  readonly plots: readonly ReportPlot[];
  readonly feel: { readonly title: string; readonly facts: readonly (readonly [name: string, words: string])[] } | undefined;
  readonly settings: string;
  readonly method: string;
  readonly command: string;
};

/** Lines of a plot of many cards: the strongest and the weakest; all are in the CSV. */
const MOST_ROWS = 12;

export function reportFacts(run: RunTold): ReportFacts {
  const { about, command, createdAt, state, names } = run;
  const answer = withBotNames(run.answer);
  const { configuration, plan } = answer;
  const ended = endedWords(answer);
  const against = againstWords(configuration);
  const { lines, words } = topLines(answer);
  const plot = (name: PlotName, width: ReportPlot["width"]): readonly ReportPlot[] => {
    const table = tableOf(answer, name, names);
    if (!table) return [];
    const { rows } = table;
    const isLong = rows.length > MOST_ROWS && name !== "lengths";
    const shown = isLong ? [...rows.slice(0, MOST_ROWS / 2), ...rows.slice(-MOST_ROWS / 2)] : rows;
    const note = isLong ? `The first and last ${MOST_ROWS / 2} of ${counted(rows.length)}; all are in the CSV.` : undefined;
    return [{ table: { ...table, rows: shown }, note, width }];
  };
  const [feel] = answer.feel;
  return {
    title: `${run.title} ${about}`.trim(),
    asked: [
      ABOUT[configuration.game].name,
      games(answer.games),
      `asked on ${createdAt.slice(0, 10)}`,
      ended === undefined ? state : `ended: ${ended}`,
      ...(against === undefined ? [] : [`compared with ${against}`]),
    ].join(", "),
    words,
    answers: answer.ladder ? answer.ladder.map(ofStep) : answer.question === "length" ? answer.feel.flatMap(ofLength) : lines.map(ofLine),
    warnings: answer.warnings,
    plots: [
      ...plot(answer.ladder ? "ladder" : "estimates", "whole"),
      ...plot("field", "whole"),
      ...plot("places", "whole"),
      ...plot("lengths", "half"),
      ...plot("endings", "half"),
    ],
    feel: feel && feel.games > 0 ? { title: `What games feel like, ${feel.bot}`, facts: factsOf(feel) } : undefined,
    settings: `Bots: ${run.answer.configuration.bots.map((bot) => `${botName(bot)} (${bot})`).join(", ")}. Seeds from ${configuration.seed}. Cards: content ${configuration.content}.`,
    method: `Intervals: ${plan.method}.`,
    command: `npm run -s cli -- ${command}`,
  };
}

function ofLine(line: Line): ReportAnswer {
  const isDifference = line.level === 0;
  return {
    name: line.label,
    bot: line.bot,
    value: isDifference ? points(line.estimate) : percent(line.estimate),
    uncertain: `${isDifference ? "points, " : ""}95 %: ${between(line.interval, isDifference)}, ${games(line.games)}`,
    words: verdict(line),
    isFew: line.games < FEW_GAMES,
  };
}

const ofStep = ({ from, to, points: more, low, high, games: played }: Step): ReportAnswer => ({
  name: to,
  bot: `against ${from}`,
  value: elo(more),
  uncertain: `points of a rating (Elo), 95 %: ${elo(low)} to ${elo(high)}, ${games(played)}`,
  words: "",
  isFew: played < FEW_GAMES,
});

const ofLength = ({ bot, median, turns, games: played }: Feel): readonly ReportAnswer[] =>
  !median || !turns
    ? []
    : [
        {
          name: "A game",
          bot,
          value: counted(median.median),
          uncertain: `turns, median; 95 %: ${counted(median.low)} – ${counted(median.high)}, ${games(median.n)}`,
          words: `8 of 10 games take ${counted(turns.tenth)} to ${counted(turns.ninetieth)}.`,
          isFew: played < FEW_GAMES,
        },
      ];

/** What games were like, in a few facts. */
const factsOf = ({ turns, decisions, draws, games: played, closely }: Feel): readonly (readonly [string, string])[] => [
  ...(turns ? [["Turns", `median ${turns.median}; 8 of 10 games ${turns.tenth} – ${turns.ninetieth}`] as const] : []),
  ...(decisions ? [["Choices", `median ${counted(decisions.median)}`] as const] : []),
  ["Draws", `${counted(draws)} of ${counted(played)}`],
  ...(closely.ahead > 0
    ? [
        [
          "The leader at half-time wins",
          `${percent(closely.aheadWon / closely.ahead)} (95 %: ${between(closely.aheadInterval, false)}) of ${games(closely.ahead)}`,
        ] as const,
      ]
    : []),
];
