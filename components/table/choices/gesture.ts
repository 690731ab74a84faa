/** Where a card can be put, and which answers that gives: one gesture may answer several questions. Pure. */
import type { SceneOption } from "../../../engine/games/scene.ts";
import type { Action } from "../../../engine/kernel/choice.ts";
import type { InstanceId } from "../../../engine/kernel/state.ts";

/** A spot of the board: "place 17", "card 30", "player 1", or as a game's table names it: "played". */
export type Spot = string;

export const placeSpot = (place: number): Spot => `place ${place}`;
export const cardSpot = (card: InstanceId): Spot => `card ${card}`;
/** One of several ways to do something to a card. */
export const partSpot = (card: InstanceId, part: string): Spot => `${cardSpot(card)} ${part}`;
export const playerSpot = (player: number): Spot => `player ${player}`;

/** The spot that an option is about. */
export function spotOf({
  spot,
  place,
  card,
  player,
  part,
}: Pick<SceneOption, "spot" | "place" | "card" | "player" | "part">): Spot | undefined {
  if (spot !== undefined) return spot;
  if (place !== undefined) return placeSpot(place);
  if (player !== undefined) return playerSpot(player);
  if (card === undefined) return undefined;
  return part === undefined ? cardSpot(card) : partSpot(card, part);
}

/** Where options go that name no spot of their own, by kind of action: a game's table says what its areas are for. */
export type Zones = Readonly<Record<string, Spot>>;

/** By spot what putting a card there chooses; empty where the card cannot be put anywhere. */
export function putsOf(options: readonly SceneOption[], card: InstanceId, zones: Zones): ReadonlyMap<Spot, SceneOption> {
  const puts = new Map<Spot, SceneOption>();
  const add = (spot: Spot | undefined, option: SceneOption) => {
    if (spot !== undefined && spot !== cardSpot(card) && !puts.has(spot)) puts.set(spot, option);
  };
  for (const option of options) {
    const { action, leads } = option;
    if (action["card"] !== card) continue;
    if (leads !== undefined)
      for (const { action: answer, then: later = [], ...lead } of leads.options) {
        const then = [answer, ...later];
        add(spotOf(lead), { ...lead, action, then });
      }
    else {
      const spot = spotOf(option);
      add(spot === cardSpot(card) ? zones[action.kind] : spot, option);
    }
  }
  return puts;
}

/** A spot that only a game's own table knows, as members of the actions that are about it. */
export type SpotMembers = Readonly<Record<string, number>>;

/** The spot at a point of the window, in pixels. */
export type SpotUnder = (point: { readonly x: number; readonly y: number }) => SpotMembers | undefined;

/** What to ask to hear why a card does not go to a spot of a game's own; undefined where nothing is asked about such spots for it. @param card default: whichever is placed now */
export function spotQuestion(
  options: readonly SceneOption[],
  there: SpotMembers,
  card?: InstanceId,
): { readonly about: Action; readonly after?: Action } | undefined {
  for (const { action, spot, leads } of options) {
    const placing =
      spot !== undefined ? action : card === undefined ? undefined : leads?.options.find((one) => one.spot !== undefined)?.action;
    if (placing && (card === undefined || placing["card"] === card))
      return { about: { ...placing, ...there }, ...(spot !== undefined ? {} : { after: action }) };
  }
  return undefined;
}

/** Why a card does not go to a spot where others that are lit would take it; undefined where nothing is asked about it. */
export function refusal(options: readonly SceneOption[], card: InstanceId): string | undefined {
  const leads = options.find(({ action, leads: found }) => action["card"] === card && found !== undefined)?.leads;
  return leads && `${leads.prompt} Only where it is lit (${leads.rule}).`;
}
