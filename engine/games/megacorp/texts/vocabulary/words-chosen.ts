/** Megacorp's words for a trait, a tag, a keyword, a type, a faction, a name or a number that is chosen, and for what is the chosen one (MC-R216). */
import { type Construct, construct } from "../../../../language/index.ts";

const KEPT = "The card remembers it as long as it is the same object; the last choice counts.";
const choose = (id: string, what: string, example: string, more: readonly string[] = []) =>
  construct("VP", `choose.${id}`, `(choose|chooses) ${what}`, KEPT, example, {
    weight: 0.3,
    also: [`(name|names) ${what}`, ...more],
  });

const choices: readonly Construct[] = [
  choose("trait", "a trait", "when this is deployed, choose a trait"),
  choose("tag", "a tag", "when this is deployed, choose a tag"),
  choose("keyword", "a keyword", "when this is deployed, choose a keyword"),
  choose("type", "a card type", "when this is deployed, choose a card type", [
    "(choose|chooses) a type of card",
    "(name|names) a type of card",
    "(choose|chooses) a type",
  ]),
  choose("faction", "a faction", "when this is deployed, choose a faction"),
  choose("name", "a card name", "when this is deployed, choose a card name", [
    "(name|names) a card",
    "(choose|chooses) the name of a card",
  ]),
  choose("number", "a number", "when this is deployed, choose a number"),
];

const said: readonly Construct[] = [
  construct("Trait", "trait.chosen", "the chosen trait", `The one chosen for this card; IQ before any was.`, "the chosen trait", {
    weight: 0.2,
    also: ["the named trait"],
  }),
  construct(
    "Value",
    "number.chosen",
    "the chosen number",
    "The one chosen for this card; 0 before any was.",
    "gain money equal to the chosen number",
    {
      weight: 0.3,
      also: ["the named number"],
    },
  ),
  construct("With", "with.chosenTag", "with the chosen tag", "Printed or gained.", "each character with the chosen tag", {
    weight: 0.3,
    also: ["with the named tag"],
  }),
  construct("With", "with.chosenKeyword", "with the chosen keyword", "Printed or given.", "each character with the chosen keyword", {
    weight: 0.3,
    also: ["with the named keyword"],
  }),
  construct("With", "with.chosenName", "with the chosen name", "Exactly that name.", "each card with the chosen name", {
    weight: 0.3,
    also: ["with the named name", "with that name"],
  }),
  construct(
    "Place",
    "place.chosenType",
    "of the chosen type",
    "Character, event, location, equipment or Business.",
    "each card of the chosen type",
    {
      weight: 0.3,
      also: ["of the named type", "of that type"],
    },
  ),
  construct("Place", "place.chosenFaction", "of the chosen faction", "As it is printed.", "each card of the chosen faction", {
    weight: 0.3,
    also: ["of the named faction", "of that faction"],
  }),
  construct("Cond", "cond.chosenTag", "{s:Subj} has the chosen tag", "Printed or gained.", "if this has the chosen tag, draw 1 card", {
    weight: 0.2,
  }),
  construct("Cond", "cond.chosenName", "{s:Subj} has the chosen name", "Exactly that name.", "if this has the chosen name, draw 1 card", {
    weight: 0.2,
    also: ["{s:Subj} is the named card"],
  }),
];

export const megacorpWordsChosen: readonly Construct[] = [...choices, ...said];

/** What search by meaning finds them by, where their own words will not do. */
export const WORDS_CHOSEN_FINDS: Readonly<Record<string, string>> = Object.fromEntries(choices.map(({ id }) => [id, "does:choose"]));
