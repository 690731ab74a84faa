/** The plan of a question: how many games, how long, when it ends, and on request exactly what will be played. */
import { RUNG } from "../../../engine/lab/ladder.ts";
import type { Question } from "../../../engine/questions/configuration.ts";
import { againstWords, counted, games } from "../../../faces/plots/words.ts";
import type { LabPlan } from "../../api/lab.ts";
import { Button } from "../../ui/button.tsx";
import styles from "../lab.module.css";
import { Fact } from "../run/fact.tsx";
import { span } from "../words.ts";
import { gamesFor, reachOf } from "./reach.ts";

/** Whether what is asked for is how often somebody wins. */
const isOfShares = (question: Question): boolean => ["first-seat", "decks", "field", "matrix"].includes(question);
/** Names in a row that a sentence can hold. */
const MOST_NAMES = 8;

const listed = (names: readonly string[]): string =>
  [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? [`${counted(names.length - MOST_NAMES)} more`] : [])].join(", ");

type PlanNoteProps = {
  readonly plan: LabPlan;
  /** The card in question. */
  readonly card: { readonly name: string; readonly revision: number } | undefined;
  /** Plays up to so many games. */
  readonly onMost: (games: number) => void;
};

export function PlanNote({ plan, card, onMost }: PlanNoteProps) {
  const { configuration, lanes, seats, most, within, msAtMost, left } = plan;
  const { question, decks, bots, seed, content, cards } = configuration;
  const each = isOfShares(question) ? Math.floor(most / lanes) : 0;
  const reach = each > 0 ? reachOf(each) : 0;
  const perLane = reach > within ? gamesFor(within) : undefined;
  const against = againstWords(configuration);
  return (
    <div className={styles.planned}>
      <p role="status">
        <b>Plan:</b> {lanes === 1 ? "one comparison" : `${counted(lanes)} comparisons`},{" "}
        {seats.length === 1 ? "alone" : `${seats.length} seats`}, at most {games(most)}
        {msAtMost !== null && `, about ${span(msAtMost)}`}; ends as soon as{" "}
        {question === "ladder"
          ? `each pair is told apart from ${RUNG} points of a rating (Elo)`
          : question === "length"
            ? seats.length === 1
              ? `the share of games that are won is ±${within * 100} points`
              : `the share of whoever goes first is ±${within * 100} points`
            : `every interval is ±${within * 100} points`}
        .{reach > within && ` So many games reach about ±${(reach * 100).toFixed(1)} points.`}
      </p>
      {perLane !== undefined && (
        <p>
          <Button size="s" onClick={() => onMost(perLane * lanes)}>
            Play up to {games(perLane * lanes)}, enough for ±{within * 100} points
          </Button>
        </p>
      )}
      {left.length > 0 && (
        <p>
          Left out, since the rules cannot play {left.length === 1 ? "it" : "them"} as {left.length === 1 ? "it is" : "they are"} now:{" "}
          {listed(left)}.
        </p>
      )}
      <details>
        <summary>Exactly what is played</summary>
        <dl className={styles.facts}>
          {card && (
            <Fact name="Card">
              {card.name}, revision {card.revision}
            </Fact>
          )}
          {cards.length > 1 && <Fact name="Cards">{counted(cards.length)}, each as it is now</Fact>}
          {against !== undefined && <Fact name="Against">{against}</Fact>}
          {decks.length > 0 && <Fact name="Decks">{listed(decks.map(({ name }) => name))}</Fact>}
          <Fact name="Bots">{bots.join(", ")}</Fact>
          <Fact name="Seeds">from {seed}</Fact>
          <Fact name="Pool">content {content}</Fact>
        </dl>
      </details>
    </div>
  );
}
