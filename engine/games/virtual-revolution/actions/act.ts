/** Acts of texts that choose something, one at a time: which borough, whose Influence, which card (section 2.2). Each is a procedure; whoever carries out a text begins it. */
import type { Member } from "../../../kernel/choice.ts";
import { type Frame, setSlot, slot } from "../../../kernel/frames.ts";
import { type Procedure, procedures } from "../../../kernel/procedure.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { VrContent } from "../content.ts";
import { MOST_PLAYERS, type VrEngine, type VrState, type VrView } from "../layout.ts";

const PLAYER = 0;
const LEFT = 1;
const OF = 2;
/** How often it has still to be done before it may be left. */
const LEAST = 3;

/** Stops choosing where fewer may be done. */
const DONE = -1;

export type ActSpec = {
  /** "eliminate": what its action is called. */
  readonly kind: string;
  readonly rule: string;
  /** What is chosen: a card, a borough, a player, or Influence or another thing of a player in a borough. */
  readonly chooses: "card" | "borough" | "player" | "borough and player";
  /** In whichever order it is done, the same comes of it: where all have to be done nothing is asked (VR-R90). */
  readonly anyOrder?: true;
  prompt(state: VrView, engine: VrEngine): string;
  /** Adds what can be chosen. `of`: what the act is told besides, a zone or a mask. */
  items(state: VrView, player: Player, of: number, into: number[], engine: VrEngine): void;
  /** Does it to what was chosen: proposes events, or calls a procedure as its last act. */
  pick(state: VrView, player: Player, item: number, of: number, engine: VrEngine): void;
  /** What is done when it has been done as often as it is to be. */
  after?(state: VrView, player: Player, engine: VrEngine): void;
};

/** An act that is done n times, fewer if no more is possible (VR-R14). */
export type Act = {
  readonly procedure: Procedure<VrState, VrContent>;
  /** Begins it: the caller's last act. `least`: how many are done at least, if the player may do fewer than n. */
  begin(state: VrView, engine: VrEngine, player: Player, n: number, of?: number, least?: number): void;
  /** Whether it could be done at least once now. */
  isPossible(state: VrView, engine: VrEngine, player: Player, of?: number): boolean;
};

const MEMBERS: Readonly<Record<ActSpec["chooses"], Readonly<Record<string, Member>>>> = {
  card: { card: "card" },
  borough: { borough: "number" },
  player: { player: "player" },
  "borough and player": { borough: "number", player: "player" },
};

/** Something of a player in a borough, as one number. */
export const inBorough = (borough: number, player: Player): number => borough * MOST_PLAYERS + player;
export const boroughOf = (item: number): number => Math.trunc(item / MOST_PLAYERS);
export const playerOf = (item: number): Player => item % MOST_PLAYERS;

/** How often an act has still to be done, by its frame. */
export const leftOf = (state: VrView, frame: Frame): number => slot(state, frame, LEFT);

const procedure = procedures<VrState, VrContent>();
const found: number[] = [];

/** Notes, where somebody listens, which words of a card are carried out after a choice of theirs. */
export function goOn(state: VrView, frame: Frame, engine: VrEngine): void {
  if (state.log !== undefined) engine.doing = engine.content.texts.words(state, engine, frame);
}

/** Declares an act. */
export function act(name: string, spec: ActSpec): Act {
  const { kind, rule, chooses, anyOrder, prompt, items, pick, after } = spec;
  const anyItem = (state: VrView, player: Player, of: number, engine: VrEngine): boolean => {
    found.length = 0;
    items(state, player, of, found, engine);
    return found.length > 0;
  };
  const declared = procedure(name, {
    next(state, frame, engine) {
      const player = slot(state, frame, PLAYER);
      const left = slot(state, frame, LEFT);
      if (left > 0 && anyItem(state, player, slot(state, frame, OF), engine)) {
        if (!anyOrder || Math.min(left, slot(state, frame, LEAST)) < found.length) return "choose";
        setSlot(state, frame, LEFT, left - 1);
        setSlot(state, frame, LEAST, slot(state, frame, LEAST) - 1);
        pick(state, player, at(found, 0), slot(state, frame, OF), engine);
        return "next";
      }
      after?.(state, player, engine);
      return "done";
    },
    choose: {
      kind: name,
      rule,
      forms: [
        { kind, members: MEMBERS[chooses] },
        { kind: "done", members: {} },
      ],
      player: (state, frame) => slot(state, frame, PLAYER),
      prompt: (state, _frame, engine) => prompt(state, engine),
      span: (state, frame, engine) => engine.content.texts.words(state, engine, frame),
      candidates(state, into, frame, engine) {
        items(state, slot(state, frame, PLAYER), slot(state, frame, OF), into, engine);
        if (slot(state, frame, LEAST) <= 0) into.push(DONE);
      },
      action(_state, item) {
        if (item === DONE) return { kind: "done" };
        if (chooses === "borough and player") return { kind, borough: boroughOf(item), player: playerOf(item) };
        return { kind, [chooses]: item };
      },
      carryOut(state, item, frame, engine) {
        setSlot(state, frame, LEFT, item === DONE ? 0 : slot(state, frame, LEFT) - 1);
        setSlot(state, frame, LEAST, slot(state, frame, LEAST) - 1);
        goOn(state, frame, engine);
        if (item !== DONE) pick(state, slot(state, frame, PLAYER), item, slot(state, frame, OF), engine);
        return "next";
      },
    },
  });
  return {
    procedure: declared,
    begin: (state, engine, player, n, of = 0, least = n) => engine.call(state, declared, player, n, of, least),
    isPossible: (state, engine, player, of = 0) => anyItem(state, player, of, engine),
  };
}

/** Adds the numbers of a list that fit. */
export function addWhere(list: readonly number[], into: number[], fits: (item: number) => boolean): void {
  for (let i = 0; i < list.length; i++) {
    const item = at(list, i);
    if (fits(item)) into.push(item);
  }
}
