/** Chapter MR-6: what can be done in the action step. Actions have numbers, so that a second one can be told from the first (MR-10.7). */
import type { Need, Offer, Refusal } from "../../../kernel/offers.ts";
import { nothing } from "../../../kernel/offers.ts";
import { at } from "../../../kernel/state.ts";
import { districtsHere } from "../city/figures.ts";
import { AGENTS, ASSETS, GIGS, HACK } from "../city/route.ts";
import { FREELANCE, type MetroContent } from "../content.ts";
import { HACKING } from "../hack/hacking.ts";
import { ongoingOf } from "../jobs/abilities.ts";
import { COMPLETING, hasRoom } from "../jobs/completing.ts";
import { COLOUR_COUNT } from "../jobs/cubes.ts";
import { claim, FROM_BOTH, gain, isJobThere, TAKING } from "../jobs/gaining.ts";
import { canPayJob, helpsDiscarding, lackingFor } from "../jobs/paying.ts";
import { cardsIn, HAND, type MetroEngine, type MetroState, type MetroView, NETWORKS, SIDES, SLOTS } from "../layout.ts";
import { takeAction } from "./events-turn.ts";

export type ActionOffer = Offer<MetroState, MetroContent, "after">;

/** Numbers of actions: the location action, then by district the two district actions. */
export const LOCATION = 0;
export const collectIn = (district: number): number => 1 + district;
export const completeIn = (district: number): number => 1 + COLOUR_COUNT + district;

/** Jobs and cards that Acquire Gigs and Collect Assets give (MR-6.2, MR-6.3). */
const GIGS_TAKEN = 2;
const ASSETS_GAINED = 2;

/** The second action of a turn differs from the first (MR-10.7). */
const isNew = (state: MetroView, action: number): boolean => state.taken !== action + 1;
const SAME: Refusal = { rule: "MR-10.7", reason: "The second action must differ from the first" };

const iconHere = (state: MetroView, { content }: MetroEngine): number => at(content.route.icon, at(state.figure, state.active));

const shows = (icon: number, what: string): Need<MetroState, MetroContent> => ({
  rule: "MR-6.1",
  holds: (state, _frame, engine) => iconHere(state, engine) === icon,
  reason: () => `Your station does not show ${what}`,
});
const another: Need<MetroState, MetroContent> = { rule: SAME.rule, holds: (state) => isNew(state, LOCATION), reason: () => SAME.reason };

/** A location action: the icon has to be there. */
const location = (
  verb: string,
  what: string,
  icon: number,
  needs: readonly Need<MetroState, MetroContent>[],
  begin: (state: MetroView, engine: MetroEngine) => void,
): ActionOffer => ({
  verb,
  needs: [shows(icon, what), another, ...needs],
  items: nothing,
  action: () => ({ kind: verb }),
  carryOut(state, _item, _frame, engine) {
    engine.propose(state, takeAction, state.active, LOCATION);
    begin(state, engine);
    return "after";
  },
});

const gigs = location(
  "acquire gigs",
  "Acquire Gigs",
  GIGS,
  [{ rule: "MR-R8", holds: (state, _frame, engine) => isJobThere(state, FROM_BOTH, engine), reason: () => "There is no job card to take" }],
  (state, engine) => takeGigs(state, engine),
);
const assets = location("collect assets", "Collect Assets", ASSETS, [], (state, engine) =>
  gain(state, engine, 0, [
    [at(engine.content.route.colour, at(state.figure, state.active)), ASSETS_GAINED + ongoingOf(state, engine, state.active, "assets")],
  ]),
);
const agents = location("contact agents", "Contact Agents", AGENTS, [], (state, engine) => contactAgents(state, engine));
const hack = location(
  "hack",
  "Hack",
  HACK,
  [{ rule: "MR-R8", holds: isNetworkThere, reason: () => "No network card is visible" }],
  (state, engine) => engine.call(state, HACKING),
);

/** What Acquire Gigs and Contact Agents give, with abilities (MR-6.2, MR-6.4, MR-R56). The caller's last act. */
export const takeGigs = (state: MetroView, engine: MetroEngine): void =>
  engine.call(state, TAKING, GIGS_TAKEN + ongoingOf(state, engine, state.active, "gigs"));
export const contactAgents = (state: MetroView, engine: MetroEngine): void =>
  gain(
    state,
    engine,
    at(engine.content.tracks.agents, at(state.notoriety, state.active)) + ongoingOf(state, engine, state.active, "agents"),
  );
/** One cube of the district's colour, then what lies there (MR-6.7, MR-6.9). The caller's last act. */
export function collectFrom(state: MetroView, engine: MetroEngine, district: number): void {
  claim(state, engine, district);
  gain(state, engine, 0, [[district, 1 + ongoingOf(state, engine, state.active, "collect")]]);
}

/** Whether a network card is visible (MR-R8). */
function isNetworkThere(state: MetroView): boolean {
  for (let side = 0; side < SIDES; side++) if (cardsIn(state, NETWORKS + side).length > 0) return true;
  return false;
}

/** Why a district action cannot be taken there (MR-6.6, MR-10.7). */
function againstDistrict(state: MetroView, engine: MetroEngine, district: number, action: number): Refusal | undefined {
  if (!districtsHere(state, engine).includes(district))
    return { rule: "MR-6.6", reason: `Your figure is not in ${engine.content.route.names[district]}` };
  return isNew(state, action) ? undefined : SAME;
}

/** One cube of the district's colour, then what lies there (MR-6.7, MR-6.9). */
const collect: ActionOffer = {
  verb: "collect",
  form: { kind: "collect", members: { district: "number" } },
  items(_state, into) {
    for (let district = 0; district < COLOUR_COUNT; district++) into.push(district);
  },
  refuses: (state, district, _frame, engine) => againstDistrict(state, engine, district, collectIn(district)),
  action: (_state, district) => ({ kind: "collect", district }),
  carryOut(state, district, _frame, engine) {
    engine.propose(state, takeAction, state.active, collectIn(district));
    collectFrom(state, engine, district);
    return "after";
  },
};

/** A job of the hand, in a district (MR-6.8, MR-8.1). Items are card and district. */
const complete: ActionOffer = {
  verb: "complete",
  form: { kind: "complete", members: { card: "card", district: "number" } },
  needs: [
    {
      rule: "MR-8.7",
      holds: (state) => [0, 1, 2].some((place) => place < SLOTS && hasRoom(state, state.active, place)),
      reason: () => "Your slots are full",
    },
  ],
  items(state, into, _frame, { content }) {
    for (const card of cardsIn(state, HAND + state.active)) {
      const own = at(content.district, at(state.card, card));
      if (own < FREELANCE) into.push(card * COLOUR_COUNT + own);
      else for (const district of at(content.route.districts, at(state.figure, state.active))) into.push(card * COLOUR_COUNT + district);
    }
  },
  refuses(state, item, _frame, engine) {
    const [card, district] = [Math.trunc(item / COLOUR_COUNT), item % COLOUR_COUNT];
    // MR-R67: an ability lets jobs be completed in any district.
    const isAnywhere = ongoingOf(state, engine, state.active, "anywhere") > 0 && isNew(state, completeIn(district));
    const against = isAnywhere ? undefined : againstDistrict(state, engine, district, completeIn(district));
    if (against !== undefined) return against;
    if (canPayJob(state, engine, card)) return undefined;
    return {
      rule: "MR-8.3",
      get reason() {
        const help = helpsDiscarding(state, card)
          ? "a discarded job replaces only one cube"
          : "you have no other job to discard for a cube";
        return `You lack ${lackingFor(state, engine, card)}, and ${help}`;
      },
    };
  },
  beyond: {
    rule: "MR-8.2",
    items(state, into) {
      state.zone.forEach((place, card) => {
        if (place !== HAND + state.active && (at(state.seen, card) & (1 << state.active)) !== 0) into.push(card * COLOUR_COUNT);
      });
    },
    reason: () => "You can complete only a job in your hand",
  },
  action: (_state, item) => ({ kind: "complete", card: Math.trunc(item / COLOUR_COUNT), district: item % COLOUR_COUNT }),
  carryOut(state, item, _frame, engine) {
    const [card, district] = [Math.trunc(item / COLOUR_COUNT), item % COLOUR_COUNT];
    engine.propose(state, takeAction, state.active, completeIn(district));
    engine.call(state, COMPLETING, card, district);
    return "after";
  },
};

/** What can be done in the action step, in the order in which it is listed. */
export const ACTIONS: readonly ActionOffer[] = [gigs, assets, agents, hack, collect, complete];

/** Whether there is a second action that differs from the first (MR-R16). Jobs of the hand are not looked at: nobody else may know them. */
export function isAnotherThere(state: MetroView, engine: MetroEngine): boolean {
  for (const district of districtsHere(state, engine)) if (isNew(state, collectIn(district))) return true;
  if (!isNew(state, LOCATION)) return false;
  const icon = iconHere(state, engine);
  return icon === GIGS ? isJobThere(state, FROM_BOTH, engine) : icon === HACK ? isNetworkThere(state) : true;
}
