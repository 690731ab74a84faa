/** Megacorp with small cards of its own, and positions made by hand: what the tests of the chapters start from. */
import { loadContent } from "../../../content/load.ts";
import { type Card, parseCardId } from "../../cards/card.ts";
import type { Action } from "../../kernel/choice.ts";
import { decisionOf } from "../../kernel/decision.ts";
import { Engine } from "../../kernel/engine.ts";
import { faultsOf } from "../../kernel/faults.ts";
import { setNumber } from "../../kernel/fork.ts";
import { buildState } from "../../kernel/position.ts";
import type { Content, Rules } from "../../kernel/rules.ts";
import { saveState } from "../../kernel/save.ts";
import { at, createState, fieldsOf, type State } from "../../kernel/state.ts";
import { indexOfAction } from "../../kernel/submit.ts";
import { whyNot } from "../../kernel/why.ts";
import type { Machine } from "../../language/index.ts";
import { type MegacorpContent, type MegacorpEngine, megacorpContent } from "./content.ts";
import {
  ANNIHILATED,
  cardsIn,
  DAMAGE_FIELDS,
  HAND,
  LAYOUT,
  MAIN_DECK,
  MARKET,
  type MegacorpState,
  NETWORK,
  PHASES,
  RESOURCE_DECK,
  TRAIT_NAMES,
} from "./layout.ts";
import { bringIn } from "./losing/leave.ts";
import { megacorpRules } from "./rules.ts";
import type { DeckOption } from "./setup/options.ts";
import { setUp } from "./setup/setup.ts";
import { WHILE_STACK, WINDOW } from "./stack/priority.ts";
import { compileTexts } from "./texts/texts.ts";

type Scores = Partial<Record<"IQ" | "EQ" | "MQ" | "BQ", number | null>>;
type Printed = {
  readonly kind?: "business" | "character" | "event" | "equipment" | "location";
  readonly founder?: true;
  readonly back?: "green" | "blue" | "red";
  readonly faction?: string;
  readonly valuation?: number;
  readonly cost?: Scores;
  readonly scores?: Scores;
  readonly tags?: readonly string[];
  readonly docks?: readonly ("N" | "E" | "S" | "W")[];
  readonly text?: string;
};

/** A card for tests; what is left out is a blue Character of 1M without scores, tags and text. */
export function card(name: string, printed: Printed = {}): Card {
  const {
    kind = "character",
    founder,
    back,
    faction = "neutral",
    valuation = 1,
    cost = {},
    scores = {},
    tags = [],
    docks,
    text = "",
  } = printed;
  const id = parseCardId(`megacorp/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`);
  if (id === undefined) throw new Error(`"${name}" gives no id`);
  return {
    id,
    game: "megacorp",
    set: "TEST",
    number: name,
    kind,
    name,
    names: {},
    text,
    flavor: "",
    flavors: {},
    count: 1,
    fields: {
      faction,
      back: back ?? (kind === "business" || founder ? "red" : "blue"),
      ...(founder ? { founder } : {}),
      valuation,
      traitCost: cost,
      scores: Object.fromEntries(TRAIT_NAMES.map((trait) => [trait, scores[trait] ?? null])),
      tags: [...tags],
      ...(docks ? { docks: [...docks] } : {}),
    },
    art: { motif: "test", seed: name, palette: "test" },
    credit: { artist: "", licence: "" },
    provenance: "original",
    fixed: [],
  };
}

/** Cards without a text, of every kind. */
export const CARDS: readonly Card[] = [
  card("Tower", { kind: "business", valuation: 20, scores: { IQ: 8, EQ: 8, MQ: 8, BQ: 8 } }),
  card("Boss", { founder: true, valuation: 6, scores: { IQ: 3, EQ: 2, MQ: 1, BQ: 4 } }),
  card("Clerk", { valuation: 2, scores: { IQ: 2, EQ: 1, BQ: 1 } }),
  card("Brute", { valuation: 3, cost: { BQ: 2 }, scores: { IQ: 0, BQ: 4 } }),
  card("Sage", { valuation: 4, cost: { IQ: 2, MQ: 1 }, scores: { IQ: 3, MQ: 3 } }),
  card("Depot", { kind: "location", valuation: 2, scores: { IQ: 1, BQ: 3 } }),
  card("Tool", { kind: "equipment", valuation: 1, scores: { BQ: 1 } }),
  card("Rally", { kind: "event", valuation: 1, scores: { EQ: 1 } }),
  card("Consumer", { back: "green", valuation: 1, scores: { EQ: 1, BQ: 1 } }),
];

/** Carries out nothing: for cards without texts. */
const SILENT: Machine = {
  procedures: [],
  events: [],
  triggers: [],
  replacements: [],
  begin: () => {},
  unannounceable: () => undefined,
  resume: () => {},
  abilities: () => [],
  refusal: () => undefined,
  given: (_state, _engine, _source, text, n) => ({ keyword: "", holes: [], text, n }),
  activate: () => {},
  pay: () => {},
  unpayable: () => undefined,
  statics: () => [],
  says: () => false,
  isAnyAtWork: () => false,
  ownStatics: () => [],
  printed: () => [],
  programOf: () => undefined,
  endSpans: () => {},
  isGiven: () => false,
  isSaid: () => false,
  notedFault: () => undefined,
};

/** The numbers of cards, with nothing that carries out texts. */
export const textFree = (cards: readonly Card[]): MegacorpContent =>
  megacorpContent(cards, { programs: cards.map(() => undefined), machine: SILENT, keywords: [] });

export const { keywords: KEYWORDS, cards: SHIPPED_CARDS } = loadContent().content.megacorp;

/** The numbers of cards with their texts compiled; throws if one cannot be carried out. */
export function texted(cards: readonly Card[]): MegacorpContent {
  const texts = compileTexts(cards, KEYWORDS);
  if (!texts.ok) throw new Error(JSON.stringify(texts.error));
  return megacorpContent(cards, texts.value);
}

/** A card in a network: its name, its slot counted from the Business, or the host that it lies under; and what differs from a card just deployed. */
export type Lying = {
  readonly card: string;
  readonly at?: readonly [x: number, y: number];
  /** Name of the host: the newest card of that name in the same network. */
  readonly under?: string;
  /** Default: whose network it is. */
  readonly controller?: number;
  readonly owner?: number;
  readonly engaged?: true;
  readonly damage?: Scores;
  readonly counters?: number;
  /** Attacks it made this turn. */
  readonly attacks?: number;
};

type Seat = {
  readonly network?: readonly Lying[];
  readonly hand?: readonly string[];
  readonly main?: readonly string[];
  readonly resources?: readonly string[];
  readonly market?: readonly string[];
  readonly annihilated?: readonly string[];
  readonly money?: number;
  readonly pool?: Scores;
};

export type TableOptions = {
  /** Default `CARDS`. */
  readonly cards?: readonly Card[];
  /** Default: text-free. */
  readonly content?: MegacorpContent;
  /** By player; piles are listed from the bottom to the top. */
  readonly seats: readonly Seat[];
  /** A stand of the rules; default the beginning of the Buy phase. */
  readonly stand?: string;
  readonly active?: number;
  readonly turn?: number;
  readonly log?: boolean;
  readonly plain?: boolean;
  /** Ask who has priority what to do; default: all pass. */
  readonly asksPriority?: true;
  /** Changes what was laid out before play begins: what has happened this turn. */
  readonly prepare?: (state: MegacorpState, engine: MegacorpEngine) => void;
};

/** Every seat has this unless its network is said: a Business with a Founder to the north. */
export const HOME: readonly Lying[] = [
  { card: "Tower", at: [0, 0] },
  { card: "Boss", at: [0, 1] },
];

/** A position that can be asked and played. */
export class Table {
  readonly state: MegacorpState;
  readonly engine: MegacorpEngine;
  /** Priority is passed unasked. */
  readonly passes: boolean;

  constructor(state: MegacorpState, engine: MegacorpEngine, passes: boolean) {
    this.state = state;
    this.engine = engine;
    this.passes = passes;
    this.pass();
  }

  /** Everybody passes as long as priority is asked for, if that is not to be asked. */
  pass(): this {
    while (this.passes && this.asked?.kind === "priority")
      this.engine.choose(this.state as State, this.engine.legal(this.state as State).length - 1);
    return this;
  }

  /** The instance of a name, the newest one first; throws if there is none. */
  card(name: string, among: (card: number) => boolean = () => true): number {
    const design = this.engine.content.cards.findIndex((one) => one.name === name);
    const found = this.state.card.flatMap((one, id) => (one === design && among(id) ? [id] : []));
    const last = found.at(-1);
    if (last === undefined) throw new Error(`There is no ${name}`);
    return last;
  }

  name(id: number): string {
    return at(this.engine.content.cards, at(this.state.card, id)).name;
  }

  /** The names in a place, the top last. */
  names(place: number): string[] {
    return cardsIn(this.state, place).map((id) => this.name(id));
  }

  hand(player: number): string[] {
    return this.names(HAND + player);
  }
  market(player: number): string[] {
    return this.names(MARKET + player);
  }
  network(player: number): string[] {
    return this.names(NETWORK + player);
  }

  get asked() {
    return decisionOf(this.engine as Engine, this.state as State);
  }

  /** The actions on offer, of one kind or all. */
  offered(kind?: string): Action[] {
    return (this.asked?.actions.all() ?? []).filter((action) => kind === undefined || action.kind === kind);
  }

  /** Plays an action; throws if it is not on offer. */
  act(kind: string, about: Readonly<Record<string, number | string>> = {}): this {
    const index = indexOfAction(this.engine as Engine, this.state as State, { kind, ...about });
    if (index < 0)
      throw new Error(`${kind} ${JSON.stringify(about)} is not on offer, but ${JSON.stringify(this.offered())} (${this.asked?.kind})`);
    this.engine.choose(this.state as State, index);
    return this.pass();
  }

  /** Begins a procedure on top of what is asked now, and runs on. */
  run(procedure: Parameters<MegacorpEngine["call"]>[1], ...slots: readonly number[]): this {
    const [a = 0, b = 0, c = 0, d = 0] = slots;
    this.engine.call(this.state, procedure, a, b, c, d);
    this.engine.resume(this.state as State);
    return this;
  }

  /** Plays the first action until a question of that kind is asked. */
  until(kind: string): this {
    for (let i = 0; i < 1000 && this.asked && this.asked.kind !== kind; i++)
      this.engine.choose(this.state as State, this.asked.kind === "priority" ? this.engine.legal(this.state as State).length - 1 : 0);
    if (this.asked?.kind !== kind) throw new Error(`"${kind}" was never asked`);
    return this;
  }

  /** Begins to carry out the text of a card, as if it were played: it goes on the stack, and everybody passes until it has been carried out. */
  carryOut(source: number): this {
    this.engine.call(this.state, WINDOW, WHILE_STACK);
    this.engine.content.machine.begin(this.state, this.engine, { source });
    this.engine.resume(this.state as State);
    return this.pass();
  }

  /** Answers questions, each by an action's words: its kind, then what it names, cards by their names; passes where something only waits on the stack. */
  answer(...answers: readonly string[]): this {
    for (const answer of answers) {
      const offered = this.offered().map((action) => this.words(action));
      if (!offered.includes(answer)) throw new Error(`"${answer}" is not on offer: ${JSON.stringify(offered)}`);
      this.engine.choose(this.state as State, offered.indexOf(answer));
      this.pass();
    }
    return this;
  }

  /** An action in words: "deploy Clerk 0 1 1". */
  words(action: Action): string {
    const design = (index: number) => at(this.engine.content.cards, index).name;
    const word = (name: string, value: number | string) =>
      name === "card" || name === "host" ? this.name(Number(value)) : name === "design" ? design(Number(value)) : `${value}`;
    return Object.entries(action)
      .map(([name, value]) => word(name, value))
      .join(" ");
  }

  /** Why something is not on offer to whoever is asked: the reasons, or none if it is. */
  why(kind: string, about: Readonly<Record<string, number | string>> = {}): string[] {
    return whyNot(this.engine as Engine, this.state as State, this.asked?.player ?? 0, { kind, ...about }).flatMap(
      ({ reasons }) => reasons,
    );
  }

  /** The endings that were reached, as rule numbers; none while the match is on. */
  get endings(): string[] {
    const { rules } = this.engine;
    return rules.endings.flatMap(({ rule }, i) => ((this.state.ended & (1 << (i + 2))) !== 0 ? [rule] : []));
  }

  get faults(): string[] {
    return faultsOf(this.engine as Engine, this.state as State).map(({ message }) => message);
  }

  save(): string {
    return saveState(this.engine as unknown as Engine<Content>, this.state as State);
  }
}

/** Builds a position and takes it up at a stand. */
export function table({
  cards = CARDS,
  content = textFree(cards),
  seats,
  stand = "buy phase",
  active = 0,
  turn = 3,
  log = false,
  plain = false,
  asksPriority,
  prepare,
}: TableOptions): Table {
  const engine: MegacorpEngine = new Engine<MegacorpContent>(megacorpRules(content) as unknown as Rules, content, { plain });
  const state = createState(LAYOUT, seats.length, 1);
  const designOf = (name: string): number => {
    const design = content.cards.findIndex((one) => one.name === name);
    if (design < 0) throw new Error(`There is no card ${name}`);
    return design;
  };
  seats.forEach(
    ({ network = HOME, hand = [], main = [], resources = [], market = [], annihilated = [], money = 10, pool = {} }, player) => {
      for (const [zone, names] of [
        [HAND, hand],
        [MAIN_DECK, main],
        [RESOURCE_DECK, resources],
        [MARKET, market],
        [ANNIHILATED, annihilated],
      ] as const)
        for (const name of names) bringIn(state, designOf(name), player, zone);
      for (const lying of network) lay(state, designOf(lying.card), player, lying, content);
      state.money[player] = money;
      TRAIT_NAMES.forEach((trait, i) => {
        const list = at([state.poolIQ, state.poolEQ, state.poolMQ, state.poolBQ], i);
        list[player] = pool[trait] ?? 0;
      });
    },
  );
  Object.assign(state, { active, turn, first: 0, phase: phaseOf(stand) });
  if (log) state.log = [];
  prepare?.(state, engine);
  const position = { zones: state.zones, seen: state.seen, fields: fieldNumbers(state), stand };
  const built = buildState(engine as unknown as Engine, state as State, position);
  if (!built.ok) throw new Error(built.error.message);
  return new Table(built.value as MegacorpState, engine, !asksPriority);
}

/** The phase in which a stand is. */
const phaseOf = (stand: string): number =>
  Math.max(
    1,
    PHASES.findIndex((phase) => stand.startsWith(phase.toLowerCase())),
  );

function fieldNumbers(state: MegacorpState): Record<string, number | readonly number[]> {
  const fields = fieldsOf(state as State);
  return Object.fromEntries(Object.keys(LAYOUT.fields).map((name) => [name, fields[name] ?? 0]));
}

function lay(state: MegacorpState, design: number, network: number, lying: Lying, content: MegacorpContent): void {
  const { at: slot = [0, 0], under, controller = network, owner = controller, engaged, damage = {}, counters = 0, attacks = 0 } = lying;
  const id = bringIn(state, design, owner, NETWORK + network - owner);
  const host =
    under === undefined ? -1 : cardsIn(state, NETWORK + network).findLast((one) => at(content.cards, at(state.card, one)).name === under);
  if (host === undefined) throw new Error(`There is no ${under} to lie under`);
  setNumber(state, "host", id, host + 1);
  setNumber(state, "x", id, host < 0 ? slot[0] : at(state.x, host));
  setNumber(state, "y", id, host < 0 ? slot[1] : at(state.y, host));
  setNumber(state, "controller", id, controller);
  setNumber(state, "engaged", id, engaged ? 1 : 0);
  setNumber(state, "counters", id, counters);
  setNumber(state, "attacks", id, attacks);
  setNumber(state, "stamp", id, ++state.stamps);
  setNumber(state, "object", id, ++state.objects);
  // An Event that lies there has been carried out (MC-R125).
  setNumber(state, "resolved", id, state.object[id] ?? 0);
  TRAIT_NAMES.forEach((trait, i) => {
    setNumber(state, at(DAMAGE_FIELDS, i), id, damage[trait] ?? 0);
  });
}

/** A legal deck of `CARDS`. */
export const DECK: DeckOption = {
  name: "text-free",
  business: "megacorp/tower",
  founder: "megacorp/boss",
  main: [
    ["megacorp/clerk", 12],
    ["megacorp/brute", 8],
    ["megacorp/sage", 6],
    ["megacorp/depot", 6],
    ["megacorp/tool", 4],
    ["megacorp/rally", 4],
  ],
  resources: [["megacorp/consumer", 20]],
};

/** A match of players with that deck, at its first question. */
export function begin(players = 2, seed = 1, content: MegacorpContent = textFree(CARDS)): Table {
  const engine: MegacorpEngine = new Engine<MegacorpContent>(megacorpRules(content) as unknown as Rules, content, {});
  const state = createState(LAYOUT, players, seed);
  setUp(state, { decks: Array.from({ length: players }, () => DECK) }, content);
  engine.begin(state as State);
  return new Table(state, engine, true);
}
