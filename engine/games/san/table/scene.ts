/** San's board as one seat may see it: the River between the two Corruption Zones, both Banners, the Virus marker, hands and piles. */
import type { Engine } from "../../../kernel/engine.ts";
import { knows } from "../../../kernel/observe.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { Scene, SceneCard } from "../../scene.ts";
import type { SanContent } from "../content.ts";
import { CORRUPTED_TO_WIN, corruptedCount, LAST_STAGE, passedCount, VIRUSES } from "../endings.ts";
import {
  cardsIn,
  DECK,
  DISCARD,
  designOf,
  HAND,
  LAYOUT,
  opponentOf,
  PLAY_AREA,
  RIVER,
  riverCard,
  type SanState,
  SEATS,
  SLOTS,
  STAR,
  SUN,
  SUPPLY,
  spaceOf,
} from "../layout.ts";
import { crossingCost, lessToCross, slotInFront } from "../zones/propaganda.ts";
import { markerMove, topVirus } from "../zones/virus.ts";

/** A River slot as somebody sees it who goes past it. */
export type SanSlot = {
  /** The index of the place. */
  readonly place: number;
  readonly card: SceneCard | undefined;
  /** Printed Crossing Cost; undefined for an empty slot. */
  readonly printed: number | undefined;
  /** By player: what it costs now to cross, and what the own and the opposing corrupted cards and texts make of it (SAN-9.3, SAN-10.2). */
  readonly cross: readonly { readonly total: number; readonly own: number; readonly theirs: number; readonly texts: number }[];
};

export type SanSide = {
  readonly player: Player;
  /** By slot the corrupted cards. */
  readonly zone: readonly (readonly SceneCard[])[];
  /** By slot the index of the place, as options name it. */
  readonly places: readonly number[];
  /** Stage of the Banner, 1 to 7. */
  readonly stage: number;
  /** The slot, counted from 0, that the Banner crosses next; -1 on the last stage. */
  readonly front: number;
  readonly hand: readonly SceneCard[];
  readonly played: readonly SceneCard[];
  readonly discard: readonly SceneCard[];
  readonly deck: number;
  /** Number and spaces of the Virus card in use; undefined when all were passed. */
  readonly virus: { readonly card: SceneCard; readonly spaces: number; readonly left: number } | undefined;
};

/** The player whose Virus card it is, or -1 for the Central Port; the space from 1. */
export type MarkerSpot = { readonly on: Player; readonly space: number };

export type SanBoard = {
  readonly is: "san";
  readonly river: readonly SanSlot[];
  readonly sides: readonly SanSide[];
  /** Stages of each track with a Hand Bonus token (SAN-R5). */
  readonly tokenStages: readonly number[];
  readonly marker: MarkerSpot;
  /** Where a step of the player whose turn it is takes the marker. */
  readonly markerNext: MarkerSpot;
  readonly pools: { readonly corruption: number; readonly propaganda: number; readonly hacking: number; readonly revenue: number };
  readonly supply: { readonly count: number; readonly top: SceneCard | undefined };
};

export const PHASES = ["Play", "Buy", "Discard", "Refill"] as const;

/** Index into `PHASES`. */
export const phaseOf = ({ phase }: SanState): number => Math.max(0, phase - 1);

/** What a seat sees. `state` may be imagined: what the viewer cannot know does not show. */
export function sanScene(state: SanState, viewer: Player, engine: Engine<SanContent>): Scene<SanBoard> {
  const { content } = engine;
  const shown = (id: number): SceneCard => {
    const beside = at(state.seen, id) & ~at(LAYOUT.sights, at(state.zone, id));
    const known = [SUN, STAR].filter((player) => player !== viewer && (beside & (1 << player)) !== 0);
    return {
      id,
      card: knows(state, id, viewer) ? at(content.cards, at(state.card, id)).id : undefined,
      ...(known.length > 0 ? { known } : {}),
    };
  };
  const pile = (place: number) => cardsIn(state, place).map(shown);
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot);
  const river = slots.map((slot): SanSlot => {
    const card = riverCard(state, slot);
    return {
      place: RIVER + slot,
      card: card === undefined ? undefined : shown(card),
      printed: card === undefined ? undefined : at(content.crossing, designOf(state, card)),
      cross: [SUN, STAR].map((player) => {
        const texts = card === undefined ? 0 : lessToCross(state, player, card, engine);
        return {
          total: crossingCost(state, content, player, slot, texts),
          own: -cardsIn(state, spaceOf(player, slot)).length,
          theirs: cardsIn(state, spaceOf(opponentOf(player), slot)).length,
          texts: -texts,
        };
      }),
    };
  });
  const side = (player: Player): SanSide => {
    const virus = topVirus(state, player);
    return {
      player,
      zone: slots.map((slot) => pile(spaceOf(player, slot))),
      places: slots.map((slot) => spaceOf(player, slot)),
      stage: at(state.stage, player),
      front: slotInFront(state, player),
      hand: pile(HAND + player),
      played: pile(PLAY_AREA + player),
      discard: pile(DISCARD + player),
      deck: cardsIn(state, DECK + player).length,
      virus:
        virus === undefined
          ? undefined
          : {
              card: shown(virus),
              spaces: at(content.spaces, at(state.card, virus)),
              left: VIRUSES - passedCount(state, opponentOf(player)),
            },
    };
  };
  const top = cardsIn(state, SUPPLY).at(-1);
  return {
    viewer,
    turn: state.turn,
    active: state.active,
    phases: PHASES,
    phase: phaseOf(state),
    seats: [SUN, STAR].map((player) => ({
      player,
      name: at(SEATS, player),
      gauges: [
        { id: "corruption", name: "Corruption", value: corruptedCount(state, player), of: CORRUPTED_TO_WIN },
        { id: "propaganda", name: "Propaganda", value: at(state.stage, player), of: LAST_STAGE },
        { id: "hacking", name: "Viruses passed", value: passedCount(state, player), of: VIRUSES },
      ],
      counts: [
        { id: "hand", name: "Hand", value: cardsIn(state, HAND + player).length },
        { id: "deck", name: "Deck", value: cardsIn(state, DECK + player).length },
        { id: "discard", name: "Discard", value: cardsIn(state, DISCARD + player).length },
        { id: "handSize", name: "Hand size", value: at(state.baseHand, player) + at(state.tokens, player) },
      ],
    })),
    ...(viewer >= 0 && cardsIn(state, HAND + viewer).length > 0 ? { secret: true } : {}),
    board: {
      is: "san",
      river,
      sides: [SUN, STAR].map(side),
      tokenStages: [...state.tokenStages],
      marker: { on: state.markerOn - 1, space: state.markerSpace },
      markerNext: markerSpot(markerMove(state, state.active, content)),
      pools: { corruption: state.corruption, propaganda: state.propaganda, hacking: state.hacking, revenue: state.revenue },
      supply: { count: cardsIn(state, SUPPLY).length, top: top === undefined ? undefined : shown(top) },
    },
  };
}

const markerSpot = ({ on, space }: { readonly on: number; readonly space: number }): MarkerSpot => ({ on: on - 1, space });
