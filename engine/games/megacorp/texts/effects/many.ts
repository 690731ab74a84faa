/** What Megacorp's words for any number, for what is over a limit and for what others cannot do with cards do. */
import { at } from "../../../../kernel/state.ts";
import { type Grouped, type Run, runsFor } from "../../../../language/index.ts";
import { loseMoney } from "../../buying/events-money.ts";
import type { MegacorpContent, MegacorpEngine } from "../../content.ts";
import { isNetwork, type MegacorpState, type MegacorpView, playersFrom } from "../../layout.ts";
import { countersNamed, nameCounters } from "../../state/changes.ts";
import { countRemoved, removeCounters } from "../events-text.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];

const deployed = {
  rule: "MC-2.4",
  holds: (state: MegacorpView, card: number) => isNetwork(at(state.zone, card)),
  reason: () => "It is not in a network",
};

/** Takes so many away, of the first card as many as are on it, then of the next. */
function takeAway(cards: Cards, n: number, on: (card: number) => number, take: (card: number, n: number) => void): void {
  let left = n;
  for (const card of cards) {
    const taken = Math.min(left, on(card));
    if (taken > 0) take(card, taken);
    left -= taken;
  }
}

const named = ({ content }: MegacorpEngine, label: unknown): number => content.counterNames.indexOf(String(label));

/** Every player who is in the game and has so much, or so little. */
const players = (holds: (money: number, m: number) => boolean, whose: "each" | "opponent"): Run =>
  run.value(
    (state, { controller }, _engine, m) =>
      playersFrom(state, 0).filter((player) => (whose === "each" || player !== controller) && holds(at(state.money, player), Number(m)))
        .length,
  );

const bans = ["sell", "engage", "control", "bond"] as const;
const WORDS = { sell: "sellThose", engage: "engageThose", control: "controlThose", bond: "bondTo" } as const;

/** The runs, by construct. */
export const MANY_RUNS: Readonly<Record<string, Run>> = {
  // MC-R206
  "counters.removeMany": run.verb({
    fits: [deployed],
    there: (state, _engine, cards) => cards.reduce((sum, card) => sum + at(state.counters, card), 0),
    run(state, _acting, engine, n, cards: Cards) {
      engine.propose(state, countRemoved, Number(n));
      takeAway(
        cards,
        Number(n),
        (card) => at(state.counters, card),
        (card, taken) => engine.propose(state, removeCounters, card, taken),
      );
    },
    amount: (state) => state.dealt,
  }),
  "named.removeMany": run.verb({
    fits: [deployed],
    there: (state, engine, cards, label) => cards.reduce((sum, card) => sum + countersNamed(state, card, named(engine, label)), 0),
    run(state, _acting, engine, n, label, cards: Cards) {
      const name = named(engine, label);
      takeAway(
        cards,
        Number(n),
        (card) => countersNamed(state, card, name),
        (card, taken) => engine.propose(state, nameCounters, card, name, -taken),
      );
    },
  }),
  "lose.over": run.verb({
    wayOf: { of: "lost", has: (state, { actor }) => at(state.money, actor) },
    run(state, { actor }, engine, _whose, m) {
      const over = at(state.money, actor) - Number(m);
      if (over > 0) engine.propose(state, loseMoney, actor, over);
    },
  }),
  "per.playerRich": players((money, m) => money >= m, "each"),
  "per.playerPoor": players((money, m) => money <= m, "each"),
  "per.opponentRich": players((money, m) => money >= m, "opponent"),
  "per.opponentPoor": players((money, m) => money <= m, "opponent"),
  "static.has.each": run.static({ ofEach: true }),
  "static.has.eachMost": run.static({ ofEach: true }),
  ...Object.fromEntries(bans.map((ban) => [`ban.${WORDS[ban]}`, run.termOf((group) => ({ ban, group: group as Grouped }))])),
};
