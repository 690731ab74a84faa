/** How people write in whole phrases what Megacorp's texts have done, and what they make true. */
import { type LooseWording, type Tree, wordings } from "../../../../language/index.ts";

const tree = (is: string, holes: Tree["holes"] = {}): Tree => ({ is, holes });
const hole = (name: string): Tree => tree(`{${name}}`);
const YOU = tree("players.you");
const OPPONENTS = tree("players.eachOpponent");
const EACH = tree("each", { g: hole("g") });
const SCOPE = tree("scope.each", { g: hole("g") });
const UNBLOCKED = { b: tree("ban.be-blocked") };

const acts: readonly LooseWording[] = wordings([
  [
    "dmg",
    "{n:INT} [point of/points of] {t:Trait} damage",
    "Deal 3 points of BQ damage to target character. => Deal 3 BQ damage to target character.",
    "Deal 3 EQ damage to target character. | Deal 3 damage to target character.",
  ],
  [
    "dmg",
    "{n:INT} {t:Trait}",
    "Deal 3 BQ to target character. => Deal 3 BQ damage to target character.",
    "Gain 3 BQ. | Pay 3 BQ: Draw 1 card.",
  ],
  [
    "deal",
    "[(do|does)/(inflict|inflicts)/(deal|deals)] {d:Dmg} [to/on/upon/against] {c:CardsL}",
    "Inflict 3 BQ damage upon target character. => Deal 3 BQ damage to target character.",
    "Remove 3 BQ damage from target character. | Prevent the next 3 BQ damage to target character this turn.",
  ],
  [
    "deal",
    "(hit|hits) {c:CardsL} for {d:Dmg}",
    "Hit target character for 3 BQ damage. => Deal 3 BQ damage to target character.",
    "Target character deals 3 BQ damage to this. | Hit target character.",
  ],
  [
    "takes",
    "{c:CardsL} [(is|are)@c dealt/(suffers|suffer)@c/(receives|receive)@c/(sustains|sustain)@c] {d:Dmg}",
    "Target character suffers 3 BQ damage. => Target character takes 3 BQ damage.",
    "Target character deals 3 BQ damage to this. | Whenever target character is dealt damage, draw 1 card.",
  ],
  [
    "heal",
    "[(heal|heals)/(cure|cures)/(repair|repairs)/(remove|removes)] {n:INT} [/point of/points of] {t:Trait} [/damage] [from/on/of/to/for] {c:CardsL}",
    "Heal 2 points of BQ damage on target character. => Remove 2 BQ damage from target character.",
    "Deal 2 BQ damage to target character. | Heal all damage from target character.",
  ],
  [
    "heal.all",
    "[(heal|heals)/(cure|cures)/(repair|repairs)] all damage [from/on/of/to/dealt to] {c:CardsL}",
    "Heal all damage from target character. => Remove all damage from target character.",
    "Heal 2 BQ damage from target character. | Deal 2 BQ damage to target character.",
  ],
  [
    "heal.all",
    "[(heal|heals)/fully (heal|heals)/completely (heal|heals)] {c:CardsL} [/fully/completely]",
    "Fully heal target character. => Remove all damage from target character.",
    "Heal 2 BQ damage from target character. | Heal.",
  ],
  [
    "move",
    "[(relocate|relocates)/(move|moves)/(reposition|repositions)] {c:CardsL} [/to any space/to any free space/to any legal space/to any legal spot/to another space/elsewhere/anywhere/to an empty space/anywhere you like/to a new space/to a different space]",
    "Relocate target character you control. => Move target character you control.",
    "Swap target character you control with this. | Put target character you control into your hand.",
  ],
  [
    "swap",
    "[(switch|switches)/(exchange|exchanges)/(swap|swaps)] {a:Cards} [with/and] {b:Cards}",
    "Switch this with another character you control. => Swap this with another character you control.",
    "Exchange control of this with target character. | Switch this.",
  ],
  [
    "swap",
    "[(swap|swaps)/(switch|switches)/(exchange|exchanges)] the [positions/places/position/spaces/locations] of {a:Cards} [and/with] {b:Cards}",
    "Swap the positions of this and another character you control. => Swap this with another character you control.",
    "Exchange control of this with target character. | Swap the positions of 2 characters.",
  ],
  [
    "swap",
    "[(swap|swaps)/(switch|switches)/(trade|trades)/(change|changes)] places with {b:Cards}",
    "Swap places with another character you control. => Swap this with another character you control.",
    "Exchange control of this with target character. | Swap places.",
    { a: tree("this") },
  ],
  [
    "exchange",
    "[(swap|swaps)/(trade|trades)/(exchange|exchanges)] control of {a:Cards} [and/with/for] {b:Cards}",
    "Swap control of this and target character an opponent controls. => Exchange control of this with target character an opponent controls.",
    "Swap this with target character you control. | Gain control of target character.",
  ],
  [
    "control",
    "[(steal|steals)/(seize|seizes)/(take|takes) over/(commandeer|commandeers)] [/control of] {c:CardsL}",
    "Steal target character. => Gain control of target character.",
    "Destroy target character. | Steal 2M.",
  ],
  [
    "control.for",
    "[(steal|steals)/(seize|seizes)/(take|takes) over/(commandeer|commandeers)/(borrow|borrows)] [/control of] {c:CardsL} {d:Dur}",
    "Seize target character until end of turn. => Gain control of target character until end of turn.",
    "Seize target character. | Target character cannot attack until end of turn.",
  ],
  [
    "cancel",
    "[(negate|negates)/(nullify|nullifies)/(annul|annuls)/(stop|stops)] {c:CardsL}",
    "Negate target event. => Cancel target event.",
    "Destroy target event. | Negate the attack.",
  ],
  [
    "counters.put",
    "[(add|adds)/(place|places)/(put|puts)] {n:INT} development (counter|counters)@n [to/on/onto] {c:CardsL}",
    "Add 2 development counters to this. => Put 2 development counters on this.",
    "Remove 2 development counters from this. | Add 2 cards to your hand.",
  ],
  [
    "counters.remove",
    "[(take|takes)/(remove|removes)] {n:INT} development (counter|counters)@n [off/from/off of] {c:CardsL}",
    "Take 2 development counters off this: Draw 1 card. => Remove 2 development counters from this: Draw 1 card.",
    "Put 2 development counters on this. | Take 2 cards.",
  ],
  [
    "counters.remove",
    "[(take|takes)/(remove|removes)] a development counter [off/from/off of] {c:CardsL}",
    "Take a development counter off this: Draw 1 card. => Remove 1 development counter from this: Draw 1 card.",
    "Put a development counter on this. | Take a card.",
    { n: 1 },
  ],
  [
    "double",
    "(double|doubles) target {g:Stated:0} 's {t:Trait} {d:Dur}",
    "Double target character's BQ until end of turn. => Double the BQ of target character until end of turn.",
    "Double target character's BQ. | Target character gets +2 BQ until end of turn.",
    { c: tree("target", { g: hole("g") }) },
  ],
  [
    "skip",
    "[(miss|misses)/do not (get|gets)/(lose|loses)] {w:Whose} next {p:Phase}",
    "Miss your next Buy phase. => Skip your next Buy phase.",
    "At the beginning of your next turn, draw 1 card. | Lose 2M.",
  ],
  [
    "gets",
    "{m:Mods} [to/for] {c:CardsL} {d:Dur}",
    "+2 BQ to target character until end of turn. => Target character gets +2 BQ until end of turn.",
    "+2 BQ to target character. | Target character deals 2 BQ damage to this.",
  ],
  [
    "gets",
    "give {c:CardsL} {m:Mods} {d:Dur}",
    "Give target character +2 BQ until end of turn. => Target character gets +2 BQ until end of turn.",
    "Give target character +2 BQ. | Give target opponent 2M.",
  ],
  [
    "gets.gains",
    "{c:CardsL} [(gets|get)@c/(gains|gain)@c/(has|have)@c] {m:Mods} and {k:GKws} {d:Dur}",
    "Target character gets +3 BQ and Penetrator until end of turn. => Target character gets +3 BQ and gains Penetrator until end of turn.",
    "Target character gets +3 BQ until end of turn. | Target character gets +3 BQ and loses Penetrator until end of turn.",
  ],
  [
    "gets.gains",
    "{c:CardsL} [(gains|gain)@c/(gets|get)@c/(has|have)@c] {k:GKws} and [/gets/get/has/have] {m:Mods} {d:Dur}",
    "Target character gains Penetrator and +3 BQ until end of turn. => Target character gets +3 BQ and gains Penetrator until end of turn.",
    "Target character gains Penetrator until end of turn. | Target character loses Penetrator and gets +3 BQ until end of turn.",
  ],
  [
    "dur.combat",
    "[for the rest of combat/for the rest of the combat/until the end of the combat/until the combat ends/this combat/for this combat/until end of this combat/until combat ends/for the remainder of combat/for the duration of combat]",
    "Target character gets +3 BQ for the rest of the combat. => Target character gets +3 BQ until end of combat.",
    "Target character gets +3 BQ until end of turn. | Target character gets +3 BQ.",
  ],
  [
    "ban.be-disengaged",
    "[disengage/untap/ready/become disengaged]",
    "Target character cannot disengage until end of turn. => Target character cannot be disengaged until end of turn.",
    "Target character cannot be engaged until end of turn. | Target character disengages.",
  ],
  [
    "ban.be-moved",
    "move",
    "Target character cannot move until end of turn. => Target character cannot be moved until end of turn.",
    "Target character cannot attack until end of turn. | Move target character.",
  ],
  [
    "gains",
    "{c:CardsL} (becomes|become)@c {k:GKws} {d:Dur}",
    "Target character becomes Indestructible until end of turn. => Target character gains Indestructible until end of turn.",
    "Target character becomes blocked. | Target character loses Indestructible until end of turn.",
  ],
  [
    "cannot",
    "{g:Group:1} [cannot/can't] {b:Bans} {d:Dur}",
    "Characters can't block this turn. => Each character cannot block until end of turn.",
    "Target character cannot block this turn. | Characters can block this turn.",
    { c: EACH },
  ],
  [
    "cannot",
    "no [{g:Group:0}/{g:Group:1}] [can/may] {b:Bans} {d:Dur}",
    "No characters can block this turn. => Each character cannot block until end of turn.",
    "No player can buy cards this turn. | Characters can block this turn.",
    { c: EACH },
  ],
  [
    "static.for",
    "the next {g:Group:0} you [deploy/play] this turn [costs/costs you/is] {m:MONEY} [less/cheaper]",
    "The next character you play this turn costs 2M less. => The next character you deploy costs you 2M less until end of turn.",
    "The next character you play costs 2M less. | The next character you play this turn costs 2M more.",
    { s: tree("costs.next", { g: hole("g"), m: hole("m") }), d: tree("dur.turn") },
  ],
]);

const statics: readonly LooseWording[] = wordings([
  [
    "static.has",
    "{s:Scope} (gets|get)@s {k:GKws}",
    "Each character you control gets Flying. => Each character you control has Flying.",
    "Each character you control gets +1 BQ. | Each character you control loses Flying.",
  ],
  [
    "static.gets.has",
    "{s:Scope} [(gets|get)@s/(has|have)@s/(gains|gain)@s] {m:Mods} and [/has/have/gets/get] {k:GKws}",
    "Each character you control gets +1 BQ and Flying. => Each character you control gets +1 BQ and has Flying.",
    "Each character you control gets +1 BQ. | Each character you control gets +1 BQ and loses Flying.",
  ],
  [
    "static.gets.has",
    "{s:Scope} [(gets|get)@s/(has|have)@s/(gains|gain)@s] {k:GKws} and [/gets/get/has/have] {m:Mods}",
    "Each character you control has Flying and +1 BQ. => Each character you control gets +1 BQ and has Flying.",
    "Each character you control has Flying. | Each character you control loses Flying and gets +1 BQ.",
  ],
  [
    "static.blockedOnly",
    "only {g:Group:1} [can/may] block {s:Scope}",
    "Only characters with Flying can block this. => This can be blocked only by characters with Flying.",
    "Only characters with Flying can attack this. | Characters with Flying can block this.",
  ],
  [
    "static.attackedBy",
    "only {g:Group:1} [can/may] attack {s:Scope}",
    "Only characters with Flying can attack this. => This can be attacked only by characters with Flying.",
    "Only characters with Flying can block this. | Characters with Flying can attack this.",
  ],
  [
    "static.targetedOnly",
    "only {g:Group:1} [can/may] target {s:Scope}",
    "Only events can target this. => This can be targeted only by events.",
    "Only characters can attack this. | Events can target this.",
  ],
  [
    "static.drawsMore",
    "[/you] draw {n:INT} [more/extra/additional] (card|cards)@n [in/during] [your/each of your/each] Accounting [phase/phases]",
    "Draw 2 extra cards during your Accounting phase. => You draw 2 more cards in your Accounting phase.",
    "Draw 2 cards. | Each opponent draws 2 more cards in their Accounting phase.",
    { p: YOU },
  ],
  [
    "static.drawsMore",
    "[/you] draw [a/one/1] card [in/during] [your/each of your/each] Accounting [phase/phases]",
    "Draw an extra card during your Accounting phase. => You draw 1 more card in your Accounting phase.",
    "Draw a card. | Each opponent draws an extra card in their Accounting phase.",
    { p: YOU, n: 1 },
  ],
  [
    "static.has",
    "{s:Scope} (is|are)@s {k:GKws}",
    "Each character you control is Indestructible. => Each character you control has Indestructible.",
    "Each character you control is engaged. | Each character you control loses Indestructible.",
  ],
  [
    "static.gets",
    "{m:Mods} to {s:Scope}",
    "+1 BQ to each character you control. => Each character you control gets +1 BQ.",
    "+1 BQ until end of turn. | +1 BQ for each character you control.",
  ],
  [
    "static.cannot",
    "{s:Scope} (is|are)@s unblockable",
    "Each character you control is unblockable. => Each character you control cannot be blocked.",
    "Each character you control cannot block. | Each character you control is blocking.",
    UNBLOCKED,
  ],
  [
    "static.cannot",
    "[nobody/no one/no player/nothing/no card/no character] can attack {s:Scope}",
    "Nobody can attack this. => This cannot be attacked.",
    "Nobody can attack. | This cannot attack.",
    { b: tree("ban.be-attacked") },
  ],
  [
    "static.cannot",
    "no {g:Group:0} can {b:Bans}",
    "No character can block. => Each character cannot block.",
    "No player can draw cards. | Characters can block.",
    { s: SCOPE },
  ],
  [
    "static.twice",
    "{s:Scope} [can/may] [attack twice/attack 2 times/make 2 attacks/declare 2 attacks/make two attacks/declare two attacks] [each turn/per turn/a turn/every turn/in each turn/in a turn]",
    "This can make two attacks each turn. => This may attack twice each turn.",
    "This can attack. | This can block twice each turn.",
  ],
  [
    "costs.less",
    "[/all/the] {g:Named:1} you control [cost/are] [/you] {m:MONEY} [less/cheaper]",
    "All your locations cost 1M less. => Each location costs you 1M less.",
    "All your locations cost 1M more. | Locations cost opponents 1M less.",
    { g: hole("g"), p: YOU },
  ],
  [
    "costs.less",
    "you pay {m:MONEY} less [for/to play/to buy/to deploy] {g:Group:1}",
    "You pay 1M less for locations. => Each location costs you 1M less.",
    "You pay 1M more for locations. | You pay 1M.",
    { p: YOU },
  ],
  [
    "costs.less",
    "{g:Group:1} are {m:MONEY} cheaper [for you/to buy/to deploy/to play/to buy for you]",
    "Locations are 1M cheaper for you. => Each location costs you 1M less.",
    "Locations are 1M more expensive for you. | Locations are cheaper.",
    { p: YOU },
  ],
  [
    "costs.more",
    "[opponents/each opponent/your opponents/other players] [pay/pays] {m:MONEY} [more/extra] [for/to play/to buy/to deploy] {g:Group:1}",
    "Opponents pay 1M more for locations. => Each location costs each opponent 1M more.",
    "Opponents pay 1M less for locations. | Opponents pay 1M.",
    { p: OPPONENTS },
  ],
  [
    "costs.firstDeploy",
    "the first {g:Group:0} you [deploy/play] [each/every/per/in a] turn [is/costs/costs you] {m:MONEY} [less/cheaper]",
    "The first character you deploy every turn is 1M cheaper. => The first character you deploy each turn costs you 1M less.",
    "The first character you deploy every turn costs 1M more. | The next character you deploy costs 1M less.",
  ],
  [
    "static.sell",
    "[you can sell this for {m:MONEY}/you may sell this for {m:MONEY}/this sells for {m:MONEY}/this can be sold for {m:MONEY}/this may be sold for {m:MONEY}] [/instead/rather than its valuation/rather than for its valuation/instead of for its valuation]",
    "This sells for 8M. => You may sell this for 8M instead of its valuation.",
    "Sell this. | This costs 8M.",
  ],
  [
    "static.prevents",
    "[all damage/any damage/damage] [to/dealt to/done to] {s:Scope} is [prevented/ignored]",
    "All damage dealt to this is prevented. => Prevent all damage to this.",
    "All combat damage to this is prevented. | Damage to this is doubled.",
  ],
  [
    "static.preventsCombat",
    "[all combat damage/any combat damage/combat damage] [to/dealt to/done to] {s:Scope} is [prevented/ignored]",
    "All combat damage to this is prevented. => Prevent all combat damage to this.",
    "All damage to this is prevented. | Combat damage to this is doubled.",
  ],
  [
    "static.preventsCombat",
    "[ignore/cancel/negate] [/all/any] combat damage [to/dealt to] {s:Scope}",
    "Ignore all combat damage to this. => Prevent all combat damage to this.",
    "Ignore all damage to this. | Deal 2 BQ damage to this.",
  ],
  [
    "static.targetedNone",
    "{g:GB:1} [cannot/can't/may not] target {s:Scope}",
    "Events can't target this. => This cannot be targeted by events.",
    "This cannot target events. | Events can target this.",
  ],
]);

const WEARER =
  "[the wearer/its wearer/the bearer/its bearer/the carrier/its carrier/the holder/whoever wears this/the attached character/the attached card]";
const hosts: readonly LooseWording[] = wordings(
  (
    [
      ["host", "Destroy the wearer. => Destroy the host."],
      ["near.host", "Destroy each character docked to the wearer. => Destroy each character docked to the host."],
      ["scope.host", "The wearer gets +2 BQ. => The host gets +2 BQ."],
      ["subj.host", "If the wearer has Flying, draw 1 card. => If the host has Flying, draw 1 card."],
      ["ev.host", "When the wearer is destroyed, draw 1 card. => When the host is destroyed, draw 1 card."],
    ] as const
  ).map(([of, example]) => [of, WEARER, example, "Destroy target character. | When this is destroyed, draw 1 card."] as const),
);

export const MEGACORP_ACT_WORDINGS: readonly LooseWording[] = [...acts, ...statics, ...hosts];
