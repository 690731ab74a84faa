/** Verbs in the oracle: what each is given, whether it is possible, and doing it. */
import { at } from "../../engine/kernel/state.ts";
import { isTree, type Tree, walk } from "../../engine/language/tree.ts";
import { type Asked, type At, Choosing, COUNTED, isCards } from "./oracle-choosing.ts";
import { MOST, NUMBERS, type Times } from "./oracle-meant.ts";

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

const speaksOfX = ({ is, holes }: Tree): boolean =>
  is === "number.x" || Object.values(holes).some((hole) => typeof hole === "string" && /^[+-]?X/.test(hole));

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

export class Deeds extends Choosing {
  readonly #opensX = new Set<Tree>();
  /** The sentence continues the one before: what it does is not what “if you do” asks. */
  protected continues = false;

  /** Notes the payment that says what X is: what first speaks of X, if it can be paid, stands alone and nothing says X otherwise. */
  protected noteX(lines: readonly Tree[]): void {
    const parts = lines.flatMap((line) => [...walk(line)]);
    const [first] = parts.filter(speaksOfX);
    if (!first || parts.some(({ is }) => is === "where")) return;
    const within = (outer: Tree): boolean => [...walk(outer)].some((part) => part === first);
    const run = this.language.runs.get(first.is);
    if (run?.is === "verb" && run.payable && !parts.some((part) => part.is.startsWith("forEach") && within(part))) this.#opensX.add(first);
  }

  protected did(): void {
    if (!this.continues) this.env.done = true;
  }

  /** The first hole of a phrase with a number that “for each” can multiply; -1 if there is none. */
  protected multiplied(tree: Tree): number {
    return this.holesOf(tree).findIndex(({ name, sort }) => {
      const value = tree.holes[name];
      if (NUMBERS.includes(sort)) return true;
      if (!isTree(value) || NO_TERMS.includes(sort)) return false;
      if (isCards(sort))
        return COUNTED.includes(value.is) || (value.is === "both" && ["a", "b"].some((part) => COUNTED.includes(this.sub(value, part).is)));
      return this.language.runs.get(value.is)?.is === "term" && this.multiplied(value) >= 0;
    });
  }

  protected *verb(said: Tree, times: number, chosen = false): Asked {
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

  /** The hole with all cards of a kind that another hole speaks of one by one. */
  protected memberHole(tree: Tree): [string | undefined, number | undefined] {
    for (const { name, sort } of this.holesOf(tree)) {
      const value = tree.holes[name];
      if (!isTree(value) || !isCards(sort) || value.is !== "each" || value.binds === undefined) continue;
      const others = Object.entries(tree.holes).flatMap(([other, part]) => (other !== name && isTree(part) ? [...walk(part)] : []));
      if (others.some(({ refers }) => refers === value.binds)) return [name, value.binds];
    }
    return [undefined, undefined];
  }

  /** Whether a deed can be done whole: what it costs can be paid, and there are as many cards as it asks for. */
  protected whole(tree: Tree): boolean {
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
  protected wanted(tree: Tree, verb: At): (readonly number[])[] {
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

  /** Whether the first thing that a sentence does could do anything now. */
  protected possible(tree: Tree): boolean {
    if (["then", "then.three", "vthen", "vthen.three"].includes(tree.is)) return this.possible(this.sub(tree, "a"));
    if (tree.is === "if") return this.holds(this.sub(tree, "c")) && this.possible(this.sub(tree, "l"));
    if (tree.is === "where") return this.possible(this.sub(tree, "l"));
    if (tree.is === "may") return this.possible(this.sub(tree, "s"));
    if (tree.is === "unless.cond") return !this.holds(this.sub(tree, "c")) && this.possible(this.sub(tree, "l"));
    if (tree.is.startsWith("forEach")) return this.possible(this.sub(tree, "v"));
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

  protected there(tree: Tree, verb: At): boolean {
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
}
