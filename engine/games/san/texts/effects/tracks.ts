/** What San's words for both Banners, the Virus track, icons as a price and extreme numbers mean. */
import type { Engine } from "../../../../kernel/engine.ts";
import { at } from "../../../../kernel/state.ts";
import { type Acting, type Run, runsFor } from "../../../../language/index.ts";
import { CORRUPTION, HACKING, NONE, PROPAGANDA, type SanContent } from "../../content.ts";
import { cardsIn, designOf, opponentOf, RIVER, type SanState, type SanView, SLOTS, spaceOf, VIRUS_STACK } from "../../layout.ts";
import { cross, gainIcons, loseIcons, loseRevenue } from "../../turn/events.ts";
import { iconsOf } from "../../zones/icons.ts";
import { cardInFront, crossingCost } from "../../zones/propaganda.ts";
import { banOf } from "../bans.ts";

const run = runsFor<SanState, SanContent>();
type Cards = readonly number[];
type Players = readonly number[];
type SanEngine = Engine<SanContent>;

/** Virus cards of each track (SAN-4.6). */
const VIRUSES = 5;
/** SAN-11.4: what was passed lies no longer on the opponent's Virus track. */
const passedBy = (state: SanView, player: number): number => VIRUSES - cardsIn(state, VIRUS_STACK + opponentOf(player)).length;

const stageOf = ({ stage }: SanView, player: number): number => at(stage, player);
const stageThan = (holds: (own: number, theirs: number) => boolean): Run =>
  run.condition((state, { controller }, _engine, players) =>
    (players as Players).every((player) => holds(stageOf(state, controller), stageOf(state, player))),
  );
const stageAway = (holds: (own: number, theirs: number, n: number) => boolean): Run =>
  run.condition((state, { controller }, _engine, n, players) =>
    (players as Players).every((player) => holds(stageOf(state, controller), stageOf(state, player), Number(n))),
  );
const theirStage = (holds: (theirs: number, n: number) => boolean): Run =>
  run.condition((state, _acting, _engine, players, n) => (players as Players).every((player) => holds(stageOf(state, player), Number(n))));
const stagesBetween = (state: SanView, controller: number, players: unknown, sign: number): number =>
  Math.max(0, ...(players as Players).map((player) => sign * (stageOf(state, controller) - stageOf(state, player))));

const banners: Readonly<Record<string, Run>> = {
  "cond.stageLow": run.condition((state, { controller }, _engine, n) => stageOf(state, controller) <= Number(n)),
  "cond.stageIs": run.condition((state, { controller }, _engine, n) => stageOf(state, controller) === Number(n)),
  "cond.level": stageThan((own, theirs) => own === theirs),
  "cond.theirStage": theirStage((theirs, n) => theirs >= n),
  "cond.theirStageLow": theirStage((theirs, n) => theirs <= n),
  "cond.stagesBehind": stageAway((own, theirs, n) => theirs - own >= n),
  "cond.stagesAhead": stageAway((own, theirs, n) => own - theirs >= n),
  "per.behind": run.value((state, { controller }, _engine, players) => stagesBetween(state, controller, players, -1)),
  "per.ahead": run.value((state, { controller }, _engine, players) => stagesBetween(state, controller, players, 1)),
  "stage.of": run.value((state, _acting, _engine, players) => Math.max(0, ...(players as Players).map((player) => stageOf(state, player)))),
  "place.theirFront": run.test(
    (state, card, _engine, _acting, players) => (players as Players).some((player) => cardInFront(state, player) === card),
    {
      rule: "SAN-10.1",
      implies: (_state, _acting, into) => allSlots(into),
    },
  ),
  // SAN-10.6: looked at before the Banner has moved.
  "event.wins": run.event({
    on: cross,
    args: { p: 0 },
    fits: (state, [player]) => state.tokenStages.includes(stageOf(state, player ?? 0) + 1),
  }),
};

function allSlots(into: number[]): void {
  for (let slot = 0; slot < SLOTS; slot++) into.push(RIVER + slot);
}

const passed = (holds: (own: number, n: number) => boolean): Run =>
  run.condition((state, { controller }, _engine, n) => holds(passedBy(state, controller), Number(n)));
const passedThan = (holds: (own: number, theirs: number) => boolean): Run =>
  run.condition((state, { controller }, _engine, players) =>
    (players as Players).every((player) => player === controller || holds(passedBy(state, controller), passedBy(state, player))),
  );
const viruses: Readonly<Record<string, Run>> = {
  "cond.passed": passed((own, n) => own >= n),
  "cond.passedFew": passed((own, n) => own <= n),
  "cond.theirPassed": run.condition((state, { controller }, _engine, n) => passedBy(state, opponentOf(controller)) >= Number(n)),
  "cond.passedMore": passedThan((own, theirs) => own > theirs),
  "cond.passedFewer": passedThan((own, theirs) => own < theirs),
  "per.theirVirus": run.value((state, { controller }) => passedBy(state, opponentOf(controller))),
  "virus.number": run.value((state, { controller }) => passedBy(state, controller)),
  // SAN-R14
  "cond.marker.yours": run.condition(({ markerOn }, { controller }) => markerOn === controller + 1),
  "cond.marker.theirs": run.condition(({ markerOn }, { controller }) => markerOn === opponentOf(controller) + 1),
  "cond.marker.port": run.condition(({ markerOn }) => markerOn === 0),
  "ban.marker": run.term(banOf("marker")),
};

/** SAN-R50: of the player whose turn it is; the other has none. */
export const poolOf = (state: SanView, player: number, icon: number): number => (state.active === player ? iconsOf(state, icon) : 0);
export const revenueOf = (state: SanView, player: number): number => (state.active === player ? state.revenue : 0);
const ICONS = [CORRUPTION, PROPAGANDA, HACKING];
const ICON_NAMES: Readonly<Record<number, string>> = { [CORRUPTION]: "Corruption", [PROPAGANDA]: "Propaganda", [HACKING]: "Hacking" };

/** Of costs of its kind: the icon of which there is too little, if there is one. */
function lacking(state: SanView, { actor }: Acting, costs: readonly (readonly unknown[])[]): number | undefined {
  return ICONS.find((icon) => costs.reduce((sum, [n, of]) => sum + (Number(of) === icon ? Number(n) : 0), 0) > poolOf(state, actor, icon));
}
const revenueIn = (costs: readonly (readonly unknown[])[]): number => costs.reduce((sum, [n]) => sum + Number(n), 0);

const icons: Readonly<Record<string, Run>> = {
  "pay.icon": run.verb({
    payable: (state, acting, _engine, costs) => lacking(state, acting, costs) === undefined,
    missing(state, acting, _engine, costs) {
      const icon = lacking(state, acting, costs) ?? CORRUPTION;
      return { rule: "SAN-R50", reason: `You have ${poolOf(state, acting.actor, icon)} ${ICON_NAMES[icon]}` };
    },
    run: (state, { actor }, engine, n, icon) => engine.propose(state, loseIcons, actor, Number(icon), Number(n)),
  }),
  "pay.revenue": run.verb({
    payable: (state, { actor }, _engine, costs) => revenueIn(costs) <= revenueOf(state, actor),
    missing: (state, { actor }) => ({ rule: "SAN-R50", reason: `You have ${revenueOf(state, actor)} Revenue` }),
    run: (state, { actor }, engine, n) => engine.propose(state, loseRevenue, actor, Number(n)),
  }),
  "lose.icon": run.verb({ run: (state, { actor }, engine, n, icon) => lose(state, actor, engine, Number(icon), Number(n)) }),
  "lose.allIcon": run.verb({
    run(state, _acting, engine, players, icon) {
      for (const player of players as Players) lose(state, player, engine, Number(icon), poolOf(state, player, Number(icon)));
    },
  }),
  "lose.allRevenue": run.verb({
    run(state, _acting, engine, players) {
      for (const player of players as Players)
        if (revenueOf(state, player) > 0) engine.propose(state, loseRevenue, player, revenueOf(state, player));
    },
  }),
  "lose.revenue": run.verb({
    run(state, { actor }, engine, n) {
      const lost = Math.min(Number(n), Math.max(0, revenueOf(state, actor)));
      if (lost > 0) engine.propose(state, loseRevenue, actor, lost);
    },
  }),
  "icons.unused": run.value((state, { controller }, _engine, icon) => poolOf(state, controller, Number(icon))),
  "double.icon": run.verb({
    run: (state, { actor }, engine, _players, icon) =>
      engine.propose(state, gainIcons, actor, Number(icon), poolOf(state, actor, Number(icon))),
  }),
  "gain.iconUpTo": run.verb({
    run: (state, { actor }, engine, icon, n, most) =>
      engine.propose(state, gainIcons, actor, Number(icon), Math.min(Number(n), Number(most))),
  }),
  "static.useAs": run.static(),
  "static.corruptLess": run.static(),
  "cond.icons": run.condition((state, { controller }, _engine, n, icon) => poolOf(state, controller, Number(icon)) >= Number(n)),
  "cond.revenue": run.condition((state, { controller }, _engine, n) => revenueOf(state, controller) >= Number(n)),
};

/** As many as there are (SAN-R50). */
function lose(state: SanView, player: number, engine: SanEngine, icon: number, n: number): void {
  const lost = Math.min(n, poolOf(state, player, icon));
  if (lost > 0) engine.propose(state, loseIcons, player, icon, lost);
}

/** A number of a card that it may lack. */
type OfCard = (state: SanView, card: number, engine: SanEngine, controller: number) => number | undefined;
const present = (n: number): number | undefined => (n === NONE ? undefined : n);
const slotOf = (state: SanView, card: number): number | undefined => {
  const slot = at(state.zone, card) - RIVER;
  return slot >= 0 && slot < SLOTS ? slot : undefined;
};
/** In the River as it is in its slot (SAN-10.2), elsewhere as printed. */
export const crossingOf: OfCard = (state, card, { content }, controller) => {
  const slot = slotOf(state, card);
  return slot === undefined ? present(at(content.crossing, designOf(state, card))) : crossingCost(state, content, controller, slot);
};
const NUMBERS: readonly (readonly [string, OfCard])[] = [
  ["cost", (state, card, { content }) => present(at(content.cost, designOf(state, card)))],
  ["crossing", crossingOf],
  ["revenue", (state, card, { content }) => at(content.revenue, designOf(state, card))],
];

const corruptedAt = (state: SanView, card: number, players: Players): boolean => {
  const slot = slotOf(state, card);
  return slot !== undefined && players.some((player) => cardsIn(state, spaceOf(player, slot)).length > 0);
};
const inRiver = (_state: SanView, _acting: Acting, into: number[]): void => allSlots(into);

const numbers: Readonly<Record<string, Run>> = {
  // SAN-R52
  ...Object.fromEntries(
    NUMBERS.flatMap(([name, of]): (readonly [string, Run])[] => [
      [`with.highest.${name}`, run.most((state, card, engine, { controller }) => of(state, card, engine, controller), { rule: "SAN-R52" })],
      [
        `with.lowest.${name}`,
        run.most((state, card, engine, { controller }) => of(state, card, engine, controller), { rule: "SAN-R52", least: true }),
      ],
    ]),
  ),
  "with.revenueIs": run.test((state, card, { content }, _acting, n) => at(content.revenue, designOf(state, card)) === Number(n), {
    rule: "SAN-7.1",
  }),
  "with.revenueLess": run.test((state, card, { content }, _acting, n) => at(content.revenue, designOf(state, card)) <= Number(n), {
    rule: "SAN-7.1",
  }),
  "with.crossingIs": run.test(
    (state, card, { content }, { controller }, n) => {
      const slot = slotOf(state, card);
      return slot !== undefined && crossingCost(state, content, controller, slot) === Number(n);
    },
    { rule: "SAN-10.2", implies: inRiver },
  ),
  "with.corrupted": run.test((state, card, _engine, { controller }) => corruptedAt(state, card, [controller]), {
    rule: "SAN-9.3",
    implies: inRiver,
  }),
  "with.anyCorrupted": run.test((state, card, _engine, { controller }) => corruptedAt(state, card, [controller, opponentOf(controller)]), {
    rule: "SAN-9.3",
    implies: inRiver,
  }),
  "crossing.of": run.value((state, { controller }, engine, cards) => {
    const [card] = cards as Cards;
    return card === undefined ? 0 : (crossingOf(state, card, engine, controller) ?? 0);
  }),
};

/** The runs, by construct. */
export const TRACK_RUNS: Readonly<Record<string, Run>> = { ...banners, ...viruses, ...icons, ...numbers };
