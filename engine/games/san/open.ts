/** San opened with cards: its rules bound to their numbers. */
import { Engine } from "../../kernel/engine.ts";
import { openGame } from "../../kernel/game.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import type { Rules } from "../../kernel/rules.ts";
import { fieldsOf } from "../../kernel/state.ts";
import { draftsOf } from "../drafts.ts";
import type { DraftCard, Playable, PlayableSource } from "../game.ts";
import { ownOptions } from "../own-cards/index.ts";
import { SAN_ABOUT } from "./about.ts";
import { sanEvaluation, sanParts } from "./bots/evaluate.ts";
import { contentFaults, type SanContent, sanContent } from "./content.ts";
import { type SanState, SEATS } from "./layout.ts";
import { sanRules } from "./rules.ts";
import { STANDARD } from "./setup/options.ts";
import { parseSanOptions } from "./setup/options-schema.ts";
import { SAN_OWN } from "./setup/own-cards.ts";
import { PHASES, phaseOf, sanScene } from "./table/scene.ts";
import { sanOptions } from "./table/scene-options.ts";
import { sanTeller } from "./table/tell.ts";
import { triedInSan } from "./table/tried.ts";
import { compileTexts } from "./texts/texts.ts";

const MARKS: ReadonlyMap<string, string> = new Map([
  ["corrupt", "corrupted"],
  ["cross", "crossed"],
  ["buy", "bought"],
  ["destroy", "destroyed"],
  ["move marker", "hacked"],
]);

/** Binds San to cards, or says which of them cannot be played. */
export function openSan({ cards, keywords, plain = false }: PlayableSource): Result<Playable<"san">, readonly DraftCard[]> {
  const texts = compileTexts(cards, keywords);
  if (!texts.ok) return texts;
  const content = sanContent(cards, texts.value);
  const faults = contentFaults(content);
  if (faults.length > 0) return err(draftsOf(SAN_ABOUT, cards, faults));
  const open = (asPlain: boolean) => openGame(sanRules(content), content, { plain: asPlain });
  const game = open(plain);
  const evaluate = sanEvaluation(game, content);
  const engine = new Engine<SanContent>(sanRules(content) as Rules, content);
  const own = ownOptions(cards, SAN_OWN, () => STANDARD);
  return ok({
    id: "san",
    game,
    cards,
    seats: SEATS,
    turns: (state) => Number(fieldsOf(state)["turn"]),
    phases: PHASES,
    phase: (state: SanState) => phaseOf(state),
    mark: ({ event }) => MARKS.get(event),
    options: { standard: STANDARD, parse: (value, left) => parseSanOptions(cards, value, left), ...own.options },
    askedFor: { going: ["end play", "end buy", "decline", "done", "none"], secret: ["find"], spot: ["lay", "target"] },
    wishes: ["play", "buy", "corrupt", "cross"],
    evaluate,
    parts: sanParts(game, content),
    teller: sanTeller(content),
    scene: (state: SanState, viewer) => sanScene(state, viewer, engine),
    choices: (state: SanState, actions) => sanOptions(state, engine, actions),
    tried: own.tried(triedInSan),
    subject: open,
  });
}
