"use client";
/** The mat of one player, large: each tier with what it gives, its price and who owns the piece; what can be built or bought there is lit. Beneath it what the corp has. */
import type { CorpBoard, CorpPlayerScene, DepartmentScene } from "../../../../engine/games/corp/table/scene.ts";
import type { SceneCard } from "../../../../engine/games/scene.ts";
import { PlayerShape } from "../../../table/boards/player-shape.tsx";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import { sayWhy } from "../../../table/choices/reasons.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import styles from "./mat.module.css";
import { securityWords } from "./security.ts";
import { Shares, sharesWords } from "./shares.tsx";

type MatProps = {
  readonly side: CorpPlayerScene;
  readonly board: CorpBoard;
  readonly names: readonly string[];
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

export function Mat({ side, board, names, view, cards, moves }: MatProps) {
  const mine = side.player === view.scene.viewer;
  const whose = names[side.player] === "You" ? "Your" : `${names[side.player]}'s`;
  const shared = { view, cards, moves, detail: "tile" as const };
  const parent = names[side.parent];
  const vassals = board.players.filter((other) => other.parent === side.player);
  return (
    <section className={styles.mat} aria-label={`${whose} mat`}>
      <h2>
        <PlayerShape player={side.player} size={15} /> {whose} mat
        <small>
          ¥{side.credits}M, +¥{side.profit}M a turn
        </small>
      </h2>
      <ol className={styles.departments}>
        {side.departments.map((department, dept) => (
          <li key={department.name}>
            <h3>
              {capital(department.name)} <small>now {givesWords(dept, department.gives[department.tier] ?? 0)}</small>
            </h3>
            <ol>
              {department.owners
                .map((_, tier) => <Tier key={department.prices[tier]} {...{ department, dept, tier, side, names, view, moves, mine }} />)
                .reverse()}
            </ol>
          </li>
        ))}
      </ol>
      <div className={styles.shares}>
        <Shares side={side} names={names} />
        <p>
          {sharesWords(side, names)}.{parent !== undefined && <em> Vassal of {parent === "You" ? "you" : parent}.</em>}
          {vassals.length > 0 && <em> Parent of {vassals.map(({ player }) => names[player]).join(", ")}.</em>}
        </p>
      </div>
      <div className={styles.cards}>
        <Group name={`Assets, ${side.assets.length} of ${side.assetLimit}`} place="Asset" cards={side.assets} shared={shared} />
        <Group name={`Garrison, ${side.garrison.length}`} place="Garrison" cards={side.garrison} shared={shared} />
        <Group name={`Security: ${securityWords(side.security, cards)}`} place="Security Team" cards={side.security} shared={shared} />
      </div>
    </section>
  );
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** What a department gives, short. */
const givesWords = (dept: number, gives: number): string =>
  dept === 0 ? `+¥${gives}M` : dept === 1 ? `${gives} ${gives === 1 ? "asset" : "assets"}` : `${gives} cards`;

type TierProps = Pick<MatProps, "side" | "names" | "view" | "moves"> & {
  readonly department: DepartmentScene;
  readonly dept: number;
  readonly tier: number;
  readonly mine: boolean;
};

/** A tier: what can be done with it is done by a press; pressed otherwise it says why not. */
function Tier({ department, dept, tier, side, names, view, moves, mine }: TierProps) {
  const owner = department.owners[tier] ?? -1;
  const isNext = tier === department.tier;
  const space = dept * department.owners.length + tier;
  const about = mine && isNext ? { kind: "build", department: department.name } : { kind: "buy stock", player: side.player, tier: space };
  const index = view.options.findIndex(({ action }) => Object.entries(about).every(([key, value]) => action[key] === value));
  const option = view.options[index];
  const asks = owner >= 0 || (mine && isNext);
  const gives = givesWords(dept, department.gives[tier + 1] ?? 0);
  const price = isNext ? (department.next ?? department.prices[tier]) : department.prices[tier];
  const who = owner < 0 ? "" : owner === side.player ? (mine ? "yours" : "its own") : names[owner] === "You" ? "yours" : names[owner];
  const label = `${capital(department.name)} tier ${tier + 1}, ${gives}, ¥${price}M, ${owner < 0 ? "empty" : who}${option ? `. Option ${index + 1}, ${option.words}` : ""}`;
  const shown = (
    <>
      {option && <i className={styles.number} data-number={index + 1} />}
      {owner >= 0 && <PlayerShape player={owner} size={12} />}
      <span>{gives}</span> <b>¥{price}M</b>
    </>
  );
  const className = cx(styles.tier, owner >= 0 && styles.built, isNext && styles.next, option && styles.can, tier === 2 && styles.above);
  return (
    <li className={className}>
      {asks ? (
        <button type="button" aria-label={label} onClick={() => (option ? moves.choose(option) : void moves.why(about).then(sayWhy))}>
          {shown}
        </button>
      ) : (
        <span role="img" aria-label={label}>
          {shown}
        </span>
      )}
    </li>
  );
}

type GroupProps = {
  readonly name: string;
  readonly place: string;
  readonly cards: readonly SceneCard[];
  readonly shared: Pick<MatProps, "view" | "cards" | "moves"> & { readonly detail: "tile" };
};

const Group = ({ name, place, cards, shared }: GroupProps) => (
  <div className={styles.group} data-empty={cards.length === 0 || undefined}>
    <h3>{name}</h3>
    <ul>
      {cards.map((card) => (
        <li key={card.id}>
          <BoardCard card={card} place={place} {...shared} />
        </li>
      ))}
    </ul>
  </div>
);
