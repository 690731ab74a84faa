/** What longer texts do: instructions that choose, ask, pay and are counted. Single deeds of printed cards are in `moments.ts`. */
import type { Span } from "../../../language/index.ts";
import type { Bonus, ShortDeed } from "../moments.ts";

/** What a corp has a number of. Index 0 is nothing, so that 0 can stand for a number that stays the same. */
export const THINGS = [
  "nothing",
  "stock",
  "vassal",
  "asset",
  "personnel",
  "product",
  "data",
  "building",
  "team",
  "runner",
  "security",
  "squad",
  "system",
  "firewall",
  "piece",
  "action",
  "sales",
  "research",
  "production",
  "hit",
  "thug",
  "thief",
  "hacker",
] as const;
export type Thing = Exclude<(typeof THINGS)[number], "nothing">;
export const thingNumber = (thing: Thing): number => THINGS.indexOf(thing);

/** Counted by what whoever does it has: once for each `full` of them (CORP-R73). */
export type Per = { readonly of: number; readonly full: number; readonly where?: Where };
/** Cards near the one that says it: of its team, of its team without it, of whoever it meets (CORP-R92); of the Security Team without it, of the Garrison. */
export type Where = "crew" | "mates" | "foes" | "guards" | "garrison";
/** What is so of the card that says it, of its team, and of the encounter that it is in (CORP-R92, CORP-R93). */
export const CARD_FACTS = [
  "in team",
  "in garrison",
  "in building",
  "controls building",
  "at home",
  "with loot",
  "without loot",
  "alone",
  "not alone",
  "infiltrates",
  "attacks",
  "is attacked",
  "sneaks",
  "is sneaked past",
  "hacks",
  "is hacked",
  "meets team",
  "meets security",
  "is met",
  "only security",
] as const;
export type CardFact = (typeof CARD_FACTS)[number];
export type Amount = { readonly n: number; readonly per?: Per };

/** What is so of a corp (CORP-R80). */
export type Condition =
  | { readonly is: "number"; readonly of: Thing; readonly least: number; readonly most: number; readonly where?: Where }
  | { readonly is: "card"; readonly fact: CardFact }
  /** Its team is at the step of a type of security cards, by number. */
  | { readonly is: "meets type"; readonly type: number }
  /** More, or less, than one other corp at least. */
  | { readonly is: "more than one" | "fewer than one"; readonly of: Thing | "money" }
  | { readonly is: "money"; readonly least: number; readonly most: number }
  /** More or fewer than each other corp. */
  | { readonly is: "more" | "fewer"; readonly of: Thing | "money" }
  | { readonly is: "below limit" | "own turn" | "vassal" }
  /** A die that the text rolled shows one of these (CORP-R86). */
  | { readonly is: "rolled"; readonly least: number; readonly most: number }
  /** No such action was taken in this turn (CORP-R90). */
  | { readonly is: "untaken"; readonly step: number }
  | { readonly is: "all" | "any"; readonly of: readonly Condition[] };

/** What is so of a corp among others; of some it is compared with whose text it is. */
export type Having = Condition | { readonly is: "more than you" | "fewer than you"; readonly of: Thing | "money" };

/** What is paid, all of it or nothing (CORP-R81). */
export type Cost =
  /** To the bank, or to whose text it is. */
  | { readonly is: "money"; readonly n: number; readonly you?: true }
  | { readonly is: "cards"; readonly of: Thing; readonly n: number }
  | { readonly is: "this" };

/** Who does it: a corp that you choose (aimed: before the text is begun), that corp again, or several of them in turn order. */
export type Who = "aimed" | "one" | "that" | "others" | "all" | "vassals" | "parent";

/** Which teams: “that” is the one that was chosen or spoken of before (CORP-R87). */
export type Teams = { readonly whose: "own" | "other" | "any" | "that" | "its"; readonly all: boolean; readonly inside: boolean };
export type TeamDeed =
  | { readonly is: "put"; readonly home: boolean }
  /** On an intersection that you choose (CORP-R104). */
  | { readonly is: "place" }
  | { readonly is: "lose"; readonly n: number }
  | { readonly is: "destroy" }
  | { readonly is: "given"; readonly bonuses: readonly Bonus[]; readonly until: Until }
  /** A Move of so many steps (CORP-R97). */
  | { readonly is: "march"; readonly n: number };
/** How long something is given: this turn, this round, until your next turn, in the next turn of whose team it is. */
export type Until = "turn" | "round" | "your turn" | "their turn";

/** What is done by whoever acts; “you” is whose text it is. */
type Plain =
  | { readonly is: "deed"; readonly deed: ShortDeed }
  | { readonly is: "gain" | "lose" | "pay you" | "pay that" | "draw"; readonly n: Amount }
  | { readonly is: "discard random" | "taken random"; readonly n: number }
  | { readonly is: "replace all"; readonly pool: number }
  /** A bonus for a time: until this turn ends, or until your next one (CORP-R83). */
  | { readonly is: "lasts"; readonly bonuses: readonly Bonus[]; readonly until: Until; readonly once?: true }
  /** The infiltration that is under way ends, or begins again with step 1 (CORP-R96). */
  | { readonly is: "repel" | "again" }
  /** The card that says it: to the Garrison or the Security Team, or discarded (CORP-R95). */
  | { readonly is: "back" | "discard this" }
  /** Its hand is seen by you; its buildings give nothing until your next turn. */
  | { readonly is: "seen" | "dark" }
  /** Dice of the text itself (CORP-R86). */
  | { readonly is: "roll"; readonly n: number }
  /** One card of the top ones of a deck; the others go under it (CORP-R89). */
  | { readonly is: "dig"; readonly deck: number; readonly n: number }
  | { readonly is: "team"; readonly teams: Teams; readonly deed: TeamDeed }
  | { readonly is: "peek deck" | "top of deck"; readonly deck: number; readonly n: number };
/** What needs a card or a department chosen. */
type Chosen =
  /** take: you choose and get one of its · strip: you choose, it discards · yield: it chooses and you get it · give: it gets one of yours. */
  | { readonly is: "discard" | "take" | "strip" | "yield" | "give" | "recover"; readonly of: Thing; readonly n: number }
  | { readonly is: "hire"; readonly pool: number; readonly less: number; readonly free: boolean; readonly n: number }
  /** `pool`: which, or -1 for any. */
  | { readonly is: "replace"; readonly pool: number; readonly n: number }
  /** `dept`: which, or -1 for any. */
  | { readonly is: "build"; readonly dept: number; readonly less: number; readonly free: boolean; readonly n: number }
  | { readonly is: "remove"; readonly dept: number };
type Combined =
  | { readonly is: "may"; readonly do: readonly Effect[] }
  | { readonly is: "choose"; readonly options: readonly (readonly Effect[])[] }
  | { readonly is: "if"; readonly cond: Condition; readonly do: readonly Effect[]; readonly otherwise: readonly Effect[] }
  | { readonly is: "cost"; readonly cost: Cost; readonly do: readonly Effect[] }
  /** Whoever acts may pay; else it is done (CORP-R85). */
  | { readonly is: "unless"; readonly cost: Cost; readonly do: readonly Effect[] }
  | { readonly is: "by"; readonly who: Who; readonly having?: Having; readonly do: readonly Effect[] };

export type Effect = (Plain | Chosen | Combined) & { readonly words: Span };
/** Effects that ask which card or department. */
export type Asking = Chosen & { readonly words: Span };

/** Moments that assets answer (CORP-R82). */
export const MOMENTS = [
  "builds",
  "buys asset",
  "hires runner",
  "hires security",
  "buys stock",
  "sells stock",
  "plays",
  "discards asset",
  "discards action",
  "wins",
  "loses team",
  "loses runner",
  "infiltrates",
  "is infiltrated",
  "begins turn",
  "ends turn",
  "hack fails",
  "sneak fails",
  "survives",
  "team wins",
  "stops near",
  "upkeep",
  "discards security",
  "lost in fight",
  "joins",
  "destroys",
  "loses fight",
  "retreats",
  "attacks",
  "is attacked",
  "meets",
  "is met",
  "sneaks past team",
  "passes sneak",
  "misses sneak",
  "passes hack",
  "misses hack",
  "passed",
  "hack passed",
  "sneak passed",
  "held",
  "guard wins",
  "guard loses",
  "enters HQ",
  "HQ entered",
  "enters building",
  "ends move",
  "steals",
  "brings home",
] as const;
export type Moment = (typeof MOMENTS)[number];
/** Whose moment it is, on runners and security cards: of the card itself, of its team, of a security card that is met (CORP-R92, CORP-R93). */
export type Scope = "this" | "team" | "met";
/** What a card does at a moment: of its own corp, or of another one. */
export type Answer = {
  readonly at: Moment;
  readonly scope?: Scope;
  readonly other: boolean;
  readonly once: boolean;
  readonly hostile: boolean;
  /** Only so many steps from the own HQ. */
  readonly near?: number;
  readonly do: readonly Effect[];
};
