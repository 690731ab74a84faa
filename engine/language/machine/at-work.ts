/** The cards whose texts work now, sorted by what their texts could do: found anew only when one of them comes, goes or has another text. */
import type { Engine } from "../../kernel/engine.ts";
import { remembered } from "../../kernel/remembered.ts";
import { at, type InstanceId, type State, type View } from "../../kernel/state.ts";
import type { Programs } from "./program.ts";
import type { TextRules } from "./run.ts";

/** Cards, each with its text, in the order of the places. */
type Texted = { readonly cards: InstanceId[]; readonly texts: number[] };

export type AtWork = Texted & {
  /** Those whose texts hear events. */
  readonly ears: Texted;
  /** Those whose own texts could make something of a kind true. */
  readonly byStatic: ReadonlyMap<string, readonly InstanceId[]>;
  /** Whether any of them could make something of some kinds true, of those kinds that somebody has asked for. */
  readonly anyOf: Map<ReadonlySet<string>, boolean>;
};

/** Whether the own text of any card at work could make something of these kinds true. */
export function isAnyOf({ byStatic, anyOf }: AtWork, kinds: ReadonlySet<string>): boolean {
  let any = anyOf.get(kinds);
  if (any === undefined) {
    any = [...byStatic.keys()].some((kind) => kinds.has(kind));
    anyOf.set(kinds, any);
  }
  return any;
}

/** Says who is at work in a game; `textOf`: the text that a card has now. */
export function atWorkIn(
  rules: TextRules,
  programs: Programs,
  textOf: (state: View<State>, engine: Engine, card: InstanceId) => number,
): (state: View<State>, engine: Engine) => AtWork {
  const hears = programs.map((program) => program !== undefined && program.triggers.length + program.replacements.length > 0);
  const kinds = programs.map((program) => [...new Set(program?.statics.map(({ id }) => id))]);

  const placesOf = (state: View<State>, engine: Engine): readonly number[] => {
    const places: number[] = [];
    (rules.works ?? rules.inPlay)(state, places, engine);
    return places;
  };

  function isStill({ cards, texts }: Texted, state: View<State>, engine: Engine): boolean {
    let n = 0;
    for (const place of placesOf(state, engine))
      for (const card of at(state.zones, place)) {
        if (cards[n] !== card || texts[n] !== textOf(state, engine, card)) return false;
        n++;
      }
    return n === cards.length;
  }

  return remembered((state, engine) => {
    const byStatic = new Map<string, InstanceId[]>();
    const found: AtWork = { cards: [], texts: [], ears: { cards: [], texts: [] }, byStatic, anyOf: new Map() };
    for (const place of placesOf(state, engine))
      for (const card of at(state.zones, place)) {
        const text = textOf(state, engine, card);
        add(found, card, text);
        if (hears[text] === true) add(found.ears, card, text);
        for (const kind of kinds[text] ?? NO_KINDS) byStatic.set(kind, [...(byStatic.get(kind) ?? []), card]);
      }
    return found;
  }, isStill);
}

function add({ cards, texts }: Texted, card: InstanceId, text: number): void {
  cards.push(card);
  texts.push(text);
}

const NO_KINDS: readonly string[] = [];
