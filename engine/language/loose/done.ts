/** Whether what is read is carried out on the card that the text is on. */
import type { Language } from "../language.ts";
import { compileText } from "../machine/compile.ts";
import type { TextReading } from "../reading/read.ts";
import type { OnCard } from "./spelled-out.ts";

/** Whether the rules carry out all that is said. */
export const isDone = (language: Language, reading: TextReading): boolean =>
  language.amiss ? language.amiss(reading.abilities).length === 0 : !language.textRules || compileText(language, reading).ok;

/** What is not carried out is offered only where nothing else is. */
export function doneFirst(language: Language, offered: readonly TextReading[]): readonly TextReading[] {
  const done = offered.filter((one) => isDone(language, one));
  return done.length > 0 ? done : offered;
}

/** Whether something carries out each instruction: on most cards nothing carries out a sentence that neither says when nor for what price. */
export function comesAbout(language: Language, { abilities }: TextReading, { kind }: OnCard): boolean {
  return kind === undefined || language.senseOf({ kind, fields: {} }).instructions || !abilities.some((ability) => ability.kind === "do");
}

/** Whether a card that is there to be played does something when it is: one that only sells an instruction later is hardly meant. */
export function isPlayedOut(language: Language, { abilities }: TextReading, { kind }: OnCard): boolean {
  const isInstructed = (of: string) => language.senseOf({ kind: of, fields: {} }).instructions;
  // Where every card is played for its instructions, what it sells is one of them.
  return kind === undefined || !isInstructed(kind) || isInstructed("") || abilities.some((one) => one.kind !== "activated");
}
