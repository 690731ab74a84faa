/** Routes about a game's keywords, tags and sets. */
import { z } from "zod";
import { WORDS_OF, type WordType, wordTypeAt } from "../../engine/cards/work.ts";
import type { Result } from "../../engine/kernel/result.ts";
import { endpoint, json } from "../http.ts";
import * as words from "../studio/objects.ts";
import { previewRename, renameWord, undoRename } from "../studio/rename.ts";
import type { StudioError } from "../studio/result.ts";
import { readUses } from "../studio/uses.ts";
import { CardParams, GameParams, NameSchema, Positive } from "./shapes.ts";
import { Base, REFUSED, refusedStudio, Signing, Step, TypedSchema } from "./studio-shapes.ts";

const Words = z.enum(Object.values(WORDS_OF)).transform((words): WordType => wordTypeAt(words) ?? "set");
const WordsParams = GameParams.extend({ words: Words });
const WordParams = CardParams.extend({ words: Words });

const HISTORY = { description: "The current word with its history and uses", type: "WordHistory" };
const NO_WORD = { "no-such-word": "no keyword, tag or set has this address" };
const RENAMING = { description: "Every text before and after, and the drafts that stay unchanged", type: "Renaming" };

/** What an act on the word of an address answers. */
function onWord<T>(
  { words: type, game, slug }: z.infer<typeof WordParams>,
  act: (key: words.WordKey) => Result<T, StudioError>,
  status = 200,
): Response {
  const id = words.findWord(type, game, slug);
  if (id === undefined) return refusedStudio({ code: "no-such-word", type });
  const done = act({ type, id });
  return done.ok ? json(done.value, status) : refusedStudio(done.error);
}

export const listWords = endpoint({
  method: "GET",
  path: "/api/games/{game}/{words}",
  summary: "A game's keywords, tags or sets, with the number of cards and keywords that use each.",
  params: WordsParams,
  answer: { description: "Each with its newest revision, archived ones too", type: "{words}" },
  handle: async ({ params }) => {
    if (params.words === "keyword") await readUses(params.game);
    return json({ words: words.listWords(params.words, params.game) });
  },
});

export const createWord = endpoint({
  method: "POST",
  path: "/api/games/{game}/{words}",
  summary: "Creates a keyword ({print, definition or reminder}), a tag ({name}) or a set ({code, name}).",
  params: WordsParams,
  body: z.strictObject({ word: TypedSchema, ...Signing }),
  answer: { status: 201, ...HISTORY },
  errors: { "does-not-fit": REFUSED["does-not-fit"] },
  handle: ({ params, body: { word, ...by } }) => {
    const made = words.newWord(params.words, params.game, word, by);
    return made.ok ? json(made.value, 201) : refusedStudio(made.error);
  },
});

export const readWord = endpoint({
  method: "GET",
  path: "/api/games/{game}/{words}/{slug}",
  summary: "A keyword, tag or set with its history and uses.",
  params: WordParams,
  answer: HISTORY,
  errors: NO_WORD,
  handle: ({ params }) =>
    onWord(params, (key) => {
      const history = words.wordHistory(key);
      return history ? { ok: true, value: history } : { ok: false, error: { code: "no-such-word", type: key.type } };
    }),
});

const WORK = { description: "The draft and the saved word", type: "WordWork" };

export const readWordWork = endpoint({
  method: "GET",
  path: "/api/games/{game}/{words}/{slug}/work",
  summary: "A word's unsaved draft.",
  params: WordParams,
  answer: WORK,
  errors: NO_WORD,
  handle: ({ params }) =>
    onWord(params, (key) => {
      const work = words.wordWork(key);
      return work ? { ok: true, value: work } : { ok: false, error: { code: "no-such-word", type: key.type } };
    }),
});

export const writeWordWork = endpoint({
  method: "PUT",
  path: "/api/games/{game}/{words}/{slug}/work",
  summary: "Stores the draft, finished or not. When the answer arrives, it is on disk. Sending a step again changes nothing.",
  params: WordParams,
  body: z.strictObject({
    step: Step.describe("The number of this step: one more than the newest, 1 for the first"),
    base: Base,
    word: TypedSchema,
    author: Signing.author,
  }),
  answer: WORK,
  errors: {
    ...NO_WORD,
    stale: "another step was written in the meantime, or the draft was saved: `work` and `head` are the current state",
  },
  handle: ({ params, body: { word, ...step } }) => onWord(params, (key) => words.typeIntoWord(key, { ...step, value: word })),
});

export const dropWordWork = endpoint({
  method: "DELETE",
  path: "/api/games/{game}/{words}/{slug}/work",
  summary: "Discards the draft. Writing it again as step 1 undoes this.",
  params: WordParams,
  answer: { description: "Whether there was a draft", type: "{dropped}" },
  errors: NO_WORD,
  handle: ({ params }) => onWord(params, (key) => ({ ok: true, value: { dropped: words.dropTypedWord(key) } })),
});

export const saveWord = endpoint({
  method: "POST",
  path: "/api/games/{game}/{words}/{slug}/revisions",
  summary: "Saves a word as a new revision. To change the name that texts use, rename it.",
  params: WordParams,
  body: z.strictObject({
    base: Base,
    word: TypedSchema,
    step: Step.optional().describe("The newest step of the saved draft, which is then discarded"),
    ...Signing,
  }),
  answer: HISTORY,
  errors: { ...NO_WORD, "does-not-fit": REFUSED["does-not-fit"], "changed-meanwhile": REFUSED["changed-meanwhile"] },
  handle: ({ params, body: { word, ...edit } }) => onWord(params, (key) => words.saveWord(key, { ...edit, value: word })),
});

export const restoreWord = endpoint({
  method: "POST",
  path: "/api/games/{game}/{words}/{slug}/restore",
  summary: "Restores an older revision of the word as a new one.",
  params: WordParams,
  body: z.strictObject({ revision: Positive, ...Signing }),
  answer: HISTORY,
  errors: { ...NO_WORD, "no-such-revision": "it has no revision of this number", "does-not-fit": REFUSED["does-not-fit"] },
  handle: ({ params, body: { revision, ...by } }) => onWord(params, (key) => words.restoreWord(key, revision, by)),
});

const archiving = (verb: "archive" | "unarchive", summary: string) =>
  endpoint({
    method: "POST",
    path: `/api/games/{game}/{words}/{slug}/${verb}`,
    summary,
    params: WordParams,
    answer: HISTORY,
    errors: { ...NO_WORD, "no-longer-shipped": "it is archived because the studio no longer ships it" },
    handle: ({ params }) => onWord(params, (key) => words.archiveWord(key, verb === "archive")),
  });

export const archiveWord = archiving("archive", "Archives a word, so that it is no longer offered; `uses` lists what still uses it.");
export const unarchiveWord = archiving("unarchive", "Restores a word from the archive.");

export const rename = endpoint({
  method: "POST",
  path: "/api/games/{game}/{words}/{slug}/rename",
  summary: "Renames a keyword or tag and every text that uses it in one step, or previews the result.",
  params: WordParams,
  body: z.strictObject({
    name: NameSchema.describe("The new name: “Hovering”, “#Android”"),
    preview: z.boolean().default(false).describe("Preview only; nothing is written"),
    ...Signing,
  }),
  answer: RENAMING,
  errors: { ...NO_WORD, "does-not-fit": REFUSED["does-not-fit"] },
  handle: ({ params, body: { name, preview, ...by } }) =>
    onWord(params, (key) => (preview ? previewRename(key, name) : renameWord(key, name, by))),
});

export const undoRenaming = endpoint({
  method: "POST",
  path: "/api/games/{game}/{words}/{slug}/rename/undo",
  summary: "Undoes the newest rename in every text.",
  params: WordParams,
  body: z.strictObject(Signing),
  answer: RENAMING,
  errors: { ...NO_WORD, "not-renamed": "the newest revision is not a rename" },
  handle: ({ params, body }) => onWord(params, (key) => undoRename(key, body)),
});
