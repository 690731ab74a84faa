/** The Corporate Action (CORP-3.8): build one piece, buy one asset, hire runners or hire security; and the Stock step (CORP-10). */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { nothing, type Offer, offersChoice } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { take } from "../cards/events-cards.ts";
import { buildPrice, priceWith, stockPrice } from "../cards/prices.ts";
import { bonusOf } from "../city/teams.ts";
import type { CorpContent } from "../content.ts";
import { money } from "../fields.ts";
import {
  ASSETS,
  type CorpEngine,
  type CorpState,
  type CorpView,
  cardsIn,
  DEPARTMENTS,
  OWN_ASSETS,
  POOL_SIZE,
  poolPlace,
  RUNNERS,
  SEATS,
  SECURITY,
  TIERS,
  topOf,
} from "../layout.ts";
import { buyStock, pay, place, sellStock } from "../mat/events-mat.ts";
import { assetLimit, DEPARTMENT_COUNT, maySpeculate, ownerAt, tierOf, tiersForStock } from "../mat/mat.ts";
import { SOLID } from "../moments.ts";
import { takeAct, useDiscount } from "../turn/events-turn.ts";

export type ActOffer = Offer<CorpState, CorpContent, "corporate">;

const purse = (state: CorpView): number => at(state.credits, state.active);
const hasReserve = {
  rule: "CORP-R52",
  holds: (state: CorpView) => at(state.reserve, state.active) > 0,
  reason: () => "Your reserve of pieces is empty",
};

/** One infrastructure piece on the own mat (CORP-4.1). */
const build: ActOffer = {
  verb: "build",
  form: { kind: "build", members: { department: "words" } },
  needs: [hasReserve],
  items(_state, into) {
    for (let dept = 0; dept < DEPARTMENT_COUNT; dept++) into.push(dept);
  },
  refuses(state, dept, _frame, engine) {
    if (tierOf(state, state.active, dept) >= TIERS) return { rule: "CORP-4.6", reason: "This department has all its tiers" };
    const price = buildPrice(state, engine, state.active, dept);
    return price > purse(state) ? { rule: "CORP-4.1", reason: `It costs ${money(price)} and you have ${money(purse(state))}` } : undefined;
  },
  action: (_state, dept) => ({ kind: "build", department: at(DEPARTMENTS, dept) }),
  carryOut(state, dept, _frame, engine) {
    engine.propose(state, takeAct, state.active);
    engine.propose(state, pay, state.active, buildPrice(state, engine, state.active, dept));
    engine.propose(state, useDiscount);
    engine.propose(state, place, state.active, state.active, dept * TIERS + tierOf(state, state.active, dept));
    return "corporate";
  },
};

function poolItems(state: CorpView, pool: number, into: number[]): void {
  for (let i = 0; i < POOL_SIZE; i++) {
    const card = topOf(state, poolPlace(pool, i));
    if (card !== undefined) into.push(card);
  }
}
function tooDear(state: CorpView, engine: CorpEngine, card: number, rule: string) {
  const price = priceWith(state, engine, state.active, card);
  return price > purse(state) ? { rule, reason: `It costs ${money(price)} and you have ${money(purse(state))}` } : undefined;
}

/** One asset of the pool (CORP-7.2, CORP-7.3). */
const buy: ActOffer = {
  verb: "buy",
  needs: [
    {
      rule: "CORP-7.3",
      holds: (state, _frame, engine) => cardsIn(state, OWN_ASSETS + state.active).length < assetLimit(state, engine, state.active),
      reason: (state, _frame, engine) => `Your Research allows ${assetLimit(state, engine, state.active)} assets`,
    },
  ],
  items: (state, into) => poolItems(state, ASSETS, into),
  refuses: (state, card, _frame, engine) => tooDear(state, engine, card, "CORP-7.2"),
  action: (_state, card) => ({ kind: "buy", card }),
  carryOut(state, card, _frame, engine) {
    engine.propose(state, takeAct, state.active);
    engine.propose(state, pay, state.active, priceWith(state, engine, state.active, card));
    engine.propose(state, take, state.active, card);
    return "corporate";
  },
};

function hireOne(state: CorpView, engine: CorpEngine, card: number): void {
  engine.propose(state, pay, state.active, priceWith(state, engine, state.active, card));
  engine.propose(state, take, state.active, card);
}
/** Any number of runners, or of security cards, one after the other (CORP-8.2, CORP-13.2, CORP-R7). */
const hire: ActOffer = {
  verb: "hire",
  items(state, into) {
    poolItems(state, RUNNERS, into);
    poolItems(state, SECURITY, into);
  },
  refuses: (state, card, _frame, engine) =>
    tooDear(state, engine, card, at(engine.content.kind, at(state.card, card)) === RUNNERS ? "CORP-8.2" : "CORP-13.2"),
  action: (_state, card) => ({ kind: "hire", card }),
  carryOut(state, card, _frame, engine) {
    engine.call(state, HIRING, at(engine.content.kind, at(state.card, card)));
    engine.propose(state, takeAct, state.active);
    hireOne(state, engine, card);
    return "corporate";
  },
};
export const CORPORATE_ACTS: readonly ActOffer[] = [build, buy, hire];

/** Slots: the pool. */
const FROM = 0;
type HireNext = "more" | "choose";

/** More cards of the same pool, refilled ones included (CORP-R7). Begun with the pool. */
export const HIRING = procedures<CorpState, CorpContent>()("hire", {
  more(state, frame, engine) {
    const cards: number[] = [];
    poolItems(state, slot(state, frame, FROM), cards);
    return cards.some((card) => tooDear(state, engine, card, "") === undefined) ? "choose" : "done";
  },
  choose: offersChoice<CorpState, CorpContent, HireNext>({
    kind: "hire more",
    rule: "CORP-R7",
    player: (state) => state.active,
    prompt: () => "Hire more of this pool, or be done",
    offers: [
      {
        verb: "hire",
        items: (state, into, frame) => poolItems(state, slot(state, frame, FROM), into),
        refuses: (state, card, _frame, engine) => tooDear(state, engine, card, "CORP-8.2"),
        action: (_state, card) => ({ kind: "hire", card }),
        carryOut(state, card, _frame, engine) {
          hireOne(state, engine, card);
          return "more";
        },
      },
      {
        verb: "done",
        items: nothing,
        action: () => ({ kind: "done" }),
        carryOut(state, _item, frame) {
          setSlot(state, frame, FROM, 0);
          return "done";
        },
      },
    ],
  }),
});

const SPACES = DEPARTMENT_COUNT * TIERS;
/** One stock in another corp (CORP-10.2, CORP-R19). Items are mat and space. */
export const stockOffer = <N extends string>(then: N): Offer<CorpState, CorpContent, N> => ({
  verb: "buy stock",
  form: { kind: "buy stock", members: { player: "player", tier: "number" } },
  needs: [
    hasReserve,
    {
      rule: "CORP-10.1",
      holds: (state, _frame, engine) => maySpeculate(state, engine, state.active),
      reason: (state, _frame, engine) => `Each of your departments needs ${tiersForStock(state, engine, state.active)} tiers first`,
    },
  ],
  items(state, into) {
    for (let mat = 0; mat < state.players; mat++)
      if (mat !== state.active)
        for (let space = 0; space < SPACES; space++) if (ownerAt(state, mat, space) >= 0) into.push(mat * SPACES + space);
  },
  refuses(state, item, _frame, engine) {
    const [mat, space] = [Math.trunc(item / SPACES), item % SPACES];
    if (bonusOf(state, engine, mat, SOLID) > 0)
      return { rule: "CORP-R88", reason: `No stock can be bought on the mat of ${SEATS[mat]} now` };
    if (ownerAt(state, mat, space) === state.active) return { rule: "CORP-10.2", reason: "This piece is already yours" };
    const price = stockPrice(state, engine, state.active, space);
    return price > purse(state) ? { rule: "CORP-10.2", reason: `It costs ${money(price)} and you have ${money(purse(state))}` } : undefined;
  },
  beyond: {
    rule: "CORP-R19",
    items(state, into) {
      for (let space = 0; space < SPACES; space++) if (ownerAt(state, state.active, space) >= 0) into.push(state.active * SPACES + space);
    },
    reason: () => "You buy stock on the mats of others; you cannot buy back pieces on your own mat",
  },
  action: (_state, item) => ({ kind: "buy stock", player: Math.trunc(item / SPACES), tier: item % SPACES }),
  carryOut(state, item, _frame, engine) {
    const [mat, space] = [Math.trunc(item / SPACES), item % SPACES];
    const seller = ownerAt(state, mat, space);
    engine.propose(state, buyStock, state.active, mat, space, stockPrice(state, engine, state.active, space));
    if (engine.content.answered.has("sells stock")) engine.propose(state, sellStock, seller, state.active);
    return then;
  },
});
