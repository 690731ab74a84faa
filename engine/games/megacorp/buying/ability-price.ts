/** What activating an ability costs in money by what texts say of it (MC-R264). */
import { at } from "../../../kernel/state.ts";
import { type Acting, forCard, type TextRules } from "../../../language/index.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import type { MegacorpState, MegacorpView } from "../layout.ts";
import { cardsOf, facts } from "../state/laid.ts";
import { payMoney } from "./events-money.ts";

const WAYS = [
  ["abilities.less", -1],
  ["abilities.more", 1],
  ["abilities.lessEach", -1],
  ["abilities.moreEach", 1],
] as const;

/** How many M more, or less, an ability of a card costs a player. */
function changeFor(state: MegacorpView, engine: MegacorpEngine, { source, actor }: Acting): number {
  let change = 0;
  for (const [id, sign] of WAYS)
    for (const { holes } of facts(state, engine, id)) {
      const [, players, m, each = 1] = holes;
      if (cardsOf(holes).includes(source) && (players as readonly number[]).includes(actor))
        change += sign * Number(m) * forCard(each, source);
    }
  return change;
}

/** What a player pays for so many M of a text: of an ability that is activated as many as texts make of it. */
export const abilityMoney = (state: MegacorpView, engine: MegacorpEngine, acting: Acting, m: number): number =>
  acting.activating ? Math.max(0, m + changeFor(state, engine, acting)) : m;

/** What is paid for an ability without a price in money. */
export const TOLL: NonNullable<TextRules<MegacorpState, MegacorpContent>["toll"]> = {
  cost: "pay",
  refusal(state, acting, engine) {
    const m = changeFor(state, engine, acting);
    const money = at(state.money, acting.actor);
    return m > money ? { rule: "MC-R264", reason: `A card says you pay ${m}M for this ability; you have ${money}M` } : undefined;
  },
  pay(state, acting, engine) {
    const m = changeFor(state, engine, acting);
    if (m > 0) engine.propose(state, payMoney, acting.actor, m, 0);
  },
};
