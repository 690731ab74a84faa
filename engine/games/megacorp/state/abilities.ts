/** Which parts of the text on a card count now: all of them, unless one of these rules says otherwise. */
import { at } from "../../../kernel/state.ts";
import type { GivenKeyword, TextPart } from "../../../language/index.ts";
import { EVENT, type MegacorpEngine } from "../content.ts";
import { hostOf, isNetwork, type MegacorpView } from "../layout.ts";
import { givenTo, hasLostAbilities, hasLostKeyword, isPrintedWith, keywordsOf } from "./characteristics.ts";

/**
 * Whether a part of a card's own text counts: not while the card has lost its abilities or the keyword that the part belongs to; of an event nothing but what happens at
 * once before its effect was carried out (MC-R125); of a bonded card without BOND neither triggered nor activated abilities (MC-R88).
 */
export function counts(state: MegacorpView, card: number, { is, keyword }: TextPart, engine: MegacorpEngine): boolean {
  if (!isNetwork(at(state.zone, card))) return true;
  if (state.changes.length > 0 && hasLostAbilities(state, card)) return false;
  if (keyword !== undefined && state.changes.length > 0 && hasLostKeyword(state, engine, card, keyword)) return false;
  if (is !== "at once" && engine.content.type[at(state.card, card)] === EVENT && state.resolved[card] !== state.object[card]) return false;
  if (is === "static" || is === "instead" || hostOf(state, card) < 0) return true;
  return isPrintedWith(engine, at(state.card, card), "bond");
}

/** Adds the keywords that other texts have given to a card and that it has: what their definitions say is its own (MC-R87). One without a number counts once (MC-R101). */
export function addGiven(state: MegacorpView, card: number, into: GivenKeyword[], engine: MegacorpEngine): void {
  if (givenTo(state, engine, card).length === 0) return;
  const had = new Set<string>();
  for (const keyword of keywordsOf(state, engine, card)) {
    const repeats = keyword.holes.length === 0 && had.has(keyword.id);
    had.add(keyword.id);
    if (keyword.n >= 0 && !repeats) into.push(keyword);
  }
}
