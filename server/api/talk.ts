/** Routes about pictures for talking: decks, hands, and the previews of links. */
import { z } from "zod";
import { db, sharedBeside } from "../../db/client.ts";
import { GAME_IDS } from "../../engine/cards/card.ts";
import type { DeckList } from "../../engine/cards/deck.ts";
import { legible } from "../../engine/cards/legible.ts";
import { faceLabel } from "../../faces/index.ts";
import { findDeck } from "../decks.ts";
import { answerWith, endpoint, json, refuse } from "../http.ts";
import { libraryOf, poolOf } from "../library.ts";
import { dropPreview, keepPreview, previewOf } from "../previews.ts";
import { type CardLetters, lettersHeader, missingLetters } from "../print/letters.ts";
import { sharePicture } from "../shared-pictures.ts";
import { findShippedDeck } from "../shipped-decks.ts";
import { cardsPicture, MOST_SHOWN } from "../talk/cards-picture.ts";
import { deckPicture, lettersInDeck } from "../talk/deck-picture.ts";
import { cardLinkPicture, studioLinkPicture } from "../talk/link-picture.ts";
import { CardParams, DeckIdSchema, DeckParams } from "./shapes.ts";

const png = (bytes: Buffer, name: string, letters: readonly CardLetters[] = []): Response =>
  answerWith(new Uint8Array(bytes), 200, {
    ...lettersHeader(letters),
    "content-type": "image/png",
    "cache-control": "no-cache",
    "content-disposition": `inline; filename="${name}.png"`,
  });
const LinkQuery = z.object({
  link: z.enum(["true", "false"]).default("false").describe("Exactly 1,200 × 630 pixels, the size of link previews; a long list is cut"),
});
const NO_CARD = ["no-such-card", "There is no card at this address."] as const;
const NO_DECK = ["no-such-deck", "There is no deck at this address."] as const;

export const drawDeck = endpoint({
  method: "GET",
  path: "/api/decks/{id}/picture.png",
  summary: "A deck as one picture: its list with counts, its curve, its leaders. 1,200 pixels across.",
  params: DeckParams,
  query: LinkQuery,
  answer: { description: "The picture", type: "image/png" },
  errors: { "no-such-deck": "there is no deck at this address" },
  handle: ({ params: { id }, query: { link } }) => deckPng(findDeck(id)?.deck.list, link === "true"),
});

export const drawReadyDeck = endpoint({
  method: "GET",
  path: "/api/decks/ready/{game}/{slug}/picture.png",
  summary: "A ready deck as one picture, like other decks.",
  params: CardParams,
  query: LinkQuery,
  answer: { description: "The picture", type: "image/png" },
  errors: { "no-such-deck": "there is no ready deck at this address" },
  handle: ({ params: { game, slug }, query: { link } }) => deckPng(findShippedDeck(game, slug)?.list, link === "true"),
});

async function deckPng(list: DeckList | undefined, isLink: boolean): Promise<Response> {
  if (!list) return refuse(404, ...NO_DECK);
  const pool = poolOf(list.game);
  return png(await deckPicture(list, pool, isLink), "deck", await lettersInDeck(list, pool));
}

export const drawCardLink = endpoint({
  method: "GET",
  path: "/api/cards/{game}/{slug}/link.png",
  summary: "The preview picture for links to a card: its face, its name and its text, 1,200 × 630 pixels.",
  params: CardParams,
  answer: { description: "The picture", type: "image/png" },
  errors: { "no-such-card": "there is no card at this address" },
  handle: async ({ params: { game, slug } }) => {
    const card = libraryOf(game).cards.find(({ id }) => id === `${game}/${slug}`);
    return card ? png(await cardLinkPicture(card), slug, await missingLetters([card])) : refuse(404, ...NO_CARD);
  },
});

export const drawCards = endpoint({
  method: "POST",
  path: "/api/games/{game}/cards/picture",
  summary: "Cards side by side as one picture, such as a hand.",
  params: z.object({ game: z.enum(GAME_IDS) }),
  body: z.object({
    cards: z.array(z.string().max(200)).min(1).max(MOST_SHOWN).describe("Ids, in the order in which they are shown"),
    caption: z.string().max(200).default(""),
  }),
  answer: { description: "The picture", type: "image/png" },
  errors: { "no-cards": "none of the cards exists" },
  handle: async ({ params: { game }, body: { cards, caption } }) => {
    const byId = new Map<string, ReturnType<typeof libraryOf>["cards"][number]>(libraryOf(game).cards.map((card) => [card.id, card]));
    const found = cards.flatMap((id) => byId.get(id) ?? []);
    if (found.length === 0) return refuse(404, "no-cards", "None of these cards exists. Choose others.");
    return png(await cardsPicture(found, caption), "cards", await missingLetters(found));
  },
});

export const drawStudio = endpoint({
  method: "GET",
  path: "/api/picture.png",
  summary: "The general picture of the studio: a card of each game, 1,200 × 630 pixels.",
  answer: { description: "The picture", type: "image/png" },
  handle: async () =>
    png(
      await studioLinkPicture(
        GAME_IDS.flatMap((game) => libraryOf(game).cards.find(({ archived }) => !archived) ?? []),
        "Play card games and design new cards for them",
      ),
      "arcology",
    ),
});

const ABOUT_SCHEMA = z.union([z.object({ deck: DeckIdSchema }), z.object({ ready: CardParams }), z.object({ card: CardParams })]);
type About = z.infer<typeof ABOUT_SCHEMA>;
const pathOf = (about: About): string =>
  "deck" in about
    ? `/decks/${about.deck}`
    : "ready" in about
      ? `/decks/ready/${about.ready.game}/${about.ready.slug}`
      : `/${about.card.game}/cards/${about.card.slug}`;
const shelf = () => sharedBeside(db().$client.name);

export const showPreview = endpoint({
  method: "GET",
  path: "/api/previews",
  summary: "Whether the preview of a deck's or card's link is public: `public`.",
  query: z.object({ path: z.string().max(400).describe("The page's path: /decks/…") }),
  answer: { description: "`public`" },
  handle: ({ query: { path } }) => json({ public: previewOf(shelf(), path) !== undefined }),
});

export const setPreview = endpoint({
  method: "POST",
  path: "/api/previews",
  summary:
    "Makes the title and picture of a deck's or card's link public as they are now, or private again. Nothing else of the page becomes public.",
  body: z.object({ about: ABOUT_SCHEMA, public: z.boolean() }),
  answer: { description: "`public`, and the address of the picture" },
  errors: { "no-such-deck": "there is no deck at this address", "no-such-card": "there is no card at this address" },
  handle: async ({ body }) => {
    const path = pathOf(body.about);
    if (!body.public) {
      dropPreview(shelf(), path);
      return json({ public: false });
    }
    const made = await previewFor(body.about);
    if (made instanceof Response) return made;
    const image = await sharePicture(shelf(), made.picture, "png");
    keepPreview(shelf(), { path, title: made.title, about: made.about, image });
    return json({ public: true, image });
  },
});

async function previewFor(about: About): Promise<Response | { readonly title: string; readonly about: string; readonly picture: Buffer }> {
  if (!("card" in about)) {
    const list = "deck" in about ? findDeck(about.deck)?.deck.list : findShippedDeck(about.ready.game, about.ready.slug)?.list;
    if (!list) return refuse(404, ...NO_DECK);
    return { title: legible(list.name), about: "A deck in an Arcology studio", picture: await deckPicture(list, poolOf(list.game), true) };
  }
  const card = libraryOf(about.card.game).cards.find(({ id }) => id === `${about.card.game}/${about.card.slug}`);
  if (!card) return refuse(404, ...NO_CARD);
  return { title: legible(card.name), about: legible(faceLabel(card)), picture: await cardLinkPicture(card) };
}
