"use client";
/** A new card begins with its type and a name or what it does; everything else is filled in and can be changed (story S1). */
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import type { CardId } from "../../../engine/cards/card.ts";
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
  const [kind, setKind] = useState(game.kinds.find(({ usual }) => usual)?.id ?? game.kinds[0]?.id ?? "");
  const [set, setSet] = useState(OWN_SET.code);
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [isMissed, setMissed] = useState(false);
  const nameBox = useRef<HTMLInputElement>(null);
  const isEmpty = name.trim() === "" && text.trim() === "";
  const [busy, setBusy] = useState(false);
  const sets = library.sets.some(({ code }) => code === OWN_SET.code) ? library.sets : [OWN_SET, ...library.sets];
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isEmpty) {
      setMissed(true);
      nameBox.current?.focus();
      return;
    }
    setBusy(true);
    try {
      const card: Typed = { kind, set, text: text.trim(), ...(name.trim() && { name: name.trim() }) };
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
        <Field label="Name" problem={isMissed && isEmpty ? "Type a name or what it does. A card needs at least one of them." : undefined}>
          {(tied) => <TextBox {...tied} ref={nameBox} maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <Field label="What it does" hint="in your own words">
          {(tied) => (
            <textarea
              {...tied}
              className={fieldStyles.box}
              rows={3}
              maxLength={4000}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                event.currentTarget.form?.requestSubmit();
              }}
            />
          )}
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
