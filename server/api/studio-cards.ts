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

const HISTORY = { description: "The card as it is now, with its history", type: "CardHistory" };
const WORK = { description: "What is typed, what everybody sees, and what keeps it from being saved", type: "CardWork" };
const STALE = { stale: "another step was written meanwhile, or the typing was saved: `work` and `head` are what is there" };

export const createCard = endpoint({
  method: "POST",
  path: "/api/games/{game}/cards",
  summary: "Makes a card. What is not said is filled with the least that a card of its kind can have.",
  params: GameParams,
  body: z.strictObject({ card: TypedSchema.describe("What is known of it: kind, name, text …"), ...Signing }),
  answer: { status: 201, ...HISTORY },
  errors: { "does-not-fit": REFUSED["does-not-fit"] },
  handle: ({ params: { game }, body: { card, ...by } }) => made(studio.newCard(game, card, by)),
});

export const readCardWork = endpoint({
  method: "GET",
  path: "/api/cards/{game}/{slug}/work",
  summary: "What is being typed into a card and is no revision yet.",
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
  summary: "Keeps what is being typed, finished or not. Once answered, it is on disk. Sending a step again changes nothing.",
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
  summary: "Throws away what was typed. Writing it again as step 1 takes that back.",
  params: CardParams,
  answer: { description: "Whether something was typed", type: "{dropped}" },
  errors: { "no-such-card": REFUSED["no-such-card"] },
  handle: ({ params }) => onCard(params, (id) => ({ ok: true, value: { dropped: studio.dropTyped(id) } })),
});

export const listCardWork = endpoint({
  method: "GET",
  path: "/api/games/{game}/work",
  summary: "The cards of a game that somebody is typing at.",
  params: GameParams,
  answer: { description: "Each with its step and author", type: "{work: OpenWork[]}" },
  handle: ({ params: { game } }) => json({ work: studio.openCards(game) }),
});

export const saveRevision = endpoint({
  method: "POST",
  path: "/api/cards/{game}/{slug}/revisions",
  summary: "Saves a card as a new revision. A text that is not understood makes it a draft; what is equal to the head writes nothing.",
  params: CardParams,
  body: z.strictObject({
    base: Base,
    card: TypedSchema,
    step: Step.optional().describe("The newest step of the typing that is saved: it is thrown away with it"),
    ...Signing,
  }),
  answer: {
    description: "The card with its history; `undo` where texts followed its new name: how all of it is taken back",
    type: "SavedCard",
  },
  errors: REFUSED,
  handle: ({ params, body: { card, ...edit } }) => onCard(params, (id) => studio.saveCard(id, { ...edit, value: card })),
});

export const readMentions = endpoint({
  method: "GET",
  path: "/api/cards/{game}/{slug}/mentions",
  summary: "What names a card and follows when it is renamed: texts of cards, definitions of keywords, people's decks.",
  params: CardParams,
  answer: { description: "Each text with where it stands, and each deck", type: "Mentions" },
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
  summary: "Makes an older revision the card again, as a new one; or the card as it came with the studio.",
  params: CardParams,
  body: z.union([
    z.strictObject({ revision: Positive, ...Signing }),
    z.strictObject({ shipped: z.literal(true).describe("As it came with the studio"), ...Signing }),
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

export const archiveCard = archiving("archive", "Puts a card away. It stays readable, and decks keep their lines of it.");
export const unarchiveCard = archiving("unarchive", "Takes a card out again.", {
  "no-longer-shipped": "it is put away because the studio ships it no more",
});

export const duplicateCard = endpoint({
  method: "POST",
  path: "/api/cards/{game}/{slug}/duplicate",
  summary: "Makes a card of one's own that is like this one.",
  params: CardParams,
  body: z.strictObject({
    name: NameSchema.optional(),
    set: z.string().max(12).optional().describe("The set that it goes into; left out, the studio's own cards"),
    ...Signing,
  }),
  answer: { status: 201, ...HISTORY },
  errors: REFUSED,
  handle: ({ params, body }) => {
    const found = findCardAddress(params.game, params.slug);
    return found ? made(studio.duplicateCard(found.id, body)) : refusedStudio({ code: "no-such-card" });
  },
});
