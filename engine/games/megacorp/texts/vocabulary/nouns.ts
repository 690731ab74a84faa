/** Megacorp's words for cards: nouns, kinds, states, zones, places and properties. */
import { type Construct, construct } from "../../../../language/index.ts";

const noun = (id: string, words: string, doc: string, example: string) => construct("Noun", `noun.${id}`, words, doc, example);
const kind = (id: string, word: string, doc: string) => construct("Kind", `kind.${id}`, word, doc, `each ${word} card`, { weight: 0.3 });
const state = (word: string, doc: string) => construct("State", `state.${word}`, word, doc, `each ${word} card`);
const zone = (id: string, words: string, doc: string) => construct("ZName", `zone.${id}`, words, doc, `your ${words}`);

const nouns: readonly Construct[] = [
  noun("character", "(character|characters)", "A card of the type character.", "each character"),
  noun("event", "(event|events)", "A card of the type event; on the stack for “target event”.", "target event"),
  noun("location", "(location|locations)", "A card of the type location.", "each location"),
  noun("equipment", "equipment", "A card of the type equipment; the word has no other plural.", "each equipment"),
  noun("ability", "(ability|abilities)", "An ability on the stack.", "target ability"),
  noun("business", "(Business|Businesses)", "The Business of a network.", "target Business"),
  noun("founder", "(Founder|Founders)", "A Founder.", "each Founder"),
  ...["IQ", "EQ", "MQ", "BQ"].map((trait) => construct("Trait", `trait.${trait}`, trait, `The trait ${trait}.`, trait)),
  ...["Corp", "Incarnate", "Gnost", "Neutral"].map((faction) => kind(faction.toLowerCase(), faction, `Of the faction ${faction}.`)),
  kind("resource", "resource", "From a resource deck."),
  kind("non-business", "non-Business", "Any card but a Business."),
  kind("non-character", "non-character", "Any card but a character."),
  kind("non-event", "non-event", "Any card but an event."),
  kind("non-founder", "non-Founder", "Any card but a Founder."),
  state("orphaned", "Not connected to its Business."),
  state("surrounded", "All slots around it are taken, whoever controls the cards."),
  state("attacking", "It attacks in this combat."),
  state("blocking", "It blocks in this combat."),
  state("bonded", "It is under a host."),
  construct("Cards", "host", "the host", "The card that this one is bonded under.", "engage the host", { num: 0 }),
  construct("Near", "near.host", "the host", "The card that this one is bonded under.", "each card docked to the host"),
  construct("Scope", "scope.host", "the host", "The card that this one is bonded under.", "the host has Flying", { num: 0 }),
  construct("Subj", "subj.host", "the host", "The card that this one is bonded under.", "if the host is engaged, draw 1 card"),
  construct("EvC", "ev.host", "the host", "The card that this one is bonded under.", "when the host is destroyed, draw 1 card"),
];

const zones: readonly Construct[] = [
  zone("mainDeck", "main deck", "The deck that its player draws from."),
  zone("resourceDeck", "resource deck", "The deck of resources."),
  zone("market", "open market", "Where discarded and destroyed cards are, face up."),
  zone("network", "network", "The cards deployed around a Business."),
  zone("annihilated", "annihilated zone", "Out of the game."),
  construct("Zone", "zone.thatNetwork", "that network", "The network named before in the sentence.", "each card in that network", {
    refers: { zone: "zone.network" },
  }),
  construct("Zone", "zone.anyNetwork", "any network", "Any player's network.", "each card in any network"),
  construct("Zone", "zone.anyMarket", "any open market", "Any player's open market.", "the top card of any open market"),
];

const places: readonly Construct[] = [
  construct("Place", "place.docked", "docked to {n:Near}", "On a slot that shares an edge with it (MC-8.3).", "each card docked to this"),
  construct(
    "Place",
    "place.bonded",
    "bonded to {n:Near}",
    "It is under that card (MC-G5).",
    "if a #Mutation card is bonded to this, draw 1 card",
  ),
  construct(
    "Place",
    "place.radius",
    "within card radius {r:INT} of {n:Near}",
    "At most that many slots away (MC-G9).",
    "each card within card radius 1 of target location",
  ),
  construct("Place", "place.row", "in the same row as {n:Near}", "The same y in the same network.", "each card in the same row as this"),
  construct(
    "Place",
    "place.column",
    "in the same column as {n:Near}",
    "The same x in the same network.",
    "each card in the same column as this",
  ),
];

const NULL_NEVER = "A missing score never matches.";
const properties: readonly Construct[] = [
  construct("With", "with.less", "with {t:Trait} {n:INT} or less", NULL_NEVER, "target character with BQ 2 or less", {
    also: ["with {t:Trait} {n:INT} or fewer"],
  }),
  construct("With", "with.more", "with {t:Trait} {n:INT} or more", NULL_NEVER, "target character with BQ 2 or more"),
  construct(
    "With",
    "with.cheap",
    "with valuation {m:MONEY} or less",
    "The valuation it has now.",
    "target character with valuation 4M or less",
  ),
  construct(
    "With",
    "with.dear",
    "with valuation {m:MONEY} or more",
    "The valuation it has now.",
    "target character with valuation 4M or more",
  ),
  construct(
    "With",
    "with.counters",
    "with {n:INT} or more development counters",
    "The counters on it.",
    "each location with 3 or more development counters",
  ),
  construct("With", "with.keyword", "with {k:KwName}", "It has the keyword, printed or given.", "target character with Flying"),
  construct("With", "without.keyword", "without {k:KwName}", "It does not have the keyword.", "target character without Flying"),
  construct("With", "with.no", "with no {t:Trait}", "The score is missing.", "each character with no MQ"),
  construct("With", "with.lessThan", "with {t:Trait} less than {v:ValueN}", NULL_NEVER, "each character with BQ less than this card's BQ"),
  construct(
    "With",
    "with.total",
    "with total valuation {m:MONEY} or less",
    "Over the whole selection.",
    "any number of equipment with total valuation 4M or less",
    {
      weight: 0.5,
    },
  ),
];

const CARD = { is: "noun.card", holes: {} };
const values: readonly Construct[] = [
  construct(
    "ValueN",
    "trait.of",
    "that {n:Noun:0}'s {t:Trait}",
    "The score that the card has now.",
    "deal BQ damage equal to that card's EQ to this",
    {
      same: [{ phrase: "its {t:Trait}", fix: { n: CARD } }],
      refers: "one",
    },
  ),
  construct(
    "ValueN",
    "trait.this",
    "this card's {t:Trait}",
    "The score that this card has now.",
    "deal BQ damage equal to this card's EQ to target card",
  ),
  construct(
    "ValueN",
    "valuation.of",
    "that {n:Noun:0}'s valuation",
    "The valuation that the card has now.",
    "gain money equal to that card's valuation",
    {
      same: [{ phrase: "its valuation", fix: { n: CARD } }],
      refers: "one",
    },
  ),
  construct(
    "Value",
    "counters.on",
    "the number of development counters on {n:Near}",
    "Counted when it resolves.",
    "draw cards equal to the number of development counters on this",
  ),
  construct(
    "Value",
    "damage.dealt",
    "the damage dealt this way",
    "By the act before, after all prevention.",
    "gain money equal to the damage dealt this way",
  ),
  construct("Per", "per.counter", "development counter on {n:Near}", "Each of them.", "draw 1 card for each development counter on this"),
  construct(
    "Per",
    "per.damage",
    "point of damage dealt this way",
    "By the act or event before, after all prevention.",
    "gain 1M for each point of damage dealt this way",
  ),
];

export const megacorpNouns: readonly Construct[] = [...nouns, ...zones, ...places, ...properties, ...values];
