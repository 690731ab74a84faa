/** What San's words for where a River card lies, where the marker is put and numbers of several cards mean. */
import { at } from "../../../../kernel/state.ts";
import { type Acting, type Grouped, type Run, runsFor } from "../../../../language/index.ts";
import { CORRUPTION, HACKING, kindOfType, NONE, PROPAGANDA, type SanContent } from "../../content.ts";
import { cardsIn, designOf, effectiveKinds, opponentOf, RIVER, type SanState, type SanView, SLOTS, SUN, spaceOf } from "../../layout.ts";
import { putMarker } from "../../turn/events.ts";
import { slotInFront } from "../../zones/propaganda.ts";
import { topVirus } from "../../zones/virus.ts";
import { isBanned } from "../bans.ts";
import { cardsOf } from "./river.ts";
import { crossingOf, poolOf, revenueOf } from "./tracks.ts";

const run = runsFor<SanState, SanContent>();
type Cards = readonly number[];
type Players = readonly number[];

/** Slot of a River card, counted from 0; -1 for others. */
function slotOf(state: SanView, card: number): number {
  const slot = at(state.zone, card) - RIVER;
  return slot >= 0 && slot < SLOTS ? slot : -1;
}
const inRiver = (_state: SanView, _acting: Acting, into: number[]): void => {
  for (let slot = 0; slot < SLOTS; slot++) into.push(RIVER + slot);
};

/** The stage from which a Banner crosses the card of a slot (SAN-R4). */
const stageBefore = (player: number, slot: number): number => (player === SUN ? slot + 1 : SLOTS - slot);
const isCrossed = (state: SanView, player: number, card: number): boolean => {
  const slot = slotOf(state, card);
  return slot >= 0 && at(state.stage, player) > stageBefore(player, slot);
};
const isAhead = (state: SanView, player: number, card: number): boolean => slotOf(state, card) >= 0 && !isCrossed(state, player, card);

const lies = (holds: (state: SanView, player: number, card: number) => boolean): Readonly<Record<"your" | "their", Run>> => ({
  your: run.test((state, card, _engine, { controller }) => holds(state, controller, card), { rule: "SAN-R4", implies: inRiver }),
  their: run.test((state, card, _engine, _acting, players) => (players as Players).some((player) => holds(state, player, card)), {
    rule: "SAN-R4",
    implies: inRiver,
  }),
});
const [crossed, ahead] = [lies(isCrossed), lies(isAhead)];

const corruptedAt = (state: SanView, card: number, players: Players): boolean => {
  const slot = slotOf(state, card);
  return slot >= 0 && players.some((player) => cardsIn(state, spaceOf(player, slot)).length > 0);
};

const places: Readonly<Record<string, Run>> = {
  "place.crossed": crossed.your,
  "place.their.crossed": crossed.their,
  "place.ahead": ahead.your,
  "place.their.ahead": ahead.their,
  "place.next": run.test(
    (state, card, _engine, _acting, cards) => {
      const slot = slotOf(state, card);
      return slot >= 0 && (cards as Cards).some((other) => slotOf(state, other) >= 0 && Math.abs(slotOf(state, other) - slot) === 1);
    },
    { rule: "SAN-R4", implies: inRiver },
  ),
  "with.theirCorrupted": run.test((state, card, _engine, { controller }) => corruptedAt(state, card, [opponentOf(controller)]), {
    rule: "SAN-9.3",
    implies: inRiver,
  }),
  "with.noCorrupted": run.test(
    (state, card, _engine, { controller }) => slotOf(state, card) >= 0 && !corruptedAt(state, card, [controller, opponentOf(controller)]),
    { rule: "SAN-9.3", implies: inRiver },
  ),
  "per.corruptedAt": run.value((state, _acting, _engine, players) =>
    (players as Players).reduce((sum, player) => {
      const slot = slotInFront(state, player);
      return slot < 0 ? sum : sum + cardsIn(state, spaceOf(SUN, slot)).length + cardsIn(state, spaceOf(opponentOf(SUN), slot)).length;
    }, 0),
  ),
};

/** The last space of the Virus card that the marker is on (SAN-R14). */
function lastSpace(state: SanView, content: SanContent): number {
  const virus = state.markerOn === 0 ? undefined : topVirus(state, state.markerOn - 1);
  return virus === undefined ? 0 : at(content.spaces, at(state.card, virus));
}
const marker: Readonly<Record<string, Run>> = {
  "marker.last": run.verb({
    able: (state, { actor }, engine) => lastSpace(state, engine.content) > state.markerSpace && !isBanned(state, engine, actor, "marker"),
    run(state, { actor }, engine) {
      const last = lastSpace(state, engine.content);
      if (last > state.markerSpace && !isBanned(state, engine, actor, "marker")) engine.propose(state, putMarker, actor, last);
    },
  }),
  // SAN-R65
  "marker.toPort": run.verb({
    able: (state, { actor }, engine) => state.markerOn !== 0 && !isBanned(state, engine, actor, "marker"),
    run(state, { actor }, engine) {
      if (state.markerOn !== 0 && !isBanned(state, engine, actor, "marker")) engine.propose(state, putMarker, actor, 0);
    },
  }),
};

/** A number of a card, of which a text says how it is with several; cards without it count for nothing. */
type OfCard = (state: SanView, card: number, content: SanContent) => number | undefined;
const present = (n: number): number | undefined => (n === NONE ? undefined : n);
const cost: OfCard = (state, card, content) => present(at(content.cost, designOf(state, card)));
const revenue: OfCard = (state, card, content) => at(content.revenue, designOf(state, card));

const least = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : Math.min(...numbers));
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);
const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const ofGroup = (of: OfCard, how: (numbers: readonly number[]) => number): Run =>
  run.value((state, _acting, { content }, group) =>
    how(cardsOf(state, group as Grouped).flatMap((card) => of(state, card, content) ?? [])),
  );
const crossings = (how: (numbers: readonly number[]) => number): Run =>
  run.value((state, { controller }, engine, group) =>
    how(cardsOf(state, group as Grouped).flatMap((card) => crossingOf(state, card, engine, controller) ?? [])),
  );

const TYPES = [CORRUPTION, PROPAGANDA, HACKING].map(kindOfType);
const typesAmong = run.value((state, _acting, { content }, group) => {
  const kinds = cardsOf(state, group as Grouped).map((card) => effectiveKinds(state, content, card));
  return TYPES.filter((type) => kinds.some((of) => (of & type) !== 0)).length;
});
const lots = (n: unknown, of: number): number => Math.floor(of / Number(n));

const numbers: Readonly<Record<string, Run>> = {
  "revenue.lowest": ofGroup(revenue, least),
  "cost.lowest": ofGroup(cost, least),
  "cost.total": ofGroup(cost, total),
  "crossing.highest": crossings(most),
  "crossing.lowest": crossings(least),
  "crossing.total": crossings(total),
  "total.revenue": run.value((state, _acting, { content }, cards) =>
    total((cards as Cards).flatMap((card) => revenue(state, card, content) ?? [])),
  ),
  "total.cost": run.value((state, _acting, { content }, cards) =>
    total((cards as Cards).flatMap((card) => cost(state, card, content) ?? [])),
  ),
  "total.crossing": run.value((state, { controller }, engine, cards) =>
    total((cards as Cards).flatMap((card) => crossingOf(state, card, engine, controller) ?? [])),
  ),
  "types.among": typesAmong,
  "per.type": typesAmong,
  "per.icon": run.value((state, { controller }, _engine, icon) => poolOf(state, controller, Number(icon))),
  "per.icons": run.value((state, { controller }, _engine, n, icon) => lots(n, poolOf(state, controller, Number(icon)))),
  "per.revenue": run.value((state, { controller }) => Math.max(0, revenueOf(state, controller))),
  "per.revenues": run.value((state, { controller }, _engine, n) => lots(n, Math.max(0, revenueOf(state, controller)))),
};

/** The runs, by construct. */
export const PLACE_RUNS: Readonly<Record<string, Run>> = { ...places, ...marker, ...numbers };
