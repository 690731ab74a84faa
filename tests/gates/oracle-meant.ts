/** The oracle's reading of players, places and cards, straight from the tree, with the runs of the game for its own words. */
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

/** Whom and what a text means; numbers are for who reads them (`oracle-words.ts`). */
export abstract class Meant {
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
        if (control.is === "ctrl.opponent") return controller >= 0 && controller !== this.you;
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

  /** The number that is said; `times`: multiplied once by what “for each” counts. */
  abstract number(value: Tree | Leaf, times?: Times): number;
  /** What stands in a hole, as a run is handed it. */
  abstract hole(value: Tree | Leaf, sort: string, times?: Times): unknown;

  /** The player whom a tree refers to. */
  protected bound(tree: Tree): number[] {
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
}
