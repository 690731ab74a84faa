/**
 * How well a position of the gate of living texts suits a text: how many of its conditions are so, and of the kinds of cards that it speaks of there are some. Each is asked by a small text of its own,
 * which is compiled out of that part of the tree alone; what only stands in a sentence, as “that card”, is not asked.
 */
import type { Card } from "../../../engine/cards/card.ts";
import type { MegacorpContent } from "../../../engine/games/megacorp/content.ts";
import type { Engine } from "../../../engine/kernel/engine.ts";
import { below, type Rng } from "../../../engine/kernel/rng.ts";
import { at } from "../../../engine/kernel/state.ts";
import type { Grouped } from "../../../engine/language/index.ts";
import { compileText } from "../../../engine/language/machine/compile.ts";
import type { Of } from "../../../engine/language/machine/program.ts";
import { bareScene } from "../../../engine/language/machine/scene.ts";
import { readText, type TextReading } from "../../../engine/language/reading/read.ts";
import { entryOf } from "../../../engine/language/tables/grammar.ts";
import { printPhrase } from "../../../engine/language/telling/print.ts";
import { isTree, type Tree } from "../../../engine/language/tree.ts";
import { shippedLanguage } from "../../gates/language.ts";
import { businessesFor, designsFor } from "./alive-designs.ts";
import { type Plan, planOf, positionOf } from "./alive-position.ts";
import { SUBJECT, type Wanted } from "./alive-wanted.ts";

const language = shippedLanguage("megacorp");

/** The sorts of what a text says of cards, from the widest. */
const GROUPS: ReadonlySet<string> = new Set([
  "Group",
  "Stated",
  "Kinded",
  "Past",
  "Placed",
  "Having",
  "Zoned",
  "Controlled",
  "Named",
  "Head",
  "Noun",
  "GB",
]);
const CONDITIONS: ReadonlySet<string> = new Set(["Cond", "Conds"]);

/** What is so unless a condition is. */
const UNLESS: ReadonlySet<string> = new Set(["unless.cond", "line.unless"]);

/** A condition or a kind of cards that a text speaks of; of a kind, which cards are of it. */
export type Asked = { readonly words: string; readonly so: Of<boolean>; readonly kind?: Of<Grouped> };

/** What a text asks of a position, part by part. */
export function askedBy({ abilities }: TextReading): readonly Asked[] {
  const found = new Map<string, Asked>();
  const said = (text: string) => {
    const small = readText(language, text);
    const program = small.problems.length === 0 ? compileText(language, small) : undefined;
    return program?.ok ? program.value.statics[0] : undefined;
  };
  const ask = (words: string, group?: string, isNot = false) => {
    if (found.has(words)) return;
    const part = said(`While ${words}, this has Flying.`);
    const priced = group === undefined ? undefined : said(`Each ${group} costs you 1M less.`);
    const kind = priced && ((scene: Parameters<typeof priced.holes>[0]) => priced.holes(scene)[0] as Grouped);
    if (part) found.set(words, { words, so: isNot ? (scene) => !part.while(scene) : part.while, ...(kind ? { kind } : {}) });
  };
  const visit = (tree: Tree, isInGroup: boolean, isNot: boolean) => {
    const { sort } = entryOf(language.grammar, tree).construct;
    const isGroup = GROUPS.has(sort);
    if (CONDITIONS.has(sort)) ask(printPhrase(language.grammar, tree, "Conds"), undefined, isNot);
    // Of a condition that is not to be so, no part is asked.
    if (CONDITIONS.has(sort) && isNot) return;
    if (isGroup && !isInGroup)
      ask(
        `there is ${printPhrase(language.grammar, { is: "count.one", holes: { g: tree } }, "Count")}`,
        printPhrase(language.grammar, tree, "Group"),
      );
    for (const [name, hole] of Object.entries(tree.holes)) if (isTree(hole)) visit(hole, isGroup, name === "c" && UNLESS.has(tree.is));
  };
  for (const { lines } of abilities) for (const line of lines) visit(line, false, false);
  return [...found.values()];
}

/** Which of what a text asks is not so in a position, for the card with the text in it that has most; undefined: the position cannot be. */
export function unmetIn(content: MegacorpContent, plan: Plan, asked: readonly Asked[]): readonly Asked[] | undefined {
  try {
    const { state, engine } = positionOf(content, plan);
    const design = content.cards.findIndex(({ name }) => name === SUBJECT);
    const subjects = state.card.flatMap((one, id) => (one === design ? [id] : []));
    const unmet = subjects.map((id) =>
      asked.filter(({ so }) => !so(bareScene(state, engine as Engine, id, at(state.controller, id), design))),
    );
    return unmet.toSorted((a, b) => a.length - b.length)[0] ?? asked;
  } catch {
    return undefined;
  }
}

/** A position that could arise, with the cards in it. */
export type Found = {
  readonly content: MegacorpContent;
  readonly others: readonly Card[];
  readonly plan: Plan;
  readonly unmet: readonly Asked[];
};

/** Looks among so many positions for the one in which most of what the text asks is so; undefined if none could arise. */
export function positionFor(
  contentWith: (others: readonly Card[]) => MegacorpContent | undefined,
  asked: readonly Asked[],
  rng: Rng,
  {
    wanted,
    isEvent,
    speaksOfHost,
    tries,
  }: { readonly wanted: Wanted; readonly isEvent: boolean; readonly speaksOfHost: boolean; readonly tries: number },
): Found | undefined {
  let best: Found | undefined;
  let cards: Omit<Found, "plan" | "unmet"> | undefined;
  let designs: readonly Card[] = [];
  for (let i = 0; i < tries && (best === undefined || best.unmet.length > 0); i++) {
    if (i % PLANS === 0) {
      designs = designsFor(rng, wanted);
      const others = [...designs, ...businessesFor(rng, wanted)];
      const content = contentWith(others);
      cards = content && { content, others };
    }
    if (!cards) continue;
    const drawn = planOf(rng, designs, wanted, isEvent, speaksOfHost);
    // Seats of the best position beside those of a new one.
    const isCrossed = best !== undefined && best.content === cards.content && best.plan.seats.length === drawn.seats.length && i % 2 === 1;
    const plan: Plan =
      isCrossed && best
        ? { ...drawn, seats: drawn.seats.map((seat, n) => (below(rng, 2) === 0 ? seat : at(best?.plan.seats ?? [], n))) }
        : drawn;
    const unmet = unmetIn(cards.content, plan, asked);
    if (unmet && (best === undefined || unmet.length < best.unmet.length)) best = { ...cards, plan, unmet };
  }
  return best;
}
/** Positions that are laid of the same designs. */
const PLANS = 8;
