/** The oracle's reading of single words: nouns, places, players, numbers, conditions, straight from the tree, with the runs of the game for its own words. */
import type { Engine } from "../../engine/kernel/engine.ts";
import { at } from "../../engine/kernel/state.ts";
import type { Language } from "../../engine/language/language.ts";
import type { Run } from "../../engine/language/machine/run.ts";
import type { WorkshopState } from "../../engine/language/machine/workshop.test-support.ts";
import type { Leaf } from "../../engine/language/reading/token.ts";
import { entryOf } from "../../engine/language/tables/grammar.ts";
import { isTree, type Tree } from "../../engine/language/tree.ts";

/** “for each …” behind a verb: multiplies the first number that is read. */
export type Times = { readonly n: number; used: boolean };

/** What is bound, and for whom the text is carried out. */
export type Environment = {
  cards: Map<number, number[]>;
  /** Of a selection that is taken one by one: the card meant. */
  members: Map<number, number>;
  players: Map<Tree | number, number>;
  zones: Map<number, Tree>;
  targets: Map<Tree, number[]>;
  modes: Map<Tree, number>;
  /** How many of a selection were taken out of it; they stand first. */
  taken: Map<number, number>;
  /** How often “repeat this” has been done. */
  repeats: Map<Tree, number>;
  x: number;
  done: boolean;
  actor: number;
  owner: number | undefined;
};

export const NUMBERS = ["INT", "MONEY", "SIGNED", "Money", "NCards", "Value", "ValueN", "Per"];
/** The hole of a noun phrase with the word that says more about the noun in it. */
const MODIFIERS: Readonly<Record<string, string>> = {
  stated: "s",
  kinded: "k",
  "kinded.near": "k",
  past: "h",
  placed: "p",
  having: "w",
  controlled: "c",
};
/** No number of a text is greater. */
export const MOST = 1000;

/** The text asks for more than a text may. */
export class Capped extends Error {}

export class Words {
  readonly language: Language;
  readonly state: WorkshopState;
  readonly engine: Engine;
  readonly source: number;
  readonly you: number;
  env: Environment;

  constructor(language: Language, state: WorkshopState, engine: Engine, source: number, you: number) {
    this.language = language;
    this.state = state;
    this.engine = engine;
    this.source = source;
    this.you = you;
    this.env = {
      cards: new Map(),
      members: new Map(),
      players: new Map(),
      zones: new Map(),
      targets: new Map(),
      modes: new Map(),
      taken: new Map(),
      repeats: new Map(),
      x: 0,
      done: false,
      actor: you,
      owner: undefined,
    };
  }

  get acting() {
    return { source: this.source, controller: this.you, actor: this.env.actor };
  }
  run<K extends Run["is"]>(tree: Tree, is: K): Extract<Run, { is: K }> {
    const run = this.language.runs.get(tree.is);
    if (run?.is !== is) throw new Error(`${tree.is} has no run as a ${is}`);
    return run as Extract<Run, { is: K }>;
  }
  holesOf(tree: Tree) {
    return entryOf(this.language.grammar, tree).holes;
  }
  sub(tree: Tree, hole: string): Tree {
    const value = tree.holes[hole];
    if (!isTree(value)) throw new Error(`${tree.is} has no ${hole}`);
    return value;
  }
  controllerOf(card: number): number {
    return at(this.state.owner, card);
  }

  everyone(): number[] {
    return Array.from({ length: this.state.players }, (_, i) => (this.you + i) % this.state.players);
  }

  players(tree: Tree): number[] {
    const chosen = this.env.players.get(tree);
    if (chosen !== undefined) return [chosen];
    if (tree.is.startsWith("players.who.")) {
      const [, , who, said = ""] = tree.is.split(".");
      return this.players({
        is: `player.${said}`,
        holes: { p: { is: who === "player" ? "player.each" : "player.eachOpponent", holes: {} }, ...tree.holes },
      });
    }
    // Whom a game's own word names is for its run to say, whatever it is called.
    const id = this.language.runs.has(tree.is) && !tree.is.startsWith("player") ? "" : (tree.is.split(".")[1] ?? "");
    if (tree.is === "ctrl.that" || tree.is === "own.that" || id === "that") {
      return this.bound(tree);
    }
    if (id === "others") {
      const [named] = this.bound(tree);
      return named === undefined ? [] : this.everyone().filter((player) => player !== named);
    }
    if (id === "your" || id === "you") return [this.you];
    if (id === "their") return [this.env.actor];
    if (tree.is === "whose.owner") return [this.env.owner ?? at(this.state.owner, this.source)];
    if (["each", "player", "targetPlayer", "a"].includes(id)) return this.everyone();
    if (id === "eachOpponent" || id === "opponent" || id === "target") return this.everyone().slice(1);
    if (id === "controller") return [...new Set(this.meant(tree).map((card) => this.controllerOf(card)))];
    const inner = tree.holes["p"];
    const among = isTree(inner) ? this.players(inner) : this.everyone();
    if (id === "controls") {
      const count = this.sub(tree, "c");
      const mine = (player: number) => this.cardsOf(this.sub(count, "g")).filter((card) => this.controllerOf(card) === player);
      return among.filter((player) => this.enough(count, mine(player)));
    }
    if (id === "owner" && tree.is === "player.owner") return [...new Set(this.meant(tree).map((card) => at(this.state.owner, card)))];
    if (id === "controlsMore" || id === "controlsFewer") {
      const of = (player: number) => this.cardsOf(this.sub(tree, "g")).filter((card) => this.controllerOf(card) === player).length;
      return among.filter((player) => (id === "controlsMore" ? of(player) > of(this.you) : of(player) < of(this.you)));
    }
    if (id === "handMore") return among.filter((player) => this.held(player) > this.held(this.you));
    if (id === "handFewer") return among.filter((player) => this.held(player) < this.held(this.you));
    if (id === "handMost") return among.filter((player) => this.everyone().every((other) => this.held(other) <= this.held(player)));
    if (id === "handFewest") return among.filter((player) => this.everyone().every((other) => this.held(other) >= this.held(player)));
    if (id === "holdsFew") return among.filter((player) => this.held(player) <= this.number(tree.holes["n"] ?? 0));
    if (id === "holds") return among.filter((player) => this.held(player) >= this.number(tree.holes["n"] ?? 0));
    const others = this.holesOf(tree).filter(({ name }) => name !== "p");
    return among.filter((player) =>
      this.run(tree, "players").holds(
        this.state,
        player,
        this.acting,
        this.engine,
        ...others.map(({ name, sort }) => this.hole(tree.holes[name] ?? 0, sort)),
      ),
    );
  }

  zone(name: Tree, players: readonly number[]): number[] {
    const places: number[] = [];
    for (const player of players) this.run(name, "places").add(this.state, player, places, this.engine);
    return places;
  }
  held(player: number): number {
    return this.cardsIn(this.zone({ is: "zone.hand", holes: {} }, [player])).length;
  }
  cardsIn(places: readonly number[]): number[] {
    return places.flatMap((place) => at(this.state.zones, place));
  }
  places(tree: Tree): number[] {
    if (tree.refers !== undefined) {
      const meant = this.env.zones.get(tree.refers);
      return meant ? this.places(meant) : [];
    }
    if (tree.is !== "zone" && tree.is !== "zone.both") return this.zone(tree, [this.you]);
    const whose = this.players(this.sub(tree, "w"));
    return tree.is === "zone"
      ? this.zone(this.sub(tree, "z"), whose)
      : [...new Set([...this.zone(this.sub(tree, "a"), whose), ...this.zone(this.sub(tree, "b"), whose)])];
  }
  inPlay(): number[] {
    const places: number[] = [];
    this.language.textRules?.inPlay(this.state, places, this.engine);
    return places;
  }

  /** The zone that a noun phrase names. */
  private zoneIn(group: Tree): Tree | undefined {
    if (group.is === "zoned") return this.sub(group, "z");
    const inner = group.holes["g"];
    return isTree(inner) && group.is !== "either" ? this.zoneIn(inner) : undefined;
  }
  /** The places of the zone that a noun phrase names, or else of the innermost of its words that implies one. */
  placesOf(group: Tree): number[] | undefined {
    const zone = this.zoneIn(group);
    return zone ? this.places(zone) : this.implied(group);
  }
  private implied(group: Tree): number[] | undefined {
    const noun = group.holes[["controlled", "named"].includes(group.is) ? "h" : "g"];
    if (group.is === "either") return undefined;
    const inner = isTree(noun) ? this.implied(noun) : undefined;
    if (inner) return inner;
    const hole = MODIFIERS[group.is];
    const word = hole === undefined ? group : this.sub(group, hole);
    const run = this.language.runs.get(word.is);
    if (run?.is !== "test" || !run.implies) return undefined;
    const places: number[] = [];
    run.implies(this.state, this.acting, places, this.engine);
    return places;
  }
  /** Whether a noun phrase asks anything of a card. */
  asks(group: Tree): boolean {
    if (group.is === "noun.card") return false;
    if (group.is === "zoned") return this.asks(this.sub(group, "g"));
    return group.is === "either" ? this.asks(this.sub(group, "a")) && this.asks(this.sub(group, "b")) : true;
  }
  /** Whether a noun phrase asks what a card is, not only whose it is and where it lies. */
  tells(group: Tree): boolean {
    if (group.is === "noun.card") return false;
    if (group.is === "zoned" || group.is === "other") return this.tells(this.sub(group, "g"));
    if (group.is === "controlled")
      return (
        this.tells(this.sub(group, "h")) ||
        !/^(ctrl|own)\.(you|opponent|that|they|target|targetPlayer|controllerOf|lent)$/.test(this.sub(group, "c").is)
      );
    return group.is === "either" ? this.tells(this.sub(group, "a")) && this.tells(this.sub(group, "b")) : true;
  }
  /** The cards of a noun phrase where they are. */
  cardsOf(group: Tree): number[] {
    return this.cardsIn(this.placesOf(group) ?? this.inPlay()).filter((card) => this.is(group, card));
  }

  is(group: Tree, card: number): boolean {
    const test = (tree: Tree, skip?: string): boolean => {
      const holes = this.holesOf(tree).filter(({ name }) => name !== skip);
      return this.run(tree, "test").holds(
        this.state,
        card,
        this.engine,
        this.acting,
        ...holes.map(({ name, sort }) => this.hole(tree.holes[name] ?? 0, sort)),
      );
    };
    const inner = (hole: string) => this.is(this.sub(group, hole), card);
    const tagged = (tag: Leaf | Tree | undefined) => test({ is: "tag", holes: { t: tag ?? "" } });
    switch (group.is) {
      case "other":
        return card !== this.source && inner("g");
      case "stated":
        return inner("g") && test(this.sub(group, "s"));
      case "kinded":
      case "kinded.near": {
        const kind = this.sub(group, "k");
        if (!inner("g")) return false;
        if (kind.is === "tag.either") return tagged(kind.holes["a"]) || tagged(kind.holes["b"]);
        return kind.is === "tag.not" ? !tagged(kind.holes["t"]) : test(kind);
      }
      case "past":
        return inner("g") && test(this.sub(group, "h"));
      case "placed":
        return inner("g") && test(this.sub(group, "p"));
      case "having":
        return inner("g") && test(this.sub(group, "w"));
      case "zoned":
        return inner("g");
      case "controlled": {
        const control = this.sub(group, "c");
        if (!inner("h")) return false;
        const controller = this.controllerOf(card);
        if (control.is === "ctrl.you") return controller === this.you;
        if (control.is === "ctrl.opponent") return controller !== this.you;
        if (control.is === "ctrl.they") return controller === this.env.actor;
        if (control.is === "ctrl.that") return this.players(control).includes(controller);
        if (control.is === "ctrl.target" || control.is === "ctrl.targetPlayer") return this.players(control).includes(controller);
        if (control.is === "ctrl.controllerOf") return this.meant(control).some((other) => this.controllerOf(other) === controller);
        if (control.is === "own.lent") return at(this.state.owner, card) === this.you && controller !== this.you;
        if (control.is === "own.opponent") return at(this.state.owner, card) !== this.you;
        if (control.is === "own.that") return this.players(control).includes(at(this.state.owner, card));
        return control.is === "own.you" ? at(this.state.owner, card) === this.you : test(control);
      }
      case "named":
        return inner("h") && test(group, "h");
      case "either":
        return inner("a") || inner("b");
      case "noun.card":
        return true;
      default:
        return test(group);
    }
  }

  /** Whether a card is what the words say, where they say or imply that it lies. */
  among(group: Tree): (card: number) => boolean {
    const places = this.placesOf(group);
    return (card) => (places === undefined || places.includes(at(this.state.zone, card))) && this.is(group, card);
  }

  enough(count: Tree, cards: readonly number[]): boolean {
    const group = this.sub(count, "g");
    const n = cards.filter((card) => this.is(group, card) && !(count.is === "count.another" && card === this.source)).length;
    const wanted = this.number(count.holes["n"] ?? 1);
    if (count.is === "count.atMost") return n <= wanted;
    if (count.is === "count.none") return n === 0;
    return count.is === "count.exactly" ? n === wanted : n >= wanted;
  }

  /** Cards that are meant without anybody choosing. */
  meant(tree: Tree): number[] {
    const end = tree.is.split(".").at(-1);
    if (end === "this") return [this.source];
    if (tree.is === "near.a" || tree.is === "subj.a" || tree.is === "scope.each") return this.cardsOf(this.sub(tree, "g"));
    if (tree.is === "near.another") return this.cardsOf(this.sub(tree, "g")).filter((card) => card !== this.source);
    if (tree.is === "near.aIn") return this.cardsIn(this.places(this.sub(tree, "z"))).filter((card) => this.is(this.sub(tree, "g"), card));
    if (tree.is === "near.target") return (this.env.targets.get(tree) ?? []).filter((card) => this.is(this.sub(tree, "g"), card));
    if (tree.refers === undefined) {
      const cards: number[] = [];
      this.run(tree, "cards").add(this.state, this.acting, cards, this.engine);
      return cards;
    }
    const number = tree.refers;
    const bound = this.env.cards.get(number) ?? [];
    if (["those", "eachOfThose", "cond.among"].includes(tree.is) || tree.is.startsWith("total.")) return bound;
    if (tree.is === "each.among") return bound.filter((card) => this.is(this.sub(tree, "g"), card));
    if (tree.is === "rest") return bound.slice(this.env.taken.get(number) ?? 0);
    return bound.slice(this.env.members.get(number) ?? 0, (this.env.members.get(number) ?? 0) + 1);
  }

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

  /** The player whom a tree refers to. */
  private bound(tree: Tree): number[] {
    if (tree.ofCard)
      return [
        ...new Set(
          this.meant({ is: "that", holes: {}, ...(tree.refers === undefined ? {} : { refers: tree.refers }) }).map((card) =>
            this.controllerOf(card),
          ),
        ),
      ];
    const player = this.env.players.get(tree.refers ?? -1);
    return player === undefined ? [] : [player];
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
