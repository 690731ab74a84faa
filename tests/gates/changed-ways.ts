/** The ways to change a text and its canonical text alike. A change that would not be the same one in both gives nothing. */
import { below, type Rng } from "../../engine/kernel/rng.ts";
import type { Changes, Said } from "./changed-data.ts";
import { renumbered, swapped } from "./changed-words.ts";

/** A text as somebody wrote it, what it means, and the card that it is on. */
export type Pair = { readonly kind: string; readonly name: string; readonly text: string; readonly means: string };
export type Tools = {
  readonly rng: Rng;
  readonly pairs: readonly Pair[];
  readonly changes: Changes;
  /** What the sentences of a canonical text are: true, to be done, waiting for a moment or a price. */
  readonly kindsOf: (means: string) => readonly string[];
};
export type Changed = { readonly by: string; readonly pair: Pair; readonly with?: Pair };
export type Change = (pair: Pair, tools: Tools) => Changed | undefined;

const one = <One>(rng: Rng, list: readonly One[]): One | undefined => (list.length === 0 ? undefined : list[below(rng, list.length)]);

/** Of one sentence, whose end is where it ends. */
const isOne = (text: string): boolean => !/[.;:!?\n](?=\s|$)/u.test(text.replace(/[.]$/u, "").replace(/^[^.;!?\n]{1,40}: /u, ""));
const withoutStop = (text: string): string => text.replace(/\s*[.]$/u, "");
const lowered = (text: string): string => (/^(?:\p{Lu}{2}|\p{Lu}[.])/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** A text behind its card's name stays as it is. */
const begun = (pair: Pair, text: string): string => (text.startsWith(pair.name.split(" ")[0] ?? "") ? text : lowered(text));

/** The heading or price that a text opens with. */
const OPENED = /^(?:[^.:"\n]{1,60}: )/u;
const openedBy = (text: string): string => OPENED.exec(text)?.[0] ?? "";

/** A heading that people leave away, and what stands behind it. */
function apart(
  pair: Pair,
  { headings }: Changes,
): { readonly written: readonly [string, string]; readonly meant: readonly [string, string] } | undefined {
  const [own, meant] = [openedBy(pair.text), openedBy(pair.means)];
  const isHeading = headings.some((heading) => meant === `${heading}: `);
  // “Upkeep: pay 1M and …” is “Upkeep, pay 1M: …”.
  if (!isHeading && headings.some((heading) => own === `${heading}: `)) return undefined;
  if (isHeading ? own !== "" && own.toLowerCase() !== meant.toLowerCase() : (own === "") !== (meant === "")) return undefined;
  // “Once done: …”, “On completion, …”: said is when, and the canonical text need not say it.
  const isTimed = (text: string): boolean => TIMED.test(text);
  if (isTimed(pair.text.slice(own.length)) !== isTimed(pair.means.slice(meant.length))) return undefined;
  return { written: [own, pair.text.slice(own.length)], meant: [meant, pair.means.slice(meant.length)] };
}

const TIMED =
  /^(?:when|whenever|if|at|on|once|twice|after|before|during|until|till|while|as|for|next|this|the first|the next|each time|from|end|upkeep)(?!\p{L})|(?<!\p{L})(?:each|every|your|next) (?:turn|round|phase|upkeep|profits)(?!\p{L})/iu;

const word: Change = (pair, { rng, changes }) => {
  if (changes.apart.some((words) => pair.text.includes(words))) return undefined;
  const list = one(rng, changes.alike);
  const [a, b] = [one(rng, list ?? []), one(rng, list ?? [])];
  if (a === undefined || b === undefined || a === b) return undefined;
  const found = swapped([pair.text, pair.means], a, b);
  return found && { by: "word", pair: { ...pair, text: found[0], means: found[1] } };
};

const number: Change = (pair, { rng }) => {
  const found = renumbered([pair.text, pair.means], 2 + below(rng, 5), 2 + below(rng, 7));
  return found && { by: "number", pair: { ...pair, text: found[0], means: found[1] } };
};

/** Another name for the card: where it is called by it, and where it is not. */
const name: Change = (pair, { rng, changes }) => {
  const given = one(rng, changes.names) ?? pair.name;
  const text = pair.text.replaceAll(pair.name, given);
  // Called by a part of its name, or by words that are in the name.
  const isPart = pair.name.split(" ").some((part) => part.length > 3 && text.includes(part));
  return isPart || text.length === 0
    ? undefined
    : { by: "name", pair: { ...pair, name: given, text, means: pair.means.replaceAll(pair.name, given) } };
};

const inFront = (said: Said | undefined, pair: Pair, by: string, canStandBehind: boolean, changes: Changes): Changed | undefined => {
  const parts = said && apart(pair, changes);
  if (!parts || pair.text.includes("\n") !== pair.means.includes("\n")) return undefined;
  const [front, meant, kind = pair.kind] = said;
  const [[own, text], [heading, means]] = [parts.written, parts.meant];
  if (own !== "" && !canStandBehind) return undefined;
  return {
    by,
    pair: {
      ...pair,
      kind,
      text: `${own}${front}${begun(pair, text)}`,
      means: `${canStandBehind ? heading : ""}${meant}${meant.endsWith(": ") ? means : lowered(means)}`,
    },
  };
};

const moment: Change = (pair, { rng, changes }) => inFront(one(rng, changes.moments), pair, "moment", false, changes);
const price: Change = (pair, { rng, changes }) => inFront(one(rng, changes.prices), pair, "price", false, changes);

const conditionIn = ({ rng, changes }: Tools): Said | undefined => one(rng, changes.conditions);

const condition: Change = (pair, tools) => {
  const said = conditionIn(tools);
  if (!said || !isOne(pair.text) || !isOne(pair.means)) return undefined;
  // What everybody does under a heading that is everybody's: “you” would be nobody.
  if (/^Global: .*(?<!\p{L})(?:each player|all players|everyone|everybody)(?!\p{L})/iu.test(pair.text)) return undefined;
  return inFront([`If ${said[0]}, `, `If ${said[1]}, `], pair, "condition", true, tools.changes);
};

/** “… if you control a Robot”: of one act, so that nothing else could be meant to have the condition. */
const trailing: Change = (pair, tools) => {
  const said = conditionIn(tools);
  const parts = apart(pair, tools.changes);
  if (!said || !parts || !isOne(pair.text) || !isOne(pair.means)) return undefined;
  if (/(?<!\p{L})(?:if|unless|when|whenever|while|then|and|or|as long as)(?!\p{L})|, /iu.test(pair.text + pair.means)) return undefined;
  const [heading, means] = parts.meant;
  return {
    by: "trailing",
    pair: { ...pair, text: `${withoutStop(pair.text)} if ${said[0]}.`, means: `${heading}If ${said[1]}, ${lowered(means)}` },
  };
};

const duration: Change = (pair, { rng, changes }) => {
  const said = one(rng, changes.durations);
  if (
    !said ||
    !isOne(pair.text) ||
    !isOne(pair.means) ||
    /turn|end of|until|(?<!\p{L})(?:and|then|or)(?!\p{L})/iu.test(pair.text + pair.means)
  )
    return undefined;
  return {
    by: "duration",
    pair: { ...pair, text: `${withoutStop(pair.text)}${said[0]}.`, means: `${withoutStop(pair.means)}${said[1]}.` },
  };
};

/** Another text of the same kind of card that does not name its card. */
function another(pair: Pair, { rng, pairs }: Tools): Pair | undefined {
  const other = one(rng, pairs);
  if (!other || other === pair || other.kind !== pair.kind || pair.text.includes("\n") || pair.means.includes("\n")) return undefined;
  const isNamed = other.name.split(" ").some((part) => part.length > 3 && other.text.includes(part));
  if (isNamed || /\n/u.test(other.text + other.means) || BACK.test(other.text)) return undefined;
  return POINTS.test(other.text) && (!/(?<!\p{L})(?:that|those)(?!\p{L})/iu.test(other.means) || THIS.test(other.means))
    ? undefined
    : other;
}
/** What could point at something that was named before, and not at the card or something named in the same text. */
const POINTS = /(?<!\p{L})(?:it|they|them|he|she|him|that|those)(?!\p{L})/iu;
const THIS = /(?<!\p{L})this(?! (?:turn|way|round|action)(?!\p{L}))/iu;
/** What speaks of the sentence before it. */
const BACK =
  /^(?:it|they|that|those|these|then|otherwise|if you do)(?!\p{L})|(?<!\p{L})(?:instead|also|again|another|more|rest|others?|same)(?!\p{L})/iu;

const ended = (text: string): string => (/[.!?"”)]$/u.test(text) ? text : `${text}.`);

/** Two texts as two sentences, or as two lines. */
const sentences: Change = (pair, tools) => {
  const other = another(pair, tools);
  if (!other) return undefined;
  const [parts, more] = [apart(pair, tools.changes), apart(other, tools.changes)];
  const glue = below(tools.rng, 3) === 0 ? "\n" : " ";
  if (glue === "\n")
    return { by: "lines", pair: { ...pair, text: `${pair.text}\n${other.text}`, means: `${pair.means}\n${other.means}` }, with: other };
  if (!parts || !more) return undefined;
  // Under one heading the second text needs none.
  if (parts.meant[0] !== "" || more.meant[0] !== "") {
    if (parts.meant[0] !== more.meant[0]) return undefined;
    const [text, means] = [capital(more.written[1]), capital(more.meant[1])];
    return { by: "sentences", pair: { ...pair, text: `${ended(pair.text)} ${text}`, means: `${ended(pair.means)} ${means}` }, with: other };
  }
  return {
    by: "sentences",
    pair: { ...pair, text: `${ended(pair.text)} ${other.text}`, means: `${ended(pair.means)} ${other.means}` },
    with: other,
  };
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const BY_OTHERS = /^(?:each|target|an?|one|another|all|that|the|your|its|every|no|this)(?!\p{L})/iu;
/** What is done, without when and for what. */
const done = (means: string): string => means.replace(/^(?:[^.:"]{1,60}: )?(?:(?:when|whenever|at|once per turn)(?!\p{L})[^,]*, )*/iu, "");

const JOINTS = [", then ", " and ", ", and then "];
/** Two sentences in one. */
const joined: Change = (pair, tools) => {
  const other = another(pair, tools);
  const [parts, more] = [apart(pair, tools.changes), other && apart(other, tools.changes)];
  const joint = one(tools.rng, JOINTS) ?? "";
  const isDone = (text: string, kinds: readonly string[]): boolean => tools.kindsOf(text).every((kind) => kinds.includes(kind));
  if (!other || !isDone(other.means, ["do", "section"]) || !isDone(pair.means, ["do", "section", "trigger", "activated"])) return undefined;
  if (!parts || !more || parts.meant[0] !== more.meant[0] || ![pair, other].every(({ text, means }) => isOne(text) && isOne(means)))
    return undefined;
  // “Each player draws a card and discards …”: who does the second thing, if nobody is named?
  if (BY_OTHERS.test(done(pair.means)) && !BY_OTHERS.test(done(other.means))) return undefined;
  // “Return a token: gain 3 cubes and …” has a price for both, “to gain” for the first.
  if (openedBy(parts.written[1]) !== "" && openedBy(parts.meant[1]) === "") return undefined;
  const ifs = (text: string) => /(?<!\p{L})(?:if|unless|as long as|while)(?!\p{L})/iu.test(text);
  // Whatever else is conditional, the condition could be meant for both.
  if (ifs(parts.written[1]) || ifs(parts.meant[1])) return undefined;
  const text = `${withoutStop(pair.text)}${joint}${begun(other, more.written[1])}`;
  if (!ifs(more.meant[1]) && !ifs(more.written[1]))
    return { by: "joined", pair: { ...pair, text, means: `${withoutStop(pair.means)}, then ${lowered(more.meant[1])}` }, with: other };
  // What is done later is done later as a whole.
  if (joint === " and " || /^at the (?:end|beginning)(?!\p{L})/iu.test(parts.meant[1])) return undefined;
  return { by: "joined.if", pair: { ...pair, text, means: `${ended(pair.means)} ${capital(more.meant[1])}` }, with: other };
};

export const CHANGES: readonly Change[] = [
  word,
  word,
  number,
  name,
  moment,
  price,
  condition,
  trailing,
  duration,
  sentences,
  joined,
  joined,
];
