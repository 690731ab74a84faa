/** A card as it is being typed: the members of a card, whose values may be anything yet. What is typed wrongly stays in it as it was typed. */
import { blankFields } from "../../../engine/cards/blank.ts";
import type { Art, Card, CardId, GameId } from "../../../engine/cards/card.ts";
import type { FieldSaid } from "../../../engine/cards/field-said.ts";
import { storedFields } from "../../../engine/cards/fields.ts";
import { valueAt } from "../../../engine/cards/issue.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";

export type Draft = Readonly<Record<string, unknown>>;

/** The value at a path like "fields.scores.BQ"; undefined if there is none. */
export const get = (draft: Draft, path: string): unknown => valueAt(draft, path.split("."));
export const textAt = (draft: Draft, path: string): string => {
  const value = get(draft, path);
  return typeof value === "string" ? value : "";
};

/** The draft with another value at a path; undefined takes the value away. The same draft when nothing changes. */
export function put(draft: Draft, path: string, value: unknown): Draft {
  const [key = "", ...rest] = path.split(".");
  const old = draft[key];
  const inner = rest.length === 0 ? value : put(isObject(old) ? old : {}, rest.join("."), value);
  if (same(old, inner)) return draft;
  if (inner !== undefined) return { ...draft, [key]: inner };
  const { [key]: _gone, ...others } = draft;
  return others;
}

/** The draft with values in fields, by their paths, and another text. To a list that has something what is said is added, so that nothing is lost. */
export const withSaid = (draft: Draft, { values }: Pick<FieldSaid, "values">, text: string): Draft =>
  Object.entries(values).reduce(
    (done, [path, value]) => {
      const there = get(done, `fields.${path}`);
      return put(done, `fields.${path}`, Array.isArray(value) && Array.isArray(there) ? [...new Set([...there, ...value])] : value);
    },
    put(draft, "text", text),
  );

export const isObject = (value: unknown): value is Draft => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values are equal, ignoring the order of members. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

const MEMBERS = [
  "id",
  "game",
  "set",
  "number",
  "kind",
  "name",
  "names",
  "text",
  "flavor",
  "flavors",
  "count",
  "fields",
  "art",
  "credit",
  "provenance",
  "fixed",
  "variants",
  "custom",
] as const;

/** What is typed at a card of the library: the card without what the studio knows about it. */
export const draftOf = (card: Card): Draft =>
  Object.fromEntries(MEMBERS.flatMap((key) => (key in card ? [[key, (card as Draft)[key]]] : [])));

/**
 * The draft as another kind of card. Fields that only the old kind has go; undo brings them back.
 *
 * @param others cards of the game: what is missing is as most of the kind have it
 */
export function withKind(game: LibraryGame, draft: Draft, kind: string, others: readonly Card[]): Draft {
  const before = isObject(draft["fields"]) ? draft["fields"] : {};
  const kept = storedFields(game.fields, kind).flatMap(([name]) => (before[name] === undefined ? [] : [[name, before[name]]]));
  return { ...draft, kind, fields: { ...blankFields(game.fields, kind, others), ...Object.fromEntries(kept) } };
}

const words = (value: unknown): string => (typeof value === "string" ? value : typeof value === "number" ? String(value) : "");
const texts = (value: unknown): Readonly<Record<string, string>> =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, words(text)])) : {};

/** The draft as a card for drawing: missing values are empty, and values that are not valid for their field are passed on unchanged. */
export function cardToDraw(draft: Draft, game: GameId, id: CardId): Card {
  const art = draft["art"];
  return {
    id,
    game,
    set: words(draft["set"]),
    number: words(draft["number"]),
    kind: words(draft["kind"]),
    name: words(draft["name"]),
    names: texts(draft["names"]),
    text: words(draft["text"]),
    flavor: words(draft["flavor"]),
    flavors: texts(draft["flavors"]),
    count: typeof draft["count"] === "number" ? draft["count"] : 1,
    fields: (isObject(draft["fields"]) ? draft["fields"] : {}) as Card["fields"],
    art: (isObject(art) ? art : { motif: "", seed: "", palette: "" }) as Art,
    credit: { artist: textAt(draft, "credit.artist"), licence: textAt(draft, "credit.licence") },
    provenance: "mine",
    fixed: Array.isArray(draft["fixed"]) ? draft["fixed"].filter((path) => typeof path === "string") : [],
  };
}
