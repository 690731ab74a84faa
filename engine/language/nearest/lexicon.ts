/**
 * Words that people use for those of the language, as classes: all of a row stand for what is behind the arrow. Verbs and nouns are listed once
 * and stand in each of their forms; what is under `fill` says nothing. A game adds its own rows in its vocabulary (`near`). That a row fits is
 * for the grammar to say: what is put in must make the sentence one of the language.
 */
import type { NearRows } from "./wordings.ts";

const VERBS: readonly string[] = [
  "kill | wreck | demolish | scrap | blow up | wipe out | eliminate | ruin | smash | obliterate | execute | slay | murder | crush | raze | tear down | finish off | dispose of | eradicate | dismantle | terminate | sacrifice | trash | take out | take down | vaporize | vaporise | shatter | get rid of | assassinate => destroy",
  "receive | obtain | collect | earn | score | make | produce | generate | pocket | rake in | net | take in | get | take | grab => gain",
  "throw away | toss | chuck | ditch | pitch | bin | dump | throw out | jettison | get rid of | shed | give up => discard",
  "forfeit => lose",
  "spend | fork over | cough up | shell out | fork out | hand over => pay",
  "place | stick | add | drop | set | lay | tuck | slip | slide | insert | shove | stash | pop | bury | send => put",
  "shift | relocate | reposition | slide | transfer => move",
  "bring back | take back | send back | bounce | reclaim | recover | retrieve | get back | pull back | put back | give back | fetch back | pick up => return",
  "show | expose | uncover | flip over | turn over | turn up | unveil | display | disclose | lay open | flip up => reveal",
  "peek at | inspect | view | examine | check | see | glance at | study | take a look at | have a look at | look through | look over | check out => look at",
  "look through | rummage through | hunt through | scour | comb through | comb | dig through | go through | rifle through | search through | fish through => search",
  "reshuffle | mix | shuffle up | randomize | randomise => shuffle",
  "pick | select | nominate | designate | pick out | single out | name | declare | decide on | call => choose",
  "counter | nullify | negate | stop | void | annul | neutralize | neutralise | abort | undo => cancel",
  "purchase | acquire => buy",
  "cast | use => play",
  "take control of | seize | seize control of | assume control of | take over | steal | commandeer | hijack | take command of | get control of | acquire => gain control of",
  "inflict | do | cause | dish out => deal",
  "swap | trade | switch => exchange",
  "strike | assault | hit | raid | charge => attack",
  "take | pull | pick up | fetch => draw",
  "duplicate | replicate | repeat => copy",
  "have | possess | hold => control",
  "take off | take away | use up | spend | strip | lift => remove",
  "cancel | absorb | soak up | ignore | shrug off | negate | stop => prevent",
  "ruin | break => destroy",
];

const NOUNS: readonly string[] = [
  "enemy | rival | adversary | foe | competitor | opposing player => opponent",
  "token | marker => counter",
  "pile => deck",
];

const SAME: readonly string[] = [
  // When.
  "till | til => until",
  "until the turn is over | until the turn's end | until turn's end | for this turn only | this turn only | through end of turn | till end of turn | until the end of the turn | until the end of this turn | for the whole turn | for the turn | for one turn | for a turn | until this turn is over | until the turn finishes => until end of turn",
  "at your turn's start | at the top of your turn | when your turn begins | when your turn starts | as your turn begins | as your turn starts | at the start of each of your turns | at the start of every turn of yours | at the beginning of every turn of yours | on your turn's start | at the outset of your turn | in the beginning of your turn => at the beginning of your turn",
  "when your turn ends | at your turn's end | as your turn ends | at the close of your turn | as your turn closes | at the end of every turn of yours | at the end of each of your turns => at the end of your turn",
  "once each turn | once a turn | one time per turn | one time each turn | only once per turn | at most once per turn | no more than once per turn | limit once per turn | once every turn | max once per turn | but only once per turn => once per turn",
  "twice each turn | twice a turn | two times per turn | at most twice per turn => twice per turn",
  "each time | every time | any time | anytime | as often as | at any time => whenever",
  "as soon as | once | the moment | as | right when | upon => when",
  "so long as | whilst | provided | provided that | given that | in case | in the event that | assuming | supposing | on the condition that | on condition that => if",
  "beforehand | first of all => first",
  // Who.
  "somebody | someone | some player | whoever => a player",
  "everyone | everybody | all players | every player | all of the players | each and every player | both players => each player",
  "all opponents | every opponent | all your opponents | all of your opponents | each of your opponents | your opponents | each other player | every other player | all other players | the other players | everyone else | everybody else | opponents => each opponent",
  "one of your opponents | some opponent | any opponent | another player => an opponent",
  "a target player | any target player | a player of your choice => target player",
  "a target opponent | an opponent of your choice => target opponent",
  "nobody may | nobody can | no one may | no one can | no player may | no player can => each player cannot",
  // What may be and must be.
  "can't | can not | may not | must not | mustn't | is not allowed to | are not allowed to | is unable to | are unable to | is not able to | can never | may never | won't => cannot",
  "could | is allowed to | are allowed to | has the option to | have the option to | gets to | get to | is free to | are free to | can choose to | may choose to | may opt to | can => may",
  "is immune to being | can't ever be => cannot be",
  "must | has to | have to | is forced to | are forced to | needs to | need to | shall | will | should =>",
  // How many and how much.
  "for every | for each and every | per => for each",
  "double | two times | 2 times => twice",
  "a single | just one | only one | exactly one | one => 1",
  "a pair of | a couple of | both => 2",
  "a further | an additional | an extra | another => 1 more",
  "additional | extra | further => more",
  "all of | all the | all | every => each",
  "no | zero | without any => 0",
  "free of charge | without paying | without paying for it | without paying its cost | without paying anything | at no cost | for nothing | gratis | without cost => for free",
  "bearing | boasting | showing | featuring | holding | that bears | that bear | that holds | who has | who have => with",
  "having no | that has no | with no | lacking | that lacks => without",
  "as many | that number of | the same number of | an equal number of | this many => that many",
  "the same amount | an equal amount | as much | this much => that much",
  // Whose and which.
  "enemy | opposing | hostile | rival | your opponents' | an opponent's | opponents' => an opponent controls",
  "of theirs | in their possession => they control",
  "you've | you have got | you've got => you have",
  "among | amongst | out of => from",
  "amidst | amongst | between => among",
  "at random | chosen at random | chosen randomly | randomly | random => at random",
  "in exchange | in its place | in place of that | rather | in its stead => instead",
  "or else | if not | failing that | if they don't | if they do not | if it doesn't | in any other case => otherwise",
  "this card | this one => this",
];

const NEARLY: readonly string[] = [
  "gets | becomes | has been | was | gets to be => is",
  "get | become | have been | were => are",
  "is | are => gets",
  "any => a | target",
  "your | my | our => you control",
  "away from | off of | off | out of => from",
  "another => a",
];

/** What is said for the sound of it. */
const FILL: readonly string[] = [
  "for good measure | of course | as well | too | also | immediately | right away | at once | straight away | straightaway | instantly | simply | just | then | afterwards | after that | thereafter | in addition | additionally | furthermore | moreover | on top of that | as usual | as normal | automatically | directly | merely | in total | altogether | all told | in all | at this point | in the process | as a result | because of this | thereby | in return | as compensation | as a bonus | as a reward | nonetheless | nevertheless | however | but | yet | still | even | already | on the table | please | if possible | later | now | permanently | together | in turn | one by one | for yourself | happily | gladly | kindly | basically | actually | really | always | ever | whatsoever | at all | in question | of your choice | of your choosing | of their choice | of their choosing | if any | so | thus | hence | voluntarily | freely",
];

/** The classes of all games. */
export const SHARED_LEXICON: NearRows = { verbs: VERBS, nouns: NOUNS, same: SAME, nearly: NEARLY, fill: FILL };
