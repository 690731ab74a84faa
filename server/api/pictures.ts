/** Routes about people's own pictures, and about faces as files. */
import { z } from "zod";
import { asPrinted, printingCount } from "../../engine/cards/printing.ts";
import { readBytes } from "../body.ts";
import { cardHistory, findCardAddress } from "../cards.ts";
import { answerWith, endpoint, json, refuse } from "../http.ts";
import { lettersHeader, missingLetters } from "../print/letters.ts";
import { facePng, faceSvg } from "../studio/face.ts";
import { cutPicture, keepPicture, MOST_PICTURE_BYTES, readPicture } from "../studio/pictures.ts";
import { CardParams, Positive } from "./shapes.ts";
import { REFUSED, refusedStudio } from "./studio-shapes.ts";

const HashParams = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, "a picture's address has 64 digits and letters a-f") });
const FOR_EVER = "public, max-age=31536000, immutable";
const Millimetres = z.coerce.number<string>().min(1).max(4_000);
const Share = z.coerce.number<string>().min(0).max(1);

export const addPicture = endpoint({
  method: "POST",
  path: "/api/pictures",
  summary: "Stores a picture, sent as PNG, JPEG or WebP bytes in the body. It is re-encoded without the file's other data.",
  answer: { status: 201, description: "Its hash, and what a card's `art.image` says", type: "Picture" },
  errors: {
    "too-large": "the file has too many bytes",
    "no-picture": "the bytes are not a picture of these types, or are damaged: the message says why",
  },
  handle: async ({ request }) => {
    const bytes = await readBytes(request, MOST_PICTURE_BYTES);
    if (!bytes)
      return refuse(
        413,
        "too-large",
        `The file has more than ${MOST_PICTURE_BYTES / 1_000_000} MB. Save the picture smaller and try again.`,
      );
    const kept = await keepPicture(bytes);
    return kept.ok ? json(kept.value, 201, { location: `/api/pictures/${kept.value.hash}` }) : refuse(400, "no-picture", kept.error);
  },
});

export const showPicture = endpoint({
  method: "GET",
  path: "/api/pictures/{hash}",
  summary: "A stored picture as WebP: all of it, or with `w` and `h` the part shown on a card face.",
  params: HashParams,
  query: z.object({
    w: Millimetres.optional().describe("Width on the face in millimetres"),
    h: Millimetres.optional().describe("Height on the face in millimetres"),
    x: Share.optional().describe("Left edge of the part, as a share of the picture's width"),
    y: Share.optional().describe("Upper edge, as a share of its height"),
    width: Share.optional().describe("How wide the part is, as a share of its width"),
  }),
  answer: { description: "The picture", type: "image/webp" },
  errors: { "no-picture": "there is no picture with this hash" },
  handle: async ({ params: { hash }, query: { w, h, x, y, width } }) => {
    const crop = x !== undefined && y !== undefined && width !== undefined ? { x, y, width } : undefined;
    const picture = w !== undefined && h !== undefined ? await cutPicture(hash, { w, h, crop }) : await readPicture(hash);
    if (!picture)
      return refuse(404, "no-picture", "There is no picture at this address. It may be in another studio; upload it here.", "hash");
    return answerWith(new Uint8Array(picture), 200, { "content-type": "image/webp", "cache-control": FOR_EVER });
  },
});

const faceRoute = (type: "svg" | "png") =>
  endpoint({
    method: "GET",
    path: `/api/cards/{game}/{slug}/face.${type}`,
    summary: `A card's face as ${type.toUpperCase()}${type === "svg" ? ", with its picture and fonts inside" : ""}; lines break as on the screen.`,
    params: CardParams,
    query: z.object({
      revision: Positive.optional().describe("Number of the revision; by default the newest in use"),
      printing: Positive.default(1).describe("The printing of the card: 1 is its own, 2 the first other one"),
      print: z.enum(["true", "false"]).default("false").describe("With 3 mm of bleed and square corners"),
      dpi: z.coerce.number<string>().int().min(72).max(1_200).default(300).describe("Dots per inch, for PNG"),
    }),
    answer: { description: "The face", type: type === "svg" ? "image/svg+xml" : "image/png" },
    errors: {
      "no-such-card": REFUSED["no-such-card"],
      "no-such-revision": "the card has no revision of this number",
      "no-such-printing": "the card has fewer printings",
    },
    handle: async ({ params: { game, slug }, query: { revision, printing, print, dpi } }) => {
      const found = findCardAddress(game, slug);
      const history = found && cardHistory(found.id, revision);
      if (!found || !history)
        return refusedStudio(found && revision !== undefined ? { code: "no-such-revision", number: revision } : { code: "no-such-card" });
      const card = asPrinted(history.card, printing);
      if (!card)
        return refuse(
          404,
          "no-such-printing",
          `${history.card.name} has ${printingCount(history.card)} printings, including its own.`,
          "printing",
        );
      const wish = { print: print === "true", state: card.state };
      const headers = {
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; frame-ancestors 'none'",
        "cache-control": "no-cache",
        "content-disposition": `inline; filename="${slug}${printing === 1 ? "" : `-${printing}`}.${type}"`,
      };
      if (type === "svg") return answerWith(await faceSvg(card, wish), 200, { ...headers, "content-type": "image/svg+xml; charset=utf-8" });
      const letters = lettersHeader(await missingLetters([{ ...card, state: card.state }]));
      return answerWith(new Uint8Array(await facePng(card, { ...wish, dpi })), 200, {
        ...headers,
        ...letters,
        "content-type": "image/png",
      });
    },
  });

export const drawFaceSvg = faceRoute("svg");
export const drawFacePng = faceRoute("png");
