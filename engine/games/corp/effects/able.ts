/** What can be done now: whom it can be done to, what there is to choose from, what can be paid (CORP-R81, CORP-R84). */
import { at, type Player } from "../../../kernel/state.ts";
import { distinct, poolCards } from "../cards/pools.ts";
import { priceWith } from "../cards/prices.ts";
import {
  ACTIONS,
  ASSETS,
  type CorpEngine,
  type CorpView,
  cardsIn,
  deckOf,
  discardOf,
  GARRISON,
  HAND,
  NOBODY,
  OWN_ASSETS,
  POOL_SIZE,
  poolPlace,
  RUNNERS,
  SECURITY,
  SECURITY_TEAM,
  TIERS,
  topOf,
} from "../layout.ts";
import { assetLimit, DEPARTMENT_COUNT, isRuined, priceOf, tierOf } from "../mat/mat.ts";
import { parentOf, vassalsOf } from "../mat/shares.ts";
import { cardsAtWork } from "./at-work.ts";
import { countOf, countThing } from "./counts.ts";
import type { Amount, Asking, Cost, Effect, Having, Thing } from "./effects.ts";
import { holds } from "./holds.ts";
import { isThing, teamOfCard } from "./of-card.ts";
import { teamsFor } from "./team-deeds.ts";
import { canComeBack, isBusyCard } from "./this-card.ts";

/** Who acts, whose text it is, which corp was chosen, which card says it; -1 for none. */
export type Setting = { readonly who: Player; readonly you: Player; readonly target: number; readonly card: number };

/** A number as it comes out for whoever acts. */
export const amountOf = (state: CorpView, engine: CorpEngine, who: Player, { n, per }: Amount, card: number): number =>
  per === undefined ? n : n * Math.trunc(countOf(state, engine, who, per, card) / per.full);

/** The kind of card that a thing is: its deck, and where a player has it. */
export function kindOf(of: Thing): { readonly deck: number; readonly place: number } | undefined {
  switch (of) {
    case "runner":
    case "thug":
    case "thief":
    case "hacker":
      return { deck: RUNNERS, place: GARRISON };
    case "security":
    case "squad":
    case "system":
    case "firewall":
      return { deck: SECURITY, place: SECURITY_TEAM };
    case "asset":
    case "personnel":
    case "product":
    case "data":
      return { deck: ASSETS, place: OWN_ASSETS };
    case "action":
      return { deck: ACTIONS, place: HAND };
    default:
      return undefined;
  }
}
/** The different cards of a place that are such things. */
function thingsIn(state: CorpView, engine: CorpEngine, place: number, of: Thing, into: number[]): void {
  distinct(
    state,
    cardsIn(state, place).filter((card) => isThing(state, engine, card, of)),
    into,
  );
}

/** What building a tier costs with so much off, or nothing at all. */
export const buildCost = (
  state: CorpView,
  engine: CorpEngine,
  who: Player,
  dept: number,
  effect: { less: number; free: boolean },
): number => (effect.free ? 0 : Math.max(1, priceOf(engine, dept * TIERS + tierOf(state, who, dept)) - effect.less));
/** What a pool card costs, the same. */
export const poolCost = (
  state: CorpView,
  engine: CorpEngine,
  who: Player,
  card: number,
  effect: { less: number; free: boolean },
): number => (effect.free ? 0 : priceWith(state, engine, who, card, effect.less));

/** What can be chosen for an effect: cards, or departments by number. */
export function candidates(state: CorpView, engine: CorpEngine, effect: Asking, { who, you }: Setting, into: number[]): void {
  switch (effect.is) {
    case "discard":
    case "strip":
    case "take":
    case "yield":
    case "give": {
      const kind = kindOf(effect.of);
      if (kind !== undefined) thingsIn(state, engine, kind.place + (effect.is === "give" ? you : who), effect.of, into);
      return;
    }
    case "recover": {
      const kind = kindOf(effect.of);
      if (kind !== undefined) thingsIn(state, engine, discardOf(kind.deck), effect.of, into);
      return;
    }
    case "hire": {
      if (effect.pool === ASSETS && cardsIn(state, OWN_ASSETS + who).length >= assetLimit(state, engine, who)) return;
      for (let i = 0; i < POOL_SIZE; i++) {
        const card = topOf(state, poolPlace(effect.pool, i));
        if (card !== undefined && poolCost(state, engine, who, card, effect) <= at(state.credits, who)) into.push(card);
      }
      return;
    }
    case "replace": {
      if (effect.pool < 0) {
        poolCards(state, into);
        return;
      }
      for (let i = 0; i < POOL_SIZE; i++) {
        const card = topOf(state, poolPlace(effect.pool, i));
        if (card !== undefined) into.push(card);
      }
      return;
    }
    case "build": {
      if (at(state.reserve, who) === 0) return;
      for (let dept = 0; dept < DEPARTMENT_COUNT; dept++)
        if (
          (effect.dept < 0 || effect.dept === dept) &&
          tierOf(state, who, dept) < TIERS &&
          buildCost(state, engine, who, dept, effect) <= at(state.credits, who)
        )
          into.push(dept);
      return;
    }
    case "remove":
      for (let dept = 0; dept < DEPARTMENT_COUNT; dept++)
        if ((effect.dept < 0 || effect.dept === dept) && tierOf(state, who, dept) > 0) into.push(dept);
  }
}

const CHOSEN_BY_YOU: ReadonlySet<string> = new Set(["take", "strip", "give"]);
/** Who chooses. */
export const chooserOf = (effect: Asking, { who, you }: Setting): Player => (CHOSEN_BY_YOU.has(effect.is) ? you : who);

/** Whether a cost can be paid. */
export function canPay(state: CorpView, engine: CorpEngine, cost: Cost, { who, card }: Setting): boolean {
  if (cost.is === "money") return at(state.credits, who) >= cost.n;
  if (cost.is === "this") return card >= 0 && cardsAtWork(state, engine, who).includes(card) && !isBusyCard(state, card);
  const kind = kindOf(cost.of);
  return kind !== undefined && cardsIn(state, kind.place + who).filter((one) => isThing(state, engine, one, cost.of)).length >= cost.n;
}

type Compared = Extract<Having, { is: "more than you" | "fewer than you" }>;
const isCompared = (having: Having): having is Compared => having.is === "more than you" || having.is === "fewer than you";
/** Whether a corp is one of those that are meant; some are compared with whose text it is (CORP-R80). */
function hasThat(state: CorpView, engine: CorpEngine, player: Player, having: Having, you: Player): boolean {
  if (!isCompared(having)) return holds(state, engine, player, having);
  const { of } = having;
  const much = (who: Player): number => (of === "money" ? at(state.credits, who) : countThing(state, engine, who, of));
  return having.is === "more than you" ? much(player) > much(you) : much(player) < much(you);
}

/** Corps for whom something can be done, in turn order from whose text it is. */
export function corpsFor(
  state: CorpView,
  engine: CorpEngine,
  effect: Extract<Effect, { is: "by" }>,
  setting: Setting,
  hostile = false,
): Player[] {
  const { you } = setting;
  const has = (player: Player): boolean => effect.having === undefined || hasThat(state, engine, player, effect.having, you);
  const fits = (player: Player): boolean =>
    has(player) &&
    !(hostile && parentOf(state, you) === player) &&
    effect.do.every((one) => !mustBe(one) || canDo(state, engine, one, { ...setting, who: player, target: player }));
  const found: Player[] = [];
  for (let i = effect.who === "all" ? 0 : 1; i < state.players; i++) {
    const player = (you + i) % state.players;
    const isOne =
      effect.who === "vassals" ? vassalsOf(state, you).includes(player) : effect.who === "parent" ? parentOf(state, you) === player : true;
    if (isOne && (effect.who === "one" || effect.who === "aimed" ? fits(player) : has(player))) found.push(player);
  }
  return found;
}
/** What a corp is chosen for only if it can do it (CORP-R65, CORP-R84). */
const mustBe = (effect: Effect): boolean => effect.is !== "may" && effect.is !== "if";

/** Whether something could be done now. */
export function canDo(state: CorpView, engine: CorpEngine, effect: Effect, setting: Setting): boolean {
  const { who, target } = setting;
  switch (effect.is) {
    case "deed":
      return effect.deed.is !== "revive" || cardsIn(state, discardOf(RUNNERS)).length > 0;
    case "gain":
    case "draw":
      return effect.n.per === undefined || amountOf(state, engine, who, effect.n, setting.card) > 0;
    case "lose":
      return at(state.credits, who) > 0;
    case "pay that":
      return target >= 0 && at(state.credits, who) > 0;
    case "roll":
    case "dark":
    case "lasts":
    case "replace all":
      return true;
    case "pay you":
      return at(state.credits, who) > 0 && !isRuined(state, who);
    case "discard random":
    case "taken random":
    case "seen":
      return cardsIn(state, HAND + who).length > 0;
    case "dig":
    case "peek deck":
    case "top of deck":
      return cardsIn(state, deckOf(effect.deck)).length + cardsIn(state, discardOf(effect.deck)).length > 0;
    case "team":
      return (
        teamsFor(state, engine, effect, setting.you, effect.teams.whose === "its" ? teamOfCard(state, setting.card) : -1).length > 0 ||
        effect.teams.whose === "that"
      );
    case "repel":
    case "again":
      return state.infiltrated !== NOBODY;
    case "back":
      return canComeBack(state, setting.card);
    case "discard this":
      return cardsAtWork(state, engine, who).includes(setting.card);
    case "unless":
      return effect.do.every((one) => canDo(state, engine, one, setting));
    case "may":
    case "cost":
      return (
        (effect.is === "may" || canPay(state, engine, effect.cost, setting)) && effect.do.every((one) => canDo(state, engine, one, setting))
      );
    case "choose":
      return effect.options.some((option) => option.every((one) => canDo(state, engine, one, setting)));
    case "if":
      return holds(state, engine, who, effect.cond, setting.card)
        ? effect.do.every((one) => canDo(state, engine, one, setting))
        : effect.otherwise.length > 0 && effect.otherwise.every((one) => canDo(state, engine, one, setting));
    case "by":
      return effect.who === "that" ? true : corpsFor(state, engine, effect, setting).length > 0;
    default: {
      const found: number[] = [];
      candidates(state, engine, effect, setting, found);
      return found.length > 0;
    }
  }
}
