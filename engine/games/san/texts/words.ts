/** What the nouns, zones and other small words of San's texts mean. “In play” are the play areas and the River; what a player controls lies in the own zones. */

import { at, type State } from "../../../kernel/state.ts";
import { type Acting, type Run, runsFor, type TextRules } from "../../../language/index.ts";
import {
  CORRUPTION,
  EQUIPMENT,
  HACKING,
  kindOfType,
  MERCENARY_KINDS,
  NONE,
  PROPAGANDA,
  RIVER_KIND,
  type SanContent,
  VIRUS,
} from "../content.ts";
import {
  BOX,
  DECK,
  DISCARD,
  designOf,
  effectiveDesign,
  effectiveKinds,
  HAND,
  holderOf,
  PLAY_AREA,
  RIVER,
  type SanState,
  type SanView,
  SLOTS,
  STAR,
  SUN,
  SUPPLY,
  spaceOf,
} from "../layout.ts";
import { cardInFront, crossingCost } from "../zones/propaganda.ts";
import { sanAlike, sanAlone } from "./alike.ts";
import { sanIdle } from "./idle.ts";

const textRules = <S extends State, C>(rules: TextRules<S, C>): TextRules => rules as TextRules;
const run = runsFor<SanState, SanContent>();

/** “Hacking card”: what it counts as now, so what it became (SAN-13.3). As a term, for Multipliers, the kinds that count. */
const ofKinds = (kinds: number): Run =>
  run.test((state, card, { content }) => (effectiveKinds(state, content, card) & kinds) !== 0, { value: kinds });

const inRiver = (place: number): boolean => place >= RIVER && place < RIVER + SLOTS;
const allSlots = (into: number[], first: number): void => {
  for (let i = 0; i < SLOTS; i++) into.push(first + i);
};

/** SAN-R67: what lies in the River or the Supply is nobody's. */
const isNobodys = (place: number): boolean => inRiver(place) || place === SUPPLY;

/** Words that are true only of cards in one zone say with it where to look for them. */
const liesInRiver = (_state: SanView, _acting: Acting, into: number[]): void => allSlots(into, RIVER);
const liesInPlay = (_state: SanView, _acting: Acting, into: number[]): void => void into.push(PLAY_AREA + SUN, PLAY_AREA + STAR);

const nouns: Readonly<Record<string, Run>> = {
  "noun.corruptionCard": ofKinds(kindOfType(CORRUPTION)),
  "noun.propagandaCard": ofKinds(kindOfType(PROPAGANDA)),
  "noun.hackingCard": ofKinds(kindOfType(HACKING)),
  "noun.equipmentCard": ofKinds(kindOfType(EQUIPMENT)),
  "noun.virusCard": ofKinds(kindOfType(VIRUS)),
  "noun.mercenary": ofKinds(MERCENARY_KINDS),
  // A card that lies in the River; for Multipliers, which count played cards, one that came from there (SAN-3.2).
  "noun.riverCard": run.test((state, card) => inRiver(at(state.zone, card)), {
    rule: "SAN-4.3",
    value: RIVER_KIND,
    implies: liesInRiver,
  }),
  named: run.test(({ card: designs }, card, { content }, _acting, name) => at(content.cards, at(designs, card)).name === name),
};

const properties: Readonly<Record<string, Run>> = {
  "state.played": run.test((state, card) => at(state.zone, card) === PLAY_AREA || at(state.zone, card) === PLAY_AREA + STAR, {
    rule: "SAN-6.2",
    implies: liesInPlay,
  }),
  "history.played": run.test((state, card) => at(state.zone, card) === PLAY_AREA || at(state.zone, card) === PLAY_AREA + STAR, {
    rule: "SAN-6.2",
    implies: liesInPlay,
  }),
  "place.front": run.test((state, card, _engine, { controller }) => cardInFront(state, controller) === card, {
    rule: "SAN-10.1",
    implies: liesInRiver,
  }),
  // A card without a Cost has none that could be low (SAN-3.1).
  "with.cost": run.test(
    (state, card, { content }, _acting, n) => {
      const cost = at(content.cost, designOf(state, card));
      return cost !== NONE && cost <= Number(n);
    },
    {
      rule: "SAN-7.3",
      reason: (state, card, { content }, _acting, n) => `Its Cost is ${costWords(content, designOf(state, card))}, not ${n} or less`,
    },
  ),
  // Before what texts take off: a text that does may itself ask for the cost.
  "with.crossing": run.test(
    (state, card, { content }, { controller }, n) =>
      inRiver(at(state.zone, card)) && crossingCost(state, content, controller, at(state.zone, card) - RIVER) <= Number(n),
    { rule: "SAN-10.2", implies: liesInRiver },
  ),
};

const costWords = (content: SanContent, design: number): string => (at(content.cost, design) === NONE ? "none" : `${content.cost[design]}`);

const ofPlayer = (zone: number, seen?: "owner" | "nobody"): Run =>
  run.places((_state, player, into) => void into.push(zone + player), seen ? { seen } : {});

const zones: Readonly<Record<string, Run>> = {
  "zone.hand": ofPlayer(HAND, "owner"),
  "zone.deck": ofPlayer(DECK, "nobody"),
  "zone.decks": ofPlayer(DECK, "nobody"),
  "zone.discard": ofPlayer(DISCARD),
  // SAN-R37: a card corrupted from the River is known to both; the machine knows of each card who knows it.
  "zone.corruption": run.places((_state, player, into) => allSlots(into, spaceOf(player, 0)), { seen: "owner" }),
  "zone.river": run.places((_state, _player, into) => allSlots(into, RIVER)),
  "zone.box": run.places((_state, _player, into) => void into.push(BOX)),
};

const icons: Readonly<Record<string, Run>> = {
  "icon.corruption": run.term(CORRUPTION),
  "icon.propaganda": run.term(PROPAGANDA),
  "icon.hacking": run.term(HACKING),
};

/** The runs of the words, by construct. */
export const WORDS: Readonly<Record<string, Run>> = { ...nouns, ...properties, ...zones, ...icons };

/** How San's texts are carried out: as a group, what is optional in any order and unit by unit (SAN-R11, SAN-R34, SAN-R35, SAN-R36). */
export const TEXT_RULES = textRules<SanState, SanContent>({
  order: "group",
  idle: sanIdle,
  alike: sanAlike,
  alone: sanAlone,
  asks: {
    unit: "SAN-R34",
    may: "SAN-6.6",
    choose: "SAN-R34",
    target: "SAN-R34",
    mode: "SAN-R34",
    number: "SAN-R34",
    player: "SAN-R34",
    order: "SAN-R34",
    search: "SAN-R34",
    pay: "SAN-R34",
  },
  inPlay(_state, into) {
    into.push(PLAY_AREA + SUN, PLAY_AREA + STAR);
    allSlots(into, RIVER);
  },
  // A text works while its card lies in a play area; a River card is only looked at.
  works: (_state, into) => void into.push(PLAY_AREA + SUN, PLAY_AREA + STAR),
  keeps: true,
  controller: holderOf,
  owner: (state, card) => (isNobodys(at(state.zone, card)) ? -1 : at(state.owner, card)),
  text: effectiveDesign,
});
