/**
 * The gate of living texts: every random text that is understood matters. A position is built from the text's own tree (its tags, names, keywords and numbers are there), and the game with the text is
 * played beside the game without it, by one and the same plan. Somewhere something must differ: what lies where, money, scores, what can be done. If nothing ever does, the reading has to say so
 * ("this does nothing, because …"). At full length: `npm run gates -- --only alive`.
 */
import type { Card } from "../../../engine/cards/card.ts";
import { type MegacorpContent, megacorpContent } from "../../../engine/games/megacorp/content.ts";
import {
  CHALLENGE,
  DAMAGE_FIELDS,
  DIVEST,
  END,
  isNetwork,
  type MegacorpState,
  TRAIT_NAMES,
} from "../../../engine/games/megacorp/layout.ts";
import { CARDS, card, KEYWORDS, type Lying, type Table, table } from "../../../engine/games/megacorp/megacorp.test-support.ts";
import { WHILE_STACK, WINDOW } from "../../../engine/games/megacorp/stack/priority.ts";
import { fullScoreOf, hasTag, keywordsOf, valuationOf } from "../../../engine/games/megacorp/state/characteristics.ts";
import { MEGACORP_SENSE } from "../../../engine/games/megacorp/texts/never.ts";
import { compileTexts } from "../../../engine/games/megacorp/texts/texts.ts";
import type { Action } from "../../../engine/kernel/choice.ts";
import type { Engine } from "../../../engine/kernel/engine.ts";
import type { Args, EventRule } from "../../../engine/kernel/events.ts";
import { below, type Rng, rngOf } from "../../../engine/kernel/rng.ts";
import { at, fieldsOf, type State } from "../../../engine/kernel/state.ts";
import { stackOf } from "../../../engine/language/index.ts";
import { keywordExample } from "../../../engine/language/keyword-example.ts";
import { lint } from "../../../engine/language/lint.ts";
import { compileText } from "../../../engine/language/machine/compile.ts";
import { bareScene } from "../../../engine/language/machine/scene.ts";
import { printLine } from "../../../engine/language/print.ts";
import { readText, type TextReading } from "../../../engine/language/read.ts";
import { samplerOf } from "../../../engine/language/sample.ts";
import { lostOn } from "../../../engine/language/tell.ts";
import { isTree, type Tree, walk } from "../../../engine/language/tree.ts";
import { shippedLanguage } from "../../gates/language.ts";

const language = shippedLanguage("megacorp");
const NOTHING: Tree = { is: "nothing", holes: {} };

/** The name of the card that has the text. */
const SUBJECT = "Subject";
/** Positions that a text is tried in before it counts as one that does nothing. */
const POSITIONS = 24;
/** Turns and decisions that are played from each. */
const TURNS = 3;
const DECISIONS = 300;
/** Things that a player does in one phase. */
const DEEDS = 3;

type Wanted = {
  readonly tags: readonly string[];
  readonly names: readonly string[];
  readonly keywords: readonly string[];
  readonly numbers: readonly number[];
};

const numberIn = (leaf: unknown): number[] => (typeof leaf === "number" ? [Math.abs(leaf)] : []);

/** What the tree of a text speaks of. */
function wantedBy({ abilities }: TextReading): Wanted {
  const trees = abilities.flatMap(({ lines }) => lines.flatMap((line) => [...walk(line)]));
  const leaves = trees.flatMap(({ holes }) => Object.values(holes).filter((hole) => !isTree(hole)));
  const words = leaves.filter((leaf) => typeof leaf === "string");
  const named = KEYWORDS.filter(({ id }) => trees.some(({ is }) => is === `kwname.${id}` || is === `kw.${id}`));
  return {
    tags: words.filter((word) => word.startsWith("#")),
    names: trees.flatMap(({ is, holes }) => (is === "named" && typeof holes["t"] === "string" ? [holes["t"].replaceAll('"', "")] : [])),
    keywords: named.map(({ print }) => `${keywordExample(print.replace(/\[[^\]]*\]/gu, ""))}.`),
    numbers: leaves.flatMap(numberIn).filter((n) => n <= 40),
  };
}

/** Businesses for a position, as the text speaks of them. */
const businessesFor = (rng: Rng, { tags, keywords }: Wanted): Card[] =>
  [0, 1, 2].map((player) =>
    card(`Office ${player}`, {
      kind: "business",
      valuation: 20,
      faction: oneOf(rng, ["corp", "incarnate", "gnost", "neutral"]),
      scores: { IQ: 8, EQ: 7, MQ: 6, BQ: oneOf(rng, [3, 9]) },
      tags: some(rng, tags).map((tag) => tag.replace(/^#/u, "")),
      text: keywords.length > 0 && below(rng, 3) === 0 ? oneOf(rng, keywords).replace(/^(Loyal|Indestructible)\.$/, "") : "",
    }),
  );

const oneOf = <T>(rng: Rng, list: readonly T[]): T => at(list, below(rng, list.length));
const some = <T>(rng: Rng, list: readonly T[]): T[] => list.filter(() => below(rng, 2) === 0);

/** Designs for a position: of every kind, with what the text asks for on some of them. */
function designsFor(rng: Rng, wanted: Wanted): Card[] {
  const around = wanted.numbers.flatMap((n) => [n, n + 1, Math.max(0, n - 1)]);
  const score = () => (below(rng, 9) === 0 ? null : oneOf(rng, [0, 1, 2, 3, 4, 6, ...around]));
  const kinds = ["character", "character", "event", "character", "equipment", "event", "location", "location"] as const;
  return Array.from({ length: 16 }, (_, i) => {
    const kind = at(kinds, i % kinds.length);
    const keyword = kind !== "event" && wanted.keywords.length > 0 && below(rng, 3) === 0 ? oneOf(rng, wanted.keywords) : "";
    const text = kind === "event" ? oneOf(rng, DEEDS_OF_OTHERS) : keyword;
    return card(i < wanted.names.length ? at(wanted.names, i) : `Other ${i}`, {
      kind,
      faction: oneOf(rng, ["corp", "incarnate", "gnost", "neutral"]),
      founder: kind === "character" && i === 1 ? true : undefined,
      back: i % 5 === 4 && kind !== "event" ? "green" : undefined,
      valuation: kind === "event" ? 0 : oneOf(rng, [0, 1, 2, 3, 5, ...around]),
      scores: { IQ: score(), EQ: score(), MQ: score(), BQ: score() },
      tags: some(rng, wanted.tags).map((tag) => tag.replace(/^#/u, "")),
      text,
    } as Parameters<typeof card>[1]);
  });
}

/** What other cards do, so that what a text waits for happens. */
const DEEDS_OF_OTHERS = [
  "Each player gains 2M.",
  "Each player loses 1M.",
  "Each player draws 1 card.",
  "Each player discards a card.",
  "Destroy target card.",
  "Destroy each character.",
  "Annihilate target card.",
  "Deal 2 BQ damage to target card.",
  "Engage each card you control.",
  "Disengage each card.",
  "Move target card you control.",
  "Return target card to its owner's hand.",
  "Search your decks for a card.",
  "Put 1 development counter on each card you control.",
];

const SLOTS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [2, 0],
] as const;

const scoreIn = (cards: readonly Card[], name: string, trait: string): number => {
  const scores = cards.find((one) => one.name === name)?.fields["scores"] as Readonly<Record<string, number | null>> | undefined;
  return scores?.[trait] ?? 0;
};

type Plan = { readonly seats: Parameters<typeof table>[0]["seats"]; readonly stand: string; readonly active: number };

/** A position: three copies of the card with the text, others around it, and all that can be counted in some numbers. */
function planOf(rng: Rng, others: readonly Card[], wanted: Wanted, isEvent: boolean, hosted: boolean): Plan {
  const players = 2 + below(rng, 2);
  const names = others.map(({ name }) => name);
  const lying = others.filter(({ kind }) => kind !== "event").map(({ name }) => name);
  const counted = [0, 1, 2, 3, ...wanted.numbers];
  const pile = (most: number) => Array.from({ length: below(rng, most + 1) }, () => oneOf(rng, names));
  const seats = Array.from({ length: players }, (_, player) => {
    const network: Lying[] = [{ card: `Office ${player}`, at: [0, 0], ...(below(rng, 4) === 0 ? { counters: oneOf(rng, counted) } : {}) }];
    const slots = SLOTS.slice(0, 3 + below(rng, 4));
    // No two of one name, so that a host is known by its name; the card with the text lies on top or under another.
    const left = [...lying];
    const taken = () => (left.length === 0 ? undefined : left.splice(below(rng, left.length), 1)[0]);
    let isThere = player > 0 || (isEvent && below(rng, 2) === 0);
    const wantsHost = !isEvent && (hosted ? below(rng, 5) > 0 : below(rng, 3) === 0);
    for (const [i, slot] of slots.entries()) {
      const own = !isThere && i === 0 && !wantsHost;
      isThere ||= own;
      const name = own ? SUBJECT : (taken() ?? "Clerk");
      const control = !own && below(rng, 6) === 0 ? { controller: below(rng, players) } : {};
      const owner = !own && below(rng, 6) === 0 ? { owner: below(rng, players) } : { owner: player };
      const hurt = TRAIT_NAMES.filter((trait) => scoreIn(others, name, trait) > 1);
      const damage = hurt.length > 0 && below(rng, 3) === 0 ? { damage: { [oneOf(rng, hurt)]: 1 } } : {};
      network.push({
        card: name,
        at: slot,
        ...(below(rng, 3) === 0 && !own ? { engaged: true as const } : {}),
        counters: below(rng, 2) === 0 ? oneOf(rng, counted) : 0,
        ...control,
        ...owner,
        ...damage,
      });
      if (!isThere) network.push({ card: SUBJECT, under: name, owner: player });
      else if (below(rng, 4) === 0) network.push({ card: taken() ?? "Tool", under: name, owner: player });
      isThere = true;
    }
    return {
      network,
      hand: [...pile(4), ...(player === 0 ? [SUBJECT, SUBJECT] : [])],
      main: below(rng, 6) === 0 ? [] : [...pile(4), oneOf(rng, names), ...(below(rng, 3) === 0 ? [SUBJECT] : []), oneOf(rng, names)],
      resources: pile(2),
      market: [...pile(4), ...(player === 0 && below(rng, 3) === 0 ? [SUBJECT] : [])],
      money: oneOf(rng, [0, 2, 5, 20, 40, ...wanted.numbers]),
      pool: below(rng, 2) === 0 ? { IQ: 9, EQ: 9, MQ: 9, BQ: 9 } : {},
    };
  });
  const stand = oneOf(rng, ["buy phase", "buy phase", "challenge phase", "divest phase", "end phase", "accounting phase"]);
  return { seats, stand, active: below(rng, 3) === 0 ? 1 : 0 };
}

const contentOf = (subject: Card, others: readonly Card[]): MegacorpContent | undefined => {
  const cards = [...CARDS, ...others, subject];
  const texts = compileTexts(cards, KEYWORDS);
  return texts.ok ? megacorpContent(cards, texts.value) : undefined;
};

const hash = (text: string, seed: number): number => {
  let h = seed | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (Math.imul(h ^ (h >>> 15), 0x85ebca6b) >>> 0) % 1_000_003;
};

/** Questions that texts ask. */
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
  "replacement",
]);
const PLAIN_FIELDS = ["engaged", "controller", "host", "x", "y", "counters", "attacks", ...DAMAGE_FIELDS] as const;

/** All of a position that can matter to somebody. */
function material({ state, engine }: Table): string {
  const fields = fieldsOf(state as State);
  const zones = state.zones.map((cards, place) => [place, cards.map((id) => [at(state.card, id), at(state.seen, id)])]);
  const there = state.card.flatMap((_, id) =>
    isNetwork(at(state.zone, id))
      ? [
          [
            id,
            PLAIN_FIELDS.map((name) => (fields[name] as readonly number[])[id]),
            TRAIT_NAMES.map((_name, trait) => fullScoreOf(state, engine, id, trait)),
            valuationOf(state, engine, id),
            keywordsOf(state, engine, id).map((keyword) => keyword.id),
            engine.content.tagNames.filter((tag) => hasTag(state, engine, id, tag)),
          ],
        ]
      : [],
  );
  const lists = [
    state.money,
    state.poolIQ,
    state.poolEQ,
    state.poolMQ,
    state.poolBQ,
    state.lost,
    state.changes.filter((_, i) => i % 6 !== 1),
  ];
  return JSON.stringify([zones, there, lists, state.turn, state.phase, state.active, state.ended]);
}

type Run = { readonly moments: Map<string, string>; readonly offers: Map<string, Set<string>> };

/** Plays a position by a plan: what is chosen depends on the words on offer alone, so two games go the same way as long as nothing differs. */
function playOut(
  content: MegacorpContent,
  { seats, stand, active }: Plan,
  seed: number,
  turns: number,
  provoked: Provoked | undefined,
): Run {
  const moments = new Map<string, string>();
  const offers = new Map<string, Set<string>>();
  const built = table({ cards: content.cards, content, seats, stand, active, asksPriority: true });
  const { state, engine } = built;
  if (provoked) {
    engine.call(state, WINDOW, WHILE_STACK);
    engine.propose(state, provoked.on as EventRule<MegacorpState, MegacorpContent>, ...provoked.args);
    engine.resume(state as State);
  }
  const last = state.turn + turns;
  let deeds = 0;
  let moment = "";
  for (let n = 0; n < DECISIONS && state.ended === 0 && state.turn < last; n++) {
    const asked = built.asked;
    if (!asked) break;
    const key = `${state.turn} ${state.phase}`;
    if (key !== moment) deeds = 0;
    moment = key;
    const quiet = asked.kind === "priority" && stackOf(state as State).length === 0;
    const actions = asked.actions.all();
    if (quiet) moments.set(`${key} ${deeds}`, material(built));
    const said = actions.map((action) => built.words(action));
    const byItself = OF_TEXTS.has(asked.kind) && engine.rules.underWay?.(state as State, engine as never)?.includes(SUBJECT) !== false;
    if (!byItself) {
      const seen = offers.get(`${key} ${asked.kind}`) ?? new Set<string>();
      for (const [i, words] of said.entries()) if (at(actions, i).kind !== "use") seen.add(words);
      offers.set(`${key} ${asked.kind}`, seen);
    }
    const chosen = chooses(actions, said, { quiet, deeds, priority: asked.kind === "priority", seed: hash(key, seed) });
    if (quiet && at(actions, chosen).kind !== "pass") deeds++;
    engine.choose(state as State, chosen);
  }
  moments.set("the end", material(built));
  return { moments, offers };
}

/** An event that the text waits for. */
type Provoked = { readonly on: EventRule; readonly args: Args };

/** Events that a part of the text listens to, with numbers that fit it in this position. */
function provocations(content: MegacorpContent, { seats, stand, active }: Plan, rng: Rng): Provoked[] {
  const design = content.cards.findIndex(({ name }) => name === SUBJECT);
  const program = content.programs[design];
  const parts = [...(program?.triggers ?? []), ...(program?.replacements ?? [])];
  if (parts.length === 0) return [];
  const { state, engine } = table({ cards: content.cards, content, seats, stand, active, asksPriority: true });
  const subjects = state.card.flatMap((one, id) => (one === design && isNetwork(at(state.zone, id)) ? [id] : []));
  const random = (role: string): number =>
    role === "card"
      ? below(rng, 3) === 0 && subjects.length > 0
        ? oneOf(rng, subjects)
        : below(rng, state.card.length)
      : role === "player"
        ? below(rng, state.players)
        : role === "place"
          ? below(rng, state.zones.length)
          : oneOf(rng, [0, 1, 2, 3, CHALLENGE, DIVEST, END]);
  return parts.flatMap((part) => {
    for (let i = 0; i < GUESSES; i++) {
      const [a = 0, b = 0, c = 0, d = 0] = part.on.roles.map(random);
      const args: Args = [a, b, c, d];
      const source = subjects.find((id) => part.fits(bareScene(state, engine as Engine, id, at(state.controller, id), design), args));
      if (source !== undefined && part.on.still?.(state, ...args) !== false) return [{ on: part.on, args }];
    }
    return [];
  });
}
const GUESSES = 300;

function chooses(
  actions: readonly Action[],
  said: readonly string[],
  how: { quiet: boolean; deeds: number; priority: boolean; seed: number },
): number {
  const last = actions.length - 1;
  if (how.priority && (!how.quiet || how.deeds >= DEEDS)) return last;
  let best = last;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, words] of said.entries()) {
    const { kind } = at(actions, i);
    // What the text is on comes first; to do nothing comes last.
    const weight =
      words.includes(SUBJECT) && kind !== "engage"
        ? 0.25
        : kind === "engage" && how.priority
          ? 1000
          : kind === "pass" || kind === "done" || kind === "decline"
            ? 1.5
            : 1;
    const rank = hash(words, how.seed + how.deeds) * weight;
    if (rank < least) [best, least] = [i, rank];
  }
  return best;
}

/** The same card without what its text does: an ability that is used keeps its price. */
function withoutEffect(reading: TextReading): string {
  return reading.abilities
    .flatMap(({ lines: [line] }) =>
      line && (line.is === "line.activated" || line.is === "line.limited") ? [{ ...line, holes: { ...line.holes, b: NOTHING } }] : [],
    )
    .map((line) => printLine(language.grammar, line))
    .join(" ");
}

/** Whether a text that is understood matters in some position. */
export function isAlive(text: string, seed: number): boolean {
  const reading = readText(language, text);
  const wanted = wantedBy(reading);
  const isEvent = reading.abilities.some(({ kind }) => kind === "do");
  const neutral = withoutEffect(reading);
  const isLater = reading.abilities.some(({ lines }) => lines.some((line) => [...walk(line)].some(({ is }) => is === "next.yourTurn")));
  // Under a host only a card with BOND has abilities of its own (MC-R88).
  const speaksOfHost = reading.abilities.some(({ lines }) =>
    lines.some((line) => [...walk(line)].some(({ is }) => is === "host" || is.endsWith(".host"))),
  );
  const turns = isLater ? TURNS + 2 : TURNS;
  for (let n = 0; n < POSITIONS; n++) {
    const rng = rngOf(seed * 1000 + n);
    const others = designsFor(rng, wanted);
    const offices = businessesFor(rng, wanted);
    const bond = speaksOfHost && !isEvent ? "Bond.\n" : "";
    const kind = isEvent ? "event" : oneOf(rng, ["character", "character", "location", "equipment"] as const);
    const scores = { IQ: 2, EQ: 3, MQ: 2, BQ: oneOf(rng, [2, 3, 8]) };
    const own = (words: string) =>
      card(SUBJECT, {
        kind,
        valuation: oneOf(rngOf(n), [0, 1, 3, 4, 5]),
        scores,
        tags: some(rngOf(n + seed), wanted.tags).map((tag) => tag.replace(/^#/u, "")),
        text: words === "" ? bond : `${bond}${words}`,
      });
    const plan = planOf(rng, others, wanted, isEvent, speaksOfHost);
    const [one, other] = [contentOf(own(text), [...others, ...offices]), contentOf(own(neutral), [...others, ...offices])];
    if (!one || !other) continue;
    if (!isLegal(one, plan)) continue;
    const apart = (provoked: Provoked | undefined) =>
      differs(playOut(one, plan, seed + n, turns, provoked), playOut(other, plan, seed + n, turns, provoked));
    if (provocations(one, plan, rng).some((provoked) => couldBe(() => apart(provoked))) || apart(undefined)) return true;
  }
  return false;
}

/** What an event that was proposed out of nothing leads to; one that cannot be there, as a block without an attack, leads to nothing. */
function couldBe(happens: () => boolean): boolean {
  try {
    return happens();
  } catch {
    return false;
  }
}

/** Whether a position could arise: not all that is thrown together could. */
function isLegal(content: MegacorpContent, { seats, stand, active }: Plan): boolean {
  try {
    table({ cards: content.cards, content, seats, stand, active, asksPriority: true });
    return true;
  } catch (fault) {
    illegal.set(String(fault), (illegal.get(String(fault)) ?? 0) + 1);
    return false;
  }
}
export const illegal = new Map<string, number>();

const differs = (a: Run, b: Run): boolean =>
  [...a.moments].some(([key, words]) => b.moments.has(key) && b.moments.get(key) !== words) ||
  [...a.offers].some(([key, said]) => b.offers.has(key) && [...said].some((words) => !b.offers.get(key)?.has(words))) ||
  [...b.offers].some(([key, said]) => a.offers.has(key) && [...said].some((words) => !a.offers.get(key)?.has(words)));

export type AliveResult = {
  readonly texts: number;
  /** Texts of which the reading says that they do nothing, by the reason. */
  readonly told: Readonly<Record<string, number>>;
  /** Texts that do nothing and are not told so. */
  readonly silent: readonly string[];
};

/** A tree with small numbers: nobody has eighteen cards. */
const small = (tree: Tree): Tree => ({
  ...tree,
  holes: Object.fromEntries(
    Object.entries(tree.holes).map(([name, hole]) => [
      name,
      isTree(hole) ? small(hole) : typeof hole === "number" && hole > LARGE ? 1 + (hole % LARGE) : hole,
    ]),
  ),
});
const LARGE = 4;

/** The share of texts that may do nothing in all positions without being told so. It only goes down: what is left are texts that contradict themselves, or that want what no position has yet. */
const MOST_SILENT = 0.22;

/** What is wrong: the silent texts, if they are too many. */
export const silentFaults = ({ texts, silent }: AliveResult): readonly string[] =>
  silent.length > MOST_SILENT * texts ? silent.map((text) => `Nothing comes of: ${text}`) : [];

/** What the reading says of a text that does nothing. */
function toldOf(reading: TextReading): string | undefined {
  const { of: senseOf, kindFor } = MEGACORP_SENSE;
  const sense = senseOf({ kind: kindFor(reading.abilities), fields: {} } as Parameters<typeof senseOf>[0]);
  const lints = lint(language, reading.abilities, { instructions: true }).filter(
    // With “Bond.” before it a text about a host comes to something.
    ({ code, message }) => code !== "still-the-ability" && !message.includes("MC-R88"),
  );
  return [...lints, ...lostOn(language, reading.abilities, sense)][0]?.message;
}

/** Draws texts that are understood until there are so many, and tries each. */
export function aliveGate(count: number, seed: number): AliveResult {
  const rng = rngOf(seed);
  const sample = samplerOf(language.grammar);
  const told: Record<string, number> = {};
  const silent: string[] = [];
  for (let i = 0; i < count; ) {
    const text = printLine(language.grammar, small(sample(rng, "Line", 3 + below(rng, 4))));
    const reading = readText(language, text);
    if (reading.problems.length > 0 || !compileText(language, reading).ok) continue;
    i++;
    const idle = toldOf(reading);
    if (idle) told[idle] = (told[idle] ?? 0) + 1;
    else if (!isAlive(text, seed + i)) silent.push(text);
  }
  return { texts: count, told, silent };
}
