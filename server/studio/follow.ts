/** Lets what names a card follow when the card is renamed: texts of other cards, definitions of keywords, and what is being typed. */
import { db } from "../../db/client.ts";
import { type Head, listHeads } from "../../db/queries/objects.ts";
import { addRevision, type Signed } from "../../db/queries/revisions.ts";
import type { GameId, LibraryCard } from "../../engine/cards/card.ts";
import { entrySectionIds } from "../../engine/cards/deck.ts";
import { valueAt } from "../../engine/cards/issue.ts";
import type { Mentions, Typed, UndoStep, WordUse } from "../../engine/cards/work.ts";
import { renamed } from "../../engine/language/index.ts";
import { allDecks } from "../decks.ts";
import { headNumbers, retype } from "./retype.ts";

/** Where texts stand in what names cards. */
const TEXTS = { card: ["text"], keyword: ["definition", "reminder"] } as const;

/** What the cards of a game are called, by id. */
export const cardNames = (game: GameId): ReadonlyMap<string, string> =>
  new Map(listHeads(db(), "card", game).map(({ id, value }) => [id, String(valueAt(value, ["name"]))]));

/**
 * Rewrites every text of a game that names a card which was renamed, each as a new revision. Call it in the transaction that renamed them. A name
 * that another card keeps stays in texts, and so does one whose new form no text can say.
 *
 * @param before what cards were called; those that are called so still are left out of account
 * @returns how each of the texts is taken back
 */
export function followRenames(game: GameId, before: ReadonlyMap<string, string>, by: Signed): readonly UndoStep[] {
  const heads = listHeads(db(), "card", game);
  const now = new Map(heads.map(({ id, value, archived }) => [id, { name: String(valueAt(value, ["name"])), archived }]));
  const news = new Map<string, string>();
  for (const [id, from] of before) {
    const to = now.get(id)?.name;
    if (to !== undefined && to !== from && !to.includes('"')) news.set(from, to);
  }
  for (const [id, { name, archived }] of now) if (!archived && before.get(id) === undefined) news.delete(name);
  for (const [id, from] of before) if (now.get(id)?.name === from) news.delete(from);
  if (news.size === 0) return [];
  const numbers = headNumbers(game);
  const note = `Follows: ${[...news].map(([from, to]) => `${from} is ${to} now`).join(", ")}`.slice(0, 500);
  const follow = <Value>(value: Value, paths: readonly string[]): Value => textsFollow(value, paths, (name) => news.get(name));
  const undo = (["card", "keyword"] as const).flatMap((type) =>
    listHeads(db(), type, game).flatMap(({ id, value, revision }): UndoStep[] => {
      const next = follow(value, TEXTS[type]);
      if (next === value) return [];
      const written = addRevision(db(), { type, id }, { value: next }, { ...by, note });
      return written.ok ? [{ type, id, before: revision.number, after: written.value.number }] : [];
    }),
  );
  retype(game, numbers, (typed: Typed) => follow(typed, TEXTS.card));
  return undo;
}

/** How what was written is taken back together with the texts that followed it. What a step speaks of already goes back with it. */
export function withFollowed(written: readonly UndoStep[], followed: readonly UndoStep[]): readonly UndoStep[] {
  const ids = new Set(written.map(({ type, id }) => `${type} ${id}`));
  return [...written, ...followed.filter(({ type, id }) => !ids.has(`${type} ${id}`))];
}

/** The value with other names in the texts at its paths; the value itself where none is in them. */
function textsFollow<Value>(value: Value, paths: readonly string[], called: (name: string) => string | undefined): Value {
  const changed = paths.flatMap((path) => {
    const text = valueAt(value, [path]);
    const next = typeof text === "string" ? renamed(text, called) : text;
    return next === text ? [] : [[path, next]];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

/** What names a card, by the name that it has: texts, and people's decks. */
export function mentionsOf({ id, game, name }: LibraryCard): Mentions {
  const names = (text: unknown) => typeof text === "string" && renamed(text, (one) => (one === name ? "" : undefined)) !== text;
  const texts = (["card", "keyword"] as const).flatMap((type) => listHeads(db(), type, game).flatMap((head) => useOf(type, head, names)));
  const decks = allDecks().filter(({ list }) =>
    entrySectionIds(list.game).some((section) => list.sections[section].some((entry) => entry.id === id)),
  );
  return { texts, decks: decks.map((deck) => ({ id: deck.id, name: deck.list.name })) };
}

function useOf(type: "card" | "keyword", { id, value }: Head, names: (text: unknown) => boolean): WordUse[] {
  const text = TEXTS[type].map((path) => valueAt(value, [path])).find(names);
  const called = valueAt(value, [type === "card" ? "name" : "print"]);
  return typeof text === "string" ? [{ type, id, name: String(called), text }] : [];
}
