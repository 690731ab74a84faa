/** What waits to happen: the stack, the next first, with the words that will be carried out; below it the current attack. */
import { Swords } from "lucide-react";
import type { MegacorpBoard } from "../../../../engine/games/megacorp/table/scene.ts";
import type { SceneWaiting } from "../../../../engine/games/megacorp/table/scene-fight.ts";
import type { SceneCard } from "../../../../engine/games/scene.ts";
import { Face } from "../../../card/face.tsx";
import { ArtThumb } from "../../../cards/results/art-thumb.tsx";
import { CardLook } from "../../../table/cards/card-look.tsx";
import type { TableCards, TableView } from "../../../table/match/view.ts";
import { TraitMark } from "./trait-mark.tsx";
import styles from "./waiting.module.css";

type WaitingProps = { readonly board: MegacorpBoard; readonly view: TableView; readonly cards: TableCards };

const KINDS: Readonly<Record<SceneWaiting["is"], string>> = { event: "event", ability: "ability", trigger: "trigger" };

export function Waiting({ board, view, cards }: WaitingProps) {
  const { stack } = board;
  // When the match is over nothing waits.
  const attack = view.ended ? undefined : board.attack;
  if (stack.length === 0 && !attack) return null;
  const designOf = (card: string | undefined) => (card === undefined ? undefined : cards.get(card));
  const played = board.sides.flatMap(({ network }) => network);
  const lying: readonly SceneCard[] = [...played, ...board.sides.flatMap(({ market }) => market)];
  const nameOf = (id: number) => designOf(lying.find((card) => card.id === id)?.card)?.name ?? "a card";
  // What was destroyed blocks no more.
  const blocking = attack?.blockers.filter(({ card }) => played.some(({ id }) => id === card)) ?? [];
  const whose = (player: number) => view.sitting[player] ?? view.scene.seats[player]?.name;
  return (
    <section className={styles.waiting} aria-label="Stack">
      {stack.length > 0 && (
        <>
          <header>
            <h2>Stack</h2>
            <small>the top takes effect first</small>
          </header>
          <ol>
            {stack.map(({ id, source, controller, is, words, span, targets }, i) => {
              const design = designOf(source.card);
              return (
                <li key={id}>
                  <span className={styles.n}>{stack.length - i}</span>
                  <CardLook design={design} lit={span}>
                    {i === 0 && design ? (
                      <span className={styles.top}>
                        <Face card={design} detail="face" lit={span} />
                      </span>
                    ) : (
                      <span className={styles.picture}>{design && <ArtThumb card={design} width={44} height={38} />}</span>
                    )}
                  </CardLook>
                  <span className={styles.words}>
                    <b>{design?.name}</b>
                    <small>
                      {whose(controller)}, {KINDS[is]}
                    </small>
                    {words !== "" && <small className={styles.text}>{words}</small>}
                    {targets.length > 0 && <small>Targets: {targets.map(nameOf).join(", ")}</small>}
                  </span>
                </li>
              );
            })}
          </ol>
        </>
      )}
      {attack && (
        <div className={styles.attack}>
          <Swords size={16} aria-hidden />
          <p>
            {attack.striking ? (
              <>
                <b>{nameOf(attack.attacker)}</b> has attacked: the attack ends.
              </>
            ) : (
              <>
                <b>{nameOf(attack.attacker)}</b> attacks{" "}
                {attack.targets.length > 0 ? attack.targets.map(nameOf).join(", ") : "an empty space"} with{" "}
                <TraitMark trait={attack.trait} n={attack.power} />
                {attack.initiative && ", first (Initiative)"}.
              </>
            )}
            {blocking.map(({ card, score, retaliates }) => (
              <span key={card}>
                {" "}
                <b>{nameOf(card)}</b> blocks with <TraitMark trait={attack.trait} n={score} />
                {retaliates && " and retaliates"}.
              </span>
            ))}
            {attack.retaliate.length > 0 &&
              ` ${attack.retaliate.map(nameOf).join(", ")} ${attack.retaliate.length === 1 ? "retaliates" : "retaliate"}.`}
          </p>
        </div>
      )}
    </section>
  );
}
