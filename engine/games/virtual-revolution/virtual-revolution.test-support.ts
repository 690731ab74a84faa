/** Virtual Revolution with its shipped cards and city, and positions made by hand: what the tests of the chapters start from. */
import { loadContent } from "../../../content/load.ts";
import type { Action } from "../../kernel/choice.ts";
import type { Change } from "../../kernel/edit.ts";
import { Engine } from "../../kernel/engine.ts";
import { openGame } from "../../kernel/game.ts";
import type { Rules } from "../../kernel/rules.ts";
import { at } from "../../kernel/state.ts";
import type { Boards } from "../boards/index.ts";
import { type VrContent, vrContent } from "./content.ts";
import { cardsIn, layoutOf, MOST_PLAYERS, TITLE, TITLES, type VrEngine, type VrState, type VrView } from "./layout.ts";
import { type Asked, type CardTexts, type Line, type Modifier, SILENT } from "./moments.ts";
import { openVirtualRevolution } from "./open.ts";
import { NO_PARTS, type TextParts, vrRules } from "./rules.ts";
import { STANDARD, type VrOptions } from "./setup/options.ts";

const { cards, keywords, boards: city } = loadContent().content["virtual-revolution"];
if (city === undefined) throw new Error("The boards of Virtual Revolution are missing");
const boards: Boards = city;

export { boards as VR_BOARDS, cards as VR_CARDS };

const opened = openVirtualRevolution({ cards, keywords, boards });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
export const SHIPPED = opened.value;

export const LAYOUT = layoutOf(boards);

/** What a line does in a test: given by the number of its card and its label, "AG16 promotion". */
export type Script = Readonly<Record<string, Scripted>>;
type Scripted = {
  does?(state: VrView, engine: VrEngine, asked: Asked): void;
  /** “With X:” of this Action. */
  readonly action?: number;
  readonly brings?: Partial<Modifier>;
  readonly keeps?: true;
  isMet?(state: VrView, engine: VrEngine, asked: Asked): boolean;
  isMetByRaid?(cards: number, spent: number): boolean;
  score?(state: VrView, engine: VrEngine, player: number): number;
};

const NOTHING: Modifier = { credits: 0, range: 0, waives: false, optional: false, first: false, pays: 0, discards: 0 };

/** Texts that do what a test says, so that the rules around them are seen: every Verse has a mission but those of `free`. */
export function scripted(script: Script, free: readonly string[] = []): CardTexts {
  const key = (design: number, line: Line) => `${cards[design]?.number} ${line}`;
  const designOf = (state: VrView, { card, design }: Asked) => design ?? at(state.card, card);
  const found = (state: VrView, asked: Asked) => script[key(designOf(state, asked), asked.line)];
  return {
    ...SILENT,
    begin: (state, engine, asked) => found(state, asked)?.does?.(state, engine, asked),
    isAble: (state, _engine, asked) => found(state, asked)?.does !== undefined,
    modifier(design, label, action) {
      const line = script[key(design, label)];
      return line?.action === action ? { ...NOTHING, ...line.brings } : undefined;
    },
    isAttached: (design, line) => script[key(design, line)]?.action !== undefined,
    hasMission: (design) => !free.includes(cards[design]?.number ?? ""),
    isMet: (state, engine, asked) => found(state, asked)?.isMet?.(state, engine, asked) === true,
    isMetByRaid: (design, held, spent) => script[key(design, "mission")]?.isMetByRaid?.(held, spent) === true,
    keeps: (design) => script[key(design, "effect")]?.keeps === true,
    copies: () => false,
    choosesType: (design) => script[key(design, "promotion")] !== undefined && cards[design]?.number === "AG32",
    score: (state, engine, card, player) => script[key(at(state.card, card), "end")]?.score?.(state, engine, player) ?? 0,
    words: () => undefined,
    options: () => undefined,
  };
}

/** The game with texts, and what tests do with it. */
export function tableOf(texts: CardTexts, parts: TextParts = NO_PARTS) {
  const content: VrContent = vrContent(cards, boards, texts);
  const game = openGame(vrRules(LAYOUT, parts), content);
  const engine: VrEngine = new Engine<VrContent>(vrRules(LAYOUT, parts) as Rules, content);

  /** A game that was just set up. */
  const begin = (seed = 1, options: Partial<VrOptions> = {}): VrState => game.start({ seed }, { ...STANDARD, ...options });

  /** Changes a position by hand; throws if it cannot be. */
  function edit(state: VrState, ...changes: Change[]): VrState {
    const done = game.edit(state, changes);
    if (!done.ok) throw new Error(done.error.message);
    return state;
  }

  /** Plays an action; throws if it is not on offer. */
  function act(state: VrState, kind: string, about: Readonly<Record<string, number | string>> = {}): VrState {
    game.apply(state, { kind, ...about });
    return state;
  }

  /** A map without Influence, everything in reserve, nobody with a Title, and a Director of player 0 placed in a borough. */
  function empty(here: number, options: Partial<VrOptions> = {}, seed = 1): VrState {
    const state = begin(seed, options);
    const total = [0, 0, 20, 18, 15][state.players] ?? 0;
    const clear = state.influence.flatMap((n, i) => (n > 0 ? [set("influence", 0, i)] : []));
    const reserves = state.returns.map((_, player) => set("reserve", total, player));
    const order = state.returns.map((_, player) => set("order", player, player));
    const held = state.returns.flatMap((_, player) => cardsIn(state, TITLE + player).map((card) => move(card, TITLES)));
    edit(state, ...clear, ...reserves, ...order, ...held, set("active", 0));
    return act(state, "place", { borough: borough(here) });
  }

  /** The actions on offer, of one kind or all. */
  const offered = (state: VrState, kind?: string): Action[] =>
    (game.decision(state)?.actions.all() ?? []).filter((action) => kind === undefined || action.kind === kind);
  const kinds = (state: VrState): string[] => [...new Set(offered(state).map((action) => action.kind))];

  /** Why something is not on offer: the reasons of the verb, or none if it is. */
  const reasons = (state: VrState, kind: string, about: Readonly<Record<string, number>> = {}): string[] =>
    game.why(state, game.decision(state)?.player ?? 0, { kind, ...about }).flatMap((why) => why.reasons);

  /** Ends turns until the match stands at something else than a turn, or is over; every Director goes to one borough. */
  function endRound(state: VrState): VrState {
    while (game.decision(state)?.kind === "turn") {
      if (offered(state, "place").length > 0) act(state, "place", { borough: 0 });
      act(state, "end turn");
      if (state.pass === 1 && state.phase === 0 && state.directorsLeft.every((n) => n === 3)) return state;
    }
    return state;
  }

  return { content, game, engine, begin, edit, act, empty, offered, kinds, reasons, endRound };
}

export const { content: CONTENT, game: GAME, engine: ENGINE, begin, edit, act, empty, offered, kinds, reasons, endRound } = tableOf(SILENT);

/** The borough of a printed number. */
export function borough(number: number): number {
  return CONTENT.city.byNumber.get(number) ?? -1;
}

/** The instance of a card by its printed number, the n-th of its copies. */
export function cardOf(state: VrState, number: string, copy = 0): number {
  const design = cards.findIndex((card) => card.number === number);
  return at(
    state.card.flatMap((one, id) => (one === design ? [id] : [])),
    copy,
  );
}

export const nameOf = (state: VrState, card: number): string => GAME.cardName(at(state.card, card));
export const namesAt = (state: VrState, place: number): string[] => cardsIn(state, place).map((card) => nameOf(state, card));

/** A number of the game, or of a player, card, space or list. */
export function set(field: keyof typeof LAYOUT.fields, value: number, index?: number): Change {
  return index === undefined ? { kind: "set", field, value } : { kind: "set", field, at: index, value };
}
export const influence = (number: number, player: number, n: number): Change =>
  set("influence", n, borough(number) * MOST_PLAYERS + player);
export function move(card: number, place: number): Change {
  return { kind: "move", card, place };
}
