"use client";
/** CORP at the table. */
import { useState } from "react";
import type { CorpBoard, TeamScene } from "../../../../engine/games/corp/table/scene.ts";
import type { Scene, SceneOption } from "../../../../engine/games/scene.ts";
import type { Player } from "../../../../engine/kernel/state.ts";
import { BoardGlyph } from "../../../table/boards/board-glyph.tsx";
import { PlayerShape } from "../../../table/boards/player-shape.tsx";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import type { DraggedPiece } from "../../../table/cards/dragging.tsx";
import type { Zones } from "../../../table/choices/gesture.ts";
import { NightBoard, PickPart } from "../../../table/city/night-board.tsx";
import { GameTable, type GameTableProps } from "../../../table/match/game-table.tsx";
import { Table } from "../../../table/match/table.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { waysOf } from "./carried-teams.ts";
import { CityMap, citySpot } from "./city-map.tsx";
import { cityPieces } from "./city-pieces.ts";
import styles from "./corp-table.module.css";
import { Encounter } from "./encounter.tsx";
import { LastRoll } from "./last-roll.tsx";
import { Mat } from "./mat.tsx";
import { Hand, Pools } from "./pools.tsx";
import { publicScene } from "./public-scene.ts";
import { Seat } from "./seat.tsx";
import { spotOptions } from "./spot-options.ts";
import { SpotPanel } from "./spot-panel.tsx";
import { Standing, Threats } from "./standing.tsx";
import { StepsBar } from "./steps-bar.tsx";
import { Trades } from "./trades.tsx";
import { TurnHelp } from "./turn-help.tsx";
import { Vassals } from "./vassals.tsx";

/** Where cards are put: nowhere, they are pressed. */
const ZONES: Zones = {};

/** What of the board a phone shows. */
const VIEWS = [
  { id: "city", name: "City" },
  { id: "mats", name: "Mats" },
  { id: "pools", name: "Cards" },
] as const;
type View = (typeof VIEWS)[number]["id"];

export default function CorpMatch(props: GameTableProps) {
  return (
    <GameTable {...props} zones={ZONES}>
      <CorpTable {...props} />
    </GameTable>
  );
}

function CorpTable({ view, cards, boards, moves, help }: GameTableProps) {
  const told = view.scene as Scene<CorpBoard>;
  const scene = view.veiled ? publicScene(told) : told;
  const { board } = scene;
  const near = Math.max(0, scene.viewer);
  const [shown, setShown] = useState<number>();
  const [asks, setAsks] = useState(false);
  const [chosen, setChosen] = useState<Player>();
  const [looks, setLooks] = useState<{ readonly at: number; readonly view: View }>();
  const [standing, setStanding] = useState(false);
  const names = scene.seats.map(({ name }, player) => (view.sitting[player] === "You" ? "You" : name));
  const options = spotOptions(view, board);
  const planned = board.encounter ? undefined : plannedTeam(board, near, shown);
  const ways = new Map(board.teams.map((team) => [team, waysOf(team, board, view, names)]));
  const pieces = new Map([...ways].flatMap(([team, way]) => (way.size > 0 ? [[team.spot, draggedTeam(team, board, way)] as const] : [])));
  const show = (spot: number | undefined) => {
    setShown(spot);
    setAsks(false);
  };
  const press = (spot: number, byTouch: boolean) => {
    const [only, more] = options.get(spot) ?? [];
    const way = planned && shown !== spot && !byTouch ? undefined : planned && ways.get(planned)?.get(spot);
    setShown(spot);
    if (only && !more && !byTouch) moves.choose(only.option);
    else if (!only && way && board.teams.some((team) => team.moves)) moves.choose(way);
    else setAsks(true);
  };
  const others = board.players.map(({ player }) => player).filter((player) => player !== near);
  const side = board.players[chosen ?? near];
  const own = board.players[near];
  const kinds = new Set(view.options.map(({ action: { kind } }) => kind));
  const seen = looks?.at === view.decisions ? looks.view : viewOf(kinds, options.size > 0);
  const isOver = view.ended !== undefined;
  const active = view.sitting[scene.active];
  return (
    <Table
      view={view}
      moves={moves}
      help={help}
      seats={[...others, near].map((player) => {
        const [seat, its] = [scene.seats[player], board.players[player]];
        return (
          seat &&
          its && (
            <Seat
              key={player}
              {...{ seat, board, view, cards, moves, names }}
              side={its}
              shown={side?.player === player}
              onMat={() => {
                setChosen(player);
                setLooks({ at: view.decisions, view: "mats" });
              }}
              onScore={() => setStanding(true)}
            />
          )
        );
      })}
      board={
        <NightBoard>
          <StepsBar board={board} steps={scene.phases} whose={active === "You" ? "Your turn" : `${names[scene.active]}'s turn`} />
          <PickPart label="Which part" look="views" ids={VIEWS} picked={seen} onPick={(id) => setLooks({ at: view.decisions, view: id })} />
          {isOver && (
            <div className={styles.end}>
              <Standing board={board} names={names} isOver />
            </div>
          )}
          <div className={styles.main} data-met={board.encounter ? true : undefined}>
            <div className={styles.city} data-seen={seen === "city" || undefined}>
              {boards && (
                <CityMap
                  {...{ boards, board, names, options, shown, planned, pieces }}
                  onShow={show}
                  onPress={press}
                  onLeave={() => !asks && setShown(undefined)}
                />
              )}
            </div>
            <div className={styles.beside}>
              <div data-seen={seen === "city" || undefined}>
                {board.inPlay.length > 0 && (
                  <ul className={styles.played} aria-label="Action cards being played">
                    {board.inPlay.map((card) => (
                      <li key={card.id}>
                        <BoardCard card={card} place="Being played" detail="tile" {...{ view, cards, moves }} />
                      </li>
                    ))}
                  </ul>
                )}
                {board.encounter && <Encounter board={board} encounter={board.encounter} {...{ names, view, cards, moves }} />}
                <LastRoll items={view.items} turn={scene.turn} names={names} />
                {shown !== undefined ? (
                  <SpotPanel spot={shown} {...{ board, names, view, moves, asks }} options={options.get(shown) ?? []} />
                ) : (
                  !board.encounter && <TurnHelp board={board} />
                )}
                <Threats board={board} names={names} near />
                {own && scene.viewer >= 0 && !isOver && !view.past && !view.veiled && (
                  <Trades near={own} {...{ board, names, view, cards, moves }} />
                )}
              </div>
              <div className={styles.mats} data-seen={seen === "mats" || undefined}>
                <PickPart
                  label="Whose mat"
                  look="whose"
                  picked={side?.player}
                  onPick={setChosen}
                  ids={[near, ...others].map((player) => ({
                    id: player,
                    name: (
                      <>
                        <PlayerShape player={player} size={13} /> {names[player]}
                      </>
                    ),
                  }))}
                />
                <Vassals board={board} names={names} />
                {side && <Mat {...{ side, board, names, view, cards, moves }} />}
              </div>
            </div>
          </div>
          <div className={styles.low} data-seen={seen === "pools" || undefined}>
            {own && scene.viewer >= 0 && <Hand side={own} {...{ view, cards, moves }} />}
            <Pools {...{ board, view, cards, moves }} />
          </div>
          <Dialog open={standing} onClose={() => setStanding(false)} title={isOver ? "How it ended" : "Standings"} width={720}>
            <Standing board={board} names={names} isOver={isOver} />
          </Dialog>
        </NightBoard>
      }
    />
  );
}

/** The own team whose reach is shown: the one that moves, else one on the spot that is looked at, else the only one. */
function plannedTeam({ teams }: CorpBoard, player: Player, shown: number | undefined): TeamScene | undefined {
  const own = teams.filter((team) => team.player === player);
  return own.find(({ moves }) => moves) ?? own.find(({ spot }) => spot === shown) ?? (own.length === 1 ? own[0] : undefined);
}

/** What a drag carries of a team. */
function draggedTeam(team: TeamScene, board: CorpBoard, ways: ReadonlyMap<number, SceneOption>): DraggedPiece {
  const piece = cityPieces(board).find(({ player, name }) => player === team.player && name === `team ${team.team + 1}`);
  return { shown: piece && <BoardGlyph piece={piece} size={38} />, puts: new Map([...ways].map(([spot, way]) => [citySpot(spot), way])) };
}

/** What is asked about pools and hands. */
const OF_POOLS: ReadonlySet<string> = new Set(["replace", "discard", "hire", "play", "draw"]);
const OF_MATS: ReadonlySet<string> = new Set(["build", "buy stock", "assemble", "join", "leave", "use", "activate"]);

/** The part of the board that a phone shows by itself: where most of what is asked about lies. */
function viewOf(kinds: ReadonlySet<string>, isOnMap: boolean): View {
  if ([...kinds].some((kind) => OF_MATS.has(kind))) return "mats";
  if (isOnMap) return "city";
  return [...kinds].some((kind) => OF_POOLS.has(kind)) ? "pools" : "city";
}
