"use client";
/** Megacorp at the table. */
import { List, Network as NetworkIcon } from "lucide-react";
import { useState } from "react";
import type { MegacorpBoard } from "../../../../engine/games/megacorp/table/scene.ts";
import { slotOf } from "../../../../engine/games/megacorp/table/spots.ts";
import type { Scene } from "../../../../engine/games/scene.ts";
import type { Player } from "../../../../engine/kernel/state.ts";
import type { Zones } from "../../../table/choices/gesture.ts";
import { GameTable, type GameTableProps } from "../../../table/match/game-table.tsx";
import { Table } from "../../../table/match/table.tsx";
import type { TableView } from "../../../table/match/view.ts";
import { handVeiled } from "../../../table/seats/veil.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { Ahead } from "./ahead.tsx";
import { Hand } from "./hand.tsx";
import { MegacorpSeat } from "./megacorp-seat.tsx";
import styles from "./megacorp-table.module.css";
import { NetworkList } from "./network-list.tsx";
import { Networks } from "./networks.tsx";
import { TraitMark } from "./trait-mark.tsx";
import { Waiting } from "./waiting.tsx";

/** Where cards are put. */
const ZONES: Zones = { play: "board", buy: "board", deploy: "board" };

export default function MegacorpMatch(given: GameTableProps) {
  const props = { ...given, view: handVeiled(given.view) };
  return (
    <GameTable {...props} zones={ZONES}>
      <MegacorpTable {...props} />
    </GameTable>
  );
}

function MegacorpTable({ view, cards, moves, help }: GameTableProps) {
  const scene = view.scene as Scene<MegacorpBoard>;
  const { board } = scene;
  const near = scene.viewer < 0 ? 0 : scene.viewer;
  const narrow = useMedia("(max-width: 799px)");
  const [listed, setListed] = useState(false);
  const [chosen, setChosen] = useState<Player | "all">();
  const own = board.sides[near];
  const playing = board.sides.filter(({ lost }) => !lost);
  const wanted = onlyOf(chosen ?? (narrow ? (attackedIn(view, board) ?? near) : "all"), view);
  // A player who is out has no network.
  const only = playing.some(({ player }) => player === wanted) ? wanted : undefined;
  const seatOf = (player: Player) => {
    const [side, seat] = [board.sides[player], scene.seats[player]];
    return (
      side &&
      seat && (
        <MegacorpSeat key={player} {...{ side, seat, view, cards, moves }} mine={player === scene.viewer} small={board.sides.length > 2} />
      )
    );
  };
  const networks = { view, cards, moves, board, near, only };
  const laidOut = judgesHand(view) && (own?.hand.length ?? 0) > 0;
  return (
    <Table
      view={view}
      moves={moves}
      help={help}
      seats={
        <div className={styles.lines}>
          {board.sides.filter(({ player }) => player !== near).map(({ player }) => seatOf(player))}
          <Ahead board={board} view={view} />
          <span className={styles.grow} />
          {seatOf(near)}
        </div>
      }
      means={
        scene.viewer >= 0 &&
        own &&
        (scene.turn > 0 || own.money > 0) && (
          <p className={styles.means}>
            You have <b>{own.money}M</b>
            {own.pool.map((n, trait) => n > 0 && <TraitMark key={board.traits[trait]} trait={trait} n={n} />)}
            {/* Where there is no room for the full list of what the turn's end brings. */}
            {!view.ended && board.ahead.some(({ is, player }) => is === "loss" && player === scene.viewer) && (
              <strong className={styles.loss}>You will lose when this turn ends</strong>
            )}
          </p>
        )
      }
      waiting={<Waiting board={board} view={view} cards={cards} />}
      board={
        <div className={styles.board}>
          <div className={styles.middle} data-none={laidOut || undefined}>
            <div className={styles.views}>
              {(narrow || playing.length > 2) && (
                <div role="group" aria-label="Which network" className={styles.switch}>
                  <button type="button" aria-pressed={only === undefined} onClick={() => setChosen("all")}>
                    All
                  </button>
                  {playing.map(({ player }) => (
                    <button key={player} type="button" aria-pressed={only === player} onClick={() => setChosen(player)}>
                      {player === scene.viewer ? "Yours" : scene.seats[player]?.name}
                    </button>
                  ))}
                </div>
              )}
              <div role="group" aria-label="Shown as" className={styles.switch}>
                <button type="button" aria-pressed={!listed} aria-label="As networks" onClick={() => setListed(false)}>
                  <NetworkIcon size={15} aria-hidden />
                </button>
                <button type="button" aria-pressed={listed} aria-label="As a list" onClick={() => setListed(true)}>
                  <List size={15} aria-hidden />
                </button>
              </div>
            </div>
            {listed ? <NetworkList {...networks} /> : <Networks {...networks} />}
          </div>
          {scene.viewer >= 0 && own && (
            <Hand {...{ view, cards, moves, laidOut }} revealed={board.sides[scene.active]?.revealed} hand={own.hand} />
          )}
        </div>
      }
    />
  );
}

/** While it is asked whether to keep the hand, it is all there is to look at (MC-4.8). */
const judgesHand = ({ options }: TableView): boolean => options.some(({ action }) => action.kind === "mulligan");

/** The network shown alone: the chosen one, unless all options are in others. */
function onlyOf(chosen: Player | "all", { options }: TableView): Player | undefined {
  if (chosen === "all") return undefined;
  const slots = options.flatMap(({ spot }) => slotOf(spot)?.network ?? []);
  return slots.length === 0 || slots.includes(chosen) ? chosen : slots[0];
}

/** While it is chosen what to attack: the network of the first card that is offered, others' before the own. */
function attackedIn({ options }: TableView, { sides }: MegacorpBoard): Player | undefined {
  const [first] = options;
  if (first?.action.kind !== "space") return undefined;
  return sides.find(({ network }) => network.some(({ id }) => id === first.card))?.player;
}
