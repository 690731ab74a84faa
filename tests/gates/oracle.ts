/**
 * The oracle gate: random texts of a vocabulary are carried out by the machine and by a second, simple interpreter of the same tree. The same answers must bring the
 * same questions and the same events, with save and load at every question. At full length: `npm run gates -- --only oracle`.
 */
import { LANGUAGE_GAMES, type LanguageGame } from "../../engine/games/game.ts";
import type { Action } from "../../engine/kernel/choice.ts";
import { Engine } from "../../engine/kernel/engine.ts";
import type { EventRule } from "../../engine/kernel/events.ts";
import { setSlot, slot } from "../../engine/kernel/frames.ts";
import { openGame } from "../../engine/kernel/game.ts";
import { procedures } from "../../engine/kernel/procedure.ts";
import { below, type Rng, rngOf } from "../../engine/kernel/rng.ts";
import type { Rules } from "../../engine/kernel/rules.ts";
import { at, createState, type State, type View } from "../../engine/kernel/state.ts";
import { moveCard } from "../../engine/kernel/zones.ts";
import type { Language } from "../../engine/language/language.ts";
import { compileText } from "../../engine/language/machine/compile.ts";
import { machineOf } from "../../engine/language/machine/machine.ts";
import { type Run, runsFor, type TextRules } from "../../engine/language/machine/run.ts";
import {
  BENCH,
  type Design,
  HAND,
  NOTE,
  TURN_BEGINS,
  TURN_ENDS,
  type WorkshopContent,
  type WorkshopState,
  workshopOf,
  workshopRules,
  workshopRuns,
} from "../../engine/language/machine/workshop.test-support.ts";
import { readText, type TextReading } from "../../engine/language/reading/read.ts";
import { entryOf } from "../../engine/language/tables/grammar.ts";
import { type Sampler, samplerOf } from "../../engine/language/tables/sample.ts";
import { printLine } from "../../engine/language/telling/print.ts";
import { isTree, type Tree, walk } from "../../engine/language/tree.ts";
import { shippedLanguage } from "./language.ts";
import { Capped } from "./oracle-meant.ts";
import { Oracle, type Question } from "./oracle-player.ts";

const DESIGNS: readonly Design[] = [
  { name: "Card", noun: "tool" },
  { name: "Ann", noun: "robot", tags: ["Human", "GMO"], steam: 1 },
  { name: "Bob", noun: "robot", tags: ["AI"], steam: 3 },
  { name: "Saw", noun: "tool", tags: ["Human"] },
];
const SETUP = {
  hands: [["Ann", "Bob", "Saw"], ["Ann", "Saw"], ["Bob"]],
  benches: [["Card", "Ann", "Saw"], ["Bob", "Bob"], ["Saw"]],
  decks: [["Ann", "Bob", "Saw", "Ann", "Bob"], ["Saw", "Saw", "Ann"], ["Ann"]],
};
const setupFor = (players: number) => ({
  players,
  hands: SETUP.hands.slice(0, players),
  benches: SETUP.benches.slice(0, players),
  decks: SETUP.decks.slice(0, players),
});
/** Questions after which two that agree are believed. */
const QUESTIONS = 40;
/** Events without a question after which a text is left alone. */
const EVENTS = 3000;

const run = runsFor<WorkshopState, WorkshopContent>();
const played = {
  name: "play",
  roles: ["player", "card"],
  apply: (state: WorkshopState, player: number, card: number, _c: number, _d: number, engine: { readonly layout: Engine["layout"] }) =>
    moveCard(state, engine.layout, card, BENCH + player),
} as const satisfies EventRule<WorkshopState, WorkshopContent>;

const hash = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
/** A number for whatever a run is handed. */
function stamp(value: unknown, cards: number): number {
  if (typeof value === "number") return value % 9973;
  if (typeof value === "function") return value(Array.from({ length: cards }, (_, card) => card)) ? 1 : 2;
  // Which number a keyword's costs have is the program's own affair.
  if (typeof value === "object" && value !== null && "keyword" in value) return hash(String(value.keyword));
  // Nor what is said for a time, nor where that stands.
  if (typeof value === "object" && value !== null && "said" in value) return 1;
  if (typeof value === "object" && value !== null && "fits" in value && typeof value.fits === "function") {
    const { fits } = value;
    return Array.from({ length: cards }, (_, card) => (fits(card) ? card : 0)).reduce((sum, card) => sum + card, 0);
  }
  return hash(JSON.stringify(value) ?? "");
}

/** Something to do, or to be, for every word of a game that has no rules of its own here: the same for the same words and cards, and otherwise of no sense. */
function anyRun(id: string, sort: string): Run | undefined {
  const n = hash(id);
  switch (sort) {
    case "Noun":
    case "Kind":
    case "State":
    case "Ctrl":
    case "With":
    case "Place":
    case "History":
    case "Named":
      return run.test(
        (state, card, _engine, _acting, ...holes) =>
          (card * 7 + n + holes.reduce((sum: number, hole) => sum + stamp(hole, state.card.length), 0)) % 3 !== 0,
        {
          rule: id,
          value: n,
          ...(n % 4 === 0 ? { implies: (_state, { actor }, into) => void into.push((n % 8 === 0 ? HAND : BENCH) + actor) } : {}),
        },
      );
    case "VP":
    case "VPe":
    case "PVP":
    case "Act":
      return run.verb({
        ...(n % 2 === 0 ? { plain: true } : {}),
        ...(n % 5 === 0 ? { fits: [{ rule: id, holds: (_state, card) => card % 2 === 0, reason: () => "It is odd" }] } : {}),
        ...(n % 3 === 0 ? { from: (_state, { actor }, into) => void into.push(HAND + actor) } : {}),
        ...(id.endsWith(".divided") ? { divided: { hole: "c", points: (...holes) => 1 + (stamp(holes[0], 16) % 3) } } : {}),
        there: (state) => 3 + ((state.money[0] ?? 0) % 3),
        ...(n % 7 === 0 ? { able: (state) => (state.money[0] ?? 0) % 2 === 1 } : {}),
        run: (state, { actor, source }, engine, ...holes) =>
          engine.propose(
            state,
            NOTE,
            n,
            holes.reduce((sum: number, hole) => (sum * 13 + stamp(hole, state.card.length)) % 9973, 1),
            actor,
            source,
          ),
      });
    case "ZName":
      return run.places((_state, player, into) => void into.push((n % 2 === 0 ? HAND : BENCH) + player));
    case "Zone":
      return run.places((state, _player, into) => {
        for (let player = 0; player < state.players; player++) into.push(BENCH + player);
      });
    case "Cond":
      return run.condition(
        (state, { actor }, _engine, ...holes) =>
          (n + actor + (state.money[0] ?? 0) + holes.reduce((sum: number, hole) => sum + stamp(hole, state.card.length), 0)) % 2 === 0,
      );
    case "Value":
    case "ValueN":
    case "Per":
      return run.value(
        (state, _acting, _engine, ...holes) =>
          (n + (state.paint[0] ?? 0) + holes.reduce((sum: number, hole) => sum + stamp(hole, state.card.length), 0)) % 4,
      );
    case "PlayerF":
    case "Player":
      return run.players((_state, player) => (n + player) % 2 === 0);
    case "NextTime": {
      const ends = run.time(TURN_ENDS, () => true);
      const follows = id.endsWith("End") && ends.is === "time" ? { follows: ends } : {};
      return id.startsWith("next.whose")
        ? run.time(TURN_BEGINS, (_state, [player], _controller, _engine, players) => players.includes(player), follows)
        : run.time(TURN_BEGINS, () => true, follows);
    }
    case "Line":
      return undefined;
    case "Cards":
    case "CardsL":
    case "Near":
    case "Scope":
    case "Subj":
    case "EvC":
      return run.cards((state, { source }, into) => void into.push((source + n) % state.card.length));
    case "Kw":
    case "GKw":
      return run.known();
    default:
      return run.termOf((...holes) => holes.reduce((sum: number, hole) => (sum * 17 + stamp(hole, 16)) % 9973, n));
  }
}

/** What the machine does itself, which no run may stand for. */
const OWN =
  /^(many\.|every\.|loop|quoted$|noun\.card|ctrl\.|own\.|tag\.|either|named$|zoned|having|placed|past|kinded|stated|other$|controlled|money\.|number\.|ncards|count\.|player\.(a$|owner|hand|target|each|opponent|that|others|controller|holds|controls)|cond\.(control|opponentControls|there|hold|state|notState|zone|notZone|place|isA|notA|value|kind|among|yourTurn|notYourTurn)|zone(\.both)?$|whose|dest|choose$|choose\.who$|forEach|act|repeat|nothing|then|may$|and(\.three)?$|or(\.three)?$|(near|subj|scope|ev)\.(this|that|a|another|each|target|aIn|chosen)$|eachOfThose$|search|value\.(twice|half|halfUp)$|per\.lots$|compare\.|evv\.|span\.|event\.or$|limits\.|allBut$|bottom$|top\.until$|per\.who\.|players\.who\.|value\.(?:difference|sum|excess|times|plus)$|discard\.downTo$|unless)/;

/** The games whose texts have the sentences of the core, which the machine carries out; the others carry out their own, and the second interpreter does not know them. */
export const MACHINE_GAMES: readonly LanguageGame[] = LANGUAGE_GAMES.filter((game) =>
  shippedLanguage(game).constructs.some(({ id }) => id === "line.ifYouDo"),
);

/** The language of a game on the state of the workshop, where everything can be carried out. */
export function oracleLanguage(game: LanguageGame, order: TextRules["order"]): Language {
  const shipped = shippedLanguage(game);
  const core = workshopRuns(played);
  const ids = new Set(shipped.constructs.map(({ id }) => id));
  const runs = new Map<string, Run>(Object.entries(core).filter(([id]) => ids.has(id)));
  for (const { id, sort } of shipped.constructs) {
    const made = runs.has(id) || OWN.test(id) ? undefined : anyRun(id, sort);
    if (made) runs.set(id, made);
  }
  const named = run.test((state, card, _engine, _acting, name) => (card + stamp(name, state.card.length)) % 2 === 0);
  return { ...shipped, runs: runs.set("named", named), textRules: workshopRules(order) };
}

type Told = { readonly lines: readonly string[]; readonly question: Question | undefined; readonly capped: boolean };

/** The machine's side, question by question. */
function* byMachine(language: Language, reading: TextReading, players: number, seed: number): Generator<Told, void, number> {
  const program = compileText(language, reading);
  if (!program.ok) throw new Error(program.error.map(({ message }) => message).join("; "));
  const machine = machineOf(language, [program.value]);
  const game = openGame(matchOf(machine), CONTENT);
  let state = game.start({ seed, players, log: true }, setupFor(players));
  let told = 0;
  for (;;) {
    const decision = game.decision(state);
    const log = state.log ?? [];
    const lines = log.slice(told).map(({ event, args }) => lineOf(event, args));
    told = log.length;
    const question = decision && { player: decision.player, actions: decision.actions.all().map(wordsOf) };
    const answer = yield { lines: lines.filter(isTold), question, capped: (state.ended & 1) !== 0 };
    const loaded = game.load(game.save(state));
    if (!loaded.ok) throw new Error(loaded.error.message);
    state = loaded.value;
    state.log = [];
    told = 0;
    game.applyAt(state, answer);
  }
}

const CONTENT: WorkshopContent = { hash: "oracle", designs: DESIGNS };
const wordsOf = (action: Action): string => Object.values(action).join(" ");
const lineOf = (event: string, args: readonly number[]): string => (event === "lot" ? event : [event, ...args].join(" "));
const isTold = (line: string): boolean => !line.startsWith("keep") && !line.startsWith("resume");
const TIMES: readonly (readonly [EventRule<WorkshopState, WorkshopContent>, number])[] = [
  [TURN_ENDS, 0],
  [TURN_BEGINS, 1],
  [TURN_ENDS, 1],
  [TURN_BEGINS, 0],
];

/** A match that is nothing but one text and the times after it. */
function matchOf(machine: ReturnType<typeof machineOf>): Rules<WorkshopState, WorkshopContent> {
  const procedure = procedures<WorkshopState, WorkshopContent>();
  const match = procedure("match", {
    begins(state, _frame, engine) {
      engine.propose(state, TURN_BEGINS, 0);
      return "text";
    },
    text(state, _frame, engine) {
      machine.begin(state, engine, { source: cardOf(state) });
      return "time";
    },
    time(state, frame, engine) {
      const next = slot(state, frame, 0);
      const time = TIMES[next];
      if (!time) return "over";
      setSlot(state, frame, 0, next + 1);
      engine.propose(state, ...time);
      return "time";
    },
    over: {
      kind: "over",
      rule: "W4",
      always: true,
      player: () => 0,
      prompt: () => "It is over",
      candidates: (_state, into) => void into.push(0),
      action: () => ({ kind: "over" }),
      carryOut: () => "over",
    },
  });
  const { rules } = workshopOf(DESIGNS, machine, played);
  return { ...rules, procedures: [match, ...machine.procedures] };
}
const cardOf = (state: View<State>): number => state.card.indexOf(0);

/** An engine under which an event happens as soon as it is proposed, and is written down. */
class AtOnce extends Engine {
  readonly lines: string[] = [];
  override propose<S extends State>(state: View<S>, rule: EventRule<S, unknown>, a = 0, b = 0, c = 0, d = 0): void {
    if (state.ended !== 0) return;
    if (this.lines.length > EVENTS) throw new Endless();
    this.lines.push(lineOf(rule.name, [a, b, c, d].slice(0, rule.roles.length)));
    rule.apply(state as unknown as S, a, b, c, d, this);
  }
}
class Endless extends Error {}

/** The oracle's side. */
function* byOracle(language: Language, reading: TextReading, players: number, seed: number): Generator<Told, void, number> {
  const machine = machineOf(language, [undefined]);
  const { rules } = workshopOf(DESIGNS, machine, played);
  const engine = new AtOnce(rules as Rules, CONTENT);
  const state: WorkshopState = createState(rules.layout as never, players, seed) as unknown as WorkshopState;
  rules.setup(state, setupFor(players), engine as Engine as Engine<WorkshopContent>);
  const oracle = new Oracle(language, state, engine, cardOf(state), 0);
  oracle.note = (what) => void engine.lines.push(what);
  engine.propose(state, TURN_BEGINS as EventRule<WorkshopState>, 0);
  const told = (question: Question | undefined, capped = false): Told => ({ lines: engine.lines.splice(0), question, capped });
  try {
    yield* asked(oracle.card(reading.abilities));
    for (const [event, player] of TIMES) {
      engine.propose(state, event as EventRule<WorkshopState>, player);
      for (const later of oracle.later.splice(0)) {
        oracle.env = later.env;
        const time = oracle.timeOf(later);
        const whose = later.when.holes["w"];
        const players = isTree(whose) ? oracle.players(whose) : [];
        if (time.on !== event || !time.fits(state, [player, 0, 0, 0], 0, engine, players)) oracle.later.push(later);
        else if (time.follows) oracle.later.push({ ...later, follows: true });
        else yield* asked(oracle.resumed(later.body));
      }
    }
    yield told(state.ended === 0 ? { player: 0, actions: ["over"] } : undefined);
  } catch (thrown) {
    if (!(thrown instanceof Capped)) throw thrown;
    yield told(undefined, true);
  }

  function* asked(questions: Generator<Question, void, number>): Generator<Told, void, number> {
    for (let step = questions.next(0); !step.done; ) {
      if (state.ended !== 0) return;
      const { player, actions, always } = step.value;
      step = questions.next(actions.length === 1 && !always ? 0 : yield told({ player, actions }));
    }
  }
}

export type OracleFailure = { readonly text: string; readonly order: string; readonly message: string };
/** `skipped`: texts with problems, or with words that end the match; `refused`: those that refer to somebody whom nobody chose. */
export type OracleResult = {
  readonly programs: number;
  readonly skipped: number;
  readonly refused: number;
  readonly questions: number;
  readonly events: number;
  readonly failures: readonly OracleFailure[];
};

/** Where the machine and the oracle part with the same answers, in words; undefined: nowhere. Tests of the gate itself hand the oracle another text. */
export function difference(
  language: Language,
  reading: TextReading,
  seed: number,
  count = { questions: 0, events: 0 },
  forOracle = reading,
): string | undefined {
  const players = 2 + (seed % 2);
  const answers = rngOf(seed);
  const machine = byMachine(language, reading, players, seed);
  const oracle = byOracle(language, forOracle, players, seed);
  let answer = 0;
  try {
    for (let n = 0; n < QUESTIONS; n++) {
      const theirs = oracle.next(answer).value;
      const ours = machine.next(answer).value;
      if (!theirs || !ours) return undefined;
      if (theirs.capped || ours.capped)
        return theirs.capped === ours.capped ? undefined : `capped: oracle ${theirs.capped}, machine ${ours.capped}`;
      const [expected, found] = [JSON.stringify([theirs.lines, theirs.question]), JSON.stringify([ours.lines, ours.question])];
      if (expected !== found) return `after ${n} questions\n  oracle  ${expected}\n  machine ${found}`;
      count.events += ours.lines.length;
      if (!ours.question || ours.question.actions[0] === "over") return undefined;
      count.questions++;
      answer = below(answers, ours.question.actions.length);
    }
  } catch (thrown) {
    if (thrown instanceof Endless) return undefined;
    return thrown instanceof Error ? `${thrown.message}\n${(thrown.stack ?? "").split("\n").slice(1, 4).join("\n")}` : String(thrown);
  }
  return undefined;
}

/** A text of one to three sentences; the later ones may continue the first. */
function sampled(sample: Sampler, rng: Rng): Tree[] {
  const lines: Tree[] = [];
  const count = 1 + below(rng, 3);
  for (let i = 0; i < count; i++) {
    const is = i > 0 && below(rng, 4) === 0 ? (below(rng, 2) === 0 ? "line.ifYouDo" : "line.otherwise") : "line.do";
    lines.push({ is, holes: { b: sample(rng, "Body", 3 + below(rng, 5)) } });
  }
  return lines;
}

const textOf = (language: Language, lines: readonly Tree[]): string => lines.map((line) => printLine(language.grammar, line)).join(" ");
/** What ends the match, and what waits for events, of which there are none here. */
const SKIPS = new Set([
  "search",
  "win",
  "lose.game",
  "loses.game",
  "extraTurn",
  "span.when",
  "span.next",
  "span.instead",
  "span.nextInstead",
]);

/** Carries out `count` random texts both ways. */
export function oracleGate(game: LanguageGame, count: number, seed: number): OracleResult {
  const languages = [oracleLanguage(game, "sequence"), oracleLanguage(game, "group")] as const;
  const rng = rngOf(seed);
  const sample = samplerOf(languages[0].grammar);
  const failures: OracleFailure[] = [];
  const counted = { questions: 0, events: 0 };
  let skipped = 0;
  let refused = 0;
  for (let programs = 0; programs < count; ) {
    const lines = sampled(sample, rng);
    const language = at(languages, programs % 2);
    const reading = readText(language, textOf(language, lines));
    if (reading.problems.length > 0 || lines.some((line) => [...walk(line)].some(({ is }) => SKIPS.has(is)))) {
      skipped++;
      continue;
    }
    if (!compileText(language, reading).ok) {
      refused++;
      continue;
    }
    programs++;
    const own = seed + programs;
    const message = difference(language, reading, own, counted);
    if (message !== undefined && failures.length < 20) failures.push(shortest(language, lines, own, message));
  }
  return { programs: count, skipped, refused, ...counted, failures };
}

/** The shortest text made of parts of one that fails which fails too. */
function shortest(language: Language, lines: readonly Tree[], seed: number, message: string): OracleFailure {
  const fails = (trees: readonly Tree[]): string | undefined => {
    try {
      const reading = readText(language, textOf(language, trees));
      return reading.problems.length > 0 || !compileText(language, reading).ok ? undefined : difference(language, reading, seed);
    } catch {
      return undefined;
    }
  };
  let best = lines;
  let said = message;
  for (let found = true; found; ) {
    found = false;
    for (const smaller of smallerThan(language, best)) {
      const other = fails(smaller);
      if (other === undefined) continue;
      best = smaller;
      said = other;
      found = true;
      break;
    }
  }
  return { text: textOf(language, best), order: language.textRules?.order ?? "", message: said };
}

/** The same without a sentence, or with a part in place of what it is a part of. */
function* smallerThan(language: Language, lines: readonly Tree[]): Generator<Tree[]> {
  for (let i = 0; i < lines.length; i++) if (lines.length > 1) yield lines.filter((_, j) => j !== i);
  for (const [i, line] of lines.entries())
    for (const smaller of smallerTrees(language, line)) yield lines.map((other, j) => (j === i ? smaller : other));
}

function* smallerTrees(language: Language, tree: Tree): Generator<Tree> {
  for (const { name, sort } of entryOf(language.grammar, tree).holes) {
    const value = tree.holes[name];
    if (!isTree(value)) continue;
    const put = (other: Tree): Tree => ({ ...tree, holes: { ...tree.holes, [name]: other } });
    for (const part of walk(value))
      if (part !== value && language.grammar.reach.get(sort)?.has(entryOf(language.grammar, part).construct.sort)) yield put(part);
    for (const smaller of smallerTrees(language, value)) yield put(smaller);
  }
}
