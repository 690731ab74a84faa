/** Routes of rules booklets: as PDF, and their pictures. */
import { z } from "zod";
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";
import { bookletPicture, hasBooklet } from "../booklet/booklet.ts";
import { BOOKLET_FORMATS, type BookletFormat } from "../booklet/write-booklet.ts";
import { answerWith, endpoint, refuse } from "../http.ts";
import { print, readPrint } from "../print/printing.ts";

const GameParams = z.object({ game: z.enum(GAME_IDS) });
const NONE = "This game has no booklet. Read its numbered rules instead.";

export const showBooklet = endpoint({
  method: "GET",
  path: "/api/booklets/{game}",
  summary: "The rules booklet of a game as a PDF.",
  params: GameParams,
  query: z.object({
    paper: z.enum(BOOKLET_FORMATS).default("A5").describe("fold: A4 sheets to print on both sides, stack and fold"),
  }),
  answer: { description: "The PDF", type: "application/pdf" },
  errors: { "no-booklet": "the game has none", "not-made": "the PDF could not be made; the message says why" },
  handle: async ({ params: { game }, query: { paper } }) => {
    if (!hasBooklet(game)) return refuse(404, "no-booklet", NONE);
    const made = await pdfOf(game, paper);
    if (typeof made === "string") return refuse(500, "not-made", made);
    return answerWith(new Uint8Array(made), 200, {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${game}-rules-${paper}.pdf"`,
    });
  },
});

export const showBookletPicture = endpoint({
  method: "GET",
  path: "/api/booklets/{game}/pictures/{number}",
  summary: "A picture of a rules booklet as SVG; the first has number 0.",
  params: GameParams.extend({ number: z.coerce.number<string>().int().min(0).max(999) }),
  answer: { description: "The picture", type: "image/svg+xml" },
  errors: { "no-booklet": "the game has none", "no-picture": "the booklet has fewer pictures" },
  handle: async ({ params: { game, number } }) => {
    if (!hasBooklet(game)) return refuse(404, "no-booklet", NONE);
    const svg = await bookletPicture(game, number);
    if (svg === undefined) return refuse(404, "no-picture", `The booklet has no picture ${number}.`);
    return answerWith(svg, 200, {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "max-age=3600",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; frame-ancestors 'none'",
    });
  },
});

/** What was made stays the same while the process runs: the booklet comes with the studio. */
const made = new Map<string, Promise<Buffer | string>>();

/** A booklet as PDF, or a sentence that says why there is none. */
function pdfOf(game: GameId, paper: BookletFormat): Promise<Buffer | string> {
  const key = `${game} ${paper}`;
  const known = made.get(key);
  if (known) return known;
  const asked = (async () => {
    let [id, error] = ["", "The PDF was not made. Try again."];
    await print({ is: "booklet", game, format: paper, at: Date.now() }, new AbortController().signal, (news) => {
      if (news.is === "done") id = news.id;
      else if (news.is === "failed") error = news.error;
    });
    return readPrint(id) ?? error;
  })();
  made.set(key, asked);
  void asked.then((file) => typeof file === "string" && made.delete(key));
  return asked;
}
