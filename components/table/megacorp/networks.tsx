"use client";
/**
 * The networks as grids around their Businesses, on one surface that is panned and zoomed: what is docked to what, what can be done to which card, where a card can go, who attacks
 * whom. Arrow keys go from card to card. The list view says the same in words.
 */
import { Crosshair, Maximize, Minus, Plus, RotateCw } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { MegacorpBoard, MegacorpSide, NetworkCard } from "../../../engine/games/megacorp/scene.ts";
import type { Player } from "../../../engine/kernel/state.ts";
import { Face } from "../../card/face.tsx";
import { IconButton } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useMedia } from "../../ui/use-media.ts";
import { BoardCard } from "../board-card.tsx";
import { useCarried, useSpot } from "../dragging.tsx";
import { type Spot, slotSpot } from "../gesture.ts";
import type { TableCards, TableMoves, TableView } from "../view.ts";
import { Attack } from "./attack.tsx";
import { designNow, wordsNow } from "./card-now.ts";
import styles from "./networks.module.css";
import { useCamera, useRoom } from "./use-camera.ts";
import {
  asideOf,
  cornerOf,
  type FreeSlot,
  freeSlots,
  leadSlots,
  litSlots,
  nearest,
  orderFor,
  type Plot,
  type Point,
  SLOT,
  spokenSlot,
  TILE,
  worldOf,
} from "./world.ts";

export type NetworksProps = {
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
  readonly board: MegacorpBoard;
  /** Whose network lies below. */
  readonly near: Player;
  /** Only this player's network is shown; default: all. */
  readonly only: Player | undefined;
};

/** "Your network", "Player 2's network". */
export const networkName = (view: TableView, player: Player, near: Player): string =>
  player === near && view.scene.viewer >= 0 ? "Your network" : `${view.scene.seats[player]?.name}'s network`;

export function Networks({ view, cards, moves, board, near, only }: NetworksProps) {
  const scroller = useRef<HTMLElement>(null);
  const sides = board.sides.filter(({ player, lost }) => !lost && (only === undefined || player === only));
  const free = freeSlots(view.options, sides);
  // Room for where a card could be put from here, so that nothing moves while one is carried.
  const drags = !useMedia("(pointer: coarse)");
  const reserved = drags ? [...free, ...leadSlots(view.options)] : free;
  const spot = useSpot("board", "area");
  const room = useRoom(scroller);
  const world = worldOf(sides, near, reserved, orderFor(sides, near, room));
  const camera = useCamera(scroller, room, world);
  // Where not all of it is in sight: the Business first, then what is asked about.
  useEffect(() => {
    if (scroller.current) bring(scroller.current, "[data-near] [data-business]", "center");
  }, []);
  useEffect(() => {
    if (view.decisions >= 0 && scroller.current) bring(scroller.current, "[data-number], [data-free]", "sight");
  }, [view.decisions]);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const here = (event.target as HTMLElement).closest<HTMLElement>("[data-slot]");
    if (!step || !here || !scroller.current) return;
    const all = [...scroller.current.querySelectorAll<HTMLElement>("[data-slot]")];
    const next = nearest(all.map(pointOf), pointOf(here), ...step);
    if (!next) return;
    event.preventDefault();
    next.element.querySelector("button")?.focus();
  };
  return (
    <div ref={spot.ref} className={cx(styles.frame, spot.lit && styles.litFrame)}>
      <section ref={scroller} className={styles.scroller} aria-label="Networks" onKeyDown={move} onPointerDown={camera.onPointerDown}>
        <div className={styles.sheet} style={{ width: world.width * camera.zoom, height: world.height * camera.zoom }}>
          <div
            className={styles.world}
            style={{ width: world.width, height: world.height, scale: camera.zoom, "--zoom": camera.zoom } as CSSProperties}
          >
            {world.plots.map((plot) => {
              const side = sides.find(({ player }) => player === plot.player);
              return (
                side && (
                  <Network
                    key={plot.player}
                    {...{ view, cards, moves, board, plot, side }}
                    name={networkName(view, plot.player, near)}
                    free={free}
                    reserved={reserved}
                  />
                )
              );
            })}
            {board.attack && <Attack attack={board.attack} sides={sides} world={world} />}
          </div>
        </div>
      </section>
      <div className={styles.tools}>
        <IconButton label="Closer" onClick={camera.closer}>
          <Plus size={16} aria-hidden />
        </IconButton>
        <IconButton label="Farther" onClick={camera.farther}>
          <Minus size={16} aria-hidden />
        </IconButton>
        <IconButton label="Show all" onClick={camera.fit}>
          <Maximize size={16} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

/** Scrolls the surface alone, and not the page, so that something on it is in the middle, or in sight if it was not. */
function bring(scroller: HTMLElement, selector: string, to: "center" | "sight"): void {
  const found = scroller.querySelector(selector)?.getBoundingClientRect();
  if (!found) return;
  const box = scroller.getBoundingClientRect();
  const inSight = found.left >= box.left && found.right <= box.right && found.top >= box.top && found.bottom <= box.bottom;
  if (to === "sight" && inSight) return;
  scroller.scrollBy(found.left + found.width / 2 - box.left - box.width / 2, found.top + found.height / 2 - box.top - box.height / 2);
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const pointOf = (element: HTMLElement): Point & { readonly element: HTMLElement } => ({
  element,
  x: Number(element.dataset["x"]),
  y: Number(element.dataset["y"]),
});

type NetworkProps = Pick<NetworksProps, "view" | "cards" | "moves" | "board"> & {
  readonly plot: Plot;
  readonly side: MegacorpSide;
  readonly name: string;
  readonly free: readonly FreeSlot[];
  /** The free slots, and those where a card could be put that is not placed yet. */
  readonly reserved: readonly FreeSlot[];
};

function Network({ view, cards, moves, board, plot, side, name, free, reserved }: NetworkProps) {
  const carried = useCarried();
  const byId = new Map(side.network.map((card) => [card.id, card]));
  const targeted = new Set(board.stack.flatMap(({ targets }) => targets));
  const style = (at: Point): CSSProperties => {
    const { x, y } = cornerOf(plot, at);
    return { left: x, top: y };
  };
  const place = (at: Point) => ({ style: style(at), "data-slot": "", "data-x": cornerOf(plot, at).x, "data-y": cornerOf(plot, at).y });
  return (
    <section aria-label={name} data-near={plot.up > 0 || undefined}>
      <h2 className={styles.name} style={{ left: plot.left, top: plot.top }}>
        {name}
      </h2>
      {side.network.flatMap((card) =>
        card.docked.flatMap((id) => {
          const other = byId.get(id);
          return other && id > card.id ? [<Dock key={`${card.id} ${id}`} a={cornerOf(plot, card)} b={cornerOf(plot, other)} />] : [];
        }),
      )}
      {side.network.map((card) => (
        <div
          key={card.id}
          className={cx(
            styles.slot,
            card.engaged && styles.engaged,
            card.orphaned && styles.orphaned,
            card.business && styles.business,
            card.under.length > 0 && styles.pile,
            targeted.has(card.id) && styles.targeted,
            roleOf(board, card.id),
          )}
          data-business={card.business || undefined}
          {...place(card)}
        >
          <Tile card={card} {...{ view, cards, moves, board }} />
          <Marks card={card} network={side.player} view={view} targeted={targeted.has(card.id)} />
        </div>
      ))}
      {asideOf(side, reserved).flatMap((at, i) => {
        const card = side.aside[i];
        return card === undefined
          ? []
          : [
              <div key={card.id} className={styles.slot} {...place(at)}>
                <span className={styles.tile}>
                  <BoardCard card={card} view={view} cards={cards} moves={moves} detail="tile" place="Not placed yet" />
                </span>
              </div>,
            ];
      })}
      {free
        .filter(({ network }) => network === side.player)
        .map((slot) => (
          <div key={`${slot.x} ${slot.y} ${slot.number}`} className={styles.slot} {...place(slot)}>
            <FreePlace slot={slot} cards={cards} board={board} onChoose={() => moves.choose(slot.option)} />
          </div>
        ))}
      {litSlots(carried?.puts.values() ?? [], side, free).map((at) => (
        <div key={`${at.x} ${at.y} lit`} className={styles.slot} style={style(at)}>
          <LitPlace spot={slotSpot({ network: side.player, ...at })} design={designOf(cards, carried?.design)} />
        </div>
      ))}
    </section>
  );
}

/** What a card does in the attack that goes on. */
function roleOf({ attack }: MegacorpBoard, card: number): string | undefined {
  if (attack?.attacker === card) return styles.attacks;
  if (attack?.blockers.some((one) => one.card === card)) return styles.blocks;
  return attack?.targets.includes(card) ? styles.attacked : undefined;
}

const designOf = (cards: TableCards, id: string | undefined) => (id === undefined ? undefined : cards.get(id));

/** A slot that can be chosen; pointed at, it shows how the card would lie there. */
function FreePlace({
  slot,
  cards,
  board,
  onChoose,
}: Pick<NetworksProps, "cards" | "board"> & { readonly slot: FreeSlot; readonly onChoose: () => void }) {
  const spot = useSpot(slotSpot(slot));
  const { over } = spot;
  const [pointed, setPointed] = useState(false);
  const id = slot.option.action["card"];
  const lies = board.sides.flatMap(({ hand, market, aside, revealed, network }) => [...hand, ...market, ...aside, ...network, revealed]);
  const design = designOf(cards, lies.find((card) => card !== undefined && card.id === id)?.card);
  return (
    <button
      ref={spot.ref}
      type="button"
      className={cx(styles.free, over && styles.over)}
      data-free
      style={TILE}
      aria-label={`${spokenSlot(slot)}. Option ${slot.number}, ${slot.option.words}`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setPointed(true)}
      onBlur={() => setPointed(false)}
      onClick={onChoose}
    >
      {slot.number}
      {(pointed || over) && design && <Ghost design={design} />}
    </button>
  );
}

/** A slot where what is carried can be put. */
function LitPlace({ spot, design }: { readonly spot: Spot; readonly design: LibraryCard | undefined }) {
  const { ref, over } = useSpot(spot);
  return (
    <span ref={ref} className={cx(styles.free, over && styles.over)} style={TILE} data-lit>
      {over && design && <Ghost design={design} />}
    </span>
  );
}

const Ghost = ({ design }: { readonly design: LibraryCard }) => (
  <span className={styles.ghost} aria-hidden="true">
    <Face card={design} detail="tile" />
  </span>
);

function Tile({
  card,
  view,
  cards,
  moves,
  board,
}: Pick<NetworkProps, "view" | "cards" | "moves" | "board"> & { readonly card: NetworkCard }) {
  const design = card.card === undefined ? undefined : cards.get(card.card);
  return (
    <span className={styles.tile}>
      <BoardCard
        card={card}
        view={view}
        cards={cards}
        moves={moves}
        detail="tile"
        drawn={design && designNow(design, card, board.traits)}
        now={wordsNow(card, board.traits, cards)}
        place={card.business ? "At the centre" : spokenSlot(card)}
      />
      {card.scores.map((score, trait) =>
        score && score.now !== score.printed ? (
          <s
            key={board.traits[trait]}
            aria-hidden="true"
            className={cx(styles.was, score.now < score.printed && styles.hurt)}
            data-trait={trait}
          >
            {score.printed}
          </s>
        ) : null,
      )}
    </span>
  );
}

/** A bar between two cards that are docked. */
function Dock({ a, b }: { readonly a: Point; readonly b: Point }) {
  const half = SLOT / 2;
  const across = Math.abs(a.y - b.y) < 1;
  const style = across
    ? { left: Math.min(a.x, b.x) + half, top: a.y + half - 3, width: SLOT, height: 6 }
    : { left: a.x + half - 3, top: Math.min(a.y, b.y) + half, width: 6, height: SLOT };
  return <span className={styles.dock} style={style} />;
}

/** What is not as it is printed, at a glance; the card's own name says it in words. */
function Marks({
  card,
  network,
  view,
  targeted,
}: {
  readonly card: NetworkCard;
  readonly network: Player;
  readonly view: TableView;
  readonly targeted: boolean;
}) {
  return (
    <div aria-hidden="true">
      {card.engaged && (
        <span className={styles.turn}>
          <RotateCw size={11} />
        </span>
      )}
      {targeted && (
        <span className={styles.aim}>
          <Crosshair size={13} />
        </span>
      )}
      {card.counters > 0 && <span className={styles.counters}>{card.counters}</span>}
      {card.orphaned && <span className={styles.word}>{card.business ? "Docked to nothing" : "Orphaned"}</span>}
      {card.surrounded && !card.orphaned && <span className={cx(styles.word, styles.calm)}>Surrounded</span>}
      {card.controller !== network && <span className={styles.foreign}>{view.scene.seats[card.controller]?.name}</span>}
    </div>
  );
}
