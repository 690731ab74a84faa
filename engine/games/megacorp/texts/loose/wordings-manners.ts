/** How people write in whole phrases what Megacorp's constructs say: manners that are no words of another game, only other words. */
import { type LooseWording, type Tree, wordings } from "../../../../language/index.ts";

const tree = (is: string, holes: Tree["holes"] = {}): Tree => ({ is, holes });
const hole = (name: string): Tree => tree(`{${name}}`);
const EACH = tree("each", { g: hole("g") });
const PLAYER = tree("evp.player");
const BEATS = "[(kills|kill)@s/(slays|slay)@s/(defeats|defeat)@s/(takes|take)@s out/(wrecks|wreck)@s]";

const happens: readonly LooseWording[] = wordings([
  [
    "event.destroysCard",
    `{s:EvC} ${BEATS.replaceAll("@s", "")} {t:EvC}`,
    "Whenever this kills a character, draw 1 card. => Whenever this destroys a character, draw 1 card.",
    "Whenever this kills a character in combat, draw 1 card. | When this is killed, draw 1 card.",
  ],
  [
    "event.plays",
    "{s:EvC} [is played/gets played]",
    "Whenever an event is played, draw 1 card. => Whenever a player plays an event, draw 1 card.",
    "Whenever you play an event, draw 1 card. | Whenever an event is cancelled, draw 1 card.",
    { p: PLAYER },
  ],
  [
    "event.becomesDocked",
    "{s:EvC} [docks to/docks with/docks at/is docked to/gets docked to/becomes adjacent to/is placed next to/becomes connected to] {t:EvC}",
    "Whenever a character docks to this, draw 1 card. => Whenever a character becomes docked to this, draw 1 card.",
    "Whenever a character docked to this is destroyed, draw 1 card. | Whenever a character docks, draw 1 card.",
  ],
  [
    "event.survives",
    "{s:EvC} [survives a combat/survives an attack/survives a fight/comes through combat/lives through combat]",
    "Whenever this survives a combat, draw 1 card. => Whenever this survives combat, draw 1 card.",
    "Whenever this attacks, draw 1 card. | Whenever this survives, draw 1 card.",
  ],
  [
    "event.leaves-the-network",
    "{s:EvC} [is removed from the network/goes away/stops being in the network/exits the network/is no longer in the network]",
    "When this exits the network, draw 1 card. => When this leaves the network, draw 1 card.",
    "When this is moved, draw 1 card. | When this is unbonded, draw 1 card.",
  ],
  [
    "event.takesControl",
    "{p:EvP} [(takes|take)@p control of/(takes|take)@p over/(steals|steal)@p/(seizes|seize)@p] {s:EvC}",
    "Whenever an opponent takes control of this, draw 1 card. => Whenever an opponent gains control of this, draw 1 card.",
    "Whenever an opponent loses control of this, draw 1 card. | Whenever an opponent steals money, draw 1 card.",
  ],
  [
    "event.getsCounter",
    "[a counter is put on/a counter is placed on] {s:EvC}",
    "Whenever a counter is placed on this, draw 1 card. => Whenever this gets a counter, draw 1 card.",
    "Whenever a development counter is placed on this, draw 1 card. | Whenever a counter is removed from this, draw 1 card.",
  ],
  [
    "event.gets-a-development-counter",
    "[a development counter is put on/a development counter is placed on/you put a development counter on] {s:EvC}",
    "Whenever a development counter is placed on this, draw 1 card. => Whenever this gets a development counter, draw 1 card.",
    "Whenever a counter is placed on this, draw 1 card. | Whenever a development counter is removed from this, draw 1 card.",
  ],
]);

const done: readonly LooseWording[] = wordings([
  [
    "destroy",
    "[(kill|kills)/(trash|trashes)/(wreck|wrecks)/(demolish|demolishes)/(scrap|scraps)/(eliminate|eliminates)/(slay|slays)/(smash|smashes)/(blow|blows) up/(tear|tears) down/(murder|murders)] {c:CardsL}",
    "Demolish target location. => Destroy target location.",
    "Discard target location. | Annihilate target location.",
  ],
  [
    "gets",
    "{g:Group:1} [get/have/gain] {m:Mods} {d:Dur}",
    "Your characters get +1 BQ until end of turn. => Each character you control gets +1 BQ until end of turn.",
    "Characters get +1 BQ. | Target characters get +1 BQ until end of turn.",
    { c: EACH },
  ],
  [
    "gains",
    "{g:Group:1} [gain/get/have] {k:GKws} {d:Dur}",
    "Your characters gain Flying until end of turn. => Each character you control gains Flying until end of turn.",
    "Characters have Flying. | Characters lose Flying until end of turn.",
    { c: EACH },
  ],
  [
    "loses",
    "{g:Group:1} lose {k:KwName} {d:Dur}",
    "Opponents' characters lose Flying until end of turn. => Each character an opponent controls loses Flying until end of turn.",
    "Characters lose Flying. | Characters gain Flying until end of turn.",
    { c: EACH },
  ],
  [
    "cannot",
    "{g:Group:1} [cannot/can't/can not] {b:Bans} {d:Dur}",
    "Your characters can't block until end of turn. => Each character you control cannot block until end of turn.",
    "Characters cannot block. | Target characters cannot block until end of turn.",
    { c: EACH },
  ],
  [
    "deal",
    "{d:Dmg} to {c:CardsL}",
    "2 BQ damage to target character. => Deal 2 BQ damage to target character.",
    "Prevent the next 2 BQ damage to target character this turn. | 2 BQ damage.",
  ],
  [
    "dmg.equal",
    "damage equal to this card's {t:Trait}",
    "This deals damage equal to its BQ to target character. => This deals BQ damage equal to this card's BQ to target character.",
    "This deals 2 BQ damage to target character. | This deals damage to target character.",
    { v: tree("trait.this", { t: hole("t") }) },
  ],
  [
    "draw.upTo",
    "(draw|draws) cards until (you|they) have {n:INT} [in hand/cards/in (your|their) hand/cards in (your|their) hand]",
    "Draw cards until you have 5 in hand. => Draw cards until you have 5 cards in hand.",
    "Discard cards until you have 5 cards in hand. | Draw 5 cards.",
  ],
  [
    "draw.upTo",
    "(draw|draws) up to [a hand of/a total of/your limit of] {n:INT} [/cards] [/in hand]",
    "Draw up to a hand of 5. => Draw cards until you have 5 cards in hand.",
    "Draw up to 5 cards. | Draw 5 cards.",
  ],
  [
    "steal.money",
    "[(take|takes)/(gain|gains)/(steal|steals)/(get|gets)] {m:Money} [from/off] {p:Player}",
    "Take 2M from target opponent. => Steal 2M from target opponent.",
    "Gain 2M for each opponent. | Pay 2M to target opponent.",
  ],
  [
    "isAlso",
    "{c:CardsL} [(becomes|become)@c/(becomes|become)@c also/(is|are)@c/(is|are)@c now/(is|are)@c treated as/(counts|count)@c as] [a/] {t:TAG} {d:Dur}",
    "Target character becomes a #Human until end of turn. => Target character is also #Human until end of turn.",
    "Target character becomes a #Human. | Target character becomes a location until end of turn.",
  ],
  [
    "static.isAlso",
    "{s:Scope} [(counts|count)@s as/(counts|count)@s also as/(is|are)@s treated as/(is|are)@s considered] [a/] {t:TAG}",
    "This counts as a #Human. => This is also #Human.",
    "This counts as 2 cards. | This is a #Human card.",
  ],
  [
    "prevent.any",
    "(prevent|prevents) the next {n:INT} damage [that would be dealt to/to/dealt to] {c:CardsL}",
    "Prevent the next 2 damage that would be dealt to target card. => Prevent the next 2 damage to target card this turn.",
    "Prevent all damage to target card this turn. | Prevent 2 damage.",
  ],
  [
    "prevent",
    "(prevent|prevents) the next {n:INT} {t:Trait} damage [that would be dealt to/to/dealt to] {c:CardsL}",
    "Prevent the next 2 BQ damage that would be dealt to target card. => Prevent the next 2 BQ damage to target card this turn.",
    "Prevent all BQ damage to target card this turn. | Prevent 2 BQ damage.",
  ],
  [
    "stays",
    "{c:CardsL} [(does|do)@c not/(doesn't|don't)@c] [disengage/untap/ready] [next turn/during (its|their)@c next turn/during (its|their)@c controller's next turn/in (its|their)@c controller's next Accounting phase/during (its|their)@c next Accounting phase/in (its|their)@c next Accounting phase/on (its|their)@c controller's next turn/the next time it would]",
    "Target character doesn't untap next turn. => Target character does not disengage during its controller's next Accounting phase.",
    "Target character does not disengage during your next Accounting phase. | Disengage target character.",
  ],
  [
    "static.staysEngaged",
    "{s:Scope} [(does|do)@s not/(doesn't|don't)@s] [disengage/untap/ready] [/during Accounting/in Accounting/in your Accounting phase/during the Accounting phase/in the Accounting phase/during your Accounting phase/at the beginning of your turn/normally/as normal]",
    "This doesn't untap during Accounting. => This does not disengage during your Accounting phase.",
    "This cannot be disengaged. | Disengage this.",
  ],
  [
    "static.mayStay",
    "[you may keep/you may leave/you can keep/you can leave] {s:Scope} engaged [during/in/through] [your/the] Accounting phase",
    "You may keep this engaged during the Accounting phase. => You may choose not to disengage this in your Accounting phase.",
    "You may engage this. | This does not disengage during your Accounting phase.",
  ],
  [
    "static.mayStay",
    "{s:Scope} (does|do)@s not disengage in [your/the/] Accounting [phase/] unless you want [it/this/that card] to",
    "This does not disengage in Accounting unless you want it to. => You may choose not to disengage this in your Accounting phase.",
    "This does not disengage in Accounting. | You may disengage this.",
  ],
  [
    "counters.move",
    "(move|moves) {n:INT} development (counter|counters)@n from {a:Cards} [onto/on/over to] {b:Cards}",
    "Move 2 development counters from this onto target location. => Move 2 development counters from this to target location.",
    "Put 2 development counters on target location. | Move this.",
  ],
  [
    "counters.move",
    "(move|moves) a development counter from {a:Cards} [onto/on/over to/to] {b:Cards}",
    "Move a development counter from this onto target location. => Move 1 development counter from this to target location.",
    "Put a development counter on target location. | Move this.",
    { n: 1 },
  ],
  [
    "static.swapped",
    "{s:Scope} 's {a:Trait} and {b:Trait} are [switched/swapped/exchanged/reversed/traded] [/around/round]",
    "The host's IQ and BQ are switched around. => The IQ and BQ of the host are exchanged.",
    "The host gets +1 IQ and +1 BQ. | The host's IQ is 2.",
  ],
  [
    "for.static.swapped",
    "target {g:Stated:0} 's {a:Trait} and {b:Trait} are [switched/swapped/exchanged/reversed/traded] [/around] {d:Dur}",
    "Target character's IQ and EQ are swapped until end of turn. => The IQ and EQ of target character are exchanged until end of turn.",
    "Target character gets +1 IQ and +1 EQ until end of turn. | Target character's IQ and EQ are swapped.",
    { c: tree("target", { g: hole("g") }) },
  ],
  [
    "has.score",
    "[change/set/make] target {g:Stated:0} 's {t:Trait} [to/] {n:INT} {d:Dur}",
    "Change target character's BQ to 1 until end of turn. => Target character has BQ 1 until end of turn.",
    "Target character gets +1 BQ until end of turn. | Change target character's BQ.",
    { c: tree("target", { g: hole("g") }) },
  ],
  [
    "has.score",
    "target {g:Stated:0} 's {t:Trait} [becomes/is/is set to/is changed to] {n:INT} {d:Dur}",
    "Target character's BQ becomes 1 until end of turn. => Target character has BQ 1 until end of turn.",
    "Target character gets +1 BQ until end of turn. | Target character's BQ is 1.",
    { c: tree("target", { g: hole("g") }) },
  ],
  [
    "remove.combat",
    "[(take|takes)/(pull|pulls)/(withdraw|withdraws)] {c:CardsL} [out of/from] [combat/the combat/the fight/the attack/battle]",
    "Withdraw target attacking character from the fight. => Remove target attacking character from combat.",
    "Move target attacking character. | Target attacking character cannot block.",
  ],
  [
    "attack.null",
    "[the attack is cancelled/the attack is cancelled/the attack fails/the attack is called off/that attack is nullified/cancel the attack/nullify the attack/cancel that attack/nullify that attack/end the attack/stop the attack/the attack does not happen]",
    "Whenever this is attacked, cancel the attack. => Whenever this is attacked, the attack is nullified.",
    "Cancel target event. | Whenever this is attacked, draw 1 card.",
  ],
  [
    "extraTurn",
    "(take|takes) [another turn/an extra turn/an additional turn/one more turn] [/after this/next]",
    "Take another turn. => Take an extra turn after this one.",
    "Take 2M. | At the beginning of your next turn, draw 1 card.",
  ],
  ["pay.to", "(give|gives) {m:Money} to {p:Player}", "Give 2M to target opponent. => Pay 2M to target opponent.", "Give up 2M. | Gain 2M."],
]);

const which: readonly LooseWording[] = wordings([
  [
    "with.noCounter",
    "[with no counters/with no counters on them/that has no counters/that have no counters/having no counters]",
    "Destroy each location that has no counters. => Destroy each location with no counters on it.",
    "Destroy each location with no development counters. | Destroy each location with a counter on it.",
  ],
  [
    "dur.permanent",
    "[for the rest of the game/for good/forever/until the end of the game]",
    "This gets +1 BQ for the rest of the game. => This gets +1 BQ permanently.",
    "This gets +1 BQ until end of turn. | This gets +1 BQ.",
  ],
  [
    "with.damage",
    "[with/that has/that have/having] {n:INT} or more [damage/points of damage/damage on them/damage marked on it/damage marked on them]",
    "Destroy each card that has 3 or more damage. => Destroy each card with 3 or more damage on it.",
    "Destroy each card with 3 or more BQ damage. | Destroy each damaged card.",
  ],
  [
    "place.dockedCount",
    "[docked to/with] [exactly/only/just] {n:INT} (card|cards)@n [/docked to that card/docked to this/docked to it/docked to them]",
    "Destroy each character with only 2 cards docked to it. => Destroy each character docked to exactly 2 cards.",
    "Destroy each character docked to 2 or more cards. | Destroy each character with 2 cards bonded to it.",
  ],
  [
    "place.dockedMore",
    "with {n:INT} or more cards [docked to that card/docked to this/docked to it/docked to them]",
    "Destroy each character with 2 or more cards docked to it. => Destroy each character docked to 2 or more cards.",
    "Destroy each character docked to exactly 2 cards. | Destroy each character with 2 or more cards bonded to it.",
  ],
  [
    "place.dockedFewer",
    "with {n:INT} or fewer cards [docked to that card/docked to this/docked to it/docked to them]",
    "Destroy each character with 2 or fewer cards docked to it. => Destroy each character docked to 2 or fewer cards.",
    "Destroy each character docked to exactly 2 cards. | Destroy each character with no cards bonded to it.",
  ],
  [
    "place.sameNetwork",
    "[in this network/sharing a network with this/of this network/in the network that this is in]",
    "Each other character in this network gets +1 BQ. => Each other character in the same network as this gets +1 BQ.",
    "Each other character in your network gets +1 BQ. | Each other character docked to this gets +1 BQ.",
    { n: tree("near.this") },
  ],
  [
    "scope.each",
    "[any/every/every single] {g:Stated:0}",
    "Every character you control gets +1 BQ. => Each character you control gets +1 BQ.",
    "Target character gets +1 BQ until end of turn. | Any number of characters get +1 BQ until end of turn.",
  ],
]);

/** The rows. */
export const MEGACORP_MANNER_WORDINGS: readonly LooseWording[] = [...happens, ...done, ...which];
