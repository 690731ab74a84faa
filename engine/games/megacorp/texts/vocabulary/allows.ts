/** Megacorp's words for whom a card may attack and block although a rule protects it, by whom it may be, and what players pay for attacks on some cards and for blocks. */
import { type Construct, construct, isTree, type Tree, walk } from "../../../../language/index.ts";
import { lifts } from "../lifts.ts";

/** Whether a kind of cards is said with what protects it from attacks. */
const saysWhatProtects = ({ holes: { g } }: Tree): boolean => isTree(g) && [...walk(g)].some((part) => lifts(part).length > 0);
const allowed = (...verbs: readonly string[]): readonly string[] => verbs.flatMap((verb) => [`may ${verb}`, `can ${verb}`]);

const allows: readonly Construct[] = [
  construct(
    "Static",
    "static.attackMay",
    "{s:Scope} may attack {g:Group:1}",
    "What the words name does not protect them from it: Flying, Elusive, Camouflage, being surrounded (MC-R261).",
    "this may attack characters with Flying",
    {
      weight: 8,
      check: saysWhatProtects,
      also: ["{s:Scope} can attack {g:Group:1}"],
      loose: [
        "{s:Scope} (is|are)@s able to attack {g:Group:1}",
        "{s:Scope} may attack {g:Group:1} too",
        "{s:Scope} can also attack {g:Group:1}",
        "{s:Scope} may also attack {g:Group:1}",
        "{s:Scope} may attack even {g:Group:1}",
        "{s:Scope} can attack even {g:Group:1}",
      ],
    },
  ),
  construct(
    "Static",
    "static.attackedMay",
    "{s:Scope} may be attacked by {g:Group:1}",
    "Neither Flying, Elusive, Camouflage nor being surrounded protects it from them (MC-R261).",
    "this may be attacked by characters with Melee",
    {
      weight: 0.3,
      also: ["{s:Scope} can be attacked by {g:Group:1}"],
      loose: ["{s:Scope} may also be attacked by {g:Group:1}", "{s:Scope} can also be attacked by {g:Group:1}"],
    },
  ),
  construct(
    "Static",
    "static.blockMay",
    "{s:Scope} may block {g:Group:1}",
    "Their Flying or Precision does not keep it from blocking them (MC-R261).",
    "this may block characters with Flying",
    {
      weight: 8,
      check: saysWhatProtects,
      also: ["{s:Scope} can block {g:Group:1}"],
      loose: [
        "{s:Scope} (is|are)@s able to block {g:Group:1}",
        ...allowed("also block", "block even").map((words) => `{s:Scope} ${words} {g:Group:1}`),
      ],
    },
  ),
  construct(
    "Static",
    "static.blockedMay",
    "{s:Scope} may be blocked by {g:Group:1}",
    "Its Flying or Precision does not keep them from blocking it (MC-R261).",
    "this may be blocked by characters with Melee",
    {
      weight: 0.3,
      also: ["{s:Scope} can be blocked by {g:Group:1}"],
      loose: allowed("also be blocked").map((words) => `{s:Scope} ${words} by {g:Group:1}`),
    },
  ),
  construct(
    "Static",
    "static.blockFor",
    "{s:Scope} may block attacks on {g:Group:1}",
    "In its network also where it is not docked to the attacked card (MC-R262).",
    "this may block attacks on Businesses",
    {
      weight: 0.3,
      also: ["{s:Scope} can block attacks on {g:Group:1}", "{s:Scope} may block attacks against {g:Group:1}"],
      loose: [
        "{s:Scope} can block attacks against {g:Group:1}",
        "{s:Scope} may block for {g:Group:1}",
        "{s:Scope} can block for {g:Group:1}",
        "{s:Scope} may block any attack on {g:Group:1}",
        "{s:Scope} can block any attack on {g:Group:1}",
      ],
    },
  ),
];

const PAID = "To the bank, when the attack is declared; several such prices add up (MC-R263).";
const tolls: readonly Construct[] = [
  construct(
    "Static",
    "static.attackTollOn",
    "{s:Scope} cannot attack {g:Group:1} unless (its|their)@s controller pays {m:MONEY}",
    PAID,
    "each character cannot attack Businesses you control unless its controller pays 1M",
    {
      weight: 1,
      also: ["{s:Scope} can't attack {g:Group:1} unless (its|their)@s controller pays {m:MONEY}"],
      loose: [
        "{s:Scope} can attack {g:Group:1} only if (its|their)@s controller pays {m:MONEY}",
        "{s:Scope} may attack {g:Group:1} only if (its|their)@s controller pays {m:MONEY}",
        "{s:Scope} cannot attack {g:Group:1} unless (its|their)@s controller pays {m:MONEY} first",
      ],
    },
  ),
  construct(
    "Static",
    "static.attackedToll",
    "{s:Scope} cannot be attacked unless the attacker's controller pays {m:MONEY}",
    PAID,
    "this cannot be attacked unless the attacker's controller pays 1M",
    {
      weight: 0.3,
      also: ["{s:Scope} can't be attacked unless the attacker's controller pays {m:MONEY}"],
      loose: [
        "{s:Scope} cannot be attacked unless the attacking player pays {m:MONEY}",
        "{s:Scope} cannot be attacked unless the attacker pays {m:MONEY}",
        "{s:Scope} cannot be attacked unless the attacking card's controller pays {m:MONEY}",
        "{s:Scope} cannot be attacked unless the attacking character's controller pays {m:MONEY}",
        "{s:Scope} can be attacked only if the attacker's controller pays {m:MONEY}",
      ],
    },
  ),
  construct(
    "Static",
    "static.attackedTollBy",
    "{s:Scope} cannot be attacked by {g:Group:1} unless their controller pays {m:MONEY}",
    PAID,
    "this cannot be attacked by #Human characters unless their controller pays 1M",
    {
      weight: 0.3,
      also: ["{s:Scope} can't be attacked by {g:Group:1} unless their controller pays {m:MONEY}"],
      loose: [
        "{s:Scope} can be attacked by {g:Group:1} only if their controller pays {m:MONEY}",
        "{g:Group:1} cannot attack {s:Scope} unless their controller pays {m:MONEY}",
        "each {g:Group:0} cannot attack {s:Scope} unless its controller pays {m:MONEY}",
        "{g:Group:1} can attack {s:Scope} only if their controller pays {m:MONEY}",
      ],
    },
  ),
  construct(
    "Static",
    "static.blockToll",
    "{s:Scope} cannot block unless (its|their)@s controller pays {m:MONEY}",
    "To the bank, when it is declared as a blocker; several such prices add up (MC-R263).",
    "each character an opponent controls cannot block unless its controller pays 1M",
    {
      weight: 0.3,
      also: ["{s:Scope} can't block unless (its|their)@s controller pays {m:MONEY}"],
      loose: ["{s:Scope} can block only if (its|their)@s controller pays {m:MONEY}"],
    },
  ),
  construct(
    "Static",
    "static.blockedToll",
    "{s:Scope} cannot be blocked unless the blocker's controller pays {m:MONEY}",
    "To the bank, for each blocker, when it is declared; several such prices add up (MC-R263).",
    "this cannot be blocked unless the blocker's controller pays 1M",
    {
      weight: 0.3,
      also: ["{s:Scope} can't be blocked unless the blocker's controller pays {m:MONEY}"],
      loose: [
        "{s:Scope} cannot be blocked unless the blocking player pays {m:MONEY}",
        "{s:Scope} cannot be blocked unless the defending player pays {m:MONEY}",
        "{s:Scope} cannot be blocked unless the defender pays {m:MONEY}",
        "{s:Scope} cannot be blocked unless the blocker pays {m:MONEY}",
        "each card cannot block {s:Scope} unless its controller pays {m:MONEY}",
        "each character cannot block {s:Scope} unless its controller pays {m:MONEY}",
      ],
    },
  ),
];

export const megacorpAllows: readonly Construct[] = [...allows, ...tolls];

/** What search by meaning finds them by, where their own words will not do. */
export const ALLOWS_FINDS: Readonly<Record<string, string>> = {
  "static.attackMay": "does:attack",
  "static.attackedMay": "does:attack",
  "static.blockMay": "does:block",
  "static.blockedMay": "does:block",
  "static.blockFor": "does:block",
  ...Object.fromEntries(tolls.map(({ id }) => [id, "does:cannot"])),
};
