/** Other words for the words of this game: from these the nearest sentence is found (`engine/language/nearest/wordings.ts`). */
import type { NearRows } from "../../../../language/index.ts";

const VERBS: readonly string[] = [
  "tap | exhaust | bow | rotate | kneel | stun | activate => engage",
  "untap | ready | unengage | refresh | wake | straighten | reactivate | wake up | free up => disengage",
  "put into play | bring into play | put in play | install | hire | employ | field | bring out | set up | put down | put out | recruit | build | construct | open => deploy",
  "attach | equip | fasten | hook up | mount | fit | strap | install | plug in | slot => bond",
  "detach | unattach | unequip | take off | pull off | unhook | remove => unbond",
  "exile | banish | remove from the game | erase | delete | wipe => annihilate",
  "fire | lay off => destroy",
  "heal | repair | cure | patch up | mend | fix => remove all damage from",
  "liquidate | divest | unload | cash in => sell",
  "counterattack | strike back | hit back | fight back | retaliate => retaliate",
  "defend against | intercept | stand in front of => block",
];

const NOUNS: readonly string[] = [
  "person | guy | ally | follower | agent | employee | worker | fighter | soldier | individual => character",
  "place | site | land | structure => location",
  "company | corporation | corp | firm | enterprise | headquarters => Business",
  "attacker => attacking character",
  "blocker | defender => blocking character",
  "implant | gear | item | gadget => equipment",
  "instant | trick | sorcery => event",
  "discard pile | graveyard | discard | scrap heap | trash pile => open market",
  "draw pile | draw deck | library => main deck",
  "play area | board | side | tableau | field | territory => network",
  "price | value | worth | price tag | money value => valuation",
  "development token | development marker | building counter => development counter",
  "cash | dough | dollar | credit => money",
];

const TRAITS: readonly string[] = ["BQ", "EQ", "IQ", "MQ"];
/** “2 more BQ”: the same change in other orders. */
const CHANGES: readonly string[] = TRAITS.flatMap((trait) =>
  [1, 2, 3, 4].flatMap((n) => [
    `${n} more ${trait} | ${n} extra ${trait} | ${n} additional ${trait} | ${n} ${trait} more | +${n} to ${trait} | +${n} to its ${trait} | ${trait} +${n} | ${n} further ${trait} => +${n} ${trait}`,
    `${n} less ${trait} | ${n} fewer ${trait} | ${n} ${trait} less | -${n} to ${trait} | -${n} to its ${trait} | ${trait} -${n} => -${n} ${trait}`,
  ]),
);

/** Whole phrases. */
const WAYS: readonly string[] = [
  "arrives | comes out | comes in | enters | enters play | comes into play | shows up | hits the table | lands | appears | enters the network | is put into play | comes onto the table | gets deployed | hits the network | is installed | is hired | etb | enters the battlefield => is deployed",
  "arrive | come out | come in | enter | enter play | come into play | show up | appear | enter the network | are put into play => are deployed",
  "dies | perishes | gets killed | bites the dust | goes down | gets destroyed | falls | kicks the bucket | is lost | meets its end | goes to the graveyard | goes to the open market => is destroyed",
  "die | perish | get killed | go down | get destroyed | fall => are destroyed",
  "is exhausted | becomes tapped | gets tapped | becomes engaged | gets engaged => is engaged",
  "leaves play | leaves the table | is removed from play | goes away => leaves the network",
  "in play | on the board | on the table | on the battlefield => in any network",
  "sits in | stands in | stays in | remains in | lies in | is part of | is out in => is in",
  "become the target of | be the target of | be chosen by | be affected by | be hit by => be targeted by",
  "becomes the target of | is the target of | is chosen by => is targeted by",
  "worth | costing | priced at | valued at | that costs | that cost | with a valuation of | with a value of | that has a valuation of | with a price of | with value | with price | with cost | with a cost of | of valuation | whose valuation is | that is worth | that are worth => with valuation",
  "its price | its value | its cost | its worth | that much money as it costs | what it costs | what it is worth => its valuation",
  "their price | their value | their cost => their valuation",
  "money equal to the valuation of | the price of | the value of => money equal to",
  "side by side with | alongside | bordering | linked to | connected to | neighbours of | joined to | attached beside => docked to",
  "in the discard pile | in the graveyard => in your open market",
  "all traits | each trait | every trait | all its traits | all of its traits | every score | all scores | all stats | each stat => each score",
  "the bonded one | the one it is bonded to | the card it is bonded to | the card this is bonded to | its host | enchanted character | equipped one | the equipped character | the equipped card => the host",
  "can't be tapped => cannot be engaged",
  "remains engaged | stays tapped | stays engaged => does not disengage",
  "until this combat is over | until combat ends | until the combat is over | until the fight is over | until the fight ends | for this combat | during this combat | for the combat | for the fight | for this fight | for the rest of combat | for the rest of the combat | this fight => until end of combat",
  "until the attack is over | until the attack ends | for this attack | for the rest of the attack => until end of combat",
  "accounting step | upkeep step | accounting => Accounting phase",
  "buying phase | buy step | purchase phase => Buy phase",
  "selling phase | sell phase | divestment phase => Divest phase",
  "battle | fight | the combat => combat",
  "a million | 1 million => 1M",
  "isn't engaged | is not engaged | is ready | is untapped | stays disengaged | is still disengaged => is disengaged",
  "is tapped | is spent => is engaged",
  "untapped | ready | unexhausted | unengaged | non-engaged => disengaged",
  "tapped | exhausted | spent => engaged",
  "hurt | wounded | injured => damaged",
  "unhurt | unharmed | healthy | uninjured | intact => undamaged",
  "isolated | cut off => orphaned",
  "your business | your businesses | your headquarters => each Business you control | Businesses you control",
  "event card => event",
  "event cards => events",
  "character card => character",
  "character cards => characters",
  "location card => location",
  "location cards => locations",
  "equipment card | equipment cards | piece of equipment | pieces of equipment => equipment",
  "with the keyword | with keyword | that have | who have | having => with",
  "docked next to | docked beside | docked with | sitting next to | standing next to => docked to",
  "docks to | docks with | docks next to | becomes adjacent to => becomes docked to",
  "upkeep cost | upkeep costs => Upkeep",
  "in cash | in money | of money | of cash | in your pool | in their pool | into your pool | to your pool | from the bank | from the supply | from your pool =>",
  "points of | point of =>",
];

export const MEGACORP_NEAR: NearRows = {
  same: [
    ...WAYS,
    ...CHANGES,
    "while this is engaged | while it is engaged | even while engaged | although engaged | even when engaged | when engaged => while engaged",
    "attach => bond",
    "attached => bonded",
    "that this is bonded to | it is bonded to | this is attached to => host",
    "bonded card | bonded character | equipped character | its bearer | the wearer | the bearer | bearer => host | the host",
    "adjacent to | next to | beside | touching | neighbouring | neighboring => docked to",
    "that card's valuation | this card's valuation | that card's value => its valuation",
  ],
  verbs: VERBS,
  nouns: NOUNS,
  nearly: ["bonded under | bonded beneath | bonded underneath => bonded to"],
};
