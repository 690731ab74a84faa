/** How a position of the gate of living texts is played: by a plan that knows only the words on offer, so that two games go the same way as long as nothing differs. */
import type { MegacorpContent } from "../../../engine/games/megacorp/content.ts";
import { ACCOUNTING, DAMAGE_FIELDS, isNetwork, TRAIT_NAMES } from "../../../engine/games/megacorp/layout.ts";
import type { Table } from "../../../engine/games/megacorp/megacorp.test-support.ts";
import { WHILE_STACK, WINDOW } from "../../../engine/games/megacorp/stack/priority.ts";
import { fullScoreOf, hasTag, keywordsOf, valuationOf } from "../../../engine/games/megacorp/state/characteristics.ts";
import type { Action } from "../../../engine/kernel/choice.ts";
import type { Args, EventRule } from "../../../engine/kernel/events.ts";
import { pushWideFrame, setSlot, topFrame } from "../../../engine/kernel/frames.ts";
import { at, fieldsOf, type State } from "../../../engine/kernel/state.ts";
import { stackOf } from "../../../engine/language/index.ts";
import { type Plan, positionOf } from "./alive-position.ts";
import { SUBJECT } from "./alive-wanted.ts";

/** Decisions that are played from a position. */
const DECISIONS = 300;
/** Things that a player does in one phase. */
const DEEDS = 3;

export type Happening = { readonly on: EventRule; readonly args: Args };
/**
 * An event that is made to happen at the beginning, or when something first waits on the stack, of a card only while it lies in a network; others at the same moment, and those that come
 * after it one by one, when nothing waits.
 */
export type Provoked = Happening & { readonly more?: readonly Happening[]; readonly isLate?: true; readonly after?: readonly Happening[] };

/** What players do besides what they always do: they use the card with the text in the Accounting phase; they act while something waits on the stack. */
export type Manner = { readonly inAccounting: boolean; readonly responds: boolean };

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

/** Which procedure of the kernel says what comes of a proposed event. */
const EVENT_FRAME = 0;

export type Run = {
  readonly moments: ReadonlyMap<string, string>;
  readonly offers: ReadonlyMap<string, ReadonlySet<string>>;
  /** The turn that was reached. */
  readonly turn: number;
  /** How the game ended, if it did. */
  readonly returns?: string;
};

/** Plays a position by a plan: what is chosen depends on the words on offer alone, so two games go the same way as long as nothing differs. */
export function playOut(
  content: MegacorpContent,
  plan: Plan,
  { seed, turns, inAccounting, responds }: { readonly seed: number; readonly turns: number } & Manner,
  provoked: Provoked | undefined,
): Run {
  const moments = new Map<string, string>();
  const offers = new Map<string, Set<string>>();
  const built = positionOf(content, plan);
  const { state, engine } = built;
  const happen = ({ on, args }: Happening) => {
    // Not by a step of the rules, so the frame that says what of it comes about is laid by hand.
    pushWideFrame(state as State, EVENT_FRAME, 5);
    [engine.kindOf(on), ...args].forEach((n, i) => {
      setSlot(state, topFrame(state), i, n);
    });
    engine.resume(state as State);
  };
  let waits = provoked?.isLate === true;
  if (provoked && !waits) {
    engine.call(state, WINDOW, WHILE_STACK);
    happen(provoked);
  }
  const last = state.turn + turns;
  let [deeds, came] = [0, 0];
  let moment = "";
  for (let n = 0; n < DECISIONS && state.ended === 0 && state.turn < last; n++) {
    const waiting = stackOf(state as State).length;
    if (provoked && waits && waiting > 0 && (provoked.on.roles[0] !== "card" || isNetwork(at(state.zone, at(provoked.args, 0))))) {
      waits = false;
      for (const one of [provoked, ...(provoked.more ?? [])]) happen(one);
    }
    const asked = built.asked;
    if (!asked) break;
    const key = `${state.turn} ${state.phase}`;
    if (key !== moment) deeds = 0;
    moment = key;
    // In the Accounting phase players have priority only because of what triggered, or for once: nobody does anything there.
    const quiet = asked.kind === "priority" && waiting === 0 && state.phase !== ACCOUNTING;
    const next = quiet && deeds > 0 && !waits ? provoked?.after?.[came] : undefined;
    if (next) {
      came++;
      if (next.on.still?.(state, ...next.args) !== false) {
        happen(next);
        continue;
      }
    }
    const actions = asked.actions.all();
    const acts = quiet || (responds && asked.kind === "priority" && state.phase !== ACCOUNTING);
    if (acts) moments.set(`${key} ${deeds} ${waiting}`, material(built));
    const said = actions.map((action) => built.words(action));
    const byItself = OF_TEXTS.has(asked.kind) && engine.rules.underWay?.(state as State, engine as never)?.includes(SUBJECT) !== false;
    // While something of a text waits on the stack players may act once more: that alone is no difference.
    if (!byItself && (quiet || asked.kind !== "priority")) {
      const seen = offers.get(`${key} ${asked.kind}`) ?? new Set<string>();
      for (const [i, words] of said.entries()) if (at(actions, i).kind !== "use") seen.add(words);
      offers.set(`${key} ${asked.kind}`, seen);
    }
    const uses =
      inAccounting && asked.kind === "priority" && state.phase === ACCOUNTING && waiting === 0 && deeds === 0
        ? said.findIndex((words, i) => at(actions, i).kind === "use" && words.includes(SUBJECT))
        : -1;
    const chosen =
      uses >= 0 ? uses : chooses(actions, said, { quiet: acts, deeds, priority: asked.kind === "priority", seed: hash(key, seed) });
    if (uses >= 0) deeds++;
    if (acts && at(actions, chosen).kind !== "pass") deeds++;
    engine.choose(state as State, chosen);
  }
  if (state.ended === 0) return { moments, offers, turn: state.turn };
  moments.set("the end", material(built));
  return { moments, offers, turn: state.turn, returns: state.returns.join() };
}

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

/** One of the two games ended, and the other otherwise, or it went on: where play is broken off is no difference. */
const endsBefore = (a: Run, b: Run): boolean =>
  a.returns !== undefined && (b.returns === undefined ? b.turn > a.turn : a.returns !== b.returns);

export const differs = (a: Run, b: Run): boolean =>
  endsBefore(a, b) ||
  endsBefore(b, a) ||
  [...a.moments].some(([key, words]) => b.moments.has(key) && b.moments.get(key) !== words) ||
  [...a.offers].some(([key, said]) => b.offers.has(key) && [...said].some((words) => !b.offers.get(key)?.has(words))) ||
  [...b.offers].some(([key, said]) => a.offers.has(key) && [...said].some((words) => !a.offers.get(key)?.has(words)));
