/** The report of a run: its answer, plots and settings on one page that needs nothing else, to keep, send or print. */
import { ABOUT } from "../../engine/games/lists/about.ts";
import { FEW_GAMES, type Feel, type Line, QUESTION_ABOUT, type RunTold, type Step } from "../../engine/questions/index.ts";
import { type PlotName, tableOf } from "../../engine/questions/tables.ts";
import { againstWords, between, counted, elo, endedWords, games, percent, points, topLines, verdict } from "../../faces/plots/words.ts";
import { svgOf } from "./plots.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Widths of a plot that has the whole line, and of one that shares it. */
const [WHOLE, HALF] = [700, 345];
/** Lines of a plot of many cards: the strongest and the weakest; all are in the CSV. */
const MOST_ROWS = 12;

const STYLE = `body{font:13px/1.4 system-ui,sans-serif;max-width:700px;margin:24px auto;padding:0 16px;color:#10151c;background:#fff}
h1{font-size:20px;margin:0 0 4px}h2{font-size:14px;margin:16px 0 4px}p{margin:4px 0}.faint{color:#56626c}.few{color:#73808a}
.answers{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:8px 16px;margin:12px 0}.answers b{display:block}.big{font-size:22px;font-weight:600}
.two{display:grid;grid-template-columns:1fr 1fr;gap:10px}dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 12px;margin:4px 0}dd{margin:0}
svg{max-width:100%;height:auto}code{word-break:break-all;font-size:11px}@page{size:A4;margin:12mm}@media print{body{margin:0;padding:0;max-width:none}h2{break-after:avoid}svg,.answers>div{break-inside:avoid}}`;

/** A whole page of HTML. Names and words of cards are written as text. */
export function reportOf(run: RunTold): string {
  const { answer, about, command, createdAt, state, names } = run;
  const { configuration, plan } = answer;
  const title = `${QUESTION_ABOUT[answer.question].title} ${about}`.trim();
  const ended = endedWords(answer);
  const against = againstWords(configuration);
  const game = ABOUT[configuration.game].name;
  const { lines, words } = topLines(answer);
  const answers = answer.ladder ? answer.ladder.map(stepOf) : answer.question === "length" ? answer.feel.map(lengthOf) : lines.map(lineOf);
  const plot = (name: PlotName, width: number): string => {
    const table = tableOf(answer, name, names);
    if (!table) return "";
    const { rows } = table;
    const isLong = rows.length > MOST_ROWS && name !== "lengths";
    const shown = isLong ? [...rows.slice(0, MOST_ROWS / 2), ...rows.slice(-MOST_ROWS / 2)] : rows;
    const drawn = svgOf({ ...table, rows: shown }, width);
    const note = isLong ? `<p class="faint">The first and last ${MOST_ROWS / 2} of ${counted(rows.length)}; all are in the CSV.</p>` : "";
    return drawn ? `<div><h2>${escaped(table.title)}</h2>${drawn}${note}</div>` : "";
  };
  const asked = [
    game,
    games(answer.games),
    `asked on ${createdAt.slice(0, 10)}`,
    ended === undefined ? state : `ended: ${ended}`,
    ...(against === undefined ? [] : [`compared with ${against}`]),
  ].join(", ");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1><p class="faint">${escaped(asked)}.</p>${words === undefined ? "" : `<p>${escaped(words)}</p>`}
<div class="answers">${answers.join("")}</div>${answer.warnings.map((warning) => `<p><b>${escaped(warning)}</b></p>`).join("")}
${answer.ladder ? plot("ladder", WHOLE) : plot("estimates", WHOLE)}${plot("field", WHOLE)}<div class="two">${plot("lengths", HALF)}${plot("endings", HALF)}</div>
${answer.feel.slice(0, 1).map(feelOf).join("")}
<h2>Settings of this run</h2><p>Bots: ${escaped(configuration.bots.join(", "))}. Seeds from ${configuration.seed}. Cards: content ${escaped(configuration.content)}.</p>
<p class="faint">Intervals: ${escaped(plan.method)}.</p><p><code>npm run -s cli -- ${escaped(command)}</code></p></body></html>`;
}

const block = (name: string, bot: string, value: string, uncertain: string, words: string, isFew: boolean): string =>
  `<div${isFew ? ' class="few"' : ""}><b>${escaped(name)} <small>${escaped(bot)}</small></b><span class="big">${escaped(value)}</span> ${escaped(uncertain)}<br>${escaped(words)}</div>`;

function lineOf(line: Line): string {
  const isDifference = line.level === 0;
  const value = isDifference ? points(line.estimate) : percent(line.estimate);
  const uncertain = `${isDifference ? "points, " : ""}95 %: ${between(line.interval, isDifference)}, ${games(line.games)}`;
  return block(line.label, line.bot, value, uncertain, verdict(line), line.games < FEW_GAMES);
}

const stepOf = ({ from, to, points: more, low, high, games: played }: Step): string =>
  block(
    to,
    `against ${from}`,
    elo(more),
    `points of a rating (Elo), 95 %: ${elo(low)} to ${elo(high)}, ${games(played)}`,
    "",
    played < FEW_GAMES,
  );

function lengthOf({ bot, median, turns, games: played }: Feel): string {
  if (!median || !turns) return "";
  const uncertain = `turns, median; 95 %: ${counted(median.low)} – ${counted(median.high)}, ${games(median.n)}`;
  const words = `8 of 10 games take ${counted(turns.tenth)} to ${counted(turns.ninetieth)}.`;
  return block("A game", bot, counted(median.median), uncertain, words, played < FEW_GAMES);
}

/** What the games of the first bot were like, in a few facts. */
function feelOf({ bot, turns, decisions, draws, games: played, closely }: Feel): string {
  if (played === 0) return "";
  const facts: (readonly [string, string])[] = [
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
  return `<h2>What games feel like, ${escaped(bot)}</h2><dl>${facts.map(([name, words]) => `<dt>${escaped(name)}</dt><dd>${escaped(words)}</dd>`).join("")}</dl>`;
}
