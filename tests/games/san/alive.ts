/**
 * The gate of living texts for San: every random text that is understood matters. Half of the cards get the text, and random games are played beside games in which it does nothing, by one and the same
 * plan. Somewhere something must differ: what lies where, pools, tracks, costs, what can be done. If nothing ever does, the reading has to say so. At full length: `npm run gates -- --only alive-san`.
 */
import { loadContent } from "../../../content/load.ts";
import { type SanContent, sanContent } from "../../../engine/games/san/content.ts";
import {
  cardsIn,
  DECK,
  DISCARD,
  HAND,
  type SanState,
  SLOTS,
  STAR,
  SUN,
  SUPPLY,
  spaceOf,
  VIRUS_STACK,
} from "../../../engine/games/san/layout.ts";
import { sanRules } from "../../../engine/games/san/rules.ts";
import { STANDARD } from "../../../engine/games/san/setup/options.ts";
import type { Change } from "../../../engine/kernel/edit.ts";
import { type Game, openGame } from "../../../engine/kernel/game.ts";
import { below, type Rng, rngOf } from "../../../engine/kernel/rng.ts";
import { at, fieldsOf } from "../../../engine/kernel/state.ts";
import {
  compileText,
  isTree,
  lint,
  lostOn,
  machineOf,
  printLine,
  readText,
  type TextProgram,
  type TextReading,
  type Tree,
} from "../../../engine/language/index.ts";
import { samplerOf } from "../../../engine/language/tables/sample.ts";
import { hash, small, wordsOf } from "../../gates/alive-plan.ts";
import { shippedLanguage } from "../../gates/language.ts";

const language = shippedLanguage("san");
const { cards } = loadContent().content.san;
const NOTHING: Tree = { is: "nothing", holes: {} };

/** Ways to spread a text over the cards, and games of each, that it is tried in before it counts as one that does nothing. */
const SPREADS = 40;
const GAMES = 12;
/** Spreads that are played from the beginning with the shipped cards; then players stand somewhere on the tracks, and hands differ. */
const PLAIN = 4;
/** Decisions that are played of a game, if it does not end before: what texts ask counts apart, so that all games come equally far. */
const DECISIONS = 140;
const ASKED = 400;
/** How often abilities are used early in a phase: some cost nothing. */
const USES = 4;

/** A text that speaks of cards that this game has. */
const named = (tree: Tree, rng: Rng): Tree => ({
  ...tree,
  holes: Object.fromEntries(
    Object.entries(tree.holes).map(([name, hole]) => [
      name,
      isTree(hole) ? named(hole, rng) : tree.is === "named" && typeof hole === "string" ? at(cards, below(rng, cards.length)).name : hole,
    ]),
  ),
});

const programs = new Map<string, TextProgram | undefined>();
function programOf(text: string): TextProgram | undefined {
  if (text === "") return undefined;
  if (!programs.has(text)) {
    const compiled = compileText(language, readText(language, text));
    programs.set(text, compiled.ok ? compiled.value : undefined);
  }
  return programs.get(text);
}

type Seen = { readonly game: Game; readonly content: SanContent };

/** What other cards do, so that something happens to hands, decks and what was played. */
const PROVOKING: readonly string[] = [
  "Return a played card to its owner's hand.",
  "Each player discards a card.",
  "Each player draws 1 card.",
  "Destroy a card in your hand.",
  "Discard another played card.",
  "Destroy another played card.",
  "Gain 3 Propaganda.",
  "Gain 3 Corruption.",
  "Discard each opponent's hand.",
  "Advance your Banner 1 space.",
  "Put a card from your hand into your Corruption Zone.",
  "Gain 3 Hacking.",
  "Gain 3 revenue.",
  "Gain 9 revenue.",
  "Gain 9 Corruption. Gain 9 Propaganda. Gain 9 Hacking. Play all types this turn.",
  "Keep your unused revenue until the end of your next turn. Keep your unused Hacking until the end of your next turn.",
  "Keep your unused Corruption until the end of your next turn. Keep your unused Propaganda until the end of your next turn.",
  "Destroy another played card. Discard another played card. Draw 2 cards.",
  "Corrupt another played card.",
  "Discard a River card. Destroy a River card.",
  "You may buy 2 River cards for free.",
  "You may play a River card.",
  "Each opponent draws 1 card.",
  "Put a River card into your hand.",
  "Each opponent destroys a played card.",
  "Discard the top 2 cards of each player's deck.",
  "Return another played card to the Supply.",
];

/** So many of them are on the cards of one spread, each often: what waits for one of them meets it. */
const ALIKE = 5;

/** San with a text on the cards with these indexes; in later spreads many of the others provoke what texts wait for. */
function sanWith(text: string, on: ReadonlySet<number>, n: number): Seen {
  const other = (i: number, printed: string): string =>
    n < PLAIN || (i + n) % 3 === 0 ? printed : at(PROVOKING, (n * 7 + (i % ALIKE) * 11) % PROVOKING.length);
  const changed = cards.map((card, i) => (on.has(i) ? { ...card, text } : { ...card, text: other(i, card.text) }));
  const compiled = changed.map((card) => programOf(card.text));
  const content = sanContent(changed, { programs: compiled, machine: machineOf(language, compiled) });
  return { game: openGame(sanRules(content), content) as unknown as Game, content };
}

/** The cards that get a text: about half of them, of the Viruses too in one spread of two. */
function spread(n: number): ReadonlySet<number> {
  const rng = rngOf(n * 7919 + 5);
  const viruses = n % 2 === 1;
  return new Set(cards.flatMap(({ kind }, i) => ((kind === "virus" ? viruses : true) && below(rng, 2) === 0 ? [i] : [])));
}

const emptied = (body: Tree): Tree => {
  const inner = body.is === "if" ? body.holes["b"] : undefined;
  return isTree(inner) ? { ...body, holes: { ...body.holes, b: emptied(inner) } } : NOTHING;
};

/** The text without what it does: an ability keeps its price, what waits for something hears it in the first and not in the second. It matters only if it differs from both. */
function withoutEffect({ abilities }: TextReading): readonly string[] {
  const printed = (kinds: readonly string[]): string =>
    abilities
      .flatMap(({ kind, lines: [line] }) => {
        const body = line?.holes["b"];
        return line && isTree(body) && kinds.includes(kind) ? [{ ...line, holes: { ...line.holes, b: emptied(body) } }] : [];
      })
      .map((line) => printLine(language.grammar, line))
      .join("\n");
  return [...new Set([printed(["activated", "trigger"]), printed(["activated"])])];
}

/** Choices that texts ask for: they are no moment of both games. */
const OF_TEXTS: ReadonlySet<string> = new Set([
  "unit",
  "may",
  "choose",
  "target",
  "mode",
  "number",
  "player",
  "order",
  "search",
  "find",
  "use",
  "lay",
  "pay",
]);
/** The numbers that count. What texts note of themselves does not, nor what is kept only where a text asks for it. */
const NUMBERS = [
  ...["turn", "active", "phase", "stage", "tokens", "markerOn", "markerSpace", "corruption", "propaganda", "hacking", "revenue", "type"],
  ...["allTypes", "playedFromHand", "extraTurns", "baseHand", "became"],
];

function material(state: SanState): string {
  const fields = fieldsOf(state);
  return JSON.stringify([state.zones, state.seen, NUMBERS.map((name) => fields[name])]);
}

/** `turn`: that of the last decision; `returns`: how the game ended, if it did. */
type Run = {
  readonly moments: ReadonlyMap<string, string>;
  readonly offers: ReadonlyMap<string, string>;
  readonly turn: number;
  readonly returns?: string;
};

/** Lays a position by hand: stages, tokens, Viruses that were passed, larger and smaller hands. */
function lay(game: Game, state: SanState, seed: number): void {
  const rng = rngOf(seed * 31 + 7);
  const changes: Change[] = [];
  for (const player of [SUN, STAR]) {
    changes.push({ kind: "set", field: "stage", at: player, value: 1 + below(rng, 6) });
    changes.push({ kind: "set", field: "tokens", at: player, value: below(rng, 3) });
    const viruses = cardsIn(state, VIRUS_STACK + player);
    const passed = below(rng, 4);
    for (let i = 0; i < passed; i++)
      changes.push({ kind: "move", card: at(viruses, viruses.length - 1 - i), place: (below(rng, 2) === 0 ? HAND : DISCARD) + 1 - player });
    const hand = cardsIn(state, HAND + player);
    for (let i = below(rng, hand.length + 1); i > 0; i--) changes.push({ kind: "move", card: at(hand, i - 1), place: DISCARD + player });
  }
  // Corrupted cards stand in the way of the opponent.
  for (const player of [SUN, STAR]) {
    const deck = cardsIn(state, DECK + player);
    for (let i = below(rng, 1 + Math.min(4, deck.length)); i > 0; i--)
      changes.push({ kind: "move", card: at(deck, i - 1), place: spaceOf(player, below(rng, SLOTS)) });
  }
  // Bought cards lie among the others.
  const supply = cardsIn(state, SUPPLY);
  for (let i = below(rng, 20); i > 0; i--)
    changes.push({ kind: "move", card: at(supply, i), place: at([HAND, DECK, DISCARD], below(rng, 3)) + below(rng, 2) });
  changes.push({ kind: "set", field: "markerOn", value: 0 }, { kind: "set", field: "markerSpace", value: 0 });
  for (const change of changes) game.edit(state, [change]);
}

/** Plays a game by a plan: what is chosen depends on what is on offer alone, so that two games go the same way as long as nothing differs. */
function playOut({ game }: Seen, seed: number, n: number): Run {
  const moments = new Map<string, string>();
  const offers = new Map<string, string>();
  const state = game.start({ seed }, STANDARD) as SanState;
  if (n >= PLAIN) lay(game, state, seed);
  let [deeds, uses, made, asked] = [0, 0, 0, 0];
  let phase = "";
  while (made < DECISIONS && asked < ASKED && state.ended === 0) {
    const decision = game.decision(state);
    if (!decision) break;
    const said = decision.actions.all().map(wordsOf);
    const now = `${state.turn} ${state.phase}`;
    if (now !== phase) [deeds, uses] = [0, 0];
    phase = now;
    const ofText = OF_TEXTS.has(decision.kind);
    const key = `${now} ${decision.kind} ${deeds}`;
    if (ofText) asked++;
    else {
      made++;
      moments.set(key, material(state));
      offers.set(
        key,
        said
          .filter((words) => !words.startsWith("use "))
          .sort()
          .join(),
      );
    }
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const [i, words] of said.entries()) {
      // What ends a phase comes late, what a text offers early.
      const weight = /^(?:end|done|decline|none|pass)/u.test(words) ? 2.5 : !words.startsWith("use ") ? 1 : uses < USES ? 0.4 : 5;
      const rank = hash(words, hash(key, seed)) * weight;
      if (rank < least) [best, least] = [i, rank];
    }
    if (at(said, best).startsWith("use ")) uses++;
    else if (!ofText) deeds++;
    game.applyAt(state, best);
  }
  // Where play is broken off is no moment of both games.
  if (state.ended === 0) return { moments, offers, turn: state.turn };
  moments.set("the end", material(state));
  return { moments, offers, turn: state.turn, returns: state.returns.join() };
}

/** One of the two games ended, and the other otherwise, or it went on. */
const endsBefore = (a: Run, b: Run): boolean =>
  a.returns !== undefined && (b.returns === undefined ? b.turn > a.turn : a.returns !== b.returns);

const differs = (a: Run, b: Run): boolean =>
  endsBefore(a, b) ||
  endsBefore(b, a) ||
  [...a.moments].some(([key, words]) => b.moments.has(key) && b.moments.get(key) !== words) ||
  [...a.offers].some(([key, said]) => b.offers.has(key) && b.offers.get(key) !== said);

/** Whether a text that is understood matters in some game. */
export function isAlive(text: string, seed: number, spreads = SPREADS): boolean {
  const neutral = withoutEffect(readText(language, text));
  for (let n = 0; n < spreads; n++) {
    const on = spread(n + seed);
    const one = sanWith(text, on, n);
    const without = neutral.map((rest) => sanWith(rest, on, n));
    for (let i = 0; i < GAMES; i++) {
      const shuffled = seed * 1000 + n * GAMES + i;
      const played = playOut(one, shuffled, n);
      if (without.every((other) => differs(played, playOut(other, shuffled, n)))) return true;
    }
  }
  return false;
}

/** What the reading says of a text that does nothing. */
const toldOf = ({ abilities }: TextReading): string | undefined =>
  [...lint(language, abilities, { instructions: true }), ...lostOn(language, abilities, language.senseOf(undefined))][0]?.message;

export type AliveResult = {
  readonly texts: number;
  /** Texts of which the reading says that they do nothing, by the reason. */
  readonly told: Readonly<Record<string, number>>;
  /** Texts that do nothing and are not told so. */
  readonly silent: readonly string[];
};

/** Draws texts that are understood until there are so many, and tries each. */
export function aliveGate(count: number, seed: number, spreads = SPREADS): AliveResult {
  const rng = rngOf(seed);
  const sample = samplerOf(language.grammar);
  const told: Record<string, number> = {};
  const silent: string[] = [];
  for (let i = 0; i < count; ) {
    const text = printLine(language.grammar, named(small(sample(rng, "Line", 3 + below(rng, 4))), rng));
    const reading = readText(language, text);
    if (reading.problems.length > 0 || !compileText(language, reading).ok) continue;
    i++;
    const idle = toldOf(reading);
    if (idle) told[idle] = (told[idle] ?? 0) + 1;
    else if (!isAlive(text, seed + i, spreads)) silent.push(text);
  }
  return { texts: count, told, silent };
}

/** The share of texts that may do nothing in all games without being told so. It only goes down: what is left are texts that contradict themselves, or that want what no game has. */
const MOST_SILENT = 0.03;

/** So many of a small sample say little: chance alone brings them where there are fewer than the share. */
const BY_CHANCE = 3;

/** What is wrong: the silent texts, if they are too many. */
export const silentFaults = ({ texts, silent }: AliveResult): readonly string[] =>
  silent.length > Math.max(BY_CHANCE, MOST_SILENT * texts) ? silent.map((text) => `Nothing comes of: ${text}`) : [];
