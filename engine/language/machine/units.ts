/**
 * The instructions of a card that run as a group (`order: "group"` of a vocabulary): those that happen by themselves first, in printed order; then the player takes or
 * leaves the optional ones in any order, one unit at a time. Sentences that speak of each other are one unit.
 */
import { at, type InstanceId } from "../../kernel/state.ts";
import { isTree, type Tree, walk } from "../tree.ts";
import { announce } from "./announce.ts";
import { sentence } from "./bodies.ts";
import { jump, step } from "./control.ts";
import { type Draft, type Scope, treeIn } from "./draft.ts";
import { holesOf } from "./nouns.ts";
import { isConstant } from "./numbers.ts";
import { possible } from "./possible.ts";
import { ASKS, type Of } from "./program.ts";
import { DONE, keep, kept, type Scene, TAIL } from "./scene.ts";
import { amongOf, askable, choosable, doing, failures, isThere, mixer, verbAt } from "./select.ts";

/** Sentences that are carried out together, in printed order; `number` is that of the first among the card's sentences, from 1. */
export type Unit = { readonly number: number; readonly lines: readonly Tree[] };

/** A unit with what its ability binds. */
export type ScopedUnit = Unit & { readonly scope: Scope };

const SEQUENCES: ReadonlySet<string> = new Set(["then", "then.three", "vthen", "vthen.three"]);
/** Whether a sentence counts what the one before it did: “for each card destroyed this way”. */
const looksBack = (parts: readonly Tree[]): boolean =>
  parts.some(({ is }) => is.startsWith("way.")) && !parts.some(({ is }) => SEQUENCES.has(is));

/** The units of an ability's sentences: continuations, what counts what was done “this way”, references to what another sentence selected, and “repeat this” join them. */
export function unitsOf(lines: readonly Tree[], first: number): Unit[] {
  const units: { number: number; lines: Tree[] }[] = [];
  for (const [i, line] of lines.entries()) {
    const parts = [...walk(line)];
    const from = parts.some(({ is }) => is === "repeat")
      ? 0
      : line.is === "line.do" && !looksBack(parts)
        ? units.findIndex((unit) => parts.some(({ refers }) => refers !== undefined && binds(unit.lines, refers)))
        : units.length - 1;
    if (from < 0 || units.length === 0) units.push({ number: first + i, lines: [line] });
    else {
      const joined = units.splice(from).flatMap((unit) => unit.lines);
      units.push({ number: first + i - joined.length, lines: [...joined, line] });
    }
  }
  return units;
}

const binds = (lines: readonly Tree[], number: number): boolean =>
  lines.some((line) => [...walk(line)].some((tree) => tree.binds === number));

/** The body of a unit's first sentence without the condition that it stands under. */
function core(unit: Unit): Tree {
  const [line] = unit.lines;
  if (!line) throw new Error("A unit has a sentence");
  const inner = treeIn(line, "b");
  return inner.is === "if" ? treeIn(inner, "l") : inner;
}

const OPTIONAL_HOLES = ["upTo", "anyNumber", "ncards.upTo"];

/** Whether the player takes or leaves it: “you may”, “up to n”. */
export function isOptional(unit: Unit): boolean {
  const inner = core(unit);
  return inner.is === "may" || Object.values(inner.holes).some((hole) => isTree(hole) && OPTIONAL_HOLES.includes(hole.is));
}

/** An optional unit as the group asks for it. */
type Offer = {
  readonly unit: ScopedUnit;
  readonly tree: Tree;
  /** How often it may be taken. */
  readonly times: number;
  /** Slot of how often it still may. */
  readonly left: number;
  readonly action: string;
  /** Whether it may be done now, and whether it could do anything. */
  readonly may: Of<boolean>;
  readonly could: Of<boolean>;
  /** The cards that it can be done to, one of which the player names; undefined: there is nothing to name. */
  readonly cards:
    | {
        readonly all: (scene: Scene) => InstanceId[];
        readonly offered: (scene: Scene) => InstanceId[];
        readonly failed: (scene: Scene, card: InstanceId) => ReturnType<typeof failures>;
      }
    | undefined;
  /** What has to be mixed before anybody chooses among its cards. */
  readonly mix?: ((scene: Scene) => void) | undefined;
  /** Does it at once; undefined: its instructions are carried out, beginning at `entry`. */
  readonly done: ((scene: Scene, card: InstanceId | undefined) => void) | undefined;
  entry: number;
  /** Where its “otherwise” begins, which is carried out when it is declined or vanishes; undefined: nothing is done then. */
  otherwise: number | undefined;
};

const UNITS = 32;

/** Compiles the optional units of a text: one question for all of them, until none is left that could do anything. */
export function group(draft: Draft, units: readonly ScopedUnit[]): void {
  if (units.length === 0) return;
  const offers = units.map((unit) => offerOf(draft, unit));
  const [first] = offers;
  if (!first) return;
  const tail = draft.slot();
  draft.emit(
    step(draft, first.tree, false, (scene) => {
      for (const { left, times } of offers) keep(scene, left, times);
      keep(scene, tail, kept(scene, TAIL));
    }),
  );
  const end = { at: 0 };
  const top = draft.here;
  const mixers = offers.filter(({ mix }) => mix);
  const mixAll = (scene: Scene) => {
    for (const offer of mixers) if (open(scene, offer)) offer.mix?.(scene);
  };
  doing(draft, first.tree, mixers.length > 0 ? mixAll : undefined);
  const open = (scene: Scene, offer: Offer) => kept(scene, offer.left) > 0 && offer.could(scene);
  /** It is left: what it says otherwise is done. */
  const leave = (scene: Scene, offer: Offer): number => {
    keep(scene, offer.left, 0);
    return offer.otherwise ?? top;
  };
  const span = { from: draft.spanOf(first.tree).from, to: draft.spanOf(at(offers, offers.length - 1).tree).to };
  draft.emit({
    span,
    reads: true,
    acts: false,
    run(scene) {
      keep(scene, TAIL, kept(scene, tail));
      for (let i = 0; i < offers.length; i++) if (open(scene, at(offers, i))) return ASKS;
      const vanishing = offers.find((offer) => offer.otherwise !== undefined && kept(scene, offer.left) > 0);
      return vanishing ? leave(scene, vanishing) : end.at;
    },
    ask: {
      kind: "unit",
      player: ({ controller }) => controller,
      candidates(scene, into) {
        for (let i = 0; i < offers.length; i++) {
          const offer = at(offers, i);
          if (kept(scene, offer.left) > 0) addUnit(scene, offer, i, into);
        }
        for (let i = 0; i < offers.length; i++) if (kept(scene, at(offers, i).left) > 0) into.push(UNITS * DECLINE + i);
      },
      weigh(scene) {
        const offered: number[] = [];
        this.candidates(scene, offered);
        const others = offers.flatMap(({ left, cards }, i) => {
          if (kept(scene, left) === 0 || !cards) return [];
          return cards
            .all(scene)
            .map((card) => ({ code: codeOf(i, card), failed: cards.failed(scene, card) }))
            .filter(({ failed }) => failed.length > 0);
        });
        return [...offered.map((code) => ({ code, failed: [] })), ...others];
      },
      action(_scene, code) {
        const { action, unit } = at(offers, code % UNITS);
        const what = Math.trunc(code / UNITS);
        if (what === DECLINE) return { kind: "decline", sentence: unit.number };
        return what === PLAIN ? { kind: action, sentence: unit.number } : { kind: action, card: what - FIRST_CARD, sentence: unit.number };
      },
      answer(scene, code) {
        const offer = at(offers, code % UNITS);
        const what = Math.trunc(code / UNITS);
        if (what === DECLINE) {
          return leave(scene, offer);
        }
        keep(scene, offer.left, kept(scene, offer.left) - 1);
        if (!offer.done) return offer.entry;
        offer.done(scene, what === PLAIN ? undefined : what - FIRST_CARD);
        return top;
      },
      prompt: (scene) =>
        offers
          .filter((offer) => kept(scene, offer.left) > 0)
          .map(({ tree }) => draft.words(tree))
          .map((words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`)
          .join(", or: "),
      hidden: () => false,
    },
  });
  for (const offer of offers) {
    if (offer.done) continue;
    offer.entry = draft.here;
    compileUnit(draft, offer.unit, true);
    draft.emit(jump(draft, offer.tree, { at: top }));
    const others = otherwiseOf(offer.unit);
    if (others.length === 0) continue;
    offer.otherwise = draft.here;
    draft.emit(step(draft, offer.tree, false, (scene) => keep(scene, DONE, 0)));
    compileUnit(draft, { ...offer.unit, lines: others });
    draft.emit(jump(draft, offer.tree, { at: top }));
  }
  end.at = draft.here;
}

// What an answer says about its unit: it is declined, done, or done to a card.
const DECLINE = 0;
const PLAIN = 1;
const FIRST_CARD = 2;
const codeOf = (unit: number, card: InstanceId): number => UNITS * (FIRST_CARD + card) + unit;

function addUnit(scene: Scene, { cards, may, could }: Offer, i: number, into: number[]): void {
  if (!cards) {
    if (could(scene)) into.push(UNITS * PLAIN + i);
    return;
  }
  if (may(scene)) for (const card of cards.offered(scene)) into.push(codeOf(i, card));
}

/** What a unit does when its first sentence is not carried out. */
function otherwiseOf({ lines }: Unit): Tree[] {
  const next = lines.findIndex(({ is }, i) => i > 0 && is === "line.do");
  return lines.slice(1, next < 0 ? lines.length : next).filter(({ is }) => is === "line.otherwise");
}

/** Compiles the sentences of a unit. `taken`: the player has said that it is done, so its first “you may” is not asked again. */
export function compileUnit(draft: Draft, unit: ScopedUnit, taken = false): void {
  draft.scope = unit.scope;
  for (const line of unit.lines) announce(draft, line);
  draft.scope.again = draft.here;
  for (const [i, line] of unit.lines.entries()) sentence(draft, taken && i === 0 ? accepted(line) : line);
  for (const close of draft.scope.closing.splice(0)) close();
}

/** A sentence whose “you may” has been answered. */
function accepted(line: Tree): Tree {
  const strip = (tree: Tree): Tree => {
    if (tree.is === "may") return treeIn(tree, "s");
    return tree.is === "if" ? { ...tree, holes: { ...tree.holes, l: strip(treeIn(tree, "l")) } } : tree;
  };
  return { ...line, holes: { ...line.holes, b: strip(treeIn(line, "b")) } };
}

function offerOf(draft: Draft, unit: ScopedUnit): Offer {
  draft.scope = unit.scope;
  const [line] = unit.lines;
  if (!line) throw new Error("A unit has a sentence");
  const whole = treeIn(line, "b");
  const inner = core(unit);
  const condition = whole.is === "if" ? draft.parts.condition(draft, treeIn(whole, "c")) : undefined;
  const under = (could: Of<boolean>): Of<boolean> => (condition ? (scene) => condition(scene) && could(scene) : could);
  const left = draft.slot();
  const single = unit.lines.length === 1 ? atOnce(draft, inner) : undefined;
  if (single)
    return { unit, tree: inner, left, entry: 0, otherwise: undefined, ...single, may: under(single.may), could: under(single.could) };
  const could = under(possible(draft, inner));
  return {
    unit,
    tree: inner,
    left,
    entry: 0,
    otherwise: undefined,
    times: 1,
    action: "do",
    may: could,
    could,
    cards: undefined,
    done: undefined,
  };
}

/** A verb that is done as one action: “draw up to 2 cards”, “destroy up to 2 cards”, “you may copy a played card”. */
function atOnce(draft: Draft, inner: Tree): Pick<Offer, "times" | "action" | "may" | "could" | "cards" | "done" | "mix"> | undefined {
  const tree = inner.is === "may" ? treeIn(inner, "s") : inner;
  const run = draft.language.runs.get(tree.is);
  if (run?.is !== "verb" || [...walk(tree)].some(({ is }) => NOT_AT_ONCE.has(is))) return undefined;
  const { holes } = draft.entry(tree);
  const chosen = holes.filter(({ name }) => isTree(tree.holes[name]) && ["upTo", "some", "ncards.upTo"].includes(idOf(tree.holes[name])));
  const others = holes.filter(({ name, sort }) => ["Cards", "CardsL"].includes(sort) && !chosen.some((hole) => hole.name === name));
  const [hole, another] = chosen;
  if (another || others.length > 0) return undefined;
  const value = hole && tree.holes[hole.name];
  const choice = isTree(value) ? value : undefined;
  const n = choice ? choice.holes["n"] : 1;
  const isMay = inner.is === "may";
  if (!isConstant(n) || (isMay ? choice !== undefined && (choice.is !== "some" || n !== 1) : choice === undefined || choice.is === "some"))
    return undefined;
  for (const { is } of walk(inner)) draft.uses.add(is);
  const action = run.kind ?? tree.is;
  const able: Of<boolean> = (scene) => run.able?.(scene.state, scene, scene.engine) ?? true;
  const position = hole === undefined ? -1 : holes.indexOf(hole);
  const rest = holesOf(draft, tree, hole?.name);
  const give = (scene: Scene, item: unknown): void => {
    const given = rest.map((of) => of(scene));
    if (position >= 0) given.splice(position, 0, item);
    run.run(scene.state, scene, scene.engine, ...given);
  };
  if (!choice || choice.is === "ncards.upTo")
    return { times: n, action, may: able, could: able, cards: undefined, done: (scene) => give(scene, 1) };
  const verb = verbAt(draft, run, tree, hole?.name ?? "");
  const all = amongOf(draft, choice, verb);
  return {
    times: n,
    action,
    may: able,
    could: (scene) => able(scene) && isThere(all, scene),
    cards: {
      all: (scene) => askable(all, scene, scene.controller),
      offered: (scene) => choosable(all, scene, scene.controller),
      failed: (scene, card) => failures(all.needs, scene, card),
    },
    done: (scene, card) => give(scene, card === undefined ? [] : [card]),
    mix: mixer(all, verb),
  };
}

const idOf = (value: unknown): string =>
  typeof value === "object" && value !== null && "is" in value && typeof value.is === "string" ? value.is : "";

/** What has to be asked before or beside a verb, so that it is no single action. */
const NOT_AT_ONCE = new Set([
  "target",
  "target.another",
  "target.upTo",
  "target.any",
  "near.target",
  "whose.target",
  "whose.targetPlayer",
  "ctrl.target",
  "ctrl.targetPlayer",
  "evp.target",
  "evp.targetPlayer",
  "whose.opponent",
  "whose.player",
  "whose.owner",
  "forEach",
  "forEach.most",
]);
