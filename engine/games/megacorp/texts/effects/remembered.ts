/** What was chosen for a card and is spoken of by another of its abilities: the card remembers it (MC-R272). */
import { at } from "../../../../kernel/state.ts";
import { type Run, runsFor, type TextRules } from "../../../../language/index.ts";
import type { MegacorpContent } from "../../content.ts";
import type { MegacorpState, MegacorpView } from "../../layout.ts";
import { chooseWord, chosenWord } from "../../state/changes.ts";

const run = runsFor<MegacorpState, MegacorpContent>();

// Noted as words are (MC-R216), behind the kinds of words.
const CARD = 100;
const OBJECT = 101;
const PLAYER = 102;

/** Notes what was chosen; the last choice counts. */
export const remember: NonNullable<TextRules<MegacorpState, MegacorpContent>["remember"]> = (state, engine, source, chosen) => {
  if ("player" in chosen) engine.propose(state, chooseWord, source, PLAYER, chosen.player);
  else {
    const object = at(state.object, chosen.card);
    engine.propose(state, chooseWord, source, CARD, chosen.card);
    engine.propose(state, chooseWord, source, OBJECT, object);
  }
};

/** The card that was chosen, if it still is the object that it was. */
function chosenCard(state: MegacorpView, source: number): number | undefined {
  const card = chosenWord(state, source, CARD);
  return card >= 0 && state.object[card] === chosenWord(state, source, OBJECT) ? card : undefined;
}
const theCard = run.cards((state, { source }, into) => {
  const card = chosenCard(state, source);
  if (card !== undefined) into.push(card);
});

/** The runs, by construct. */
export const REMEMBERED_RUNS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(["chosen", "near.chosen", "subj.chosen", "scope.chosen", "ev.chosen"].map((id) => [id, theCard])),
  "players.chosen": run.players((state, player, { source }) => chosenWord(state, source, PLAYER) === player),
};
