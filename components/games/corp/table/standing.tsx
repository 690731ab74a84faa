/** Everybody as they stand now, as the market's close would rank them (CORP-R44), and who is one purchase away from more. */
import type { CorpBoard } from "../../../../engine/games/corp/table/scene.ts";
import { PlayerShape } from "../../../table/boards/player-shape.tsx";
import styles from "./standing.module.css";
import { marketWords } from "./steps-bar.tsx";

type StandingProps = { readonly board: CorpBoard; readonly names: readonly string[]; readonly isOver: boolean };

export function Standing({ board, names, isOver }: StandingProps) {
  const vassals = (player: number) => board.players.filter(({ parent }) => parent === player);
  return (
    <div className={styles.standing}>
      <table>
        <thead>
          <tr>
            <th scope="col">{isOver ? "At the end" : "If the market closed now"}</th>
            <th scope="col">Vassals</th>
            <th scope="col">Net worth</th>
            <th scope="col">Credits</th>
          </tr>
        </thead>
        <tbody>
          {board.standing.map((player, i) => {
            const side = board.players[player];
            return (
              side && (
                <tr key={player}>
                  <th scope="row">
                    <span>
                      {i + 1} <PlayerShape player={player} size={13} /> {names[player]}
                    </span>
                    {side.pieces === 0 && <small>no infrastructure: ranked last</small>}
                    {side.parent >= 0 && <small>Vassal of {names[side.parent] === "You" ? "you" : names[side.parent]}</small>}
                  </th>
                  <td>
                    {vassals(player).length === 0
                      ? "–"
                      : vassals(player)
                          .map((vassal) => names[vassal.player])
                          .join(", ")}
                  </td>
                  <td>¥{side.worth}M</td>
                  <td>¥{side.credits}M</td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
      {!isOver && <Threats board={board} names={names} />}
      <p>
        Net worth: credits, own pieces at their printed price (on other mats twice), assets (CORP-R44).{" "}
        {isOver ? "" : `${marketWords(board)}.`}
      </p>
    </div>
  );
}

/** Who is one purchase of stock away from a majority or from supremacy; `near`: only who could buy it now. */
export function Threats({ board, names, near = false }: Omit<StandingProps, "isOver"> & { readonly near?: boolean }) {
  const threats = near ? board.threats.filter(({ can }) => can) : board.threats;
  if (threats.length === 0) return null;
  return (
    <ul className={styles.threats} aria-label="One purchase away">
      {threats.map(({ player, mat, wins, price, can }) => {
        const [who, whom] = [names[player] ?? "", names[mat] ?? ""];
        const one = who === "You" ? "You are" : `${who} is`;
        const gets = wins ? "supremacy, which wins" : `a majority in ${whom === "You" ? "your corp" : whom}`;
        return (
          <li key={`${player} ${mat}`} data-wins={wins || undefined}>
            <PlayerShape player={player} size={12} /> {one} one purchase (¥{price}M) away from {gets}
            {can ? "" : ", but cannot buy it now"}.
          </li>
        );
      })}
    </ul>
  );
}
