/** What longer texts do, as one flat program: where an instruction goes on is its place in it. */
import { at } from "../../../kernel/state.ts";
import type { Deed, Read } from "../moments.ts";
import type { Condition, Cost, Effect } from "./effects.ts";

export type Option = { readonly at: number; readonly effects: readonly Effect[]; readonly words: string };
export type Instruction =
  | { readonly is: "do"; readonly effect: Effect }
  | { readonly is: "may"; readonly effects: readonly Effect[]; readonly words: string; readonly otherwise: number }
  | { readonly is: "choose"; readonly options: readonly Option[]; readonly end: number }
  | { readonly is: "if"; readonly cond: Condition; readonly otherwise: number }
  | { readonly is: "cost"; readonly cost: Cost; readonly otherwise: number }
  /** Whoever acts may pay: then it goes on at the end. */
  | { readonly is: "unless"; readonly cost: Cost; readonly words: string; readonly end: number }
  /** What stands behind it is begun for each of these corps by itself. */
  | { readonly is: "by"; readonly effect: Extract<Effect, { is: "by" }>; readonly end: number }
  | { readonly is: "go"; readonly to: number }
  | { readonly is: "end" };

export type Program = {
  readonly code: readonly Instruction[];
  /** Where each list of effects begins. */
  readonly starts: ReadonlyMap<readonly Effect[], number>;
};

const END: Instruction = { is: "end" };

/** The lists of effects of a text. */
function listsOf({ upkeep, action, ability, skill, answers = [] }: Read): (readonly Effect[])[] {
  const ofDeed = (deed: { readonly is: string }): (readonly Effect[])[] =>
    deed.is === "run" ? [(deed as Deed & { is: "run" }).effects] : [];
  return [
    ...(upkeep === undefined ? [] : ofDeed(upkeep.deed)),
    ...(action === undefined ? [] : action.what.flatMap(ofDeed)),
    ...(ability === undefined ? [] : ofDeed(ability.deed)),
    ...(skill === undefined ? [] : [skill.effects]),
    ...answers.map((answer) => answer.do),
  ];
}

/** The program of all texts. */
export function programOf(texts: readonly (readonly [read: Read, text: string])[]): Program {
  const code: Instruction[] = [];
  const starts = new Map<readonly Effect[], number>();
  const wordsOf = (effects: readonly Effect[], text: string): string => {
    const words = text.slice(effects[0]?.words.from ?? 0, effects.at(-1)?.words.to ?? 0);
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  };
  const hold = (): number => code.push(END) - 1;
  function put(effect: Effect, text: string): void {
    switch (effect.is) {
      case "may": {
        const here = hold();
        putAll(effect.do, text);
        code[here] = { is: "may", effects: effect.do, words: wordsOf(effect.do, text), otherwise: code.length };
        return;
      }
      case "choose": {
        const here = hold();
        const exits: number[] = [];
        const options = effect.options.map((effects): Option => {
          const start = code.length;
          putAll(effects, text);
          exits.push(hold());
          return { at: start, effects, words: wordsOf(effects, text) };
        });
        for (const exit of exits) code[exit] = { is: "go", to: code.length };
        code[here] = { is: "choose", options, end: code.length };
        return;
      }
      case "if": {
        const here = hold();
        putAll(effect.do, text);
        const exit = hold();
        code[here] = { is: "if", cond: effect.cond, otherwise: code.length };
        putAll(effect.otherwise, text);
        code[exit] = { is: "go", to: code.length };
        return;
      }
      case "cost": {
        const here = hold();
        putAll(effect.do, text);
        code[here] = { is: "cost", cost: effect.cost, otherwise: code.length };
        return;
      }
      case "unless": {
        const here = hold();
        putAll(effect.do, text);
        code[here] = { is: "unless", cost: effect.cost, words: wordsOf(effect.do, text), end: code.length };
        return;
      }
      case "by": {
        const here = hold();
        putAll(effect.do, text);
        hold();
        code[here] = { is: "by", effect, end: code.length };
        return;
      }
      default:
        code.push({ is: "do", effect });
    }
  }
  const putAll = (effects: readonly Effect[], text: string): void => {
    for (const effect of effects) put(effect, text);
  };
  for (const [read, text] of texts)
    for (const effects of listsOf(read)) {
      starts.set(effects, code.length);
      putAll(effects, text);
      hold();
    }
  return { code, starts };
}

/** The instruction at a place. */
export const instructionAt = ({ code }: Program, place: number): Instruction => at(code, place);
