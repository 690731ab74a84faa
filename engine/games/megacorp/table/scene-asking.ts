/** What a text that asks says, in the words of its options. */
import { at } from "../../../kernel/state.ts";
import type { Seen } from "./seen.ts";

/** The text of the card that asks, and where its words stand that do; undefined where no card asks. */
function asking({ state, engine, game }: Seen): { readonly text: string; readonly from: number; readonly to: number } | undefined {
  const span = game.decision(state)?.span;
  return span && { text: at(engine.content.cards, at(state.card, span.card)).text, from: span.from, to: span.to };
}

/** Where what is chosen goes: “Put 1 of those cards” is followed by “into your hand”. Empty where nothing is said of it. */
export function askedBehind(seen: Seen): string {
  const asked = asking(seen);
  const behind = asked?.text.slice(asked.to) ?? "";
  return /^ ?((?:into|onto|on|to|in|under) .+?)(?=[.,;\n]|, | and | then |$)/.exec(behind)?.[1] ?? "";
}

/** A mode by its words on the card that asks. */
export function modeWords(seen: Seen, mode: number): string {
  const asked = asking(seen);
  const text = asked?.text.slice(asked.from, asked.to) ?? "";
  const words = text
    .replace(/^[^:]*:/, "")
    .split(/;(?:\s*or\b)?/)
    [mode - 1]?.trim()
    .replace(/\.$/, "");
  return words ? sentence(words) : `Mode ${mode}`;
}

/** "return.toHand" as the beginning of a sentence. */
export function sentence(kind: string): string {
  const words = kind.replace(/[.]/g, " ").replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
