/** What each thing is worth to bots, in points. Numbers of the game, not of cards; found by playing, many changed at once. */

/** Cubes, credits, brute force tokens and jobs of the hand while there are turns enough to use them. */
export const CUBE = 0.8;
export const CREDIT = 1.35;
export const BRUTE = 0.8;
export const JOB = 1.15;
/** Each colour of which there is a cube, and each of the first credits beside what any is worth, while there are turns enough: jobs ask for several colours. */
export const COLOUR = 0.35;
export const FIRST_CREDIT = 0.5;
export const FIRST_CREDITS = 2;
/** The same beyond what the cleanup leaves, and what each thing counts at the end (MR-13.7). */
export const BEYOND = 0.2;
export const LEFT_OVER = 0.2;
/** A cube that is put on a district, for whoever comes first. */
export const PLACED = 0.25;
/** Limits of the cleanup, and of what is worth having (MR-4.4). */
export const KEPT_CUBES = 9;
export const KEPT_JOBS = 5;
/** Turns that are enough to use what one has. */
export const ENOUGH_TURNS = 9.5;
/** Reaching alpha, beta and the next number of cubes from agents (MR-9.4, MR-9.6), while there are turns enough. */
export const ALPHA_WORTH = 2;
export const BETA_WORTH = 1.5;
export const AGENT_WORTH = 1;
/** An ongoing ability that is in play, while there are turns enough. */
export const ABILITY = 1.8;
/** … one that lets a colour stand for others. */
export const SUBSTITUTE = 1.2;
/** A step of a track, as rewards have it; the bonus of a slot; a job of the home district (MR-13.6, MR-14.14). */
export const STEP = 1.45;
export const SLOT_BONUS = 1.4;
export const HOME_JOB = 1;
/** What an action has to bring, on average: a job takes one. */
export const ACTION_WORTH = 2;
/** What is left of a job's worth for each turn until it can be completed, of the second and the third job of the hand. */
export const WAIT = 0.9;
export const NEXT_JOBS: readonly number[] = [0.65, 0.55, 0.4];
/** Cubes that a turn brings. */
export const CUBES_A_TURN = 1.8;
/** Share of a contract's points that its first, second, … token of three brings before it is fulfilled. */
export const CONTRACT_BEGUN = 0.45;
/** Rounds that a game usually lasts. */
export const USUAL_ROUNDS = 22;
/** Points of difference that make a position nearly won, and points that make a solo game nearly perfect. */
export const SCALE = 25;
export const SOLO_SCALE = 60;

/** Points of a cube, a credit and a brute force token when no turn is left: between what scores alike, who has kept more. */
export const SPARED = 0.01;

/** By so little an end that comes later is worse than the same end now. */
export const LATER = 1e-6;

/** By so little each manipulation of a hack makes a way worse that comes to the same. */
export const LONGER = 1e-9;

/** Between colours that help alike: the first two cubes of a colour (the first counts twice), a cube less that a job lacks, and each step of the ring from home. */
export const LACKING = 0.02;
export const MISSING = 0.1;
export const RING = 0.0005;
