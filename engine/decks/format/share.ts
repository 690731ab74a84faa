/**
 * A deck inside a link: `#z=` and the deck as base64url of deflated UTF-8 JSON with short keys. Nothing is stored anywhere.
 * Links of before, `#d=` and not deflated, are read as well.
 */

import { deflateSync, Inflate } from "fflate";
import { type GameId, isGameId } from "../../cards/card.ts";
import { type DeckEntry, type DeckList, type EntrySectionId, entrySectionIds } from "../../cards/deck.ts";
import { sectionIn } from "../../cards/sections.ts";
import { FIRST_DECK_GAME } from "../../games/game.ts";
import type { DeckId } from "../stored.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const SHARED = /#([dz])=([A-Za-z0-9_-]+)\s*$/;
/** No deck is as large, and a link of a few bytes could say that it is. */
const MOST_BYTES = 4_000_000;
const keyOf = (game: GameId, id: EntrySectionId): string => (id === "considering" ? "c" : (sectionIn(game, id)?.key ?? id));

/**
 * The fragment of a link to a deck, with its `#`.
 *
 * @param id the stored deck that the list is of: a copy made on the same studio remembers it
 */
export function encodeShare(list: DeckList, id?: DeckId): string {
  const sections = entrySectionIds(list.game)
    .filter((id) => list.sections[id].length > 0)
    .map((id) => [keyOf(list.game, id), list.sections[id].map(packed)]);
  const unresolved = list.sections.unresolved.map(({ line }) => line);
  const compact = {
    g: list.game,
    n: list.name,
    ...(id === undefined ? {} : { i: id }),
    k: list.format,
    ...(list.notes ? { o: list.notes } : {}),
    ...(list.swaps.length > 0 ? { w: list.swaps.map((swap) => [swap.out, swap.in]) } : {}),
    ...Object.fromEntries(sections),
    ...(unresolved.length > 0 ? { u: unresolved } : {}),
  };
  return `#z=${toBase64(deflateSync(new TextEncoder().encode(JSON.stringify(compact)), { level: 9 }))}`;
}

/** The fragment in a text: a link, or the fragment alone. Undefined: there is none. */
export const sharedPart = (text: string): string | undefined => partOf(text)?.[2];

const partOf = (text: string): RegExpExecArray | null => (text.includes("\n") ? null : SHARED.exec(text));

/** A shared deck as the value of an `arcology-deck/1` file, to be read like one; undefined when the link is cut off or is none. */
export function decodeShare(text: string): unknown {
  const [, form, part] = partOf(text) ?? [];
  const bytes = part === undefined ? undefined : fromBase64(part);
  if (!bytes) return undefined;
  try {
    return unpacked(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(form === "z" ? inflated(bytes) : bytes)));
  } catch {
    return undefined;
  }
}

/** Throws for bytes that are not deflated, not whole, or too many. */
function inflated(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let [length, whole] = [0, false];
  const inflate = new Inflate((part, last) => {
    length += part.length;
    if (length > MOST_BYTES) throw new RangeError(`A deck in a link has at most ${MOST_BYTES} bytes.`);
    parts.push(part);
    whole = last;
  });
  for (let at = 0; at < bytes.length; at += PUSHED) inflate.push(bytes.subarray(at, at + PUSHED), at + PUSHED >= bytes.length);
  if (!whole) throw new RangeError("The link ends too early.");
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
/** Bytes that are inflated at once: what is too much is noticed before it is all there. */
const PUSHED = 1024;

/** [count, name, rev?, note?, set?, number?], cut after the last that is there. The id follows from the name. */
function packed({ count, name, rev, note, set, number }: DeckEntry): readonly unknown[] {
  const all = [count, name, rev ?? 0, note ?? "", set ?? "", number ?? ""];
  return all.slice(0, all.findLastIndex((value, i) => i < 2 || (value !== 0 && value !== "")) + 1);
}

function unpacked(compact: unknown): unknown {
  if (typeof compact !== "object" || compact === null) return undefined;
  const fields = Object.fromEntries(Object.entries(compact));
  const rows = (key: string): readonly unknown[] => (Array.isArray(fields[key]) ? fields[key] : []);
  const game = typeof fields["g"] === "string" && isGameId(fields["g"]) ? fields["g"] : FIRST_DECK_GAME;
  const sections = entrySectionIds(game).map((id) => [id, rows(keyOf(game, id)).map(entry)]);
  return {
    format: "arcology-deck/1",
    game: fields["g"],
    ...(typeof fields["i"] === "string" ? { id: fields["i"] } : {}),
    name: fields["n"],
    rules: fields["k"],
    notes: fields["o"] ?? "",
    swaps: rows("w").map((swap) => (Array.isArray(swap) ? { out: swap[0], in: swap[1] } : swap)),
    sections: { ...Object.fromEntries(sections), unresolved: rows("u").map((line) => ({ line })) },
  };
}

function entry(row: unknown): unknown {
  if (!Array.isArray(row)) return row;
  const [count, name, rev, note, set, number] = row;
  return { count, name, ...(rev ? { rev } : {}), ...(note ? { note } : {}), ...(set ? { set } : {}), ...(number ? { number } : {}) };
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let digit = 0; digit < Math.min(4, left + 1); digit++) text += LETTERS[(group >> (18 - 6 * digit)) & 63];
  }
  return text;
}

function fromBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  for (let i = 0, at = 0; i < text.length; i += 4) {
    const digits = [0, 1, 2, 3].map((digit) => LETTERS.indexOf(text[i + digit] ?? "A"));
    const group = digits.reduce((sum, digit) => (sum << 6) | digit, 0);
    for (let byte = 0; byte < 3 && at < bytes.length; byte++) bytes[at++] = (group >> (16 - 8 * byte)) & 255;
  }
  return bytes;
}
