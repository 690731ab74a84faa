/** Whether a sentence that is shown is of any use on the card: understood there, and carried out by the game. */
import { printed } from "../faults/answer.ts";
import type { Language } from "../language.ts";
import { comesAbout } from "../loose/done.ts";
import type { OnCard } from "../loose/spelled-out.ts";
import { readText } from "../reading/read.ts";
import { lostOn } from "../telling/tell.ts";
import { walk } from "../tree.ts";

/** Whether the rules carry out what is said on such a card. */
export function isCarriedOut(language: Language, said: string, card: OnCard): boolean {
  const alone = readText(language, said);
  if (!comesAbout(language, alone, card)) return false;
  if ((language.amiss?.(alone.abilities) ?? []).length > 0) return false;
  const { idle } = language.textRules ?? {};
  if (idle && alone.abilities.some(({ lines }) => lines.some((line) => [...walk(line)].some((part) => idle(part)?.refused === true))))
    return false;
  const { kind } = card;
  // Most are at home on any card.
  const home = kind === undefined ? undefined : language.kindFor(alone.abilities);
  if (
    kind !== undefined &&
    home !== undefined &&
    home !== kind &&
    lostOn(language, alone.abilities, language.senseOf({ kind, fields: {} })).length > 0
  )
    return false;
  const lines = alone.sentences.flatMap(({ tree }) => tree ?? []);
  return printed(language, lines).length === alone.sentences.length;
}
