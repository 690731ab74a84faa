/** What Megacorp's words for what is allowed mean, and for what is true for a time. */
import type { State, View } from "../../../../kernel/state.ts";
import { type Run, runsFor, type Said } from "../../../../language/index.ts";
import type { MegacorpContent } from "../../content.ts";
import { cardsIn, HAND, MARKET, type MegacorpState, type MegacorpView, NETWORK } from "../../layout.ts";
import { PLAYED_IN } from "../../stack/played-in.ts";
import { say, sentenceNumber } from "../../state/changes.ts";
import { DRAWING } from "../../turn/drawing.ts";
import { untilOf } from "../terms.ts";
import { CARD_EFFECTS, isDeck } from "./cards.ts";

const run = runsFor<MegacorpState, MegacorpContent>();

const STATICS = [
  ...["deployAway", "deployIf", "playIf", "blockedOnly", "blockedNone", "attackedNone", "blockOnly", "blockNone"],
  ...["prevents", "preventsCombat", "preventsTrait", "preventsSome"],
];

/** The cards that lie in hands, networks and Open Markets. */
const outsideDecks = (state: View<State>): readonly number[] =>
  Array.from({ length: state.players }, (_, player) =>
    [HAND, NETWORK, MARKET].flatMap((zone) => cardsIn(state as MegacorpView, zone + player)),
  ).flat();

const put = CARD_EFFECTS["put"];
/** To put somewhere, but never into a network. */
const shuffleInto: Run =
  put?.is === "verb"
    ? {
        ...put,
        // Nobody knows which is which in a deck: what is no longer outside was shuffled.
        wayOf: { of: "shuffled", has: (state, _acting, isMeant) => outsideDecks(state).filter(isMeant).length },
        hides: (places) => (places as readonly number[]).some(isDeck),
        ordered: () => false,
        run: (state, acting, engine, cards, places) => put.run(state, acting, engine, cards, { where: "into", places }),
      }
    : run.verb({ run: () => undefined });

/** The runs, by construct. */
export const PERMITS_RUNS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries([...STATICS, ...Object.keys(PLAYED_IN).map((id) => `playIn.${id}`)].map((id) => [`static.${id}`, run.static()])),
  // MC-R173
  "static.for": run.verb({
    run(state, acting, engine, what, until) {
      const { said, text } = what as Said;
      engine.propose(state, say, acting.actor, acting.source, sentenceNumber(text, said), untilOf(until, acting));
    },
  }),
  "shuffle.into": shuffleInto,
  "draw.upTo": run.verb({
    run(state, { actor }, engine, n) {
      const missing = Number(n) - cardsIn(state, HAND + actor).length;
      if (missing > 0) engine.call(state, DRAWING, actor, missing);
    },
  }),
  "ban.playerAttack": run.term("attack"),
  "ban.playerSell": run.term("sell"),
};
