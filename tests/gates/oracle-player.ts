/**
 * The oracle: a second, simple interpreter of card texts, written from the documents (language.md, vocabulary.md sections 5, 6 and 10; SAN-R11 and SAN-R34 to R36 for groups).
 * It walks the tree and asks as it goes; it knows neither programs nor frames.
 */
import { everybody } from "../../engine/kernel/layout.ts";
import { below } from "../../engine/kernel/rng.ts";
import { at } from "../../engine/kernel/state.ts";
import type { BoundAbility } from "../../engine/language/bind.ts";
import { entryOf } from "../../engine/language/grammar.ts";
import type { VerbRun } from "../../engine/language/machine/run.ts";
import type { Leaf } from "../../engine/language/token.ts";
import { isTree, type Tree, walk } from "../../engine/language/tree.ts";
import { type Environment, type Times, Words } from "./oracle-words.ts";

/** What a player is asked: the actions on offer, in words; of a single one nobody is asked, unless that would tell of hidden cards. */
export type Question = { readonly player: number; readonly actions: readonly string[]; readonly always?: boolean };
type Asked = Generator<Question, void, number>;
type Answered<T> = Generator<Question, T, number>;

/** A verb and the hole that a selection stands in. */
type At = { readonly run: VerbRun; readonly word: string; readonly hole: string } | undefined;
type Selecting = {
  readonly all: () => number[];
  readonly fits: (card: number) => boolean;
  /** Whether it asks anything of a card, and whether that tells what the card is. */
  readonly asks: boolean;
  readonly tells: boolean;
};

/** “repeat this” goes back to where a region begins. */
class Again extends Error {
  readonly region: object;
  constructor(region: object) {
    super();
    this.region = region;
  }
}

const BRANCHES = ["a", "b", "c"];
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
/** No number of a text is greater. */
const MOST = 1000;
/** To discard until so many are left is to discard all but so many. */
const downTo = ({ holes, ...tree }: Tree): Tree => ({
  ...tree,
  is: "discard",
  holes: { c: { is: "allBut", holes: { n: holes["n"] ?? 0, g: { is: "noun.card", holes: {} } } } },
});
/** Whether each of some cards that are wanted can be another one. */
function distinct(wanted: readonly (readonly number[])[], taken: readonly number[] = []): boolean {
  const [first, ...rest] = [...wanted].sort((a, b) => a.length - b.length);
  return first === undefined || (wanted.length <= 60 && first.some((card) => !taken.includes(card) && distinct(rest, [...taken, card])));
}

const COUNTED = ["some", "some.other", "upTo", "ofThose", "random", "top", "bottom", "allBut", "some.among", "upTo.among"];
const isCards = (sort: string): boolean => sort === "Cards" || sort === "CardsL";
/** One round of a loop: what it does, or the “unless” that is asked in each. */
function roundOf(tree: Tree): Tree {
  const { q, v, m } = tree.holes;
  if (!isTree(m)) throw new Error(`${tree.is} does nothing`);
  return q !== undefined && v !== undefined ? { is: "unless.does", holes: { p: q, v, l: m } } : m;
}

const speaksOfX = ({ is, holes }: Tree): boolean =>
  is === "number.x" || Object.values(holes).some((hole) => typeof hole === "string" && /^[+-]?X/.test(hole));

export class Oracle extends Words {
  /** Texts that wait for a time, with what they had bound. */
  readonly later: { readonly when: Tree; readonly body: Tree; readonly env: Environment }[] = [];
  #region: object = {};
  readonly #opensX = new Set<Tree>();
  #continues = false;

  /** Carries out all that a card does. */
  *card(abilities: readonly BoundAbility[]): Asked {
    const all = abilities.filter(({ kind }) => kind === "do");
    for (const { bindings } of all) for (const { what, number, tree } of bindings) if (what === "zone") this.env.zones.set(number, tree);
    for (const { lines } of all) this.noteX(lines);
    if (this.language.textRules?.order === "group") {
      yield* this.group(all);
      return;
    }
    for (const { lines } of all) for (const line of lines) yield* this.announce(line, undefined);
    for (const { lines } of all) yield* this.ability(lines);
  }

  /** Notes the payment that says what X is: what first speaks of X, if it can be paid, stands alone and nothing says X otherwise. */
  private noteX(lines: readonly Tree[]): void {
    const parts = lines.flatMap((line) => [...walk(line)]);
    const [first] = parts.filter(speaksOfX);
    if (!first || parts.some(({ is }) => is === "where")) return;
    const within = (outer: Tree): boolean => [...walk(outer)].some((part) => part === first);
    const run = this.language.runs.get(first.is);
    if (run?.is === "verb" && run.payable && !parts.some((part) => part.is === "forEach" && within(part))) this.#opensX.add(first);
  }

  *ability(lines: readonly Tree[]): Asked {
    yield* this.region(function* (this: Oracle) {
      for (const line of lines) yield* this.line(line);
    });
  }

  /** What was left for later. */
  *resumed(body: Tree): Asked {
    yield* this.region(function* (this: Oracle) {
      yield* this.body(body);
    });
  }

  /** Something that “repeat this” may begin anew. */
  private *region(body: (this: Oracle) => Asked): Asked {
    const outside = this.#region;
    const here = {};
    for (;;) {
      this.#region = here;
      try {
        yield* body.call(this);
        this.#region = outside;
        return;
      } catch (thrown) {
        if (!(thrown instanceof Again) || thrown.region !== here) throw thrown;
      }
    }
  }

  private *line(line: Tree): Asked {
    this.#continues = line.is !== "line.do";
    if (line.is === "line.do") this.env.done = false;
    else if (this.env.done !== (line.is === "line.ifYouDo")) return;
    yield* this.body(this.sub(line, "b"));
    this.#continues = false;
  }
  private did(): void {
    if (!this.#continues) this.env.done = true;
  }

  private *body(tree: Tree): Asked {
    switch (tree.is) {
      case "if":
        if (this.holds(this.sub(tree, "c"))) yield* this.body(this.sub(tree, "l"));
        return;
      case "unless":
        yield* this.unless(tree);
        return;
      case "unless.does":
        yield* this.unlessDone(tree);
        return;
      case "where":
        this.env.x = this.number(tree.holes["v"] ?? 0);
        yield* this.body(this.sub(tree, "l"));
        return;
      case "loop":
      case "loop.unless":
        yield* this.forEach(tree);
        return;
      case "loop.players":
      case "loop.playersUnless": {
        const every = this.sub(tree, "e");
        for (const player of every.is === "every.opponent" ? this.everyone().slice(1) : this.everyone()) {
          this.env.players.set(every.binds ?? -1, player);
          const inner = roundOf(tree);
          this.forget(inner, undefined);
          yield* this.region(function* (this: Oracle) {
            yield* this.body(inner);
          });
        }
        return;
      }
      case "later":
        this.later.push({ when: this.sub(tree, "t"), body: this.sub(tree, "m"), env: copied(this.env) });
        return;
      case "may":
        if (this.possible(this.sub(tree, "s")) && (yield* this.permitted(["do", "decline"]))) yield* this.body(this.sub(tree, "s"));
        return;
      case "may.player":
        yield* this.eachPlayer(tree, function* (this: Oracle) {
          if (this.possible(this.sub(tree, "v")) && (yield* this.permitted(["do", "decline"]))) yield* this.body(this.sub(tree, "v"));
          return true;
        });
        return;
      case "choose.one":
      case "choose.one.three":
        yield* this.body(this.sub(tree, BRANCHES[(this.env.modes.get(tree) ?? 1) - 1] ?? "a"));
        return;
      case "choose.player":
      case "choose.theyOrYou":
      case "choose.forYou":
      case "choose.player.three":
      case "choose.theyOrYou.three":
        yield* this.eachPlayer(tree, function* (this: Oracle) {
          const player = this.env.actor;
          const modes = BRANCHES.filter((hole) => isTree(tree.holes[hole]));
          const mode = at(modes, yield { player, actions: modes.map((_, i) => `mode ${i + 1}`) });
          // The modes that begin with “you” are done by who has the text.
          const isYours = tree.is.startsWith("choose.theyOrYou") && mode === modes.at(-1);
          if (tree.is === "choose.forYou" || isYours) this.env.actor = this.you;
          yield* this.body(this.sub(tree, mode));
          this.env.actor = player;
          return true;
        });
        return;
      case "then":
      case "then.three":
      case "vthen":
      case "vthen.three": {
        const acts = BRANCHES.flatMap((hole) => (isTree(tree.holes[hole]) ? [this.sub(tree, hole)] : []));
        const outer = this.#region;
        yield* this.region(function* (this: Oracle) {
          const own = this.#region;
          for (const [i, act] of acts.entries()) {
            this.#region = i === 0 ? outer : own;
            yield* this.act(act);
          }
        });
        return;
      }
      default:
        yield* this.act(tree);
    }
  }

  /** “Target opponent cannot activate abilities of locations until end of turn”: a sentence that is true of each of the players for that time. */
  private toldOf(tree: Tree): Tree | undefined {
    const to = entryOf(this.language.grammar, tree).construct.saysTo;
    if (!to) return undefined;
    const said = to.hole === undefined ? undefined : tree.holes[to.hole];
    if (to.hole !== undefined && (!isTree(said) || Object.keys(said.holes).length === 0)) return undefined;
    const { p = 0, d = 0, ...others } = tree.holes;
    const fact = { is: to.fact, holes: { ...(to.hole === undefined ? {} : { p: { is: "players.you", holes: {} } }), ...others } };
    return { is: "act", holes: { p, v: { is: to.by, holes: { s: fact, d } } } };
  }

  private *permitted([yes = "", no = ""]: readonly string[]): Answered<boolean> {
    return (yield { player: this.env.actor, actions: [yes, no] }) === 0;
  }

  private *unless(tree: Tree): Asked {
    const pay = this.run({ is: "pay", holes: {} }, "verb");
    const price = () => this.hole(tree.holes["m"] ?? 0, "Money");
    let paid = false;
    yield* this.eachPlayer(tree, function* (this: Oracle) {
      yield* this.choosePlayers(tree.holes["m"]);
      if (pay.payable?.(this.state, this.acting, this.engine, [[price()]]) === false || !(yield* this.permitted(["pay", "decline"])))
        return true;
      const amount = price();
      this.capped(amount);
      pay.run(this.state, this.acting, this.engine, amount);
      paid = true;
      return false;
    });
    if (!paid) yield* this.body(this.sub(tree, "l"));
  }

  /** The players are asked in turn; as soon as one has done it whole, the rest does not happen. */
  private *unlessDone(tree: Tree): Asked {
    const deed = this.sub(tree, "v");
    let done = false;
    yield* this.eachPlayer(tree, function* (this: Oracle) {
      yield* this.choosePlayers(deed);
      if (!this.whole(deed) || !(yield* this.permitted(["pay", "decline"]))) return true;
      const continues = this.#continues;
      this.#continues = true;
      yield* this.verb(deed, 1, true);
      this.#continues = continues;
      done = true;
      return false;
    });
    if (!done) yield* this.body(this.sub(tree, "l"));
  }
  /** Whether a deed can be done whole: what it costs can be paid, and there are as many cards as it asks for. */
  private whole(tree: Tree): boolean {
    const run = this.run(tree, "verb");
    if (run.payable) {
      const price = this.holesOf(tree).flatMap(({ name, sort }) => (isCards(sort) ? [] : [this.hole(tree.holes[name] ?? 0, sort)]));
      if (!run.payable(this.state, this.acting, this.engine, [price])) return false;
    } else if (run.able?.(this.state, this.acting, this.engine) === false) return false;
    const wanted = this.holesOf(tree).flatMap(({ name, sort }) => {
      const value = tree.holes[name];
      return isTree(value) && isCards(sort) ? this.wanted(value, { run, word: tree.is, hole: name }) : [];
    });
    return distinct(wanted);
  }
  /** The cards that a selection must have, each with what it can be; of one that takes what is there, none. */
  private wanted(tree: Tree, verb: At): (readonly number[])[] {
    if (tree.is === "both") return [...this.wanted(this.sub(tree, "a"), verb), ...this.wanted(this.sub(tree, "b"), verb)];
    const n = tree.is === "another" ? 1 : this.number(tree.holes["n"] ?? 1);
    const times = (count: number, cards: readonly number[]) => Array.from({ length: count }, () => cards);
    if (tree.is === "top") {
      const places = this.places(this.sub(tree, "z"));
      return n > 0
        ? times(
            n * places.length,
            places.flatMap((place) => at(this.state.zones, place).slice(-n)),
          )
        : times(0, []);
    }
    if (!isTree(tree.holes["g"])) {
      if (tree.refers !== undefined) return [];
      const fits = (card: number) => (verb?.run.fits ?? []).every((need) => need.holds(this.state, card, this.acting, this.engine));
      return [this.meant(tree).filter(fits)];
    }
    if (!["some", "some.other", "another", "random"].includes(tree.is)) return [];
    const what = this.selecting(tree, verb);
    return times(n, tree.is === "random" ? what.all().filter(what.fits) : this.choosable(what, this.env.actor));
  }

  private *forEach(tree: Tree): Asked {
    const group = this.sub(tree, "g");
    const inner = roundOf(tree);
    const number = group.binds ?? -1;
    const left = this.cardsOf(group);
    const matters = [...walk(inner)].some(({ refers }) => refers === group.binds && refers !== undefined);
    this.env.cards.set(number, left);
    for (let i = 0; i < left.length; i++) {
      this.env.members.set(number, i);
      this.forget(inner, group);
      if (matters && i + 1 < left.length) {
        const chosen = i + (yield { player: this.you, actions: left.slice(i).map((card) => `next ${card}`) });
        [left[i], left[chosen]] = [at(left, chosen), at(left, i)];
      }
      yield* this.region(function* (this: Oracle) {
        yield* this.body(inner);
      });
    }
    this.env.members.set(number, left.length);
  }

  private *eachPlayer(tree: Tree, body: (this: Oracle) => Answered<boolean>): Asked {
    const named = this.sub(tree, "p");
    yield* this.choosePlayers(named);
    const players = this.players(named);
    for (const player of this.everyone()) {
      if (!players.includes(player)) continue;
      this.env.actor = player;
      this.forget(tree, named);
      if (!(yield* body.call(this))) break;
    }
    this.env.actor = this.you;
  }

  /** Before a round of a loop what the round before selected is forgotten. */
  private forget(tree: Tree, except: Tree | undefined): void {
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

  /** “an opponent”, “an opponent's”: chosen when it is carried out. */
  private *choosePlayers(tree: Tree | Leaf | undefined): Asked {
    if (!isTree(tree)) return;
    for (const part of walk(tree)) if (CHOSEN.has(part.is)) yield* this.choosePlayer(part, "player");
  }
  private *choosePlayer(tree: Tree, word: string): Asked {
    this.env.players.delete(tree);
    const among = this.players(tree);
    const chosen = among.length > 1 ? at(among, yield { player: this.you, actions: among.map((player) => `${word} ${player}`) }) : among[0];
    if (chosen === undefined) return;
    this.env.players.set(tree, chosen);
    if (tree.binds !== undefined) this.env.players.set(tree.binds, chosen);
  }

  private *act(tree: Tree): Asked {
    const told = this.toldOf(tree);
    if (told) {
      yield* this.act(told);
      return;
    }
    switch (tree.is) {
      case "act":
      case "act.two":
        yield* this.eachPlayer(tree, function* (this: Oracle) {
          for (const hole of tree.is === "act" ? ["v"] : ["a", "b"]) yield* this.act(this.sub(tree, hole));
          return true;
        });
        return;
      case "loses.game":
        yield* this.eachPlayer(tree, function* (this: Oracle) {
          yield* this.verb({ ...tree, holes: {} }, 1);
          return true;
        });
        return;
      case "nothing":
        return;
      case "repeat": {
        const done = this.env.repeats.get(tree) ?? 0;
        const more = done < this.number(tree.holes["n"] ?? 0);
        this.env.repeats.set(tree, more ? done + 1 : 0);
        if (more) throw new Again(this.#region);
        return;
      }
      case "forEach": {
        const inner = this.sub(tree, "v");
        yield* this.choosePlayers(inner);
        const n = this.number(tree.holes["p"] ?? 0);
        if (this.multiplied(inner) >= 0) yield* this.verb(inner, n, true);
        else
          for (let i = 0; i < n; i++) {
            this.forget(inner, undefined);
            yield* this.verb(inner, 1, true);
          }
        return;
      }
      default:
        yield* this.verb(tree, 1);
    }
  }

  /** The first hole of a phrase with a number that “for each” can multiply; -1 if there is none. */
  private multiplied(tree: Tree): number {
    return this.holesOf(tree).findIndex(({ name, sort }) => {
      const value = tree.holes[name];
      if (NUMBERS.includes(sort)) return true;
      if (!isTree(value) || NO_TERMS.includes(sort)) return false;
      if (isCards(sort))
        return COUNTED.includes(value.is) || (value.is === "both" && ["a", "b"].some((part) => COUNTED.includes(this.sub(value, part).is)));
      return this.language.runs.get(value.is)?.is === "term" && this.multiplied(value) >= 0;
    });
  }

  private *verb(said: Tree, times: number, chosen = false): Asked {
    const tree = said.is === "discard.downTo" ? downTo(said) : said;
    if (tree.is === "choose") {
      const cards = yield* this.select(this.sub(tree, "c"), undefined, { n: times, used: false });
      if (cards().length > 0) this.did();
      return;
    }
    if (tree.is === "choose.who") {
      yield* this.choosePlayers(tree);
      this.did();
      return;
    }
    const run = this.run(tree, "verb");
    const holes = this.holesOf(tree);
    if (!chosen) yield* this.choosePlayers(tree);
    const share = (i: number): Times | undefined => (i === this.multiplied(tree) ? { n: times, used: false } : undefined);
    const read: (() => unknown)[] = [];
    for (const [i, { name, sort }] of holes.entries()) {
      const value = tree.holes[name] ?? 0;
      if (isTree(value) && isCards(sort)) read.push(yield* this.select(value, { run, word: run.kind ?? tree.is, hole: name }, share(i)));
      else if (sort === "Many") read.push(() => 0);
      else if (value === "X" && this.#opensX.has(tree)) {
        const row = (n: number) => holes.map((hole) => (hole.name === name ? n : this.hole(tree.holes[hole.name] ?? 0, hole.sort)));
        const able: number[] = [];
        for (let n = 0; n <= MOST && run.payable?.(this.state, this.acting, this.engine, [row(n)]) !== false; n++) able.push(n);
        const x = at(able, yield { player: this.env.actor, actions: able.map((n) => `number ${n}`) });
        this.env.x = x;
        read.push(() => x);
      } else if (isTree(value) && value.is === "ncards.upTo") {
        const most = this.number(value, share(i));
        this.capped(most);
        const n = yield { player: this.env.actor, actions: Array.from({ length: most + 1 }, (_, k) => `number ${k}`) };
        read.push(() => n);
      } else if (isTree(value) && (value.is === "money.upTo" || value.is === "money.any")) {
        const most = this.number(value.is === "money.any" ? MOST : (value.holes["m"] ?? 0), share(i));
        this.capped(most);
        const amounts = Array.from({ length: most + 1 }, (_, k) => k);
        const able = amounts.filter((k) => run.payable?.(this.state, this.acting, this.engine, [[k]]) !== false);
        const n = at(able, yield { player: this.env.actor, actions: able.map((k) => `number ${k}`) });
        read.push(() => n);
      } else read.push(() => this.hole(value, sort, share(i)));
    }
    const cards = holes.flatMap(({ name, sort }, i) => (isTree(tree.holes[name]) && isCards(sort) ? [i] : []));
    // How many is asked last, when the cards are known.
    for (const [i, { name, sort }] of holes.entries()) {
      const value = tree.holes[name];
      if (sort !== "Many" || !isTree(value)) continue;
      const among = cards.flatMap((j) => at(read, j)() as number[]);
      const others = read.filter((_, j) => j !== i && !cards.includes(j)).map((of) => of());
      const said = value.is === "many.any" ? MOST : this.number(value.holes["n"] ?? 0);
      const most = Math.min(said, run.there?.(this.state, this.engine, among, ...others) ?? MOST);
      this.capped(most);
      const n = yield { player: this.env.actor, actions: Array.from({ length: most + 1 }, (_, k) => `number ${k}`) };
      read[i] = () => n;
    }
    for (const [i, { sort }] of holes.entries())
      if (isTree(tree.holes[holes[i]?.name ?? ""]) && sort === "Dest" && this.sub(tree, holes[i]?.name ?? "").is.endsWith("Order"))
        for (const [j, other] of holes.entries()) if (isCards(other.sort)) read[j] = yield* this.ordered(at(read, j)() as number[]);
    const fit = (card: number) => (run.fits ?? []).every((fits) => fits.holds(this.state, card, this.acting, this.engine));
    const calls: { given: unknown[]; owner: number | undefined }[] = [];
    const call = (only: (i: number, found: readonly number[]) => readonly number[]): void => {
      const given = read.map((value, i) => (cards.includes(i) ? only(i, value() as number[]).filter(fit) : value()));
      if (cards.every((i) => (given[i] as number[]).length > 0)) calls.push({ given, owner: this.env.owner });
    };
    const { divided } = run;
    const pile = divided ? cards.find((i) => holes[i]?.name === divided.hole) : undefined;
    if (divided && pile !== undefined) {
      const points = divided.points(...read.filter((_, i) => !cards.includes(i)).map((of) => of()));
      this.capped(points);
      const among = [...new Set((at(read, pile)() as number[]).filter(fit))];
      const got: number[] = [];
      while (got.length < points && among.length > 0) {
        const one =
          among.length === 1 ? 0 : yield { player: this.env.actor, actions: among.map((card) => `${run.kind ?? tree.is} ${card}`) };
        got.push(at(among, one));
      }
      read[pile] = () => got;
    }
    const [each, number] = this.memberHole(tree);
    if (each !== undefined && number !== undefined) {
      for (const [i, card] of (this.env.cards.get(number) ?? []).entries()) {
        this.env.members.set(number, i);
        call((hole, found) => (holes[hole]?.name === each ? [card] : found));
      }
    } else if (cards.length > 0 && [...walk(tree)].some(({ is }) => is === "whose.owner")) {
      const owners = new Set(cards.flatMap((i) => (at(read, i)() as number[]).map((card) => at(this.state.owner, card))));
      for (const owner of owners) {
        this.env.owner = owner;
        call((_, found) => found.filter((card) => at(this.state.owner, card) === owner));
      }
      this.env.owner = undefined;
    } else call((_, found) => found);
    for (const { given } of calls) for (const [i, { sort }] of holes.entries()) if (NUMBERS.includes(sort)) this.capped(given[i]);
    const paid = calls.filter(
      ({ given }) => run.payable?.(this.state, this.acting, this.engine, [given.filter((_, i) => !cards.includes(i))]) !== false,
    );
    const before = run.gets?.(this.state, this.acting).length ?? 0;
    for (const { given } of paid) run.run(this.state, this.acting, this.engine, ...given);
    if (tree.binds !== undefined && run.gets) this.bind(tree, run.gets(this.state, this.acting).slice(before));
    if (paid.length > 0) this.did();
  }

  /** Cards in an order that the acting player chooses, one after the other; of those that are alike it makes no difference which is next. */
  private *ordered(cards: readonly number[]): Answered<() => number[]> {
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

  /** The hole with all cards of a kind that another hole speaks of one by one. */
  private memberHole(tree: Tree): [string | undefined, number | undefined] {
    for (const { name, sort } of this.holesOf(tree)) {
      const value = tree.holes[name];
      if (!isTree(value) || !isCards(sort) || value.is !== "each" || value.binds === undefined) continue;
      const others = Object.entries(tree.holes).flatMap(([other, part]) => (other !== name && isTree(part) ? [...walk(part)] : []));
      if (others.some(({ refers }) => refers === value.binds)) return [name, value.binds];
    }
    return [undefined, undefined];
  }

  private selecting(tree: Tree, verb: At): Selecting {
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
  private choosable({ all, fits, tells }: Selecting, player: number): number[] {
    return all().filter((card) => fits(card) && (!tells || (at(this.state.seen, card) & (1 << player)) !== 0));
  }
  private hidden({ all, asks }: Selecting): boolean {
    return asks && all().some((card) => (at(this.state.seen, card) & everybody(this.state.players)) !== everybody(this.state.players));
  }

  /** A player chooses cards one after the other, in the stable order; what can only be taken whole is taken. */
  private *choose(what: Selecting, player: number, word: string, least: number, most: number): Answered<number[]> {
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
  private *select(tree: Tree, verb: At, times: Times | undefined): Answered<() => number[]> {
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

  private bind(tree: Tree, cards: number[]): () => number[] {
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
  private *announce(tree: Tree, verb: At): Asked {
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

  /** Whether the first thing that a sentence does could do anything now. */
  private possible(tree: Tree): boolean {
    if (["then", "then.three", "vthen", "vthen.three"].includes(tree.is)) return this.possible(this.sub(tree, "a"));
    if (tree.is === "if") return this.holds(this.sub(tree, "c")) && this.possible(this.sub(tree, "l"));
    if (tree.is === "where") return this.possible(this.sub(tree, "l"));
    if (tree.is === "may") return this.possible(this.sub(tree, "s"));
    if (tree.is === "forEach") return this.possible(this.sub(tree, "v"));
    if (tree.is === "discard.downTo") return this.possible(downTo(tree));
    const run = this.language.runs.get(tree.is);
    if (run?.is !== "verb") return true;
    if (run.able?.(this.state, this.acting, this.engine) === false) return false;
    if (run.payable && ![...walk(tree)].some(({ binds }) => binds !== undefined)) {
      const price = this.holesOf(tree).flatMap(({ name, sort }) => (isCards(sort) ? [] : [this.hole(tree.holes[name] ?? 0, sort)]));
      if (!run.payable(this.state, this.acting, this.engine, [price])) return false;
    }
    return this.holesOf(tree).every(({ name, sort }) => {
      const value = tree.holes[name];
      const own = isTree(value) && value.refers !== undefined && [...walk(tree)].some(({ binds }) => binds === value.refers);
      return !isTree(value) || !isCards(sort) || own || this.there(value, { run, word: tree.is, hole: name });
    });
  }
  private there(tree: Tree, verb: At): boolean {
    if (tree.is === "both") return this.there(this.sub(tree, "a"), verb) || this.there(this.sub(tree, "b"), verb);
    const aimed = this.env.targets.get(tree);
    if (aimed) return aimed.length > 0;
    if (tree.is.endsWith(".among")) return true;
    if (tree.is === "top" || tree.is === "bottom" || tree.is === "top.until")
      return this.cardsIn(this.places(this.sub(tree, "z"))).length > 0;
    if (isTree(tree.holes["g"])) {
      const what = this.selecting(tree, verb);
      return what.all().some(what.fits) || this.hidden(what);
    }
    if (tree.is === "ofThose" || tree.is.endsWith(".among")) return true;
    const fits = (card: number) => (verb?.run.fits ?? []).every((need) => need.holds(this.state, card, this.acting, this.engine));
    return this.meant(tree).some(fits);
  }

  /** SAN-R11, SAN-R34, SAN-R35: what happens by itself first, then the player takes or leaves the rest in any order. */
  private *group(abilities: readonly BoundAbility[]): Asked {
    const units = abilities.flatMap(({ lines }) => joined(lines).map((unit) => ({ unit })));
    let number = 1;
    const numbered = units.map((one) => {
      const first = number;
      number += one.unit.length;
      return { ...one, first };
    });
    for (const { unit } of numbered) {
      if (isOptional(unit)) continue;
      for (const line of unit) yield* this.announce(line, undefined);
      yield* this.ability(unit);
    }
    const open = numbered
      .filter(({ unit }) => isOptional(unit))
      .map(({ unit, first }) => ({ ...this.offer(unit), otherwise: otherwiseIn(unit), first }));
    for (;;) {
      const possible = open.filter((offer) => offer.left > 0 && offer.could());
      if (possible.length === 0) {
        const left = open.find((offer) => offer.left > 0 && offer.otherwise.length > 0);
        if (!left) return;
        yield* this.otherwise(left);
        continue;
      }
      const choices = [
        ...possible.flatMap((offer) =>
          offer.cards().map((card) => ({
            offer,
            card,
            words: card === undefined ? `${offer.word} ${offer.first}` : `${offer.word} ${card} ${offer.first}`,
          })),
        ),
        ...open.filter(({ left }) => left > 0).map((offer) => ({ offer, card: undefined, words: `decline ${offer.first}` })),
      ];
      const taken = at(choices, yield { player: this.you, actions: choices.map(({ words }) => words) });
      if (taken.words.startsWith("decline")) yield* this.otherwise(taken.offer);
      else {
        taken.offer.left--;
        yield* taken.offer.take(taken.card);
      }
    }
  }

  /** What was not carried out is left, and what it says otherwise happens. */
  private *otherwise(offer: { left: number; readonly otherwise: readonly Tree[] }): Asked {
    offer.left = 0;
    this.env.done = false;
    for (const line of offer.otherwise) yield* this.announce(line, undefined);
    yield* this.ability(offer.otherwise);
  }

  private offer(unit: readonly Tree[]) {
    const whole = this.sub(at(unit, 0), "b");
    const conditional = whole.is === "if";
    const inner = conditional ? this.sub(whole, "l") : whole;
    const under = () => !conditional || this.holds(this.sub(whole, "c"));
    const tree = inner.is === "may" ? this.sub(inner, "s") : inner;
    const run = this.language.runs.get(tree.is);
    const holes = this.holesOf(tree);
    const picked = holes.filter(({ name }) => {
      const value = tree.holes[name];
      return isTree(value) && ["upTo", "some", "ncards.upTo"].includes(value.is);
    });
    const [hole] = picked;
    const value = hole && tree.holes[hole.name];
    const choice = isTree(value) ? value : undefined;
    const n = choice ? choice.holes["n"] : 1;
    const others = holes.filter(({ name, sort }) => isCards(sort) && name !== hole?.name);
    const beside = [...walk(tree)].some(({ is }) => BESIDE.includes(is));
    const mayFits =
      inner.is === "may" ? choice === undefined || (choice.is === "some" && n === 1) : choice !== undefined && choice.is !== "some";
    if (unit.length > 1 || run?.is !== "verb" || beside || picked.length > 1 || others.length > 0 || typeof n !== "number" || !mayFits) {
      const self = this;
      return {
        left: 1,
        word: "do",
        could: () => under() && this.possible(inner),
        cards: (): (number | undefined)[] => [undefined],
        *take(): Asked {
          for (const line of unit) yield* self.announce(line, undefined);
          yield* self.ability(unit.map((line, i) => (i === 0 ? accepted(line) : line)));
        },
      };
    }
    const able = () => run.able?.(this.state, this.acting, this.engine) !== false;
    const what = choice && choice.is !== "ncards.upTo" ? this.selecting(choice, { run, word: tree.is, hole: hole?.name ?? "" }) : undefined;
    const give = (item: unknown): void => {
      const given = holes.map(({ name, sort }) => (name === hole?.name ? item : this.hole(tree.holes[name] ?? 0, sort)));
      run.run(this.state, this.acting, this.engine, ...given);
    };
    return {
      left: n,
      word: run.kind ?? tree.is,
      could: () => under() && able() && (!what || what.all().some(what.fits) || this.hidden(what)),
      cards: (): (number | undefined)[] => (what ? this.choosable(what, this.you) : [undefined]),
      // biome-ignore lint/correctness/useYield: a unit done at once asks nothing more
      *take(card: number | undefined): Asked {
        give(what ? [card] : 1);
      },
    };
  }
}

const NO_TERMS = [
  "Player",
  "PlayerF",
  "PlayerS",
  "Whose",
  "EvP",
  "Near",
  "Subj",
  "Scope",
  "Group",
  "GB",
  "Zone",
  "Dest",
  "Count",
  "CountN",
  "Cond",
  "Conds",
];
const BESIDE = [
  ...[
    "target",
    "target.another",
    "target.upTo",
    "target.any",
    "near.target",
    "whose.target",
    "whose.targetPlayer",
    "ctrl.target",
    "ctrl.targetPlayer",
  ],
  ...["whose.opponent", "whose.player", "whose.owner", "forEach"],
];
const NUMBERS = ["INT", "MONEY", "SIGNED", "Money", "NCards", "Value", "ValueN", "Per"];

function copied(env: Environment): Environment {
  return {
    ...env,
    cards: new Map([...env.cards].map(([number, cards]) => [number, [...cards]])),
    members: new Map(env.members),
    players: new Map(env.players),
    repeats: new Map(env.repeats),
    taken: new Map(env.taken),
  };
}

/** Sentences that speak of each other, or continue or repeat each other, are one unit. */
function joined(lines: readonly Tree[]): Tree[][] {
  const units: Tree[][] = [];
  for (const line of lines) {
    const parts = [...walk(line)];
    const speaksOf = (unit: readonly Tree[]) =>
      unit.some((other) => [...walk(other)].some(({ binds }) => binds !== undefined && parts.some(({ refers }) => refers === binds)));
    // “For each card destroyed this way” counts what the sentence before did, unless its own sentence did it.
    const counts = parts.some(({ is }) => is.startsWith("way.")) && !parts.some(({ is }) => /^v?then/.test(is));
    const own = line.is === "line.do" && !counts;
    const from = parts.some(({ is }) => is === "repeat") ? 0 : own ? units.findIndex(speaksOf) : units.length - 1;
    if (from < 0 || units.length === 0) units.push([line]);
    else units.push([...units.splice(from).flat(), line]);
  }
  return units;
}

/** “Otherwise” right behind the first sentence of a unit, or behind what follows if that was done. */
function otherwiseIn([, ...lines]: readonly Tree[]): Tree[] {
  const found: Tree[] = [];
  for (const line of lines) {
    if (line.is === "line.do") break;
    if (line.is === "line.otherwise") found.push(line);
  }
  return found;
}

function isOptional([line]: readonly Tree[]): boolean {
  const whole = line?.holes["b"];
  const inner = isTree(whole) && whole.is === "if" ? whole.holes["l"] : whole;
  if (!isTree(inner)) return false;
  return (
    inner.is === "may" || Object.values(inner.holes).some((hole) => isTree(hole) && ["upTo", "anyNumber", "ncards.upTo"].includes(hole.is))
  );
}

/** A sentence whose “you may” has been answered. */
function accepted(line: Tree): Tree {
  const strip = (tree: Tree): Tree => {
    const inner = tree.holes[tree.is === "may" ? "s" : "l"];
    if (tree.is === "may" && isTree(inner)) return inner;
    return tree.is === "if" && isTree(inner) ? { ...tree, holes: { ...tree.holes, l: strip(inner) } } : tree;
  };
  const body = line.holes["b"];
  return isTree(body) ? { ...line, holes: { ...line.holes, b: strip(body) } } : line;
}
