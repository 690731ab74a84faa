/** Plots of a run as files, and its report on one page. */
import { parseHTML } from "linkedom";
import { QUESTION_ABOUT, type RunTold } from "../../engine/questions/index.ts";
import { PLOTS, type PlotName, type Table, tableOf } from "../../engine/questions/tables.ts";
import { drawPlot, PAPER_COLOURS } from "../../faces/plots/plots.ts";

const WIDTH = 760;

/** A plot as an SVG file; undefined where there is only a table. */
export function svgOf(table: Table): string | undefined {
  const { document } = parseHTML("<!doctype html><html><body></body></html>");
  const drawn = drawPlot(table, { width: WIDTH, document: document as unknown as Document, colours: PAPER_COLOURS });
  if (!drawn) return undefined;
  drawn.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return drawn.outerHTML;
}

/** The table of a plot of a run. */
export const plotTable = ({ answer, names }: RunTold, name: PlotName): Table | undefined => tableOf(answer, name, names);

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Rows of a table in a report: more is in the files. */
const MOST_ROWS = 40;

/** A whole page that needs nothing else, to keep, send or print. */
export function reportOf(run: RunTold): string {
  const { answer, command, createdAt } = run;
  const title = `${QUESTION_ABOUT[answer.question].title} ${run.about}`;
  const shown = (value: string | number) => (typeof value === "number" && !Number.isInteger(value) ? value.toFixed(4) : String(value));
  const parts = PLOTS.flatMap((name) => {
    const table = tableOf(answer, name, run.names);
    if (!table || name === "lengths") return table && name === "lengths" ? [`<h2>${escaped(table.title)}</h2>${svgOf(table) ?? ""}`] : [];
    const head = table.columns.map((column) => `<th>${escaped(column)}</th>`).join("");
    const body = table.rows
      .slice(0, MOST_ROWS)
      .map((row) => `<tr>${row.map((cell) => `<td>${escaped(shown(cell))}</td>`).join("")}</tr>`)
      .join("");
    const more = table.rows.length > MOST_ROWS ? `<p>${table.rows.length - MOST_ROWS} more rows are in the CSV.</p>` : "";
    return [
      `<h2>${escaped(table.title)}</h2>${svgOf(table) ?? ""}<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>${more}`,
    ];
  });
  const warnings = answer.warnings.map((warning) => `<p><b>${escaped(warning)}</b></p>`).join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>body{font:14px/1.4 system-ui,sans-serif;max-width:800px;margin:24px auto;padding:0 16px;color:#10151c;background:#fff}h1{font-size:22px}h2{font-size:16px;margin-top:24px}table{border-collapse:collapse;font-size:12px;width:100%}th,td{text-align:left;padding:3px 8px;border-bottom:1px solid #d0d7d0}svg{max-width:100%;height:auto}code{word-break:break-all}@media print{h2{break-after:avoid}svg,tr{break-inside:avoid}}</style></head><body><h1>${escaped(title)}</h1><p>${escaped(answer.game)}, ${answer.games} games, asked ${escaped(createdAt.slice(0, 10))}, ended: ${escaped(String(answer.stoppedBy ?? run.state))}. Intervals: ${escaped(answer.plan.method)}.</p>${warnings}${parts.join("")}<h2>Settings of this run</h2><p><code>npm run -s cli -- ${escaped(command)}</code></p><p>Cards: content ${escaped(answer.configuration.content)}.</p></body></html>`;
}
