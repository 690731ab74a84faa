/** The texts of the cards as the rules ask for them (`moments.ts`): read once, as operations, when the game is opened. */
import type { Card } from "../../../cards/card.ts";
import { err, ok, type Result } from "../../../kernel/result.ts";
import { at } from "../../../kernel/state.ts";
import { type KeywordRow, readText } from "../../../language/index.ts";
import type { DraftCard } from "../../game.ts";
import { languageWith } from "../../texts.ts";
import type { Move } from "../hack/moves.ts";
import type { CardTexts, Line } from "../moments.ts";
import { LINES } from "../moments.ts";
import type { TextParts } from "../rules.ts";
import { answersOf } from "./answering.ts";
import { ADVANCING, DISCARDING_FOR, RETURNING, returnBrute, TAKING_BRUTE } from "./asking.ts";
import { carryingOut, emptyProgram } from "./carry-out.ts";
import { isPossible } from "./deeds.ts";
import { DIGGING, TAKING_FROM_HAND } from "./digging.ts";
import { MOVES } from "./figures-moved.ts";
import { JOBS_AGAIN } from "./jobs-again.ts";
import { LOSSES, returnCredits } from "./losing.ts";
import { ON_DISTRICTS } from "./on-districts.ts";
import type { MetroText } from "./operations.ts";
import { PLACINGS } from "./placing.ts";
import { readMetroText } from "./reading/text.ts";
import { metrorunnerVocabularies } from "./vocabulary/index.ts";

/** What the rules ask of texts, and what carries them out. */
export type MetroTexts = { readonly texts: CardTexts; readonly parts: TextParts };

/** Reads the texts of cards, or says which of them cannot be carried out, and where. */
export function metroTexts(cards: readonly Card[], keywords: readonly KeywordRow[]): Result<MetroTexts, readonly DraftCard[]> {
  const language = languageWith("metrorunner", metrorunnerVocabularies(keywords));
  if (!language.ok) return language;
  const drafts: DraftCard[] = [];
  const read = cards.map((card): MetroText => {
    const reading = readText(language.value, card.text);
    const text = reading.problems.length > 0 ? err(reading.problems) : readMetroText(reading);
    const missing = text.ok ? amiss(card, text.value) : undefined;
    if (text.ok && missing === undefined) return text.value;
    const problems = text.ok ? [{ from: 0, to: card.text.length, message: missing ?? "" }] : text.error;
    drafts.push({ card: card.id, name: card.name, problems: problems.map(({ from, to, message }) => ({ from, to, message })) });
    return { lines: {}, terms: [], locked: false, answers: [], uses: [], more: [] };
  });
  if (drafts.length > 0) return err(drafts);
  const names = new Map(keywords.map(({ id, print }) => [`kw.${id}`, print]));
  return ok(textsOf(cards, read, (id) => (id === undefined ? undefined : names.get(id))));
}

/** What a card of its kind cannot do without, in a sentence. */
function amiss(
  { kind, fields }: Card,
  { manipulation, contract, lines, terms, more, locked, stands, answers }: MetroText,
): string | undefined {
  if (kind !== "contract" && (terms.length > 0 || contract !== undefined))
    return "Only a contract can say what its tokens are worth (MR-13.2)";
  if (kind !== "job" && kind !== "starting-job" && more.length > 0) return "Only a job gives points for each of something (MR-R42)";
  if (kind !== "starting-job" && answers.some((answer) => answer.at === "itself discarded"))
    return "Only a starting job is seen when it is discarded (MR-8.12)";
  if (stands !== undefined && (kind !== "job" || fields["district"] !== "freelance"))
    return "Only a freelance job stands for tokens (MR-13.4)";
  if (kind !== "network" && locked) return "Character manipulations are used on networks only (MR-11.10)";
  if (kind === "character" && manipulation === undefined) return "A character needs a manipulation (MR-1.6)";
  if (kind === "contract" && contract === undefined) return "A contract must say what it is worth (MR-1.9)";
  if (kind === "ai" && (lines.left === undefined || lines.right === undefined))
    return "An A.I. card needs a left and a right half (MR-1.10)";
  return undefined;
}

function textsOf(cards: readonly Card[], read: readonly MetroText[], nameOf: (id: string | undefined) => string | undefined): MetroTexts {
  const moves: Move[] = [];
  const own = read.map(({ manipulation }) => {
    const first = moves.length;
    moves.push(...(manipulation?.moves ?? []));
    return { first, count: moves.length - first };
  });
  const program = emptyProgram(moves);
  const starts = read.map(({ lines }, card) => {
    const begun = LINES.flatMap((line) => {
      const operations = lines[line];
      return operations ? [[line, program.add(operations, cards[card]?.text ?? "")] as const] : [];
    });
    return new Map<Line, number>(begun);
  });
  const answered = read.map(({ answers }, card) =>
    answers.map((answer) => ({ answer, start: program.add(answer.do, cards[card]?.text ?? "") })),
  );
  const used = read.map(({ uses }, card) => uses.map((use) => ({ use, start: program.add(use.do, cards[card]?.text ?? "") })));
  const [text, forOthers] = carryingOut(program);
  const texts: CardTexts = {
    begin(state, engine, card, line) {
      const start = starts[at(state.card, card)]?.get(line);
      if (start !== undefined) engine.call(state, text, start, card);
    },
    line: (design, line) => read[design]?.lines[line] ?? [],
    ongoing: (design) => read[design]?.ongoing,
    moves,
    manipulation: (design) => own[design] ?? { first: 0, count: 0 },
    manipulationName: (design) => nameOf(read[design]?.manipulation?.name),
    contract: (design) => read[design]?.contract ?? 0,
    term: (design, term) => read[design]?.terms.includes(term) ?? false,
    more: (design) => read[design]?.more ?? [],
    uses: (design) => read[design]?.uses ?? [],
    canUse: (state, engine, card) =>
      read[at(state.card, card)]?.uses[0]?.do.every((operation) => isPossible(state, engine, operation)) ?? false,
    use(state, engine, card, which) {
      const start = used[at(state.card, card)]?.[which]?.start;
      if (start !== undefined) engine.call(state, text, start, card);
    },
    stands: (design) => read[design]?.stands ?? 1,
    isLocked: (design) => read[design]?.locked ?? false,
  };
  return {
    texts,
    parts: {
      procedures: [
        ...[text, ADVANCING, RETURNING, TAKING_BRUTE, forOthers, ...LOSSES, ...PLACINGS],
        ...[DIGGING, TAKING_FROM_HAND, ON_DISTRICTS, DISCARDING_FOR, ...MOVES, ...JOBS_AGAIN],
      ],
      events: [returnBrute, returnCredits],
      triggers: answersOf(answered, text),
    },
  };
}
