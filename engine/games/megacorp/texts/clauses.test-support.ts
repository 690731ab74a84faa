/**
 * Whether the clauses of the shipped cards do something: games of random choices are played from positions where the card lies among others, with its text and without one of
 * its clauses. There are two positions: one of plenty, where all that a text may ask for is there, and one of want, where it is not. All clauses: `npm run gates -- --only clauses`.
 */
import type { Action } from "../../../kernel/choice.ts";
import { decisionOf } from "../../../kernel/decision.ts";
import { Engine } from "../../../kernel/engine.ts";
import { forkState } from "../../../kernel/fork.ts";
import { below, rngOf } from "../../../kernel/rng.ts";
import type { Rules } from "../../../kernel/rules.ts";
import { at, type State } from "../../../kernel/state.ts";
import { type Clause, clausesOf } from "../../../language/corpus/clauses.ts";
import { CORE, compileText, composeLanguage, machineOf, readText, type TextProgram } from "../../../language/index.ts";
import { priceOf } from "../buying/price.ts";
import { BLUE, BUSINESS, EVENT, GREEN, type MegacorpContent, type MegacorpEngine, megacorpContent } from "../content.ts";
import { LAYOUT, type MegacorpState, TRAIT_NAMES } from "../layout.ts";
import { KEYWORDS, type Lying, SHIPPED_CARDS, table } from "../megacorp.test-support.ts";
import { sellerOf } from "../network/deploy.ts";
import { megacorpRules } from "../rules.ts";
import { scoreOf } from "../state/characteristics.ts";
import { megacorpVocabularies } from "./vocabulary/index.ts";

const composed = composeLanguage([CORE, ...megacorpVocabularies(KEYWORDS)]);
if (!composed.ok) throw new Error("The vocabulary does not load");
const LANGUAGE = composed.value;

function programOf(text: string): TextProgram | undefined {
  const compiled = text === "" ? undefined : compileText(LANGUAGE, readText(LANGUAGE, text));
  if (compiled && !compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled?.value;
}

const PROGRAMS = SHIPPED_CARDS.map(({ text }) => programOf(text));

/** The shipped cards, one of them with another text. */
function contentWith(index: number, text: string): MegacorpContent {
  const programs = PROGRAMS.with(index, programOf(text));
  return megacorpContent(SHIPPED_CARDS, { programs, machine: machineOf(LANGUAGE, programs), keywords: KEYWORDS.map(({ id }) => id) });
}

const SHIPPED = megacorpContent(SHIPPED_CARDS, {
  programs: PROGRAMS,
  machine: machineOf(LANGUAGE, PROGRAMS),
  keywords: KEYWORDS.map(({ id }) => id),
});

/** How rich the players are, how many development counters lie on the card, and what stands around it. */
type Setting = { readonly money: readonly [number, number]; readonly counters: number; readonly around: readonly Lying[] };

/** Of every kind that texts speak of something. */
const PLENTY: readonly Lying[] = [
  { card: "Spawning Pools", at: [2, 0] },
  { card: "Incarnate Neonate", at: [1, 1] },
  { card: "Cooling Grid", at: [1, -1] },
  { card: "Telepath Acolyte", at: [2, 1] },
  { card: "Crowd-Control Unit", at: [2, -1] },
  { card: "Splice Tourists", at: [3, 1], engaged: true },
  { card: "Kurzwel Cultist", at: [3, -1] },
  { card: "Maglev Trunk", at: [-1, 0] },
  { card: "Public Highway", at: [-1, 1] },
  { card: "Public Highway", at: [-1, -1] },
  { card: "Hypermarket", at: [-2, 0] },
  { card: "Cheap Revolver", at: [0, -1] },
  { card: "Coastal Shelf", at: [0, 2] },
  { card: "Sermon of the Last Day", at: [-2, 1] },
  { card: "Vow of Silence", at: [-2, -1] },
  { card: "Doctrine of Purity", at: [-3, 0] },
  { card: "Ring Road Extension", at: [-3, 1] },
];

/** A few cards, most of them hurt, without what texts count. */
const WANT: readonly Lying[] = [
  { card: "Gnost Cleric", at: [1, 1], damage: { BQ: 1, MQ: 1 } },
  { card: "Hero Cop", at: [1, -1], damage: { BQ: 1 } },
  { card: "Incarnate Neonate", at: [2, 0], damage: { BQ: 1 } },
  { card: "Splice Tourists", at: [0, -1] },
  { card: "Forest", at: [-1, 0] },
  { card: "Concrete Wall", at: [-1, 1], damage: { BQ: 1 } },
  { card: "Day Traders", at: [-2, 0] },
  { card: "Levitant", at: [2, 1], damage: { BQ: 1 } },
];

const SETTINGS: readonly Setting[] = [
  { money: [30, 30], counters: 9, around: PLENTY },
  // Below and above every sum that a text asks for.
  { money: [12, 4], counters: 0, around: WANT },
];

/** Where a card lies whose text is tried: as Business or Founder, under a host, or in a slot with cards on every side and some under it. */
function networkWith(index: number, { counters, around }: Setting): readonly Lying[] {
  const { name, text } = at(SHIPPED_CARDS, index);
  const business = SHIPPED.type[index] === BUSINESS ? name : "Lattice Holdings";
  const founder = SHIPPED.isFounder[index] ? name : "Tobias Wren, Voice of the Quorum";
  const home: readonly Lying[] = [
    { card: business, at: [0, 0], counters: business === name ? counters : 0 },
    { card: founder, at: [0, 1] },
    ...around,
  ];
  if (business === name || founder === name) return home;
  if (/^(Abrupt\. )?Bond/.test(text)) return [...home, { card: "Kurzwel Cultist", at: [1, 0] }, { card: name, under: "Kurzwel Cultist" }];
  if (SHIPPED.type[index] === EVENT && !text.includes("Permanent")) return home;
  const under: readonly Lying[] = text.startsWith("Terrain")
    ? []
    : [
        { card: "Carapace", under: name },
        { card: "Junior Analysts", under: name },
      ];
  return [...home, { card: name, at: [1, 0], counters }, ...under];
}

const HANDS = ["Gallian Lineage", "Psionic Scream", "Hero Cop", "Growth Spurt"];
const DECK = [
  "Gallian Lineage",
  "Carapace",
  "Rail Carbine",
  "Aegis Icon",
  "Pandemic",
  "Stock Market Crash",
  "Magellan Reliquary",
  "Levitant",
  "Hero Cop",
  "Harrow Hound",
];

function position(index: number, content: MegacorpContent, run: number): MegacorpState {
  const [stand, active] = at(STANDS, run % STANDS.length);
  const setting = at(SETTINGS, Math.floor(run / STANDS.length) % SETTINGS.length);
  const { name } = at(SHIPPED_CARDS, index);
  const held = SHIPPED.back[index] === BLUE || SHIPPED.isFounder[index] ? [name, name] : [];
  const parked: readonly Lying[] =
    SHIPPED.back[index] === BLUE && SHIPPED.type[index] !== EVENT ? [{ card: name, at: [3, 0], controller: 0 }] : [];
  const network = networkWith(index, setting);
  const piles = {
    hand: [...HANDS, ...held],
    main: [...DECK, ...held],
    resources: [...(SHIPPED.back[index] === GREEN ? [name] : []), "Day Traders"],
    market: ["Pandemic", "Affluent Customers"],
    pool: { IQ: 5, EQ: 5, MQ: 5, BQ: 5 },
  };
  return table({
    cards: SHIPPED_CARDS,
    content,
    stand,
    active,
    asksPriority: true,
    seats: [
      { ...piles, money: setting.money[0], network },
      { ...piles, money: setting.money[1], network: /Bond/.test(at(SHIPPED_CARDS, index).text) ? network : [...network, ...parked] },
    ],
  }).state;
}

/** Stands with whose turn it is: what happens at the beginning of a turn follows from the end of the other player's. */
const STANDS = [
  ["challenge phase", 0],
  ["challenge phase", 1],
  ["buy phase", 0],
  ["end phase", 1],
  ["divest phase", 0],
] as const;
/** Positions to play from. */
const POSITIONS = STANDS.length * SETTINGS.length;
/** Games that are played at most for a clause, and decisions in each. */
const GAMES = 160;
const DECISIONS = 70;
/** Actions that only go on. */
const PASSIVE = ["pass", "forfeit", "sell nothing", "decline", "done", "none", "engage"];

/** What can be seen of a position, what cards come to and cost with what texts say of them among it. */
function seenOf(state: MegacorpState, engine: MegacorpEngine): unknown {
  const { money, zones, engaged, counters, damageBQ, damageMQ, damageIQ, ended } = state;
  const scores = state.card.map((_, card) => TRAIT_NAMES.map((_name, trait) => scoreOf(state, engine, card, trait)));
  const prices = state.card.map((_, card) => priceOf(state, engine, 0, card, sellerOf(state, card)).money);
  return [money, zones.map((zone) => zone.length), engaged, counters, damageBQ, damageMQ, damageIQ, scores, prices, ended];
}

/** What was asked in a game of random choices from a position, with what can be seen of it. */
function* course(index: number, from: MegacorpState, engine: MegacorpEngine, run: number): Generator<string> {
  const state = forkState(LAYOUT, from);
  engine.refresh(state as State);
  const rng = rngOf(run);
  const isHasty = Math.floor(run / POSITIONS) % 2 === 1;
  for (let i = 0; i < DECISIONS; i++) {
    const decision = decisionOf(engine as Engine, state as State);
    yield JSON.stringify([decision?.player, decision?.kind, decision?.actions.length, seenOf(state, engine)]);
    if (!decision) return;
    const actions = decision.actions.all();
    const isIts = ({ card = -1 }: Action) => state.card[Number(card)] === index;
    const isGrave = ({ kind, card = -1 }: Action) => kind === "space" && SHIPPED.isBusiness[state.card[Number(card)] ?? -1] === true;
    engine.choose(state as State, actions.indexOf(chosen(actions, isIts, isGrave, isHasty, rng)));
  }
}

/** Mostly something is done, often with the card itself, or else mostly nothing, so that turns go by; of each kind of action one is as likely as of another. */
function chosen(
  actions: readonly Action[],
  isIts: (action: Action) => boolean,
  isGrave: (action: Action) => boolean,
  isHasty: boolean,
  rng: ReturnType<typeof rngOf>,
): Action {
  const active = actions.filter(({ kind }) => !PASSIVE.includes(kind));
  const its = active.filter(isIts);
  const passes = actions.filter(({ kind }) => kind === "pass" || kind === "done");
  const among =
    isHasty && passes.length > 0 && below(rng, 8) > 0
      ? passes
      : its.length > 0 && below(rng, 2) > 0
        ? its
        : passes.length > 0 && below(rng, 3) > 0
          ? passes
          : active.length > 0 && below(rng, 4) > 0
            ? active
            : actions;
  const kinds = [...new Set(among.map(({ kind }) => kind))];
  const kind = at(kinds, below(rng, kinds.length));
  const alike = among.filter((action) => action.kind === kind);
  // An attack on a Business matters most.
  const grave = alike.filter(isGrave);
  const last = grave.length > 0 && below(rng, 2) > 0 ? grave : alike;
  return at(last, below(rng, last.length));
}

const engineOf = (content: MegacorpContent): MegacorpEngine =>
  new Engine<MegacorpContent>(megacorpRules(content) as unknown as Rules, content);
const ENGINE = engineOf(SHIPPED);

/** Whether one of some games goes another way with a text. */
export function isNoticed(index: number, text: string, games = GAMES): boolean {
  const content = contentWith(index, text);
  const engine = engineOf(content);
  const positions: (readonly [MegacorpState, MegacorpState])[] = [];
  for (let run = 0; run < games; run++) {
    if (run < POSITIONS) positions.push([position(index, SHIPPED, run), position(index, content, run)]);
    const [from, without] = at(positions, run % positions.length);
    const before = course(index, from, ENGINE, run);
    for (const line of course(index, without, engine, run)) if (before.next().value !== line) return true;
    if (!before.next().done) return true;
  }
  return false;
}

export type CardClause = Clause & { readonly id: string; readonly index: number };

/** Every clause of every shipped card. */
export const CLAUSES: readonly CardClause[] = SHIPPED_CARDS.flatMap(({ id, text }, index) =>
  clausesOf(LANGUAGE, text).map((clause) => ({ ...clause, id, index })),
);
