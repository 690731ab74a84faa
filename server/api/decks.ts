/** Routes about people's decks. */
import { z } from "zod";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { DeckListSchema } from "../../engine/cards/deck-schema.ts";
import type { DeckId, StoredDeck } from "../../engine/decks/stored.ts";
import type { Result } from "../../engine/kernel/result.ts";
import * as decks from "../decks.ts";
import { endpoint, json, refuse } from "../http.ts";
import { findShippedDeck } from "../shipped-decks.ts";
import { ARCHIVE_BYTES, DeckIdSchema, DeckParams, LIST_BYTES, NameSchema, Positive } from "./shapes.ts";

const StepName = z.string().trim().min(1).max(1_000);
const NO_DECK = { "no-deck": "there is no deck with this address", deleted: "the deck was deleted" };
const STALE = { stale: "somebody saved in between; the answer holds `deck`, the newest one" };

const noDeck = () =>
  refuse(404, "no-deck", "There is no deck with this address. It may be on another studio, or the address is cut short.");
const deleted = () => refuse(410, "deleted", "This deck was deleted. It can be brought back from the list of decks.");

/** A deck in use, or the answer that says why not. */
function used(id: DeckId): StoredDeck | Response {
  const kept = decks.findDeck(id);
  return !kept ? noDeck() : kept.deleted ? deleted() : kept.deck;
}

function answered<T>(done: Result<T, decks.StepError>, status = 200): Response {
  if (done.ok) return json(done.value, status);
  switch (done.error.code) {
    case "no-deck":
      return noDeck();
    case "deleted":
      return deleted();
    case "other-game":
      return refuse(400, "other-game", "A deck stays with its game. Make a new deck for another game.", "list.game");
    case "stale": {
      const { deck } = done.error;
      const message = `Somebody saved this deck in between: it is at step ${deck.step} now. Nothing of yours was written; compare and save again.`;
      return refuse(409, "stale", message, "base", { deck });
    }
  }
}

export const listDecks = endpoint({
  method: "GET",
  path: "/api/decks",
  summary: "All decks, the last changed first.",
  query: z.object({ deleted: z.enum(["true", "false"]).default("false").describe("The deleted ones instead") }),
  answer: { description: "What a list shows of each deck", type: "DeckSummary[]" },
  handle: ({ query }) => json({ decks: decks.deckSummaries(query.deleted === "true" ? "deleted" : "used") }),
});

const CreateBody = z.union([
  z
    .strictObject({
      list: DeckListSchema,
      step: StepName.default("New deck"),
      parent: DeckIdSchema.optional().describe("The deck that the list was taken from; one that is not here is forgotten"),
    })
    .describe("A new deck"),
  z.strictObject({ copyOf: DeckIdSchema, name: NameSchema.optional() }).describe("A copy of a deck, which stays its parent"),
  z
    .strictObject({ shipped: z.strictObject({ game: z.enum(GAME_IDS), id: z.string().max(200) }), name: NameSchema.optional() })
    .describe("A copy of a deck that comes with the studio"),
]);

export const createDeck = endpoint({
  method: "POST",
  path: "/api/decks",
  summary: "Makes a deck: new, a copy of another one, or a copy of one that comes with the studio.",
  body: CreateBody,
  mostBytes: LIST_BYTES,
  answer: { status: 201, description: "The new deck", type: "StoredDeck" },
  errors: NO_DECK,
  handle: ({ body }) => {
    const added = newDeck(body);
    if (added instanceof Response) return added;
    const [deck] = decks.createDecks([added]);
    return json(deck, 201, deck ? { location: `/api/decks/${deck.id}` } : {});
  },
});

function newDeck(body: z.infer<typeof CreateBody>): Parameters<typeof decks.createDecks>[0][number] | Response {
  if ("list" in body) {
    const parent = body.parent && decks.findDeck(body.parent)?.deck.id;
    return { list: body.list, stepName: body.step, ...(parent && { parent }) };
  }
  if ("shipped" in body) {
    const { game, id } = body.shipped;
    const shipped = findShippedDeck(game, id);
    if (!shipped) return refuse(404, "no-deck", `No deck called “${id}” comes with the studio.`, "shipped.id");
    return { list: { ...shipped.list, name: body.name ?? shipped.list.name }, stepName: `Copied from ${shipped.list.name}` };
  }
  const parent = used(body.copyOf);
  if (parent instanceof Response) return parent;
  const name = body.name ?? `${parent.list.name.slice(0, 200)} (copy)`;
  return { list: { ...parent.list, name }, parent: parent.id, stepName: `Copied from ${parent.list.name}` };
}

/** Decks that are made at once: an archive is read as a whole. */
const MOST_IMPORTED = 10_000;

export const importDecks = endpoint({
  method: "POST",
  path: "/api/decks/import",
  summary: "Makes several decks at once, all or none: what reading a file or an archive gave.",
  body: z.strictObject({ lists: z.array(DeckListSchema).min(1).max(MOST_IMPORTED) }),
  mostBytes: ARCHIVE_BYTES,
  answer: { status: 201, description: "The new decks, in the order they came", type: "StoredDeck[]" },
  handle: ({ body }) => json({ decks: decks.createDecks(body.lists.map((list) => ({ list, stepName: "Imported" }))) }, 201),
});

export const readDeck = endpoint({
  method: "GET",
  path: "/api/decks/{id}",
  summary: "One deck with its newest list.",
  params: DeckParams,
  answer: { description: "The deck", type: "StoredDeck" },
  errors: NO_DECK,
  handle: ({ params }) => {
    const deck = used(params.id);
    return deck instanceof Response ? deck : json(deck);
  },
});

export const saveDeck = endpoint({
  method: "PUT",
  path: "/api/decks/{id}",
  summary: "Saves an edit as a step on top of the one it builds on. Once answered, it is on disk.",
  params: DeckParams,
  body: z.strictObject({
    base: z.number().int().positive().describe("Number of the step that the edit was made on"),
    step: StepName.describe("What was done: «Removed 2 × Tidal Wave»"),
    list: DeckListSchema,
  }),
  mostBytes: LIST_BYTES,
  answer: { description: "The deck with its new step", type: "StoredDeck" },
  errors: { ...NO_DECK, ...STALE, "other-game": "the list is of another game than the deck" },
  handle: ({ params, body: { base, step, list } }) => answered(decks.saveStep(params.id, { base, list, name: step })),
});

export const deleteDeck = endpoint({
  method: "DELETE",
  path: "/api/decks/{id}",
  summary: "Deletes a deck; it can be brought back.",
  params: DeckParams,
  answer: { description: "The id of the deck", type: "{id}" },
  errors: NO_DECK,
  handle: ({ params: { id } }) => (decks.deleteDeck(id) ? json({ id }) : noDeck()),
});

export const restoreDeck = endpoint({
  method: "POST",
  path: "/api/decks/{id}/restore",
  summary: "Brings a deleted deck back.",
  params: DeckParams,
  answer: { description: "The deck", type: "StoredDeck" },
  errors: NO_DECK,
  handle: ({ params: { id } }) => (decks.restoreDeck(id) ? json(decks.findDeck(id)?.deck) : noDeck()),
});

export const listSteps = endpoint({
  method: "GET",
  path: "/api/decks/{id}/steps",
  summary: "The saved edits of a deck, oldest first.",
  params: DeckParams,
  answer: { description: "Number, name and time of each", type: "DeckStep[]" },
  errors: NO_DECK,
  handle: ({ params: { id } }) => (decks.findDeck(id) ? json({ steps: decks.deckSteps(id) }) : noDeck()),
});

export const readStep = endpoint({
  method: "GET",
  path: "/api/decks/{id}/steps/{number}",
  summary: "The list that one saved edit left.",
  params: DeckParams.extend({ number: Positive }),
  answer: { description: "The step and its list", type: "DeckStep & {list}" },
  errors: { ...NO_DECK, "no-step": "the deck has no such step, or it was too old to keep" },
  handle: ({ params: { id, number } }) => {
    if (!decks.findDeck(id)) return noDeck();
    const step = decks.deckStep(id, number);
    return step ? json(step) : refuse(404, "no-step", `Step ${number} of this deck is not kept.`, "number");
  },
});

export const listVersions = endpoint({
  method: "GET",
  path: "/api/decks/{id}/versions",
  summary: "The named versions of a deck, oldest first.",
  params: DeckParams,
  answer: { description: "Each with its list and the revision of every card", type: "DeckVersion[]" },
  errors: NO_DECK,
  handle: ({ params: { id } }) => (decks.findDeck(id) ? json({ versions: decks.deckVersions(id) }) : noDeck()),
});

export const nameVersion = endpoint({
  method: "POST",
  path: "/api/decks/{id}/versions",
  summary: "Names the deck as it is, and pins every card to its present revision.",
  params: DeckParams,
  body: z.strictObject({ name: NameSchema, step: z.number().int().positive().describe("Number of the step that is named") }),
  answer: { status: 201, description: "The version", type: "DeckVersion" },
  errors: { ...NO_DECK, ...STALE },
  handle: ({ params, body }) => answered(decks.nameVersion(params.id, body.name, body.step), 201),
});
