/** The oracle's reading of numbers and conditions. */
import { at } from "../../engine/kernel/state.ts";
import type { Leaf } from "../../engine/language/reading/token.ts";
import { entryOf } from "../../engine/language/tables/grammar.ts";
import { isTree, type Tree } from "../../engine/language/tree.ts";
import { Capped, Meant, MOST, NUMBERS, type Times } from "./oracle-meant.ts";

export class Words extends Meant {
  number(value: Tree | Leaf, times?: Times): number {
    const plain = this.plainNumber(value, times);
    if (times === undefined || times.used) return plain;
    times.used = true;
    return plain * times.n;
  }
  private plainNumber(value: Tree | Leaf, times: Times | undefined): number {
    if (!isTree(value)) return typeof value === "number" ? value : value === "-X" ? -this.env.x : this.env.x;
    if (value.is === "number.x") return this.env.x;
    if (value.is === "number.of") return this.cardsOf(this.sub(value, "g")).length;
    if (value.is === "per.those") return (this.env.cards.get(value.refers ?? -1) ?? []).length;
    if (value.is === "money.upTo" || value.is === "money.any") return 0;
    if (value.is === "value.twice") return 2 * this.number(this.sub(value, "v"), times);
    if (value.is === "value.half") return Math.floor(this.number(this.sub(value, "v"), times) / 2);
    if (value.is === "value.halfUp") return Math.ceil(this.number(this.sub(value, "v"), times) / 2);
    if (value.is === "value.difference") return Math.abs(this.number(this.sub(value, "a")) - this.number(this.sub(value, "b")));
    if (value.is === "value.sum") return this.number(this.sub(value, "a")) + this.number(this.sub(value, "b"));
    if (value.is === "value.excess") return Math.max(0, this.number(this.sub(value, "a")) - this.number(this.sub(value, "b")));
    if (value.is === "value.times") return this.number(this.sub(value, "v")) * this.number(value.holes["n"] ?? 0);
    if (value.is === "value.plus") return this.number(this.sub(value, "v")) + this.number(value.holes["n"] ?? 0);
    if (value.is.startsWith("per.who.")) {
      const [, , who, said = ""] = value.is.split(".");
      const among = { is: who === "player" ? "player.each" : "player.eachOpponent", holes: {} };
      return this.players({ is: `player.${said}`, holes: { p: among, ...value.holes } }).length;
    }
    if (value.is === "per.lots") {
      const lot = this.number(value.holes["n"] ?? 0);
      return lot > 0 ? Math.floor(this.cardsOf(this.sub(value, "g")).length / lot) : 0;
    }
    if (value.is === "money.equal" || value.is === "ncards.equal") return this.number(this.sub(value, "v"), times);
    if (value.is === "ncards" || value.is === "ncards.upTo") return this.number(value.holes["n"] ?? 0, times);
    if (this.language.grammar.reach.get("Group")?.has(entryOf(this.language.grammar, value).construct.sort))
      return this.cardsOf(value).length;
    return this.run(value, "value").value(
      this.state,
      this.acting,
      this.engine,
      ...(value.refers === undefined
        ? []
        : [entryOf(this.language.grammar, value).construct.refers === "player" ? this.bound(value) : this.meant(value)]),
      ...this.holesOf(value).map(({ name, sort }) => this.hole(value.holes[name] ?? 0, sort)),
    );
  }

  /** What a run is handed for a hole. */
  hole(value: Tree | Leaf, sort: string, times?: Times): unknown {
    if (NUMBERS.includes(sort)) return this.number(value, times);
    if (!isTree(value)) return value;
    if (["Player", "PlayerF", "PlayerS", "Whose", "EvP"].includes(sort)) return this.players(value);
    if (["Near", "Subj", "Scope", "Cards", "CardsL"].includes(sort)) return this.meant(value);
    if (["Group", "GB"].includes(sort)) {
      return { fits: this.among(value), places: this.placesOf(value) };
    }
    // Costs that are only named are a number of the program, which no run here looks at.
    if (sort === "Costs") return 0;
    if (sort === "Zone") return this.places(value);
    if (sort === "Static") return { said: value.is };
    if (sort === "Dest") return { where: (value.is.split(".")[1] ?? "").replace("Order", ""), places: this.places(this.sub(value, "z")) };
    if (sort === "Count" || sort === "CountN") return (cards: readonly number[]) => this.enough(value, cards);
    if (value.is === "noun.card") return value.is;
    const run = this.language.runs.get(value.is);
    if (run?.is === "test") return run.value ?? value.is;
    const holes = this.holesOf(value).map((hole) => this.hole(value.holes[hole.name] ?? 0, hole.sort, times));
    if (run?.is === "value") return run.value(this.state, this.acting, this.engine, ...holes);
    if (run?.is === "known") return { keyword: value.is, holes };
    return this.run(value, "term").make(...holes);
  }

  holds(tree: Tree): boolean {
    const controlled = (player: number, count: Tree) =>
      this.enough(
        count,
        this.cardsOf(this.sub(count, "g")).filter((card) => this.controllerOf(card) === player),
      );
    const subject = (test: (card: number) => boolean) => this.meant(this.sub(tree, "s")).some(test);
    const hand = () => this.held(this.you);
    if (tree.is.startsWith("compare.")) return this.compared(tree);
    if (tree.is.startsWith("cond.value.")) return this.valued(tree);
    switch (tree.is) {
      case "and":
        return this.holds(this.sub(tree, "a")) && this.holds(this.sub(tree, "b"));
      case "or":
        return this.holds(this.sub(tree, "a")) || this.holds(this.sub(tree, "b"));
      case "and.three":
        return this.holds(this.sub(tree, "a")) && this.holds(this.sub(tree, "b")) && this.holds(this.sub(tree, "c"));
      case "or.three":
        return this.holds(this.sub(tree, "a")) || this.holds(this.sub(tree, "b")) || this.holds(this.sub(tree, "c"));
      case "cond.control":
        return controlled(this.you, this.sub(tree, "c"));
      case "cond.opponentControls":
        return this.everyone()
          .slice(1)
          .some((player) => controlled(player, this.sub(tree, "c")));
      case "cond.there":
      case "cond.thereIs":
        return this.enough(this.sub(tree, "c"), this.cardsOf(this.sub(this.sub(tree, "c"), "g")));
      case "cond.hold":
        return hand() >= this.number(tree.holes["n"] ?? 0);
      case "cond.holdFew":
        return hand() <= this.number(tree.holes["n"] ?? 0);
      case "cond.holdNone":
        return hand() === 0;
      case "cond.holdMore":
        return this.players(this.sub(tree, "p")).every((player) => hand() > this.held(player));
      case "cond.holdFewer":
        return this.players(this.sub(tree, "p")).every((player) => hand() < this.held(player));
      case "cond.state":
        return subject((card) => this.is({ is: "stated", holes: { s: this.sub(tree, "t"), g: ANY } }, card));
      case "cond.notState":
        return subject((card) => !this.is({ is: "stated", holes: { s: this.sub(tree, "t"), g: ANY } }, card));
      case "cond.place":
        return subject((card) => this.is({ is: "placed", holes: { p: this.sub(tree, "p"), g: ANY } }, card));
      case "cond.zone":
        return subject((card) => this.places(this.sub(tree, "z")).includes(at(this.state.zone, card)));
      case "cond.notZone":
        return subject((card) => !this.places(this.sub(tree, "z")).includes(at(this.state.zone, card)));
      case "cond.isA":
        return subject(this.among(this.sub(tree, "g")));
      case "cond.notA":
        return subject((card) => !this.among(this.sub(tree, "g"))(card));
      case "cond.kind":
        return this.meant(tree).some(this.among(this.sub(tree, "g")));
      case "cond.among": {
        const count = this.sub(tree, "c");
        return this.enough(count, this.meant(tree).filter(this.among(this.sub(count, "g"))));
      }
      case "cond.yourTurn":
        return this.state.active === this.you;
      case "cond.notYourTurn":
        return this.state.active !== this.you;
      default:
        return this.run(tree, "condition").holds(
          this.state,
          this.acting,
          this.engine,
          // “That player …”: the player stands before the rest.
          ...(entryOf(this.language.grammar, tree).construct.refers === "player" ? [this.bound(tree)] : []),
          ...this.holesOf(tree).map(({ name, sort }) => this.hole(tree.holes[name] ?? 0, sort)),
        );
    }
  }

  /** Of you, of one single opponent, or of the player named before: how many cards compared with whom. */
  private compared(tree: Tree): boolean {
    const [, who, what = ""] = tree.is.split(".");
    const subjects = who === "you" ? [this.you] : who === "that" ? this.bound(tree) : this.everyone().slice(1);
    const n = () => this.number(tree.holes["n"] ?? 0);
    const of = (player: number) => this.cardsOf(this.sub(tree, "g")).filter((card) => this.controllerOf(card) === player).length;
    const than = () => (who === "you" ? this.players(this.sub(tree, "p")) : [this.you]);
    const is: Readonly<Record<string, (player: number) => boolean>> = {
      controls: (player) =>
        this.enough(
          this.sub(tree, "c"),
          this.cardsOf(this.sub(this.sub(tree, "c"), "g")).filter((card) => this.controllerOf(card) === player),
        ),
      holds: (player) => this.held(player) >= n(),
      holdsFew: (player) => this.held(player) <= n(),
      holdsNone: (player) => this.held(player) === 0,
      handMore: (player) => this.held(player) > this.held(this.you),
      handFewer: (player) => this.held(player) < this.held(this.you),
      more: (player) => than().every((other) => of(player) > of(other)),
      fewer: (player) => than().every((other) => of(player) < of(other)),
    };
    const so = (player: number) => is[what]?.(player) === true;
    return who === "no" ? !subjects.some(so) : who === "each" ? subjects.every(so) : subjects.some(so);
  }

  /** One number beside another. */
  private valued(tree: Tree): boolean {
    const [a = 0, b = 0] = this.holesOf(tree).map(({ name }) => this.number(tree.holes[name] ?? 0));
    const how = tree.is.slice("cond.value.".length).replace(/M$/, "");
    if (how === "even" || how === "odd") return a % 2 === (how === "odd" ? 1 : 0);
    if (how === "more") return a >= b;
    if (how === "less") return a <= b;
    if (how === "greater") return a > b;
    return how === "lower" ? a < b : a === b;
  }

  capped(value: unknown): void {
    if (typeof value === "number" && Math.abs(value) > MOST) throw new Capped();
  }
}

const ANY: Tree = { is: "noun.card", holes: {} };
