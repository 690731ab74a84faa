/** Texts carried out: their operations as one flat program, and the procedure that goes through it, one operation a step. */
import type { Span } from "../../../kernel/choice.ts";
import { type Frame, frameAt, setSlot, slot, topFrame } from "../../../kernel/frames.ts";
import { type Procedure, procedures } from "../../../kernel/procedure.ts";
import { mayChoice } from "../../../kernel/shapes.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { leftOf } from "../actions/act.ts";
import { loseImmunity, payCredits } from "../cards/events-cards.ts";
import type { VrContent } from "../content.ts";
import { opponentsOf, type VrEngine, type VrState, type VrView } from "../layout.ts";
import type { Price } from "../moments.ts";
import { holds } from "./conditions.ts";
import { doNow, isChosen, isPossible, isWorthwhile } from "./deeds.ts";
import type { Operation } from "./operations.ts";
import { isMeant } from "./players.ts";
import { type Likely, priceOf, priceOfOne } from "./price.ts";

/** The characters of the text that an instruction comes from. */
type Lit = Operation["words"];

/** Where an instruction goes on, by its place in the program. */
type Instruction =
  | { readonly is: "do"; readonly operation: Operation; readonly lit: Lit }
  | { readonly is: "may"; readonly operations: readonly Operation[]; readonly words: string; readonly lit: Lit; readonly otherwise: number }
  | { readonly is: "choose"; readonly options: readonly Option[]; readonly lit: Lit; readonly end: number }
  | { readonly is: "if"; readonly operation: Extract<Operation, { op: "if" }>; readonly otherwise: number }
  /** What stands behind it is begun for each player by itself. */
  | { readonly is: "each"; readonly operation: Extract<Operation, { op: "each_player" }>; readonly lit: Lit; readonly end: number }
  /** What stands behind it is begun for an opponent who is chosen. */
  | { readonly is: "one"; readonly operation: Extract<Operation, { op: "one_player" }>; readonly lit: Lit; readonly end: number }
  | { readonly is: "pay"; readonly operation: Extract<Operation, { op: "pay" }>; readonly lit: Lit; readonly otherwise: number }
  | { readonly is: "go"; readonly to: number }
  | { readonly is: "end" };
type Option = { readonly at: number; readonly operations: readonly Operation[]; readonly words: string };

export type Program = { readonly code: readonly Instruction[]; readonly add: (operations: readonly Operation[], text: string) => number };

/** What is paid for is no more than a number that changes: it is done with the payment. */
const isPaidAtOnce = ({ do: [one, another] }: Extract<Operation, { op: "pay" }>): boolean =>
  another === undefined && one !== undefined && (one.op === "gain_vp_token" || one.op === "gain_immunity" || one.op === "gain_credits");

/** A program to which lines are added; each begins where `add` says. */
export function emptyProgram(): Program {
  const code: Instruction[] = [];
  const wordsOf = (operations: readonly Operation[], text: string): string => {
    const from = operations[0]?.words.from ?? 0;
    const to = operations.at(-1)?.words.to ?? from;
    const words = text.slice(from, to);
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  };
  function put(operation: Operation, text: string): void {
    if (operation.op === "may") {
      const here = code.length;
      code.push({ is: "end" });
      for (const inner of operation.do) put(inner, text);
      code[here] = {
        is: "may",
        lit: operation.words,
        operations: operation.do,
        words: wordsOf(operation.do, text),
        otherwise: code.length,
      };
    } else if (operation.op === "choose") {
      const here = code.length;
      code.push({ is: "end" });
      const exits: number[] = [];
      const options = operation.options.map((operations): Option => {
        const start = code.length;
        for (const inner of operations) put(inner, text);
        exits.push(code.length);
        code.push({ is: "end" });
        return { at: start, operations, words: wordsOf(operations, text) };
      });
      for (const exit of exits) code[exit] = { is: "go", to: code.length };
      code[here] = { is: "choose", lit: operation.words, options, end: code.length };
    } else if (operation.op === "if") {
      const here = code.length;
      code.push({ is: "end" });
      for (const inner of operation.do) put(inner, text);
      if (operation.else === undefined) code[here] = { is: "if", operation, otherwise: code.length };
      else {
        const exit = code.length;
        code.push({ is: "end" });
        code[here] = { is: "if", operation, otherwise: code.length };
        for (const inner of operation.else) put(inner, text);
        code[exit] = { is: "go", to: code.length };
      }
    } else if (operation.op === "each_player" || operation.op === "one_player") {
      const here = code.length;
      code.push({ is: "end" });
      for (const inner of operation.do) put(inner, text);
      code.push({ is: "end" });
      const [lit, end] = [operation.words, code.length];
      code[here] = operation.op === "each_player" ? { is: "each", operation, lit, end } : { is: "one", operation, lit, end };
    } else if (operation.op === "pay" && !isPaidAtOnce(operation)) {
      const here = code.length;
      code.push({ is: "end" });
      for (const inner of operation.do) put(inner, text);
      code[here] = { is: "pay", operation, lit: operation.words, otherwise: code.length };
    } else if (operation.op === "on_action") for (const inner of operation.do) put(inner, text);
    else code.push({ is: "do", operation, lit: operation.words });
  }
  return {
    code,
    add(operations, text) {
      const start = code.length;
      for (const operation of operations) put(operation, text);
      code.push({ is: "end" });
      return start;
    },
  };
}

const AT = 0;
const CARD = 1;
const PLAYER = 2;
/** The card whose words are lit. */
const SHOWN = 3;

/** The words that are carried out in a frame, or in the text of `text` by which it was called. */
export function wordsOf({ code }: Program, text: Procedure<VrState, VrContent>) {
  return (state: VrView, engine: VrEngine, frame: Frame): Span | undefined => {
    const number = engine.indexOf(text);
    for (let inner = frame; inner > 0; ) {
      inner -= frameAt(state, inner - 1);
      if (frameAt(state, inner) !== number) continue;
      // It stands behind the instruction that it carries out.
      const instruction = at(code, slot(state, inner, AT) - 1);
      return "lit" in instruction ? { card: slot(state, inner, SHOWN), ...instruction.lit } : undefined;
    }
    return undefined;
  };
}

/** What can be chosen where a “Choose one” of a text is asked, in its words, as it lists them; undefined where something else is asked. */
export function optionsOf({ code }: Program, text: Procedure<VrState, VrContent>) {
  return (state: VrView, engine: VrEngine, frame: Frame): readonly string[] | undefined => {
    if (frameAt(state, frame) !== engine.indexOf(text)) return undefined;
    const instruction = at(code, slot(state, frame, AT));
    return instruction.is === "choose" ? instruction.options.map(({ words }) => words) : undefined;
  };
}

/** What is still to come of the texts that are carried out for a player: of each from the instruction at which it stands, and of the act that chooses for it. */
export function comingOf({ code }: Program, text: Procedure<VrState, VrContent>) {
  return (state: VrView, engine: VrEngine, player: Player, price: Price): number => {
    const number = engine.indexOf(text);
    const top = topFrame(state);
    let [sum, above] = [0, -1];
    for (let frame = state.frames.length; frame > 0; above = frame) {
      frame -= frameAt(state, frame - 1);
      if (frameAt(state, frame) !== number || slot(state, frame, PLAYER) !== player) continue;
      const card = slot(state, frame, CARD);
      const likely: Likely = (operation) => (isWorthwhile(state, engine, card, player, operation) ? 1 : 0);
      const place = slot(state, frame, AT);
      sum += priceFrom(code, place, price, likely);
      const before = code[place - 1];
      // Whoever is asked which one has still to do it, as often as is left.
      if (above === top && before?.is === "do" && isChosen(engine, card, before.operation))
        sum += priceOfOne(
          { ...before.operation, ...("n" in before.operation ? { n: leftOf(state, top) } : {}) } as Operation,
          price,
          likely,
        );
    }
    return sum;
  };
}

function priceFrom(code: readonly Instruction[], place: number, price: Price, likely: Likely): number {
  const instruction = at(code, place);
  switch (instruction.is) {
    case "end":
      return 0;
    case "go":
      return priceFrom(code, instruction.to, price, likely);
    case "do":
      return priceOfOne(instruction.operation, price, likely) + priceFrom(code, place + 1, price, likely);
    case "if":
      return likely(instruction.operation) > 0
        ? priceFrom(code, place + 1, price, likely)
        : priceFrom(code, instruction.otherwise, price, likely);
    case "each":
      return priceOfOne(instruction.operation, price, likely) + priceFrom(code, instruction.end, price, likely);
    case "one":
      return priceFrom(code, instruction.end, price, likely);
    case "pay":
      return priceOfOne(instruction.operation, price, likely) + priceFrom(code, instruction.otherwise, price, likely);
    case "may":
      return Math.max(0, priceOf(instruction.operations, price, likely)) + priceFrom(code, instruction.otherwise, price, likely);
    case "choose":
      return (
        Math.max(0, ...instruction.options.map(({ operations }) => priceOf(operations, price, likely))) +
        priceFrom(code, instruction.end, price, likely)
      );
  }
}

/** Opponents who can be chosen. */
const chosenFrom = (
  state: VrView,
  engine: VrEngine,
  player: Player,
  { only }: Extract<Operation, { op: "one_player" }>,
): readonly Player[] => opponentsOf(state, player).filter((one) => isMeant(state, engine, player, one, only));

/** The procedure that carries out a line. Begun with its place in the program, the card, who is “you”, and the card whose words are lit. */
export function carryingOut({ code }: Program): Procedure<VrState, VrContent> {
  const here = (state: VrView, frame: number): Instruction => at(code, slot(state, frame, AT));
  const all = (state: VrView, frame: number, engine: VrEngine, operations: readonly Operation[]): boolean =>
    operations.every((operation) => isPossible(state, engine, slot(state, frame, CARD), slot(state, frame, PLAYER), operation));
  const openOptions = (state: VrView, frame: number, engine: VrEngine): readonly Option[] => {
    const instruction = here(state, frame);
    return instruction.is === "choose" ? instruction.options.filter(({ operations }) => all(state, frame, engine, operations)) : [];
  };
  const words = (state: VrView, frame: number, place: number): Span | undefined => {
    const instruction = at(code, place);
    return "lit" in instruction ? { card: slot(state, frame, SHOWN), ...instruction.lit } : undefined;
  };
  const next = (state: VrView, frame: number) => setSlot(state, frame, AT, slot(state, frame, AT) + 1);
  const self: Procedure<VrState, VrContent> = procedures<VrState, VrContent>()("text", {
    go(state, frame, engine) {
      const instruction = here(state, frame);
      switch (instruction.is) {
        case "end":
          if (state.log !== undefined) engine.doing = undefined;
          return "done";
        case "go":
          setSlot(state, frame, AT, instruction.to);
          return "go";
        case "if":
          if (holds(state, engine, slot(state, frame, PLAYER), instruction.operation.cond)) next(state, frame);
          else setSlot(state, frame, AT, instruction.otherwise);
          return "go";
        case "each": {
          const player = slot(state, frame, PLAYER);
          const first = slot(state, frame, AT) + 1;
          setSlot(state, frame, AT, instruction.end);
          const { you, only } = instruction.operation;
          const players = [...(you ? [player] : []), ...opponentsOf(state, player)].filter((one) =>
            isMeant(state, engine, player, one, only),
          );
          // What is called last is carried out first.
          for (const one of players.reverse()) engine.call(state, self, first, slot(state, frame, CARD), one, slot(state, frame, SHOWN));
          return "go";
        }
        case "one":
          if (chosenFrom(state, engine, slot(state, frame, PLAYER), instruction.operation).length > 0) return "whom";
          setSlot(state, frame, AT, instruction.end);
          return "go";
        case "pay": {
          const { operation, otherwise } = instruction;
          const player = slot(state, frame, PLAYER);
          const has = at(operation.in === "immunity" ? state.immunity : state.credits, player);
          if (has < operation.pay) setSlot(state, frame, AT, otherwise);
          else {
            next(state, frame);
            if (state.log !== undefined) engine.doing = words(state, frame, slot(state, frame, AT) - 1);
            engine.propose(state, operation.in === "immunity" ? loseImmunity : payCredits, player, operation.pay);
          }
          return "go";
        }
        case "may":
          if (all(state, frame, engine, instruction.operations)) return "may";
          setSlot(state, frame, AT, instruction.otherwise);
          return "go";
        case "choose": {
          if (openOptions(state, frame, engine).length > 0) return "choose";
          setSlot(state, frame, AT, instruction.end);
          return "go";
        }
        case "do":
          next(state, frame);
          if (state.log !== undefined) engine.doing = words(state, frame, slot(state, frame, AT) - 1);
          doNow(state, engine, slot(state, frame, CARD), slot(state, frame, PLAYER), instruction.operation);
          return "go";
      }
    },
    may: mayChoice<VrState, VrContent, "go">({
      rule: "VR-R74",
      player: (state, frame) => slot(state, frame, PLAYER),
      prompt(state, frame) {
        const instruction = here(state, frame);
        return instruction.is === "may" ? `${instruction.words}?` : "Do you do this?";
      },
      span: (state, frame) => words(state, frame, slot(state, frame, AT)),
      answer(state, yes, frame) {
        const instruction = here(state, frame);
        if (yes || instruction.is !== "may") next(state, frame);
        else setSlot(state, frame, AT, instruction.otherwise);
        return "go";
      },
    }),
    choose: {
      kind: "choose one",
      rule: "VR-R21",
      forms: [{ kind: "choose", members: { option: "number" } }],
      player: (state, frame) => slot(state, frame, PLAYER),
      prompt(state, frame) {
        const instruction = here(state, frame);
        return instruction.is === "choose" ? `Choose one: ${instruction.options.map(({ words }) => words).join(" / ")}` : "Choose one";
      },
      span: (state, frame) => words(state, frame, slot(state, frame, AT)),
      candidates(state, into, frame, engine) {
        const instruction = here(state, frame);
        const open = openOptions(state, frame, engine);
        if (instruction.is === "choose") instruction.options.forEach((option, i) => void (open.includes(option) && into.push(i)));
      },
      action: (_state, option) => ({ kind: "choose", option }),
      carryOut(state, option, frame) {
        const instruction = here(state, frame);
        if (instruction.is === "choose") setSlot(state, frame, AT, at(instruction.options, option).at);
        return "go";
      },
    },
    whom: {
      kind: "choose an opponent",
      rule: "VR-R106",
      forms: [{ kind: "opponent", members: { player: "player" } }],
      player: (state, frame) => slot(state, frame, PLAYER),
      prompt: () => "Which opponent?",
      span: (state, frame) => words(state, frame, slot(state, frame, AT)),
      candidates(state, into, frame, engine) {
        const instruction = here(state, frame);
        if (instruction.is === "one") into.push(...chosenFrom(state, engine, slot(state, frame, PLAYER), instruction.operation));
      },
      action: (_state, player) => ({ kind: "opponent", player }),
      carryOut(state, player, frame, engine) {
        const instruction = here(state, frame);
        const first = slot(state, frame, AT) + 1;
        if (instruction.is === "one") setSlot(state, frame, AT, instruction.end);
        engine.call(state, self, first, slot(state, frame, CARD), player, slot(state, frame, SHOWN));
        return "go";
      },
    },
  });
  return self;
}
