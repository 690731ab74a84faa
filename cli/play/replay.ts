/** `replay`: plays a transcript or the record of a match again, and says where the rules no longer do what it says. */
import { botNamed } from "../../engine/bots/index.ts";
import { type Playable, seatsOf } from "../../engine/games/playable.ts";
import { Match } from "../../engine/kernel/match.ts";
import { parseRecord } from "../../engine/kernel/record-schema.ts";
import type { State } from "../../engine/kernel/state.ts";
import { parseTranscript, replayTranscript } from "../../engine/lab/index.ts";
import type { LabIo } from "../lab/lab-arguments.ts";
import { answered, LAB_OPTIONS, labArguments, loadPlayable, playableNamed, UsageError } from "../lab/lab-arguments.ts";
import { jsonText, plain, plural } from "../words.ts";
import { outcomeLines } from "./outcome.ts";

export const REPLAY_USAGE = "replay FILE [--json] [--content DIR | --db FILE]";

export const REPLAY_HELP = `Replays a transcript (made by "play --transcript") or a match record with the current cards. If the rules no longer do what was
recorded, it prints DIVERGED with the first decision that differs and stops. FILE can be - for standard input.

  --json        one JSON value: ok, game, decisions, content ("same" or "changed"), outcome, digest, and diverged (n, message) or null
Exit code 0 if it replays as recorded, 1 if it diverges, 2 if the file cannot be read.`;

/** What came of playing again. */
type Again = {
  readonly playable: Playable;
  readonly state: State;
  /** The cards have another hash now. */
  readonly changed: boolean;
  readonly diverged: { readonly n: number; readonly message: string } | undefined;
};

/** Runs `replay …`; `argv` begins behind the word `replay`. Answers 0, 1 if it diverges, 2 when the file or the cards cannot be read. */
export function replayCommand(argv: readonly string[], io: LabIo): Promise<number> {
  return answered(io, REPLAY_USAGE, async () => {
    const { options: _, ...options } = LAB_OPTIONS;
    const { positionals, values } = labArguments(argv, options);
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError("replay reads one FILE.");
    const text = (await io.read(file)).replace(/^\uFEFF/, "");
    const again = await (isRecord(text) ? replayRecord : replayLines)(text, file, values, io);
    const { playable, state, changed, diverged } = again;
    const outcome = playable.game.returns(state);
    if (values.json) {
      const { id } = playable;
      const digest = playable.game.digest(state);
      const content = changed ? "changed" : "same";
      const { decisions } = state;
      io.out(
        `${jsonText({ ok: !diverged, game: id, decisions, content, outcome: outcome ?? null, digest, diverged: diverged ?? null })}\n`,
      );
      return diverged ? 1 : 0;
    }
    if (changed) io.err("The cards have changed since the game was recorded.\n");
    if (diverged) io.out(`DIVERGED at ${diverged.n === 0 ? "the start" : `decision ${diverged.n}`}: ${plain(diverged.message)}.\n`);
    else
      io.out(
        [
          `Replayed as recorded: ${plural(state.decisions, "decision")}.`,
          ...(outcome ? outcomeLines(outcome, playable.seats) : ["The game is not over."]),
          "",
        ].join("\n"),
      );
    return diverged ? 1 : 0;
  });
}

/** A record is one JSON value with entries; a transcript is many. */
function isRecord(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "entries" in value;
  } catch {
    return false;
  }
}

type From = { readonly content?: string | undefined; readonly db?: string | undefined };

async function replayLines(text: string, file: string, from: From, io: LabIo): Promise<Again> {
  const transcript = parseTranscript(text);
  if (!transcript.ok) throw new Error(`${file} is not a transcript or a match record. ${transcript.error}`);
  const { header } = transcript.value;
  const { playable } = await loadPlayable(playableNamed(header.game), from, io);
  const options = checkedOptions(playable, header.options, file);
  const seats = seatsOf(playable, options).length;
  if (header.seats.length !== seats) throw new Error(`${file}: ${playable.id} has ${seats} players, not ${header.seats.length}.`);
  for (const { bot } of header.seats) {
    const named = botNamed(bot);
    if (!named.ok) throw new Error(`${file}: ${named.error}`);
  }
  const { state, divergence } = replayTranscript(playable.game, playable.cards, transcript.value, options);
  return { playable, state, changed: header.content !== playable.game.content, diverged: divergence };
}

async function replayRecord(text: string, file: string, from: From, io: LabIo): Promise<Again> {
  const record = parseRecord(JSON.parse(text));
  if (!record.ok) throw new Error(`${file} is not a match record: ${record.error}.`);
  const { playable } = await loadPlayable(playableNamed(record.value.game), from, io);
  const { game } = playable;
  const options = checkedOptions(playable, record.value.options, file);
  // Played with the cards as they are now, whatever they were: that is what is asked.
  const match = Match.replay(game, { ...record.value, options, content: game.content });
  return { playable, state: match.state, changed: record.value.content !== game.content, diverged: match.diverged };
}

function checkedOptions({ options }: Playable, value: unknown, file: string): unknown {
  const parsed = options.parse(value ?? {});
  if (!parsed.ok) throw new Error(`${file}: its options cannot be used: ${parsed.error}.`);
  return parsed.value;
}
