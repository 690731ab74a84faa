/** The report of a run as a PDF on A4: the same words as the page, set like the booklets, with its plots as pictures. */
import PDFDocument from "pdfkit";
import sharp from "sharp";
import type { RunTold } from "../../../engine/questions/index.ts";
import type { Block, Inlines, Picture } from "../../../faces/booklet/block.ts";
import { setReport } from "../../../faces/booklet/set-report.ts";
import { pictureOf } from "../../../faces/print/picture.ts";
import { Content } from "../../print/pdf/content.ts";
import { Pen } from "../../print/pdf/pen.ts";
import { addPage, finish, MM } from "../../print/write-print.ts";
import { prepareFonts } from "../../studio/fonts.ts";
import { svgOf } from "../plots.ts";
import { type ReportFacts, type ReportPlot, reportFacts } from "./facts.ts";

/** Pixels of a plot's own drawing for a millimetre on the paper, and how many times as fine its picture is. */
const [PIXELS_A_MM, FINE] = [4.6, 3] as const;
const WIDTHS = { whole: 184, half: 90 } as const;

/** The bytes of the PDF. Names and words of cards are set as text. */
export async function reportPdf(run: RunTold): Promise<Buffer> {
  const facts = reportFacts(run);
  const drawings = new Map<string, string>();
  const blocks = await blocksOf(facts, drawings);
  const draw = (drawing: string) => drawings.get(drawing) ?? "";
  const first = await written(facts, run.createdAt, setReport(blocks, draw));
  if (first.missing.length === 0) return first.bytes;
  const boxes = `No font of the studio has these letters, so they are boxes here: ${first.missing.join(" ")} The page in the browser shows them.`;
  return (await written(facts, run.createdAt, setReport([...blocks, { is: "text", words: quiet(boxes) }], draw))).bytes;
}

async function written(
  { title }: ReportFacts,
  at: string,
  { w, h, pages }: ReturnType<typeof setReport>,
): Promise<{ readonly bytes: Buffer; readonly missing: readonly string[] }> {
  const document = new PDFDocument({
    autoFirstPage: false,
    font: null,
    pdfVersion: "1.7",
    displayTitle: true,
    info: { Title: title, Creator: "Arcology", CreationDate: new Date(at) },
  });
  const pieces: Buffer[] = [];
  document.on("data", (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((done, fail) => document.on("end", done).on("error", fail));
  const pen = new Pen(document);
  for (const svg of pages) {
    addPage(document, { w, h });
    const content = new Content();
    content.write(`q ${MM} 0 0 ${MM} 0 0 cm`);
    const inside = new Content();
    pen.draw(pictureOf(svg), inside);
    const form = inside.form(document, { x: 0, y: 0, w, h });
    content.write(`${content.name("XObject", form)} Do`);
    finish(document, content.write("Q"));
  }
  document.end();
  await ended;
  return { bytes: Buffer.concat(pieces), missing: [...pen.fonts.missing] };
}

const plain = (text: string): Inlines => [{ text, look: "plain" }];
const strong = (text: string): Inlines => [{ text, look: "strong" }];
const quiet = (text: string): Inlines => [{ text, look: "quiet" }];

async function blocksOf(facts: ReportFacts, drawings: Map<string, string>): Promise<readonly Block[]> {
  const { title, asked, words, answers, warnings, plots, feel, settings, method, command } = facts;
  const heading = (text: string): Block => ({ is: "heading", level: 2, words: plain(text) });
  const text = (said: Inlines): Block => ({ is: "text", words: said });
  const wholes = await Promise.all(plots.filter(({ width }) => width === "whole").map((plot) => drawn([plot], drawings)));
  const halves = plots.filter(({ width }) => width === "half");
  return [
    { is: "heading", level: 1, words: plain(title) },
    text(quiet(`${asked}.`)),
    ...(words === undefined ? [] : [text(plain(words))]),
    {
      is: "table",
      head: [plain("What"), plain("Bot"), plain("Answer"), plain("How sure"), plain("In words")],
      rows: answers.map(({ name, bot, value, uncertain, words: said }) => [
        strong(name),
        plain(bot),
        strong(value),
        plain(uncertain),
        plain(said),
      ]),
    },
    ...warnings.map((warning) => text(strong(warning))),
    ...wholes,
    ...(halves.length > 0 ? [await drawn(halves, drawings)] : []),
    ...(feel
      ? [
          heading(feel.title),
          { is: "table", head: [[], []], rows: feel.facts.map(([name, said]) => [strong(name), plain(said)]) } satisfies Block,
        ]
      : []),
    heading("Settings of this run"),
    text(plain(settings)),
    text(quiet(method)),
    text(plain(command)),
  ];
}

/** Plots side by side as one picture of the booklet. */
async function drawn(plots: readonly ReportPlot[], drawings: Map<string, string>): Promise<Block> {
  prepareFonts();
  const made = await Promise.all(
    plots.flatMap(({ table, width }) => {
      const svg = svgOf(table, Math.round(WIDTHS[width] * PIXELS_A_MM));
      return svg === undefined ? [] : [pictureIn(svg, WIDTHS[width], table.name, drawings)];
    }),
  );
  let x = 0;
  const laid = made.map(({ drawing, w, h }) => {
    const one = { is: "drawing", x, y: 0, w, h, scale: 1, drawing } as const;
    x += w + WIDTHS.whole - 2 * WIDTHS.half;
    return one;
  });
  const caption = plots.map(({ table, note }) => `${table.title}.${note === undefined ? "" : ` ${note}`}`).join(" · ");
  const picture: Picture = { w: WIDTHS.whole, h: Math.max(1, ...made.map(({ h }) => h)), laid, caption };
  return { is: "picture", picture };
}

async function pictureIn(svg: string, width: number, drawing: string, drawings: Map<string, string>) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * FINE })
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const h = (width * info.height) / info.width;
  drawings.set(drawing, `<image href="data:image/png;base64,${data.toString("base64")}" x="0" y="0" width="${width}" height="${h}"/>`);
  return { drawing, w: width, h };
}
