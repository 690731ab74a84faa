/** What players are asked in the oracle: which cards, which players, which mode, in which order. */
import { everybody } from "../../engine/kernel/layout.ts";
import { below } from "../../engine/kernel/rng.ts";
import { at } from "../../engine/kernel/state.ts";
import type { VerbRun } from "../../engine/language/machine/run.ts";
import type { Leaf } from "../../engine/language/reading/token.ts";
import { isTree, type Tree, walk } from "../../engine/language/tree.ts";
import type { Times } from "./oracle-meant.ts";
import { Words } from "./oracle-words.ts";

/** What a player is asked: the actions on offer, in words; of a single one nobody is asked, unless that would tell of hidden cards. */
export type Question = { readonly player: number; readonly actions: readonly string[]; readonly always?: boolean };
export type Asked = Generator<Question, void, number>;
export type Answered<T> = Generator<Question, T, number>;

/** A verb and the hole that a selection stands in. */
export type At = { readonly run: VerbRun; readonly word: string; readonly hole: string } | undefined;
export type Selecting = {
  readonly all: () => number[];
  readonly fits: (card: number) => boolean;
  /** Whether it asks anything of a card, and whether that tells what the card is. */
  readonly asks: boolean;
  readonly tells: boolean;
};

export const BRANCHES = ["a", "b", "c"];
/** Players who are chosen when it is carried out, and on announcement. */
const CHOSEN: ReadonlySet<string> = new Set(["player.opponent", "whose.opponent", "player.a", "whose.player"]);
const TARGET_PLAYERS: ReadonlySet<string> = new Set([
  "player.target",
  "player.targetPlayer",
  "whose.target",
  "whose.targetPlayer",
  "ctrl.target",
  "ctrl.targetPlayer",
]);
export const COUNTED = ["some", "some.other", "upTo", "ofThose", "random", "top", "bottom", "allBut", "some.among", "upTo.among"];
export const isCards = (sort: string): boolean => sort === "Cards" || sort === "CardsL";

export class Choosing extends Words {
  /** “an opponent”, “an opponent's”: chosen when it is carried out. */
  protected *choosePlayers(tree: Tree | Leaf | undefined): Asked {
    if (!isTree(tree)) return;
    for (const part of walk(tree)) if (CHOSEN.has(part.is)) yield* this.choosePlayer(part, "player");
  }

  protected *choosePlayer(tree: Tree, word: string): Asked {
    this.env.players.delete(tree);
    const among = this.players(tree);
    const chosen = among.length > 1 ? at(among, yield { player: this.you, actions: among.map((player) => `${word} ${player}`) }) : among[0];
    if (chosen === undefined) return;
    this.env.players.set(tree, chosen);
    if (tree.binds !== undefined) this.env.players.set(tree.binds, chosen);
  }

  protected *permitted([yes = "", no = ""]: readonly string[]): Answered<boolean> {
    return (yield { player: this.env.actor, actions: [yes, no] }) === 0;
  }

  /** Cards in an order that the acting player chooses, one after the other; of those that are alike it makes no difference which is next. */
  protected *ordered(cards: readonly number[]): Answered<() => number[]> {
    const left = [...cards];
    const alike = (a: number, b: number) => this.state.card[a] === this.state.card[b] && this.state.owner[a] === this.state.owner[b];
    for (let i = 0; i + 1 < left.length; i++) {
      const rest = left.slice(i);
      const different = rest.filter((card, j) => rest.findIndex((one) => alike(one, card)) === j);
      if (different.length < 2) break;
      const answer = yield { player: this.env.actor, actions: different.map((card) => `next ${card}`) };
      const chosen = left.indexOf(at(different, answer), i);
      [left[i], left[chosen]] = [at(left, chosen), at(left, i)];
    }
    return () => left;
  }

  protected selecting(tree: Tree, verb: At): Selecting {
    const group = this.sub(tree, "g");
    const other = tree.is === "another" || tree.is === "some.other";
    const all = () => {
      const named = this.placesOf(group);
      if (named) return this.cardsIn(named);
      if (!verb?.run.from) return this.cardsIn(this.inPlay());
      const places: number[] = [];
      verb.run.from(this.state, this.acting, places, this.engine, verb.hole);
      return this.cardsIn(places);
    };
    const needs = verb?.run.fits ?? [];
    return {
      all,
      fits: (card) =>
        this.is(group, card) &&
        !(other && card === this.source) &&
        needs.every((need) => need.holds(this.state, card, this.acting, this.engine)),
      asks: this.asks(group) || other || needs.length > 0,
      tells: this.tells(group) || needs.some(({ open }) => !open),
    };
  }

  /** Where it matters what a card is, a player chooses among known ones. */
  protected choosable({ all, fits, tells }: Selecting, player: number): number[] {
    return all().filter((card) => fits(card) && (!tells || (at(this.state.seen, card) & (1 << player)) !== 0));
  }

  protected hidden({ all, asks }: Selecting): boolean {
    return asks && all().some((card) => (at(this.state.seen, card) & everybody(this.state.players)) !== everybody(this.state.players));
  }

  /** A player chooses cards one after the other, in the stable order; what can only be taken whole is taken. */
  protected *choose(what: Selecting, player: number, word: string, least: number, most: number): Answered<number[]> {
    const cards = this.choosable(what, player);
    const hidden = this.hidden(what);
    if (most <= 0 || (cards.length === 0 && (least > 0 || !hidden))) return [];
    if (least >= cards.length && !hidden) return cards;
    const needed = Math.min(least, cards.length);
    const taken: number[] = [];
    let first = 0;
    while (taken.length < most) {
      const missing = needed - taken.length;
      const open = cards.slice(first, missing > 1 ? cards.length - missing + 1 : cards.length);
      const actions = [...open.map((card) => `${word} ${card}`), ...(missing <= 0 ? ["done"] : [])];
      const answer = yield { player, actions, always: hidden };
      const card = open[answer];
      if (card === undefined) break;
      taken.push(card);
      first = cards.indexOf(card) + 1;
    }
    return taken;
  }

  /** Says which cards a selection is, when it is asked. */
  protected *select(tree: Tree, verb: At, times: Times | undefined): Answered<() => number[]> {
    if (tree.is === "both") {
      const a = yield* this.select(this.sub(tree, "a"), verb, times);
      const b = yield* this.select(this.sub(tree, "b"), verb, times);
      return () => [...new Set([...a(), ...b()])];
    }
    const { targets } = this.env;
    const aimed = targets.get(tree);
    if (aimed) {
      const there = this.selecting(tree, verb).all();
      return this.bind(
        tree,
        aimed.filter((card) => there.includes(card) && this.is(this.sub(tree, "g"), card)),
      );
    }
    const player = this.env.actor;
    const word = verb?.word ?? "choose";
    const n = COUNTED.includes(tree.is) ? this.number(tree.holes["n"] ?? 1, times) : tree.is === "another" ? 1 : Number.POSITIVE_INFINITY;
    switch (tree.is) {
      case "each": {
        const { all, fits } = this.selecting(tree, verb);
        return this.bind(tree, all().filter(fits));
      }
      case "some":
      case "some.other":
      case "another":
        return this.bind(tree, yield* this.choose(this.selecting(tree, verb), player, word, n, n));
      case "allBut": {
        const what = this.selecting(tree, verb);
        const all = this.choosable(what, player).length - n;
        return this.bind(tree, yield* this.choose(what, player, word, all, all));
      }
      case "upTo":
      case "anyNumber":
        return this.bind(tree, yield* this.choose(this.selecting(tree, verb), player, word, 0, n));
      case "ofThose": {
        const from = this.env.cards.get(tree.refers ?? -1) ?? [];
        const needs = verb?.run.fits ?? [];
        const what = {
          all: () => from,
          fits: (card: number) => needs.every((need) => need.holds(this.state, card, this.acting, this.engine)),
          asks: needs.length > 0,
          tells: needs.some(({ open }) => !open),
        };
        return this.bind(tree, yield* this.choose(what, player, word, n, n));
      }
      case "some.among":
      case "upTo.among":
      case "any.among": {
        const from = this.env.cards.get(tree.refers ?? -1) ?? [];
        const group = this.among(this.sub(tree, "g"));
        const needs = verb?.run.fits ?? [];
        const what = {
          all: () => from.filter(group),
          fits: (card: number) => needs.every((need) => need.holds(this.state, card, this.acting, this.engine)),
          asks: needs.length > 0,
          tells: needs.some(({ open }) => !open),
        };
        return this.bind(tree, yield* this.choose(what, player, word, tree.is === "some.among" ? n : 0, n));
      }
      case "half":
      case "halfUp": {
        const what = this.selecting(tree, verb);
        const many = this.choosable(what, player).length / 2;
        const half = tree.is === "half" ? Math.floor(many) : Math.ceil(many);
        return this.bind(tree, yield* this.choose(what, player, word, half, half));
      }
      case "random": {
        const { all, fits } = this.selecting(tree, verb);
        const cards = all().filter(fits);
        const drawn = Math.min(cards.length, n);
        if (drawn > 0) this.note("lot");
        for (let i = 0; i < drawn; i++) {
          const j = i + below(this.state.rng, cards.length - i);
          [cards[i], cards[j]] = [at(cards, j), at(cards, i)];
        }
        return this.bind(tree, cards.slice(0, drawn));
      }
      case "top":
        return this.bind(
          tree,
          this.places(this.sub(tree, "z")).flatMap((place) => at(this.state.zones, place).toReversed().slice(0, n)),
        );
      case "top.until":
        return this.bind(
          tree,
          this.places(this.sub(tree, "z")).flatMap((place) => {
            const cards = at(this.state.zones, place).toReversed();
            const first = cards.find((card) => this.is(this.sub(tree, "g"), card));
            return first === undefined ? cards : cards.slice(0, cards.indexOf(first) + 1);
          }),
        );
      case "bottom":
        return this.bind(
          tree,
          this.places(this.sub(tree, "z")).flatMap((place) => at(this.state.zones, place).slice(0, n)),
        );
      default:
        return () => this.meant(tree);
    }
  }

  protected bind(tree: Tree, cards: number[]): () => number[] {
    if (tree.binds !== undefined) {
      this.env.cards.set(tree.binds, cards);
      this.env.members.set(tree.binds, 0);
      this.env.taken.set(tree.binds, 0);
    }
    const from = this.env.cards.get(tree.refers ?? -1) ?? [];
    for (const card of cards) {
      const taken = this.env.taken.get(tree.refers ?? -1) ?? 0;
      const place = from.indexOf(card, taken);
      if (place < 0 || tree.refers === undefined) continue;
      [from[taken], from[place]] = [card, at(from, taken)];
      this.env.taken.set(tree.refers, taken + 1);
    }
    return () => cards;
  }

  /** Writes something down that is no event of the game. */
  note(_what: string): void {}

  /** Modes and targets are chosen on announcement, in the order of the words. */
  protected *announce(tree: Tree, verb: At): Asked {
    if (tree.is === "choose.one" || tree.is === "choose.one.three") {
      const modes = BRANCHES.filter((hole) => isTree(tree.holes[hole]));
      const mode = 1 + (yield { player: this.you, actions: modes.map((_, i) => `mode ${i + 1}`) });
      this.env.modes.set(tree, mode);
      yield* this.announce(this.sub(tree, at(modes, mode - 1)), undefined);
      return;
    }
    const run = this.language.runs.get(tree.is);
    for (const { name } of this.holesOf(tree)) {
      const inner = tree.holes[name];
      if (isTree(inner))
        yield* this.announce(inner, run?.is === "verb" ? { run, word: tree.is, hole: name } : tree.is === "both" ? verb : undefined);
    }
    if (["target", "target.another", "target.upTo", "target.any", "near.target"].includes(tree.is)) {
      const what = this.selecting(tree, verb);
      const before = tree.is === "target.another" ? [...this.env.targets.values()].flat() : [];
      const fits = (card: number) => what.fits(card) && !before.includes(card);
      const asks = what.asks || (tree.is === "target.another" && this.env.targets.size > 0);
      const isOpen = tree.is === "target.upTo" || tree.is === "target.any";
      const most = tree.is === "target.any" ? Number.POSITIVE_INFINITY : tree.is === "target.upTo" ? this.number(tree.holes["n"] ?? 1) : 1;
      const cards = yield* this.choose({ ...what, fits, asks }, this.you, "target", isOpen ? 0 : most, most);
      this.env.targets.set(tree, cards);
      this.bind(tree, cards);
    }
    if (TARGET_PLAYERS.has(tree.is)) yield* this.choosePlayer(tree, "target");
  }

  /** Before a round of a loop what the round before selected is forgotten. */
  protected forget(tree: Tree, except: Tree | undefined): void {
    // What happens unless somebody pays is no part of the round.
    const outside = new Set([...(except ? walk(except) : []), ...(tree.is.startsWith("unless") ? walk(this.sub(tree, "l")) : [])]);
    for (const part of walk(tree)) {
      if (outside.has(part)) continue;
      if (part.binds !== undefined && !this.env.targets.has(part))
        for (const map of [this.env.cards, this.env.members, this.env.taken]) map.delete(part.binds);
      // The players of a verb that is done several times are chosen once.
      if (except && CHOSEN.has(part.is)) {
        this.env.players.delete(part);
        this.env.players.delete(part.binds ?? -1);
      }
      this.env.repeats.delete(part);
    }
  }
}
