"use client";
/**
 * The board of one player as it is printed, where there is room for it: five Actions with what they cost and give now and the Boosts under them, Agents in service, pieces and money.
 * Beside it Verses, Titles, and what is secret.
 */
import { type CSSProperties, useMemo } from "react";
import { type Board, type Boards, boardNamed, partOf } from "../../../../engine/games/boards/index.ts";
import type {
  ActionScene,
  PlayerScene,
  TiltedCard,
  VirtualRevolutionBoard,
} from "../../../../engine/games/virtual-revolution/table/scene.ts";
import { glyph, NIGHT } from "../../../../faces/boards/index.ts";
import { text } from "../../../../faces/svg.ts";
import { drawPlayerBoard, PLAYER_BOARD, STORES } from "../../../../faces/virtual-revolution/player-board.ts";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import { CardLook } from "../../../table/cards/card-look.tsx";
import { sayWhy } from "../../../table/choices/reasons.tsx";
import { boxAround } from "../../../table/city/plate.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import { Pile } from "./market.tsx";
import styles from "./player-board.module.css";

type PlayerBoardProps = {
  readonly side: PlayerScene;
  readonly board: VirtualRevolutionBoard;
  readonly boards: Boards;
  /** The corporation. */
  readonly name: string;
  readonly mine: boolean;
  /** "Your", "Vesglas's". */
  readonly whose: string;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

/** Places in service (VR-7.1). */
const PLACES = [0, 1, 2];

export function PlayerBoard({ side, board, boards, name, mine, whose, view, cards, moves }: PlayerBoardProps) {
  const { player } = side;
  const printed = useMemo(() => drawPlayerBoard(boards, { player, name }, NIGHT), [boards, player, name]);
  const plate = boardNamed(boards, PLAYER_BOARD);
  const places = (part: string) => partOf(boards, part).spaces.map(({ at: [x, y], size = [0, 0] }) => placed(plate, x, y, size));
  const [actions, service] = [places("actions"), places("service")];
  const shared = { view, cards, moves, detail: "tile" as const };
  const warned = side.corruption.length >= board.raidedWith;
  const [online, loading] = [side.verses.filter((verse) => verse.online), side.verses.filter((verse) => !verse.online)];
  return (
    <section className={styles.player} aria-label={`${whose} mat`}>
      <div className={styles.plate} style={{ "--shape": `${plate.size[0]} / ${plate.size[1]}` } as CSSProperties}>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${plate.size[0]} ${plate.size[1]}`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawPlayerBoard and glyph escape every text.
          dangerouslySetInnerHTML={{ __html: printed + stored(side) }}
        />
        <ol className={styles.actions} aria-label={`${whose} Actions`}>
          {side.actions.map((action, i) => (
            <ActionSlot key={action.kind} action={action} at={actions[i]} mine={mine} view={view} cards={cards} moves={moves} />
          ))}
        </ol>
        <div className={styles.service}>
          <h3>In service, {side.service.length} of 3</h3>
          <ul>
            {PLACES.map((place) => {
              const agent = side.service[place];
              return (
                <li
                  key={agent?.id ?? `free ${place}`}
                  className={cx(agent ? agent.tilted && styles.tilted : styles.free)}
                  style={service[place]}
                >
                  {agent ? (
                    <BoardCard card={agent} place={`In service${agent.tilted ? ", tilted" : ""}`} now={nowOf(agent)} {...shared} />
                  ) : (
                    "Free place"
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <div className={styles.cards}>
        {side.next.length > 0 && <p className={styles.next}>Next round: {side.next.join(". ")}.</p>}
        <Group name={`Verses, ${online.length} Online`}>
          {[...online, ...loading].map((verse) => (
            <li key={verse.id} className={cx(!verse.online && styles.loading)}>
              <BoardCard
                card={verse}
                place={verse.online ? "Online" : "Loading"}
                now={[verse.online ? `Online, ${verse.worth} VP now` : verse.met ? "Loading, mission met" : "Loading"]}
                {...shared}
              />
              <small className={cx(verse.met && styles.met)}>
                {verse.online ? `${verse.worth} VP` : verse.met ? "mission met" : "Loading"}
              </small>
            </li>
          ))}
          {side.verses.length === 0 && <Free words="No Verse" />}
        </Group>
        {side.titles.length > 0 && (
          <Group name="Titles">
            {side.titles.map((title) => (
              <li key={title.id} className={cx(title.tilted && styles.tilted)}>
                <BoardCard card={title} place={`Title${title.tilted ? ", tilted" : ""}`} now={nowOf(title)} {...shared} />
              </li>
            ))}
          </Group>
        )}
        <Group name={mine ? "Your Objectives, one counts" : "Objectives"}>
          {side.objectives.map((goal) => (
            <li key={goal.id}>
              <BoardCard card={goal} place="Objective" now={goal.worth === undefined ? [] : [`Worth ${goal.worth} VP now`]} {...shared} />
              <small>{goal.worth === undefined ? "secret" : `${goal.worth} VP`}</small>
            </li>
          ))}
        </Group>
        <Group name={`Corruption, ${side.corruption.length}${warned ? ": enough for a Raid" : ""}`} warned={warned}>
          {side.corruption.map((card) => (
            <li key={card.id}>
              <BoardCard card={card} place="Corruption" {...shared} />
            </li>
          ))}
          {side.corruption.length === 0 && <Free words="None" />}
        </Group>
        {side.retired.length > 0 && (
          <div className={styles.piles}>
            <Pile name="Retired Agents" pile={side.retired} cards={cards} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Where a place of so many millimetres lies on the board. */
function placed(plate: Board, x: number, y: number, size: readonly [number, number]): CSSProperties {
  const { left, top, width, height } = boxAround(plate, x, y, size);
  return { "--left": left, "--top": top, "--width": width, "--height": height } as CSSProperties;
}

/** Millimetres: how large pieces lie in their stores, and how far apart. */
const PIECE = 15;
const APART = 30;

/** What is left of the pieces, and money, Immunity and tokens, in their stores. The seat says the same in words. */
function stored({ player, reserve, directors, servers, credits, immunity, tokens }: PlayerScene): string {
  const [influence, pieces, money] = STORES;
  const at = ({ x, y, h }: (typeof STORES)[number], i: number, step = APART): [number, number] => [x + 15 + i * step, y + h - 12];
  const many = (look: "token" | "pawn" | "server", count: number, where: [number, number]) =>
    count > 0 ? glyph({ look, player, count, label: String(count) }, ...where, PIECE) : "";
  const counters = [
    { kind: "gold", label: `${credits}` },
    { kind: "white", label: `${immunity}` },
    { kind: "purple", label: `${tokens}` },
  ];
  return [
    many("token", reserve, at(influence, 0)),
    many("pawn", directors, at(pieces, 0)),
    servers > 0 ? glyph({ look: "server", player, count: 1 }, ...at(pieces, 1), PIECE) + numbered(servers, at(pieces, 1)) : "",
    ...counters.map(({ kind, label }, i) => glyph({ look: "marker", player: -1, kind, count: 1, label }, ...at(money, i, 18), PIECE)),
  ].join("");
}

/** A number beside a piece that has no room for one. */
const numbered = (count: number, [x, y]: readonly [number, number]): string =>
  text(x + PIECE * 0.62, y + 3, 9, "display7", NIGHT.text, String(count));

const nowOf = ({ tilted }: TiltedCard): readonly string[] => (tilted ? ["Tilted until the end of the round"] : []);

const Group = ({ name, warned, children }: { readonly name: string; readonly warned?: boolean; readonly children: React.ReactNode }) => (
  <div className={styles.group}>
    <h3 className={cx(warned && styles.warned)}>{name}</h3>
    <ul>{children}</ul>
  </div>
);

const Free = ({ words }: { readonly words: string }) => <li className={styles.free}>{words}</li>;

type SlotProps = Pick<PlayerBoardProps, "mine" | "view" | "cards" | "moves"> & {
  readonly action: ActionScene;
  readonly at: CSSProperties | undefined;
};

/** An Action: where it can be taken it is lit; pressed otherwise it says why not. */
function ActionSlot({ action: { name, kind, terms, boosts, against }, at, mine, view, cards, moves }: SlotProps) {
  const index = mine ? view.options.findIndex(({ action, card }) => action.kind === kind && card === undefined) : -1;
  const option = view.options[index];
  const press = async () => (option ? moves.choose(option) : sayWhy(await moves.why({ kind })));
  const head = (
    <>
      <b>
        {option && <i>{index + 1}</i>}
        {name}
      </b>
      {terms.map((term) => (
        <span key={term}>{term}</span>
      ))}
      {mine && against !== undefined && <em>{against}</em>}
    </>
  );
  return (
    <li className={cx(styles.action, option && styles.can)} style={at}>
      {mine ? (
        <button type="button" onClick={() => void press()}>
          {head}
        </button>
      ) : (
        <div>{head}</div>
      )}
      {boosts.map((boost) => (
        <CardLook key={boost.id} design={boost.card === undefined ? undefined : cards.get(boost.card)} side="across">
          <button type="button" className={styles.boost}>
            {boost.words}
          </button>
        </CardLook>
      ))}
    </li>
  );
}
