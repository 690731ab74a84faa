/** Megacorp's words for one card beside others: the highest and the lowest, more and less than another, what they share; and for the cards of an attack. */
import { type Construct, construct, isTree } from "../../../../language/index.ts";

const OF_ALL = "Of all the cards that the words before it mean; several can share it.";
const NULL_NEVER = "A missing score never matches.";
const With = (id: string, phrase: string, doc: string, example: string, more: Parameters<typeof construct>[5] = {}) =>
  construct("With", `with.${id}`, phrase, doc, example, { weight: 0.5, ...more });

const most: readonly Construct[] = [
  With("highest", "with the highest {t:Trait}", `${OF_ALL} ${NULL_NEVER}`, "each character with the highest BQ", {
    also: ["with the most {t:Trait}", "with the greatest {t:Trait}"],
  }),
  With("lowest", "with the lowest {t:Trait}", `${OF_ALL} ${NULL_NEVER}`, "each character with the lowest BQ", {
    also: ["with the least {t:Trait}"],
  }),
  With("dearest", "with the highest valuation", OF_ALL, "each character with the highest valuation", {
    also: ["with the greatest valuation"],
  }),
  With("cheapest", "with the lowest valuation", OF_ALL, "each character with the lowest valuation"),
  With("mostCounters", "with the most development counters", OF_ALL, "each location with the most development counters", {
    also: ["with the most development counters on it"],
  }),
];

const compared: readonly Construct[] = [
  With(
    "worthLess",
    "with valuation less than {v:ValueN}",
    "The valuation it has now.",
    "each character with valuation less than this card's BQ",
    {
      also: ["with valuation lower than {v:ValueN}", "with a valuation less than {v:ValueN}", "with a valuation lower than {v:ValueN}"],
    },
  ),
  With(
    "worthMore",
    "with valuation greater than {v:ValueN}",
    "The valuation it has now.",
    "each character with valuation greater than this card's BQ",
    {
      also: [
        "with valuation higher than {v:ValueN}",
        "with valuation more than {v:ValueN}",
        "with a valuation greater than {v:ValueN}",
        "with a valuation higher than {v:ValueN}",
      ],
    },
  ),
  With(
    "worthEqual",
    "with valuation equal to {v:ValueN}",
    "The valuation it has now.",
    "each character with valuation equal to this card's BQ",
  ),
  With(
    "worthAtMost",
    "with valuation less than or equal to {v:ValueN}",
    "The valuation it has now.",
    "each character with valuation less than or equal to this card's BQ",
    {
      also: ["with valuation no greater than {v:ValueN}", "with valuation not greater than {v:ValueN}"],
    },
  ),
  With(
    "atMost",
    "with {t:Trait} less than or equal to {v:ValueN}",
    NULL_NEVER,
    "each character with BQ less than or equal to this card's BQ",
    {
      also: ["with {t:Trait} no greater than {v:ValueN}"],
    },
  ),
  With(
    "atLeast",
    "with {t:Trait} greater than or equal to {v:ValueN}",
    NULL_NEVER,
    "each character with BQ greater than or equal to this card's BQ",
  ),
  With("moreThanCard", "with more {t:Trait} than {n:Near}", NULL_NEVER, "each character with more BQ than this", {
    also: ["with higher {t:Trait} than {n:Near}", "with greater {t:Trait} than {n:Near}"],
  }),
  With("lessThanCard", "with less {t:Trait} than {n:Near}", NULL_NEVER, "each character with less BQ than this", {
    also: ["with lower {t:Trait} than {n:Near}"],
  }),
  With(
    "printedMore",
    "with printed {t:Trait} {n:INT} or more",
    "As it is printed, whatever changed it.",
    "each character with printed BQ 2 or more",
  ),
  With(
    "printedLess",
    "with printed {t:Trait} {n:INT} or less",
    "As it is printed, whatever changed it.",
    "each character with printed BQ 2 or less",
  ),
];

const shared: readonly Construct[] = [
  With("sharesTag", "that shares a tag with {n:Near}", "At least one tag.", "each other character that shares a tag with this", {
    also: ["that share a tag with {n:Near}", "with a tag in common with {n:Near}"],
  }),
  With("sameFaction", "of the same faction as {n:Near}", "As it is printed.", "each other character of the same faction as this", {
    also: ["with the same faction as {n:Near}", "that shares a faction with {n:Near}"],
  }),
  With(
    "sameType",
    "of the same type as {n:Near}",
    "Character, event, location, equipment or Business.",
    "each other card of the same type as this",
    {
      also: ["with the same type as {n:Near}", "that shares a type with {n:Near}"],
    },
  ),
  With("anyCounter", "with a counter on it", "Of any kind.", "each card with a counter on it", {
    also: ["with counters on it", "with any counters on it"],
  }),
  With("noCounter", "with no counters on it", "Of no kind.", "each card with no counters on it", { also: ["without counters"] }),
  With("damage", "with {n:INT} or more damage on it", "Of all traits together.", "each card with 2 or more damage on it"),
  With("traitDamage", "with {t:Trait} damage on it", "At least 1 point.", "each card with BQ damage on it"),
  With("traitCost", "with a trait cost", "As it is printed.", "each card with a trait cost"),
  With("noTraitCost", "with no trait cost", "As it is printed.", "each card with no trait cost", {
    also: ["without a trait cost", "without trait cost"],
  }),
  With("eitherKeyword", "with {a:KwName} or {b:KwName}", "At least one of them.", "each character with Flying or Elusive", {
    check: ({ holes: { a, b } }) => isTree(a) && isTree(b) && a.is !== b.is,
  }),
  With("bondedCard", "with a card bonded to it", "At least one lies under it.", "each character with a card bonded to it"),
  With("noBondedCard", "with no cards bonded to it", "Nothing lies under it.", "each character with no cards bonded to it"),
  With(
    "manyBonded",
    "with {n:INT} or more cards bonded to it",
    "So many lie under it.",
    "each character with 2 or more cards bonded to it",
  ),
  With("noText", "with no text", "Nothing is printed on it.", "each character with no text", {
    also: ["without text", "with no abilities"],
  }),
  With(
    "totalScore",
    "with total {t:Trait} {n:INT} or less",
    "Over the whole selection.",
    "any number of characters with total BQ 4 or less",
    {
      weight: 0.3,
    },
  ),
];

const places: readonly Construct[] = [
  construct(
    "Place",
    "place.notDocked",
    "not docked to {n:Near}",
    "On no slot that shares an edge with it (MC-8.3).",
    "each character not docked to this",
    {
      weight: 0.4,
    },
  ),
  construct(
    "Place",
    "place.sameNetwork",
    "in the same network as {n:Near}",
    "Whoever controls it.",
    "each card in the same network as this",
    {
      weight: 0.4,
    },
  ),
  construct("State", "state.undamaged", "undamaged", "There is no damage on it.", "each undamaged card", { weight: 0.5 }),
  construct("State", "state.blocked", "blocked", "Another card blocks its attack.", "each blocked character", { weight: 0.1 }),
  construct("State", "state.unblocked", "unblocked", "It attacks and nothing blocks it.", "each unblocked character", { weight: 0.1 }),
  construct("State", "state.attacked", "attacked", "The attack goes against it.", "each attacked card", { weight: 0.1 }),
  ...(["location", "equipment", "resource", "Corp", "Incarnate", "Gnost", "Neutral"] as const).map((word) =>
    construct(
      "Kind",
      `kind.non-${word.toLowerCase()}`,
      `non-${word}`,
      `Any card but ${/^[A-Z]/u.test(word) ? "one" : "a card"} of that kind.`,
      `each non-${word} card`,
      {
        weight: 0.2,
      },
    ),
  ),
];

const FIGHT = [
  ["attacked", "the attacked card", "What the attack goes against."],
  ["attacker", "the attacking card", "What attacks in this combat."],
] as const;
const fight: readonly Construct[] = FIGHT.flatMap(([id, words, doc]) => [
  construct("Cards", id, words, doc, `engage ${words}`, {
    num: 0,
    weight: 0.1,
    ...(id === "attacker" ? { also: ["the attacking character"] } : {}),
  }),
  construct("Near", `${id}.near`, words, doc, `each card docked to ${words}`, { weight: 0.05 }),
  construct("Subj", `${id}.subj`, words, doc, `if ${words} is engaged, draw 1 card`, { weight: 0.05 }),
  construct("Scope", `${id}.scope`, words, doc, `${words} cannot retaliate`, { num: 0, weight: 0.05 }),
]);

const values: readonly Construct[] = [
  construct("ValueN", "trait.host", "the host's {t:Trait}", "The score that it has now.", "gain money equal to the host's EQ", {
    weight: 0.4,
  }),
  construct(
    "ValueN",
    "valuation.host",
    "the host's valuation",
    "The valuation that it has now.",
    "gain money equal to the host's valuation",
    {
      weight: 0.4,
    },
  ),
  construct(
    "Value",
    "money.thatPlayer",
    "that player's money",
    "All that the player has.",
    "choose an opponent, then gain money equal to that player's money",
    {
      same: ["that opponent's money"],
      refers: "player",
      weight: 0.4,
    },
  ),
  construct(
    "Value",
    "tags.among",
    "the number of different tags among {g:Group:1}",
    "Printed or gained.",
    "draw cards equal to the number of different tags among cards you control",
    {
      also: ["the number of tags among {g:Group:1}"],
      weight: 0.4,
    },
  ),
  construct(
    "Value",
    "names.among",
    "the number of different names among {g:Group:1}",
    "Each name counts once.",
    "draw cards equal to the number of different names among cards you control",
    {
      also: ["the number of differently named {g:Group:1}"],
      weight: 0.4,
    },
  ),
  construct(
    "Value",
    "valuation.lowest",
    "the lowest valuation among {g:Group:1}",
    "The valuation they have then; 0 if there are none.",
    "gain money equal to the lowest valuation among locations you control",
    {
      weight: 0.4,
    },
  ),
  construct("Value", "damage.on", "the damage on {n:Near}", "Of all traits together.", "gain money equal to the damage on this", {
    weight: 0.4,
  }),
  construct("Value", "damage.traitOn", "the {t:Trait} damage on {n:Near}", "Each point.", "gain money equal to the BQ damage on this", {
    weight: 0.4,
  }),
  construct(
    "Value",
    "number.players",
    "the number of players",
    "Players who are out of the game do not count.",
    "gain money equal to the number of players",
    {
      weight: 0.3,
    },
  ),
  construct(
    "Value",
    "number.opponents",
    "the number of opponents",
    "Players who are out of the game do not count.",
    "gain money equal to the number of opponents",
    {
      weight: 0.3,
      also: ["the number of opponents you have"],
    },
  ),
  construct(
    "Per",
    "per.tag",
    "different tag among {g:Group:1}",
    "Printed or gained; each counts once.",
    "draw 1 card for each different tag among cards you control",
    {
      also: ["tag among {g:Group:1}"],
      weight: 0.4,
    },
  ),
  construct(
    "Per",
    "per.faction",
    "faction among {g:Group:1}",
    "Neutral is one of them.",
    "draw 1 card for each faction among cards you control",
    {
      also: ["different faction among {g:Group:1}"],
      weight: 0.4,
    },
  ),
  construct("Per", "per.anyDamage", "damage on {n:Near}", "Each point of any trait.", "draw 1 card for each damage on this", {
    also: ["point of damage on {n:Near}"],
    weight: 0.4,
  }),
];

export const megacorpBeside: readonly Construct[] = [...most, ...compared, ...shared, ...places, ...fight, ...values];

/** What search by meaning finds them by, where their own words will not do. */
export const BESIDE_FINDS: Readonly<Record<string, string>> = {};
