/** CORP opened with cards and the boards of its city and mats: its rules bound to their numbers. */
import { Engine } from "../../kernel/engine.ts";
import { openGame } from "../../kernel/game.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import type { Rules } from "../../kernel/rules.ts";
import { fieldsOf } from "../../kernel/state.ts";
import { draftsOf } from "../drafts.ts";
import type { DraftCard, Playable, PlayableSource } from "../game.ts";
import { isOwn, ownOptions } from "../own-cards/index.ts";
import { CORP_ABOUT } from "./about.ts";
import { builderChoice, GOALS, reachedIn } from "./bots/builder.ts";
import { corpEvaluation, corpParts } from "./bots/evaluate.ts";
import { corpHabits } from "./bots/habits.ts";
import { isIdle } from "./bots/idle.ts";
import { corpOutlook } from "./bots/outlook.ts";
import { type CorpContent, contentFaults, corpContent } from "./content.ts";
import { oddsMeasures } from "./infiltration/measures.ts";
import { type CorpState, layoutOf, SEATS, STEP_WORDS } from "./layout.ts";
import { corpRules } from "./rules.ts";
import { type CorpOptions, STANDARD } from "./setup/options.ts";
import { parseCorpOptions } from "./setup/options-schema.ts";
import { CORP_OWN } from "./setup/own-cards.ts";
import { corpChoices } from "./table/choices.ts";
import { corpScene } from "./table/scene.ts";
import { corpTeller } from "./table/tell.ts";
import { triedInCorp } from "./table/tried.ts";
import { corpTexts } from "./texts/texts.ts";

const ID = "corp";
const MARKS: ReadonlyMap<string, string> = new Map([
  ["build", "built"],
  ["buy stock", "stock"],
  ["succeed", "infiltrated"],
  ["destroy a team", "team lost"],
  ["trade", "trade"],
]);

/** What the rules open: everything of a playable game but its place among the others. */
export type OpenedCorp = Omit<Playable, "id" | "game" | "subject"> & {
  readonly id: typeof ID;
  readonly game: ReturnType<typeof openCorpGame>;
  readonly subject: (plain: boolean) => ReturnType<typeof openCorpGame>;
};

const openCorpGame = (content: CorpContent, plain: boolean) => openGame(corpRules(layoutOf(content.boards)), content, { plain });

/** Binds CORP to cards, or says which of them cannot be played. */
export function openCorp({ cards, keywords, boards, plain = false }: PlayableSource): Result<OpenedCorp, readonly DraftCard[]> {
  if (boards === undefined)
    return err(draftsOf(CORP_ABOUT, [], [{ card: -1, message: "The boards of the city and the mats are missing (CORP-12)" }]));
  const texts = corpTexts(cards, keywords, boards);
  if (!texts.ok) return texts;
  const content = corpContent(cards, boards, texts.value);
  const faults = contentFaults(content);
  if (faults.length > 0) return err(draftsOf(CORP_ABOUT, cards, faults));
  const game = openCorpGame(content, plain);
  const engine = new Engine<CorpContent>(corpRules(layoutOf(boards)) as Rules, content);
  const evaluate = corpEvaluation(game, engine);
  const own = ownOptions(cards, CORP_OWN, () => STANDARD);
  return ok({
    id: ID,
    game,
    cards,
    boards,
    seats: SEATS,
    players: (options) => (options as CorpOptions).players,
    turns: (state) => Number(fieldsOf(state)["turn"]),
    // What comes into a pool is drawn (CORP-3.2): lines differ by the draw, not by the card that is replaced.
    isByChance: (kind) => kind === "pool change",
    follow: corpHabits(game, engine, evaluate),
    beyond: (state: CorpState) => state.players,
    isOwnTurn: (state: CorpState, player) => state.active === player,
    phases: STEP_WORDS,
    phase: (state: CorpState) => state.step,
    mark: ({ event }) => MARKS.get(event),
    options: { standard: STANDARD, parse: (value, left) => parseCorpOptions(cards, value, left), ...own.options },
    askedFor: { going: ["done"] },
    wishes: ["play", "buy", "hire", "use", "activate"],
    isIdle,
    evaluate,
    outlook: corpOutlook(engine, evaluate),
    parts: corpParts(game, engine),
    leaning: builderChoice(game, engine),
    reached: reachedIn,
    goals: GOALS,
    teller: corpTeller(engine),
    scene: (state: CorpState, viewer) => corpScene(state, viewer, engine),
    choices: (state: CorpState, actions) => corpChoices(state, engine, actions),
    measures: oddsMeasures(game, engine),
    tried: own.tried(triedInCorp(cards.filter((card) => !isOwn(card)))),
    subject: (asPlain) => openCorpGame(content, asPlain),
  });
}
