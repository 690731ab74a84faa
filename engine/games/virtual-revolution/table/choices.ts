/** The actions of Virtual Revolution in words, with what they cost and bring (section 8). */
import type { Action } from "../../../kernel/choice.ts";
import { at } from "../../../kernel/state.ts";
import type { SceneOption } from "../../scene.ts";
import { influenceOwner } from "../city/control.ts";
import { SEATS, type VrEngine, type VrState } from "../layout.ts";

const number = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The actions on offer in words, in their order. */
export function vrChoices(state: VrState, engine: VrEngine, actions: readonly Action[]): SceneOption[] {
  const { cards, city } = engine.content;
  const price = (list: readonly number[]) => `${at(list, state.active)} €`;
  return actions.map((action): SceneOption => {
    const card = number(action["card"]);
    const player = number(action["player"]);
    const borough = number(action["borough"]);
    const name = card === undefined ? "" : at(cards, at(state.card, card)).name;
    const where = borough === undefined ? "" : at(city.words, borough);
    const who = player === undefined ? "" : at(SEATS, player);
    const about = { action, ...(card === undefined ? {} : { card }), ...(player === undefined ? {} : { player }) };
    switch (action.kind) {
      case "place":
        return { ...about, words: `Place a Director in ${where}`, ...hintOf(state, borough) };
      case "add":
        return {
          ...about,
          words: borough === undefined ? "Add 1 Influence here" : `Add 1 Influence in ${where}`,
          hint: "Draws 1 Corruption",
        };
      case "eliminate":
        return { ...about, words: `Eliminate 1 Influence of ${who}${borough === undefined ? " here" : ` in ${where}`}` };
      case "move":
        return { ...about, words: `Move 1 Influence from ${where} to here` };
      case "work":
        return { ...about, words: "Work", hint: `Gives ${price(state.workGives)}` };
      case "recruit":
        return { ...about, words: name === "" ? "Recruit" : `Recruit ${name}`, hint: `Costs ${price(state.recruitCosts)}` };
      case "build server":
        return { ...about, words: "Build Server", hint: `Costs ${price(state.serverCosts)}; 2 Revenue, a 2-VP token, 1 Corruption` };
      case "create verse":
        return { ...about, words: "Create Verse", hint: `Costs ${price(state.verseCosts)}; 1 Revenue, 1 Corruption` };
      case "donate":
        return { ...about, words: "Donate", hint: "Money for Corruption or an Immunity" };
      case "discard 1":
        return { ...about, words: `Discard 1 Corruption for ${price(state.donateOne)}` };
      case "discard 2":
        return { ...about, words: `Discard 2 Corruption for ${price(state.donateTwo)}` };
      case "buy Immunity":
        return { ...about, words: `Gain 1 Immunity for ${price(state.donateImmunity)}` };
      case "end turn":
        return { ...about, words: "End the turn" };
      case "promote without effect":
        return { ...about, words: `Promote ${name} without its effect`, group: "Promote without the effect" };
      case "recover 1":
        return { ...about, words: "Recover 1 Influence for 1 €" };
      case "recover 2 and discard":
        return { ...about, words: "Recover 2 Influence and discard a Corruption at random" };
      case "recover 2 and look":
        return { ...about, words: "Recover 2 Influence and look at the top Necro card" };
      case "recover 3":
        return { ...about, words: "Recover 3 Influence for 1 Immunity" };
      case "trade":
        return { ...about, words: `Discard ${name} for 1 Immunity`, group: "Discard a Verse for an Immunity" };
      case "suffer":
        return { ...about, words: `Carry out ${name}` };
      case "skip":
        return { ...about, words: `Skip ${name} for 1 Immunity` };
      case "spend":
        return { ...about, words: action["n"] === 0 ? "Spend no Immunity" : `Spend ${action["n"]} Immunity` };
      case "take":
        return { ...about, words: name === "" ? `Take place ${(number(action["turn"]) ?? 0) + 1}` : `Take ${name}` };
      case "count as":
        return { ...about, words: `${name} counts as a ${capital(String(action["type"]))}` };
      default:
        return { ...about, words: [capital(action.kind), name, who, where].filter((part) => part !== "").join(" ") };
    }
  });
}

/** Whose Influence lies where a Director would stand. */
function hintOf(state: VrState, borough: number | undefined): { readonly hint?: string } {
  const owner = borough === undefined ? -1 : influenceOwner(state, borough);
  return owner < 0 ? {} : { hint: `Influence of ${SEATS[owner]}` };
}
