/** What San's words for the River, costs and the rest of the turn do. */

import type { Engine } from "../../../../kernel/engine.ts";
import { at } from "../../../../kernel/state.ts";
import { type Acting, type Fit, type Grouped, type Run, runsFor } from "../../../../language/index.ts";
import { ALL_KINDS, NONE, type SanContent, VIRUS } from "../../content.ts";
import {
  cardsIn,
  DISCARD,
  designOf,
  effectiveDesign,
  HAND,
  PLAY_AREA,
  RIVER,
  type SanState,
  type SanView,
  SLOTS,
  STAR,
  SUPPLY,
} from "../../layout.ts";
import { mayBuy } from "../../turn/buy.ts";
import { copyRules, EFFECTS_OF } from "../../turn/copy.ts";
import { buy, corrupt, forbid, gainIcons, gainRevenue, moveMarker, putMarker, refill } from "../../turn/events.ts";
import { PLAYING } from "../../turn/play.ts";
import { STEPPING } from "../../zones/hacking.ts";
import { crossingCost } from "../../zones/propaganda.ts";
import {
  BAN_REASON,
  BANNED,
  type Ban,
  banOf,
  DURING_OTHER,
  DURING_TURN_OF,
  isBanned,
  TO_END_OF_OTHER,
  TO_END_OF_TURN_OF,
  UNTIL_END_OF_TURN,
  UNTIL_LEFT,
  UNTIL_OTHER,
  UNTIL_OVER,
  UNTIL_TURN_OF,
  UNTIL_USED,
  untilFor,
} from "../bans.ts";

import { virusesLeft } from "./index.ts";

const run = runsFor<SanState, SanContent>();
type Cards = readonly number[];
type SanEngine = Engine<SanContent>;

/** Which way a text moves the marker: as Hacking does. */
const EITHER_WAY = 2;

const fromHand = (_state: SanView, { actor }: Acting, into: number[]): void => void into.push(HAND + actor);
function fromPlayAndRiver(_state: SanView, { actor }: Acting, into: number[]): void {
  into.push(PLAY_AREA + actor);
  for (let slot = 0; slot < SLOTS; slot++) into.push(RIVER + slot);
}

const costOf = (state: SanView, card: number, { cost }: SanContent): number => at(cost, designOf(state, card));
const revenueOf = (state: SanView, card: number, { revenue }: SanContent): number => at(revenue, designOf(state, card));

/** The cards of a group: where its words say, else in play. */
export function cardsOf(state: SanView, { fits, places }: Grouped): number[] {
  const inPlay = [PLAY_AREA, PLAY_AREA + STAR, ...Array.from({ length: SLOTS }, (_, slot) => RIVER + slot)];
  return (places ?? inPlay).flatMap((place) => cardsIn(state, place)).filter(fits);
}

const words: Readonly<Record<string, Run>> = {
  "zone.supply": run.places((_state, _player, into) => void into.push(SUPPLY), { seen: "nobody" }),
  "kind.starting": run.test(
    (state, card, { content }) =>
      at(content.corporation, designOf(state, card)) !== NONE && at(content.type, designOf(state, card)) !== VIRUS,
    { rule: "SAN-3.2" },
  ),
  "with.costMore": run.test((state, card, { content }, _acting, n) => costOf(state, card, content) >= Number(n), { rule: "SAN-7.3" }),
  "with.costExactly": run.test((state, card, { content }, _acting, n) => costOf(state, card, content) === Number(n), { rule: "SAN-7.3" }),
  "with.revenue": run.test((state, card, { content }, _acting, n) => revenueOf(state, card, content) >= Number(n), { rule: "SAN-7.1" }),
  "with.crossingMore": run.test(
    (state, card, { content }, { controller }, n) => {
      const slot = at(state.zone, card) - RIVER;
      return slot >= 0 && slot < SLOTS && crossingCost(state, content, controller, slot) >= Number(n);
    },
    {
      rule: "SAN-10.2",
      implies: (_state, _acting, into) => {
        for (let slot = 0; slot < SLOTS; slot++) into.push(RIVER + slot);
      },
    },
  ),
};

const values: Readonly<Record<string, Run>> = {
  "cost.of": run.value((state, _acting, { content }, [card]: Cards) =>
    card === undefined ? 0 : Math.max(0, costOf(state, card, content)),
  ),
  "revenue.of": run.value((state, _acting, { content }, [card]: Cards) => (card === undefined ? 0 : revenueOf(state, card, content))),
  "revenue.unused": run.value((state, { controller }) => (state.active === controller ? state.revenue : 0)),
  "revenue.highest": run.value((state, _acting, { content }, group) =>
    Math.max(0, ...cardsOf(state, group as Grouped).map((card) => revenueOf(state, card, content))),
  ),
  "revenue.total": run.value((state, _acting, { content }, group) =>
    cardsOf(state, group as Grouped).reduce((sum, card) => sum + revenueOf(state, card, content), 0),
  ),
  "cost.highest": run.value((state, _acting, { content }, group) =>
    Math.max(0, ...cardsOf(state, group as Grouped).map((card) => costOf(state, card, content))),
  ),
};

const notPlayedHere: Fit<SanState, SanContent> = {
  rule: "SAN-5.1",
  holds: (state, _card, { actor }) => state.active === actor,
  reason: () => "You can play cards only on your own turn",
};
/** SAN-R41: what copies or repeats effects is not repeated itself, so that no two texts go on and on. */
const repeatable: readonly Fit<SanState, SanContent>[] = copyRules.filter(({ rule }) => rule !== "SAN-6.3");

/** SAN-7.4: what was bought lies in a discard. */
export const wasBought = (state: SanView, card: number): boolean =>
  at(state.zone, card) === DISCARD || at(state.zone, card) === DISCARD + STAR;

const verbs: Readonly<Record<string, Run>> = {
  "gain.iconEqual": run.verb({
    run: (state, { actor }, engine, icon, n) => engine.propose(state, gainIcons, actor, Number(icon), Number(n)),
  }),
  "gain.revenueEqual": run.verb({ run: (state, { actor }, engine, n) => engine.propose(state, gainRevenue, actor, Number(n)) }),
  "play.anyType": run.verb({
    kind: "play",
    from: fromHand,
    fits: [
      notPlayedHere,
      {
        rule: "SAN-R27",
        holds: (state, card, { actor }, { content }) =>
          at(content.type, designOf(state, card)) !== VIRUS || at(state.zone, card) === HAND + actor,
        reason: () => "A Virus can be played only from your hand",
      },
      {
        rule: "SAN-R40",
        holds: (state, card, { actor }) => at(state.zone, card) === HAND + actor || at(state.zone, card) === DISCARD + actor,
        reason: () => "It is neither in your hand nor in your discard",
      },
    ],
    run: (state, { actor }, engine, chosen: Cards) => {
      for (const card of [...chosen].reverse()) engine.call(state, PLAYING, card, actor, 1);
    },
  }),
  // SAN-R48: at once, without Revenue.
  "buy.free": run.verb({
    way: { of: "bought", did: wasBought },
    kind: "buy by text",
    from: (_state, _acting, into) => {
      for (let slot = 0; slot < SLOTS; slot++) into.push(RIVER + slot);
    },
    fits: [
      {
        rule: "SAN-7.2",
        holds: (state, card) => at(state.zone, card) >= RIVER && at(state.zone, card) < RIVER + SLOTS,
        reason: () => "You can buy only River cards",
      },
      {
        rule: "SAN-R43",
        holds: (state, card, { actor }, engine) => mayBuy(state, engine, actor, card),
        reason: () => `${BAN_REASON} buy cards`,
      },
    ],
    run: (state, { actor }, engine, chosen: Cards) => {
      if (!mayBuy(state, engine, actor)) return;
      for (const card of chosen) engine.propose(state, buy, actor, card, costOf(state, card, engine.content));
    },
  }),
  "copy.effects": run.verb({
    kind: "copy",
    from: fromPlayAndRiver,
    fits: repeatable,
    run: (state, { source, actor }, engine, chosen: Cards) => {
      for (const card of [...chosen].reverse()) engine.call(state, EFFECTS_OF, source, effectiveDesign(state, card), actor);
    },
  }),
  "apply.again": run.verb({
    kind: "apply",
    from: (_state, { actor }, into) => void into.push(PLAY_AREA + actor),
    fits: repeatable,
    run: (state, { actor }, engine, chosen: Cards) => {
      for (const card of [...chosen].reverse()) engine.call(state, EFFECTS_OF, card, effectiveDesign(state, card), actor);
    },
  }),
  "marker.any": run.verb({
    wayOf: { of: "passed", has: virusesLeft },
    run: (state, { actor }, engine, n) => engine.call(state, STEPPING, actor, Number(n), EITHER_WAY),
  }),
  "marker.first": run.verb({
    able: (state, { actor }, engine) => state.markerOn !== 0 && state.markerSpace > 1 && !isBanned(state, engine, actor, "marker"),
    run: (state, { actor }, engine) => {
      if (state.markerOn !== 0 && state.markerSpace > 1 && !isBanned(state, engine, actor, "marker"))
        engine.propose(state, putMarker, actor, 1);
    },
  }),
};

/** SAN-5.3: turns alternate, so the n-th of each player are the turns 2n - 1 and 2n, but for extra turns. */
const ownTurns = (n: number): Run => run.condition((state, { controller }) => state.active === controller && state.turn <= 2 * n);

/** The kinds of cards that a noun is of. */
const kindsIn = (noun: unknown): number => (typeof noun === "number" ? noun : ALL_KINDS);

/** SAN-R43 */
const forbidding = (state: SanView, engine: SanEngine, players: Cards, { what, kinds }: Ban, until: unknown, controller: number): void => {
  for (const player of players) engine.propose(state, forbid, player, BANNED.indexOf(what), kinds, untilFor(until, player, controller));
};

const bans: Readonly<Record<string, Run>> = {
  "players.cannot": run.static(),
  "static.playIf": run.static(),
  "ban.draw": run.term(banOf("draw")),
  ...Object.fromEntries(
    (["buy", "corrupt", "cross"] as const).map((verb) => [`ban.${verb}`, run.termOf((noun) => banOf(verb, kindsIn(noun)))]),
  ),
  "ban.playThose": run.termOf((noun) => banOf("play", kindsIn(noun))),
  "you.cannotFor": run.verb({
    run: (state, { controller }, engine, ban, until) => forbidding(state, engine, [controller], ban as Ban, until, controller),
  }),
  "players.cannotFor": run.verb({
    run: (state, { controller }, engine, players: Cards, ban, until) => forbidding(state, engine, players, ban as Ban, until, controller),
  }),
  "dur.beginOther": run.term(UNTIL_OTHER),
  "dur.nextOther": run.term(DURING_OTHER),
  "dur.endOther": run.term(TO_END_OF_OTHER),
  "dur.inRiver": run.term(UNTIL_LEFT),
  "dur.game": run.term(UNTIL_OVER),
  "dur.turn": run.term(UNTIL_END_OF_TURN),
  "dur.yourTurn": run.term(UNTIL_TURN_OF),
  "dur.nextTheirs": run.term(DURING_TURN_OF),
  "dur.nextYours": run.term(DURING_TURN_OF),
  "dur.endTheirs": run.term(TO_END_OF_TURN_OF),
  "dur.endYours": run.term(TO_END_OF_TURN_OF),
  skip: run.verb({
    run: (state, { controller }, engine, players: Cards, phase) => forbidding(state, engine, players, phase as Ban, UNTIL_USED, controller),
  }),
  "phase.buy": run.term(banOf("skip buy")),
  "phase.refill": run.term(banOf("skip refill")),
};

const asked: Readonly<Record<string, Run>> = {
  "cond.tokens": run.condition(({ tokens }, { controller }, _engine, n) => at(tokens, controller) >= Number(n)),
  "cond.noTokens": run.condition(({ tokens }, { controller }) => at(tokens, controller) === 0),
  "cond.firstTurn": ownTurns(1),
  "cond.early": ownTurns(2),
  "event.buys": run.event({ on: buy, args: { p: 0, s: 1 } }),
  "event.refilled": run.event({ on: refill, args: {} }),
  "event.passes": run.event({ on: moveMarker, args: { p: 0 }, fits: (_state, [, , passes]) => passes === 1 }),
  "would.corrupt": run.event({ on: corrupt, args: { p: 0, s: 1 } }),
  "static.uncopied": run.static(),
  "static.refill": run.static(),
  "static.evenCrossing": run.static(),
};

/** The runs, by construct. */
export const RIVER_RUNS: Readonly<Record<string, Run>> = { ...words, ...values, ...verbs, ...bans, ...asked };
