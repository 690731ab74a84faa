/** From an ability that was read to the parts of a program: what listens, replaces, holds, is used or is carried out. */
import type { BoundAbility } from "../reading/bind.ts";
import { expandKeyword } from "../reading/definition.ts";
import { printLine } from "../telling/print.ts";
import { isTree, type Tree, walk, walkAll } from "../tree.ts";
import { announce, announceX, isXOpen, LEAST_X, rereadTargets, untargetable } from "./announce.ts";
import { sentence } from "./bodies.ts";
import { end } from "./control.ts";
import { canPay, costsOf, type PaidFor } from "./costs.ts";
import { type Draft, freshScope, treeIn } from "./draft.ts";
import { lackHollow } from "./hollow.ts";
import { answeringWithin, limited, limitOf, using } from "./limits.ts";
import { type Hearing, hearings, staticOf, timing } from "./listeners.ts";
import { holesOf } from "./nouns.ts";
import { askedBy } from "./past.ts";
import { pay } from "./paying.ts";
import { canReplace } from "./possible.ts";
import {
  type ActivatedPart,
  END,
  type Of,
  type PrintedKeyword,
  type ReplacementPart,
  type StaticPart,
  type TriggerPart,
} from "./program.ts";
import { ABILITIES } from "./scene.ts";
import { scopeOf } from "./scope-of.ts";
import { shelve } from "./shelve.ts";
import { ACTIVATED, EFFECT, TRIGGERED } from "./stack.ts";
import { compileUnit, group, isOptional, type ScopedUnit, unitsOf } from "./units.ts";

export type Compiled = {
  readonly keywords: PrintedKeyword[];
  readonly triggers: TriggerPart[];
  readonly replacements: ReplacementPart[];
  readonly statics: StaticPart[];
  readonly activated: ActivatedPart[];
  /** Abilities that are carried out when the card is, with the sentences before them. */
  readonly instructions: { readonly ability: BoundAbility; readonly before: number }[];
};

/** Compiles one ability; what a card does when it is carried out is only noted. */
export function abilityOf(draft: Draft, ability: BoundAbility, into: Compiled, before: number): void {
  const [line] = ability.lines;
  if (!line) return;
  const parts = walkAll(ability.lines);
  draft.scope = scopeOf(draft, ability, parts);
  if (draft.scope.looksBack) {
    draft.looksBack = true;
    for (const id of askedBy(draft.language, parts)) draft.asksBack.add(id);
  }
  if (draft.keyword === undefined) lackHollow(draft, ability, parts);
  switch (ability.kind) {
    case "do":
      into.instructions.push({ ability, before });
      return;
    case "keyword":
      keyword(draft, line, into);
      return;
    case "deck":
      // Whoever checks decks asks the tree for it.
      for (const { is } of walk(line)) draft.uses.add(is);
      return;
    case "static": {
      const part = staticOf(draft, line);
      if (part) into.statics.push(part);
      return;
    }
    case "trigger": {
      draft.uses.add(line.is);
      const heard = isTree(line.holes["t"])
        ? timing(draft, treeIn(line, "t"), ability.lines)
        : hearings(draft, untargeted(draft, treeIn(line, "e")), ability.lines);
      const { stack } = draft.rules;
      const { keyword } = draft;
      const limit = limitOf(draft, line);
      // Those that are used are counted from the other end.
      const number = ABILITIES - 1 - into.triggers.length;
      const within = () => answeringWithin(draft, line, limit, number);
      const urgent = (one: Hearing) => stack?.isAtOnce(one.on, keyword) === true;
      const entry = stack ? answering(draft, ability.lines, heard.some(urgent), within) : body(draft, ability.lines, within);
      const judged = stack || limit ? heard.map((each) => underCondition(draft, each, line)) : heard;
      for (const one of judged) {
        const fits: Hearing["fits"] = (scene, args) => one.fits(scene, args) && !limited(draft.rules, scene, limit, number);
        into.triggers.push({ ...one, ...(limit ? { fits } : {}), entry, span: draft.spanOf(line), atOnce: urgent(one), keyword });
      }
      return;
    }
    case "instead": {
      draft.uses.add(line.is);
      const heard = hearings(draft, untargeted(draft, treeIn(line, "w")), ability.lines);
      const may = treeIn(line, "m");
      const optional = may.is === "may";
      const rest = optional ? { ...line, holes: { ...line.holes, m: treeIn(may, "s") } } : line;
      const limit = limitOf(draft, line);
      // Between those that are used and those that events bring about.
      const number = Math.trunc(ABILITIES / 2) + into.replacements.length;
      const within = limit?.stamp ? () => using(draft, line, limit, number) : undefined;
      const entry = body(draft, [rest, ...ability.lines.slice(1)], within);
      const { keyword } = draft;
      const could = canReplace(draft, treeIn(rest, "m"));
      const holds = line.is === "line.insteadIf" ? conditionBefore(draft, treeIn(line, "c")) : undefined;
      for (const one of heard) {
        const fits: Hearing["fits"] = (scene, args) =>
          one.fits(scene, args) && could?.(scene) !== false && holds?.(scene) !== false && !limited(draft.rules, scene, limit, number);
        into.replacements.push({ ...one, fits, entry, span: draft.spanOf(line), optional, keyword });
      }
      return;
    }
    case "activated":
      activated(draft, ability, into);
      return;
    case "section":
    case "goal":
    case "score":
      draft.lack(line, "This game's rules do not carry out text under a heading");
  }
}

/** What always listens has nobody chosen for it. */
function untargeted(draft: Draft, event: Tree): Tree {
  for (const part of walk(event))
    if (part.is === "evp.target" || part.is === "evp.targetPlayer")
      draft.lack(part, "What waits all the time has no target: say “an opponent”, or for how long");
  return event;
}

/** What a replacement asks besides, before it begins: what the event speaks of is not known by then. */
function conditionBefore(draft: Draft, condition: Tree): Of<boolean> {
  if ([...walk(condition)].some(({ refers }) => refers !== undefined))
    draft.lack(condition, "It is not known yet what would happen: ask for it in its own sentence");
  return draft.parts.condition(draft, condition);
}

/** The condition that a triggered ability stands under is asked when the event happens, and again when it is carried out. */
function underCondition(draft: Draft, heard: Hearing, line: Tree): Hearing {
  const inner = treeIn(line, "b");
  if (inner.is !== "if") return heard;
  const condition = treeIn(inner, "c");
  // What the event binds is known only when the ability has begun.
  if ([...walk(condition)].some(({ refers }) => refers !== undefined)) return heard;
  const holds = draft.parts.condition(draft, condition);
  return { ...heard, fits: (scene, args) => heard.fits(scene, args) && holds(scene) };
}

/** What something triggers in a game with a stack: announced if it has its targets, and put there unless it is carried out at once. */
function answering(draft: Draft, lines: readonly Tree[], atOnce: boolean, within: () => void): number {
  const entry = draft.here;
  const [line] = lines;
  if (!line) return entry;
  const missing = untargetable(draft, lines);
  const next = entry + 1;
  draft.emit({ span: draft.spanOf(line), reads: true, acts: false, run: (scene) => (missing(scene) === undefined ? next : END) });
  within();
  for (const each of lines) announce(draft, each);
  if (!atOnce) shelve(draft, line, TRIGGERED);
  rereadTargets(draft, line);
  draft.scope.again = draft.here;
  for (const each of lines) sentence(draft, each);
  end(draft);
  return entry;
}

/** What is chosen on announcement, then the sentences. Returns where they begin. `within`: compiles what is asked before. */
function body(draft: Draft, lines: readonly Tree[], within?: () => void): number {
  const entry = draft.here;
  within?.();
  for (const line of lines) announce(draft, line);
  const [first] = lines;
  if (first) rereadTargets(draft, first);
  draft.scope.again = draft.here;
  for (const line of lines) sentence(draft, line);
  end(draft);
  return entry;
}

/** Who may use an ability, if not its controller alone. */
const USED_BY: Readonly<Record<string, "anybody" | "opponents">> = { "line.anyPlayer": "anybody", "line.anyOpponent": "opponents" };

/** An ability that is used: targets and modes are chosen, then the costs are paid in their order, then it is carried out. */
function activated(draft: Draft, { lines }: BoundAbility, into: Compiled): void {
  const [line] = lines;
  if (!line) return;
  draft.uses.add(line.is);
  const costs = costsOf(treeIn(line, "c"));
  const limit = limitOf(draft, line) ?? (costs.every(mayBeNothing) ? draft.rules.free : undefined);
  const targets = untargetable(draft, lines);
  const pays = canPay(draft, costs, ACTIVATING);
  const toll = costs.some(({ is }) => is === draft.rules.toll?.cost) ? undefined : draft.rules.toll;
  const entry = draft.here;
  using(draft, line, limit, into.activated.length);
  for (const each of lines) announce(draft, each);
  const asksX = isXOpen(draft, costs, lines);
  if (asksX) announceX(draft, line, pays);
  const affordable: typeof pays = asksX ? (scene) => pays({ ...scene, x: LEAST_X }) : pays;
  pay(draft, costs, ACTIVATING);
  shelve(draft, line, ACTIVATED, undefined, (scene) => toll?.pay(scene.state, scene, scene.engine));
  rereadTargets(draft, line);
  draft.scope.again = draft.here;
  for (const each of lines) sentence(draft, each);
  end(draft);
  into.activated.push({
    keyword: draft.keyword,
    span: draft.spanOf(line),
    entry,
    words: printLine(draft.language.grammar, line),
    limit,
    by: USED_BY[line.is],
    refusal: (scene) => affordable(scene) ?? toll?.refusal(scene.state, scene, scene.engine) ?? targets(scene),
  });
}
const ACTIVATING: PaidFor = { activating: true };

/** Whether a cost is to pay 0 of something, or may come to nothing. */
const mayBeNothing = (cost: Tree): boolean =>
  Object.values(cost.holes).includes(0) || [...walk(cost)].some(({ is }) => MAY_BE_NONE.has(is));
/** What may be of no card, and of no money, at all. */
const MAY_BE_NONE: ReadonlySet<string> = new Set([
  ...["discard.hand", "each", "anyNumber", "upTo", "allBut", "half", "halfUp", "target.any", "target.upTo"],
  ...["many.any", "many.upTo", "money.any", "money.upTo"],
]);

/** What a card does when it is carried out, in the order that the rules of the game give. */
export function instructions(draft: Draft, abilities: Compiled["instructions"]): void {
  const scoped = abilities.map(({ ability, before }) => ({
    lines: ability.lines,
    scope: scopeOf(draft, ability, walkAll(ability.lines)),
    before,
  }));
  if (draft.rules.order === "sequence") {
    for (const { lines, scope } of scoped) {
      draft.scope = scope;
      for (const line of lines) announce(draft, line);
    }
    const first = scoped[0]?.lines[0];
    if (first) {
      const chosen = scoped.flatMap(({ scope }) => scope.chosen);
      shelve(draft, first, EFFECT, chosen);
      draft.scope = { ...freshScope(), chosen };
      rereadTargets(draft, first);
    }
    for (const { lines, scope } of scoped) {
      draft.scope = scope;
      scope.again = draft.here;
      for (const line of lines) sentence(draft, line);
      for (const close of scope.closing.splice(0)) close();
    }
  } else {
    const units: ScopedUnit[] = scoped.flatMap(({ lines, scope, before }) =>
      unitsOf(lines, before + 1).map((unit) => ({ ...unit, scope })),
    );
    for (const unit of units) if (!isOptional(unit)) compileUnit(draft, unit);
    group(draft, units.filter(isOptional));
  }
  end(draft);
}

/** A keyword stands for its definition, or is one that the rules know. */
function keyword(draft: Draft, line: Tree, into: Compiled): void {
  draft.uses.add(line.is);
  const tree = treeIn(line, "k");
  const abilities = expandKeyword(draft.language.grammar, draft.language.keywords, tree);
  draft.uses.add(tree.is);
  if (!abilities) {
    if (draft.run(tree, "known") === undefined) return;
    into.keywords.push({ id: tree.is, holes: holesOf(draft, tree), span: draft.spanOf(line) });
    return;
  }
  into.keywords.push({ id: tree.is, holes: [], span: draft.spanOf(line) });
  const outside = draft.place;
  draft.place = draft.spanOf(line);
  draft.keyword = tree.is;
  for (const ability of abilities) abilityOf(draft, ability, into, 0);
  draft.place = outside;
  draft.keyword = undefined;
}
