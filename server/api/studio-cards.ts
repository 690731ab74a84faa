/** Routes that write cards: typing, saving, history, copies. */
import { z } from "zod";
import type { CardId } from "../../engine/cards/card.ts";
import type { CardHistory } from "../../engine/cards/library.ts";
import type { Result } from "../../engine/kernel/result.ts";
import { findCardAddress } from "../cards.ts";
import { endpoint, json } from "../http.ts";
import { findCard } from "../library.ts";
import * as studio from "../studio/cards.ts";
import { mentionsOf } from "../studio/follow.ts";
import type { StudioError } from "../studio/result.ts";
import { CardParams, GameParams, NameSchema, Positive } from "./shapes.ts";
import { Base, REFUSED, refusedStudio, Signing, Step, TypedSchema } from "./studio-shapes.ts";

type Address = z.infer<typeof CardParams>;

/** What an act on the card of an address answers. */
function onCard<T>({ game, slug }: Address, act: (id: CardId) => Result<T, StudioError>, status = 200): Response {
  const found = findCardAddress(game, slug);
  if (!found) return refusedStudio({ code: "no-such-card" });
  const done = act(found.id);
  return done.ok ? json(done.value, status) : refusedStudio(done.error);
}

const made = (done: Result<CardHistory, StudioError>): Response =>
  done.ok ? json(done.value, 201, { location: `/api/cards/${done.value.card.id}` }) : refusedStudio(done.error);

const HISTORY = { description: "The current card with its history", type: "CardHistory" };
const WORK = { description: "The draft, the saved card, and what prevents saving", type: "CardWork" };
const STALE = { stale: "another step was written in the meantime, or the draft was saved: `work` and `head` are the current state" };

export const createCard = endpoint({
  method: "POST",
  path: "/api/games/{game}/cards",
  summary: "Creates a card. Missing values get the minimum for its kind.",
  params: GameParams,
  body: z.strictObject({ card: TypedSchema.describe("Its known values: kind, name, text …"), ...Signing }),
  answer: { status: 201, ...HISTORY },
  errors: { "does-not-fit": REFUSED["does-not-fit"] },
  handle: ({ params: { game }, body: { card, ...by } }) => made(studio.newCard(game, card, by)),
});

export const readCardWork = endpoint({
  method: "GET",
  path: "/api/cards/{game}/{slug}/work",
  summary: "A card's unsaved draft.",
  params: CardParams,
  answer: WORK,
  errors: { "no-such-card": REFUSED["no-such-card"] },
  handle: ({ params }) =>
    onCard(params, (id) => {
      const work = studio.cardWork(id);
      return work ? { ok: true, value: work } : { ok: false, error: { code: "no-such-card" } };
    }),
});

export const writeCardWork = endpoint({
  method: "PUT",
  path: "/api/cards/{game}/{slug}/work",
  summary: "Stores the draft, finished or not. When the answer arrives, it is on disk. Sending a step again changes nothing.",
  params: CardParams,
  body: z.strictObject({
    step: Step.describe("The number of this step: one more than the newest, 1 for the first"),
    base: Base,
    card: TypedSchema,
    author: Signing.author,
  }),
  answer: WORK,
  errors: { "no-such-card": REFUSED["no-such-card"], ...STALE },
  handle: ({ params, body: { card, ...step } }) => onCard(params, (id) => studio.typeInto(id, { ...step, value: card })),
});

export const dropCardWork = endpoint({
  method: "DELETE",
  path: "/api/cards/{game}/{slug}/work",
  summary: "Discards the draft. Writing it again as step 1 undoes this.",
  params: CardParams,
  answer: { description: "Whether there was a draft", type: "{dropped}" },
  errors: { "no-such-card": REFUSED["no-such-card"] },
  handle: ({ params }) => onCard(params, (id) => ({ ok: true, value: { dropped: studio.dropTyped(id) } })),
});

export const listCardWork = endpoint({
  method: "GET",
  path: "/api/games/{game}/work",
  summary: "The cards of a game with unsaved drafts.",
  params: GameParams,
  answer: { description: "Each with its step and author", type: "{work: OpenWork[]}" },
  handle: ({ params: { game } }) => json({ work: studio.openCards(game) }),
});

export const saveRevision = endpoint({
  method: "POST",
  path: "/api/cards/{game}/{slug}/revisions",
  summary: "Saves a card as a new revision. If its text is not understood, the card is a draft. An unchanged card writes nothing.",
  params: CardParams,
  body: z.strictObject({
    base: Base,
    card: TypedSchema,
    step: Step.optional().describe("The newest step of the saved draft, which is then discarded"),
    ...Signing,
  }),
  answer: {
    description: "The card with its history; if texts followed a new name, `undo` takes everything back",
    type: "SavedCard",
  },
  errors: REFUSED,
  handle: ({ params, body: { card, ...edit } }) => onCard(params, (id) => studio.saveCard(id, { ...edit, value: card })),
});

export const readMentions = endpoint({
  method: "GET",
  path: "/api/cards/{game}/{slug}/mentions",
  summary: "What mentions a card and follows a rename: card texts, keyword definitions and decks.",
  params: CardParams,
  answer: { description: "Each text with its place, and each deck", type: "Mentions" },
  errors: { "no-such-card": REFUSED["no-such-card"] },
  handle: ({ params }) =>
    onCard(params, (id) => {
      const card = findCard(id);
      return card ? { ok: true, value: mentionsOf(card) } : { ok: false, error: { code: "no-such-card" } };
    }),
});

export const restoreRevision = endpoint({
  method: "POST",
  path: "/api/cards/{game}/{slug}/restore",
  summary: "Restores an older revision of the card, or the card as shipped, as a new revision.",
  params: CardParams,
  body: z.union([
    z.strictObject({ revision: Positive, ...Signing }),
    z.strictObject({ shipped: z.literal(true).describe("The version shipped with the studio"), ...Signing }),
  ]),
  answer: HISTORY,
  errors: {
    ...REFUSED,
    "no-such-revision": "the card has no revision of this number",
    "never-shipped": "the card did not come with the studio",
  },
  handle: ({ params, body }) =>
    onCard(params, (id) => ("shipped" in body ? studio.putBack(id, body) : studio.restoreCard(id, body.revision, body))),
});

const archiving = (verb: "archive" | "unarchive", summary: string, errors: Readonly<Record<string, string>> = {}) =>
  endpoint({
    method: "POST",
    path: `/api/cards/{game}/{slug}/${verb}`,
    summary,
    params: CardParams,
    answer: HISTORY,
    errors: { "no-such-card": REFUSED["no-such-card"], ...errors },
    handle: ({ params }) => onCard(params, (id) => studio.archiveCard(id, verb === "archive")),
  });

export const archiveCard = archiving("archive", "Archives a card. It stays readable, and decks keep their lines.");
export const unarchiveCard = archiving("unarchive", "Restores a card from the archive.", {
  "no-longer-shipped": "it is archived because the studio no longer ships it",
});

export const duplicateCard = endpoint({
  method: "POST",
  path: "/api/cards/{game}/{slug}/duplicate",
  summary: "Duplicates a card as a card of your own.",
  params: CardParams,
  body: z.strictObject({
    name: NameSchema.optional(),
    set: z.string().max(12).optional().describe("Its set; by default the studio's own cards"),
    ...Signing,
  }),
  answer: { status: 201, ...HISTORY },
  errors: REFUSED,
  handle: ({ params, body }) => {
    const found = findCardAddress(params.game, params.slug);
    return found ? made(studio.duplicateCard(found.id, body)) : refusedStudio({ code: "no-such-card" });
  },
});
