/** What is on a board and in stock: spots, areas, pieces that are yours, numbers that go up and down, actions beside the turn's own. */
import { type Construct, construct } from "../tables/construct.ts";

const NEEDS_WORDS = "";

const places: readonly Construct[] = [
  construct("Spot", "spot.here", "here", "The space that the text is carried out on.", NEEDS_WORDS, { weight: 2 }),
  construct("Spot", "spot.in", "in {s:Site}", "In one of these spaces.", NEEDS_WORDS, { weight: 2 }),
  construct("Spot", "spot.hereOr", "here or in {s:Site}", "On the space of the text, or in one of these.", NEEDS_WORDS),
  construct("Spot", "spot.areas", "in {a:Areas}", "Anywhere in these areas.", NEEDS_WORDS),
  construct("Areas", "areas.two", "{a:Area} or {b:Area}", "In one area or the other.", NEEDS_WORDS),
  construct("Areas", "areas.three", "{a:Area}, {b:Area} or {c:Area}", "In one of the three areas.", NEEDS_WORDS, { weight: 0.5 }),
  construct("Ctrl", "ctrl.yours", "of yours", "It is yours.", NEEDS_WORDS),
];

const selections: readonly Construct[] = [
  construct("Cards", "some.of", "{n:INT} of {w:Whose} {g:Group:1}", "You choose that many; fewer if there are no more.", NEEDS_WORDS, {
    num: "n",
    binds: "byNumber",
    weight: 2,
  }),
  construct("Cards", "all.of", "all {w:Whose} {g:Group:1}", "All of them at that moment.", NEEDS_WORDS, { num: 1, binds: "many" }),
  construct("Cards", "some.choice", "{n:INT} {g:Stated:@n} of your choice", "You see what they are and choose that many.", NEEDS_WORDS, {
    num: "n",
    binds: "byNumber",
  }),
  construct("Cards", "some.either", "{n:INT} or {m:INT} {g:Stated:1}", "You choose how many, and which.", NEEDS_WORDS, {
    num: 1,
    binds: "many",
  }),
];

const stocks: readonly Construct[] = [
  construct("VP", "gain.stock", "(gain|gains) {n:INT} {i:Icon}", "You have that much more of it.", NEEDS_WORDS, { weight: 2 }),
  construct("VP", "lose.stock", "(lose|loses) {n:INT} {i:Icon}", "You lose what you have, never more.", NEEDS_WORDS),
  construct("VP", "lose.all", "(lose|loses) all {w:Whose} {i:Icon}", "You lose all of it.", NEEDS_WORDS),
  construct("VP", "lose.above", "(lose|loses) all {w:Whose} {i:Icon} above {n:INT}", "You keep at most that much.", NEEDS_WORDS),
  construct("VP", "pay.for", "(pay|pays) {n:INT} {i:Icon} to {v:PVP:0}", "Both or neither; a player with less cannot pay.", NEEDS_WORDS),
  construct("VP", "steal", "(steal|steals) {n:INT} {i:Icon} from {p:Player}", "You get what the player has, no more.", NEEDS_WORDS),
  construct("VP", "lose.points", "(lose|loses) {n:INT} VP", "Fewer points at the end.", NEEDS_WORDS),
];

const actions: readonly Construct[] = [
  construct(
    "VP",
    "bonus",
    "(take|takes) a bonus {a:Action} action",
    "The whole action once more, with its price and its modifiers.",
    NEEDS_WORDS,
  ),
  construct(
    "VP",
    "bonus.for",
    "(take|takes) a bonus {a:Action} action for a {g:Group:0}",
    "The action once more, with one of these; the acting player chooses.",
    NEEDS_WORDS,
  ),
  construct("Act", "round.costs", "next round, your {a:Action} costs {n:INT} {i:Icon}", "During the whole next round.", NEEDS_WORDS),
  construct(
    "Act",
    "round.costsThree",
    "next round, your {a:Action} costs {n:INT} {i:Icon}, {m:INT} {j:Icon} and {l:INT} {k:Icon}",
    "During the whole next round, for its three parts in their order.",
    NEEDS_WORDS,
  ),
  construct("Act", "round.gains", "next round, your {a:Action} gains {n:INT} {i:Icon}", "During the whole next round.", NEEDS_WORDS),
  construct(
    "May",
    "may.choose",
    "you may choose one: {a:Seq}; or {b:Seq}",
    "One of the two, or neither; only what can be done is offered.",
    NEEDS_WORDS,
    { branches: true },
  ),
  construct("Loop", "before", "before {t:NextTime}, {m:May}", "Done once, at that time.", NEEDS_WORDS),
];

export const pieces: readonly Construct[] = [...places, ...selections, ...stocks, ...actions];
