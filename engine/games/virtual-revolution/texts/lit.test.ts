/** While a text is carried out, what asks and what happens names its words, so that the table can light them. */
import { describe, expect, test } from "vitest";
import { at } from "../../../kernel/state.ts";
import { CORRUPTION, SERVICE, type VrState } from "../layout.ts";
import { borough, cardOf, influence, move, set, tableOf, VR_CARDS } from "../virtual-revolution.test-support.ts";
import { vrTexts } from "./texts.ts";

const read = vrTexts(VR_CARDS, []);
if (!read.ok) throw new Error(JSON.stringify(read.error));
const { act, edit, empty, game } = tableOf(read.value.texts, read.value.parts);

/** The Director in borough 9, with Agents in service; somebody listens. */
function table(...agents: readonly string[]): VrState {
  const state = Object.assign(empty(9), { log: [] });
  return edit(state, ...agents.map((agent) => move(cardOf(state, agent), SERVICE)));
}
const textOf = (state: VrState, card: number): string => VR_CARDS[at(state.card, card)]?.text ?? "";
/** The words that ask now, and whose they are. */
function lit(state: VrState): string | undefined {
  const span = game.decision(state)?.span;
  return span && `${VR_CARDS[at(state.card, span.card)]?.name}: ${textOf(state, span.card).slice(span.from, span.to)}`;
}
/** Events of the last decisions with the words that were carried out. */
const told = (state: VrState): string[] =>
  (state.log ?? []).flatMap(({ event, words }) => (words ? [`${event}: ${VR_CARDS[words.design]?.text.slice(words.from, words.to)}`] : []));

describe("Lit words", () => {
  test("of what is asked and done, sentence by sentence", () => {
    const state = act(table("AG26"), "activate", { card: cardOf(table("AG26"), "AG26") });
    expect(lit(state)).toBe("Slade: You may add 1 Influence in an adjacent borough");
    act(state, "do");
    expect(lit(state)).toBe("Slade: add 1 Influence in an adjacent borough");
    act(state, "add", { borough: borough(2) });
    expect(told(state)).toEqual(["gain Immunity: Gain 1 Immunity", "add Influence: add 1 Influence in an adjacent borough"]);
    expect(lit(state)).toBeUndefined();
  });

  test("of a copied promotion they are on the card that is copied", () => {
    const state = table("AG12");
    edit(state, move(cardOf(state, "AG33"), SERVICE + 1), move(cardOf(state, "AG26"), SERVICE + 1));
    act(state, "promote", { card: cardOf(state, "AG12") });
    expect(lit(state)).toBe("Pixel: Apply the promotion of another Agent in service");
    act(state, "copy", { card: cardOf(state, "AG33") });
    expect(told(state).slice(-2)).toEqual(["draw Corruption: Draw 1 Corruption", "gain Immunity: Gain 2 Immunity"]);
    expect(state.log?.at(-1)?.words?.card).toBe(cardOf(state, "AG33"));
  });

  test("of a Corruption card while its owner chooses; the rules light nothing", () => {
    const state = table();
    const [card, place] = [cardOf(state, "CO04"), CORRUPTION];
    edit(state, influence(21, 0, 1), influence(1, 0, 1), set("reserve", 18, 0), set("immunity", 0, 0));
    edit(state, move(card, place), ...[0, 1].map((player) => set("order", player, 1 - player)), set("pass", 3), set("round", 5));
    act(state, "end turn");
    expect(lit(state)).toBe("Influence Lost: ND/MA: Eliminate 1 of your Influence in a borough of ND or MA");
    act(state, "eliminate", { borough: borough(1), player: 0 });
    expect(told(state)).toContain("eliminate Influence: Eliminate 1 of your Influence in a borough of ND or MA");
    expect((state.log ?? []).filter(({ event }) => event === "discard Corruption").every(({ words }) => words === undefined)).toBe(true);
  });
});
