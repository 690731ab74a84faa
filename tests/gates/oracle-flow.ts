/** Sentences in the oracle: conditions, loops, players in turn, what comes then and what comes later. */
import { at } from "../../engine/kernel/state.ts";
import { entryOf } from "../../engine/language/tables/grammar.ts";
import { isTree, type Tree, walk } from "../../engine/language/tree.ts";
import { type Answered, type Asked, BRANCHES } from "./oracle-choosing.ts";
import { Deeds } from "./oracle-deeds.ts";
import type { Environment } from "./oracle-meant.ts";

/** “repeat this” goes back to where a region begins. */
class Again extends Error {
  readonly region: object;
  constructor(region: object) {
    super();
    this.region = region;
  }
}

/** One round of a loop: what it does, or the “unless” that is asked in each. */
function roundOf(tree: Tree): Tree {
  const { q, v, m } = tree.holes;
  if (!isTree(m)) throw new Error(`${tree.is} does nothing`);
  return q !== undefined && v !== undefined ? { is: "unless.does", holes: { p: q, v, l: m } } : m;
}

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

export class Flow extends Deeds {
  /** Texts that wait for a time, with what they had bound. */
  readonly later: { readonly when: Tree; readonly body: Tree; readonly env: Environment; readonly follows?: true }[] = [];
  #region: object = {};

  *ability(lines: readonly Tree[]): Asked {
    yield* this.region(function* (this: Flow) {
      for (const line of lines) yield* this.line(line);
    });
  }

  /** What a text waits for: of two times the second, once the first has come. */
  timeOf({ when, follows }: Flow["later"][number]) {
    const time = this.run(when, "time");
    return follows ? (time.follows ?? time) : time;
  }

  /** What was left for later. */
  *resumed(body: Tree): Asked {
    yield* this.region(function* (this: Flow) {
      yield* this.body(body);
    });
  }

  /** Something that “repeat this” may begin anew. */
  protected *region(body: (this: Flow) => Asked): Asked {
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

  protected *line(line: Tree): Asked {
    this.continues = line.is !== "line.do";
    if (line.is === "line.do") this.env.done = false;
    else if (this.env.done !== (line.is === "line.ifYouDo")) return;
    yield* this.body(this.sub(line, "b"));
    this.continues = false;
  }

  protected *body(tree: Tree): Asked {
    switch (tree.is) {
      case "if":
        if (this.holds(this.sub(tree, "c"))) yield* this.body(this.sub(tree, "l"));
        return;
      case "unless.cond":
        if (!this.holds(this.sub(tree, "c"))) yield* this.body(this.sub(tree, "l"));
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
          this.forgetRound(inner, every);
          yield* this.region(function* (this: Flow) {
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
        yield* this.eachPlayer(tree, function* (this: Flow) {
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
        yield* this.eachPlayer(tree, function* (this: Flow) {
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
        yield* this.region(function* (this: Flow) {
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
  protected toldOf(tree: Tree): Tree | undefined {
    const to = entryOf(this.language.grammar, tree).construct.saysTo;
    if (!to) return undefined;
    const said = to.hole === undefined ? undefined : tree.holes[to.hole];
    if (to.hole !== undefined && (!isTree(said) || Object.keys(said.holes).length === 0)) return undefined;
    const { p = 0, d = 0, ...others } = tree.holes;
    const fact = { is: to.fact, holes: { ...(to.hole === undefined ? {} : { p: { is: "players.you", holes: {} } }), ...others } };
    return { is: "act", holes: { p, v: { is: to.by, holes: { s: fact, d } } } };
  }

  protected *unless(tree: Tree): Asked {
    const pay = this.run({ is: "pay", holes: {} }, "verb");
    const price = () => this.hole(tree.holes["m"] ?? 0, "Money");
    let paid = false;
    yield* this.eachPlayer(tree, function* (this: Flow) {
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
  protected *unlessDone(tree: Tree): Asked {
    const deed = this.sub(tree, "v");
    let done = false;
    yield* this.eachPlayer(tree, function* (this: Flow) {
      yield* this.choosePlayers(deed);
      if (!this.whole(deed) || !(yield* this.permitted(["pay", "decline"]))) return true;
      const continues = this.continues;
      this.continues = true;
      yield* this.verb(deed, 1, true);
      this.continues = continues;
      done = true;
      return false;
    });
    if (!done) yield* this.body(this.sub(tree, "l"));
  }

  protected *forEach(tree: Tree): Asked {
    const group = this.sub(tree, "g");
    const inner = roundOf(tree);
    const number = group.binds ?? -1;
    const left = this.cardsOf(group);
    const matters = [...walk(inner)].some(({ refers }) => refers === group.binds && refers !== undefined);
    this.env.cards.set(number, left);
    for (let i = 0; i < left.length; i++) {
      this.env.members.set(number, i);
      this.forgetRound(inner, group);
      if (matters && i + 1 < left.length) {
        const chosen = i + (yield { player: this.you, actions: left.slice(i).map((card) => `next ${card}`) });
        [left[i], left[chosen]] = [at(left, chosen), at(left, i)];
      }
      yield* this.region(function* (this: Flow) {
        yield* this.body(inner);
      });
    }
    this.env.members.set(number, left.length);
  }

  /** Before a round of a loop. What happens unless somebody pays belongs to the round. */
  private forgetRound(inner: Tree, except: Tree): void {
    this.forget(inner, except);
    if (inner.is.startsWith("unless")) this.forget(this.sub(inner, "l"), except);
  }

  protected *eachPlayer(tree: Tree, body: (this: Flow) => Answered<boolean>): Asked {
    const named = this.sub(tree, "p");
    yield* this.choosePlayers(named);
    const players = this.players(named);
    for (const player of this.everyone()) {
      if (!players.includes(player) && !(tree.is === "act.youAnd" && player === this.you)) continue;
      this.env.actor = player;
      this.forget(tree, named);
      if (!(yield* body.call(this))) break;
    }
    this.env.actor = this.you;
  }

  protected *act(tree: Tree): Asked {
    const told = this.toldOf(tree);
    if (told) {
      yield* this.act(told);
      return;
    }
    switch (tree.is) {
      case "act":
      case "act.youAnd":
      case "act.two":
        yield* this.eachPlayer(tree, function* (this: Flow) {
          for (const hole of tree.is === "act.two" ? ["a", "b"] : ["v"]) yield* this.act(this.sub(tree, hole));
          return true;
        });
        return;
      case "loses.game":
        yield* this.eachPlayer(tree, function* (this: Flow) {
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
      case "forEach":
      case "forEach.most": {
        const inner = this.sub(tree, "v");
        yield* this.choosePlayers(inner);
        const counted = this.number(tree.holes["p"] ?? 0);
        const n = tree.is === "forEach.most" ? Math.min(counted, this.number(tree.holes["n"] ?? 0)) : counted;
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
}
