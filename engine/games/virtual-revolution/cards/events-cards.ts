/** What happens to money, tokens and cards. Only these functions change them once the game is set up. */
import { MINGLE, SHOW } from "../../../kernel/card-events.ts";
import { type EventRule, events } from "../../../kernel/events.ts";
import { setNumber } from "../../../kernel/fork.ts";
import { everybody } from "../../../kernel/layout.ts";
import { below } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { moveCard, showCard, shufflePlace } from "../../../kernel/zones.ts";
import { NONE, type VrContent } from "../content.ts";
import {
  AGENT_DISCARD,
  AGENT_SLOT,
  BOOSTS,
  BOX,
  CORRUPTION,
  CORRUPTION_DECK,
  CORRUPTION_DISCARD,
  cardsIn,
  NOWHERE,
  PROMOTED,
  RAID,
  RETIRED,
  SERVICE,
  SLOTS,
  topOf,
  underOf,
  VERSE_DECK,
  VERSE_SLOT,
  VERSES,
  type VrEngine,
  type VrState,
} from "../layout.ts";

const event = events<VrState, VrContent>();
export type VrEvent = EventRule<VrState, VrContent>;

/** Fields with a number for each player that only go up and down. */
type Counter = "credits" | "revenue" | "immunity" | "tokens";
type RareCounter = "raidSpent" | "lost" | "lostPerTrio" | "lostPerTitle";

/** Adds to a number of a player; never below 0 (VR-12.7, VR-R7). */
function add(state: VrState, counter: Counter, player: number, n: number): void {
  state[counter][player] = Math.max(0, at(state[counter], player) + n);
}

/** Adds to a number of a player that changes rarely. */
const addRarely = (state: VrState, counter: RareCounter, player: number, n: number): void =>
  setNumber(state, counter, player, at(state[counter], player) + n);

export const gainCredits: VrEvent = event("gain €", ["player", "number"], (state, player, n) => add(state, "credits", player, n));
/** Money is lost as far as there is any (VR-12.7). */
export const loseCredits: VrEvent = event("lose €", ["player", "number"], (state, player, n) => add(state, "credits", player, -n));
export const payCredits: VrEvent = event("pay €", ["player", "number"], (state, player, n) => add(state, "credits", player, -n));
/** All € above a number are lost. */
export const capCredits: VrEvent = event("lose € above", ["player", "number"], (state, player, most) => {
  state.credits[player] = Math.min(most, at(state.credits, player));
});
/** All Immunity above a number is lost. */
export const capImmunity: VrEvent = event("lose Immunity above", ["player", "number"], (state, player, most) => {
  state.immunity[player] = Math.min(at(state.immunity, player), most);
});
export const gainRevenue: VrEvent = event("gain Revenue", ["player", "number"], (state, player, n) => add(state, "revenue", player, n));
/** Revenue never drops below 0 (VR-R7). */
export const loseRevenue: VrEvent = event("lose Revenue", ["player", "number"], (state, player, n) => add(state, "revenue", player, -n));
export const gainImmunity: VrEvent = event("gain Immunity", ["player", "number"], (state, player, n) => add(state, "immunity", player, n));
/** Losing is not spending (VR-R44). */
export const loseImmunity: VrEvent = event("lose Immunity", ["player", "number"], (state, player, n) => add(state, "immunity", player, -n));
/** Immunity is spent in a Necro attack (VR-13.3). */
export const spendImmunity: VrEvent = event("spend Immunity", ["player", "number"], (state, player, n) =>
  add(state, "immunity", player, -n),
);
/** An Immunity goes from one player to another. */
export const stealImmunity: VrEvent = event("steal Immunity", ["player", "player", "number"], (state, thief, victim, n) => {
  const stolen = Math.min(n, at(state.immunity, victim));
  add(state, "immunity", victim, -stolen);
  add(state, "immunity", thief, stolen);
});
export const gainToken: VrEvent = event("gain 2-VP token", ["player", "number"], (state, player, n) => add(state, "tokens", player, n));

// Agents (VR-7).

/** An Agent leaves slot or discard for service, straight; its Location token goes back under its slot (VR-9.3, VR-7.4). */
export const recruit: VrEvent = event("recruit", ["player", "card"], (state, player, card, _c, _d, { layout }) => {
  setNumber(state, "borough", card, NOWHERE);
  setNumber(state, "tilted", card, 0);
  moveCard(state, layout, card, SERVICE + player);
});

/** An Agent or Title is tilted (VR-6.5, VR-7.2). */
export const tilt: VrEvent = event("tilt", ["player", "card"], (state, _player, card) => setNumber(state, "tilted", card, 1));
export const straighten: VrEvent = event("straighten", ["player", "card"], (state, _player, card) => setNumber(state, "tilted", card, 0));

/** An Agent stops being in service, before its effect (VR-7.5, VR-R17). The number is 1 if the effect is applied. */
export const promote: VrEvent = event("promote", ["player", "card", "number"], (state, player, card, applied, _d, { layout }) => {
  setNumber(state, "tilted", card, 0);
  setNumber(state, "applied", card, applied);
  moveCard(state, layout, card, PROMOTED + player);
});
/** A promoted Agent retires (VR-7.7). */
export const retire: VrEvent = event("retire", ["player", "card"], (state, player, card, _c, _d, { layout }) =>
  moveCard(state, layout, card, RETIRED + player),
);
/** A promoted Agent becomes a Boost under its Action (VR-7.7). */
export const becomeBoost: VrEvent = event("become a Boost", ["player", "card"], (state, player, card, _c, _d, engine) =>
  moveCard(state, engine.layout, card, underOf(player, at(engine.content.action, at(state.card, card)))),
);
/** An Agent in service or under an Action goes to the Agent discard (VR-7.9, VR-10.7). */
export const discardAgent: VrEvent = event("discard Agent", ["player", "card"], (state, _player, card, _c, _d, { layout }) =>
  toAgentDiscard(state, card, layout),
);
function toAgentDiscard(state: VrState, card: number, layout: VrEngine["layout"]): void {
  setNumber(state, "borough", card, NOWHERE);
  setNumber(state, "tilted", card, 0);
  moveCard(state, layout, card, AGENT_DISCARD);
}
/** An Agent in service and one of a slot change places; the Location token stays with the slot (VR-R24, VR-R84). */
export const swapAgents: VrEvent = event("exchange Agents", ["player", "card", "card"], (state, player, given, taken, _d, { layout }) => {
  const slot = at(state.zone, taken);
  const borough = at(state.borough, taken);
  setNumber(state, "borough", taken, NOWHERE);
  setNumber(state, "tilted", given, 0);
  moveCard(state, layout, taken, SERVICE + player);
  moveCard(state, layout, given, slot);
  setNumber(state, "borough", given, borough);
});
/** A slot is filled: the Agent stands in the borough of a Location card, or is intercepted (VR-3.13, VR-R65). The Location card leaves the game. */
export const deploy: VrEvent = event("deploy", ["card", "place", "card"], (state, agent, place, location, _d, { layout, content }) => {
  moveCard(state, layout, agent, place);
  moveCard(state, layout, location, BOX);
  const borough = at(content.borough, at(state.card, location));
  if (borough === NONE) toAgentDiscard(state, agent, layout);
  else setNumber(state, "borough", agent, borough);
});

// Boosts (VR-10).

/** A Boost card comes under its Action (VR-10.6). */
export const gainBoost: VrEvent = event("gain a Boost", ["player", "card"], (state, player, card, _c, _d, engine) =>
  moveCard(state, engine.layout, card, underOf(player, at(engine.content.action, at(state.card, card)))),
);
/** A Boost card goes back to the available ones, an Agent that is a Boost to the Agent discard (VR-10.7). */
export const discardBoost: VrEvent = event("discard a Boost", ["player", "card"], (state, _player, card, _c, _d, { layout, content }) => {
  if (content.agentType[at(state.card, card)] === NONE) moveCard(state, layout, card, BOOSTS);
  else toAgentDiscard(state, card, layout);
});

// Verses (VR-11).

/** An available Verse comes to a player, Loading (VR-11.1), and the others slide (VR-11.3). */
export const takeVerse: VrEvent = event("take a Verse", ["player", "card"], (state, player, card, _c, _d, { layout }) => {
  moveCard(state, layout, card, VERSES + player);
  refill(state, layout);
});
/** A Verse goes Online (VR-11.7). */
export const goOnline: VrEvent = event("go Online", ["player", "card"], (state, _player, card) => {
  setNumber(state, "online", card, 1);
  setNumber(state, "raidMet", card, 0);
});
/** An Online Verse is turned back: its mission is asked for once more (VR-R110). */
export const goLoading: VrEvent = event("go Loading", ["player", "card"], (state, _player, card) => setNumber(state, "online", card, 0));
/** A Verse goes to the bottom of its deck (VR-11.10), Loading; its bonus stays with who had it (VR-R39). */
export const discardVerse: VrEvent = event("discard a Verse", ["player", "card"], (state, _player, card, _c, _d, { layout }) =>
  underDeck(state, card, layout),
);
/** An available Verse goes under the deck; the slot is filled by `refillVerses`. */
export const coverVerse: VrEvent = event("put a Verse under the deck", ["card"], (state, card, _b, _c, _d, { layout }) =>
  underDeck(state, card, layout),
);
export const refillVerses: VrEvent = event("refill Verses", [], (state, _a, _b, _c, _d, { layout }) => refill(state, layout));

function underDeck(state: VrState, card: number, layout: VrEngine["layout"]): void {
  setNumber(state, "online", card, 0);
  setNumber(state, "raidMet", card, 0);
  moveCard(state, layout, card, VERSE_DECK, 0);
}

/** The remaining Verses slide right, then the empty slots are filled from the deck, the rightmost first (VR-11.3, VR-R54). Also used by set-up (VR-3.15). */
export function refill(state: VrState, layout: VrEngine["layout"]): void {
  let slot = SLOTS - 1;
  for (let from = SLOTS - 1; from >= 0; from--) {
    const card = topOf(state, VERSE_SLOT + from);
    if (card === undefined) continue;
    if (from !== slot) moveCard(state, layout, card, VERSE_SLOT + slot);
    slot--;
  }
  for (; slot >= 0; slot--) {
    const card = topOf(state, VERSE_DECK);
    if (card === undefined) return;
    moveCard(state, layout, card, VERSE_SLOT + slot);
  }
}

// Corruption (VR-12).

/** A player draws a Corruption card (VR-12.1). */
export const drawCorruption: VrEvent = event("draw Corruption", ["player", "card"], (state, player, card, _c, _d, { layout }) =>
  moveCard(state, layout, card, CORRUPTION + player),
);
/** The discard becomes the deck (VR-12.2). */
export const reshuffleCorruption: VrEvent = event("shuffle Corruption", [], (state, _a, _b, _c, _d, { layout }) => {
  for (const card of [...cardsIn(state, CORRUPTION_DISCARD)]) moveCard(state, layout, card, CORRUPTION_DECK);
  shufflePlace(state, layout, CORRUPTION_DECK);
});
/** A Corruption card of a hand, or of a Raid, goes to the discard, face up (VR-12.8, VR-R82). */
export const discardCorruption: VrEvent = event("discard Corruption", ["player", "card"], (state, _player, card, _c, _d, { layout }) => {
  showCard(state, card, everybody(state.players));
  setNumber(state, "resolved", card, 0);
  moveCard(state, layout, card, CORRUPTION_DISCARD);
});
/** What people call it when chance says which Corruption is discarded. */
export const AT_RANDOM = "random Corruption";

/** A player discards a Corruption card that chance names (VR-8.1, VR-R61); nothing with an empty hand (VR-R67). */
export const discardAtRandom: VrEvent = event("discard Corruption at random", ["player"], (state, player, _b, _c, _d, { layout }) => {
  const hand = cardsIn(state, CORRUPTION + player);
  if (hand.length === 0) return;
  const card = at(hand, below(state.rng, hand.length, AT_RANDOM));
  showCard(state, card, everybody(state.players));
  moveCard(state, layout, card, CORRUPTION_DISCARD);
});

/** A Corruption card goes from one hand to another, unseen by others. */
export const giveCorruption: VrEvent = event("give Corruption", ["player", "player", "card"], (state, _from, to, card, _d, { layout }) =>
  moveCard(state, layout, card, CORRUPTION + to),
);
/** A Raid begins: the whole hand is revealed, and how many cards they are is noted (VR-12.4, VR-12.9). */
export const beginRaid: VrEvent = event("suffer a Raid", ["player"], (state, player, _b, _c, _d, { layout }) => {
  const hand = [...cardsIn(state, CORRUPTION + player)];
  setNumber(state, "raidCards", player, hand.length);
  setNumber(state, "raidSpent", player, 0);
  for (const card of hand) {
    showCard(state, card, everybody(state.players));
    moveCard(state, layout, card, RAID);
  }
});
/** A card of a Raid is named: it is carried out or skipped, and done with (VR-R83). */
export const nameRaidCard: VrEvent = event("resolve Corruption", ["player", "card"], (state, _player, card) =>
  setNumber(state, "resolved", card, 1),
);
/** A card of a Raid is skipped for 1 Immunity (VR-12.5). */
export const skipRaidCard: VrEvent = event("skip Corruption", ["player", "card"], (state, player, card) => {
  setNumber(state, "resolved", card, 1);
  add(state, "immunity", player, -1);
  addRarely(state, "raidSpent", player, 1);
});
/** The mission of a Verse has been fulfilled by a Raid (VR-R35). */
export const meetByRaid: VrEvent = event("fulfil a mission in a Raid", ["player", "card"], (state, _player, card) =>
  setNumber(state, "raidMet", card, 1),
);

// Final scoring (VR-15.12).

type Cap = "verseCap" | "objectiveCap";
const cap = (name: string, field: Cap): VrEvent =>
  event(name, ["player", "number"], (state, player, most) => setNumber(state, field, player, Math.min(most, at(state[field], player))));
export const capVerses = cap("cap Verses", "verseCap");
export const capObjective = cap("cap the Objective", "objectiveCap");
export const loseAtEnd: VrEvent = event("lose VP", ["player", "number"], (state, player, n) => addRarely(state, "lost", player, n));
export const losePerTrio: VrEvent = event("lose VP per trio", ["player", "number"], (state, player, n) =>
  addRarely(state, "lostPerTrio", player, n),
);
export const losePerTitle: VrEvent = event("lose VP per Title", ["player", "number"], (state, player, n) =>
  addRarely(state, "lostPerTitle", player, n),
);

/** What a price of next round is of, in the order of the number of `setPrice` (VR-13.9). */
export const PRICES = ["Work", "Recruit", "Server", "Verse", "DonateOne", "DonateTwo", "DonateImmunity"] as const;
/** A price of next round is marked (VR-13.9, VR-R49); what is not listed stays (VR-R50). */
export const setPrice: VrEvent = event("mark a price", ["player", "number", "number"], (state, player, which, n) =>
  setNumber(state, `next${at(PRICES, which)}`, player, n),
);

export const CARD_EVENTS: readonly VrEvent[] = [
  ...[
    gainCredits,
    loseCredits,
    payCredits,
    capCredits,
    gainRevenue,
    loseRevenue,
    gainImmunity,
    loseImmunity,
    capImmunity,
    spendImmunity,
    stealImmunity,
    gainToken,
  ],
  ...[recruit, tilt, straighten, promote, retire, becomeBoost, discardAgent, swapAgents, deploy],
  ...[gainBoost, discardBoost, takeVerse, goOnline, goLoading, discardVerse, coverVerse, refillVerses],
  ...[
    drawCorruption,
    reshuffleCorruption,
    discardCorruption,
    discardAtRandom,
    giveCorruption,
    beginRaid,
    nameRaidCard,
    skipRaidCard,
    meetByRaid,
  ],
  ...[capVerses, capObjective, loseAtEnd, losePerTrio, losePerTitle, setPrice],
  SHOW as VrEvent,
  MINGLE as VrEvent,
];

/** Whether a place is a slot of Agents. */
export const isAgentSlot = (place: number): boolean => place >= AGENT_SLOT && place < AGENT_SLOT + SLOTS;
