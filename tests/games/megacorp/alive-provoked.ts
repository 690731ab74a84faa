/** What is made to happen in a position of the gate of living texts: what the text waits for, and what it may speak of. */
import { disengage, engage, gainMoney, loseMoney } from "../../../engine/games/megacorp/buying/events-money.ts";
import { COMBAT_DAMAGE, damage } from "../../../engine/games/megacorp/combat/events-combat.ts";
import type { MegacorpContent } from "../../../engine/games/megacorp/content.ts";
import { CHALLENGE, DIVEST, END, HAND, isNetwork, TRAIT_COUNT, TRAIT_NAMES } from "../../../engine/games/megacorp/layout.ts";
import { annihilate, destroy } from "../../../engine/games/megacorp/losing/leave.ts";
import type { Table } from "../../../engine/games/megacorp/megacorp.test-support.ts";
import { discard, draw, put, takeControl } from "../../../engine/games/megacorp/network/events-cards.ts";
import { heal, putCounter } from "../../../engine/games/megacorp/texts/events-text.ts";
import type { Engine } from "../../../engine/kernel/engine.ts";
import type { Args, EventRule } from "../../../engine/kernel/events.ts";
import { below, type Rng } from "../../../engine/kernel/rng.ts";
import { at } from "../../../engine/kernel/state.ts";
import type { Grouped } from "../../../engine/language/index.ts";
import { isSpan } from "../../../engine/language/machine/program.ts";
import { bareScene } from "../../../engine/language/machine/scene.ts";
import type { Asked } from "./alive-fits.ts";
import type { Happening, Provoked } from "./alive-play.ts";
import { type Plan, positionOf } from "./alive-position.ts";
import { oneOf, SUBJECT, type Wanted } from "./alive-wanted.ts";

/** How often numbers for an event are guessed until they are what a text waits for. */
const GUESSES = 300;

/** What else happens in the world, by the constructs of texts that may speak of it. */
const WORLD: readonly (readonly [said: RegExp, on: readonly unknown[]])[] = [
  [/dmg|[dD]amage|[dD]ealt|deals|prevent|heal/, [damage]],
  [/damage|heal/, [heal]],
  [/destroy|orphan/, [destroy]],
  [/ontrol/, [takeControl]],
  [/return|hand/, [put]],
  [/ngage/, [engage, disengage]],
  [/money|gain|lose|pay/, [gainMoney, loseMoney]],
  [/draw|hold|[hH]and/, [draw]],
  [/discard/, [discard]],
  [/annihil/, [annihilate]],
  [/ounter/, [putCounter]],
];
const ALL = WORLD.flatMap(([, on]) => on) as readonly EventRule[];

/** Events for a position: for each part of the text that waits for one what it waits for, and some that happen whatever the text says. */
export function provocations(
  content: MegacorpContent,
  plan: Plan,
  rng: Rng,
  wanted: Wanted,
  asked: readonly Asked[],
  times: number,
): Provoked[] {
  const built = positionOf(content, plan);
  const design = content.cards.findIndex(({ name }) => name === SUBJECT);
  const guess = guesser(built, design, rng, wanted, asked);
  const program = content.programs[design];
  const { state, engine } = built;
  const awaited = [...(program?.triggers ?? []), ...(program?.replacements ?? [])].flatMap((part): Provoked[] => {
    for (let i = 0; i < GUESSES; i++) {
      const args = guess.args(part.on);
      const fits = (id: number) => part.fits(bareScene(state, engine as Engine, id, at(state.controller, id), design), args);
      if (guess.subjects.some(fits) && part.on.still?.(state, ...args) !== false) return [{ on: part.on, args }];
    }
    return [];
  });
  const spoken = WORLD.flatMap(([said, on]) => ([...wanted.words].some((word) => said.test(word)) ? on : [])) as readonly EventRule[];
  const others = [...(spoken.length > 0 ? Array.from({ length: times }, () => spoken) : [ALL]), ALL].flatMap((events): Provoked[] => {
    const on = oneOf(rng, events);
    const args = guess.args(on);
    return on.still?.(state, ...args) === false ? [] : [{ on, args }];
  });
  const spans = [...wanted.words].some((is) => is.startsWith("span.")) ? (program?.delayed ?? []).filter(isSpan) : [];
  const later = (): Happening[] =>
    spans.flatMap(({ heard }) => Array.from({ length: THEN }, () => oneOf(rng, heard).on).map((on) => ({ on, args: guess.args(on) })));
  const first =
    spans.length > 0 ? [...awaited, ...others].flatMap((one) => [one, one, one]).map((one) => ({ ...one, after: later() })) : [];
  const costs = (program?.activated ?? []).length > 0;
  const between = costs ? others.map((one): Provoked => ({ ...one, isLate: true })) : [];
  return [...awaited, ...first, ...onTheStack(built, design, wanted), ...between, ...others];
}
/** Events that come one by one after the first, where the text waits for something for a time. */
const THEN = 4;

/** What happens to the card with the text while something waits on the stack, so that what it does to itself or asks of itself is something. */
function onTheStack({ state, engine }: Table, design: number, { words }: Wanted): Provoked[] {
  const speaks = (of: RegExp) => [...words].some((is) => of.test(is));
  const [card] = state.card.flatMap((one, id) => (one === design && !isNetwork(at(state.zone, id)) ? [id] : []));
  if (card === undefined || !words.has("this") || !engine.content.cards[design]) return [];
  const traits = TRAIT_NAMES.map((_, trait) => trait);
  return [
    ...(speaks(/[dD]amage|heal/) ? [traits.map((trait): Happening => ({ on: damage, args: [card, card, trait, 1] }))] : []),
    ...(speaks(/ounter/) ? [[1, 2, 3, 4].map((): Happening => ({ on: putCounter, args: [card, 0, 0, 0] }))] : []),
    ...(speaks(/ngage/) ? [[{ on: engage, args: [card, 0, 0, 0] } as Happening]] : []),
  ].flatMap(([first, ...more]): Provoked[] => (first ? [{ ...first, more, isLate: true }] : []));
}

/** Whether a kind of cards is looked for in a place: in those that its words name, else in networks. */
const isAmong = ({ places }: Grouped, place: number): boolean => places?.includes(place) ?? isNetwork(place);

/** Numbers for events, of which many are about the card with the text. */
function guesser({ state, engine }: Table, design: number, rng: Rng, wanted: Wanted, asked: readonly Asked[]) {
  const lies = (id: number) => isNetwork(at(state.zone, id));
  const subjects = state.card.flatMap((one, id) => (one === design && lies(id) ? [id] : []));
  const near = [...subjects, ...subjects.flatMap((id) => (state.host[id] ? [at(state.host, id) - 1] : []))];
  // Cards of the kinds that the text speaks of, as its first card in a network means them.
  const scenes = subjects.slice(0, 1).map((id) => bareScene(state, engine as Engine, id, at(state.controller, id), design));
  const meant = scenes.flatMap((scene) =>
    asked.flatMap(({ kind }) => {
      const group = kind?.(scene);
      return group ? state.card.flatMap((_, id) => (isAmong(group, at(state.zone, id)) && group.fits(id) ? [id] : [])) : [];
    }),
  );
  const lying = state.card.flatMap((_, id) => (lies(id) ? [id] : []));
  const destroyed = [...wanted.words].some((is) => is.startsWith("history"))
    ? state.card.flatMap((_, id) => (state.destroyedIn[id] === state.turn ? [id] : []))
    : [];
  // Counters that are taken away.
  const taken = [...wanted.words].some((is) => /(?:loses|last)Named/.test(is)) ? [-1, -2, -3] : [];
  const one = (role: string): number => {
    if (role === "card") {
      if (destroyed.length > 0 && below(rng, 4) === 0) return oneOf(rng, destroyed);
      if (meant.length > 0 && below(rng, 2) === 0) return oneOf(rng, meant);
      const among = below(rng, 2) === 0 && near.length > 0 ? near : below(rng, 3) > 0 ? lying : undefined;
      return among ? oneOf(rng, among) : below(rng, state.card.length);
    }
    if (role === "player") return below(rng, state.players);
    if (role === "place") return below(rng, 2) === 0 ? HAND + below(rng, state.players) : below(rng, state.zones.length);
    return oneOf(rng, [0, 1, 2, 3, 4, 7, CHALLENGE, DIVEST, END, ...wanted.numbers, ...taken]);
  };
  const args = (on: EventRule): Args => {
    const [a = 0, b = 0, c = 0, d = 0] = on.roles.map(one);
    // Of damage: its trait, in combat or not, and at least one point.
    return on.name === damage.name
      ? [a, b, below(rng, TRAIT_COUNT) + (below(rng, 2) === 0 ? COMBAT_DAMAGE : 0), Math.max(1, d)]
      : [a, b, c, d];
  };
  return { subjects, args };
}
