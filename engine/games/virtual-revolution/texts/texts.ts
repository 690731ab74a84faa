/** The texts of the cards as the rules ask for them (`moments.ts`): read once, as operations, when the game is opened. */
import type { Card } from "../../../cards/card.ts";
import { err, ok, type Result } from "../../../kernel/result.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { type KeywordRow, type Language, readText } from "../../../language/index.ts";
import type { DraftCard } from "../../game.ts";
import { languageWith } from "../../texts.ts";
import type { Act } from "../actions/act.ts";
import { MORE_ACTS } from "../cards/acts-more.ts";
import { COPYING_ACTIVATION, STRAIGHTENING_TITLE } from "../cards/agents.ts";
import { LOOKING_AT, TAKING_FROM } from "../cards/corruption.ts";
import { MOVING_FROM, MOVING_INFLUENCE, REMOVING_THEIRS } from "../city/acts-city.ts";
import type { VrEngine, VrView } from "../layout.ts";
import type { Asked, CardTexts, Line, Modifier } from "../moments.ts";
import type { TextParts } from "../rules.ts";
import { answersOf } from "./answering.ts";
import { carryingOut, comingOf, emptyProgram, optionsOf, wordsOf } from "./carry-out.ts";
import { isPossible } from "./deeds.ts";
import { ACTION } from "./ids.ts";
import { LINES, type Operation, type TextOperations } from "./operations.ts";
import { likelyAtAll, priceOf } from "./price.ts";
import { textOperations } from "./reading/text.ts";
import { virtualRevolutionVocabularies } from "./vocabulary/index.ts";
import { isMetByRaid, isMissionMet, worthOf } from "./worth.ts";

/** What the rules ask of texts, and what carries them out. */
export type VrTexts = {
  readonly texts: CardTexts;
  readonly parts: TextParts;
  /** What the End line of a text gives a player, before its cap; on failure why it gives nothing. */
  end(text: string): Result<EndLine, string>;
};
type EndLine = (state: VrView, engine: VrEngine, player: Player) => number;

/** Reads the texts of cards, or says which of them cannot be carried out, and where. */
export function vrTexts(cards: readonly Card[], keywords: readonly KeywordRow[]): Result<VrTexts, readonly DraftCard[]> {
  const language = languageWith("virtual-revolution", virtualRevolutionVocabularies(keywords));
  if (!language.ok) return language;
  const drafts: DraftCard[] = [];
  const read = cards.map((card): TextOperations => {
    const { id, name, text } = card;
    const reading = readText(language.value, text);
    const operations = reading.problems.length > 0 ? err(reading.problems) : textOperations(reading);
    const misplaced = operations.ok ? amiss(card, operations.value) : undefined;
    if (operations.ok && misplaced === undefined) return operations.value;
    if (operations.ok) drafts.push({ card: id, name, problems: [{ from: 0, to: text.length, message: misplaced ?? "" }] });
    else drafts.push({ card: id, name, problems: operations.error.map(({ from, to, message }) => ({ from, to, message })) });
    return { lines: {}, priority: false, simultaneous: false };
  });
  if (drafts.length > 0) return err(drafts);
  return ok({ ...textsOf(cards, read), end: (text) => endLine(language.value, text) });
}

function endLine(language: Language, text: string): Result<EndLine, string> {
  const reading = readText(language, text);
  const operations = reading.problems.length > 0 ? err(reading.problems) : textOperations(reading);
  if (!operations.ok) return err(operations.error[0]?.message ?? "The text is not understood");
  const { end } = operations.value;
  if (end === undefined) return err("The text has no End line");
  return ok((state, engine, player) => worthOf(state, engine, player, end));
}

const LOCATIONS = { borough: ["deal_influence", "deploy_here"], none: ["first_player", "intercept"] } as const;

/** Set-up and deployment follow the borough of a Location (VR-3.6, VR-3.7, VR-3.13): what its text says is that, or it is not carried out. */
function amiss({ kind, fields }: Card, { lines }: TextOperations): string | undefined {
  const dealt = [...(lines.setup ?? []), ...(lines.play ?? [])];
  const wanted = fields["borough"] === null ? LOCATIONS.none : LOCATIONS.borough;
  if (kind !== "location") return dealt.length > 0 ? "Only Locations can have Setup and Play (VR-3.6)" : undefined;
  const isSo =
    dealt.length === wanted.length && dealt.every((one, i) => one.op === wanted[i] && (one.op !== "deal_influence" || one.n === 1));
  return isSo
    ? undefined
    : "A Location with a borough deals 1 Influence and places the Agent; the one without is first player and intercepts (VR-3.6)";
}

function textsOf(cards: readonly Card[], read: readonly TextOperations[]): Omit<VrTexts, "end"> {
  const program = emptyProgram();
  const startsOf = (seen: (operations: readonly Operation[]) => readonly Operation[]) =>
    read.map(({ lines }, card) => {
      const begun = LINES.flatMap((line) => {
        const operations = lines[line];
        return operations ? [[line as Line, program.add(seen(operations), cards[card]?.text ?? "")] as const] : [];
      });
      return new Map<Line, number>(begun);
    });
  const starts = startsOf((operations) => operations);
  const named = startsOf((operations) => operations.map(withoutMay));
  const answered = read.map(({ answers = [] }, card) =>
    answers.map((answer) => ({ answer, start: program.add(answer.do, cards[card]?.text ?? "") })),
  );
  const text = carryingOut(program);
  const designOf = (state: VrView, { card, design }: Asked): number => design ?? at(state.card, card);
  const operationsOf = (design: number, line: Line): readonly Operation[] =>
    line === "mission" || line === "end" ? [] : (read[design]?.lines[line] ?? []);
  // What “With X:” brings is known of each line once and for all.
  const modifiers = read.map(
    (_, design) =>
      new Map(
        LINES.flatMap((line) => {
          const [operation] = operationsOf(design, line as Line);
          if (operation?.op !== "on_action") return [];
          const brings = modifierOf(operation);
          const of: (Modifier | undefined)[] = Object.values(ACTION).map((action) =>
            action === ACTION[operation.action] ? brings : undefined,
          );
          return [[line as Line, of] as const];
        }),
      ),
  );
  const missionOf = (design: number) => read[design]?.mission ?? null;

  const texts: CardTexts = {
    worth: (design, line, price) => priceOf(operationsOf(design, line), price, likelyAtAll),
    coming: comingOf(program, text),
    begin(state, engine, asked) {
      const start = (asked.named ? named : starts)[designOf(state, asked)]?.get(asked.line);
      if (start !== undefined) engine.call(state, text, start, asked.card, asked.player, asked.shown ?? asked.card);
    },
    isAble: (state, engine, asked) =>
      operationsOf(designOf(state, asked), asked.line).some((operation) => isPossible(state, engine, asked.card, asked.player, operation)),
    modifier: (design, line, action) => modifiers[design]?.get(line)?.[action],
    isAttached: (design, line) => operationsOf(design, line)[0]?.op === "on_action",
    hasMission: (design) => missionOf(design) !== null,
    isMet: (state, engine, asked) => isMissionMet(state, engine, asked.player, missionOf(designOf(state, asked))),
    isMetByRaid: (design, raided, spent) => isMetByRaid(missionOf(design), raided, spent),
    keeps: (design) => operationsOf(design, "effect").some(({ op }) => op === "prevent_discard"),
    copies: (design, line) => operationsOf(design, line).some(({ op }) => op === "copy_promotion"),
    copiesActivation: (design) => hasOperation(operationsOf(design, "activation"), "copy_activation"),
    choosesType: (design) => operationsOf(design, "promotion").some(({ op }) => op === "choose_type_at_end"),
    score(state: VrView, engine: VrEngine, card: number, player: Player) {
      const end = read[at(state.card, card)]?.end;
      return end === undefined ? 0 : worthOf(state, engine, player, end);
    },
    words: wordsOf(program, text),
    options: optionsOf(program, text),
  };
  return { texts, parts: { procedures: [text, ...OF_TEXTS.map((act) => act.procedure)], events: [], triggers: answersOf(answered, text) } };
}

/** Acts that only texts begin. */
const OF_TEXTS: readonly Act[] = [
  ...MORE_ACTS,
  REMOVING_THEIRS,
  COPYING_ACTIVATION,
  STRAIGHTENING_TITLE,
  TAKING_FROM,
  LOOKING_AT,
  MOVING_INFLUENCE,
  MOVING_FROM,
];

/** Whether an operation is among others, or within one of them. */
const hasOperation = (operations: readonly Operation[], op: Operation["op"]): boolean =>
  operations.some(
    (one) =>
      one.op === op ||
      (one.op === "may" && hasOperation(one.do, op)) ||
      (one.op === "if" && hasOperation([...one.do, ...(one.else ?? [])], op)) ||
      (one.op === "choose" && one.options.some((option) => hasOperation(option, op))),
  );

/** A “With X:” that was named: “You may” is answered (VR-R75). */
const withoutMay = (operation: Operation): Operation =>
  operation.op === "on_action" ? { ...operation, do: operation.do.flatMap((one) => (one.op === "may" ? one.do : [one])) } : operation;

/** What is known of a “With X:” before it is used (VR-R75). */
function modifierOf({ do: operations, when }: Extract<Operation, { op: "on_action" }>): Modifier {
  const isOptional = operations.some(({ op }) => op === "may");
  const sure = operations.flatMap((operation) => (operation.op === "may" ? [] : [operation]));
  const donations = operations.flatMap((operation) =>
    (operation.op === "may" ? operation.do : [operation]).flatMap((one) => (one.op === "extra_donation" ? [one] : [])),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    credits: sum(sure.map((one) => (one.op === "gain_credits" ? one.n : one.op === "lose_credits" ? -one.n : 0))),
    range: sum(sure.map((one) => (one.op === "range_plus" ? one.n : 0))),
    waives: sure.some(({ op }) => op === "waive_server_influence"),
    optional: isOptional,
    first: when === "pre",
    pays: sum(donations.map(({ pay }) => pay)),
    discards: sum(donations.map(({ discard }) => discard)),
  };
}
