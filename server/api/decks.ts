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
const STALE = { stale: "someone else saved in the meantime; the answer has `deck`, the newest version" };

const noDeck = () => refuse(404, "no-deck", "There is no deck at this address. It may be in another studio, or the address is incomplete.");
const deleted = () => refuse(410, "deleted", "This deck was deleted. You can restore it from the deck list.");

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
      return refuse(400, "other-game", "You cannot change a deck's game. Make a new deck for the other game.", "list.game");
    case "stale": {
      const { deck } = done.error;
      const message = `Someone else saved this deck; it is now at step ${deck.step}. Your changes were not saved: compare and save again.`;
      return refuse(409, "stale", message, "base", { deck });
    }
  }
}

export const listDecks = endpoint({
  method: "GET",
  path: "/api/decks",
  summary: "All decks, most recently changed first.",
  query: z.object({ deleted: z.enum(["true", "false"]).default("false").describe("List deleted decks instead") }),
  answer: { description: "A summary of each deck", type: "DeckSummary[]" },
  handle: ({ query }) => json({ decks: decks.deckSummaries(query.deleted === "true" ? "deleted" : "used") }),
});

const CreateBody = z.union([
  z
    .strictObject({
      list: DeckListSchema,
      step: StepName.default("New deck"),
      parent: DeckIdSchema.optional().describe("The deck that the list was taken from; ignored if it is not in this studio"),
    })
    .describe("A new deck"),
  z.strictObject({ copyOf: DeckIdSchema, name: NameSchema.optional() }).describe("A copy of a deck, which becomes its parent"),
  z
    .strictObject({ shipped: z.strictObject({ game: z.enum(GAME_IDS), id: z.string().max(200) }), name: NameSchema.optional() })
    .describe("A copy of a ready deck"),
]);

export const createDeck = endpoint({
  method: "POST",
  path: "/api/decks",
  summary: "Creates a deck: new, a copy of another deck, or a copy of a ready deck.",
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
    if (!shipped) return refuse(404, "no-deck", `There is no ready deck “${id}”.`, "shipped.id");
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
  summary: "Creates several decks at once, all or none, from a file or an archive.",
  body: z.strictObject({ lists: z.array(DeckListSchema).min(1).max(MOST_IMPORTED) }),
  mostBytes: ARCHIVE_BYTES,
  answer: { status: 201, description: "The new decks, in the order given", type: "StoredDeck[]" },
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
  summary: "Saves an edit as a new step after its base step. When the answer arrives, the edit is on disk.",
  params: DeckParams,
  body: z.strictObject({
    base: z.number().int().positive().describe("Number of the step that the edit was made on"),
    step: StepName.describe("A description of the edit: “Removed 2 × Tidal Wave”"),
    list: DeckListSchema,
  }),
  mostBytes: LIST_BYTES,
  answer: { description: "The deck with its new step", type: "StoredDeck" },
  errors: { ...NO_DECK, ...STALE, "other-game": "the list is for another game than the deck" },
  handle: ({ params, body: { base, step, list } }) => answered(decks.saveStep(params.id, { base, list, name: step })),
});

export const deleteDeck = endpoint({
  method: "DELETE",
  path: "/api/decks/{id}",
  summary: "Deletes a deck. It can be restored.",
  params: DeckParams,
  answer: { description: "The id of the deck", type: "{id}" },
  errors: NO_DECK,
  handle: ({ params: { id } }) => (decks.deleteDeck(id) ? json({ id }) : noDeck()),
});

export const restoreDeck = endpoint({
  method: "POST",
  path: "/api/decks/{id}/restore",
  summary: "Restores a deleted deck.",
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
  summary: "The list after one saved edit.",
  params: DeckParams.extend({ number: Positive }),
  answer: { description: "The step and its list", type: "DeckStep & {list}" },
  errors: { ...NO_DECK, "no-step": "the deck has no such step, or the step is too old and was removed" },
  handle: ({ params: { id, number } }) => {
    if (!decks.findDeck(id)) return noDeck();
    const step = decks.deckStep(id, number);
    return step ? json(step) : refuse(404, "no-step", `Step ${number} of this deck is not stored.`, "number");
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
  summary: "Saves the deck as a named version and pins every card to its current revision.",
  params: DeckParams,
  body: z.strictObject({ name: NameSchema, step: z.number().int().positive().describe("Number of the step that is named") }),
  answer: { status: 201, description: "The version", type: "DeckVersion" },
  errors: { ...NO_DECK, ...STALE },
  handle: ({ params, body }) => answered(decks.nameVersion(params.id, body.name, body.step), 201),
});
