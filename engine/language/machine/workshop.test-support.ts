/**
 * A game for tests of the machine: a workshop of robots and tools on the kernel. It gives a run to every word of the core, so that any sentence can be
 * carried out, and writes down what happens.
 *
 * W1 In a turn the active player plays cards from hand, one after the other, or passes. W2 A card that is played lies on its player's bench. W3 A player with an empty
 * deck draws nothing. W4 After 20 turns: draw. W5 A hand of 12 draws nothing.
 */
import { MOVE, ON_BOTTOM, ON_TOP, SHOW, SHUFFLE } from "../../kernel/card-events.ts";
import { Engine } from "../../kernel/engine.ts";
import { type EventRule, events } from "../../kernel/events.ts";
import { clearNumbers, setNumber } from "../../kernel/fork.ts";
import { type Game, openGame } from "../../kernel/game.ts";
import { defineLayout, everybody } from "../../kernel/layout.ts";
import { procedures } from "../../kernel/procedure.ts";
import type { Content, Rules } from "../../kernel/rules.ts";
import { at, type InstanceId, type Player, type StateOf, type View } from "../../kernel/state.ts";
import { createCard, moveCard } from "../../kernel/zones.ts";
import { CORE } from "../core/index.ts";
import { composeLanguage, type Language, type Vocabulary } from "../language.ts";
import { readText } from "../reading/read.ts";
import { type Construct, construct } from "../tables/construct.ts";
import { type KeywordRow, keywordVocabulary } from "../tables/keyword.ts";
import { compileText } from "./compile.ts";
import { textFields } from "./events.ts";
import { type Machine, machineOf } from "./machine.ts";
import type { TextProgram } from "./program.ts";
import { type Counted, type Destination, type Run, runsFor, type TextRules } from "./run.ts";

const LAYOUT = defineLayout({
  players: 3,
  zones: {
    deck: { per: "player", seen: "none", region: { each: "own" } },
    hand: { per: "player", seen: "owner", region: { each: "own" } },
    bench: { per: "player", seen: "all" },
    scrap: { per: "player", seen: "all" },
  },
  fields: {
    turn: { per: "game" },
    active: { per: "game" },
    money: { per: "player", start: 5 },
    paint: { per: "player" },
    extraTurns: { per: "player" },
    engaged: { per: "card" },
    destroyed: { per: "card" },
    played: { per: "card" },
    ...textFields,
  },
});
export type WorkshopState = StateOf<typeof LAYOUT>;
type WorkshopView = View<WorkshopState>;

/** A design: what it is called, what it is, its tags, what a text says of it. */
export type Design = {
  readonly name: string;
  readonly noun: "robot" | "tool";
  readonly tags?: readonly string[];
  readonly steam?: number;
  readonly text?: string;
};
export type WorkshopContent = Content & { readonly designs: readonly Design[] };

export const DECK = LAYOUT.at.deck;
export const HAND = LAYOUT.at.hand;
export const BENCH = LAYOUT.at.bench;
export const SCRAP = LAYOUT.at.scrap;

const event = events<WorkshopState, WorkshopContent>();
const cardsIn = (state: WorkshopView, place: number) => at(state.zones, place);
const change = (list: number[], i: number, by: number) => {
  list[i] = at(list, i) + by;
};

export const GAIN = event("gain", ["player", "number"], (state, player, n) => change(state.money, player, n));
export const LOSE = event("lose", ["player", "number"], (state, player, n) =>
  change(state.money, player, -Math.min(n, at(state.money, player))),
);
export const PAY = event("pay", ["player", "number"], (state, player, n) =>
  change(state.money, player, -Math.min(n, at(state.money, player))),
);
export const PAINT = event("paint", ["player", "number"], (state, player, n) => change(state.paint, player, n));
export const ENGAGE = event("engage", ["card"], (state, card) => {
  setNumber(state, "engaged", card, 1 - at(state.engaged, card));
});
export const DESTROY = event("destroy", ["card", "player"], (state, card) => {
  moveCard(state, LAYOUT, card, SCRAP + at(state.owner, card));
  setNumber(state, "destroyed", card, 1);
});
export const DISCARD = event("discard", ["card", "player"], (state, card) => moveCard(state, LAYOUT, card, SCRAP + at(state.owner, card)));
export const DRAW = event("draw", ["player"], (state, player) => {
  const card = cardsIn(state, DECK + player).at(-1);
  if (card !== undefined && cardsIn(state, HAND + player).length < 12) moveCard(state, LAYOUT, card, HAND + player);
});
export const TURN_BEGINS = event("turn begins", ["player"], (state, player) => {
  state.active = player;
  state.turn++;
  clearNumbers(state, "destroyed");
  clearNumbers(state, "played");
});
export const TURN_ENDS = event("turn ends", ["player"], () => undefined);
export const NOTE = event("note", ["number", "number", "number", "number"], () => undefined);
export const EXTRA = event("extra turn", ["player"], (state, player) => change(state.extraTurns, player, 1));
export const LOSE_GAME = event("lose the game", ["player"], (state, player, _b, _c, _d, engine) =>
  engine.end(
    state,
    1,
    state.returns.map((_, other) => (other === player ? -1 : 1)),
  ),
);
const FINISH = event("finish", [], (state, _a, _b, _c, _d, engine) =>
  engine.end(
    state,
    0,
    state.returns.map(() => 0),
  ),
);

const run = runsFor<WorkshopState, WorkshopContent>();
const design = (state: WorkshopView, card: InstanceId, { content }: Engine<WorkshopContent>): Design =>
  at(content.designs, at(state.card, card));
const own = (place: number, seen?: "owner" | "nobody") =>
  run.places((_state, player, into) => void into.push(place + player), seen ? { seen } : {});
const hand = (_state: unknown, { actor }: { readonly actor: Player }, into: number[]) => void into.push(HAND + actor);
const one = (
  state: WorkshopView,
  player: Player,
  n: number,
  engine: Engine<WorkshopContent>,
  rule: EventRule<WorkshopState, WorkshopContent>,
) => {
  for (let i = 0; i < n; i++) engine.propose(state, rule, player);
};
const each = (rule: EventRule<WorkshopState, WorkshopContent>) =>
  run.verb({
    run(state, { actor }, engine, cards: readonly InstanceId[]) {
      for (const card of cards) engine.propose(state, rule, card, actor);
    },
  });

/** What the words of the core do in the workshop. */
export const workshopRuns = (played: PlayEvent): Readonly<Record<string, Run>> => ({
  "zone.hand": own(HAND, "owner"),
  "zone.decks": own(DECK, "nobody"),
  "state.engaged": run.test((state, card) => at(state.engaged, card) === 1),
  "state.disengaged": run.test((state, card) => at(state.engaged, card) === 0),
  "state.damaged": run.test(() => false),
  "history.destroyed": run.test((state, card) => at(state.destroyed, card) === 1),
  "history.deployed": run.test((state, card) => at(state.played, card) === 1),
  "history.played": run.test((state, card) => at(state.played, card) === 1),
  "history.attacked": run.test(() => false),
  tag: run.test((state, card, engine, _acting, tag: string) => design(state, card, engine).tags?.includes(tag) ?? false),
  named: run.test((state, card, engine, _acting, name: string) => design(state, card, engine).name === name),
  "player.rich": run.players((state, player, _acting, _engine, m: number) => at(state.money, player) >= m),
  "player.poor": run.players((state, player, _acting, _engine, m: number) => at(state.money, player) <= m),
  "cond.rich": run.condition((state, { controller }, _engine, m: number) => at(state.money, controller) >= m),
  "cond.poor": run.condition((state, { controller }, _engine, m: number) => at(state.money, controller) <= m),
  "cond.destroyed": run.condition((state, _acting, _engine, counted: Counted) =>
    counted(state.card.flatMap((_, card) => (at(state.destroyed, card) === 1 ? [card] : []))),
  ),
  pay: run.verb({
    payable: (state, { actor }, _engine, costs) => costs.reduce((sum, [n]) => sum + Number(n), 0) <= at(state.money, actor),
    missing: (state, { actor }) => ({ rule: "W-money", reason: `you have ${at(state.money, actor)}M` }),
    run: (state, { actor }, engine, n: number) => engine.propose(state, PAY, actor, n),
  }),
  gain: run.verb({ plain: true, run: (state, { actor }, engine, n: number) => engine.propose(state, GAIN, actor, n) }),
  lose: run.verb({ plain: true, run: (state, { actor }, engine, n: number) => engine.propose(state, LOSE, actor, n) }),
  "lose.half": run.verb({
    run(state, _acting, engine, players: readonly Player[]) {
      for (const player of players) engine.propose(state, LOSE, player, Math.floor(at(state.money, player) / 2));
    },
  }),
  draw: run.verb({
    able: (state, { actor }) => cardsIn(state, DECK + actor).length > 0,
    gets: (state, { actor }) => cardsIn(state, HAND + actor),
    run: (state, { actor }, engine, n: number) => one(state, actor, n, engine, DRAW),
  }),
  shuffle: run.verb({
    run(state, _acting, engine, places: readonly number[]) {
      for (const place of places) engine.propose(state, SHUFFLE, place);
    },
  }),
  discard: run.verb({
    from: hand,
    run(state, { actor }, engine, cards: readonly InstanceId[]) {
      for (const card of cards) engine.propose(state, DISCARD, card, actor);
    },
  }),
  "discard.hand": run.verb({
    run(state, { actor }, engine, players: readonly Player[]) {
      for (const player of players) for (const card of [...cardsIn(state, HAND + player)]) engine.propose(state, DISCARD, card, actor);
    },
  }),
  destroy: each(DESTROY),
  reveal: run.verb({
    from: hand,
    run(state, _acting, engine, cards: readonly InstanceId[]) {
      for (const card of cards) engine.propose(state, SHOW, card, everybody(state.players));
    },
  }),
  "reveal.hand": run.verb({
    run(state, _acting, engine, players: readonly Player[]) {
      for (const player of players)
        for (const card of [...cardsIn(state, HAND + player)]) engine.propose(state, SHOW, card, everybody(state.players));
    },
  }),
  look: run.verb({
    run(state, { actor }, engine, cards: readonly InstanceId[]) {
      for (const card of cards) engine.propose(state, SHOW, card, 1 << actor);
    },
  }),
  return: run.verb({
    run(state, _acting, engine, cards: readonly InstanceId[], places: readonly number[]) {
      moveAll(state, engine, cards, { where: "into", places });
    },
  }),
  put: run.verb({
    run(state, _acting, engine, cards: readonly InstanceId[], to: Destination) {
      moveAll(state, engine, cards, to);
    },
  }),
  play: run.verb({
    from: hand,
    run(state, { actor }, engine, cards: readonly InstanceId[]) {
      for (const card of cards) engine.propose(state, played, actor, card);
    },
  }),
  search: run.search({
    open(state, { actor }, engine, places) {
      for (const place of places) {
        engine.propose(state, SHUFFLE, place);
        for (const card of cardsIn(state, place)) engine.propose(state, SHOW, card, 1 << actor);
      }
    },
    close(state, _acting, engine, places) {
      for (const place of places) engine.propose(state, SHUFFLE, place);
    },
  }),
  extraTurn: run.verb({ plain: true, run: (state, { actor }, engine) => engine.propose(state, EXTRA, actor) }),
  win: run.verb({ plain: true, run: (state, { controller }, engine) => engine.propose(state, LOSE_GAME, 1 - controller) }),
  "lose.game": run.verb({ plain: true, run: (state, { controller }, engine) => engine.propose(state, LOSE_GAME, controller) }),
  "loses.game": run.verb({ run: (state, { actor }, engine) => engine.propose(state, LOSE_GAME, actor) }),
  "costs.less": run.static(),
  "costs.more": run.static(),
  "costs.first": run.static(),
  "players.cannot": run.static(),
  "may.play": run.static(),
  "ban.draw": run.term("draw"),
  "ban.play": run.term("play"),
  "ban.gain": run.term("gain"),
  "ban.search": run.term("search"),
  "ban.lose": run.term("lose"),
  "event.destroyed": run.event({ on: DESTROY, args: { s: 0 } }),
  "event.discarded": run.event({ on: DISCARD, args: { s: 0 } }),
  "event.returned": run.event({ on: MOVE, args: { s: 0 }, fits: (_state, [, place]) => place >= HAND && place < BENCH }),
  "event.discards": run.event({ on: DISCARD, args: { s: 0, p: 1 } }),
  "event.destroys": run.event({ on: DESTROY, args: { s: 0, p: 1 } }),
  "event.gains": run.event({ on: GAIN, args: { p: 0 }, judged: "after" }),
  "event.loses": run.event({ on: LOSE, args: { p: 0 }, judged: "after" }),
  "would.destroyed": run.event({ on: DESTROY, args: { s: 0 } }),
  "would.discarded": run.event({ on: DISCARD, args: { s: 0 } }),
  "would.draw": run.event({ on: DRAW, args: { p: 0 } }),
  "would.lose": run.event({ on: LOSE, args: { p: 0 } }),
  "time.yourTurn": run.time(TURN_BEGINS, (_state, [player], you) => player === you),
  "time.eachTurn": run.time(TURN_BEGINS, () => true),
  "time.eachPlayersTurn": run.time(TURN_BEGINS, () => true, { player: 0 }),
  "time.yourEnd": run.time(TURN_ENDS, (_state, [player], you) => player === you),
  "time.eachEnd": run.time(TURN_ENDS, () => true),
  "next.yourTurn": run.time(TURN_BEGINS, (_state, [player], you) => player === you),
  "next.turn": run.time(TURN_BEGINS, () => true),
  "next.end": run.time(TURN_ENDS, () => true),
  "limit.turn": run.limit({ rule: "W1", stamp: (state) => state.turn }),
  "limit.game": run.limit({ rule: "W1", stamp: () => 0 }),
  "limit.yourTurn": run.limit({ rule: "W1", holds: (state, { controller }) => state.active === controller }),
});

function moveAll(
  state: WorkshopView,
  engine: Engine<WorkshopContent>,
  cards: readonly InstanceId[],
  { where, places: [place] }: Destination,
): void {
  if (place === undefined) return;
  for (const card of cards) {
    // A card that is not known to all stays in its region, and may not go to another player's hand or deck.
    engine.propose(state, SHOW, card, everybody(state.players));
    engine.propose(state, MOVE, card, place, where === "bottom" ? ON_BOTTOM : ON_TOP);
  }
}

/** The words that the workshop has beside the core's. */
const constructs: readonly Construct[] = [
  construct("Noun", "noun.robot", "(robot|robots)", "A robot.", "each robot", {
    run: run.test((state, card, engine) => design(state, card, engine).noun === "robot", { value: 1, rule: "W2" }),
  }),
  construct("Noun", "noun.tool", "(tool|tools)", "A tool.", "each tool", {
    run: run.test((state, card, engine) => design(state, card, engine).noun === "tool", { value: 2, rule: "W2" }),
  }),
  construct("VP", "paint", "(paint|paints) {n:INT} (wall|walls)@n", "Paint for the acting player.", "paint 2 walls", {
    run: run.verb({ plain: true, run: (state, { actor }, engine, n: number) => engine.propose(state, PAINT, actor, n) }),
  }),
  construct("PVP", "engage", "(engage|engages) {c:CardsL}", "Turns cards that are not engaged.", "engage this", {
    run: run.verb({
      fits: [{ rule: "W6", holds: (state, card) => at(state.engaged, card) === 0, reason: () => "It is already engaged" }],
      run(state, _acting, engine, cards: readonly InstanceId[]) {
        for (const card of cards) engine.propose(state, ENGAGE, card);
      },
    }),
  }),
  construct("With", "with.steam", "with steam {n:INT} or less", "Its steam.", "each robot with steam 2 or less", {
    run: run.test((state, card, engine, _acting, n: number) => (design(state, card, engine).steam ?? 0) <= n),
  }),
  construct("Place", "place.beside", "beside {n:Near}", "On the same bench.", "each robot beside this", {
    run: run.test((state, card, _engine, _acting, near: readonly InstanceId[]) =>
      near.some((other) => other !== card && state.zone[other] === state.zone[card]),
    ),
  }),
  construct("ZName", "zone.bench", "bench", "Where a player's played cards lie.", "your bench", { run: own(BENCH) }),
  construct("ZName", "zone.scrap", "scrap", "A player's discarded and destroyed cards.", "your scrap", { run: own(SCRAP) }),
  construct("Value", "value.steam", "that {n:Noun:0}'s steam", "Its steam.", "gain money equal to that card's steam", { refers: "one" }),
  construct("Value", "value.paint", "your paint", "How much paint you have.", "gain money equal to your paint", {
    run: run.value((state, { controller }) => at(state.paint, controller)),
  }),
  construct("Static", "static.strong", "each {g:Group:0} is strong", "Says so.", "each robot is strong", { run: run.static() }),
];

export const WORKSHOP: Vocabulary = {
  id: "workshop",
  imports: ["core", "workshop keywords"],
  constructs,
  examples: {
    having: "each robot with steam 2 or less",
    placed: "each robot beside this",
    "cond.place": "if this is beside a robot, draw 1 card",
    "line.keyword": "Shiny",
  },
  lacks: { "value.steam": "Steam cannot be counted" },
};

const KEYWORDS: readonly KeywordRow[] = [
  { id: "shiny", print: "Shiny", reminder: "It glitters." },
  { id: "rust", print: "Rust {n}", definition: "At the end of your turn, you lose {n}M." },
  { id: "fetch", print: "Fetch {n}", definition: "Draw up to {n} cards. If you do, paint {n} walls.", given: false },
];

export const workshopRules = (order: TextRules["order"]): TextRules => ({
  order,
  keeps: true,
  asks: {
    unit: "W-unit",
    may: "W-may",
    choose: "W-choose",
    target: "W-target",
    mode: "W-mode",
    number: "W-number",
    player: "W-player",
    order: "W-order",
    search: "W-search",
    pay: "W-pay",
  },
  inPlay: (state, into) => {
    for (let player = 0; player < state.players; player++) into.push(BENCH + player);
  },
});

type PlayEvent = EventRule<WorkshopState, WorkshopContent>;

/** A card is played: it lies on the bench, and what it says is carried out. */
export const playedBy = (machine: () => Machine): PlayEvent =>
  event("play", ["player", "card"], (state, player, card, _c, _d, engine) => {
    moveCard(state, LAYOUT, card, BENCH + player);
    setNumber(state, "played", card, 1);
    machine().begin(state, engine, { source: card, controller: player });
  });

export type WorkshopSetup = {
  readonly players: number;
  /** By player: names of the cards in each zone, the top one last. */
  readonly hands?: readonly (readonly string[])[];
  readonly benches?: readonly (readonly string[])[];
  readonly decks?: readonly (readonly string[])[];
};
export type Workshop = Game<WorkshopState> & {
  readonly language: Language;
  readonly programs: readonly (TextProgram | undefined)[];
  readonly machine: Machine;
  readonly engine: Engine<WorkshopContent>;
};

/** The words of the workshop as a language, with more words if need be. */
export function workshopLanguage(
  order: TextRules["order"],
  played: PlayEvent,
  more: readonly Vocabulary[] = [],
  runs: Readonly<Record<string, Run>> = {},
): Language {
  const own: Vocabulary = {
    ...WORKSHOP,
    runs: {
      ...workshopRuns(played),
      "kw.shiny": run.known(),
      "event.plays": run.event({ on: played, args: { p: 0, s: 1 }, judged: "after" }),
      ...runs,
    },
    textRules: workshopRules(order),
  };
  const language = composeLanguage([CORE, own, keywordVocabulary("workshop keywords", KEYWORDS), ...more]);
  if (!language.ok) throw new Error(language.error.map(({ construct: id, message }) => `${id}: ${message}`).join("\n"));
  return language.value;
}

/** Opens a workshop with some designs. Throws a sentence if a text does not run. */
export function openWorkshop(
  designs: readonly Design[],
  { order = "sequence", plain = false }: { readonly order?: TextRules["order"]; readonly plain?: boolean } = {},
): Workshop {
  let machine: Machine | undefined;
  const get = (): Machine => {
    if (!machine) throw new Error("The workshop is not open");
    return machine;
  };
  const played = playedBy(get);
  const language = workshopLanguage(order, played);
  const programs = designs.map(({ text = "", name }) => {
    if (text === "") return undefined;
    const reading = readText(language, text);
    const program = compileText(language, reading);
    if (!program.ok) throw new Error(`${name}: ${[...reading.problems, ...program.error].map(({ message }) => message).join("; ")}`);
    return program.value;
  });
  machine = machineOf(language, programs);
  const { game, engine } = workshopOf(designs, machine, played, plain);
  return { ...game, engine, language, programs, machine };
}

/** The rules of the workshop around a machine. */
export function workshopOf(
  designs: readonly Design[],
  machine: Machine,
  played: PlayEvent,
  plain = false,
): { readonly rules: Rules<WorkshopState, WorkshopContent>; readonly game: Game<WorkshopState>; readonly engine: Engine<WorkshopContent> } {
  const procedure = procedures<WorkshopState, WorkshopContent>();
  const PASS = -1;
  const USES = 1000;
  const match = procedure("match", {
    begin(state, _frame, engine) {
      if (state.turn >= 20) engine.propose(state, FINISH);
      else engine.propose(state, TURN_BEGINS, state.turn === 0 ? 0 : (state.active + 1) % state.players);
      return "play";
    },
    play: {
      kind: "play",
      rule: "W1",
      always: true,
      player: (state) => state.active,
      prompt: () => "Which card do you play?",
      candidates(state, into, _frame, engine) {
        into.push(...cardsIn(state, HAND + state.active));
        for (const card of cardsIn(state, BENCH + state.active))
          for (const ability of machine.programOf(state, engine, card)?.activated.keys() ?? [])
            if (machine.refusal(state, engine, card, ability) === undefined) into.push(USES * (ability + 1) + card);
        into.push(PASS);
      },
      action: (_state, card) =>
        card === PASS
          ? { kind: "pass" }
          : card < USES
            ? { kind: "play", card }
            : { kind: "use", card: card % USES, ability: Math.trunc(card / USES) },
      carryOut(state, card, _frame, engine) {
        if (card === PASS) return "end";
        if (card < USES) engine.propose(state, played, state.active, card);
        else machine.activate(state, engine, card % USES, Math.trunc(card / USES) - 1);
        return "play";
      },
    },
    end(state, _frame, engine) {
      engine.propose(state, TURN_ENDS, state.active);
      return "begin";
    },
  });
  const names = designs.map(({ name }) => name);
  const rules: Rules<WorkshopState, WorkshopContent> = {
    id: "workshop",
    layout: LAYOUT,
    bound: { decisions: 5000, rule: "W4" },
    endings: [
      { rule: "W4", reason: "20 turns are over" },
      { rule: "W7", reason: "A text says so" },
    ],
    procedures: [match, ...machine.procedures],
    events: [
      GAIN,
      LOSE,
      PAY,
      PAINT,
      ENGAGE,
      DESTROY,
      DISCARD,
      DRAW,
      TURN_BEGINS,
      TURN_ENDS,
      NOTE,
      EXTRA,
      LOSE_GAME,
      FINISH,
      played,
      MOVE,
      SHOW,
      SHUFFLE,
      ...machine.events,
    ],
    triggers: machine.triggers,
    replacements: machine.replacements,
    active: (state) => state.active,
    setup(state, options) {
      const { hands = [], benches = [], decks = [] } = options as WorkshopSetup;
      const lay = (lists: readonly (readonly string[])[], place: number) => {
        for (const [player, list] of lists.entries())
          for (const name of list) createCard(state, LAYOUT, names.indexOf(name), player, place + player);
      };
      lay(decks, DECK);
      lay(hands, HAND);
      lay(benches, BENCH);
    },
    cardName: (_content, card) => names[card] ?? "?",
  };
  const content = { hash: `workshop of ${names.join(", ")}`, designs };
  return { rules, game: openGame(rules, content, { plain }), engine: new Engine(rules as Rules, content, { plain }) };
}
