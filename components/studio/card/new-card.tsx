"use client";
/** A new card begins with its type; everything else is filled in and can be changed (story S1). */
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { CardId, LibraryCard } from "../../../engine/cards/card.ts";
import { storedFields } from "../../../engine/cards/fields.ts";
import type { Library } from "../../../engine/cards/library.ts";
import type { Typed } from "../../../engine/cards/work.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { createCard } from "../../api/studio.ts";
import { authorNow } from "../../saving/author.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { TextBox } from "../form/boxes.tsx";
import { Field } from "../form/field.tsx";
import fieldStyles from "../form/fields.module.css";
import styles from "./new-card.module.css";

export type NewCardProps = {
  readonly game: LibraryGame;
  readonly library: Library;
  readonly onClose: () => void;
  readonly onMade: (id: CardId) => void;
};

const OWN_SET = { code: "OWN", name: "Own cards" };

export function NewCard({ game, library, onClose, onMade }: NewCardProps) {
  const client = useQueryClient();
  const form = useId();
  const [kind, setKind] = useState(game.kinds.find(({ id }) => id === "character")?.id ?? game.kinds[0]?.id ?? "");
  const [set, setSet] = useState(OWN_SET.code);
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const sets = library.sets.some(({ code }) => code === OWN_SET.code) ? library.sets : [OWN_SET, ...library.sets];
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const card: Typed = { kind, set, ...(name.trim() && { name: name.trim() }), fields: usualFields(game, kind, library.cards) };
      onMade((await createCard(client, game.id, card, { author: authorNow() })).card.id);
    } catch (error) {
      showToast({ message: error instanceof Error ? error.message : "The card could not be made. Try again.", tone: "bad" });
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`New ${game.name} card`}
      width={600}
      footer={
        <Button look="primary" type="submit" form={form} aria-disabled={busy}>
          Make the card
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void make(event)}>
        <fieldset className={styles.kinds}>
          <legend>Type</legend>
          {game.kinds.map(({ id, name: word }) => (
            <label key={id}>
              <input
                type="radio"
                name="kind"
                checked={kind === id}
                data-autofocus={kind === id || undefined}
                onChange={() => setKind(id)}
              />
              {word}
            </label>
          ))}
        </fieldset>
        <Field label="Name" hint="optional">
          {(tied) => <TextBox {...tied} maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <Field label="Set">
          {(tied) => (
            <select {...tied} className={fieldStyles.box} value={set} onChange={(event) => setSet(event.target.value)}>
              {sets.map(({ code, name: word }) => (
                <option key={code} value={code}>
                  {word} ({code})
                </option>
              ))}
            </select>
          )}
        </Field>
      </form>
    </Dialog>
  );
}

/** For each field that is one of a few words, the word that most cards of the type have. */
function usualFields(game: LibraryGame, kind: string, cards: readonly LibraryCard[]): Typed {
  const alike = cards.filter((card) => card.kind === kind);
  const choices = storedFields(game.fields, kind).filter(([, spec]) => spec.is === "one" && !spec.optional);
  return Object.fromEntries(
    choices.flatMap(([name]) => {
      const counts = new Map<string, number>();
      for (const card of alike) {
        const value = card.fields[name];
        if (typeof value === "string") counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      const [usual] = [...counts].toSorted((a, b) => b[1] - a[1]);
      return usual ? [[name, usual[0]]] : [];
    }),
  );
}
