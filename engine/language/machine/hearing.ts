/**
 * Who hears an event: an index of the parts of all texts by event and text, and the few cards at work whose texts hear anything at all, found once as long as nothing changes. An
 * event is heard at the cost of these few, however many cards are in play.
 */
import type { Engine } from "../../kernel/engine.ts";
import type { Args, EventRule } from "../../kernel/events.ts";
import { at, type InstanceId, type State, shorten, type View } from "../../kernel/state.ts";
import type { ReplacementPart, TextProgram, TriggerPart } from "./program.ts";
import type { TextRules } from "./run.ts";

export type Part = TriggerPart | ReplacementPart;

/** Parts of all programs that share an event and a key. */
export type Heard<P extends Part> = {
  readonly on: EventRule;
  readonly key: string;
  /** By text, in printed order. */
  readonly byText: readonly (readonly P[] | undefined)[];
  /** The most that one text has. */
  readonly most: number;
  /** Which of the event's numbers the cards are whose parts are about “this”: they hear it wherever they are. */
  readonly selves: readonly number[];
};

/** Sorts the parts of programs by event and key. */
export function heardBy<P extends Part>(
  programs: readonly (TextProgram | undefined)[],
  partsOf: (program: TextProgram) => readonly P[],
  keyOf: (part: P) => string,
): Heard<P>[] {
  const found: { on: EventRule; key: string; byText: (P[] | undefined)[] }[] = [];
  for (const [text, program] of programs.entries())
    for (const part of program ? partsOf(program) : []) {
      let heard = found.find(({ on, key }) => on === part.on && key === keyOf(part));
      if (!heard) {
        heard = { on: part.on, key: keyOf(part), byText: programs.map(() => undefined) };
        found.push(heard);
      }
      heard.byText[text] = [...(heard.byText[text] ?? []), part];
    }
  return found.map((heard) => {
    const lists = heard.byText.flatMap((parts) => (parts ? [parts] : []));
    return {
      ...heard,
      most: Math.max(...lists.map((parts) => parts.length)),
      selves: [...new Set(lists.flat().flatMap(({ self }) => self ?? []))],
    };
  });
}

/** Cards at work whose texts hear something, each with its text, in the order of the places. */
type Ears = { version: number; readonly cards: InstanceId[]; readonly texts: number[] };

/** Cards at work by the text of each keyword that they were given. */
type Given = { readonly version: number; readonly cards: ReadonlyMap<number, readonly InstanceId[]> };

/** What has to be known of a game to say who hears. */
export type Room = {
  readonly rules: TextRules;
  readonly programs: readonly (TextProgram | undefined)[];
  /** The texts of keywords that a card has been given. */
  givenTo(state: View<State>, engine: Engine, card: InstanceId): readonly number[];
  textOf(state: View<State>, engine: Engine, card: InstanceId): number;
};

/** Whom the texts of one content are heard by. */
export class Hall {
  readonly #room: Room;
  readonly #hears: readonly boolean[];
  readonly #ears = new WeakMap<View<State>, Ears>();
  readonly #given = new WeakMap<View<State>, Given>();

  constructor(room: Room) {
    this.#room = room;
    this.#hears = room.programs.map((program) => program !== undefined && program.triggers.length + program.replacements.length > 0);
  }

  /**
   * Adds the cards that have an n-th part and their texts, in pairs: those at work, and of a part about “this” the card of the event wherever it is. Returns
   * whether there is any; where nothing is handed over to add to, that is all that is asked.
   */
  add<P extends Part>(heard: Heard<P>, n: number, state: View<State>, engine: Engine, args: Args, into?: number[]): boolean {
    const { byText, selves } = heard;
    const { cards, texts } = this.#earsOf(state, engine);
    let any = false;
    for (let i = 0; i < cards.length; i++) {
      const text = at(texts, i);
      const part = byText[text]?.[n];
      if (part === undefined || part.self !== undefined) continue;
      any = true;
      if (into === undefined) return true;
      into.push(at(cards, i), text);
    }
    for (const self of selves) {
      const card = args[self] ?? 0;
      const text = this.#room.textOf(state, engine, card);
      if (byText[text]?.[n]?.self !== self) continue;
      any = true;
      if (into === undefined) return true;
      into.push(card, text);
    }
    return any;
  }

  /** The cards at work that were given the keyword with a text. */
  given(text: number, state: View<State>, engine: Engine): readonly InstanceId[] {
    const known = this.#given.get(state);
    if (known?.version === state.version) return known.cards.get(text) ?? NOBODY;
    const cards = new Map<number, InstanceId[]>();
    for (const place of this.#placesAtWork(state, engine))
      for (const card of at(state.zones, place))
        for (const given of new Set(this.#room.givenTo(state, engine, card))) {
          const others = cards.get(given);
          if (others) others.push(card);
          else cards.set(given, [card]);
        }
    this.#given.set(state, { version: state.version, cards });
    return cards.get(text) ?? NOBODY;
  }

  #placesAtWork(state: View<State>, engine: Engine): readonly number[] {
    const { rules } = this.#room;
    const places: number[] = [];
    (rules.works ?? rules.inPlay)(state, places, engine);
    return places;
  }

  #earsOf(state: View<State>, engine: Engine): Ears {
    const known = this.#ears.get(state);
    if (known?.version === state.version) return known;
    const ears: Ears = known ?? { version: 0, cards: [], texts: [] };
    if (!known) this.#ears.set(state, ears);
    ears.version = state.version;
    shorten(ears.cards, 0);
    shorten(ears.texts, 0);
    const { textOf } = this.#room;
    for (const place of this.#placesAtWork(state, engine))
      for (const card of at(state.zones, place)) {
        const text = textOf(state, engine, card);
        if (this.#hears[text] !== true) continue;
        ears.cards.push(card);
        ears.texts.push(text);
      }
    return ears;
  }
}

const NOBODY: readonly InstanceId[] = [];
