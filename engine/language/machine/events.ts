/**
 * What texts change by themselves, beside the events of their game: chance among cards, texts that wait for a time, limits that are used up. A game lists `machine.events` among
 * its own, and spreads `textFields` into the fields of its layout if its `TextRules.keeps`.
 */
import { type EventRule, events } from "../../kernel/events.ts";
import { ownList } from "../../kernel/fork.ts";
import { growFrame, setSlot, slot } from "../../kernel/frames.ts";
import type { Procedure } from "../../kernel/procedure.ts";
import { below } from "../../kernel/rng.ts";
import { at, type State } from "../../kernel/state.ts";
import type { DelayedPart } from "./program.ts";
import type { TextRules } from "./run.ts";
import { CONTROLLER, PC, PROGRAM, type Scene, SOURCE } from "./scene.ts";

/** Where texts are kept: for each its size, which of the program's delayed parts it is, and its slots. */
export const KEPT = "keptTexts";
/** Limits that are used up: for each the source, the ability and the stamp. */
export const USED = "usedLimits";
/** The fields that a layout needs for them. */
export const textFields = {
  [KEPT]: { per: "list", signed: true, rare: true, doc: "Texts that wait for a time, as they were when they began to" },
  [USED]: { per: "list", signed: true, rare: true, doc: "Limits that are used up, three numbers each: card or object, ability, when" },
} as const;

/** Numbers that texts may keep for later, all together: a match that wants more ends at the kernel's cap. */
export const MOST_KEPT = 20_000;

const event = events();

/** What people call it when cards are drawn by lot (`Rules.draws`). */
export const BY_LOT = "lot";

/** Cards of a selection are drawn by lot: frame, first slot of the cards, how many they are, how many are drawn. Those drawn come to stand first. */
export const LOT: EventRule = event("lot", ["number", "number", "number", "number"], (state, frame, first, count, drawn) => {
  for (let i = 0; i < drawn; i++) {
    const j = i + below(state.rng, count - i, BY_LOT);
    const card = slot(state, frame, first + j);
    setSlot(state, frame, first + j, slot(state, frame, first + i));
    setSlot(state, frame, first + i, card);
  }
});

const HEAD = 2;

/** A text is kept for later: its frame, which delayed part of its program goes on then, and how many of its slots are in use. */
export const KEEP: EventRule = event("keep a text", ["number", "number", "number"], (state, frame, part, size) => {
  const list = ownList(state, KEPT);
  list.push(size, part);
  // Where it goes on is said when it does; where it stands now the frame may already have left.
  for (let i = 0; i < size; i++) list.push(i === PC ? 0 : slot(state, frame, i));
});

/** An ability is used: source, ability, stamp of the time in which it may not be used again, and by whom: `userOf`. */
export const USE: EventRule = event("use", ["card", "number", "number", "number"], (state, _source, ability, stamp, user) => {
  const list = ownList(state, USED);
  for (let i = 0; i < list.length; i += 3)
    if (list[i] === user && list[i + 1] === ability && list[i + 2] !== stamp) {
      list[i + 2] = stamp;
      return;
    }
  list.push(user, ability, stamp);
});

/** Whose use of an ability is counted: a card's, or in games with a stack the object's that it is now. */
export const userOf = (rules: TextRules, { state, source }: Pick<Scene, "state" | "source">): number =>
  rules.stack?.object(state, source) ?? source;

/** A kept text, by its place in the list. */
export type KeptText = {
  readonly at: number;
  readonly part: number;
  readonly program: number;
  readonly source: number;
  readonly controller: number;
};

/** A kept text is over: its place in the list. */
export const DROP: EventRule = event("drop a kept text", ["number"], (state, place) => dropKept(state, place));

/** Takes a kept text out of the list; for the `apply` of an event. */
export function dropKept(state: State, place: number): void {
  const list = ownList(state, KEPT);
  list.splice(place, HEAD + at(list, place));
}

/** The slots that a kept text waits with, by its place in the list. */
export const keptSlots = (list: readonly number[], place: number): readonly number[] =>
  list.slice(place + HEAD, place + HEAD + at(list, place));

/** The texts that are kept, in the order in which they were. */
export function keptTexts(list: readonly number[]): KeptText[] {
  const texts: KeptText[] = [];
  for (let i = 0; i < list.length; i += HEAD + at(list, i)) {
    const slotAt = (n: number) => at(list, i + HEAD + n);
    texts.push({ at: i, part: at(list, i + 1), program: slotAt(PROGRAM), source: slotAt(SOURCE), controller: slotAt(CONTROLLER) });
  }
  return texts;
}

/** A kept text goes on: its place in the list. `partOf` says where the part of a program begins. */
export const resuming = (text: Procedure, partOf: (program: number, part: number) => Pick<DelayedPart, "entry">): EventRule =>
  event("resume a text", ["number"], (state, place, _b, _c, _d, engine) => {
    const list = ownList(state, KEPT);
    const size = at(list, place);
    const part = at(list, place + 1);
    const slots = list.splice(place, HEAD + size).slice(HEAD);
    const frame = engine.callWide(state, text, 0);
    for (const value of slots) growFrame(state, value);
    setSlot(state, frame, PC, partOf(at(slots, PROGRAM), part).entry);
  });
