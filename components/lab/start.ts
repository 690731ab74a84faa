/** What an address of the lab asks for. */
import { hasDecks, PLAYABLE, type PlayableGame } from "../../engine/games/game.ts";
import { canBeAsked, isQuestion, type Question } from "../../engine/questions/configuration.ts";

export type LabStart = {
  readonly game: PlayableGame;
  readonly question: Question;
  readonly card: string;
  readonly deck: string;
  /** As an address has them, of a run that is asked again; empty: as usual. */
  readonly against: string;
  /** Another card in its place, an earlier revision. */
  readonly other: string;
  readonly revision: string;
  /** The run that is asked again: its decks, cards and options are kept as they were. */
  readonly again: string;
  readonly players: string;
  readonly bots: string;
  readonly within: string;
  readonly games: string;
};

/** What an address asks for; what it does not say, or says wrongly, is the first. */
export function startOf(search: Readonly<Record<string, string | string[] | undefined>>): LabStart {
  const one = (name: string): string => (typeof search[name] === "string" ? search[name] : "");
  const game = PLAYABLE.find((id) => id === one("game")) ?? (PLAYABLE[0] as PlayableGame);
  const question = one("question");
  return {
    game,
    question: isQuestion(question) && canBeAsked(question, hasDecks(game)) ? question : "first-seat",
    card: one("card"),
    deck: one("deck"),
    against: one("against"),
    other: one("other"),
    revision: one("revision"),
    again: one("again"),
    players: one("players"),
    bots: one("bots"),
    within: one("within"),
    games: one("games"),
  };
}
