/** What can be done in San, in words. */
import type { Action } from "../../../kernel/choice.ts";
import type { Engine } from "../../../kernel/engine.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { SceneOption } from "../../scene.ts";
import type { SanContent } from "../content.ts";
import { designOf, opponentOf, riverCard, type SanState, type SanView, SEATS, SLOTS, SUN, spaceOf } from "../layout.ts";
import { isMercenary } from "../turn/events.ts";
import { priceOf } from "../turn/prices.ts";
import { crossingCost, lessToCross } from "../zones/propaganda.ts";
import { markerMove } from "../zones/virus.ts";

/** Where a step of the player whose turn it is takes the marker, in words (SAN-R14). */
function step(state: SanView, player: Player, content: SanContent): string {
  const { on, space, passes } = markerMove(state, player, content);
  if (on === 0) return passes ? "To the Central Port, past the opposing Virus card" : "Back to the Central Port";
  return on === player + 1 ? `Back to space ${space} of your Virus card` : `To space ${space} of the opposing Virus card`;
}

const ICON_WORDS: Readonly<Record<string, string>> = { corruption: "Corruption", propaganda: "Propaganda", hacking: "Hacking" };

/** The actions on offer in words, in their order. */
export function sanOptions(state: SanState, engine: Engine<SanContent>, actions: readonly Action[]): SceneOption[] {
  const { content } = engine;
  const loses = (spending: readonly string[]): { loses?: true } =>
    actions.some(({ kind }) => spending.includes(kind)) ? { loses: true } : {};
  const nameOf = (id: number) => at(content.cards, at(state.card, id)).name;
  const told = actions.map((action): SceneOption => {
    const id = typeof action["card"] === "number" ? action["card"] : undefined;
    const place = typeof action["place"] === "number" ? action["place"] : undefined;
    const player = typeof action["player"] === "number" ? action["player"] : undefined;
    const about = {
      action,
      ...(id === undefined ? {} : { card: id }),
      ...(place === undefined ? {} : { place }),
      ...(player === undefined ? {} : { player }),
    };
    const name = id === undefined ? "" : nameOf(id);
    switch (action.kind) {
      case "play":
        return { ...about, words: `Play ${name}`, ...rulesOut(state, content, actions, id ?? 0) };
      case "use":
        return {
          ...about,
          words: `Use ${name}`,
          hint: content.machine.programOf(state, engine, id ?? 0)?.activated[Number(action["ability"]) - 1]?.words ?? "",
        };
      case "corrupt": {
        const paid = action["sentence"] === undefined ? { hint: `For 3 of your ${state.corruption} Corruption` } : {};
        return { ...about, words: `Corrupt ${name}`, ...paid };
      }
      case "cross": {
        const slot = id === undefined ? -1 : Array.from({ length: SLOTS }, (_, i) => riverCard(state, i)).indexOf(id);
        const cost =
          slot < 0 || id === undefined ? 0 : crossingCost(state, content, state.active, slot, lessToCross(state, state.active, id, engine));
        return {
          ...about,
          words: `Cross ${name} for ${cost} Propaganda`,
          hint: `To stage ${at(state.stage, state.active) + 1}; leaves ${state.propaganda - cost}`,
        };
      }
      case "move marker":
        return {
          ...about,
          words: "Move the marker for 1 Hacking",
          hint: `${step(state, state.active, content)}; leaves ${state.hacking - 1}`,
        };
      case "end play":
        return { ...about, words: "Finish playing", ...lost(state), ...loses(["corrupt", "cross", "move marker"]) };
      case "buy": {
        const cost = id === undefined ? 0 : priceOf(state, state.active, id, engine);
        return { ...about, words: `Buy ${name} for ${cost === 0 ? "free" : cost}`, hint: leaves(state, engine, state.revenue - cost, id) };
      }
      case "end buy":
        return { ...about, words: "Finish buying", ...(state.revenue > 0 ? { hint: `${state.revenue} Revenue would be lost` } : {}) };
      case "lay":
        return {
          ...about,
          words: `Lay ${name} on space ${place === undefined ? 0 : spaceNumber(place)}`,
          hint: `Crossing there costs you 1 less and ${at(SEATS, opponentOf(state.active))} 1 more`,
        };
      case "decline": {
        // Of several sentences on offer each is left by itself (SAN-R34).
        const isOneOfSeveral = actions.some((other) => other.kind === "decline" && other !== action);
        const left = actions.find((other) => other.kind !== "decline" && other["sentence"] === action["sentence"]);
        const words = isOneOfSeveral && left ? `Do not ${spoken(left.kind).toLowerCase()}` : "Decline";
        return { ...about, words, ...loses(["draw"]) };
      }
      case "done":
        return { ...about, words: "Done" };
      case "none":
        return { ...about, words: "Take nothing" };
      case "find":
        return { ...about, words: `Take ${at(content.cards, Number(action["design"])).name}` };
      case "number":
        return { ...about, words: String(action["n"]) };
      default:
        return { ...about, words: `${spoken(action.kind)}${name === "" ? "" : ` ${name}`}` };
    }
  });
  return actions.some(({ kind }) => kind === "move marker") ? [...told, ...farMove(state, content)] : told;
}

/** The marker at one stroke, as far as the Hacking goes or until a Virus card is passed; nothing where that is one space. */
function farMove(state: SanState, content: SanContent): SceneOption[] {
  // How it is before each step.
  const steps: SanView[] = [];
  for (let here: SanView = state; steps.length < state.hacking; ) {
    steps.push(here);
    const { on, space, passes } = markerMove(here, state.active, content);
    if (passes) break;
    here = { ...here, markerOn: on, markerSpace: space };
  }
  const last = steps.at(-1);
  if (last === undefined || steps.length < 2) return [];
  const action = { kind: "move marker" };
  const words = `Move the marker ${steps.length} spaces for ${steps.length} Hacking`;
  const hint = `${step(last, state.active, content)}; leaves ${state.hacking - steps.length}`;
  const then = steps.slice(1).map(() => action);
  return [{ action, then, words, hint }];
}

/** How many Mercenaries of the hand could not be played any more after this one fixes the type of the turn (SAN-6.3). */
function rulesOut(state: SanState, { type }: SanContent, actions: readonly Action[], card: number): { readonly hint?: string } {
  const typeOf = (id: number) => at(type, at(state.card, id));
  const fixed = typeOf(card);
  if (state.type !== 0 || state.allTypes === 1 || !isMercenary(fixed)) return {};
  const count = actions.filter(
    ({ kind, card: other }) => kind === "play" && isMercenary(typeOf(Number(other))) && typeOf(Number(other)) !== fixed,
  ).length;
  return count === 0 ? {} : { hint: `You cannot play ${count} other ${count === 1 ? "Mercenary" : "Mercenaries"} this turn` };
}

/** The number, from 1, of the space of a Corruption Zone that a place is (SAN-R4). */
const spaceNumber = (place: number): number => ((place - spaceOf(SUN, 0)) % SLOTS) + 1;

/** "destroy", "gain.icon" as the first word of a sentence. */
const spoken = (kind: string): string => {
  const words = kind
    .replace(/[.]/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return ICON_WORDS[words] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

/** What is not spent by the end of phase 1 is lost (SAN-7.7). */
function lost(state: SanState): { hint?: string } {
  const left = (["corruption", "propaganda", "hacking"] as const)
    .filter((icon) => state[icon] > 0)
    .map((icon) => `${state[icon]} ${ICON_WORDS[icon]}`);
  return left.length === 0 ? {} : { hint: `${left.join(", ")} would be lost` };
}

/** What could still be bought afterwards; what makes the next card cheaper is used up by then. */
function leaves(state: SanState, engine: Engine<SanContent>, revenue: number, bought: number | undefined): string {
  if (revenue <= 0) return "Leaves nothing";
  const { content } = engine;
  const costs = (card: number) => Math.max(at(content.cost, designOf(state, card)), priceOf(state, state.active, card, engine));
  const names = Array.from({ length: SLOTS }, (_, slot) => riverCard(state, slot))
    .filter((card) => card !== undefined && card !== bought && costs(card) <= revenue)
    .map((card) => at(content.cards, at(state.card, card ?? 0)).name);
  return names.length === 0 ? `Leaves ${revenue}` : `Leaves ${revenue} for ${names.join(" or ")}`;
}
