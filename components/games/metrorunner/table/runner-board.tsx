"use client";
import type { MetrorunnerBoard, PlayerScene } from "../../../../engine/games/metrorunner/table/scene.ts";
/** The board of one player: character, cubes and tokens, upgrades, and three slots of completed jobs with their bonuses. */
import type { SceneCard } from "../../../../engine/games/scene.ts";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import { Cubes } from "./cubes.tsx";
import styles from "./runner-board.module.css";

type RunnerBoardProps = {
  readonly side: PlayerScene;
  readonly board: MetrorunnerBoard;
  readonly mine: boolean;
  /** "Your", "Runner 2's". */
  readonly whose: string;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

/** What each slot gives whoever tucks a job into it (MR-8.8), and how many jobs it holds (MR-8.7). */
const BONUSES = ["Influence +1", "1 credit or 2 cubes", "Notoriety +1"];
const SLOT_SIZE = 3;

export function RunnerBoard({ side, board, mine, whose, view, cards, moves }: RunnerBoardProps) {
  const shared = { view, cards, moves, detail: "tile" as const };
  const home = board.districts[board.colours.indexOf(side.colour)]?.name ?? "";
  return (
    <section className={styles.player} aria-label={`${whose} mat`}>
      <div className={styles.stock}>
        <h3>
          Home: {home} <small>({side.colour})</small>
        </h3>
        <Cubes cubes={side.cubes} colours={board.colours} label={`${whose} cubes`} size={20} />
        <p>
          <b>{side.credits}</b> {side.credits === 1 ? "credit" : "credits"} · <b>{side.brute}</b> brute force · <b>{side.hand.length}</b> in
          hand
        </p>
        <p>
          Influence <b>{side.influence}</b> · Notoriety <b>{side.notoriety}</b>
        </p>
        <p className={styles.upgrades}>
          <Upgrade name="Alpha" at={4} unlocked={side.alpha} />
          <Upgrade name="Beta" at={7} unlocked={side.beta} />
        </p>
      </div>
      {side.character && (
        <div className={styles.character}>
          <h3>Character</h3>
          <BoardCard
            card={side.character}
            place="Character"
            now={side.manipulation === undefined ? [] : [`Manipulation: ${side.manipulation}`]}
            {...shared}
          />
          <small>{side.manipulation}</small>
        </div>
      )}
      <ol className={styles.slots} aria-label={`${whose} slots`}>
        {side.slots.map((jobs, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have places
          <Slot key={slot} {...{ jobs, slot, mine, shared }} used={side.used} />
        ))}
      </ol>
    </section>
  );
}

const Upgrade = ({ name, at, unlocked }: { readonly name: string; readonly at: number; readonly unlocked: boolean }) => (
  <span className={cx(unlocked && styles.unlocked)}>
    {name} {unlocked ? "unlocked" : `locked, at Influence ${at}`}
  </span>
);

type SlotProps = {
  readonly jobs: readonly SceneCard[];
  readonly slot: number;
  readonly mine: boolean;
  /** Completed jobs whose ability has been used in this action (MR-8.16). */
  readonly used: readonly number[];
  readonly shared: Pick<RunnerBoardProps, "view" | "cards" | "moves"> & { readonly detail: "tile" };
};

/** A slot: where the job that is completed can be tucked it is a button. */
function Slot({ jobs, slot, mine, used, shared }: SlotProps) {
  const { view, moves } = shared;
  const index = mine ? view.options.findIndex(({ action }) => action.kind === "tuck" && action["slot"] === slot) : -1;
  const option = view.options[index];
  const head = (
    <>
      Slot {slot + 1} <small>{BONUSES[slot]}</small>
    </>
  );
  return (
    <li className={cx(styles.slot, option && styles.can)}>
      {option ? (
        <button type="button" onClick={() => moves.choose(option)}>
          <b>{index + 1}</b> {head}
        </button>
      ) : (
        <h3>{head}</h3>
      )}
      <ul>
        {jobs.map((job) => {
          const isUsed = used.includes(job.id);
          return (
            <li key={job.id} className={cx(isUsed && styles.used)}>
              <BoardCard card={job} place={`Slot ${slot + 1}`} now={isUsed ? ["Ability used in this action"] : []} {...shared} />
            </li>
          );
        })}
        {Array.from({ length: SLOT_SIZE - jobs.length }, (_, free) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are alike
          <li key={`free ${free}`} className={styles.free} aria-hidden="true" />
        ))}
      </ul>
    </li>
  );
}
