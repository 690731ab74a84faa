/** The free acts of a turn, at any moment of it between others (VR-4.7): Agents (VR-7), Titles (VR-6), Recycling (VR-8), Verses (VR-11). */
import { SHOW } from "../../../kernel/card-events.ts";
import type { Need, Offer } from "../../../kernel/offers.ts";
import { at } from "../../../kernel/state.ts";
import { PROMOTING } from "../cards/agents.ts";
import { discardAtRandom, discardVerse, gainCredits, gainImmunity, tilt } from "../cards/events-cards.ts";
import { canGoOnline, GOING_ONLINE } from "../cards/verses.ts";
import { recover } from "../city/events-city.ts";
import { OWN_TURN, REACTION, type VrContent } from "../content.ts";
import { BEFORE_DIRECTOR, cardsIn, SERVICE, TITLE, VERSES, type VrState, type VrView } from "../layout.ts";
import { topNecro } from "../setup/setup.ts";

type FreeAct = Offer<VrState, VrContent, "act">;

/** Agents are used and promoted only once this turn's Director is placed (VR-4.7). */
const directorFirst: Need<VrState, VrContent> = {
  rule: "VR-4.7",
  holds: (state) => state.phase !== BEFORE_DIRECTOR,
  reason: () => "Place this turn's Director before you use Agents",
};

const service = (state: VrView, into: number[]): void => void into.push(...cardsIn(state, SERVICE + state.active));

/** Visible cards that a free act does not apply to, with the reason: they would have to be elsewhere. */
const elsewhere = (rule: string, place: number, reason: string): NonNullable<FreeAct["beyond"]> => ({
  rule,
  items(state, into) {
    state.zone.forEach((lies, card) => {
      if (lies !== place + state.active && (at(state.seen, card) & (1 << state.active)) !== 0) into.push(card);
    });
  },
  reason: () => reason,
});
const notInService = elsewhere("VR-7.1", SERVICE, "You can use and promote only your Agents in service");
const notOwned = elsewhere("VR-11.1", VERSES, "This is not your Verse");

/** A straight Agent in service is tilted for its activation (VR-7.2). */
const activate: FreeAct = {
  verb: "activate",
  needs: [directorFirst],
  items: service,
  fits: [
    {
      rule: "VR-7.2",
      holds: (state, card) => state.tilted[card] === 0,
      reason: () => "It is tilted: you can use each Agent once a round",
    },
  ],
  beyond: notInService,
  action: (_state, card) => ({ kind: "activate", card }),
  carryOut(state, card, _frame, engine) {
    engine.content.texts.begin(state, engine, { card, line: "activation", player: state.active });
    engine.propose(state, tilt, state.active, card);
    return "act";
  },
};

/** An Agent is promoted with its effect (VR-7.5, VR-R16); one worded “With X:” only with an X (VR-7.10). */
const promote: FreeAct = {
  verb: "promote",
  needs: [directorFirst],
  items: service,
  fits: [
    {
      rule: "VR-7.10",
      holds: (state, card, _frame, { content }) => !content.texts.isAttached(at(state.card, card), "promotion"),
      reason: () => "Its promotion applies with an Action; without one you can promote it without its effect",
    },
  ],
  beyond: notInService,
  action: (_state, card) => ({ kind: "promote", card }),
  carryOut(state, card, _frame, engine) {
    engine.call(state, PROMOTING, card, state.active, 1);
    return "act";
  },
};

/** An Agent is promoted without its effect: no Corruption is drawn (VR-7.5, VR-7.6). */
const promoteWithout: FreeAct = {
  verb: "promote without effect",
  needs: [directorFirst],
  items: service,
  beyond: notInService,
  action: (_state, card) => ({ kind: "promote without effect", card }),
  carryOut(state, card, _frame, engine) {
    engine.call(state, PROMOTING, card, state.active, 0);
    return "act";
  },
};

/** A straight Title is tilted for its power, once a round (VR-6.5), if it would do something (VR-R77). */
const useTitle: FreeAct = {
  verb: "use",
  items: (state, into) => void into.push(...cardsIn(state, TITLE + state.active)),
  fits: [
    {
      rule: "VR-6.6",
      holds: (state, card) => state.tilted[card] === 0,
      reason: () => "It is tilted until the end of the round",
    },
    {
      rule: "VR-6.5",
      holds: (state, card, _frame, { content }) => content.timing[at(state.card, card)] !== REACTION,
      reason: () => "You can use it only in a Raid or Necro attack, outside your own turn (VR-R46)",
    },
    {
      rule: "VR-6.7",
      holds: (state, card, _frame, { content }) => [OWN_TURN, REACTION].includes(at(content.timing, at(state.card, card))),
      reason: () => "You can use it only with its Action",
    },
    {
      rule: "VR-R77",
      holds: (state, card, _frame, engine) => engine.content.texts.isAble(state, engine, { card, line: "effect", player: state.active }),
      reason: () => "It would do nothing now",
    },
  ],
  beyond: elsewhere("VR-6.5", TITLE, "You do not hold this Title"),
  action: (_state, card) => ({ kind: "use", card }),
  carryOut(state, card, _frame, engine) {
    engine.content.texts.begin(state, engine, { card, line: "effect", player: state.active });
    engine.propose(state, tilt, state.active, card);
    return "act";
  },
};

/** A group needs this much Influence in Recycling (VR-8.1). */
const recycled = (n: number): Need<VrState, VrContent> => ({
  rule: "VR-8.1",
  holds: (state) => at(state.recycling, state.active) >= n,
  reason: (state) => `You have ${at(state.recycling, state.active)} Influence in Recycling and need ${n}`,
});

type Carry = FreeAct["carryOut"];
/** Recovers a group of this size for one advantage (VR-8.1, VR-8.2). */
const recovering = (
  verb: string,
  n: number,
  advantage: (...args: Parameters<Carry>) => void,
  more: readonly Need<VrState, VrContent>[] = [],
): FreeAct => ({
  verb,
  needs: [recycled(n), ...more],
  items: (_state, into) => void into.push(0),
  form: { kind: verb, members: {} },
  action: () => ({ kind: verb }),
  carryOut(...args) {
    const [state, , , engine] = args;
    engine.propose(state, recover, state.active, n);
    advantage(...args);
    return "act";
  },
});

const recoveries: readonly FreeAct[] = [
  recovering("recover 1", 1, (state, _item, _frame, engine) => engine.propose(state, gainCredits, state.active, 1)),
  recovering("recover 2 and discard", 2, (state, _item, _frame, engine) => engine.propose(state, discardAtRandom, state.active)),
  recovering(
    "recover 2 and look",
    2,
    (state, _item, _frame, engine) => engine.propose(state, SHOW, topNecro(state) ?? 0, 1 << state.active),
    [{ rule: "VR-8.1", holds: (state) => topNecro(state) !== undefined, reason: () => "The Necro deck is empty" }],
  ),
  recovering("recover 3", 3, (state, _item, _frame, engine) => engine.propose(state, gainImmunity, state.active, 1)),
];

const ownVerses = (state: VrView, into: number[]): void => void into.push(...cardsIn(state, VERSES + state.active));

/** A Loading Verse whose mission is met goes Online (VR-11.6). */
const putOnline: FreeAct = {
  verb: "put Online",
  items: ownVerses,
  fits: [
    { rule: "VR-11.7", holds: (state, card) => state.online[card] === 0, reason: () => "It is already Online" },
    {
      rule: "VR-11.6",
      holds: (state, card, _frame, engine) => state.online[card] === 1 || canGoOnline(state, engine, state.active, card),
      reason: () => "Its mission is not met",
    },
  ],
  beyond: notOwned,
  action: (_state, card) => ({ kind: "put Online", card }),
  carryOut(state, card, _frame, engine) {
    engine.call(state, GOING_ONLINE, card, state.active);
    return "act";
  },
};

/** A Verse, Online or not, is discarded for an Immunity (VR-11.9). */
const trade: FreeAct = {
  verb: "trade",
  items: ownVerses,
  beyond: notOwned,
  action: (_state, card) => ({ kind: "trade", card }),
  carryOut(state, card, _frame, engine) {
    engine.propose(state, discardVerse, state.active, card);
    engine.propose(state, gainImmunity, state.active, 1);
    return "act";
  },
};

export const FREE_ACTS: readonly FreeAct[] = [activate, promote, promoteWithout, useTitle, ...recoveries, putOnline, trade];
