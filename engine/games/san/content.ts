/** The cards as San's rules read them: one number for each design and question, by card index. */
import type { Card } from "../../cards/card.ts";
import { canonicalJson } from "../../kernel/canonical.ts";
import { digestOfText } from "../../kernel/digest.ts";
import type { Content } from "../../kernel/rules.ts";
import type { Machine } from "../../language/index.ts";
import { copiesIn, type OwnCard } from "../own-cards/index.ts";
import type { CompiledTexts } from "../texts.ts";
import { CORPORATIONS, KINDS, san } from "./fields.ts";

/** What a card is played as: Equipment, or one of the Mercenary types, which are numbered as their icons; or a Virus (SAN-6.3 to SAN-6.5). */
export const EQUIPMENT = 0;
export const CORRUPTION = 1;
export const PROPAGANDA = 2;
export const HACKING = 3;
export const VIRUS = 4;
export const TYPE_NAMES = ["Equipment", "Corruption", "Propaganda", "Hacking", "Virus"] as const;

const TYPES: Readonly<Record<(typeof KINDS)[number], number>> = {
  corruption: CORRUPTION,
  propaganda: PROPAGANDA,
  hacking: HACKING,
  equipment: EQUIPMENT,
  virus: VIRUS,
};

const CORPORATION_NUMBERS: Readonly<Record<(typeof CORPORATIONS)[number] | "none", number>> = { sun: 0, star: 1, none: -1 };

/** In the place of an icon: what is gained, kept or counted is Revenue. */
export const REVENUE_ICON = 0;

/** The keyword that sends a card to the box (SAN-13.2). */
const SINGLE_USE = "kw.single-use";

/** The static that takes something off the cost to cross. */
export const LESS_TO_CROSS = "static.crossing";

/** The static by which the opponent's corrupted cards add nothing. */
export const EVEN_CROSSING = "static.evenCrossing";
const UNCOPIED = "static.uncopied";

/** Words that ask what was done this turn. */
const ASKS_DONE = /^(?:did[.]|event[.]second[.]|static[.](?:buy|cross)First$|ban[.]over[.])/u;

/** What copies or repeats the effects of cards: such a card is not copied itself (SAN-R24, SAN-R41). */
const COPIES = ["copy", "copy.effects", "apply.again"];

/** In the place of a number that a card does not have: it is printed as "-" or not at all (SAN-3.1, SAN-3.3). */
export const NONE = -1;

/** Kinds of cards as bits: the five types by their numbers, and that it is a River card, one without a Corporation (SAN-3.2). */
export const kindOfType = (type: number): number => 1 << type;
export const RIVER_KIND = 1 << 5;
export const MERCENARY_KINDS = kindOfType(CORRUPTION) | kindOfType(PROPAGANDA) | kindOfType(HACKING);
export const ALL_KINDS = MERCENARY_KINDS | kindOfType(EQUIPMENT) | kindOfType(VIRUS);

/** Designs, each as often as it has copies. */
export type Decks = {
  /** By player the designs of the starting deck, each as often as it has copies (SAN-R1, SAN-2.3). */
  readonly starting: readonly (readonly number[])[];
  /** By player the Virus cards in the order of the stack, 1 at the bottom (SAN-4.6). */
  readonly viruses: readonly (readonly number[])[];
  /** The River cards, as often as each has copies (SAN-2.5). */
  readonly river: readonly number[];
};

/** San's cards. All lists are by card index. */
export type SanContent = Content &
  Decks & {
    /** The decks with all cards made in the studio. */
    readonly all: Decks;
    readonly cards: readonly Card[];
    readonly type: readonly number[];
    /** One bit for each kind. */
    readonly kinds: readonly number[];
    /** Player whose starting or Virus card it is; -1 for River cards (SAN-3.2). */
    readonly corporation: readonly number[];
    readonly cost: readonly number[];
    readonly crossing: readonly number[];
    /** 0 where none is printed (SAN-3.5). */
    readonly revenue: readonly number[];
    /** Number of a Virus card, 5 … 1 (SAN-3.3). */
    readonly virus: readonly number[];
    /** Track spaces of a Virus card. */
    readonly spaces: readonly number[];
    /** Whether it has a text that is carried out. */
    readonly hasText: readonly boolean[];
    /** How many abilities its text has that can be used while it lies in play. */
    readonly abilities: readonly number[];
    /** Whether any text has such an ability, or takes something off the cost to cross. */
    readonly anyAbility: boolean;
    readonly anyLessToCross: boolean;
    /** Whether its text has Single use (SAN-13.2), and whether it copies (SAN-R24). */
    readonly singleUse: readonly boolean[];
    readonly copies: readonly boolean[];
    /** Whether its text says that it cannot be copied (SAN-R42). */
    readonly uncopied: readonly boolean[];
    /** Whether any text has a say in what the opponent's corrupted cards add to the cost to cross. */
    readonly anyEvenCrossing: boolean;
    /** The statics that any text has, and whether any asks what was done this turn (SAN-R56). */
    readonly statics: ReadonlySet<string>;
    readonly asksDone: boolean;
    /** Whether any text makes something true, in play or for a time. */
    readonly anyStatic: boolean;
    /** Whether any text asks which card comes into the River. */
    readonly asksEntered: boolean;
    /** Carries out the texts. */
    readonly machine: Machine;
  };

type Sorted = Pick<SanContent, "cards" | "type" | "corporation" | "virus">;

/** The decks of a match with cards of one's own. */
function decksOf({ cards, type, corporation, virus }: Sorted, own: readonly OwnCard[] | undefined): Decks {
  const players = CORPORATIONS.map((_, player) => player);
  const counts = copiesIn(cards, own);
  const copiesOf = (wanted: (card: number) => boolean): number[] =>
    cards.flatMap((_, card) => (wanted(card) ? Array.from({ length: counts[card] ?? 0 }, () => card) : []));
  return {
    starting: players.map((player) => copiesOf((card) => corporation[card] === player && type[card] !== VIRUS)),
    viruses: players.map((player) => [1, 2, 3, 4, 5].flatMap((n) => copiesOf((card) => corporation[card] === player && virus[card] === n))),
    river: copiesOf((card) => corporation[card] === NONE),
  };
}

/** The decks with cards of one's own: each joins the printed ones or takes the place of one. Where a match says nothing of them, all join. */
export const decksWith = (content: SanContent, own: readonly OwnCard[] | undefined): Decks => (own ? decksOf(content, own) : content.all);

/** Reads the numbers of checked cards; `programs` are their compiled texts. */
export function sanContent(cards: readonly Card[], { programs, machine }: CompiledTexts): SanContent {
  const type = cards.map((card) => TYPES[kindOf(card)]);
  const corporation = cards.map((card) => CORPORATION_NUMBERS[san(card).corporation ?? "none"]);
  const number = (value: number | null | undefined) => value ?? NONE;
  const virus = cards.map((card) => number(san(card).virus));
  return {
    hash: digestOfText(canonicalJson(cards.map(({ id, kind, name, text, count, fields }) => [id, kind, name, text, count, fields]))),
    cards,
    type,
    kinds: type.map((one, card) => kindOfType(one) | (corporation[card] === NONE ? RIVER_KIND : 0)),
    corporation,
    cost: cards.map((card) => number(san(card).cost)),
    crossing: cards.map((card) => number(san(card).crossing)),
    revenue: cards.map((card) => san(card).revenue ?? 0),
    virus,
    spaces: cards.map((card) => number(san(card).spaces)),
    ...decksOf({ cards, type, corporation, virus }, []),
    all: decksOf({ cards, type, corporation, virus }, undefined),
    hasText: programs.map((program) => program !== undefined),
    abilities: programs.map((program) => program?.activated.length ?? 0),
    anyAbility: programs.some((program) => program !== undefined && program.activated.length > 0),
    anyLessToCross: programs.some((program) => program?.statics.some(({ id }) => id === LESS_TO_CROSS) ?? false),
    singleUse: programs.map((program) => program?.keywords.some(({ id }) => id === SINGLE_USE) ?? false),
    copies: programs.map((program) => COPIES.some((id) => program?.uses.has(id))),
    uncopied: programs.map((program) => program?.statics.some(({ id }) => id === UNCOPIED) ?? false),
    anyEvenCrossing: programs.some((program) => program?.statics.some(({ id }) => id === EVEN_CROSSING) ?? false),
    statics: new Set(programs.flatMap((program) => program?.statics.map(({ id }) => id) ?? [])),
    anyStatic: programs.some((program) => program !== undefined && program.statics.length + program.lasting.length > 0),
    asksEntered: programs.some((program) => program?.uses.has("event.refilledWith") ?? false),
    asksDone: programs.some((program) => [...(program?.uses ?? [])].some((id) => ASKS_DONE.test(id))),
    machine,
  };
}

function kindOf({ kind, id }: Card): (typeof KINDS)[number] {
  const known = KINDS.find((one) => one === kind);
  if (known === undefined) throw new Error(`${id} is of kind "${kind}", which San does not have`);
  return known;
}

/** What cannot be played with these cards: a sentence for each fault, with the index of the card that it is about, or -1. */
export function contentFaults(content: SanContent): { readonly card: number; readonly message: string }[] {
  const faults: { card: number; message: string }[] = [];
  const { cards, type, corporation, cost, crossing, virus } = content;
  CORPORATIONS.forEach((name, player) => {
    const word = name.toUpperCase();
    if (content.starting[player]?.length === 0) faults.push({ card: -1, message: `${word} has no starting cards (SAN-4.1)` });
    for (let number = 1; number <= 5; number++)
      if (content.viruses[player]?.filter((card) => virus[card] === number).length !== 1)
        faults.push({ card: -1, message: `${word} needs exactly one Virus card ${number} (SAN-2.4)` });
  });
  if (content.river.length < 6) faults.push({ card: -1, message: "The River has 6 cards (SAN-4.3)" });
  cards.forEach((_, card) => {
    if (corporation[card] !== NONE) return;
    if (type[card] === VIRUS) faults.push({ card, message: "A Virus card belongs to SUN or STAR (SAN-3.3)" });
    else if (cost[card] === NONE || crossing[card] === NONE)
      faults.push({
        card,
        message: "A River card has a Cost and a Crossing Cost; a starting card names its Corporation (SAN-3.1, SAN-3.2)",
      });
  });
  return faults;
}
