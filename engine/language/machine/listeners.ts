/** What a text listens to: events that it answers, events that it replaces, times; and what is true as long as it is there. */
import type { Args } from "../../kernel/events.ts";
import { at, type InstanceId } from "../../kernel/state.ts";
import { eitherOf } from "../reading/either.ts";
import { isTree, type Tree, walk } from "../tree.ts";
import { type Draft, treeIn } from "./draft.ts";
import { controllerOf, fits, nearOf, phraseOf } from "./nouns.ts";
import type { Of, StaticPart, TriggerPart } from "./program.ts";
import type { EventRun, Grouped, Said } from "./run.ts";
import { type Scene, withMember } from "./scene.ts";

/** What listens is heard by, without where it leads to. */
export type Hearing = Pick<TriggerPart, "on" | "fits" | "self" | "binds"> & {
  readonly judged: "before" | "after";
  /** Whether the players are those meant. */
  readonly whose: TriggerPart["fits"];
};

/** Compiles an Event or a Would, once for each of the kernel's events that it means; what it names is bound where the lines of its ability speak of it. */
export function hearings(draft: Draft, tree: Tree, lines: readonly Tree[]): Hearing[] {
  draft.uses.add(tree.is);
  if (tree.is === "event.or") return eitherOf(tree).flatMap((one) => hearings(draft, one, lines));
  const run = draft.run(tree, "event");
  if (run === undefined) return [];
  const named = Object.values(tree.holes).map((hole) => (isTree(hole) ? hole.is : ""));
  const of = run.own?.of ?? ["ev.this"];
  const isOwn = named.some((is) => of.includes(is)) && named.every((is) => is === "evp.you" || !is.startsWith("evp."));
  return (run.own && isOwn ? [run.own] : [run, ...(run.also ?? [])]).map((one) => hearing(draft, tree, lines, one));
}

function hearing(draft: Draft, tree: Tree, lines: readonly Tree[], run: Omit<EventRun, "is">): Hearing {
  const { holes } = draft.entry(tree);
  const tests: ((scene: Scene, args: Args) => boolean)[] = [];
  const players: ((scene: Scene, args: Args) => boolean)[] = [];
  const binds: { slot: number; what: "card" | "player" | "controller" | "number"; arg: number }[] = [];
  if (run.amount !== undefined) binds.push({ slot: draft.amount(), what: "number", arg: run.amount });
  for (const [counts, arg] of Object.entries(run.counts ?? {}))
    if (asksFor(draft, lines, counts)) binds.push({ slot: draft.amount(counts), what: "number", arg });
  const others: Of<unknown>[] = [];
  const spoken = spokenOf(lines);
  let self: Hearing["self"];
  for (const { name, sort } of holes) {
    const inner = tree.holes[name];
    const arg = run.args[name];
    const by = run.controllers?.[name];
    if (by !== undefined && isTree(inner) && sort === "EvP") {
      draft.uses.add(inner.is);
      const players = draft.parts.players(draft, inner);
      tests.push((scene, args) => players(scene).includes(controllerOf(draft, scene, args[by] ?? 0)));
      if (inner.binds !== undefined && spoken.has(inner.binds)) binds.push({ slot: draft.slotOf(inner), what: "controller", arg: by });
      continue;
    }
    if (arg === undefined && isTree(inner) && sort === "EvC") {
      draft.uses.add(inner.is);
      const means = aCard(draft, inner);
      others.push((scene) => ({ fits: (card: number) => means(scene, card), places: undefined }) satisfies Grouped);
      continue;
    }
    if (arg === undefined || !isTree(inner)) {
      others.push(draft.parts.hole(draft, inner ?? 0, sort, undefined));
      continue;
    }
    draft.uses.add(inner.is);
    if (inner.is === "ev.this") self = arg;
    if (inner.binds !== undefined && spoken.has(inner.binds))
      binds.push({ slot: draft.slotOf(inner), what: sort === "EvP" ? "player" : "card", arg });
    if (sort === "EvP") {
      const isMeant = aPlayer(draft, inner, arg);
      tests.push(isMeant);
      players.push(isMeant);
    } else {
      const means = aCard(draft, inner);
      tests.push((scene, args) => means(scene, args[arg] ?? 0));
    }
  }
  const { fits: means } = run;
  if (means) tests.push((scene, args) => means.call(run, scene.state, args, scene, scene.engine, ...others.map((hole) => hole(scene))));
  return {
    on: run.on,
    judged: run.judged ?? "before",
    fits: (scene, args) => tests.every((test) => test(scene, args)),
    whose: (scene, args) => players.every((test) => test(scene, args)),
    self,
    binds,
  };
}

/** Whether the lines of an ability ask for a number of another kind. */
const asksFor = (draft: Draft, lines: readonly Tree[], counts: string): boolean =>
  lines.some((line) =>
    [...walk(line)].some(({ is }) => {
      const run = draft.language.runs.get(is);
      return run?.is === "amount" && run.with?.counts === counts;
    }),
  );

function aPlayer(draft: Draft, tree: Tree, arg: number): (scene: Scene, args: Args) => boolean {
  const players = draft.parts.players(draft, tree);
  return (scene, args) => players(scene).includes(args[arg] ?? 0);
}

/** Whether a card is the one that an event's words name. */
function aCard(draft: Draft, tree: Tree): (scene: Scene, card: InstanceId) => boolean {
  if (tree.is === "ev.this") return (scene, card) => card === scene.source;
  if (!isTree(tree.holes["g"])) {
    const cards = nearOf(draft, tree);
    return (scene, card) => cards(scene).includes(card);
  }
  const group = phraseOf(draft, treeIn(tree, "g"));
  const another = tree.is === "ev.another";
  return (scene, card) => {
    const inPlaces = group.places?.(scene).includes(at(scene.state.zone, card)) ?? true;
    return inPlaces && fits(group, scene, card) && !(another && card === scene.source);
  };
}

/** Compiles the Time of “at the beginning of your turn”; the player whose time it is is bound where the lines of its ability speak of one. */
export function timing(draft: Draft, tree: Tree, lines: readonly Tree[]): Hearing[] {
  draft.uses.add(tree.is);
  const run = draft.run(tree, "time");
  if (run === undefined) return [];
  const fits: Hearing["fits"] = (scene, args) => run.fits(scene.state, args, scene.controller, scene.engine, []);
  const spoken = tree.binds !== undefined && spokenOf(lines).has(tree.binds);
  if (spoken && run.player === undefined) draft.lack(tree, "This time is nobody's in particular");
  const binds = spoken && run.player !== undefined ? [{ slot: draft.slotOf(tree), what: "player" as const, arg: run.player }] : [];
  return [{ on: run.on, judged: "after", fits, whose: () => true, self: undefined, binds }];
}

/** What the lines of an ability speak of, by the numbers of its bindings. */
const spokenOf = (lines: readonly Tree[]): ReadonlySet<number> =>
  new Set(lines.flatMap((line) => [...walk(line)].flatMap(({ refers }) => refers ?? [])));

/** Compiles what an act makes true for a time; what is handed over is where it stands. */
export function saidForATime(draft: Draft, tree: Tree): Of<Said> {
  draft.uses.add(tree.is);
  // It is looked at later, when nobody knows any more what was meant or what X was.
  const parts = [...walk(tree)];
  const own = asksEach(draft, tree)?.binds;
  if (parts.some(({ refers }) => refers !== undefined && refers !== own))
    draft.lack(tree, "A change for a limited time cannot refer to what was chosen");
  if (parts.some(({ is, holes }) => is === "number.x" || Object.values(holes).includes("X")))
    draft.lack(tree, "A change for a limited time needs a number: X has no value by then");
  const n = draft.lasting.length;
  if (draft.run(tree, "static") !== undefined) {
    draft.lasting.push({
      id: tree.is,
      span: draft.spanOf(tree),
      keyword: undefined,
      while: () => true,
      holes: saidIn(draft, tree),
      uses: new Set(parts.map(({ is }) => is)),
      isShared: false,
    });
  }
  return ({ text }) => ({ said: n, text });
}

/** Compiles a sentence that says what is true. */
export function staticOf(draft: Draft, line: Tree): StaticPart | undefined {
  draft.uses.add(line.is);
  const tree = treeIn(line, "s");
  draft.uses.add(tree.is);
  if (draft.run(tree, "static") === undefined) return undefined;
  const said = isTree(line.holes["c"]) ? draft.parts.condition(draft, line.holes["c"]) : undefined;
  const condition: Of<boolean> = (scene) => (said === undefined ? true : said(scene) !== (line.is === "line.unless"));
  const parts = [...walk(line)];
  return {
    id: tree.is,
    span: draft.spanOf(line),
    keyword: draft.keyword,
    while: condition,
    holes: saidIn(draft, tree),
    uses: new Set(parts.map(({ is }) => is)),
    isShared: parts.every(({ is, holes }) => isOfNoCard(draft, is) && !Object.values(holes).includes("X")),
  };
}

/** Words that never ask on which card they stand, besides nouns and what always stands for the same. */
const OF_NO_CARD: ReadonlySet<string> = new Set([
  ...["line.static", "line.while", "line.unless", "static.gets", "static.gets.each", "static.gets.eachMost", "static.cannot"],
  ...[
    "scope.each",
    "controlled",
    "ctrl.you",
    "ctrl.opponent",
    "kinded",
    "tag",
    "tag.not",
    "tag.either",
    "having",
    "with.more",
    "with.less",
  ],
  ...["cond.rich"],
]);
const isOfNoCard = (draft: Draft, word: string): boolean =>
  OF_NO_CARD.has(word) || word.startsWith("noun.") || draft.language.runs.get(word)?.is === "term";

/** The cards of a sentence that is asked for each of them, if its words speak of the single card. */
function asksEach(draft: Draft, tree: Tree): Tree | undefined {
  const run = draft.language.runs.get(tree.is);
  if (run?.is !== "static" || run.ofEach !== true) return undefined;
  return Object.values(tree.holes).find(
    (hole): hole is Tree => isTree(hole) && hole.binds !== undefined && [...walk(tree)].some(({ refers }) => refers === hole.binds),
  );
}

/** What stands in a sentence that says what is true; what is asked for each of its cards is handed over as a function of the card. */
function saidIn(draft: Draft, tree: Tree): Of<readonly unknown[]> {
  const each = asksEach(draft, tree);
  const base = each && draft.slotOf(each);
  const run = draft.language.runs.get(tree.is);
  const marks = run?.is === "static" && run.marks ? [run.marks(tree)] : [];
  const holes = draft.entry(tree).holes.map(({ name, sort }): Of<unknown> => {
    const value = tree.holes[name] ?? 0;
    if (run?.is === "static" && run.besides && isTree(value) && sort === "Costs") draft.besides.add(value);
    const hole = draft.parts.hole(draft, value, sort, undefined);
    if (base === undefined || !isTree(value) || [...walk(value)].every(({ refers }) => refers !== each?.binds)) return hole;
    return (scene) => (card: InstanceId) => hole(withMember(scene, base, draft.slots, card));
  });
  return (scene) => [...holes.map((hole) => hole(scene)), ...marks];
}
