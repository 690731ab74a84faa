/** A text cut into paragraphs and sentences, before anything is parsed: no full stop occurs inside a sentence. */
import { lex, type Span, type Token } from "./token.ts";

/** Longer sentences are refused, so that no text can make the parser slow. */
export const MAX_TOKENS = 120;
export const MAX_SENTENCES = 12;
/** Texts with more letters are not looked at: no text within the other two caps comes near. */
export const MAX_LETTERS = 10_000;

export type Sentence = Span & {
  /** Counted from 0; a new line in the text begins the next one. */
  readonly paragraph: number;
  /** Without the full stop, and without what stands in brackets. */
  readonly tokens: readonly Token[];
};

/** The sentences of a text in order, cut into tokens by `cut`; the last one of a paragraph may lack its full stop. */
export function sentencesOf(text: string, cut: (text: string) => Token[] = lex): Sentence[] {
  let start = 0;
  return text.split("\n").flatMap((line, paragraph) => {
    const offset = start;
    start += line.length + 1;
    const tokens = withoutReminders(cut(line)).map((token) => ({ ...token, from: token.from + offset, to: token.to + offset }));
    return cutSentences(tokens).map((sentence) => ({ ...sentence, paragraph }));
  });
}

/** Reminder text is generated where it is shown, so brackets and what is in them say nothing. */
function withoutReminders(tokens: readonly Token[]): Token[] {
  let open = 0;
  return tokens.filter(({ kind, text }) => {
    if (kind === "mark" && text === "(") open++;
    if (kind === "mark" && text === ")" && open > 0) return open-- < 0;
    return open === 0;
  });
}

/** Cuts the tokens of one paragraph at its full stops. */
export function cutSentences(tokens: readonly Token[]): Omit<Sentence, "paragraph">[] {
  const sentences: Omit<Sentence, "paragraph">[] = [];
  let current: Token[] = [];
  const close = (to: number | undefined) => {
    const [first] = current;
    const last = current.at(-1);
    if (first && last) sentences.push({ from: first.from, to: to ?? last.to, tokens: current });
    current = [];
  };
  for (const token of tokens) {
    if (token.kind === "mark" && token.text === ".") close(token.to);
    else current.push(token);
  }
  close(undefined);
  return sentences;
}
