/** Chapter CORP-3.4: upkeep effects of own assets and buildings, each once (CORP-R59), in an order of the player's choice. */
import { setSlot, slot } from "../../../kernel/frames.ts";
import type { Offer, Refusal } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { useAsset, useBuilding } from "../cards/events-cards.ts";
import { againstTarget, isAimed } from "../cards/playable.ts";
import { buildingOf } from "../city/teams.ts";
import type { CorpContent } from "../content.ts";
import { canDo } from "../effects/able.ts";
import { cardsAtWork } from "../effects/at-work.ts";
import { perform } from "../effects/perform.ts";
import { USED_UPKEEP } from "../encounters/fighting.ts";
import { money } from "../fields.ts";
import { type CorpEngine, type CorpState, type CorpView, cardsIn, discardOf, HAND, NOBODY, NOWHERE, RUNNERS, TEAMS } from "../layout.ts";
import { pay } from "../mat/events-mat.ts";
import { handLimit, vassalsOf } from "../mat/mat.ts";
import type { Upkeep } from "../moments.ts";

/** Items: cards by their upkeep, then buildings, then cards by what they do in one's own steps (CORP-R99). */
const BUILDINGS = 1_000;
const ABILITIES = 2_000;
/** The bit of `used` for it. */
const USED_ABILITY = 8;

/** The card of an item; -1 for a building. */
const cardOf = (item: number): number => (item < BUILDINGS ? item : item < ABILITIES ? NOWHERE : item - ABILITIES);
/** The upkeep of a card or a building, or what a card does in one's own steps. */
function upkeepOf(state: CorpView, { content }: CorpEngine, item: number): Upkeep | undefined {
  if (item < BUILDINGS) return content.read[at(state.card, item)]?.upkeep;
  if (item < ABILITIES) return content.buildings[item - BUILDINGS]?.upkeep;
  const ability = content.read[at(state.card, item - ABILITIES)]?.ability;
  return ability && { ...ability, belowLimit: false, noVassals: false };
}
const isUsed = (state: CorpView, item: number): boolean =>
  cardOf(item) !== NOWHERE
    ? (at(state.used, cardOf(item)) & (item < BUILDINGS ? USED_UPKEEP : USED_ABILITY)) !== 0
    : ((at(state.usedBuildings, state.active) >> (2 * (item - BUILDINGS))) & USED_UPKEEP) !== 0;

/** Everything of the active player that has an upkeep. */
export function upkeeps(state: CorpView, engine: CorpEngine, into: number[]): void {
  for (const card of cardsAtWork(state, engine, state.active)) if (upkeepOf(state, engine, card) !== undefined) into.push(card);
  for (let team = 0; team < TEAMS; team++) {
    const building = buildingOf(state, engine, state.active, team);
    if (building !== NOWHERE && upkeepOf(state, engine, BUILDINGS + building) !== undefined) into.push(BUILDINGS + building);
  }
}

/** Why an upkeep cannot be used now; undefined if it can. */
function against(state: CorpView, engine: CorpEngine, item: number): Refusal | undefined {
  const upkeep = upkeepOf(state, engine, item);
  if (upkeep === undefined) return { rule: "CORP-3.4", reason: "It has no upkeep effect" };
  if (isUsed(state, item)) return { rule: "CORP-R39", reason: "You have already used it this turn" };
  const { cost, deed, hostile, belowLimit } = upkeep;
  if (cost > at(state.credits, state.active))
    return { rule: "CORP-3.4", reason: `It costs ${money(cost)} and you have ${money(at(state.credits, state.active))}` };
  if (belowLimit && cardsIn(state, HAND + state.active).length >= handLimit(state, engine, state.active))
    return { rule: "CORP-6.2", reason: "Your hand is at its limit" };
  if (upkeep.noVassals && vassalsOf(state, state.active).length > 0) return { rule: "CORP-R74", reason: "You have a Vassal" };
  if (deed.is === "revive" && cardsIn(state, discardOf(RUNNERS)).length === 0)
    return { rule: "CORP-R43", reason: "There is no runner in the discard pile" };
  if (deed.is === "run") {
    const setting = { who: state.active, you: state.active, target: NOBODY, card: cardOf(item) };
    if (!deed.effects.some((effect) => canDo(state, engine, effect, setting)))
      return { rule: "CORP-R84", reason: "Nothing that its text says can be done now" };
  }
  if (!isAimed(deed)) return undefined;
  let found: Refusal | undefined;
  for (let other = 0; other < state.players; other++) {
    if (other === state.active) continue;
    const one = againstTarget(state, state.active, deed, hostile, other, engine);
    if (one === undefined) return undefined;
    found ??= one;
  }
  return found;
}

/** The verb of the step: by card, or by building. */
export const assetOffer = <N extends string>(then: N): Offer<CorpState, CorpContent, N> => ({
  verb: "use",
  items: (state, into, _frame, engine) => addThose(state, engine, into, false),
  refuses: (state, item, _frame, engine) => against(state, engine, item),
  action: (_state, card) => ({ kind: "use", card }),
  carryOut(state, item, _frame, engine) {
    engine.call(state, USING, item);
    return then;
  },
});
export const buildingOffer = <N extends string>(then: N): Offer<CorpState, CorpContent, N> => ({
  verb: "use building",
  form: { kind: "use building", members: { spot: "number" } },
  items: (state, into, _frame, engine) => addThose(state, engine, into, true),
  refuses: (state, item, _frame, engine) => against(state, engine, item),
  action: (_state, item, _frame, { content }) => ({ kind: "use building", spot: at(content.city.buildings, item - BUILDINGS) }),
  carryOut(state, item, _frame, engine) {
    engine.call(state, USING, item);
    return then;
  },
});
/** Cards that do something in this step of one's own (CORP-R99). */
function abilities(state: CorpView, engine: CorpEngine, into: number[]): void {
  for (const card of cardsAtWork(state, engine, state.active)) {
    const ability = engine.content.read[at(state.card, card)]?.ability;
    if (ability !== undefined && (ability.steps & (1 << state.step)) !== 0) into.push(ABILITIES + card);
  }
}
export function hasAbility(state: CorpView, engine: CorpEngine): boolean {
  const found: number[] = [];
  if (engine.content.hasAbilities) abilities(state, engine, found);
  return found.some((item) => against(state, engine, item) === undefined);
}
/** The verb of one's own steps: between two acts. */
export const abilityOffer = <N extends string>(then: N): Offer<CorpState, CorpContent, N> => ({
  verb: "activate",
  items(state, into, _frame, engine) {
    if (engine.content.hasAbilities) abilities(state, engine, into);
  },
  refuses: (state, item, _frame, engine) => against(state, engine, item),
  action: (_state, item) => ({ kind: "activate", card: item - ABILITIES }),
  carryOut(state, item, _frame, engine) {
    engine.call(state, USING, item);
    return then;
  },
});
function addThose(state: CorpView, engine: CorpEngine, into: number[], ofBuildings: boolean): void {
  const all: number[] = [];
  upkeeps(state, engine, all);
  for (const item of all) if (item >= BUILDINGS === ofBuildings) into.push(item);
}

/** Slots: the asset or building, what was chosen plus 1, 1 for the second of two. */
const ITEM = 0;
const TARGET = 1;
const OTHER = 2;

/** An upkeep effect is used: aimed, paid for, carried out. Begun with the asset or building. */
export const USING = procedures<CorpState, CorpContent>()("use", {
  aim(state, frame, engine) {
    const upkeep = upkeepOf(state, engine, slot(state, frame, ITEM));
    return upkeep !== undefined && isAimed(upkeep.deed) ? "choose" : "pay";
  },
  choose: {
    kind: "aim",
    rule: "CORP-3.4",
    forms: [{ kind: "against", members: { player: "player" } }],
    player: (state) => state.active,
    prompt: () => "Which corp?",
    candidates(state, into, frame, engine) {
      const upkeep = upkeepOf(state, engine, slot(state, frame, ITEM));
      if (upkeep === undefined) return;
      for (let other = 0; other < state.players; other++)
        if (other !== state.active && againstTarget(state, state.active, upkeep.deed, upkeep.hostile, other, engine) === undefined)
          into.push(other);
    },
    action: (_state, player) => ({ kind: "against", player }),
    carryOut(state, player, frame) {
      setSlot(state, frame, TARGET, player + 1);
      return "pay";
    },
  },
  pay(state, frame, engine) {
    const item = slot(state, frame, ITEM);
    const upkeep = upkeepOf(state, engine, item);
    if (upkeep === undefined) return "done";
    if (cardOf(item) !== NOWHERE) engine.propose(state, useAsset, cardOf(item), item < BUILDINGS ? USED_UPKEEP : USED_ABILITY);
    else engine.propose(state, useBuilding, state.active, item - BUILDINGS, USED_UPKEEP);
    if (upkeep.cost > 0) engine.propose(state, pay, state.active, upkeep.cost);
    return upkeep.or === undefined ? "do" : "either";
  },
  // CORP-R74
  either: {
    kind: "choose one",
    rule: "CORP-R74",
    forms: [{ kind: "choose", members: { option: "number" } }],
    player: (state) => state.active,
    prompt: () => "Which of the two, as the card lists them?",
    candidates: (_state, into) => void into.push(1, 2),
    action: (_state, option) => ({ kind: "choose", option }),
    carryOut(state, option, frame) {
      setSlot(state, frame, OTHER, option - 1);
      return "do";
    },
  },
  do(state, frame, engine) {
    const upkeep = upkeepOf(state, engine, slot(state, frame, ITEM));
    const deed = slot(state, frame, OTHER) === 1 ? upkeep?.or : upkeep?.deed;
    const item = slot(state, frame, ITEM);
    if (deed !== undefined) perform(state, engine, state.active, slot(state, frame, TARGET) - 1, deed, cardOf(item));
    return "done";
  },
});
