/** The telling names who acts, where it is not who chose. */
import { expect, test } from "vitest";
import { at } from "../../../kernel/state.ts";
import { openPlayable } from "../../open-playable.ts";
import { SAN_CARDS, SAN_KEYWORDS } from "../san.test-support.ts";
import { STANDARD } from "../setup/options.ts";

/** What is told of a match in which every card of this text is played first, until the other player has had to do something. */
function tellings(text: string): string[] {
  const cards = SAN_CARDS.map((card) => (card.text === "" ? card : { ...card, text }));
  const opened = openPlayable("san", { cards, keywords: SAN_KEYWORDS });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { game, teller } = opened.value;
  const state = game.start({ seed: 4, log: true }, STANDARD);
  const told: string[] = [];
  for (let n = 0; n < 40; n++) {
    const decision = game.decision(state);
    if (!decision || !teller) break;
    const { player } = decision;
    const actions = decision.actions.all();
    const texted = actions.findIndex(
      ({ kind, card }) => kind === "play" && typeof card === "number" && at(cards, at(state.card, card)).text !== "",
    );
    const action = at(actions, Math.max(texted, 0));
    game.apply(state, action);
    told.push(...teller.told(state, action, state.log ?? [], player));
    if (state.log) state.log.length = 0;
  }
  return told;
}

test("what the other player draws, discards or would gain is told of the other player", () => {
  expect(tellings("Each opponent draws 1 card.")).toContainEqual(expect.stringMatching(/^plays [^:]+: (SUN|STAR) draws [^,]+$/));
  const discards = tellings("Each opponent discards a card.");
  // Who discards has chosen the card.
  expect(discards).toContainEqual(expect.stringMatching(/^discards \S/));
  expect(tellings("Each opponent discards their hand.")).toContainEqual(expect.stringMatching(/^plays [^:]+: (SUN|STAR) discards [^;]+$/));
  expect(tellings("Each opponent gains 3 Corruption.")).toContainEqual(
    expect.stringMatching(/^plays [^:]+: (SUN|STAR) gains nothing this turn$/),
  );
  expect(tellings("Gain 3 Corruption.")).toContainEqual(expect.stringMatching(/^plays [^:]+: 3 Corruption$/));
});

test("a match that a text never lets end is stopped, and its outcome names the card", () => {
  const text = "Draw 1 card. Whenever you draw a card, put each card in your hand on top of your deck, then draw 1 card.";
  const cards = SAN_CARDS.map((card) => (card.text === "" ? card : { ...card, text }));
  const opened = openPlayable("san", { cards, keywords: SAN_KEYWORDS });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { game } = opened.value;
  const state = game.start({ seed: 4 }, STANDARD);
  for (let n = 0; n < 40 && game.decision(state); n++) game.applyAt(state, 0);
  const names = cards.flatMap(({ text: own, name }) => (own === text ? [name] : []));
  const reason = game.returns(state)?.reasons[0]?.reason ?? "";
  expect([...new Set(names)].filter((name) => reason.endsWith(`a draw. At that point: the text of ${name}`))).toHaveLength(1);
});
