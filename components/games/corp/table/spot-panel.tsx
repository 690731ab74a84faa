"use client";
/** A spot of the city, told: what it gives, who is there, how far the own teams are, what can be done there and why other things cannot. */
import type { CorpBoard, TeamScene } from "../../../../engine/games/corp/table/scene.ts";
import type { About } from "../../../../engine/kernel/why.ts";
import { PlacePanel } from "../../../table/city/place-panel.tsx";
import type { Numbered, TableMoves, TableView } from "../../../table/match/view.ts";
import { hqAt, percent, spotName, teamWords, whose } from "./spot-words.ts";

type SpotPanelProps = {
  readonly spot: number;
  readonly board: CorpBoard;
  readonly names: readonly string[];
  readonly options: readonly Numbered[];
  readonly view: TableView;
  readonly moves: TableMoves;
  /** It was pressed: it is asked as well why other things cannot be done there. */
  readonly asks: boolean;
};

export const SpotPanel = ({ spot, board, names, options, view, moves, asks }: SpotPanelProps) => {
  const { rule, controller, word = "" } = board.spots[spot] ?? {};
  const title = spotName(board, spot, names);
  const here = board.teams.filter((team) => team.spot === spot);
  const ways = board.teams.flatMap((team) => wayWords(team, spot, board));
  const held = controller === undefined || controller < 0 ? [] : [`${whose(names[controller])} team controls it.`];
  return (
    <PlacePanel
      title={title}
      small={word === title ? "" : word}
      lines={[...(rule === undefined ? [] : [rule]), ...held, ...here.map((team) => `${teamWords(team, names)}.`)]}
      around={ways}
      options={options}
      asks={asks ? aboutSpot(spot, board, view) : undefined}
      moment={`${spot} ${view.decisions}`}
      moves={moves}
    />
  );
};

/** What a Move of a team to the spot comes to, and an infiltration there. */
function wayWords(team: TeamScene, spot: number, board: CorpBoard): readonly string[] {
  const owner = hqAt(board, spot);
  const raid = owner && team.infiltrations.find(({ player }) => player === owner.player);
  const name = `Team ${team.team + 1}`;
  if (raid)
    return [
      `${name} infiltrates it with ${percent(raid.inside)} from the gate on; ${raid.way === undefined ? "the gate is too far for this Move" : raid.way < 1 ? `it comes to the gate with ${percent(raid.way)}` : "the gate is within reach"}. Without action cards and deals, each side choosing what is best for it.`,
      raid.takes === "" ? `${name} has no skill for anything that is there now.` : `It would take ${raid.takes}.`,
    ];
  const way = team.reach.find((one) => one.spot === spot);
  if (!way) return [];
  const steps = `${way.path.length} ${way.path.length === 1 ? "step" : "steps"} of ${team.steps}`;
  return [way.chance < 1 ? `${name}: ${steps}, past others with ${percent(way.chance)} if nobody lets it pass.` : `${name}: ${steps}.`];
}

/** What is asked about a spot: going there or infiltrating while a team moves, else what is done with the teams that stand there. */
function aboutSpot(spot: number, board: CorpBoard, { options, scene }: TableView): readonly About[] {
  const kinds = new Set(options.map(({ action: { kind } }) => kind));
  const owner = hqAt(board, spot);
  if (kinds.has("stop") || kinds.has("go"))
    return owner && owner.player !== scene.viewer ? [{ kind: "infiltrate", player: owner.player }] : [{ kind: "go", spot }];
  const own = board.teams.filter((team) => team.player === scene.viewer && team.spot === spot);
  return own.flatMap(({ team }) => ["move", "disband", "reform"].map((kind) => ({ kind, team })));
}
