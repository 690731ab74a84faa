/** The games of Megacorp that are held to the laws, with cards without texts: a sample in the tests, all of them at the gate `laws-megacorp`. */
import { openGame } from "../../kernel/game.ts";
import { counterexampleLine, runLaws } from "../../kernel/laws.ts";
import { CARDS, DECK, textFree } from "./megacorp.test-support.ts";
import { megacorpRules } from "./rules.ts";

export type LawRun = {
  readonly title: string;
  readonly players: number;
  readonly firstSeed: number;
  readonly games: { readonly sample: number; readonly whole: number };
  /** What is costly is tried at every so many decisions. */
  readonly every: number;
};

export const LAW_RUNS: readonly LawRun[] = [
  ...[2, 3, 4].map((players) => ({
    title: `${players} players keep them all`,
    players,
    firstSeed: 0,
    games: { sample: 2, whole: 60 },
    every: 61,
  })),
  { title: "at every decision of a game", players: 2, firstSeed: 100, games: { sample: 1, whole: 5 }, every: 1 },
];

const CONTENT = textFree(CARDS);
const open = (plain: boolean) => openGame(megacorpRules(CONTENT), CONTENT, { plain });

/** The laws that the games of a run break, in sentences. */
export const brokenLaws = ({ players, firstSeed, games, every }: LawRun, size: "sample" | "whole"): readonly string[] =>
  runLaws({ open, options: { decks: Array.from({ length: players }, () => DECK) } }, { firstSeed, games: games[size], every }).map(
    counterexampleLine,
  );
