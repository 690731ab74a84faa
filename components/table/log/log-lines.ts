/** The log of a match as lines: what players did and what came of it, what they asked each other, and what was taken back. */
import { hasSubject, turnBegunBy, UNDER } from "../../../engine/games/teller.ts";
import type { Note } from "../../../engine/matches/stored.ts";
import { listed } from "../../../engine/matches/take-back.ts";
import type { LogItem, MatchView } from "../../../engine/matches/told.ts";
import { saidTo, sittersOf, YOU } from "../match/names.ts";
import type { LogLine } from "../match/view.ts";

const WORDS: Readonly<Record<Exclude<LogItem["kind"], "act" | "undo">, string>> = {
  concede: "gives up",
  timeout: "runs out of time",
  claim: "claims the win, since the other player was away",
  edit: "moves freely",
  lay: "The match begins from a set-up position",
  reseed: "From here on, draws and rolls are different",
  deal: "The cards are dealt again, because somebody had seen some of them",
  redeal: "Cards that nobody has seen are dealt again, with new random results",
};

/** Of what was taken back at once, so many acts are told in words. */
const TOLD = 3;

/** A match as its log is made of it; without its seats nobody is named. */
type Logged = Pick<MatchView, "log" | "notes"> & { readonly seats?: MatchView["seats"] };

/** The lines of a match that count, oldest first; what was taken back is in the line that took it back. */
export function logLines({ log, notes, seats = [] }: Logged): readonly LogLine[] {
  let lines: LogLine[] = [];
  const waiting = [...notes];
  const say = saidTo(seats);
  let asker: number | undefined;
  const tellNotes = (upTo: number, withAnswers = false) => {
    const isDue = (note: Note | undefined) =>
      note !== undefined && (note.after < upTo || (withAnswers && note.after === upTo && note.kind === "answered"));
    while (isDue(waiting[0])) {
      const note = waiting.shift();
      if (note?.kind === "asked") asker = note.player;
      const words = note && noteWords(note, asker, say);
      if (note && words !== undefined)
        lines.push({
          ...{ id: `note ${note.number}`, at: note.after, player: note.player, depth: 0, words, aside: true },
          ...(note.kind === "comment" ? { about: note.entry } : {}),
        });
    }
  };
  for (const item of log) {
    // Whoever agreed did so before it was taken back.
    tellNotes(item.n, item.kind === "undo");
    if (item.kind !== "undo") {
      lines.push(...linesOf(item));
      continue;
    }
    const to = item.to ?? 0;
    const gone = linesAfter(lines, to);
    const taker = notes.find((note) => note.kind === "undone" && note.after === item.n);
    lines = lines.filter((line) => line.at <= to || line.aside);
    lines.push({
      id: `${item.n} undo`,
      at: item.n,
      player: taker?.player ?? -1,
      depth: 0,
      words: `${taker ? "takes back" : "Taken back"}: ${taken(gone, seats, taker?.player)}`,
      aside: true,
    });
  }
  tellNotes(Number.POSITIVE_INFINITY);
  return lines;
}

const linesAfter = (lines: readonly LogLine[], to: number) => lines.filter((line) => line.at > to && !line.aside && line.depth === 0);

/** What would be taken back by going back to entry `to`, in a line. */
export const wouldBeTaken = (match: Logged, to: number, by?: number): string => taken(linesAfter(logLines(match), to), match.seats, by);

/** For each line the turn that begins with it; undefined within a turn. */
export function turnsBegun(lines: readonly LogLine[]): readonly (number | undefined)[] {
  let now: number | undefined;
  return lines.map(({ turn }) => {
    if (turn === undefined || turn === now) return undefined;
    now = turn;
    return turn === 0 ? undefined : turn;
  });
}

/** What was taken back, in a line; what others did than the one who takes it back has their name. */
function taken(gone: readonly LogLine[], seats: MatchView["seats"] = [], by?: number): string {
  const sitting = sittersOf(seats);
  const told = gone.slice(0, TOLD).map(({ words, player }) => {
    const name = player === by || hasSubject(words) ? undefined : sitting[player];
    return name === undefined || name === YOU ? words : `${words} (${name})`;
  });
  if (told.length === 0) return "a choice";
  return gone.length > TOLD ? `${told.join("; ")}; and ${gone.length - TOLD} more` : told.join("; ");
}

function linesOf({ n, kind, player = -1, lines, turn }: LogItem): LogLine[] {
  const words = kind === "act" || kind === "undo" || lines.length > 0 ? lines : [WORDS[kind]];
  // What the player did is not worth telling: what came of it has subjects of its own.
  const isBare = words[0] === "";
  let now = turn;
  return words.flatMap((sentence, i): LogLine[] => {
    const under = sentence.startsWith(UNDER);
    if (sentence === "") return [];
    now = turnBegunBy(sentence) ?? now;
    return [
      {
        id: `${n} ${i}`,
        at: n,
        player: isBare ? -1 : player,
        depth: (i === 0 || isBare ? 0 : 1) + (under ? 1 : 0),
        words: under ? sentence.slice(UNDER.length) : sentence,
        // A position that was set up begins in whatever turn it says.
        ...(now === undefined || kind === "lay" ? {} : { turn: now }),
      },
    ];
  });
}

/** What somebody knows of a seat that was taken: "Ann, who knew this match before, has seen 5 cards in SUN's hand". */
const seenWords = ({ by, what }: { readonly by: string; readonly what: readonly string[] }): string =>
  `${by}, who knew this match before, has seen ${what.length === 0 ? "none of its cards" : listed(what)}`;

/**
 * What somebody said to the others; undefined where the record already says it.
 *
 * @param asker who asked for something last
 * @param say names the seats in a sentence as the viewer calls them
 */
function noteWords(note: MatchView["notes"][number], asker: number | undefined, say: (words: string) => string): string | undefined {
  switch (note.kind) {
    case "seat-taken":
      return note.seen ? `sits down. ${seenWords(note.seen)}` : "sits down";
    case "asked":
      return note.wish.kind === "undo"
        ? `asks to take back${note.wish.because.length > 0 ? ` (${note.wish.because.map(say).join("; ")})` : ""}`
        : "asks to play on without rules";
    case "answered":
      return note.agree ? "agrees" : note.player === asker ? "withdraws the request" : "refuses";
    case "rules":
      return note.rules === "off" ? "turns the rules off" : `turns the rules on${note.odd?.length ? `; odd: ${note.odd.join("; ")}` : ""}`;
    case "comment":
      return `comments on moment ${note.entry}: ${note.words}`;
    case "ready":
      return "is ready";
    case "undone":
    case "said":
      return undefined;
  }
}
