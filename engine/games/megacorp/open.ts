/** Megacorp opened with cards: its rules bound to their numbers and texts. */
import { byNumber } from "../../cards/pool.ts";
import { Engine } from "../../kernel/engine.ts";
import { openGame } from "../../kernel/game.ts";
import type { GameEvent } from "../../kernel/log.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import type { Rules } from "../../kernel/rules.ts";
import { at, fieldsOf } from "../../kernel/state.ts";
import type { DraftCard, Playable, PlayableSource } from "../game.ts";
import { megacorpEvaluation, megacorpParts } from "./bots/evaluate.ts";
import { promising } from "./bots/promising.ts";
import { standingAfter } from "./bots/standing.ts";
import { timely } from "./bots/timely.ts";
import { usual } from "./bots/usual.ts";
import { megacorpMeans } from "./buying/means.ts";
import { contentFaults, type MegacorpContent, megacorpContent } from "./content.ts";
import { writtenDeck } from "./decks/written-deck.ts";
import { type MegacorpState, PHASES } from "./layout.ts";
import { DESTRUCTION, ENDINGS } from "./losing/endings.ts";
import { howBusinessLeft } from "./losing/how-left.ts";
import { megacorpRules } from "./rules.ts";
import type { MegacorpOptions } from "./setup/options.ts";
import { parseMegacorpOptions, randomOptions, standardOptions } from "./setup/options-schema.ts";
import { megacorpScene } from "./table/scene.ts";
import { megacorpChoices } from "./table/scene-words.ts";
import { megacorpTeller, SEATS } from "./table/tell.ts";
import { triedInMegacorp } from "./table/tried.ts";
import { compileTexts } from "./texts/texts.ts";

const MARKS: ReadonlyMap<string, string> = new Map([
  ["destroy", "destroyed"],
  ["buy", "bought"],
  ["buy out", "bought out"],
  ["lose", "lost"],
  ["attack", "attacked"],
]);
const MONEY: ReadonlyMap<string, string> = new Map([
  ["gain money", "gained"],
  ["lose money", "lost"],
  ["pay money", "paid"],
]);
/** M that come or go at once and turn a match. */
const SWING = 10;

/** "bought", "12M paid". */
function mark({ event, args }: GameEvent): string | undefined {
  const moved = MONEY.get(event);
  const sum = args[1] ?? 0;
  return moved !== undefined && sum >= SWING ? `${sum}M ${moved}` : MARKS.get(event);
}

/** Binds Megacorp to cards, or says which of them cannot be played. They are numbered in the order of a library, so that the same cards are one content however they are handed over. */
export function openMegacorp({
  cards: given,
  keywords,
  decks = [],
  plain = false,
}: PlayableSource): Result<Playable<"megacorp">, readonly DraftCard[]> {
  const cards = given.toSorted(byNumber);
  const texts = compileTexts(cards, keywords);
  if (!texts.ok) return texts;
  const content = megacorpContent(cards, texts.value);
  const faults = contentFaults(content);
  if (faults.length > 0) return err(faults);
  const open = (asPlain: boolean) => openGame(megacorpRules(content), content, { plain: asPlain });
  const known = { cards, decks };
  const game = open(plain);
  const engine = new Engine<MegacorpContent>(megacorpRules(content) as Rules, content);
  return ok({
    id: "megacorp",
    game,
    ...megacorpEvaluation(game, engine),
    outlook: megacorpEvaluation(game, engine, standingAfter).evaluate,
    promising: (state: MegacorpState, player, actions, few) => promising(state, engine, player, actions, few),
    timely: (state: MegacorpState, player, actions) => timely(state, engine, player, actions),
    parts: megacorpParts(engine, standingAfter),
    // A payment engages what it needs by itself.
    isIdle: (kind, action) => kind === "priority" && action.kind === "engage",
    cards,
    seats: SEATS,
    players: (options) => (options as MegacorpOptions).decks.length,
    follow: (state: MegacorpState) => engine.take(state, usual(state, engine)),
    turns: (state) => Number(fieldsOf(state)["turn"]),
    isOwnTurn: (state: MegacorpState, player) => state.active === player,
    waits: (state: MegacorpState) => state.stack.length > 0,
    phases: PHASES,
    phase: (state: MegacorpState) => state.phase,
    mark,
    ending: { at: at(ENDINGS, DESTRUCTION).rule, of: (log) => howBusinessLeft(content, log) },
    means: megacorpMeans(engine),
    options: {
      standard: standardOptions(known),
      parse: (value, left) => parseMegacorpOptions(value, known, left),
      random: (rng) => randomOptions(known, rng),
      ofDecks: (lists, left) => parseMegacorpOptions({ decks: lists.map((list) => writtenDeck(list, cards)) }, known, left),
    },
    askedFor: {
      going: ["keep", "do not bid", "decline", "done", "none"],
      secret: ["find"],
      spot: ["deploy", "space", "target"],
      way: ["trait"],
    },
    wishes: ["buy", "play", "use", "engage", "attack", "sell"],
    teller: megacorpTeller(engine),
    scene: (state: MegacorpState, viewer) => megacorpScene(state, viewer, engine),
    choices: (state: MegacorpState, actions) => megacorpChoices({ state, engine, game }, actions),
    tried: (card) => triedInMegacorp(cards, keywords, card),
    subject: open,
  });
}
