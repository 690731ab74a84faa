/**
 * A game written down: one JSON value a line. First what was played, then one line for each decision with all that was so before it, hidden
 * things too, last how it ended. `docs/transcripts.md` describes the lines for strangers; `transcript-schema.ts` reads them.
 */
import type { Action } from "../kernel/choice.ts";
import type { Decision } from "../kernel/decision.ts";
import type { Game, Outcome } from "../kernel/game.ts";
import { knows } from "../kernel/observe.ts";
import { fieldsOf, listOf, type State } from "../kernel/state.ts";

export const TRANSCRIPT_FORMAT = 1;

export type TranscriptHeader = {
  readonly arcology: "transcript";
  readonly format: typeof TRANSCRIPT_FORMAT;
  readonly game: string;
  /** Hash of the cards. */
  readonly content: string;
  readonly seed: number;
  readonly options: unknown;
  /** What the players are called, and who played them. */
  readonly seats: readonly { readonly name: string; readonly bot: string }[];
};

/** One card as it lies there. Its own numbers stand beside, if they are not 0. */
export type CardFacts = {
  readonly id: number;
  readonly card: string;
  readonly name: string;
  /** Players who know it. */
  readonly seen: readonly number[];
  readonly numbers?: Readonly<Record<string, number>>;
};

/** All that is so, hidden things too. */
export type StateFacts = {
  readonly fields: Readonly<Record<string, number | readonly number[]>>;
  /** Places that hold cards, the top card last; `player` if it is a player's, `space` from 1 if the zone has several. */
  readonly zones: readonly {
    readonly zone: string;
    readonly player?: number;
    readonly space?: number;
    readonly cards: readonly CardFacts[];
  }[];
  /** What is under way, as the engine numbers it. */
  readonly frames: readonly number[];
  readonly waiting: readonly number[];
  /** Seed, and how often chance was asked. */
  readonly chance: readonly [number, number];
};

export type TranscriptDecision = {
  /** Counted from 1. */
  readonly n: number;
  readonly player: number;
  readonly kind: string;
  readonly rule: string;
  readonly prompt: string;
  readonly offered: readonly Action[];
  readonly chosen: Action;
  /** Of the state before the choice. */
  readonly digest: string;
  readonly state: StateFacts;
};

/** `outcome` is null if the game was broken off. */
export type TranscriptEnd = {
  readonly outcome: Outcome | null;
  readonly decisions: number;
  readonly digest: string;
  readonly state: StateFacts;
};

/** Ids of the designs, by index. */
export type Designs = readonly { readonly id: string }[];

/** The line of a decision, to be written before the choice is carried out. */
export function decisionLine(game: Game, designs: Designs, state: State, decision: Decision, chosen: number): TranscriptDecision {
  return {
    n: state.decisions + 1,
    player: decision.player,
    kind: decision.kind,
    rule: decision.rule,
    prompt: decision.prompt,
    offered: decision.actions.all(),
    chosen: decision.actions.at(chosen),
    digest: game.digest(state),
    state: factsOf(game, designs, state),
  };
}

/** The last line. */
export function endLine(game: Game, designs: Designs, state: State): TranscriptEnd {
  return {
    outcome: game.returns(state) ?? null,
    decisions: state.decisions,
    digest: game.digest(state),
    state: factsOf(game, designs, state),
  };
}

/** All that is so in a state, by the names that the game gives things. */
export function factsOf(game: Game, designs: Designs, state: State): StateFacts {
  const { layout } = game;
  const values = fieldsOf(state);
  const players = state.returns.map((_, player) => player);
  const spaced = new Set(layout.places.filter(({ space }) => space > 0).map(({ zone }) => zone));
  const cardFacts = (id: number): CardFacts => {
    const design = state.card[id] ?? 0;
    const numbers = layout.cardFields.flatMap((name) => (listOf(state, name)[id] ? [[name, listOf(state, name)[id] ?? 0] as const] : []));
    return {
      id,
      card: designs[design]?.id ?? String(design),
      name: game.cardName(design),
      seen: players.filter((player) => knows(state, id, player)),
      ...(numbers.length > 0 ? { numbers: Object.fromEntries(numbers) } : {}),
    };
  };
  return {
    fields: Object.fromEntries(
      Object.entries(layout.fields).flatMap(([name, { per }]) => (per === "card" ? [] : [[name, copyOf(values[name] ?? 0)]])),
    ),
    zones: layout.places.flatMap(({ zone, player, space }, place) => {
      const ids = state.zones[place] ?? [];
      if (ids.length === 0) return [];
      return [{ zone, ...(player < 0 ? {} : { player }), ...(spaced.has(zone) ? { space: space + 1 } : {}), cards: ids.map(cardFacts) }];
    }),
    frames: [...state.frames],
    waiting: [...state.waiting],
    chance: [state.rng.seed, state.rng.drawn],
  };
}

const copyOf = (value: number | readonly number[]) => (typeof value === "number" ? value : [...value]);
