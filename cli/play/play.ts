/** `play`: one game of bots, told in words or as JSON, and written down as a transcript. */
import { setImmediate } from "node:timers/promises";
import { BOT_NAMES, type Bot } from "../../engine/bots/index.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { type Playable, type PlayableGame, seatsOf } from "../../engine/games/playable.ts";
import type { Action } from "../../engine/kernel/choice.ts";
import { fieldsOf } from "../../engine/kernel/state.ts";
import { decisionLine, endLine, Playout, TRANSCRIPT_FORMAT, type TranscriptHeader } from "../../engine/lab/index.ts";
import type { LabIo } from "../lab/lab-arguments.ts";
import {
  answered,
  gameArgument,
  LAB_OPTIONS,
  labArguments,
  loadPlayable,
  optionsArgument,
  seatsArgument,
  seedArgument,
} from "../lab/lab-arguments.ts";
import { jsonText, plural } from "../words.ts";
import { outcomeLines } from "./outcome.ts";
import { teller } from "./telling.ts";

export const PLAY_USAGE = `play GAME [--seed N] [--seats a,b] [--transcript FILE] [--options JSON] [--json] [--content DIR | --db FILE]`;

export const PLAY_HELP = `Plays one game by its rules and reports it: the table, what each player did, who won and by which rules. Every card
effect runs from the printed text.

  --seed N          seeds all randomness; the same seed, cards and seats give the same game. By default a random seed, which is printed
  --seats a,b       who plays: ${BOT_NAMES}; default random
  --transcript FILE writes the game to FILE, one JSON value per line: every decision with its options, the choice and the full state,
                    including hidden cards. "replay FILE" plays it again. docs/transcripts.md describes the lines
  --options J       game options as JSON
  --json            one JSON value: game, content, seed, seats, options, decisions (n, player, action, told), outcome, digest
Ctrl-C stops and keeps the game so far.`;

/** Milliseconds of play after which the process listens whether somebody wants to stop. */
const LISTEN = 50;

/** Runs `play …`; `argv` begins behind the word `play`. Answers 0, or 2 when the command or the cards cannot be read. */
export function playCommand(argv: readonly string[], io: LabIo): Promise<number> {
  return answered(io, PLAY_USAGE, async () => {
    const { positionals, values } = labArguments(argv, {
      ...LAB_OPTIONS,
      seed: { type: "string" },
      seats: { type: "string" },
      transcript: { type: "string" },
    });
    const id = gameArgument("play", positionals);
    const seed = seedArgument(values.seed, io);
    const loaded = await loadPlayable(id, values, io);
    const { playable } = loaded;
    const options = optionsArgument(values.options, loaded, values.seats);
    const bots = seatsArgument(values.seats, playable, options);
    // Before the game, so that a file that cannot be written is said at once.
    if (values.transcript !== undefined) io.write(values.transcript, "");
    if (values.seed === undefined) io.err(`Seed ${seed}.\n`);
    const head: TranscriptHeader = {
      arcology: "transcript",
      format: TRANSCRIPT_FORMAT,
      game: id,
      content: playable.game.content,
      seed,
      options,
      seats: seatsOf(playable, options).map((name, player) => ({ name, bot: bots[player]?.name ?? "" })),
    };
    const played = await playThrough(playable, bots, head, { tell: values.json !== true, write: values.transcript !== undefined }, io);
    if (values.transcript !== undefined) io.write(values.transcript, `${played.lines.map((line) => JSON.stringify(line)).join("\n")}\n`);
    if (values.json) {
      const { game, content, seats } = head;
      const { decisions, outcome, digest } = played;
      io.out(`${jsonText({ game, content, seed, seats, options, decisions, outcome, digest })}\n`);
    }
    return 0;
  });
}

type Played = {
  readonly decisions: { readonly n: number; readonly player: number; readonly action: Action; readonly told: readonly string[] }[];
  readonly outcome: ReturnType<Playable["game"]["returns"]> | null;
  readonly digest: string;
  /** The lines of the transcript, if one was asked for. */
  readonly lines: readonly unknown[];
};

/** Plays to the end or until somebody stops it, and tells it on the way. */
async function playThrough(
  playable: Playable<PlayableGame>,
  bots: readonly Bot[],
  head: TranscriptHeader,
  { tell, write }: { readonly tell: boolean; readonly write: boolean },
  io: LabIo,
): Promise<Played> {
  const { game, cards, seats } = playable;
  const words = teller(playable);
  const say = (lines: readonly string[], indent = "") => {
    if (tell) for (const line of lines) io.out(`${indent}${line}\n`);
  };
  let stopped = false;
  const deaf = io.onInterrupt(() => {
    stopped = true;
  });
  const playout = new Playout(playable, bots, { seed: head.seed, options: head.options, log: true });
  const { state } = playout;
  const lines: unknown[] = [head];
  const decisions: Played["decisions"] = [];
  say([`${gameDefinition(playable.id).name}, seed ${head.seed}`, head.seats.map(({ name, bot }) => `${name} (${bot})`).join(" against ")]);
  say(words.opening(state));
  let turn: number | undefined;
  let heard = io.now();
  for (let on = true; on && !stopped; ) {
    const begun = playable.turns?.(state);
    if (state.ended === 0 && begun !== turn) {
      const [headline = "", ...facts] = words.turn(state);
      say(["", headline]);
      say(facts, "    ");
    }
    turn = begun;
    const mover = game.activeField === undefined ? undefined : Number(fieldsOf(state)[game.activeField]);
    let chosen: Action | undefined;
    let player = 0;
    on = playout.step((_, decision, i) => {
      if (write) lines.push(decisionLine(game, cards, state, decision, i));
      chosen = decision.actions.at(i);
      ({ player } = decision);
    });
    const entries = state.log ?? [];
    state.log = [];
    if (chosen !== undefined) {
      const told = words.told(state, player, chosen, entries, mover);
      say(told, "  ");
      decisions.push({ n: decisions.length + 1, player, action: chosen, told });
    }
    if (io.now() - heard > LISTEN) {
      await setImmediate();
      heard = io.now();
    }
  }
  deaf();
  lines.push(endLine(game, cards, state));
  const outcome = game.returns(state) ?? null;
  say([
    "",
    ...(outcome ? outcomeLines(outcome, seats) : ["Interrupted."]),
    ...words.closing(state),
    lengthOf(playable, state.decisions, turn),
  ]);
  return { decisions, outcome, digest: game.digest(state), lines };
}

const lengthOf = ({ turns }: Playable, decisions: number, turn: number | undefined): string =>
  `${turns && turn !== undefined ? `${plural(turn, "turn")}, ` : ""}${plural(decisions, "decision")}.`;
