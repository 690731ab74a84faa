/** Routes about saved searches. */
import { z } from "zod";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { endpoint, json, refuse } from "../http.ts";
import { dropQuery, savedOf, saveQuery } from "../saved-queries.ts";
import { IdSchema, NameSchema } from "./shapes.ts";

export const listQueries = endpoint({
  method: "GET",
  path: "/api/queries",
  summary: "The saved searches of a game, by name.",
  query: z.object({ game: z.enum(GAME_IDS) }),
  answer: { description: "The searches", type: "SavedQuery[]" },
  handle: ({ query: { game } }) => json({ queries: savedOf(game) }),
});

export const putQuery = endpoint({
  method: "PUT",
  path: "/api/queries",
  summary: "Saves a search, or changes it if an id is given. A new name is updated in every search that uses the old one.",
  body: z.strictObject({
    id: IdSchema.optional(),
    game: z.enum(GAME_IDS),
    name: NameSchema.regex(/^[^"“”„]*$/u, "a search name must not have quotation marks"),
    text: z.string().trim().min(1, "an empty search finds everything, so it cannot be saved").max(2_000),
  }),
  answer: { description: "The saved search", type: "SavedQuery" },
  errors: {
    "name-taken": "another search of the game has this name",
    "no-such-query": "no search of the game has this id; leave out the id to save a new one",
  },
  handle: ({ body }) => {
    const saved = saveQuery(body);
    if (saved.ok) return json(saved.value);
    const { error } = saved;
    if (error.code === "no-such-query")
      return refuse(404, error.code, "The saved search was deleted in the meantime. Save it as a new one, without an id.", "id");
    return refuse(409, error.code, `There is already a saved search “${error.by}”. Choose another name, or change that search.`, "name");
  },
});

export const deleteQuery = endpoint({
  method: "DELETE",
  path: "/api/queries",
  summary: "Deletes a saved search.",
  query: z.object({ id: IdSchema }),
  answer: { description: "The deleted id", type: "{id}" },
  errors: { "no-such-query": "there is no search with this id" },
  handle: ({ query: { id } }) =>
    dropQuery(id) ? json({ id }) : refuse(404, "no-such-query", "This saved search was already deleted.", "id"),
});
