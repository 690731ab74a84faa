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

/** The lines of a player as things stand. `secret`: with the Objective; without it only what is public. */
export function scoreSheet(state: VrView, engine: VrEngine, player: Player, secret = true): ScoreLine[] {
  const { content } = engine;
  const lines: ScoreLine[] = [];
  const add = (rule: string, words: string, points: number, card?: number) =>
    lines.push({ rule, words, points, ...(card === undefined ? {} : { card }) });
  const tokens = at(state.tokens, player);
  const credits = at(state.credits, player);
  const boroughs = boroughsControlled(state, engine, player);
  const titles = titlesOf(state, player);
  const agents = agentsOf(state, engine, player).length;
  const trio = trios(state, engine, player);
  const servers = serversOf(state, engine, player);
  add("VR-15.3", many(tokens, "2-VP token"), PER_TOKEN * tokens);
  add("VR-15.4", `${credits} €, 1 VP for each full ${CREDITS_A_POINT}`, Math.floor(credits / CREDITS_A_POINT));
  add("VR-15.5", `Revenue ${at(state.revenue, player)}`, at(state.revenue, player));
  add("VR-15.6", `${many(boroughs, "borough")} controlled`, PER_BOROUGH * boroughs);
  add("VR-15.7", many(titles, "Title"), PER_TITLE * titles);
  add("VR-15.8", many(agents, "Agent"), agents);
  add("VR-15.8", many(trio, "trio"), PER_TRIO * trio);
  add("VR-15.9", many(servers, "Server"), at(SERVER_POINTS, Math.min(servers, SERVERS)));
  // VR-11.8: what is Loading scores nothing.
  for (const card of cardsIn(state, VERSES + player))
    if (state.online[card] === 1)
      add("VR-15.10", at(content.cards, at(state.card, card)).name, verseWorth(state, engine, player, card), card);
  const objective = secret ? bestObjective(state, engine, player) : undefined;
  if (objective) add("VR-15.11", `Objective ${at(content.cards, at(state.card, objective.card)).name}`, objective.points, objective.card);
  // VR-15.12, VR-R56: what the final Necro card takes.
  // VR-R57: of the usual trios only.
  const perTrio = at(state.lostPerTrio, player);
  const perTitle = at(state.lostPerTitle, player);
  if (perTrio > 0) add("VR-15.12", `${perTrio} VP less for each trio`, -perTrio * trio);
  if (perTitle > 0) add("VR-15.12", `${perTitle} VP less for each Title`, -perTitle * titles);
  if (at(state.lost, player) > 0) add("VR-15.12", "Lost to the final Necro card", -at(state.lost, player));
  return lines;
}

/** The points of a player as things stand. */
export const scoreOf = (state: VrView, engine: VrEngine, player: Player, secret = true): number =>
  scoreSheet(state, engine, player, secret).reduce((sum, { points }) => sum + points, 0);
