/** Options on cards of one name, told apart: whose card it is, where it lies, and what it has that its namesake has not. */
import { at, type Player } from "../../../kernel/state.ts";
import type { SceneOption } from "../../scene.ts";
import { damageOf, isEngaged, type MegacorpView, networkOf, TRAIT_NAMES } from "../layout.ts";
import { slotName } from "../network/slot-words.ts";
import { SEATS } from "./tell.ts";

/** The options, those on namesakes in networks with more behind their words: "Player 2's. 2 right, 1 forward, engaged, 1 BQ damage". */
export function toldApart(state: MegacorpView, player: Player, options: readonly SceneOption[]): SceneOption[] {
  const namesakes = new Map<string, Set<number>>();
  for (const option of options)
    if (lies(state, option)) namesakes.set(said(option), (namesakes.get(said(option)) ?? new Set()).add(option.card));
  return options.map((option) => {
    const others = lies(state, option) ? namesakes.get(said(option)) : undefined;
    if (!lies(state, option) || others === undefined || others.size < 2) return option;
    const { hint = "", line } = option;
    const differs = (of: (card: number) => unknown) => new Set([...others].map(of)).size > 1;
    const controllerOf = (card: number) => at(state.controller, card);
    const whose = controllerOf(option.card) === player ? "Yours" : `${SEATS[controllerOf(option.card)]}'s`;
    const where = [
      ...(differs(controllerOf) && !hint.startsWith(whose) ? [whose] : []),
      slotName(at(state.x, option.card), at(state.y, option.card)),
      ...(isEngaged(state, option.card) && differs((card) => isEngaged(state, card)) ? ["engaged"] : []),
      ...(differs((card) => damageWords(state, card)) && damageWords(state, option.card) !== "" ? [damageWords(state, option.card)] : []),
    ].join(", ");
    const more = (before: string) => (before === "" || before.endsWith(". ") ? `${before}${where}` : `${before}, ${where}`);
    return { ...option, hint: more(hint), ...(line ? { line: { ...line, hint: more(line.hint) } } : {}) };
  });
}

/** Whether an option is about a card in a network. */
const lies = (state: MegacorpView, option: SceneOption): option is SceneOption & { readonly card: number } =>
  option.card !== undefined && networkOf(state, option.card) >= 0;

const said = ({ words, line }: SceneOption): string => line?.words ?? words;

/** "1 IQ, 2 BQ damage"; empty without damage. */
function damageWords(state: MegacorpView, card: number): string {
  const parts = TRAIT_NAMES.flatMap((name, trait) => {
    const n = at(damageOf(state, trait), card);
    return n > 0 ? [`${n} ${name}`] : [];
  });
  return parts.length === 0 ? "" : `${parts.join(", ")} damage`;
}
