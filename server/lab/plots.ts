/** Plots of a run as files. */
import { parseHTML } from "linkedom";
import type { RunTold } from "../../engine/questions/index.ts";
import { type PlotName, type Table, tableOf } from "../../engine/questions/tables.ts";
import { drawPlot, PAPER_COLOURS } from "../../faces/plots/plots.ts";

const WIDTH = 760;

/** A plot as an SVG file; undefined where there is only a table. @param width in pixels */
export function svgOf(table: Table, width = WIDTH): string | undefined {
  const { document } = parseHTML("<!doctype html><html><body></body></html>");
  const drawn = drawPlot(table, { width, document: document as unknown as Document, colours: PAPER_COLOURS });
  if (!drawn) return undefined;
  drawn.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return drawn.outerHTML;
}

/** The table of a plot of a run. */
export const plotTable = ({ answer, names }: RunTold, name: PlotName): Table | undefined => tableOf(answer, name, names);
