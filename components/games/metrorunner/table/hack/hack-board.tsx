"use client";
/** The hack of a match: the grid under the hand of whoever hacks, and to look at for the others. */
import { Square } from "lucide-react";
import { type Boards, gridOf, partOf } from "../../../../../engine/games/boards/index.ts";
import { metrorunner } from "../../../../../engine/games/metrorunner/fields.ts";
import { HACKS, type Nodes } from "../../../../../engine/games/metrorunner/hack/current.ts";
import type { Lie } from "../../../../../engine/games/metrorunner/hack/moves.ts";
import type { MetrorunnerBoard } from "../../../../../engine/games/metrorunner/table/scene.ts";
import type { TableCards, TableMoves, TableView } from "../../../../table/match/view.ts";
import { Button } from "../../../../ui/button.tsx";
import { HackGrid } from "./hack-grid.tsx";
import { type OfferedManipulation, offeredIn } from "./offered.ts";

type HackBoardProps = {
  readonly boards: Boards;
  readonly board: MetrorunnerBoard;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

export function HackBoard({ boards, board, view, cards, moves }: HackBoardProps) {
  const { hack, cells, networks } = board;
  const network = cards.get(networks[hack.declared]?.top?.card ?? "");
  const fields = network && metrorunner(network);
  const nodes: Nodes = { core: fields?.core ?? [], alpha: fields?.alpha ?? [], beta: fields?.beta ?? [] };
  const lie: Lie = {
    tile: cells.map(({ tile }) => tile),
    quarter: cells.map(({ quarter }) => quarter),
    bruteOn: cells.findIndex(({ brute }) => brute),
  };
  const offered = moves.still ? [] : offeredIn(view.options, hack);
  const stop = moves.still ? undefined : view.options.find(({ action }) => action.kind === "stop");
  const active = board.players[view.scene.active];
  return (
    <section aria-label={`Hack${network ? ` of ${network.name}` : ""}`}>
      <HackGrid
        {...{ lie, nodes, offered }}
        tiles={gridOf(partOf(boards, "grid")).tiles.map(({ open }) => open)}
        unlocked={HACKS.filter((_, bit) => (hack.unlocked & (1 << bit)) !== 0)}
        character={active?.manipulation}
        says={cards.get(active?.character?.card ?? "")?.text}
        onChoose={(one) => moves.choose((one as OfferedManipulation).option)}
      >
        <p>
          {hack.free > 0 ? (
            <>
              <b>{hack.free}</b> free {hack.free === 1 ? "manipulation" : "manipulations"} left, then a cube for each
            </>
          ) : (
            "Each manipulation costs a cube now"
          )}
        </p>
        {stop && (
          <div>
            <Button
              look={(hack.connected & 1) !== 0 ? "primary" : "outline"}
              icon={<Square size={14} aria-hidden />}
              onClick={() => moves.choose(stop)}
            >
              {stop.words}
            </Button>
          </div>
        )}
      </HackGrid>
    </section>
  );
}
