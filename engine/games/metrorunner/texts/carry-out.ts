/** Texts carried out: their operations as one flat program, and the procedure that goes through it, one operation a step. */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { type Procedure, procedures } from "../../../kernel/procedure.ts";
import { mayChoice } from "../../../kernel/shapes.ts";
import { at } from "../../../kernel/state.ts";
import type { MetroContent } from "../content.ts";
import { manipulate } from "../hack/events-hack.ts";
import { BASIC, type Move } from "../hack/moves.ts";
import type { MetroEngine, MetroState, MetroView } from "../layout.ts";
import { holds, isMeant } from "./counts.ts";
import { doNow, isPossible, movesNow } from "./deeds.ts";
import { doFor, hasOf, lose, opponentsOf } from "./losing.ts";
import type { Condition, Loss, Operation, Others } from "./operations.ts";

/** Where an instruction goes on, by its place in the program. */
type Instruction =
  | { readonly is: "do"; readonly operation: Operation }
  | { readonly is: "grid"; readonly first: number; readonly count: number; readonly words: string }
  | { readonly is: "either"; readonly options: readonly Option[]; readonly end: number }
  | { readonly is: "if"; readonly cond: Condition; readonly otherwise: number }
  | { readonly is: "may"; readonly operations: readonly Operation[]; readonly words: string; readonly otherwise: number }
  | { readonly is: "pay"; readonly loss: Loss; readonly otherwise: number }
  | { readonly is: "others"; readonly operation: Others }
  | { readonly is: "go"; readonly to: number }
  | { readonly is: "end" };
type Option = { readonly at: number; readonly operations: readonly Operation[]; readonly words: string };

export type Program = {
  readonly code: readonly Instruction[];
  readonly add: (operations: readonly Operation[], text: string) => number;
};

/** A program to which lines are added; each begins where `add` says. `moves`: the list to which moves of the grid are added. */
export function emptyProgram(moves: Move[]): Program {
  const code: Instruction[] = [];
  const wordsOf = (operations: readonly Operation[], text: string): string =>
    text.slice(operations[0]?.words.from ?? 0, operations.at(-1)?.words.to ?? 0);
  function put(operation: Operation, text: string): void {
    if (operation.op === "grid") {
      code.push({ is: "grid", first: BASIC.length + moves.length, count: operation.moves.length, words: wordsOf([operation], text) });
      moves.push(...operation.moves);
    } else if (operation.op === "either") {
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
      code[here] = { is: "either", options, end: code.length };
    } else if (operation.op === "if") {
      const here = code.length;
      code.push({ is: "end" });
      for (const inner of operation.do) put(inner, text);
      const exit = code.length;
      code.push({ is: "end" });
      code[here] = { is: "if", cond: operation.cond, otherwise: code.length };
      for (const inner of operation.otherwise) put(inner, text);
      code[exit] = { is: "go", to: code.length };
    } else if (operation.op === "may" || operation.op === "pay") {
      const here = code.length;
      code.push({ is: "end" });
      for (const inner of operation.do) put(inner, text);
      code[here] =
        operation.op === "may"
          ? { is: "may", operations: operation.do, words: wordsOf(operation.do, text), otherwise: code.length }
          : { is: "pay", loss: operation.loss, otherwise: code.length };
    } else if (operation.op === "others") code.push({ is: "others", operation });
    else code.push({ is: "do", operation });
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
/** Of what others do: who, and how much of it is done. */
const PLAYER = 1;
const DONE = 2;

/** The procedure that carries out a line for the active player. Begun with its place in the program and the card. */
export function carryingOut({
  code,
}: Program): readonly [text: Procedure<MetroState, MetroContent>, forOthers: Procedure<MetroState, MetroContent>] {
  const here = (state: MetroView, frame: number): Instruction => at(code, slot(state, frame, AT));
  const next = (state: MetroView, frame: number) => setSlot(state, frame, AT, slot(state, frame, AT) + 1);
  const span = (state: MetroView, frame: number, operation: Operation | undefined) =>
    operation ? { card: slot(state, frame, CARD), ...operation.words } : undefined;
  /** Slots: the place in the program, the player, how much of it is done. */
  const forOthers: Procedure<MetroState, MetroContent> = procedures<MetroState, MetroContent>()("text of others", {
    go(state, frame, engine) {
      const instruction = here(state, frame);
      const done = slot(state, frame, DONE);
      const operation = instruction.is === "others" ? instruction.operation.do[done] : undefined;
      if (operation === undefined) return "done";
      setSlot(state, frame, DONE, done + 1);
      doFor(state, engine, slot(state, frame, PLAYER), operation);
      return "go";
    },
  });
  const text: Procedure<MetroState, MetroContent> = procedures<MetroState, MetroContent>()("text", {
    go(state, frame, engine) {
      const instruction = here(state, frame);
      switch (instruction.is) {
        case "end":
          return "done";
        case "go":
          setSlot(state, frame, AT, instruction.to);
          return "go";
        case "if":
          if (holds(state, engine, instruction.cond)) next(state, frame);
          else setSlot(state, frame, AT, instruction.otherwise);
          return "go";
        case "either":
          // MR-R1: what the supply does not have is not offered.
          if (open(state, engine, instruction.options).length > 0) return "choose";
          setSlot(state, frame, AT, instruction.end);
          return "go";
        case "may":
          if (instruction.operations.every((operation) => isPossible(state, engine, operation))) return "may";
          setSlot(state, frame, AT, instruction.otherwise);
          return "go";
        case "pay":
          if (hasOf(state, state.active, instruction.loss) < instruction.loss.n) setSlot(state, frame, AT, instruction.otherwise);
          else {
            next(state, frame);
            lose(state, engine, state.active, instruction.loss);
          }
          return "go";
        case "others": {
          const { who, only } = instruction.operation;
          if (who === "one" && othersFor(state, engine, instruction.operation).length > 0) return "whom";
          const players = playersOf(state, who).filter((one) => only === undefined || isMeant(state, engine, one, only));
          const place = slot(state, frame, AT);
          next(state, frame);
          // What is called last is carried out first.
          for (const player of players.reverse()) engine.call(state, forOthers, place, player);
          return "go";
        }
        case "grid":
          if (movesNow(state, engine, instruction.first, instruction.count).length > 0) return "grid";
          next(state, frame);
          return "go";
        case "do":
          next(state, frame);
          if (state.log !== undefined) engine.doing = span(state, frame, instruction.operation);
          doNow(state, engine, instruction.operation);
          return "go";
      }
    },
    choose: {
      kind: "choose one",
      rule: "MR-8.5",
      forms: [{ kind: "choose", members: { what: "words" } }],
      player: (state) => state.active,
      prompt(state, frame) {
        const instruction = here(state, frame);
        return instruction.is === "either" && instruction.options.length > 2 ? "Which of these?" : "Which of the two?";
      },
      candidates(state, into, frame, engine) {
        const instruction = here(state, frame);
        if (instruction.is !== "either") return;
        const there = open(state, engine, instruction.options);
        instruction.options.forEach((option, i) => {
          if (there.includes(option)) into.push(i);
        });
      },
      action(state, i, frame) {
        const instruction = here(state, frame);
        return { kind: "choose", what: instruction.is === "either" ? at(instruction.options, i).words : "" };
      },
      carryOut(state, i, frame) {
        const instruction = here(state, frame);
        if (instruction.is === "either") setSlot(state, frame, AT, at(instruction.options, i).at);
        return "go";
      },
    },
    // The A.I. is asked nothing: its cards name one move (MR-14.10).
    grid: {
      kind: "manipulate",
      rule: "MR-11.4",
      forms: [{ kind: "manipulate", members: { how: "words" } }],
      player: (state) => state.active,
      prompt(state, frame) {
        const instruction = here(state, frame);
        return instruction.is === "grid" ? `${instruction.words}: which?` : "Which?";
      },
      candidates(state, into, frame, engine) {
        const instruction = here(state, frame);
        if (instruction.is === "grid") into.push(...movesNow(state, engine, instruction.first, instruction.count));
      },
      action: (_state, move, _frame, { content }) => ({ kind: "manipulate", how: at(content.moves, move).words }),
      carryOut(state, move, frame, engine) {
        next(state, frame);
        engine.propose(state, manipulate, -1, move);
        return "go";
      },
    },
    may: mayChoice<MetroState, MetroContent, "go">({
      rule: "MR-R51",
      player: (state) => state.active,
      prompt(state, frame) {
        const instruction = here(state, frame);
        return instruction.is === "may" ? `${instruction.words.charAt(0).toUpperCase()}${instruction.words.slice(1)}?` : "Do you do this?";
      },
      answer(state, yes, frame) {
        const instruction = here(state, frame);
        if (yes || instruction.is !== "may") next(state, frame);
        else setSlot(state, frame, AT, instruction.otherwise);
        return "go";
      },
    }),
    whom: {
      kind: "an opponent",
      rule: "MR-R53",
      forms: [{ kind: "opponent", members: { player: "player" } }],
      player: (state) => state.active,
      prompt: () => "Which opponent?",
      candidates(state, into, frame, engine) {
        const instruction = here(state, frame);
        if (instruction.is === "others") into.push(...othersFor(state, engine, instruction.operation));
      },
      action: (_state, player) => ({ kind: "opponent", player }),
      carryOut(state, player, frame, engine) {
        const place = slot(state, frame, AT);
        next(state, frame);
        engine.call(state, forOthers, place, player);
        return "go";
      },
    },
  });
  return [text, forOthers];
}

/** The options of which something could be done now. */
const open = (state: MetroView, engine: MetroEngine, options: readonly Option[]): readonly Option[] =>
  options.filter(({ operations }) => operations.every((operation) => isPossible(state, engine, operation)));

/** Who does it, in turn order from the active player on. */
function playersOf(state: MetroView, who: Others["who"]): number[] {
  const others = opponentsOf(state);
  return who === "next" ? others.slice(0, 1) : who === "previous" ? others.slice(-1) : who === "all" ? [state.active, ...others] : others;
}

/** Opponents who have what is said of them (MR-R53). */
const othersFor = (state: MetroView, engine: MetroEngine, { only, ...operation }: Others): number[] =>
  opponentsOf(state).filter(
    (player) =>
      (only === undefined || isMeant(state, engine, player, only)) &&
      operation.do.every((one) => (one.op !== "lose" && one.op !== "give") || hasOf(state, player, one.loss) > 0),
  );
