/** How people write in whole phrases what Megacorp's constructs say: what happens, which cards, and what they are worth. */
import { type LooseWording, type Tree, wordings } from "../../../../language/index.ts";
import { MEGACORP_ACT_WORDINGS } from "./wordings-acts.ts";
import { MEGACORP_MANNER_WORDINGS } from "./wordings-manners.ts";
import { MEGACORP_TERSE_WORDINGS } from "./wordings-terse.ts";

const tree = (is: string, holes: Tree["holes"] = {}): Tree => ({ is, holes });
const hole = (name: string): Tree => tree(`{${name}}`);
const THIS = tree("ev.this");
const MINE = { v: tree("trait.this", { t: hole("t") }) };
const LESS = "[less/lower/fewer/below/under]";
const MORE = "[more/higher/greater/above]";
const AT_MOST = "[at most/no more than/not more than/up to/a maximum of/max]";
const AT_LEAST = "[at least/no less than/not less than/a minimum of/min]";
const HAS = "[with/with a/with an/with total/that has/that have/which has/which have/who has/who have/having/of]";
const WORTH =
  "[costing/worth/that costs/that cost/which costs/which cost/valued at/priced at/with valuation/with a valuation of/with valuation of/of valuation/with cost/with a cost of/whose valuation is/that is worth/that are worth/with value/with a value of/with a valuation]";

const events: readonly LooseWording[] = wordings([
  [
    "event.deployed",
    "{s:EvC} [arrives/appears/joins the network/gets deployed/shows up/is put into play/comes in]",
    "When this arrives, draw 1 card. => When this is deployed, draw 1 card.",
    "When this leaves the network, draw 1 card. | When this moves, draw 1 card.",
  ],
  [
    "event.dealt",
    "{s:EvC} [is damaged/gets damaged/is hit/gets hit/is hurt/gets hurt/suffers damage/receives damage/sustains damage/is injured/is wounded]",
    "Whenever this gets hurt, gain 1M. => Whenever this is dealt damage, gain 1M.",
    "Whenever this deals combat damage, gain 1M. | Whenever this is destroyed, gain 1M.",
  ],
  [
    "event.dealtTrait",
    "{s:EvC} [suffers/receives/takes/sustains/is hit for/is hit by/is hit with] {t:Trait} damage",
    "Whenever this suffers BQ damage, gain 1M. => Whenever this is dealt BQ damage, gain 1M.",
    "Whenever this suffers damage, gain 1M. | Whenever this suffers EQ damage, gain 1M.",
  ],
  [
    "event.destroysInCombat",
    "{s:EvC} [destroys/kills/defeats/slays/beats] {t:EvC} [in a fight/in battle/during combat/while fighting/in a combat/in combat]",
    "Whenever this kills a character in a fight, gain 1M. => Whenever this destroys a character in combat, gain 1M.",
    "Whenever this attacks a character, gain 1M. | When a character is destroyed, gain 1M.",
  ],
  [
    "event.disengaged",
    "{s:EvC} [disengages/untaps/readies/gets disengaged/becomes disengaged]",
    "Whenever this untaps, gain 1M. => Whenever this is disengaged, gain 1M.",
    "Whenever this is engaged, gain 1M. | Whenever this would disengage, gain 1M.",
  ],
  [
    "event.engaged",
    "{s:EvC} [gets engaged/becomes engaged/gets tapped/becomes tapped]",
    "Whenever this gets engaged, gain 1M. => Whenever this is engaged, gain 1M.",
    "Whenever this gets disengaged, gain 1M. | Whenever you engage this, gain 1M.",
  ],
  [
    "event.attacks",
    "{s:EvC} [declares an attack/is declared as an attacker/makes an attack/goes on the attack]",
    "Whenever this declares an attack, gain 1M. => Whenever this attacks, gain 1M.",
    "Whenever this is attacked, gain 1M. | Whenever you declare an attack, gain 1M.",
  ],
  [
    "event.attacks",
    "you [attack/declare an attack] with this",
    "Whenever you attack with this, gain 1M. => Whenever this attacks, gain 1M.",
    "Whenever you attack, gain 1M. | Whenever you attack this, gain 1M.",
    { s: THIS },
  ],
  [
    "event.attacked",
    "{s:EvC} [becomes the target of an attack/is the target of an attack/gets attacked/becomes attacked/comes under attack]",
    "Whenever this comes under attack, gain 1M. => Whenever this is attacked, gain 1M.",
    "Whenever this attacks, gain 1M. | Whenever this becomes a target, gain 1M.",
  ],
  [
    "event.attacked",
    "[somebody/someone/anyone/anybody/a player/any player] attacks {s:EvC}",
    "Whenever somebody attacks this, gain 1M. => Whenever this is attacked, gain 1M.",
    "Whenever this attacks, gain 1M. | Whenever an opponent attacks this, gain 1M.",
  ],
  [
    "event.activates",
    "{p:EvP} (uses|use)@p an ability",
    "Whenever you use an ability, gain 1M. => Whenever you activate an ability, gain 1M.",
    "Whenever you use this, gain 1M. | Whenever you pay for an ability, gain 1M.",
  ],
  [
    "event.player.deploy",
    "{p:EvP} [(puts|put)@p/(brings|bring)@p] {s:EvC} into play",
    "Whenever you put a character into play, gain 1M. => Whenever you deploy a character, gain 1M.",
    "Whenever you put a character into your hand, gain 1M. | Whenever a player puts a character into play, gain 1M.",
  ],
  [
    "event.deals",
    "{s:EvC} [damages/hurts/wounds/injures] {t:EvC}",
    "Whenever this damages a character, gain 1M. => Whenever this deals damage to a character, gain 1M.",
    "Whenever this is dealt damage, gain 1M. | Whenever this deals combat damage to a character, gain 1M.",
  ],
  [
    "event.healed",
    "{s:EvC} [is healed/gets healed/heals]",
    "Whenever this is healed, gain 1M. => Whenever damage is removed from this, gain 1M.",
    "Whenever this is damaged, gain 1M. | Whenever you heal a character, gain 1M.",
  ],
]);

const withs: readonly LooseWording[] = wordings([
  [
    "with.less",
    `${HAS} {t:Trait} [/of] {n:INT} or ${LESS}`,
    "Destroy target character that has BQ 2 or lower. => Destroy target character with BQ 2 or less.",
    "Destroy target character that has BQ 2 or higher. | Destroy target character with BQ 2.",
  ],
  [
    "with.less",
    `${HAS} {n:INT} or ${LESS} {t:Trait}`,
    "Destroy target character that has 2 or fewer BQ. => Destroy target character with BQ 2 or less.",
    "Destroy target character that has 2 or more BQ. | Destroy target character with 2 BQ.",
  ],
  [
    "with.less",
    `${HAS} {n:INT} {t:Trait} or ${LESS}`,
    "Destroy target character with 2 BQ or less. => Destroy target character with BQ 2 or less.",
    "Destroy target character with 2 BQ or more. | Destroy target character with 3 BQ or less.",
  ],
  [
    "with.less",
    `${HAS} [${AT_MOST.slice(1, -1)}] {n:INT} {t:Trait}`,
    "Destroy target character with at most 2 BQ. => Destroy target character with BQ 2 or less.",
    "Destroy target character with at least 2 BQ. | Destroy target character with 2 BQ.",
  ],
  [
    "with.less",
    "whose {t:Trait} is [{n:INT} or less/{n:INT} or lower/at most {n:INT}/no more than {n:INT}]",
    "Destroy target character whose BQ is 2 or less. => Destroy target character with BQ 2 or less.",
    "Destroy target character whose BQ is 2 or more. | Destroy target character whose BQ is 2.",
  ],
  [
    "with.more",
    `${HAS} {t:Trait} [/of] {n:INT} or ${MORE}`,
    "Destroy target character that has BQ 2 or higher. => Destroy target character with BQ 2 or more.",
    "Destroy target character that has BQ 2 or lower. | Destroy target character with BQ 2.",
  ],
  [
    "with.more",
    `${HAS} {n:INT} or ${MORE} {t:Trait}`,
    "Destroy target character that has 2 or more BQ. => Destroy target character with BQ 2 or more.",
    "Destroy target character that has 2 or less BQ. | Destroy target character with 2 BQ.",
  ],
  [
    "with.more",
    `${HAS} {n:INT} {t:Trait} or ${MORE}`,
    "Destroy target character with 2 BQ or more. => Destroy target character with BQ 2 or more.",
    "Destroy target character with 2 BQ or less. | Destroy target character with 3 BQ or more.",
  ],
  [
    "with.more",
    `${HAS} ${AT_LEAST} {n:INT} {t:Trait}`,
    "Destroy target character with at least 2 BQ. => Destroy target character with BQ 2 or more.",
    "Destroy target character with at most 2 BQ. | Destroy target character with 2 BQ.",
  ],
  [
    "with.more",
    "whose {t:Trait} is [{n:INT} or more/{n:INT} or higher/at least {n:INT}/no less than {n:INT}]",
    "Destroy target character whose BQ is 2 or more. => Destroy target character with BQ 2 or more.",
    "Destroy target character whose BQ is 2 or less. | Destroy target character whose BQ is 2.",
  ],
  [
    "with.exactly",
    "[with {n:INT} {t:Trait}/with exactly {n:INT} {t:Trait}/whose {t:Trait} is {n:INT}/whose {t:Trait} is exactly {n:INT}/with a {t:Trait} of {n:INT}/with {t:Trait} of {n:INT}]",
    "Destroy target character with exactly 2 BQ. => Destroy target character with BQ 2.",
    "Destroy target character with 2 BQ or less. | Destroy target character with at least 2 BQ.",
  ],
  [
    "with.cheap",
    `${WORTH} {m:MONEY} or ${LESS}`,
    "Destroy target character worth 3M or less. => Destroy target character with valuation 3M or less.",
    "Destroy target character worth 3M or more. | Destroy target character worth 3M.",
  ],
  [
    "with.cheap",
    `${WORTH} ${AT_MOST} {m:MONEY}`,
    "Destroy target character worth at most 3M. => Destroy target character with valuation 3M or less.",
    "Destroy target character worth at least 3M. | Destroy target character worth 3M.",
  ],
  [
    "with.dear",
    `${WORTH} {m:MONEY} or ${MORE}`,
    "Destroy target character worth 3M or more. => Destroy target character with valuation 3M or more.",
    "Destroy target character worth 3M or less. | Destroy target character worth 3M.",
  ],
  [
    "with.dear",
    `${WORTH} ${AT_LEAST} {m:MONEY}`,
    "Destroy target character worth at least 3M. => Destroy target character with valuation 3M or more.",
    "Destroy target character worth at most 3M. | Destroy target character worth 3M.",
  ],
  [
    "with.costs",
    `${WORTH} [/exactly] {m:MONEY}`,
    "Destroy target character worth exactly 3M. => Destroy target character with valuation 3M.",
    "Destroy target character worth 3M or less. | Destroy target character worth at least 3M.",
  ],
  [
    "with.keyword",
    "[that has/that have/which has/which have/who has/who have/having/that is/that are] {k:KwName}",
    "Destroy target character that has Flying. => Destroy target character with Flying.",
    "Destroy target character that gains Flying. | Destroy target character without Flying.",
  ],
  [
    "without.keyword",
    "[that does not have/that do not have/that doesn't have/that don't have/that lacks/that lack/lacking/not having/with no/that is not/that are not] {k:KwName}",
    "Destroy target character that lacks Flying. => Destroy target character without Flying.",
    "Destroy target character with Flying. | Destroy target character that has Flying.",
  ],
  [
    "with.lessThan",
    "[with/that has/that have] [less/lower/smaller/a lower/a smaller] {t:Trait} than {v:ValueN}",
    "Destroy target character with lower BQ than this card's BQ. => Destroy target character with BQ less than this card's BQ.",
    "Destroy target character with higher BQ than this card's BQ. | Destroy target character with BQ 2 or less.",
  ],
  [
    "with.lessThan",
    "with {t:Trait} [less than/lower than/smaller than/below] this",
    "Destroy target character with BQ lower than this. => Destroy target character with BQ less than this card's BQ.",
    "Destroy target character with BQ higher than this. | Destroy target character with BQ lower than that card.",
    MINE,
  ],
  [
    "with.moreThan",
    "[with/that has/that have] [more/higher/greater/a higher/a greater] {t:Trait} than {v:ValueN}",
    "Destroy target character with higher BQ than this card's BQ. => Destroy target character with BQ greater than this card's BQ.",
    "Destroy target character with lower BQ than this card's BQ. | Destroy target character with BQ 2 or more.",
  ],
  [
    "place.radius",
    "within [radius/range/a radius of/a card radius of/distance] {r:INT} of {n:Near}",
    "Destroy each character within a radius of 2 of this. => Destroy each character within card radius 2 of this.",
    "Destroy each character docked to this. | Destroy each character within 2M of this.",
  ],
  [
    "place.row",
    "[on the same row as/in the row of/sharing a row with] {n:Near}",
    "Destroy each character sharing a row with this. => Destroy each character in the same row as this.",
    "Destroy each character sharing a column with this. | Destroy each character docked to this.",
  ],
  [
    "place.column",
    "[on the same column as/in the column of/sharing a column with] {n:Near}",
    "Destroy each character sharing a column with this. => Destroy each character in the same column as this.",
    "Destroy each character sharing a row with this. | Destroy each character docked to this.",
  ],
]);

const CASH = "[money/cash/M]";
const RICHEST =
  "[you're the richest player/you are the richest player/you're the richest/you are the richest/you are richer than each opponent/you're richer than each opponent/you are richer than every opponent/you are richer than all opponents/you are richer than everyone else]";
const OTHERS =
  "[each opponent/every opponent/all opponents/all other players/each other player/every other player/anyone else/everyone else/any other player/any opponent/your opponents/everybody else]";

const conditions: readonly LooseWording[] = wordings([
  [
    "cond.richest",
    RICHEST,
    "If you're the richest player, draw 1 card. => If you have more money than each opponent, draw 1 card.",
    "If you are the poorest player, draw 1 card. | If you are richer than an opponent, draw 1 card.",
  ],
  [
    "cond.richest",
    `you [have/have got] [more ${CASH.slice(1, -1)}/more cash] than ${OTHERS}`,
    "If you have got more cash than everyone else, draw 1 card. => If you have more money than each opponent, draw 1 card.",
    "If you have less cash than everyone else, draw 1 card. | If you have more cards than everyone else, draw 1 card.",
  ],
  [
    "cond.richest",
    "you have [the most money/the most cash/the most M]",
    "If you have the most cash, draw 1 card. => If you have more money than each opponent, draw 1 card.",
    "If you have the least cash, draw 1 card. | If you have cash, draw 1 card.",
  ],
  [
    "cond.poorest",
    "[you're the poorest player/you are the poorest player/you're the poorest/you are the poorest/you are poorer than each opponent/you're poorer than each opponent/you are poorer than every opponent/you are poorer than everyone else]",
    "If you are the poorest player, draw 1 card. => If you have less money than each opponent, draw 1 card.",
    "If you are the richest player, draw 1 card. | If you are poorer than an opponent, draw 1 card.",
  ],
  [
    "cond.poorest",
    `you [have/have got] [less money/less cash/less M] than ${OTHERS}`,
    "If you have got less cash than everyone else, draw 1 card. => If you have less money than each opponent, draw 1 card.",
    "If you have more cash than everyone else, draw 1 card. | If you have fewer cards than everyone else, draw 1 card.",
  ],
  [
    "cond.opponentRicher",
    "[an opponent/any opponent/another player/any other player/an enemy] [is richer than you/is richer than you are/has more cash than you/has more money than you do/has more M than you]",
    "If an opponent is richer than you, draw 1 card. => If an opponent has more money than you, draw 1 card.",
    "If an opponent is poorer than you, draw 1 card. | If you are richer than an opponent, draw 1 card.",
  ],
  [
    "cond.opponentPoorer",
    "[an opponent/any opponent/another player/any other player/an enemy] [is poorer than you/is poorer than you are/has less cash than you/has less money than you do/has less M than you]",
    "If an opponent is poorer than you, draw 1 card. => If an opponent has less money than you, draw 1 card.",
    "If an opponent is richer than you, draw 1 card. | If you are poorer than an opponent, draw 1 card.",
  ],
  [
    "cond.counters",
    "{s:Subj} has [at least {n:INT}/{n:INT} or more] [development/] counters [/on it/on this/on that card]",
    "If this has at least 2 development counters, draw 1 card. => If this has 2 or more development counters, draw 1 card.",
    "If this has at most 2 development counters, draw 1 card. | If this has 2 or more BQ, draw 1 card.",
  ],
  [
    "cond.counters",
    "there are [at least {n:INT}/{n:INT} or more] [development/] counters on {s:Subj}",
    "If there are at least 2 development counters on this, draw 1 card. => If this has 2 or more development counters, draw 1 card.",
    "If there are at most 2 development counters on this, draw 1 card. | If there are 2 or more characters, draw 1 card.",
  ],
  [
    "cond.counters",
    "{s:Subj} has [a/any/at least 1/at least one] development [counter/counters] [/on it/on this/on that card]",
    "If this has a development counter on it, draw 1 card. => If this has 1 or more development counters, draw 1 card.",
    "If this has no development counters, draw 1 card. | If this has a counter, draw 1 card.",
    { n: 1 },
  ],
  [
    "cond.score",
    "the {t:Trait} of {s:Subj} is [{n:INT} or more/{n:INT} or higher/at least {n:INT}]",
    "If the BQ of this is 3 or higher, draw 1 card. => If this has BQ 3 or more, draw 1 card.",
    "If the BQ of this is 3 or lower, draw 1 card. | If this has BQ 3, draw 1 card.",
  ],
  [
    "cond.score",
    "{s:Subj} has [at least {n:INT}/{n:INT} or more] {t:Trait}",
    "If this has at least 3 BQ, draw 1 card. => If this has BQ 3 or more, draw 1 card.",
    "If this has at most 3 BQ, draw 1 card. | If this has 3 BQ, draw 1 card.",
  ],
  [
    "cond.scoreLess",
    "{s:Subj} has [at most {n:INT}/{n:INT} or less/{n:INT} or fewer] {t:Trait}",
    "If this has at most 3 BQ, draw 1 card. => If this has BQ 3 or less, draw 1 card.",
    "If this has at least 3 BQ, draw 1 card. | If this has 3 BQ, draw 1 card.",
  ],
  [
    "cond.attacked",
    "[you attacked/you have attacked] with {s:Subj} this turn",
    "If you attacked with this this turn, draw 1 card. => If this attacked this turn, draw 1 card.",
    "If you attacked this turn, draw 1 card. | If this blocked this turn, draw 1 card.",
  ],
]);

export const MEGACORP_WORDINGS: readonly LooseWording[] = [
  ...events,
  ...withs,
  ...conditions,
  ...MEGACORP_ACT_WORDINGS,
  ...MEGACORP_TERSE_WORDINGS,
  ...MEGACORP_MANNER_WORDINGS,
];
