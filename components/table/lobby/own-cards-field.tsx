"use client";
/** Which cards made in this studio are in the match: each joins the printed ones, or takes the place of one. */
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import type { PlayableGame } from "../../../engine/games/game.ts";
import type { OwnCardTold } from "../../../engine/matches/own-told.ts";
import { matchQueries } from "../../api/matches.ts";
import { cardHref, studioHref } from "../../cards/links.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./own-cards-field.module.css";
import { allJoining, allReplacing, JOINS, type OwnChoices, replacedTwice, withChoice } from "./own-cards-model.ts";

type OwnCardsFieldProps = {
  readonly game: PlayableGame;
  readonly choices: OwnChoices;
  readonly onChange: (choices: OwnChoices) => void;
};

export function OwnCardsField({ game, choices, onChange }: OwnCardsFieldProps) {
  const { data, error } = useQuery(matchQueries.own(game));
  if (error) return <p className={styles.fault}>The cards made here could not be loaded. {error.message}</p>;
  if (!data || data.cards.length + data.left.length === 0) return null;
  const { cards, left } = data;
  const twice = replacedTwice(choices);
  const taking = cards.filter(({ id }) => choices[id] !== undefined).length;
  return (
    <fieldset className={styles.own}>
      <legend>{cards.length > 0 ? "Cards made here" : "Cards left out"}</legend>
      {cards.length > 0 && (
        <p>
          {taking === 0 ? "None is in the match." : taking === 1 ? "One is in the match." : `${taking} are in the match.`} A card is added
          to the printed cards, or replaces every copy of one of them.
        </p>
      )}
      {cards.length > 1 && (
        <div className={styles.all}>
          <Button size="s" onClick={() => onChange(allJoining(cards))}>
            All join
          </Button>
          <Button size="s" onClick={() => onChange(allReplacing(cards))}>
            All replace
          </Button>
          <Button size="s" onClick={() => onChange({})}>
            None
          </Button>
        </div>
      )}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <OwnCard
            key={card.id}
            card={card}
            how={choices[card.id]}
            isTwice={twice.has(choices[card.id] ?? "")}
            onChange={(how) => onChange(withChoice(choices, card.id, how))}
          />
        ))}
      </ul>
      {left.length > 0 && (
        <details className={styles.left}>
          <summary>{left.length === 1 ? "One card cannot be played" : `${left.length} cards cannot be played`}</summary>
          <ul>
            {left.map(({ id, why }) => (
              <li key={id}>
                {why} <Link href={studioHref(id)}>Open it</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  );
}

type OwnCardProps = {
  readonly card: OwnCardTold;
  readonly how: OwnChoices[OwnCardTold["id"]] | undefined;
  /** Whether another card takes the same place. */
  readonly isTwice: boolean;
  readonly onChange: (how: OwnChoices[OwnCardTold["id"]] | undefined) => void;
};

function OwnCard({ card: { id, name, kind, canJoin, replaces }, how, isTwice, onChange }: OwnCardProps) {
  return (
    <li>
      <span className={styles.name}>
        <Link href={cardHref(id)}>{name}</Link> <small>{kind}</small>
      </span>
      <select
        aria-label={`How ${name} joins the match`}
        aria-invalid={isTwice || undefined}
        value={how ?? ""}
        onChange={({ target: { value } }) => onChange(value === JOINS ? JOINS : replaces.find((printed) => printed.id === value)?.id)}
      >
        <option value="">Leave out</option>
        {canJoin && <option value={JOINS}>Joins</option>}
        {replaces.map((printed, i) => (
          <option key={printed.id} value={printed.id}>
            Replaces {printed.name}
            {i === 0 && replaces.length > 1 ? " (most like it)" : ""}
          </option>
        ))}
      </select>
      {isTwice && <small className={styles.fault}>Two cards replace the same card. Choose a different one for one of them.</small>}
    </li>
  );
}
