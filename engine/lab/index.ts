/** The lab, from outside: many games, what they tell, and games written down. */
export { CLEAN_GAMES, cleanGame } from "./clean.ts";
export { END_GAMES, type EndWorth, endWorth, lastPositions } from "./end-worth.ts";
export { meetingsWon, mostOf, pointsOf, RUNG, shareOf } from "./ladder.ts";
export { type MatrixExperiment, type MatrixReport, matrixReport, pairsOf, playPairs } from "./matrix.ts";
export { midgame } from "./midgame.ts";
export { Playout, type PlayoutOptions, playout, type Watch, type Without } from "./playout.ts";
export { type Replayed, replayTranscript } from "./replay.ts";
export { type Points, type Report, reportOf, type Share } from "./report.ts";
export { type Interval, type Summary, summary, wilson } from "./statistics/index.ts";
export { addTally, type CountedGame, type Experiment, emptyTally, gamesPerUnit, playUnits, type Tally } from "./tally.ts";
export { decisionLine, endLine, TRANSCRIPT_FORMAT, type TranscriptHeader } from "./transcript.ts";
export { parseTranscript, type Transcript } from "./transcript-schema.ts";
export { type UsageReport, type UseLine, usageReport } from "./usage.ts";
export { tryWishes, type WishReport, type WishTrial } from "./wishes.ts";
