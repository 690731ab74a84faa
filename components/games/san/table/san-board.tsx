"use client";
/** San's board: the River of six between the two Corruption Zones and Banners, the Virus track, what was played, the hand. The viewer's side is below. */
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import type { SanBoard as Board, MarkerSpot, SanSide, SanSlot } from "../../../../engine/games/san/table/scene.ts";
import type { Scene, SceneCard } from "../../../../engine/games/scene.ts";
import type { Detail } from "../../../../faces/canvas.ts";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import { useSpot } from "../../../table/cards/dragging.tsx";
import { placeSpot } from "../../../table/choices/gesture.ts";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { lastTurn } from "./last-turn.ts";
import styles from "./san-board.module.css";
import { MarkerMark, SeatMark } from "./san-marks.tsx";

type SanBoardProps = { readonly view: TableView; readonly cards: TableCards; readonly moves: TableMoves };

const SLOTS = [0, 1, 2, 3, 4, 5];
const STAGES = [1, 2, 3, 4, 5, 6, 7];

export function SanBoard({ view, cards, moves }: SanBoardProps) {
  const scene = view.scene as Scene<Board>;
  const { board } = scene;
  const ground = useSpot("board", "area");
  const near = scene.viewer === 1 ? 1 : 0;
  const [own, other] = [board.sides[near], board.sides[1 - near]];
  const came = lastTurn(view.items, scene.viewer, scene.active)?.refilled;
  const middle = useRef<HTMLDivElement>(null);
  // At one screen the options may come after the moment that they belong to.
  const isAsked = view.options.length > 0;
  // Where the board is larger than its room, what is asked about comes in sight.
  useEffect(() => {
    const asked = view.decisions >= 0 && isAsked ? middle.current?.querySelector("[data-number], [data-can]") : undefined;
    (asked?.closest("li") ?? asked)?.scrollIntoView({ block: "nearest" });
  }, [view.decisions, isAsked]);
  const detail: Detail = useMedia("(max-width: 799px)") ? "tile" : "face";
  if (!own || !other) return null;
  const shared = { view, cards, moves, detail };
  return (
    <section ref={ground.ref} className={styles.board} aria-label="Board">
      <div ref={middle} className={styles.middle}>
        <Zone side={other} viewer={near} {...shared} />
        <Banner side={other} tokens={board.tokenStages} mine={false} />
        <ol className={styles.river} aria-label="River">
          {board.river.map((slot, i) => (
            <li key={SLOTS[i]}>
              <Slot slot={slot} number={i + 1} player={near} next={own.front === i} isNew={came?.has(slot.place) === true} {...shared} />
            </li>
          ))}
        </ol>
        <Banner side={own} tokens={board.tokenStages} mine={scene.viewer >= 0} />
        <Zone side={own} viewer={near} {...shared} />
        <VirusTrack board={board} near={near} view={view} moves={moves} />
      </div>
      <div className={styles.low}>
        <Played sides={[own, other]} active={scene.active} {...shared} />
        {(scene.viewer < 0 ? [other, own] : [own]).map((side) => (
          <Hand key={side.player} side={side} {...shared} />
        ))}
      </div>
    </section>
  );
}

type Shared = SanBoardProps & { readonly detail: Detail };

/** A hand. A spectator sees the backs of both, or all cards if nothing is hidden. */
function Hand({ side: { player, hand }, ...shared }: Shared & { readonly side: SanSide }) {
  const { scene } = shared.view;
  const mine = player === scene.viewer;
  const name = mine ? "Your hand" : `${scene.seats[player]?.name}'s hand`;
  const spot = useSpot(mine ? "hand" : `hand of ${player}`, "area");
  return (
    <section ref={spot.ref} className={cx(styles.hand, spot.lit && styles.lit, spot.over && styles.over)} aria-label={name}>
      <h2>
        {name}, {hand.length}
      </h2>
      <ol>
        {hand.map((card, i) => (
          <li key={card.id} style={{ "--turn": `${(i - (hand.length - 1) / 2) * 2}deg` } as CSSProperties}>
            <BoardCard card={card} {...shared} now={knownTo(scene, card)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "Known to STAR", of a card in a hand that somebody else has seen. */
const knownTo = ({ seats }: Scene, { known = [] }: SceneCard): readonly string[] =>
  known.length === 0 ? [] : [`Known to ${known.map((player) => seats[player]?.name).join(", ")}`];

function Slot({
  slot,
  number,
  player,
  next,
  isNew,
  ...shared
}: Shared & {
  readonly slot: SanSlot;
  readonly number: number;
  readonly player: number;
  readonly next: boolean;
  /** It came in the other's last turn. */
  readonly isNew: boolean;
}) {
  if (!slot.card) return <p className={styles.empty}>Slot {number} is empty</p>;
  const cross = slot.cross[player];
  const parts = [cross?.own, cross?.theirs, cross?.texts].filter((part) => part !== undefined && part !== 0);
  return (
    <>
      <BoardCard card={slot.card} place={`River slot ${number}${isNew ? ", new" : ""}`} {...shared} />
      <p className={cx(styles.cross, next && styles.next)}>
        <span>{next ? "next" : "cross"}</span>
        <b>{cross?.total}</b>
        {parts.length > 0 && (
          <small>{[slot.printed, ...parts.map((part) => `${Number(part) > 0 ? "+" : "−"}${Math.abs(Number(part))}`)].join(" ")}</small>
        )}
        {isNew && <em>new</em>}
      </p>
    </>
  );
}

/** The six spaces of a Corruption Zone, two cards each; a corrupted card takes 1 off for its owner and adds 1 for the other (SAN-9.3). */
function Zone({ side, viewer, view, cards, moves }: Shared & { readonly side: SanSide; readonly viewer: number }) {
  const mine = side.player === viewer;
  const count = side.zone.reduce((sum, space) => sum + space.length, 0);
  return (
    <ol className={styles.zone} aria-label={`${mine ? "Your" : "The opposing"} Corruption Zone, ${count} of 12`}>
      {side.zone.map((space, i) => {
        const at = side.places[i] ?? -1;
        const number = view.options.findIndex(({ place, action }) => action.kind === "lay" && place === at);
        const option = view.options[number];
        const filled = space.map((card) => (
          <Corrupted key={card.id} card={card} player={side.player} sign={mine ? "−1" : "+1"} cards={cards} />
        ));
        return (
          <Space key={SLOTS[i]} place={at} name={`Space ${i + 1}: ${space.length} corrupted`}>
            {filled}
            {Array.from({ length: 2 - space.length }, (_, place) =>
              option && mine && place === 0 ? (
                <button
                  key="lay"
                  type="button"
                  className={cx(styles.space, styles.can)}
                  data-can
                  aria-label={`${number + 1}, ${option.words}`}
                  onClick={() => moves.choose(option)}
                >
                  {number + 1}
                </button>
              ) : (
                <span key={place === 0 ? "first" : "second"} className={styles.space} />
              ),
            )}
          </Space>
        );
      })}
    </ol>
  );
}

/** A space of a Corruption Zone: a card of the River that is carried there is corrupted and laid at once. */
function Space({ place, name, children }: { readonly place: number; readonly name: string; readonly children: ReactNode }) {
  const spot = useSpot(placeSpot(place));
  return (
    <li ref={spot.ref} className={cx(spot.lit && styles.lit, spot.over && styles.over)} aria-label={name}>
      {children}
    </li>
  );
}

const Corrupted = ({
  card,
  player,
  sign,
  cards,
}: {
  readonly card: SceneCard;
  readonly player: number;
  readonly sign: string;
  readonly cards: TableCards;
}) => (
  <span className={styles.corrupted} data-player={player} title={card.card ? cards.get(card.card)?.name : undefined}>
    <SeatMark player={player} size={16} />
    <b>{sign}</b>
  </span>
);

/** A Propaganda track: stages 1 to 7 stand between the River slots, on SUN's side from the left, on STAR's from the right. */
function Banner({ side, tokens, mine }: { readonly side: SanSide; readonly tokens: readonly number[]; readonly mine: boolean }) {
  const spot = useSpot(mine ? "banner" : `banner of ${side.player}`, "area");
  return (
    <ol
      ref={spot.ref}
      className={cx(styles.banner, spot.lit && styles.lit, spot.over && styles.over)}
      data-player={side.player}
      aria-label={`Banner on stage ${side.stage} of 7`}
    >
      {(side.player === 0 ? STAGES : STAGES.toReversed()).map((stage) => (
        <li key={stage} className={cx(stage < side.stage && styles.gone, stage === side.stage && styles.here)}>
          {stage}
          {tokens.includes(stage) && <i className={cx(stage <= side.stage && styles.taken)}>+1</i>}
        </li>
      ))}
    </ol>
  );
}

/** The Virus track: both Virus cards in use, the Central Port between them, and the marker; where a step takes it can be clicked. */
function VirusTrack({ board, near, view, moves }: Pick<Shared, "view" | "moves"> & { readonly board: Board; readonly near: number }) {
  const [left, right] = [board.sides[near], board.sides[1 - near]];
  const { marker, markerNext } = board;
  const number = view.options.findIndex(({ action }) => action.kind === "move marker");
  const option = view.options[number];
  const at =
    marker.on < 0 ? "at the Central Port" : `on space ${marker.space} of ${marker.on === near ? "your" : "the opposing"} Virus card`;
  const spot = (here: MarkerSpot, shape: string | undefined) => {
    const is = (there: MarkerSpot) => there.on === here.on && there.space === here.space;
    if (option && is(markerNext))
      return (
        <button
          key={here.space}
          type="button"
          className={cx(shape, styles.can)}
          data-can
          aria-label={`${number + 1}, ${option.words}. ${option.hint}`}
          onClick={() => moves.choose(option)}
        >
          {number + 1}
        </button>
      );
    return (
      <span key={here.space} className={cx(shape, is(marker) && styles.marker)} aria-hidden="true">
        {is(marker) ? <MarkerMark /> : here.space || undefined}
      </span>
    );
  };
  const spaces = (side: SanSide | undefined, turned: boolean) => {
    if (!side?.virus) return <span className={styles.port}>passed</span>;
    const numbers = Array.from({ length: side.virus.spaces }, (_, i) => i + 1);
    return (
      <>
        <span className={styles.virus} data-player={side.player} aria-hidden="true">
          <SeatMark player={side.player} size={15} />×{side.virus.left}
        </span>
        {(turned ? numbers.toReversed() : numbers).map((space) => spot({ on: side.player, space }, styles.step))}
      </>
    );
  };
  return (
    <section className={styles.track} aria-label={`Virus marker ${at}`}>
      <span className={styles.arm}>{spaces(left, true)}</span>
      {spot({ on: -1, space: 0 }, styles.port)}
      <span className={cx(styles.arm, styles.far)}>{spaces(right, false)}</span>
    </section>
  );
}

function Played({ sides, active, ...shared }: Shared & { readonly sides: readonly SanSide[]; readonly active: number }) {
  const side = sides.find(({ player }) => player === active);
  const spot = useSpot("played", "area");
  return (
    <section ref={spot.ref} className={cx(styles.played, spot.lit && styles.lit, spot.over && styles.over)} aria-label="Played this turn">
      <h2>{side?.played.length ? "Played this turn" : "Nothing played yet this turn"}</h2>
      <ol>
        {side?.played.map((card) => (
          <li key={card.id}>
            <BoardCard card={card} {...shared} />
          </li>
        ))}
      </ol>
    </section>
  );
}
