/** Costs: what keeps them from being paid, asked of all of them together, and how a payment leaves the later costs payable. */
import { at, type InstanceId } from "../../kernel/state.ts";
import { isTree, type Tree } from "../tree.ts";
import { type Draft, type Need, treeIn, type VerbAt } from "./draft.ts";
import { nearOf } from "./nouns.ts";
import type { Failure, Of } from "./program.ts";
import { type Scene, selectedCards } from "./scene.ts";
import { amongOf, choosable, fitting, verbAt, verbNeeds } from "./select.ts";
import { isAny } from "./selection.ts";

/** The costs of a list, in order. */
export const costsOf = (tree: Tree): Tree[] => (tree.is === "costs" ? [treeIn(tree, "a"), ...costsOf(treeIn(tree, "b"))] : [tree]);

/** Cards that a cost takes: how many, out of which; of one card that it names, what keeps that from being taken. */
type Taking = { readonly count: number; readonly among: readonly InstanceId[]; readonly refused?: Failure | undefined };
/** Whether costs of one kind can be paid without some cards. */
type Payable = {
  readonly costs: readonly Tree[];
  /** “pay 1M and pay 2M” */
  readonly words: string;
  readonly competes: boolean;
  readonly holds: (scene: Scene, without: readonly InstanceId[]) => boolean;
  /** What there is instead, if the run says it of costs that cannot be paid. */
  readonly missing: (scene: Scene, without: readonly InstanceId[]) => Failure | undefined;
};

/** What costs are paid for: an ability that is activated, or a card that has its own price besides. */
export type PaidFor = { readonly activating?: true; readonly besides?: boolean };

/** What keeps costs from being paid together, the cheapest to mend first; undefined if they can be. */
export function canPay(draft: Draft, costs: readonly Tree[], paidFor: PaidFor = {}): Of<Failure | undefined> {
  const { pay } = draft.rules.asks;
  const { besides } = paidFor;
  const prices = payables(draft, costs, paidFor);
  const takings = costs.map((cost) => takingsOf(draft, cost));
  const takes = takings.flatMap((some, i) => some.map((taking) => ({ words: draft.words(at(costs, i)), taking })));
  const ofPrices = prices.map((price): [Payable, Of<Failure>] => [price, (scene) => unpaid(pay, price, scene)]);
  const each = costs.map((cost, i) => ({
    price: ofPrices.find(([price]) => price.costs.includes(cost)),
    taken: takings[i] ?? [],
    failure: { rule: pay, reason: cannot(draft.words(cost)) },
  }));
  const together = takes.length + prices.length > 1 || besides ? payTogether(prices, takings.flat(), besidesOf(draft, besides)) : undefined;
  const listed = costs.map((cost) => draft.words(cost)).join(" and ");
  const apart: Of<Failure> = (scene) =>
    besides
      ? { rule: pay, reason: `You cannot ${listed} now and pay for the card besides` }
      : clash(pay, [...takes, ...prices.filter(({ competes }) => competes)], scene);
  return (scene) => {
    for (const { price, taken, failure } of each) {
      if (price?.[0].holds(scene, NO_CARDS) === false) return new Unpaid(price[1], scene);
      for (const taking of taken) {
        const cards = taking(scene);
        if (!isEnough(cards)) return cards.refused ? becauseOf(failure, cards.refused) : failure;
      }
    }
    const taken = besides ? [scene.source] : NO_CARDS;
    return together === undefined || together(scene, taken) ? undefined : new Unpaid(apart, scene);
  };
}

/** Whether the card itself can be paid for when some cards are taken; undefined where it is not asked. */
const besidesOf = (draft: Draft, asked: boolean | undefined): Payable["holds"] | undefined =>
  asked ? (scene, taken) => draft.rules.besides?.(scene.state, scene, scene.engine, taken) ?? true : undefined;

/** Costs that cannot be paid. That is found of many abilities and read of few, so the sentence is made when it is read, before the state changes. */
class Unpaid implements Failure {
  readonly #why: Of<Failure>;
  readonly #scene: Scene;

  constructor(why: Of<Failure>, scene: Scene) {
    this.#why = why;
    this.#scene = scene;
  }
  get rule(): string {
    return this.#why(this.#scene).rule;
  }
  get reason(): string {
    return this.#why(this.#scene).reason;
  }
}

const cannot = (words: string): string => `You cannot ${words} now`;

/** “You cannot engage this now: it is engaged already”, by the rule that says the latter. */
const becauseOf = ({ reason }: Pick<Failure, "reason">, { rule, reason: why }: Failure): Failure => ({
  rule,
  reason: `${reason}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
});

/** “You cannot pay 3M now: you have 2M”. */
function unpaid(rule: string, { words, missing }: Payable, scene: Scene): Failure {
  const why = missing(scene, NO_CARDS);
  return why ? becauseOf({ reason: cannot(words) }, why) : { rule, reason: cannot(words) };
}

/** One that takes cards, or costs that compete for them. */
type Part = { readonly words: string } & ({ readonly taking: Of<Taking> } | Payable);

/**
 * Of costs that cannot be paid together, those that stand in each other's way, and which of them is left over: “You cannot pay 3 IQ now: when you engage
 * this, it takes 2 more IQ, and the cards you can engage give 1”. Those that take cards are paid first.
 */
function clash(rule: string, parts: readonly Part[], scene: Scene): Failure {
  const fails = (some: readonly Part[]): boolean =>
    !payTogether(
      some.flatMap((part) => ("taking" in part ? [] : [part])),
      some.flatMap((part) => ("taking" in part ? [part.taking] : [])),
    )(scene, NO_CARDS);
  const inTheWay = parts.reduce((left, part) => {
    const others = left.filter((one) => one !== part);
    return fails(others) ? others : left;
  }, parts);
  const last = inTheWay.at(-1);
  const others = inTheWay.slice(0, -1);
  const when = `${cannot(last?.words ?? "pay")}: when you ${others.map(({ words }) => words).join(" and ")}`;
  if (last === undefined || "taking" in last) return { rule, reason: `${when}, you do not have enough cards left` };
  // What is not chosen is taken for sure.
  const taken = others.flatMap((part) => ("taking" in part ? surelyTaken(part.taking(scene)) : []));
  const why = last.holds(scene, taken) ? undefined : last.missing(scene, taken);
  return { rule: why?.rule ?? rule, reason: `${when}, ${why?.reason ?? "you do not have enough left"}` };
}

const surelyTaken = ({ count, among }: Taking): readonly InstanceId[] => (among.length <= count ? among : NO_CARDS);

const NO_CARDS: readonly InstanceId[] = [];

/** Whether a taking gets its cards, if no other wants them. */
const isEnough = ({ count, among }: Taking): boolean => among.length >= count;

/** Costs by their kind: all that are alike are asked about at once. */
function payables(draft: Draft, costs: readonly Tree[], { activating }: PaidFor = {}): Payable[] {
  return [...new Set(costs.map(({ is }) => is))].map((is) => {
    const like = costs.filter((cost) => cost.is === is);
    const [first] = like;
    draft.uses.add(is);
    const run = first && draft.run(first, "verb");
    const values = like.map((cost) => valuesOf(draft, cost));
    const given = (scene: Scene) => values.map((holes) => holes.map((hole) => hole(scene)));
    const by = (scene: Scene, without: readonly InstanceId[]): Scene =>
      without.length === 0 && !activating ? scene : { ...scene, without, ...(activating ? { activating } : {}) };
    const holds = (scene: Scene, without: readonly InstanceId[]): boolean => {
      if (!run) return false;
      if (!run.payable) return run.able?.(scene.state, scene, scene.engine) ?? true;
      return run.payable(scene.state, by(scene, without), scene.engine, given(scene));
    };
    return {
      costs: like,
      words: like.map((cost) => draft.words(cost)).join(" and "),
      competes: run?.payAll !== undefined,
      holds,
      missing: (scene, without) => run?.missing?.(scene.state, by(scene, without), scene.engine, given(scene)),
    };
  });
}

/** The holes of a cost that are no cards. */
export const valuesOf = (draft: Draft, cost: Tree): readonly Of<unknown>[] =>
  draft
    .entry(cost)
    .holes.filter(({ sort }) => !CARDS.includes(sort))
    .map(({ name, sort }) => draft.parts.hole(draft, cost.holes[name] ?? 0, sort, undefined));

const CARDS = ["Cards", "CardsL"];
/** Ways to take cards for the other costs that are tried before a payment counts as impossible. */
const MOST_TRIED = 500;

/** Whether the takings get their cards, none of those that are taken already, so that what competes for cards can be paid too. */
function payTogether(
  prices: readonly Payable[],
  takings: readonly Of<Taking>[],
  besides?: Payable["holds"],
): (scene: Scene, taken: readonly InstanceId[]) => boolean {
  const competing = [...prices.filter(({ competes }) => competes), ...(besides ? [{ holds: besides }] : [])];
  return (scene, taken) => {
    const wanted = takings.map((taking) => {
      const one = taking(scene);
      return { ...one, among: one.among.filter((card) => !taken.includes(card)) };
    });
    if (competing.length === 0 || wanted.length === 0) return enough(wanted) && competing.every(({ holds }) => holds(scene, taken));
    const each = wanted.flatMap(({ count, among }) => Array.from({ length: Math.min(count, among.length + 1) }, () => among));
    let tried = 0;
    const take = (i: number, cards: readonly InstanceId[]): boolean => {
      const among = each[i];
      if (among === undefined) return ++tried <= MOST_TRIED && competing.every(({ holds }) => holds(scene, cards));
      return among.some((card) => tried <= MOST_TRIED && !cards.includes(card) && take(i + 1, [...cards, card]));
    };
    return take(0, taken);
  };
}

/** A selection of a cost and the cards that it takes; undefined: it takes what is there, be it nothing. */
type Taker = { readonly selected: Tree; readonly taking: Of<Taking> | undefined };

/** The selections of a cost: “engage this and a character you control” has two. */
function takersOf(draft: Draft, cost: Tree): readonly Taker[] {
  const run = draft.language.runs.get(cost.is);
  if (run?.is !== "verb") return [];
  return draft.entry(cost).holes.flatMap(({ name, sort }) => {
    const selected = cost.holes[name];
    return CARDS.includes(sort) && isTree(selected) ? takersIn(draft, selected, verbAt(draft, run, cost, name, { cost: [] })) : [];
  });
}

const takersIn = (draft: Draft, tree: Tree, verb: VerbAt): readonly Taker[] =>
  tree.is === "both"
    ? [...takersIn(draft, treeIn(tree, "a"), verb), ...takersIn(draft, treeIn(tree, "b"), verb)]
    : [{ selected: tree, taking: cardsTaken(draft, tree, verb) }];

/** What the selections of a cost take. */
const takingsOf = (draft: Draft, cost: Tree): readonly Of<Taking>[] => takersOf(draft, cost).flatMap(({ taking }) => taking ?? []);

function cardsTaken(draft: Draft, tree: Tree, verb: VerbAt): Of<Taking> | undefined {
  const count = () => (tree.is === "another" ? () => 1 : draft.parts.number(draft, tree.holes["n"] ?? 1, undefined));
  if (tree.is === "top") {
    const n = count();
    const places = draft.parts.places(draft, treeIn(tree, "z"));
    return isAny(draft, treeIn(tree, "z"))
      ? (scene) => mostTaken(places(scene).map((place) => topTaken(scene, [place], n(scene))))
      : (scene) => topTaken(scene, places(scene), n(scene));
  }
  if (!isTree(tree.holes["g"])) {
    if (tree.refers !== undefined) return undefined;
    const needs = verbNeeds(verb);
    const cards = nearOf(draft, tree);
    return (scene) => namedTaken(scene, cards(scene), needs);
  }
  if (!["some", "some.other", "another", "random"].includes(tree.is)) return undefined;
  const all = amongOf(draft, tree, verb);
  const n = count();
  // By lot it need not be known what a card is.
  const among = tree.is === "random" ? fitting : (one: typeof all, scene: Scene) => choosable(one, scene, scene.actor);
  return (scene) => ({ count: n(scene), among: among(all, scene) });
}

/** So many cards from the top of each of some places: all of them are there, or the cost cannot be paid. */
function topTaken({ state }: Scene, places: readonly number[], n: number): Taking {
  const among = places.flatMap((place) => at(state.zones, place).slice(-n));
  return { count: n * places.length, among: n > 0 ? among : NO_CARDS };
}

/** Of several ways to take cards the one that has most of them. */
const mostTaken = (takings: readonly Taking[]): Taking =>
  takings.reduce((best, one) => (one.among.length > best.among.length ? one : best), { count: 1, among: NO_CARDS });

function namedTaken(scene: Scene, named: readonly InstanceId[], needs: readonly Need[]): Taking {
  const among = named.filter((card) => needs.every((need) => need.holds(scene, card)));
  const [only] = named.length === 1 ? named : [];
  const failed = only === undefined ? undefined : needs.find((need) => !need.holds(scene, only));
  const refused = only !== undefined && failed ? { rule: failed.rule, reason: failed.reason(scene, only) } : undefined;
  return { count: 1, among, refused };
}

/** Whether every taking gets its cards, no card twice. */
function enough(takings: readonly Taking[]): boolean {
  const takers = takings.flatMap(({ count, among }) => Array.from({ length: Math.min(count, among.length + 1) }, () => among));
  const owner = new Map<InstanceId, number>();
  const place = (taker: number, tried: Set<InstanceId>): boolean =>
    (takers[taker] ?? []).some((card) => {
      if (tried.has(card)) return false;
      tried.add(card);
      const before = owner.get(card);
      if (before !== undefined && !place(before, tried)) return false;
      owner.set(card, taker);
      return true;
    });
  return takers.every((_, taker) => place(taker, new Set()));
}

/**
 * What a card must leave over when it pays for the first of some costs: enough for the others, and for the other selections of the cost, which are of other cards. `slotOf`: where the
 * cards of a selection are.
 */
export function leavesEnough(
  draft: Draft,
  costs: readonly Tree[],
  slotOf: (binding: number) => number | undefined,
  { besides }: PaidFor = {},
): Need {
  const card = besidesOf(draft, besides);
  const [first, ...others] = costs;
  const own = first ? takersOf(draft, first) : [];
  const rest = others.flatMap((cost) => takingsOf(draft, cost));
  const prices = payables(draft, others);
  const cardsOf = (scene: Scene, { binds }: Tree): readonly InstanceId[] => {
    const slot = binds === undefined ? undefined : slotOf(binds);
    return slot === undefined ? NO_CARDS : selectedCards(scene, slot, draft.slots);
  };
  return {
    rule: draft.rules.asks.pay,
    holds(scene: Scene, candidate: InstanceId) {
      const chosen = own.map(({ selected }) => cardsOf(scene, selected));
      const last = chosen.findLastIndex((cards) => cards.length > 0);
      if (chosen.some((cards, i) => i < last && cards.includes(candidate))) return false;
      if (besides && candidate === scene.source) return false;
      const taken = [...chosen.flat(), candidate, ...(besides ? [scene.source] : [])];
      const left = (now: number) =>
        own.flatMap(({ taking }, i) => (taking ? lessBy(taking, (chosen[i]?.length ?? 0) + (i === now ? 1 : 0)) : []));
      // Which selection it is chosen for is one of those that can still want cards.
      return own.some(
        ({ selected }, now) =>
          isTree(selected.holes["g"]) && now >= last && payTogether(prices, [...left(now), ...rest], card)(scene, taken),
      );
    },
    reason: () => "Without it you could not pay the rest",
  };
}

const lessBy =
  (taking: Of<Taking>, n: number): Of<Taking> =>
  (scene) => {
    const { count, among } = taking(scene);
    return { count: Math.max(0, count - n), among };
  };
