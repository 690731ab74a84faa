/** Routes about games and their cards. */

import { z } from "zod";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { artSvg, MOTIFS, PALETTES, VARIANTS } from "../../faces/art/index.ts";
import { cardDifference, cardHistory, findCardAddress, settleNewer } from "../cards.ts";
import { answerWith, endpoint, json, refuse } from "../http.ts";
import { findCard, findSkipped, libraryJson, libraryOf } from "../library.ts";
import { searchCards } from "../search.ts";
import { shippedDecks } from "../shipped-decks.ts";
import { ownPicture } from "../studio/pictures.ts";
import { smallPicture } from "../studio/small-picture.ts";
import { boardsOf } from "../tables.ts";
import { CardParams, GameParams, Positive } from "./shapes.ts";

const NO_CARD = { "no-such-card": "no card has this address" };
const noCard = (slug: string) => refuse(404, "no-such-card", `This game has no card at “${slug}”. Search for it by name.`);
const LEFT_OUT = { "left-out": "the stored card does not fit this version of the studio" };
/** For a card that cannot be shown: why it is left out, or that there is none. */
function notShown(id: string, slug: string): Response {
  const skipped = findSkipped(id);
  return skipped ? refuse(409, "left-out", skipped.message) : noCard(slug);
}

export const listGames = endpoint({
  method: "GET",
  path: "/api/games",
  summary: "The games with their kinds of cards.",
  answer: { description: "All games, in the order of the studio", type: "Game[]" },
  handle: () =>
    json({
      games: GAME_IDS.map((id) => {
        const { name, tagline, kinds, deck } = gameDefinition(id);
        return { id, name, tagline, kinds, cards: libraryOf(id).cards.length, decks: deck !== undefined };
      }),
    }),
});

export const listCards = endpoint({
  method: "GET",
  path: "/api/games/{game}/cards",
  summary: "A game's cards: all of them with sets, tags and keywords, or the results of a search.",
  params: GameParams,
  query: z.object({
    q: z.string().max(2_000).optional().describe("A query in the search language; without it, all cards"),
    offset: z.coerce.number<string>().int().min(0).max(1_000_000).default(0).describe("Number of results to skip"),
    limit: z.coerce.number<string>().int().min(1).max(500).default(100).describe("Maximum number of results"),
  }),
  answer: { description: "The library, or {cards, total, ignored, notices, skipped?}; the library has an ETag", type: "Library" },
  handle: async ({ params: { game }, query: { q, offset, limit }, request }) => {
    if (q !== undefined) {
      const { cards, total, ignored, notices } = await searchCards(game, q);
      const { skipped } = libraryOf(game);
      return json({ cards: cards.slice(offset, offset + limit), total, ignored, notices, ...(skipped ? { skipped } : {}) });
    }
    const headers = { etag: `"${libraryOf(game).hash}"`, "cache-control": "no-cache", "content-type": "application/json; charset=utf-8" };
    const known = (request.headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    return known.includes("*") || known.includes(headers.etag)
      ? answerWith(null, 304, headers)
      : answerWith(libraryJson(game), 200, headers);
  },
});

export const readGameBoards = endpoint({
  method: "GET",
  path: "/api/games/{game}/boards",
  summary: "The boards that a game is played on, as they come with the studio.",
  params: GameParams,
  answer: { description: "null for a game without boards", type: "{boards: Boards | null}" },
  errors: { "no-boards": "the boards cannot be read: the message says why" },
  handle: ({ params: { game } }) => {
    const boards = boardsOf(game);
    return boards.ok ? json({ boards: boards.value ?? null }) : refuse(409, "no-boards", boards.error);
  },
});

export const listShippedDecks = endpoint({
  method: "GET",
  path: "/api/games/{game}/decks",
  summary: "The ready decks that come with the studio. They are read-only; copy one to change it.",
  params: GameParams,
  answer: { description: "Decks with their plans", type: "ShippedDeck[]" },
  handle: ({ params: { game } }) => json({ decks: shippedDecks(game) }),
});

export const readCard = endpoint({
  method: "GET",
  path: "/api/cards/{game}/{slug}",
  summary: "One card with its revisions. An address with another name of the card redirects.",
  params: CardParams,
  query: z.object({ revision: Positive.optional().describe("Number of the revision to show; by default the newest in use") }),
  answer: { description: "The card and its history", type: "CardHistory" },
  errors: { ...NO_CARD, ...LEFT_OUT, "no-such-revision": "the card has no revision of this number" },
  handle: ({ params: { game, slug }, query: { revision }, request }) => {
    const found = findCardAddress(game, slug);
    if (!found) return noCard(slug);
    if (found.moved) return answerWith(null, 308, { location: `/api/cards/${found.id}${new URL(request.url).search}` });
    if (!findCard(found.id)) return notShown(found.id, slug);
    const history = cardHistory(found.id, revision);
    return history ? json(history) : refuse(404, "no-such-revision", `This card has no revision ${revision}.`, "revision");
  },
});

export const compareRevisions = endpoint({
  method: "GET",
  path: "/api/cards/{game}/{slug}/difference",
  summary: "The differences between two revisions of a card; by default, what a newer shipped revision would change.",
  params: CardParams,
  query: z.object({ from: Positive.optional(), to: Positive.optional() }),
  answer: { description: "Both sides and their differences", type: "CardDifference" },
  errors: {
    ...NO_CARD,
    ...LEFT_OUT,
    "no-such-revision": "the card has no revision of this number",
    "nothing-newer": "`to` is missing and no newer version was shipped",
  },
  handle: ({ params: { game, slug }, query }) => {
    const found = findCardAddress(game, slug);
    if (!found) return noCard(slug);
    const card = findCard(found.id);
    if (!card) return notShown(found.id, slug);
    const to = query.to ?? card.newer;
    if (to === undefined)
      return refuse(404, "nothing-newer", "No newer version of this card was shipped. Name two revisions with ?from= and ?to=.", "to");
    const difference = cardDifference(card.id, query.from ?? card.revision.number, to);
    return difference ? json(difference) : refuse(404, "no-such-revision", "This card does not have both of these revisions.", "from");
  },
});

export const settleNewerCard = endpoint({
  method: "POST",
  path: "/api/cards/{game}/{slug}/newer",
  summary: "Resolves “new version available”: takes the shipped version, or keeps the current one and hides the notice.",
  params: CardParams,
  body: z.strictObject({ take: z.enum(["shipped", "mine"]) }),
  answer: { description: "The card as it is now", type: "CardHistory" },
  errors: { ...NO_CARD, ...LEFT_OUT, "nothing-newer": "no newer version was shipped" },
  handle: ({ params: { game, slug }, body: { take } }) => {
    const found = findCardAddress(game, slug);
    if (!found) return noCard(slug);
    if (!settleNewer(found.id, take))
      return refuse(409, "nothing-newer", "No newer version of this card is available. Someone may have resolved it already.");
    const history = cardHistory(found.id);
    return history ? json(history) : notShown(found.id, slug);
  },
});

export const listMotifs = endpoint({
  method: "GET",
  path: "/api/art",
  summary: "What generated pictures can show: motifs with their variants, and palettes.",
  answer: { description: "Names as used in a card's picture; a variant follows a colon", type: "{motifs, palettes}" },
  handle: () => {
    const variants: Readonly<Record<string, readonly string[] | undefined>> = VARIANTS;
    const motifs = Object.keys(MOTIFS).map((name) => ({ name, variants: variants[name] ?? [] }));
    return json({ motifs, palettes: Object.keys(PALETTES) });
  },
});

const YEAR = "public, max-age=31536000, immutable";
export const drawArt = endpoint({
  method: "GET",
  path: "/api/art/{game}/{slug}",
  summary: "A card's picture: as SVG, or as WebP if uploaded. With the revision's hash it can be cached forever.",
  params: CardParams,
  query: z.object({
    w: z.coerce.number<string>().min(1).max(4_000).default(630).describe("Width in any unit"),
    h: z.coerce.number<string>().min(1).max(4_000).default(450).describe("Height in the same unit"),
    r: z.string().max(64).optional().describe("Hash of the revision, so that a changed picture gets a new address"),
    motif: z.string().min(1).max(60).optional().describe("Draws this motif instead of the card's"),
    seed: z.string().max(200).default("").describe("With a motif: its seed"),
    palette: z.string().max(60).default("").describe("With a motif: its colours"),
    px: z.coerce
      .number<string>()
      .int()
      .min(16)
      .max(2_000)
      .optional()
      .describe("Width in pixels: WebP of that size, for generated pictures too"),
  }),
  answer: { description: "An SVG document, or WebP", type: "image/svg+xml" },
  errors: { ...NO_CARD, ...LEFT_OUT },
  handle: async ({ params: { game, slug }, query: { w, h, r, motif, seed, palette, px } }) => {
    const found = findCard(`${game}/${slug}`);
    if (!found) return notShown(`${game}/${slug}`, slug);
    const isKept = r === found.revision.hash || (r && found.revision.hash.startsWith(r));
    const cache = { "cache-control": isKept ? YEAR : "no-cache" };
    const card = motif === undefined ? found : { ...found, art: { motif, seed, palette } };
    const pixels = px === undefined ? await ownPicture(card, w, h) : await smallPicture(card, w, h, px);
    if (pixels) return answerWith(new Uint8Array(pixels), 200, { "content-type": "image/webp", ...cache });
    return answerWith(artSvg(card, w, h), 200, {
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      ...cache,
    });
  },
});
