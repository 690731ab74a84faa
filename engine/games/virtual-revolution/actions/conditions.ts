/** Chapter VR-9: what each Action needs, and what prevents it. */
import { at, type Player } from "../../../kernel/state.ts";
import { serverRefusal } from "../city/events-city.ts";
import {
  AGENT_DISCARD,
  AGENT_SLOT,
  CORRUPTION,
  cardsIn,
  DONATE,
  IN_SERVICE,
  RECRUIT,
  SERVER,
  SERVICE,
  SLOTS,
  topOf,
  VERSE,
  VERSE_SLOT,
  type VrEngine,
  type VrView,
} from "../layout.ts";

/** Steps within which Agents are recruited without more Range (VR-9.2). */
export const RANGE = 1;
/** € to replace all available Verses before one is created (VR-9.7). */
export const RENEWAL = 2;

/** A player's means for an execution, with modifiers. */
export type Means = {
  readonly credits: number;
  readonly range: number;
  readonly waived: boolean;
  /** Agents that modifiers take out of service first (VR-R17). */
  readonly leaving: number;
  /** Recruits from the Agent discard (VR-R81). */
  readonly fromDiscard: boolean;
};

export type Against = { readonly rule: string; readonly reason: string };

/** Whether the Agent of a slot is near enough (VR-9.2). */
export function isInRange(state: VrView, { content }: VrEngine, card: number, range: number): boolean {
  const borough = at(state.borough, card);
  if (borough < 0 || state.here < 0) return false;
  return at(at(content.city.distance, state.here), borough) <= RANGE + range;
}

/** Adds the Agents that can be recruited (VR-9.2), or those of the Agent discard (VR-R25, VR-R81). */
export function recruitable(state: VrView, engine: VrEngine, range: number, fromDiscard: boolean, into: number[]): void {
  if (fromDiscard) {
    into.push(...cardsIn(state, AGENT_DISCARD));
    return;
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = topOf(state, AGENT_SLOT + slot);
    if (card !== undefined && isInRange(state, engine, card, range)) into.push(card);
  }
}

const pays = (cost: number, credits: number, what: string, rule: string): Against | undefined =>
  credits >= cost ? undefined : { rule, reason: `${what} costs ${cost} € and you have ${credits}` };

/** What prevents an Action with these means; undefined if nothing does. */
export function against(state: VrView, engine: VrEngine, player: Player, action: number, means: Means): Against | undefined {
  switch (action) {
    case RECRUIT:
      return againstRecruit(state, engine, player, means);
    case SERVER:
      return againstServer(state, engine, player, means);
    case VERSE:
      return againstVerse(state, player, means);
    case DONATE:
      return againstDonate(state, player, means);
    default:
      // VR-9.1: Work needs nothing.
      return undefined;
  }
}

const found: number[] = [];

function againstRecruit(
  state: VrView,
  engine: VrEngine,
  player: Player,
  { credits, range, leaving, fromDiscard }: Means,
): Against | undefined {
  const short = pays(at(state.recruitCosts, player), credits, "Recruit", "VR-9.3");
  if (short) return short;
  if (cardsIn(state, SERVICE + player).length - leaving >= IN_SERVICE)
    return { rule: "VR-9.2", reason: `You already have ${IN_SERVICE} Agents in service, which is the limit` };
  found.length = 0;
  recruitable(state, engine, range, fromDiscard, found);
  if (found.length > 0) return undefined;
  return fromDiscard
    ? { rule: "VR-R81", reason: "The Agent discard is empty" }
    : { rule: "VR-9.2", reason: `No Agent is within ${RANGE + range} of your Director` };
}

function againstServer(state: VrView, engine: VrEngine, player: Player, { credits, waived }: Means): Against | undefined {
  if (state.here < 0) return { rule: "VR-9.4", reason: "You have placed no Director this turn" };
  const refusal = serverRefusal(state, engine, player, state.here, { waived });
  if (refusal !== undefined) return { rule: "VR-9.4", reason: refusal };
  if (at(state.servers, player) === 0) return { rule: "VR-9.4", reason: "You have no Server left" };
  return pays(at(state.serverCosts, player), credits, "Build Server", "VR-9.5");
}

function againstVerse(state: VrView, player: Player, { credits }: Means): Against | undefined {
  // Verses fill from slot 5, so it is empty only if all are (VR-11.3).
  if (topOf(state, VERSE_SLOT + SLOTS - 1) === undefined) return { rule: "VR-R78", reason: "No Verse is available" };
  return pays(at(state.verseCosts, player), credits, "Create Verse", "VR-9.7");
}

/** Whether a player could pay for one discard, for two, or for an Immunity (VR-9.8, VR-R72). */
export const canDiscardOne = (state: VrView, player: Player, credits: number): boolean =>
  credits >= at(state.donateOne, player) && cardsIn(state, CORRUPTION + player).length >= 1;
export const canDiscardTwo = (state: VrView, player: Player, credits: number): boolean =>
  credits >= at(state.donateTwo, player) && cardsIn(state, CORRUPTION + player).length >= 2;
export const canBuyImmunity = (state: VrView, player: Player, credits: number): boolean => credits >= at(state.donateImmunity, player);

function againstDonate(state: VrView, player: Player, { credits }: Means): Against | undefined {
  if (canDiscardOne(state, player, credits) || canDiscardTwo(state, player, credits) || canBuyImmunity(state, player, credits))
    return undefined;
  return {
    rule: "VR-9.8",
    reason: `A discard costs ${at(state.donateOne, player)} € a card, an Immunity ${at(state.donateImmunity, player)} €; you have ${credits} € and ${cardsIn(state, CORRUPTION + player).length} Corruption`,
  };
}
