/** What Megacorp's words for the deeds of cards in a turn mean (MC-R251). */
import { at } from "../../../../kernel/state.ts";
import { type Acting, type Run, runsFor } from "../../../../language/index.ts";
import type { MegacorpContent, MegacorpEngine } from "../../content.ts";
import { isNetwork, type MegacorpState, type MegacorpView } from "../../layout.ts";
import { CARD_DEEDS, type CardDeed, didThisTurn } from "../../state/card-deeds.ts";
import { goneCard } from "../as-meant.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];

const isHere = (state: MegacorpView, card: number): boolean => isNetwork(at(state.zone, card));

/** Of a card that has left as it last was (MC-R164). */
const did = (state: MegacorpView, engine: MegacorpEngine, acting: Acting, card: number, deed: CardDeed): boolean =>
  goneCard(state, engine, card, acting)?.did(deed) ?? didThisTurn(state, card, deed);

/** The runs, by construct. */
export const CARD_DEEDS_RUNS: Readonly<Record<string, Run>> = Object.fromEntries(
  CARD_DEEDS.flatMap((deed): (readonly [string, Run])[] => [
    [`history.did.${deed}`, run.test((state, card, engine, acting) => did(state, engine, acting, card, deed), { rule: "MC-R251" })],
    [
      `history.never.${deed}`,
      run.test((state, card, engine, acting) => isHere(state, card) && !did(state, engine, acting, card, deed), { rule: "MC-R251" }),
    ],
    [
      `cond.did.${deed}`,
      run.condition((state, acting, engine, cards: Cards) => cards.some((card) => did(state, engine, acting, card, deed))),
    ],
    [
      `cond.never.${deed}`,
      run.condition((state, acting, engine, cards: Cards) => cards.every((card) => !did(state, engine, acting, card, deed))),
    ],
  ]),
);
