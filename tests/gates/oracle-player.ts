/**
 * The oracle: a second, simple interpreter of card texts, written from the documents (language.md, vocabulary.md sections 5, 6 and 10; SAN-R11 and SAN-R34 to R36 for groups).
 * It walks the tree and asks as it goes; it knows neither programs nor frames.
 */
import { at } from "../../engine/kernel/state.ts";
import type { BoundAbility } from "../../engine/language/reading/bind.ts";
import { isTree, type Tree, walk } from "../../engine/language/tree.ts";
import { type Asked, isCards } from "./oracle-choosing.ts";
import { Flow } from "./oracle-flow.ts";

export type { Question } from "./oracle-choosing.ts";

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
  ...["whose.opponent", "whose.player", "whose.owner", "forEach", "forEach.most"],
];

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

export class Oracle extends Flow {
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
