/** What San's words for the next card, a single card, corrupting and the marker cost, and for what counts as icons or Revenue. */
import type { Engine } from "../../../../kernel/engine.ts";
import { type Run, runsFor } from "../../../../language/index.ts";
import { ALL_KINDS, REVENUE_ICON, type SanContent } from "../../content.ts";
import type { SanState, SanView } from "../../layout.ts";
import { forbid, multiply } from "../../turn/events.ts";
import { BANNED, type Banned, UNTIL_END_OF_TURN, UNTIL_USED, untilFor } from "../bans.ts";
import { amountOf } from "../laid.ts";

const run = runsFor<SanState, SanContent>();
type Cards = readonly number[];
type Players = readonly number[];
type SanEngine = Engine<SanContent>;

const kindsIn = (noun: unknown): number => (typeof noun === "number" ? noun : ALL_KINDS);
const lay = (state: SanView, engine: SanEngine, players: Players, what: Banned, amount: number, until: number): void => {
  for (const player of players) engine.propose(state, forbid, player, BANNED.indexOf(what), amount, until);
};

const WAYS = ["less", "more"] as const;
const VERBS = ["buy", "cross"] as const;

// SAN-R57
const next = VERBS.flatMap((verb) =>
  WAYS.flatMap((way): (readonly [string, Run])[] => [
    [
      `you.next.${verb}.${way}`,
      run.verb({
        run: (state, { controller }, engine, noun, n) =>
          lay(state, engine, [controller], `next ${verb} ${way}`, amountOf(Number(n), kindsIn(noun)), UNTIL_END_OF_TURN),
      }),
    ],
    [
      `players.next.${verb}.${way}`,
      run.verb({
        run: (state, _acting, engine, noun, players, n) =>
          lay(state, engine, players as Players, `next ${verb} ${way}`, amountOf(Number(n), kindsIn(noun)), UNTIL_USED),
      }),
    ],
  ]),
);

// SAN-R58
const single = VERBS.flatMap((verb) =>
  WAYS.flatMap((way): (readonly [string, Run])[] => [
    [
      `you.card.${verb}.${way}`,
      run.verb({
        run(state, { controller }, engine, cards, n, until) {
          for (const card of cards as Cards)
            lay(state, engine, [controller], `card ${verb} ${way}`, amountOf(Number(n), card), untilFor(until, controller, controller));
        },
      }),
    ],
    [
      `players.card.${verb}.${way}`,
      run.verb({
        run(state, { controller }, engine, cards, players, n, until) {
          for (const card of cards as Cards)
            for (const player of players as Players)
              lay(state, engine, [player], `card ${verb} ${way}`, amountOf(Number(n), card), untilFor(until, player, controller));
        },
      }),
    ],
  ]),
);

const WHAT = { "corrupt.more": "corrupt more", "corrupt.less": "corrupt less", "marker.more": "marker more" } as const;
// SAN-R55
const lasting = (["corrupt.more", "corrupt.less", "marker.more"] as const).flatMap((id): (readonly [string, Run])[] => {
  const what = WHAT[id];
  return [
    [
      `you.${id}`,
      run.verb({
        run: (state, { controller }, engine, n, until) =>
          lay(state, engine, [controller], what, Number(n), untilFor(until, controller, controller)),
      }),
    ],
    [
      `players.${id}`,
      run.verb({
        run(state, { controller }, engine, players, n, until) {
          for (const player of players as Players) lay(state, engine, [player], what, Number(n), untilFor(until, player, controller));
        },
      }),
    ],
  ];
});

/** The runs, by construct. */
export const COST_RUNS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries([...next, ...single, ...lasting]),
  "static.crossFirst": run.static(),
  "static.buyCap": run.static(),
  "static.revenueAs": run.static(),
  "static.asRevenue": run.static(),
  // SAN-R60
  "multiply.revenue": run.verb({
    plain: true,
    run: (state, { actor }, engine, n, kinds) => engine.propose(state, multiply, actor, REVENUE_ICON, kindsIn(kinds), Number(n)),
  }),
};
