/** Megacorp's words for what an attack costs and must be, for the most that is dealt at once, and for Upkeep and Cashflow that do not count. */
import { type Construct, construct } from "../../../../language/index.ts";

const attacks: readonly Construct[] = [
  construct(
    "Static",
    "static.attackToll",
    "{s:Scope} cannot attack unless (its|their)@s controller pays {m:MONEY}",
    "To the bank, when the attack is declared; several such prices add up (MC-R219).",
    "each character an opponent controls cannot attack unless its controller pays 1M",
    {
      weight: 0.3,
      also: ["{s:Scope} can't attack unless (its|their)@s controller pays {m:MONEY}"],
      loose: [
        "{s:Scope} cannot attack unless (its|their)@s controller pays {m:MONEY} first",
        "{s:Scope} cannot attack unless that player pays {m:MONEY}",
        "{s:Scope} can attack only if (its|their)@s controller pays {m:MONEY}",
        "{s:Scope} (attacks|attack)@s only if (its|their)@s controller pays {m:MONEY}",
        "{s:Scope} can only attack if (its|their)@s controller pays {m:MONEY}",
        "{s:Scope} can attack only if (its|their)@s controller pays {m:MONEY} first",
      ],
    },
  ),
  construct(
    "Static",
    "static.mustAttack",
    "{s:Scope} (attacks|attack)@s each turn if able",
    "While it can attack without paying for it, its controller cannot go on to the Divest phase (MC-R220).",
    "this attacks each turn if able",
    {
      weight: 0.3,
      also: ["{s:Scope} must attack each turn if able"],
      loose: [
        "{s:Scope} must attack if able",
        "{s:Scope} must attack each turn",
        "{s:Scope} (attacks|attack)@s each turn if possible",
        "{s:Scope} must attack if possible",
        "{s:Scope} must attack each turn if possible",
        "{s:Scope} (has|have)@s to attack each turn if able",
        "{s:Scope} (has|have)@s to attack if able",
        "{s:Scope} (attacks|attack)@s every turn if able",
        "{s:Scope} must attack whenever able",
        "{s:Scope} must attack",
        "{s:Scope} (attacks|attack)@s each turn",
        "{s:Scope} must attack every turn",
        "{s:Scope} (has|have)@s to attack each turn",
        "{s:Scope} (has|have)@s to attack",
      ],
    },
  ),
  construct(
    "Static",
    "static.attackAsCharacter",
    "{s:Scope} may attack as though it were a character",
    "Otherwise only characters attack (MC-9.4, MC-R221).",
    "each equipment docked to this may attack as though it were a character",
    {
      weight: 0.3,
      // Whatever it is may block anyway (MC-9.9).
      also: [
        "{s:Scope} can attack as though it were a character",
        "{s:Scope} may attack and block as though it were a character",
        "{s:Scope} can attack and block as though it were a character",
      ],
      loose: [
        "{s:Scope} may attack as if it were a character",
        "{s:Scope} may attack and block as if it were a character",
        "{s:Scope} may attack as though that card were a character",
        "{s:Scope} may attack and block as though that card were a character",
        "{s:Scope} may attack like a character",
        "{s:Scope} can attack like a character",
        "{s:Scope} may attack as a character",
      ],
    },
  ),
];

const amounts: readonly Construct[] = [
  construct(
    "Static",
    "static.damageMost",
    "{s:Scope} cannot be dealt more than {n:INT} damage each time",
    "What is more is not dealt; counted last, before prevention (MC-R222).",
    "this cannot be dealt more than 3 damage each time",
    {
      weight: 0.3,
      zero: true,
      also: ["{s:Scope} can't be dealt more than {n:INT} damage each time", "{s:Scope} cannot be dealt more than {n:INT} damage at once"],
      loose: [
        "{s:Scope} cannot take more than {n:INT} damage at once",
        "{s:Scope} cannot take more than {n:INT} damage at a time",
        "{s:Scope} cannot be dealt more than {n:INT} damage at a time",
        "{s:Scope} (takes|take)@s no more than {n:INT} damage at once",
        "{s:Scope} (takes|take)@s at most {n:INT} damage at once",
        "{s:Scope} (takes|take)@s at most {n:INT} damage at a time",
        "{s:Scope} cannot take more than {n:INT} damage each time",
        "{s:Scope} cannot be dealt more than {n:INT} damage by one source at once",
      ],
    },
  ),
  construct(
    "Static",
    "static.noUpkeep",
    "{p:PlayerS} (pays|pay)@p no Upkeep",
    "Step 4 of the Accounting phase asks for none; nothing is destroyed for it (MC-R223).",
    "you pay no Upkeep",
    {
      weight: 0.3,
      loose: [
        "{p:PlayerS} (does|do)@p not pay Upkeep",
        "{p:PlayerS} (does|do)@p not pay any Upkeep",
        "{p:PlayerS} (does|do)@p not have to pay Upkeep",
        "{p:PlayerS} (needs|need)@p not pay Upkeep",
        "{p:PlayerS} (pays|pay)@p no Upkeep costs",
      ],
    },
  ),
  construct(
    "Static",
    "static.noCashflow",
    "{p:PlayerS} (gains|gain)@p no money from Cashflow",
    "Step 2 of the Accounting phase brings nothing (MC-R223).",
    "each opponent gains no money from Cashflow",
    {
      weight: 0.3,
      loose: [
        "{p:PlayerS} (gets|get)@p no money from Cashflow",
        "{p:PlayerS} (receives|receive)@p no money from Cashflow",
        "{p:PlayerS} (gains|gain)@p no Cashflow",
        "{p:PlayerS} (gets|get)@p no Cashflow",
        "{p:PlayerS} (does|do)@p not get Cashflow",
        "{p:PlayerS} (does|do)@p not gain money from Cashflow",
      ],
    },
  ),
];

const others: readonly Construct[] = [
  construct(
    "Ban",
    "ban.be-engaged-for-traits",
    "be engaged for traits",
    "It cannot produce traits; it can be engaged otherwise (MC-7.3).",
    "this cannot be engaged for traits",
  ),
  construct(
    "Cond",
    "cond.combatWith",
    "{s:Subj} (is|are)@s in combat with a {g:Group:0}",
    "One of the two attacks; the other blocks it or is attacked (MC-R224).",
    "if this is in combat with a #Human character, draw 1 card",
    {
      weight: 0.4,
      loose: [
        "{s:Subj} (is|are)@s fighting a {g:Group:0}",
        "{s:Subj} (attacks|attack)@s or (blocks|block)@s a {g:Group:0}",
        "{s:Subj} (fights|fight)@s a {g:Group:0}",
      ],
    },
  ),
  construct(
    "Cond",
    "cond.attackingA",
    "{s:Subj} (is|are)@s attacking a {g:Group:0}",
    "From when its attack has begun to the end of the combat; of an area attack any of the cards (MC-R224).",
    "if this is attacking a location, draw 1 card",
    { weight: 0.3 },
  ),
  construct(
    "Cond",
    "cond.blockingA",
    "{s:Subj} (is|are)@s blocking a {g:Group:0}",
    "It blocks the attack of such a card (MC-R224).",
    "if this is blocking a character with Flying, draw 1 card",
    { weight: 0.3 },
  ),
];

export const megacorpTolls: readonly Construct[] = [...attacks, ...amounts, ...others];

/** What search by meaning finds them by, where their own words will not do. */
export const TOLLS_FINDS: Readonly<Record<string, string>> = {
  "static.attackToll": "does:cannot",
  "static.mustAttack": "does:attack",
  "static.attackAsCharacter": "does:attack",
  "static.damageMost": "does:prevent",
  "static.noUpkeep": "does:cheaper",
  "static.noCashflow": "does:cannot",
};
