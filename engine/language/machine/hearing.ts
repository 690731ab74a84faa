/**
 * Who hears an event: an index of the parts of all texts by event and text, and the few cards at work whose texts hear anything at all, found once as long as nothing changes. An
 * event is heard at the cost of these few, however many cards are in play.
 */
import type { Engine } from "../../kernel/engine.ts";
import type { Args, EventRule } from "../../kernel/events.ts";
import { remembered } from "../../kernel/remembered.ts";
import { at, type InstanceId, type State, type View } from "../../kernel/state.ts";
import type { AtWork } from "./at-work.ts";
import type { Programs, ReplacementPart, TextProgram, TriggerPart } from "./program.ts";

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
  programs: Programs,
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

/** Cards at work by the text of each keyword that they were given. */
type Given = ReadonlyMap<number, readonly InstanceId[]>;

/** What has to be known of a game to say who hears. */
export type Room = {
  atWork(state: View<State>, engine: Engine): AtWork;
  isAnyGiven(state: View<State>, engine: Engine): boolean;
  /** The texts of keywords that a card has been given. */
  givenTo(state: View<State>, engine: Engine, card: InstanceId): readonly number[];
  textOf(state: View<State>, engine: Engine, card: InstanceId): number;
};

/** Whom the texts of one content are heard by. */
export class Hall {
  readonly #room: Room;
  readonly #givenTo = remembered<View<State>, Engine, Given>((state, engine) => this.#findGiven(state, engine));

  constructor(room: Room) {
    this.#room = room;
  }

  /**
   * Adds the cards that have an n-th part and their texts, in pairs: those at work, and of a part about “this” the card of the event wherever it is. Returns
   * whether there is any; where nothing is handed over to add to, that is all that is asked.
   */
  add<P extends Part>(heard: Heard<P>, n: number, state: View<State>, engine: Engine, args: Args, into?: number[]): boolean {
    const { byText, selves } = heard;
    const { cards, texts } = this.#room.atWork(state, engine).ears;
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
    return this.#givenTo(state, engine).get(text) ?? NOBODY;
  }

  #findGiven(state: View<State>, engine: Engine): Given {
    if (!this.#room.isAnyGiven(state, engine)) return NOTHING_GIVEN;
    const given = new Map<number, InstanceId[]>();
    for (const card of this.#room.atWork(state, engine).cards) {
      const texts = this.#room.givenTo(state, engine, card);
      if (texts.length === 0) continue;
      for (const text of new Set(texts)) given.set(text, [...(given.get(text) ?? []), card]);
    }
    return given;
  }
}

const NOTHING_GIVEN: Given = new Map();
const NOBODY: readonly InstanceId[] = [];
