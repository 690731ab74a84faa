/** What may be bought with priority: in the own Buy phase from anywhere (MC-6.1, MC-6.2, MC-14.12), and an ABRUPT card of the own hand at any time (MC-G1). */
import type { Frame } from "../../../kernel/frames.ts";
import type { Need, Offer } from "../../../kernel/offers.ts";
import { at } from "../../../kernel/state.ts";
import type { Grouped } from "../../../language/index.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import { cardsIn, HAND, isMarket, type MegacorpState, type MegacorpView } from "../layout.ts";
import { BOUGHT } from "../network/deploy.ts";
import { allAgainstPlaying, PLAYING, whyNotPlayed } from "../stack/play.ts";
import { hasKeyword } from "../state/characteristics.ts";
import { beyondBuying } from "../table/elsewhere.ts";
import { allAgainstBuying, BUYING, isEvent, wares, whyNotBought } from "./buy.ts";

type PlayerOf = (state: MegacorpView, frame: Frame) => number;

/** BUY: a purchase of the turn player's Buy phase, as long as the needs hold. `playerOf`: who has priority. */
export const buyOffer = (
  playerOf: PlayerOf,
  needs: readonly Need<MegacorpState, MegacorpContent>[],
): Offer<MegacorpState, MegacorpContent, "bought"> => ({
  verb: "buy",
  needs,
  items: (state, into, frame, engine) => wares(state, playerOf(state, frame), into, engine),
  refuses(state, card, frame, engine) {
    const player = playerOf(state, frame);
    return (
      whyNotBought(state, engine, player, card) ?? (isEvent(state, engine, card) ? whyNotPlayed(state, engine, player, card) : undefined)
    );
  },
  refusals(state, card, frame, engine) {
    const player = playerOf(state, frame);
    const bought = allAgainstBuying(state, engine, player, card);
    // An Event of an Open Market is bought and played, for one price.
    if (!isEvent(state, engine, card) || !isMarket(at(state.zone, card))) return bought;
    return [
      ...bought,
      ...allAgainstPlaying(state, engine, player, card).filter(({ reason }) => bought.every((one) => one.reason !== reason)),
    ];
  },
  beyond: beyondBuying(playerOf),
  action: (_state, card) => ({ kind: "buy", card }),
  carryOut(state, card, frame, engine) {
    // MC-6.10: an Event from an Open Market is played.
    if (isEvent(state, engine, card)) engine.call(state, PLAYING, card, playerOf(state, frame), BOUGHT);
    else engine.call(state, BUYING, card, playerOf(state, frame));
    return "bought";
  },
});

/** Whether a text lets a player deploy a card as though it had ABRUPT. */
const countsAsAbrupt = (state: MegacorpView, engine: MegacorpEngine, player: number, card: number): boolean =>
  engine.content.makesAbrupt &&
  engine.content.machine
    .statics(state, engine, "may.abrupt")
    .some(({ controller, holes: [group] }) => controller === player && (group as Grouped).fits(card));

/** DEPLOY with ABRUPT: no purchase of the Buy phase, so nobody waits for it (MC-G1, MC-R109, MC-14.12). `playerOf`: who has priority. */
export const abruptOffer = (playerOf: PlayerOf): Offer<MegacorpState, MegacorpContent, "acted"> => ({
  verb: "deploy",
  items(state, into, frame, engine) {
    for (const card of cardsIn(state, HAND + playerOf(state, frame))) if (!isEvent(state, engine, card)) into.push(card);
  },
  fits: [
    {
      rule: "MC-G1",
      holds: (state, card, frame, engine) =>
        hasKeyword(state, engine, card, "abrupt") || countsAsAbrupt(state, engine, playerOf(state, frame), card),
      reason: () => "It is not Abrupt: you can buy it only in your Buy phase",
    },
  ],
  refuses: (state, card, frame, engine) => whyNotBought(state, engine, playerOf(state, frame), card),
  refusals: (state, card, frame, engine) => allAgainstBuying(state, engine, playerOf(state, frame), card),
  action: (_state, card) => ({ kind: "deploy", card }),
  carryOut(state, card, frame, engine) {
    engine.call(state, BUYING, card, playerOf(state, frame));
    return "acted";
  },
});
