/** What is told of sentences that are not understood: what is nearest to them, or else which of their words are not, what can go there, and how the language says such things. */
import type { Fix, Span, There, Told } from "../../engine/language/index.ts";
import type { NearFix } from "./findings.ts";
import type { Understanding } from "./understand.ts";

/** A sentence that goes on where another stops; `label` is all of it. */
export type ThereFix = Fix &
  Pick<There, "kind" | "isAll"> & {
    /** What was typed and it says nothing of: “without “instead””. */
    readonly left?: string;
    /** As much of the label as stands before what goes on. */ readonly known: number;
  };

export type Answer = {
  readonly message: string;
  /** The words that it speaks of. */
  readonly open: Span;
  /** The sentence without them. */
  readonly without?: Fix;
  /** What can go where it stops being understood: with each of them it is understood. */
  readonly there: readonly ThereFix[];
  /** What says all of it, and why the game does not carry that out. */
  readonly refused?: Told["refused"];
  /** Examples of the same deed to begin with instead of the sentence. */
  readonly similar: readonly Fix[];
  /** What cards say of the things in the sentence, with their words. */
  readonly things?: { readonly of: string; readonly texts: readonly Fix[] };
};

/** A sentence that is understood and that the rules do not carry out. */
export type Undone = {
  /** Its words, in canonical ones. */
  readonly words: string;
  readonly why: string;
  /** Sentences like it that are carried out. */
  readonly near: readonly Fix[];
};

export type Answers = {
  /** Of a text that is understood: what of it is not carried out. */
  readonly undone?: Undone;
  readonly near: readonly NearFix[];
  /** For each finding in order; once for each sentence, and undefined where something nearer is offered or where it is only not finished. */
  readonly told: readonly (Answer | undefined)[];
  /** For each finding the words that are not understood, or that what is offered changes. */
  readonly wrong: readonly (readonly Span[])[];
};

/** What looks for them is loaded when somebody stops typing for the first time. */
let loaded: Pick<typeof import("./answering.ts"), "answersOf" | "answersSoFar"> | undefined;

/** Milliseconds after which what is found of many sentences is told, before the others are; and those after which keys are heard in between. */
const EARLY_MS = 120;
const BREATH_MS = 40;

/**
 * Looks for them, which takes a while, and tells of a text that takes long twice: first what is found early. Stops when `isOver`. Where it cannot be
 * loaded nothing is told, and the next call tries again.
 */
export async function answersTo(known: Understanding, tell: (answers: Answers) => void, isOver: () => boolean): Promise<void> {
  loaded ??= await import("./answering.ts").catch(() => undefined);
  if (!loaded) return;
  const begun = performance.now();
  let [breathed, isToldEarly] = [begun, false];
  let found: Answers | undefined;
  for (found of loaded.answersSoFar(known)) {
    const now = performance.now();
    if (now - breathed < BREATH_MS) continue;
    if (!isToldEarly && now - begun > EARLY_MS) {
      isToldEarly = true;
      tell(found);
    }
    await new Promise((go) => setTimeout(go));
    breathed = performance.now();
    if (isOver()) return;
  }
  if (found) tell(found);
}

/** The same at once, where what looks for them is there already. */
export const answersNow = (known: Understanding): Answers | undefined => loaded?.answersOf(known);
