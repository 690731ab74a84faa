/** A match as one viewer may know it: an observation, what is asked in words, what happened. Nothing else leaves the server. */
import type { KeptMatch, KeptSeat } from "../../db/queries/matches.ts";
import { type FreeBoard, freeBoard } from "../../engine/games/free/scene.ts";
import { withLeads } from "../../engine/games/leads.ts";
import type { Scene, SceneOption } from "../../engine/games/scene.ts";
import { wordsApart } from "../../engine/games/words-apart.ts";
import type { Decision } from "../../engine/kernel/decision.ts";
import type { Game } from "../../engine/kernel/game.ts";
import { everybody } from "../../engine/kernel/layout.ts";
import { type Glance, knows } from "../../engine/kernel/observe.ts";
import { rngOf } from "../../engine/kernel/rng.ts";
import { type Player, SPECTATOR, type State } from "../../engine/kernel/state.ts";
import { pendingOf } from "../../engine/matches/notes.ts";
import type { AskedTold, MatchSummary, MatchView, SeatTold, WholeMatchView } from "../../engine/matches/told.ts";
import { actionWords } from "../../engine/scenarios/index.ts";
import { endOf } from "./end.ts";
import { liveOf } from "./live.ts";
import type { Table } from "./table.ts";
import { itemsFor } from "./tell.ts";
import { clockTold } from "./ticking.ts";
import { waitingTold } from "./waiting.ts";
import { ALL, askedBot, hasBegun, isAlone, isOver, playersOf, rulesAt } from "./who.ts";

/** Log items and notes that come with a view; older ones are asked for by themselves. */
export const MOST_ITEMS = 100;
const MOST_NOTES = 50;

export type ViewOptions = {
  readonly viewer: Player;
  readonly holder: string | undefined;
  /** Show the match as it was after this entry. */
  readonly at?: number | undefined;
  /** The newest entry that the asker knows. */
  readonly since?: number | undefined;
};

/** The match as `viewer` may know it, as a page is told of it. */
export function viewOf(table: Table, options: ViewOptions): MatchView {
  const { drawn, told } = lookedAt(table, options);
  return { ...told, observation: drawn.glance, ...(drawn.asked ? { asked: drawn.asked } : {}) };
}

/** The same with the whole observation and the words of every action, for programs. */
export function wholeViewOf(table: Table, options: ViewOptions): WholeMatchView {
  const { match, play } = table;
  const { state, eyes, drawn, told } = lookedAt(table, options);
  const observation = play.game.observe(state, eyes, match.lists);
  const decision = play.game.decision(state);
  const asked = drawn.asked && decision && { ...drawn.asked, words: wordsOf(table, state, decision, eyes) };
  return { ...told, observation, ...(asked ? { asked } : {}) };
}

/** What both tell; `eyes` see `state`, of which all was drawn. */
type Looked = {
  readonly state: State;
  readonly eyes: Player;
  readonly drawn: Drawn;
  readonly told: Omit<MatchView, "observation" | "asked">;
};

function lookedAt(table: Table, { viewer, holder, at, since = 0 }: ViewOptions): Looked {
  const { match, opened, play, seats, notes } = table;
  const n = play.entries.length;
  const was = at === undefined ? play.state : play.stateAfter(at);
  const all = viewer === ALL;
  const waiting = waitingTold(table, holder);
  const clock = clockTold(table, Date.now());
  const [state, eyes] = waiting ? [was, SPECTATOR] : all ? [laidOpen(play.game, was), SPECTATOR] : [was, viewer];
  const { playable } = opened;
  const decision = play.game.decision(state);
  const isAsked = decision?.player === viewer && !waiting;
  const drawn = state === play.state ? drawnNow(table, eyes, isAsked) : drawnOf(table, state, eyes, isAsked);
  const outcome = endOf(play);
  const alone = isAlone(table, holder);
  const pending = pendingOf(notes, n);
  const bot = askedBot(table);
  const stopped = liveOf(match.id)?.trouble;
  const trouble = stopped?.at === n ? stopped.message : undefined;
  const told: Looked["told"] = {
    id: match.id,
    game: match.game,
    content: match.content,
    n,
    viewer,
    yours: playersOf(table, holder),
    host: match.host === holder,
    alone,
    seats: seatsTold(match, seats, playable.seats, holder),
    watching: match.watching,
    undoing: match.undoing,
    rules: rulesAt(table),
    ...(clock ? { clock } : {}),
    ...(waiting ? { waiting } : {}),
    ...(at === undefined ? {} : { at }),
    ...(drawn.scene ? { scene: drawn.scene } : {}),
    ...(rulesAt(table) === "off" ? { free: freeAt(table, drawn.sight(), eyes) } : {}),
    ...(trouble !== undefined ? { trouble } : bot ? { thinking: bot.player } : {}),
    ...(outcome ? { outcome } : {}),
    ...(play.diverged ? { diverged: play.diverged } : {}),
    ...(pending ? { pending } : {}),
    ...(alone || isOver(table) ? { seed: match.seed } : {}),
    ...(match.parent ? { parent: match.parent } : {}),
    notes: notes.filter(({ kind }) => kind !== "said").slice(-MOST_NOTES),
    ...(playersOf(table, holder).length > 0 ? { said: notes.filter((note) => note.kind === "said").slice(-MOST_NOTES) } : {}),
    log: itemsFor(table, viewer, since, n, MOST_ITEMS),
  };
  return { state, eyes, drawn, told };
}

/** What a state is drawn from, for one pair of eyes; `asked` for whoever chooses. */
type Drawn = {
  readonly glance: Glance;
  readonly scene: Scene | undefined;
  readonly asked: AskedTold | undefined;
  /** A state that only what the viewer knows went into, the same each time. */
  readonly sight: () => State;
};

function drawnOf(table: Table, state: State, eyes: Player, isAsked: boolean): Drawn {
  const { play, opened } = table;
  // What is drawn is drawn of a state that only what the viewer knows went into.
  const sight = () => play.game.imaginingFor(state, eyes)(rngOf(0));
  const seen = sight();
  const decision = isAsked ? play.game.decision(state) : undefined;
  return {
    glance: play.game.glance(state, eyes),
    scene: opened.playable.scene?.(seen, eyes),
    asked: decision && askedTold(table, state, decision, eyes, seen),
    sight,
  };
}

/** Of each match what its newest moment is drawn from: a browser gets it with the answer and by its stream, and every look at the page asks for it. */
const newest = new WeakMap<Table["play"], { readonly n: number; readonly drawn: Map<string, Drawn> }>();

function drawnNow(table: Table, eyes: Player, isAsked: boolean): Drawn {
  const { play } = table;
  const n = play.entries.length;
  let moment = newest.get(play);
  if (moment?.n !== n) {
    moment = { n, drawn: new Map() };
    newest.set(play, moment);
  }
  const key = `${eyes} ${isAsked}`;
  const known = moment.drawn.get(key);
  if (known) return known;
  const drawn = drawnOf(table, play.state, eyes, isAsked);
  moment.drawn.set(key, drawn);
  return drawn;
}

/** What lies on the table, as `viewer` may know it, for pictures: the same for a match with rules and one without. */
export function lyingFor(
  table: Table,
  viewer: Player,
  at: number | undefined,
): { readonly lying: FreeBoard; readonly scene: Scene | undefined } {
  const { play, opened } = table;
  const was = at === undefined ? play.state : play.stateAfter(at);
  const [state, eyes] = viewer === ALL ? [laidOpen(play.game, was), SPECTATOR] : [was, viewer];
  const sight = play.game.imaginingFor(state, eyes)(rngOf(0));
  return { lying: freeAt(table, sight, eyes), scene: opened.playable.scene?.(sight, eyes) };
}

/** What lies on the table where nothing goes by rules. */
function freeAt({ opened: { playable }, play: { game } }: Table, sight: State, eyes: Player): FreeBoard {
  const words = game.activeField === undefined ? {} : { [game.activeField]: playable.seats.slice(0, sight.players) };
  return playable.free?.(sight, eyes) ?? freeBoard(game.layout, playable.cards, sight, eyes, undefined, words);
}

/** A copy in which everybody knows every card. */
function laidOpen(game: Game, state: State): State {
  const copy = game.fork(state);
  copy.seen = copy.seen.map(() => everybody(copy.players));
  return copy;
}

/** What the actions are called. A card that the viewer does not know is called by its number, whatever it is. */
export function wordsOf({ opened: { playable }, play }: Table, state: State, decision: Decision, viewer: Player): string[] {
  const told = play.game.fork(state);
  told.card = told.card.map((card, id) => (knows(state, id, viewer) ? card : -1));
  return actionWords(playable, told, decision.actions.all());
}

/** What the actions are called to the player who chooses, in the order of the actions. */
export function optionWords(table: Table, state: State, decision: Decision, viewer: Player): string[] {
  const { opened, play } = table;
  if (!opened.playable.choices) return wordsOf(table, state, decision, viewer);
  const sight = play.game.imaginingFor(state, viewer)(rngOf(0));
  // Beside the actions there may be several of them at one stroke.
  const actions = decision.actions.all();
  const options = opened.playable.choices(sight, actions).filter(({ then }) => then === undefined);
  const words = wordsApart(options);
  return actions.map((action) => words[options.findIndex((option) => option.action === action)] ?? "");
}

function askedTold(table: Table, state: State, decision: Decision, viewer: Player, sight: State): AskedTold {
  const { span } = decision;
  const { playable } = table.opened;
  return {
    ...(playable.choices ? {} : { words: wordsOf(table, state, decision, viewer) }),
    ...(playable.choices
      ? {
          choices: withLeads(playable, sight, playable.choices(sight, decision.actions.all())).map((one) =>
            withDesign(table.play.game, state, one, viewer),
          ),
        }
      : {}),
    ...(span && knows(state, span.card, viewer) ? { span: { ...span, design: state.card[span.card] ?? -1 } } : {}),
    ...(playable.hint?.at === decision.kind ? { hint: true } : {}),
  };
}

/** An option with the design of its card, if the viewer knows it. */
function withDesign({ layout }: Game, state: State, option: SceneOption, viewer: Player): SceneOption {
  const { card } = option;
  const design = card === undefined ? undefined : state.card[card];
  if (card === undefined || design === undefined || !knows(state, card, viewer)) return option;
  const sight = layout.sights[state.zone[card] ?? -1] ?? 0;
  return { ...option, design, ...((sight & (1 << viewer)) === 0 && { apart: true as const }) };
}

/** Who sits where, as a browser may know it. */
export function seatsTold(
  match: Pick<KeptMatch, "id">,
  seats: readonly KeptSeat[],
  names: readonly string[],
  holder: string | undefined,
): SeatTold[] {
  const here = liveOf(match.id)?.here;
  return seats.map((seat) => {
    const { player } = seat;
    const told = { player, seat: names[player] ?? `Player ${player + 1}` };
    if (seat.kind === "bot") return { ...told, bot: seat.bot, name: "", taken: true, yours: false, here: true };
    return {
      ...told,
      name: seat.name,
      taken: seat.holder !== undefined,
      yours: holder !== undefined && seat.holder === holder,
      here: seat.holder !== undefined && here?.has(seat.holder) === true,
    };
  });
}

/** What a list shows of a match. */
export const summaryOf = (
  match: KeptMatch,
  seats: readonly KeptSeat[],
  names: readonly string[],
  holder: string | undefined,
): MatchSummary => ({
  id: match.id,
  game: match.game,
  n: match.length,
  host: match.host === holder,
  seats: seatsTold(match, seats, names, holder),
  ...(match.asked === undefined ? {} : { asked: match.asked }),
  ...(match.outcome ? { outcome: match.outcome } : {}),
  ...(hasBegun({ seats }) ? {} : { waits: seats.filter(({ waits }) => waits).map(({ player }) => player) }),
  createdAt: match.createdAt,
  updatedAt: match.updatedAt,
});
