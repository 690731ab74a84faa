/** What Megacorp's words for what is alike mean, and for moments that are told by where they are. */
import { at } from "../../../../kernel/state.ts";
import { EFFECT, type Grouped, type Run, runsFor, stackOf } from "../../../../language/index.ts";
import { EVENT, type MegacorpContent, type MegacorpEngine, NULL_SCORE } from "../../content.ts";
import { cardsIn, DIVEST, type MegacorpState, type MegacorpView, NETWORK, playersFrom } from "../../layout.ts";
import { destroy, UPKEEP } from "../../losing/leave.ts";
import { sell } from "../../network/events-cards.ts";
import { scoreOf, valuationOf } from "../../state/characteristics.ts";
import { dockedMeant, goneCard } from "../as-meant.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];
type Players = readonly number[];
type Acting = Parameters<typeof goneCard>[3];

const nameOf = (state: MegacorpView, { content }: MegacorpEngine, card: number): string => at(content.cards, at(state.card, card)).name;
const worth = (state: MegacorpView, engine: MegacorpEngine, acting: Acting, card: number): number =>
  goneCard(state, engine, card, acting)?.valuation ?? valuationOf(state, engine, card);
const score = (state: MegacorpView, engine: MegacorpEngine, acting: Acting, card: number, trait: unknown): number =>
  goneCard(state, engine, card, acting)?.score(Number(trait)) ?? scoreOf(state, engine, card, Number(trait));

/** Whether another player has as much money. */
const isAsRich = (state: MegacorpView, player: number): boolean =>
  playersFrom(state, 0).some((other) => other !== player && state.money[other] === state.money[player]);

/** The cards of a group that have the highest score in a trait. */
function highest(state: MegacorpView, engine: MegacorpEngine, { fits, places }: Grouped, trait: unknown): number[] {
  const networks = playersFrom(state, 0).map((player) => NETWORK + player);
  const cards = (places ?? networks).flatMap((place) => cardsIn(state, place)).filter(fits);
  const most = Math.max(NULL_SCORE, ...cards.map((card) => scoreOf(state, engine, card, Number(trait))));
  return most === NULL_SCORE ? [] : cards.filter((card) => scoreOf(state, engine, card, Number(trait)) === most);
}

/** The runs, by construct. */
export const ALIKE_RUNS: Readonly<Record<string, Run>> = {
  "with.sameNameIn": run.test(
    (state, card, engine, _acting, places) => {
      const name = nameOf(state, engine, card);
      return (places as Cards).some((place) => cardsIn(state, place).some((other) => nameOf(state, engine, other) === name));
    },
    { rule: "MC-1.4" },
  ),
  "with.sameWorth": run.test(
    (state, card, engine, acting, others) =>
      (others as Cards).some((other) => worth(state, engine, acting, other) === worth(state, engine, acting, card)),
    { rule: "MC-R33" },
  ),
  // A score that a card does not have is like none (MC-1.7).
  "with.sameScore": run.test(
    (state, card, engine, acting, trait, others) => {
      const own = score(state, engine, acting, card, trait);
      return own !== NULL_SCORE && (others as Cards).some((other) => score(state, engine, acting, other, trait) === own);
    },
    { rule: "MC-1.9" },
  ),
  "place.dockedFewer": run.test(
    (state, card, engine, acting, n) => (dockedMeant(state, engine, card, acting)?.length ?? Number.POSITIVE_INFINITY) <= Number(n),
    { rule: "MC-8.3" },
  ),
  "place.dockedMore": run.test((state, card, engine, acting, n) => (dockedMeant(state, engine, card, acting)?.length ?? -1) >= Number(n), {
    rule: "MC-8.3",
  }),
  "player.onlyHighest": run.players((state, player, _acting, engine, group, trait) => {
    const [only, another] = highest(state, engine, group as Grouped, trait);
    return only !== undefined && another === undefined && state.controller[only] === player;
  }),
  "player.highest": run.players((state, player, _acting, engine, group, trait) =>
    highest(state, engine, group as Grouped, trait).some((card) => state.controller[card] === player),
  ),
  "player.asRich": run.players(isAsRich),
  "cond.asRich": run.condition((state, { controller }, _engine, players: Players) =>
    players.every((player) => player === controller || state.money[player] === state.money[controller]),
  ),
  // MC-14.2
  "cond.stack": run.condition((state, _acting, _engine, n, noun) => {
    return stackOf(state).filter(({ kind }) => (noun === EVENT) === (kind === EFFECT)).length >= Number(n);
  }),
  "cond.players": run.condition((state, _acting, _engine, n) => playersFrom(state, 0).length >= Number(n)),
  "cond.playersAre": run.condition((state, _acting, _engine, n) => playersFrom(state, 0).length === Number(n)),
  "event.unpaid": run.event({ on: destroy, args: { s: 0 }, fits: (_state, [, , cause]) => cause === UPKEEP }),
  // MC-11.1
  "event.sellsInDivest": run.event({ on: sell, args: { p: 0, s: 1 }, fits: (state) => state.phase === DIVEST }),
};
