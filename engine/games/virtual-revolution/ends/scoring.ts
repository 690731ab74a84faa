/** Chapter VR-15: the score sheet, a line for each source of points. */
import { at, type Player } from "../../../kernel/state.ts";
import { cardsIn, OBJECTIVE, SERVERS, VERSES, type VrEngine, type VrView } from "../layout.ts";
import { agentsOf, boroughsControlled, serversOf, titlesOf, trios } from "./counts.ts";

/** Points for Servers on the map, by their number (VR-15.9). */
export const SERVER_POINTS = [0, 1, 3, 6, 10, 15, 21, 28] as const;
const PER_TOKEN = 2;
/** € for a point (VR-15.4). */
export const CREDITS_A_POINT = 5;
const PER_BOROUGH = 2;
const PER_TITLE = 10;
const PER_TRIO = 5;

/** A line of the score sheet. */
export type ScoreLine = {
  readonly rule: string;
  /** "3 boroughs controlled". */
  readonly words: string;
  readonly points: number;
  /** The card that it is about, if it is about one. */
  readonly card?: number;
};

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

/** What a Verse or Objective gives, capped by itself and by the final Necro card (VR-15.10 to VR-15.12). */
const capped = (state: VrView, engine: VrEngine, card: number, player: Player, cap: number): number =>
  Math.min(engine.content.texts.score(state, engine, card, player), at(engine.content.cap, at(state.card, card)), cap);

/** What an Online Verse of a player gives as things stand (VR-15.10). */
export const verseWorth = (state: VrView, engine: VrEngine, player: Player, card: number): number =>
  capped(state, engine, card, player, at(state.verseCap, player));

/** What an Objective of a player gives as things stand (VR-15.11). */
export const objectiveWorth = (state: VrView, engine: VrEngine, player: Player, card: number): number =>
  capped(state, engine, card, player, at(state.objectiveCap, player));

/** The Objective that gives most, of the two (VR-15.11, VR-R70); undefined without one. */
export function bestObjective(
  state: VrView,
  engine: VrEngine,
  player: Player,
): { readonly card: number; readonly points: number } | undefined {
  return cardsIn(state, OBJECTIVE + player)
    .map((card) => ({ card, points: objectiveWorth(state, engine, player, card) }))
    .reduce<{ card: number; points: number } | undefined>(
      (best, one) => (best === undefined || one.points > best.points ? one : best),
      undefined,
    );
}

/** Takes a line of the score sheet; its words are made where they are read. */
type Line = (rule: string, points: number, words: () => string, card?: number) => void;

/** Tells the lines of a player as things stand, in order. `secret`: with the Objective; without it only what is public. */
function eachLine(state: VrView, engine: VrEngine, player: Player, secret: boolean, line: Line): void {
  const { content } = engine;
  const nameOf = (card: number): string => at(content.cards, at(state.card, card)).name;
  const tokens = at(state.tokens, player);
  const credits = at(state.credits, player);
  const boroughs = boroughsControlled(state, engine, player);
  const titles = titlesOf(state, player);
  const agents = agentsOf(state, engine, player).length;
  const trio = trios(state, engine, player);
  const servers = serversOf(state, engine, player);
  line("VR-15.3", PER_TOKEN * tokens, () => many(tokens, "2-VP token"));
  line("VR-15.4", Math.floor(credits / CREDITS_A_POINT), () => `${credits} €, 1 VP for each full ${CREDITS_A_POINT}`);
  line("VR-15.5", at(state.revenue, player), () => `Revenue ${at(state.revenue, player)}`);
  line("VR-15.6", PER_BOROUGH * boroughs, () => `${many(boroughs, "borough")} controlled`);
  line("VR-15.7", PER_TITLE * titles, () => many(titles, "Title"));
  line("VR-15.8", agents, () => many(agents, "Agent"));
  line("VR-15.8", PER_TRIO * trio, () => many(trio, "trio"));
  line("VR-15.9", at(SERVER_POINTS, Math.min(servers, SERVERS)), () => many(servers, "Server"));
  // VR-11.8: what is Loading scores nothing.
  for (const card of cardsIn(state, VERSES + player))
    if (state.online[card] === 1) line("VR-15.10", verseWorth(state, engine, player, card), () => nameOf(card), card);
  const objective = secret ? bestObjective(state, engine, player) : undefined;
  if (objective) line("VR-15.11", objective.points, () => `Objective ${nameOf(objective.card)}`, objective.card);
  // VR-15.12, VR-R56: what the final Necro card takes.
  // VR-R57: of the usual trios only.
  const perTrio = at(state.lostPerTrio, player);
  const perTitle = at(state.lostPerTitle, player);
  if (perTrio > 0) line("VR-15.12", -perTrio * trio, () => `${perTrio} VP less for each trio`);
  if (perTitle > 0) line("VR-15.12", -perTitle * titles, () => `${perTitle} VP less for each Title`);
  if (at(state.lost, player) > 0) line("VR-15.12", -at(state.lost, player), () => "Lost to the final Necro card");
}

/** The lines of a player as things stand. `secret`: with the Objective; without it only what is public. */
export function scoreSheet(state: VrView, engine: VrEngine, player: Player, secret = true): ScoreLine[] {
  const lines: ScoreLine[] = [];
  eachLine(state, engine, player, secret, (rule, points, words, card) =>
    lines.push({ rule, words: words(), points, ...(card === undefined ? {} : { card }) }),
  );
  return lines;
}

/** The points of a player as things stand. */
export function scoreOf(state: VrView, engine: VrEngine, player: Player, secret = true): number {
  let sum = 0;
  eachLine(state, engine, player, secret, (_rule, points) => {
    sum += points;
  });
  return sum;
}
