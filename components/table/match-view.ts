/** A match as the server tells it, made ready for the table. */
import type { Card, LibraryCard } from "../../engine/cards/card.ts";
import type { ContentTold, LogItem, MatchView } from "../../engine/matches/told.ts";
import type { LogLine, TableCards, TableView } from "./view.ts";

/** The cards of a match's content, as faces are drawn of them: pinned, so no revision is newer. */
export function shownCards(content: ContentTold | undefined): TableCards {
  return new Map((content?.cards ?? []).map((card) => [card.id as string, pinned(card, content?.hash ?? "")]));
}

const pinned = (card: Card, hash: string): LibraryCard => ({
  ...card,
  revision: { number: 0, hash, author: "", note: "", at: "", origin: "shipped" },
  state: "plays",
  archived: false,
});

/** Undefined for a game that nothing draws. */
export function tableView(match: MatchView): TableView | undefined {
  const { scene, asked, observation, outcome, seats } = match;
  if (!scene) return undefined;
  const { decision } = observation;
  const sitting = seats.map(({ bot, name, yours, seat }) =>
    yours ? "You" : bot ? `${bot.charAt(0).toUpperCase()}${bot.slice(1)} bot` : name || seat,
  );
  return {
    scene,
    asked: decision && { player: decision.player, rule: decision.rule, prompt: decision.prompt ?? "" },
    options: asked?.choices ?? [],
    decisions: observation.decisions,
    log: match.log.flatMap(linesOf),
    sitting: match.yours.length > 1 ? sitting.map((name, player) => (name === "You" ? (seats[player]?.seat ?? name) : name)) : sitting,
    ended: outcome && {
      winner: outcome.returns.indexOf(1) < 0 ? undefined : outcome.returns.indexOf(1),
      reasons: [
        outcome.returns.indexOf(1) < 0
          ? "Nobody wins."
          : `${sitting[outcome.returns.indexOf(1)] === "You" ? "You win" : `${seats[outcome.returns.indexOf(1)]?.seat} wins`}.`,
        ...outcome.reasons.map(({ reason, rule }) => `${reason} (${rule})`),
      ],
    },
  };
}

const WORDS: Readonly<Record<LogItem["kind"], string>> = {
  act: "",
  concede: "gives up",
  undo: "takes back",
  edit: "moves freely",
  reseed: "lets chance bring something else",
};

function linesOf({ n, kind, player = -1, lines, undone }: LogItem): LogLine[] {
  if (undone) return [];
  const words = kind === "act" ? lines : [WORDS[kind]];
  return words.map((sentence, i) => ({ id: `${n} ${sentence}`, at: n, player, depth: i, words: sentence }));
}
