/** What is on a board and in stock: spots, areas, pieces that are yours, numbers that go up and down, actions beside the turn's own. */
import { type Construct, construct } from "../construct.ts";

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
  construct("Cards", "some.choice", "{n:INT} {g:Stated:@n} of your choice", "You choose that many, seeing what they are.", NEEDS_WORDS, {
    num: "n",
    binds: "byNumber",
  }),
  construct("Cards", "some.either", "{n:INT} or {m:INT} {g:Stated:1}", "You choose how many, and which.", NEEDS_WORDS, {
    num: 1,
    binds: "many",
  }),
];

const stocks: readonly Construct[] = [
  construct("VP", "gain.stock", "(gain|gains) {n:INT} {i:Icon}", "So much more of it.", NEEDS_WORDS, { weight: 2 }),
  construct("VP", "lose.stock", "(lose|loses) {n:INT} {i:Icon}", "What is there is lost, never more.", NEEDS_WORDS),
  construct("VP", "lose.all", "(lose|loses) all {w:Whose} {i:Icon}", "Nothing of it is left.", NEEDS_WORDS),
  construct("VP", "lose.above", "(lose|loses) all {w:Whose} {i:Icon} above {n:INT}", "No more than so much is left.", NEEDS_WORDS),
  construct("VP", "pay.for", "(pay|pays) {n:INT} {i:Icon} to {v:PVP:0}", "Both or neither; who has less cannot pay.", NEEDS_WORDS),
  construct("VP", "steal", "(steal|steals) {n:INT} {i:Icon} from {p:Player}", "What the player has goes to you, no more.", NEEDS_WORDS),
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
    "The action once more, with one of these; whoever acts chooses.",
    NEEDS_WORDS,
  ),
  construct("Act", "round.costs", "next round, your {a:Action} costs {n:INT} {i:Icon}", "All through the next round.", NEEDS_WORDS),
  construct(
    "Act",
    "round.costsThree",
    "next round, your {a:Action} costs {n:INT} {i:Icon}, {m:INT} {j:Icon} and {l:INT} {k:Icon}",
    "All through the next round, for its three parts in their order.",
    NEEDS_WORDS,
  ),
  construct("Act", "round.gains", "next round, your {a:Action} gains {n:INT} {i:Icon}", "All through the next round.", NEEDS_WORDS),
  construct(
    "May",
    "may.choose",
    "you may choose one: {a:Seq}; or {b:Seq}",
    "One of the two, or neither; only what can be done is offered.",
    NEEDS_WORDS,
    { branches: true },
  ),
  construct("Loop", "before", "before {t:NextTime}, {m:May}", "Carried out then, once.", NEEDS_WORDS),
];

export const pieces: readonly Construct[] = [...places, ...selections, ...stocks, ...actions];
