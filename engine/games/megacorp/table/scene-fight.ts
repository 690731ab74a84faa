/** The attack that goes on and what waits on the stack, as everybody may see them (MC-9.8, MC-14.2). */
import { slot } from "../../../kernel/frames.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { ACTIVATED, EFFECT, NO_TEXT, onStack, type StackObject, stackOf, waitingSlots } from "../../../language/index.ts";
import type { SceneCard } from "../../scene.ts";
import { areasOf } from "../combat/attack.ts";
import { CARD, TARGET } from "../combat/declare.ts";
import {
  ATTACKER,
  attackedCards,
  CONTROLLER,
  defendersOf,
  hasFlag,
  IS_BLOCKER,
  isArea,
  isCombat,
  ofAttack,
  POWER,
  RETALIATES,
  SPACE,
  STRIKING,
  spacesOf,
  TRAIT,
} from "../combat/fight.ts";
import type { MegacorpEngine } from "../content.ts";
import { type MegacorpView, TRAIT_NAMES } from "../layout.ts";
import { cardAt, networkOfSlot, xOf, yOf } from "../network/network.ts";
import { STACK_RULES } from "../stack/stack-rules.ts";
import { hasKeyword, scoreOf } from "../state/characteristics.ts";

export type SceneAttack = {
  readonly attacker: number;
  readonly player: Player;
  /** Index into the traits. */
  readonly trait: number;
  /** What the attacker would deal now. */
  readonly power: number;
  /** The attacked cards: one, or those in the area. */
  readonly targets: readonly number[];
  readonly spaces: readonly { readonly network: Player; readonly x: number; readonly y: number }[];
  readonly blockers: readonly { readonly card: number; readonly score: number; readonly retaliates: boolean }[];
  /** Attacked cards that strike back. */
  readonly retaliate: readonly number[];
  readonly initiative: boolean;
  /** Damage is being dealt. */
  readonly striking: boolean;
};

/** An attack that is being declared: its attacker, and the attacked card once that is chosen (MC-9.8 step 1). */
export type SceneDeclaring = { readonly attacker: number; readonly target?: number };

/** The attack whose space, area or trait is asked for now, or undefined. */
export function declaringScene(state: MegacorpView, engine: MegacorpEngine): SceneDeclaring | undefined {
  const asking = engine.asking(state);
  if (asking === undefined || !DECLARING.has(asking.choice.kind)) return undefined;
  const attacker = slot(state, asking.frame, CARD);
  const isAimed = asking.choice.kind === "trait" && areasOf(state, engine, attacker).length === 0;
  return { attacker, ...(isAimed ? { target: slot(state, asking.frame, TARGET) } : {}) };
}
const DECLARING: ReadonlySet<string> = new Set(["space", "line", "trait", "rectangle"]);

/** The attack that goes on, or undefined. */
export function attackScene(state: MegacorpView, engine: MegacorpEngine): SceneAttack | undefined {
  if (!isCombat(state)) return undefined;
  const attacker = ofAttack(state, ATTACKER);
  const trait = ofAttack(state, TRAIT);
  const score = (card: number) => Math.max(0, scoreOf(state, engine, card, trait));
  const defenders = defendersOf(state);
  const target = cardAt(state, ofAttack(state, SPACE));
  return {
    attacker,
    player: ofAttack(state, CONTROLLER),
    trait,
    power: isArea(state) && ofAttack(state, POWER) > 0 ? ofAttack(state, POWER) - 1 : score(attacker),
    targets: isArea(state) ? attackedCards(state, engine) : target === undefined ? [] : [target],
    spaces: spacesOf(state).map((slot) => ({ network: networkOfSlot(slot), x: xOf(slot), y: yOf(slot) })),
    blockers: defenders
      .filter(({ flags }) => (flags & IS_BLOCKER) !== 0)
      .map(({ card, flags }) => ({ card, score: score(card), retaliates: (flags & RETALIATES) !== 0 })),
    retaliate: defenders.filter(({ flags }) => (flags & RETALIATES) !== 0 && (flags & IS_BLOCKER) === 0).map(({ card }) => card),
    initiative: hasKeyword(state, engine, attacker, "initiative"),
    striking: hasFlag(state, STRIKING),
  };
}

/** What waits on the stack. */
export type SceneWaiting = {
  readonly id: number;
  readonly source: SceneCard;
  readonly controller: Player;
  readonly is: "event" | "ability" | "trigger";
  /** The words of the card that will be carried out. */
  readonly words: string;
  /** Where they stand in the text of the source; absent where they are not printed there. */
  readonly span?: { readonly from: number; readonly to: number };
  /** The cards that were named when it was announced, as they lie there now. */
  readonly targets: readonly number[];
};

/** The stack, the next to be carried out first. */
export const stackScene = (state: MegacorpView, engine: MegacorpEngine, shown: (id: number) => SceneCard): SceneWaiting[] =>
  stackOf(state)
    .map(
      (object): SceneWaiting => ({
        id: object.id,
        source: shown(object.source),
        controller: object.controller,
        is: object.kind === EFFECT ? "event" : object.kind === ACTIVATED ? "ability" : "trigger",
        ...waitingWords(state, engine, object),
        targets: targetsOf(state, engine, object),
      }),
    )
    .reverse();

/** The words that will be carried out: of an Event its whole text, of an ability its sentence. */
function waitingWords(
  state: MegacorpView,
  { content }: MegacorpEngine,
  { kind, source, program, part }: StackObject,
): Pick<SceneWaiting, "words" | "span"> {
  if (program === NO_TEXT) return { words: kind === ACTIVATED ? "Regenerate" : "" };
  const { text } = at(content.cards, at(state.card, source));
  const compiled = content.programs[program];
  const start = compiled?.stacked[part];
  const whole = kind === EFFECT || compiled === undefined || start === undefined;
  const words = compiled?.text ?? text;
  const span = whole ? { from: 0, to: words.length } : at(compiled.code, start - 1).span;
  return { words: words.slice(span.from, span.to), ...(words === text ? { span: { from: span.from, to: span.to } } : {}) };
}

/** The cards in the tail of what waits: what was chosen when it was announced. A card in a network is noted by its space (MC-14.10). */
function targetsOf(state: MegacorpView, engine: MegacorpEngine, { id, program, source }: StackObject): number[] {
  const compiled = engine.content.programs[program];
  if (compiled === undefined) return [];
  // “Cancel target event”: what was named waits on the stack, and is noted by its number there.
  const waits = /\btarget (?:event|ability)\b/.test(compiled.text);
  const found = waitingSlots(state, id)
    .slice(compiled.slots)
    .flatMap((noted) => {
      if (waits) return onStack(state, noted)?.source ?? [];
      return noted >= 0 && noted < state.card.length ? noted : (STACK_RULES.cardIn(state, noted, engine) ?? []);
    });
  return [...new Set(found)].filter((card) => card !== source);
}

/** "6 BQ against 4". */
export const versus = (state: MegacorpView, engine: MegacorpEngine, attacker: number, target: number, trait: number): string =>
  `${Math.max(0, scoreOf(state, engine, attacker, trait))} ${at(TRAIT_NAMES, trait)} against ${Math.max(0, scoreOf(state, engine, target, trait))}`;
