/** What Megacorp's words for comparisons, moments, filters and counts mean. */
import { at } from "../../../../kernel/state.ts";
import { ACTIVE, type Grouped, type Run, runsFor } from "../../../../language/index.ts";
import { type MegacorpContent, type MegacorpEngine, NULL_SCORE } from "../../content.ts";
import {
  BUY,
  CHALLENGE,
  cardsIn,
  DIVEST,
  END,
  isPlaying,
  type MegacorpState,
  type MegacorpView,
  NETWORK,
  playersFrom,
} from "../../layout.ts";
import { hasKeyword, hasTrait, scoreOf, valuationOf } from "../../state/characteristics.ts";
import { beginPhase, beginTurn } from "../../turn/events-turn.ts";
import { damageMeant, goneCard } from "../as-meant.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];
type Players = readonly number[];
type Acting = Parameters<typeof goneCard>[3];

/** At the beginning of a phase of each player, or of each opponent: whose it is, is that player from then on. */
const phaseOf = (wanted: number, whose: "each" | "opponent"): Run =>
  run.time(beginPhase, (state, [begun], controller) => begun === wanted && (whose === "each" || state.active !== controller), {
    player: ACTIVE,
  });
const PHASES = { Buy: BUY, Challenge: CHALLENGE, Divest: DIVEST } as const;
const times: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(
    Object.entries(PHASES).flatMap(([name, number]) => [
      [`time.each.${name}`, phaseOf(number, "each")],
      [`time.opponent.${name}`, phaseOf(number, "opponent")],
    ]),
  ),
  "time.opponent": run.time(beginTurn, (_state, [player], controller) => player !== controller, { player: 0 }),
  // With the End phase, while players may still respond (MC-12.1).
  "time.eachPlayersEnd": phaseOf(END, "each"),
  "time.opponentEnd": phaseOf(END, "opponent"),
};

const moneyOf = (state: MegacorpView, player: number): number => at(state.money, player);
const others = (state: MegacorpView, player: number): number[] => playersFrom(state, 0).filter((other) => other !== player);
/** Of every player who is compared; with nobody to compare with it is so. */
const moneyThan = (holds: (own: number, other: number) => boolean): Run =>
  run.condition((state, { controller }, _engine, players: Players) =>
    players.every((player) => player === controller || holds(moneyOf(state, controller), moneyOf(state, player))),
  );
const anOpponent = (holds: (theirs: number, yours: number, m: number) => boolean): Run =>
  run.condition((state, { controller }, _engine, m = 0) =>
    others(state, controller).some((player) => holds(moneyOf(state, player), moneyOf(state, controller), Number(m))),
  );
const thatPlayer = (holds: (theirs: number, yours: number, m: number) => boolean): Run =>
  run.condition((state, { controller }, _engine, players: Players, m = 0) =>
    players.some((player) => holds(moneyOf(state, player), moneyOf(state, controller), Number(m))),
  );
const money: Readonly<Record<string, Run>> = {
  "cond.richerThan": moneyThan((own, other) => own > other),
  "cond.poorerThan": moneyThan((own, other) => own < other),
  "cond.opponentRicher": anOpponent((theirs, yours) => theirs > yours),
  "cond.opponentPoorer": anOpponent((theirs, yours) => theirs < yours),
  "cond.opponentRich": anOpponent((theirs, _yours, m) => theirs >= m),
  "cond.opponentPoor": anOpponent((theirs, _yours, m) => theirs <= m),
  "cond.thatRicher": thatPlayer((theirs, yours) => theirs > yours),
  "cond.thatPoorer": thatPlayer((theirs, yours) => theirs < yours),
  "cond.thatRich": thatPlayer((theirs, _yours, m) => theirs >= m),
  "cond.thatPoor": thatPlayer((theirs, _yours, m) => theirs <= m),
  "player.richest": run.players((state, player) => others(state, player).every((other) => moneyOf(state, other) <= moneyOf(state, player))),
  "player.poorest": run.players((state, player) => others(state, player).every((other) => moneyOf(state, other) >= moneyOf(state, player))),
  "player.richerThanYou": run.players((state, player, { controller }) => moneyOf(state, player) > moneyOf(state, controller)),
  "player.poorerThanYou": run.players((state, player, { controller }) => moneyOf(state, player) < moneyOf(state, controller)),
};

/** What a card has now, or had when it was last there. */
const score = (state: MegacorpView, engine: MegacorpEngine, acting: Acting, card: number, trait: unknown): number =>
  goneCard(state, engine, card, acting)?.score(Number(trait)) ?? scoreOf(state, engine, card, Number(trait));
const worth = (state: MegacorpView, engine: MegacorpEngine, acting: Acting, card: number): number =>
  goneCard(state, engine, card, acting)?.valuation ?? valuationOf(state, engine, card);
const counters = (state: MegacorpView, engine: MegacorpEngine, acting: Acting, card: number): number =>
  goneCard(state, engine, card, acting)?.counters ?? at(state.counters, card);

/** A score that a card does not have fits no comparison (MC-1.7). */
const scored = (fits: (own: number, n: number) => boolean): Run =>
  run.test(
    (state, card, engine, acting, trait, n) => {
      const own = score(state, engine, acting, card, trait);
      return own !== NULL_SCORE && fits(own, Number(n));
    },
    { rule: "MC-1.9" },
  );
const counted = (fits: (own: number, n: number) => boolean): Run =>
  run.test((state, card, engine, acting, n = 0) => fits(counters(state, engine, acting, card), Number(n)), { rule: "MC-16.5" });
const filters: Readonly<Record<string, Run>> = {
  "with.moreThan": scored((own, n) => own > n),
  "with.equalTo": scored((own, n) => own === n),
  "with.exactly": scored((own, n) => own === n),
  "with.costs": run.test((state, card, engine, acting, m) => worth(state, engine, acting, card) === Number(m), { rule: "MC-R33" }),
  "with.fewCounters": counted((own, n) => own <= n),
  "with.counter": counted((own) => own > 0),
  "with.noCounters": counted((own) => own === 0),
  "with.score": run.test((state, card, engine, _acting, trait) => hasTrait(state, engine, card, Number(trait)), { rule: "MC-1.8" }),
};

const ofAny = (holds: (state: MegacorpView, engine: MegacorpEngine, acting: Acting, card: number, ...holes: unknown[]) => boolean): Run =>
  run.condition((state, acting, engine, cards: Cards, ...holes) => cards.some((card) => holds(state, engine, acting, card, ...holes)));
const conditions: Readonly<Record<string, Run>> = {
  "cond.fewCounters": ofAny((state, engine, acting, card, n) => counters(state, engine, acting, card) <= Number(n)),
  "cond.noCounters": ofAny((state, engine, acting, card) => counters(state, engine, acting, card) === 0),
  "cond.scoreLess": ofAny((state, engine, acting, card, trait, n) => {
    const own = score(state, engine, acting, card, trait);
    return own !== NULL_SCORE && own <= Number(n);
  }),
  "cond.keyword": ofAny(
    (state, engine, acting, card, keyword) =>
      goneCard(state, engine, card, acting)?.hasKeyword(String(keyword)) ?? hasKeyword(state, engine, card, String(keyword)),
  ),
  "cond.worth": ofAny((state, engine, acting, card, m) => worth(state, engine, acting, card) >= Number(m)),
  "cond.cheap": ofAny((state, engine, acting, card, m) => worth(state, engine, acting, card) <= Number(m)),
};

/** The cards of a group: where its words say, else in all networks. */
function cardsOf(state: MegacorpView, { fits, places }: Grouped): number[] {
  const networks = Array.from({ length: state.players }, (_, player) => NETWORK + player);
  return (places ?? networks).flatMap((place) => cardsIn(state, place)).filter(fits);
}
const scoresOf = (state: MegacorpView, engine: MegacorpEngine, trait: unknown, group: unknown): number[] =>
  cardsOf(state, group as Grouped)
    .map((card) => scoreOf(state, engine, card, Number(trait)))
    .filter((own) => own !== NULL_SCORE);
const worthsOf = (state: MegacorpView, engine: MegacorpEngine, group: unknown): number[] =>
  cardsOf(state, group as Grouped).map((card) => valuationOf(state, engine, card));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const values: Readonly<Record<string, Run>> = {
  "money.yours": run.value((state, { controller }) => moneyOf(state, controller)),
  "score.lowest": run.value((state, _acting, engine, trait, group) => {
    const scores = scoresOf(state, engine, trait, group);
    return scores.length === 0 ? 0 : Math.min(...scores);
  }),
  "score.total": run.value((state, _acting, engine, trait, group) => sum(scoresOf(state, engine, trait, group))),
  "valuation.highest": run.value((state, _acting, engine, group) => Math.max(0, ...worthsOf(state, engine, group))),
  "valuation.total": run.value((state, _acting, engine, group) => sum(worthsOf(state, engine, group))),
  "valuation.this": run.value((state, acting, engine) => worth(state, engine, acting, acting.source)),
  "per.opponent": run.value((state, { controller }) => others(state, controller).filter((player) => isPlaying(state, player)).length),
  "per.player": run.value((state) => playersFrom(state, 0).length),
  "per.damageOn": run.value((state, acting, engine, trait, cards: Cards) =>
    sum(cards.map((card) => damageMeant(state, engine, card, Number(trait), acting))),
  ),
};

/** The same words of what was done, as a number, as what is counted and as a condition. */
const ways: Readonly<Record<string, Run>> = Object.fromEntries([
  ...["destroyed", "annihilated", "discarded", "sold", "revealed"].flatMap((word) => [
    [`way.per.${word}`, run.way(word)],
    [`way.number.${word}`, run.way(word)],
  ]),
  ...["destroyed", "discarded"].flatMap((word) => [
    [`way.any.${word}`, run.way(word)],
    [`way.none.${word}`, run.way(word, true)],
  ]),
  ...["paid", "lost"].flatMap((word) => [
    [`way.perMoney.${word}`, run.way(word)],
    [`way.money.${word}`, run.way(word)],
  ]),
]);

const limits: Readonly<Record<string, Run>> = {
  "limit.notYourTurn": run.limit({
    rule: "a card's text",
    reason: "You can use it only during an opponent's turn",
    holds: (state, { controller }) => state.active !== controller,
  }),
  // How often stands in the words.
  "limit.times": run.limit({
    rule: "a card's text",
    stamp: (state, { source }) => state.turn * 0x10_0000 + (at(state.object, source) % 0x10_0000),
  }),
  "bans.two": run.termOf((...bans) => bans.flat()),
  "bans.three": run.termOf((...bans) => bans.flat()),
};

/** The runs, by construct. */
export const WIDER_RUNS: Readonly<Record<string, Run>> = { ...times, ...money, ...filters, ...conditions, ...values, ...ways, ...limits };
