/** The top cards of a deck are looked at, one is taken, the others go under the deck (CORP-R89). */
import { SHOW } from "../../../kernel/card-events.ts";
import { type Frame, slot } from "../../../kernel/frames.ts";
import { type Procedure, procedures } from "../../../kernel/procedure.ts";
import { lookAtDeck } from "../cards/events-cards.ts";
import type { CorpContent } from "../content.ts";
import { ACTIONS, type CorpState, type CorpView, cardsIn, deckOf } from "../layout.ts";
import type { CorpEvent } from "../mat/events-mat.ts";
import { digOut } from "./events-texts.ts";

/** Slots: the deck, how many cards, who looks. */
const DECK = 0;
const MANY = 1;
const WHO = 2;
const seen = (state: CorpView, frame: Frame): readonly number[] =>
  cardsIn(state, deckOf(slot(state, frame, DECK))).slice(-slot(state, frame, MANY));

export const DIGGING: Procedure<CorpState, CorpContent> = procedures<CorpState, CorpContent>()(
  "text digs",
  {
    look(state, frame, engine) {
      const who = slot(state, frame, WHO);
      if (slot(state, frame, DECK) === ACTIONS) engine.propose(state, lookAtDeck, who, slot(state, frame, MANY));
      else for (const card of seen(state, frame)) engine.propose(state, SHOW as CorpEvent, card, 1 << who);
      return "found";
    },
    found: (state, frame) => (seen(state, frame).length > 0 ? "choose" : "done"),
    choose: {
      kind: "take one of",
      rule: "CORP-R89",
      always: true,
      secret: true,
      forms: [{ kind: "take", members: { card: "card" } }],
      player: (state, frame) => slot(state, frame, WHO),
      prompt: () => "Which of these cards do you take? The others go to the bottom",
      candidates: (state, into, frame) => void into.push(...seen(state, frame)),
      action: (_state, card) => ({ kind: "take", card }),
      carryOut(state, card, frame, engine) {
        engine.propose(state, digOut, slot(state, frame, WHO), card, slot(state, frame, MANY));
        return "done";
      },
    },
  },
  { holds: true },
);
