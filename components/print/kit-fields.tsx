"use client";
/** Of a kit: for how many players, and with which decks. */
import { Plus, X } from "lucide-react";
import { useEffect } from "react";
import type { GameId } from "../../engine/cards/card.ts";
import { hasDecks } from "../../engine/games/game.ts";
import type { GameAbout } from "../../engine/games/game-about.ts";
import { ABOUT } from "../../engine/games/lists/about.ts";
import { Field } from "../studio/form/field.tsx";
import fields from "../studio/form/fields.module.css";
import { DeckSelect, useSeatDecks } from "../table/lobby/seat-decks.tsx";
import { Button } from "../ui/button.tsx";
import type { KitChoices } from "./choices.ts";
import styles from "./print.module.css";

/** How many decks a kit begins with. */
const DECKS = 2;

type KitFieldsProps = { readonly game: GameId; readonly choices: KitChoices; readonly onChange: (more: Partial<KitChoices>) => void };

/** How many can play; of a game without rules of play what a table has room for. */
const playersOf = (game: GameId): { readonly from: number; readonly to: number } => {
  const about: GameAbout = ABOUT[game];
  return about.play?.players ?? { from: 1, to: 1 };
};

export function KitFields({ game, choices, onChange }: KitFieldsProps) {
  const { from, to } = playersOf(game);
  const counts = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <>
      {counts.length > 1 && (
        <Field label="For how many players">
          {(tied) => (
            <select {...tied} className={fields["box"]} value={choices.seats} onChange={(event) => onChange({ seats: event.target.value })}>
              <option value="">As many as can play: {to}</option>
              {counts.slice(0, -1).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {hasDecks(game) && <KitDecks game={game} decks={choices.decks} onChange={(decks) => onChange({ decks })} />}
    </>
  );
}

function KitDecks({
  game,
  decks,
  onChange,
}: {
  readonly game: GameId;
  readonly decks: readonly string[];
  readonly onChange: (decks: readonly string[]) => void;
}) {
  const known = useSeatDecks(game);
  const isHere = known.ready !== undefined;
  useEffect(() => {
    if (isHere && decks.length === 0) onChange(Array.from({ length: DECKS }, (_, seat) => known.usual(seat)).flatMap((one) => one ?? []));
  });
  return (
    <fieldset className={styles.decks}>
      <legend>Its decks</legend>
      {decks.map((deck, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a deck is its place, and may be there twice
        <div key={i}>
          <DeckSelect
            label={`Deck ${i + 1}`}
            decks={known}
            value={deck}
            onChange={(choice) => onChange(decks.map((one, at) => (at === i ? choice : one)))}
          />
          {decks.length > 1 && (
            <Button
              size="s"
              look="quiet"
              icon={<X size={14} aria-hidden />}
              aria-label={`Remove deck ${i + 1}`}
              onClick={() => onChange(decks.filter((_, at) => at !== i))}
            />
          )}
        </div>
      ))}
      {isHere && decks.length < playersOf(game).to && (
        <Button
          size="s"
          look="quiet"
          icon={<Plus size={14} aria-hidden />}
          onClick={() => onChange([...decks, known.usual(decks.length) ?? ""].filter((one) => one !== ""))}
        >
          Another deck
        </Button>
      )}
    </fieldset>
  );
}
