"use client";
/** One network: its cards in their slots with what differs from the print, their docks, and where a card can go. */
import { Crosshair, RotateCw } from "lucide-react";
import { type CSSProperties, useState } from "react";
import type { LibraryCard } from "../../../../engine/cards/card.ts";
import { slotName } from "../../../../engine/games/megacorp/network/slot-words.ts";
import type { MegacorpBoard, MegacorpSide, NetworkCard } from "../../../../engine/games/megacorp/table/scene.ts";
import { type SlotAt, slotSpot } from "../../../../engine/games/megacorp/table/spots.ts";
import type { Player } from "../../../../engine/kernel/state.ts";
import { Face } from "../../../card/face.tsx";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import { useCarried, useSpot } from "../../../table/cards/dragging.tsx";
import { partSpot, type Spot, type spotQuestion } from "../../../table/choices/gesture.ts";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import { designNow, wordsNow } from "./card-now.ts";
import styles from "./networks.module.css";
import { asideOf, cornerOf, type FreeSlot, litSlots, type Plot, type Point, SLOT, TILE } from "./world.ts";

type NetworkProps = {
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
  readonly board: MegacorpBoard;
  readonly plot: Plot;
  readonly side: MegacorpSide;
  /** What to ask to hear why the card that is placed now does not go into a slot. */
  readonly whyNotThere: (at: SlotAt) => ReturnType<typeof spotQuestion>;
  readonly name: string;
  readonly free: readonly FreeSlot[];
  /** The free slots, and those where a card could be put that is not placed yet. */
  readonly reserved: readonly FreeSlot[];
};

export function Network({ view, cards, moves, board, plot, side, whyNotThere, name, free, reserved }: NetworkProps) {
  const carried = useCarried();
  const byId = new Map(side.network.map((card) => [card.id, card]));
  const targeted = new Set(board.stack.flatMap(({ targets }) => targets));
  const style = (at: Point): CSSProperties => {
    const { x, y } = cornerOf(plot, at);
    return { left: x, top: y };
  };
  // What is at the upper edge of a tile, above all the number of its option, overlaps the tile above it.
  const over = (at: Point): CSSProperties => ({ ...style(at), zIndex: 1 + Math.round(cornerOf(plot, at).y / SLOT) });
  const place = (at: Point) => ({ style: over(at), "data-slot": "", "data-x": cornerOf(plot, at).x, "data-y": cornerOf(plot, at).y });
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
          <Tile
            card={card}
            moves={placing(moves, whyNotThere({ network: side.player, x: card.x, y: card.y }))}
            {...{ view, cards, board }}
          />
          <Parts card={card.id} />
          <Marks
            card={card}
            network={side.player}
            view={view}
            targeted={targeted.has(card.id)}
            declares={board.declaring?.attacker === card.id}
          />
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

/** While a card is placed, a card in a slot says why the new one cannot go there. */
const placing = (moves: TableMoves, question: ReturnType<typeof spotQuestion>): TableMoves =>
  question ? { ...moves, why: () => moves.why(question.about) } : moves;

/** What a card does in the current attack. */
function roleOf({ attack, declaring }: MegacorpBoard, card: number): string | undefined {
  if ((declaring ?? attack)?.attacker === card) return styles.attacks;
  if (declaring?.target === card) return styles.attacked;
  if (attack?.blockers.some((one) => one.card === card)) return styles.blocks;
  return attack?.targets.includes(card) ? styles.attacked : undefined;
}

const designOf = (cards: TableCards, id: string | undefined) => (id === undefined ? undefined : cards.get(id));

/** A slot that can be chosen; on hover it shows the card there. */
function FreePlace({
  slot,
  cards,
  board,
  onChoose,
}: Pick<NetworkProps, "cards" | "board"> & { readonly slot: FreeSlot; readonly onChoose: () => void }) {
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
      aria-label={`${slotName(slot.x, slot.y)}. Option ${slot.number}, ${slot.option.words}`}
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

/** The ways in which what is carried can be put on a card: an attack in a trait. */
function Parts({ card }: { readonly card: number }) {
  const puts = useCarried()?.puts;
  if (puts === undefined) return null;
  const parts = [...puts].filter(([spot, { part }]) => part !== undefined && spot === partSpot(card, part));
  return parts.length < 2 ? null : (
    <span className={styles.parts} aria-hidden="true">
      {parts.map(([spot, { part = "" }]) => (
        <Part key={spot} spot={spot} words={part.replace(/^In /, "")} />
      ))}
    </span>
  );
}

function Part({ spot, words }: { readonly spot: Spot; readonly words: string }) {
  const { ref, over } = useSpot(spot, "part");
  return (
    <span ref={ref} className={cx(styles.part, over && styles.over)}>
      {words}
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
        under={card.under}
        view={view}
        cards={cards}
        moves={moves}
        detail="tile"
        drawn={design && designNow(design, card, board.traits)}
        now={[...(board.declaring?.attacker === card.id ? ["Attacks"] : []), ...wordsNow(card, board.traits, cards)]}
        place={card.business ? "At the centre" : slotName(card.x, card.y)}
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
  declares,
}: {
  readonly card: NetworkCard;
  readonly network: Player;
  readonly view: TableView;
  readonly targeted: boolean;
  /** It is chosen now what it attacks. */
  readonly declares: boolean;
}) {
  return (
    <div aria-hidden="true">
      {declares && <span className={cx(styles.word, styles.attacker)}>Attacks</span>}
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
      {/* Only characters are protected by it, but texts may ask it of any card (MC-8.10). */}
      {card.surrounded && !card.orphaned && !card.business && !declares && <span className={cx(styles.word, styles.calm)}>Surrounded</span>}
      {card.controller !== network && <span className={styles.foreign}>{view.scene.seats[card.controller]?.name}</span>}
    </div>
  );
}
