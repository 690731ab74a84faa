"use client";
/** Metrorunner at the table. */
import { useState } from "react";
import { partOf } from "../../../../engine/games/boards/index.ts";
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import type { Scene } from "../../../../engine/games/scene.ts";
import type { Player } from "../../../../engine/kernel/state.ts";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import type { Zones } from "../../../table/choices/gesture.ts";
import { NightBoard, PickPart } from "../../../table/city/night-board.tsx";
import { GameTable, type GameTableProps } from "../../../table/match/game-table.tsx";
import { Table } from "../../../table/match/table.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { CityMap } from "./city-map.tsx";
import { ROUTE } from "./city-pieces.ts";
import { Contracts } from "./contracts.tsx";
import { CubePicker } from "./cube-picker.tsx";
import { HackBoard } from "./hack/hack-board.tsx";
import { Hand, Offer } from "./jobs.tsx";
import styles from "./metrorunner-table.module.css";
import { DeclaredNetwork, NetworkChoice } from "./network-choice.tsx";
import { publicScene } from "./public-scene.ts";
import { RoguePanel } from "./rogue-panel.tsx";
import { RunnerBoard } from "./runner-board.tsx";
import { RunnerShape } from "./runner-shape.tsx";
import { ScoreSheet } from "./score-sheet.tsx";
import { Seat } from "./seat.tsx";
import { type SpotKey, spotOptions } from "./spot-options.ts";
import { SpotPanel } from "./spot-panel.tsx";
import { Tracks } from "./tracks.tsx";
import { TurnHelp } from "./turn-help.tsx";

/** Where cards are put: nowhere, they are pressed. */
const ZONES: Zones = {};

/** What of the board a phone shows; the grid while somebody hacks. Where there is room, the grid takes the place of the city. */
const VIEWS = [
  { id: "hack", name: "Hack" },
  { id: "city", name: "City" },
  { id: "jobs", name: "Jobs" },
  { id: "players", name: "Runners" },
] as const;
type View = (typeof VIEWS)[number]["id"];
/** What has appeared or is asked about is shown, wherever the board was scrolled. */
const inSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" });

export default function MetrorunnerMatch(props: GameTableProps) {
  return (
    <GameTable {...props} zones={ZONES}>
      <MetrorunnerTable {...props} />
    </GameTable>
  );
}

function MetrorunnerTable({ view, cards, boards, moves, help }: GameTableProps) {
  const told = view.scene as Scene<MetrorunnerBoard>;
  const scene = view.veiled ? publicScene(told) : told;
  const { board } = scene;
  const near = Math.max(0, scene.viewer);
  const [shown, setShown] = useState<SpotKey>();
  const [asks, setAsks] = useState(false);
  const [chosen, setChosen] = useState<Player>();
  const [looks, setLooks] = useState<{ readonly at: number; readonly view: View }>();
  const [scores, setScores] = useState(false);
  const options = spotOptions(view, board);
  const names = scene.seats.map(({ name }, player) => view.sitting[player] ?? name);
  const kinds = new Set(view.options.map(({ action: { kind } }) => kind));
  const hacking = board.hack.declared >= 0 || kinds.has("declare") || kinds.has("manipulate");
  const show = (spot: SpotKey | undefined) => {
    setShown(spot);
    setAsks(false);
  };
  const press = (spot: SpotKey, byTouch: boolean) => {
    setShown(spot);
    const plain = (options.get(spot) ?? []).filter(({ option }) => option.group === undefined);
    const [only, more] = plain;
    if (only && !more && !byTouch) moves.choose(only.option);
    else setAsks(true);
  };
  const others = board.players.map(({ player }) => player).filter((player) => player !== near);
  const side = board.players[chosen ?? near];
  // What somebody looks at is theirs until something else is asked.
  const seen = looks?.at === view.decisions && (hacking || looks.view !== "hack") ? looks.view : viewOf(view, options.size, hacking);
  const look = (to: View) => setLooks({ at: view.decisions, view: to });
  const parts = VIEWS.filter(({ id }) => hacking || id !== "hack").map((part) => ({
    ...part,
    wide: hacking && (part.id === "hack" || part.id === "city"),
  }));
  const isOver = view.ended !== undefined;
  return (
    <Table
      view={view}
      moves={moves}
      help={help}
      onBoard={kinds.has("stop") && seen === "hack"}
      answer={
        board.cubesAsked && <CubePicker key={view.decisions} asked={board.cubesAsked} colours={board.colours} choose={moves.choose} />
      }
      seats={[...others, near].map((player) => {
        const [seat, own] = [scene.seats[player], board.players[player]];
        return seat && own && <Seat key={player} seat={seat} side={own} {...{ board, view, moves }} onScore={() => setScores(true)} />;
      })}
      board={
        <NightBoard>
          <PickPart look="views" label="Which part" ids={parts} picked={seen} onPick={look} />
          {isOver && (
            <div ref={inSight} className={styles.end}>
              <ScoreSheet board={board} names={names} isOver />
            </div>
          )}
          {hacking && boards && (
            <div className={styles.hack} data-seen={seen === "hack" || undefined} data-away={seen === "city" || undefined}>
              {kinds.has("declare") ? (
                <NetworkChoice {...{ boards, board, view, cards, moves }} />
              ) : (
                <>
                  <DeclaredNetwork board={board} cards={cards} />
                  <HackBoard {...{ boards, board, view, cards, moves }} />
                </>
              )}
            </div>
          )}
          <div className={styles.main} data-away={(hacking && seen !== "city") || undefined}>
            <div>
              <div className={styles.plan} data-seen={seen === "city" || undefined}>
                {boards && (
                  <CityMap
                    {...{ boards, board, names, options, shown }}
                    moving={kinds.has("move")}
                    networks={board.networks.map(({ top }, network) =>
                      top ? (
                        <BoardCard
                          key={top.id}
                          card={top}
                          place={`${network === 0 ? "Left" : "Right"} network, ${board.networks[network]?.cards} cards`}
                          detail="tile"
                          {...{ view, cards, moves }}
                        />
                      ) : null,
                    )}
                    onShow={show}
                    onPress={press}
                    onLeave={() => !asks && setShown(undefined)}
                  />
                )}
                {boards && <Tracks {...{ boards, board, names }} />}
              </div>
              <div className={styles.jobs} data-seen={seen === "jobs" || undefined}>
                <Hand whose={scene.viewer < 0 ? names[near] : undefined} {...{ board, near, view, cards, moves }} />
              </div>
            </div>
            <div>
              <div className={styles.beside} data-seen={seen === "city" || undefined}>
                <Round board={board} />
                {board.rogue && <RoguePanel card={board.rogue.card} deck={board.rogue.deck} {...{ view, cards, moves }} />}
                {shown !== undefined && boards ? (
                  <SpotPanel
                    spot={shown}
                    {...{ board, names, view, moves, asks }}
                    icons={partOf(boards, ROUTE).spaces.map(({ icon }) => icon)}
                    options={options.get(shown) ?? []}
                  />
                ) : (
                  <TurnHelp board={board} phase={scene.phase} />
                )}
                <Contracts {...{ board, near, names, cards }} />
              </div>
              <div className={styles.jobs} data-seen={seen === "jobs" || undefined}>
                <Offer {...{ board, view, cards, moves }} />
              </div>
            </div>
          </div>
          <div
            className={styles.part}
            data-seen={seen === "players" || undefined}
            // Where a job is tucked is asked about the slots, which may lie beneath what is in sight (MR-8.8).
            ref={kinds.has("tuck") && scene.viewer === scene.active ? inSight : undefined}
          >
            {others.length > 0 && (
              <PickPart
                look="whose"
                label="Whose board"
                ids={[near, ...others].map((player) => ({
                  id: player,
                  name: (
                    <>
                      <RunnerShape player={player} colour={board.players[player]?.colour ?? ""} size={13} />{" "}
                      {names[player] === "You" ? "Your board" : names[player]}
                    </>
                  ),
                }))}
                picked={side?.player}
                onPick={setChosen}
              />
            )}
            {side && (
              <RunnerBoard
                {...{ side, board, view, cards, moves }}
                mine={side.player === scene.viewer}
                whose={names[side.player] === "You" ? "Your" : `${names[side.player]}'s`}
              />
            )}
          </div>
          <Dialog open={scores} onClose={() => setScores(false)} title={isOver ? "Final scores" : "Points now"} width={720}>
            <ScoreSheet board={board} names={names} isOver={isOver} />
          </Dialog>
        </NightBoard>
      }
    />
  );
}

const Round = ({ board: { round, lastRound } }: { readonly board: MetrorunnerBoard }) => (
  <p className={styles.clock}>
    <b>Round {round}</b>
    {lastRound > 0 && <em>{round === lastRound ? "The last one" : `The last one is round ${lastRound}`}</em>}
  </p>
);

/** What is asked about jobs, and about the own board. */
const OF_JOBS: ReadonlySet<string> = new Set(["take", "draw", "complete", "discard", "put under"]);
const OF_PLAYERS: ReadonlySet<string> = new Set(["tuck", "substitute", "return", "gain"]);

/** The part of the board that a phone shows by itself: where most of what is asked about lies. */
function viewOf({ options }: GameTableProps["view"], spots: number, hacking: boolean): View {
  // In the middle of a hack cards of the offer may be asked about: Crash Job Boards (MR-10.5).
  if (hacking) return options.length > 0 && options.every(({ action: { kind } }) => OF_JOBS.has(kind)) ? "jobs" : "hack";
  if (spots > 0) return "city";
  if (options.some(({ action: { kind } }) => OF_JOBS.has(kind))) return "jobs";
  return options.some(({ action: { kind } }) => OF_PLAYERS.has(kind)) ? "players" : "city";
}
