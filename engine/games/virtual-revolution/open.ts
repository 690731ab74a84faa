/** Virtual Revolution opened with cards and the boards of its city: its rules bound to their numbers. */
import { Engine } from "../../kernel/engine.ts";
import { openGame } from "../../kernel/game.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import type { Rules } from "../../kernel/rules.ts";
import { at, fieldsOf } from "../../kernel/state.ts";
import { draftsOf } from "../drafts.ts";
import type { DraftCard, Playable, PlayableSource } from "../game.ts";
import { ownOptions } from "../own-cards/index.ts";
import { VIRTUAL_REVOLUTION_ABOUT } from "./about.ts";
import { vrEvaluation, vrParts } from "./bots/evaluate.ts";
import { contentFaults, type VrContent, vrContent } from "./content.ts";
import { virtualRevolution } from "./fields.ts";
import { layoutOf, PHASES, SEATS, type VrState } from "./layout.ts";
import { type TextParts, vrRules } from "./rules.ts";
import { STANDARD, type VrOptions } from "./setup/options.ts";
import { parseVrOptions } from "./setup/options-schema.ts";
import { VR_OWN } from "./setup/own-cards.ts";
import { vrChoices } from "./table/choices.ts";
import { phaseShown, vrScene } from "./table/scene.ts";
import { vrTeller } from "./table/tell.ts";
import { triedInVirtualRevolution } from "./table/tried.ts";
import { vrTexts } from "./texts/texts.ts";

const ID = "virtual-revolution";
const MARKS: ReadonlyMap<string, string> = new Map([
  ["recruit", "recruited"],
  ["place a Server", "built"],
  ["take a Verse", "created"],
  ["go Online", "Online"],
  ["take title", "Title taken"],
  ["lose title", "Title lost"],
  ["suffer a Raid", "raided"],
  ["reveal a Necro card", "Necro attack"],
]);

/** What the rules open: everything of a playable game but its place among the others. */
export type OpenedVr = Omit<Playable, "id" | "game" | "subject"> & {
  readonly id: typeof ID;
  readonly game: ReturnType<typeof openVrGame>;
  readonly subject: (plain: boolean) => ReturnType<typeof openVrGame>;
};

const openVrGame = (content: VrContent, parts: TextParts, plain: boolean) =>
  openGame(vrRules(layoutOf(content.boards), parts), content, { plain });

/** Binds Virtual Revolution to cards, or says which of them cannot be played. */
export function openVirtualRevolution({ cards, keywords, boards, plain = false }: PlayableSource): Result<OpenedVr, readonly DraftCard[]> {
  if (boards === undefined)
    return err(draftsOf(VIRTUAL_REVOLUTION_ABOUT, [], [{ card: -1, message: "The map of the city is missing (VR-2.1)" }]));
  const read = vrTexts(cards, keywords);
  if (!read.ok) return read;
  const { texts, parts, end: readEnd } = read.value;
  const content = vrContent(cards, boards, texts);
  const faults = contentFaults(content);
  if (faults.length > 0) return err(draftsOf(VIRTUAL_REVOLUTION_ABOUT, cards, faults));
  const game = openVrGame(content, parts, plain);
  const engine = new Engine<VrContent>(vrRules(layoutOf(boards), parts) as Rules, content);
  const own = ownOptions(cards, VR_OWN, () => STANDARD);
  return ok({
    id: ID,
    game,
    cards,
    boards,
    seats: SEATS,
    players: (options) => (options as VrOptions).players,
    turns: (state) => Number(fieldsOf(state)["turn"]),
    isOwnTurn: (state: VrState, player) => state.active === player,
    turnOrder: ({ order, players }: VrState) => Array.from({ length: players }, (_, place) => order.indexOf(place)),
    points: (last: VrState, player) => at(last.score, player),
    phases: PHASES,
    phase: (state: VrState) => phaseShown(state),
    mark: ({ event }) => MARKS.get(event),
    options: { standard: STANDARD, parse: (value, left) => parseVrOptions(cards, value, left), ...own.options },
    askedFor: { going: ["end turn", "go on", "keep", "done", "decline"] },
    wishes: ["activate", "promote", "use", "put Online", "trade"],
    evaluate: vrEvaluation(engine),
    parts: vrParts(engine),
    teller: vrTeller(engine),
    scene: (state: VrState, viewer) => vrScene(state, viewer, engine),
    choices: (state: VrState, actions) => vrChoices(state, engine, actions),
    tried: own.tried(triedInVirtualRevolution),
    endScore({ text, fields }) {
      const end = readEnd(text);
      const { cap } = virtualRevolution({ fields });
      return end.ok
        ? ok((state: VrState, player: number) => Math.min(end.value(state, engine, player), cap ?? Number.POSITIVE_INFINITY))
        : end;
    },
    subject: (asPlain) => openVrGame(content, parts, asPlain),
  });
}
