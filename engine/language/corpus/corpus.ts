/** How well a language understands texts that people wrote without knowing it: each beside the text that a rules editor would print for it. */
import type { Language } from "../language.ts";
import { areChoices } from "../loose/choices.ts";
import { readLoosely } from "../loose/read.ts";
import { sameText } from "../loose/same.ts";
import { compileText } from "../machine/compile.ts";
import { readText, type TextReading } from "../reading/read.ts";

/** A text as a designer wrote it, and what it means; `means` is absent where the game cannot mean it, or where it is told only in plain words. */
export type WrittenText = {
  readonly text: string;
  readonly means?: string | undefined;
  /** Why the game cannot mean it. */
  readonly not?: string | undefined;
  /** What it means in plain words. A text that has nothing else is not judged. */
  readonly plain?: string | undefined;
  /** Of the card that it was written for: a text may call its card by its name. */
  readonly name?: string | undefined;
  readonly kind?: string | undefined;
};

/** right: the tree is the meant one · wrong: another tree, or any tree where the game can mean none · refused: no tree. */
export type Verdict = "right" | "wrong" | "refused";

export type Understood = {
  /** Without a key being pressed. */
  readonly typed: Verdict;
  /** After the first offer, if there is one and the text was refused. */
  readonly offered: Verdict;
  /** One of the first three offers leads to the meant tree, or none was needed. */
  readonly among: boolean;
  /** The meaning itself can be said, and is carried out: without that, nothing leads to it. */
  readonly sayable: boolean;
};

/** Whether a text has its meaning in plain words alone, so that no reading of it can be held against anything. */
export const isOnlyTold = ({ means, not, plain }: WrittenText): boolean => means === undefined && not === undefined && plain !== undefined;

/** Whether the rules carry out all that a text says; of a game whose rules carry out no texts it is not asked. */
const isCarriedOut = (language: Language, reading: TextReading): boolean =>
  language.amiss ? language.amiss(reading.abilities).length === 0 : !language.textRules || compileText(language, reading).ok;

/** Reads one text and holds it against its meaning. Trees are compared, never words. */
export function understood(language: Language, { text, means, name, kind }: WrittenText): Understood {
  const meant = means === undefined ? undefined : readText(language, means);
  // A meaning that an editor wrote in other words is that of its words.
  const asMeant = meant && meant.problems.length > 0 ? readLoosely(language, means ?? "", { name, kind }).reading : meant;
  const verdict = (reading: TextReading): Verdict => {
    if (reading.problems.length > 0 || !isCarriedOut(language, reading)) return "refused";
    return asMeant && asMeant.problems.length === 0 && sameText(language, reading, asMeant) ? "right" : "wrong";
  };
  const { reading, offers, near } = readLoosely(language, text, { name, kind });
  const typed = verdict(reading);
  const nearby = typed === "refused" && offers.length === 0 ? near() : [];
  const offered =
    typed === "refused" ? [...offers, ...nearby.map((offer) => offer.text)].map((offer) => verdict(readText(language, offer))) : [];
  // What is not sure has no key of its own.
  const hasKey = (offers.length > 0 && !areChoices(offers)) || nearby[0]?.sure === true;
  return {
    typed,
    offered: (hasKey ? offered[0] : undefined) ?? typed,
    among: typed === "right" || offered.includes("right"),
    sayable: meant !== undefined && meant.problems.length === 0 && isCarriedOut(language, meant),
  };
}

/** Counts over many texts. Shares are taken of `meant`: what the game cannot mean can only be refused. */
export type CorpusCount = {
  readonly texts: number;
  /** Texts that the game can mean. */
  readonly meant: number;
  /** Of these, those whose meaning the language can say. */
  readonly sayable: number;
  readonly typed: Readonly<Record<Verdict, number>>;
  /** After at most one key: the first offer. */
  readonly offered: Readonly<Record<Verdict, number>>;
  readonly among: number;
  /** Texts that the game cannot mean and that are read all the same. */
  readonly strange: number;
};

/** Adds up what became of texts. */
export function countCorpus(texts: readonly (WrittenText & Understood)[]): CorpusCount {
  const meant = texts.filter(({ means }) => means !== undefined);
  const by = (of: (text: Understood) => Verdict) => {
    const count = (wanted: Verdict) => meant.filter((text) => of(text) === wanted).length;
    return { right: count("right"), wrong: count("wrong"), refused: count("refused") };
  };
  return {
    texts: texts.length,
    meant: meant.length,
    sayable: meant.filter(({ sayable }) => sayable).length,
    typed: by(({ typed }) => typed),
    offered: by(({ offered }) => offered),
    among: meant.filter(({ among }) => among).length,
    strange: texts.filter((text) => text.typed === "wrong" && text.means === undefined && !isOnlyTold(text)).length,
  };
}
