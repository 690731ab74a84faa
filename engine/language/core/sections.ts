/** Texts in boxes: headings and what stands under them, modifiers of actions, what is to be reached, points at the end. */
import { type Construct, construct } from "../tables/construct.ts";

const NEEDS_WORDS = "";

const lines: readonly Construct[] = [
  construct(
    "Line",
    "line.section",
    "{h:Heading}: {p:Part}",
    "The instructions of a box; the heading says when they are carried out. More sentences on the same line belong to it.",
    NEEDS_WORDS,
    { weight: 2 },
  ),
  construct("Line", "line.with", "with {a:Action}: {b:Body}", "Changes one execution of the action, before or after it.", NEEDS_WORDS),
  construct("Line", "line.goals", "{h:GoalHeading}: {a:Goal} and {b:Goal}", "What you must have, both at the same moment.", NEEDS_WORDS),
  construct("Line", "line.goal", "{h:GoalHeading}: {g:Goal}", "What you must have, all at the same moment.", NEEDS_WORDS),
  construct("Line", "line.score", "{h:ScoreHeading}: {s:Score}", "Points, counted at the end of the game.", NEEDS_WORDS),
  construct("Part", "part.none", "none", "The box is empty.", NEEDS_WORDS, { weight: 0.2 }),
  construct("Part", "part.with", "with {a:Action}: {b:Body}", "Changes one execution of the action, before or after it.", NEEDS_WORDS, {
    weight: 0.6,
  }),
];

const goals: readonly Construct[] = [
  construct("Goal", "goal.none", "none", "There is nothing you must have.", NEEDS_WORDS, { weight: 0.2 }),
  construct("Goal", "goal.have", "have {n:INT} {g:Group:@n}", "You have that many, or more.", NEEDS_WORDS),
  construct("Goal", "goal.haveNo", "have no {g:Group:0}", "You have none.", NEEDS_WORDS),
  construct("Goal", "goal.stock", "have {n:INT} {i:Icon}", "So much, or more.", NEEDS_WORDS),
  construct(
    "Goal",
    "goal.two",
    "have {a:INT} {x:Noun:@a} and {b:INT} {y:Noun:@b} {p:Place}",
    "That many of each, or more, at the same moment.",
    NEEDS_WORDS,
  ),
  construct(
    "Goal",
    "goal.three",
    "have {a:INT} {x:Noun:@a}, {b:INT} {y:Noun:@b} and {c:INT} {z:Noun:@c} {p:Place}",
    "That many of each, or more, at the same moment.",
    NEEDS_WORDS,
  ),
];

const scores: readonly Construct[] = [
  construct("Score", "score.plus", "{a:Points}, plus {b:Score}", "The points are added up.", NEEDS_WORDS),
  construct("Points", "points.per", "{n:INT} VP per {p:Per}", "That many points for each one you have.", NEEDS_WORDS, { weight: 2 }),
  construct(
    "Points",
    "points.players",
    "{a:INT}, {b:INT} or {c:INT} VP per {p:Per}, with 2, 3 or 4 players",
    "The number of points depends on the number of players.",
    NEEDS_WORDS,
  ),
  construct(
    "Points",
    "points.fewest",
    "{n:INT} VP if you have the fewest {g:Goods}",
    "Compared with all players; ties count.",
    NEEDS_WORDS,
  ),
  construct("Points", "points.most", "{n:INT} VP if you have the most {g:Goods}", "Compared with all players; ties count.", NEEDS_WORDS),
  construct("Per", "per.stock", "{i:Icon}", "Each one that you have.", NEEDS_WORDS),
  construct("Per", "per.full", "full {n:INT} {i:Icon}", "Each full group of what you have; the rest does not count.", NEEDS_WORDS),
];

export const sections: readonly Construct[] = [...lines, ...goals, ...scores];
