/** The report of a run as one page of HTML that needs nothing else, to keep, send or print. */
import type { RunTold } from "../../../engine/questions/index.ts";
import { svgOf } from "../plots.ts";
import { type ReportAnswer, type ReportPlot, reportFacts } from "./facts.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Widths of plots in pixels. */
const WIDTHS = { whole: 700, half: 345 } as const;

const STYLE = `body{font:13px/1.4 system-ui,sans-serif;max-width:700px;margin:24px auto;padding:0 16px;color:#10151c;background:#fff}
h1{font-size:20px;margin:0 0 4px}h2{font-size:14px;margin:16px 0 4px}p{margin:4px 0}.faint{color:#56626c}.few{color:#73808a}
.answers{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:8px 16px;margin:12px 0}.answers b{display:block}.big{font-size:22px;font-weight:600}
.two{display:grid;grid-template-columns:1fr 1fr;gap:10px}dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 12px;margin:4px 0}dd{margin:0}
svg{max-width:100%;height:auto}code{word-break:break-all;font-size:11px}@page{size:A4;margin:12mm}@media print{body{margin:0;padding:0;max-width:none}h2{break-after:avoid}svg,.answers>div{break-inside:avoid}}`;

/** A whole page of HTML. Names and words of cards are written as text. */
export function reportHtml(run: RunTold): string {
  const { title, asked, words, answers, warnings, plots, feel, settings, method, command } = reportFacts(run);
  const halves = plots.filter(({ width }) => width === "half");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1><p class="faint">${escaped(asked)}.</p>${words === undefined ? "" : `<p>${escaped(words)}</p>`}
<div class="answers">${answers.map(block).join("")}</div>${warnings.map((warning) => `<p><b>${escaped(warning)}</b></p>`).join("")}
${plots
  .filter(({ width }) => width === "whole")
  .map(drawn)
  .join("")}<div class="two">${halves.map(drawn).join("")}</div>
${feel ? `<h2>${escaped(feel.title)}</h2><dl>${feel.facts.map(([name, said]) => `<dt>${escaped(name)}</dt><dd>${escaped(said)}</dd>`).join("")}</dl>` : ""}
<h2>Settings of this run</h2><p>${escaped(settings)}</p>
<p class="faint">${escaped(method)}</p><p><code>${escaped(command)}</code></p></body></html>`;
}

const block = ({ name, bot, value, uncertain, words, isFew }: ReportAnswer): string =>
  `<div${isFew ? ' class="few"' : ""}><b>${escaped(name)} <small>${escaped(bot)}</small></b><span class="big">${escaped(value)}</span> ${escaped(uncertain)}<br>${escaped(words)}</div>`;

function drawn({ table, note, width }: ReportPlot): string {
  const svg = svgOf(table, WIDTHS[width]);
  const under = note === undefined ? "" : `<p class="faint">${escaped(note)}</p>`;
  return svg ? `<div><h2>${escaped(table.title)}</h2>${svg}${under}</div>` : "";
}
