/** The nouns of Virtual Revolution: cards, pieces, what is counted, districts, Actions, places. */
import { type Construct, construct } from "../../../../language/index.ts";

const noun = (id: string, words: string, doc: string, example: string) => construct("Noun", `noun.${id}`, words, doc, example);
const type = (name: string) =>
  noun(name.toLowerCase(), `(${name}|${name}s)`, `An Agent of the type ${name}.`, `discard 1 of your ${name}s in service`);
const state = (word: string, doc: string, example: string) => construct("State", `state.${word.toLowerCase()}`, word, doc, example);

const cards: readonly Construct[] = [
  noun("agent", "(Agent|Agents)", "An Agent, whatever its type.", "discard 1 of your Agents in service"),
  ...["Combatant", "Technician", "Diplomat"].map(type),
  noun("verse", "(Verse|Verses)", "A Verse, Loading or Online (VR-11.2).", "discard 1 of your Verses"),
  noun("boost", "(Boost|Boosts)", "A Boost card or an Agent turned Boost, under an Action (VR-10.1).", "discard 1 of your Boosts"),
  noun("boostCard", "Boost (card|cards)", "One of the Boost cards beside the board (VR-10.6).", "gain 1 available Boost card"),
  noun("corruption", "Corruption", "A Corruption card; the word has no plural.", "discard 2 Corruption of your choice"),
  noun("title", "(Title|Titles)", "The Title of a district (VR-6).", "End: 8, 10 or 12 VP per Title, with 2, 3 or 4 players"),
  construct("Cards", "top.necro", "the top Necro card", "The next one to be revealed (VR-R68).", "look at the top Necro card", { num: 0 }),
  construct(
    "Cards",
    "corruptionOf",
    "the Corruption of {p:Player}",
    "Every Corruption card that the player holds.",
    "look at the Corruption of an opponent",
    { num: 1, binds: "many" },
  ),
  construct(
    "Cards",
    "deployed",
    "the Agent being deployed",
    "The Agent of the slot that the Location is drawn for (VR-3.13).",
    "discard the Agent being deployed",
    { num: 0 },
  ),
  construct("NCards", "ncards.corruption", "{n:INT} Corruption", "One by one, from the Corruption deck (VR-12.2).", "draw 2 Corruption"),
];

const pieces: readonly Construct[] = [
  noun("influence", "Influence", "An Influence token, of any owner unless the words say whose.", "eliminate 1 Influence here"),
  noun("server", "(Server|Servers)", "A Server on the map.", "remove 1 of your Servers"),
  noun("director", "(Director|Directors)", "A Director on the map.", "Mission: Have 3 Directors in one district"),
  noun("borough", "(borough|boroughs)", "One of the 23 boroughs.", "End: 3 VP per borough you control in ND"),
  noun("district", "(district|districts)", "One of the 7 districts.", "End: 2 VP per district without your Influence"),
  noun("genre", "(genre|genres)", "A genre of Verses.", "End: 7 VP per genre among your Verses"),
  noun("action", "(Action|Actions)", "One of the five Actions.", "End: 3 VP per Action with a Boost of yours"),
];

const kinds: readonly Construct[] = [
  ...["Science-Fiction", "Fantasy", "Horror", "Adventure"].map((name) =>
    construct("Trait", `genre.${name.toLowerCase()}`, name, `The genre ${name}.`, `discard 1 of your ${name} Verses`),
  ),
  construct("Kind", "genre", "{t:Trait}", "Of the genre.", "discard 1 of your Horror Verses"),
  construct("Kind", "genre.either", "{a:Trait} or {b:Trait}", "Of one genre or the other.", "discard 1 of your Fantasy or Horror Verses"),
  state("available", "In one of the five slots of the board, or among the Boost cards beside it.", "take 1 available Verse"),
  state("Loading", "Its mission is not fulfilled yet (VR-11.1).", "put 1 of your Loading Verses Online without its mission"),
  state("Online", "Its mission is fulfilled (VR-11.7).", "discard 1 of your Online Verses"),
  state("opposing", "Of another player.", "eliminate 1 opposing Influence here"),
  state("level-1", "Of level 1.", "End: 5 VP per level-1 Combatant"),
  state("level-2", "Of level 2.", "End: 7 VP per level-2 Combatant"),
];

const icons: readonly Construct[] = [
  construct("Icon", "icon.credits", "€", "Eurocredits.", "gain 3 €"),
  construct("Icon", "icon.revenue", "Revenue", "Income, and the rank in Necro attacks (VR-13.2).", "gain 2 Revenue"),
  construct("Icon", "icon.immunity", "Immunity", "Skips Corruption and Necro effects (VR-12.5, VR-13.3).", "gain 1 Immunity"),
  construct("Icon", "icon.range", "Range", "How far a Recruit reaches, for one execution (VR-9.2).", "With Recruit: Gain 1 Range"),
];

const places: readonly Construct[] = [
  ...["ND", "MA", "PI", "DR", "QL", "NA", "CE"].map((code) =>
    construct("Area", `area.${code.toLowerCase()}`, code, `The district ${code} (VR-2.1).`, `End: 3 VP per borough you control in ${code}`),
  ),
  construct("Site", "site.any", "any borough", "Any of the 23.", "add 1 Influence in any borough"),
  construct("Site", "site.adjacent", "a adjacent borough", "Beside the borough that is here.", "add 1 Influence in an adjacent borough"),
  construct("Site", "site.of", "a borough of {a:Areas}", "A borough of these districts.", "add 1 Influence in a borough of CE or PI"),
  construct(
    "Site",
    "site.yours",
    "a borough you control",
    "You have Influence or a Server there (VR-5.7).",
    "add 1 Influence in a borough you control",
  ),
  construct("Site", "site.allYours", "boroughs you control", "Each may be another.", "add up to 3 Influence in boroughs you control"),
  construct(
    "Site",
    "site.choice",
    "{n:INT} (borough|boroughs)@n of your choice",
    "Chosen one after the other (VR-R85).",
    "eliminate all your Influence in 2 boroughs of your choice",
  ),
  construct("Site", "site.one", "one borough", "All of them in the same borough.", "Mission: Have 3 Influence in one borough"),
  construct("Site", "site.oneDistrict", "one district", "All of them in the same district.", "Mission: Have 3 Directors in one district"),
  construct(
    "Site",
    "site.neighbours",
    "adjacent boroughs",
    "In boroughs that share a side.",
    "Mission: Have 2 Servers in adjacent boroughs",
  ),
  construct(
    "Place",
    "place.service",
    "in service",
    "Straight or tilted, neither Boost nor retired (VR-7.1).",
    "straighten 1 of your Agents in service",
  ),
  construct(
    "Place",
    "place.discard",
    "of the Agent discard",
    "In the Agent discard.",
    "take a bonus Recruit action for an Agent of the Agent discard",
  ),
  construct("Place", "place.under", "under {a:Action}", "Under that Action.", "discard 1 of your Boosts under Work"),
  construct(
    "Place",
    "place.underTwo",
    "under {a:Action} or {b:Action}",
    "Under one of the two Actions.",
    "discard 1 of your Boosts under Work or Recruit",
  ),
  construct("Place", "place.map", "on the map", "Anywhere on the map.", "End: 7 VP if you have the most Influence on the map"),
  construct("Place", "place.among", "among your Verses", "On one of your Verses.", "End: 7 VP per genre among your Verses"),
  construct("With", "with.none", "without your Influence", "You have none there.", "End: 2 VP per district without your Influence"),
  construct(
    "With",
    "with.influence",
    "with {n:INT} or more of your Influence",
    "At least this many.",
    "End: 3 VP per borough with 2 or more of your Influence",
  ),
  construct("With", "with.boost", "with a Boost of yours", "At least one is under it.", "End: 3 VP per Action with a Boost of yours"),
  construct("With", "with.bestGenre", "of your best genre", "The genre of which you have most.", "End: 7 VP per Verse of your best genre"),
  construct("ZName", "zone.reserve", "reserve", "The Influence on a player's board.", "move 3 Influence from your reserve to Recycling"),
  construct(
    "Zone",
    "zone.recycling",
    "Recycling",
    "The Influence that can be recovered (VR-8).",
    "move 1 of your Influence from your reserve to Recycling",
  ),
  construct(
    "History",
    "history.finalRaid",
    "you hold as the final Raid begins",
    "Counted before the final Raid (VR-R36).",
    "End: 2 VP per Corruption you hold as the final Raid begins",
  ),
  construct(
    "History",
    "history.madeDiscard",
    "that a Raid or Necro attack makes you discard",
    "It is about to be discarded; said by what reacts to that (VR-R46).",
    "keep 1 Agent or Boost that a Raid or Necro attack makes you discard",
  ),
  construct("Per", "per.trio", "trio of Agents", "A Combatant, a Technician and a Diplomat (VR-15.8).", "End: 5 VP per trio of Agents"),
];

const ACTIONS = [
  ["Work", "VR-9.1"],
  ["Recruit", "VR-9.3"],
  ["Build Server", "VR-9.5"],
  ["Create Verse", "VR-9.7"],
  ["Donate", "VR-9.8"],
] as const;

const named: readonly Construct[] = [
  ...ACTIONS.map(([name, rule]) =>
    construct(
      "Action",
      `action.${name.toLowerCase().replace(" ", "-")}`,
      name,
      `The Action ${name} (${rule}).`,
      `take a bonus ${name} action`,
    ),
  ),
  construct("NextTime", "next.scoring", "final scoring", "When the points are counted (VR-15).", "At final scoring, lose 2 VP"),
];

export const virtualRevolutionNouns: readonly Construct[] = [...cards, ...pieces, ...kinds, ...icons, ...places, ...named];
