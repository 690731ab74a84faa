/** Emberwick opened with cards: its rules bound to their numbers. */
import { openGame } from "../../kernel/game.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { fieldsOf } from "../../kernel/state.ts";
import type { DraftCard, Playable, PlayableSource } from "../game.ts";
import { compileCards, languageWith } from "../texts.ts";
import { evaluation } from "./bots.ts";
import { contentFaults, emberwickContent } from "./content.ts";
import { type EmberwickState, SEATS } from "./layout.ts";
import { STANDARD } from "./options.ts";
import { parseEmberwickOptions, withLists } from "./options-schema.ts";
import { emberwickRules } from "./rules.ts";
import { emberwickChoices, emberwickScene, PHASES } from "./table/scene.ts";
import { emberwickTeller } from "./table/tell.ts";
import { triedInEmberwick } from "./table/tried.ts";
import { emberwickVocabularies } from "./texts/vocabulary.ts";

const MARKS: ReadonlyMap<string, string> = new Map([
  ["hang", "hung"],
  ["snuff", "snuffed"],
]);

/** Binds Emberwick to cards, or says which of them cannot be played. */
export function openEmberwick({
  cards,
  keywords,
  boards,
  decks = [],
  plain = false,
}: PlayableSource): Result<Playable<"emberwick">, readonly DraftCard[]> {
  const language = languageWith("emberwick", emberwickVocabularies(keywords));
  if (!language.ok) return language;
  const texts = compileCards(language.value, cards);
  if (!texts.ok) return texts;
  const content = emberwickContent(cards, texts.value);
  const faults = contentFaults(content, boards);
  if (faults.length > 0)
    return err(faults.map((message) => ({ card: "emberwick", name: "Emberwick", problems: [{ from: 0, to: 0, message }] })));
  const open = (asPlain: boolean) => openGame(emberwickRules(content), content, { plain: asPlain });
  const game = open(plain);
  return ok({
    id: "emberwick",
    game,
    cards,
    seats: SEATS,
    players: (options) => (options as { readonly players: number }).players,
    turns: (state) => Number(fieldsOf(state)["turn"]),
    phases: PHASES,
    phase: () => 0,
    mark: ({ event }) => MARKS.get(event),
    options: {
      standard: STANDARD,
      parse: (value, left) => parseEmberwickOptions(value, { cards, decks }, left),
      ofDecks: (lists, left, others) => parseEmberwickOptions(withLists(lists, cards, others), { cards, decks }, left),
    },
    askedFor: { going: ["decline", "done", "none"], secret: ["find"], spot: ["lay", "target"] },
    wishes: ["play", "burn"],
    evaluate: evaluation(content),
    teller: emberwickTeller(content),
    scene: (state: EmberwickState, viewer) => emberwickScene(state, viewer, content),
    choices: (state: EmberwickState, actions) => emberwickChoices(state, content, actions),
    tried: triedInEmberwick,
    subject: open,
  });
}
