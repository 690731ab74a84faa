/** What Megacorp's words for the prices of single cards do, and for Events that are played for nothing. */
import { type Run, runsFor } from "../../../../language/index.ts";
import type { MegacorpContent } from "../../content.ts";
import type { MegacorpState } from "../../layout.ts";
import { FREE } from "../../network/deploy.ts";
import { PLAYING_BY_TEXT } from "../../stack/play.ts";
import { changePrice } from "../../state/changes.ts";
import { untilOf } from "../terms.ts";
import { isPlayable, playedFrom } from "./stack.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];
type Players = readonly number[];

/** For these players these cards cost so much more for that time (MC-R234). */
const changing = (sign: 1 | -1): Run =>
  run.verb({
    run(state, acting, engine, cards: Cards, players: Players, m, until) {
      for (const card of cards)
        for (const player of players) engine.propose(state, changePrice, card, untilOf(until, acting), player, sign * Number(m));
    },
  });

/** The runs, by construct. */
export const PAID_RUNS: Readonly<Record<string, Run>> = {
  "costs.chosen.less": changing(-1),
  "costs.chosen.more": changing(1),
  // MC-R235: the procedure that is begun last is carried out first.
  "play.free": run.verb({
    kind: "play",
    from: playedFrom,
    fits: isPlayable(FREE),
    run(state, { actor }, engine, cards: Cards) {
      for (const card of [...cards].reverse()) engine.call(state, PLAYING_BY_TEXT, card, actor, FREE);
    },
  }),
  "ban.payMore": run.termOf((n) => ({ ban: "payMore", n: Number(n) })),
};
