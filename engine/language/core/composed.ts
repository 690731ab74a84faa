/** What can be put together with any verb, condition or player: at most so often, not if, three conditions, you and another player. */
import { type Construct, construct } from "../tables/construct.ts";
import { isTree, type Tree } from "../tree.ts";
import { behindOne } from "./behind.ts";

const often = ({ holes: { n } }: Tree): boolean => n !== 0;
const acts: readonly Construct[] = [
  construct(
    "VPe",
    "forEach.most",
    "{v:VP:=} for each {p:Per}, up to {n:INT} (time|times)@n",
    "Counts first, so often at most, then does it once with the total.",
    "draw 1 card for each card you control, up to 3 times",
    {
      weight: 0.4,
      check: often,
      also: ["{v:VP:=} for each {p:Per}, at most {n:INT} (time|times)@n"],
      loose: [
        "{v:VP:=} for each {p:Per}, to a maximum of {n:INT} (time|times)@n",
        "{v:VP:=} for each {p:Per}, max {n:INT} (time|times)@n",
        "{v:VP:=} for each {p:Per}, but at most {n:INT} (time|times)@n",
      ],
    },
  ),
  construct(
    "Act",
    "act.youAnd",
    "you and {p:Player} each {v:VPe:0}",
    "You do it and so do these players; each makes their own choices.",
    "you and target opponent each draw 1 card",
    {
      actor: "p",
      weight: 0.6,
      check: ({ holes: { p } }) => !isTree(p) || !["player.each", "player.targetPlayer", "player.a"].includes(p.is),
      also: ["{p:Player} and you each {v:VPe:0}", "both you and {p:Player} {v:VPe:0}"],
      loose: ["you and {p:Player} {v:VPe:0}", "you and {p:Player} both {v:VPe:0}", "{p:Player} and you {v:VPe:0}"],
    },
  ),
  construct(
    "Body",
    "unless.cond",
    "unless {c:Conds}, {l:Loop}",
    "It happens if that is not so; checked when it resolves.",
    "unless you control 2 or more cards, draw 1 card",
    { weight: 0.5, loose: [...behindOne("unless {c:Conds}"), "{l:Loop}, unless {c:Conds}"] },
  ),
];

const conditions: readonly Construct[] = [
  construct(
    "Conds",
    "and.three",
    "{a:Cond}, {b:Cond} and {c:Cond}",
    "All three are true.",
    "it is your turn, you control 2 or more cards and you control no #Human cards",
    { weight: 0.05, also: ["{a:Cond}, {b:Cond}, and {c:Cond}", "{a:Cond} and {b:Cond} and {c:Cond}"] },
  ),
  construct(
    "Conds",
    "or.three",
    "either {a:Cond}, {b:Cond} or {c:Cond}",
    "One is true, or more.",
    "either it is your turn, you control 2 or more cards or you control no #Human cards",
    {
      weight: 0.05,
      also: ["{a:Cond}, {b:Cond} or {c:Cond}", "{a:Cond}, {b:Cond}, or {c:Cond}", "{a:Cond} or {b:Cond} or {c:Cond}"],
    },
  ),
];

/** Of every game with hands and cards in play. */
export const composed: readonly Construct[] = [...acts, ...conditions];

/** Of games in which sentences are true as long as a card lies there. */
export const composedLines: readonly Construct[] = [
  construct(
    "Line",
    "line.unless",
    "unless {c:Conds}, {s:Static}",
    "True as long as the condition is not.",
    "unless you control 2 or more cards, each card costs you 1M more",
    { weight: 0.4, loose: ["{s:Static} unless {c:Conds}", "{s:Static}, unless {c:Conds}"] },
  ),
];
