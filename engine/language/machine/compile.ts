/**
 * From a text that was read to a program that runs: `compileText`. Everything that can be known of a text is known here, so that carrying it out never fails: a
 * construct without a run in this game is listed, with its place and a sentence.
 */
import { err, ok, type Result } from "../../kernel/result.ts";
import type { Language } from "../language.ts";
import type { BoundAbility } from "../reading/bind.ts";
import { expandKeyword } from "../reading/definition.ts";
import { QUOTED, sentenceIn } from "../reading/quoted.ts";
import { readText, type TextReading } from "../reading/read.ts";
import { printLine } from "../telling/print.ts";
import { isTree, type Tree, walk, walkAll } from "../tree.ts";
import { announce, announceX, isXOpen, LEAST_X, rereadTargets, untargetable } from "./announce.ts";
import { sentence } from "./bodies.ts";
import { canPay, costsOf, leavesEnough, type PaidFor, valuesOf } from "./costs.ts";
import { Draft, freshScope, isAlike, type Parts, type Scope, treeIn, type Way, wayGroup } from "./draft.ts";
import { countsDeeds, lackHollow, payingX } from "./hollow.ts";
import { answeringWithin, limited, limitOf, using } from "./limits.ts";
import { type Hearing, hearings, saidForATime, staticOf, timing } from "./listeners.ts";
import { countedOf, groupedOf, groupOf, holesOf, nearOf, termOf } from "./nouns.ts";
import { conditionOf, NUMBER_SORTS, numberOf } from "./numbers.ts";
import { lookedAt, looksBack } from "./past.ts";
import { canReplace } from "./possible.ts";
import {
  type ActivatedPart,
  END,
  type Instruction,
  type Of,
  type PrintedKeyword,
  type ReplacementPart,
  type StaticPart,
  type TextProgram,
  type TriggerPart,
  type Uncompiled,
} from "./program.ts";
import type { Run, VerbRun } from "./run.ts";
import { ABILITIES } from "./scene.ts";
import { shelve } from "./shelve.ts";
import { ACTIVATED, EFFECT, TRIGGERED } from "./stack.ts";
import { compileUnit, group, isOptional, type ScopedUnit, unitsOf } from "./units.ts";
import { verb } from "./verbs.ts";
import { destinationOf, placesOf, playersOf } from "./who.ts";

const PLAYERS = new Set(["Player", "PlayerF", "PlayerS", "Whose", "EvP"]);
const NEAR = new Set(["Near", "Subj", "Scope", "Cards", "CardsL"]);
const GROUPS = new Set(["Group", "GB", "Stated", "Kinded", "Past", "Placed", "Having", "Zoned", "Controlled", "Named", "Head"]);

const PARTS: Parts = {
  group: groupOf,
  near: nearOf,
  players: playersOf,
  places: placesOf,
  number: numberOf,
  condition: conditionOf,
  hole(draft, value, sort, times) {
    if (NUMBER_SORTS.has(sort)) return numberOf(draft, value, times);
    if (sort === "TAG" && typeof value === "string") draft.tags.add(value);
    if (sort === "LABEL" && typeof value === "string") draft.labels.add(value);
    if (!isTree(value)) return () => value;
    if (PLAYERS.has(sort)) return playersOf(draft, value);
    if (NEAR.has(sort)) return nearOf(draft, value);
    if (GROUPS.has(sort)) return groupedOf(groupOf(draft, value));
    if (sort === "Zone") return placesOf(draft, value);
    if (sort === "Dest") return destinationOf(draft, value);
    if (sort === "Count" || sort === "CountN") return countedOf(draft, value).of;
    if (sort === "Costs") return payment(draft, value);
    if (sort === "Cond" || sort === "Conds") return conditionOf(draft, value);
    if (sort === "Static") return saidForATime(draft, value);
    return termOf(draft, value, times);
  },
  definition(draft, keyword) {
    const inner = new Draft(draft.language, draft.rules, PARTS);
    inner.place = draft.spanOf(keyword);
    inner.keyword = keyword.is;
    const abilities =
      keyword.is === QUOTED ? quotedIn(draft, keyword) : expandKeyword(draft.language.grammar, draft.language.keywords, keyword);
    const compiled = compiledOf(inner, abilities ?? [], draft.words(keyword));
    draft.missing.push(...inner.missing);
    for (const id of inner.uses) draft.uses.add(id);
    for (const label of inner.labels) draft.labels.add(label);
    draft.looksBack ||= inner.looksBack;
    return compiled;
  },
};

/** An ability in quotation marks: its words stand in the hole, and are read as a text of their own. */
function quotedIn(draft: Draft, tree: Tree): readonly BoundAbility[] {
  const { abilities, problems } = readText(draft.language, sentenceIn(tree.holes["n"]));
  const [problem] = problems;
  if (problem) draft.lack(tree, `The text in quotation marks is not understood. ${problem.message}`);
  else if (abilities.length === 0 || abilities.some(({ kind }) => kind === "do" || kind === "keyword"))
    draft.lack(tree, "Quotation marks hold an ability: when something happens, for a price, or always. Keywords go without them");
  return problem ? [] : abilities.map((ability) => ({ ...ability, lines: ability.lines.map(placeless) }));
}

/** A tree that stands nowhere in the text, so that what is asked lights the words around it. */
function placeless({ span: _, ...tree }: Tree): Tree {
  const holes = Object.entries(tree.holes).map(([name, hole]) => [name, isTree(hole) ? placeless(hole) : hole] as const);
  return { ...tree, holes: Object.fromEntries(holes) };
}

type Compiled = {
  readonly keywords: PrintedKeyword[];
  readonly triggers: TriggerPart[];
  readonly replacements: ReplacementPart[];
  readonly statics: StaticPart[];
  readonly activated: ActivatedPart[];
  /** Abilities that are carried out when the card is, with the sentences before them. */
  readonly instructions: { readonly ability: BoundAbility; readonly before: number }[];
};

/** Compiles a text that has no problems. What cannot be carried out is listed whole, in the order of the text. */
export function compileText(language: Language, reading: TextReading): Result<TextProgram, readonly Uncompiled[]> {
  const [problem] = reading.problems;
  if (problem) return err([{ from: problem.from, to: problem.to, construct: "", words: "", message: problem.message }]);
  if (!language.textRules)
    return err([
      {
        from: 0,
        to: reading.canonical.length,
        construct: "",
        words: reading.canonical,
        message: "This game's rules do not run texts yet",
      },
    ]);
  const draft = new Draft(language, language.textRules, PARTS);
  const program = compiledOf(draft, reading.abilities, reading.canonical);
  return draft.missing.length > 0 ? err(draft.missing.sort((a, b) => a.from - b.from)) : ok(program);
}

/** Compiles abilities to a program; what of them cannot be carried out is noted in the draft. */
function compiledOf(draft: Draft, abilities: readonly BoundAbility[], text: string): TextProgram {
  const compiled: Compiled = { keywords: [], triggers: [], replacements: [], statics: [], activated: [], instructions: [] };
  let sentences = 0;
  noteRemembered(draft, abilities);
  for (const ability of abilities) {
    for (const part of walkAll(ability.lines)) {
      const idle = draft.rules.idle?.(part);
      if (idle?.refused) draft.lack(part, idle.message);
    }
    abilityOf(draft, ability, compiled, sentences);
    sentences += ability.lines.length;
  }
  const entry = compiled.instructions.length === 0 ? undefined : draft.here;
  const refusal = untargetable(
    draft,
    compiled.instructions.flatMap(({ ability }) => ability.lines),
  );
  if (entry !== undefined) instructions(draft, compiled.instructions);
  for (const compile of draft.deferred) compile();
  const { code, uses, tags, labels, slots, delayed, payments, given, stacked, lasting } = draft;
  const { keywords, triggers, replacements, activated: used, statics } = compiled;
  return {
    text,
    code,
    slots,
    entry,
    refusal,
    keywords,
    uses,
    tags,
    labels,
    triggers,
    replacements,
    activated: used,
    statics,
    lasting,
    delayed,
    payments,
    given,
    stacked,
    looksBack: draft.looksBack,
  };
}

/** Words for what another ability of the card has chosen. */
const CARD_CHOSEN: ReadonlySet<string> = new Set(["chosen", "near.chosen", "subj.chosen", "scope.chosen", "ev.chosen"]);

/** Notes whether the abilities speak of what another one has chosen, and lacks it where none does. */
function noteRemembered(draft: Draft, abilities: readonly BoundAbility[]): void {
  const parts = abilities.flatMap(({ lines }) => walkAll(lines));
  const card = parts.find(({ is, refers }) => CARD_CHOSEN.has(is) && refers === undefined);
  const player = parts.find(({ is }) => is === "players.chosen");
  draft.remembers = card !== undefined || player !== undefined;
  const chooses = (is: string): boolean => parts.some((part) => part.is === is);
  if (card && !chooses("choose")) draft.lack(card, `“${draft.words(card)}” refers to nothing: nothing on this card chooses one`);
  if (player && !chooses("choose.who")) draft.lack(player, "Nothing on this card chooses a player");
}

/** Compiles one ability; what a card does when it is carried out is only noted. */
function abilityOf(draft: Draft, ability: BoundAbility, into: Compiled, before: number): void {
  const [line] = ability.lines;
  if (!line) return;
  const parts = walkAll(ability.lines);
  draft.scope = scopeOf(draft, ability, parts);
  draft.looksBack ||= looksBack(draft.language, ability.kind, parts, draft.scope.lookedAt);
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

/** `parts`: everything in the lines of the ability. */
const scopeOf = (draft: Draft, ability: BoundAbility, parts: readonly Tree[]): Scope => ({
  ...freshScope(
    ability.lines.some(({ is }) => is === "line.ifYouDo" || is === "line.otherwise"),
    lookedAt(draft.language, parts),
    waysOf(draft, parts),
    countsDeeds(draft, parts),
  ),
  opensX: payingX(draft, ability, parts),
});

/** What the parts of an ability count of what was done “this way”, each with a slot; left out what none of its verbs does. */
function waysOf(draft: Draft, parts: readonly Tree[]): readonly Way[] {
  const done = new Set(parts.flatMap(({ is }) => waysDone(draft.language.runs.get(is))));
  const ways: Way[] = [];
  for (const tree of parts) {
    const run = draft.language.runs.get(tree.is);
    if (run?.is !== "way" || !done.has(run.of)) continue;
    const group = wayGroup(tree);
    if (ways.some((way) => way.of === run.of && isAlike(way.group, group))) continue;
    ways.push({ of: run.of, group, slot: draft.slot() });
  }
  return ways;
}
const waysDone = (run: Run | undefined): readonly (string | undefined)[] => (run?.is === "verb" ? [run.way?.of, run.wayOf?.of] : []);

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

function end(draft: Draft): void {
  for (const close of draft.scope.closing.splice(0)) close();
  draft.emit({ span: draft.place, reads: false, acts: false, run: () => END, last: true });
}

/** Costs in a hole become a part of the program of its own; the hole is the number of the part. */
function payment(draft: Draft, tree: Tree): () => number {
  const known = draft.costs.get(tree);
  if (known !== undefined) return () => known;
  const number = draft.costs.size;
  draft.costs.set(tree, number);
  const span = draft.spanOf(tree);
  draft.deferred.push(() => {
    draft.scope = freshScope();
    const costs = costsOf(tree);
    const paidFor: PaidFor = { besides: draft.besides.has(tree) };
    const pays = canPay(draft, costs, paidFor);
    const entry = draft.here;
    pay(draft, costs, paidFor);
    end(draft);
    draft.payments[number] = { span, entry, refusal: pays };
  });
  return () => number;
}

/** Pays costs in their order, each so that the others stay payable; behind them those that are paid all at once. */
function pay(draft: Draft, listed: readonly Tree[], paidFor: PaidFor = {}): void {
  const payAll = ({ is }: Tree) => {
    const run = draft.language.runs.get(is);
    return run?.is === "verb" ? run.payAll?.bind(run) : undefined;
  };
  const costs = [...listed.filter((cost) => !payAll(cost)), ...listed.filter(payAll)];
  for (const [i, cost] of costs.entries()) {
    const all = payAll(cost);
    if (all) {
      if (costs.findIndex(({ is }) => is === cost.is) === i)
        draft.emit(
          payingAll(
            draft,
            costs.filter(({ is }) => is === cost.is),
            all,
          ),
        );
      continue;
    }
    // Asked when it is paid: the draft has gone on to other abilities by then.
    const { slots } = draft.scope;
    const isFirst = costs.findIndex(({ is }) => is === cost.is) === i;
    const need = leavesEnough(draft, costs.slice(i), (binding) => slots.get(binding), paidFor);
    verb(draft, cost, { cost: [need], ...(paidFor.activating && isFirst ? { activating: true } : {}) });
  }
}

function payingAll(draft: Draft, costs: readonly Tree[], payAll: NonNullable<VerbRun["payAll"]>): Instruction {
  const values = costs.map((cost) => valuesOf(draft, cost));
  const next = draft.here + 1;
  return {
    span: draft.spanOf(costs[0] ?? { is: "costs", holes: {} }),
    reads: true,
    acts: true,
    run(scene) {
      payAll(
        scene.state,
        scene,
        scene.engine,
        values.map((holes) => holes.map((hole) => hole(scene))),
      );
      return next;
    },
  };
}

/** Who may use an ability, if not its controller alone. */
const USED_BY: Readonly<Record<string, "anybody" | "opponents">> = { "line.anyPlayer": "anybody", "line.anyOpponent": "opponents" };

/** An ability that is used: targets and modes are chosen, then the costs are paid in their order, then it is carried out. */
function activated(draft: Draft, { lines }: BoundAbility, into: Compiled): void {
  const [line] = lines;
  if (!line) return;
  draft.uses.add(line.is);
  const costs = costsOf(treeIn(line, "c"));
  const limit = limitOf(draft, line) ?? (costs.every(isNothing) ? draft.rules.free : undefined);
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

/** Whether a cost is to pay 0 of something. */
const isNothing = ({ holes }: Tree): boolean => Object.values(holes).includes(0);

/** What a card does when it is carried out, in the order that the rules of the game give. */
function instructions(draft: Draft, abilities: Compiled["instructions"]): void {
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
