/** Payments: so many cubes of any colour (MR-5.3, MR-11.4), or the resource cost of a job (MR-8.3, section 2.4). No path of a payment can fail. */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import type { MetroContent } from "../content.ts";
import { COLOURS } from "../fields.ts";
import { cardsIn, HAND, type MetroEngine, type MetroState, type MetroView, SLOTS, slotPlace } from "../layout.ts";
import { spendLasting } from "../texts/events-texts.ts";
import { lastingOf, NEXT_JOB } from "../turn/lasting.ts";
import { ongoingOf } from "./abilities.ts";
import { allCubes, COLOUR_COUNT, cubesOf } from "./cubes.ts";
import { payCubes, spendJob, toDiscard, useAbility } from "./events-jobs.ts";

const procedure = procedures<MetroState, MetroContent>();

/** Windows in which one job card replaces one cube (MR-7.4). */
export const IN_MOVE = 0;
export const IN_ACTION = 1;

const canDiscard = (state: MetroView, window: number): boolean =>
  (window === IN_MOVE ? state.moveDiscard : state.actionDiscard) === 0 && cardsIn(state, HAND + state.active).length > 0;

/** The most cubes of any colour that the active player can pay, a hand card counted in (MR-7.4). */
export const mostPayable = (state: MetroView, window: number): number =>
  allCubes(state, state.active) + (canDiscard(state, window) ? 1 : 0);

/** Slots: cubes left to pay, the least colour that may still be paid plus 1; 0 before the first cube. */
const LEFT = 0;
const LEAST = 1;
/** Codes of cards come after those of colours. */
const CARDS = COLOUR_COUNT;

/** Cubes that are still to be paid in a payment of any colours under way: for those who think ahead. */
export const duePayment = (state: MetroView, frame: number): number => slot(state, frame, LEFT);

/** A payment of cubes of any colour, begun with their number. A card comes first, then colours in their order: each payment is reached in one way. */
const payingAny = (name: string, rule: string, window: number, what: string) =>
  procedure(name, {
    next: (state, frame) => (slot(state, frame, LEFT) > 0 ? "choose" : "done"),
    choose: {
      kind: name,
      rule,
      secret: ["discard"],
      forms: [
        { kind: "pay", members: { cube: "words" } },
        { kind: "discard", members: { card: "card" } },
      ],
      player: (state) => state.active,
      prompt(state, frame) {
        const left = slot(state, frame, LEFT);
        // Whoever has paid orange and misses red is told why.
        const order = left > 1 || slot(state, frame, LEAST) > 1 ? ", in the order of the list" : "";
        return `${what}: pay ${left} ${left === 1 ? "cube" : "cubes"} of any colour${order}`;
      },
      candidates(state, into, frame) {
        const due = slot(state, frame, LEFT);
        let there = 0;
        for (let colour = COLOUR_COUNT - 1; colour >= Math.max(0, slot(state, frame, LEAST) - 1); colour--) {
          const own = cubesOf(state, state.active, colour);
          there += own;
          if (own > 0 && there >= due) into.push(colour);
        }
        into.reverse();
        if (slot(state, frame, LEAST) === 0 && canDiscard(state, window) && allCubes(state, state.active) >= due - 1)
          for (const card of cardsIn(state, HAND + state.active)) into.push(CARDS + card);
      },
      action: (_state, code) => (code < CARDS ? { kind: "pay", cube: at(COLOURS, code) } : { kind: "discard", card: code - CARDS }),
      carryOut(state, code, frame, engine) {
        setSlot(state, frame, LEFT, slot(state, frame, LEFT) - 1);
        if (code < CARDS) {
          setSlot(state, frame, LEAST, code + 1);
          engine.propose(state, payCubes, state.active, code, 1);
        } else {
          const card = toDiscard(state, engine, state.active, code - CARDS);
          engine.propose(state, spendJob, state.active, card, window);
        }
        return "next";
      },
    },
  });

/** Stations beyond the second are paid for, one cube each; one job card may replace one of them (MR-5.3, MR-5.5). */
export const PAYING_MOVE = payingAny("pay for stations", "MR-5.3", IN_MOVE, "Two stations are free");
/** A manipulation beyond the second is paid for; once a Hack action a job card may replace the cube (MR-11.4, MR-11.8). */
export const PAYING_MANIPULATION = payingAny("pay for a manipulation", "MR-11.4", IN_ACTION, "Two manipulations were free");

// The resource cost of a job: counts of up to 15 by colour as one number.
const BITS = 4;
const MASK = 15;
const needOf = (packed: number, colour: number): number => (packed >> (colour * BITS)) & MASK;
const changed = (packed: number, colour: number, by: number): number => packed + by * (1 << (colour * BITS));

/** Unused SUBSTITUTE abilities of the active player, in the order of their numbers (MR-8.14). */
function substitutes(state: MetroView, engine: MetroEngine): number[] {
  const found: number[] = [];
  for (let place = 0; place < SLOTS; place++)
    for (const card of cardsIn(state, slotPlace(state.active, place)))
      if (state.used[card] === 0 && engine.content.texts.ongoing(at(state.card, card))?.is === "substitute") found.push(card);
  return found.sort((a, b) => a - b);
}
/** Whether a SUBSTITUTE ability may stand for a colour: any other, or the one that it names. */
const standsFor = (state: MetroView, engine: MetroEngine, card: number, colour: number): boolean => {
  const ongoing = engine.content.texts.ongoing(at(state.card, card));
  return ongoing?.is === "substitute" && ongoing.colour !== colour && (ongoing.instead === undefined || ongoing.instead === colour);
};
export const substituteColour = (state: MetroView, engine: MetroEngine, card: number): number => {
  const ongoing = engine.content.texts.ongoing(at(state.card, card));
  return ongoing?.is === "substitute" ? ongoing.colour : 0;
};

/** The cost of a job after discounts, and the cards that give them (MR-8.15): each takes off once, where the cost has its colour. */
function discounted(state: MetroView, engine: MetroEngine, design: number): { readonly need: number; readonly by: readonly number[] } {
  let need = engine.content.cost[design]?.reduce((sum, n, colour) => changed(sum, colour, n), 0) ?? 0;
  const by: number[] = [];
  for (let place = 0; place < SLOTS; place++)
    for (const card of cardsIn(state, slotPlace(state.active, place))) {
      const ongoing = state.used[card] === 0 ? engine.content.texts.ongoing(at(state.card, card)) : undefined;
      if (ongoing?.is !== "discount" || needOf(need, ongoing.colour) === 0) continue;
      need = changed(need, ongoing.colour, -Math.min(ongoing.n, needOf(need, ongoing.colour)));
      by.push(card);
    }
  const { active } = state;
  const district = engine.content.district[design] ?? 0;
  const less =
    ongoingOf(state, engine, active, "jobs") + ongoingOf(state, engine, active, `jobs ${district}`) + lastingOf(state, NEXT_JOB, active);
  return { need: lessOf(state, need, less), by };
}
/** So many cubes less of whatever colour: first where the player lacks some, then in the order of the colours (MR-R63, MR-R67). */
function lessOf(state: MetroView, need: number, less: number): number {
  let rest = need;
  for (let left = less; left > 0; left--) {
    const colours = COLOURS.flatMap((_, colour) => (needOf(rest, colour) > 0 ? [colour] : []));
    const off = colours.find((colour) => needOf(rest, colour) > cubesOf(state, state.active, colour)) ?? colours[0];
    if (off === undefined) return rest;
    rest = changed(rest, off, -1);
  }
  return rest;
}

/** Whether what is needed can be paid: with substitutes from one on, and perhaps a discarded card. */
function isPayable(state: MetroView, engine: MetroEngine, need: number, subs: readonly number[], from: number, discards: boolean): boolean {
  let missing = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) missing += Math.max(0, needOf(need, colour) - cubesOf(state, state.active, colour));
  if (missing <= (discards ? 1 : 0)) return true;
  for (let i = from; i < subs.length; i++) {
    const given = substituteColour(state, engine, at(subs, i));
    if (cubesOf(state, state.active, given) <= needOf(need, given)) continue;
    for (let colour = 0; colour < COLOUR_COUNT; colour++)
      if (standsFor(state, engine, at(subs, i), colour) && needOf(need, colour) > cubesOf(state, state.active, colour))
        if (isPayable(state, engine, changed(changed(need, colour, -1), given, 1), subs, i + 1, discards)) return true;
  }
  return false;
}

/** Whether the active player could pay a job of the hand; the job itself is not discarded for it (MR-R13). */
export function canPayJob(state: MetroView, engine: MetroEngine, card: number): boolean {
  const others = cardsIn(state, HAND + state.active).length - (cardsIn(state, HAND + state.active).includes(card) ? 1 : 0);
  const { need } = discounted(state, engine, at(state.card, card));
  return isPayable(state, engine, need, substitutes(state, engine), 0, state.actionDiscard === 0 && others > 0);
}

/** The resource cost of a job after discounts in words: "1 red, 2 blue", "nothing" (MR-8.15). */
export const costWords = (state: MetroView, engine: MetroEngine, card: number): string =>
  needWords(discounted(state, engine, at(state.card, card)).need) || "nothing";

/** Whether the active player could give a job of the hand in place of one cube of this one's cost (MR-8.4, MR-R13). */
export const helpsDiscarding = (state: MetroView, card: number): boolean =>
  state.actionDiscard === 0 && cardsIn(state, HAND + state.active).some((one) => one !== card);

/** The cubes that are lacking for a job after discounts, for people; empty if none are. */
export const lackingFor = (state: MetroView, engine: MetroEngine, card: number): string =>
  missingWords(state, discounted(state, engine, at(state.card, card)).need);

/** Of needed cubes those that the active player does not have. */
function missingWords(state: MetroView, need: number): string {
  const words: string[] = [];
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const lacking = needOf(need, colour) - cubesOf(state, state.active, colour);
    if (lacking > 0) words.push(`${lacking} ${COLOURS[colour]}`);
  }
  return words.join(" and ");
}

/** Slots: the job, what is still needed, the next substitute. */
const JOB = 0;
const NEED = 1;
const NEXT = 2;

const PAY = 0;
const SUBSTITUTE = 1;
const DISCARD = 2;
const CODES = 3;
/** A card and a colour as one item. */
const item = (card: number, colour: number, which: number): number => (card * COLOUR_COUNT + colour) * CODES + which;

/** The resource cost of a job is paid: discounts by themselves, then substitutes, a discarded card, the cubes (MR-8.3, MR-R13). Begun with the job. */
export const PAYING_COST = procedure("pay the cost", {
  discount(state, frame, engine) {
    const { need, by } = discounted(state, engine, at(state.card, slot(state, frame, JOB)));
    setSlot(state, frame, NEED, need);
    for (const card of by) engine.propose(state, useAbility, card);
    if (lastingOf(state, NEXT_JOB, state.active) > 0) engine.propose(state, spendLasting, NEXT_JOB, state.active);
    return "choose";
  },
  choose: {
    kind: "pay the cost",
    rule: "MR-8.3",
    secret: ["discard"],
    forms: [
      { kind: "pay", members: {} },
      { kind: "substitute", members: { card: "card", cube: "words" } },
      { kind: "discard", members: { card: "card", cube: "words" } },
    ],
    player: (state) => state.active,
    prompt(state, frame) {
      const need = slot(state, frame, NEED);
      const missing = missingWords(state, need);
      return missing === ""
        ? `Pay ${needWords(need) || "nothing"}, or use something else instead`
        : `Pay ${needWords(need)}: choose what replaces the ${missing} you lack`;
    },
    candidates(state, into, frame, engine) {
      const need = slot(state, frame, NEED);
      const subs = substitutes(state, engine);
      const discards = state.actionDiscard === 0 && cardsIn(state, HAND + state.active).length > 0;
      if (isPayable(state, engine, need, [], 0, false)) into.push(item(0, 0, PAY));
      if (state.actionDiscard === 0)
        for (let i = 0; i < subs.length; i++) {
          const card = at(subs, i);
          // Substitutes are used in their order, so that each payment is reached in one way.
          if (card < slot(state, frame, NEXT)) continue;
          const given = substituteColour(state, engine, card);
          for (let colour = 0; colour < COLOUR_COUNT; colour++)
            if (
              standsFor(state, engine, card, colour) &&
              needOf(need, colour) > 0 &&
              cubesOf(state, state.active, given) > needOf(need, given)
            )
              if (isPayable(state, engine, changed(changed(need, colour, -1), given, 1), later(subs, card), 0, discards))
                into.push(item(card, colour, SUBSTITUTE));
        }
      if (discards)
        for (let colour = 0; colour < COLOUR_COUNT; colour++)
          if (needOf(need, colour) > 0 && isPayable(state, engine, changed(need, colour, -1), [], 0, false))
            for (const card of cardsIn(state, HAND + state.active)) into.push(item(card, colour, DISCARD));
    },
    action(_state, code) {
      const [about, which] = [Math.trunc(code / CODES), code % CODES];
      if (which === PAY) return { kind: "pay" };
      const cube = at(COLOURS, about % COLOUR_COUNT);
      return { kind: which === SUBSTITUTE ? "substitute" : "discard", card: Math.trunc(about / COLOUR_COUNT), cube };
    },
    carryOut(state, code, frame, engine) {
      const [about, which] = [Math.trunc(code / CODES), code % CODES];
      const need = slot(state, frame, NEED);
      if (which === PAY) {
        for (let colour = 0; colour < COLOUR_COUNT; colour++)
          if (needOf(need, colour) > 0) engine.propose(state, payCubes, state.active, colour, needOf(need, colour));
        return "done";
      }
      const [card, colour] = [Math.trunc(about / COLOUR_COUNT), about % COLOUR_COUNT];
      if (which === SUBSTITUTE) {
        setSlot(state, frame, NEED, changed(changed(need, colour, -1), substituteColour(state, engine, card), 1));
        setSlot(state, frame, NEXT, card + 1);
        engine.propose(state, useAbility, card);
      } else {
        setSlot(state, frame, NEED, changed(need, colour, -1));
        engine.propose(state, spendJob, state.active, toDiscard(state, engine, state.active, card), IN_ACTION);
      }
      return "choose";
    },
  },
});

/** Substitutes after one, by number of their cards. */
const later = (subs: readonly number[], card: number): readonly number[] => subs.filter((one) => one > card);

const needWords = (need: number): string =>
  COLOURS.flatMap((colour, i) => (needOf(need, i) > 0 ? [`${needOf(need, i)} ${colour}`] : [])).join(", ");
