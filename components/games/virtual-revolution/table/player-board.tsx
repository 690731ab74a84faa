"use client";
/** The board of one player: five Actions with what they cost and give now and the Boosts under them, Agents in service, Verses, Titles, and what is secret. */
import type {
  ActionScene,
  PlayerScene,
  TiltedCard,
  VirtualRevolutionBoard,
} from "../../../../engine/games/virtual-revolution/table/scene.ts";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import { CardLook } from "../../../table/cards/card-look.tsx";
import { sayWhy } from "../../../table/choices/reasons.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import { Pile } from "./market.tsx";
import styles from "./player-board.module.css";

type PlayerBoardProps = {
  readonly side: PlayerScene;
  readonly board: VirtualRevolutionBoard;
  readonly mine: boolean;
  /** "Your", "Vesglas's". */
  readonly whose: string;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

/** Places in service (VR-7.1). */
const PLACES = [0, 1, 2];

export function PlayerBoard({ side, board, mine, whose, view, cards, moves }: PlayerBoardProps) {
  const shared = { view, cards, moves, detail: "tile" as const };
  const warned = side.corruption.length >= board.raidedWith;
  const [online, loading] = [side.verses.filter((verse) => verse.online), side.verses.filter((verse) => !verse.online)];
  return (
    <section className={styles.player} aria-label={`${whose} mat`}>
      <ol className={styles.actions} aria-label={`${whose} Actions`}>
        {side.actions.map((action) => (
          <ActionSlot key={action.kind} action={action} mine={mine} view={view} cards={cards} moves={moves} />
        ))}
      </ol>
      {side.next.length > 0 && <p className={styles.next}>Next round: {side.next.join(". ")}.</p>}
      <div className={styles.cards}>
        <Group name={`In service, ${side.service.length} of 3`}>
          {PLACES.map((place) => {
            const agent = side.service[place];
            return agent ? (
              <li key={agent.id} className={cx(agent.tilted && styles.tilted)}>
                <BoardCard card={agent} place={`In service${agent.tilted ? ", tilted" : ""}`} now={nowOf(agent)} {...shared} />
              </li>
            ) : (
              <Free key={`free ${place}`} words="Free place" />
            );
          })}
        </Group>
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

const nowOf = ({ tilted }: TiltedCard): readonly string[] => (tilted ? ["Tilted until the end of the round"] : []);

const Group = ({ name, warned, children }: { readonly name: string; readonly warned?: boolean; readonly children: React.ReactNode }) => (
  <div className={styles.group}>
    <h3 className={cx(warned && styles.warned)}>{name}</h3>
    <ul>{children}</ul>
  </div>
);

const Free = ({ words }: { readonly words: string }) => <li className={styles.free}>{words}</li>;

type SlotProps = Pick<PlayerBoardProps, "mine" | "view" | "cards" | "moves"> & { readonly action: ActionScene };

/** An Action: where it can be taken it is lit; pressed otherwise it says why not. */
function ActionSlot({ action: { name, kind, terms, boosts, against }, mine, view, cards, moves }: SlotProps) {
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
    <li className={cx(styles.action, option && styles.can)}>
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
