/** Who meets whom: both sides with their cards, the parts of their dice, and the odds before the roll. */
import type { CorpBoard, EncounterScene, SideScene } from "../../../../engine/games/corp/table/scene.ts";
import { PlayerShape } from "../../../table/boards/player-shape.tsx";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import styles from "./encounter.module.css";
import { percent } from "./spot-words.ts";

type EncounterProps = {
  readonly board: CorpBoard;
  readonly encounter: EncounterScene;
  readonly names: readonly string[];
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

/** The steps of an infiltration (CORP-13.6 to CORP-13.8). */
const STAGES = ["Teams", "Squads", "Systems", "Firewall"];

export function Encounter({ board, encounter, names, view, cards, moves }: EncounterProps) {
  const { roll, stage, attacker, sides, odds } = encounter;
  const first = roll === "attack" ? attacker : 0;
  const inside = board.infiltrated >= 0;
  return (
    <section className={styles.encounter} aria-label="Encounter">
      <h2>
        {inside ? `Infiltration of ${names[board.infiltrated] === "You" ? "your HQ" : names[board.infiltrated]}` : "Encounter"}
        {roll !== "" && <small>{roll === "attack" ? "a fight" : roll === "hack" ? "a hack" : "sneaking past"}</small>}
      </h2>
      {inside && (
        <ol className={styles.stages} aria-label="Steps of the infiltration">
          {STAGES.map((name, i) => (
            <li key={name} data-past={i < stage || undefined} aria-current={i === stage ? "step" : undefined}>
              {name}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.sides}>
        {sides.map((side, i) => (
          <Side
            key={`${side.player} ${side.team}`}
            side={side}
            needs={roll !== "" && i === first}
            isAttacker={roll === "attack" && i === attacker}
            {...{ names, view, cards, moves }}
          />
        ))}
      </div>
      {odds !== undefined && (
        <p className={styles.odds}>
          <b>{percent(odds)}</b>{" "}
          {names[sides[first]?.player ?? -1] === "You" ? "that you get" : `that ${names[sides[first]?.player ?? -1]} gets`} more hits, with
          these dice
        </p>
      )}
    </section>
  );
}

/** "Medium bot, Oban-Kessler Group": the log calls a player by who sits there, the map by the corp. */
function bothNames(player: number, names: readonly string[], { sitting }: Pick<TableView, "sitting">): string {
  const [corp = "", who = ""] = [names[player], sitting[player]];
  return who === "" || who === corp ? corp : `${who}, ${corp}`;
}

type SideProps = Omit<EncounterProps, "board" | "encounter"> & {
  readonly side: SideScene;
  /** It needs more hits than the other. */
  readonly needs: boolean;
  readonly isAttacker: boolean;
};

function Side({ side, needs, isAttacker, names, view, cards, moves }: SideProps) {
  const dice = side.parts.reduce((sum, { n }) => sum + n, 0);
  return (
    <section aria-label={`${names[side.player]}: ${side.team < 0 ? "Security Team" : `team ${side.team + 1}`}`}>
      <h3>
        <PlayerShape player={side.player} size={13} /> {bothNames(side.player, names, view)}{" "}
        <small>{side.team < 0 ? "Security Team" : `team ${side.team + 1}`}</small>
        {(isAttacker || needs) && <em>{isAttacker ? "attacks" : "needs more hits"}</em>}
      </h3>
      <ul className={styles.cards}>
        {side.cards.map((card) => (
          <li key={card.id}>
            <BoardCard card={card} place={side.team < 0 ? "Security Team" : "Team"} detail="tile" {...{ view, cards, moves }} />
          </li>
        ))}
      </ul>
      {side.parts.length > 0 && (
        <p className={styles.parts}>
          <b>
            {Math.max(0, dice)} {dice === 1 ? "die" : "dice"}
          </b>
          {side.parts.map(({ words, n }) => (
            <span key={words}>
              {words} {n > 0 ? `+${n}` : n}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
