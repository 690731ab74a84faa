/** Metrorunner opened with cards and the boards of its city: its rules bound to their numbers. */
import type { Card } from "../../cards/card.ts";
import { Engine } from "../../kernel/engine.ts";
import { type Game, openGame } from "../../kernel/game.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import type { Rules } from "../../kernel/rules.ts";
import { at, fieldsOf } from "../../kernel/state.ts";
import { draftsOf } from "../drafts.ts";
import type { DraftCard, Playable, PlayableSource } from "../game.ts";
import { ownOptions } from "../own-cards/index.ts";
import { METRORUNNER_ABOUT } from "./about.ts";
import { metroThinking } from "./bots/evaluate.ts";
import { contentFaults, type MetroContent, metroContent } from "./content.ts";
import { SOLO_AIM } from "./ends/rating.ts";
import { metrorunner } from "./fields.ts";
import { hackHint } from "./hack/hint.ts";
import { hackMeasures } from "./hack/measures.ts";
import { layoutOf, type MetroState, PHASES, SEATS } from "./layout.ts";
import { metroRules, type TextParts } from "./rules.ts";
import { type MetroOptions, STANDARD } from "./setup/options.ts";
import { parseMetroOptions } from "./setup/options-schema.ts";
import { METRO_OWN } from "./setup/own-cards.ts";
import { foresee } from "./solo/foresee.ts";
import { metroChoices } from "./table/choices.ts";
import { metroScene } from "./table/scene.ts";
import { metroTeller } from "./table/tell.ts";
import { triedInMetrorunner } from "./table/tried.ts";
import { metroTexts } from "./texts/texts.ts";

const ID = "metrorunner";
const MARKS: ReadonlyMap<string, string> = new Map([
  ["tuck", "job completed"],
  ["discard a network", "hacked"],
  ["buy a boost", "boost"],
  ["last round", "last round"],
]);

/** What the rules open: everything of a playable game but its place among the others. */
export type OpenedMetro = Omit<Playable, "id" | "game" | "subject"> & {
  readonly id: typeof ID;
  readonly game: ReturnType<typeof openMetroGame>;
  readonly subject: (plain: boolean) => ReturnType<typeof openMetroGame>;
};

const openMetroGame = (content: MetroContent, parts: TextParts, plain: boolean) =>
  openGame(metroRules(layoutOf(content.boards), parts), content, { plain });

/** Options of a match in which a card comes up: A.I. cards are for one, and a starting job is for the board of its colour (MR-14.4, MR-3.10). */
function optionsFor(card: Card): MetroOptions {
  const { district } = metrorunner(card);
  if (card.kind === "ai") return { ...STANDARD, players: 1 };
  return card.kind === "starting-job" && district !== undefined && district !== "freelance"
    ? { ...STANDARD, boards: [district] }
    : STANDARD;
}

/** Binds Metrorunner to cards, or says which of them cannot be played. */
export function openMetrorunner({ cards, keywords, boards, plain = false }: PlayableSource): Result<OpenedMetro, readonly DraftCard[]> {
  if (boards === undefined)
    return err(draftsOf(METRORUNNER_ABOUT, [], [{ card: -1, message: "The boards of the city are missing (MR-2)" }]));
  const read = metroTexts(cards, keywords);
  if (!read.ok) return read;
  const { texts, parts } = read.value;
  const content = metroContent(cards, boards, texts);
  const faults = contentFaults(content);
  if (faults.length > 0) return err(draftsOf(METRORUNNER_ABOUT, cards, faults));
  const game = openMetroGame(content, parts, plain);
  const engine = new Engine<MetroContent>(metroRules(layoutOf(boards), parts) as Rules, content);
  const own = ownOptions(cards, METRO_OWN, optionsFor);
  return ok({
    id: ID,
    game,
    cards,
    boards,
    seats: SEATS,
    players: (options) => (options as MetroOptions).players,
    turns: (state) => Number(fieldsOf(state)["turn"]),
    // Until the player's own next turn is over: where the figure has come to shows in what can be done from there.
    beyond: ({ players }: MetroState) => players,
    isOwnTurn: (state: MetroState, player) => state.active === player,
    // MR-R4: turns go round from who has the start player token.
    turnOrder: ({ first, players }: MetroState) => Array.from({ length: players }, (_, place) => (first + place) % players),
    points: (last: MetroState, player) => at(last.score, player),
    // MR-14.15: a solo game is neither won nor lost; it is after a rating.
    aim: (options) => ((options as MetroOptions).players === 1 ? SOLO_AIM : undefined),
    phases: PHASES,
    phase: (state: MetroState) => state.phase,
    mark: ({ event }) => MARKS.get(event),
    options: { standard: STANDARD, parse: (value, left) => parseMetroOptions(cards, value, left), ...own.options },
    askedFor: { going: ["end turn"] },
    wishes: ["complete", "take"],
    ...metroThinking(engine),
    teller: metroTeller(engine),
    scene: (state: MetroState, viewer) => metroScene(state, viewer, engine),
    choices: (state: MetroState, actions) => metroChoices(state, engine, actions),
    foresee: (card) => foresee(game as Game, content, metroTeller(engine), card),
    hint: { at: "hack", of: (state: MetroState) => hackHint(state, engine) },
    measures: hackMeasures(content),
    tried: own.tried(triedInMetrorunner),
    subject: (asPlain) => openMetroGame(content, parts, asPlain),
  });
}
