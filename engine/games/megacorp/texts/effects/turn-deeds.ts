/** What Megacorp's words for the deeds of a turn mean: what is noted of them while a text could ask (MC-R225). */
import { at } from "../../../../kernel/state.ts";
import { type Grouped, type Run, runsFor } from "../../../../language/index.ts";
import type { MegacorpContent } from "../../content.ts";
import { cardsIn, type MegacorpState, type MegacorpView, NETWORK, playersFrom } from "../../layout.ts";
import { buy, discard, draw, sell } from "../../network/events-cards.ts";
import { play } from "../../stack/stack.ts";
import { DEEDS, type Deed, deedsOf } from "../../state/deeds.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Counted = (cards: readonly number[]) => boolean;

/** The cards that a player did something with, each once. */
const cardsOf = (state: MegacorpView, player: number, deed: Deed): number[] => [...new Set(deedsOf(state, player, deed))];
const others = (state: MegacorpView, player: number): number[] => playersFrom(state, 0).filter((other) => other !== player);

const ofDeed = (deed: Deed): Readonly<Record<string, Run>> => ({
  [`cond.you.${deed}`]: run.condition((state, { controller }, _engine, counted: Counted) => counted(cardsOf(state, controller, deed))),
  [`cond.opponent.${deed}`]: run.condition((state, { controller }, _engine, counted: Counted) =>
    others(state, controller).some((player) => counted(cardsOf(state, player, deed))),
  ),
  ...(deed === "played"
    ? {}
    : {
        [`cond.was.${deed}`]: run.condition((state, _acting, _engine, counted: Counted) =>
          counted([...new Set(playersFrom(state, 0).flatMap((player) => deedsOf(state, player, deed)))]),
        ),
      }),
  [`per.you.${deed}`]: run.value(
    (state, { controller }, _engine, group) => cardsOf(state, controller, deed).filter((card) => (group as Grouped).fits(card)).length,
  ),
});

/** Which deed of a turn it was when it had happened: of drawing, a card that comes after the loss is none (MC-R233). */
const EVENTS = { bought: buy, sold: sell, discarded: discard, drew: draw, played: play } as const;
const nth = (isMeant: (n: number) => boolean, ordinal: string): Readonly<Record<string, Run>> =>
  Object.fromEntries(
    Object.entries(EVENTS).map(([deed, on]) => [
      `event.${ordinal}.${deed}`,
      run.event({ on, args: { p: 0 }, judged: "after", fits: (state, [player]) => isMeant(deedsOf(state, player, deed as Deed).length) }),
    ]),
  );

/** The runs, by construct. */
export const TURN_DEEDS_RUNS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(DEEDS.filter((deed) => deed !== "drew").flatMap((deed) => Object.entries(ofDeed(deed)))),
  "cond.you.drew": run.condition((state, { controller }, _engine, n) => deedsOf(state, controller, "drew").length >= Number(n)),
  ...nth((n) => n === 2, "second"),
  ...nth((n) => n === 3, "third"),
  ...nth((n) => n > 1, "later"),
  "cond.was.attacking": run.condition((state, _acting, _engine, counted: Counted) =>
    counted(playersFrom(state, 0).flatMap((player) => cardsIn(state, NETWORK + player).filter((card) => at(state.attacks, card) > 0))),
  ),
  "per.you.drew": run.value((state, { controller }) => deedsOf(state, controller, "drew").length),
};
