/**
 * Finds what each reference of an ability refers to, in one walk over it. A selection binds from where it stands to the end of the
 * ability; `that character` needs exactly one single binding of that noun, `that card` takes any. `this` is never referred to.
 * Where no player is named and one card of another player may be meant, “that player” is its controller.
 */

import type { Problem } from "../faults/problem.ts";
import type { Construct } from "../tables/construct.ts";
import { entryOf, type Grammar } from "../tables/grammar.ts";
import { printPhrase } from "../telling/print.ts";
import { isStandIn, isTree, type Tree, walk as walkTree } from "../tree.ts";
import type { Ability } from "./ability.ts";

/** A selection, player or zone that later words may refer to; trees name it by its number, counted from 0 in the ability. */
export type Binding = {
  readonly number: number;
  readonly what: "card" | "player" | "zone";
  /** The nouns it is called by; of zones, the name. */
  readonly nouns: readonly string[];
  readonly many: boolean;
  /** Made by “choose”. */
  readonly chosen: boolean;
  /** Cards that were drawn: meant only where nothing else can be. */
  readonly drawn?: true;
  readonly tree: Tree;
};

export type BoundAbility = Ability & { readonly bindings: readonly Binding[] };

const ANY = "noun.card";

/** The ability with `binds` on each selection and `refers` on each reference, and what is wrong with the references. */
export function bindAbility(grammar: Grammar, ability: Ability): { readonly ability: BoundAbility; readonly problems: readonly Problem[] } {
  const namesOthers = ability.lines.some((line) => [...walkTree(line)].some((part) => isOthers(grammar, part)));
  const bound = boundBy(grammar, walkOf(grammar, 0, false, namesOthers), ability);
  if (bound.problems.length === 0) return bound;
  const again = boundBy(grammar, walkOf(grammar, 0, true, namesOthers), ability);
  return again.problems.length < bound.problems.length ? again : bound;
}

function boundBy(grammar: Grammar, walk: Walk, ability: Ability): ReturnType<typeof bindAbility> {
  const lines = ability.lines.map((line, at) => {
    walk.begin(() => standsApart(grammar, ability, at));
    return walk.tree(line, OUTSIDE);
  });
  return { ability: { ...ability, lines, bindings: walk.made }, problems: walk.problems };
}

/** Whether a line and those behind it are understood in a paragraph of their own, and carried out as before. */
const standsApart = (grammar: Grammar, { kind, lines }: Ability, at: number): boolean =>
  at > 0 && kind === "do" && lines[at]?.is === "line.do" && bindAbility(grammar, { kind, lines: lines.slice(at) }).problems.length === 0;

/** The bindings of a tree that stands alone, as a keyword's argument does; numbers are counted from `from`. */
export function bindTree(grammar: Grammar, tree: Tree, from: number): { readonly tree: Tree; readonly bindings: readonly Binding[] } {
  const walk = walkOf(grammar, from);
  return { tree: walk.tree(tree, OUTSIDE), bindings: walk.made };
}

/** Whether words name players who cannot be referred to: each opponent, the owner of a card. */
function isOthers(grammar: Grammar, tree: Tree): boolean {
  if (isStandIn(tree)) return false;
  const { construct } = entryOf(grammar, tree);
  return PLAYERS.has(construct.sort) && construct.refers === undefined && construct.binds === undefined && !/[.]your?$/.test(construct.id);
}
const PLAYERS: ReadonlySet<string> = new Set(["Player", "PlayerF", "Whose", "EvP"]);
/** Words for cards of yours. */
const YOURS: ReadonlySet<string> = new Set(["ctrl.you", "own.you"]);
const isYours = (tree: Tree): boolean => !isStandIn(tree) && [...walkTree(tree)].some(({ is }) => YOURS.has(is));

/** Whether cards remember what was chosen for them, so that another of their abilities can speak of it. */
const remembers = (grammar: Grammar): boolean => grammar.entries.has("scope.chosen");

const OF_CARDS = new WeakMap<Grammar, ReadonlyMap<string, string>>();
/** By what refers to a player, what refers to a card and means its controller; undefined where the game's words do not say that of players, cards and zones alike. */
function playersOfCards(grammar: Grammar): ReadonlyMap<string, string> | undefined {
  let known = OF_CARDS.get(grammar);
  if (known === undefined) {
    known = new Map([...grammar.entries.values()].flatMap(({ construct: { id, ofCard } }) => (ofCard === undefined ? [] : [[ofCard, id]])));
    OF_CARDS.set(grammar, known);
  }
  return known.size < THROUGH ? undefined : known;
}
const THROUGH = 3;

/** Where a tree stands: what acts there, under which verb, and among which groups of cards one by one. */
type Place = { readonly actor: boolean; readonly choosing: boolean; readonly members: readonly number[]; readonly often: boolean };
const OUTSIDE: Place = { actor: false, choosing: false, members: [], often: false };

type Walk = {
  readonly tree: (tree: Tree, place: Place) => Tree;
  /** Before each line: whether it could stand in a paragraph of its own. */
  readonly begin: (isApart: () => boolean) => void;
  readonly made: readonly Binding[];
  readonly problems: readonly Problem[];
};

/** `drawn`: words may refer to cards that were drawn. */
function walkOf(grammar: Grammar, from = 0, drawn = false, namesOthers = false): Walk {
  const made: Binding[] = [];
  const problems: Problem[] = [];
  /** Numbers of the bindings that can be referred to. */
  let visible: number[] = [];
  let isApart = () => false;
  const begin: Walk["begin"] = (can) => {
    isApart = can;
  };

  function tree(node: Tree, place: Place): Tree {
    if (isStandIn(node)) return node;
    const { construct } = entryOf(grammar, node);
    if (construct.sort === "GKw" || construct.sort === "Kw") return alone(node, construct);
    if (construct.branches) return branches(node, construct, place);
    const refers = construct.refers && refer(node, construct, place);
    const inner = throughCard(holes(node, construct, place), construct, refers);
    const binds = (bindOf(inner, construct, place) ?? bindDrawn(inner, construct, place))?.number;
    return { ...inner, ...(binds === undefined ? {} : { binds }), ...(refers === undefined ? {} : { refers }) };
  }

  /** Said of the player whose card it is that the words refer to. */
  function throughCard(node: Tree, { id, refers: what }: Construct, refers: number | undefined): Tree {
    const binding = refers === undefined || what !== "player" ? undefined : made[refers - from];
    if (binding === undefined || binding.what === "player") return node;
    const is = playersOfCards(grammar)?.get(id);
    const [noun = ANY] = binding.nouns;
    return is === undefined ? { ...node, ofCard: true } : { ...node, is, holes: { ...node.holes, n: { is: noun, holes: {} } } };
  }

  /** What stands in a keyword's price is an ability of its own. */
  function alone(node: Tree, construct: Construct): Tree {
    const outside = visible;
    visible = [];
    const inner = holes(node, construct, OUTSIDE);
    visible = outside;
    return inner;
  }

  /** Modes do not see each other; what comes after sees all of them. */
  function branches(node: Tree, construct: Construct, place: Place): Tree {
    let before = visible;
    const after = new Set(before);
    const { holes: named } = entryOf(grammar, node);
    let acts = place;
    const read = Object.entries(node.holes).map(([name, hole]) => {
      visible = [...before];
      // A mode of “you” is not done by the player who chooses it.
      const isYours = named.find((one) => one.name === name)?.sort === "Seq";
      const inner = isTree(hole) ? tree(hole, isYours ? place : acts) : hole;
      for (const number of visible) after.add(number);
      if (name === construct.actor && isTree(inner) && !isStandIn(inner)) {
        acts = { ...place, actor: entryOf(grammar, inner).construct.you !== true };
        before = visible;
      }
      return [name, inner] as const;
    });
    visible = [...after];
    return { ...node, holes: Object.fromEntries(read) };
  }

  function holes(node: Tree, construct: Construct, place: Place): Tree {
    let here: Place = { ...place, choosing: construct.chooses === true, often: place.often || node.is.startsWith("forEach") };
    const read: Record<string, Tree | number | string> = {};
    for (const [name, hole] of Object.entries(node.holes)) {
      const inner = isTree(hole) ? tree(hole, here) : hole;
      read[name] = inner;
      if (!isTree(inner) || isStandIn(inner)) continue;
      if (name === construct.actor) here = { ...here, actor: entryOf(grammar, inner).construct.you !== true };
      // In its own act, “each” stands for every single one of its cards.
      if (entryOf(grammar, inner).construct.each && inner.binds !== undefined) here = { ...here, members: [...here.members, inner.binds] };
      if (name === construct.member) {
        const group = bindGroup(inner).number;
        read[name] = { ...inner, binds: group };
        here = { ...here, members: [...here.members, group] };
      }
    }
    return { ...node, holes: read };
  }

  function add(binding: Omit<Binding, "number">): Binding {
    const numbered = { ...binding, number: from + made.length };
    made.push(numbered);
    visible.push(numbered.number);
    return numbered;
  }

  const bindGroup = (group: Tree): Binding => add({ what: "card", nouns: nounsIn(grammar, group), many: true, chosen: false, tree: group });

  function bindOf(node: Tree, construct: Construct, place: Place): Binding | undefined {
    const { binds } = construct;
    if (binds === undefined) return undefined;
    if (binds === "player") return add({ what: "player", nouns: [], many: false, chosen: false, tree: node });
    if (binds === "zone") {
      const name = node.holes["z"];
      return add({ what: "zone", nouns: isTree(name) ? [name.is] : [], many: false, chosen: false, tree: node });
    }
    const many = binds === "many" || (binds === "byNumber" && node.holes["n"] !== 1);
    return add({ what: "card", nouns: nounsIn(grammar, node), many, chosen: place.choosing, tree: node });
  }

  /** What you draw; “draw 1 card” and “draw up to 1 card” bring a single one. */
  function bindDrawn(node: Tree, { gets }: Construct, place: Place): Binding | undefined {
    if (!drawn || gets === undefined || place.actor) return undefined;
    const number = node.holes[gets];
    const isOne = isTree(number) && number.holes["n"] === 1 && !place.often;
    return add({ what: "card", nouns: [ANY], many: !isOne, chosen: false, drawn: true, tree: node });
  }

  /** The number of what a reference refers to; where that is not exactly one thing, a problem. */
  function refer(node: Tree, construct: Construct, place: Place): number | undefined {
    const { refers } = construct;
    if (refers === "actor") {
      if (!place.actor) complain(node, construct, [], "no other player acts in this part of the sentence");
      return undefined;
    }
    const { holes: named } = entryOf(grammar, node);
    const noun = named.filter(({ sort }) => sort === "Noun").map(({ name }) => node.holes[name])[0];
    const nounId = isTree(noun) && !isStandIn(noun) ? noun.is : ANY;
    const single = (binding: Binding) => !binding.many || place.members.includes(binding.number);
    const fits = (binding: Binding): boolean => {
      if (refers === "player") return binding.what === "player";
      if (typeof refers === "object") return binding.what === "zone" && binding.nouns.includes(refers.zone);
      if (binding.what !== "card" || !(nounId === ANY || binding.nouns.includes(nounId))) return false;
      if (refers === "rest") return binding.many && entryOf(grammar, binding.tree).construct.refers === undefined;
      return refers === "many" ? binding.many : refers === "chosen" ? binding.chosen : single(binding);
    };
    const all = visible.flatMap((number) => made[number - from] ?? []).filter(fits);
    const cards =
      refers === "player" && all.length === 0 && playersOfCards(grammar) ? visible.flatMap((number) => made[number - from] ?? []) : [];
    // The words would not speak of you as of another, and other players who are named may be meant.
    const theirs = cards.filter((one) => one.what === "card" && single(one) && !one.drawn && !isYours(one.tree));
    if (theirs.length === 1 && theirs[0] && !namesOthers) return theirs[0].number;
    const certain = all.filter((binding) => !binding.drawn);
    const candidates = certain.length > 0 ? certain : all;
    const [only, another] = candidates;
    if (only && !another) return only.number;
    // Another ability of the card may have chosen it; whether one does is seen when the text is compiled.
    if (refers === "chosen" && !only && remembers(grammar)) return undefined;
    complain(node, construct, candidates, only ? "" : "nothing earlier in this ability matches it");
    return undefined;
  }

  function complain(node: Tree, construct: Construct, candidates: readonly Binding[], reason: string): void {
    const words = `“${printPhrase(grammar, node, construct.sort)}”`;
    const printed = candidates.map(({ tree: bound }) => printPhrase(grammar, bound, entryOf(grammar, bound).construct.sort));
    const suggestions = candidates.flatMap((candidate) => {
      const [noun] = candidate.nouns;
      const taken = candidates.filter(({ nouns }) => nouns.some((other) => other === noun)).length > 1;
      return noun === undefined || taken || noun === ANY
        ? []
        : [`${candidate.many ? "those" : "that"} ${nounWords(grammar, noun, candidate.many)}`];
    });
    const choices = printed.map((text) => `“${text}”`).join(" or ");
    const way = suggestions.length > 0 ? "Use its noun" : wayApart(grammar, isApart());
    const message = reason === "" ? `${words} could mean ${choices}. ${way}` : `${words} refers to nothing: ${reason}`;
    problems.push({ code: "reference", ...(node.span ?? { from: 0, to: 0 }), message, suggestions });
  }

  return { tree, begin, made, problems };
}

/** What to do where no noun tells apart what words could mean. */
function wayApart(grammar: Grammar, isApart: boolean): string {
  if (isApart) return "Put it in a new paragraph";
  const isChosen = [...grammar.entries.values()].some(({ construct }) => construct.refers === "chosen");
  return isChosen ? "Choose the card first and say “the chosen card”" : "Write which of them is meant";
}

const nounWords = (grammar: Grammar, noun: string, many: boolean): string =>
  printPhrase(grammar, { is: noun, holes: {} }, "Noun", many ? 1 : 0);

/** The nouns of a noun phrase: its own head, not those of what its modifiers name. */
function nounsIn(grammar: Grammar, node: Tree): readonly string[] {
  if (isStandIn(node)) return [ANY];
  const { construct, holes } = entryOf(grammar, node);
  if (construct.sort === "Noun") return [construct.id];
  if (construct.id === "either") return Object.values(node.holes).flatMap((hole) => (isTree(hole) ? hole.is : []));
  const inner = holes.find(({ name, form, sort }) => form === "own" || name === "g" || (name === "m" && sort === "Noun"));
  const through = inner && node.holes[inner.name];
  return isTree(through) ? nounsIn(grammar, through) : [ANY];
}
