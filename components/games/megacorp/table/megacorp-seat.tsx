"use client";
/** A seat of Megacorp: player, Business, money, trait pool, piles and open market. */
import type { MegacorpSide } from "../../../../engine/games/megacorp/table/scene.ts";
import type { SceneSeat } from "../../../../engine/games/scene.ts";
import { ArtThumb } from "../../../cards/results/art-thumb.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { SeatCounts } from "../../../table/seats/seat-counts.tsx";
import { SeatName } from "../../../table/seats/seat-name.tsx";
import { cx } from "../../../ui/cx.ts";
import styles from "./megacorp-seat.module.css";
import { LookThrough, Market } from "./pile.tsx";
import { TraitMark } from "./trait-mark.tsx";

type MegacorpSeatProps = {
  readonly side: MegacorpSide;
  readonly seat: SceneSeat;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
  readonly mine: boolean;
  /** With less room: there are more than two. */
  readonly small: boolean;
};

export function MegacorpSeat({ side, seat, view, cards, moves, mine, small }: MegacorpSeatProps) {
  const sitting = view.sitting[side.player] ?? seat.name;
  const asked = view.asked?.player === side.player;
  const business = [...cards.values()].find(({ name }) => name === seat.plays);
  return (
    <section
      className={cx(styles.seat, side.lost && styles.lost, small && styles.small, mine && styles.mine)}
      aria-label={`${seat.name}, ${sitting}`}
      data-small={small || undefined}
    >
      <header className={styles.head}>
        <span className={styles.picture}>{business && <ArtThumb card={business} width={38} height={38} />}</span>
        <div className={styles.who}>
          <SeatName player={side.player} sitting={sitting} view={view} moves={moves} />
          <small>
            {sitting === seat.name ? "" : `${seat.name}, `}
            {seat.plays}
          </small>
        </div>
        {/* What one begins with is known when the bids are (MC-4.3). */}
        {(view.scene.turn > 0 || side.money > 0) && (
          <b className={styles.money}>
            {side.money}
            <i>M</i>
          </b>
        )}
      </header>
      {side.lost ? (
        <p className={styles.out}>Out of the game</p>
      ) : (
        <>
          <p className={styles.turn} data-none={!asked && view.scene.active !== side.player}>
            {[
              view.scene.active === side.player && view.scene.turn > 0 && `Turn ${view.scene.turn}`,
              asked && !view.ended && (mine ? "you choose" : "chooses"),
            ]
              .filter(Boolean)
              .join(", ")}
          </p>
          <p className={styles.pool}>
            <span className={styles.label}>Trait pool</span>
            {side.pool.map((n, trait) => (
              <span key={TRAITS[trait]} data-none={n === 0 || undefined}>
                <TraitMark trait={trait} n={n} dim={n === 0} />
              </span>
            ))}
          </p>
          <SeatCounts counts={seat.counts} className={styles.counts} />
          {side.annihilated.length > 0 && (
            <LookThrough
              name={`${mine ? "Your" : `${seat.name}'s`} annihilated cards`}
              pile={side.annihilated}
              cards={cards}
              words="Annihilated cards"
            />
          )}
        </>
      )}
      {!side.lost && (
        <div className={styles.market}>
          <Market name={mine ? "Your market" : `${seat.name}'s market`} pile={side.market} view={view} cards={cards} moves={moves} />
        </div>
      )}
    </section>
  );
}

const TRAITS = ["IQ", "EQ", "MQ", "BQ"] as const;
