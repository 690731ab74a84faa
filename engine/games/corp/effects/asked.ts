/** What texts ask of a corp: numbers, money, comparisons with each other corp (CORP-R80). */
import { at, type Player } from "../../../kernel/state.ts";
import { type CorpEngine, type CorpView, cardsIn, HAND, NOBODY } from "../layout.ts";
import { parentOf } from "../mat/shares.ts";
import { countThing } from "./counts.ts";
import type { Condition, Thing } from "./effects.ts";
import { countNear, isSoOfCard, meetsType } from "./of-card.ts";

/** Whether something is so of a corp. `limit`: how many action cards a corp may hold; `card`: the one that asks, or -1. */
export function holdsWith(
  state: CorpView,
  engine: CorpEngine,
  player: Player,
  condition: Condition,
  limit: (player: Player) => number,
  card = NOBODY,
): boolean {
  const much = (who: Player, of: Thing | "money"): number => (of === "money" ? at(state.credits, who) : countThing(state, engine, who, of));
  switch (condition.is) {
    case "card":
      return isSoOfCard(state, engine, card, condition.fact);
    case "meets type":
      return card >= 0 && meetsType(state, card, condition.type);
    case "number":
    case "money": {
      const near = condition.is === "number" ? condition.where : undefined;
      const n =
        condition.is === "number" && near !== undefined
          ? countNear(state, engine, player, card, condition.of, near)
          : much(player, condition.is === "money" ? "money" : condition.of);
      return n >= condition.least && n <= condition.most;
    }
    case "more":
    case "fewer": {
      const own = much(player, condition.of);
      for (let other = 0; other < state.players; other++) {
        if (other === player) continue;
        const theirs = much(other, condition.of);
        if (condition.is === "more" ? theirs >= own : theirs <= own) return false;
      }
      return true;
    }
    case "more than one":
    case "fewer than one": {
      const own = much(player, condition.of);
      for (let other = 0; other < state.players; other++) {
        if (other === player) continue;
        const theirs = much(other, condition.of);
        if (condition.is === "more than one" ? theirs < own : theirs > own) return true;
      }
      return false;
    }
    case "below limit":
      return cardsIn(state, HAND + player).length < limit(player);
    case "own turn":
      return state.active === player;
    case "rolled":
      return state.textDice.some((face) => face >= condition.least && face <= condition.most);
    case "untaken":
      return !state.taken.includes(condition.step);
    case "vassal":
      return parentOf(state, player) !== NOBODY;
    case "all":
      return condition.of.every((one) => holdsWith(state, engine, player, one, limit, card));
    case "any":
      return condition.of.some((one) => holdsWith(state, engine, player, one, limit, card));
  }
}
