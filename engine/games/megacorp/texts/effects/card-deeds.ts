/** What Megacorp's words for the deeds of cards in a turn mean (MC-R251). */
import { at } from "../../../../kernel/state.ts";
import { type Run, runsFor } from "../../../../language/index.ts";
import type { MegacorpContent } from "../../content.ts";
import { isNetwork, type MegacorpState, type MegacorpView } from "../../layout.ts";
import { CARD_DEEDS, didThisTurn } from "../../state/card-deeds.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];

const isHere = (state: MegacorpView, card: number): boolean => isNetwork(at(state.zone, card));

/** The runs, by construct. */
export const CARD_DEEDS_RUNS: Readonly<Record<string, Run>> = Object.fromEntries(
  CARD_DEEDS.flatMap((deed): (readonly [string, Run])[] => [
    [`history.did.${deed}`, run.test((state, card) => didThisTurn(state, card, deed), { rule: "MC-R251" })],
    [`history.never.${deed}`, run.test((state, card) => isHere(state, card) && !didThisTurn(state, card, deed), { rule: "MC-R251" })],
    [`cond.did.${deed}`, run.condition((state, _acting, _engine, cards: Cards) => cards.some((card) => didThisTurn(state, card, deed)))],
    [
      `cond.never.${deed}`,
      run.condition((state, _acting, _engine, cards: Cards) => cards.every((card) => !didThisTurn(state, card, deed))),
    ],
  ]),
);
